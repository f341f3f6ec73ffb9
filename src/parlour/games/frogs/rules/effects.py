"""Chapter 7: the effect interpreter.

A list of effects is carried out in order, each effect as far as it can be done (7.1). `Carry` stands on the stack for
the rest of a list; whatever an effect asks or triggers comes onto the stack above it, so the list goes on when all of
that is over (10.5). Lists of cards, starter cards and rewards have a frame; lists inside an effect share the frame of
the list around them.
"""

from collections.abc import Callable
from typing import Any, Final

from parlour.games.frogs.rules.activation import activate_starter, activate_villager, finish
from parlour.games.frogs.rules.book import (
    ANY,
    CHEST_LISTS,
    CHESTS,
    DISCARD,
    DRAW,
    FROM_DECK,
    FROM_DRAWN,
    FROM_HAND,
    FROM_LOOKED,
    FROM_PILE,
    ICON_LISTS,
    INNER_LISTS,
    INVESTED,
    OPS,
    PLAY,
    SPECIES,
    STARTERS,
    TUCK,
    UPGRADE_START,
    Cards,
    Effect,
)
from parlour.games.frogs.rules.consider import consider, from_looked
from parlour.games.frogs.rules.fields import NO_CARDS, NONE
from parlour.games.frogs.rules.hand import (
    ByEffect,
    DiscardCards,
    DrawFromPile,
    MayPlay,
    MayReveal,
    PlayByEffect,
    TuckFromPile,
    discard,
    draw,
    earn,
    plays,
    tuck,
    tuck_revealed,
)
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.steps import Asks
from parlour.games.frogs.rules.travel import travel
from parlour.games.frogs.rules.triggers import fire
from parlour.games.frogs.rules.verbs import ACTIVATE, CHOOSE, INVEST, INVEST_IN, PROVIDE, START, UPGRADE
from parlour.kernel.state import ARG, VERB, Step

MOST_BOOST: Final = 20  # of one travel or look: further than any board is long


class Carry(Step[Frogs]):
    """7.1, 5.2.5, 7.11 The effects of a list in printed order, each as fully as possible, then the next."""

    def __init__(self, number: int, index: int) -> None:
        super().__init__()
        self.number = number
        self.index = index

    def args(self) -> tuple[int, ...]:
        return (self.number, self.index)

    def run(self, g: Frogs) -> None:
        """Effect after effect, until one asks or triggers something: then the rest waits on the stack beneath it."""
        cards, stack, index = g.rules.cards, g.stack, self.index
        effects, depth = cards.lists[self.number], len(stack)
        while index < len(effects):
            effect = effects[index]
            index += 1
            DEEDS[effect.op](g, effect)
            if len(stack) > depth:
                if index < len(effects) or self.number < INNER_LISTS or cards.chosen[self.number]:
                    stack.insert(depth, cards.carries[self.number][index])
                return
        if self.number < INNER_LISTS:
            finish(g)


def prepare(cards: Cards) -> None:
    """Once a pack: numbers for its effects, and the Steps that carry its lists out."""
    for effects in cards.lists:
        for effect in effects:
            effect.number = len(cards.effects)
            cards.effects.append(effect)
    cards.chosen = [False] * len(cards.lists)
    for effect in cards.effects:
        if OPS[effect.op] == "choose":
            for number in effect.lists:
                cards.chosen[number] = True
    cards.carries = [
        [Carry(number, index) for index in range(len(effects) + 1)] for number, effects in enumerate(cards.lists)
    ]


# What each effect does. A list may speak of what an effect before it did, so these note whether they were done.


def do_gain(g: Frogs, effect: Effect) -> None:
    """7.3, 7.11.1 Earn n."""
    earn(g, effect.n)


def do_draw(g: Frogs, effect: Effect) -> None:
    """7.4, 7.11.2 Draw n: from the deck, the discard pile or the considered cards."""
    if effect.source == FROM_DECK:
        draw(g, effect.n)
    elif effect.source == FROM_LOOKED:
        from_looked(g, DRAW, effect.n)
    elif g.discard:
        g.stack.append(DrawFromPile(g.active, min(effect.n, len(g.discard))))


