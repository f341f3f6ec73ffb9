"""Card packs: the house edition and what an owner of the printed game types in. Both are files of the same form."""

import hashlib
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from parlour.games.roam.board import SIDE, Positions, turned
from parlour.games.roam.rules import ARTIFACTS, CARDS, COLOURS, KINDS, STARTING, Cards
from parlour.games.roam.verbs import PLACE
from parlour.kernel.errors import BadFile, shown
from parlour.record.files import read_text

Table = Mapping[str, Any]
Mistakes = list[str]
HOUSE = "house"
LONGEST_LINE = 2000  # a key of fifty thousand parts would take the parser minutes
LONGEST_NAME = 60


@cache
def load_cards(pack: str) -> Cards:
    """The cards of a pack: `house`, or the path of a file. BadFile names the first mistake."""
    if pack == HOUSE:
        return made_ready(tomllib.loads(files("parlour.games.roam").joinpath("data/house.toml").read_text("utf-8")))
    path, digest = split_digest(pack)
    table, mistakes = read_pack(path)
    if mistakes:
        raise BadFile(path, f"{mistakes[0]} (parlour cards check {path} lists every mistake)")
    cards = made_ready(table)
    cards.digest = hashlib.sha256(repr(table).encode()).hexdigest()[:8]
    if digest not in ("", cards.digest):
        raise BadFile(path, "this pack has changed since the game was saved")
    return cards


def split_digest(pack: str) -> tuple[str, str]:
    """`my.toml@1a2b3c4d`: saved games name the pack with a digest of its cards."""
    path, sign, digest = pack.rpartition("@")
    return (path, digest) if sign and re.fullmatch("[0-9a-f]{8}", digest) else (pack, "")


def read_pack(path: str) -> tuple[Table, Mistakes]:
    """A pack file and the mistakes in it, each naming the card and the field."""
    text = read_text(path)
    if max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
        return {}, [f"is not a card pack: it has a line of more than {LONGEST_LINE} letters"]
    try:
        table = tomllib.loads(text)
    except ValueError as error:  # not TOML, or a number of thousands of digits
        return {}, [f"is not a TOML file: {error}"]
    except RecursionError:
        return {}, ["is not a card pack: it is nested too deeply"]
    return table, check_pack(table)


def check_pack(table: Table) -> Mistakes:
    """2.1 The counts, 2.3 the lands, 2.4 the characters, 10.2 the artifacts."""
    pack = table.get("pack")
    named = isinstance(pack, dict) and is_word(pack.get("id"))
    mistakes = [] if named else ['pack: needs a table [pack] with id = "…"']
    if isinstance(pack, dict):
        mistakes += check_fields(pack, "pack", "id, title, edition, source")
        texts = [name for name in ("title", "edition", "source") if not isinstance(pack.get(name, ""), str)]
        mistakes += [f"pack, {name}: must be a text, not {shown(pack[name])}" for name in texts]
    known = {"pack", "outpost", "card", "starting", "artifact"}
    unknown = [name for name in table if name not in known]
    mistakes += [f"{plain(name)}: unknown; a pack has {', '.join(sorted(known))}" for name in unknown]
    if isinstance(table.get("outpost", {}), dict):
        mistakes += check_number(table.get("outpost", {}), "outpost", "vp", 0, 99, default=3)
        mistakes += check_fields(table.get("outpost", {}), "outpost", "vp, source")
    else:
        mistakes.append("outpost: must be a table [outpost]")
    for kind, count, check in (
        ("card", CARDS, check_card),
        ("starting", STARTING, check_character),
        ("artifact", ARTIFACTS, check_artifact),
    ):
        mistakes += check_list(table.get(kind, []), kind, count, check)
    return mistakes or check_starting_ids(table)


def check_starting_ids(table: Table) -> Mistakes:
    """A starting card is known by its id and its colour: no other card may be called so."""
    coloured = {f"{entry['id']}-{colour}" for entry in table["starting"] for colour in COLOURS}
    ids = [entry["id"] for entry in table["card"]]
    return [f"card {name}, id: a starting card is called so" for name in ids if name in coloured]


