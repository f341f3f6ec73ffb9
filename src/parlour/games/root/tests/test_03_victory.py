"""Chapter 3: victory; and where points come from and how a game ends (END)."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import ROOT, Scenario

# 3.1 Thirty points


@law("root", "3.1", "END.2")
def test_the_first_to_reach_thirty_points_wins_at_once() -> None:
    table = Scenario()
    table.put(8, marquise=1, workshop=1)
    table.points(marquise=28)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("craft anvil")
    assert table.winners() == ["marquise"]
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.ended_by == "points"


@law("root", "3.1")
def test_twenty_nine_points_do_not_win() -> None:
    table = Scenario()
    table.put(8, marquise=1, workshop=1)
    table.points(marquise=27)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("craft anvil")
    assert not table.over()


@law("root", "3.1", "CARD.stand-and-deliver")
def test_one_may_win_in_the_turn_of_another() -> None:
    table = Scenario()
    table.hand("eyrie", "sword")
    table.points(eyrie=29)
    table.in_play("marquise", "stand-and-deliver-1")
    table.begin("marquise", "birdsong").play("rob eyrie")
    assert table.winners() == ["eyrie"]


@law("root", "3.1")
def test_of_several_who_reach_thirty_without_the_active_player_the_next_in_turn_order_wins() -> None:
    table = Scenario()
    table.g.active = table.seat("alliance")
    table.g.award_together([30, 30, 0, 0])
    assert table.winners() == ["marquise"]
    other = Scenario()
    other.g.active = other.seat("marquise")
    other.g.award_together([0, 30, 30, 0])
    assert other.winners() == ["eyrie"]


@law("root", "3.1")
def test_a_score_may_pass_thirty() -> None:
    table = Scenario()
    table.put(1, marquise=1)
    table.put(8, marquise=2)
    table.points(marquise=29)
    table.in_play("marquise", "royal-claim")
    table.begin("marquise", "birdsong").play("royal-claim")
    assert table.score("marquise") == 31
    assert table.winners() == ["marquise"]


@law("root", "3.1", "7.7.1", "END.1")
def test_a_score_never_falls_below_nothing() -> None:
    table = Scenario()
    table.points(eyrie=1)
    table.decree("despot", recruit="armorers-1")
    table.begin("eyrie", "daylight")
    assert table.question() == "ChooseLeader"
    assert table.score("eyrie") == 0


# 3.2 Scoring


@law("root", "3.2.1", "END.1")
def test_every_enemy_building_and_token_removed_scores_a_point_and_warriors_score_nothing() -> None:
    table = Scenario()
    table.put(8, marquise=1, sawmill=1, wood=1, alliance=3)
    table.dice(3, 0)
    fight(table, "alliance", 8, "marquise")
    assert table.score("alliance") == 2
    assert (table.warriors("marquise", 8), table.pieces("wood", 8)) == (0, 0)


@law("root", "3.2.1", "4.3.3")
def test_what_is_given_up_to_a_hit_was_removed_by_whoever_dealt_it() -> None:
    table = Scenario()
    table.put(8, sawmill=1, wood=1, alliance=1)
    table.dice(0, 0)
    fight(table, "alliance", 8, "marquise").play("lose sawmill")
    assert (table.score("alliance"), table.score("marquise")) == (1, 0)


@law("root", "3.2.1")
def test_only_pieces_of_enemies_score() -> None:
    table = Scenario()
    table.put(8, marquise=3, sawmill=1, eyrie=1, roost=1)
    table.hand("eyrie", "favor-of-the-foxes")
    table.put(1, roost=1)
    table.put(6, roost=1)
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.score("eyrie") == 1
    assert table.pieces("roost", 8) == 1


@law("root", "3.2.2", "4.1.2", "END.1")
@pytest.mark.parametrize(("card", "points"), [("anvil", 2), ("foxfolk-steel", 2), ("crossbow-bird", 1)])
def test_a_crafted_item_scores_the_points_of_its_card(card: str, points: int) -> None:
    table = Scenario()
    table.put(8, marquise=1, workshop=2)
    table.hand("marquise", card)
    table.begin("marquise", "daylight").play(f"craft {card}")
    assert table.score("marquise") == points


# 3.3 Dominance


@law("root", "3.3.1", "PROC.4")
def test_dominance_is_activated_in_daylight_between_any_two_actions() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.points(marquise=10)
    table.hand("marquise", "dominance-fox")
    table.begin("marquise", "daylight").play("march", "to 4", "count 1", "pass", "activate dominance-fox")
    assert table.view("eyrie")["players"][table.seat("marquise")]["dominance"]["id"] == "dominance-fox"
    assert "march" in table.verbs()


@law("root", "3.3.1")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_dominance_is_activated_in_daylight_only(phase: str) -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.points(marquise=10)
    table.hand("marquise", "dominance-fox")
    table.in_play("marquise", "royal-claim", "cobbler-1")
    table.begin("marquise", phase)
    assert table.question() in ("BirdsongWindow", "Cobbler")
    assert "activate" not in table.verbs()


@law("root", "3.3.1", "7.7.1")
def test_with_dominance_gains_and_losses_of_points_are_void() -> None:
    table = Scenario()
    table.points(marquise=12, eyrie=12)
    table.activated("eyrie", "dominance-bird")
    table.hand("eyrie", "sword")
    table.in_play("marquise", "stand-and-deliver-1")
    table.begin("marquise", "birdsong").play("rob eyrie")
    assert table.score("eyrie") == 12
    table.begin("eyrie", "daylight")
    assert table.question() == "ChooseLeader"
    assert table.score("eyrie") == 12


@law("root", "3.3.1", "2.7", "3.2.1")
def test_who_plays_for_dominance_stays_an_enemy() -> None:
    table = Scenario()
    table.activated("marquise", "dominance-fox")
    table.put(8, sawmill=1, alliance=1)
    table.dice(0, 0)
    fight(table, "alliance", 8, "marquise")
    assert table.score("alliance") == 1


@law("root", "3.3.1")
def test_who_plays_for_dominance_does_not_win_by_points() -> None:
    table = Scenario()
    table.points(marquise=29)
    table.activated("marquise", "dominance-fox")
    table.put(8, marquise=1, workshop=1)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("craft anvil")
    assert table.score("marquise") == 29
    assert not table.over()


@law("root", "3.3.1.i")
@pytest.mark.parametrize(
    ("suit", "clearings"),
    [("fox", (1, 6, 12)), ("rabbit", (3, 4, 10)), ("mouse", (2, 7, 11)), ("mouse", (2, 7, 9, 11))],
)
def test_three_ruled_clearings_of_the_suit_win(suit: str, clearings: tuple[int, ...]) -> None:
    table = Scenario()
    table.activated("alliance", f"dominance-{suit}")
    for clearing in clearings:
        table.put(clearing, alliance=1)
    table.begin("alliance", "birdsong")
    assert table.winners() == ["alliance"]
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.ended_by == f"dominance-{suit}"


@law("root", "3.3.1.i")
def test_three_clearings_of_which_one_is_not_ruled_or_of_another_suit_do_not_win() -> None:
    table = Scenario()
    table.activated("alliance", "dominance-fox")
    for clearing in (1, 6, 8, 2, 3):
        table.put(clearing, alliance=1)
    table.put(8, marquise=1)
    table.begin("alliance", "birdsong")
    assert not table.over()


@law("root", "3.3.1.ii")
def test_bird_dominance_needs_both_corners_ruled() -> None:
    table = Scenario()
    table.activated("alliance", "dominance-bird")
    table.put(1, alliance=1)
    table.put(3, alliance=1, marquise=1)
    table.begin("alliance", "birdsong")
    assert not table.over()


@law("root", "3.3.2")
def test_an_activated_dominance_card_cannot_be_replaced() -> None:
    table = Scenario()
    table.points(marquise=15)
    table.hand("marquise", "dominance-fox", "dominance-mouse")
    table.begin("marquise", "daylight").play("activate dominance-fox")
    assert table.cards("marquise") == ["dominance-mouse"]
    assert table.offered("activate") == []
    assert table.barred()["activate dominance-mouse"] == "3.3.2"


@law("root", "3.3.3", "6.6")
def test_a_dominance_card_discarded_for_the_hand_limit_is_available() -> None:
    table = Scenario()
    table.hand("marquise", "dominance-fox", "sword", "anvil", "bake-sale", "investments")
    table.begin("marquise", "evening").play("discard dominance-fox")
    assert table.cards("available") == ["dominance-fox"]
    assert table.cards("discard") == []


@law("root", "3.3.3", "7.7.2")
def test_a_dominance_card_purged_from_the_decree_is_available() -> None:
    table = Scenario()
    table.decree("despot", recruit="dominance-fox")
    table.begin("eyrie", "daylight")
    assert table.question() == "ChooseLeader"
    assert table.cards("available") == ["dominance-fox"]


@law("root", "3.3.3", "8.2.4")
def test_a_dominance_card_among_lost_supporters_is_available() -> None:
    table = Scenario()
    table.put(8, base=1, marquise=1)
    table.supporters("dominance-fox", "anvil")
    table.dice(0, 0)
    fight(table, "marquise", 8, "alliance")
    assert table.cards("available") == ["dominance-fox"]
    assert table.cards("discard") == ["anvil"]


@law("root", "3.3.4")
def test_available_dominance_cards_may_be_taken_any_number_of_times_also_for_one_another() -> None:
    table = Scenario()
    table.available("dominance-fox", "dominance-rabbit")
    table.hand("marquise", "anvil", "dominance-bird")
    table.begin("marquise", "daylight").play("take-dominance dominance-fox", "pay anvil")
    table.play("take-dominance dominance-rabbit", "pay dominance-bird")
    assert table.cards("marquise") == ["dominance-fox", "dominance-rabbit"]
    assert table.cards("available") == ["dominance-bird"]


@law("root", "3.3.4")
def test_supporters_do_not_pay_for_dominance_cards() -> None:
    table = Scenario()
    table.available("dominance-fox")
    table.supporters("anvil")
    table.hand("alliance", "sword")
    table.begin("alliance", "daylight")
    assert table.offered("take-dominance") == []


@law("root", "3.3.4")
def test_dominance_cards_are_taken_in_ones_own_daylight_only() -> None:
    table = Scenario()
    table.available("dominance-fox")
    table.hand("marquise", "anvil")
    table.in_play("marquise", "royal-claim")
    table.begin("marquise", "birdsong")
    assert "take-dominance" not in table.verbs()


# The end


@law("root", "END.2", "9.2.8")
def test_the_vagabond_in_coalition_wins_with_his_partner() -> None:
    table = Scenario()
    table.g.partner[table.seat("vagabond")] = table.seat("alliance")
    table.activated("vagabond", "dominance-bird")
    table.points(alliance=28, vagabond=10)
    table.put(8, sympathy=1)
    table.hand("alliance", "anvil")
    table.begin("alliance", "daylight").play("craft anvil")
    assert table.winners() == ["alliance", "vagabond"]
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.ended_by == "coalition"


@law("root", "END.2")
def test_nobody_is_eliminated() -> None:
    table = Scenario("marquise", "eyrie", "alliance")
    table.put(8, marquise=1)
    table.hand("eyrie", "sword", "anvil")
    table.begin("marquise", "evening")
    assert table.asked() == "eyrie"


@law("root", "END.2")
def test_after_the_end_nothing_is_asked() -> None:
    table = Scenario()
    table.activated("eyrie", "dominance-bird")
    table.put(1, eyrie=1)
    table.put(3, eyrie=1)
    table.begin("eyrie", "birdsong")
    assert table.over()
    assert table.state.offer == []
    assert ROOT.view(table.state, 0)["phase"] == "over"
