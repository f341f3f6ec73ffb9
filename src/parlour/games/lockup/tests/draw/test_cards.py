"""Cards and boards in the picture of Lockup: every card has its own face, can be read whole, and no board overflows."""

import re
from functools import cache
from itertools import combinations, pairwise
from types import SimpleNamespace
from typing import Any
from xml.etree.ElementTree import Element

import pytest
from draw.look import SVG, lines, read, things
from draw.pictures import check_drawings

import parlour
from parlour.draw.art import Box
from parlour.draw.frame import Sheet, picture
from parlour.draw.typesetting import Type
from parlour.games.lockup.draw import PALETTE, SYMBOLS
from parlour.games.lockup.draw.boards import guards, other, own, own_phone
from parlour.games.lockup.draw.boards.groups import groups
from parlour.games.lockup.draw.cards import goal, goon, guard, item, item_chip, tome, trait
from parlour.games.lockup.draw.cards.pictures import ITEMS, SACK, symbol_of
from parlour.games.lockup.draw.detail import MAKERS, detail
from parlour.games.lockup.draw.facts import PHONE, WIDE
from parlour.games.lockup.draw.pieces import MARKS, PARTIES, SHAPES
from parlour.games.lockup.draw.portraits import goon as portrait
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.file.pack import load_cards
from parlour.games.lockup.rules.book import EFFECTS, OPS, TYPES
from parlour.games.lockup.view.cards import goon as goon_view
from parlour.games.lockup.view.cards import guard as guard_view
from parlour.games.lockup.view.cards import item as item_view
from parlour.games.lockup.view.cards import tome as tome_view
from parlour.games.lockup.view.cards import trait as trait_view
from parlour.kernel.chance import scaled, seeded, stirred
from parlour.table.table import Table
from parlour.text import LANGUAGES, words

View = dict[str, Any]
CARDS = load_cards("house")
RULES: Any = SimpleNamespace(cards=CARDS, parties=3)
ALL_ITEMS = [item_view(CARDS, n) for n in range(len(CARDS.item_ids))]
ALL_GOONS = [goon_view(CARDS, n) for n in range(len(CARDS.goon_ids))]
ALL_TOMES = [tome_view(CARDS, CARDS.tome_of.index(n)) for n in range(len(CARDS.tome_ids))]
ALL_TRAITS = [trait_view(CARDS, n) for n in range(len(CARDS.trait_ids))]
ALL_GUARDS = [guard_view(CARDS, n) for n in range(len(CARDS.guard_ids))]
TARGETS = [f"{kind}-{name}" for kind in MAKERS for name in getattr(CARDS, f"{kind}_ids")]
TRAY = Box(10, 10, 958, 158)


@cache
def table(seats: int = 3, moves: int = 0, **settings: Any) -> Table:
    """A game played at random for so many moves."""
    found = parlour.new("lockup", seats=seats, seed=4, **settings)
    chance = seeded("cards")
    for _ in range(moves):
        offer = found.match.state.offer
        if not offer:
            break
        chance = stirred(chance)
        found.match.apply(offer[scaled(chance, len(offer))])
    return found


def scene(view: View, targets: tuple[str, ...] = (), language: str = "en") -> Scene:
    return Scene(view, targets, words(language).say)


def shown(body: str, width: float = 1000, height: float = 1000) -> Element:
    return read(picture(Sheet(width, height, "", body), SYMBOLS, PALETTE))


def my_view(**changes: Any) -> View:
    view = table().view(0)
    view["players"][0].update(changes)
    return view


def inside(root: Element, box: Box) -> bool:
    """Whether every line of words and every piece lies in the box."""
    text = all(box.x <= line.left and line.right <= box.right + 6 and line.y <= box.bottom for line in lines(root))
    spots = [(float(each.get("cx", "0")), float(each.get("cy", "0"))) for each in root.iter(f"{SVG}circle")]
    discs = [each for each in spots if each[0] > 24 or each[1] > 24]  # small numbers are those of drawings on a grid
    return text and all(box.x <= x <= box.right and box.y <= y <= box.bottom for x, y in discs)


# Faces


def test_every_house_item_has_a_picture_of_its_own() -> None:
    assert {*CARDS.item_ids, SACK} == set(ITEMS)
    assert len(set(ITEMS.values())) == len(ITEMS)
    assert symbol_of("something-of-a-pack") in SYMBOLS


def test_every_drawing_is_somebodys() -> None:
    check_drawings("lockup")
    assert MARKS.keys() == SHAPES.keys() == set(PARTIES)


@pytest.mark.parametrize("kind", TYPES)
def test_no_two_goons_look_alike(kind: str) -> None:
    faces = [portrait(kind, 12, 12, 24, each["id"]) for each in ALL_GOONS if each["type"] == kind]
    assert all(one != other_ for one, other_ in combinations(faces, 2))
    assert faces[0] == portrait(kind, 12, 12, 24, next(each["id"] for each in ALL_GOONS if each["type"] == kind))


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_has_a_sign(effect: str) -> None:
    plain, with_it = ({**ALL_ITEMS[0], "effects": found} for found in ([], [effect]))
    box = Box(0, 0, 150, 112)
    assert item(scene(my_view()), with_it, box, WIDE) != item(scene(my_view()), plain, box, WIDE)


