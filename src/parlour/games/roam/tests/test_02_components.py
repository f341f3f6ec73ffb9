"""Chapter 2: components."""

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.roam.file.pack import check_pack
from parlour.games.roam.tests.scenario import CARD_IDS, GAME, fresh, scenario
from parlour.kernel.errors import BadFile
from parlour.record.position import read_position, write_position

HOUSE_FILE = files("parlour.games.roam").joinpath("data/house.toml").read_text("utf-8")


def house() -> dict[str, Any]:
    """The house edition as an owner would type it in."""
    return tomllib.loads(HOUSE_FILE)


@law("roam", "2.1")
def test_the_box_holds_43_land_cards_each_in_one_place() -> None:
    t = fresh(4)
    known = [*t.lands, t.top, *t.deck]
    assert len(known) == len(set(known)) == 43


@law("roam", "2.1")
def test_there_are_three_starting_cards_in_each_of_four_colours() -> None:
    t = fresh(4)
    for player in t.players:
        assert player.awake == {f"{kind}-{player.colour}" for kind in ("guide", "scout", "porter")}


@law("roam", "2.1")
def test_there_are_24_markers_of_each_colour() -> None:
    assert [player.supply for player in fresh(4).players] == [24, 24, 24, 24]


@law("roam", "2.1")
def test_there_are_24_artifacts() -> None:
    t = fresh(version="full")
    assert len(set(t.row) | t.stack) == 24


@law("roam", "2.1")
def test_exactly_one_reference_card_says_first_player() -> None:
    for seats in (2, 3, 4):
        assert sum(player["first"] for player in fresh(seats).view()["players"]) == 1


@law("roam", "2.1")
@pytest.mark.parametrize(("kind", "count"), [("card", 43), ("starting", 3), ("artifact", 24)])
def test_a_pack_with_a_card_too_few_or_too_many_is_not_the_game(kind: str, count: int) -> None:
    pack = house()
    assert check_pack(pack) == []
    gone = pack[kind].pop()
    assert check_pack(pack) == [f"{kind}: there must be {count}, this pack has {count - 1}"]
    pack[kind] += [gone, gone | {"id": "one-more"}]
    assert check_pack(pack) == [f"{kind}: there must be {count}, this pack has {count + 1}"]


@law("roam", "2.2")
def test_markers_that_have_run_out_are_not_available() -> None:
    t = scenario(markers=["bbb.bb", "bbbbbb", "......", "......", "bbbbb.", "bbbbb."], coins={"blue": 9})
    t.blue.uses("guide-blue")
    t.blue.places("C3")
    assert t.blue.supply == 0
    assert t.decider == "red"  # blue had coins for the empty square on E3, but no marker
    assert t.marks("E3") is None


@law("roam", "2.2")
def test_land_cards_that_have_run_out_are_not_available() -> None:
    t = scenario(begin="lands", on={5: "bbbbrr"}, top="hob", deck=[])
    assert t.land(5) == "hob"
    assert t.top is None
    assert t.deck == set()


@law("roam", "2.2.1")
def test_coins_never_run_out() -> None:
    t = scenario(coins={"blue": 60, "red": 60}, lands={5: "dask"})  # the box has coins worth 60
    t.blue.uses("scout-blue")
    t.blue.places("D4")
    assert t.blue.coins == 62


@law("roam", "2.2.1")
@pytest.mark.parametrize("coins", [-1, 1.5, "1", None])
def test_coins_are_a_whole_number_not_below_zero(coins: object) -> None:
    data = write_position(GAME, scenario().g)
    data["fields"]["coins"] = [0, coins]
    with pytest.raises(BadFile, match=r"coins\[1\]"):
        read_position(GAME, data)


@law("roam", "2.3", "2.3.1")
def test_every_land_is_a_grid_of_six_spaces_two_wide_and_three_high() -> None:
    t = fresh()
    view = t.view()
    for land in [*view["lands"], view["next"]]:
        assert [len(row) for row in land["coins"]] == [2, 2, 2]
    for number in range(1, 7):
        spaces = [space["id"] for space in view["spaces"] if space["land"] == number]
        assert len({name[0] for name in spaces}) == 2
        assert len({name[1] for name in spaces}) == 3


@law("roam", "2.3.1")
def test_the_symbols_of_a_land_lie_in_two_columns_and_three_rows_when_its_scroll_is_at_the_bottom() -> None:
    t = scenario(lands={5: "dask"})  # as printed: 0 2 / 0 0 / 1 0
    coins = {space["id"]: space["coins"] for space in t.view()["spaces"] if space["land"] == 5}
    assert coins == {"C4": 0, "D4": 2, "C5": 0, "D5": 0, "C6": 1, "D6": 0}


