"""The picture of Lockup uses its room: plates lie apart, names and tomes are whole, places are told, thumbs hit."""

import re
from itertools import combinations, pairwise
from typing import Any, Final
from xml.etree.ElementTree import Element

import pytest
from draw.look import SVG, lines, things

from parlour.draw.art import Box
from parlour.draw.typesetting import Type
from parlour.games.lockup.draw.boards import own, own_phone
from parlour.games.lockup.draw.cards import goon, item, item_chip, tome
from parlour.games.lockup.draw.facts import PHONE, WIDE
from parlour.games.lockup.rules.book import LOCATIONS
from parlour.games.lockup.tests.draw.test_cards import (
    ALL_GOONS,
    ALL_ITEMS,
    ALL_TOMES,
    ALL_TRAITS,
    BOARDS,
    TRAY,
    my_view,
    scene,
)
from parlour.games.lockup.tests.draw.test_cards import shown as sheet
from parlour.games.lockup.tests.draw.test_picture import crowded, floor, overlap, shown, table
from parlour.text import LANGUAGES, words

View = dict[str, Any]
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)
DISPLAY: Final = [(105, 124, WIDE), (128, 124, WIDE), (162, 124, WIDE), (219, 124, WIDE), (120, 118, PHONE)]
READABLE: Final = [
    (item, ALL_ITEMS, 105, 124, WIDE),
    (item, ALL_ITEMS, 219, 124, WIDE),
    (item, ALL_ITEMS, 120, 118, PHONE),
    (item_chip, ALL_ITEMS, 225, 34, WIDE),
    (tome, ALL_TOMES, 160, 156, WIDE),
    (tome, ALL_TOMES, 211, 156, WIDE),
    (tome, ALL_TOMES, 374, 66, PHONE),
]


def rects(element: Element) -> list[dict[str, str]]:
    return [dict(each.attrib) for each in element.iter(f"{SVG}rect")]


def corners(each: dict[str, str]) -> tuple[float, ...]:
    x, y, w, h = (float(each.get(name, "0")) for name in ("x", "y", "width", "height"))
    return x, y, x + w, y + h


def texts(element: Element) -> list[str]:
    return [each.words for each in lines(element)]


# Cards


@SPOKEN
@pytest.mark.parametrize(("width", "height", "faces"), DISPLAY)
def test_what_an_item_is_worth_and_its_signs_lie_apart(width: float, height: float, faces: Type, language: str) -> None:
    for card in ALL_ITEMS:
        root = sheet(item(scene(my_view(), language=language), card, Box(0, 0, width, height), faces))
        plates = [corners(each) for each in rects(root) if each.get("stroke-width") == "0.8"]
        assert plates, card["id"]
        assert not [pair for pair in combinations(plates, 2) if overlap(*pair)], card["id"]


@SPOKEN
@pytest.mark.parametrize(("draw", "cards", "width", "height", "faces"), READABLE)
def test_cards_that_lie_there_are_read_whole(
    draw: Any, cards: list[View], width: float, height: float, faces: Type, language: str
) -> None:
    for card in cards:
        root = sheet(draw(scene(my_view(), language=language), card, Box(0, 0, width, height), faces), width, height)
        assert [each for each in texts(root) if "…" in each] == [], card["id"]


def test_on_a_small_card_suspicion_is_counted() -> None:
    wary = next(card for card in ALL_GOONS if card["suspicion"] == 2)
    here = scene(my_view())
    small, large = (sheet(goon(here, wary, Box(0, 0, w, h), PHONE)) for w, h in ((46, 52), (80, 95)))
    eyes = [sum("good-suspicion" in each.get("href", "") for each in r.iter(f"{SVG}use")) for r in (small, large)]
    assert eyes == [1, 2]
    assert "2" in texts(small)


# Rooms


