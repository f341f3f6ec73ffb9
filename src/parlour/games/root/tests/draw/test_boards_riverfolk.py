"""The boards of the Lizard Cult, the Riverfolk Company and two Vagabonds: all that lies on them can be told apart."""

from typing import Any
from xml.etree.ElementTree import Element

import pytest
from draw.look import SVG, lines, things

from parlour.draw.art import Box
from parlour.draw.typesetting import Type
from parlour.games.root.draw.boards.outcasts import marker
from parlour.games.root.draw.boards.posts import spaces
from parlour.games.root.draw.panel import DENSE, PHONE, ROOMY, WIDE
from parlour.games.root.tests.draw.boards import (
    CULT,
    EYRIE,
    FIRST,
    HAND,
    OWN,
    RIVERFOLK,
    SECOND,
    SLIM,
    around,
    cards,
    cult,
    decree,
    drawn,
    facts_of,
    owned,
    pack,
    riverfolk,
    scene_of,
    track,
)
from parlour.text import LANGUAGES

RICH = "marquise 3, eyrie 12, lizard_cult 4, riverfolk 11"
BOARDS: dict[str, tuple[int, dict[str, Any]]] = {
    "cult": (CULT, cult()),
    "cult-new": (CULT, cult((1, 0, 0), outcast=None, acolytes=0)),
    "cult-rich": (CULT, cult((2, 5, 1), "rabbit", hated=True, acolytes=9, revealed=cards("anvil", "cobbler-1"))),
    "riverfolk": (RIVERFOLK, riverfolk()),
    "riverfolk-new": (RIVERFOLK, riverfolk((1, 1, 1), payments=[], dividends=0)),
    "riverfolk-rich": (
        RIVERFOLK,
        riverfolk((4, 4, 4), "mercenaries", payments=owned(RICH), funds=owned(RICH), committed=owned(RICH)),
    ),
    "vagabond": (FIRST, pack("arbiter")),
    "vagabond-second": (SECOND, pack("vagrant", relics=["boot", "sword"])),
}
EVERY = pytest.mark.parametrize(("seat", "board"), BOARDS.values(), ids=BOARDS.keys())
PLACES = [(OWN, WIDE), (SLIM, WIDE), (SLIM, DENSE), (SLIM, ROOMY), (HAND, PHONE)]
SIZES = pytest.mark.parametrize(("box", "faces"), PLACES, ids=["own", "beside", "dense", "roomy", "phone"])


def shown(seat: int, board: dict[str, Any], box: Box = OWN, **changes: Any) -> Element:
    return drawn(scene_of(around({seat: board}, **changes)), seat, box)[0]


def uses(element: Element, name: str) -> int:
    return sum(each.get("href", "").partition("@")[0] == f"#root-{name}" for each in element.iter(f"{SVG}use"))


def titles(element: Element) -> list[str]:
    return [each.text or "" for each in element.iter(f"{SVG}title")]


def group_of(element: Element, words: str) -> Element:
    """The innermost group whose title begins with these words."""
    groups = [each for each in element.iter(f"{SVG}g") if each.findtext(f"{SVG}title", "").startswith(words)]
    return groups[-1]


# Every board at every size


@EVERY
@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_large_enough_and_stay_on_the_board(
    seat: int, board: dict[str, Any], box: Box, faces: Type, language: str
) -> None:
    scene = scene_of(around({seat: board}, souls=cards("anvil", "sword", "ambush-bird-1")), language=language)
    picture, height = drawn(scene, seat, box, faces)
    for line in lines(picture):
        assert line.size >= faces.least, line
        assert box.x - 4 <= line.left <= line.right <= box.right + 10, line
        assert box.y - 2 <= line.y <= box.y + height, line
        assert "root-" not in line.words
    assert not any("root-" in words for words in titles(picture))


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_board_fits_before_its_owner(seat: int, board: dict[str, Any], language: str) -> None:
    scene = scene_of(around({seat: board}, souls=cards("anvil", "sword", "ambush-bird-1")), language=language)
    assert drawn(scene, seat)[1] <= OWN.h


# Lizard Cult


@pytest.mark.parametrize("box", [OWN, HAND])
def test_gardens_on_the_track_are_those_not_on_the_map(box: Box) -> None:
    picture = shown(CULT, cult((1, 3, 0)), box)
    for suit, placed in (("fox", 1), ("rabbit", 3), ("mouse", 0)):
        row = group_of(picture, f"Gardens ({suit}) on the map: {placed}.")
        assert uses(row, "glyph-garden") == 5 - placed
        assert uses(row, "glyph-star") == (1 if placed else 0)  # on the space that scores
        assert uses(row, "glyph-card") == 1


