"""1.5, PROC.4: the frame of a turn. Birdsong, Daylight, Evening; the factions' own steps come between these."""

from typing import Any, Final

from parlour.games.root.rules.effects import begin_bank, check_dominance
from parlour.games.root.rules.facts import BETTER_BURROW_BANK, COBBLER, COMMAND_WARREN, HAND_LIMIT
from parlour.games.root.rules.fields import BIRDSONG, DAYLIGHT, EVENING, POINTLESS_ROUNDS, STILL_ROUNDS
from parlour.games.root.rules.services import MERCENARIES, BuyServices, on_offer
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import COBBLER as USE_COBBLER
from parlour.games.root.rules.verbs import DISCARD, PASS, START_NEXT, WARREN
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, NOBODY, HappensTo, Step

STARTS: Final = ("services", "bank")
SERVICES_FIRST: Final = 0


def begin_turn(g: Root) -> None:
    """1.5 A turn: Birdsong, Daylight, Evening."""
    g.used = 0
    g.activated = [0, 0, 0]
    if g.looker != (g.active + g.seats - 1) % g.seats:
        forget_hand(g)
    g.stack.extend(g.rules.turns[g.active])
    if g.log is not None:
        g.note("turn", seat=g.active, n=g.turns // g.seats + 1)


def forget_hand(g: Root) -> None:
    """Z.2 A hand that was shown is out of sight again; what one saw in one's own turn stays for one turn more."""
    g.looker = NOBODY
    g.looked_at = NOBODY
    g.looked = 0


def turn_of(
    seat: int, birdsong: list[Step[Any]], daylight: list[Step[Any]], evening: list[Step[Any]]
) -> list[Step[Any]]:
    """PROC.4 The whole turn of a seat, the last step first, as a stack has it."""
    steps: list[Step[Any]] = [StartOfBirdsong(seat), *birdsong, StartOfDaylight(seat), *daylight]
    steps += [StartOfEvening(seat), *evening, EndOfTurn()]
    return list(reversed(steps))


def end_services(g: Root) -> None:
    """11.2.7.ii, 11.2.7.iii Boats and mercenaries serve until the end of the turn."""
    g.services = 0
    g.service_limit = 0
    g.bought = 0
    g.paths = g.rules.land.paths
    if g.hirer != NOBODY:
        g.hire(NOBODY)


class StartOfBirdsong(HappensTo[Root]):
    """PROC.4, 1.5 The start of Birdsong: 3.3.1 dominance may win, then services and Better Burrow Bank."""

    def run(self, g: Root) -> None:
        g.phase = BIRDSONG
        check_dominance(g, self.seat)
        if not g.over:
            g.rules.faction[self.seat].wakes(g, self.seat)
            bank = g.crafted[self.seat] != 0 and g.holds(self.seat, BETTER_BURROW_BANK)
            if g.rules.seller not in (NOBODY, self.seat):
                trade = len(on_offer(g, self.seat)) > 0
                g.then(StartNext(self.seat) if bank and trade else BuyServices(self.seat))
                bank = bank and not trade  # 11.2.7.i then the bank may bring the card that is bought
            if bank:
                begin_bank(g, self.seat)


class StartNext(Step[Root]):
    """1.1.3, 1.5, PROC.4 Services and Better Burrow Bank are both due at the start of Birdsong: which comes first?"""

    def options(self, g: Root) -> list[int]:
        return [START_NEXT | effect for effect in range(len(STARTS))]

    def take(self, g: Root, action: int) -> None:
        if action & ARG == SERVICES_FIRST:
            g.then(BuyServices(self.who), Bank(self.who))
        else:
            g.then(BuyServices(self.who))
            begin_bank(g, self.who)


class Bank(HappensTo[Root]):
    """CARD.better-burrow-bank After the services."""

    def run(self, g: Root) -> None:
        begin_bank(g, self.seat)


class StartOfDaylight(HappensTo[Root]):
    """PROC.4 Daylight begins; Command Warren comes first."""

    def run(self, g: Root) -> None:
        g.phase = DAYLIGHT
        if has(g.bought, MERCENARIES):
            g.hire(self.seat)
        holds = g.crafted[self.seat] and g.holds(self.seat, COMMAND_WARREN)
        if holds and g.rules.faction[self.seat].may_battle(g, self.seat):
            g.then(CommandWarren(self.seat))


class CommandWarren(Step[Root]):
    """CARD.command-warren At the start of Daylight: one battle."""

    def options(self, g: Root) -> list[int]:
        return [PASS, WARREN]

    def take(self, g: Root, action: int) -> None:
        if action == WARREN:
            g.note("warren", seat=self.who)
            g.rules.faction[self.who].push_battle(g, self.who)


class StartOfEvening(HappensTo[Root]):
    """PROC.4 Evening begins; Cobbler comes first."""

    def run(self, g: Root) -> None:
        g.phase = EVENING
        holds = g.crafted[self.seat] and g.holds(self.seat, COBBLER)
        if holds and g.rules.faction[self.seat].may_move(g, self.seat):
            g.then(Cobbler(self.seat))


class Cobbler(Step[Root]):
    """CARD.cobbler At the start of Evening: one move."""

    def options(self, g: Root) -> list[int]:
        return [PASS, USE_COBBLER]

    def take(self, g: Root, action: int) -> None:
        if action == USE_COBBLER:
            g.note("cobbler", seat=self.who)
            g.rules.faction[self.who].push_move(g, self.who)


class DrawCards(HappensTo[Root]):
    """6.6, 7.6.2, 8.6.2, 9.6.2, 10.6.3 In the Evening draw one card and the bonuses of one's board."""

    def run(self, g: Root) -> None:
        g.draw_cards(self.seat, g.rules.faction[self.seat].cards_to_draw(g, self.seat))


class DiscardDown(HappensTo[Root]):
    """6.6, 7.6.2, 8.6.2, 9.6.3, 10.6.3, 11.6.1, INV.14 Discard down to five cards, of one's own choice."""

    def run(self, g: Root) -> None:
        if g.cards_in_hand(self.seat) > HAND_LIMIT:
            g.then(DiscardCard(self.seat), self)


class DiscardCard(Step[Root]):
    """INV.14, 6.6, 7.6.2, 8.6.2, 9.6.3, 10.6.3, 11.6.1 Choose a card to discard: five may stay."""

    def options(self, g: Root) -> list[int]:
        return [DISCARD | card for card in members(g.hand[self.who])]

    def take(self, g: Root, action: int) -> None:
        g.spend(self.who, action & ARG)
        g.note("discards", seat=self.who, card=action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": g.cards_in_hand(self.who) - HAND_LIMIT}


class EndOfTurn(Step[Root]):
    """1.5, END.3 The next player clockwise; the counters of the turn are gone. Too many still rounds end the game."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, g: Root) -> None:
        g.rules.faction[g.active].rests(g, g.active)
        if g.services:
            end_services(g)
        g.turns += 1
        g.still += 1
        g.pointless += 1
        g.active = (g.active + 1) % g.seats
        if g.still >= STILL_ROUNDS * g.seats or g.pointless >= POINTLESS_ROUNDS * g.seats:
            g.stall()
        else:
            begin_turn(g)
