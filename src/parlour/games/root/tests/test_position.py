"""Positions of Root: fields that people can read and edit, and mistakes that are named."""

import copy
import json
from typing import Any

import pytest

from parlour.conformance.fuzz import snapshot
from parlour.conformance.law import law
from parlour.games.root.rules.derived import derive
from parlour.games.root.rules.factions.eyrie import AddToDecree
from parlour.games.root.rules.factions.vagabond import CHARACTERS
from parlour.games.root.rules.facts import KEEP, SAWMILL, SYMPATHY
from parlour.games.root.rules.fields import WARRIORS, Trigger
from parlour.games.root.rules.removal import BASE_LOST, doom
from parlour.games.root.rules.state import Root
from parlour.games.root.tests.games import ALL_FOUR, GAME, begun, first, states
from parlour.kernel.bag import lowest
from parlour.kernel.errors import BadFile
from parlour.kernel.state import NOBODY
from parlour.record.position import read_position, write_position


def saved(g: Root) -> Any:
    return json.loads(json.dumps(write_position(GAME, g), allow_nan=False))


def again(g: Root) -> Root:
    """The State after a file has been written and read."""
    fields = json.loads(json.dumps(GAME.fields(g)))
    return GAME.from_fields(fields, GAME.settings_of(g), GAME.seat_names(g))


def refused(data: Any) -> BadFile:
    with pytest.raises(BadFile) as error:
        read_position(GAME, data)
    return error.value


@pytest.mark.parametrize("seats", [ALL_FOUR, ("eyrie", "marquise"), ("vagabond", "alliance", "eyrie")], ids=str)
@pytest.mark.parametrize("of", ["seed", "english"])
def test_every_state_of_a_game_is_the_same_after_it_was_saved(seats: tuple[str, ...], of: str) -> None:
    for number, g in enumerate(states(*seats, seed=f"saved {of}", law=of)):
        if number % 7 == 0 or not g.stack:
            data = saved(g)
            loaded = read_position(GAME, data)
            assert saved(loaded) == data
            ours, theirs = ({**snapshot(each), "log": None, "shown": 0, "rules": None} for each in (g, loaded))
            assert theirs == ours


def test_a_new_game_is_written_so_that_people_can_read_it() -> None:
    fields = GAME.fields(begun("marquise", "eyrie").state)
    assert fields["first"] == "marquise"
    assert fields["phase"] == "setup"
    assert fields["clearings"][5] == {"suit": "fox", "warriors": {}, "pieces": {}, "ruin": True, "scorched": False}
    assert [len(fields["hand"][seat]) for seat in ("marquise", "eyrie")] == [3, 3]
    assert fields["removed"] == ["dominance-bird", "dominance-fox", "dominance-rabbit", "dominance-mouse"]
    assert fields["items"] == {"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coin": 2}
    assert fields["vagabonds"] == {}
    assert fields["battle"] is None


def test_the_vagabond_is_written_by_place_and_name() -> None:
    g = first(lambda g: g.phase == 1 and g.turns == 0, "vagabond", "eyrie", "marquise")
    vagabond = GAME.fields(g)["vagabonds"]["vagabond"]
    assert vagabond["character"] in CHARACTERS
    assert {"boot", "torch"} <= set(vagabond["pack"]["up"])
    assert vagabond["pack"]["down"] == []
    assert vagabond["relations"] == {"eyrie": "indifferent", "marquise": "indifferent"}
    assert vagabond["pawn"] in g.rules.land.forests or vagabond["pawn"].isdigit()


# What follows from the rest


@law("root", "2.8")
def test_who_rules_follows_from_the_pieces() -> None:
    g = first(lambda g: g.phase == 1, "marquise", "alliance", "eyrie")
    data = saved(g)
    clearing = next(n for n in range(12) if not data["fields"]["clearings"][n]["warriors"])
    data["fields"]["clearings"][clearing]["warriors"] = {"alliance": 2}
    loaded = read_position(GAME, data)
    assert loaded.ruler[clearing] == g.rules.seat_of[2]
    assert loaded.supply[g.rules.seat_of[2]] == g.supply[g.rules.seat_of[2]] - 2


@law("root", "6.2.2")
def test_a_keep_that_is_nowhere_has_left_the_game() -> None:
    data = saved(first(lambda g: g.phase == 1, "marquise", "alliance", "eyrie"))
    corner = next(each for each in data["fields"]["clearings"] if "keep" in each["pieces"])
    del corner["pieces"]["keep"]
    loaded = read_position(GAME, data)
    assert (loaded.stock[KEEP], loaded.closed) == (0, 0)
    assert loaded.open_to(1) == 0xFFF


