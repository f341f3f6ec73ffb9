"""Part GG: the Thief, the Tinker and the Ranger."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import CARD_IDS
from parlour.games.root.tests.scenario import ROOT, Scenario
from parlour.games.root.tests.wanderer import wanderer
from parlour.kernel.match import begin


@law("root", "GG.1.1", "GG.2.1", "GG.3.1", "9.3.5")
@pytest.mark.parametrize(
    ("name", "track", "satchel"),
    [
        ("thief", ["tea"], ["boot", "sword", "torch"]),
        ("tinker", ["bag"], ["boot", "hammer", "torch"]),
        ("ranger", [], ["boot", "crossbow", "sword", "torch"]),
    ],
)
@pytest.mark.parametrize("how", ["choose", "given"])
def test_each_character_starts_with_four_items(name: str, track: list[str], satchel: list[str], how: str) -> None:
    settings = {"reach_check": "off"} | ({"characters": name} if how == "given" else {})
    table = Scenario("vagabond", "alliance")
    table.match = begin(ROOT, ["vagabond", "alliance"], ROOT.read_settings(settings), name)
    if how == "choose":
        table.play(f"character {name}")
    assert table.question() == "StartIn"
    assert (table.packed("track"), table.packed("up")) == (track, satchel)


# GG.1 The Thief


@law("root", "GG.1.2", "9.5.9")
def test_the_thief_takes_a_random_card_of_a_player_in_his_clearing_for_a_torch() -> None:
    table = wanderer(12, "torch boot")
    table.put(12, sympathy=1)
    table.hand("alliance", "anvil", "sword", "royal-claim")
    table.begin("vagabond", "daylight")
    table.luck(lambda g: g.draw(g.hand[2]) == CARD_IDS.index("sword"))
    table.play("steal alliance")
    assert table.cards("vagabond") == ["sword"]
    assert set(table.cards("alliance")) == {"anvil", "royal-claim"}
    assert table.packed("down") == ["torch"]


@law("root", "GG.1.2")
def test_whoever_is_elsewhere_or_holds_no_card_is_not_stolen_from() -> None:
    table = wanderer(12, "torch boot")
    table.put(12, eyrie=1, marquise=1)
    table.put(4, alliance=1)
    table.hand("eyrie", "anvil")
    table.hand("alliance", "sword")
    table.begin("vagabond", "daylight")
    assert table.offered("steal") == ["eyrie"]
    assert table.barred()["steal marquise"] == "GG.1.2"


@law("root", "GG.1.2", "Z.2")
def test_only_the_thief_and_the_victim_know_the_card() -> None:
    table = wanderer(12, "torch boot")
    table.put(12, eyrie=1)
    table.hand("eyrie", "anvil")
    table.begin("vagabond", "daylight").play("steal eyrie")
    told = {event.key: event for event in table.match.events[-1]}
    assert [told["steals"].visible(seat) for seat in (-1, 0, 1, 2, 3)] == [False, False, True, False, True]


@law("root", "9.5.9")
def test_without_a_torch_there_is_no_special_action() -> None:
    table = wanderer(12, "boot")
    table.items(up="boot", down="torch", hurt_up="torch")
    table.put(12, eyrie=1)
    table.hand("eyrie", "anvil")
    table.begin("vagabond", "daylight")
    assert table.offered("steal") == []
    assert table.barred()["steal eyrie"] == "9.5.9"


@law("root", "GG.1.2", "GG.2.2", "GG.3.2", "9.5.9")
def test_each_character_has_only_its_own_special_action() -> None:
    own = {"thief": "steal", "tinker": "labor", "ranger": "start-hideout"}
    for name, verb in own.items():
        table = wanderer(12)
        table.character(name)
        table.items(up="torch", hurt_up="boot")
        table.put(12, eyrie=1)
        table.hand("eyrie", "foxfolk-steel")
        table.discarded("anvil")
        table.begin("vagabond", "daylight")
        assert table.verbs() & set(own.values()) == {verb}


# GG.2 The Tinker


@law("root", "GG.2.2", "9.5.9")
def test_the_tinker_takes_a_card_of_the_suit_or_a_bird_from_the_discard_pile_for_a_torch() -> None:
    table = wanderer(8)
    table.character("tinker")
    table.items(up="torch boot")
    table.discarded("anvil", "royal-claim", "sword")
    table.begin("vagabond", "daylight")
    assert set(table.offered("labor")) == {"anvil", "royal-claim"}
    table.play("labor anvil")
    assert table.cards("vagabond") == ["anvil"]
    assert set(table.cards("discard")) == {"royal-claim", "sword"}
    assert table.packed("down") == ["torch"]
    assert table.happened() == ["labors"]


@law("root", "GG.2.2")
def test_dominance_cards_beside_the_map_are_not_in_the_discard_pile() -> None:
    table = wanderer(8)
    table.character("tinker")
    table.items(up="torch boot")
    table.available("dominance-fox")
    table.begin("vagabond", "daylight")
    assert table.offered("labor") == []


# GG.3 The Ranger


def ranger(place: int | str = 8, **items: str) -> Scenario:
    table = wanderer(place)
    table.character("ranger")
    table.items(**items)
    return table.begin("vagabond", "daylight")


@law("root", "GG.3.2", "9.5.9")
def test_with_fewer_than_three_damaged_items_all_are_repaired_and_daylight_ends() -> None:
    table = ranger(up="torch boot sword", hurt_up="tea", hurt_down="hammer").play("start-hideout")
    assert table.packed("track") == ["tea"]
    assert table.packed("down") == ["hammer", "torch"]
    assert table.packed("hurt-up") == table.packed("hurt-down") == []
    assert table.asked() != "vagabond"


@law("root", "GG.3.2")
def test_without_a_damaged_item_there_is_no_hideout() -> None:
    table = ranger(up="torch boot")
    assert table.offered("start-hideout") == []
    assert table.barred()["start-hideout"] == "GG.3.2"


@law("root", "GG.3.2", "9.5.9")
def test_without_a_torch_there_is_no_hideout() -> None:
    table = ranger(up="boot", down="torch", hurt_up="sword")
    assert table.barred()["start-hideout"] == "9.5.9"


@law("root", "GG.3.2", "9.5")
def test_a_hideout_needs_no_clearing() -> None:
    table = ranger("4_9_12", up="torch boot", hurt_up="sword")
    assert "start-hideout" in table.offered()
