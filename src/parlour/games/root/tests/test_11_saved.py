"""Positions in the middle of what the Riverfolk and the Cult do: written to a file and read again, they go on alike."""

from collections.abc import Callable

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import QUEST_IDS
from parlour.games.root.tests.saved import refused, reread
from parlour.games.root.tests.scenario import ROOT, Scenario


def buying() -> Scenario:
    table = Scenario("marquise", "riverfolk", "eyrie")
    table.put(5, trade_post=1, marquise=2)
    table.put(10, riverfolk=1, eyrie=1)
    table.hand("riverfolk", "anvil", "sword")
    return table.begin("marquise", "birdsong").play("buy riverboats")


def taking_a_card() -> Scenario:
    return buying().play("buy hand-card")


def afloat_with_mercenaries() -> Scenario:
    return buying().play("buy mercenaries", "march")


def hired_may_fight() -> Scenario:
    table = buying()
    table.put(5, riverfolk=1, eyrie=2)
    return table.play("buy mercenaries", "fight", "battle-in 5", "battle eyrie")


def paying_with_items() -> Scenario:
    table = Scenario("vagabond", "riverfolk", "eyrie")
    table.prices(2, 2, 2)
    table.items(up="boot sword", track="tea")
    table.quests(*QUEST_IDS[:3])
    table.hand("riverfolk", "anvil")
    return table.begin("vagabond", "birdsong").play("buy hand-card")


def choosing_a_fund() -> Scenario:
    table = Scenario("riverfolk", "marquise", "eyrie")
    table.put(5, riverfolk=2)
    table.till("funds", riverfolk=1, eyrie=2)
    table.till("committed", marquise=1)
    table.till("fox-spaces", marquise=1)
    table.posts_gone("fox")
    return table.begin("riverfolk", "daylight").play("river-move")


def losing_funds() -> Scenario:
    table = Scenario("marquise", "riverfolk", "eyrie")
    table.put(7, trade_post=1, marquise=2)
    table.till("funds", riverfolk=2, eyrie=3)
    table.begin("marquise", "daylight")
    table.dice(0, 0)
    return table.play("fight", "fund eyrie")


def conspiring() -> Scenario:
    table = Scenario("lizard_cult", "marquise", "eyrie")
    table.acolytes(4)
    table.outcast("mouse")
    table.souls("anvil")
    table.put(8, lizard_cult=3, marquise=1, eyrie=1, sawmill=1)
    table.put(7, marquise=1)
    return table.begin("lizard_cult", "birdsong")


def converting() -> Scenario:
    return conspiring().play("convert 8")


def revealing() -> Scenario:
    table = Scenario("lizard_cult", "marquise", "eyrie")
    table.hand("lizard_cult", "anvil", "sword", "foxfolk-steel", "armorers-1")
    table.put(8, garden=2)
    table.souls("investments")
    return table.begin("lizard_cult", "daylight").play("sacrifice armorers-1", "ritual-score anvil")


MOMENTS = [
    buying, taking_a_card, afloat_with_mercenaries, hired_may_fight, paying_with_items, choosing_a_fund, losing_funds,
    conspiring, converting, revealing,
]  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
@law("root", "11.2.4", "11.2.6", "11.2.7", "10.4.3", "10.5", "INV.20", "INV.22")
def test_a_position_goes_on_as_before(moment: Callable[[], Scenario]) -> None:
    table, again = moment(), reread(moment())
    assert again.offered() == table.offered()
    assert (again.barred(), ROOT.check(again.state)) == (table.barred(), [])
    for _ in range(12):
        words = table.offered()[-1]
        again.state.chance = table.state.chance
        table.play(words)
        again.play(words)
        assert again.offered() == table.offered()
        assert ROOT.fields(again.state) == ROOT.fields(table.state)


@law("root", "11.2.6", "11.2.7.iii", "10.4.3.i")
def test_steps_that_cannot_be_played_are_refused() -> None:
    table = conspiring()
    assert refused(table, "BuyServices", 0)
    assert refused(table, "ConvertOf", 0, 0)
    assert refused(table, "SanctifyPiece", 0, 6)
    assert refused(table, "LoseFunds", 1, 1)
    table = choosing_a_fund()
    assert refused(table, "LoseFunds", 0, 9)
    assert refused(table, "TradeCard", 0, 99, 0)
    assert refused(table, "SetPrices", 0, 8)
