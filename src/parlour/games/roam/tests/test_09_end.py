"""Chapter 9: end of game and scoring."""

import pytest

from parlour.conformance.law import law
from parlour.games.roam.tests.scenario import GAME, Player, Table, scenario
from parlour.kernel.game import Outcome

SIX = ["hob", "rook", "gorse", "flint", "oona", "ilvi"]  # points: 3 + 2 + 2 + 2 + 2 + 2
SEVEN = [*SIX, "grumble"]  # and 1


def about_to_take_land_4(cards: list[str], active: str = "blue", first: str = "blue", seats: int = 2) -> Table:
    """The active seat has these cards besides the starting ones and lacks only the last space of land 4."""
    letters = {"blue": "bbbrr.", "red": "rrrbb."}[active]
    awake = {active: [*cards, f"scout-{active}"]}
    return scenario(seats, on={4: letters}, awake=awake, active=active, first=first)


def takes_land_4(player: Player) -> None:
    player.uses(f"scout-{player.colour}")
    player.places("D4")


def cards_of(player: Player) -> int:
    return len(player.awake | player.asleep)


def plays_anything(table: Table) -> None:
    """One turn of whoever is active, the first option each time."""
    turns = table.g.turns
    while table.g.offer and table.g.turns == turns:
        table.match.apply(table.g.offer[0])


# 9.1 Ten cards


@law("roam", "9.1")
def test_with_10_cards_the_round_is_finished_and_then_the_game_ends() -> None:
    table = about_to_take_land_4(SIX)
    takes_land_4(table.blue)
    assert cards_of(table.blue) == 10
    assert table.outcome is None
    assert table.decider == "red"
    plays_anything(table)
    assert table.outcome is not None
    assert table.outcome.ended_by == "ten-cards"
    assert table.decider is None


@law("roam", "9.1")
def test_all_players_have_had_the_same_number_of_turns_when_the_game_ends() -> None:
    table = about_to_take_land_4(SIX, seats=4)
    takes_land_4(table.blue)
    for colour in ("red", "yellow", "green"):
        assert table.active == colour
        assert table.outcome is None
        plays_anything(table)
    assert table.outcome is not None
    assert table.g.turns == 4


@law("roam", "9.1")
def test_9_cards_do_not_end_the_game() -> None:
    table = about_to_take_land_4(SIX[:5], active="red")
    takes_land_4(table.red)
    assert cards_of(table.red) == 9
    assert table.outcome is None
    assert table.active == "blue"


@law("roam", "9.1")
def test_10_cards_of_a_player_who_is_not_active_count_too() -> None:
    table = scenario(on={4: "bbbbr."}, awake={"blue": [*SIX, "guide-blue"]}, active="red")
    takes_land_4(table.red)
    assert cards_of(table.blue) == 10
    assert table.outcome is not None


@law("roam", "9.1.1")
def test_artifacts_and_the_outpost_do_not_count_for_the_10_cards() -> None:
    table = scenario(
        version="full",
        outpost="red",
        awake={"red": [*SIX, "scout-red"]},
        ready={"red": ["stilts", "whirligig"]},
        active="red",
    )
    assert cards_of(table.red) == 9
    plays_anything(table)
    assert table.outcome is None
    assert table.active == "blue"


@law("roam", "9.1.2")
def test_a_turn_that_explores_several_lands_goes_beyond_10_cards() -> None:
    table = scenario(lands={4: "odda", 5: "pim"}, on={4: "bbbbrr", 5: "bbbbrr"}, awake={"blue": SIX}, begin="lands")
    before = table.blue.score
    table.blue.resolves(4)
    assert cards_of(table.blue) == 11
    assert table.blue.score == before + 5 + 4


@law("roam", "9.1.2")
def test_a_player_with_10_cards_takes_more_until_the_round_ends() -> None:
    table = scenario(3, on={4: "bbbbr."}, awake={"blue": SEVEN, "red": ["pim"]}, active="red")
    assert cards_of(table.blue) == 10
    table.red.places("B4")
    assert cards_of(table.blue) == 11
    assert table.outcome is None


@law("roam", "9.1.3")
def test_10_cards_in_the_last_turn_of_a_round_end_the_game_right_after_that_turn() -> None:
    table = about_to_take_land_4(SIX, active="red")
    takes_land_4(table.red)
    assert table.outcome is not None
    assert table.g.turns == 2


