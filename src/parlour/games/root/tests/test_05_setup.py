"""Chapter 5 and part SET: the setup that all factions share."""

from collections import Counter
from itertools import pairwise

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.factions.building import COST, POINTS
from parlour.games.root.rules.facts import BOARDS, CARD_IDS, DOMINANCES, ITEMS, KINDS
from parlour.games.root.rules.state import Root
from parlour.games.root.tests.begun import begun, set_up
from parlour.games.root.tests.scenario import ROOT
from parlour.kernel.bag import members, size
from parlour.kernel.match import begin
from parlour.kernel.state import NOBODY

ALL_FOUR = ("marquise", "eyrie", "alliance", "vagabond")


def new(seats: int, seed: int, **settings: str) -> Root:
    state: Root = begin(ROOT, seats, ROOT.read_settings(settings), str(seed)).state
    return state


def chi(counts: Counter[str], ways: int) -> float:
    """How far some counts are from being equal; about as much as there are ways if they are."""
    expected = counts.total() / ways
    assert len(counts) == ways
    return sum((n - expected) ** 2 / expected for n in counts.values())


# 5.1.1 Factions, seats, first player


@law("root", "5.1.1", "A.2")
def test_random_factions_are_any_set_with_enough_reach_and_all_alike_likely() -> None:
    drawn = [ROOT.seat_names(new(3, seed)) for seed in range(600)]
    sets = Counter("+".join(sorted(names)) for names in drawn)
    assert set(sets) == {
        "alliance+eyrie+marquise", "eyrie+marquise+vagabond", "alliance+marquise+vagabond",
        "eyrie+lizard_cult+marquise", "eyrie+marquise+riverfolk",
        "alliance+marquise+riverfolk", "marquise+riverfolk+vagabond",
    }  # fmt: skip
    assert chi(sets, 7) < 20


@law("root", "5.1.1")
def test_every_way_of_dealing_the_factions_to_the_seats_is_alike_likely() -> None:
    settings = ROOT.read_settings({"factions": "marquise,eyrie,vagabond"})
    for drawn in ([new(2, n) for n in range(400)], [begin(ROOT, 3, settings, str(n)).state for n in range(600)]):
        orders = Counter("+".join(ROOT.seat_names(g)) for g in drawn)
        assert chi(orders, 2 if drawn[0].seats == 2 else 6) < 20


@law("root", "5.1.1")
def test_every_seat_is_alike_likely_to_begin() -> None:
    firsts = Counter(str(new(4, seed).first) for seed in range(400))
    assert chi(firsts, 4) < 16


@pytest.mark.parametrize("first", [0, 1, 2])
@law("root", "5.1.1")
def test_turns_pass_clockwise_from_the_first_player(first: int) -> None:
    table = set_up(begun("vagabond", "marquise", "eyrie", first=str(first)))
    assert [table.state.first, table.state.active] == [first, first]
    turns = []
    for _ in range(400):
        turns.append(table.state.active)
        table.play(table.offered()[0])
    changes = [seat for before, seat in pairwise(turns) if before != seat]
    assert changes[:3] == [(first + i) % 3 for i in (1, 2, 3)]


@law("root", "5.1.1")
def test_everybody_takes_the_board_and_the_pieces_of_the_own_faction() -> None:
    table = begun("vagabond", "alliance", "eyrie", "marquise")
    owners = {KINDS[kind]: seat for kind, seat in enumerate(table.state.rules.owner) if seat != NOBODY}
    cats = dict.fromkeys(("sawmill", "workshop", "recruiter", "wood", "keep"), 3)
    assert owners == {"roost": 2, "base": 1, "sympathy": 1, **cats}
    assert [table.supply(name) for name in ALL_FOUR] == [25, 20, 10, 0]


# 5.1.2–5.1.5


@law("root", "5.1.2", "SET.1")
def test_every_score_starts_at_0() -> None:
    assert begun(*ALL_FOUR).state.score == [0, 0, 0, 0]


@pytest.mark.parametrize(("factions", "deck"), [(("marquise", "eyrie"), 50), (ALL_FOUR[:3], 54), (ALL_FOUR, 54)])
@law("root", "5.1.3", "SET.1")
def test_everybody_draws_three_cards_and_two_players_remove_the_dominance_cards(
    factions: tuple[str, ...], deck: int
) -> None:
    g = begun(*factions).state
    assert [size(hand) for hand in g.hand] == [3] * len(factions)
    assert size(g.deck) == deck - 3 * len(factions)
    assert g.removed == (DOMINANCES if deck == 50 else 0)
    assert not (g.deck | g.hand[0] | g.hand[1]) & g.removed


