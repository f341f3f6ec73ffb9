"""8.2.3–8.2.6, L-10: the Supporters, Outrage, and the loss of a base."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.saved import reread
from parlour.games.root.tests.scenario import Scenario

FIVE = ("anvil", "foxfolk-steel", "sword", "investments", "crossbow-mouse")


def march(hand: tuple[str, ...] = (), *supporters: str, base: int = 0) -> Scenario:
    """The Marquise is about to march from 1 to 5, where sympathy is; she has what she needs to go on."""
    table = Scenario("marquise", "alliance", "eyrie")
    table.put(1, marquise=3)
    table.put(5, sympathy=1)
    if base:
        table.put(base, base=1)
    table.supporters(*supporters)
    table.hand("marquise", *hand)
    return table.begin("marquise", "daylight").play("march", "to 5")


# 8.2.3 Supporters


@law("root", "8.2.3", "Z.1")
def test_only_the_alliance_sees_its_supporters_and_everybody_their_number() -> None:
    table = march((), "anvil", "sword")
    seat = table.seat("alliance")
    own, other = (table.view(each)["players"][seat]["board"] for each in ("alliance", "marquise"))
    assert [card["id"] for card in own["supporter_cards"]] == ["anvil", "sword"]
    assert (other["supporters"], other["supporter_cards"]) == (2, None)


@law("root", "8.2.3")
def test_supporters_are_not_part_of_the_hand() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.put(9, base=1, sympathy=1)
    table.supporters("root-tea-mouse", "sword")
    table.hand("alliance", "anvil")
    table.begin("alliance", "daylight")
    assert (table.offered("train"), table.offered("craft")) == ([], [])
    assert table.offered("mobilize") == ["anvil"]


@law("root", "8.2.3", "3.3.3")
def test_a_dominance_card_spent_as_a_supporter_lies_beside_the_map() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.supporters("dominance-mouse")
    table.begin("alliance", "birdsong").play("spread 9", "supporter dominance-mouse")
    assert table.cards("available") == ["dominance-mouse"]
    assert table.pieces("sympathy", 9) == 1


@law("root", "8.2.3")
def test_supporters_that_do_not_match_cannot_be_spent() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.supporters("anvil", "sword")
    table.begin("alliance", "birdsong").play("spread 9")
    assert table.offered() == ["supporter sword"]
    assert table.barred() == {"supporter anvil": "8.2.3"}


@law("root", "8.2.3.i")
def test_with_a_base_any_number_of_supporters_may_join() -> None:
    table = march(("bake-sale",), *FIVE, base=9).play("count 1", "outrage bake-sale")
    assert len(table.cards("supporters")) == 6


@law("root", "8.2.3.i")
def test_a_fifth_supporter_still_stays() -> None:
    table = march(("bake-sale",), *FIVE[:4]).play("count 1", "outrage bake-sale")
    assert len(table.cards("supporters")) == 5


@law("root", "8.2.3.i", "8.2.6")
def test_a_drawn_card_beyond_five_is_discarded_too() -> None:
    table = march((), *FIVE)
    table.next_card("bake-sale")
    table.play("count 1")
    assert table.cards("discard") == ["bake-sale"]
    assert len(table.cards("supporters")) == 5


# 8.2.6 Outrage


@law("root", "8.2.6")
def test_a_move_into_sympathy_costs_one_card_whatever_the_number_of_warriors() -> None:
    table = march(("bake-sale", "a-visit-to-friends", "anvil")).play("count 3")
    assert (table.asked(), table.question()) == ("marquise", "PayOutrage")
    assert table.offered() == ["outrage a-visit-to-friends", "outrage bake-sale"]
    assert table.barred() == {"outrage anvil": "8.2.6"}
    table.play("outrage bake-sale")
    assert table.cards("supporters") == ["bake-sale"]
    assert set(table.cards("marquise")) == {"a-visit-to-friends", "anvil"}
    assert table.question() != "PayOutrage"


@law("root", "8.2.6", "Z.2")
def test_only_giver_and_alliance_know_the_card_that_was_given() -> None:
    table = march(("bake-sale",)).play("count 1", "outrage bake-sale")
    known = {event.key: [seat for seat in range(3) if event.visible(seat)] for event in table.match.events[-1]}
    assert known["outrage"] == [table.seat("marquise"), table.seat("alliance")]
    assert known["outrage-unseen"] == [table.seat("eyrie")]


@law("root", "8.2.6")
def test_a_card_is_due_for_each_move() -> None:
    table = march(("bake-sale", "a-visit-to-friends")).play("count 1", "outrage bake-sale", "march-again")
    for words in ("from 1", "to 5", "count 1"):
        if words in table.offered():
            table.play(words)
    assert table.offered() == ["outrage a-visit-to-friends"]


@law("root", "8.2.6", "Z.3")
def test_the_payer_is_asked_even_with_a_single_card() -> None:
    assert march(("bake-sale",)).play("count 1").offered() == ["outrage bake-sale"]


@law("root", "8.2.6")
def test_an_empty_hand_counts_as_shown_and_the_alliance_draws() -> None:
    table = march()
    table.next_card("sword")
    table.play("count 1")
    assert table.cards("supporters") == ["sword"]
    assert table.asked() == "marquise"  # there was nothing to look at


@law("root", "8.2.6", "Z.2")
def test_the_drawn_supporter_is_known_to_the_alliance_only() -> None:
    table = march(("anvil",)).play("count 1")
    drawn = next(event for event in table.match.events[-1] if event.key == "outrage-draw")
    assert [seat for seat in range(3) if drawn.visible(seat)] == [table.seat("alliance")]


@law("root", "8.2.6")
def test_after_looking_at_the_hand_the_game_goes_on() -> None:
    table = march(("anvil",)).play("count 1")
    assert (table.asked(), table.offered()) == ("alliance", ["seen"])
    table.play("seen")
    assert table.asked() == "marquise"
    assert table.cards("marquise") == ["anvil"]


@law("root", "8.2.6", "2.1.2")
def test_with_deck_and_discard_pile_empty_there_is_no_card_to_draw() -> None:
    table = march()
    table.state.deck, table.state.removed = 0, table.state.deck
    table.play("count 1")
    assert table.cards("supporters") == []
    assert table.asked() == "marquise"


@law("root", "8.2.6")
def test_moves_of_the_alliance_and_moves_elsewhere_cause_none() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.put(5, sympathy=1)
    table.put(1, alliance=2)
    table.officers(1)
    table.hand("alliance", "bake-sale")
    table.begin("alliance", "evening").play("operation-move", "to 5", "count 1")
    assert table.cards("supporters") == []
    other = march(("bake-sale",)).play("count 1", "outrage bake-sale", "march-again", "from 5", "to 2")
    assert other.cards("supporters") == ["bake-sale"]


@law("root", "8.2.6")
def test_placing_warriors_causes_none() -> None:
    table = Scenario("marquise", "alliance", "eyrie")
    table.put(5, sympathy=1, recruiter=1)
    table.hand("marquise", "bake-sale")
    table.begin("marquise", "daylight").play("recruit")
    assert table.warriors("marquise", 5) == 1
    assert table.cards("marquise") == ["bake-sale"]


@law("root", "8.2.6")
def test_the_pawn_alone_causes_none() -> None:
    table = Scenario("vagabond", "alliance", "marquise")
    table.put(5, sympathy=1)
    table.pawn(1)
    table.items(up="boot boot")
    table.hand("vagabond", "bake-sale")
    table.begin("vagabond", "daylight").play("walk 5")
    assert table.cards("vagabond") == ["bake-sale"]


@law("root", "8.2.6")
def test_a_removed_token_costs_whoever_removed_it_a_card() -> None:
    table = Scenario("marquise", "alliance", "eyrie")
    table.put(5, marquise=2, sympathy=1)
    table.hand("marquise", "bake-sale", "anvil")
    table.dice(1, 0)
    fight(table, "marquise", 5, "alliance")
    assert table.score("marquise") == 1
    assert (table.asked(), table.offered()) == ("marquise", ["outrage bake-sale"])


@law("root", "8.2.6")
def test_a_defender_who_removes_a_token_of_the_attacking_alliance_pays() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.put(5, alliance=1, sympathy=1, marquise=3)
    table.hand("marquise", "bake-sale")
    table.in_play("alliance", "scouting-party-1")  # no ambush to ask for
    table.dice(2, 2)
    fight(table, "alliance", 5, "marquise")
    assert table.pieces("sympathy", 5) == 0
    while table.question() != "PayOutrage":
        table.play("pass")
    assert (table.asked(), table.offered()) == ("marquise", ["outrage bake-sale"])


@law("root", "8.2.6", "CARD.favor")
def test_each_of_several_removed_tokens_costs_a_card() -> None:
    table = Scenario("eyrie", "alliance", "marquise")
    for clearing in (3, 4, 10):
        table.put(clearing, roost=1)
    for clearing in (5, 10):
        table.put(clearing, sympathy=1)
    table.hand("eyrie", "favor-of-the-rabbits", "bake-sale", "a-visit-to-friends", "anvil")
    table.begin("eyrie", "daylight").play("craft favor-of-the-rabbits", "outrage bake-sale")
    assert table.offered() == ["outrage a-visit-to-friends"]
    table.play("outrage a-visit-to-friends")
    assert table.cards("supporters") == ["a-visit-to-friends", "bake-sale"]
    assert table.cards("eyrie") == ["anvil"]


@law("root", "8.2.6", "9.2.8")
def test_a_coalition_partner_of_the_alliance_pays_like_anybody() -> None:
    table = Scenario("vagabond", "marquise", "alliance", "eyrie")
    table.g.partner[table.seat("vagabond")] = table.seat("alliance")
    strike = take_along(table)
    assert (strike.asked(), strike.offered()) == ("vagabond", ["outrage bake-sale"])


def take_along(table: Scenario, owner: str = "marquise") -> Scenario:
    """The Vagabond walks from 1 to 5, where sympathy is, with a warrior of an ally. Both hold a rabbit."""
    table.put(5, sympathy=1)
    table.put(1, **{owner: 2})
    table.pawn(1)
    table.items(up="boot boot")
    table.relation(owner, "allied")
    table.hand("vagabond", "bake-sale")
    table.hand(owner, "a-visit-to-friends")
    return table.begin("vagabond", "daylight").play("walk 5", f"take-along {owner}", "along-count 1")


@pytest.mark.parametrize(
    ("rules", "payer", "card"), [("seed", "vagabond", "bake-sale"), ("english", "marquise", "a-visit-to-friends")]
)
@law("root", "L-10", "8.2.6")
def test_for_allied_warriors_taken_along_the_vagabond_pays_or_with_english_the_ally(
    rules: str, payer: str, card: str
) -> None:
    table = take_along(Scenario("vagabond", "marquise", "alliance", law=rules))
    assert table.warriors("marquise", 5) == 1
    assert (table.asked(), table.offered()) == (payer, [f"outrage {card}"])
    table.play(f"outrage {card}")
    assert table.cards("supporters") == [card]


@pytest.mark.parametrize("rules", ["seed", "english"])
@law("root", "L-10", "8.2.6")
def test_warriors_of_the_alliance_taken_along_cause_none(rules: str) -> None:
    table = take_along(Scenario("vagabond", "marquise", "alliance", law=rules), "alliance")
    assert table.warriors("alliance", 5) == 1
    assert table.cards("supporters") == []
    assert table.question() != "PayOutrage"


# 8.2.4 Loss of a base


def base_falls(*supporters: str, officers: int = 0, bases: tuple[int, ...] = (12,)) -> Scenario:
    """The Marquise removes the fox base in 12."""
    table = Scenario("marquise", "alliance", "eyrie")
    table.put(12, marquise=2)
    for clearing in bases:
        table.put(clearing, base=1)
    table.supporters(*supporters)
    table.officers(officers)
    table.dice(1, 0)
    return fight(table, "marquise", 12, "alliance")


@pytest.mark.parametrize(("officers", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
@law("root", "8.2.4")
def test_half_of_the_officers_rounded_up_return_to_the_supply(officers: int, left: int) -> None:
    table = base_falls(officers=officers)
    assert table.pieces("base", 12) == 0
    assert (table.state.officers, table.supply("alliance")) == (left, 10 - left)


@law("root", "8.2.4", "3.3.3")
def test_the_supporters_of_the_suit_and_all_birds_are_discarded() -> None:
    table = base_falls("anvil", "dominance-fox", "armorers-1", "sword", "bake-sale")
    assert table.cards("supporters") == ["bake-sale", "sword"]
    assert table.cards("discard") == ["armorers-1", "anvil"]
    assert table.cards("available") == ["dominance-fox"]


MICE_AND_RABBITS = (
    "sword",
    "investments",
    "crossbow-mouse",
    "bake-sale",
    "a-visit-to-friends",
    "smugglers-trail",
    "root-tea-mouse",
)


@law("root", "8.2.4", "8.2.3.i")
def test_without_a_base_left_the_alliance_cuts_its_supporters_to_five() -> None:
    table = base_falls(*MICE_AND_RABBITS)
    assert (table.asked(), table.question()) == ("alliance", "CutSupporter")
    assert set(table.offered("cut")) == set(MICE_AND_RABBITS)
    table.play("cut sword", "cut bake-sale")
    assert len(table.cards("supporters")) == 5
    assert set(table.cards("discard")) == {"sword", "bake-sale"}
    assert table.asked() == "marquise"


@law("root", "8.2.4", "8.2.3.i")
def test_with_a_base_left_nothing_is_cut() -> None:
    table = base_falls(*MICE_AND_RABBITS, bases=(12, 9))
    assert len(table.cards("supporters")) == 7
    assert table.asked() == "marquise"


@law("root", "8.2.4", "8.2.6")
def test_a_game_can_be_saved_while_supporters_come_and_go() -> None:
    table = reread(march(("anvil",)).play("count 1")).play("seen")
    assert table.asked() == "marquise"
    table = reread(march(("bake-sale",)).play("count 1")).play("outrage bake-sale")
    assert table.cards("supporters") == ["bake-sale"]
    table = reread(reread(base_falls(*MICE_AND_RABBITS)).play("cut sword")).play("cut bake-sale")
    assert len(table.cards("supporters")) == 5
