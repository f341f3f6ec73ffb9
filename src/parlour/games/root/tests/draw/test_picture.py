"""The picture of Root with five and six seats, on both maps: everything stands there once, apart and readable."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any
from xml.etree.ElementTree import Element

import pytest
from draw.look import SVG, box, marks, read, said, things
from draw.pictures import PARTS, check_drawings

import parlour
from parlour.draw.shapes import apart
from parlour.games.root.draw import LAYOUTS, draw
from parlour.games.root.draw.art import FACTIONS, GLYPHS, ITEMS
from parlour.games.root.draw.emblems import COATS
from parlour.games.root.draw.pictures import MARKS, SHAPES
from parlour.games.root.draw.places import MAPS
from parlour.games.root.draw.track import BESIDE
from parlour.games.root.rules.factions.decree import LEADERS
from parlour.games.root.rules.factions.vagabond import CHARACTERS
from parlour.games.root.tests.draw import tables
from parlour.games.root.tests.draw.tables import TABLES, crowded
from parlour.text import LANGUAGES, words

View = dict[str, Any]
DECK = tomllib.loads(files("parlour.games.root").joinpath("data/deck.toml").read_text("utf-8"))["card"]
SHOWN = {"wide": 1056 / 1240, "phone": 1.0}  # how large a picture is on its screen


@cache
def table(name: str) -> parlour.Table:
    return tables.table(name)


def shown(view: View, layout: str = "wide", *targets: str, language: str = "en") -> Element:
    return read(draw(view, say=words(language).say, targets=targets, layout=layout))


def views(name: str) -> list[View]:
    """Of a spectator and of every seat."""
    return [table(name).view(seat) for seat in (None, *range(len(table(name).view(None)["players"])))]


def titles(element: Element) -> list[str]:
    return [each.text or "" for each in element.iter(f"{SVG}title")]


def sizes(element: Element, scale: float = 1) -> list[tuple[float, str]]:
    """How large all words are shown."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    own = [(float(element.get("font-size", "")) * scale, element.text or "")] if element.tag == f"{SVG}text" else []
    return own + [each for child in element for each in sizes(child, scale)]


# Drawings


def test_every_drawing_is_somebodys() -> None:
    check_drawings("root", [f"die-{value}" for value in range(4)])
    assert COATS.keys() == set(FACTIONS) - {"marquise"}


def test_every_card_item_leader_and_character_has_a_picture() -> None:
    own = {card["name"] for card in DECK if "item" not in card and not card["name"].startswith("favor-")}
    assert own == SHAPES.keys() | MARKS.keys()
    assert {*ITEMS, *MARKS.values(), *LEADERS, *CHARACTERS} <= GLYPHS.keys()


# Everything once


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_id_stands_once_whoever_looks(name: str, layout: str) -> None:
    for view in views(name):
        things(shown(view, layout))  # it counts


@pytest.mark.parametrize("name", TABLES)
def test_no_thing_is_in_two_parts_of_a_phones_page(name: str) -> None:
    for view in views(name):
        found = [key for layout in PARTS for key in things(shown(view, layout))]
        assert len(found) == len(set(found))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("layout", ["wide", "phone"])
def test_every_option_that_is_about_a_thing_can_be_clicked(name: str, layout: str) -> None:
    decision = table(name).decision
    assert decision
    wanted = {option.target for option in decision.options if option.target}
    assert wanted
    root = shown(table(name).view(decision.seat), layout, *wanted)
    assert wanted <= {each.get("data-id") for each in root.iter()}


# Readable


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("layout", SHOWN)
def test_no_letter_is_smaller_than_11_px_on_its_screen(name: str, layout: str) -> None:
    battle = {"clearing": 5, "attacker": 1, "defender": 0, "ally": 3, "guard": 2, "instigator": 3}
    for each in views(name):
        view = {**each, "battle": {**battle, "dice": [3, 2], "hits": [2, 3]}}
        small = [each for each in sizes(shown(crowded(view, 11), layout), SHOWN[layout]) if each[0] < 10.95]
        assert small == []


