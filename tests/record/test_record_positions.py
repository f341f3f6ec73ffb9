"""Positions: whatever is wrong with a file, the answer is one BadFile that names the field."""

import copy
import json
import os
import re
import time
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from damage import at, changed, damaged, delete, nodes, one_damage, outcome_of, put, shown
from needs import needs

from parlour.conformance.fuzz import CASES, FUZZ, Case, Dice, played
from parlour.conformance.golden import PERFT, label
from parlour.games import game as find_game
from parlour.kernel.errors import BadFile
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.record.position import write_position
from parlour.table.files import load_position

needs("roam")

SAVED: dict[str, dict[str, Any]] = {label(path): json.loads(path.read_text("utf-8"))["position"] for path in PERFT}
every_position = pytest.mark.parametrize("name", SAVED)
SEVERAL = ("vagabonds", "buried", "dug")  # fields with things of which there are several, or that several have seen
TOP = ("game", "rules", "options", "seats", "fields", "stack")


def places(data: Any) -> Callable[[str], bool]:
    """Whether an error's `where` is a place in the position, as it is or as it should be."""
    known = {f"position.{name}" for name in TOP} | {
        f"position.fields.{name}" for saved in SAVED.values() for name in saved["fields"]
    }
    extra = set()
    if isinstance(data, dict):
        fields = data.get("fields")
        extra = {f"position.{name}" for name in data} | {
            f"position.fields.{name}" for name in (fields if isinstance(fields, dict) else ())
        }

    def is_place(where: str) -> bool:
        found = re.match(r"position\.fields\.\w+|position\.\w+", where)  # further in, the reader may name what it likes
        bare = found[0] if found else where
        return where == "position" or bare in known | extra or where.startswith("position.options.")

    return is_place


def append(thing: Any, parent: Any, key: Any) -> None:
    parent[key].append(thing)


def loaded(data: Any) -> Match[Any]:
    return load_position(copy.deepcopy(data)).match


def refused(data: Any) -> BadFile:
    with pytest.raises(BadFile) as error:
        load_position(data)
    assert places(data)(error.value.where), error.value.where
    assert "\n" not in str(error.value)
    return error.value


# One kind of damage at a time


@every_position
def test_a_missing_field_is_named(name: str) -> None:
    data = SAVED[name]
    for path in [(top,) for top in TOP] + [("fields", field) for field in data["fields"]]:
        assert refused(changed(data, path, delete)).where == ".".join(("position", *path))


@every_position
def test_an_unknown_field_is_named(name: str) -> None:
    data = SAVED[name]
    assert refused(data | {"colour": 1}).where == "position.colour"
    assert refused(data | {"fields": data["fields"] | {"colour": 1}}).where == "position.fields.colour"
    assert refused(data | {"options": data["options"] | {"colour": 1}}).where.startswith("position.options")


@every_position
def test_a_field_of_a_wrong_type_is_named(name: str) -> None:
    """Each field and each thing in its lists, replaced by something of another type."""
    data = SAVED[name]
    others: list[Any] = [True, 5, 1.0, "x", [], {}]
    for path in [path for path in nodes(data) if path[0] not in ("options", "rules", "stack")]:
        value = at(data, path)
        for other in [each for each in others if type(each) is not type(value)]:
            if (value is None and other == 5) or (value == [] and other == []):
                continue  # a seat may stand where nobody does
            error = refused(changed(data, path, put(other)))
            where = "position." + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)[1:]
            assert where.startswith(error.where) or error.where.startswith(where), f"{path} = {other!r}: {error}"


@every_position
def test_a_whole_number_of_the_rules_is_a_number(name: str) -> None:
    right = SAVED[name]["rules"]
    for rules in (True, float(right), str(right), None, 0, right + 1, -1, 10**30, float("nan")):
        assert refused(SAVED[name] | {"rules": rules}).where == "position.rules"


