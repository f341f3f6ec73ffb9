"""Chapter 13: the special effects of items and goons; 18.7 what they mean for the guards."""

from typing import ClassVar, Final

from parlour.games.lockup.rules.book import (
    CHOOSE_TOME,
    DISCARD_SUSPICION,
    DRAW_TOME,
    EXCHANGE,
    GAIN_POWER,
    GIVE_SUSPICION,
    GOLD,
    LIBRARY,
    MORE_STORAGE,
    POWER,
    SUSPICION,
)
from parlour.games.lockup.rules.fields import KINDS, NONE, RANKED, SETUP, Under
from parlour.games.lockup.rules.goals import claim_goals
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many, one
from parlour.games.lockup.rules.verbs import ACCUSE, GIVE, KEEP, NO_EXCHANGE, RECEIVE
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, Step


class Effect(Step[Lockup]):
    """13.1–13.9, 11.2.2 One special effect, in printed order; what cannot be carried out does nothing."""

    bounds: ClassVar = {"effect": (0, CHOOSE_TOME)}

    def __init__(self, party: int, effect: int) -> None:
        super().__init__()
        self.party = party
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.party, self.effect)

    def run(self, g: Lockup) -> None:
        if g.is_guards(self.party):
            guards_effect(g, self.effect)
        else:
            players_effect(g, self.party, self.effect)


def apply_effects(g: Lockup, party: int, effects: list[int]) -> None:
    """11.2.2 In printed order."""
    if effects:
        g.then(*[Effect(party, effect) for effect in effects])


def players_effect(g: Lockup, seat: int, effect: int) -> None:
    """13.1–13.8 What a player does at once, or is asked about."""
    if effect == GIVE_SUSPICION:
        if g.suspicion(seat):
            g.stack.append(GiveSuspicion(seat))
    elif effect == DRAW_TOME:
        draw_tomes(g, seat, 1)
    elif effect == MORE_STORAGE:
        g.storage[seat] += 1
        g.note("storage", seat=seat, n=g.storage[seat])
    elif effect == EXCHANGE:
        g.stack.append(Exchange(seat))
    elif effect == CHOOSE_TOME:
        choose_tomes(g, seat)
    else:
        plain_effect(g, seat, effect)


def plain_effect(g: Lockup, party: int, effect: int) -> None:
    """13.1, 13.2, 13.4, 18.7.4 Gain a resource, discard suspicion, gain power: the same for players and guards."""
    if effect <= GOLD:
        gain_goods(g, party, effect, 1)
    elif effect == DISCARD_SUSPICION:
        if g.suspicion(party):
            g.lose(party, SUSPICION, 1)
            g.note_of("discards-suspicion", party, n=1)
    elif effect == GAIN_POWER:
        gain_power(g, party, 1)


def gain_goods(g: Lockup, party: int, good: int, n: int) -> int:
    """3.2 As many as the supply holds; how many that were."""
    gained = g.gain(party, good, n)
    if gained and g.log is not None:
        g.note_of("gains", party, good=good, n=gained)
    return gained


def gain_power(g: Lockup, party: int, n: int) -> int:
    """13.4 Power from the supply; 15.2 goals may count it."""
    gained = g.gain(party, POWER, n)
    if gained:
        if g.log is not None:
            g.note_of("gains-power", party, n=gained)
        claim_goals(g, party)
    return gained


# Suspicion


class GiveSuspicion(Step[Lockup]):
    """13.3, 14.7.7, DEC.22 Move 1 own suspicion token to the board of an opponent of choice."""

    def law(self, g: Lockup) -> str:
        """13.3 Goons and items act in rewards and in the setup; otherwise it is a tome."""
        return "13.3" if g.phase == SETUP or (g.location != NONE and g.moment == RANKED) else "14.7.7"

    def options(self, g: Lockup) -> list[int]:
        return [ACCUSE | party for party in range(g.rules.parties) if party != self.who]

    def take(self, g: Lockup, action: int) -> None:
        give_suspicion(g, self.who, action & ARG)


def give_suspicion(g: Lockup, party: int, other: int) -> None:
    g.stock[party * KINDS + SUSPICION] -= 1
    g.stock[other * KINDS + SUSPICION] += 1
    if g.is_guards(other):
        g.note("accuses-guards", seat=party)
    else:
        g.note_of("accuses", party, other=other)


# Exchange


class Exchange(Step[Lockup]):
    """13.7, DEC.23 May exchange 1 own resource for 1 of another type from the supply."""

    def options(self, g: Lockup) -> list[int]:
        return [*gifts(g, self.who, 1, NONE), NO_EXCHANGE]

    def take(self, g: Lockup, action: int) -> None:
        if action != NO_EXCHANGE:
            g.stack.append(Receive(self.who, one(action & ARG)))


class Receive(Step[Lockup]):
    """8.5.1, 13.7 For what is given, 1 resource of a type different from each of them, out of the supply."""

    bounds: ClassVar = {"given": (1, (1 << 16) - 1)}

    def __init__(self, who: int, given: int) -> None:
        super().__init__(who)
        self.given = given  # a tally

    def args(self) -> tuple[int, ...]:
        return (self.who, self.given)

    def options(self, g: Lockup) -> list[int]:
        return [RECEIVE | good for good in range(4) if g.supply[good] and not how_many(self.given, good)]

    def take(self, g: Lockup, action: int) -> None:
        for good in range(4):
            g.lose(self.who, good, how_many(self.given, good))
        g.gain(self.who, action & ARG, 1)
        g.note("exchanges", seat=self.who, goods=self.given, good=action & ARG)

    def about(self, g: Lockup) -> dict[str, int]:
        return {"goods": self.given}


