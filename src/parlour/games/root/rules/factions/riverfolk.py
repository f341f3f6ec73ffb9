"""Chapter 11: the Riverfolk Company. They sell services, live on what others pay, and set up trade posts."""

from typing import Any, ClassVar, Final

from parlour.games.root.rules.army import Army
from parlour.games.root.rules.effects import BirdsongWindow
from parlour.games.root.rules.faction import RIVERFOLK
from parlour.games.root.rules.factions.funds import POSTS, LoseFunds, boxed, free_spaces, pay_in
from parlour.games.root.rules.factions.river_daylight import RiverDaylight
from parlour.games.root.rules.facts import BOARDS, TRADE_POST
from parlour.games.root.rules.fields import BOXES, FUNDS, PAYMENTS, Trigger
from parlour.games.root.rules.removal import DISRUPTION
from parlour.games.root.rules.services import HAND_CARD, MERCENARIES, RIVERBOATS, SERVICES
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import DiscardDown, turn_of
from parlour.games.root.rules.verbs import END, PRICE_HAND_CARD, PRICE_MERCENARIES, PRICE_RIVERBOATS, RIVER_WARRIOR
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, VERB, HappensTo, Step

_board: dict[str, Any] = BOARDS["riverfolk"]
HIGHEST_PRICE: Final[int] = _board["prices"]
START_WARRIORS: Final = 4  # 11.3.2
START_PAYMENTS: Final = 3  # 11.3.4
PROTECTION: Final = 2  # 11.4.1
PRICE_OF: Final = {HAND_CARD: PRICE_HAND_CARD, RIVERBOATS: PRICE_RIVERBOATS, MERCENARIES: PRICE_MERCENARIES}


class Riverfolk(Army):
    def __init__(self) -> None:
        """11.2.2, 11.2.3, 11.2.6, 11.3.1 Swimmers, an open hand, services; the warriors of the box."""
        super().__init__(RIVERFOLK)
        self.swims = True
        self.open_hand = True
        self.sells = True
        self.craft_law = "11.5.3"

    def set_up(self, g: Root, seat: int) -> None:
        """11.3, 11.3.2–11.3.5 Warriors at the river, trade posts, Payments, then a price for each service."""
        g.posts = [POSTS] * 3
        g.then(
            *[RiverWarrior(seat) for _ in range(START_WARRIORS)],
            FirstPayments(seat),
            *[FirstPrice(seat, service) for service in range(len(SERVICES))],
        )

    def turn(self, seat: int) -> list[Step[Any]]:
        """11.4, 11.5, 11.6 Protectionism, dividends, gathering; actions; discard and prices."""
        window = BirdsongWindow(seat)
        return turn_of(
            seat,
            [window, Protectionism(seat), Dividends(seat), GatherFunds(seat), window],
            [RiverDaylight(seat)],
            [DiscardDown(seat), SetPrices(seat, 0)],
        )

    def wakes(self, g: Root, seat: int) -> None:
        """11.5.3 Crafting is one of the actions."""
        g.crafting = True

    def crafting(self, g: Root, seat: int) -> list[int]:
        """11.2.1 No pieces craft: funds on the empty spaces of trade posts do."""
        return [free_spaces(g, suit) for suit in range(3)]

    def lost(self, g: Root, seat: int, what: int, clearing: int, n: int, by: int) -> None:
        """11.2.5.i A removed trade post leaves the game, and half of the funds with it."""
        if what == TRADE_POST:
            g.stock[TRADE_POST] -= n
            g.pending.append(Trigger(DISRUPTION, seat, n, clearing, by))

    def trigger(self, g: Root, seat: int, trigger: Trigger) -> None:
        """11.2.5.i Half of the funds, rounded up."""
        half = (boxed(g, FUNDS) + 1) // 2
        if half:
            g.note("disrupted", seat=seat, n=half)
            g.then(LoseFunds(seat, half))


# 11.3 Setup


