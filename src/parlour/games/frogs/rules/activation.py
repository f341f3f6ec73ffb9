"""5.5, 5.2: activating a villager or a starter card, and what follows when a list of effects is over."""

from typing import Final

from parlour.games.frogs.rules.book import (
    ACTIVATED,
    BEFORE,
    BUILDING,
    CHEST_LISTS,
    ENCHANTED,
    STARTED,
    STARTER_LISTS,
    VILLAGER,
)
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.triggers import fire
from parlour.kernel.state import Happens


def activate_villager(g: Frogs, card: int) -> None:
    """5.5.1, 5.5.3, INV.7 Its effects; who removes a provision has done so."""
    if g.log is not None:
        g.note("activates", seat=g.active, card=card)
    g.begin(2 * card)


def activate_starter(g: Frogs, starter: int) -> None:
    """5.2.2 The effects of the side that is up; 12.6.2 what comes before an activation answers first."""
    if g.log is not None:
        g.note("starts", seat=g.active, start=starter)
    g.begin(g.starter_list(g.active, starter))
    fire(g, STARTED + BEFORE + starter)


def finish(g: Frogs) -> None:
    """12.6.2, 12.6.3, 12.6.12 A list is over: an activation, or an enchantment that acted once, has happened."""
    number = g.frame().number
    if STARTER_LISTS <= number < CHEST_LISTS:
        depth = len(g.stack)
        fire(g, STARTED + (number - STARTER_LISTS) // 2)
        if len(g.stack) > depth:
            g.stack.insert(depth, CLOSE)  # cards that answer may speak of what was drawn
        else:
            g.frames.pop()
        return
    g.frames.pop()
    if number >= CHEST_LISTS:
        return
    card = number // 2
    if g.cards.types[card] == VILLAGER:
        fire(g, ACTIVATED + g.cards.species[card])
    elif number & 1 and g.cards.types[card] == BUILDING and not g.cards.modifier[card]:
        fire(g, ENCHANTED)


class Close(Happens[Frogs]):
    """12.4 The activation of a starter card is over once all that it triggered is."""

    def run(self, g: Frogs) -> None:
        g.frames.pop()


CLOSE: Final = Close()
