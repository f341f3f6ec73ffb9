"""The pictures as parts of a page: people's names, bare SVGs beside each other, and hooks for what moves."""

import re
from xml.etree.ElementTree import Element

import pytest
from draw.look import SVG, lines, read, things

import parlour
from parlour.draw.frame import page_style
from parlour.games.roam.draw import LAYOUTS, PALETTE, draw
from parlour.games.roam.tests.draw import tables
from parlour.games.roam.tests.draw.test_picture import EVERY, VIEWS, ids_of
from parlour.kernel.match import Match
from parlour.table.table import Table
from parlour.text import words

SAY = words("uk").say
PARTS = ("phone-board", "phone-mine", "phone-rest")
PEOPLE = ["Olha", "Maja", "Borys", "Ewa"]
LONG = ["Володимира-Олександра", "Żółkiewska-Potocka Bronisława", "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "Я"]
ANY = pytest.mark.parametrize("layout", LAYOUTS)


def shown(view: tables.View, layout: str = "wide", people: list[str] | None = None, bare: bool = True) -> str:
    names = people and people[: len(view["players"])]
    return draw(view, layout=layout, say=SAY, people=names, bare=bare)


def seen(svg: str) -> list[str]:
    return [line.words for line in lines(read(svg))]


def pieces(svg: str) -> list[Element]:
    return [element for element in read(svg).iter() if element.get("data-piece")]


# People


def test_seats_are_called_by_their_people_beside_the_field_and_at_their_borders() -> None:
    found = seen(shown(tables.full(), people=PEOPLE))
    assert [found.count(name) for name in PEOPLE] == [1, 2, 2, 2]
    assert SAY("roam-seat-red") not in found


@pytest.mark.parametrize("layout", ["phone", "phone-board"])
def test_the_chips_of_a_phone_have_names(layout: str) -> None:
    assert set(PEOPLE) <= set(seen(shown(tables.full(), layout, PEOPLE)))


def test_auction_and_result_name_people() -> None:
    assert seen(shown(tables.auction(options={"version": "full"}), people=PEOPLE)).count("Borys") == 3
    for layout in ("wide", "phone-board"):
        assert SAY("play-winner", seat="Olha") in seen(shown(tables.over(), layout, PEOPLE, bare=False))


@pytest.mark.parametrize("layout", ["wide", "phone", "phone-board"])
def test_a_page_tells_the_result_itself(layout: str) -> None:
    assert SAY("play-winner", seat="Olha") not in seen(shown(tables.over(), layout, PEOPLE))


@pytest.mark.parametrize("layout", ["wide", "phone", "phone-board"])
def test_the_sign_of_the_colour_stays_with_the_name(layout: str) -> None:
    found = things(read(shown(tables.full(), layout, PEOPLE)))
    for seat, colour in enumerate(tables.COLOURS):
        card = found[f"seat-{seat}"]
        assert f"#marker-{colour}" in [element.get("href") for element in card.iter(f"{SVG}use")]
        title = card[0].text or ""
        assert title.startswith(f"{PEOPLE[seat]} ({SAY(f'roam-seat-{colour}')}), ")


def test_a_seat_without_a_person_has_its_colour() -> None:
    assert SAY("roam-seat-red") in seen(shown(tables.full(), people=["Olha", " ", "Borys", "Ewa"]))


@ANY
@pytest.mark.parametrize("name", ["full", "auction-full", "over", "crowded-4", "crowded-sideways", "fresh-2"])
def test_long_names_stay_inside_and_are_said_whole(layout: str, name: str) -> None:
    svg = shown(VIEWS[name], layout, LONG)
    root = read(svg)
    width = float(root.get("viewBox", "").split()[2])
    assert [line for line in lines(root) if line.left < 0 or line.right > width] == []
    if layout in ("wide", "phone", "phone-board"):
        assert f">{LONG[1]}</" in svg  # as title if not as text


@ANY
def test_names_are_escaped(layout: str) -> None:
    rude = ['<script>"&', "]]><a href='//x'>", "\x00\x1b\ud800", "--><style>"]
    svg = shown(tables.over(), layout, rude)
    read(svg)
    assert not re.search(r"<script|<a |<style|\x00|\x1b|\ud800", svg)


def test_a_table_passes_its_people() -> None:
    match = parlour.new("roam", seats=3, seed=1).match
    assert "Żaneta" in Table(match, "en", ["Olha", "Żaneta", "Ян"]).svg(0, layout="phone-board")


# Parts of a page


@EVERY
def test_the_parts_of_a_phone_page_hold_everything_once(view: tables.View) -> None:
    names = [name for part in PARTS for name in things(read(shown(view, part)))]
    assert sorted(names) == sorted(ids_of(view))


@EVERY
def test_the_board_of_a_phone_leaves_room_for_the_question(view: tables.View) -> None:
    """Of 844 px the bars take 48 and 56."""
    height = float(read(shown(view, "phone-board", LONG)).get("viewBox", "").split()[3])
    news = view["auction"] is not None or view["phase"] == "over"
    assert height <= (844 - 48 - 56 if news else 500)


@EVERY
def test_what_may_be_touched_is_44_px_large(view: tables.View) -> None:
    for part in PARTS:
        for name, thing in things(read(shown(view, part))).items():
            if name.partition("-")[0] in ("card", "space"):
                box = thing.find(f"{SVG}rect")
                assert box is not None
                assert min(float(box.get("width", "0")), float(box.get("height", "0"))) >= 44, name


@EVERY
@ANY
@pytest.mark.parametrize("bare", [True, False])
def test_no_element_has_a_style_of_its_own(view: tables.View, layout: str, bare: bool) -> None:
    """A strict content security policy forbids them."""
    svg = shown(view, layout, PEOPLE, bare)
    assert not re.search(r'\sstyle="|\son\w+="', svg)
    assert ("<style" in svg) is not bare


@ANY
def test_a_bare_picture_is_as_large_as_its_page_makes_it(layout: str) -> None:
    root = read(shown(tables.full(), layout))
    assert root.get("viewBox")
    assert root.get("width") is None
    assert root.get("height") is None
    assert root.get("class") == "parlour-auto"


def test_the_page_has_all_rules_of_bare_pictures() -> None:
    style = page_style("auto", PALETTE)
    for layout in LAYOUTS:
        for view in (tables.full(), tables.auction(), tables.over()):
            assert set(re.findall(r"var\(--([\w-]+)\)", shown(view, layout))) <= set(re.findall(r"--([\w-]+):", style))
    for rule in (".parlour-auto text{", ".parlour-auto .serif{", ".parlour-auto .target{", ".parlour-auto .ring{"):
        assert rule in style
    assert set(re.findall(r"(?:^|})([^{}@]*?)(?=[ \[{:,])", style)) <= {"", ".parlour-auto", "[data-theme=light]"}


def symbols(svg: str) -> dict[str, str]:
    return dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', svg))


def test_pictures_beside_each_other_agree_on_their_symbols() -> None:
    known: dict[str, str] = {}
    for view in VIEWS.values():
        for layout in LAYOUTS:
            for name, drawing in symbols(shown(view, layout)).items():
                assert known.setdefault(name, drawing) == drawing


@EVERY
def test_a_symbol_is_never_called_like_a_thing(view: tables.View) -> None:
    for layout in LAYOUTS:
        svg = shown(view, layout)
        assert not symbols(svg).keys() & things(read(svg)).keys()


# What moves


@pytest.mark.parametrize("name", [name for name in VIEWS if "crowded" not in name])
def test_every_piece_has_a_name_of_its_own(name: str) -> None:
    view = VIEWS[name]
    for layouts in (("wide",), ("phone",), PARTS):
        names = [str(piece.get("data-piece")) for layout in layouts for piece in pieces(shown(view, layout))]
        assert sorted(names) == sorted(set(names))
        assert {name for name in ids_of(view) if re.match("card-|artifact-|outpost", name)} <= set(names)
        markers = sum(len(here["markers"]) for here in view["spaces"] if here)
        assert len([name for name in names if name.startswith("marker-")]) == markers
        assert view["phase"] == "over" or "first" in names


def test_markers_and_coins_are_known_by_their_space() -> None:
    names = [piece.get("data-piece") for piece in pieces(shown(tables.full()))]
    assert {"marker-1-A1", "marker-2-A1", "marker-3-F5", "marker-3-F5-2"} <= set(names)
    assert {"coin-F4-1", "coin-F4-2"} <= set(names)
    assert "coin-F4-3" not in names


@pytest.mark.parametrize("name", ["full", "middle", "over", "crowded-sideways"])
def test_a_piece_can_be_moved_by_a_transform_of_its_own(name: str) -> None:
    for layout in LAYOUTS:
        assert [piece for piece in pieces(shown(VIEWS[name], layout)) if piece.get("transform")] == []


def test_a_character_keeps_its_name_from_the_deck_to_the_hand() -> None:
    on_deck, on_field = tables.fresh(2), tables.fresh(2, names=("varsha", *tables.LANDS[1:]), next=None)
    in_hand = tables.view([tables.player(0, 2, "varsha"), tables.player(1, 2)], next=None)
    for view in (on_deck, on_field, in_hand):
        assert "card-varsha" in [piece.get("data-piece") for piece in pieces(shown(view))]


def test_a_hidden_character_has_no_name() -> None:
    view = tables.fresh(3, options={"hidden_characters": True})
    names = [str(piece.get("data-piece")) for piece in pieces(shown(view))]
    own = {f"card-{card['id']}" for player in view["players"] for card in player["characters"]}
    assert {name for name in names if name.startswith("card-")} == own


@pytest.mark.parametrize("layout", ["wide", "phone", "phone-board"])
@EVERY
def test_every_score_can_be_found_and_so_can_coins_and_markers(view: tables.View, layout: str) -> None:
    root = read(shown(view, layout))
    for player in view["players"]:
        marked = [each for each in root.iter() if each.get("data-score") == str(player["seat"])]
        assert [each.text for each in marked] == [str(player["score"])]
        for kind in ("coins", "supply"):
            (home,) = [each for each in root.iter() if each.get(f"data-{kind}") == str(player["seat"])]
            assert [line.words for line in lines(home)] == [str(player[kind])]


# Secrets


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_picture_shows_nothing_that_the_seat_cannot_know(seat: int | None) -> None:
    table = parlour.new("roam", seats=3, seed=4, version="full", hidden_characters=True)
    for turn in range(40):
        decision = table.decision
        assert decision is not None
        table.apply(decision.options[turn * 5 % len(decision.options)])
        if turn % 6 == 5:
            world = table.match.state.redact(seat or 0)
            world.determinise(turn + 1)
            other = Table(Match(table.game, world, {"seed": "?"}))
            for layout in ("wide", *PARTS):
                assert table.svg(seat, layout, targets=False) == other.svg(seat, layout, targets=False)
