"""The greedy bot at Lockup: it beats random players and most guards, and does what players call sensible."""

import pytest
from bots.greedy import check_unknown, chosen, played_out, turn

from parlour.bots import ask, make_bot
from parlour.conformance.fuzz import FUZZ
from parlour.games.lockup.bot import GUARDS, HALVES, REWARDS, ROLL_CALL, SMALL, SPENDING, TAKING
from parlour.games.lockup.rules.book import DIFFICULTIES, T8
from parlour.games.lockup.rules.fields import PATROL
from parlour.games.lockup.rules.raid import Raid
from parlour.games.lockup.rules.rounds import NEXT_ROUND
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.windows import WINDOWS
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import crafting, recruiting
from parlour.kernel.chance import seeded
from parlour.lab.games import Plan, play_game

DEFAULTS = LOCKUP.read_settings({})


def played(bots: list[str], seed: str, **settings: str) -> Lockup:
    g = played_out(LOCKUP, LOCKUP.new(len(bots), LOCKUP.read_settings(settings), seeded(seed)), bots, seed)
    assert isinstance(g, Lockup)
    return g


# How it fares


@pytest.mark.parametrize("bots", [["greedy", "random"], ["random", "greedy"]], ids="-".join)
def test_greedy_beats_random_from_either_seat(bots: list[str]) -> None:
    """8 games each, of which 7 must be won; with PARLOUR_FUZZ 200, of which 194."""
    greedy, count = bots.index("greedy"), 200 if FUZZ else 8
    plan = Plan("lockup", 2, DEFAULTS, bots)
    won = sum(play_game(plan, seed)["winners"] == [greedy] for seed in range(count))
    assert won >= (0.97 * count if FUZZ else 7), f"{won} of {count}"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_a_table_of_random_players(seats: int) -> None:
    """3 games, of which 2 must be won; with PARLOUR_FUZZ 60, of which 57."""
    count, won = 60 if FUZZ else 3, 0
    for seed in range(count):
        greedy = seed % seats
        plan = Plan("lockup", seats, DEFAULTS, ["greedy" if seat == greedy else "random" for seat in range(seats)])
        won += play_game(plan, seed)["winners"] == [greedy]
    assert won >= (57 if FUZZ else 2), f"{won} of {count}"


