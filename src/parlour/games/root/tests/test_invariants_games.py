"""The invariants that need more than one State: what never changes while games go on, and what turns leave behind."""

from collections.abc import Iterator

import pytest

from parlour.conformance.fuzz import Dice, choose, saved
from parlour.conformance.law import law
from parlour.games.root.rules.faction import ALLIANCE, MARQUISE
from parlour.games.root.rules.factions.decree import LEADERS
from parlour.games.root.rules.facts import BAG, BIRDS, BUILDINGS, DOMINANCES, KEEP, KINDS, SYMPATHY, WOOD
from parlour.games.root.rules.fields import NONE, PACK, SETUP, TRACK, UP
from parlour.games.root.rules.state import Root
from parlour.games.root.tests.games import ALL_FOUR, GAME, begun, states
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.bag import size
from parlour.kernel.match import Match, begin
from parlour.kernel.state import NOBODY, SHIFT

SEEDS = [f"invariants {number}" for number in range(4)]


COLUMNS_OF = {
    "builder": ["recruit", "move"],
    "charismatic": ["recruit", "battle"],
    "commander": ["move", "battle"],
    "despot": ["move", "build"],
}


def verb(action: int) -> str:
    return ROOT.verbs[action >> SHIFT].name


def steps(seed: str) -> Iterator[tuple[Root, str, Root]]:
    """Each action of a random game: the State before it, its verb, and the State after it."""
    match, dice = begun(*ALL_FOUR, seed=seed), Dice(seed)
    while match.state.offer:
        before, action = match.state.clone(), choose(match.state.offer, dice)
        match.apply(action)
        yield before, verb(action), match.state


# Pieces and cards


@law("root", "INV.1", "INV.2")
def test_54_cards_and_dominance_cards_never_return_to_the_deck() -> None:
    left = DOMINANCES
    for g in states(*ALL_FOUR, seed=SEEDS[0]):
        places = [g.deck, g.discard, g.available, g.removed, g.supporters, *g.hand, *g.crafted, *g.decree]
        places += [1 << card for card in g.dominance if card != NONE]
        assert sum(size(bag) for bag in places) == 54
        assert not g.discard & DOMINANCES
        assert not g.deck & DOMINANCES & ~left
        left = g.deck & DOMINANCES


@law("root", "INV.4", "INV.5")
def test_warriors_buildings_and_tokens_are_always_those_of_the_box() -> None:
    counts = {"sawmill": 6, "workshop": 6, "recruiter": 6, "roost": 7, "base": 3, "wood": 8, "sympathy": 10}
    for g in states(*ALL_FOUR, seed=SEEDS[1]):
        on_map = [sum(g.warriors[seat * 12 : seat * 12 + 12]) for seat in range(4)]
        officers = [0, 0, g.officers, 0]
        assert [a + b + c for a, b, c in zip(on_map, officers, g.supply, strict=True)] == [25, 20, 10, 0]
        assert g.officers <= 10
        for name, n in counts.items():
            kind = KINDS.index(name)
            assert g.stock[kind] + sum(g.pieces[kind * 12 : kind * 12 + 12]) == n
        keeps = sum(g.pieces[KEEP * 12 : KEEP * 12 + 12])
        assert keeps <= 1
        assert g.phase == SETUP or g.stock[KEEP] == 0


@law("root", "INV.6", "INV.7", "2.2.4")
def test_slots_hold_ruins_and_buildings_and_nothing_goes_back_to_ruin() -> None:
    ruins = 0xFFF
    for g in states(*ALL_FOUR, seed=SEEDS[2]):
        for clearing in range(12):
            buildings = sum(g.pieces[kind * 12 + clearing] for kind in range(BUILDINGS))
            assert buildings + (g.ruins >> clearing & 1) <= g.rules.land.slots[clearing]
            assert g.pieces[SYMPATHY * 12 + clearing] <= 1
        assert not g.ruins & ~ruins
        ruins = g.ruins


