"""Colours: contrast that people can read, and styles that stay where they belong."""

import pytest

from parlour.draw.frame import Sheet, picture
from parlour.draw.tokens import HOUSE, contrast, css, shortfalls
from parlour.games import all_games

PALETTES = [game.part("draw").PALETTE for game in all_games()]


def test_words_and_marks_have_the_contrast_they_need_in_both_themes() -> None:
    assert shortfalls(*PALETTES) == []


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_both_themes_have_the_same_tokens() -> None:
    for each in (HOUSE, *PALETTES):
        assert each.light.keys() == each.dark.keys()


def test_auto_follows_the_system_and_a_page_that_chooses_wins() -> None:
    style = css(".here", "auto")
    assert style.index("prefers-color-scheme:dark") < style.index("[data-theme=dark] .here")
    assert ".here[data-theme=dark]" in style


@pytest.mark.parametrize(("theme", "ground"), [("light", HOUSE.light["ground"]), ("dark", HOUSE.dark["ground"])])
def test_a_fixed_theme_has_no_other_colours(theme: str, ground: str) -> None:
    style = css(":root", theme)
    assert f"--ground:{ground};" in style
    assert "@media" not in style


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="sepia"):
        picture(Sheet(1, 1, "", ""), {}, HOUSE, "sepia")


def test_only_symbols_that_are_used_are_in_the_file() -> None:
    svg = picture(Sheet(9, 9, "A", '<use href="#here"/>'), {"here": "<path/>", "elsewhere": "<path/>"}, HOUSE)
    assert 'id="here"' in svg
    assert "elsewhere" not in svg


def test_no_two_titles_mean_different_colours_by_one_name() -> None:
    """A page may show several: each lies on the palettes of all."""
    named: dict[str, object] = {}
    for each in (HOUSE, *PALETTES):
        colours = {name: (each.light[name], each.dark[name]) for name in each.light}
        for name, colour in {**colours, **{f"c-{name}": pair for name, pair in each.signs.items()}}.items():
            assert named.setdefault(name, colour) == colour, name