@law("root", "2.2.3")
def test_free_slots_and_tracks_follow_from_the_buildings() -> None:
    data = saved(first(lambda g: g.phase == 1, "marquise", "alliance", "eyrie"))
    free = next(n for n, each in enumerate(data["fields"]["clearings"]) if not each["pieces"] and not each["ruin"])
    before = read_position(GAME, data)
    data["fields"]["clearings"][free]["pieces"] = {"sawmill": 1}
    after = read_position(GAME, data)
    assert after.room[free] == before.room[free] - 1
    assert after.stock[SAWMILL] == before.stock[SAWMILL] - 1


@law("root", "2.5")
def test_more_pieces_than_the_box_has_are_refused() -> None:
    data = saved(first(lambda g: g.phase == 1, "marquise", "alliance", "eyrie"))
    for clearing in data["fields"]["clearings"][:3]:
        clearing["warriors"] = {"marquise": 9}
    error = refused(data)
    assert (error.where, "INV.4" in str(error)) == ("position.fields.clearings", True)


# The moment


@law("root", "4.3")
def test_a_running_battle_is_written_whole() -> None:
    g = first(lambda g: g.attacker != NOBODY and g.rolled)
    battle = GAME.fields(g)["battle"]
    assert {battle["attacker"], battle["defender"]} < set(ALL_FOUR)
    assert battle["clearing"] == g.field + 1
    assert battle["dice"] == [g.high, g.low]
    assert battle["hits"] == g.hits
    assert again(g).hits == g.hits


def test_what_is_doomed_and_what_is_pending_is_written_by_name() -> None:
    """Also what nobody caused: a payer may be missing."""
    g = begun().state.clone()
    derive(g)
    doom(g, 2, SYMPATHY, 4, 1, 0)
    doom(g, 1, WARRIORS, 11, 3, 3)
    g.pending.append(Trigger(BASE_LOST, 2, 1, 7, NOBODY))
    fields = GAME.fields(g)
    assert fields["doomed"] == [
        {"of": "alliance", "piece": "sympathy", "n": 1, "clearing": 5, "by": "marquise"},
        {"of": "eyrie", "piece": "warrior", "n": 3, "clearing": 12, "by": "vagabond"},
    ]
    assert fields["pending"] == [{"effect": "base-lost", "of": "alliance", "n": 1, "clearing": 8, "by": None}]
    assert (again(g).doomed, again(g).pending) == (g.doomed, g.pending)


@law("root", "Z.2")
def test_a_hand_that_was_shown_is_kept() -> None:
    g = first(lambda g: g.looker != NOBODY)
    assert (again(g).looker, again(g).looked_at, again(g).looked) == (g.looker, g.looked_at, g.looked)


# Mistakes


MISTAKES: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("first",), "lizard", "first"),
    (("turns",), -1, "turns"),
    (("phase",), "night", "phase"),
    (("clearings",), [], "clearings"),
    (("clearings", 3, "suit"), "bird", "clearings[3].suit"),
    (("clearings", 3, "ruin"), 1, "clearings[3].ruin"),
    (("clearings", 3, "warriors"), {"cats": 1}, "clearings[3].warriors.cats"),
    (("clearings", 3, "warriors"), {"eyrie": 21}, "clearings[3].warriors.eyrie"),
    (("clearings", 3, "pieces"), {"garden": 1}, "clearings[3].pieces.garden"),
    (("score", "eyrie"), "9", "score.eyrie"),
    (("hand", "marquise"), ["sord"], "hand.marquise[0]"),
    (("hand", "marquise"), ["sword", "sword"], "hand.marquise"),
    (("dominance", "eyrie"), "no", "dominance.eyrie"),
    (("partner", "vagabond"), "cats", "partner.vagabond"),
    (("box", "eyrie"), {"sword": -1}, "box.eyrie.sword"),
    (("items",), {"torch": 1}, "items.torch"),
    (("used",), ["ambush"], "used[0]"),
    (("activated",), [0, 0], "activated"),
    (("decree", "move"), None, "decree.move"),
    (("leader",), "tyrant", "leader"),
    (("vagabonds",), {}, "vagabonds.vagabond"),
    (("vagabonds", "vagabond", "pawn"), "13", "vagabonds.vagabond.pawn"),
    (("vagabonds", "vagabond", "pack", "track"), ["hat"], "vagabonds.vagabond.pack.track[0]"),
    (("vagabonds", "vagabond", "relations", "eyrie"), "cold", "vagabonds.vagabond.relations.eyrie"),
    (("battle",), {"attacker": "eyrie"}, "battle.defender"),
    (("doomed",), [{"of": None}], "doomed[0].piece"),
    (("looked",), 7, "looked"),
    (("winners",), ["nobody"], "winners[0]"),
]