@pytest.mark.parametrize("expert", ["false", "true"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_plays_against_itself_with_items_goons_and_raids(seats: int, expert: str) -> None:
    g = played(["greedy"] * seats, "itself", expert=expert)
    assert 1 <= g.raids <= 6
    assert all(items.bit_count() >= 1 for items in g.items)
    assert sum(goons.bit_count() for goons in g.goons) >= seats
    assert max(g.reputation) >= 35


@pytest.mark.skipif(not FUZZ, reason="600 games")
def test_the_guards_win_more_often_the_harder_they_are() -> None:
    won = []
    for difficulty in DIFFICULTIES:
        settings = LOCKUP.read_settings({"difficulty": difficulty})
        plan = Plan("lockup", 1, settings, ["greedy"])
        won.append(sum(play_game(plan, seed)["winners"] == [0] for seed in range(200)))
    assert won == sorted(won, reverse=True)
    assert 80 <= won[0] <= 195
    assert won[0] - won[2] >= 20


def test_greedy_keeps_the_guards_from_their_goons() -> None:
    """18.4.3 Only as first in the Chow Hall do they recruit: two goons each time."""
    games = [played(["greedy"], f"goons {seed}") for seed in range(3)]
    assert sum(g.goons[0].bit_count() for g in games) > sum(g.goons[1].bit_count() for g in games)


def test_what_greedy_cannot_know_does_not_change_what_it_does() -> None:
    check_unknown(LOCKUP, LOCKUP.new(3, DEFAULTS, seeded("same")), 120)


def test_the_same_seed_plays_the_same_game() -> None:
    plan = Plan("lockup", 2, DEFAULTS, ["greedy"])
    assert play_game(plan, 5) == play_game(plan, 5)
    assert play_game(plan, 5) != play_game(plan, 6)


def test_the_questions_it_knows_are_steps_of_the_game() -> None:
    known = {*GUARDS, *HALVES, *REWARDS, *ROLL_CALL, *SMALL, *SPENDING, *TAKING, "TakeGoon"}
    assert {step.__name__ for step in LOCKUP.steps} >= known


@pytest.mark.parametrize("seats", [1, 3])
def test_ismcts_plays_a_legal_game_to_the_end(seats: int) -> None:
    g = LOCKUP.new(seats, LOCKUP.read_settings({"expert": "true"}), seeded("search"))
    bots = [make_bot(spec, LOCKUP, spec) for spec in ("ismcts:2", "random", "random")]
    while g.offer:
        choice = ask(bots[g.decider()], g)
        g.play(choice)
    assert not LOCKUP.check(g)


# What it does in a position


def roll_call(table: Scenario, crew: str) -> list[str]:
    """What greedy does in all its turns of a Roll Call while everybody else passes."""
    words, number = [], table.g.round
    while table.question() in ROLL_CALL and table.g.round == number:
        if table.asked() == crew:
            words.append(chosen(table))
            table.chooses(words[-1])
        else:
            table.chooses("pass")
    return words


def placed(words: list[str]) -> dict[str, set[str]]:
    """By location, the tokens that went there."""
    found: dict[str, set[str]] = {}
    for verb, arg in [each.split() for each in words if " " in each]:
        if verb == "go":
            where = found.setdefault(arg, set())
        else:
            where.add(arg)
    return found


def test_all_tokens_are_placed_and_in_more_than_one_location() -> None:
    table = Scenario("goblins", "gnolls").display("patched-buckler").goons(sewers="dorrim").has("goblins", scrap=2)
    roll_call(table.turn("goblins"), "goblins")
    spread = [each["location"] for each in table.told("places", "hides") if each["seat"] == "goblins"]
    assert len(spread) == 6
    assert len(set(spread)) >= 3
    assert "cell-block" in spread


def test_the_lookout_goes_where_suspicion_lies() -> None:
    table = Scenario("goblins", "gnolls").suspicion("smithy", 4).put("goblins", "exercise-yard", "1")
    table.put("goblins", "sewers", "2").put("goblins", "chow-hall", "3").put("goblins", "cell-block", "enforcer")
    table.has("goblins", scrap=2, iron=1, suspicion=3).has("gnolls", suspicion=3).display("wardens-spare-helm")
    table.turn("goblins")
    assert "lookout" in placed(roll_call(table, "goblins"))["smithy"]


def test_as_many_tokens_as_possible_are_placed_face_down() -> None:
    words = roll_call(Scenario("goblins", "gnolls").turn("goblins"), "goblins")
    assert len([each for each in words if each.startswith("down ")]) == 3


def test_it_crafts_the_best_item_it_can_pay() -> None:
    table = crafting("bent-nail-lockpick", "breaching-charge", scrap=2, potion=2, iron=2).lights_out()
    assert turn(table) == ["craft breaching-charge"]


def test_the_first_resource_of_choice_is_what_an_item_lacks() -> None:
    table = night("commissary", goblins="4", gnolls="1", first="goblins").put("goblins", "cell-block", "3")
    table.has("goblins", scrap=2, potion=2, iron=1).display("breaching-charge").lights_out()
    assert chosen(table) == "gain iron"


def test_a_set_of_dwarves_is_worth_more_than_a_lone_rat() -> None:
    table = recruiting("nib", "dorrim", scrap=1).recruited("goblins", "helka", "brunn", "magrit").lights_out()
    assert turn(table)[-1] == "goon dorrim"


def test_no_goon_is_hired_that_costs_stars_at_the_end() -> None:
    table = recruiting("skrit", scrap=1)
    table.g.round = 6
    assert chosen(table.lights_out()) == "decline"


def test_the_brawlers_handbook_is_played_where_it_changes_a_place() -> None:
    table = night("smithy", goblins="2", gnolls="4", first="goblins").tomes("goblins", "brawlers-handbook")
    table.has("goblins", scrap=2, iron=1).display("wardens-spare-helm").put("goblins", "cell-block", "1").lights_out()
    table.chooses("no-tome")
    assert chosen(table) == "tome brawlers-handbook"


def test_the_brawlers_handbook_is_kept_where_it_changes_nothing() -> None:
    table = night("smithy", goblins="4", gnolls="2", first="goblins").tomes("goblins", "brawlers-handbook").lights_out()
    table.chooses("no-tome")
    assert chosen(table) == "no-tome"


def before_raid(table: Scenario) -> Scenario:
    """A raid in Patrol, and the game goes on after it."""
    table.g.phase = PATROL
    return table.begin(WINDOWS[T8], Raid(), NEXT_ROUND)


def test_an_alibi_is_played_for_a_raid_that_it_changes() -> None:
    table = Scenario("goblins", "gnolls").tomes("goblins", "book-of-alibis")
    table.has("goblins", suspicion=3).has("gnolls", suspicion=2)
    assert turn(before_raid(table))[:2] == ["tome book-of-alibis", "alibi 2"]


def test_an_alibi_that_changes_nothing_is_kept_for_its_star() -> None:
    table = Scenario("goblins", "gnolls").tomes("goblins", "book-of-alibis")
    table.has("goblins", suspicion=1).has("gnolls", suspicion=5)
    assert chosen(before_raid(table)) == "no-tome"


def test_a_discount_is_played_to_pay_for_a_better_item() -> None:
    table = crafting("breaching-charge", "bent-nail-lockpick", scrap=2, potion=2, iron=1)
    table.tomes("goblins", "tinkers-shortcuts").lights_out()
    while table.question() == "MayPlay":
        table.chooses("no-tome")
    assert turn(table)[:2] == ["tome tinkers-shortcuts", "craft breaching-charge"]


def test_suspicion_is_given_to_the_one_it_hurts_most() -> None:
    """With three players a raid takes most from the most suspected."""
    table = night("sewers", goblins="4", gnolls="1", kobolds="2", first="goblins")
    table.tomes("goblins", "poison-pen-letters").has("goblins", suspicion=5).has("gnolls", suspicion=4).lights_out()
    assert turn(table)[:2] == ["tome poison-pen-letters", "accuse gnolls"]


def test_beyond_its_storage_it_throws_away_what_no_item_needs() -> None:
    table = Scenario("goblins", "gnolls").has("goblins", scrap=2, potion=2, iron=2).display("wardens-spare-helm")
    assert chosen(table.patrol()) == "discard potion"