@pytest.mark.parametrize("op", OPS)
def test_every_kind_of_tome_has_a_binding(op: str) -> None:
    assert tome(scene(my_view()), {**ALL_TOMES[0], "op": op}, Box(0, 0, 132, 150), WIDE)


# Sizes


def cards_of(kind: str) -> list[View]:
    found = {"item": ALL_ITEMS, "goon": ALL_GOONS, "tome": ALL_TOMES, "trait": ALL_TRAITS, "guard": ALL_GUARDS}
    return found[kind]


SIZES = [
    (item, "item", 104, 112, WIDE),
    (item, "item", 160, 112, WIDE),
    (item, "item", 118, 100, PHONE),
    (item, "item", 132, 156, WIDE),
    (item, "item", 94, 74, WIDE),
    (item, "item", 150, 74, WIDE),
    (item_chip, "item", 160, 26, WIDE),
    (item_chip, "item", 180, 32, PHONE),
    (goon, "goon", 80, 104, WIDE),
    (goon, "goon", 44, 54, PHONE),
    (goon, "goon", 110, 130, WIDE),
    (tome, "tome", 132, 156, WIDE),
    (tome, "tome", 118, 104, PHONE),
    (tome, "tome", 94, 74, WIDE),
    (trait, "trait", 132, 156, WIDE),
    (trait, "trait", 118, 132, PHONE),
    (guard, "guard", 42, 52, WIDE),
    (guard, "guard", 30, 38, PHONE),
    (guard, "guard", 90, 116, WIDE),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("draw", "kind", "width", "height", "faces"), SIZES)
def test_words_stay_on_their_card(
    draw: Any, kind: str, width: float, height: float, faces: Type, language: str
) -> None:
    here = scene(my_view(), language=language)
    for card in cards_of(kind):
        root = shown(draw(here, card, Box(0, 0, width, height), faces), width, height)
        for line in lines(root):
            assert line.size >= faces.least - 0.01, (card["id"], line)
            assert line.left >= -1, (card["id"], line)
            assert line.right <= width + 6, (card["id"], line)
            assert 6 < line.y <= height, (card["id"], line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "foot", "faces"), [(184, 118, 26, WIDE), (366, 64, 0, PHONE)])
def test_a_goal_leaves_its_foot_free(language: str, width: float, height: float, foot: float, faces: Type) -> None:
    view = table().view(0)
    for each in view["goals"]:
        root = shown(goal(scene(view, language=language), each, Box(0, 0, width, height), faces, foot))
        assert all(line.y <= height - foot for line in lines(root))


def test_a_house_card_says_so_and_a_card_of_a_pack_does_not() -> None:
    box = Box(0, 0, 150, 112)
    house, pack = (item(scene({**my_view(), "edition": name}), ALL_ITEMS[0], box, WIDE) for name in ("house", "mine"))
    assert "#lockup-mark-house" in house
    assert "#lockup-mark-house" not in pack


def test_names_of_a_pack_are_shown_and_safe() -> None:
    card = {**ALL_ITEMS[0], "name": "Ы<&> of the Old Wall"}
    assert "Ы&lt;&amp;&gt;" in item(scene(my_view()), card, Box(0, 0, 150, 112), WIDE)


# To read


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_whole(language: str) -> None:
    for target in TARGETS:
        svg = detail(RULES, target, say=words(language).say)
        assert svg is not None, target
        root = read(svg)
        assert (root.get("width"), root.get("height")) == ("240", "336")
        assert [line.words for line in lines(root) if "…" in line.words] == []
        assert all(line.size >= 11 and line.left >= 0 and line.right <= 240 and line.y < 336 for line in lines(root))
        text = sorted(line.y for line in lines(root) if line.left < 60)
        assert all(below - above >= 11 for above, below in pairwise(text)), target
        assert not re.search(r'\sstyle="|\sdata-|url\(', svg)


@pytest.mark.parametrize("target", ["", "item-", "item-nothing", "goon-rag-rope", "location-sewers", "token-3", "tome"])
def test_there_is_no_card_of_what_is_none(target: str) -> None:
    assert detail(RULES, target, say=words("en").say) is None


def test_a_card_tells_nothing_of_where_it_is() -> None:
    before = [table(3).card(target) for target in TARGETS]
    assert before == [table(3, 150).card(target) for target in TARGETS]
    assert None not in before


# Boards


