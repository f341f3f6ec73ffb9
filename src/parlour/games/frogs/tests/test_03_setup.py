"""Chapter 3: setup."""

from collections import Counter

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.board import CROW, FROG, RABBIT
from parlour.games.frogs.tests.kit import Scenario, new_game

NOVICES = [CROW, FROG, RABBIT]


def spaces(table: Scenario) -> dict[str, dict[str, object]]:
    return {each["id"]: each for each in table.view("")["spaces"]}


def started(seed: str = "1", **settings: str) -> Scenario:
    """A new game whose novice villagers are chosen; orange begins and has the frog."""
    return new_game(seed, first="0", **settings).by("blue", f"novice {RABBIT}").by("orange", f"novice {FROG}")


# 3.1–3.3 The board


@law("frogs", "3.1")
def test_the_board_has_a_spring_side_for_the_first_game_and_an_autumn_side() -> None:
    assert new_game().view("")["options"]["board"] == "spring"
    assert new_game(board="autumn").view("")["options"]["board"] == "autumn"


@law("frogs", "3.1", "8.5")
def test_only_the_autumn_side_has_route_costs() -> None:
    spring, autumn = new_game().view(""), new_game(board="autumn").view("")
    assert not any(route["coins"] or route["cards"] for route in spring["routes"])
    assert {route["coins"] for route in autumn["routes"]} == {0, 1, 2}
    assert {route["cards"] for route in autumn["routes"]} == {0, 1}


@law("frogs", "3.1")
def test_the_autumn_side_has_more_choices() -> None:
    ways = [
        Counter(route["from"] for route in new_game(board=side).view("")["routes"]) for side in ("spring", "autumn")
    ]
    forks = [sum(n - 1 for n in each.values()) for each in ways]
    assert forks[0] < forks[1]


@law("frogs", "3.2")
@pytest.mark.parametrize("board", ["spring", "autumn"])
def test_tokens_lie_on_spaces_of_the_right_kind(board: str) -> None:
    found = spaces(new_game(board=board)).values()
    tokens = [(each["token"], each["kind"], each["which"] or each["n"]) for each in found if each["token"]]
    assert Counter(tokens) == {
        ("golden-chest", "chest", "iron"): 1,
        ("plus-5", "gain", 3): 2,
        ("nest", "draw", 1): 3,
    }
    assert [each["charms"] for each in found if each["charm"]] == [2, 2]


@law("frogs", "3.2.1", "3.3")
def test_which_pair_of_enchantment_tokens_goes_where_is_random() -> None:
    seen = set()
    for seed in range(40):
        table = new_game(str(seed))
        places = spaces(table)
        own = [tuple(table.player(seat)["charms"]) for seat in ("orange", "blue")]
        seen.add((places["w4"]["charm"], places["n8"]["charm"], own[0][0]))
        assert own[0] == own[1]
    assert len(seen) == 6
    assert all(len(set(kinds)) == 3 for kinds in seen)


@law("frogs", "3.3", "8.9")
def test_each_player_has_one_token_of_the_third_pair() -> None:
    table = new_game()
    kinds = {each["charm"] for each in spaces(table).values() if each["charm"]}
    charms = [table.player(seat)["charms"] for seat in ("orange", "blue")]
    assert charms[0] == charms[1]
    assert [len(each) for each in charms] == [1, 1]
    assert {*kinds, *charms[0]} == {"star", "spark", "heart"}


# 3.4–3.8 Deck, coins, starter cards, hands


@law("frogs", "3.4")
@pytest.mark.parametrize(("theme", "other"), [("academy", "tidings"), ("tidings", "academy")])
def test_the_deck_is_the_base_deck_and_one_theme_deck(theme: str, other: str) -> None:
    table = new_game(theme=theme)
    assert table.view("")["deck"] == 75 - 10
    hands = [card for seat in ("orange", "blue") for card in table.player(seat, to=seat)["hand"]]
    table.deck_left(0, to="orange")
    cards = [card for seat in ("orange", "blue") for card in table.player(seat, to=seat)["hand"]]
    assert Counter(card["deck"] for card in cards) == {"base": 51, theme: 24}
    assert {card["deck"] for card in hands} <= {"base", theme}
    assert other not in {card["deck"] for card in cards}


@law("frogs", "3.4")
def test_the_deck_is_shuffled() -> None:
    hands = {tuple(new_game(str(seed), first="0").holds("orange")) for seed in range(8)}
    assert len(hands) == 8


@law("frogs", "3.4")
def test_the_deck_lies_face_down_and_the_discard_pile_face_up() -> None:
    view = started().view("blue")
    assert (view["top"], view["looked"]) == ([], [])
    assert [card["id"] for card in view["discard"]] == [CROW]


