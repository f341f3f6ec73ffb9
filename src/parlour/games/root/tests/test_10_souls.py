"""10.2.6, 10.4.1, 10.4.2: the Lost Souls. While the Cult plays, every card spent or discarded goes there."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario


def souls(*factions: str, **settings: str) -> Scenario:
    return Scenario(*factions, "lizard_cult", **settings)


def lost(table: Scenario) -> list[str]:
    """The Lost Souls; the discard pile is empty."""
    assert table.cards("discard") == []
    return table.cards("souls")


# 10.2.6 Every way of discarding


@law("root", "10.2.6", "4.1.2")
def test_a_crafted_item_card_goes_to_the_lost_souls() -> None:
    table = souls("marquise")
    table.put(8, workshop=1)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("craft anvil")
    assert (lost(table), table.score("marquise")) == (["anvil"], 2)


@law("root", "10.2.6", "4.1.2", "CARD.favor")
def test_a_crafted_favor_goes_to_the_lost_souls() -> None:
    table = souls("marquise", "eyrie")
    table.put(8, workshop=2, eyrie=1)
    table.put(6, workshop=1)
    table.hand("marquise", "favor-of-the-foxes")
    table.begin("marquise", "daylight").play("craft favor-of-the-foxes")
    assert lost(table) == ["favor-of-the-foxes"]


@law("root", "10.2.6", "4.3.1", "4.3.1.i")
def test_an_ambush_and_its_foil_go_to_the_lost_souls() -> None:
    table = souls("marquise", "eyrie")
    table.put(8, marquise=1, eyrie=1)
    table.hand("marquise", "ambush-bird-1")
    table.hand("eyrie", "ambush-fox")
    fight(table, "marquise", 8, "eyrie").play("ambush ambush-fox", "foil ambush-bird-1")
    assert lost(table) == ["ambush-bird-1", "ambush-fox"]


@law("root", "10.2.6", "CARD.sappers", "CARD.armorers")
def test_persistent_cards_that_are_used_up_go_to_the_lost_souls() -> None:
    table = souls("marquise", "eyrie")
    table.put(8, marquise=2, eyrie=2)
    table.in_play("eyrie", "sappers-1", "armorers-2")
    table.dice(1, 0)
    fight(table, "marquise", 8, "eyrie").play("armorers", "sappers")
    assert lost(table) == ["armorers-2", "sappers-1"]


@law("root", "10.2.6", "CARD.royal-claim")
def test_a_royal_claim_goes_to_the_lost_souls() -> None:
    table = souls("marquise")
    table.put(8, marquise=1)
    table.in_play("marquise", "royal-claim")
    table.begin("marquise", "birdsong").play("royal-claim")
    assert (lost(table), table.score("marquise")) == (["royal-claim"], 1)


@law("root", "10.2.6", "7.7.2")
def test_a_purged_decree_goes_to_the_lost_souls() -> None:
    table = souls("eyrie")
    table.decree("despot", recruit="anvil", move="dominance-mouse")
    table.begin("eyrie", "daylight")
    while table.question() == "EyrieDaylight":
        table.play(table.offered()[-1])
    assert lost(table) == ["anvil", "dominance-mouse"]
    assert table.cards("available") == []


@law("root", "10.2.6", "8.4.2.ii", "8.2.3")
def test_spent_supporters_go_to_the_lost_souls() -> None:
    table = souls("alliance")
    table.supporters("anvil", "dominance-fox")
    table.begin("alliance", "birdsong").play("spread 8", "supporter dominance-fox")
    assert (lost(table), table.cards("available")) == (["dominance-fox"], [])


@law("root", "10.2.6", "8.2.3.i")
def test_a_supporter_too_many_goes_to_the_lost_souls() -> None:
    table = souls("alliance")
    table.supporters("anvil", "sword", "bake-sale", "armorers-1", "investments")
    table.hand("alliance", "foxfolk-steel", "cobbler-1")
    table.begin("alliance", "daylight").play("mobilize foxfolk-steel")
    assert lost(table) == ["foxfolk-steel"]


@law("root", "10.2.6", "8.2.4")
def test_supporters_that_leave_with_a_base_go_to_the_lost_souls() -> None:
    table = souls("marquise", "alliance")
    table.put(8, marquise=2, base=1)
    table.supporters("anvil", "sword")
    table.dice(0, 0)
    fight(table, "marquise", 8, "alliance")
    assert lost(table) == ["anvil"]


@law("root", "10.2.6", "6.6")
def test_cards_beyond_the_hand_limit_go_to_the_lost_souls() -> None:
    table = souls("marquise", "eyrie")
    table.hand("eyrie", "cobbler-1", "cobbler-2")
    table.hand("marquise", "anvil", "sword", "bake-sale", "armorers-1", "investments", "dominance-fox")
    table.begin("marquise", "evening").play("discard dominance-fox", "discard sword")
    assert (set(lost(table)), table.cards("available")) == ({"dominance-fox", "sword"}, [])


@law("root", "10.2.6", "6.2.3", "6.5.5", "6.5")
def test_cards_spent_for_field_hospitals_overwork_and_actions_go_to_the_lost_souls() -> None:
    table = souls("marquise", "eyrie")
    table.put(1, keep=1)
    table.put(8, marquise=1, sawmill=1, eyrie=2)
    table.hand("marquise", "anvil", "armorers-1", "foxfolk-steel")
    table.begin("marquise", "daylight").play("extra armorers-1", "overwork anvil")
    table.dice(1, 1)
    table.play("fight", "hospital foxfolk-steel")
    assert set(lost(table)) == {"armorers-1", "anvil", "foxfolk-steel"}


@law("root", "10.2.6", "3.3.4", "3.3.3")
def test_what_pays_for_a_dominance_card_goes_to_the_lost_souls_even_if_it_is_one() -> None:
    table = souls("marquise", "eyrie")
    table.available("dominance-fox")
    table.hand("marquise", "dominance-bird")
    table.begin("marquise", "daylight").play("take-dominance dominance-fox", "pay dominance-bird")
    assert (lost(table), table.cards("available"), table.cards("marquise")) == (
        ["dominance-bird"], [], ["dominance-fox"],
    )  # fmt: skip


@law("root", "10.2.6", "9.5.5")
def test_a_card_that_is_only_given_is_not_lost() -> None:
    table = souls("vagabond", "marquise")
    table.pawn(8)
    table.put(8, marquise=1)
    table.items(up="boot")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("aid marquise", "aid-card anvil")
    assert (lost(table), table.cards("marquise")) == ([], ["anvil"])


@law("root", "10.2.6", "2.1.3")
def test_without_the_cult_cards_are_discarded_as_ever() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, workshop=1)
    table.hand("marquise", "anvil")
    table.begin("marquise", "daylight").play("craft anvil")
    assert (table.cards("discard"), table.cards("souls")) == (["anvil"], [])


# 10.2.6 Not the discard pile


@law("root", "10.2.6", "2.1.2")
def test_ex_08_lost_souls_are_never_drawn() -> None:
    table = souls("marquise", "eyrie")
    table.hand("eyrie", "cobbler-1", "cobbler-2")
    table.souls("anvil", "sword", "bake-sale", "armorers-1", "investments", "sappers-1", "dominance-fox")
    rest = table.cards("deck")
    table.hand("lizard_cult", *rest[:40])
    table.g.removed |= table.take_cards(*rest[40:])
    table.begin("marquise", "evening")
    assert (table.cards("marquise"), len(table.cards("souls")), table.cards("deck")) == ([], 7, [])
    table.begin("lizard_cult", "birdsong")
    assert (len(table.cards("discard")), table.cards("available")) == (6, ["dominance-fox"])
    table.begin("marquise", "evening")
    assert (len(table.cards("marquise")), len(table.cards("deck")), table.cards("discard")) == (1, 5, [])


@law("root", "10.2.6", "GG.2.2")
def test_ex_85_day_labor_does_not_reach_the_lost_souls() -> None:
    table = souls("vagabond")
    table.character("tinker")
    table.pawn(8)
    table.souls("anvil")
    table.begin("vagabond", "daylight")
    assert "labor" not in table.verbs()
    table.discarded("foxfolk-steel")
    table.begin("vagabond", "daylight")
    assert table.offered("labor") == ["foxfolk-steel"]


# 10.4.1 The outcasts


def dawn(outcast: str, hated: bool, *cards: str) -> tuple[str, bool]:
    """The outcasts after the Cult has looked at these Lost Souls."""
    table = souls("marquise")
    table.outcast(outcast, hated)
    table.souls(*cards)
    table.hand("lizard_cult", "favor-of-the-mice")
    table.begin("lizard_cult", "birdsong")
    return ("fox", "rabbit", "mouse")[table.state.outcast], table.state.hated


@law("root", "10.4.1", "10.4")
@pytest.mark.parametrize("hated", [False, True])
def test_a_new_suit_in_the_lead_becomes_outcast_and_is_not_hated(hated: bool) -> None:
    assert dawn("fox", hated, "sword", "investments", "anvil") == ("mouse", False)


@law("root", "10.4.1")
@pytest.mark.parametrize("hated", [False, True])
def test_the_outcasts_who_lead_again_are_hated(hated: bool) -> None:
    assert dawn("fox", hated, "anvil") == ("fox", True)


@law("root", "10.4.1")
@pytest.mark.parametrize(
    "cards", [[], ["armorers-1", "sappers-1"], ["anvil", "sword"], ["bake-sale", "sword", "anvil"]]
)
def test_without_a_single_leader_the_outcasts_stay_and_are_hated(cards: list[str]) -> None:
    assert dawn("rabbit", False, *cards) == ("rabbit", True)


@law("root", "10.4.1")
def test_a_tie_below_the_leader_does_not_matter() -> None:
    assert dawn("fox", False, "anvil", "sword", "bake-sale", "cobbler-1") == ("rabbit", False)


@law("root", "10.4.1", "10.4.2")
def test_a_dominance_card_among_the_lost_souls_counts_for_its_suit() -> None:
    assert dawn("fox", False, "dominance-rabbit") == ("rabbit", False)


@law("root", "10.4.2", "10.4.1", "10.4")
def test_what_is_lost_after_that_waits_for_the_next_birdsong() -> None:
    table = souls("marquise")
    table.souls("anvil")
    table.hand("lizard_cult", "sword", "investments")
    table.put(2, garden=1)
    table.begin("lizard_cult", "birdsong")
    assert (table.cards("souls"), table.cards("discard")) == ([], ["anvil"])
    table.play("ritual-score sword")
    assert (table.cards("souls"), table.cards("discard")) == (["sword"], ["anvil"])
