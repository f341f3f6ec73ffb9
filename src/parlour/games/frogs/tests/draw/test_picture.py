"""The picture of Where the Frogs Caw: everything stands there once, apart and readable; no secret is told."""

import re
from collections import Counter
from itertools import combinations
from math import hypot
from typing import Final
from xml.etree.ElementTree import Element

import pytest
from draw.look import SVG, box, lines, read, said, things
from draw.pictures import check_clicks, check_emblems, check_page, check_parts

from parlour.draw.art import Box
from parlour.games.frogs.draw import LAYOUTS, draw, poster, seal
from parlour.games.frogs.draw.board import laid_out
from parlour.games.frogs.draw.board.layout import PHONE, WIDE, Cut, Layout
from parlour.games.frogs.draw.scene import SEATS, Scene
from parlour.games.frogs.tests.draw.tables import TABLES, View, begin, over, shown, table, views
from parlour.text import LANGUAGES, words

LONG: Final = ["Володимира-Олександра", "Żółkiewska-Potocka Bronisława"]
EVERY = pytest.mark.parametrize("name", TABLES)
ANY = pytest.mark.parametrize("layout", LAYOUTS)
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)
BOTH = pytest.mark.parametrize("cut", [WIDE, PHONE], ids=["wide", "phone"])


def laid(view: View, cut: Cut, language: str = "en") -> Layout:
    return laid_out(Scene(view, (), words(language).say), cut)


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
    check_clicks(begin(name), 16)


@EVERY
@ANY
def test_what_a_page_needs_is_there_and_nothing_it_forbids(name: str, layout: str) -> None:
    check_page(draw, views(name), layout)


def test_poster_and_seals_hold_no_ids_and_only_known_colours() -> None:
    check_emblems("frogs", poster(), (seal(each) for each in SEATS))


# Readable


@EVERY
@pytest.mark.parametrize("layout", ["wide", "phone"])
def test_no_letter_is_smaller_than_11_px(name: str, layout: str) -> None:
    for view in views(name):
        found = [each for each in lines(shown(view, layout)) if each.words and each.size < 10.95]
        assert found == []


@SPOKEN
@EVERY
def test_all_words_of_the_picture_exist(name: str, language: str) -> None:
    for view in (table(name).view(0), begin(name).view(None), over(name)):
        for layout in ("wide", "phone"):
            assert [each for each in said(shown(view, layout, language=language)) if "frogs-" in each] == []


@EVERY
@ANY
@SPOKEN
def test_words_and_long_names_stay_inside(name: str, layout: str, language: str) -> None:
    for view in (table(name).view(0), over(name)):
        root = read(draw(view, say=words(language).say, layout=layout, people=LONG))
        width = float(root.get("viewBox", "").split()[2])
        for each in root.iter(f"{SVG}text"):
            each.text = "" if each.get("textLength") else each.text  # made to fit
        assert [each.words for each in lines(root) if each.right > width] == []


@EVERY
def test_both_mats_lie_apart_and_inside(name: str) -> None:
    for view in views(name):
        found = things(shown(view))
        upper, lower = sorted((box(found[f"seat-{seat}"]) for seat in (0, 1)), key=lambda each: each[1])
        assert upper[3] <= lower[1]
        assert lower[3] <= 680


@EVERY
def test_a_phones_board_leaves_room_for_the_question(name: str) -> None:
    """Of 844 px the bars take 48 and 56."""
    for view in views(name):
        assert float(shown(view, "phone-board").get("viewBox", "").split()[3]) <= 525


# The board


@EVERY
@BOTH
def test_spaces_lie_apart_and_on_the_board(name: str, cut: Cut) -> None:
    here = laid(begin(name).view(None), cut)
    for (_, one), (_, other) in combinations(here.spots.items(), 2):
        assert hypot(one[0] - other[0], one[1] - other[1]) >= 2 * cut.r
    assert all(cut.r < x < cut.w - cut.r and cut.r < y < cut.h - cut.r for x, y in here.spots.values())


@BOTH
def test_every_cost_of_a_route_is_told_and_seen(cut: Cut) -> None:
    view = begin("autumn").view(None)
    here, root = laid(view, cut), shown(view, "wide" if cut == WIDE else "phone")
    costly = [route for route in here.routes if route[2] or route[3]]
    heard = Counter(each for each in said(root) if each.startswith("Route cost"))
    assert sum(heard.values()) == len(costly)
    assert heard["Route cost: discard 1 card"] == sum(route[3] == 1 for route in costly)
    for one, other in combinations([here.middle(route) for route in costly], 2):
        assert hypot(one[0] - other[0], one[1] - other[1]) >= cut.cost