class RiverWarrior(Step[Root]):
    """11.3.2 Four warriors on clearings at the river, any split; 6.2.2 not in the one with the keep."""

    def options(self, g: Root) -> list[int]:
        return [RIVER_WARRIOR | c for c in members(g.rules.land.riverside & g.open_to(self.who))]

    def take(self, g: Root, action: int) -> None:
        g.put_warriors(self.who, action & ARG, 1)
        g.note("musters", seat=self.who, n=1, clearing=action & ARG)

    def barred(self, g: Root) -> list[tuple[int, str]]:
        return [(RIVER_WARRIOR | c, "6.2.2") for c in members(g.rules.land.riverside & ~g.open_to(self.who))]


class FirstPayments(HappensTo[Root]):
    """11.3.4 Three own warriors in Payments."""

    def run(self, g: Root) -> None:
        pay_in(g, self.seat, START_PAYMENTS)


class FirstPrice(Step[Root]):
    """11.3.5 A price for each service."""

    bounds: ClassVar = {"service": (0, len(SERVICES) - 1)}

    def __init__(self, who: int, service: int) -> None:
        super().__init__(who)
        self.service = service

    def args(self) -> tuple[int, int]:
        return self.who, self.service

    def options(self, g: Root) -> list[int]:
        return [PRICE_OF[self.service] | price for price in range(1, HIGHEST_PRICE + 1)]

    def take(self, g: Root, action: int) -> None:
        set_price(g, self.who, self.service, action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"service": self.service}


def set_price(g: Root, seat: int, service: int, price: int) -> None:
    g.prices[service] = price
    g.note("prices", seat=seat, service=service, n=price)


# 11.4 Birdsong


class Protectionism(HappensTo[Root]):
    """11.4.1 With empty Payments, two own warriors go there."""

    def run(self, g: Root) -> None:
        if not boxed(g, PAYMENTS):
            n = pay_in(g, self.seat, PROTECTION)
            g.note("protects", seat=self.seat, n=n)


class Dividends(HappensTo[Root]):
    """11.4.2 With a trade post on the map, a point per two funds."""

    def run(self, g: Root) -> None:
        g.award(self.seat, dividends(g))


def dividends(g: Root) -> int:
    """11.4.2 Funds alone count, neither Payments nor Committed."""
    return boxed(g, FUNDS) // 2 if g.with_piece(TRADE_POST) else 0


class GatherFunds(HappensTo[Root]):
    """11.4.3 All warriors on the board go to Funds."""

    def run(self, g: Root) -> None:
        for box in range(BOXES):
            for owner in range(g.seats if box != FUNDS else 0):
                g.till[FUNDS * g.seats + owner] += g.till[box * g.seats + owner]
                g.till[box * g.seats + owner] = 0
        g.note("collects", seat=self.seat, n=boxed(g, FUNDS))


# 11.6 Evening


class SetPrices(Step[Root]):
    """11.6.2 Each service marker may be moved to any price, once."""

    bounds: ClassVar = {"done": (0, (1 << len(SERVICES)) - 1)}

    def __init__(self, who: int, done: int) -> None:
        super().__init__(who)
        self.done = done  # services, by bit

    def args(self) -> tuple[int, int]:
        return self.who, self.done

    def options(self, g: Root) -> list[int]:
        options = [END]
        for service in members(~self.done & (1 << len(SERVICES)) - 1):
            prices = [price for price in range(1, HIGHEST_PRICE + 1) if price != g.prices[service]]
            options += [PRICE_OF[service] | price for price in prices]
        return options

    def take(self, g: Root, action: int) -> None:
        if action == END:
            return
        for service, verb in PRICE_OF.items():
            if action & VERB == verb:
                set_price(g, self.who, service, action & ARG)
                g.then(SetPrices(self.who, self.done | 1 << service))

    def barred(self, g: Root) -> list[tuple[int, str]]:
        moved = [PRICE_OF[service] for service in members(self.done)]
        return [(verb | price, "11.6.2") for verb in moved for price in range(1, HIGHEST_PRICE + 1)]
