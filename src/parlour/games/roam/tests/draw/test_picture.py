"""The picture of Roam: what must be there, in every phase and variant, in both layouts and all themes."""

import re
from functools import cache
from typing import Any

import pytest
from draw.look import SVG, box, lines, read, things
from draw.pictures import check_drawings

from parlour.games.roam.draw import LAYOUTS, draw
from parlour.games.roam.draw.field import STAMPS, TINT
from parlour.games.roam.draw.glyphs import SYMBOLS as GLYPHS
from parlour.games.roam.draw.pieces import MARKS, OUTLINES
from parlour.games.roam.draw.scene import Scene
from parlour.games.roam.rules.book import KINDS
from parlour.games.roam.tests.draw import tables
from parlour.text import LANGUAGES, words

SAY = words("en").say
PHONES = [layout for layout in LAYOUTS if layout != "wide"]
SHOWN = {"wide": (1056, 848)} | dict.fromkeys(PHONES, (390, 99_999))  # the room a page leaves for the picture
RUNNING = [phase for phase in tables.PHASES if phase not in ("auction", "over")]
FULL = {"version": "full", "outpost": True, "towers": True}
VIEWS: dict[str, tables.View] = {
    "fresh-2": tables.fresh(2),
    "fresh-3": tables.fresh(3, seat=1),
    "middle": tables.middle(),
    "full": tables.full(),
    "auction": tables.auction(),
    "auction-full": tables.auction(options=FULL),
    "auction-unopened": tables.auction(auction={"land": 2, "best": None, "winner": None, "waiting": [2, 0]}),
    "auction-hidden": tables.auction(options={"hidden_characters": True}),
    "over": tables.over(),
    "hidden": tables.fresh(4, options={"hidden_characters": True}),
    "holes": tables.fresh(2, names=("pell", None, "nettie", "trundle", "bodkin", None), next=None, deck=0),
    "crowded-2": tables.crowded(2),
    "crowded-4": tables.crowded(4),
    "crowded-sideways": tables.crowded(4, seat=3),
    "spectator": tables.middle(seat=None),
    "pack": tables.fresh(2, edition="Printed & typed in"),
    **{f"seat-{seat}": tables.full(seat=seat, active=seat, decider=seat) for seat in range(1, 4)},
    **{f"phase-{phase}": tables.full(phase=phase, using=tables.middle()["using"]) for phase in RUNNING},
}
EVERY = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())
WHOLE = pytest.mark.parametrize("layout", ["wide", "phone"])
ANY = pytest.mark.parametrize("layout", LAYOUTS)


def shown(view: tables.View, layout: str = "wide", theme: str = "auto", targets: tuple[str, ...] = ()) -> str:
    return draw(view, targets=targets, layout=layout, theme=theme, say=SAY)


def ids_of(view: tables.View) -> set[str]:
    """What a picture must let people point at."""
    players = view["players"]
    names = {f"space-{space['id']}" for space in view["spaces"] if space}
    names |= {f"{kind}-{land['land']}" for land in view["lands"] if land for kind in ("land", "scroll")}
    names |= {f"card-{card['id']}" for player in players for card in player["characters"]}
    names |= {f"artifact-{each['id']}" for player in players for each in player["artifacts"]}
    names |= {f"artifact-{each['id']}" for each in view["row"]} | {f"seat-{player['seat']}" for player in players}
    return names | {"deck"} | ({"outpost"} if view["options"]["outpost"] else set())


@EVERY
@WHOLE
def test_everything_has_its_id_once_and_a_title(view: tables.View, layout: str) -> None:
    found = things(read(shown(view, layout)))
    assert found.keys() == ids_of(view)
    assert all(element[0].tag == f"{SVG}title" and element[0].text for element in found.values())


@EVERY
@ANY
def test_no_letters_are_smaller_than_11_px_where_they_are_shown(view: tables.View, layout: str) -> None:
    root = read(shown(view, layout))
    width, height = float(root.get("width", "")), float(root.get("height", ""))
    scale = min(SHOWN[layout][0] / width, SHOWN[layout][1] / height, 1)
    small = [line for line in lines(root) if line.size * scale < 10.95]
    assert small == []