def ranked(count: int, layout: str, language: str = "en", **changes: Any) -> Element:
    """The Smithy being settled, with so many in it."""
    view = table("five").view(None)
    strong = [{"party": seat, "strength": 9 - seat, "unknown": 0, "lookout": False} for seat in range(count)]
    facts: View = {"tokens": [], "strengths": strong, "ranking": [*range(count)], "rewarded": [0], "declined": []}
    facts |= {"state": "now", **changes}
    found = [here | facts if here["id"] == "smithy" else here for here in view["locations"]]
    return things(shown({**view, "locations": found}, layout, language=language))["location-smithy"]


@SPOKEN
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_ranking_says_the_places_in_words(count: int, language: str) -> None:
    said = texts(ranked(count, "wide", language))
    assert [said.count(words(language).say("lockup-draw-rank", n=n + 1)) > 0 for n in range(count)] == [True] * count


@pytest.mark.parametrize("layout", ["wide", "phone"])
@pytest.mark.parametrize("count", [4, 5])
def test_even_many_places_are_told(count: int, layout: str) -> None:
    said = "".join(texts(ranked(count, layout)))
    assert [str(n + 1) in said for n in range(count)] == [True] * count


def test_the_leaders_name_stands_there_if_nobody_crowds_the_room() -> None:
    view = table("five").view(None)
    name = words("en").say(f"lockup-crew-{view['players'][0]['crew']}")
    assert name in texts(ranked(2, "wide", ranking=None, rewarded=[], state="ahead"))
    assert name not in texts(ranked(5, "wide", ranking=None, rewarded=[], state="ahead"))


@pytest.mark.parametrize("location", LOCATIONS[1:6])
def test_what_lies_in_a_room_does_not_lie_under_the_goon(location: str) -> None:
    view = crowded(table("five").view(0), location)
    for lying in ({"scrap": 1, "potion": 1, "iron": 1, "gold": 1}, {"scrap": 3, "gold": 2}, {"gold": 1}):
        for suspicion in (1, 3, 7):
            changes = {"lying": lying, "suspicion": suspicion, "goon": ALL_GOONS[0]}
            found = [here | changes if here["id"] == location else here for here in view["locations"]]
            room = things(shown({**view, "locations": found}))[f"location-{location}"]
            cell = floor(next(each for each in room.iter() if each.get("id") == f"goon-{ALL_GOONS[0]['id']}"))
            loose = [each for each in room.iter() if (each.get("data-piece") or "").endswith(tuple("1237"))]
            marks = [use for each in loose if not each.get("id") for use in each.iter(f"{SVG}use")]
            ends = [float(use.get("x", "0")) + float(use.get("width", "0")) for use in marks]
            assert ends
            assert max(ends) <= cell[0]


@SPOKEN
def test_rewards_do_not_reach_the_tokens_of_a_small_room(language: str) -> None:
    places = {words(language).say(f"lockup-draw-place-{each}") for each in ("first", "second", "third", "others")}
    for location in LOCATIONS:
        root = shown(crowded(table("five").view(0), location), "phone", language=language)
        room = things(root)[f"location-{location}"]
        tokens = [each for each in room.iter() if (each.get("data-piece") or "").startswith(("crew-", "token-"))]
        tops = [float(use.get("y", "0")) for each in tokens for use in each.iter(f"{SVG}use")]
        assert all(each.y <= min(tops) + 1 for each in lines(room) if each.words in places)


# The tray, the strip and the sheet of a phone


@pytest.mark.parametrize("changes", BOARDS)
def test_the_tray_is_used_up_to_its_end(changes: View) -> None:
    root = sheet(own(scene(my_view(**changes)), TRAY, WIDE))
    assert max(corners(each)[2] for each in rects(root)) >= TRAY.right - 40


@SPOKEN
@pytest.mark.parametrize("limit", [2, 3])
def test_how_many_tokens_lie_face_down_is_read_whole_on_a_phone(limit: int, language: str) -> None:
    view = my_view(hidden=limit, hidden_limit=limit, tomes=[], items=[], goons=[])
    said = texts(sheet(own_phone(scene(view, language=language), 8, 0, 374)[0]))
    assert words(language).say("lockup-draw-board-face-down", n=limit, limit=limit) in said


