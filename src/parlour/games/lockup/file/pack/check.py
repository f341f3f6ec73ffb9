"""The mistakes in a card pack: in its tables, in its cards, and in what the cards are together."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from parlour.games.lockup.file.pack.cards import (
    check_crew,
    check_goal,
    check_goon,
    check_guard,
    check_item,
    check_tome,
    check_trait,
)
from parlour.games.lockup.rules.book import (
    CREWS,
    GOAL_TYPES,
    GOALS,
    GOONS,
    GUARD_SETS,
    GUARDS,
    ITEMS,
    SUPPLY,
    SUSPICION,
    TOMES,
    TRAITS,
)
from parlour.record.pack import Mistakes, Table, check_fields, check_head, check_list, check_number

KINDS: Final = ("item", "goon", "tome", "goal", "trait", "crew", "guard")
STARS: Final = {  # as packs write them → the field of Cards
    "majority": "majority_stars",
    "majority-two": "majority_stars_two",
    "instant": "instant_stars",
    "end-first": "end_first",
    "end-second": "end_second",
    "end-first-tied": "end_first_tied",
    "end-second-tied": "end_second_tied",
    "end-first-two": "end_first_two",
    "tome": "tome_stars",
    "first": "first_stars",
    "skinner": "skinner_stars",
    "brigand": "brigand_stars",
    "guard-tome": "guard_tome_stars",
    "guard-library": "guard_library_stars",
    "guard-gold": "guard_gold_stars",
    "solo-raid": "solo_raid_loss",
}
ALL_STARS: Final = (*STARS, "goods", "gold")  # 16.2.4 scrap, potion and iron have one number in common
GOON_CELLS: Final = 5  # 4.5
NOT_SOLO: Final = 4  # 18.2.2 tomes removed in solo
SET_SIZES: Final = (7, 5, 5, 5)  # 18.1.2


def check_pack(table: Table) -> Mistakes:
    """2.1 The counts; what one table says; then, if every card is in order, what they must be together."""
    mistakes = check_head(table, "lockup", {"pack", "stars", *KINDS})
    mistakes += check_stars(table.get("stars", {}))
    mistakes += check_list(table.get("item", []), "item", check_item, ITEMS)
    mistakes += check_list(table.get("goon", []), "goon", check_goon, GOONS)
    mistakes += check_list(table.get("tome", []), "tome", check_tome)
    mistakes += check_list(table.get("goal", []), "goal", check_goal, GOALS)
    mistakes += check_list(table.get("trait", []), "trait", check_trait, TRAITS)
    mistakes += check_list(table.get("crew", []), "crew", check_crew, len(CREWS))
    mistakes += check_list(table.get("guard", []), "guard", check_guard, GUARDS)
    return mistakes or check_together(table)


def check_stars(stars: Any) -> Mistakes:
    if not isinstance(stars, dict):
        return ["stars: must be a table [stars]"]
    mistakes = check_fields(stars, "stars", ", ".join((*ALL_STARS, "source")))
    for name in ALL_STARS:
        mistakes += check_number(stars, "stars", name, 0, 99, default=0)
    return mistakes


def check_together(table: Table) -> Mistakes:
    """What can be said only of all cards of a kind: every one of them is in order."""
    return [
        *check_suspicion(table["goon"]),
        *check_tome_deck(table["tome"]),
        *(f"goal: there must be one of type {each}" for each in missing(table["goal"], "type", GOAL_TYPES)),
        *check_guard_sets(table["guard"]),
    ]


def check_suspicion(goons: Sequence[Table]) -> Mistakes:
    """4.6, 9.4 No five goons may ask for more suspicion than there is."""
    most = sum(sorted((goon.get("suspicion", 0) for goon in goons), reverse=True)[:GOON_CELLS])
    there = SUPPLY[SUSPICION]
    problem = f"{GOON_CELLS} of them can show {most} suspicion symbols, and there are only {there} tokens"
    return [f"goon, suspicion: {problem}"] if most > there else []


def check_tome_deck(tomes: Sequence[Table]) -> Mistakes:
    """2.1 28 tomes; 18.2.2 4 of them are removed in solo."""
    cards = sum(tome.get("copies", 1) for tome in tomes)
    removed = sum(tome.get("copies", 1) for tome in tomes if not tome.get("solo", True))
    mistakes = [f"tome, copies: there must be {TOMES} in all, this pack has {cards}"] if cards != TOMES else []
    if removed != NOT_SOLO:
        mistakes.append(f"tome, solo: {NOT_SOLO} cards must have solo = false, this pack has {removed}")
    return mistakes


def check_guard_sets(guards: Sequence[Table]) -> Mistakes:
    """18.1.2 The sizes of the sets; 18.6.1 one special card in yellow and in red."""
    sizes = Counter(guard["set"] for guard in guards)
    special = Counter(guard["set"] for guard in guards if guard["role"] == "special")
    wanted = {name: int(name in ("yellow", "red")) for name in GUARD_SETS}
    return [
        *(
            f"guard, set: there must be {size} of set {name}, this pack has {sizes[name]}"
            for name, size in zip(GUARD_SETS, SET_SIZES, strict=True)
            if sizes[name] != size
        ),
        *(
            f"guard, role: set {name} must have {count} special, this pack has {special[name]}"
            for name, count in wanted.items()
            if special[name] != count
        ),
    ]


def missing(entries: Sequence[Table], field: str, known: Sequence[str]) -> list[str]:
    there = {entry[field] for entry in entries}
    return [name for name in known if name not in there]
