"""A.1, A.2, SET.1: two to six players, and which of the seven factions may meet."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.faction import FACTIONS
from parlour.games.root.rules.facts import GARDEN
from parlour.games.root.seating import ALL, REACH, choose_factions
from parlour.games.root.tests.begun import begun
from parlour.games.root.tests.games import GAME, states
from parlour.games.root.tests.scenario import ROOT
from parlour.kernel.bag import members, size
from parlour.kernel.errors import BadInput
from parlour.kernel.match import begin

LETTER = dict(zip(("M", "E", "A", "V", "V2", "L", "R"), FACTIONS, strict=True))
FEW = {  # the sets of table SET
    2: ["M E"],
    3: ["M E A", "M E V", "M E L", "M E R", "M A V", "M A R", "M V R"],
    4: ["M E A V", "M E A L", "M E A R", "M E V V2", "M E V L", "M E V R", "M E L R", "M A V R", "M V V2 R", "M V L R"],
    6: ["M E V V2 L R", "M E A V L R", "M E A V V2 R", "M E A V V2 L"],
}  # fmt: skip
BRAVE = {3: ["M V V2", "M V L", "M L R", "E V R"], 6: ["M A V V2 L R", "E A V V2 L R"]}
SIX = ("riverfolk", "lizard_cult", "vagabond", "alliance", "eyrie", "marquise")


def named(sets: list[str]) -> set[frozenset[str]]:
    return {frozenset(LETTER[letter] for letter in each.split()) for each in sets}


def allowed(count: int, check: str) -> set[frozenset[str]]:
    """The sets that a table of so many may play."""
    settings = ROOT.read_settings({"reach_check": check})
    found = set()
    for names in combinations(FACTIONS, count):
        try:
            choose_factions(names, settings, 1)
        except BadInput:
            continue
        found.add(frozenset(names))
    return found


def refusal(seats: int | Sequence[str], **settings: str) -> str:
    with pytest.raises(BadInput) as error:
        begin(ROOT, seats, ROOT.read_settings(settings), "1")
    return str(error.value)


# A Reach


@law("root", "A.1")
def test_the_reach_of_the_seven_factions() -> None:
    reach = {"M": 10, "E": 7, "V": 5, "R": 5, "A": 3, "V2": 2, "L": 2}
    assert {faction.name: faction.reach for faction in ALL} == {LETTER[each]: n for each, n in reach.items()}


@law("root", "A.1", "SET.1")
def test_the_reach_that_is_recommended() -> None:
    assert REACH == {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}


@law("root", "A.1", "A.2", "SET.1")
@pytest.mark.parametrize(("count", "sets", "more"), [(2, 1, 0), (3, 7, 4), (4, 10, 10), (5, 9, 7), (6, 4, 2)])
def test_how_many_sets_are_recommended_and_how_many_more_the_adventurous_play(count: int, sets: int, more: int) -> None:
    recommended, adventurous = allowed(count, "recommended"), allowed(count, "adventurous")
    assert len(recommended) == sets
    assert recommended <= adventurous
    assert len(adventurous) == sets + more


@law("root", "A.2", "SET.1")
@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_the_recommended_sets_are_those_of_the_table(count: int) -> None:
    assert allowed(count, "recommended") == named(FEW[count])


@law("root", "A.2", "SET.1")
@pytest.mark.parametrize("count", [3, 6])
def test_the_sets_for_the_adventurous_are_those_of_the_table(count: int) -> None:
    assert allowed(count, "adventurous") - allowed(count, "recommended") == named(BRAVE[count])


@law("root", "A.2")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_with_the_check_off_everything_is_played_but_a_second_vagabond_alone(count: int) -> None:
    every = {frozenset(names) for names in combinations(FACTIONS, count)}
    odd = {names for names in every if "vagabond_second" in names and "vagabond" not in names}
    assert allowed(count, "off") == every - odd
    assert odd


@law("root", "A.2", "9.7")
@pytest.mark.parametrize("check", ["recommended", "adventurous", "off"])
def test_the_second_vagabond_needs_the_first(check: str) -> None:
    names = ["marquise", "eyrie", "vagabond_second", "riverfolk"]
    for seats, more in ((names, {}), (4, {"factions": ",".join(names)})):
        assert "the second Vagabond needs the first" in refusal(seats, reach_check=check, **more)


@law("root", "A.2")
def test_a_refusal_names_both_numbers_and_the_setting_that_would_do() -> None:
    names = ["marquise", "vagabond", "vagabond_second", "lizard_cult", "alliance"]
    why = refusal(names)
    assert "a reach of 22" in why
    assert "25 is asked for with 5 players" in why
    assert "reach_check=adventurous" in why
    why = refusal(["eyrie", "vagabond", "lizard_cult"])
    assert "a reach of 14" in why
    assert "reach_check=off" in why


@law("root", "A.2", "5.1.1")
@pytest.mark.parametrize("count", [3, 5, 6])
def test_random_sets_are_the_recommended_ones_all_alike_likely(count: int) -> None:
    drawn = Counter[frozenset[str]]()
    settings = ROOT.read_settings({})
    for seed in range(900):
        drawn[frozenset(FACTIONS[number] for number in choose_factions(count, settings, seed))] += 1
    assert set(drawn) == allowed(count, "recommended")
    expected = 900 / len(drawn)
    assert sum((n - expected) ** 2 / expected for n in drawn.values()) < 4 * len(drawn)


@law("root", "A.2", "5.1.1")
def test_random_sets_of_the_adventurous_and_without_a_check() -> None:
    for check in ("adventurous", "off"):
        settings = ROOT.read_settings({"reach_check": check})
        drawn = {frozenset(FACTIONS[n] for n in choose_factions(3, settings, seed)) for seed in range(500)}
        assert drawn == allowed(3, check)


# Seats


@law("root", "5.1.1", "O.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_and_more_than_six_are_refused(seats: int) -> None:
    assert "2 to 6" in refusal(seats)


@law("root", "5.1.1", "O.1")
def test_the_first_player_must_have_a_seat() -> None:
    assert "first=5 is not possible" in refusal(5, first="5")
    assert begun(*SIX, first="5").state.first == 5


@law("root", "5.1.1")
def test_each_of_six_seats_may_begin_and_turns_pass_clockwise() -> None:
    firsts = {begin(ROOT, 6, ROOT.read_settings({}), str(seed)).state.first for seed in range(60)}
    assert firsts == set(range(6))
    order: list[int] = []
    for g in states(*SIX, first="4"):
        order += [g.active] if g.phase and g.active not in order[-1:] else []
        if len(order) == 8:
            break
    assert order == [4, 5, 0, 1, 2, 3, 4, 5]


@law("root", "5.1.2", "5.1.3", "SET.1")
@pytest.mark.parametrize("count", [5, 6])
def test_everybody_starts_with_three_cards_and_no_points_and_dominance_cards_stay(count: int) -> None:
    g = begin(ROOT, count, ROOT.read_settings({}), "1").state
    assert [size(hand) for hand in g.hand] == [3] * count
    assert (size(g.deck), g.removed, g.score) == (54 - 3 * count, 0, [0] * count)


def setup_of(table: Any) -> list[str]:
    """Who is asked in the setup, in order, each once."""
    asked: list[str] = []
    while table.state.phase == 0:
        asked += [table.asked()] if table.asked() not in asked else []
        table.play(table.offered()[0])
    return asked


@law("root", "5.1.7", "SET.1", "DEC.1")
def test_six_factions_set_up_by_their_letters_whatever_their_seats() -> None:
    assert setup_of(begun(*SIX)) == ["marquise", "eyrie", "vagabond", "lizard_cult", "riverfolk"]
    table = begun("riverfolk", "vagabond_second", "lizard_cult", "vagabond", "eyrie")
    order = setup_of(table)
    assert (order[0], {*order[1:3]}, order[3:]) == (
        "eyrie", {"vagabond", "vagabond_second"}, ["lizard_cult", "riverfolk"],
    )  # fmt: skip


@law("root", "SET.1")
def test_the_boards_of_six_after_the_setup() -> None:
    table = begun(*SIX, first="2")
    setup_of(table)
    supply = {name: table.supply(name) for name in SIX}
    garrison = size(table.state.rules.land.paths[members(table.state.with_piece(GARDEN))[0]])
    assert supply == {
        "marquise": 14, "eyrie": 14, "alliance": 10, "vagabond": 0, "lizard_cult": 21 - garrison, "riverfolk": 8,
    }  # fmt: skip
    assert table.in_till("payments") == {"riverfolk": 3}
    assert len(table.cards("supporters")) == 3
    assert size(table.state.open_quests) == 3
    assert [len(table.view(name)["players"]) for name in SIX] == [6] * 6


@law("root", "SET.1", "INV.1", "INV.4", "INV.5", "INV.9")
@pytest.mark.parametrize("law_of_table", ["seed", "english"])
def test_random_games_of_six_break_nothing(law_of_table: str) -> None:
    seats = ("riverfolk", "vagabond_second", "lizard_cult", "vagabond", "eyrie", "alliance")
    for number, g in enumerate(states(*seats, law=law_of_table, characters="random")):
        if number % 20 == 0:
            assert GAME.check(g) == []
        if number > 1500:
            break
