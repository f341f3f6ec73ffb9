"""Positions of the Riverfolk expansion: kept as they are, what follows from them, and mistakes that are named."""

import copy
import json
from typing import Any

import pytest

from parlour.conformance.fuzz import snapshot
from parlour.conformance.law import law
from parlour.games.root.rules.facts import QUEST_IDS, TRADE_POST
from parlour.games.root.rules.state import Root
from parlour.games.root.tests.games import GAME, first, states
from parlour.games.root.tests.saved import reread
from parlour.games.root.tests.scenario import Scenario
from parlour.kernel.errors import BadFile
from parlour.kernel.state import NOBODY
from parlour.record.position import read_position, write_position

WITHOUT_ALLIANCE = ("marquise", "vagabond", "riverfolk", "eyrie", "vagabond_second", "lizard_cult")
WITHOUT_EYRIE = ("lizard_cult", "riverfolk", "alliance", "vagabond_second", "marquise", "vagabond")
TABLES = [
    (WITHOUT_ALLIANCE, "autumn", "seed"),
    (WITHOUT_EYRIE, "winter", "english"),
    (("riverfolk", "lizard_cult"), "winter", "seed"),
    (("vagabond_second", "vagabond", "riverfolk", "eyrie"), "autumn", "english"),
]


def saved(g: Root) -> Any:
    return json.loads(json.dumps(write_position(GAME, g), allow_nan=False))


def refused(data: Any) -> BadFile:
    with pytest.raises(BadFile) as error:
        read_position(GAME, data)
    return error.value


@pytest.mark.parametrize(("seats", "map_name", "of"), TABLES, ids=str)
def test_every_state_of_a_game_is_the_same_after_it_was_saved(seats: tuple[str, ...], map_name: str, of: str) -> None:
    """Whatever is asked for the first few times, and now and then anything."""
    seen: dict[str, int] = {}
    for number, g in enumerate(states(*seats, seed=f"kept {of}", law=of, map=map_name)):
        asked = type(g.stack[-1]).__name__ if g.stack else ""
        seen[asked] = seen.get(asked, 0) + 1
        if number % 29 == 0 or seen[asked] < 6:
            data = saved(g)
            loaded = read_position(GAME, data)
            assert saved(loaded) == data
            ours, theirs = ({**snapshot(each), "log": None, "shown": 0, "rules": None} for each in (g, loaded))
            assert theirs == ours


@law("root", "Z.1", "9.7.1")
def test_a_world_that_a_seat_thinks_possible_can_be_saved() -> None:
    """What bots are given to think about: hidden cards and items lie somewhere else, and the file is sound."""
    for number, g in enumerate(states(*WITHOUT_ALLIANCE, seed="worlds")):
        if number % 60 == 0 and g.stack:
            world = g.redact(g.decider())
            world.determinise(number + 1)
            assert read_position(GAME, saved(world)).offer == g.offer


def test_the_new_boards_are_written_so_that_people_can_read_them() -> None:
    table = Scenario("riverfolk", "lizard_cult", "marquise")
    table.put(5, trade_post=1)
    table.till("funds", marquise=2)
    table.till("rabbit-spaces", lizard_cult=1)
    table.outcast("mouse", hated=True)
    table.acolytes(2)
    table.souls("anvil")
    fields = saved(table.begin("riverfolk", "daylight").state)["fields"]
    assert fields["riverfolk"] == {
        "prices": {"hand-card": 1, "riverboats": 1, "mercenaries": 1},
        "payments": {},
        "funds": {"marquise": 2},
        "committed": {},
        "spaces": {"fox": {}, "rabbit": {"lizard_cult": 1}, "mouse": {}},
        "posts": {"fox": 3, "rabbit": 2, "mouse": 3},
    }
    assert fields["lizard_cult"] == {
        "outcast": "mouse", "hated": True, "acolytes": 2, "revealed": [], "scored": [],
    }  # fmt: skip
    assert fields["souls"] == ["anvil"]
    assert (fields["services"], fields["bought"], fields["instigator"]) == (0, [], None)


