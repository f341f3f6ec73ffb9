"""Parts O and A: what a table settles before the game, and which factions may meet."""

from itertools import combinations
from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.faction import FACTIONS
from parlour.games.root.seating import reach_of
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.errors import BadInput
from parlour.kernel.match import begin
from parlour.kernel.state import SHIFT
from parlour.record.position import write_position

RECOMMENDED = {
    2: {"marquise+eyrie"},
    3: {"marquise+eyrie+alliance", "marquise+eyrie+vagabond", "marquise+alliance+vagabond"},
    4: {"marquise+eyrie+alliance+vagabond"},
}
LEAST = {2: 17, 3: 18, 4: 21}
SETS = [names for n in (2, 3, 4) for names in combinations(FACTIONS[:4], n)]  # of the base box


def play(seats: Any, seed: str = "1", **settings: str) -> Any:
    return begin(ROOT, seats, ROOT.read_settings(settings), seed).state


def refusal(seats: Any, **settings: str) -> str:
    with pytest.raises(BadInput) as error:
        play(seats, **settings)
    return str(error.value)


# A Reach


@pytest.mark.parametrize("names", SETS, ids="+".join)
@law("root", "A.1", "A.2", "SET.1")
def test_a_set_with_enough_reach_may_start_and_any_other_is_refused_with_both_numbers(names: tuple[str, ...]) -> None:
    count, reach = len(names), reach_of([FACTIONS.index(name) for name in names])
    if "+".join(names) in RECOMMENDED[count]:
        assert reach >= LEAST[count]
        assert ROOT.seat_names(play(list(names))) == list(names)
    else:
        why = refusal(list(names))
        assert f"a reach of {reach}," in why
        assert f"{LEAST[count]} is asked for" in why
        assert refusal(count, factions=",".join(names)) == why


@pytest.mark.parametrize("names", SETS, ids="+".join)
@law("root", "A.2")
def test_the_adventurous_play_any_set_of_at_least_17(names: tuple[str, ...]) -> None:
    """With the factions of the base box these are the recommended ones."""
    if reach_of([FACTIONS.index(name) for name in names]) >= 17:
        assert "+".join(names) in RECOMMENDED[len(names)]
        assert play(list(names), reach_check="adventurous").seats == len(names)
    else:
        why = refusal(list(names), reach_check="adventurous")
        assert "17 is asked for" in why
        assert "reach_check=off plays them all the same" in why


@pytest.mark.parametrize("names", SETS, ids="+".join)
@law("root", "A.2")
def test_a_table_that_switches_the_check_off_plays_any_set(names: tuple[str, ...]) -> None:
    assert ROOT.seat_names(play(list(names), reach_check="off")) == list(names)


@law("root", "A.2", "5.1.1")
def test_with_the_check_off_any_set_may_be_drawn() -> None:
    drawn = {"+".join(sorted(ROOT.seat_names(play(2, str(n), reach_check="off")))) for n in range(150)}
    assert len(drawn) == 16  # of 21 pairs, less the second Vagabond with five others


# 5.1.1 Seats


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@law("root", "5.1.1", "O.1", "INV.22")
def test_naming_the_seats_that_were_drawn_deals_the_same_game(count: int) -> None:
    drawn = play(count, "same")
    named = play(ROOT.seat_names(drawn), "same")
    given = play(count, "same", factions=",".join(ROOT.seat_names(drawn)), seating="fixed")
    assert write_position(ROOT, drawn) == write_position(ROOT, named)
    assert write_position(ROOT, drawn)["fields"] == write_position(ROOT, given)["fields"]


@law("root", "O.1", "5.1.1")
def test_chosen_factions_are_dealt_to_random_seats_unless_seating_is_fixed() -> None:
    chosen = "eyrie,vagabond,marquise"
    fixed = {tuple(ROOT.seat_names(play(3, str(n), factions=chosen, seating="fixed"))) for n in range(20)}
    dealt = {tuple(ROOT.seat_names(play(3, str(n), factions=chosen))) for n in range(80)}
    assert fixed == {("eyrie", "vagabond", "marquise")}
    assert len(dealt) == 6