@pytest.mark.parametrize("name", TABLES)
def test_the_panels_of_the_players_do_not_overlap(name: str) -> None:
    for view in views(name):
        found = things(shown(view))
        panels = sorted(box(found[f"seat-{player['seat']}"]) for player in view["players"])
        panels.sort(key=lambda each: each[1])
        assert all(upper[3] <= lower[1] for upper, lower in pairwise(panels))
        assert panels[-1][3] <= 990


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_the_picture_exist(language: str) -> None:
    for layout in LAYOUTS:
        root = shown(table("two").view(0), layout, language=language)
        assert [each for each in said(root) if "root-" in each] == []


def test_seals_on_the_score_track_move_aside_as_little_as_they_must() -> None:
    assert apart([10, 50, 90], 20) == [10, 50, 90]
    assert apart([50, 50], 20) == [40, 60]
    assert apart([50, 50, 65], 20) == [35, 55, 75]
    spots = apart([0, 0, 0, 25, 25, 50], BESIDE)
    assert all(right - left >= BESIDE - 1e-9 for left, right in pairwise(spots))


# The maps


@pytest.mark.parametrize(("name", "land"), [("six", "autumn"), ("two", "winter")])
def test_every_clearing_shows_the_suit_it_has_in_this_game(name: str, land: str) -> None:
    view = table(name).view(None)
    assert view["map"] == land
    found = things(shown(view))
    for clearing in view["clearings"]:
        assert f"root-suit-{clearing['suit']}" in marks(found[f"clearing-{clearing['id']}"])
    assert {key for key in found if key.startswith("forest-")} == {f"forest-{each}" for each in MAPS[land].forests}


def test_the_two_maps_have_trees_of_their_own() -> None:
    autumn, winter = (set(marks(shown(table(name).view(None)))) for name in ("six", "two"))
    assert "root-oak-1" in autumn - winter
    assert "root-winter-oak" in winter - autumn


@pytest.mark.parametrize("name", ["six", "two"])
def test_clearings_by_the_river_say_so(name: str) -> None:
    view = table(name).view(None)
    found = things(shown(view))
    watery = {n for n in range(1, 13) if "on the river" in titles(found[f"clearing-{n}"])}
    assert watery == {each["id"] for each in view["clearings"] if each["river"]}


def test_boats_lie_on_every_stretch_of_the_river_while_somebody_uses_them() -> None:
    view = table("two").view(None)
    quiet, used = ({**view, "boats": seat} for seat in (None, 1))
    assert not any(each.endswith("uses the riverboats") for each in titles(shown(quiet)))
    assert titles(shown(used)).count("Eyrie Dynasties: uses the riverboats") == len(view["river"])


def test_a_contract_is_seen_at_the_seat_that_has_it() -> None:
    view = {**table("two").view(None), "boats": 1, "hirer": 1}
    for layout in ("wide", "phone-board"):
        signs = titles(shown(view, layout))
        assert signs.count("uses the riverboats") == 1
        assert signs.count("has hired mercenaries") == 1


# What stands in a clearing


def clearing_of(view: View, n: int, *targets: str, **changes: Any) -> Element:
    here = {**view["clearings"][n - 1], **changes}
    clearings = [*view["clearings"][: n - 1], here, *view["clearings"][n:]]
    return things(shown({**view, "clearings": clearings}, "wide", *targets))[f"clearing-{n}"]


def test_burnt_ground_has_its_torch_beside_whoever_stayed() -> None:
    view = table("two").view(None)
    pawns = [{"seat": 2, "character": "scoundrel"}, {"seat": 3, "character": "thief"}]
    burnt = clearing_of(view, 3, scorched=True, warriors=[], buildings=[], tokens=[], pawns=pawns)
    used = marks(burnt)
    assert any(each.startswith("root-glyph-torch") for each in used)
    assert {"root-warrior-vagabond", "root-warrior-vagabond_second"} <= set(used)
    assert "scorched" in titles(burnt)[0]


@pytest.mark.parametrize(
    ("items", "known", "count"), [(2, [], ["2"]), (2, ["boot"], ["2"]), (1, [], []), (1, ["bag"], [])]
)
def test_a_ruin_tells_how_many_items_it_has_and_those_one_knows(items: int, known: list[str], count: list[str]) -> None:
    view = table("two").view(None)
    bare = {"warriors": [], "buildings": [], "tokens": [], "pawns": [], "scorched": False}
    here = clearing_of(view, 9, ruin=True, ruin_items=items, ruin_known=known, **bare)
    assert [each.text for each in here.iter(f"{SVG}text")] == [*count, "9"]
    shown_items = [each for each in marks(here) if each.startswith(("root-glyph-boot", "root-glyph-bag"))]
    assert len(shown_items) == len(known)