@law("root", "9.7.1")
def test_items_that_were_left_under_a_ruin_are_written_with_whoever_saw_them() -> None:
    table = Scenario("vagabond", "vagabond_second", "marquise")
    table.character("ranger", of="vagabond_second")
    table.quests(*QUEST_IDS[:3])
    table.under_ruin(10, "sword bag", "vagabond_second")
    table.begin("vagabond", "daylight")
    fields = saved(table.state)["fields"]
    assert fields["dug"] == [
        {"clearing": 10, "item": "sword", "seen_by": ["vagabond_second"]},
        {"clearing": 10, "item": "bag", "seen_by": ["vagabond_second"]},
    ]
    assert fields["buried"] == ["boot", "hammer", "bag-2", "boot-2", "hammer-2", "sword-2"]
    assert reread(table).state.dug == table.g.dug


# What follows from the rest


@law("root", "INV.4", "10.2.3", "11.2.4")
def test_acolytes_and_funds_are_not_in_the_supply() -> None:
    table = Scenario("riverfolk", "lizard_cult", "marquise")
    table.till("payments", marquise=4, lizard_cult=1)
    table.acolytes(2)
    table.begin("riverfolk", "daylight")
    assert reread(table).state.supply == [15, 22, 21]


@law("root", "11.2.7.ii", "11.2.7.iii")
def test_boats_and_mercenaries_follow_from_what_was_bought() -> None:
    table = Scenario("marquise", "riverfolk", "eyrie")
    table.put(4, riverfolk=2)
    table.put(1, marquise=1)
    table.boats()
    table.contract()
    table.begin("marquise", "daylight")
    assert reread(table).state.paths == table.state.rules.land.waterways
    assert (table.state.hirer, table.state.ruler[3]) == (0, 0)


@law("root", "11.2.5.i")
def test_posts_that_are_nowhere_have_left_the_game() -> None:
    table = Scenario("riverfolk", "marquise", "eyrie")
    table.put(5, trade_post=1)
    table.posts_gone("rabbit")
    table.begin("riverfolk", "daylight")
    assert reread(table).state.stock[TRADE_POST] == 7


@law("root", "GG.6.2")
def test_burnt_land_has_no_room() -> None:
    table = Scenario("vagabond", "marquise", "eyrie")
    table.character("scoundrel")
    table.items(up="boot boot crossbow")
    table.quests(*QUEST_IDS[:3])
    table.scorched(7)
    table.begin("vagabond", "daylight")
    assert reread(table).state.roomy >> 6 & 1 == 0
    assert table.state.room[6] == 2


@law("root", "GG.4.2")
def test_who_instigates_is_kept_while_he_looks_for_an_ally() -> None:
    table = Scenario("vagabond", "marquise", "eyrie")
    table.character("vagrant")
    table.quests(*QUEST_IDS[:3])
    table.pawn(5)
    table.put(5, marquise=2, eyrie=2)
    table.relation("marquise", "allied")
    table.begin("vagabond", "daylight").play("instigate vagabond", "instigate-against eyrie")
    assert (table.question(), table.state.attacker) == ("FightBeside", NOBODY)
    reread(table).play("fight-with marquise")
    assert (table.state.instigator, table.state.ally) == (0, 1)


# Mistakes


