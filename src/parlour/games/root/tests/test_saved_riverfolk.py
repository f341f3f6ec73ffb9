"""Position files at the questions of the Riverfolk expansion: kept, or refused if they cannot be played."""

import json

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import CARD_IDS, QUEST_IDS
from parlour.games.root.tests.begun import begun
from parlour.games.root.tests.saved import refused, reread
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.kernel.errors import BadFile
from parlour.record.position import read_position, write_position

OTHER = 1
ANVIL, ROYAL = CARD_IDS.index("anvil"), CARD_IDS.index("royal-claim")


def cult() -> Scenario:
    """The Cult in Birdsong, with mice for outcasts."""
    table = Scenario("lizard_cult", "marquise", "eyrie")
    table.put(2, lizard_cult=2, garden=1)
    table.put(10, marquise=3, sawmill=1)
    table.put(9, marquise=2, workshop=1)
    table.outcast("mouse")
    table.acolytes(5)
    table.hand("lizard_cult", "anvil", "mouse-in-a-sack")
    return table.begin("lizard_cult", "birdsong")


def river() -> Scenario:
    """The Riverfolk in Daylight, with funds of three owners."""
    table = Scenario("riverfolk", "marquise", "eyrie")
    table.put(5, riverfolk=2, trade_post=1)
    table.put(10, riverfolk=2, marquise=1, trade_post=1)
    table.put(8, eyrie=2, trade_post=1)
    table.put(9, eyrie=1, trade_post=1)
    table.put(1, marquise=1)
    table.till("funds", riverfolk=2, marquise=2, eyrie=2)
    table.hand("riverfolk", "royal-claim", "cobbler-1")
    return table.begin("riverfolk", "daylight")


def wanderers() -> Scenario:
    table = Scenario("vagabond", "riverfolk", "vagabond_second", "marquise")
    table.character("vagrant")
    table.character("arbiter", of="vagabond_second")
    table.quests(*QUEST_IDS[:3])
    table.pawn(6)
    table.put(6, marquise=2, riverfolk=1)
    table.hand("riverfolk", "anvil")
    return table


OF_THE_CULT = [
    ("Conspiracies", OTHER),
    ("CrusadeTo", 0, 0),
    ("CrusadeTo", 0, 12),
    ("CrusadeFight", 0, 12),
    ("ConvertOf", 0, -1),
    ("SanctifyPiece", 0, 1),
    ("SanctifyPiece", OTHER, 8),
    ("PlaceConverted", 0, 8, 3),
    ("PlaceConverted", 0, 12, 5),
    ("GardenIn", OTHER, ANVIL),
    ("GardenIn", 0, 54),
    ("RitualRecruitIn", 0, 54),
    ("TakeServiceCard", 0),
]
OF_THE_RIVER = [
    ("SetPrices", 0, 8),
    ("UseFund", 0, 1, 0),
    ("UseFund", 0, 6, 0),
    ("UseFund", 0, -2, 0),
    ("UseFund", 0, 2, 2),
    ("UseFund", OTHER, 2, 0),
    ("ChooseSpace", OTHER),
    ("LoseFunds", 0, 7),
    ("LoseFunds", 0, 0),
    ("LoseFunds", OTHER, 1),
    ("RiverRecruit", 0, 12),
    ("TradeCard", 0, ANVIL, 0),
    ("TradeCard", 0, ROYAL, 2),
    ("TradeCard", OTHER, ROYAL, 0),
    ("BuyServices", 0),
    ("StartNext", 0),
    ("PayWithItem", 0, 1),
    ("InstigateAgainst", 0, 1),
]


@pytest.mark.parametrize("step", OF_THE_CULT)
def test_a_step_of_the_cult_that_cannot_be_played_is_refused(step: tuple[object, ...]) -> None:
    assert refused(cult(), *step)


@pytest.mark.parametrize("step", OF_THE_RIVER)
def test_a_step_of_the_riverfolk_that_cannot_be_played_is_refused(step: tuple[object, ...]) -> None:
    assert refused(river(), *step)


@law("root", "10.4.3", "10.5", "10.6.2")
def test_a_game_can_be_saved_at_every_question_of_the_cult() -> None:
    table = cult()
    assert table.question() == "Conspiracies"
    for words in ("crusade-move 2", "to 10", "count 1", "pass", "sanctify 9", "end", "ritual-build mouse-in-a-sack"):
        reread(table).play(words)
    assert reread(table).question() == "GardenIn"
    reread(table).play("garden-in 2")


