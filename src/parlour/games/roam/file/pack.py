"""Card packs: the house edition and what an owner of the printed game types in. Both are files of the same form."""

from functools import cache

from parlour.games.roam.rules.board import SIDE, Positions, turned
from parlour.games.roam.rules.book import ARTIFACTS, CARDS, COLOURS, KINDS, STARTING, Cards
from parlour.games.roam.rules.verbs import PLACE
from parlour.kernel.errors import shown
from parlour.record.pack import (
    HOUSE,
    Mistakes,
    Table,
    check_fields,
    check_head,
    check_list,
    check_number,
    check_word,
    load_pack,
)

__all__ = ["HOUSE", "check_pack", "load_cards"]


@cache
def load_cards(pack: str) -> Cards:
    """The cards of a pack: `house`, or the path of a file. BadFile names the first mistake."""
    return load_pack(pack, "roam", check_pack, made_ready, entries)


def check_pack(table: Table) -> Mistakes:
    """2.1 The counts, 2.3 the lands, 2.4 the characters, 10.2 the artifacts."""
    mistakes = check_head(table, "roam", {"pack", "outpost", "card", "starting", "artifact"})
    if isinstance(table.get("outpost", {}), dict):
        mistakes += check_number(table.get("outpost", {}), "outpost", "vp", 0, 99, default=3)
        mistakes += check_fields(table.get("outpost", {}), "outpost", "vp, source")
    else:
        mistakes.append("outpost: must be a table [outpost]")
    mistakes += check_list(table.get("card", []), "card", check_card, CARDS)
    mistakes += check_list(table.get("starting", []), "starting", check_character, STARTING)
    mistakes += check_list(table.get("artifact", []), "artifact", check_artifact, ARTIFACTS)
    return mistakes or check_starting_ids(table)


def check_starting_ids(table: Table) -> Mistakes:
    """A starting card is known by its id and its colour: no other card may be called so."""
    coloured = {f"{entry['id']}-{colour}" for entry in table["starting"] for colour in COLOURS}
    ids = [entry["id"] for entry in table["card"]]
    return [f"card {name}, id: a starting card is called so" for name in ids if name in coloured]


def check_card(entry: Table, where: str) -> Mistakes:
    """2.3 A land has 6 spaces, 3 rows of 2, each with coin symbols."""
    coins = entry.get("coins")
    good = isinstance(coins, list) and [len(row) if isinstance(row, list) else 0 for row in coins] == [2, 2, 2]
    if good and coins:
        good = all(type(n) is int and 0 <= n <= 9 for row in coins for n in row)
    mistakes = [] if good else [f"{where}, coins: must be 3 rows of 2 numbers from 0 to 9, not {shown(coins)}"]
    return mistakes + check_character(entry, where, "id, name, vp, pattern, coins, source")


def check_character(entry: Table, where: str, known: str = "id, name, vp, pattern, source") -> Mistakes:
    """2.4, 2.4.1 Points and a pattern that fits on the field."""
    mistakes = check_number(entry, where, "vp", 0, 99, default=0) + check_fields(entry, where, known)
    pattern = entry.get("pattern")
    if not isinstance(pattern, list) or not pattern or not all(isinstance(row, str) and row for row in pattern):
        return [*mistakes, f'{where}, pattern: must be a list of rows such as ["##o", "#.."], not {shown(pattern)}']
    if set("".join(pattern)) - set("#o."):
        return [*mistakes, f"{where}, pattern: only # (filled), o (empty) and . (nothing) are possible"]
    if "#" not in "".join(pattern):
        return [*mistakes, f"{where}, pattern: needs at least one filled square #"]
    filled = squares(pattern, "#")
    spans = [max(way) - min(way) + 1 for way in zip(*filled, strict=True)]
    if len(pattern) > SIDE or max(map(len, pattern)) > SIDE or max(spans) > SIDE:
        return [*mistakes, f"{where}, pattern: does not fit on the field of {SIDE} by {SIDE}"]
    return mistakes


def check_artifact(entry: Table, where: str) -> Mistakes:
    """10.2 Kind, price and points."""
    mistakes = check_number(entry, where, "price", 0, 99) + check_number(entry, where, "vp", 0, 99)
    mistakes += check_fields(entry, where, "id, name, kind, price, vp, source")
    return mistakes + check_word(entry, where, "kind", KINDS)


def squares(pattern: list[str], mark: str) -> list[tuple[int, int]]:
    return [(r, c) for r, row in enumerate(pattern) for c, letter in enumerate(row) if letter == mark]


def made_ready(table: Table) -> Cards:
    """Patterns become tables of positions, lands tables of symbols."""
    cards = Cards()
    cards.id = table["pack"]["id"]
    cards.edition = table["pack"].get("edition", cards.id)
    cards.outpost_points = table.get("outpost", {}).get("vp", 3)
    people = characters(table)
    cards.card_ids = tuple(entry["id"] for entry in people)
    cards.points = [entry.get("vp", 0) for entry in people]
    cards.patterns = [entry["pattern"] for entry in people]
    cards.positions = [all_positions(tuple(pattern)) for pattern in cards.patterns]
    cards.symbols = [both_ways([n for row in entry["coins"] for n in row]) for entry in table["card"]]
    cards.artifact_ids = tuple(entry["id"] for entry in table["artifact"])
    cards.kinds = [KINDS.index(entry["kind"]) for entry in table["artifact"]]
    cards.prices = [entry["price"] for entry in table["artifact"]]
    cards.artifact_points = [entry["vp"] for entry in table["artifact"]]
    return cards


def entries(table: Table) -> list[tuple[str, Table]]:
    return [("card", entry) for entry in characters(table)] + [("artifact", entry) for entry in table["artifact"]]


def characters(table: Table) -> list[Table]:
    """3.1 The cards, and the starting cards of each colour."""
    coloured = [{**entry, "id": f"{entry['id']}-{colour}"} for colour in COLOURS for entry in table["starting"]]
    return [*table["card"], *coloured]


@cache
def all_positions(pattern: tuple[str, ...]) -> list[Positions]:
    """5.2.1 The pattern from each of the four borders."""
    height, width = len(pattern), max(map(len, pattern))
    filled, empty = squares(list(pattern), "#"), squares(list(pattern), "o")
    turns = [(turned(filled, height, width, q), turned(empty, height, width, q)) for q in range(4)]
    return [Positions(solid, loose, PLACE) for solid, loose in turns]


def both_ways(symbols: list[int]) -> list[list[int]]:
    """3.4.2 A land in the north row is turned by 180°, in the south row it lies as printed."""
    return [symbols[::-1], symbols]
