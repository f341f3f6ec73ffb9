"""Colours: contrast that people can read, and styles that stay where they belong."""

import pytest

from parlour.draw.frame import Sheet, picture
from parlour.draw.tokens import DARK, LIGHT, contrast, css, shortfalls


def test_words_and_marks_have_the_contrast_they_need_in_both_themes() -> None:
    assert shortfalls() == []


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_both_themes_have_the_same_tokens() -> None:
    assert LIGHT.keys() == DARK.keys()


def test_auto_follows_the_system_and_a_page_that_chooses_wins() -> None:
    style = css(".here", "auto")
    assert style.index("prefers-color-scheme:dark") < style.index("[data-theme=dark] .here")
    assert ".here[data-theme=dark]" in style


@pytest.mark.parametrize(("theme", "ground"), [("light", LIGHT["ground"]), ("dark", DARK["ground"])])
def test_a_fixed_theme_has_no_other_colours(theme: str, ground: str) -> None:
    style = css(":root", theme)
    assert f"--ground:{ground};" in style
    assert "@media" not in style


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="sepia"):
        picture(Sheet(1, 1, "", ""), {}, "sepia")


def test_only_symbols_that_are_used_are_in_the_file() -> None:
    svg = picture(Sheet(9, 9, "A", '<use href="#here"/>'), {"here": "<path/>", "elsewhere": "<path/>"})
    assert 'id="here"' in svg
    assert "elsewhere" not in svg
