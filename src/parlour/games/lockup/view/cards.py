"""Cards of Lockup as plain data."""

from collections.abc import Sequence
from typing import Any

from parlour.games.lockup.rules.book import (
    BONUSES,
    BRIGAND,
    COSTS,
    EFFECTS,
    GOODS,
    GUARD_ROLES,
    GUARD_SETS,
    OPS,
    SKINNER,
    SYMBOLS,
    TYPES,
    Cards,
    parts_of_bonus,
)
from parlour.games.lockup.rules.tally import numbers
from parlour.kernel.bag import has


def named(cards: Cards, kind: str, name: str) -> dict[str, Any]:
    """The id, and the name that a pack gives."""
    return {"id": name, "name": cards.names.get(f"{kind}-{name}")}


def named_numbers(tally: int, names: Sequence[str]) -> dict[str, int]:
    """How many of what, without those that there are none of."""
    return {name: n for name, n in zip(names, numbers(tally, len(names)), strict=True) if n}


def item(cards: Cards, card: int) -> dict[str, Any]:
    return {
        **named(cards, "item", cards.item_ids[card]),
        "value": cards.values[card],
        "cost": named_numbers(cards.costs[card], COSTS),
        "symbols": [SYMBOLS[symbol] for symbol in cards.item_symbols[card]],
        "effects": [EFFECTS[effect] for effect in cards.item_effects[card]],
    }


def goon(cards: Cards, card: int) -> dict[str, Any]:
    symbol = cards.goon_symbols[card]
    return {
        **named(cards, "goon", cards.goon_ids[card]),
        "type": TYPES[cards.types[card]],
        "suspicion": cards.goon_suspicion[card],
        "symbol": SYMBOLS[symbol[0]] if symbol else None,
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
        "windows": [window for window in range(1, 11) if has(cards.windows[design], window)],
    }


def trait(cards: Cards, card: int) -> dict[str, Any]:
    bonuses = [
        {"bonus": BONUSES[kind], "amount": amount, "keep": keep}
        for kind, amount, keep in map(parts_of_bonus, cards.trait_bonuses[card])
    ]
    return {**named(cards, "trait", cards.trait_ids[card]), "bonuses": bonuses}


def guard(cards: Cards, card: int) -> dict[str, Any]:
    return {
        **named(cards, "guard", cards.guard_ids[card]),
        "set": GUARD_SETS[cards.guard_sets[card]],
        "role": GUARD_ROLES[cards.guard_roles[card]],
        "strength": cards.guard_strengths[card],
    }