@pytest.mark.parametrize("box", [OWN, SLIM, HAND])
def test_a_suit_that_was_scored_this_turn_has_a_tick(box: Box) -> None:
    picture = shown(CULT, cult(scored="rabbit"), box)
    rows = {suit: group_of(picture, f"Gardens ({suit})") for suit in ("fox", "rabbit", "mouse")}
    assert {suit: uses(row, "glyph-done") for suit, row in rows.items()} == {"fox": 0, "rabbit": 1, "mouse": 0}
    assert "Gardens (rabbit) on the map: 3. A card of the suit scores 2. Scored this turn." in titles(picture)


def test_outcast_and_hated_differ_in_shape_and_in_words() -> None:
    assert "<circle" in marker("fox", False, 0, 0, 30)
    assert "<circle" not in marker("fox", True, 0, 0, 30)
    assert "stroke-dasharray" in marker(None, False, 0, 0, 30)
    for hated, words in ((False, "Outcast: mouse"), (True, "Hated: mouse")):
        board = cult(outcast="mouse", hated=hated)
        assert words in [line.words for line in lines(shown(CULT, board))]
        assert words in titles(shown(CULT, board, SLIM))


@pytest.mark.parametrize("box", [OWN, HAND])
def test_a_conspiracy_shows_its_price_in_lizards(box: Box) -> None:
    for hated in (False, True):
        picture = shown(CULT, cult(hated=hated, acolytes=2), box)
        for name, cost in (("Crusade", 2 - hated), ("Convert", 2 - hated), ("Sanctify", 3 - hated)):
            row = group_of(picture, f"{name} (acolytes: {cost})")
            assert uses(row, "warrior-lizard_cult") == cost
            pale = any(each.get("opacity") == "0.5" for each in row.iter(f"{SVG}g"))
            assert pale is (cost > 2)


def test_every_acolyte_is_a_little_lizard() -> None:
    for count in (0, 1, 11):
        row = group_of(shown(CULT, cult(acolytes=count)), f"{count} acolyte")
        assert uses(row, "warrior-lizard_cult") == count


@pytest.mark.parametrize("box", [OWN, SLIM, HAND])
def test_revealed_cards_lie_on_the_board(box: Box) -> None:
    picture = shown(CULT, cult(revealed=cards("anvil", "cobbler-1", "ambush-bird-1")), box)
    assert {"card-anvil", "card-cobbler-1", "card-ambush-bird-1"} <= set(things(picture))


def test_lost_souls_are_counted_by_suit() -> None:
    souls = cards("anvil", "sappers-1", "sappers-2")
    said = [line.words for line in lines(shown(CULT, cult(), souls=souls))]
    at = said.index("Lost Souls: 3")
    assert said[at + 1 : at + 3] == ["1", "2"]
    facts = {fact.words: fact.value for fact in facts_of(scene_of(around({CULT: cult()}, souls=souls)), CULT)}
    assert (facts["Lost Souls: 3"], facts["2 acolytes"]) == ("3", "2")


# Riverfolk


@pytest.mark.parametrize("box", [OWN, SLIM, HAND])
def test_services_can_be_chosen_and_show_their_price(box: Box) -> None:
    scene = scene_of(around({RIVERFOLK: riverfolk(bought="riverboats")}), ("service-hand-card",))
    found = things(drawn(scene, RIVERFOLK, box)[0])
    offers = {name: found[f"service-{name}"] for name in ("hand-card", "riverboats", "mercenaries")}
    assert [each.findtext(f"{SVG}title") for each in offers.values()] == [
        "Hand card, price: 2", "Riverboats, price: 1, bought this turn", "Mercenaries, price: 3",
    ]  # fmt: skip
    assert [each.get("class") for each in offers.values()] == ["target", None, None]
    assert [uses(each, "glyph-done") for each in offers.values()] == [0, 1, 0]
    for name, price in (("hand-card", "2"), ("riverboats", "1"), ("mercenaries", "3")):
        bold = [each for each in offers[name].iter(f"{SVG}text") if each.get("font-weight") == "700"]
        assert [each.text for each in bold] == [price]


@pytest.mark.parametrize(("box", "sign"), [(OWN, "warrior"), (HAND, "warrior"), (SLIM, "seal")])
def test_warriors_lie_in_their_boxes_by_owner(box: Box, sign: str) -> None:
    board = riverfolk(payments=[], funds=owned("marquise 3, eyrie 12"), committed=owned("riverfolk 2"))
    picture = shown(RIVERFOLK, board, box)
    for words, faction, n in (("Marquise de Cat: 3", "marquise", "3"), ("Eyrie Dynasties: 12", "eyrie", "12")):
        group = group_of(picture, words)
        assert uses(group, f"{sign}-{faction}") == 1
        assert [each.text for each in group.iter(f"{SVG}text")] == [n]
    assert {"Payments: 0", "Funds: 15", "Committed: 2"} <= set(titles(picture))