@law("roam", "9.1.3")
def test_the_last_turn_of_a_round_is_that_of_the_player_before_the_first_player() -> None:
    table = about_to_take_land_4(SIX, active="blue", first="red")
    takes_land_4(table.blue)
    assert table.outcome is not None


@law("roam", "9.1.3")
def test_the_last_turn_is_played_to_its_end_buying_included() -> None:
    table = scenario(
        version="full",
        on={4: "rrrbb."},
        awake={"red": [*SIX, "scout-red"]},
        coins={"red": 2},
        row=["lucky-penny", "stilts", "whirligig", "lullaby-box"],
        active="red",
    )
    takes_land_4(table.red)
    assert table.outcome is None
    table.red.buys("lucky-penny")
    assert table.outcome is not None


# 9.2 Scoring, 9.3 ties


def ended(table: Table) -> Outcome:
    """The last turn of the round is played without any coin to be had; somebody has 10 cards."""
    plays_anything(table)
    assert table.outcome is not None
    return table.outcome


@law("roam", "9.2")
def test_all_own_characters_score_awake_or_asleep() -> None:
    table = scenario(awake={"blue": [*SIX, "guide-blue"]}, asleep={"blue": ["grumble"], "red": ["odda"]}, active="red")
    assert ended(table).scores == [13 + 1 + 3, 5 + 3]


@law("roam", "9.2", "10.8", "11.4")
def test_artifacts_ready_or_used_and_the_outpost_score_too() -> None:
    table = scenario(
        version="full",
        awake={"blue": SEVEN},
        ready={"blue": ["stilts"]},
        spent={"blue": ["long-broom"], "red": ["borrowed-flag"]},
        outpost="blue",
        active="red",
    )
    outcome = ended(table)
    assert outcome.scores == [17 + 3 + 1 + 3, 3 + 2]
    parts = [[part[name] for name in ("characters", "artifacts", "outpost")] for part in outcome.breakdown]
    assert parts == [[17, 4, 3], [3, 2, 0]]


@law("roam", "9.2")
def test_the_highest_total_wins_whoever_has_10_cards_or_more_coins() -> None:
    five = ["odda", "brim", "ferris", "miko", "sister-quill"]
    table = scenario(awake={"blue": SEVEN}, asleep={"red": five}, coins={"blue": 9}, active="red")
    outcome = ended(table)
    assert outcome.scores == [17, 25]
    assert outcome.winners == [1]


@law("roam", "9.2")
def test_coins_score_nothing() -> None:
    table = scenario(awake={"blue": SEVEN}, coins={"blue": 30, "red": 40}, active="red")
    assert ended(table).scores == [17, 3]


def tie_at_17(**coins: int) -> Table:
    """Blue and red have 17 points each, yellow 3; yellow is about to end the game."""
    fourteen = ["odda", "brim", "ferris"]
    return scenario(3, awake={"blue": SEVEN}, asleep={"red": fourteen}, coins=coins, active="yellow")


@law("roam", "9.3")
def test_of_the_tied_players_the_one_with_the_most_coins_wins() -> None:
    outcome = ended(tie_at_17(blue=1, red=2))
    assert outcome.scores == [17, 17, 3]
    assert outcome.winners == [1]
    assert ended(tie_at_17(blue=3, red=2)).winners == [0]


@law("roam", "9.3")
def test_coins_of_a_player_who_is_not_tied_do_not_matter() -> None:
    assert ended(tie_at_17(blue=1, red=2, yellow=9)).winners == [1]


@law("roam", "9.3")
def test_players_tied_in_coins_too_share_the_victory() -> None:
    assert ended(tie_at_17(blue=2, red=2, yellow=9)).winners == [0, 1]


# 9.4 The stalemate guard

STILL = [".....r", "......", "......", "...b..", "..r...", ".b...."]  # both scouts have nothing to place at D4


def still_table(rounds: int, **more: object) -> Table:
    """`rounds` still rounds have passed, and each seat has only its scout awake: asked for a position at once."""
    settings: dict[str, object] = {"markers": STILL, "awake": {"blue": ["scout-blue"], "red": ["scout-red"]}}
    return scenario(still_rounds=rounds, **{**settings, **more})  # type: ignore[arg-type]


@law("roam", "9.4")
def test_4_still_rounds_in_a_row_end_the_game_and_it_is_scored() -> None:
    table = still_table(3)
    table.blue.places("D4")
    assert table.outcome is None
    table.red.places("D4")
    assert table.outcome is not None
    assert table.outcome.ended_by == "stalemate"
    assert table.outcome.scores == [3, 3]


