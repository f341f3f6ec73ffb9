"""What is known of the Cult and the Riverfolk: Lost Souls, revealed cards, the open hand; and questions that tell."""

from typing import Any

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario
from parlour.kernel.chance import seeded


def both(*others: str) -> Scenario:
    return Scenario("lizard_cult", "riverfolk", *(others or ("marquise", "eyrie")))


def views(table: Scenario) -> list[dict[str, Any]]:
    """What each seat sees, and an onlooker."""
    return [*(table.view(faction.name) for faction in table.state.rules.faction), table.table.view()]


def ids(cards: list[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


def told_to_all(table: Scenario, key: str) -> bool:
    """Whether everybody was told of the cards of the last event of a key."""
    event = [each for each in table.match.events[-1] if each.key == key][-1]
    assert {"card", "cards"} & {*event.args}
    return all(event.visible(seat) for seat in range(-1, table.state.seats))


# The Cult


@law("root", "10.2.6", "Z.1")
def test_everybody_may_look_through_the_lost_souls() -> None:
    table = both()
    table.souls("anvil", "dominance-fox")
    assert all(ids(view["souls"]) == ["anvil", "dominance-fox"] for view in views(table))
    assert views(Scenario("marquise", "eyrie"))[0]["souls"] is None


@law("root", "10.5", "2.1.4", "Z.1")
def test_everybody_sees_what_the_cult_has_revealed() -> None:
    table = both()
    table.hand("lizard_cult", "anvil", "armorers-1")
    table.begin("lizard_cult", "daylight").play("sacrifice armorers-1")
    assert told_to_all(table, "sacrifices")
    for view in views(table):
        assert ids(view["players"][0]["board"]["revealed"]) == ["armorers-1"]
        assert view["players"][0]["hand"] == 1


@law("root", "10.2.5", "Z.2")
def test_everybody_sees_a_card_that_is_feared() -> None:
    table = Scenario("marquise", "lizard_cult")
    table.put(8, marquise=2, garden=1)
    table.hand("lizard_cult", "anvil")
    table.dice(0, 0)
    fight(table, "marquise", 8, "lizard_cult").play("pass")
    assert told_to_all(table, "fears")


@law("root", "10.5", "Z.3")
def test_the_cult_is_asked_for_rituals_even_if_its_cards_allow_none() -> None:
    table = Scenario("lizard_cult", "marquise", law="english")
    table.put(3, keep=1, lizard_cult=25)
    table.hand("lizard_cult", "armorers-1", "bake-sale")
    table.begin("lizard_cult", "daylight")
    assert (table.question(), table.offered()) == ("Rituals", ["end"])


@law("root", "10.6.2", "Z.3")
@pytest.mark.parametrize(("outcast", "question"), [("fox", "CultCraft"), ("mouse", "DiscardCard")])
def test_with_a_garden_of_the_outcasts_the_cult_is_asked_what_it_crafts(outcast: str, question: str) -> None:
    table = Scenario("lizard_cult", "marquise")
    table.outcast(outcast)
    table.put(8, garden=1)
    table.hand("lizard_cult", "bake-sale", "sword", "cobbler-1", "cobbler-2", "investments")
    table.begin("lizard_cult", "evening")
    assert (table.question(), "craft" in table.verbs()) == (question, False)


@law("root", "10.2.5", "11.2.5.i", "L-01", "1.1.3")
@pytest.mark.parametrize(("of_table", "asked"), [("seed", "trigger"), ("english", "owner")])
def test_in_battle_the_laws_differ_about_who_orders_fear_and_disruption(of_table: str, asked: str) -> None:
    table = Scenario("lizard_cult", "riverfolk", "marquise", law=of_table)
    table.put(8, lizard_cult=1, garden=1, riverfolk=1, trade_post=1)
    table.hand("lizard_cult", "anvil")
    table.till("funds", riverfolk=2)
    table.in_play("lizard_cult", "brutal-tactics-1")
    table.in_play("riverfolk", "sappers-1")
    table.dice(1, 1)
    fight(table, "lizard_cult", 8, "riverfolk").play("first-side lizard_cult", "brutal", "sappers")
    assert (table.asked(), table.verbs()) == ("lizard_cult", {asked})


# The Riverfolk


@law("root", "11.2.3", "Z.1", "INV.21")
def test_of_all_hands_that_of_the_riverfolk_alone_is_known_to_others() -> None:
    table = both()
    table.hand("riverfolk", "anvil", "sword")
    table.hand("marquise", "bake-sale", "investments")
    redacted = table.state.redact(table.seat("eyrie"))
    assert redacted.hand[1] == table.state.hand[1]
    assert (redacted.hand[2], redacted.gaps) == (0, [0, 0, 2, 0, 0])
    redacted.determinise(seeded("another world"))
    assert redacted.hand[1] == table.state.hand[1]
    assert redacted.hand[2].bit_count() == 2


@law("root", "11.2.3", "8.2.6", "Z.2")
def test_everybody_sees_the_card_that_the_riverfolk_give_in_outrage() -> None:
    table = Scenario("riverfolk", "alliance", "marquise")
    table.put(7, sympathy=1)
    table.put(8, riverfolk=2)
    table.till("funds", riverfolk=1)
    table.hand("riverfolk", "sword", "investments")
    table.begin("riverfolk", "daylight").play("river-move", "to 7", "count 1", "outrage sword")
    assert told_to_all(table, "outrage")


@law("root", "11.2.3", "8.2.6", "Z.3")
@pytest.mark.parametrize(("card", "left"), [("sword", []), ("anvil", ["anvil"])])
def test_of_an_open_hand_nothing_is_asked_or_shown_that_all_can_see(card: str, left: list[str]) -> None:
    table = Scenario("riverfolk", "alliance", "marquise")
    table.put(7, sympathy=1)
    table.put(8, riverfolk=2)
    table.till("funds", riverfolk=2)
    table.hand("riverfolk", card)
    table.begin("riverfolk", "daylight").play("river-move", "to 7", "count 1")
    assert (table.asked(), table.question()) == ("riverfolk", "RiverDaylight")
    assert table.cards("riverfolk") == left


@law("root", "11.2.3", "CARD.stand-and-deliver", "Z.2")
@pytest.mark.parametrize(("robber", "victim"), [("riverfolk", "marquise"), ("marquise", "riverfolk")])
def test_everybody_sees_a_card_that_goes_to_or_from_the_open_hand(robber: str, victim: str) -> None:
    table = Scenario("riverfolk", "marquise", "eyrie")
    table.prices(4, 4, 4)
    table.put(8, marquise=22)
    table.hand(victim, "sword")
    table.in_play(robber, "stand-and-deliver-1")
    table.begin(robber, "birdsong").play(f"rob {victim}")
    assert told_to_all(table, "robs")


@law("root", "11.2.3", "Z.2")
def test_a_card_between_two_other_hands_stays_hidden() -> None:
    table = Scenario("riverfolk", "marquise", "eyrie")
    table.prices(4, 4, 4)
    table.put(8, marquise=22)
    table.hand("eyrie", "sword")
    table.in_play("marquise", "stand-and-deliver-1")
    table.begin("marquise", "birdsong").play("rob eyrie")
    assert not told_to_all(table, "robs")


@law("root", "11.2.3", "9.5.4", "Z.2")
def test_everybody_sees_a_card_that_the_vagabond_gives_the_riverfolk() -> None:
    table = Scenario("vagabond", "riverfolk", "marquise")
    table.put(8, riverfolk=1)
    table.pawn(8)
    table.items(up="boot")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("aid riverfolk", "aid-card anvil")
    assert told_to_all(table, "aids")


@law("root", "11.2.4", "11.2.6", "11.2.7.ii", "11.2.7.iii", "Z.1")
def test_everybody_sees_prices_boxes_boats_and_contracts() -> None:
    table = Scenario("marquise", "riverfolk", "eyrie")
    table.prices(4, 1, 1)
    table.put(5, trade_post=1, marquise=2)
    table.till("funds", riverfolk=3, eyrie=2)
    table.till("payments", eyrie=1)
    table.begin("marquise", "birdsong").play("buy riverboats")
    for view in views(table):
        assert (view["boats"], view["hirer"]) == (0, None)
        assert view["service"] == {"seller": 1, "buyer": 0, "left": 1}
        board = view["players"][1]["board"]
        assert [each["price"] for each in board["prices"]] == [4, 1, 1]
        assert [each["bought"] for each in board["prices"]] == [False, True, False]
        assert [(each["faction"], each["n"]) for each in board["payments"]] == [("marquise", 1), ("eyrie", 1)]
        assert [(each["faction"], each["n"]) for each in board["funds"]] == [("riverfolk", 3), ("eyrie", 2)]
        assert board["dividends"] == 2
    table.play("buy mercenaries")
    assert all((view["boats"], view["hirer"], view["service"]) == (0, 0, None) for view in views(table))
