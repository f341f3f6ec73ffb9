"""Pictures of real games: every option that names a thing finds it in the picture."""

import re

import pytest
from draw.look import read, things

import parlour
from parlour.games.roam.tests.draw import tables

PARTS = ["phone-board", "phone-mine", "phone-rest"]
VARIANTS = [
    {},
    {"version": "full"},
    {"version": "full", "outpost": "true", "towers": "true"},
    {"hidden_characters": "true"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=["regular", "full", "everything", "hidden"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_done_can_be_clicked(seats: int, options: dict[str, str]) -> None:
    table = parlour.new("roam", seats=seats, seed=seats, **options)
    for turn in range(300):
        decision = table.decision
        if decision is None:
            break
        if turn % 12 == 0:
            wanted = {option.target for option in decision.options if option.target}
            for layouts in (["wide"], ["phone"], PARTS):
                found = [things(read(table.svg(decision.seat, layout=layout))) for layout in layouts]
                marked = [name for each in found for name, thing in each.items() if thing.get("class") == "target"]
                assert sorted(marked) == sorted(wanted)
        table.apply(decision.options[turn * 7 % len(decision.options)])


def test_names_of_pieces_are_unique_in_a_real_game_and_markers_are_known_by_seat_and_space() -> None:
    table = parlour.new("roam", seats=3, seed=8, version="full", outpost=True, towers=True)
    for turn in range(160):
        decision = table.decision
        assert decision is not None
        table.apply(decision.options[turn * 7 % len(decision.options)])
        if turn % 8 == 0:
            names = re.findall('data-piece="([^"]+)"', table.svg(0))
            assert len(names) == len(set(names))
            spaces = [here for here in table.view()["spaces"] if here]
            on_field = {f"marker-{seat}-{here['id']}" for here in spaces for seat in here["markers"]}
            assert on_field <= set(names)


def test_the_views_of_these_tests_have_the_shape_of_real_ones() -> None:
    real, ours = parlour.new("roam", seats=2, seed=1, version="full").view(0), tables.full()
    assert ours.keys() == real.keys()
    assert ours["options"].keys() == real["options"].keys()
    for part in ("players", "lands", "spaces", "row"):
        assert ours[part][0].keys() == real[part][0].keys()
    assert ours["players"][0]["characters"][0].keys() == real["players"][0]["characters"][0].keys()
    assert ours["next"].keys() == real["next"].keys()