def test_spaces_of_trade_posts() -> None:
    assert spaces(track("fox", 3)) == [("post", "")] * 3
    assert spaces(track("fox", 1, 1, 1)) == [("gone", ""), ("placed", ""), ("post", "")]
    lying = spaces(track("fox", 0, 2, 1, "marquise 1, riverfolk 1"))
    assert lying == [("gone", "marquise"), ("placed", "riverfolk"), ("placed", "")]


@pytest.mark.parametrize("box", [OWN, SLIM, HAND])
def test_posts_lost_spaces_and_funds_upon_them_are_drawn(box: Box) -> None:
    tracks = [track("fox", 1, 1, 1, "eyrie 1"), track("rabbit", 2, 0, 1), track("mouse", 0, 3)]
    picture = shown(RIVERFOLK, riverfolk(posts=tracks), box)
    rows = [group_of(picture, f"Trade posts ({suit})") for suit in ("fox", "rabbit", "mouse")]
    assert [uses(row, "warrior-eyrie") for row in rows] == [1, 0, 0]
    posts = [sum(each.get("fill") == "var(--c-riverfolk)" for each in row.iter(f"{SVG}circle")) for row in rows]
    assert posts == [1, 2, 0]
    crossed = [sum("m0" in each.get("d", "") for each in row.iter(f"{SVG}path")) for row in rows]
    assert crossed[1:] == [1, 0]
    assert "Eyrie Dynasties: 1 warrior" in titles(rows[0])[0]


def test_dividends_and_services_left_are_told() -> None:
    trade = {"seller": RIVERFOLK, "buyer": 0, "left": 2}
    facts = facts_of(scene_of(around({RIVERFOLK: riverfolk()}, service=trade)), RIVERFOLK)
    said = {fact.words: fact.value for fact in facts}
    assert said["dividends in the next Birdsong: 2"] == "+2"
    assert said["2 services may still be bought"] == "2"


# Suits are asked by several


@pytest.mark.parametrize(("asked", "box"), [(CULT, OWN), (CULT, HAND), (RIVERFOLK, OWN), (RIVERFOLK, HAND)])
def test_a_suit_is_ringed_only_on_the_board_of_whom_is_asked(asked: int, box: Box) -> None:
    boards = {CULT: cult(), RIVERFOLK: riverfolk(), EYRIE: decree("fox", "mouse")}
    scene = scene_of(around(boards, decider=asked, active=asked), ("suit-fox", "suit-mouse"))
    for seat in boards:
        found = {name for name in things(drawn(scene, seat, box)[0]) if name.startswith("suit-")}
        assert found == ({"suit-fox", "suit-mouse"} if seat == asked else set())


# Two Vagabonds


@pytest.mark.parametrize("box", [OWN, SLIM, HAND])
@pytest.mark.parametrize("asked", [FIRST, SECOND, CULT])
def test_only_the_vagabond_who_is_asked_has_items_to_choose(asked: int, box: Box) -> None:
    scene = scene_of(around({FIRST: pack(), SECOND: pack("ranger")}, decider=asked), ("item-up-boot",))
    for seat in (FIRST, SECOND):
        found = {name for name in things(drawn(scene, seat, box)[0]) if name.startswith("item-")}
        expected = {"item-track-tea", "item-up-boot", "item-hurt-down-sword"} if seat == asked else set()
        assert found == expected


def test_a_lone_vagabonds_items_can_always_be_pointed_at() -> None:
    view = around({FIRST: pack(relations=[])})
    view["players"] = view["players"][: FIRST + 1]
    assert "item-up-boot" in things(drawn(scene_of(view), FIRST)[0])


def test_each_vagabond_has_its_own_colour() -> None:
    scene = scene_of(around({FIRST: pack(), SECOND: pack("ranger")}))
    for seat, name, colour in ((FIRST, "thief", "vagabond"), (SECOND, "ranger", "vagabond_second")):
        face = things(drawn(scene, seat)[0])[f"character-{name}"]
        assert face.findall(f"{SVG}circle")[0].get("fill") == f"var(--c-{colour})"


@pytest.mark.parametrize("box", [OWN, HAND])
def test_characters_are_offered_on_one_board(box: Box) -> None:
    names = {"character-thief", "character-tinker", "character-ranger", "character-vagrant", "character-arbiter"}
    scene = scene_of(around({FIRST: pack(None), SECOND: pack(None)}, decider=SECOND), tuple(names))
    assert not names & set(things(drawn(scene, FIRST, box)[0]))
    assert names <= set(things(drawn(scene, SECOND, box)[0]))


def test_items_out_of_ruins_are_told() -> None:
    scene = scene_of(around({FIRST: pack(relics=["boot", "sword"]), SECOND: pack("ranger")}))
    said = [[fact.words for fact in facts_of(scene, seat)] for seat in (FIRST, SECOND)]
    assert "Out of ruins: boot, sword" in said[0]
    assert not any(words.startswith("Out of ruins") for words in said[1])
