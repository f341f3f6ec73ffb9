"""The invariants INV.1–INV.8, INV.12–INV.15: random games never break one, and a State that does is reported."""

from collections.abc import Callable, Iterator
from itertools import chain

import pytest

from parlour.conformance.fuzz import Dice, choose
from parlour.conformance.law import law
from parlour.games.lockup.rules.book import ALL_TOKENS, LIBRARY, TWO
from parlour.games.lockup.rules.fields import HOME, LIGHTS_OUT, PATROL, RANKED, ROLL_CALL
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import Scenario, new_game
from parlour.kernel.bag import members

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
BOX = [25, 15, 15, 10, 22, 12]


def play(players: int, seed: str = "inv", **settings: str) -> Iterator[tuple[Scenario, str]]:
    """A random game: the table after each action, and the words of that action; at first ""."""
    table, dice = new_game(players, seed, **settings), Dice(seed)
    yield table, ""
    while table.g.offer:
        words = table.words_of(action := choose(table.g.offer, dice))
        table.match.apply(action)
        yield table, words


def whole_crew(g: Lockup) -> int:
    return ALL_TOKENS & ~(1 << TWO) if g.seats == 5 else ALL_TOKENS


def places(g: Lockup, seat: int) -> dict[int, int]:
    """Where each token is: a location, or −1 for the holding cell."""
    on_board = {spot % HOME: spot // HOME for spot in [*members(g.up[seat]), *members(g.down[seat])]}
    return on_board | dict.fromkeys(members(g.cell[seat]), -1)


# In random games


@law("lockup", "INV.1", "INV.2", "INV.7", "INV.10", "3.1")
@PLAYERS
def test_pieces_are_neither_made_nor_lost_and_nothing_falls_below_0(players: int) -> None:
    for table, _ in play(players, expert="true"):
        g = table.g
        totals = [g.supply[kind] + sum(g.stock[kind::6]) for kind in range(6)]
        lying = [sum(how_many(each, good) for each in g.lying) for good in range(4)]
        assert [n + more for n, more in zip(totals, [*lying, 0, sum(g.suspicion_at)], strict=True)] == BOX
        assert min([*g.supply, *g.stock, *g.suspicion_at, *g.reputation]) >= 0


@law("lockup", "INV.3", "INV.4", "4.9")
@PLAYERS
def test_every_token_is_in_the_holding_cell_or_in_one_location(players: int) -> None:
    for table, _ in play(players):
        g = table.g
        for seat in range(players):
            count = sum(bag[seat].bit_count() for bag in (g.cell, g.up, g.down))
            assert (sorted(places(g, seat)), count) == (members(whole_crew(g)), whole_crew(g).bit_count())
            assert g.phase != ROLL_CALL or LIBRARY not in places(g, seat).values()
            assert g.phase in (ROLL_CALL, LIGHTS_OUT) or g.cell[seat] == whole_crew(g)


@law("lockup", "INV.4")
@PLAYERS
def test_roll_call_begins_and_lights_out_ends_with_all_tokens_at_home(players: int) -> None:
    begun = 0
    for table, _ in play(players):
        g = table.g
        if g.round != begun or g.phase == PATROL:
            begun = g.round
            assert g.cell == [whole_crew(g)] * players
    assert begun == 6


@law("lockup", "INV.5", "INV.6", "6.2.1", "6.2.4")
@PLAYERS
def test_limits_of_placing_hold_in_every_round(players: int) -> None:
    limit = 3 if players < 3 else 2
    for seed in ("a", "b", "c"):
        check_placing(players, limit, seed)


def check_placing(players: int, limit: int, seed: str) -> None:
    """By the log: face-down tokens within the limit, but for a tome; no location in two turns, but for another tome."""
    hidden = [0] * players
    most = [limit] * players
    used: dict[tuple[int, str], int] = {}
    turn = 0
    for table, _ in play(players, seed):
        for event in table.match.events[-1] if table.match.events else []:
            args = LOCKUP.readable(table.g, event.args)
            if event.key == "round":
                hidden, most, used = [0] * players, [limit] * players, {}
            elif event.key == "turn":
                turn += 1
            elif event.key in ("places", "hides"):
                assert used.setdefault((args["seat"], args["location"]), turn) == turn
                hidden[args["seat"]] += event.key == "hides"
                assert hidden[args["seat"]] <= most[args["seat"]]
            elif event.key in ("recalls", "recalls-hidden"):
                used.pop((args["seat"], args["location"]), None)
                hidden[args["seat"]] -= event.key == "recalls-hidden"
            elif event.key == "plays-tome" and args["tome"] == "big-book-of-stealth":
                most[args["seat"]] += 2
    assert turn > 6


@law("lockup", "INV.8")
@PLAYERS
def test_every_card_is_in_exactly_one_place(players: int) -> None:
    for table, _ in play(players, expert="true"):
        g = table.g
        shown, cells = ([1 << card for card in cards if card >= 0] for cards in (g.display, g.goon_at))
        under = [[1 << each.card for each in cards] for cards in (g.goons_under, g.tomes_under)]
        assert_split(34, [g.item_deck, *shown, *g.reserved, *g.items])
        assert_split(33, [g.goon_deck, *under[0], *cells, *g.goons, g.goon_discard, g.drawn_goons])
        assert_split(28 if players > 1 else 24, [g.tome_deck, *under[1], *g.tomes, g.tome_discard, g.drawn_tomes])


def assert_split(number: int, bags: list[int]) -> None:
    union = 0
    for bag in bags:
        assert not union & bag
        union |= bag
    assert union.bit_count() == number


@law("lockup", "INV.12", "10.5", "9.4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_a_raid_only_what_patrol_places_is_missing_in_the_supply(players: int) -> None:
    raids = 0
    for seed in "abcd":
        for table, _ in play(players, seed):
            if table.g.raids > raids:
                assert table.in_supply("suspicion") + sum(table.g.suspicion_at) == 12
                raids = table.g.raids
        assert raids > 0
        raids = 0


@law("lockup", "INV.13", "7.2.3")
@PLAYERS
def test_a_ranking_names_exactly_those_who_are_there_each_once(players: int) -> None:
    ranked = 0
    for table, _ in play(players):
        g = table.g
        if g.location >= 0 and g.moment == RANKED:
            ranked += 1
            there = [party for party in range(g.rules.parties) if g.is_there(party, g.location)]
            assert sorted(g.ranking) == sorted({*there, *members(g.rewarded)})
    assert ranked > 5


@law("lockup", "INV.14", "7.5.1")
@PLAYERS
def test_a_token_leaves_a_location_only_for_home_or_the_library(players: int) -> None:
    before: list[dict[int, int]] = []
    moved = 0
    for table, words in play(players):
        after = [places(table.g, seat) for seat in range(players)]
        for old, new in zip(before, after, strict=False):
            for token, place in old.items():
                left = place not in (-1, new[token])
                moved += left
                assert not left or new[token] in (-1, LIBRARY) or words.startswith("move ")
        before = after
    assert moved > 10


@law("lockup", "INV.15", "5.1", "16.1")
@PLAYERS
def test_six_rounds_five_patrols_one_final_raid(players: int) -> None:
    *_, (table, _) = play(players)
    keys = [event.key for group in table.match.events for event in group]
    assert (keys.count("patrol"), keys.count("lights-out")) == (5, 6)
    assert [each["n"] for each in table.told("round")] == [2, 3, 4, 5, 6]  # the first begins with the setup
    last = keys[len(keys) - keys[::-1].index("lights-out") :]
    assert last.count("raid") == 1


@law("lockup", "INV.1", "INV.8", "INV.13")
@PLAYERS
def test_nothing_is_reported_in_random_games(players: int) -> None:
    for expert in ("false", "true"):
        for table, _ in play(players, "check", expert=expert):
            assert LOCKUP.check(table.g) == []


# Broken States are reported


@pytest.fixture
def base() -> Lockup:
    """In the middle of a game, rewards being handed out."""
    for table, _ in chain(*[play(3, f"base {seed}") for seed in range(9)]):
        g = table.g
        if g.round == 3 and g.phase == LIGHTS_OUT and g.moment == RANKED and g.location >= 2:
            assert LOCKUP.check(g) == []
            return g
    raise AssertionError("no such State")


def lose_a_scrap(g: Lockup) -> None:
    g.supply[0] -= 1


def forge_gold(g: Lockup) -> None:
    g.stock[3] += 1


def forge_power(g: Lockup) -> None:
    g.stock[4] += 1


def lose_suspicion(g: Lockup) -> None:
    g.supply[5] -= 1


def lose_a_token(g: Lockup) -> None:
    g.cell[0] &= g.cell[0] - 1


def have_a_token_twice(g: Lockup) -> None:
    g.cell = [ALL_TOKENS] * 3
    g.up[0] |= 1 << LIBRARY * HOME


def stay_in_a_settled_location(g: Lockup) -> None:
    g.up, g.down, g.cell = [1, 0, 0], [0, 0, 0], [ALL_TOKENS & ~1, ALL_TOKENS, ALL_TOKENS]


def hide_too_many(g: Lockup) -> None:
    g.hidden[0] = 5


def fall_below_0(g: Lockup) -> None:
    g.reputation[1] = -1


def lose_an_item(g: Lockup) -> None:
    g.item_deck &= g.item_deck - 1


def hold_a_goon_of_the_deck(g: Lockup) -> None:
    g.goons[0] |= g.goon_deck & -g.goon_deck


def hold_a_tome_of_the_deck(g: Lockup) -> None:
    g.tomes[0] |= g.tome_deck & -g.tome_deck


def rank_somebody_twice(g: Lockup) -> None:
    g.ranking = [*g.ranking, g.ranking[0]]


def rank_nobody(g: Lockup) -> None:
    g.ranking = []


def play_a_seventh_round(g: Lockup) -> None:
    g.round = 7


@pytest.mark.parametrize(
    ("breaks", "paragraph"),
    [
        (lose_a_scrap, "INV.1"),
        (forge_gold, "INV.1"),
        (forge_power, "INV.2"),
        (lose_suspicion, "INV.2"),
        (lose_a_token, "INV.3"),
        (have_a_token_twice, "INV.3"),
        (stay_in_a_settled_location, "INV.4"),
        (hide_too_many, "INV.5"),
        (fall_below_0, "INV.7"),
        (lose_an_item, "INV.8"),
        (hold_a_goon_of_the_deck, "INV.8"),
        (hold_a_tome_of_the_deck, "INV.8"),
        (rank_somebody_twice, "INV.13"),
        (rank_nobody, "INV.13"),
        (play_a_seventh_round, "INV.15"),
    ],
)
@law("lockup", "INV.1", "INV.2", "INV.3", "INV.4", "INV.5", "INV.7", "INV.8", "INV.13", "INV.15")
def test_a_broken_state_is_reported(base: Lockup, breaks: Callable[[Lockup], None], paragraph: str) -> None:
    breaks(base)
    cited = " ".join(LOCKUP.check(base)).replace(")", " ").replace("(", " ").replace(",", " ").split()
    assert paragraph in cited


@law("lockup", "INV.6")
def test_a_location_used_without_a_token_is_reported() -> None:
    table = new_game(3)
    table.g.used[0] = 1
    assert any("(INV.6)" in sentence for sentence in LOCKUP.check(table.g))
