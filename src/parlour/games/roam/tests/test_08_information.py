"""Chapter 8: hidden and open information."""

import json

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import GAME, Table, fresh, scenario
from parlour.kernel.chance import UNKNOWN


def whole_table() -> Table:
    """A full game in the middle: markers, towers, coins, artifacts used and ready, sleepers and an outpost."""
    return scenario(
        3,
        version="full",
        lands={4: "dask"},
        markers=["br....", "......", "......", "....y.", "......", "......"],
        towers=["r.....", "......", "......", "......", "......", "......"],
        coins={"blue": 4, "red": 2, "yellow": 1},
        awake={"red": ["hob", "guide-red"]},
        asleep={"red": ["yarra"]},
        ready={"red": ["lucky-penny"]},
        spent={"red": ["stilts"], "yellow": ["long-broom"]},
        outpost="yellow",
    )


def everybody(table: Table) -> list[dict[str, object]]:
    return [table.view(), *(table.view(player.colour) for player in table.players)]


@law("roam", "8.1")
def test_all_seats_and_spectators_see_the_same_table() -> None:
    views = everybody(whole_table())
    assert [view.pop("seat") for view in views] == [None, 0, 1, 2]
    assert all(view == views[0] for view in views)


@law("roam", "8.1")
def test_the_land_sides_and_the_markers_on_the_field_are_open() -> None:
    view = whole_table().view("blue")
    spaces = {space["id"]: space for space in view["spaces"]}
    assert [spaces[name]["markers"] for name in ("A1", "B1", "E4", "F6")] == [[0, 1], [1], [2], []]
    assert view["lands"][3]["coins"] == [[0, 2], [0, 0], [1, 0]]
    assert [spaces[name]["coins"] for name in ("A4", "B4", "A6")] == [0, 2, 1]


@law("roam", "8.1")
def test_coins_and_supplies_of_markers_are_open() -> None:
    players = whole_table().view("blue")["players"]
    assert [player["coins"] for player in players] == [4, 2, 1]
    assert [player["supply"] for player in players] == [23, 22, 23]


@law("roam", "8.1")
def test_the_row_and_owned_artifacts_used_or_ready_are_open() -> None:
    table = whole_table()
    view = table.view("blue")
    assert [artifact["id"] for artifact in view["row"]] == table.row
    assert {artifact["id"]: artifact["ready"] for artifact in view["players"][1]["artifacts"]} == {
        "lucky-penny": True,
        "stilts": False,
    }
    assert [artifact["ready"] for artifact in view["players"][2]["artifacts"]] == [False]


@law("roam", "8.1")
def test_the_outpost_card_is_open() -> None:
    view = whole_table().view("blue")
    assert view["outpost"] == 2
    assert [player["outpost"] for player in view["players"]] == [False, False, True]


@law("roam", "8.1")
def test_the_land_on_top_of_the_deck_and_the_number_of_cards_are_open() -> None:
    table = scenario(top="lady-umber")
    view = table.view("red")
    assert view["next"]["coins"] == [[0, 0], [0, 2], [0, 0]]
    assert view["deck"] == 37 == len(table.deck) + 1


@law("roam", "8.1")
def test_with_the_last_card_dealt_there_is_no_top_to_see() -> None:
    view = scenario(deck=[]).view()
    assert view["next"] is None
    assert view["deck"] == 0


@law("roam", "8.1")
def test_no_view_names_a_card_below_the_top_of_the_deck() -> None:
    table = fresh(2)
    for view in everybody(table):
        words = json.dumps(view)
        assert not [card for card in table.deck if f'"{card}"' in words]
        assert f'"{table.top}"' in words


@law("roam", "8.1")
def test_a_view_stays_the_same_whatever_lies_in_the_deck_and_whatever_chance_will_bring() -> None:
    table = fresh(3, version="full")
    before = everybody(table)
    table.g.chance = 987654321
    table.g.deck = table.g.deck << 5
    table.g.stack_of_artifacts = table.g.stack_of_artifacts << 3
    assert everybody(table) == before


@law("roam", "8.1")
def test_what_a_seat_may_know_leaves_out_what_chance_will_bring() -> None:
    table = whole_table()
    known = table.g.redact(0)
    assert known.chance == UNKNOWN
    assert table.g.chance != UNKNOWN
    assert GAME.view(known, 0) == table.view("blue")


@law("roam", "8.2")
def test_the_scroll_of_each_land_shows_points_and_pattern_of_its_character() -> None:
    table = scenario(lands={1: "odda", 6: "bodkin"}, top="ferris")
    view = table.view("red")
    shown = [(land["card"], land["vp"], land["pattern"]) for land in (view["lands"][0], view["lands"][5], view["next"])]
    assert shown == [("odda", 5, ["#o#"]), ("bodkin", 3, [".##o", "##.."]), ("ferris", 4, ["#o#o#"])]