def do_discard(g: Frogs, effect: Effect) -> None:
    """7.6, 7.11.3 Discard n: from the hand or the considered cards."""
    if effect.source == FROM_HAND:
        discard(g, effect.n)
    else:
        from_looked(g, DISCARD, effect.n)


def do_tuck(g: Frogs, effect: Effect) -> None:
    """7.5, 7.11.4 Tuck n: from the hand, the considered cards, the discard pile; or the card just revealed."""
    if effect.source == FROM_HAND:
        tuck(g, effect.n)
    elif effect.source == FROM_LOOKED:
        from_looked(g, TUCK, effect.n)
    elif effect.source == FROM_PILE:
        if g.discard:
            g.stack.append(TuckFromPile(g.active, min(effect.n, len(g.discard))))
    else:
        tuck_revealed(g)


def do_invest(g: Frogs, effect: Effect) -> None:
    """7.8, 7.8.1, 7.11.6 Onto this building, or one of one's own; without any, nothing happens."""
    if effect.here:
        invest_in(g, g.acting(), effect.n)
        return
    buildings = g.own(g.active, g.cards.buildings)
    if len(buildings) == 1:
        invest_in(g, buildings[0], effect.n)
    elif buildings and g.coins[g.active]:
        g.stack.append(InvestWhere(g.active, effect.n))


def do_add_supply(g: Frogs, effect: Effect) -> None:
    """7.10, 7.11.8 n provisions from the pool onto one of one's own villagers."""
    step = Provide(g.active, effect.n, g.acting() if effect.other else NONE)
    if step.options(g):
        g.stack.append(step)


def do_activate_villager(g: Frogs, effect: Effect) -> None:
    """5.5.1, 7.11.9 One of one's own villagers in play; whoever can, must."""
    step = ActivateOne(g.active, effect.species)
    if step.options(g):
        g.stack.append(step)


def do_activate_start(g: Frogs, effect: Effect) -> None:
    """5.5.1, 7.11.10 A starter card, outside the limits on actions."""
    if effect.which == ANY:
        g.stack.append(StartOne(g.active))
    else:
        activate_starter(g, effect.which)


def do_upgrade_start(g: Frogs, effect: Effect) -> None:
    """8.7.3, 7.11.11 A basic starter card is turned to its advanced side; one that is advanced stays so."""
    if effect.which == ANY:
        step = UpgradeOne(g.active)
        if step.options(g):
            g.stack.append(step)
    else:
        upgrade(g, effect.which)


def do_play(g: Frogs, effect: Effect) -> None:
    """7.11.12 One fitting card, if there is one that can be played."""
    g.set_done(False)
    if plays(g, effect):
        g.stack.append(PlayByEffect(g.active, effect.number))


def do_reveal(g: Frogs, effect: Effect) -> None:
    """7.11.13 Show one fitting card; 7.11.19 asked if there are cards, whether or not one fits."""
    if g.hand_size(g.active) and (effect.source != FROM_DRAWN or g.frame().drawn != NO_CARDS):
        g.stack.append(MayReveal(g.active, effect.number))


def do_pay(g: Frogs, effect: Effect) -> None:
    """7.2, 7.11.14 Whoever can pay, must; otherwise the effect is not applied."""
    able = g.coins[g.active] if effect.coins else g.hand_size(g.active)
    g.set_done(able >= effect.n)
    if able < effect.n:
        return
    g.stack.append(g.cards.carries[effect.lists[0]][0])
    if effect.coins:
        g.coins[g.active] -= effect.n
        g.note("pays", seat=g.active, n=effect.n)
    else:
        g.stack.append(DiscardCards(g.active, effect.n))


def do_choose(g: Frogs, effect: Effect) -> None:
    """7.11.15 One of several lists, even one that will do little."""
    step = Choose(g.active, effect.number)
    if step.options(g):
        g.stack.append(step)


def do_may(g: Frogs, effect: Effect) -> None:
    """7.2.2, 7.11.16 Asked where it can be done; 7.11.19 also where only the hand knows that it cannot."""
    g.set_done(False)
    inner = g.cards.lists[effect.lists[0]][0]
    if inner.op == PLAY:
        if plays(g, inner) or (inner.source == FROM_HAND and g.hand_size(g.active)):
            g.stack.append(MayPlay(g.active, inner.number))
    else:
        do_reveal(g, inner)