@law("root", "5.1.3")
def test_the_deck_is_shuffled_so_that_any_card_may_be_dealt() -> None:
    dealt = Counter(CARD_IDS[card] for seed in range(120) for card in members(new(4, seed).hand[0]))
    assert len(dealt) == 54
    assert max(dealt.values()) < 20


@law("root", "SET.1", "5.1.3")
def test_hands_are_dealt_in_turn_order_from_the_first_player() -> None:
    """The same chance deals the same hands, one seat further for each seat that the first player is further on."""
    hands = []
    for first in range(3):
        g = begun("marquise", "eyrie", "alliance", first=str(first)).state
        hands.append([g.hand[(first + i) % 3] for i in range(3)])
    assert hands[0] == hands[1] == hands[2]


@law("root", "5.1.4", "2.2.4")
def test_a_ruin_lies_on_each_of_the_four_marked_slots() -> None:
    g = begun("marquise", "eyrie").state
    assert [clearing + 1 for clearing in members(g.ruins)] == [6, 10, 11, 12]
    assert [g.room[clearing - 1] for clearing in (6, 10, 11, 12)] == [1, 1, 2, 1]


@law("root", "5.1.5")
def test_twelve_items_lie_in_the_supply() -> None:
    items = dict(zip(ITEMS, begun("marquise", "eyrie").state.items, strict=True))
    assert items == {"boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coin": 2, "torch": 0}


# 5.1.7 The factions


@law("root", "5.1.7", "SET.1", "DEC.1")
def test_factions_set_up_by_their_letters_whatever_their_seats() -> None:
    table = begun("vagabond", "alliance", "eyrie", "marquise", first="1")
    asked = []
    while table.state.phase == 0:
        asked.append(f"{table.asked()} {table.question()}")
        if table.asked() == "vagabond":
            assert len(table.cards("supporters")) == 3  # the Alliance came before
        table.play(table.offered()[0])
    cats = ["marquise PlaceKeep", *["marquise PlaceFirst"] * 3]
    assert asked == [*cats, "eyrie ChooseLeader", "vagabond ChooseCharacter", "vagabond StartIn"]
    assert table.asked() == "alliance"


@law("root", "5.1.7", "5.1.3")
def test_players_know_their_hands_while_their_factions_set_up() -> None:
    table = begun(*ALL_FOUR)
    assert table.question() == "PlaceKeep"
    for name in ALL_FOUR:
        assert len(table.view(name)["players"][table.seat(name)]["cards"]) == 3


@law("root", "SET.1", "9.3.4")
def test_without_a_vagabond_nothing_lies_under_the_ruins() -> None:
    assert set_up(begun("marquise", "eyrie", "alliance")).state.buried == 0
    assert size(set_up(begun("marquise", "vagabond")).state.buried) == 4


@law("root", "SET.1")
def test_the_boards_after_the_setup() -> None:
    table = set_up(begun(*ALL_FOUR), "keep 2")
    assert [table.supply(name) for name in ALL_FOUR] == [14, 14, 10, 0]
    stock = dict(zip(KINDS, table.state.stock, strict=True))
    cats = {"sawmill": 5, "workshop": 5, "recruiter": 5, "wood": 7, "keep": 0}  # her first Birdsong has begun
    assert stock == {**cats, "roost": 6, "base": 3, "sympathy": 10, "garden": 0, "trade-post": 0}
    assert (table.pieces("roost", 4), table.warriors("eyrie", 4)) == (1, 6)
    assert len(table.cards("supporters")) == 3
    assert size(table.state.open_quests) == 3


@law("root", "SET.1", "6.5.4.iii")
def test_the_tracks_carry_the_values_of_the_boards() -> None:
    assert COST == [0, 1, 2, 3, 3, 4]
    assert POINTS == [[0, 1, 2, 3, 4, 5], [0, 2, 2, 3, 4, 5], [0, 1, 2, 3, 3, 4]]
    assert [i + 1 for i, n in enumerate(BOARDS["marquise"]["draw"]) if n] == [3, 5]
    assert BOARDS["eyrie"]["points"] == [0, 1, 2, 3, 4, 4, 5]
    assert [i + 1 for i, n in enumerate(BOARDS["eyrie"]["draw"]) if n] == [3, 6]
    assert BOARDS["alliance"]["cost"] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert BOARDS["alliance"]["points"] == [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]
    assert (BOARDS["vagabond"]["aids"], BOARDS["vagabond"]["points"][1:]) == ([1, 2, 3], [1, 2, 2])


@law("root", "SET.1", "5.1.1")
def test_the_first_turn_comes_after_the_setup() -> None:
    table = set_up(begun("eyrie", "marquise", first="1"))
    assert (table.state.phase, table.state.turns) == (2, 0)
    assert table.asked() == "marquise"
    assert table.pieces("wood", 1) == 1
