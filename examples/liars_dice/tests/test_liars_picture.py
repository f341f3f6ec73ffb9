"""Pictures and words: what may be done may be clicked, and nothing is left without words."""

import re
from importlib.resources import files

import pytest

import parlour
from parlour.draw.tokens import shortfalls
from parlour_liars_dice.draw import LAYOUTS, PALETTE, poster, seal
from parlour_liars_dice.rules import SEATS

PARTS = ("phone-board", "phone-mine", "phone-rest")


@pytest.mark.parametrize("layouts", [("wide",), ("phone",), PARTS])
def test_what_may_be_done_may_be_clicked(layouts: tuple[str, ...]) -> None:
    table = parlour.new("liars_dice", seats=6, seed=5)
    for turn in range(60):
        if (decision := table.decision) is None:
            break
        drawn = "".join(table.svg(layout=layout) for layout in layouts)
        assert sorted(re.findall('data-id="([^"]+)"', drawn)) == sorted(o.target for o in decision.options if o.target)
        table.apply(decision.options[turn * 7 % len(decision.options)])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_picture_shows_no_dice_of_others(layout: str) -> None:
    table = parlour.new("liars_dice", seats=2, seed=5)
    world = table.match.state.redact(0)
    world.determinise(7)
    other = table.clone()
    other.match.state = world
    assert world.cups != table.match.state.cups
    assert table.svg(0, layout=layout) == other.svg(0, layout=layout)


def test_colours_can_be_told_apart_and_emblems_have_no_ids() -> None:
    assert shortfalls(PALETTE) == []
    assert "var(--" not in poster()
    assert not any(" id=" in svg for svg in (poster(), *map(seal, SEATS)))


def test_both_languages_have_the_same_keys() -> None:
    words = [
        files("parlour_liars_dice").joinpath(f"words/{language}/words.ftl").read_text("utf-8")
        for language in ("en", "uk")
    ]
    assert len({tuple(re.findall("^[a-z][^ ]*", text, re.MULTILINE)) for text in words}) == 1