@law("root", "INV.7", "INV.8", "6.2.2")
def test_the_keep_never_moves_and_nothing_foreign_is_placed_beside_it() -> None:
    """Warriors come there by moves only."""
    moves = {"from", "to", "count", "walk", "take-along", "along-count", "slip", "cobbler", "march", "march-again"}
    moves |= {"operation-move", "resolve"}  # a single move is made without a question
    for before, words, after in steps(SEEDS[3]):
        if before.closed and after.closed:
            assert before.closed == after.closed
            keep = before.closed.bit_length() - 1
            for seat in range(1, 4):
                gained = after.strength[seat * 12 + keep] > before.strength[seat * 12 + keep]
                assert not gained or words in moves, words


@law("root", "INV.9")
def test_the_supply_of_items_never_grows() -> None:
    for before, _, after in steps(SEEDS[0]):
        assert all(now <= then for now, then in zip(after.items, before.items, strict=True))


@law("root", "INV.3", "INV.17", "INV.19", "INV.15", "INV.13", "INV.10", "INV.12", "INV.16")
@pytest.mark.parametrize("seed", SEEDS)
def test_random_games_keep_every_invariant_that_one_state_can_show(seed: str) -> None:
    for g in states(*ALL_FOUR, seed=seed, law="english" if seed == SEEDS[0] else "seed"):
        assert GAME.check(g) == []


@law("root", "INV.16", "PROC.1")
def test_a_clearing_has_the_ruler_that_its_warriors_and_buildings_say() -> None:
    """Counted anew, in words of the law: most, ties to the Eyrie if they are among the most, never without a piece."""
    for g in states(*ALL_FOUR, seed=SEEDS[1]):
        for clearing in range(12):
            totals = [g.warriors[seat * 12 + clearing] for seat in range(4)]
            for kind in range(BUILDINGS):
                if g.rules.owner[kind] != NOBODY:
                    totals[g.rules.owner[kind]] += g.pieces[kind * 12 + clearing]
            top = [seat for seat in range(4) if totals[seat] == max(totals) > 0]
            ruler = top[0] if len(top) == 1 else 1 if 1 in top else NOBODY
            assert g.ruler[clearing] == ruler
            assert ruler != 3


@law("root", "INV.3")
def test_the_viziers_lie_in_the_columns_of_the_leader_and_one_leader_is_current() -> None:
    leaders = set()
    for g in states(*ALL_FOUR, seed=SEEDS[2]):
        if g.leader != NONE:
            leaders.add(g.leader)
            board = ROOT.view(g, 0)["players"][1]["board"]
            viziers = [each["column"] for each in board["decree"] if None in [card["card"] for card in each["cards"]]]
            assert viziers == COLUMNS_OF[LEADERS[g.leader]]
            assert not g.fallen >> g.leader & 1
    assert len(leaders) > 1


# Points and turns