FULL = {
    "items": ALL_ITEMS[:10],
    "goons": [*ALL_GOONS[:5], *ALL_GOONS[8:11], *(ALL_GOONS[n] for n in (14, 19, 22, 27, 30))],
    "tomes": [ALL_TOMES[0], ALL_TOMES[1], ALL_TOMES[1], ALL_TOMES[5]],
    "reserved": ALL_ITEMS[30:32],
    "trait": ALL_TRAITS[0],
}
BARE: dict[str, Any] = {"items": [], "goons": [], "tomes": [], "reserved": [], "cell": []}
BOARDS = [
    FULL,
    BARE,
    {**BARE, "dealt": ALL_TRAITS[12:14]},
    {**BARE, "drawn_goons": ALL_GOONS[18:21]},
    {**FULL, "drawn_tomes": ALL_TOMES[:2]},
    {**FULL, "items": ALL_ITEMS[:16], "goons": ALL_GOONS[:24]},
    {**BARE, "items": ALL_ITEMS[:3], "goons": ALL_GOONS[:2]},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("changes", BOARDS)
def test_the_own_tray_never_overflows(changes: dict[str, Any], language: str) -> None:
    root = shown(own(scene(my_view(**changes), language=language), TRAY, WIDE))
    assert inside(root, TRAY)
    assert all(line.size >= 13 for line in lines(root))


@pytest.mark.parametrize("changes", BOARDS)
def test_the_own_things_are_as_high_on_a_phone_as_they_say(changes: dict[str, Any]) -> None:
    body, height = own_phone(scene(my_view(**changes)), 10, 10, 370)
    assert inside(shown(body), Box(10, 10, 370, height))


@pytest.mark.parametrize("changes", BOARDS)
def test_everything_before_the_viewer_can_be_found_by_its_id(changes: dict[str, Any]) -> None:
    view = my_view(**changes)
    me = view["players"][0]
    cards = [("item", "items"), ("item", "reserved"), ("goon", "goons"), ("goon", "drawn_goons"), ("trait", "dealt")]
    names = {f"{kind}-{card['id']}" for kind, key in cards for card in me[key] or ()}
    names |= {f"tome-{card['id']}" for key in ("tomes", "drawn_tomes") for card in me[key] or ()}
    names |= {f"token-{token}" for token in me["cell"]} | {f"good-{good}" for good in me["goods"]}
    for root in (shown(own(scene(view), TRAY, WIDE)), shown(own_phone(scene(view), 10, 10, 370)[0])):
        assert names <= set(things(root))  # things() asserts that an id stands once


def test_what_may_be_clicked_has_a_ring() -> None:
    me = my_view()["players"][0]
    target = f"token-{me['cell'][0]}"
    plain, ringed = (shown(own(scene(my_view(), found), TRAY, WIDE)) for found in ((), (target, "good-scrap")))
    assert "target" in (things(ringed)[target].get("class") or "")
    rings = [sum(1 for each in root.iter() if each.get("class") == "ring") for root in (plain, ringed)]
    assert rings[0] == 0
    assert rings[1] >= 2


def test_five_players_have_no_token_of_strength_two() -> None:
    view = table(5).view(0)
    assert "token-2" not in things(shown(own(scene(view), TRAY, WIDE)))


@pytest.mark.parametrize("moves", [60, 150, 300])
@pytest.mark.law("lockup", "12.3")
def test_the_stars_of_goons_are_those_of_the_rules(moves: int) -> None:
    state = table(4, moves).match.state
    players = table(4, moves).view(None)["players"]
    assert [sum(each.stars for each in groups(player)) for player in players] == [
        state.goon_stars(seat) for seat in range(4)
    ]


@pytest.mark.parametrize("faces", [WIDE, PHONE])
@pytest.mark.parametrize("moves", [0, 120, 300])
def test_others_show_what_they_built_and_are_as_high_as_they_say(moves: int, faces: Type) -> None:
    view = table(4, moves).view(0)
    for player in view["players"][1:]:
        area = Box(10, 10, 229 if faces is WIDE else 366, 0)
        body, height = other(scene(view), player, area, faces)
        root = shown(body) if body else None
        names = {f"item-{card['id']}" for card in player["items"]} | {f"goon-{card['id']}" for card in player["goons"]}
        assert root is None or names <= set(things(root))
        assert root is not None or not names
        assert root is None or inside(root, area._replace(h=height))
        assert faces is PHONE or height <= 76


@pytest.mark.parametrize("faces", [WIDE, PHONE])
@pytest.mark.parametrize("moves", [0, 60, 120])
def test_the_guards_show_their_decks_and_what_they_turned(moves: int, faces: Type) -> None:
    view = table(1, moves).view(0)
    area = Box(10, 10, 229 if faces is WIDE else 366, 0)
    body, height = guards(scene(view), area, faces)
    root = shown(body)
    said = [each.text or "" for each in root.iter(f"{SVG}title")]
    assert words("en").say("lockup-draw-board-deck-guards", n=view["guards"]["deck"]) in said
    assert inside(root, area._replace(h=height))
    places = [words("en").say(f"lockup-location-{name}") for name in view["guards"]["turned"] if name != "off-duty"]
    assert set(places) <= set(said)