def test_gardens_and_trade_posts_show_their_suit() -> None:
    view = table("two").view(None)
    owners = {"garden": {"seat": 4, "faction": "lizard_cult"}, "trade-post": {"seat": 5, "faction": "riverfolk"}}
    plain = {"warriors": [], "pawns": [], "ruin": False, "buildings": [], "tokens": []}
    suit = view["clearings"][0]["suit"]
    garden = {"kind": "garden", "suit": suit, **owners["garden"]}
    post = {"kind": "trade-post", "suit": suit, "n": 1, **owners["trade-post"]}
    full = clearing_of(view, 1, **{**plain, "buildings": [garden], "tokens": [post]})
    assert marks(full).count(f"root-suit-{suit}") == 3
    assert marks(clearing_of(view, 1, **plain)).count(f"root-suit-{suit}") == 1


# Cards that everybody sees


def open_cards(view: View) -> set[str]:
    (player,) = [each for each in view["players"] if each["open"]]
    assert player["cards"]
    return {f"card-{card['id']}" for card in player["cards"]}


@pytest.mark.parametrize("name", TABLES)
def test_the_hand_that_lies_open_is_seen_by_everybody(name: str) -> None:
    for view in views(name):
        assert open_cards(view) <= things(shown(view)).keys()
        assert open_cards(view) <= {key for layout in PARTS for key in things(shown(view, layout))}


def test_an_open_card_that_may_be_bought_lies_with_the_question() -> None:
    view = table("two").view(0)
    cards = open_cards(view)
    for layout in ("wide", "phone-mine"):
        found = things(shown(view, layout, *cards))
        assert all(found[each].get("class") == "target" for each in cards)


def test_services_that_may_be_bought_lie_with_the_question_on_a_phone() -> None:
    view = table("two").view(0)
    assert "service-riverboats" in things(shown(view, "phone-mine", "service-riverboats"))
    assert "service-riverboats" in things(shown(view, "phone-rest"))


def test_the_lost_souls_lie_beside_the_discard_pile() -> None:
    view = table("six").view(0)
    for layout in ("wide", "phone-rest"):
        found = things(shown(view, layout))
        assert all(f"card-{card['id']}" in found for card in view["souls"] + view["discard"])
        assert any(f"Lost Souls: {len(view['souls'])}" in each for each in said(shown(view, layout)))


def test_a_hand_that_was_shown_does_not_repeat_what_lies_open() -> None:
    """Codebreakers may look at a hand that everybody sees, and cards leave a hand after it was shown."""
    view = table("six").view(0)
    (player,) = [each for each in view["players"] if each["open"]]
    seen = [*player["cards"], *view["souls"]]
    for layout in ("wide", "phone"):
        root = shown({**view, "revealed": {"of": player["seat"], "cards": seen}}, layout)
        assert things(root).keys() >= open_cards(view)


# What a Vagabond is asked


def test_items_under_a_ruin_can_be_clicked_by_the_one_who_found_them() -> None:
    view = {**table("two").view(2), "step": "explore-take"}
    pawns = [{"seat": 2, "character": "thief"}]
    changes = {"ruin": True, "ruin_items": 2, "ruin_known": ["bag", "boot"], "pawns": pawns}
    here = clearing_of(view, 9, "item-kind-bag", **changes)
    assert [each.get("data-id") for each in here.iter() if each.get("class") == "target"] == ["item-kind-bag"]


def test_what_a_vagabond_may_strike_can_be_clicked_where_he_is_and_nowhere_else() -> None:
    view = {**table("two").view(2), "step": "strike-piece", "battle": None}
    sawmill = [{"kind": "sawmill", "seat": 0, "faction": "marquise"}]
    for pawns, count in (([{"seat": 2, "character": "thief"}], 1), ([{"seat": 3, "character": "thief"}], 0)):
        here = clearing_of(view, 3, "kind-sawmill", buildings=sawmill, pawns=pawns)
        assert [each.get("data-id") for each in here.iter()].count("kind-sawmill") == count