@pytest.fixture(scope="module")
def table() -> Any:
    return saved(first(lambda g: g.turns > 8 and g.phase == 2))


@pytest.mark.parametrize(("path", "value", "where"), MISTAKES, ids=[where for _, _, where in MISTAKES])
def test_a_mistake_is_named_by_its_field(table: Any, path: tuple[str | int, ...], value: Any, where: str) -> None:
    data = copy.deepcopy(table)
    inner = data["fields"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert refused(data).where == f"position.fields.{where}"


def test_a_missing_field_and_an_unknown_one_are_named(table: Any) -> None:
    for name in table["fields"]:
        fields = {key: value for key, value in table["fields"].items() if key != name}
        assert refused(table | {"fields": fields}).where == f"position.fields.{name}"
    assert refused(table | {"fields": table["fields"] | {"moon": 1}}).where == "position.fields.moon"


def test_a_card_in_two_places_is_refused(table: Any) -> None:
    data = copy.deepcopy(table)
    data["fields"]["hand"]["eyrie"].append(data["fields"]["deck"][0])
    assert "INV.1" in str(refused(data))


def test_a_stack_without_the_rest_of_the_turn_is_refused(table: Any) -> None:
    data = copy.deepcopy(table)
    assert refused(data | {"stack": data["stack"][1:]}).where == "position.stack"


@law("root", "PROC.4", "7.4.2")
def test_a_card_waits_for_its_column_alone() -> None:
    """Else the question above could add the same card a second time."""
    g = first(lambda g: isinstance(g.stack[-1], AddToDecree) and g.stack[-1].added == 1 and g.hand[g.active] != 0)
    data = saved(g)
    data["stack"].insert(-1, ["ChooseColumn", g.active, lowest(g.hand[g.active])])
    assert "half made" in str(refused(data))


@law("root", "4.3")
def test_no_battle_is_begun_in_the_midst_of_another() -> None:
    data = saved(first(lambda g: type(g.stack[-1]).__name__ == "DefenderMayAmbush"))
    at = [step[0] for step in data["stack"]].index("BattleOver")
    data["stack"].insert(at + 1, ["BattleIn", data["stack"][-1][1], 0xFFF])
    assert "in the midst of another one (4.3)" in str(refused(data))


@law("root", "PROC.4", "6.5.4")
def test_a_building_waits_for_its_site_alone() -> None:
    """Else she may no longer rule the clearing, or the wood be gone, when it is built."""
    g = first(lambda g: type(g.stack[-1]).__name__ == "ChooseSite")
    data = saved(g)
    data["stack"].append(["MayMarchAgain", g.active])
    assert "half made" in str(refused(data))


@law("root", "PROC.4", "9.2.9.i.a")
def test_the_daylight_of_another_seat_does_not_lie_in_a_turn() -> None:
    g = first(lambda g: type(g.stack[-1]).__name__ == "MayMarchAgain")
    data = saved(g)
    data["stack"].insert(-1, ["VagabondDaylight", ALL_FOUR.index("vagabond")])
    assert "PROC.4" in str(refused(data))


@law("root", "PROC.4", "11.2.7.i")
def test_a_card_that_was_bought_is_taken_before_another_service_is_bought() -> None:
    """Else the question above could buy the last card of the hand."""
    g = first(lambda g: type(g.stack[-1]).__name__ == "BuyServices", "marquise", "eyrie", "riverfolk")
    data = saved(g)
    data["stack"].insert(-1, ["TakeServiceCard", g.active])
    assert "a card that was bought is taken before" in str(refused(data))


@law("root", "PROC.2", "4.3.1")
@pytest.mark.parametrize(
    "step", [["BattleOver"], ["RollDice"], ["DefenderMayAmbush", 0], ["DeclareEffects", 0], ["DealHits"]]
)
def test_where_nobody_fights_no_battle_goes_on(step: list[Any]) -> None:
    """Else somebody would be ambushed in no clearing."""
    data = saved(first(lambda g: type(g.stack[-1]).__name__ == "MayMarchAgain"))
    assert data["fields"]["battle"] is None
    data["stack"].insert(-1, step)
    assert refused(data).where == "position.fields.battle"


def test_a_question_needs_somebody_who_is_asked() -> None:
    data = saved(first(lambda g: type(g.stack[-1]).__name__ == "MarquiseDaylight"))
    data["stack"].insert(-1, ["DeclareEffects"])
    assert refused(data).where == f"position.stack[{len(data['stack']) - 2}]"