@law("roam", "8.2")
def test_characters_are_hidden_only_if_the_table_wants_it() -> None:
    assert GAME.read_settings({})["hidden_characters"] == "false"
    assert all(land["vp"] is not None for land in fresh().view()["lands"])


@law("roam", "8.2")
@pytest.mark.parametrize("colour", [None, "blue", "red"])
def test_with_hidden_characters_no_scroll_tells_anything(colour: str | None) -> None:
    view = fresh(hidden_characters=True).view(colour)
    for land in [*view["lands"], view["next"]]:
        assert (land["card"], land["name"], land["vp"], land["pattern"]) == (None, None, None, None)
        assert len(land["coins"]) == 3


@law("roam", "8.2", "8.5")
def test_a_hidden_character_is_known_to_all_once_it_is_taken() -> None:
    table = hidden_land_about_to_be_taken()
    table.will_draw("character:yarra")
    table.blue.places("D4")
    characters = table.view("red")["players"][0]["characters"]
    assert ("yarra", 2) in [(each["id"], each["vp"]) for each in characters]


@law("roam", "8.3")
def test_sleeping_characters_are_as_open_as_those_awake() -> None:
    red = whole_table().view("blue")["players"][1]["characters"]
    seen = {each["id"]: (each["awake"], each["vp"], each["pattern"]) for each in red}
    assert seen["hob"] == (True, 3, [".#", "##"])
    assert seen["yarra"] == (False, 2, [".#.", "###", ".#."])
    assert seen["porter-red"] == (False, 1, ["##..", "..##"])


@law("roam", "8.4")
def test_of_the_stack_of_artifacts_only_the_number_is_known() -> None:
    table = fresh(2, version="full")
    for view in everybody(table):
        words = json.dumps(view)
        assert view["stack"] == 20
        assert not [artifact for artifact in table.stack if f'"{artifact}"' in words]


def hidden_land_about_to_be_taken(deck: list[str] | None = None) -> Table:
    """Blue has used the scout: at D4 it covers the last space of land 4, whose land side is Hob's."""
    table = scenario(hidden_characters=True, lands={4: "hob"}, on={4: "bbbrr."}, deck=deck)
    table.blue.uses("scout-blue")
    return table


@law("roam", "8.5")
def test_which_character_a_land_hides_is_drawn_when_the_land_is_taken() -> None:
    table = hidden_land_about_to_be_taken()
    table.will_draw("character:yarra")
    table.blue.places("D4")
    assert table.blue.owns("yarra")
    assert not table.blue.owns("hob")


@law("roam", "8.5")
def test_the_land_does_not_tell_the_character_not_even_its_own() -> None:
    table = hidden_land_about_to_be_taken()
    table.will_draw("character:hob")
    table.blue.places("D4")
    assert table.blue.owns("hob")


@law("roam", "8.5")
def test_a_character_may_be_drawn_although_its_land_is_in_the_field_the_deck_or_on_top() -> None:
    table = hidden_land_about_to_be_taken()
    everyone = set(GAME.names(table.g, "card")[:43])
    assert table.card_names(table.g.unmet) == everyone


@law("roam", "8.5")
def test_a_hidden_character_is_drawn_only_once() -> None:
    table = hidden_land_about_to_be_taken()
    table.will_draw("character:yarra")
    table.blue.places("D4")
    assert "yarra" not in table.card_names(table.g.unmet)
    assert len(table.card_names(table.g.unmet)) == 42


@law("roam", "8.5")
def test_a_land_side_is_gone_with_its_land_and_not_with_its_character() -> None:
    table = hidden_land_about_to_be_taken()
    table.will_draw("character:yarra")
    table.blue.places("D4")
    lands = {*table.lands, table.top, *table.deck}
    assert "hob" not in lands
    assert "yarra" in lands


@law("roam", "8.5")
def test_no_event_of_an_auction_tells_a_hidden_character_before_it_is_taken() -> None:
    table = scenario(hidden_characters=True, lands={4: "hob"}, on={4: "bbrrr."}, coins={"blue": 1, "red": 1})
    table.blue.uses("scout-blue")
    table.blue.places("D4")
    told = [GAME.readable(table.g, event.args) for event in table.match.events[-1]]
    assert table.step == "Bid"
    assert not [args for args in told if args.get("card")]
    assert GAME.readable(table.g, table.g.stack[-1].about(table.g))["card"] == ""


@law("roam", "8.5")
def test_the_choice_between_explored_lands_tells_no_hidden_character() -> None:
    table = scenario(hidden_characters=True, on={4: "bbbbrr", 5: "rrrrbb"}, begin="lands")
    assert table.step == "ChooseLand"
    details = [table.g.stack[-1].detail(table.g, action) for action in table.g.offer]
    assert [GAME.readable(table.g, detail)["card"] for detail in details] == ["", ""]


@law("roam", "8.5")
def test_meeting_a_hidden_character_cannot_be_taken_back() -> None:
    table = hidden_land_about_to_be_taken(deck=[])
    assert table.match.may_undo(0)
    table.blue.places("D4")
    assert not table.match.may_undo(0)