@law("root", "INV.12", "3.3.1", "9.2.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_only_turmoil_lowers_a_score_and_without_scoring_none_changes(seed: str) -> None:
    for before, _, after in steps(seed):
        for seat in range(4):
            assert after.score[seat] >= 0
            if after.score[seat] < before.score[seat]:
                assert seat == 1
                assert after.leader != before.leader  # he fell
            if not before.scores(seat):
                assert after.score[seat] == before.score[seat]


@law("root", "INV.10", "INV.14", "6.6", "9.6.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_after_a_turn_a_hand_holds_five_cards_and_a_pack_what_it_can(seed: str) -> None:
    for before, _, after in steps(seed):
        seat = before.active
        if after.turns == before.turns + 1 and after.stack:
            taken = after.crafted[after.active] and size(after.hand[seat]) == 6  # by an effect of the next turn
            assert size(after.hand[seat]) <= 5 or taken
            if after.rules.faction[seat].has_pawn:
                pack = after.pack[seat * PACK : seat * PACK + PACK]
                assert sum(pack[UP:]) <= 6 + 2 * pack[TRACK + BAG]


@law("root", "INV.14", "1.2.1")
def test_everyone_sees_the_same_size_of_every_hand() -> None:
    for number, g in enumerate(states(*ALL_FOUR, seed=SEEDS[3])):
        if number % 25 == 0:
            seen = [[player["hand"] for player in ROOT.view(g, seat)["players"]] for seat in (0, 1, 2, 3, NOBODY)]
            assert seen == [[size(hand) for hand in g.hand]] * 5


@law("root", "INV.18", "2.1.2")
def test_an_empty_deck_waits_for_the_next_card_that_must_be_drawn() -> None:
    table = Scenario("marquise", "eyrie")
    table.g.hand[1], table.g.deck = table.g.deck, 0
    assert table.g.draw_cards(0, 1) == 0
    table.g.spend(1, 0)
    assert (table.g.deck, size(table.g.discard)) == (0, 1)
    assert table.g.draw_cards(0, 2) == 1
    assert (table.g.deck, table.g.discard) == (0, 0)


@law("root", "INV.18")
def test_in_games_the_deck_is_empty_only_without_a_discard_pile_to_shuffle() -> None:
    for before, _, after in steps(SEEDS[2]):
        if before.deck and not after.deck:
            assert not after.discard & before.discard


@law("root", "INV.24", "6.5", "6.5.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_marquise_takes_three_actions_and_one_a_bird_and_recruits_once(seed: str) -> None:
    turn, taken, birds, recruits = 0, 0, 0, 0
    for before, words, after in steps(seed):
        if before.turns != turn:
            turn, taken, birds, recruits = before.turns, 0, 0, 0
        if before.rules.faction[before.active].number == MARQUISE and before.phase == 2:
            taken += words in ("fight", "march", "recruit", "build", "overwork")
            recruits += words == "recruit"
            birds += words == "extra"
            if words == "extra":
                assert size(before.hand[0] & BIRDS) == size(after.hand[0] & BIRDS) + 1
        assert taken <= 3 + birds
        assert recruits <= 1


@law("root", "INV.24", "8.6.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_an_operation_starts_only_while_fewer_are_done_than_there_are_officers(seed: str) -> None:
    turn, done = 0, 0
    for before, words, _ in steps(seed):
        if before.turns != turn:
            turn, done = before.turns, 0
        if words in ("operation-move", "operation-battle", "operation-recruit", "organize"):
            assert before.rules.faction[before.active].number == ALLIANCE
            assert done < before.officers
            done += 1


# Questions


@law("root", "INV.21", "Z.1")
def test_what_a_seat_sees_and_is_offered_does_not_change_when_what_is_hidden_does() -> None:
    """The hidden cards are dealt anew; the seat that is asked notices nothing."""
    for number, g in enumerate(states(*ALL_FOUR, seed=SEEDS[0])):
        if number % 20 == 0 and g.stack:
            seat = g.decider()
            other = g.redact(seat)
            other.determinise(number + 1)
            assert g.stack[-1].options(other) == g.offer
            assert ROOT.view(other, seat) == ROOT.view(g, seat)


@law("root", "INV.21", "INV.23")
@pytest.mark.parametrize("seed", SEEDS)
def test_until_the_game_is_over_one_seat_has_something_to_decide(seed: str) -> None:
    last = None
    for g in states(*ALL_FOUR, seed=seed):
        assert bool(g.offer) == bool(g.stack) == (g.winners == 0)
        assert (0 <= g.decider() < 4) == bool(g.stack)
        last = g
    assert last is not None
    assert last.winners


@law("root", "INV.23", "9.2.5.iii")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_turn_takes_decisions_without_end(seed: str) -> None:
    turn, count, most = 0, 0, 0
    for before, _, _ in steps(seed):
        turn, count = (before.turns, 0) if before.turns != turn else (turn, count + 1)
        most = max(most, count)
    assert most < 150


@law("root", "INV.22")
def test_the_same_start_and_decisions_lead_to_the_same_game() -> None:
    first, dice = begun(*ALL_FOUR, seed="twice"), Dice("twice")
    while first.state.offer:
        first.apply(choose(first.state.offer, dice))
    second = begun(*ALL_FOUR, seed="twice")
    for _, action in first.actions:
        second.apply(action)
    assert saved(first) == saved(second)
    assert saved(first) != saved(finished("thrice"))


def finished(seed: str) -> Match[Root]:
    match, dice = begin(ROOT, 2, ROOT.read_settings({}), seed), Dice(seed)
    while match.state.offer:
        match.apply(choose(match.state.offer, dice))
    return match


@law("root", "INV.5", "2.5.3")
def test_wood_goes_back_to_the_supply_when_it_pays() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(5, marquise=1, sawmill=1, wood=2)
    table.begin("marquise", "daylight").play("build sawmill")
    assert (table.state.stock[WOOD], table.pieces("wood", 5)) == (7, 1)
