"""The greedy bot at Where the Frogs Caw: it beats random players, and does what players call sensible."""

import pytest
from bots.greedy import check_unknown, chosen, played_out, turn

from parlour.conformance.fuzz import FUZZ
from parlour.games.frogs.bot import FAR, OWN_TURN
from parlour.games.frogs.bot.pack import RATES, worths_of
from parlour.games.frogs.rules.book import EVENTS
from parlour.games.frogs.rules.scoring import enchanted, groups, parts, tucked_gear
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.tests.board import FROGS
from parlour.games.frogs.tests.kit import Scenario
from parlour.kernel.chance import seeded
from parlour.lab.games import Plan, play_game

SIDES = [("spring", "academy"), ("autumn", "tidings")]


def played(bots: list[str], seed: str, **settings: str) -> Frogs:
    g = played_out(FROGS, FROGS.new(2, FROGS.read_settings(settings), seeded(seed)), bots, seed)
    assert isinstance(g, Frogs)
    return g


# How it fares


@pytest.mark.parametrize("bots", [["greedy", "random"], ["random", "greedy"]], ids="-".join)
@pytest.mark.parametrize(("board", "theme"), SIDES)
def test_greedy_beats_random_from_either_seat(bots: list[str], board: str, theme: str) -> None:
    """3 games each, all to be won; with PARLOUR_FUZZ 100, of which 98."""
    greedy, count = bots.index("greedy"), 100 if FUZZ else 3
    plan = Plan("frogs", 2, FROGS.read_settings({"board": board, "theme": theme}), bots)
    won = sum(play_game(plan, seed)["winners"] == [greedy] for seed in range(count))
    assert won >= 0.98 * count, f"{won} of {count}"


@pytest.mark.parametrize(("board", "theme"), SIDES)
def test_greedy_plays_against_itself_with_villagers_gear_and_enchanted_buildings(board: str, theme: str) -> None:
    g = played(["greedy", "greedy"], "itself", board=board, theme=theme)
    assert 30 <= g.turn <= 75
    assert min(*groups(g, 0), *groups(g, 1)) >= 1
    assert tucked_gear(g, 0) + tucked_gear(g, 1) >= 5
    assert enchanted(g, 0) + enchanted(g, 1) >= 3
    assert parts(g, 0)[1] + parts(g, 1)[1] >= 8
    assert sum(parts(g, 0)) + sum(parts(g, 1)) >= 90


def test_greedy_plays_with_both_decks() -> None:
    g = played(["greedy", "random"], "both", both_decks="true", tie_break="coins")
    assert sum(parts(g, 0)) > sum(parts(g, 1))


def test_what_greedy_cannot_know_does_not_change_what_it_does() -> None:
    check_unknown(FROGS, FROGS.new(2, FROGS.read_settings({}), seeded("same")), 100)


def test_the_same_seed_plays_the_same_game() -> None:
    plan = Plan("frogs", 2, FROGS.read_settings({}), ["greedy", "random"])
    assert play_game(plan, 5) == play_game(plan, 5)
    assert play_game(plan, 5) != play_game(plan, 6)


def test_the_questions_and_events_it_knows_are_those_of_the_game() -> None:
    assert {step.__name__ for step in FROGS.steps} >= {*FAR, OWN_TURN}
    assert set(RATES) == set(EVENTS)


# What it thinks of cards


def test_dearer_villagers_do_more() -> None:
    """The house edition prices what a villager does, so the bot's own reckoning must agree with the prices."""
    cards = Scenario().g.cards
    worths = worths_of(cards)
    cheap, dear = [[worths.lists[2 * card] for card in range(99) if is_plain(card, low)] for low in (1, 4)]
    assert sum(dear) / len(dear) > sum(cheap) / len(cheap) + 0.4


def is_plain(card: int, low: int) -> bool:
    """A villager that costs so much, or one coin more, and takes a main action."""
    cards = Scenario().g.cards
    return cards.types[card] == 0 and not cards.free[card] and low <= cards.costs[card] <= low + 1


# What it does in a position


def rich_in_crows_and_frogs(table: Scenario) -> Scenario:
    """Three crows and three frogs are tucked, and no rabbit."""
    table.tucked("orange", "rooftop-postcrow", "chatty-jackdaw", "mighty-frogules", "reed-ferryman", "bog-courier")
    return table


def test_the_species_that_is_missing_is_used_up_first() -> None:
    table = rich_in_crows_and_frogs(Scenario()).in_play("orange", "fair-steward", "moonlit-choirmaster", provisions=1)
    table.last_turns(1).turn("orange", actions=1)
    assert chosen(table) == "activate fair-steward"


def test_a_villager_is_played_early_and_not_in_the_last_turn() -> None:
    early = Scenario().hand("orange", "turnip-seller").coins("orange", 1).turn("orange")
    assert "play turnip-seller" in turn(early)
    late = Scenario().hand("orange", "turnip-seller").in_play("orange", "carrot-market", charm="star")
    assert chosen(late.last_turns(1).turn("orange", actions=1)) == "start burrow"


def test_two_main_actions_are_planned_together() -> None:
    """The coins of the Burrow pay for the villager."""
    table = Scenario().hand("orange", "rooftop-postcrow").coins("orange", 0).at("orange", "w8").turn("orange")
    assert turn(table)[:2] == ["start burrow", "play rooftop-postcrow"]


def test_a_building_is_enchanted_when_gear_is_tucked() -> None:
    table = Scenario().tucked("orange", "lunch-tin", "rain-boots", "soul-chain").in_play("orange", "carrot-market")
    assert chosen(table.turn("orange")) == "enchant carrot-market"


def test_the_enchantment_token_ahead_is_fetched() -> None:
    table = Scenario().tucked("orange", "lunch-tin", "rain-boots").in_play("orange", "carrot-market", "zero-waste")
    table.in_play("orange", "great-library", charm="star").at("orange", "w3").turn("orange", actions=1)
    assert turn(table)[:2] == ["start lily-pad", "go w4"]


def test_coins_are_invested_at_the_end() -> None:
    table = Scenario().in_play("orange", "carrot-banker", provisions=1).in_play("orange", "carrot-market", charm="star")
    table.coins("orange", 5).last_turns(1).turn("orange")
    assert table.score("orange")["buildings"] == 0
    turn(table)
    assert table.score("orange")["buildings"] == 3


def test_a_chest_tucks_the_species_that_is_missing() -> None:
    table = rich_in_crows_and_frogs(Scenario()).hand("orange", "moonlit-choirmaster", "frog-mage", "fair-steward")
    table.at("orange", "wn2").turn("orange", actions=1).chooses("start lily-pad")
    assert turn(table)[:2] == ["choose 1", "tuck fair-steward"]


def test_a_free_action_that_gives_nothing_is_left_alone() -> None:
    """A card for a card: the one in hand is the better one."""
    table = rich_in_crows_and_frogs(Scenario()).in_play("orange", "fidgety-fledgling").hand("orange", "fair-steward")
    table.coins("orange", 0).turn("orange", actions=2)
    assert chosen(table) == "end"
