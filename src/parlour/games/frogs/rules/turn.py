"""Chapters 4 and 5: a turn, its main actions and free actions, and its end."""

from typing import Final

from parlour.games.frogs.rules.activation import activate_starter, activate_villager
from parlour.games.frogs.rules.book import CARDS, ENCHANTED, GEAR, HOME, STARTERS, TYPES
from parlour.games.frogs.rules.fields import END_OF_TURN, NONE, READY, TURN, holds, numbers, offers
from parlour.games.frogs.rules.hand import play_card, run_out
from parlour.games.frogs.rules.scoring import EndGame
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.steps import Asks
from parlour.games.frogs.rules.triggers import fire
from parlour.games.frogs.rules.verbs import ACTIVATE, EMPTY, ENCHANT, END, FREE, PLAY, START, TOKEN
from parlour.kernel.state import ARG, VERB, Happens, Step


def begin_turn(g: Frogs, seat: int) -> None:
    """4.1, 4.2 A new turn."""
    g.turn += 1
    g.phase = TURN
    g.active = seat
    g.actions = 0
    g.used = NONE
    g.freed = ()
    if g.log is not None:
        g.note("turn", seat=seat, n=g.turn)
    g.stack.append(TURNS[seat])


STARTS: Final = [
    [START | starter for starter in range(len(STARTERS)) if starter != used] for used in range(len(STARTERS) + 1)
]  # 5.2.3 all starter cards but the one that was used


