"""Chapter 9.2.8: the coalition. A dominance card in the Vagabond's hand joins him to the weakest."""

import pytest
from law import law

from root.scenario import Scenario
from root.wanderer import aid, wanderer


def candidate(points: int = 10, law: str = "seed") -> Scenario:
    """He holds the bird dominance card; the Alliance has the fewest points."""
    table = wanderer(8, "crossbow sword boot", law=law)
    table.points(vagabond=points, marquise=12, eyrie=11, alliance=3)
    table.hand("vagabond", "dominance-bird")
    return table


def joined() -> Scenario:
    return candidate().begin("vagabond", "daylight").play("activate dominance-bird")


@law("root", "9.2.8")
def test_with_fewer_than_ten_points_there_is_no_coalition() -> None:
    table = candidate(points=9).begin("vagabond", "daylight")
    assert table.offered("activate") == []
    assert table.barred()["activate dominance-bird"] == "3.3.1"


@law("root", "9.2.8")
def test_the_only_player_with_the_fewest_points_is_the_partner_even_below_his_own() -> None:
    table = joined()
    assert table.state.partner[table.seat("vagabond")] == table.seat("alliance")
    assert table.cards("vagabond") == []


@law("root", "9.2.8")
def test_a_coalition_lasts_and_there_is_no_second_one() -> None:
    table = candidate()
    table.hand("vagabond", "dominance-fox")
    table.begin("vagabond", "daylight").play("activate dominance-bird")
    assert table.offered("activate") == []
    assert table.barred()["activate dominance-fox"] == "3.3.2"


@law("root", "9.2.8")
def test_when_everybody_has_activated_dominance_there_is_no_coalition() -> None:
    table = candidate()
    for other, card in (("marquise", "dominance-fox"), ("eyrie", "dominance-rabbit"), ("alliance", "dominance-mouse")):
        table.activated(other, card)
    table.begin("vagabond", "daylight")
    assert table.offered("activate") == []
    assert table.barred()["activate dominance-bird"] == "9.2.8"


@law("root", "9.2.8")
def test_he_scores_no_more() -> None:
    table = candidate()
    table.put(8, marquise=1)
    table.relation("marquise", "allied")
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("activate dominance-bird")
    aid(table, "marquise", "anvil", "up-boot")
    assert table.score("vagabond") == 10


@law("root", "9.2.8")
def test_he_never_wins_by_what_the_card_asks_for() -> None:
    table = joined()
    table.begin("vagabond", "birdsong")
    assert not table.over()


@law("root", "9.2.8", "END.2")
def test_both_win_when_the_partner_wins_by_a_dominance_card_activated_later() -> None:
    table = joined()
    table.activated("alliance", "dominance-fox")
    for clearing in (1, 6, 8):
        table.put(clearing, alliance=1)
    table.begin("alliance", "birdsong")
    assert table.over()
    assert table.winners() == ["alliance", "vagabond"]


@law("root", "9.2.8", "END.2")
def test_when_somebody_else_wins_he_does_not() -> None:
    table = joined()
    table.state.award(table.seat("marquise"), 20)
    assert table.winners() == ["marquise"]


@law("root", "9.2.8", "2.7")
def test_the_partners_are_no_enemies_in_either_direction_and_for_the_rest_nothing_changes() -> None:
    state = joined().state
    vagabond, alliance, eyrie = 3, 2, 1
    assert not state.enemies(vagabond, alliance)
    assert not state.enemies(alliance, vagabond)
    assert state.enemies(vagabond, eyrie)
    assert state.enemies(eyrie, alliance)


@law("root", "9.2.8", "2.7")
def test_his_favor_spares_the_partner() -> None:
    table = candidate()
    table.items(up="hammer hammer hammer")
    table.put(12, alliance=1, sympathy=1, eyrie=1)
    table.hand("vagabond", "favor-of-the-foxes")
    table.begin("vagabond", "daylight").play("activate dominance-bird", "craft favor-of-the-foxes")
    assert (table.warriors("alliance", 12), table.pieces("sympathy", 12)) == (1, 1)
    assert table.warriors("eyrie", 12) == 0


@law("root", "L-03", "9.2.8")
@pytest.mark.parametrize(("name", "offered"), [("seed", ["alliance"]), ("english", [])])
def test_a_partner_may_be_fought_but_not_with_the_law_english(name: str, offered: list[str]) -> None:
    table = candidate(law=name)
    table.put(8, alliance=1)
    table.begin("vagabond", "daylight").play("activate dominance-bird")
    assert table.offered("attack") == offered
    assert ("attack alliance" in table.barred()) == (not offered)


@law("root", "L-15", "9.5.6")
@pytest.mark.parametrize(("name", "offered"), [("seed", ["alliance"]), ("english", [])])
def test_a_partner_may_be_struck_but_not_with_the_law_english(name: str, offered: list[str]) -> None:
    table = candidate(law=name)
    table.put(8, alliance=1)
    table.begin("vagabond", "daylight").play("activate dominance-bird")
    assert table.offered("strike") == offered
    assert table.barred().get("strike alliance") == (None if offered else "L-15")


@law("root", "9.5.4", "9.2.8")
def test_a_partner_may_be_aided() -> None:
    table = candidate(law="english")
    table.put(8, alliance=1)
    table.hand("vagabond", "anvil")
    table.begin("vagabond", "daylight").play("activate dominance-bird")
    aid(table, "alliance", "anvil", "up-boot")
    assert table.cards("alliance") == ["anvil"]
    assert table.relation_to("alliance") == "amiable"


@law("root", "9.2.9.iii.g")
def test_a_friendly_partner_stays_what_he_was() -> None:
    table = candidate()
    table.relation("alliance", "friendly")
    table.begin("vagabond", "daylight").play("activate dominance-bird")
    assert table.relation_to("alliance") == "friendly"
