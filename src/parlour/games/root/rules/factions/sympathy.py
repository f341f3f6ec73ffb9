"""8.4: what the Alliance does in Birdsong. Supporters pay for revolts, then for sympathy."""

from typing import Any, Final

from parlour.games.root.rules.effects import birdsong_effects, is_birdsong_effect, use_in_birdsong
from parlour.games.root.rules.factions.supporters import SpendSupporters
from parlour.games.root.rules.facts import BASE, BOARDS, BUILDINGS, SERVES, SYMPATHY
from parlour.games.root.rules.land import EVERYWHERE, at
from parlour.games.root.rules.removal import BY_EFFECT, FullRemoval, RemoveDoomed, ResolveTriggers, doom_enemies
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import HappensIn
from parlour.games.root.rules.verbs import END, REVOLT, SPREAD
from parlour.kernel.bag import has, members, size
from parlour.kernel.state import ARG, VERB, Step

_board: dict[str, Any] = BOARDS["alliance"]
COST: Final[list[int]] = _board["cost"]
POINTS: Final[list[int]] = _board["points"]
TOKENS: Final = 10  # 8.2.5
REVOLT_COST: Final = 2  # 8.4.1.ii
MARTIAL_LAW: Final = 3  # 8.4.2.ii.a


# 8.4.1 Revolt


def base_suits(g: Root) -> int:
    """8.4.1.i The suits whose base is on the map, as bits."""
    suits = 0
    for clearing in members(g.with_piece(BASE)):
        suits |= 1 << g.suit_at[clearing]
    return suits


def revolt_sites(g: Root, seat: int) -> int:
    """8.4.1.i Sympathetic clearings whose base is still on the board, where it can be placed after the removal."""
    sites = g.with_piece(SYMPATHY) & g.open_to(seat)
    placed = base_suits(g)
    for clearing in members(sites):
        if has(placed, g.suit_at[clearing]) or not (g.room[clearing] or enemy_buildings(g, seat, clearing)):
            sites ^= 1 << clearing
    return sites


def enemy_buildings(g: Root, seat: int, clearing: int) -> int:
    n = 0
    for kind in range(BUILDINGS):
        if g.pieces[at(kind, clearing)] and g.enemies(seat, g.rules.owner[kind]):
            n += g.pieces[at(kind, clearing)]
    return n


class Revolts(Step[Root]):
    """8.4.1 Revolt any number of times."""

    def asks(self, g: Root) -> bool:
        """Z.3 Only the Alliance knows whether its supporters match."""
        return g.count_supporters() >= REVOLT_COST and revolt_sites(g, self.who) != 0

    def options(self, g: Root) -> list[int]:
        """8.4.1.ii Two supporters of the clearing's suit."""
        sites = members(revolt_sites(g, self.who))
        paid = [c for c in sites if size(g.supporters & SERVES[g.suit_at[c]]) >= REVOLT_COST]
        return [END] + [REVOLT | c for c in paid] + birdsong_effects(g, self.who)

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        g.then(self)
        if is_birdsong_effect(action):
            use_in_birdsong(g, self.who, action)
        else:
            suit = g.suit_at[action & ARG]
            g.then(SpendSupporters(self.who, suit, REVOLT_COST), Revolt(self.who, action & ARG))

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = self.options(g)
        tokens = [c for c in members(g.with_piece(SYMPATHY)) if REVOLT | c not in can]
        return [(REVOLT | c, self.why_not_here(g, c)) for c in tokens]

    def why_not_here(self, g: Root, clearing: int) -> str:
        if has(revolt_sites(g, self.who), clearing):
            return "8.4.1.ii"
        if g.why_closed(self.who, clearing):
            return g.why_closed(self.who, clearing)
        return "8.4.1.i" if has(base_suits(g), g.suit_at[clearing]) else "2.2.3"


class Revolt(HappensIn):
    """8.4.1.iii Remove all enemy pieces; then the base, the warriors and an officer."""

    def run(self, g: Root) -> None:
        g.note("revolts", seat=self.seat, clearing=self.clearing)
        doom_enemies(g, self.seat, self.clearing)
        removal = FullRemoval(self.seat, 1 << self.clearing)
        g.then(RemoveDoomed(BY_EFFECT), removal, ResolveTriggers(0), PlaceBase(self.seat, self.clearing))