@law("roam", "9.4")
def test_3_still_rounds_do_not_end_the_game() -> None:
    table = still_table(2)
    table.blue.places("D4")
    table.red.places("D4")
    assert table.outcome is None


@law("roam", "9.4")
def test_a_marker_placed_by_anyone_breaks_the_row_of_still_rounds() -> None:
    table = still_table(3)
    table.blue.places("C1")
    table.red.places("D4")
    assert table.outcome is None
    table = still_table(3)
    table.blue.places("D4")
    table.red.places("C1")
    assert table.outcome is None


@law("roam", "9.4")
def test_after_a_marker_was_placed_the_count_starts_again() -> None:
    table = still_table(3)
    table.blue.places("C1")
    table.red.places("D4")
    for _ in range(3):
        for player in (table.blue, table.red):
            null_turn(player)
    assert table.outcome is None
    null_turn(table.blue)
    null_turn(table.red)
    assert table.outcome is not None


def null_turn(player: Player) -> None:
    """A turn without effect: the only character awake is the scout."""
    table = player.table
    table.g.awake[player.seat] = 1 << table.g.rules.starting_cards(player.seat)[1]
    table.g.offer = table.g.stack[-1].options(table.g)
    player.uses(f"scout-{player.colour}")
    player.places("D4")


@law("roam", "9.4")
def test_a_moved_marker_breaks_the_row_of_still_rounds() -> None:
    table = still_table(3, version="full", ready={"blue": ["long-broom"]})
    table.blue.artifact("long-broom")
    table.blue.lifts("F1")
    table.blue.moves_to("F2")
    table.blue.places("D4")
    table.red.places("D4")
    assert table.outcome is None


@law("roam", "9.4")
def test_a_marker_taken_over_breaks_the_row_of_still_rounds() -> None:
    table = still_table(3, version="full", ready={"blue": ["tricksters-mask"]})
    table.blue.places("D4")
    table.blue.artifact("tricksters-mask")
    table.red.places("D4")
    assert table.marks("C5") == "blue"
    assert table.outcome is None


@law("roam", "9.4")
def test_a_card_taken_breaks_the_row_of_still_rounds() -> None:
    table = scenario(on={1: "rrrrbb"}, still_rounds=3, active="red", begin="lands")
    assert cards_of(table.red) == 4
    assert table.outcome is None
    assert table.active == "blue"


@law("roam", "9.4")
def test_coins_wake_ups_and_artifacts_that_move_no_marker_do_not_break_the_row() -> None:
    table = still_table(3, version="full", ready={"blue": ["lucky-penny", "alarm-clock"]}, coins={"blue": 1})
    table.blue.artifact("lucky-penny")
    table.blue.rises_early()
    table.blue.artifact("alarm-clock")
    table.blue.flips("guide-blue")
    table.blue.uses("scout-blue")
    table.blue.places("D4")
    table.blue.ends()
    table.red.places("D4")
    assert table.outcome is not None
    assert table.outcome.ended_by == "stalemate"


@law("roam", "9.4", "12.1")
def test_towers_that_hold_all_markers_come_to_an_end() -> None:
    ground = ["bbrr..", "bbrr..", ".b.r..", "bbrrbr", "bbrrbr", ".b.r.r"]
    upper = ["rrbb..", "rrbb..", ".r.b..", "rrbbrb", "rrbb..", ".r.b.b"]
    table = scenario(markers=ground, towers=upper)
    assert (table.blue.supply, table.red.supply) == (0, 0)
    for _ in range(8):
        plays_anything(table)
    assert table.outcome is not None
    assert table.outcome.ended_by == "stalemate"


@law("roam", "9.4.1")
@pytest.mark.parametrize(("barren_rounds", "over"), [(58, False), (59, True)])
def test_sixty_rounds_without_a_land_taken_end_the_game(barren_rounds: int, over: bool) -> None:
    t = scenario(barren_rounds=barren_rounds, active="red", changed=True)
    t.red.uses("guide-red")
    t.red.places("C4")
    assert (t.decider is None) == over
    if over:
        outcome = GAME.outcome(t.g)
        assert outcome is not None
        assert outcome.ended_by == "stalemate"


@law("roam", "9.4.1")
def test_a_land_taken_starts_the_count_of_barren_rounds_again() -> None:
    t = scenario(barren_rounds=59, active="red", on={1: "rrrrr."})
    t.red.uses("guide-red")
    t.red.places("B2")
    assert t.decider == "blue"
    assert t.g.barren_rounds == 0