BAD = [
    (3, {"factions": "marquise,eyrie"}, "are 2, but there are 3 seats"),
    (
        2,
        {"factions": "marquise,marquise"},
        "must be of marquise, eyrie, alliance, vagabond, vagabond_second, lizard_cult, riverfolk, none of them twice",
    ),
    (2, {"factions": "marquise,lizard"}, "must be of marquise"),
    (2, {"factions": ""}, "factions='' is not possible"),
    (["marquise", "marquise"], {}, "must be of marquise"),
    (["marquise", "cat"], {}, "must be of marquise"),
    (1, {}, "2 to 6"),
    (7, {}, "2 to 6"),
    (2, {"first": "2"}, "first=2 is not possible"),
]


@pytest.mark.parametrize(("seats", "settings", "why"), BAD)
@law("root", "O.1", "5.1.1")
def test_what_makes_no_table_is_refused_with_the_reason(seats: Any, settings: dict[str, str], why: str) -> None:
    assert why in refusal(seats, **settings)


# O.1


@law("root", "O.1")
def test_what_is_settled_if_nothing_is_said() -> None:
    settings = ROOT.read_settings({})
    assert settings == {
        "map": "autumn", "law": "seed", "factions": "random", "characters": "choose", "reach_check": "recommended",
        "seating": "random", "hostile_boots": "law", "sword_per_hit": "false", "first": "random",
    }  # fmt: skip
    rules = play(["marquise", "eyrie"]).rules
    assert (rules.english, rules.single_boot, rules.sword_per_hit) == (False, False, False)


BOOTS = [
    ("seed", "law", False),
    ("english", "law", True),
    ("seed", "single", True),
    ("english", "per-faction", False),
]


@pytest.mark.parametrize(("name", "boots", "single"), BOOTS)
@law("root", "O.1")
def test_extra_boots_follow_the_law_unless_the_table_says_otherwise(name: str, boots: str, single: bool) -> None:
    assert play(["marquise", "eyrie"], law=name, hostile_boots=boots).rules.single_boot is single


@law("root", "O.1")
def test_the_character_may_be_settled_before_the_game() -> None:
    table = Scenario("vagabond", "marquise")
    table.match = begin(ROOT, ["marquise", "vagabond"], ROOT.read_settings({"reach_check": "off"}), "1")
    table.play("keep 1", "set-up-sawmill 1", "set-up-workshop 5", "set-up-recruiter 5")
    every = table.offered("character")
    assert every == ["thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel"]
    for chosen in every:
        settings = ROOT.read_settings({"reach_check": "off", "characters": chosen})
        table.match = begin(ROOT, ["marquise", "vagabond"], settings, "1")
        table.play("keep 1", "set-up-sawmill 1", "set-up-workshop 5", "set-up-recruiter 5")
        assert table.question() == "StartIn"


@law("root", "O.1")
def test_what_a_seat_may_decide_beforehand_and_whose_alone_some_of_it_is() -> None:
    common = ["ambush", "foil", "enlist", "losses"]
    assert ROOT.reactions == (*common, "field-hospitals", "shown-hands")
    own = {"marquise": ["field-hospitals"], "alliance": ["shown-hands"]}
    for side in FACTIONS:
        assert list(ROOT.reactions_of(side)) == common + own.get(side, [])


@law("root", "O.1", "V.1")
def test_the_map_is_settled_before_the_game() -> None:
    assert play(["marquise", "eyrie"]).rules.land.name == "autumn"
    assert play(["marquise", "eyrie"], map="winter").rules.land.name == "winter"


@law("root", "O.1")
def test_who_always_passes_is_not_asked_for_an_ambush() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=2, eyrie=2)
    table.hand("eyrie", "ambush-fox")
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("fight")
    seated = table.table
    assert seated.decision
    assert (table.asked(), seated.decision.reaction) == ("eyrie", "ambush")
    seated.policy(table.seat("eyrie"), "ambush", "alwaysPass")
    assert ROOT.verbs[seated.match.actions[-1][1] >> SHIFT].name == "pass"
    assert table.cards("eyrie") == ["ambush-fox"]
    assert table.asked() == "marquise"