def do_if_done(g: Frogs, effect: Effect) -> None:
    """7.11.17 Only if the effect right before it was done."""
    if g.frame().done:
        g.stack.append(g.cards.carries[effect.lists[0]][0])


def do_boost(g: Frogs, effect: Effect) -> None:
    """7.11.18, 10.3 The travel or the look that this interrupts goes further."""
    if len(g.frames) < 2:
        return
    frame = g.fresh_frame(-2)
    if effect.looks:
        frame.more = min(frame.more + effect.n, MOST_BOOST)
    else:
        frame.further = min(frame.further + effect.n, MOST_BOOST)


BY_WORD: Final[dict[str, Callable[[Frogs, Effect], None]]] = {
    "gain": do_gain,
    "draw": do_draw,
    "discard": do_discard,
    "tuck": do_tuck,
    "travel": travel,
    "invest": do_invest,
    "look": consider,
    "add-supply": do_add_supply,
    "activate-villager": do_activate_villager,
    "activate-start": do_activate_start,
    "upgrade-start": do_upgrade_start,
    "play": do_play,
    "reveal": do_reveal,
    "pay": do_pay,
    "choose": do_choose,
    "may": do_may,
    "if-done": do_if_done,
    "boost": do_boost,
}
DEEDS: Final[list[Callable[[Frogs, Effect], None]]] = [BY_WORD[word] for word in OPS]


# Questions


class Choose(ByEffect):
    """7.11.15, 8.7.1, DEC.11, DEC.12 One of several effects; 8.7.3 an advanced starter card can only be activated."""

    def law(self, g: Frogs) -> str:
        """Of a starter card's space, a chest, a card."""
        number = g.frame().number
        return "8.7.3" if number >= ICON_LISTS else "8.7.4" if number >= CHEST_LISTS else "7.11.15"

    def options(self, g: Frogs) -> list[int]:
        lists = self.effect(g).lists
        return [CHOOSE | i for i in range(len(lists)) if not is_upgraded(g, self.who, lists[i])]

    def take(self, g: Frogs, action: int) -> None:
        if g.log is not None:
            g.note("chooses", seat=self.who, effects=(self.number, action & ARG))
        g.stack.append(g.cards.carries[self.effect(g).lists[action & ARG]][0])

    def barred(self, g: Frogs) -> list[tuple[int, str]]:
        lists = self.effect(g).lists
        return [(CHOOSE | i, "8.7.3") for i in range(len(lists)) if is_upgraded(g, self.who, lists[i])]

    def about(self, g: Frogs) -> dict[str, str | int]:
        """A chest, a starter card's space, or the card whose text it is."""
        number = g.frame().number
        if number >= CHEST_LISTS:
            return {"gives": (*CHESTS, *STARTERS)[number - CHEST_LISTS], "card": NONE}
        return {"gives": "other" if g.acting() == NONE else "card", "card": g.acting()}

    def detail(self, g: Frogs, action: int) -> dict[str, Any]:
        if action & VERB != CHOOSE or action & ARG >= len(self.effect(g).lists):
            return {}
        return {"effects": (self.number, action & ARG)}


def is_upgraded(g: Frogs, seat: int, number: int) -> bool:
    """8.7.3 Whether all that a list does is to upgrade a card that is advanced already."""
    effects = g.cards.lists[number]
    first = effects[0]
    return len(effects) == 1 and first.op == UPGRADE_START and first.which != ANY and g.is_advanced(seat, first.which)


class Provide(Asks):
    """7.10, 7.11.8, DEC.13 Which villager gets the provisions; an empty one may."""

    def __init__(self, who: int, n: int, but: int) -> None:
        super().__init__(who)
        self.n = n
        self.but = but

    def args(self) -> tuple[int, ...]:
        return (self.who, self.n, self.but)

    def options(self, g: Frogs) -> list[int]:
        return [PROVIDE | card for card in g.own(self.who, g.cards.villagers) if card != self.but]

    def take(self, g: Frogs, action: int) -> None:
        g.provide(action & ARG, self.n)
        g.note("provides", seat=self.who, card=action & ARG, n=self.n)

    def about(self, g: Frogs) -> dict[str, int]:
        return {"n": self.n}

    def detail(self, g: Frogs, action: int) -> dict[str, int]:
        return {"n": self.n}


