"""The picture of Lockup, alone and with others: everything stands there once, apart and readable; no secret is told."""

import re
from functools import cache
from itertools import combinations, pairwise
from typing import Any, Final
from xml.etree.ElementTree import Element

import pytest
from draw.look import SVG, box, lines, marks, read, said, things
from draw.pictures import check_clicks, check_emblems, check_page, check_parts, play

import parlour
from parlour.draw.shapes import apart
from parlour.games.lockup.draw import LAYOUTS, draw, poster, seal
from parlour.games.lockup.draw.pieces import PARTIES
from parlour.games.lockup.draw.prison import ABOVE, BELOW
from parlour.games.lockup.draw.track import BESIDE
from parlour.games.lockup.rules.book import LOCATIONS
from parlour.text import LANGUAGES, words

View = dict[str, Any]
SHOWN: Final = {"wide": 1056 / 1240, "phone": 1.0}  # how large a picture is on its screen
TABLES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "five": (5, {}),
    "three": (3, {"expert": True}),
    "two": (2, {}),
    "solo": (1, {"difficulty": "damp"}),
}
PHASES: Final = ("roll-call", "lights-out")
LONG: Final = ["Володимира-Олександра", "Żółkiewska-Potocka Bronisława", "W" * 30, "Я", "Ян Непомук Длинный"]
EVERY = pytest.mark.parametrize("name", TABLES)
ANY = pytest.mark.parametrize("layout", LAYOUTS)


def begin(name: str) -> parlour.Table:
    seats, options = TABLES[name]
    return parlour.new("lockup", seats=seats, seed=name, **options)


@cache
def table(name: str, phase: str = "roll-call") -> parlour.Table:
    """A game in round 3, at a question of a phase about a thing."""
    found, turn = begin(name), 0
    while play(found, turn):
        turn += 1
        view, decision = found.view(None), found.decision
        if view["round"] >= 3 and view["phase"] == phase and decision and any(o.target for o in decision.options):
            return found
    raise AssertionError("no game comes to that")


def views(name: str) -> list[View]:
    """Of a spectator and of every seat, in both phases."""
    return [table(name, phase).view(seat) for phase in PHASES for seat in (None, *range(TABLES[name][0]))]


@cache
def over(name: str) -> View:
    found, turn = begin(name), 0
    while play(found, turn):
        turn += 1
    return found.view(0)


def shown(view: View, layout: str = "wide", *targets: str, language: str = "en") -> Element:
    return read(draw(view, say=words(language).say, targets=targets, layout=layout))


def crowded(view: View, location: str) -> View:
    """Every token that there is in one room, with suspicion and goods."""
    each = [(seat, n) for seat in range(len(view["players"])) for n in ("1", "3", "4", "enforcer", "lookout")]
    tokens = [{"owner": seat, "token": None if n == "4" else n, "up": n in "13"} for seat, n in each]
    strong = [{"party": s, "strength": 14, "unknown": 1, "lookout": True} for s in range(len(view["players"]))]
    full = {"tokens": tokens, "strengths": strong, "suspicion": 7, "lying": {"scrap": 3, "gold": 2}}
    empty: View = {"tokens": [], "strengths": []}
    return {**view, "locations": [h | (full if h["id"] == location else empty) for h in view["locations"]]}


def room(view: View, location: str, **changes: Any) -> Element:
    found = [{**here, **changes} if here["id"] == location else here for here in view["locations"]]
    return things(shown({**view, "locations": found}))[f"location-{location}"]


# Everything once


@EVERY
@ANY
def test_an_id_stands_once_whoever_looks(name: str, layout: str) -> None:
    for view in views(name):
        things(shown(view, layout))  # it counts


@EVERY
def test_no_thing_is_in_two_parts_of_a_phones_page_and_none_is_missing(name: str) -> None:
    check_parts(draw, views(name))


@EVERY
def test_what_can_be_done_can_be_clicked_and_pieces_have_names_of_their_own(name: str) -> None:
    check_clicks(begin(name), 20, ("cost-",))  # a part of a price lies nowhere


@EVERY
@ANY
def test_what_a_page_needs_is_there_and_nothing_it_forbids(name: str, layout: str) -> None:
    check_page(draw, (*views(name), over(name)), layout)


def test_poster_and_seals_hold_no_ids_and_only_known_colours() -> None:
    check_emblems("lockup", poster(), (seal(crew) for crew in PARTIES))


# Readable


def sizes(element: Element) -> list[tuple[float, str]]:
    return [(float(each.get("font-size", "")), each.text or "") for each in element.iter(f"{SVG}text")]


@EVERY
@pytest.mark.parametrize("layout", SHOWN)
def test_no_letter_is_smaller_than_11_px_on_its_screen(name: str, layout: str) -> None:
    for view in (*views(name), *(crowded(table(name).view(0), each) for each in LOCATIONS), over(name)):
        assert [each for each in sizes(shown(view, layout)) if each[0] * SHOWN[layout] < 10.95] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_the_picture_exist(language: str) -> None:
    for name in TABLES:
        for view in (table(name).view(0), table(name, "lights-out").view(0), over(name)):
            for layout in ("wide", "phone"):
                assert [each for each in said(shown(view, layout, language=language)) if "lockup-" in each] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", SHOWN)
def test_names_of_rooms_and_places_of_rewards_are_never_cut(language: str, layout: str) -> None:
    view = {**table("five").view(0), "trail": list(LOCATIONS)}
    root, say = shown(view, layout, language=language), words(language).say
    written = [each for _, each in sizes(root)]
    assert {say(f"lockup-location-{each}") for each in LOCATIONS} <= set(written)
    places = {reward["place"] for here in view["locations"] for reward in here["rewards"]}
    assert {say(f"lockup-draw-place-{each}") for each in places} <= set(written)


