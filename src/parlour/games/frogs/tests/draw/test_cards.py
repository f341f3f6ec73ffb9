"""Cards in the picture of Frogs: each has a face of its own and can be read whole; words stay inside their boxes."""

from functools import cache
from types import SimpleNamespace
from typing import Any, Final
from xml.etree.ElementTree import Element

import pytest
from draw.look import SVG, lines, read, things
from draw.pictures import check_drawings, play

from parlour.draw.art import Box
from parlour.draw.drawings import drawings
from parlour.draw.frame import Sheet, picture
from parlour.games.frogs.draw import PALETTE, SYMBOLS
from parlour.games.frogs.draw.art.cast import CLOTHES, FOLK, GEAR, HATS, THINGS, TOWN, house_of, look_of, thing_of
from parlour.games.frogs.draw.art.pictures import FAMILIES
from parlour.games.frogs.draw.art.pictures import picture as card_picture
from parlour.games.frogs.draw.cards import chip, medium, small, thumb
from parlour.games.frogs.draw.detail import LAWS, detail
from parlour.games.frogs.draw.facts import PHONE, WIDE
from parlour.games.frogs.draw.scene import Scene
from parlour.games.frogs.file.pack import load_cards
from parlour.games.frogs.rules.book import STARTERS
from parlour.games.frogs.tests.draw.tables import begin
from parlour.games.frogs.view.cards import printed
from parlour.law import law
from parlour.text import LANGUAGES, words

CARDS = load_cards("house")
RULES: Any = SimpleNamespace(cards=CARDS)
ALL: Final = [{**printed(CARDS, n), "provisions": 3, "charm": None, "used": False} for n in range(len(CARDS.ids))]
TARGETS: Final = [*(f"card-{name}" for name in CARDS.ids), *(f"start-{name}" for name in STARTERS)]
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)


def scene(language: str = "en") -> Scene:
    view: dict[str, Any] = {"seat": None, "players": [], "phase": "turn", "edition": "house"}
    return Scene(view, (), words(language).say)


@cache
def read_card(target: str, language: str) -> Element:
    svg = detail(RULES, target, say=words(language).say)
    assert svg is not None
    return read(svg)


def drawn(body: str) -> Element:
    return read(picture(Sheet(400, 400, "", body), SYMBOLS, PALETTE))


# Faces


def test_every_card_of_our_edition_has_been_given_a_face() -> None:
    kinds = {kind: {card["id"] for card in ALL if card["type"] == kind} for kind in ("villager", "gear", "building")}
    assert FOLK.keys() == kinds["villager"]
    assert set(GEAR) == kinds["gear"]
    assert TOWN.keys() == kinds["building"]


def test_no_two_cards_look_alike() -> None:
    faces = [(card["species"], look_of(card["id"])[:2]) for card in ALL if card["type"] == "villager"]
    houses = [house_of(card["id"]) for card in ALL if card["type"] == "building"]
    assert len(set(faces)) == len(faces)
    assert len(set(houses)) == len(houses)


def test_what_villagers_and_buildings_have_is_drawn() -> None:
    for look in FOLK.values():
        assert look.hat in HATS
        assert look.thing in THINGS
        assert look.wear in ("", *CLOTHES)
    assert {house.sign for house in TOWN.values()} <= {"", *THINGS}


def test_every_drawing_is_somebodys() -> None:
    check_drawings("frogs")
    for family, names in FAMILIES.items():
        assert drawings(family, "frogs").keys() == set(names)


@pytest.mark.parametrize("kind", ["villager", "gear", "building"])
def test_a_card_of_another_pack_has_a_face_that_is_always_the_same(kind: str) -> None:
    cards = [{"id": f"stranger-{n}", "type": kind, "species": "frog"} for n in range(30)]
    faces = [card_picture(card, Box(0, 0, 60, 46)) for card in cards]
    assert faces == [card_picture(card, Box(0, 0, 60, 46)) for card in cards]
    assert len(set(faces)) > 20
    drawn("".join(faces))
    assert thing_of("stranger-1") in GEAR


# To read


@SPOKEN
@pytest.mark.parametrize("target", TARGETS)
def test_a_card_can_be_read_whole(target: str, language: str) -> None:
    found = list(lines(read_card(target, language)))
    assert [each.words for each in found if "…" in each.words or "frogs-" in each.words] == []
    assert [each for each in found if each.size < 11] == []
    assert [each for each in found if each.right > 240 or each.left < 0 or each.y > 336] == []


@pytest.mark.parametrize("target", TARGETS)
def test_the_words_of_a_card_do_not_run_into_its_foot(target: str) -> None:
    for language in LANGUAGES:
        *text, last, law = [each.y for each in lines(read_card(target, language)) if each.words.strip()]
        assert max(text) < law
        assert last <= law + 12


def test_the_other_players_starter_card_is_the_same_card() -> None:
    assert detail(RULES, "start-1-nest", say=words("en").say) == detail(RULES, "start-nest", say=words("en").say)


@pytest.mark.parametrize("target", ["card-nobody", "start-hut", "space-n1", "seat-1", "card", ""])
def test_nothing_else_can_be_read(target: str) -> None:
    assert detail(RULES, target, say=words("en").say) is None


def test_the_paragraphs_on_cards_are_of_the_law() -> None:
    assert set(LAWS.values()) <= law("frogs").keys()


# In play and in the hand


@SPOKEN
@pytest.mark.parametrize("wide", [64, 96, 140])
def test_words_of_a_card_in_the_hand_stay_on_it(language: str, wide: int) -> None:
    box = Box(20, 20, wide, 158)
    for card in ALL:
        root = drawn(medium(scene(language), card, box, WIDE))
        for each in lines(root):
            assert box.x - 1 <= each.left
            assert each.right <= box.right
            assert each.y <= box.bottom - 1


@SPOKEN
@pytest.mark.parametrize("size", [(58, 90), (74, 90), (92, 66), (112, 52)])
def test_names_of_cards_in_play_stay_on_them(language: str, size: tuple[int, int]) -> None:
    box = Box(20, 20, *size)
    for card in ALL:
        found = list(lines(drawn(small(scene(language), card, box, WIDE))))
        assert all(box.x <= each.left and each.right <= box.right for each in found)
        assert all(each.y <= box.bottom - 1 for each in found)


def test_a_card_says_all_about_itself_to_those_who_ask() -> None:
    for card in ALL:
        for face in (medium, small, chip, thumb):
            found = things(drawn(face(scene(), card, Box(0, 0, 120, 90), PHONE)))[f"card-{card['id']}"]
            title = found.findtext(f"{SVG}title") or ""
            assert title.startswith(scene().card_name(card))
            assert title.endswith(".")


# What is being carried out


def test_the_chain_names_whose_effects_are_in_progress() -> None:
    table, seen = begin("spring"), 0
    for turn in range(160):
        decision = table.decision
        assert decision is not None
        links = table.view(decision.seat)["chain"]
        if links and links[-1]["card"]:
            said = [each.words for each in lines(read(table.svg(layout="phone-mine")))]
            assert any(each.startswith(scene().card_name(links[-1]["card"])) for each in said)
            seen += 1
        play(table, turn)
    assert seen > 5