class ActivateOne(Asks):
    """5.5.1, 5.5.2, 7.11.9, DEC.13 Which villager is activated; no provision is removed."""

    def __init__(self, who: int, species: int) -> None:
        super().__init__(who)
        self.species = species

    def args(self) -> tuple[int, ...]:
        return (self.who, self.species)

    def options(self, g: Frogs) -> list[int]:
        of, wanted = g.cards.species, self.species
        return [ACTIVATE | card for card in g.own(self.who, g.cards.villagers) if wanted in (ANY, of[card])]

    def take(self, g: Frogs, action: int) -> None:
        activate_villager(g, action & ARG)

    def about(self, g: Frogs) -> dict[str, str]:
        return {"of": (*SPECIES, "any")[self.species]}

    def detail(self, g: Frogs, action: int) -> dict[str, int]:
        return {"effects": 2 * (action & ARG)} if action & VERB == ACTIVATE else {}


class StartOne(Asks):
    """5.5.1, 7.11.10 Which starter card is activated."""

    def options(self, g: Frogs) -> list[int]:
        return [START | starter for starter in range(len(STARTERS))]

    def take(self, g: Frogs, action: int) -> None:
        activate_starter(g, action & ARG)

    def detail(self, g: Frogs, action: int) -> dict[str, int]:
        return {"effects": g.starter_list(self.who, action & ARG)} if action & VERB == START else {}


class UpgradeOne(Asks):
    """8.7.3, 7.11.11 Which basic starter card is upgraded."""

    def options(self, g: Frogs) -> list[int]:
        return [UPGRADE | starter for starter in range(len(STARTERS)) if not g.is_advanced(self.who, starter)]

    def take(self, g: Frogs, action: int) -> None:
        upgrade(g, action & ARG)


def upgrade(g: Frogs, starter: int) -> None:
    """8.7.3, INV.14 To the advanced side, for good."""
    if not g.is_advanced(g.active, starter):
        g.advanced |= 1 << 3 * g.active + starter
        if g.log is not None:
            g.note("upgrades", seat=g.active, start=starter)


class InvestWhere(Asks):
    """7.8.1, 7.11.6 Which of one's own buildings."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n = n

    def args(self) -> tuple[int, ...]:
        return (self.who, self.n)

    def options(self, g: Frogs) -> list[int]:
        return [INVEST_IN | card for card in g.own(self.who, g.cards.buildings)]

    def take(self, g: Frogs, action: int) -> None:
        invest_in(g, action & ARG, self.n)

    def about(self, g: Frogs) -> dict[str, int]:
        return {"n": self.n}


def invest_in(g: Frogs, building: int, n: int) -> None:
    """7.8.2 Without coins there is nothing to choose."""
    if g.coins[g.active]:
        g.stack.append(Invest(g.active, building, n))


class Invest(Asks):
    """7.8, 7.8.2, 7.11.6, 12.6.11, INV.5, DEC.18 0 to n own coins onto the building; they are provisions now."""

    def __init__(self, who: int, building: int, n: int) -> None:
        super().__init__(who)
        self.building = building
        self.n = n

    def args(self) -> tuple[int, ...]:
        return (self.who, self.building, self.n)

    def options(self, g: Frogs) -> list[int]:
        return [INVEST | n for n in range(min(self.n, g.coins[self.who]) + 1)]

    def take(self, g: Frogs, action: int) -> None:
        n = action & ARG
        if not n:
            if g.log is not None:
                g.note("invests-nothing", seat=self.who, card=self.building)
        else:
            g.coins[self.who] -= n
            g.provide(self.building, n)
            if g.log is not None:
                g.note("invests", seat=self.who, n=n, card=self.building)
            fire(g, INVESTED)

    def why_not(self, g: Frogs, action: int) -> str:
        """7.8.2 More than the effect names, or than one has."""
        return super().why_not(g, action) or ("7.8.2" if action & VERB == INVEST else "")

    def about(self, g: Frogs) -> dict[str, int]:
        return {"card": self.building, "n": self.n}