class TakeTurn(Step[Frogs]):
    """4.2, 4.2.1, 4.3, 4.3.1, 4.4, 4.4.1, DEC.4, DEC.5, DEC.6, DEC.7, DEC.8 Two main actions, free ones around them."""

    def options(self, g: Frogs) -> list[int]:
        main = g.actions < 2
        offer = self.plays(g) if main else []
        if main:
            offer += STARTS[g.used - CARDS if g.used >= CARDS else len(STARTERS)]
        self.add_villagers(g, offer, main)
        if g.has_token(self.who):
            buildings = g.own(self.who, g.cards.buildings)
            offer += [ENCHANT | card for card in buildings if g.spell_on(self.who, card) == NONE]
        if not main:
            offer.append(END)
        return offer

    def plays(self, g: Frogs) -> list[int]:
        """5.1.3 The full cost must be paid."""
        at, payable = 2 * self.who, g.rules.cards.payable
        coins = 2 * min(g.coins[self.who], len(payable) // 2 - 1)
        return offers(PLAY, g.hand[at] & payable[coins], g.hand[at + 1] & payable[coins + 1])

    def add_villagers(self, g: Frogs, offer: list[int], main: bool) -> None:
        """5.2.2, 5.3.3 With a provision; 5.2.4 "Free action" by the free action alone, 5.3.2 once a turn."""
        at, cards = 2 * self.who, g.rules.cards
        low, high = g.rows[at] & ~g.empty[0], g.rows[at + 1] & ~g.empty[1]
        if main:
            ready = offers(ACTIVATE, low & cards.workers[0], high & cards.workers[1])
            offer += [each for each in ready if each & ARG != g.used] if 0 <= g.used < CARDS else ready
        low &= cards.frees[0]
        high &= cards.frees[1]
        if low or high:
            offer += [action for action in offers(FREE, low, high) if action & ARG not in g.freed]

    def take(self, g: Frogs, action: int) -> None:
        verb, thing = action & VERB, action & ARG
        if verb == END:
            end_turn(g)
            return
        g.stack.append(self)
        if verb in (PLAY, START, ACTIVATE):
            g.actions += 1
            self.main_action(g, verb, thing)
        elif verb == FREE:
            self.free_action(g, thing)
        else:
            enchant(g, thing)

    def free_action(self, g: Frogs, villager: int) -> None:
        """5.3.1, 5.3.2, 7.2.1, INV.7 Activate a villager that is marked so."""
        g.freed = (*g.freed, villager)
        g.provide(villager, -1)
        activate_villager(g, villager)

    def main_action(self, g: Frogs, verb: int, thing: int) -> None:
        """5.1.1, 5.2.1, 5.2.3, 7.2.1, INV.7 Play a card or activate one."""
        if verb == PLAY:
            g.leave_hand(self.who, thing)
            play_card(g, thing, g.cards.costs[thing])
        elif verb == START:
            g.used = CARDS + thing
            activate_starter(g, thing)
        else:
            g.used = thing
            g.provide(thing, -1)
            activate_villager(g, thing)

    def barred(self, g: Frogs) -> list[tuple[int, str]]:
        """What people will try: too dear, twice the same card, without provisions, ending too early."""
        hand, spent = numbers(g.hand[2 * self.who], g.hand[2 * self.who + 1]), self.spent(g)
        if g.actions == 2:
            return [*[(PLAY | card, "4.2") for card in hand], *[each for each in spent if each[0] & ~ARG == FREE]]
        costs, coins = g.cards.costs, g.coins[self.who]
        barred = [(PLAY | card, "5.1.3") for card in hand if costs[card] > coins]
        if g.used >= CARDS:
            barred.append((START | g.used - CARDS, "5.2.3"))
        return [*barred, *spent, (END, "4.2")]

    def spent(self, g: Frogs) -> list[tuple[int, str]]:
        """5.2.2, 5.2.3, 5.3.2, 5.3.3 Villagers that were activated in this turn, or have no provisions."""
        found = []
        for card in g.own(self.who, g.cards.villagers):
            if g.cards.free[card]:
                if card in g.freed or not g.stock[card]:
                    found.append((FREE | card, "5.3.2" if card in g.freed else "5.3.3"))
            elif card == g.used or not g.stock[card]:
                found.append((ACTIVATE | card, "5.2.3" if card == g.used else "5.2.2"))
        return found

    def why_not(self, g: Frogs, action: int) -> str:
        """9.1, 10.1, INV.17 Gear and buildings are never activated; 5.2.4, 5.4.1, 11.1 and what the list above has."""
        named = super().why_not(g, action)
        verb, card = action & VERB, action & ARG
        if named or verb not in (ACTIVATE, FREE, ENCHANT, PLAY, START) or card >= CARDS:
            return named
        if g.actions == 2 and verb in (PLAY, START, ACTIVATE):
            return "4.2"
        if verb == ENCHANT:
            return "11.1" if g.spell_on(self.who, card) != NONE else "5.4.1"
        if verb in (ACTIVATE, FREE) and holds(g.rows, 2 * self.who, card):
            kind = g.cards.types[card]
            return ("5.2.4" if verb == ACTIVATE else "5.3.1") if not kind else "9.1" if kind == GEAR else "10.1"
        return {PLAY: "5.1.1", ACTIVATE: "5.2.1", FREE: "5.3.1"}.get(verb, "")  # not a card of one's own hand or rows

    def about(self, g: Frogs) -> dict[str, int]:
        return {"n": 2 - g.actions}

    def detail(self, g: Frogs, action: int) -> dict[str, int]:
        verb, thing = action & VERB, action & ARG
        if verb == PLAY:
            return {"coins": g.cards.costs[thing]}
        if verb == START:
            return {"effects": g.starter_list(self.who, thing)}
        return {"n": g.stock[thing], "effects": 2 * thing} if verb in (ACTIVATE, FREE) else {}


# Enchanting


def enchant(g: Frogs, building: int) -> None:
    """5.4.1, 5.4.2 Put an available token on a building."""
    kinds = tokens(g)
    if len(kinds) == 1:
        place_token(g, kinds[0], building)
    else:
        g.stack.append(ChooseToken(g.active, building))


def tokens(g: Frogs) -> list[int]:
    return [kind for kind in range(3) if g.spells[3 * g.active + kind] == READY]


class ChooseToken(Asks):
    """5.4.2, DEC.8 Which of several tokens."""

    def __init__(self, who: int, building: int) -> None:
        super().__init__(who)
        self.building = building

    def args(self) -> tuple[int, ...]:
        return (self.who, self.building)

    def options(self, g: Frogs) -> list[int]:
        return [TOKEN | kind for kind in tokens(g)]

    def take(self, g: Frogs, action: int) -> None:
        place_token(g, action & ARG, self.building)

    def about(self, g: Frogs) -> dict[str, int]:
        return {"card": self.building}


def place_token(g: Frogs, kind: int, building: int) -> None:
    """11.1, 11.2 A one-shot enchantment acts at once; then the building counts as enchanted for triggers."""
    g.spells[3 * g.active + kind] = building
    g.note("enchants", seat=g.active, card=building, charm=kind)
    if g.cards.modifier[building]:
        fire(g, ENCHANTED)
    else:
        g.begin(2 * building + 1)


# The end of a turn


def end_turn(g: Frogs) -> None:
    """4.5, 4.5.1, 4.5.7, 8.10 The traveller at the end of a path goes Home; 4.5.2 empty cards are tucked."""
    g.phase = END_OF_TURN
    if g.rules.board.ends[g.space[g.active]]:
        g.space[g.active] = HOME
        g.trail = ()
        if g.log is not None:
            g.note("goes-home", seat=g.active)
    g.stack.append(NEXT_TURN)
    g.stack.append(TIDY_UP)


class TidyUp(Happens[Frogs]):
    """4.5.2, 4.5.3, 4.5.4, 4.5.6, 4.5.8 Own villagers and gear without provisions are tucked one by one."""

    def run(self, g: Frogs) -> None:
        empty = empties(g, g.active)
        if not empty:
            return
        if len(empty) == 1 or not any(g.cards.types[card] == GEAR for card in empty):  # 4.5.8
            g.stack.append(self)
            tuck_empty(g, empty[0])
        else:
            g.stack.append(TUCK_EMPTY[g.active])


def empties(g: Frogs, seat: int) -> list[int]:
    """4.5.2 Villagers and gear in play without provisions."""
    return numbers(g.rows[2 * seat] & g.empty[0], g.rows[2 * seat + 1] & g.empty[1])


class TuckEmpty(Step[Frogs]):
    """4.5.2, DEC.20 Which empty card is next."""

    def options(self, g: Frogs) -> list[int]:
        return [EMPTY | card for card in empties(g, self.who)]

    def take(self, g: Frogs, action: int) -> None:
        g.stack.append(TIDY_UP)
        tuck_empty(g, action & ARG)

    def detail(self, g: Frogs, action: int) -> dict[str, str | int]:
        card = action & ARG
        if action & VERB != EMPTY:
            return {}
        kind = {"kind": TYPES[g.cards.types[card]], "n": 0}
        return {**kind, "effects": 2 * card} if g.cards.types[card] == GEAR else kind


def tuck_empty(g: Frogs, card: int) -> None:
    """4.5.2, 9.5, DEC.21 Gear: first its relic effect; then the card is tucked."""
    if g.cards.types[card] != GEAR:
        tuck_from_play(g, g.active, card)
        return
    g.stack.append(TuckGear(card))
    if g.log is not None:
        g.note("relic", seat=g.active, card=card)
    g.begin(2 * card)


class TuckGear(Step[Frogs]):
    """4.5.2 The gear whose relic effect is over is tucked."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, g: Frogs) -> None:
        tuck_from_play(g, g.active, self.card)


def tuck_from_play(g: Frogs, seat: int, card: int) -> None:
    """13.1 Openly: all see which card it is."""
    g.take_out(seat, card)
    g.tuck(seat, card)
    if g.log is not None:
        g.note("tucks-empty", seat=seat, card=card)


class NextTurn(Happens[Frogs]):
    """14.1, INV.12 When the deck has run out each player takes one more turn, the other one first."""

    def run(self, g: Frogs) -> None:
        run_out(g)
        if g.last > 0:
            g.last -= 1
        if g.last == 0:
            g.stack.append(EndGame())
        else:
            begin_turn(g, 1 - g.active)


TURNS: Final = [TakeTurn(seat) for seat in range(2)]
TUCK_EMPTY: Final = [TuckEmpty(seat) for seat in range(2)]
TIDY_UP: Final = TidyUp()
NEXT_TURN: Final = NextTurn()
