"""Chapter 9.3: the Vagabond sets up."""

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.games.root.tests.wanderer import wanderer
from parlour.kernel.match import begin

ALL = ("marquise", "eyrie", "alliance", "vagabond")


def at_setup(**settings: str) -> Scenario:
    """A new game, at the Vagabond's first question."""
    table = Scenario()
    table.match = begin(ROOT, list(ALL), ROOT.read_settings({"first": "0", **settings}), "setup")
    while table.asked() != "vagabond":
        table.match.apply(table.state.offer[0])
    return table


SIX_CHARACTERS = ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel")


@law("root", "9.3", "9.3.1", "9.3.2", "9.3.3")
def test_he_chooses_a_character_then_a_forest_and_only_then_sees_the_quests() -> None:
    table = at_setup()
    assert table.offered() == [f"character {name}" for name in SIX_CHARACTERS]
    assert not table.state.open_quests
    table.play("character ranger")
    assert not table.state.open_quests
    assert table.offered("start-in") == [f"forest-{name}" for name in table.state.rules.land.forests]
    assert len(table.offered("start-in")) == 7
    table.play("start-in forest-4_9_12")
    assert table.state.open_quests.bit_count() == 3
    assert table.state.quest_deck.bit_count() == 12
    assert table.state.open_quests & table.state.quest_deck == 0


@law("root", "9.3.4")
def test_a_bag_a_boot_a_hammer_and_a_sword_lie_under_the_four_ruins() -> None:
    table = at_setup(characters="ranger").play("start-in forest-4_9_12")
    found = []
    table.g = table.state
    for place in (6, 10, 11, 12):
        table.pawn(place)
        table.items(up="torch")
        table.begin("vagabond", "daylight").play("explore")
        found += table.packed("up") + table.packed("track")
    assert sorted(found) == ["bag", "boot", "hammer", "sword"]


@law("root", "9.3.4")
def test_which_item_lies_under_a_ruin_is_left_to_chance() -> None:
    found = set()
    for seed in range(40):
        table = wanderer(12, "torch")
        table.state.chance = seed + 1
        table.begin("vagabond", "daylight").play("explore")
        found |= set(table.packed("up") + table.packed("track"))
    assert found == {"bag", "boot", "hammer", "sword"}


@law("root", "9.3.5")
def test_the_items_of_the_character_lie_face_up_on_tracks_and_in_the_satchel() -> None:
    table = at_setup().play("character tinker", "start-in forest-4_9_12")
    assert table.packed("track") == ["bag"]
    assert table.packed("up") == ["boot", "hammer", "torch"]
    assert table.packed("down") == table.packed("hurt-up") == table.packed("hurt-down") == []


@law("root", "9.3.6", "9.2.9")
def test_every_faction_starts_indifferent_with_one_marker_each() -> None:
    table = at_setup().play("character thief", "start-in forest-4_9_12")
    assert [table.relation_to(other) for other in ALL[:3]] == ["indifferent"] * 3