@EVERY
@ANY
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_long_names_stay_inside(name: str, layout: str, language: str) -> None:
    for view in (table(name).view(0), over(name)):
        people = LONG[: len(view["players"])]
        root = read(draw(view, say=words(language).say, layout=layout, people=people))
        width = float(root.get("viewBox", "").split()[2])
        for each in root.iter(f"{SVG}text"):
            each.text = "" if each.get("textLength") else each.text  # made to fit
        assert [each for each in lines(root) if each.left < 0 or each.right > width] == []


@EVERY
def test_panels_and_rooms_lie_apart_and_inside(name: str) -> None:
    for view in views(name):
        found = things(shown(view))
        panels = sorted((box(each) for key, each in found.items() if key.startswith("seat-")), key=lambda b: b[1])
        assert all(upper[3] <= lower[1] for upper, lower in pairwise(panels))
        assert panels[-1][3] <= 990
        rooms = [floor(found[f"location-{each}"]) for each in LOCATIONS]
        assert not [pair for pair in combinations(rooms, 2) if overlap(*pair)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", SHOWN)
def test_prices_do_not_reach_the_goon(language: str, layout: str) -> None:
    view = table("five").view(0)
    found = things(shown(view, layout, language=language))
    for here in view["locations"]:
        if here["goon"]:
            cell = floor(found[f"goon-{here['goon']['id']}"])
            prices = [each for each in lines(found[f"location-{here['id']}"]) if re.search("[:→]", each.words)]
            ends = [each.right for each in prices if each.y < cell[3]]
            assert [end for end in ends if end > cell[0]] == []


def floor(element: Element) -> tuple[float, float, float, float]:
    tile = element.find(f"{SVG}rect")
    assert tile is not None
    x, y, w, h = (float(tile.get(name, "0")) for name in ("x", "y", "width", "height"))
    return x, y, x + w, y + h


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_rooms_lie_in_a_ring_so_that_goons_walk_clockwise() -> None:
    found = things(shown(table("five").view(None)))
    spots = [floor(found[f"location-{LOCATIONS[n]}"])[:2] for n in (*ABOVE, *BELOW)]
    assert [x for x, _ in spots[:4]] == [x for x, _ in spots[4:]] == sorted(x for x, _ in spots[:4])
    assert {y for _, y in spots[:4]} < {y for _, y in spots}


@EVERY
def test_a_phones_board_leaves_room_for_the_question_and_for_thumbs(name: str) -> None:
    """Of 844 px the bars take 48 and 56."""
    root = shown(table(name).view(0), "phone-board")
    assert float(root.get("viewBox", "").split()[3]) <= 525
    for each in LOCATIONS:
        left, top, right, bottom = floor(things(root)[f"location-{each}"])
        assert min(right - left, bottom - top) >= 44


# What it tells


@EVERY
@pytest.mark.parametrize("layout", SHOWN)
def test_the_value_of_a_token_face_down_is_told_to_those_who_know_it(name: str, layout: str) -> None:
    for view in views(name):
        found = things(shown(view, layout))
        for here in view["locations"]:
            for owner in {each["owner"] for each in here["tokens"] if not each["up"]}:
                lying = [t for t in here["tokens"] if t["owner"] == owner and not t["up"]]
                spot = found[f"spot-{owner}-{here['id']}"]
                known = [each["token"] for each in lying if each["token"] in ("1", "2", "3", "4")]
                assert sorted(each.text or "" for each in spot.iter(f"{SVG}text")) == sorted(known)
                assert marks(spot).count(f"lockup-seal-{view['players'][owner]['crew']}") == len(lying)


def test_a_room_says_who_leads_first_and_what_is_hidden() -> None:
    view = table("five").view(None)
    strong = [{"party": 3, "strength": 7, "unknown": 1, "lookout": False}]
    strong.append({"party": 1, "strength": 4, "unknown": 0, "lookout": True})
    here = room(view, "smithy", tokens=[], strengths=strong, state="ahead", ranking=None, rewarded=[], declined=[])
    crews = [view["players"][seat]["crew"] for seat in (3, 1)]
    assert [each for each in marks(here) if each.startswith("lockup-seal")] == [f"lockup-seal-{c}" for c in crews]
    assert {"7+?", "4"} <= {each for _, each in sizes(here)}


def test_the_room_being_settled_shows_its_ranking_and_settled_ones_are_pale() -> None:
    view = table("five").view(None)
    strong = [{"party": seat, "strength": 5 - seat, "unknown": 0, "lookout": False} for seat in range(3)]
    facts = {"tokens": [], "strengths": strong, "ranking": [2, 0, 1], "rewarded": [2], "declined": [0]}
    now = room(view, "smithy", state="now", **facts)
    crews = [view["players"][seat]["crew"] for seat in (2, 0, 1)]
    assert [each for each in marks(now) if each.startswith("lockup-seal")] == [f"lockup-seal-{c}" for c in crews]
    used = [each.partition("@")[0] for each in marks(now)]
    assert used.count("lockup-glyph-check") == used.count("lockup-glyph-declined") == 1
    assert "var(--lamp)" in [each.get("stroke") for each in now.iter(f"{SVG}rect")]
    assert [each.get("opacity") for each in room(view, "smithy", state="done").findall(f"{SVG}g")] == ["0.5"]


def test_seals_on_the_track_move_aside_as_little_as_they_must() -> None:
    assert apart([10, 50, 90], 20) == [10, 50, 90]
    assert apart([50, 50], 20) == [40, 60]
    spots = apart([0, 0, 0, 25, 25], BESIDE)
    assert all(right - left >= BESIDE - 1e-9 for left, right in pairwise(spots))