@every_position
def test_another_or_an_unknown_game_is_refused(name: str) -> None:
    for game in ("chess", "", "Roam", 7, None, ["roam"]):
        assert refused(SAVED[name] | {"game": game}).where == "position.game"


@every_position
def test_unknown_ids_are_named(name: str) -> None:
    data = SAVED[name]
    for path in [path for path in nodes(data["fields"]) if isinstance(at(data["fields"], path), str)]:
        error = refused(changed(data, ("fields", *path), put("no-such-thing")))
        assert error.where.startswith(f"position.fields.{path[0]}")


@every_position
def test_a_thing_named_twice_is_refused(name: str) -> None:
    data = SAVED[name]
    for path in [path for path in nodes(data["fields"]) if isinstance(path[-1], int)]:
        if isinstance(at(data["fields"], path), str) and path[0] not in SEVERAL:
            refused(changed(data, ("fields", *path), lambda parent, key: parent.append(parent[key])))


@every_position
def test_a_thing_in_two_places_is_refused(name: str) -> None:
    """A card of the deck that somebody owns, an artifact of the row that is in the stack …"""
    data = SAVED[name]
    lists = [path for path in nodes(data["fields"]) if isinstance(at(data["fields"], path), list)]
    spaces = ("filled", "empty", "trail", "trail_before", "markers", "towers")
    lists = [path for path in lists if path[0] not in spaces + SEVERAL]
    pieces = [path for path in lists if isinstance((at(data["fields"], path) or [0])[0], str)]
    for giver, taker in product(pieces, pieces):
        if giver != taker:
            refused(changed(data, ("fields", *taker), partial(append, at(data["fields"], giver)[0])))


@every_position
def test_coins_below_zero_and_huge_numbers_are_refused(name: str) -> None:
    data = SAVED[name]
    for path in [path for path in nodes(data["fields"]) if type(at(data["fields"], path)) is int]:
        for number in (-1 if path[0] == "coins" else -2, 2**63, 10**30, -(10**30)):
            error = refused(changed(data, ("fields", *path), put(number)))
            assert error.where.startswith(f"position.fields.{path[0]}")


@every_position
def test_seats_that_make_no_sense_are_refused(name: str) -> None:
    seats = SAVED[name]["seats"]
    others: list[Any] = [[], seats[:1], seats * 5, [*seats[:-1], seats[0]], [*seats[:-1], "mauve"], [*seats[:-1], 5]]
    others += ["blue red", None, {}, [seats[0]] * len(seats), ["x"] * len(seats)]
    for other in [each for each in others if each != seats]:  # one seat alone can be neither cut short nor doubled
        assert refused(SAVED[name] | {"seats": other}).where == "position.seats"


@every_position
def test_options_that_make_no_sense_are_refused(name: str) -> None:
    options = SAVED[name]["options"]
    senseless: list[Any] = ["maybe", "", "\0", "no/such/file.toml", 7, None, [], {}]
    for key in options:
        for value in senseless:
            error = refused(SAVED[name] | {"options": options | {key: value}})
            assert error.where.startswith("position.options"), str(error)


def stack_entries(game: Game[Any]) -> list[Any]:
    """For every Step: its name with no, too few, too many and senseless arguments."""
    entries: list[Any] = [
        None,
        5,
        "EndOfTurn",
        {},
        [],
        [[]],
        [None],
        [5],
        ["NoSuchStep"],
        ["Step", 0],
        ["State"],
        ["__class__"],
    ]
    arguments: list[list[Any]] = [[], [0], [1], [0, 0], [0, 1, 2], [0, [0, 1], -1, -1], [0, [], 0, 0], [0, 0, 0, 0, 0]]
    wild: list[Any] = [None, True, 1.5, "x", {}, [], [[0]], -1, -2, 99, 10**30, -(10**6), 2**63, float("nan")]
    for kind in game.steps:
        entries += [[kind.__name__, *args] for args in arguments]
        entries += [[kind.__name__, *args[:-1], other] for args in arguments if args for other in wild]
        entries += [[kind.__name__, other, *args[1:]] for args in arguments[3:] for other in wild]
    return entries