def check_list(entries: Any, kind: str, count: int, check: Any) -> Mistakes:
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return [f"{kind}: must be a list of tables [[{kind}]]"]
    mistakes = [] if len(entries) == count else [f"{kind}: there must be {count}, this pack has {len(entries)}"]
    seen: set[str] = set()
    for number, entry in enumerate(entries, 1):
        name = entry.get("id")
        if not is_word(name):
            problem = f"must be a word of small letters, digits and hyphens, not {shown(name)}"
            mistakes.append(f"{kind} {number}, id: {problem}")
            name = str(number)
        elif name in seen:
            mistakes.append(f"{kind} {name}, id: this id stands twice")
        seen.add(name)
        if "name" in entry and not is_name(entry["name"]):
            problem = f"must be one line of 1 to {LONGEST_NAME} letters, not {shown(entry['name'])}"
            mistakes.append(f"{kind} {name}, name: {problem}")
        mistakes += check(entry, f"{kind} {name}")
    return mistakes


def is_word(value: Any) -> bool:
    letters = "abcdefghijklmnopqrstuvwxyz0123456789-"
    return isinstance(value, str) and value != "" and all(letter in letters for letter in value)


def is_name(value: Any) -> bool:
    text = value.strip() if isinstance(value, str) else ""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and "\\" not in text


def check_number(entry: Table, where: str, field: str, low: int, high: int, default: int | None = None) -> Mistakes:
    value = entry.get(field, default)
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return []
    return [f"{where}, {field}: must be a whole number of {low} to {high}, not {shown(value)}"]


def check_fields(entry: Table, where: str, known: str) -> Mistakes:
    return [f"{where}, {plain(name)}: unknown; it has {known}" for name in entry if name not in known.split(", ")]


def plain(name: str) -> str:
    """A name that somebody made up, as it may stand in a sentence."""
    return name if name.isprintable() and len(name) <= LONGEST_NAME else shown(name)


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
    if entry.get("kind") not in KINDS:
        mistakes.append(f"{where}, kind: must be one of {', '.join(KINDS)}, not {shown(entry.get('kind'))}")
    return mistakes


def squares(pattern: list[str], mark: str) -> list[tuple[int, int]]:
    return [(r, c) for r, row in enumerate(pattern) for c, letter in enumerate(row) if letter == mark]


def made_ready(table: Table) -> Cards:
    """Patterns become tables of positions, lands tables of symbols."""
    cards = Cards()
    cards.id = table["pack"]["id"]
    cards.edition = table["pack"].get("edition", cards.id)
    cards.outpost_points = table.get("outpost", {}).get("vp", 3)
    coloured = [{**entry, "id": f"{entry['id']}-{colour}"} for colour in COLOURS for entry in table["starting"]]
    characters = table["card"] + coloured
    cards.card_ids = tuple(entry["id"] for entry in characters)
    cards.points = [entry.get("vp", 0) for entry in characters]
    cards.patterns = [entry["pattern"] for entry in characters]
    cards.positions = [all_positions(tuple(pattern)) for pattern in cards.patterns]
    cards.symbols = [both_ways([n for row in entry["coins"] for n in row]) for entry in table["card"]]
    cards.artifact_ids = tuple(entry["id"] for entry in table["artifact"])
    cards.kinds = [KINDS.index(entry["kind"]) for entry in table["artifact"]]
    cards.prices = [entry["price"] for entry in table["artifact"]]
    cards.artifact_points = [entry["vp"] for entry in table["artifact"]]
    cards.names = names(table, characters)
    return cards


def names(table: Table, characters: list[Table]) -> dict[str, str]:
    """The names that a pack brings; without one, a card that is not of the house edition is called by its id."""
    entries = [("card", entry) for entry in characters] + [("artifact", entry) for entry in table["artifact"]]
    given = {f"{kind}-{entry['id']}": entry.get("name", "") for kind, entry in entries}
    if table["pack"]["id"] != HOUSE:
        house = load_cards(HOUSE)
        known = {f"card-{name}" for name in house.card_ids} | {f"artifact-{name}" for name in house.artifact_ids}
        unnamed = [key for key, name in given.items() if not name and key not in known]
        given |= {key: key.partition("-")[2].replace("-", " ").capitalize() for key in unnamed}
    return {key: name for key, name in given.items() if name}


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
