"""Chapter 6: the Marquise de Cat, but for wood and buildings (test_06_build.py)."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import KINDS
from parlour.games.root.tests.begun import begun
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.saved import refused, reread
from parlour.games.root.tests.scenario import Scenario

CORNERS = [(1, 3, "1 5 9 10"), (2, 4, "2 5 6 10"), (3, 1, "3 6 7 11"), (4, 2, "4 8 9 12")]


def cats() -> Scenario:
    """The Marquise with a keep in 1, a workshop and a recruiter in 5, and two warriors there; the Eyrie in 3."""
    table = Scenario("marquise", "eyrie")
    table.put(1, keep=1)
    table.put(5, marquise=2, workshop=1, recruiter=1)
    table.put(3, eyrie=2, roost=1)
    return table


# 6.2 Abilities


@law("root", "6.2.1", "6.5")
def test_the_marquise_crafts_in_daylight_with_workshops_of_their_clearings_suits() -> None:
    table = cats()
    table.put(8, sawmill=1, recruiter=1)
    table.hand("marquise", "anvil", "a-visit-to-friends", "bake-sale")
    table.begin("marquise", "daylight")
    assert table.offered("craft") == ["a-visit-to-friends"]
    table.play("craft a-visit-to-friends")
    assert table.score("marquise") == 1
    assert table.offered("craft") == []


@law("root", "6.2.1")
def test_she_crafts_neither_in_birdsong_nor_in_evening() -> None:
    table = cats()
    table.hand("marquise", "a-visit-to-friends")
    table.in_play("marquise", "royal-claim", "cobbler-1")
    table.begin("marquise", "birdsong")
    assert table.offered() == ["end", "royal-claim"]
    table.begin("marquise", "evening")
    assert table.offered() == ["pass", "cobbler"]


@law("root", "6.5", "6.2.1")
@pytest.mark.parametrize("words", ["march", "recruit", "extra armorers-1"])
def test_crafting_is_over_with_the_first_action_or_bird(words: str) -> None:
    table = cats()
    table.hand("marquise", "a-visit-to-friends", "travel-gear-fox", "armorers-1")
    table.begin("marquise", "daylight").play(words)
    if words == "march":
        table.play("to 1", "count 1", "pass")
    assert table.offered("craft") == []
    assert table.barred()["craft a-visit-to-friends"] == "6.5"


@law("root", "6.5", "PROC.4")
def test_effects_between_cards_do_not_end_the_crafting() -> None:
    table = cats()
    table.hand("marquise", "a-visit-to-friends")
    table.hand("eyrie", "anvil")
    table.in_play("marquise", "codebreakers-1", "tax-collector-1")
    table.begin("marquise", "daylight").play("look eyrie", "tax 5")
    table.play("pass")  # no hospital for a rabbit's warrior
    assert "a-visit-to-friends" in table.offered("craft")


@law("root", "6.2.2")
def test_only_the_marquise_recruits_in_the_clearing_with_the_keep() -> None:
    table = Scenario("alliance", "marquise")
    table.put(2, keep=1, base=1)
    table.officers(1)
    table.begin("alliance", "evening")
    assert table.offered("operation-recruit") == []
    free = Scenario("alliance", "marquise")
    free.put(2, base=1)
    free.officers(1)
    assert free.begin("alliance", "evening").offered("operation-recruit") == ["2"]


@law("root", "6.2.2", "2.5.3")
def test_once_the_keep_is_gone_others_place_there_and_it_never_returns() -> None:
    table = Scenario("marquise", "alliance", "eyrie")
    table.put(1, keep=1, eyrie=2)
    table.put(3, roost=1)
    table.supporters("anvil")
    table.dice(1, 0)
    fight(table, "eyrie", 1, "marquise")
    assert "keep-falls" in table.happened()
    assert table.state.stock[KINDS.index("keep")] == 0
    assert "1" in table.begin("alliance", "birdsong").offered("spread")


@law("root", "6.2.2", "4.3")
def test_the_keep_does_not_keep_others_from_moving_in_and_fighting() -> None:
    table = Scenario("eyrie", "marquise")
    table.put(1, keep=1)
    table.put(5, eyrie=3)
    table.decree("commander")
    table.begin("eyrie", "daylight").play("to 1", "count 2")
    assert table.warriors("eyrie", 1) == 2
    assert "battles" in table.happened()  # the vizier in Battle has one place to fight


# 6.2.3 Field Hospitals


def ambushed(*hand: str, n: int = 2) -> Scenario:
    """The Marquise attacks in 8 and has walked into an ambush."""
    table = cats()
    table.put(8, marquise=n, eyrie=1)
    table.hand("marquise", *hand)
    table.hand("eyrie", "ambush-fox")
    table.begin("marquise", "daylight").play("fight", "ambush ambush-fox", "pass")
    return table


@law("root", "6.2.3")
@pytest.mark.parametrize("card", ["anvil", "armorers-1", "dominance-fox"])
def test_one_card_that_matches_the_clearing_saves_all_warriors_lost_there(card: str) -> None:
    table = ambushed("bake-sale", card)
    assert (table.asked(), table.offered()) == ("marquise", ["pass", f"hospital {card}"])
    assert table.barred() == {"hospital bake-sale": "6.2.3"}
    table.play(f"hospital {card}")
    assert (table.warriors("marquise", 1), table.warriors("marquise", 8)) == (2, 0)
    assert card in table.cards("available" if card == "dominance-fox" else "discard")


@law("root", "6.2.3")
def test_she_may_decline_and_the_warriors_go_to_the_supply() -> None:
    table = ambushed("anvil")
    before = table.supply("marquise")
    table.play("pass")
    assert (table.warriors("marquise", 1), table.supply("marquise"), table.cards("marquise")) == (0, before, ["anvil"])


@law("root", "6.2.3", "4.3.1")
def test_ambush_hits_and_the_hits_after_the_roll_are_two_removals() -> None:
    table = ambushed("anvil", "foxfolk-steel", n=4)
    table.dice(1, 1)
    table.play("hospital anvil")
    assert table.question() == "FieldHospitals"
    table.play("hospital foxfolk-steel")
    assert (table.warriors("marquise", 1), table.warriors("marquise", 8)) == (3, 1)


@law("root", "6.2.3", "CARD.favor")
def test_each_clearing_of_a_favor_card_is_asked_apart() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(2, keep=1)
    for clearing, n in ((1, 1), (6, 2), (8, 3)):
        table.put(clearing, marquise=n)
    for clearing in (1, 6, 12):
        table.put(clearing, roost=1)
    table.hand("eyrie", "favor-of-the-foxes")
    table.hand("marquise", "anvil", "foxfolk-steel")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert (table.question(), asked_about(table)) == ("FieldHospitals", {"clearing": 1 - 1, "n": 1})
    table.play("pass", "hospital anvil", "hospital foxfolk-steel")
    assert table.warriors("marquise", 2) == 5


@law("root", "6.2.3")
def test_it_works_in_the_clearing_with_the_keep_itself() -> None:
    table = Scenario("eyrie", "marquise")
    table.put(1, keep=1, marquise=3, eyrie=3)
    table.put(3, roost=1)
    table.hand("marquise", "anvil")
    table.dice(2, 0)
    fight(table, "eyrie", 1, "marquise").play("pass", "hospital anvil")
    assert table.warriors("marquise", 1) == 3


@law("root", "6.2.3", "QA.4", "8.2.6")
def test_saved_warriors_are_placed_so_no_outrage_is_paid() -> None:
    table = Scenario("eyrie", "marquise", "alliance")
    table.put(1, keep=1, sympathy=1)
    table.put(3, roost=1)
    table.put(8, marquise=1, eyrie=3)
    table.hand("marquise", "anvil", "foxfolk-steel")
    table.dice(1, 0)
    fight(table, "eyrie", 8, "marquise").play("pass", "hospital anvil")
    assert table.warriors("marquise", 1) == 1
    assert table.cards("marquise") == ["foxfolk-steel"]
    assert table.cards("supporters") == []


@law("root", "6.2.3", "9.2.9.iii")
def test_warriors_that_are_saved_still_count_as_removed() -> None:
    table = Scenario("vagabond", "marquise")
    table.put(1, keep=1)
    table.put(8, marquise=1)
    table.pawn(8)
    table.items(up="crossbow")
    table.hand("marquise", "anvil")
    table.begin("vagabond", "daylight").play("strike marquise")
    table.play("hospital anvil")
    assert table.warriors("marquise", 1) == 1
    assert table.relation_to("marquise") == "hostile"


@law("root", "6.2.3", "Z.3")
def test_she_is_asked_with_any_hand_but_none() -> None:
    table = ambushed("bake-sale")
    assert (table.asked(), table.offered()) == ("marquise", ["pass"])
    assert table.state.stack[-1].reaction() == "field-hospitals"


@pytest.mark.parametrize("name", ["seed", "english"])
@law("root", "6.2.3")
def test_both_laws_have_the_same_hospitals(name: str) -> None:
    table = Scenario("marquise", "eyrie", law=name)
    table.put(1, keep=1)
    table.put(8, marquise=1)
    table.hand("marquise", "anvil")
    table.in_play("marquise", "tax-collector-1")
    table.begin("marquise", "daylight").play("tax 8", "hospital anvil")
    assert table.warriors("marquise", 1) == 1


# 6.3 Setup


@pytest.mark.parametrize(("keep", "across", "near"), CORNERS)
@law("root", "6.3", "6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.3.5")
def test_the_setup_of_the_marquise(keep: int, across: int, near: str) -> None:
    table = begun("eyrie", "marquise")
    assert (table.asked(), table.offered()) == ("marquise", [f"keep {corner}" for corner in (1, 2, 3, 4)])
    table.play(f"keep {keep}")
    assert [c for c in range(1, 13) if not table.warriors("marquise", c)] == [across]
    assert table.supply("marquise") == 14
    assert table.offered("set-up-sawmill") == near.split()
    for kind in ("sawmill", "workshop", "recruiter"):
        assert table.verbs() == {f"set-up-{kind}"}
        table.play(table.offered()[0])
    stock = dict(zip(KINDS, table.state.stock, strict=True))
    assert [stock[kind] for kind in ("sawmill", "workshop", "recruiter", "wood", "keep")] == [5, 5, 5, 8, 0]
    assert table.question() == "ChooseLeader"


@law("root", "6.3.4", "2.2.3")
def test_the_first_buildings_may_share_a_clearing_with_slots_enough() -> None:
    table = begun("marquise", "eyrie").play("keep 1", "set-up-sawmill 5", "set-up-workshop 5")
    assert table.offered("set-up-recruiter") == ["1", "9", "10"]
    assert table.barred() == {"set-up-recruiter 5": "2.2.3"}


@law("root", "5.1.7", "6.2.2")
def test_the_ban_of_the_keep_holds_while_the_others_set_up() -> None:
    table = begun("marquise", "eyrie").play("keep 4")
    assert table.state.open_to(table.seat("eyrie")) == 0xFFF & ~(1 << 3)
    assert table.state.open_to(table.seat("marquise")) == 0xFFF


# 6.5 Daylight


@law("root", "6.5")
def test_three_actions_and_no_more() -> None:
    table = cats()
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("recruit", "march", "to 1", "count 3", "pass")
    assert asked_about(table) == {"n": 1}
    table.play("march", "to 9", "count 1", "pass")
    assert asked_about(table) == {"n": 0}
    assert table.offered() == ["end"]


def asked_about(table: Scenario) -> dict[str, int]:
    return dict(table.state.stack[-1].about(table.state))


@law("root", "6.5")
def test_actions_may_come_in_any_order_and_mix_and_may_be_left_out() -> None:
    table = cats()
    table.put(8, marquise=3, eyrie=1, sawmill=1)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight")
    table.dice(0, 0)
    table.play("overwork anvil", "fight", "recruit")
    assert table.state.actions == 0
    early = cats().begin("marquise", "daylight")
    early.play("end")
    assert early.asked() == "eyrie"


@law("root", "6.5", "2.1.1.2")
def test_only_birds_buy_actions_and_before_the_third_is_used_too() -> None:
    table = cats()
    table.hand("marquise", "armorers-1", "anvil", "bake-sale", "ambush-bird-1", "dominance-bird")
    table.begin("marquise", "daylight")
    assert table.offered("extra") == ["armorers-1", "ambush-bird-1", "dominance-bird"]
    table.play("extra armorers-1", "extra dominance-bird")
    assert table.state.actions == 5
    assert table.cards("available") == ["dominance-bird"]


@law("root", "6.5")
def test_without_actions_and_birds_what_she_cannot_do_is_barred() -> None:
    table = cats()
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight")
    table.state.actions = 0
    barred = table.barred()
    assert {barred[verb] for verb in ("fight", "march", "recruit", "build sawmill")} == {"6.5"}


@law("root", "6.5.1", "4.3")
def test_as_an_action_she_starts_one_battle() -> None:
    table = cats()
    table.put(8, marquise=2, eyrie=2)
    table.put(6, marquise=1, eyrie=1)
    table.begin("marquise", "daylight").play("fight")
    assert table.offered() == ["battle-in 6", "battle-in 8"]
    table.dice(1, 0)
    table.play("battle-in 8")
    assert (table.warriors("eyrie", 8), table.state.actions) == (1, 2)
    assert table.question() == "MarquiseDaylight"


@law("root", "6.5.1", "4.3")
def test_without_anybody_to_fight_there_is_no_battle() -> None:
    table = cats().begin("marquise", "daylight")
    assert "fight" not in table.offered()
    assert table.barred()["fight"] == "4.3"


@law("root", "6.5.2")
def test_a_march_is_one_move_or_two() -> None:
    table = cats()
    table.put(9, marquise=1)
    table.begin("marquise", "daylight").play("march", "from 5", "to 2", "count 2")
    assert table.offered() == ["pass", "march-again"]
    table.play("march-again", "from 2", "to 6", "count 1")
    assert (table.warriors("marquise", 2), table.warriors("marquise", 6)) == (1, 1)
    assert (table.question(), table.state.actions) == ("MarquiseDaylight", 2)


@law("root", "6.5.2", "1.1.3")
def test_nothing_comes_between_the_two_moves_of_a_march() -> None:
    table = cats()
    table.hand("marquise", "armorers-1")
    table.in_play("marquise", "tax-collector-1")
    table.begin("marquise", "daylight").play("march", "to 2", "count 1")
    assert table.offered() == ["pass", "march-again"]


@law("root", "6.5.2", "4.2.1")
def test_warriors_that_cannot_move_do_not_march() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=1, eyrie=2)
    for clearing in (4, 7):
        table.put(clearing, eyrie=1)
    table.begin("marquise", "daylight")
    assert "march" not in table.offered()
    assert table.barred()["march"] == "4.2.1"


@law("root", "6.5.3")
def test_recruiting_places_a_warrior_at_each_recruiter() -> None:
    table = cats()
    table.put(11, recruiter=2)
    table.begin("marquise", "daylight").play("recruit")
    assert (table.warriors("marquise", 5), table.warriors("marquise", 11)) == (3, 2)


@law("root", "6.5.3")
def test_she_recruits_once_a_turn_and_again_in_the_next() -> None:
    table = cats().begin("marquise", "daylight").play("recruit")
    assert "recruit" not in table.offered()
    assert table.barred()["recruit"] == "6.5.3"
    assert "recruit" in table.begin("marquise", "daylight").offered()


@law("root", "6.5.3", "2.5")
def test_without_recruiters_or_warriors_she_does_not_recruit() -> None:
    bare = Scenario("marquise", "eyrie")
    bare.put(5, marquise=1)
    bare.put(3, eyrie=1)
    assert bare.begin("marquise", "daylight").barred()["recruit"] == "6.5.3"
    table = cats()
    table.put(9, marquise=23)
    assert table.begin("marquise", "daylight").barred()["recruit"] == "2.5"


@law("root", "6.5.3", "2.5", "6.2.2")
def test_two_recruiters_of_one_clearing_are_served_twice_when_warriors_are_few() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(11, recruiter=2)
    table.put(1, recruiter=1, marquise=23)
    table.begin("marquise", "daylight").play("recruit", "recruit-at 11")
    assert table.offered("recruit-at") == ["1", "11"]
    table.play("recruit-at 11")
    assert table.warriors("marquise", 11) == 2


# 6.6 Evening


@law("root", "6.6")
def test_in_the_evening_she_draws_and_discards_down_to_five() -> None:
    table = cats()
    for clearing in (7, 8):
        table.put(clearing, recruiter=1)
    table.hand("marquise", "anvil", "bake-sale", "armorers-1", "sword", "dominance-fox")
    table.begin("marquise", "evening")
    assert (len(table.cards("marquise")), table.question()) == (7, "DiscardCard")
    assert len(table.offered("discard")) == 7
    table.play("discard anvil", "discard dominance-fox")
    assert len(table.cards("marquise")) == 5
    assert (table.cards("discard"), table.cards("available")) == (["anvil"], ["dominance-fox"])
    assert table.asked() == "eyrie"


@law("root", "6.6")
def test_a_bonus_counts_only_while_its_space_is_empty() -> None:
    table = Scenario("eyrie", "marquise")
    table.put(3, roost=1)
    for clearing in (5, 7, 8):
        table.put(clearing, recruiter=1)
    table.put(8, eyrie=2)
    table.dice(0, 0)
    fight(table, "eyrie", 8, "marquise")
    table.begin("marquise", "evening")
    assert len(table.cards("marquise")) == 1


# Position files

UNPLAYABLE = [
    ("PlaceKeep", 0),
    ("PlaceKeep",),
    ("MayMarchAgain",),
    ("ChooseRecruiter", 1, 0),
    ("ChooseRecruiter", 0, 0),
    ("ChooseRecruiter", 0, -1),
    ("FieldHospitals", 0, 12, 1),
    ("FieldHospitals", 0, 0, 0),
]


@pytest.mark.parametrize("step", UNPLAYABLE, ids=str)
@law("root", "6.5")
def test_a_saved_position_refuses_steps_that_cannot_be_played(step: tuple[object, ...]) -> None:
    assert refused(saved(cats().begin("marquise", "daylight")), *step)


def saved(table: Scenario) -> Scenario:
    """With two players the dominance cards are out of the game."""
    out = table.take_cards("dominance-fox", "dominance-bird", "dominance-rabbit", "dominance-mouse")
    table.g.removed |= out
    return table


@law("root", "6.3", "6.3.4")
def test_a_position_is_kept_at_every_question_of_her_setup() -> None:
    table = begun("marquise", "eyrie")
    while table.state.phase == 0:
        before = (table.question(), table.offered())
        assert (reread(table).question(), table.offered()) == before
        table.play(table.offered()[-1])