@EVERY
@ANY
def test_words_stay_inside_the_picture(view: tables.View, layout: str) -> None:
    root = read(shown(view, layout))
    width, height = float(root.get("width", "")), float(root.get("height", ""))
    assert [line for line in lines(root) if line.left < 0 or line.right > width or not 0 <= line.y <= height] == []


@EVERY
@ANY
def test_characters_do_not_cover_each_other(view: tables.View, layout: str) -> None:
    found = things(read(shown(view, layout)))
    boxes = sorted(box(element) for name, element in found.items() if name.startswith("card-"))
    for i, (left, top, right, bottom) in enumerate(boxes):
        for x, y, x2, y2 in boxes[i + 1 :]:
            assert x >= right or x2 <= left or y >= bottom or y2 <= top


@EVERY
@ANY
@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_file_needs_nothing_from_outside_and_is_always_the_same(view: tables.View, layout: str, theme: str) -> None:
    svg = shown(view, layout, theme)
    assert svg == shown(view, layout, theme)
    assert re.findall(r"https?://[^\"<]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"url\(|@import|<script|<image|<foreignObject", svg)
    assert set(re.findall(r'href="(.)', svg)) == {"#"}


@EVERY
@ANY
def test_the_whole_picture_has_a_sentence(view: tables.View, layout: str) -> None:
    root = read(shown(view, layout))
    assert root.get("role") == "img"
    assert root.get("aria-label")


@ANY
def test_every_colour_comes_from_a_token_or_belongs_to_a_picture(layout: str) -> None:
    svg = shown(tables.full(), layout)
    assert set(re.findall(r"var\(--([\w-]+)\)", svg)) <= set(re.findall(r"--([\w-]+):", svg))


@WHOLE
@pytest.mark.parametrize("name", ["space-C4", "land-3", "scroll-3", "card-wenna", "artifact-lucky-penny", "card-hob"])
def test_a_target_is_ringed_and_says_so(layout: str, name: str) -> None:
    found = things(read(shown(tables.full(), layout, targets=(name,))))
    assert found[name].get("class") == "target"
    assert found[name].get("data-id") == name
    assert any(element.get("class") == "ring" for element in found[name].iter())
    assert [each for each, element in found.items() if element.get("class") == "target"] == [name]


def test_artifacts_for_sale_can_be_targets() -> None:
    found = things(read(shown(tables.full(phase="market"), targets=("artifact-wind-up-cart",))))
    assert found["artifact-wind-up-cart"].get("class") == "target"


def corner(view: tables.View, name: str) -> tuple[float, float]:
    cell = things(read(shown(view)))[name].find(f"{SVG}rect")
    assert cell is not None
    return float(cell.get("x", "")), float(cell.get("y", ""))


@pytest.mark.parametrize(("seat", "near"), [(0, "ABCDEF"), (2, "ABCDEF"), (1, "123456"), (3, "123456")])
def test_the_viewer_sits_south(seat: int, near: str) -> None:
    """Seat 0 has row 6 before it, seat 1 column A, seat 2 row 1, seat 3 column F, from left to right."""
    edge = {0: "{}6", 1: "A{}", 2: "{}1", 3: "F{}"}[seat]
    spots = [corner(tables.fresh(4, seat=seat), f"space-{edge.format(each)}") for each in near]
    assert len({y for _, y in spots}) == 1
    xs = [x for x, _ in spots]
    assert xs == (sorted(xs) if seat in (0, 1) else sorted(xs, reverse=True))


def test_the_field_is_turned_but_not_mirrored() -> None:
    for seat in range(4):
        view = tables.fresh(4, seat=seat)
        (ax, ay), (bx, by), (cx, cy) = (corner(view, f"space-{name}") for name in ("A1", "F1", "A6"))
        assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0


def test_hidden_characters_stay_hidden() -> None:
    """Six closed scrolls, and the next land is closed as well."""
    seen = [line.words for line in lines(read(shown(tables.fresh(3, options={"hidden_characters": True}))))]
    assert seen.count("?") == 7
    assert "?" not in [line.words for line in lines(read(shown(tables.fresh(3))))]


def test_a_name_from_a_pack_is_shown_in_every_language() -> None:
    view = tables.fresh(2)
    view["lands"][0] |= {"name": "Zed <&> Co"}
    assert "Zed &lt;&amp;&gt; Co" in shown(view)


def test_an_opponents_pattern_is_shown_as_it_will_land() -> None:
    """Worked example X4: two filled squares above each other are west–east neighbours when seat W uses them."""
    scene = Scene(tables.fresh(4), (), SAY)
    assert scene.seen(["#", "#"], scene.players[1]["quarter"]) == ["##"]
    assert Scene(tables.fresh(4, seat=1), (), SAY).seen(["#", "o"], scene.players[1]["quarter"]) == ["#", "o"]


def test_every_drawing_is_somebodys() -> None:
    check_drawings("roam", map(str, TINT))
    assert MARKS.keys() == OUTLINES.keys() == set(tables.COLOURS)
    assert STAMPS.keys() == set(map(str, TINT))
    assert {f"glyph-{kind}" for kind in KINDS} <= GLYPHS.keys()


def test_markers_differ_without_their_colours() -> None:
    assert len(set(OUTLINES.values())) == len(set(MARKS.values())) == 4


def test_both_markers_of_a_tower_show() -> None:
    tower = things(read(shown(tables.full())))["space-A1"]
    pieces = [element for element in tower.iter(f"{SVG}use") if "marker" in element.get("href", "")]
    assert [piece.get("href") for piece in pieces] == ["#marker-red", "#marker-yellow"]
    assert float(pieces[1].get("y", "")) < float(pieces[0].get("y", "")) - 10


def test_a_pattern_being_placed_shows_as_ghosts_until_it_lies_there() -> None:
    assert "#ghost-blue" in shown(tables.middle(phase="position"))
    assert "#ghost-blue" not in shown(tables.middle(phase="extras"))
    assert SAY("roam-draw-pay-2") in shown(tables.middle(phase="extras"))
    assert SAY("roam-draw-pay-2") not in shown(tables.middle(phase="lands"))


def test_the_result_names_the_winner_and_adds_up() -> None:
    seen = [line.words for line in lines(read(shown(tables.over())))]
    assert "Blue wins" in seen
    assert {"22", "15", "4", "3"} <= set(seen)


def test_the_seat_that_acts_is_marked_and_mine_in_teal() -> None:
    mine, other = tables.fresh(3), tables.fresh(3, active=1, decider=1)
    assert "var(--signal)" in "".join(shown(mine).split('id="seat-0"')[1].split("</g>")[0:1])
    acting = shown(other).split('id="seat-1"')[1].split("</g>")[0]
    assert "var(--ink)" in acting
    assert "var(--signal)" not in acting


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(ValueError, match="poster"):
        draw(tables.fresh(2), layout="poster", say=SAY)


@cache
def asked_keys() -> set[str]:
    asked: set[str] = set()

    def say(key: str, **args: Any) -> str:
        asked.add(key)
        return SAY(key, **args)

    for view in VIEWS.values():
        for layout in LAYOUTS:
            draw(view, layout=layout, say=say)
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_picture_exists_in_every_language(language: str) -> None:
    assert [key for key in sorted(asked_keys()) if not words(language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@ANY
def test_every_language_fits(language: str, layout: str) -> None:
    for name in ("full", "auction", "over", "crowded-4"):
        root = read(draw(VIEWS[name], layout=layout, say=words(language).say))
        assert max(line.right for line in lines(root)) <= float(root.get("width", ""))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seat", range(4))
def test_the_names_at_the_borders_are_whole(language: str, players: int, seat: int) -> None:
    """By the strip and at the border: each of the others stands there twice."""
    if seat >= players:
        return
    say = words(language).say
    for view in (tables.fresh(players, seat=seat), tables.crowded(players, seat=seat)):
        seen = [line.words for line in lines(read(draw(view, say=say)))]
        others = [say(f"roam-seat-{player['colour']}") for player in view["players"] if player["seat"] != seat]
        assert [seen.count(name) for name in others] == [2] * len(others)
