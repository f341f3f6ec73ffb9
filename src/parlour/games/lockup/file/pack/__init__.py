"""Card packs: the house edition and what an owner of the printed game types in. Both are files of the same form."""

from collections.abc import Iterable, Sequence
from functools import cache

from parlour.games.lockup.file.pack.cards import parts_of
from parlour.games.lockup.file.pack.check import KINDS, STARS, check_pack
from parlour.games.lockup.rules.book import (
    ANY_WINDOW,
    BONUSES,
    COSTS,
    CREWS,
    EFFECTS,
    GOAL_TYPES,
    GOODS,
    GUARD_ROLES,
    GUARD_SETS,
    MEASURES,
    OPS,
    SYMBOLS,
    TYPES,
    Cards,
    Count,
    bonus_of,
)
from parlour.games.lockup.rules.tally import tally_of
from parlour.record.pack import HOUSE, Table, load_pack

__all__ = ["HOUSE", "check_pack", "load_cards"]


@cache
def load_cards(pack: str) -> Cards:
    """The cards of a pack: `house`, or the path of a file. BadFile names the first mistake."""
    return load_pack(pack, "lockup", check_pack, made_ready, entries)


def made_ready(table: Table) -> Cards:
    """Words become numbers, costs tallies."""
    cards = Cards()
    cards.id = table["pack"]["id"]
    cards.edition = table["pack"].get("edition", cards.id)
    add_items(cards, table["item"])
    add_goons(cards, table["goon"])
    add_tomes(cards, table["tome"])
    add_goals(cards, table["goal"])
    add_bonuses(cards, table["trait"], table["crew"])
    add_guards(cards, table["guard"])
    add_stars(cards, table.get("stars", {}))
    return cards


def add_items(cards: Cards, items: Sequence[Table]) -> None:
    """2.7 Items."""
    cards.item_ids = ids(items)
    cards.values = [item["value"] for item in items]
    cards.costs = [tally_of([item["cost"].get(name, 0) for name in COSTS]) for item in items]
    cards.item_symbols = [symbols(item.get("symbols", [])) for item in items]
    cards.item_effects = [effects(item) for item in items]


def add_goons(cards: Cards, goons: Sequence[Table]) -> None:
    """2.8 Goons; 12.3 the symbol of a demon, 12.3.1 the resource of a brigand."""
    cards.goon_ids = ids(goons)
    cards.types = [TYPES.index(goon["type"]) for goon in goons]
    cards.goon_suspicion = [goon.get("suspicion", 0) for goon in goons]
    cards.goon_symbols = [symbols([goon["symbol"]] if "symbol" in goon else []) for goon in goons]
    cards.goon_effects = [effects(goon) for goon in goons]
    cards.demon_symbol = [SYMBOLS.index(goon["demon"]) if "demon" in goon else -1 for goon in goons]
    cards.brings = [GOODS.index(goon["brings"]) if "brings" in goon else -1 for goon in goons]


def add_tomes(cards: Cards, tomes: Sequence[Table]) -> None:
    """2.10 Tomes: the designs, and how many cards there are of each."""
    cards.tome_ids = ids(tomes)
    cards.tome_of = [design for design, tome in enumerate(tomes) for _ in range(tome.get("copies", 1))]
    cards.windows = [windows(tome) for tome in tomes]
    cards.ops = [OPS.index(tome["op"]) for tome in tomes]
    cards.amounts = [tome.get("amount", 1) for tome in tomes]
    cards.choices = [[tome.get("choices", {}).get(good, 0) for good in GOODS] for tome in tomes]
    cards.no_solo = [not tome.get("solo", True) for tome in tomes]


def windows(tome: Table) -> int:
    """14.2.1 The windows that a tome names, as bits; without any, all."""
    named = tome.get("windows", "any")
    return ANY_WINDOW if named == "any" else sum(1 << window for window in named)


def add_goals(cards: Cards, goals: Sequence[Table]) -> None:
    """2.11 Goals."""
    cards.goal_ids = ids(goals)
    cards.goal_types = [GOAL_TYPES.index(goal["type"]) for goal in goals]
    cards.counts = [[counted(part) for part in parts_of(goal)] for goal in goals]
    cards.stars_per = [goal.get("stars-per", 0) for goal in goals]


def counted(part: Table) -> Count:
    """15.6 A measure with the symbol, the resource or the least value that it is about."""
    arg = part.get("value", 0)
    if "symbol" in part:
        arg = SYMBOLS.index(part["symbol"])
    if "good" in part:
        arg = GOODS.index(part["good"])
    return Count(MEASURES.index(part["measure"]), arg, part.get("minimum", 0))


def add_bonuses(cards: Cards, traits: Sequence[Table], crews: Sequence[Table]) -> None:
    """17.3 Side B of the crew boards, in the order of the crews; 17.5 traits."""
    cards.trait_ids = ids(traits)
    cards.trait_bonuses = [bonuses(trait) for trait in traits]
    boards = sorted(crews, key=lambda crew: CREWS.index(crew["id"]))
    cards.crew_power = [board["power"] for board in boards]
    cards.crew_suspicion = [board["suspicion"] for board in boards]
    cards.crew_storage = [board["storage"] for board in boards]
    cards.crew_bonuses = [bonuses(board) for board in boards]


def bonuses(entry: Table) -> list[int]:
    """Bonus, amount and, of goons drawn, how many are kept: all unless the card says otherwise."""
    result = []
    for each in entry.get("bonuses", []):
        amount = each.get("amount", 1)
        keep = each.get("keep", amount) if each["bonus"] == "goon" else 0
        result.append(bonus_of(BONUSES.index(each["bonus"]), amount, keep))
    return result


def add_guards(cards: Cards, guards: Sequence[Table]) -> None:
    """18.1.3 Guard cards."""
    cards.guard_ids = ids(guards)
    cards.guard_sets = [GUARD_SETS.index(guard["set"]) for guard in guards]
    cards.guard_roles = [GUARD_ROLES.index(guard["role"]) for guard in guards]
    cards.guard_strengths = [guard.get("strength", 0) for guard in guards]


def add_stars(cards: Cards, stars: Table) -> None:
    """What goals, leftovers and goons are worth; what a pack leaves out is worth as much as in the house edition."""
    for name, field in STARS.items():
        setattr(cards, field, stars.get(name, getattr(cards, field)))
    common = stars.get("goods", cards.good_stars[0])
    cards.good_stars = [common, common, common, stars.get("gold", cards.good_stars[3])]


def ids(entries: Iterable[Table]) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in entries)


def symbols(words: Iterable[str]) -> list[int]:
    """2.9 In the order of their kinds."""
    return sorted(SYMBOLS.index(word) for word in words)


def effects(entry: Table) -> list[int]:
    """11.2.2 Effects in printed order."""
    return [EFFECTS.index(effect) for effect in entry.get("effects", [])]


def entries(table: Table) -> list[tuple[str, Table]]:
    return [(kind, entry) for kind in KINDS for entry in table[kind]]
