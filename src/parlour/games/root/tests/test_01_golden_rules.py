"""Chapter 1: the golden rules; and how to read the law (QA)."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import CARD_IDS
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.games import SIX
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.bag import members
from parlour.kernel.chance import scaled, seeded, stirred
from parlour.kernel.match import begin

LAWS = ("seed", "english")

# 1.1 Conflicts of rules


@law("root", "1.1.1")
def test_the_text_of_a_card_goes_before_the_law() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.in_play("marquise", "cobbler-1")
    table.begin("marquise", "evening")
    assert table.offered() == ["pass", "cobbler"]


@law("root", "1.1.1")
def test_a_rule_of_a_faction_goes_before_the_general_rule() -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="boot")
    table.put(8, marquise=3)
    table.put(4, marquise=3)
    table.begin("vagabond", "daylight")
    assert table.offered("walk") == ["4", "7"]


@law("root", "1.1.1")
def test_where_a_faction_has_no_rule_of_its_own_the_general_rule_holds() -> None:
    table = Scenario()
    table.put(8, marquise=1, eyrie=2)
    table.begin("marquise", "daylight")
    assert "march" not in table.verbs()


@law("root", "1.1.2", "4.3.1", "CARD.armorers")
def test_ambush_hits_cannot_be_repelled_by_armorers() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=3, eyrie=1)
    table.hand("eyrie", "ambush-fox")
    table.in_play("marquise", "armorers-1")
    fight(table, "marquise", 8, "eyrie")
    table.dice(0, 0)
    table.play("ambush ambush-fox")
    assert table.warriors("marquise", 8) == 1
    assert "armorers-1" in table.crafted("marquise")


def two_effects(law: str = "seed") -> Scenario:
    """The Marquise attacks the Alliance: she loses a warrior (Field Hospitals), it one and its token (Outrage)."""
    table = Scenario(law=law)
    table.put(1, keep=1)
    table.put(8, marquise=3, alliance=1, sympathy=1)
    table.hand("marquise", "anvil")
    table.dice(2, 2)
    return fight(table, "marquise", 8, "alliance")


@law("root", "1.1.3", "L-01", "PROC.3")
def test_the_active_player_orders_different_effects() -> None:
    table = two_effects()
    assert (table.asked(), table.question()) == ("marquise", "ChooseTrigger")
    assert sorted(table.offered("trigger")) == ["hospitals", "outrage"]


@law("root", "1.1.3", "PROC.3")
def test_the_order_of_effects_matters() -> None:
    saved = two_effects().play("trigger hospitals", "hospital anvil")
    assert saved.warriors("marquise", 1) == 1
    assert "anvil" not in saved.cards("supporters")
    paid = two_effects().play("trigger outrage", "outrage anvil")
    assert paid.warriors("marquise", 1) == 0
    assert paid.cards("supporters") == ["anvil"]


@law("root", "1.1.3", "PROC.3")
def test_effects_wait_until_all_pieces_removed_at_once_have_left() -> None:
    table = two_effects()
    assert (table.warriors("marquise", 8), table.warriors("alliance", 8), table.pieces("sympathy", 8)) == (2, 0, 0)


@law("root", "1.1.3")
def test_equal_effects_are_resolved_without_a_question() -> None:
    table = Scenario()
    for clearing in (1, 6, 8):
        table.put(clearing, roost=1)
    table.put(6, sympathy=1)
    table.put(12, sympathy=1)
    table.hand("eyrie", "favor-of-the-foxes", "anvil", "foxfolk-steel")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.question() == "PayOutrage"
    table.play("outrage anvil")
    assert table.question() == "PayOutrage"


@law("root", "1.1.3")
def test_nothing_fits_between_the_two_moves_of_a_march() -> None:
    table = Scenario()
    table.put(8, marquise=2)
    table.hand("eyrie", "sword")
    table.hand("marquise", "ambush-bird-1")
    table.in_play("marquise", "codebreakers-1", "tax-collector-1")
    table.begin("marquise", "daylight").play("march", "to 4", "count 1")
    assert table.offered() == ["pass", "march-again"]


def base_and_token(law: str) -> Scenario:
    """The Marquise removes a base and a sympathy token in battle: two effects of one owner."""
    table = Scenario(law=law)
    table.put(8, marquise=3, base=1, sympathy=1)
    table.hand("marquise", "anvil")
    table.dice(3, 1)
    return fight(table, "marquise", 8, "alliance")


@law("root", "L-01", "1.1.3", "4.3.3")
@pytest.mark.parametrize(("law_of_table", "asked"), [("seed", "marquise"), ("english", "alliance")])
def test_what_lost_pieces_cause_in_battle_is_ordered_by_the_active_player_or_in_english_by_their_owner(
    law_of_table: str, asked: str
) -> None:
    table = base_and_token(law_of_table)
    assert (table.asked(), table.question()) == (asked, "ChooseTrigger")
    assert sorted(table.offered("trigger")) == ["base-lost", "outrage"]
    table.play("trigger outrage", "outrage anvil")
    assert table.cards("supporters") == []  # the base, lost last, has cost them
    assert table.cards("discard") == ["anvil"]


@law("root", "L-01", "1.1.3")
def test_english_with_two_owners_the_active_player_says_whose_effects_come_first() -> None:
    table = two_effects("english")
    assert (table.asked(), table.question()) == ("marquise", "ChooseOwner")
    assert sorted(table.offered("owner")) == ["alliance", "marquise"]
    table.play("owner alliance", "outrage anvil")
    assert table.warriors("marquise", 1) == 0


@law("root", "L-01")
def test_english_outside_battle_the_active_player_orders() -> None:
    table = Scenario(law="english")
    for clearing in (1, 6, 8):
        table.put(clearing, roost=1)
    table.put(8, base=1)
    table.put(12, sympathy=1)
    table.hand("eyrie", "favor-of-the-foxes", "anvil")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert (table.asked(), table.question()) == ("eyrie", "ChooseTrigger")


@law("root", "L-01", "4.3.2.ii")
@pytest.mark.parametrize("law_of_table", LAWS)
def test_the_attacker_who_is_the_active_player_says_who_declares_first(law_of_table: str) -> None:
    table = Scenario("marquise", "eyrie", law=law_of_table)
    table.put(8, marquise=2, eyrie=2)
    table.in_play("marquise", "brutal-tactics-1")
    table.in_play("eyrie", "sappers-1")
    fight(table, "marquise", 8, "eyrie")
    assert (table.asked(), table.offered()) == ("marquise", ["first-side marquise", "first-side eyrie"])
    table.play("first-side eyrie")
    assert table.asked() == "eyrie"


@law("root", "1.1.4", "9.2.9.ii.v")
@pytest.mark.parametrize("law_of_table", LAWS)
def test_warriors_used_as_ones_own_count_as_ones_own(law_of_table: str) -> None:
    table = Scenario(law=law_of_table)
    table.pawn(8)
    table.items(up="sword")
    table.relation("marquise", "allied")
    table.put(8, marquise=2, eyrie=4)
    table.dice(3, 0)
    table.begin("vagabond", "daylight").play("attack eyrie", "fight-with marquise")
    assert table.warriors("eyrie", 8) == 1


# 1.2, 1.3 Information and negotiation


@law("root", "1.2.1", "Z.1")
def test_hands_are_hidden_and_their_sizes_are_known() -> None:
    table = Scenario()
    table.hand("eyrie", "sword", "anvil")
    table.begin("marquise", "birdsong")
    seat = table.seat("eyrie")
    assert [card["id"] for card in table.view("eyrie")["players"][seat]["cards"]] == ["anvil", "sword"]
    for view in (table.view("marquise"), table.table.view()):
        assert view["players"][seat]["cards"] is None
        assert view["players"][seat]["hand"] == 2


@law("root", "1.2.2", "Z.1")
def test_everybody_may_look_through_the_discard_pile() -> None:
    table = Scenario()
    table.discarded("sword", "anvil")
    table.begin("marquise", "birdsong")
    for view in (table.view("marquise"), table.view("eyrie"), table.table.view()):
        assert [card["id"] for card in view["discard"]] == ["anvil", "sword"]


PASSES_A_CARD = {
    "robs", "steals", "aids", "outrage", "outrage-unseen", "robs-unseen", "steals-unseen", "aids-unseen", "takes-card",
}  # fmt: skip


@law("root", "1.3.2")
def test_a_card_passes_from_hand_to_hand_only_by_a_rule() -> None:
    match = begin(ROOT, list(SIX), ROOT.read_settings({"characters": "thief"}), "gifts")
    luck = seeded("gifts")
    passed = 0
    for _ in range(1500):
        g = match.state
        if not g.stack:
            break
        before = g.hand.copy()
        luck = stirred(luck)
        match.apply(g.offer[scaled(luck, len(g.offer))])
        moved = [members(before[a] & g.hand[b]) for a in range(6) for b in range(6) if a != b]
        names = [CARD_IDS[card] for each in moved for card in each]
        keys = {event.key for event in match.events[-1]}
        assert not names or keys & PASSES_A_CARD, (names, keys)
        passed += len(names)
    assert passed


# 1.4, 1.5 Factions and turns


@law("root", "1.4", "9.2.9.ii.b", "4.2.1")
@pytest.mark.parametrize(("strength", "goes"), [(1, False), (3, True)])
def test_whoever_directs_warriors_of_another_faction_obeys_its_rules(strength: int, goes: bool) -> None:
    table = Scenario()
    table.pawn(8)
    table.items(up="boot")
    table.relation("marquise", "allied")
    table.put(8, marquise=strength, eyrie=2)
    table.begin("vagabond", "daylight").play("walk 7")
    assert ("take-along marquise" in table.offered()) == goes


@law("root", "1.5", "PROC.4")
def test_a_turn_has_three_phases_and_then_the_next_player_clockwise_plays() -> None:
    table = Scenario("marquise", "alliance")
    table.put(8, marquise=2)
    table.in_play("marquise", "royal-claim", "cobbler-1")
    table.hand("alliance", "sword")
    table.begin("marquise", "birdsong")
    questions = [table.question()]
    for words in ("end", "end", "end", "cobbler", "to 4"):
        table.play(words)
        questions.append(table.question())
    windows = ["BirdsongWindow", "BirdsongWindow"]
    assert questions == [*windows, "MarquiseDaylight", "Cobbler", "MoveTo", "MoveCount"]
    assert table.view("marquise")["phase"] == "evening"
    table.play("count 1")
    assert table.state.active == table.seat("alliance")
    assert table.view("marquise")["turn"] == 1


@law("root", "1.5", "3.3.1", "PROC.4")
def test_the_look_at_dominance_comes_before_all_else_at_the_start_of_birdsong() -> None:
    table = Scenario("marquise", "eyrie", "alliance")
    table.activated("marquise", "dominance-fox")
    table.in_play("marquise", "better-burrow-bank-1")
    for clearing in (1, 6, 8):
        table.put(clearing, marquise=1)
    table.begin("marquise", "birdsong")
    assert table.over()
    assert table.cards("marquise") == []


@law("root", "1.5")
def test_play_goes_round_until_somebody_wins() -> None:
    table = Scenario("marquise", "eyrie", "alliance")
    table.points(marquise=29)
    table.put(8, marquise=1, workshop=1)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight")
    assert not table.over()
    table.play("craft anvil")
    assert table.over()
    assert table.asked() == ""


# QA How to read the law


@law("root", "QA.2")
def test_nobody_is_asked_for_consent() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=2, eyrie=2)
    table.hand("eyrie", "sword")
    table.in_play("marquise", "stand-and-deliver-1")
    table.begin("marquise", "birdsong").play("rob eyrie")
    assert table.asked() == "marquise"
    table.dice(0, 0)
    table.play("fight")
    assert table.asked() == "marquise"


@law("root", "QA.4", "6.2.2")
def test_pieces_may_move_where_they_may_not_be_placed() -> None:
    table = Scenario()
    table.put(1, keep=1)
    table.put(5, alliance=2, sympathy=1)
    table.officers(2)
    table.begin("alliance", "evening").play("operation-move", "to 1", "count 1")
    assert table.warriors("alliance", 1) == 1
    assert "1" not in table.offered("organize")


@law("root", "QA.4", "8.2.6")
def test_placing_warriors_is_not_moving_them() -> None:
    table = Scenario()
    table.put(8, marquise=1, recruiter=1, sympathy=1)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("recruit")
    assert table.warriors("marquise", 8) == 2
    assert table.question() == "MarquiseDaylight"