@SPOKEN
@EVERY
@BOTH
def test_names_of_the_ways_lie_on_no_space_and_on_no_other_name(name: str, cut: Cut, language: str) -> None:
    here = laid(begin(name).view(None), cut, language)
    for one in here.ribbons:
        assert one.x >= 0
        assert one.right <= cut.w
        assert not [spot for spot in here.spots.values() if distance(one, spot) < cut.r]
    assert not [pair for pair in combinations(here.ribbons, 2) if overlap(*pair)]


def distance(box: Box, spot: tuple[float, float]) -> float:
    x, y = spot
    return hypot(max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom))


def overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def test_a_space_says_what_it_gives_what_lies_on_it_and_who_stands_there() -> None:
    view = begin("spring").view(None)
    heard = {each.get("id"): title(each) for each in things(shown(view)).values() if each.get("id")}
    assert heard["space-w2"] == "Earn 1 coin"
    assert heard["space-w3"] == "Burrow: activate or upgrade"
    assert heard["space-w5"] == "Token: earn 5 coins. Below it: earn 3 coins"
    assert heard["space-w8"] == "Ruby chest. The path ends here"
    assert heard["space-home"] == "Home. Orange is here. Blue is here"


def title(element: Element) -> str:
    found = element.find(f"{SVG}title")
    return found.text or "" if found is not None else ""


def test_a_token_that_is_gone_shows_what_is_printed_below() -> None:
    view = begin("spring").view(None)
    found = [each | ({"token": None} if each["id"] == "w5" else {}) for each in view["spaces"]]
    marks = things(shown({**view, "spaces": found}))["space-w5"]
    assert [each.text for each in marks.iter(f"{SVG}text")] == ["3"]


def test_targets_on_the_board_are_ringed_and_large_enough_for_a_thumb() -> None:
    view = begin("spring").view(0)
    ringed = things(shown(view, "phone", "space-n4"))["space-n4"]
    assert ringed.get("data-id") == "space-n4"
    assert max(float(each.get("r", "0")) for each in ringed.iter(f"{SVG}circle")) >= 22
    assert any(each.get("class") == "ring" for each in ringed.iter())


def test_travellers_stand_where_the_game_says_and_side_by_side() -> None:
    view = table("spring").view(0)
    spots = [{**each, "here": [0, 1] if each["id"] == "n3" else []} for each in view["spaces"]]
    found = things(shown({**view, "spaces": spots}))
    lefts = [float(next(found[f"traveller-{seat}"].iter(f"{SVG}use")).get("x", "0")) for seat in (0, 1)]
    assert lefts[1] - lefts[0] > 20
    assert found["traveller-0"].get("data-piece") == "traveller-0"


def test_the_last_journey_is_amber() -> None:
    view = table("spring").view(0)
    drawn = [each.get("stroke") for each in shown({**view, "trail": ["home", "n1", "n2"]}).iter(f"{SVG}path")]
    plain = [each.get("stroke") for each in shown({**view, "trail": []}).iter(f"{SVG}path")]
    assert drawn.count("var(--trail)") > plain.count("var(--trail)")


# What it tells


@EVERY
@ANY
def test_no_picture_tells_a_card_that_the_viewer_cannot_know(name: str, layout: str) -> None:
    game = table(name)
    mine = {card["id"] for card in game.view(0)["players"][0]["hand"]}
    assert mine <= set(re.findall('id="card-([^"]+)"', draw(game.view(0), say=words("en").say)))
    watched, blue = game.view(None), game.view(1)
    known = {card["id"] for card in (*blue["players"][0]["known"], *blue["players"][0]["perhaps"])}
    for view, allowed in ((watched, set()), (blue, known)):
        svg = draw(view, say=words("en").say, layout=layout)
        assert {each for each in mine - allowed if f'"card-{each}"' in svg} == set()


@EVERY
def test_the_sentence_for_the_whole_picture_says_whose_turn_it_is_or_who_has_won(name: str) -> None:
    view = table(name).view(0)
    seat = words("en").say(f"frogs-seat-{SEATS[view['decider']]}")
    assert shown(view).get("aria-label") == f"Where the Frogs Caw, round {view['round']}. {seat} to act."
    assert "the game is over" in shown(over(name)).get("aria-label", "")
