"""END.3: a game in which nothing goes on any more."""

from parlour.conformance.law import law
from parlour.games.root.rules.fields import POINTLESS_ROUNDS, STILL_ROUNDS
from parlour.games.root.tests.begun import begun
from parlour.games.root.tests.scenario import ROOT, Scenario


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


# A hundred rounds without a point


def pointless_game(before: int) -> Scenario:
    """So many turns before the hundredth round without a point is over; there are cards enough to draw."""
    table = Scenario("marquise", "alliance", "eyrie")
    table.hand("marquise", "anvil")
    table.put(9, base=1)
    table.points(marquise=3, alliance=8, eyrie=5)
    table.g.pointless = 100 * table.g.seats - before
    return table


@law("root", "END.3")
def test_a_hundred_rounds_without_a_point_end_the_game_though_cards_are_drawn() -> None:
    assert POINTLESS_ROUNDS == 100
    table = pointless_game(1)
    end_turn(table)
    assert (table.over(), table.winners(), table.state.still) == (True, ["alliance"], 1)
    outcome = ROOT.outcome(table.state)
    assert outcome is not None
    assert outcome.ended_by == "stalemate"


@law("root", "END.3")
def test_the_log_says_how_many_rounds_it_was() -> None:
    for table, rounds in ((pointless_game(1), 100), (still_game("marquise", "alliance"), 20)):
        table.g.log = []
        table.begin("alliance", "evening")
        while not table.over() and table.asked() == "alliance":
            table.play("end")
        events = [*(table.g.log or []), *(event for each in table.match.events for event in each)]
        assert [event.args["n"] for event in events if event.key == "stalls"] == [rounds]


@law("root", "END.3")
def test_one_turn_earlier_the_game_goes_on() -> None:
    table = pointless_game(2)
    end_turn(table)
    assert (table.over(), table.state.pointless) == (False, 299)


@law("root", "END.3")
def test_a_point_of_anybody_begins_the_hundred_rounds_anew() -> None:
    for together in (True, False):
        table = pointless_game(1)
        if together:
            table.g.award_together([0, 0, 1])
        else:
            table.g.award(2, 1)
        end_turn(table)
        assert (table.over(), table.state.pointless) == (False, 1)


@law("root", "END.3", "3.3.1")
def test_a_point_that_nobody_gets_begins_nothing_anew() -> None:
    table = pointless_game(1)
    table.activated("eyrie", "dominance-fox")
    table.g.award(2, 1)
    end_turn(table)
    assert (table.over(), table.winners()) == (True, ["alliance"])


@law("root", "END.3")
def test_a_saved_game_remembers_both_counts() -> None:
    table = pointless_game(5)
    table.g.still = 7
    fields = ROOT.fields(table.begin("marquise", "daylight").state)
    assert (fields["pointless"], fields["still"]) == (295, 7)
    fields = ROOT.fields(begun("marquise", "alliance").state) | {"pointless": 41, "still": 7}
    g = ROOT.from_fields(fields, ROOT.read_settings({"reach_check": "off"}), ["marquise", "alliance"])
    assert (g.pointless, g.still) == (41, 7)
