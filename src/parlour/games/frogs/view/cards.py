"""A card as plain data."""

from typing import Any

from parlour.games.frogs.rules.book import (
    BASE,
    BUILDING,
    CHARMS,
    DECKS,
    NOVICES,
    SPECIES,
    THEME,
    TYPES,
    VILLAGER,
    Cards,
)
from parlour.games.frogs.rules.state import Frogs


def card(g: Frogs, n: int) -> dict[str, Any]:
    """2.4 What is printed on it, and what lies on it now."""
    return {
        **printed(g.cards, n),
        "provisions": g.stock[n],
        "charm": charm(g, n) if g.cards.types[n] == BUILDING else None,
        "used": g.cards.types[n] == VILLAGER and (n == g.used or n in g.freed),
    }


def printed(cards: Cards, n: int) -> dict[str, Any]:
    """2.4 A card as it is, wherever it lies."""
    return {
        "id": cards.ids[n],
        "name": cards.names.get(f"card-{cards.ids[n]}"),
        "type": TYPES[cards.types[n]],
        "species": SPECIES[cards.species[n]],
        "deck": "novice" if n >= NOVICES else DECKS[0 if n < BASE else 1 + (n - BASE) // THEME],
        "cost": cards.costs[n],
        "supplies": cards.supplies[n],
        "free": cards.free[n],
        "trigger": cards.triggers[n] or None,
        "effects": cards.said[2 * n],
        "enchantment": enchantment(cards, n) if cards.types[n] == BUILDING else None,
    }


def enchantment(cards: Cards, n: int) -> dict[str, Any]:
    """11.2 Once, or lasting: then the list of both together ends with it."""
    plain, both = cards.said[2 * n], cards.said[2 * n + 1]
    if cards.modifier[n]:
        return {"kind": "modifier", "effects": both[len(plain) :]}
    return {"kind": "one-shot", "effects": both}


def charm(g: Frogs, n: int) -> str | None:
    """11.1 The kind of the token on a building."""
    for i, building in enumerate(g.spells):
        if building == n:
            return CHARMS[i % 3]
    return None