MISTAKES: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("clearings", 3, "scorched"), 0, "clearings[3].scorched"),
    (("souls",), ["ghost"], "souls[0]"),
    (("pointless",), -1, "pointless"),
    (("services",), "one", "services"),
    (("service_limit",), -1, "service_limit"),
    (("bought",), ["hand-card"], "bought[0]"),
    (("lizard_cult",), None, "lizard_cult"),
    (("lizard_cult", "outcast"), "bird", "lizard_cult.outcast"),
    (("lizard_cult", "hated"), 1, "lizard_cult.hated"),
    (("lizard_cult", "acolytes"), -1, "lizard_cult.acolytes"),
    (("lizard_cult", "revealed"), ["no"], "lizard_cult.revealed[0]"),
    (("lizard_cult", "scored"), ["fox", "fox"], "lizard_cult.scored"),
    (("lizard_cult", "moon"), 1, "lizard_cult.moon"),
    (("riverfolk",), None, "riverfolk"),
    (("riverfolk", "prices", "riverboats"), 5, "riverfolk.prices.riverboats"),
    (("riverfolk", "prices", "mercenaries"), 0, "riverfolk.prices.mercenaries"),
    (("riverfolk", "prices", "coffee"), 1, "riverfolk.prices.coffee"),
    (("riverfolk", "posts", "fox"), 4, "riverfolk.posts.fox"),
    (("riverfolk", "funds"), {"eyrie": 21}, "riverfolk.funds.eyrie"),
    (("riverfolk", "payments"), {"vagabond": 1}, "riverfolk.payments.vagabond"),
    (("riverfolk", "spaces", "bird"), {}, "riverfolk.spaces.bird"),
    (("riverfolk", "spaces", "mouse"), [], "riverfolk.spaces.mouse"),
    (("vagabonds", "vagabond_second", "relics"), ["hat"], "vagabonds.vagabond_second.relics[0]"),
    (("buried",), ["bag-3"], "buried[0]"),
    (("dug",), [{"clearing": 6, "item": "bag"}], "dug[0].seen_by"),
    (("dug",), [{"clearing": 6, "item": "bag", "seen_by": ["cat"]}], "dug[0].seen_by[0]"),
    (("instigator",), "cat", "instigator"),
]


@pytest.fixture(scope="module")
def table() -> Any:
    return saved(first(lambda g: g.turns > 8 and g.phase == 2, *WITHOUT_ALLIANCE))


@pytest.mark.parametrize(("path", "value", "where"), MISTAKES, ids=[where for _, _, where in MISTAKES])
def test_a_mistake_is_named_by_its_field(table: Any, path: tuple[str | int, ...], value: Any, where: str) -> None:
    data = copy.deepcopy(table)
    inner = data["fields"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert refused(data).where == f"position.fields.{where}"


def test_boards_of_factions_that_do_not_play_are_null() -> None:
    data = saved(first(lambda g: g.turns == 2, "marquise", "eyrie"))
    board = saved(first(lambda g: g.turns == 2, "riverfolk", "lizard_cult"))["fields"]
    for name in ("lizard_cult", "riverfolk"):
        error = refused({**data, "fields": {**data["fields"], name: board[name]}})
        assert (error.where, "does not play" in str(error)) == (f"position.fields.{name}", True)


@law("root", "V.1")
def test_a_winter_position_names_four_clearings_of_each_suit() -> None:
    data = saved(first(lambda g: g.turns == 2, "marquise", "eyrie"))
    data["options"]["map"] = "winter"
    for n, clearing in enumerate(data["fields"]["clearings"]):
        clearing["suit"] = ("fox", "rabbit", "mouse")[n // 4] if n else "mouse"
    assert "2.2.2" in str(refused(data))


def spent_deck(fields: dict[str, Any]) -> None:
    fields["souls"], fields["deck"] = fields["deck"], []


def early_items(fields: dict[str, Any]) -> None:
    fields["vagabonds"]["vagabond"]["pack"]["up"] = ["boot"]


def early_points(fields: dict[str, Any]) -> None:
    fields["score"] = dict.fromkeys(fields["score"], 3) if isinstance(fields["score"], dict) else [3] * 6


@law("root", "5.1.2", "5.1.3", "9.3.5")
@pytest.mark.parametrize(
    ("spoil", "where"),
    [(spent_deck, "deck"), (early_items, "vagabonds"), (early_points, "score")],
    ids=["deck", "items", "points"],
)
def test_before_the_first_turn_nothing_has_happened_yet(spoil: Any, where: str) -> None:
    g = next(states(*WITHOUT_EYRIE, seed="setup"))
    data = saved(g)
    spoil(data["fields"])
    assert refused(data).where == f"position.fields.{where}"