def gifts(g: Lockup, seat: int, needed: int, given: int) -> list[int]:
    """8.5, 13.7 What may be given for 1 other resource: one that leaves something to receive in the supply.

    `given` is the type that was given already, NONE for none; `needed` how many are still to give.
    """
    options, at = [], seat * KINDS
    owned = g.goods(seat) - (1 if given != NONE else 0)
    for good in range(4):
        has = g.stock[at + good] - (1 if good == given else 0)
        if has and owned >= needed and can_receive(g, seat, good, given, needed):
            options.append(GIVE | good)
    return options


def can_receive(g: Lockup, seat: int, good: int, given: int, needed: int) -> bool:
    """8.5.1 Whether something of another type is left in the supply after giving these."""
    others = [other for other in range(4) if g.supply[other] and other not in (good, given)]
    if needed == 1 or not others:
        return bool(others)
    at = seat * KINDS
    for second in range(4):  # of two to give, the second must leave something as well
        has = g.stock[at + second] - (1 if second == good else 0)
        if has and others != [second]:
            return True
    return False


# Tomes


def draw_tomes(g: Lockup, seat: int, n: int) -> int:
    """13.5 Draw the top tome into the hand, as often as said; how many that were."""
    drawn = 0
    for _ in range(n):
        card = g.draw_tome()
        if card != NONE:
            g.tomes[seat] |= 1 << card
            drawn += 1
            g.tell("draws-tome", 1 << seat, seat=seat, tome=g.cards.tome_of[card])
    return drawn


def choose_tomes(g: Lockup, seat: int) -> int:
    """13.8, 8.8 Draw 2 tomes and keep one; 13.9 a single card is kept. How many were drawn."""
    first = g.draw_tome()
    if first == NONE:
        return 0
    second = g.draw_tome()
    if second == NONE:
        g.tomes[seat] |= 1 << first
        g.tell("draws-tome", 1 << seat, seat=seat, tome=g.cards.tome_of[first])
        return 1
    g.drawn_tomes = 1 << first | 1 << second
    g.stack.append(KeepTome(seat))
    return 2


class KeepTome(Step[Lockup]):
    """13.8, 8.8, DEC.24 Which of the 2 tomes to keep; the other goes face down under the deck."""

    def law(self, g: Lockup) -> str:
        return "17.8" if g.phase == SETUP else "8.8" if g.location == LIBRARY else "13.8"

    def options(self, g: Lockup) -> list[int]:
        return [KEEP | design for design in designs(g, g.drawn_tomes)]

    def asks(self, g: Lockup) -> bool:
        """14.4.1 Also for two of the same design, so that silence does not tell."""
        return g.seats > 1

    def take(self, g: Lockup, action: int) -> None:
        kept = card_of(g, g.drawn_tomes, action & ARG)
        g.tomes[self.who] |= 1 << kept
        for card in members(g.drawn_tomes & ~(1 << kept)):
            g.tomes_under.append(Under(card, self.who))
        g.drawn_tomes = 0
        g.tell("keeps-tome", 1 << self.who, seat=self.who, tome=action & ARG)


def designs(g: Lockup, cards: int) -> list[int]:
    """The designs among some tome cards, each once."""
    of, found = g.cards.tome_of, 0
    for card in members(cards):
        found |= 1 << of[card]
    return members(found)


def card_of(g: Lockup, cards: int, design: int) -> int:
    """A card of that design among them."""
    for card in members(cards):
        if g.cards.tome_of[card] == design:
            return card
    return NONE


# 18.7 The guards

RARITY: Final = (3, 2, 1, 0)  # 18.4.2 rarest first


def guards_effect(g: Lockup, effect: int) -> None:
    """18.7.1–18.7.4 What an effect means for the guards."""
    guards = g.seats
    if effect == GIVE_SUSPICION:
        if g.suspicion(guards):
            give_suspicion(g, guards, 0)
    elif effect in (DRAW_TOME, CHOOSE_TOME):
        guards_stars(g, g.cards.guard_tome_stars)
    elif effect == EXCHANGE:
        guards_exchange(g)
    elif effect != MORE_STORAGE:  # that means nothing to them
        plain_effect(g, guards, effect)


def guards_stars(g: Lockup, stars: int) -> None:
    """18.7.1, 18.4.5 Stars instead of a tome."""
    g.score(g.seats, stars)
    g.note("guards-stars", n=stars)


def guards_exchange(g: Lockup) -> None:
    """18.7.3 1 of what they have most for 1 of what they have fewest; they give the least rare and get the rarest."""
    at = g.seats * KINDS
    owned = [good for good in range(4) if g.stock[at + good]]
    owned.sort(key=lambda good: -g.stock[at + good])  # stable: the least rare first
    for given in owned:
        wanted = guards_want(g, given)
        if wanted != NONE:
            g.lose(g.seats, given, 1)
            g.gain(g.seats, wanted, 1)
            g.note("guards-exchanges", good=given, other_good=wanted)
            return


def guards_want(g: Lockup, given: int) -> int:
    """18.4.2, 18.7.3.1 The type they have fewest of, the rarest of several, out of what the supply holds."""
    best, at = NONE, g.seats * KINDS
    for good in RARITY:
        if good != given and g.supply[good] and (best == NONE or g.stock[at + good] < g.stock[at + best]):
            best = good
    return best