def test_tokens_to_choose_are_large_enough_for_a_thumb() -> None:
    view = my_view()
    names = [f"token-{token}" for token in view["players"][0]["cell"]]
    found = things(sheet(own_phone(scene(view, tuple(names)), 8, 0, 374)[0]))
    for name in names:
        left, top, right, bottom = floor(found[name])
        assert min(right - left, bottom - top) >= 44


@SPOKEN
@pytest.mark.parametrize("name", ["two", "solo"])
def test_the_strip_reminds_of_the_rules_where_few_play(name: str, language: str) -> None:
    root, say = shown(table(name).view(0), language=language), words(language).say
    heads = {say("lockup-draw-supply"), say("lockup-draw-scoring")}
    assert heads <= set(texts(root))
    panels = [corners(dict(each.attrib)) for each in root.iter(f"{SVG}rect") if each.get("fill") == "var(--paper-2)"]
    beside = [each for each in panels if each[2] - each[0] == 252]
    seats = [floor(each) for key, each in things(root).items() if key.startswith("seat-")]
    assert len(beside) >= 2
    assert not [pair for pair in combinations([*beside, *seats], 2) if overlap(*pair)]
    rows = [each for each in lines(root) if each.left < 262 and any(b[1] < each.y < b[3] for b in beside)]
    assert not [each for each in rows if "…" in each.words]
    assert not re.search("lockup-", " ".join(texts(root)))


OFFERS: Final[list[tuple[View, tuple[str, ...], str]]] = [
    ({"dealt": ALL_TRAITS[:2]}, (), f"trait-{ALL_TRAITS[0]['id']}"),
    ({"drawn_tomes": ALL_TOMES[:2]}, (), f"tome-{ALL_TOMES[0]['id']}"),
    ({"tomes": ALL_TOMES[:1]}, (f"tome-{ALL_TOMES[0]['id']}",), f"tome-{ALL_TOMES[0]['id']}"),
    ({"reserved": ALL_ITEMS[:1]}, (f"item-{ALL_ITEMS[0]['id']}",), f"item-{ALL_ITEMS[0]['id']}"),
    ({"tomes": ALL_TOMES[:1]}, ("good-iron", "good-gold"), "good-scrap"),
    ({"tomes": ALL_TOMES[:1]}, ("token-1", "item-nobody-has"), "token-lookout"),
    ({"tomes": ALL_TOMES[:1]}, (), "token-lookout"),
]


@pytest.mark.parametrize(("changes", "targets", "first"), OFFERS)
def test_what_is_asked_for_stands_first_on_a_phone(changes: View, targets: tuple[str, ...], first: str) -> None:
    root = sheet(own_phone(scene(my_view(**changes), targets), 8, 0, 374)[0])
    assert next(iter(things(root))) == first


def test_values_of_tokens_face_down_lie_apart_even_in_a_crowd() -> None:
    view = table("five").view(0)
    mine = [{"owner": 0, "token": each, "up": False} for each in ("1", "3", "4")]
    others = [{"owner": seat, "token": each, "up": True} for seat in (1, 2, 3, 4) for each in "13"]
    strong = [{"party": seat, "strength": 5, "unknown": 0, "lookout": False} for seat in range(5)]
    full = {"tokens": [*mine, *others], "strengths": strong, "state": "ahead", "ranking": None}
    found = [here | full if here["id"] == "exercise-yard" else here for here in view["locations"]]
    spot = things(shown({**view, "locations": found}, "phone"))["spot-0-exercise-yard"]
    discs = [(float(each.get("cx", "0")), float(each.get("r", "0"))) for each in spot.iter(f"{SVG}circle")]
    assert len(discs) == 3
    assert all(right[0] - left[0] >= left[1] * 1.7 for left, right in pairwise(discs))
