"""Transcripts: replayed exactly, or refused by a BadFile that names the line."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from damage import nodes, one_damage, outcome_of
from needs import needs

import parlour
from parlour.conformance.fuzz import CASES, Case, Dice, random_game, saved
from parlour.conformance.golden import TRANSCRIPTS, label, title_of
from parlour.games import game as find_game
from parlour.kernel.errors import BadFile, BadInput
from parlour.kernel.match import Match
from parlour.record.transcript import read_action, read_transcript, write_action, write_transcript
from parlour.table.files import load_position, replay

needs("roam")

OF_ROAM = [path for path in TRANSCRIPTS if title_of(path) == "roam" and "position {" not in path.read_text("utf-8")]
SMALL = min(OF_ROAM, key=lambda path: path.stat().st_size)
TEXT = SMALL.read_text("utf-8")
LINES = TEXT.splitlines()
FIRST = 8  # the number of the first line with an action


def read(text: str) -> Match[Any]:
    return read_transcript(find_game, text)


def refused(text: str) -> BadFile:
    with pytest.raises(BadFile) as error:
        read(text)
    assert is_line(text)(error.value.where), error.value.where
    assert "\n" not in str(error.value)
    return error.value


def is_line(text: str) -> Callable[[str], bool]:
    """A line of the file, or the one after its end."""
    count = len(text.splitlines())

    def line_of_it(where: str) -> bool:
        found = re.fullmatch(r"line (\d+)", where)
        return found is not None and 1 <= int(found[1]) <= max(count + 1, 6)

    return line_of_it


def with_line(number: int, line: str | None) -> str:
    """The transcript with another line of that number, or without it."""
    lines = [*LINES[: number - 1], *([] if line is None else [line]), *LINES[number:]]
    return "\n".join(lines) + "\n"


# In order


def test_a_transcript_is_readable() -> None:
    table = parlour.new("roam", seats=["green", "red"], seed=7, version="full", first=1)
    table.apply(table.decision.options[0])  # type: ignore[union-attr]
    head = table.transcript().splitlines()
    assert head[:7] == [
        "parlour transcript 1",
        "game roam",
        "rules 1",
        "options version=full outpost=false towers=false hidden_characters=false pack=house first=1",
        "seats green red",
        "seed 7",
        "",
    ]
    assert re.fullmatch(r"1 red use card:[a-z]+-red", head[7])
    assert len(head) == 8


@pytest.mark.parametrize("case", CASES[::5], ids=str)
def test_every_action_can_be_written_and_read(case: Case) -> None:
    match = case.begin("words")
    for _ in random_game(match, Dice("words")):
        texts = [write_action(case.game, match.state, action) for action in match.state.offer]
        assert len(set(texts)) == len(texts)
        assert [read_action(case.game, match.state, text) for text in texts] == match.state.offer


@pytest.mark.parametrize(
    "text",
    ["", " ", "use", "use odda", "use card:", "use card:nobody", "use space:C4", "use card:odda card:odda", "bid n:²",
     "use\tcard:odda", "USE card:odda", "bid", "bid n:", "bid n:-1", "bid n:x", "bid n:1.0", "bid n:4096", "bid n: 1",
     "bid n:" + "9" * 30, "bid n:" + "9" * 5000, "bid n:1_0", "bid n:+1", "pass n:0", "pass me", "place space:G7",
     "place space:c4", "resolve land:0"],
    ids=lambda text: repr(text[:16]),
)  # fmt: skip
def test_words_that_are_no_action_are_refused(text: str) -> None:
    roam = find_game("roam")
    with pytest.raises(BadInput):
        read_action(roam, roam.new(2, roam.read_settings({}), 1), text)
    table = parlour.new("roam", seed=1)
    with pytest.raises(parlour.Refused):
        table.apply(text)
    refused(with_line(FIRST, f"1 {LINES[FIRST - 1].split()[1]} {text}"))


@pytest.mark.parametrize(
    "seed",
    ["", " ", "7 ", " 7", "a b", "a  b", "a\nb", "a\rb", "a\tb", "a\vb", "\f", "\x1c", "\x85", "\u2028", "=", "{",
     "\ufeff", "0", "Ґ", "x" * 500, "position {}", 0, -1, 10**40, True, None, 1.5],
    ids=repr,
)  # fmt: skip
def test_a_transcript_of_any_seed_can_be_replayed_unless_the_seed_is_refused(seed: Any) -> None:
    try:
        table = parlour.new("roam", seed=seed)
    except BadInput:
        return
    table.apply(table.decision.options[0])  # type: ignore[union-attr]
    assert saved(read(table.transcript())) == saved(table.match)


def test_line_ends_blanks_and_missing_results_do_not_matter() -> None:
    match = read(TEXT)
    for text in (
        TEXT.replace("\n", "\r\n"),
        TEXT.rstrip("\n"),
        TEXT + "\n\n",
        "\n".join(LINES[:-1]),
        TEXT.replace("\n", " \n"),
    ):
        assert saved(read(text)) == saved(match)


def test_a_transcript_from_a_position_begins_there(tmp_path: Path) -> None:
    table = parlour.new("roam", seats=3, seed=5)
    for _ in range(9):
        table.apply(table.decision.options[-1])  # type: ignore[union-attr]
    later = load_position(table.position())
    later.apply(later.decision.options[0])  # type: ignore[union-attr]
    path = tmp_path / "later.txt"
    path.write_text(later.transcript(), "utf-8")
    assert replay(path).position() == later.position()
    assert replay(path, to=0).position() == table.position()


# One kind of damage at a time


@pytest.mark.parametrize("number", range(1, 7))
def test_each_line_of_the_header_is_needed_and_named(number: int) -> None:
    for line in ("", "nonsense", LINES[number - 1] + "x", LINES[number - 1].split()[0], "=", "1 blue pass"):
        if (number, line) in ((6, LINES[5] + "x"), (4, "options")):
            continue  # another seed is another game, and options have their defaults
        assert refused(with_line(number, line)).where in (f"line {number}", "line 5"), line
    refused(with_line(number, None))


def test_header_lines_in_another_order_are_refused() -> None:
    for number in range(1, 6):
        lines = [*LINES]
        lines[number - 1], lines[number] = lines[number], lines[number - 1]
        assert refused("\n".join(lines)).where == f"line {number}"


@pytest.mark.parametrize(
    ("number", "line", "said"),
    [
        (1, "parlour transcript 2", "parlour transcript 1"),
        (2, "game chess", "There is no game 'chess'"),
        (3, "rules 99", "must be rules 1"),
        (4, "options version=huge", "version can be regular or full"),
        (4, "options colour=red", "no option 'colour'"),
        (4, "options version", "version='' is not possible"),
        (4, "options pack=no/such/file.toml", "cannot be read"),
        (5, "seats blue", "is for 2 to 4 seats"),
        (5, "seats blue blue", "a colour of its own"),
        (5, "seats blue mauve", "a colour of its own"),
        (6, "seed", "must be 'seed …', 'secret …' or 'position {…}'"),
        (6, "secret", "must be 'seed …', 'secret …' or 'position {…}'"),
        (6, "secret 12ab", "64 hexadecimal digits"),
        (6, "secret " + "g" * 64, "64 hexadecimal digits"),
        (6, "position", ""),
        (6, "position {", ""),
        (6, "position []", "must be a table of fields"),
        (6, "position " + "[" * 100_000 + "]" * 100_000, ""),
        (6, "position NaN", ""),
    ],
)
def test_a_wrong_header_is_explained(number: int, line: str, said: str) -> None:
    error = refused(with_line(number, line))
    assert said in str(error)
    assert error.where in (f"line {number}", "line 5")


def test_the_position_of_a_transcript_must_be_of_its_game_seats_and_options() -> None:
    position = parlour.new("roam", seats=["blue", "red"], seed=1).position()
    head = [
        *LINES[:3],
        "options " + " ".join(f"{name}={value}" for name, value in position["options"].items()),
        "seats blue red",
    ]
    assert read("\n".join([*head, "position " + json.dumps(position)])).actions == []
    for wrong in ({"game": "chess"}, {"rules": 2}):
        assert refused("\n".join([*head, "position " + json.dumps(position | wrong)])).where == "line 6"
    for number, line in ((4, "seats red blue"), (3, head[3].replace("towers=false", "towers=true"))):
        other = [*head[:number], line, *head[number + 1 :]]
        refused("\n".join([*other, "position " + json.dumps(position)]))


def test_the_line_after_the_header_is_blank() -> None:
    """An action or anything else there must not be dropped in silence."""
    for text in (with_line(7, LINES[7]), with_line(7, "nonsense"), "\n".join([*LINES[:6], LINES[7]])):
        assert refused(text).where in ("line 7", "line 8")


def actions_in(text: str) -> int:
    return len([line for line in text.splitlines()[6:] if line.strip() and not line.startswith("=")])


def test_a_line_too_many_or_too_few_is_named() -> None:
    last = len(LINES) - 1
    for number in (FIRST, FIRST + 1, len(LINES) // 2, last):
        missing = refused(with_line(number, None))
        assert missing.where == f"line {number}"
        double = refused("\n".join([*LINES[:number], LINES[number - 1], *LINES[number:]]))
        assert double.where == f"line {number + 1}"


def test_the_wrong_number_seat_or_deed_is_named() -> None:
    for number in (FIRST, len(LINES) // 2, len(LINES) - 1):
        count, seat, deed = LINES[number - 1].split(" ", 2)
        others = [name for name in LINES[4].split()[1:] if name != seat]
        wrong = [
            f"{int(count) + 1} {seat} {deed}",
            f"0{count} {seat} {deed}",
            f"{count} {others[0]} {deed}",
            f"{count} nobody {deed}",
        ]
        wrong += [
            f"{count} {seat} dance",
            f"{count} {seat}",
            count,
            f"{count} {seat} {deed} {deed}",
            f"{seat} {deed}",
            "nonsense",
        ]
        for line in wrong:
            assert refused(with_line(number, line)).where == f"line {number}", line


def test_an_illegal_action_is_named_with_what_is_possible() -> None:
    error = refused(with_line(FIRST, f"1 {LINES[FIRST - 1].split()[1]} pass"))
    assert error.where == f"line {FIRST}"
    assert "use card:" in str(error)


def test_actions_after_the_end_are_refused() -> None:
    assert refused("\n".join([*LINES[:-1], f"{len(LINES) - 7} blue pass"])).where == f"line {len(LINES)}"


def test_a_wrong_result_is_refused() -> None:
    result = LINES[-1]
    for line in (
        "=",
        result + " x",
        result.replace("winners", "losers"),
        re.sub(r"\d+", "0", result, count=1),
        result.replace("= ", "="),
    ):
        assert refused(with_line(len(LINES), line)).where == f"line {len(LINES)}"
    assert refused("\n".join([*LINES[:40], result])).where == "line 41"


def test_a_result_in_the_middle_is_refused() -> None:
    assert refused("\n".join([*LINES[:40], LINES[-1], *LINES[40:]])).where == "line 41"


# Files


@pytest.mark.parametrize(
    "content",
    ["", "\n", "{}", "\ufeff", TEXT.encode("utf-16"), b"\xff\xfe", b"\0" * 99],
    ids=lambda content: repr(content[:9]),
)
def test_a_file_that_is_no_transcript_is_refused(tmp_path: Path, content: str | bytes) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(BadFile):
        replay(path)


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("\ufeff" + TEXT, "utf-8")
    assert saved(replay(path).match) == saved(read(TEXT))


def test_a_path_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.txt", "a\0b", "", "x" * 300):
        with pytest.raises(BadFile):
            replay(path)


# Any damage anywhere


def mutated(lines: list[str], dice: Dice) -> list[str]:
    """A line lost, doubled, moved, or some of its letters changed."""
    place, other = dice.below(len(lines)), dice.below(len(lines))
    line = lines[place]
    words = line.split(" ")
    some = dice.below(len(words))
    letter = dice.below(max(len(line), 1))
    changes: list[list[str]] = [
        [],
        [line, line],
        [lines[other]],
        [line[:letter] + dice.pick(["", " ", "x", "0", "-", "…", "\t", "=", ":", "\0"]) + line[letter + 1 :]],
        [line[:letter]],
        [" ".join(words[:some] + words[some + 1 :])],
        [" ".join(words[:some] + dice.pick(lines).split(" ") + words[some:])],
        ["", line],
        [line[:letter], line[letter:]],
        [line.upper()],
        [
            dice.pick(
                ["", "=", "{}", "nonsense", "1", "1 blue", "seed 8", "9" * 5000, "0 0 0", "= 1 2 winners blue by magic"]
            )
        ],
    ]
    return [*lines[:place], *dice.pick(changes), *lines[place + 1 :]]


def replays(text: str) -> Match[Any]:
    """If it loads, nothing was dropped in silence, and it can be written and read again."""
    match = read(text)
    assert len(match.actions) == actions_in(text), "a line was dropped in silence"
    assert saved(read(write_transcript(match))) == saved(match)
    return match


@pytest.mark.timeout(0)
@pytest.mark.parametrize("path", TRANSCRIPTS, ids=label)
def test_any_damage_is_refused_in_order_or_makes_sense(
    path: Path, record_property: Callable[[str, object], None]
) -> None:
    lines, dice, mistakes, tried = path.read_text("utf-8").splitlines(), Dice(f"damage {label(path)}"), list[str](), 60
    for _ in range(tried):
        cut = 20 + dice.below(30)  # short games are as good, and faster
        text = "\n".join(mutated(lines[:cut] if dice.below(3) else lines, dice))
        mistake = outcome_of(replays, text, is_line(text))
        if mistake:
            mistakes.append(mistake)
    record_property("damaged files read", tried)
    assert not mistakes, f"{len(mistakes)} of {tried}:\n" + "\n".join(sorted(set(mistakes))[:20])


def test_a_damaged_position_in_a_transcript_is_refused_in_order(record_property: Callable[[str, object], None]) -> None:
    dice, mistakes, tried = Dice("damaged start"), list[str](), 300
    table = parlour.new("roam", seats=2, seed=3, version="full")
    head = table.transcript().splitlines()[:5]
    for _ in range(tried):
        data = one_damage(table.position(), dice.pick(list(nodes(table.position()))), dice)
        text = "\n".join([*head, "position " + json.dumps(data), "", ""])
        mistake = outcome_of(replays, text, is_line(text))
        if mistake:
            mistakes.append(mistake)
    record_property("damaged files read", tried)
    assert not mistakes, f"{len(mistakes)} of {tried}:\n" + "\n".join(sorted(set(mistakes))[:20])


def test_a_field_that_stands_twice_in_the_position_of_a_transcript_is_refused() -> None:
    position = parlour.new("roam", seats=["blue", "red"], seed=1).position()
    options = " ".join(f"{name}={value}" for name, value in position["options"].items())
    twice = json.dumps(position).replace('"rules": 1', '"rules": 1, "rules": 1')
    lines = [*LINES[:3], f"options {options}", "seats blue red", f"position {twice}"]
    assert "stands twice" in str(refused("\n".join(lines)))