@law("frogs", "3.6")
def test_each_player_starts_with_5_coins() -> None:
    table = started()
    assert [table.of(seat, "coins") for seat in ("orange", "blue")] == [5, 5]


@law("frogs", "3.7")
def test_each_player_starts_with_three_starter_cards_basic_side_up() -> None:
    table = started()
    for seat in ("orange", "blue"):
        cards = table.player(seat)["starters"]
        assert [(card["id"], card["advanced"]) for card in cards] == [
            ("nest", False),
            ("lily-pad", False),
            ("burrow", False),
        ]


@law("frogs", "3.8")
def test_each_player_draws_5_cards() -> None:
    table = new_game()
    assert [table.of(seat, "hand") for seat in ("orange", "blue")] == [5, 5]
    assert set(table.holds("orange")).isdisjoint(table.holds("blue"))


# 3.9–3.12 Novice villagers


@law("frogs", "3.9")
def test_the_three_novice_villagers_are_laid_out_to_choose_from() -> None:
    table = new_game(first="0")
    assert [card["id"] for card in table.view("")["novices"]] == NOVICES
    assert table.offered("novice") == NOVICES
    table.chooses(f"novice {FROG}")
    assert [card["id"] for card in table.view("")["novices"]] == [CROW, RABBIT]


@law("frogs", "3.10")
def test_the_first_player_is_drawn_at_random() -> None:
    first = Counter(new_game(str(seed)).view("")["first"] for seed in range(60))
    assert min(first[0], first[1]) > 10


@law("frogs", "3.10", "DEC.2")
@pytest.mark.parametrize(("first", "order"), [("0", ["blue", "orange"]), ("1", ["orange", "blue"])])
def test_the_second_player_takes_a_novice_villager_before_the_first(first: str, order: list[str]) -> None:
    table = new_game(first=first)
    table.by(order[0], f"novice {RABBIT}").by(order[1], f"novice {CROW}")
    assert [table.row(seat) for seat in order] == [[RABBIT], [CROW]]
    assert table.asked() == order[1]


@law("frogs", "3.10")
def test_a_novice_villager_that_is_taken_is_not_offered_again() -> None:
    table = new_game(first="0").by("blue", f"novice {FROG}")
    assert table.offered() == [f"novice {CROW}", f"novice {RABBIT}"]
    table.refuses(f"novice {FROG}", law="")


@law("frogs", "3.10")
def test_the_novice_villager_left_over_is_the_first_card_of_the_discard_pile() -> None:
    table = started()
    assert [card["id"] for card in table.view("")["discard"]] == [CROW]
    assert table.told("leaves-novice") == [{"card": CROW}]


@law("frogs", "3.10.1")
def test_the_novice_villager_of_the_pile_can_be_drawn_and_is_played_for_2_coins() -> None:
    table = Scenario(theme="tidings").in_play("orange", "bottle-post-angler").pile("carrot-market").coins("orange", 2)
    table.turn("orange").chooses("activate bottle-post-angler", f"draw {RABBIT}")
    table.chooses(f"play {RABBIT}")
    assert (table.of("orange", "coins"), table.provisions(RABBIT), RABBIT in table.row("orange")) == (0, 2, True)


@law("frogs", "3.10.1", "5.1.3")
def test_without_2_coins_it_cannot_be_played() -> None:
    table = Scenario().hand("orange", RABBIT).coins("orange", 1).turn("orange")
    table.refuses(f"play {RABBIT}", law="5.1.3")


@law("frogs", "3.11")
def test_each_novice_villager_starts_in_play_with_2_provisions_from_the_pool() -> None:
    table = started()
    assert (table.row("orange"), table.row("blue")) == ([FROG], [RABBIT])
    assert (table.provisions(FROG), table.provisions(RABBIT), table.provisions(CROW)) == (2, 2, 0)
    assert table.of("orange", "coins") == 5


@law("frogs", "3.12")
def test_both_travellers_start_at_home() -> None:
    table = started()
    assert (table.where("orange"), table.where("blue")) == ("home", "home")
    assert spaces(table)["home"]["here"] == [0, 1]


@law("frogs", "3.14")
def test_cards_discarded_in_setup_trigger_nothing() -> None:
    table = new_game(both_decks="true", first="0").by("blue", f"novice {RABBIT}").by("orange", f"novice {FROG}")
    for seat in ("blue", "orange"):
        table.by(seat, *[f"drop {card}" for card in table.holds(seat)[:3]])
    assert [table.of(seat, "coins") for seat in ("orange", "blue")] == [5, 5]
    assert not table.told("gear-answers", "building-answers")
    assert table.question() == "TakeTurn"
