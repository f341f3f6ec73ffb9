"""Position files at the questions of the Eyrie and the Alliance: kept, or refused if they cannot be played."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.derived import derive
from parlour.games.root.rules.facts import DOMINANCES, QUEST_IDS
from parlour.games.root.rules.move import MoveCount
from parlour.games.root.tests.saved import refused, reread
from parlour.games.root.tests.scenario import ROOT, Scenario

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox")
EYRIE = ALLIANCE = 0
MARQUISE = 1


def eyrie() -> Scenario:
    """The Eyrie in Daylight, with a roost in 3."""
    table = Scenario("eyrie", "marquise", "alliance")
    table.put(1, marquise=1)
    table.put(3, eyrie=3, roost=1)
    table.decree("despot")
    return table.begin("eyrie", "daylight")


def alliance() -> Scenario:
    """The Alliance in Birdsong, with sympathy in 12 and a base in 7."""
    table = Scenario("alliance", "marquise", "eyrie")
    table.put(12, sympathy=1)
    table.put(7, base=1)
    table.put(1, keep=1, sawmill=1)
    table.hand("marquise", "investments")
    table.supporters(*FOXES)
    return table.begin("alliance", "birdsong")


def vagabond() -> Scenario:
    """Neither plays here, nor can be asked."""
    table = Scenario("marquise", "vagabond")
    table.g.deck, table.g.removed = table.g.deck & ~DOMINANCES, DOMINANCES
    table.quests(*QUEST_IDS[:3])
    table.put(1, marquise=1)
    return table.begin("marquise", "daylight")


OF_THE_EYRIE = [
    ("FirstRoost", EYRIE),
    ("FirstRoost",),
    ("ChooseLeader",),
    ("AddToDecree", EYRIE, 2, 0),
    ("ChooseColumn", EYRIE, 54),
    ("ChooseColumn", MARQUISE, 0),
    ("ChooseColumn", EYRIE, 1),
    ("DecreeRecruit", EYRIE, 4096),
    ("DecreeRecruit", EYRIE, 1),
    ("DecreeBuild", EYRIE, -1),
    ("DecreeBuild", EYRIE, 1),
]
OF_THE_ALLIANCE = [
    ("Revolts", MARQUISE),
    ("Revolt", ALLIANCE, 8),
    ("Revolt", MARQUISE, 11),
    ("Revolt", ALLIANCE, 12),
    ("PlaceBase", ALLIANCE, 12),
    ("PlaceBase", ALLIANCE, 6),
    ("PlaceBase", ALLIANCE, 0),
    ("PlaceBase", MARQUISE, 11),
    ("PlaceSympathy", ALLIANCE, 11),
    ("PlaceSympathy", ALLIANCE, 0),
    ("PlaceSympathy", ALLIANCE, -1),
    ("AllianceDaylight", MARQUISE),
    ("SpendSupporters", ALLIANCE, 0, 5),
    ("SpendSupporters", ALLIANCE, 3, 1),
    ("SpendSupporters", ALLIANCE, 0, 0),
    ("PayOutrage", MARQUISE, 4),
    ("PayOutrage", MARQUISE, 12),
    ("PayOutrage", 3, 1),
    ("PayOutrage", -1, 1),
    ("PayOutrage", ALLIANCE, 1),
    ("SeeHand", ALLIANCE, 3),
    ("CutSupporter",),
]
OF_NOBODY = [
    ("ChooseLeader",),
    ("FirstRoost",),
    ("SeeHand", -1, 0),
    ("CutSupporter",),
    ("SpendSupporters", -1, 0, 1),
    ("PayOutrage", 0, 1),
]


@pytest.mark.parametrize("step", OF_THE_EYRIE)
def test_a_step_of_the_eyrie_that_cannot_be_played_is_refused(step: tuple[object, ...]) -> None:
    assert refused(eyrie(), *step)


@pytest.mark.parametrize("step", OF_THE_ALLIANCE)
def test_a_step_of_the_alliance_that_cannot_be_played_is_refused(step: tuple[object, ...]) -> None:
    assert refused(alliance(), *step)


@pytest.mark.parametrize("step", OF_NOBODY)
def test_a_game_without_eyrie_and_alliance_has_no_steps_of_theirs(step: tuple[object, ...]) -> None:
    assert refused(vagabond(), *step)


@law("root", "PROC.4")
def test_no_part_of_a_turn_lies_above_what_is_in_progress() -> None:
    g = vagabond().state.clone()
    derive(g)
    assert ROOT.check(g) == []
    g.stack.insert(-1, MoveCount(0, 0, 1))  # whose warriors may be gone when Daylight is over
    assert [sentence.partition(":")[0] for sentence in ROOT.check(g)] == ["position.stack"]


@law("root", "7.4.2", "7.4.3", "7.5.2.iv")
def test_a_game_can_be_saved_at_every_question_of_the_eyrie() -> None:
    table = Scenario("eyrie", "marquise", "alliance")
    table.put(1, marquise=1)
    table.put(5, eyrie=1)
    table.decree("builder")
    table.hand("eyrie", "anvil", "armorers-1")
    table.begin("eyrie", "birdsong")
    for words in ("decree armorers-1", "column build", "decree anvil", "column build", "new-roost 3"):
        reread(table).play(words)
    for words in ("from 3", "to 6", "count 1", "resolve bird", "decree-build 5"):
        reread(table).play(words)
    assert (table.pieces("roost", 5), table.pieces("roost", 6)) == (1, 1)
    assert reread(table).asked() == "marquise"


@law("root", "7.5.2.i")
def test_a_game_can_be_saved_while_the_decree_asks_where_to_recruit() -> None:
    table = Scenario("eyrie", "marquise", "alliance")
    table.put(3, eyrie=1, roost=1)
    table.put(5, eyrie=1, roost=1)
    table.decree("charismatic")
    table.begin("eyrie", "daylight")
    assert table.question() == "DecreeRecruit"
    reread(table).play("decree-recruit 5")
    assert table.warriors("eyrie", 5) == 3


@law("root", "7.7.3")
def test_a_game_can_be_saved_while_a_leader_is_chosen() -> None:
    table = Scenario("eyrie", "marquise", "alliance")
    table.put(1, marquise=1)
    table.put(3, eyrie=3, roost=1)
    table.decree("despot", recruit="anvil")
    reread(table.begin("eyrie", "daylight")).play("leader commander")
    assert table.asked() == "marquise"


@law("root", "8.4.1", "8.4.2", "8.5", "8.6.1")
def test_a_game_can_be_saved_at_every_question_of_the_alliance() -> None:
    table = Scenario("alliance", "marquise", "eyrie")
    table.put(12, sympathy=1)
    table.put(1, marquise=1)
    table.supporters(*FOXES, "armorers-1")
    table.hand("alliance", "sword", "armorers-2")
    table.begin("alliance", "birdsong")
    birdsong = ("revolt 12", "supporter anvil", "supporter foxfolk-steel", "spread 9", "supporter armorers-1", "end")
    for words in (*birdsong, "mobilize sword", "train armorers-2", "operation-recruit 12", "operation-move"):
        reread(table).play(words)
    assert reread(table).question() == "MoveTo"