@law("root", "11.5", "11.5.3", "11.6.2")
def test_a_game_can_be_saved_at_every_question_of_the_riverfolk() -> None:
    table = river()
    table.play("export royal-claim")
    for words in ("space fox", "fund eyrie", "space rabbit", "fund marquise", "space mouse", "fund riverfolk"):
        reread(table).play(words)
    reread(table).play("fund riverfolk")
    assert table.state.till[0] == 1
    for words in ("river-move", "fund marquise", "from 5", "to 10", "count 1", "end"):
        reread(table).play(words)
    for words in ("price-riverboats 4", "price-hand-card 2", "end"):
        reread(table).play(words)
    assert table.state.prices == [2, 4, 1]


@law("root", "11.2.6", "11.2.6.iii", "11.2.7.i")
def test_a_game_can_be_saved_while_a_vagabond_buys_a_card() -> None:
    table = wanderers()
    table.prices(2, 1, 1)
    table.begin("vagabond", "birdsong")
    for words in ("buy hand-card", "service-item up-boot", "service-item up-torch"):
        reread(table).play(words)
    assert table.state.hand[0] == 1 << ANVIL


@law("root", "GG.4.2", "9.7.1")
def test_a_game_can_be_saved_while_a_vagabond_instigates_or_looks_under_a_ruin() -> None:
    table = wanderers().begin("vagabond", "daylight")
    reread(table).play("explore")
    assert reread(table).question() == "ExploreTake"
    reread(table).play("pass")
    table = wanderers().begin("vagabond", "daylight")
    for words in ("instigate marquise", "instigate-against riverfolk"):
        reread(table).play(words)
    assert reread(table).state.instigator in (0, -1)


@law("root", "GG.5.2", "11.2.7.iii")
def test_a_game_can_be_saved_while_a_battle_gathers_helpers() -> None:
    table = Scenario("marquise", "riverfolk", "vagabond", "eyrie")
    table.character("arbiter")
    table.quests(*QUEST_IDS[:3])
    table.pawn(5)
    table.put(5, marquise=2, riverfolk=2, eyrie=2)
    table.contract()
    table.begin("marquise", "daylight")
    for words in ("fight", "battle eyrie", "mercenaries"):
        reread(table).play(words)
    assert reread(table).question() == "DefenderMayEnlist"
    reread(table).play("enlist")


# What lies on what


def loaded(table: Scenario, stack: list[list[object]]) -> str:
    """What is said of a position with these steps on the rest of the turn; "" if nothing."""
    data = json.loads(json.dumps(write_position(ROOT, table.state)))
    data["stack"] += stack
    try:
        read_position(ROOT, data)
    except BadFile as error:
        return str(error)
    return ""


@law("root", "11.5.3", "4.1.1")
def test_funds_that_are_still_to_be_paid_find_a_free_space() -> None:
    trade: list[object] = ["TradeCard", 0, ROYAL, 0]
    space: list[object] = ["ChooseSpace", 0]
    fox: list[object] = ["UseFund", 0, 3, 0]
    assert loaded(river(), [trade, space, space]) == ""
    assert loaded(river(), [trade, space, fox]) == ""
    assert "INV.20" in loaded(river(), [trade, fox, space])
    assert "cannot be played" in loaded(river(), [trade, *[space] * 5])
    assert "INV.20" in loaded(river(), [fox, fox])


@law("root", "11.2.6")
def test_services_are_not_bought_outside_birdsong() -> None:
    table = Scenario("marquise", "riverfolk", "eyrie")
    table.put(5, marquise=1)
    assert "11.2.6" in loaded(table.begin("marquise", "daylight"), [["BuyServices", 0]])


@law("root", "5.1.7", "9.7.2")
def test_two_vagabonds_set_up_in_either_order_and_nobody_else() -> None:
    orders = set()
    for number in range(8):
        table = begun("vagabond", "marquise", "vagabond_second", seed=f"order {number}")
        while table.question() not in ("ChooseCharacter", "StartIn"):
            table.play(table.offered()[0])
        orders.add(reread(table).asked())
        data = write_position(ROOT, table.state)
        assert len(data["stack"]) > 2
        del data["stack"][1]
        with pytest.raises(BadFile, match=r"5\.1\.7|9\.2\.2"):
            read_position(ROOT, data)
    assert orders == {"vagabond", "vagabond_second"}
