"""Where room is scarce in the picture of Root: nothing is cut or covered that a little care can save."""

from functools import cache
from itertools import combinations
from math import hypot
from typing import Any
from xml.etree.ElementTree import Element

import pytest
from draw.look import SVG, read, things

from parlour.draw.typesetting import whole_lines
from parlour.games.root.draw import draw
from parlour.games.root.draw.layout import MANY, PHONE, WIDE, Cut, goods, layout
from parlour.games.root.draw.panel import WIDE as FACES
from parlour.games.root.draw.woodland import free_place, overlap
from parlour.games.root.tests.draw import tables
from parlour.games.root.tests.draw.tables import TABLES
from parlour.text import words

View = dict[str, Any]
SAY = words("en").say
FIGHTERS = 126.0  # the width of a battle's sheet before dice are thrown
PILES = (0, 9, 15, 26)


@cache
def watched(name: str) -> View:
    return tables.table(name).view(None)


def shown(view: View, layout: str = "wide", targets: tuple[str, ...] = (), people: list[str] | None = None) -> Element:
    return read(draw(view, say=SAY, targets=targets, layout=layout, people=people))


def written(root: Element) -> list[str]:
    return [each.text or "" for each in root.iter(f"{SVG}text")]


def with_discards(view: View, count: int) -> View:
    """Copies of cards from the pile, until there are so many."""
    pile = view["discard"]
    cards = [{**pile[i % len(pile)], "id": f"copy-{i}"} for i in range(count)]
    return {**view, "discard": cards}


def centre(element: Element) -> tuple[float, float]:
    """Of a mark in the pile."""
    back = element.findall(f"{SVG}rect")[0]
    x, y, w, h = (float(back.get(name, "0")) for name in ("x", "y", "width", "height"))
    return x + w / 2, y + h / 2


# Names


@pytest.mark.parametrize("layout", ["wide", "phone-rest"])
@pytest.mark.parametrize("key", ["root-faction-riverfolk", "root-seat-riverfolk"])
def test_a_faction_that_nobodys_name_stands_before_is_named_once(layout: str, key: str) -> None:
    view = watched("six")
    people = [SAY(key) if each["faction"] == "riverfolk" else "Olha" for each in view["players"]]
    lines = [each for each in written(shown(view, layout, people=people)) if each.startswith("Riverfolk")]
    assert len(lines) == 1


def test_a_person_and_a_faction_are_both_named() -> None:
    view = watched("six")
    found = written(shown(view, people=[f"Olha {each['seat']}" for each in view["players"]]))
    assert "Olha 0" in found
    assert SAY("root-faction-marquise") in found


@pytest.mark.parametrize(
    ("name", "room", "lines"),
    [
        ("Codebreakers", 74, ["Code-", "breakers"]),
        ("Codebreakers", 200, ["Codebreakers"]),
        ("Favor of the Rabbits", 60, ["Favor of", "the", "Rabbits"]),
        ("Zasadzka!", 60, ["Zasadz-", "ka!"]),
    ],
)
def test_a_word_is_divided_before_it_is_cut(name: str, room: float, lines: list[str]) -> None:
    assert whole_lines(name, FACES.tiny_name, room, 2, 3).rows == lines


@pytest.mark.parametrize("count", PILES)
@pytest.mark.parametrize("name", TABLES)
def test_a_spectator_reads_every_name_in_the_discard_pile(name: str, count: int) -> None:
    found = things(shown(with_discards(watched(name), count)))
    cards = [found[f"card-copy-{i}"] for i in range(count)]
    assert not [line for card in cards for line in written(card) if line.endswith("…")]


# Marks and sheets


@pytest.mark.parametrize("count", PILES[1:])
@pytest.mark.parametrize("name", ["six", "two"])
def test_discarded_cards_to_choose_from_lie_apart(name: str, count: int) -> None:
    view = with_discards(tables.table(name).view(0), count)
    targets = tuple(f"card-copy-{i}" for i in range(0, count, 2))
    found = things(shown(view, targets=targets))
    spots = [centre(found[target]) for target in targets]
    assert all(hypot(ax - bx, ay - by) >= 29 for (ax, ay), (bx, by) in combinations(spots, 2))


@pytest.mark.parametrize("cut", [WIDE, MANY, PHONE])
@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_the_sheet_of_a_battle_leaves_other_clearings_and_the_items_free(name: str, cut: Cut) -> None:
    here, items = layout(name, cut, ()), goods(name, cut)
    for clearing in here.clearings:
        box = free_place(here, clearing, (FIGHTERS * cut.k, 44 * cut.k), items)
        spots = [(box.x + box.w * i / 8, y) for i in range(9) for y in (box.y, box.bottom)]
        others = [spot for other, spot in here.clearings.items() if other != clearing]
        assert all(hypot((x - a) / cut.rx, (y - b) / cut.ry) > 1 for x, y in spots for a, b in others)
        assert items is None or not overlap(box, items)
        assert box.x > 0
        assert box.y > 0
        assert box.right < cut.w
        assert box.bottom < cut.h
