"""11.5: the Daylight of the Riverfolk. Funds pay for moves, battles, crafting, cards, recruits and trade posts."""

from typing import Any, ClassVar, Final

from parlour.games.root.rules.craft import craft_barred, payable, resolve_craft, why_not_effect
from parlour.games.root.rules.effects import daylight_effects, dominance_barred, is_daylight_effect, use_in_daylight
from parlour.games.root.rules.factions.funds import SUPPLY, ChooseSpace, UseFund, boxed, pay_in, put_fund
from parlour.games.root.rules.facts import ANY, BOARDS, COST_OF, TRADE_POST
from parlour.games.root.rules.fields import COMMITTED, FUNDS, SPACES
from parlour.games.root.rules.land import EVERYWHERE
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import HappensIn
from parlour.games.root.rules.verbs import (
    BUILD_POST,
    CRAFT,
    END,
    EXPORT,
    RIVER_BATTLE,
    RIVER_DRAW,
    RIVER_MOVE,
    RIVER_RECRUIT,
)
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, NOBODY, VERB, HappensTo, Step

_board: dict[str, Any] = BOARDS["riverfolk"]
POINTS: Final[list[int]] = _board["points"]
POST_COST: Final = 2  # 11.5.6


class RiverDaylight(Step[Root]):
    """11.5 Move, battle, craft or export, draw, recruit and build trade posts, in any order and number."""

    def options(self, g: Root) -> list[int]:
        options = [END]
        funds = boxed(g, FUNDS)
        if funds:
            options += self.paid_with_one(g)
            options += trades(g, self.who, funds)
        if funds >= POST_COST:
            options += [BUILD_POST | clearing for clearing in post_sites(g, self.who)]
        return options + daylight_effects(g, self.who)

    def paid_with_one(self, g: Root) -> list[int]:
        """11.5.1, 11.5.2, 11.5.4, 11.5.5 What costs one fund."""
        options: list[int] = []
        faction = g.rules.faction[self.who]
        if faction.may_move(g, self.who):
            options.append(RIVER_MOVE)
        if faction.may_battle(g, self.who):
            options.append(RIVER_BATTLE)
        if g.deck or g.discard:
            options.append(RIVER_DRAW)
        if can_recruit(g, self.who):
            options += [RIVER_RECRUIT | c for c in members(recruit_sites(g, self.who))]
        return options

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        g.stack.append(self)
        if is_daylight_effect(action):
            use_in_daylight(g, self.who, action)
        else:
            begin_business(g, self.who, action)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": boxed(g, FUNDS)}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """For a trade post: the points."""
        return {"points": POINTS[0]} if action & VERB == BUILD_POST else {}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """11.5 What the funds do not allow, or nothing calls for."""
        can = self.options(g)
        laws = [(RIVER_MOVE, "4.2.1"), (RIVER_BATTLE, "4.3"), (RIVER_DRAW, "11.5.4")]
        laws += [(RIVER_RECRUIT | c, "11.5.5") for c in members(g.rules.land.riverside)]
        laws += [(BUILD_POST | c, why_no_post(g, self.who, c)) for c in members(EVERYWHERE & ~g.with_piece(TRADE_POST))]
        laws += [(verb | card, "11.5.3") for card in members(g.hand[self.who]) for verb in (CRAFT, EXPORT)]
        named = dict(craft_barred(g, self.who))
        unpaid = "11.2.4" if not boxed(g, FUNDS) else ""
        barred = [(action, named.get(action) or unpaid or law) for action, law in laws if action not in can]
        return barred + dominance_barred(g, self.who)


def trades(g: Root, seat: int, funds: int) -> list[int]:
    """11.5.3, 11.5.3.i What can be crafted or exported; an export needs no enemy to remove, for it removes none."""
    cards = [card for card in payable(g, seat) if len(COST_OF[card]) <= funds]
    crafts = [CRAFT | card for card in cards if not why_not_effect(g, seat, card)]
    return crafts + [EXPORT | card for card in cards if why_not_effect(g, seat, card) in ("", "2.5")]


def recruit_sites(g: Root, seat: int) -> int:
    """11.5.5, 6.2.2, GG.6.2 The clearings at the river where one may place a warrior."""
    return g.rules.land.riverside & g.open_to(seat)


def can_recruit(g: Root, seat: int) -> bool:
    """11.5.5 The fund returns first, so an own one may be the recruit itself."""
    return g.supply[seat] > 0 or g.till[FUNDS * g.seats + seat] > 0


def post_sites(g: Root, seat: int) -> list[int]:
    """11.5.6.i, 11.5.6.ii A clearing without a post that somebody rules, whose two warriors are among the funds."""
    return [c for c in members(g.open_to(seat) & ~g.with_piece(TRADE_POST)) if not why_no_post(g, seat, c)]


def why_no_post(g: Root, seat: int, clearing: int) -> str:
    """11.5.6, 6.2.2, GG.6.2 What bars a trade post, or ""."""
    closed = g.why_closed(seat, clearing)
    if closed:
        return closed
    if not g.posts[g.suit_at[clearing]]:
        return "11.3.3"
    ruler = g.ruler[clearing]
    if ruler == NOBODY:
        return "11.5.6.i"
    return "" if g.till[FUNDS * g.seats + ruler] >= POST_COST else "11.5.6.ii"


def begin_business(g: Root, seat: int, action: int) -> None:
    """11.5.1–11.5.6 The fund first, then what it pays for."""
    verb, arg = action & VERB, action & ARG
    faction = g.rules.faction[seat]
    if verb == RIVER_MOVE:
        faction.push_move(g, seat)
        g.then(UseFund(seat, COMMITTED))
    elif verb == RIVER_BATTLE:
        faction.push_battle(g, seat)
        g.then(UseFund(seat, COMMITTED))
    elif verb == RIVER_DRAW:
        g.then(UseFund(seat, COMMITTED), RiverDraw(seat))
    elif verb == RIVER_RECRUIT:
        g.then(UseFund(seat, SUPPLY, int(g.supply[seat] == 0)), RiverRecruit(seat, arg))
    elif verb == BUILD_POST:
        build_post(g, seat, arg)
    else:
        trade(g, seat, arg, verb == EXPORT)


class RiverDraw(HappensTo[Root]):
    """11.5.4 Draw a card."""

    def run(self, g: Root) -> None:
        g.draw_cards(self.seat, 1)


class RiverRecruit(HappensIn):
    """11.5.5 A warrior in a clearing at the river."""

    def run(self, g: Root) -> None:
        g.put_warriors(self.seat, self.clearing, 1)
        g.note("musters", seat=self.seat, n=1, clearing=self.clearing)


def build_post(g: Root, seat: int, clearing: int) -> None:
    """11.5.6, 11.5.6.ii, 11.5.6.iii, 11.2.5 Two funds of the ruler for a post, which scores, and a warrior."""
    suit, ruler = g.suit_at[clearing], g.ruler[clearing]
    for _ in range(POST_COST):
        put_fund(g, ruler, SUPPLY)
    points = POINTS[len(POINTS) - g.posts[suit]]
    g.posts[suit] -= 1
    g.put_piece(TRADE_POST, clearing)
    g.put_warriors(seat, clearing, 1)
    g.note("trade-post", seat=seat, other=ruler, clearing=clearing)
    g.award(seat, points)


# 11.5.3 Craft and export


def trade(g: Root, seat: int, card: int, export: bool) -> None:
    """11.5.3, 4.1.1 A fund on an empty space for each symbol, suited ones first; then craft, or 11.5.3.i export."""
    g.then(TradeCard(seat, card, int(export)))
    for suit in sorted(COST_OF[card], reverse=True):
        g.then(ChooseSpace(seat) if suit == ANY else UseFund(seat, SPACES + suit))


class TradeCard(Step[Root]):
    """11.5.3 The card is crafted as any other; 11.5.3.i exported it is discarded for an own warrior in Payments."""

    bounds: ClassVar = {"export": (0, 1)}

    def __init__(self, seat: int, card: int, export: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.export = export

    def args(self) -> tuple[int, int, int]:
        return self.seat, self.card, self.export

    def run(self, g: Root) -> None:
        if not self.export:
            resolve_craft(g, self.seat, self.card)
            return
        g.spend(self.seat, self.card)
        pay_in(g, self.seat, 1)
        g.note("exports", seat=self.seat, card=self.card)
