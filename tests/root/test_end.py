"""END.3: a game in which nothing goes on any more."""

from law import law

from parlour.games.root.state import STILL_ROUNDS
from root.scenario import ROOT, Scenario


def still_game(*factions: str) -> Scenario:
    """One turn before the twentieth still round is over; there is no card to draw, and nobody has a piece."""
    table = Scenario(*factions)
    table.hand("marquise", "anvil")  # so that her turn does not pass by itself
    table.g.supporters, table.g.deck = table.g.deck, 0
    table.put(9, base=1)
    table.g.still = STILL_ROUNDS * table.g.seats - 1
    return table


def end_turn(table: Scenario) -> None:
    """The Alliance does nothing at all in its turn."""
    table.begin("alliance", "evening")
    while not table.over() and table.asked() == "alliance":
        table.play("end")


@law("root", "END.3")
def test_twenty_rounds_without_a_point_or_a_card_end_the_game_for_the_most_points() -> None:
    table = still_game("marquise", "alliance", "eyrie")
    table.points(marquise=12, alliance=7, eyrie=12)
    end_turn(table)
    outcome = ROOT.outcome(table.state)
    assert outcome is not None
    assert (table.over(), table.winners(), outcome.ended_by) == (True, ["marquise", "eyrie"], "stalemate")


@law("root", "END.3", "3.3.1")
def test_who_has_activated_dominance_does_not_win_a_still_game_by_points() -> None:
    table = still_game("marquise", "alliance")
    table.points(marquise=20, alliance=4)
    table.g.supporters ^= 1 << 9
    table.g.dominance[0] = 9
    end_turn(table)
    assert table.winners() == ["alliance"]


@law("root", "END.3")
def test_if_nobody_can_score_any_more_all_share_a_still_game() -> None:
    table = still_game("marquise", "alliance")
    for seat, card in ((0, 9), (1, 20)):
        table.g.supporters &= ~(1 << card)
        table.g.dominance[seat] = card
    end_turn(table)
    assert table.winners() == ["marquise", "alliance"]


@law("root", "END.3")
def test_a_card_from_the_deck_or_a_point_begins_the_count_anew() -> None:
    table = still_game("marquise", "alliance")
    table.g.deck, table.g.supporters = 1, table.g.supporters & ~1
    end_turn(table)
    assert not table.over()
    table = still_game("marquise", "alliance")
    table.g.award(0, 1)
    end_turn(table)
    assert (table.over(), table.state.still) == (False, 1)