@every_position
def test_a_bad_entry_of_the_stack_is_named(name: str) -> None:
    """Instead of the question, above it, and below it: refused in order, or it makes sense and plays on. (All entries
    of all positions take a quarter of an hour: by default about a thousand, others for each position.)"""
    data, dice, mistakes = SAVED[name], Dice(f"stack {name}"), list[str]()
    entries, stack = stack_entries(find_game(data["game"])), data["stack"]
    if not FUZZ:
        step = max(1, len(entries) // 1000)
        entries = entries[dice.below(step) :: step]
    for entry in entries:
        other = dice.pick([[*stack[:-1], entry], [*stack, entry], [entry, *stack], [entry]])
        mistake = outcome_of(loaded, data | {"stack": other}, places(data))
        if mistake:
            mistakes.append(f"{other[-2:]}: {mistake}")
    assert not mistakes, report(mistakes, len(entries))


@every_position
def test_a_stack_in_disorder_is_refused(name: str) -> None:
    data = SAVED[name]
    stack = data["stack"]
    others: list[Any] = [None, {}, "x", 5, [[]], stack[1:], stack[::-1], [stack[-1]], stack + stack]
    for other in others:
        if other != stack:  # as a stack of one Step is when it is reversed
            refused(data | {"stack": other})


# Any damage anywhere


def report(mistakes: list[str], tried: int) -> str:
    kinds = {re.sub(r"[\d.'\[\](){}]+", "", mistake.split(": ", 1)[-1])[:90]: mistake for mistake in mistakes}
    return f"{len(mistakes)} of {tried} go wrong, of {len(kinds)} kinds:\n" + "\n".join(list(kinds.values())[:40])


@pytest.mark.timeout(0)
@every_position
def test_any_damage_is_refused_in_order_or_makes_sense(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    """Every place of a position, damaged in every way. (That takes a quarter of an hour in all: by default in four of
    them, others at each place.)"""
    data, dice, mistakes, tried = SAVED[name], Dice(f"damage {name}"), list[str](), 0
    for path in list(nodes(data)):
        whole = list(damaged(data, path, dice)) if FUZZ else [one_damage(data, path, dice) for _ in range(4)]
        for other in whole:
            tried += 1
            mistake = outcome_of(loaded, other, places(other))
            if mistake:
                mistakes.append(f"{shown(other, path)}: {mistake}")
    record_property("damaged files read", tried)
    assert not mistakes, report(mistakes, tried)


@pytest.mark.timeout(0)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_damage_in_several_places_at_once(case: Case, record_property: Callable[[str, object], None]) -> None:
    mistakes, tried = list[str](), 0
    for match, _, dice in played(case, "damage"):
        data = json.loads(json.dumps(write_position(case.game, match.state)))
        for _ in range(1 + dice.below(3)):
            data = one_damage(data, dice.pick(list(nodes(data))), dice)
        tried += 1
        mistake = outcome_of(loaded, data, places(data))
        if mistake:
            mistakes.append(f"action {len(match.actions)}: {mistake}")
    record_property("damaged files read", tried)
    assert not mistakes, report(mistakes, tried)


# Files


def written(folder: Path, content: str | bytes) -> Path:
    path = folder / "position.json"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def refused_file(path: Path | str) -> BadFile:
    with pytest.raises(BadFile) as error:
        load_position(path)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 500
    return error.value


TEXT = json.dumps(SAVED["roam-auction"])


@pytest.mark.parametrize(
    "content",
    ["", " ", "{", "[]", "null", "3", "NaN", '"position"', "{}", TEXT[:-1], TEXT + "}", TEXT.replace(":", "", 1),
     TEXT.replace('"', "'"), b"\xff\xfe{}", TEXT.encode("utf-16"), b"\0" * 100, "parlour transcript 1"],
    ids=lambda content: repr(content[:12]),
)  # fmt: skip
def test_a_file_that_is_no_position_is_refused(tmp_path: Path, content: str | bytes) -> None:
    refused_file(written(tmp_path, content))


def test_a_file_cut_short_anywhere_is_refused(tmp_path: Path) -> None:
    for length in range(0, len(TEXT) - 1, 41):
        refused_file(written(tmp_path, TEXT[:length]))


@pytest.mark.parametrize(
    "text", [TEXT.replace("\n", "\r\n"), json.dumps(json.loads(TEXT), indent=2).replace("\n", "\r\n"), f"\n\n{TEXT}\n"]
)
def test_line_ends_and_blanks_do_not_matter(tmp_path: Path, text: str) -> None:
    assert load_position(written(tmp_path, text)).position() == json.loads(TEXT)


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    assert load_position(written(tmp_path, "\ufeff" + TEXT)).position() == json.loads(TEXT)


@pytest.mark.parametrize(
    "number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 4000, "9" * 5000, "-0.0", "1E3", "0.1"]
)
def test_numbers_that_are_none_are_refused(tmp_path: Path, number: str) -> None:
    chance = str(json.loads(TEXT)["fields"]["chance"])
    refused_file(written(tmp_path, TEXT.replace(chance, number)))


@pytest.mark.parametrize("depth", [10, 100, 300, 600, 900, 950, 980, 1000, 2000, 100_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"x":', "}")])
def test_deep_nesting_is_refused(tmp_path: Path, depth: int, opening: str, closing: str) -> None:
    deep = opening * depth + "0" + closing * depth
    for field in ("fields", "coins", "first", "version", "seats", "stack", "rules"):
        text = re.sub(rf'"{field}": (\[[^\]]*\]|\{{|[^,]*)', f'"{field}": {deep}, "and": 0, "then": {{', TEXT, count=1)
        refused_file(
            written(
                tmp_path,
                text if field == "fields" else re.sub(rf'"{field}": [^,]*', f'"{field}": {deep}', TEXT, count=1),
            )
        )
    refused_file(written(tmp_path, deep))


def test_a_path_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.json", tmp_path / "none" / "none.json", "a\0b", "", "x" * 300):
        refused_file(path)


def test_numbers_too_long_to_print_are_refused() -> None:
    data = json.loads(TEXT)
    refused(data | {"fields": data["fields"] | {"first": 10**5000}})


def test_sentences_about_what_is_huge_are_short_and_come_at_once(tmp_path: Path) -> None:
    data = json.loads(TEXT)
    fields = data["fields"]
    long = "x/" * 1_000_000
    cases = {
        "There is no game": data | {"game": long},
        "cannot be read": data | {"options": data["options"] | {"pack": long}},
        "is not known": data | {"fields": fields | {long: 1}},
        "550000 entries": data | {"fields": fields | {"trail": ["A1"] * 550_000}},
        "position.fields.chance: is missing": data | {"fields": {k: v for k, v in fields.items() if k != "chance"}},
    }
    for said, position in cases.items():
        begun = time.process_time()
        with pytest.raises(BadFile) as error:
            load_position(position)
        sentence = str(error.value)
        assert said in sentence
        assert len(sentence) < 1000
        assert time.process_time() - begun < 0.5
    path = written(tmp_path, TEXT.replace(str(fields["chance"]), "9" * 5000))
    assert str(refused_file(path)).endswith("is not JSON: a number in it is too long")


def test_a_pack_that_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    data = json.loads(TEXT)
    said = refused(data | {"options": data["options"] | {"pack": str(tmp_path / "pipe")}})
    assert str(said).endswith("cannot be read: it is no file")


def test_a_transcript_is_told_from_a_position(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("parlour transcript 1\ngame roam\n")
    assert "is a transcript, not a position; parlour replay reads it" in str(refused_file(tmp_path / "game.txt"))


@pytest.mark.parametrize("data", [None, 5, [], "", True, ["position"]])
def test_what_is_no_table_of_fields_is_refused(data: Any) -> None:
    with pytest.raises(BadFile):
        load_position(data)