@law("roam", "2.3")
@pytest.mark.parametrize(("position", "coins"), [("C4", 0), ("E4", 1), ("D4", 2)])
def test_a_space_carries_no_one_or_several_coin_symbols(position: str, coins: int) -> None:
    t = scenario(lands={5: "dask"})
    t.blue.uses("scout-blue")  # a diagonal: of dask's land it covers only C4, only D5 and C6, or only D4 and C5
    t.blue.places(position)
    assert t.blue.coins == coins


@law("roam", "2.3")
@pytest.mark.parametrize("coins", [[[0, 0], [0, 0]], [[0, 0, 0], [0, 0, 0]], [[0, 0], [0, 0], [0, -1]], [0] * 6, None])
def test_a_land_of_a_pack_with_other_than_six_spaces_is_refused(coins: object) -> None:
    pack = house()
    pack["card"][0]["coins"] = coins
    assert [mistake.partition(":")[0] for mistake in check_pack(pack)] == ["card odda, coins"]


@law("roam", "2.3.2")
def test_everybody_reads_points_and_pattern_of_the_character_on_the_scroll() -> None:
    t = scenario(lands={2: "hazel"}, top="wenna")
    for seat in ("blue", "red", None):
        view = t.view(seat)
        assert (view["lands"][1]["vp"], view["lands"][1]["pattern"]) == (3, ["#.#.", ".#.#"])
        assert (view["next"]["vp"], view["next"]["pattern"]) == (3, ["#.#", ".o.", "#.#"])


@law("roam", "2.3.2")
def test_with_hidden_characters_nobody_reads_the_scroll() -> None:
    t = scenario(lands={2: "hazel"}, top="wenna", hidden_characters=True)
    for seat in ("blue", "red", None):
        for land in [*t.view(seat)["lands"], t.view(seat)["next"]]:
            assert [land[field] for field in ("card", "name", "vp", "pattern")] == [None] * 4


@law("roam", "2.4")
def test_a_character_is_worth_the_points_on_its_card() -> None:
    t = scenario(awake={"blue": ["odda"]}, asleep={"blue": ["hazel"]})
    assert t.blue.score == 3 + 5 + 3  # three starting cards of 1 point, odda, hazel
    assert t.red.score == 3


@law("roam", "2.4")
def test_a_starting_card_without_a_value_is_worth_nothing(tmp_path: Path) -> None:
    before, starting, rest = HOUSE_FILE.partition("[[starting]]")
    cards, artifacts, end = rest.partition("[[artifact]]")
    pack = tmp_path / "pack.toml"
    pack.write_text(before + starting + cards.replace("vp = 1\n", "") + artifacts + end, "utf-8")
    assert [player.score for player in fresh(pack=pack).players] == [0, 0]


@law("roam", "2.4.1")
def test_under_a_filled_square_a_marker_is_placed_under_an_empty_one_it_may_be_elsewhere_nothing_is() -> None:
    t = scenario(awake={"blue": ["guide-blue", "wenna"]}, coins={"blue": 9})
    t.blue.uses("wenna")  # filled corners, an empty middle, nothing between
    t.blue.places("B2")
    assert t.blue.markers == {"B2", "D2", "B4", "D4"}
    assert t.offered("mark") == {"C3"}


@law("roam", "2.4.1")
@pytest.mark.parametrize("pattern", [["ooo"], ["#x"], [], "##", ["#######"], ["#", ""]])
def test_a_pattern_of_a_pack_is_made_of_filled_squares_empty_squares_and_nothing(pattern: object) -> None:
    pack = house()
    pack["card"][0]["pattern"] = pattern
    assert [mistake.partition(":")[0] for mistake in check_pack(pack)] == ["card odda, pattern"]


@law("roam", "2.4.2")
def test_a_character_is_awake_or_asleep_never_both() -> None:
    t = scenario()
    t.blue.uses("guide-blue")
    assert t.blue.owns("guide-blue")
    assert t.blue.awake == {"scout-blue", "porter-blue"}
    assert t.blue.asleep == {"guide-blue"}
    data = write_position(GAME, t.g)
    data["fields"]["awake"][0].append("guide-blue")
    with pytest.raises(BadFile, match="awake as well"):
        read_position(GAME, data)


@law("roam", "2.4.2")
def test_only_an_owned_character_is_awake_or_asleep() -> None:
    t = scenario()
    shown = [character["id"] for player in t.view()["players"] for character in player["characters"]]
    assert set(shown).isdisjoint(CARD_IDS)
    assert len(shown) == 6
