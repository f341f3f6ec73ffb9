"""Pictures of real games: every option that names a thing finds it in the picture."""

import pytest

import parlour
from draw import tables
from draw.look import read, things

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
            for layout in ("wide", "phone"):
                found = things(read(table.svg(decision.seat, layout=layout)))
                assert {name for name, element in found.items() if element.get("class") == "target"} == wanted
        table.apply(decision.options[turn * 7 % len(decision.options)])


def test_the_views_of_these_tests_have_the_shape_of_real_ones() -> None:
    real, ours = parlour.new("roam", seats=2, seed=1, version="full").view(0), tables.full()
    assert ours.keys() == real.keys()
    assert ours["options"].keys() == real["options"].keys()
    for part in ("players", "lands", "spaces", "row"):
        assert ours[part][0].keys() == real[part][0].keys()
    assert ours["players"][0]["characters"][0].keys() == real["players"][0]["characters"][0].keys()
    assert ours["next"].keys() == real["next"].keys()
