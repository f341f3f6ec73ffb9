"""Cards of Lockup as plain data."""

from typing import Any

from parlour.games.lockup.rules.book import (
    BONUSES,
    BRIGAND,
    EFFECTS,
    GOODS,
    GUARD_ROLES,
    GUARD_SETS,
    OPS,
    SKINNER,
    SYMBOLS,
    TYPES,
    Cards,
)

COSTS = (*GOODS, "any")


def named(cards: Cards, kind: str, name: str) -> dict[str, Any]:
    """The id, and the name that a pack gives."""
    return {"id": name, "name": cards.names.get(f"{kind}-{name}")}


def symbols(packed: int) -> list[str]:
    return [symbol for i, symbol in enumerate(SYMBOLS) for _ in range(packed >> 8 * i & 0xFF)]


def item(cards: Cards, card: int) -> dict[str, Any]:
    return {
        **named(cards, "item", cards.item_ids[card]),
        "value": cards.values[card],
        "cost": {good: n for i, good in enumerate(COSTS) if (n := cards.costs[card] >> 4 * i & 15)},
        "symbols": symbols(cards.item_symbols[card]),
        "effects": [EFFECTS[effect] for effect in cards.item_effects[card]],
    }


def goon(cards: Cards, card: int) -> dict[str, Any]:
    symbol = symbols(cards.goon_symbols[card])
    return {
        **named(cards, "goon", cards.goon_ids[card]),
        "type": TYPES[cards.types[card]],
        "suspicion": cards.goon_suspicion[card],
        "symbol": symbol[0] if symbol else None,
        "effects": [EFFECTS[effect] for effect in cards.goon_effects[card]],
        "demon": SYMBOLS[cards.demon_symbol[card]] if cards.demon_symbol[card] >= 0 else None,
        "stars": {SKINNER: cards.skinner_stars, BRIGAND: cards.brigand_stars}.get(cards.types[card], 0),
        "brings": GOODS[cards.brings[card]] if cards.brings[card] >= 0 else None,
    }


def tome(cards: Cards, card: int) -> dict[str, Any]:
    design = cards.tome_of[card]
    return {
        **named(cards, "tome", cards.tome_ids[design]),
        "op": OPS[cards.ops[design]],
        "amount": cards.amounts[design],
        "windows": [window for window in range(1, 11) if cards.windows[design] >> window & 1],
    }


def trait(cards: Cards, card: int) -> dict[str, Any]:
    bonuses = [
        {"bonus": BONUSES[packed & 0xFF], "amount": packed >> 8 & 0xFF, "keep": packed >> 16}
        for packed in cards.trait_bonuses[card]
    ]
    return {**named(cards, "trait", cards.trait_ids[card]), "bonuses": bonuses}


def guard(cards: Cards, card: int) -> dict[str, Any]:
    return {
        **named(cards, "guard", cards.guard_ids[card]),
        "set": GUARD_SETS[cards.guard_sets[card]],
        "role": GUARD_ROLES[cards.guard_roles[card]],
        "strength": cards.guard_strengths[card],
    }
