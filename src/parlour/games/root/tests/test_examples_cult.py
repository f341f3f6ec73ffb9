"""The worked examples of the Lizard Cult: EX-91 to EX-101."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.fights import fight
from parlour.games.root.tests.scenario import Scenario


def cult(**settings: str) -> Scenario:
    """Cult, Marquise and Eyrie; the Cult holds a card, so that its Daylight asks."""
    table = Scenario("lizard_cult", "marquise", "eyrie", **settings)
    table.hand("lizard_cult", "anvil")
    return table


FOXES = ("foxfolk-steel", "root-tea-fox", "travel-gear-fox")
MICE = ("sword", "investments")
BIRDS = ("armorers-1", "sappers-1", "royal-claim", "birdy-bindle")


@law("root", "10.4.1", "10.4.2", "10.2.2")
def test_ex_91_most_lost_souls_name_the_outcasts_and_birds_do_not_count() -> None:
    table = cult()
    table.outcast("mouse")
    table.souls(*FOXES, *MICE, *BIRDS)
    table.begin("lizard_cult", "birdsong")
    assert (table.state.outcast, table.state.hated) == (0, False)
    assert (len(table.cards("discard")), table.cards("souls")) == (9, [])


@law("root", "10.4.1")
def test_ex_92_without_a_leader_the_marker_stays_and_is_hated() -> None:
    table = cult()
    table.outcast("rabbit")
    table.souls(*FOXES[:2], *MICE)
    table.begin("lizard_cult", "birdsong")
    assert (table.state.outcast, table.state.hated) == (1, True)


@law("root", "10.4.1")
def test_ex_92_the_hated_who_lead_again_stay_hated() -> None:
    table = cult()
    table.outcast("fox", hated=True)
    table.souls(*FOXES)
    table.begin("lizard_cult", "birdsong")
    assert (table.state.outcast, table.state.hated) == (0, True)


@law("root", "10.2.6", "10.4.2", "3.3.3")
def test_ex_93_a_dominance_card_is_available_only_after_the_lost_souls_are_discarded() -> None:
    table = cult()
    table.put(3, sawmill=1, marquise=1)
    table.hand("marquise", "dominance-rabbit", "bake-sale")
    table.hand("eyrie", "cobbler-1")
    table.begin("marquise", "daylight").play("overwork dominance-rabbit")
    assert (table.cards("souls"), table.cards("available")) == (["dominance-rabbit"], [])
    assert "take-dominance" not in table.verbs()
    table.begin("lizard_cult", "birdsong")
    assert (table.cards("souls"), table.cards("available")) == ([], ["dominance-rabbit"])
    table.begin("marquise", "daylight")
    assert table.offered("take-dominance") == ["dominance-rabbit"]


@law("root", "10.4.3", "10.4.3.i", "10.4.3.ii", "10.4.3.iii")
def test_ex_94_against_the_hated_every_conspiracy_costs_one_acolyte_less() -> None:
    table = cult()
    table.outcast("mouse", hated=True)
    table.acolytes(3)
    table.put(2, marquise=2, workshop=1, lizard_cult=1)
    table.begin("lizard_cult", "birdsong")
    supply = table.supply("lizard_cult")
    assert table.offered() == ["end", "crusade-battle 2", "convert 2", "sanctify 2"]
    table.play("sanctify 2")
    assert (table.state.acolytes, table.supply("lizard_cult")) == (1, supply + 2)
    assert table.offered() == ["end", "crusade-battle 2", "crusade-move 2", "convert 2"]
    table.play("convert 2")
    assert (table.state.acolytes, table.supply("lizard_cult")) == (0, supply + 2)
    assert table.warriors("lizard_cult", 2) == 2
    assert "convert" not in table.verbs()


@law("root", "10.4.3", "6.2.2")
def test_ex_95_in_the_clearing_with_the_keep_only_a_crusade_is_possible() -> None:
    table = cult()
    table.acolytes(3)
    table.put(1, keep=1, marquise=1, sawmill=1, lizard_cult=1)
    table.begin("lizard_cult", "birdsong")
    assert table.offered() == ["end", "crusade-battle 1"]
    assert table.barred()["convert 1"] == "10.4.3.ii"
    assert table.barred()["sanctify 1"] == "10.4.3.iii"


@law("root", "10.4.3.iii", "3.2.1", "10.2.4")
def test_ex_96_sanctify_turns_a_sawmill_into_a_garden() -> None:
    table = cult()
    table.acolytes(4)
    table.put(12, sawmill=1, marquise=3)
    table.begin("lizard_cult", "birdsong").play("sanctify 12")
    assert (table.pieces("sawmill", 12), table.pieces("garden", 12)) == (0, 1)
    assert (table.state.room[11], table.state.stock[0]) == (0, 6)
    assert (table.score("lizard_cult"), table.ruler(12)) == (1, "lizard_cult")


@law("root", "10.5.3")
def test_ex_97_score_spends_the_card_for_the_points_of_its_gardens_once_a_suit() -> None:
    table = cult()
    table.put(2, garden=2)
    table.put(7, garden=1)
    table.hand("lizard_cult", *MICE)
    table.begin("lizard_cult", "daylight").play("ritual-score sword")
    assert (table.score("lizard_cult"), table.cards("souls")) == (2, ["sword"])
    assert table.offered("ritual-score") == ["anvil"]
    assert table.barred()["ritual-score investments"] == "10.5.3"


@law("root", "10.5.3", "L-20")
@pytest.mark.parametrize(("of_table", "scored"), [("seed", ["anvil"]), ("english", [])])
def test_ex_97_without_a_garden_score_brings_nothing_by_the_seed_and_is_illegal_in_english(
    of_table: str, scored: list[str]
) -> None:
    table = cult(law=of_table)
    table.points(lizard_cult=3)
    table.begin("lizard_cult", "daylight")
    assert table.offered("ritual-score") == scored
    if scored:
        table.play("ritual-score anvil")
        assert (table.score("lizard_cult"), table.cards("souls")) == (3, ["anvil"])
    else:
        assert table.barred()["ritual-score anvil"] == "L-20"


@law("root", "10.2.3")
def test_ex_98_warriors_lost_in_defence_become_acolytes() -> None:
    table = Scenario("lizard_cult", "eyrie")
    table.put(8, lizard_cult=3, eyrie=3)
    table.dice(2, 0)
    fight(table, "eyrie", 8, "lizard_cult")
    assert (table.warriors("lizard_cult", 8), table.state.acolytes, table.supply("lizard_cult")) == (1, 2, 22)


@law("root", "10.2.3")
def test_ex_98_warriors_lost_in_attack_go_to_the_supply() -> None:
    table = Scenario("lizard_cult", "eyrie")
    table.put(8, lizard_cult=3, eyrie=3)
    table.dice(2, 2)
    fight(table, "lizard_cult", 8, "eyrie")
    assert (table.warriors("lizard_cult", 8), table.state.acolytes, table.supply("lizard_cult")) == (1, 0, 24)


@law("root", "10.2.5", "CARD.favor")
def test_ex_99_fear_takes_a_card_for_each_garden_while_there_is_one() -> None:
    table = cult()
    table.put(8, garden=1)
    table.put(6, garden=1)
    for clearing in (1, 12):
        table.put(clearing, roost=1)
    table.put(8, roost=1)
    table.hand("eyrie", "favor-of-the-foxes")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.cards("lizard_cult") == []
    assert set(table.cards("souls")) == {"anvil", "favor-of-the-foxes"}
    assert table.score("eyrie") == 2


@law("root", "10.2.2", "10.5.4", "10.6.1", "10.5")
def test_ex_100_a_bird_serves_for_sacrifice_alone_and_returns_in_the_evening() -> None:
    table = Scenario("lizard_cult", "marquise")
    table.put(2, garden=1)
    table.hand("lizard_cult", "armorers-1")
    table.begin("lizard_cult", "daylight")
    assert table.offered() == ["end", "sacrifice armorers-1"]
    assert table.barred() == {f"ritual-{ritual} armorers-1": "10.2.2" for ritual in ("build", "recruit", "score")}
    table.play("sacrifice armorers-1")
    assert table.state.acolytes == 1
    assert "armorers-1" in table.cards("lizard_cult")
    assert table.cards("revealed") == []


@law("root", "10.6.2", "10.2.1", "4.1.1")
def test_ex_101_only_gardens_of_the_outcast_suit_craft() -> None:
    table = Scenario("lizard_cult", "marquise")
    table.outcast("mouse")
    table.put(2, garden=1)
    table.put(7, garden=1)
    table.put(8, garden=2)
    table.put(1, garden=1)
    table.hand("lizard_cult", "scouting-party-1", "brutal-tactics-1")
    table.begin("lizard_cult", "evening")
    assert table.offered() == ["end", "craft scouting-party-1"]
    assert table.barred() == {"craft brutal-tactics-1": "10.6.2"}
    table.play("craft scouting-party-1")
    assert table.crafted("lizard_cult") == ["scouting-party-1"]