class PlaceBase(HappensIn):
    """8.4.1.iii The base, a warrior per sympathetic clearing of its suit, and last an officer from the supply."""

    def run(self, g: Root) -> None:
        suit = g.suit_at[self.clearing]
        g.put_piece(BASE, self.clearing)
        n = g.put_warriors(self.seat, self.clearing, size(g.with_piece(SYMPATHY) & g.realm[suit]))
        g.note("base", seat=self.seat, suit=suit, clearing=self.clearing, n=n)
        promote(g, self.seat)


def promote(g: Root, seat: int) -> None:
    """8.4.1.iii, 8.5.3 A warrior from the supply becomes an officer."""
    if g.supply[seat]:
        g.supply[seat] -= 1
        g.officers += 1
        g.note("promotes", seat=seat)


# 8.4.2 Spread sympathy


def spread_sites(g: Root, seat: int) -> int:
    """8.4.2.i, 8.2.5.ii Clearings without a token beside one with it, or any if there is none; 6.2.2 never the keep."""
    tokens = g.with_piece(SYMPATHY)
    near = 0
    for clearing in members(tokens):
        near |= g.paths[clearing]
    return (near if tokens else EVERYWHERE) & ~tokens & g.open_to(seat)


def spread_cost(g: Root, seat: int, clearing: int) -> int:
    """8.4.2.ii The number above the token; 8.4.2.ii.a one more where another player has three warriors."""
    cost = COST[TOKENS - g.stock[SYMPATHY]]
    for other in range(g.seats):
        if other != seat and g.warriors[at(other, clearing)] >= MARTIAL_LAW:
            return cost + 1
    return cost


class Spreads(Step[Root]):
    """8.4.2 After all revolts, spread sympathy any number of times."""

    def asks(self, g: Root) -> bool:
        """Z.3 Only the Alliance knows whether its supporters match."""
        if not g.stock[SYMPATHY]:
            return False
        return g.count_supporters() >= COST[TOKENS - g.stock[SYMPATHY]] and spread_sites(g, self.who) != 0

    def options(self, g: Root) -> list[int]:
        options = [END]
        if g.stock[SYMPATHY] and g.supporters:
            for clearing in members(spread_sites(g, self.who)):
                matching = size(g.supporters & SERVES[g.suit_at[clearing]])
                if matching and matching >= spread_cost(g, self.who, clearing):
                    options.append(SPREAD | clearing)
        return options + birdsong_effects(g, self.who)

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        g.then(self)
        if is_birdsong_effect(action):
            use_in_birdsong(g, self.who, action)
        else:
            clearing = action & ARG
            cost = spread_cost(g, self.who, clearing)
            g.then(SpendSupporters(self.who, g.suit_at[clearing], cost), PlaceSympathy(self.who, clearing))

    def about(self, g: Root) -> dict[str, int]:
        placed = TOKENS - g.stock[SYMPATHY]
        return {"n": COST[placed] if placed < TOKENS else 0}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """For a clearing: what sympathy costs there, and its points."""
        spreads = action & VERB == SPREAD and g.stock[SYMPATHY] > 0
        return {"n": spread_cost(g, self.who, action & ARG), "points": next_points(g)} if spreads else {}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = self.options(g)
        bare = members(EVERYWHERE & ~g.with_piece(SYMPATHY))
        return [(SPREAD | c, self.why_not_here(g, c)) for c in bare if SPREAD | c not in can]

    def why_not_here(self, g: Root, clearing: int) -> str:
        if not g.stock[SYMPATHY]:
            return "8.2.5"
        if not has(spread_sites(g, self.who), clearing):
            return g.why_closed(self.who, clearing) or "8.4.2.i"
        matching = size(g.supporters & SERVES[g.suit_at[clearing]])
        return "8.4.2.ii" if matching < COST[TOKENS - g.stock[SYMPATHY]] else "8.4.2.ii.a"


class PlaceSympathy(HappensIn):
    """8.4.2.iii Place the token, and score the space it uncovers; 8.2.5.i one in a clearing."""

    def run(self, g: Root) -> None:
        place_sympathy(g, self.seat, self.clearing)


def next_points(g: Root) -> int:
    """8.4.2.iii The space that the next token uncovers shows its points."""
    return POINTS[TOKENS - g.stock[SYMPATHY]]


def place_sympathy(g: Root, seat: int, clearing: int) -> None:
    """8.4.2.iii, 8.6.1.iv The token and its points."""
    points = next_points(g)
    g.put_piece(SYMPATHY, clearing)
    if g.log is not None:
        g.note("sympathy", seat=seat, clearing=clearing)
    g.award(seat, points)
