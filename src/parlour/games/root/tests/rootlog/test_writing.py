"""Games of ours as logs: what is written how, and that a log tells nobody more than the table has seen."""

import re

import pytest

from parlour.games.root.file.rootlog.words import LETTERS
from parlour.games.root.tests.games import ALL_FOUR, GAME, begun
from parlour.games.root.tests.rootlog.logs import ROOTLOG, faults, played
from parlour.kernel.errors import BadInput
from parlour.kernel.match import begin_proven
from parlour.record.position import begin_from

DRAW = re.compile(r"\d*([FRMB]?)#([a-z@]*)->[A-Z]")
CHANGES_HANDS = re.compile(r"([FRMB]?)#([a-z@]*)[CEAVGL]->([CEAVGLO]|A?\$)(?![_a-zA-Z])")


@pytest.fixture(scope="module")
def log() -> str:
    return ROOTLOG.write(played(ALL_FOUR, "log"))


def test_the_header_names_map_deck_and_players(log: str) -> None:
    assert log.splitlines()[:7] == [
        "Map: Fall", "Deck: Standard", "C: marquise", "E: eyrie", "A: alliance", "V: vagabond", "",
    ]  # fmt: skip


def test_each_faction_sets_up_first(log: str) -> None:
    lines = log.splitlines()[7:11]
    assert [line[:2] for line in lines] == ["C:", "E:", "A:", "V:"]
    assert lines[2] == "A:3#->$"
    assert "t_k->" in lines[0]
    assert "p->" in lines[3]


def test_the_turns_go_round_with_an_empty_line_between_rounds(log: str) -> None:
    rounds = log.split("\n\n")[2:-1]
    assert {"".join(line[0] for line in each.splitlines()) for each in rounds[:-1]} == {"CEAV"}


def test_the_winner_stands_last(log: str) -> None:
    assert re.fullmatch(f"Winner: [{LETTERS}]+", log.splitlines()[-1])


def test_a_game_that_goes_on_has_no_winner() -> None:
    for most in (0, 1, 5, 40):
        text = ROOTLOG.write(played(ALL_FOUR, "half", most))
        assert "Winner" not in text
        assert not faults(ROOTLOG.check(text))


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_cards_drawn_given_and_mobilized_have_no_names(seed: str) -> None:
    """Z.2 Only those concerned know them; an available dominance card and those of the discard pile lie open."""
    text = ROOTLOG.write(played(ALL_FOUR, seed))
    named = [found for found in DRAW.finditer(text) if found[2] != "dom" and (found[1] or found[2])]
    assert [found[0] for found in named if found[2] not in ("thief", "tinker", "ranger")] == []
    given = [found for found in CHANGES_HANDS.finditer(text) if found[2] != "dom"]
    assert given
    assert {(found[1], found[2]) for found in given} == {("", "")}


def test_the_riverfolk_sell_open_cards() -> None:
    texts = [ROOTLOG.write(played(("riverfolk", "marquise", "eyrie"), f"shop {n}")) for n in range(4)]
    sold = [found for text in texts for found in re.findall(r"([FRMB]#[a-z@]+)O->[CE](?!\$)", text)]
    assert sold


def test_field_hospitals_are_written_from_where_the_warriors_fell() -> None:
    texts = [ROOTLOG.write(played(ALL_FOUR, f"hospital {n}")) for n in range(4)]
    assert any(re.search(r"#[a-z@]+C->/\d*C?w\d+->\d+", text) for text in texts)


def test_an_ambush_is_part_of_its_battle() -> None:
    texts = [ROOTLOG.write(played(ALL_FOUR, f"ambush {n}")) for n in range(4)]
    assert any(re.search(r"X[A-Z]\d+[FRMB]@", text) for text in texts)


def test_a_proven_game_is_written_as_it_was_played() -> None:
    settings = GAME.read_settings({"first": "0"})
    match = begin_proven(GAME, list(ALL_FOUR), settings, "0123456789abcdef" * 4)
    while match.state.offer and len(match.actions) < 400:
        match.apply(match.state.offer[-1])
    assert not faults(ROOTLOG.check(ROOTLOG.write(match)))


def test_a_game_from_a_position_has_no_setup_to_write() -> None:
    match = begin_from(GAME, begun().state)
    with pytest.raises(BadInput, match="position"):
        ROOTLOG.write(match)
