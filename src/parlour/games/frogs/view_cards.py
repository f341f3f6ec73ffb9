"""A card as plain data."""

from typing import Any

from parlour.games.frogs.fields import NONE
from parlour.games.frogs.rules import BASE, BUILDING, CARDS, CHARMS, DECKS, NOVICES, SPECIES, THEME, TYPES, VILLAGER
from parlour.games.frogs.state import Frogs


def card(g: Frogs, n: int) -> dict[str, Any]:
    """2.4 What is printed on it, and what lies on it now."""
    cards = g.cards
    kind = cards.types[n]
    return {
        "id": cards.ids[n],
        "name": cards.names.get(f"card-{cards.ids[n]}"),
        "type": TYPES[kind],
        "species": SPECIES[cards.species[n]],
        "deck": "novice" if n >= NOVICES else DECKS[0 if n < BASE else 1 + (n - BASE) // THEME],
        "cost": cards.costs[n],
        "supplies": cards.supplies[n],
        "provisions": g.stock[n],
        "free": cards.free[n],
        "trigger": cards.triggers[n] or None,
        "effects": cards.said[2 * n],
        "enchantment": enchantment(g, n) if kind == BUILDING else None,
        "charm": charm(g, n) if kind == BUILDING else None,
        "used": kind == VILLAGER and (n == g.used or n in g.freed),
    }


def enchantment(g: Frogs, n: int) -> dict[str, Any]:
    """11.2 Once, or lasting: then the list of both together ends with it."""
    plain, both = g.cards.said[2 * n], g.cards.said[2 * n + 1]
    if g.cards.modifier[n]:
        return {"kind": "modifier", "effects": both[len(plain) :]}
    return {"kind": "one-shot", "effects": both}


def charm(g: Frogs, n: int) -> str | None:
    """11.1 The kind of the token on a building."""
    for i, building in enumerate(g.spells):
        if building == n != NONE:
            return CHARMS[i % 3]
    return None


assert CARDS == NOVICES + len(SPECIES)
