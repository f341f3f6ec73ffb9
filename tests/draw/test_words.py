"""Words in pictures: wrap, then an ellipsis with the whole text as title, never smaller letters."""

import re
from pathlib import Path

import pytest

import parlour
from parlour.draw.art import number
from parlour.draw.fonts import widths
from parlour.draw.words import Face, print_lines, set_close, set_lines

FACE = Face(13, 700, serif=True)
NAMES = [
    "Wenna the Cartographer", "Hazel and Her Goose", "Пім із повітряним змієм", "Poszukiwacz Złota Flint",
    "Трандл, всадник на улитке", "Венна-картографка", "Donaudampfschifffahrtsgesellschaftskapitän", "—", "",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", [40, 67, 98, 160])
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_every_line_fits_its_room(name: str, room: float, lines: int) -> None:
    set_words = set_lines(name, FACE, room, lines)
    assert len(set_words.rows) <= lines
    assert all(FACE.width(row) <= room for row in set_words.rows)


def test_what_fits_is_left_alone() -> None:
    assert set_lines("Wenna the Cartographer", FACE, 500).rows == ["Wenna the Cartographer"]
    assert set_lines("Wenna the Cartographer", FACE, 500).cut is None


def test_words_wrap_before_anything_is_cut() -> None:
    assert set_lines("Lady Umber", FACE, 50, 2)[:2] == (["Lady", "Umber"], None)


def test_a_line_may_break_after_a_hyphen() -> None:
    assert set_lines("Рук-барабанник", FACE, 90, 2).rows == ["Рук-", "барабанник"]


@pytest.mark.parametrize(
    ("name", "room", "lines", "rows"),
    [
        ("Dask the Stonecutter", 60, 2, ["Dask the", "Stonec…"]),
        ("Dask the Stonecutter", 105, 1, ["Dask the Stone…"]),
        ("Ilvi the Snow Scout", 64, 2, ["Ilvi the", "Snow Sc…"]),
        ("Рук-барабанник", 85, 1, ["Рук-бараб…"]),
    ],
)
def test_the_word_that_does_not_fit_is_cut_not_dropped(name: str, room: float, lines: int, rows: list[str]) -> None:
    assert set_lines(name, FACE, room, lines)[:2] == (rows, name)


@pytest.mark.parametrize("room", [50, 60, 70, 80])
def test_neither_little_words_nor_single_letters_end_a_line_that_breaks_off(room: float) -> None:
    assert set_lines("Odda the Lamplighter", FACE, room).rows == ["Odda…"]


def test_a_last_line_of_a_little_word_goes_before_the_first_is_cut() -> None:
    assert set_lines("Dask the Stonecutter", FACE, 46, 2).rows == ["Dask…"]
    assert set_lines("Wenna the Cartographer", FACE, 50, 2).rows == ["Wenna", "the…"]


@pytest.mark.parametrize(("lines", "room"), [(1, 110), (2, 65)])
def test_a_name_a_little_too_long_is_written_closer_and_stays_whole(lines: int, room: float) -> None:
    assert set_lines("Odda the Lamplighter", FACE, room, lines).cut
    shown = print_lines(0, 0, set_close("Odda the Lamplighter", FACE, room, lines), FACE)
    assert " ".join(re.findall(">([^<]+)<", shown)) == "Odda the Lamplighter"
    assert f'textLength="{number(room)}"' in shown
    assert set_close("Odda the Lamplighter", FACE, 60, 1).cut == "Odda the Lamplighter", "not much closer"
    assert "textLength" not in print_lines(0, 0, set_close("Odda the Lamplighter", FACE, 200), FACE)


def test_cut_words_carry_the_whole_text_as_title() -> None:
    shown = print_lines(0, 0, set_lines("Odda the Lamplighter", FACE, 70), FACE)
    assert "<title>Odda the Lamplighter</title>" in shown


@pytest.mark.parametrize("serif", [False, True])
def test_our_fonts_have_every_letter_that_we_write(serif: bool) -> None:
    said = "".join(path.read_text("utf-8") for path in Path(parlour.__file__).parent.rglob("*.ftl"))
    assert {each for each in said if each.isalpha() or each in "→«»„”’—–…×№§"} - widths(serif, 700).keys() == set()


def test_words_are_safe_inside_xml() -> None:
    shown = print_lines(0, 0, set_lines('<b>&"\x00', FACE, 500), FACE)
    assert "&lt;b&gt;&amp;&quot;" in shown
    assert "\x00" not in shown
