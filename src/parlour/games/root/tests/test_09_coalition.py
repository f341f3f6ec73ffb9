"""Chapter 9.2.8: the coalition. A dominance card in the Vagabond's hand joins him to the weakest."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.fields import BY_COALITION
from parlour.games.root.tests.scenario import Scenario
from parlour.games.root.tests.wanderer import aid, wanderer
from parlour.games.root.tests.wanderers import SECOND, wanderers


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


# 9.2.8 With two Vagabonds


def weakest(name: str = "seed", /, **points: int) -> Scenario:
    """Both Vagabonds hold a dominance card; points as given, and 10 for who is not named."""
    table = wanderers(law=name)
    table.points(**{"marquise": 10, "eyrie": 10, "vagabond": 10, SECOND: 10, **points})
    table.hand("vagabond", "dominance-bird")
    table.hand(SECOND, "dominance-fox")
    return table


def joins(table: Scenario, name: str, card: str) -> Scenario:
    return table.begin(name, "daylight").play(f"activate {card}")


@law("root", "9.2.8", "9.7")
def test_a_vagabond_may_be_the_partner_of_the_other() -> None:
    table = joins(weakest(vagabond=3), SECOND, "dominance-fox")
    assert table.state.partner == [-1, -1, -1, table.seat("vagabond")]
    assert not table.state.enemies(table.seat("vagabond"), table.seat(SECOND))


@law("root", "9.2.8", "END.2")
@pytest.mark.parametrize(("one", "other"), [("vagabond", SECOND), (SECOND, "vagabond")])
def test_winning_passes_on_along_a_chain_of_coalitions(one: str, other: str) -> None:
    cards = {"vagabond": "dominance-bird", SECOND: "dominance-fox"}
    table = joins(weakest(**{one: 9}), other, cards[other])
    table.points(**{one: 12, "eyrie": 11})
    joins(table, one, cards[one])
    partner = table.state.partner
    assert (partner[table.seat(other)], partner[table.seat(one)]) == (table.seat(one), table.seat("marquise"))
    table.state.award(table.seat("marquise"), 20)
    assert table.winners() == ["marquise", "vagabond", SECOND]
    assert (table.state.over, table.state.ended_by) == (True, BY_COALITION)


@law("root", "9.2.8", "END.2", "2.7")
def test_a_chain_joins_nobody_but_neighbours_as_partners() -> None:
    table = joins(weakest(vagabond=9), SECOND, "dominance-fox")
    table.points(vagabond=12, eyrie=11)
    state = joins(table, "vagabond", "dominance-bird").state
    marquise, vagabond, second = 0, 2, 3
    assert state.enemies(marquise, second)
    assert not state.enemies(marquise, vagabond)


@law("root", "9.2.8", "9.7")
def test_a_vagabond_who_is_in_a_coalition_of_his_own_is_no_partner() -> None:
    """He has activated a dominance card."""
    table = joins(weakest(vagabond=10, marquise=3), "vagabond", "dominance-bird")
    table.points(vagabond=0)
    joins(table, SECOND, "dominance-fox")
    assert table.state.partner == [-1, -1, 0, 0]


@law("root", "L-09", "9.2.8")
@pytest.mark.parametrize(("name", "partner"), [("seed", "marquise"), ("english", "eyrie")])
def test_who_is_a_partner_already_may_be_one_again_with_the_law_seed_alone(name: str, partner: str) -> None:
    table = joins(weakest(name, marquise=3), "vagabond", "dominance-bird")
    joins(table, SECOND, "dominance-fox")
    assert table.state.partner[table.seat(SECOND)] == table.seat(partner)


@law("root", "L-09", "9.2.8")
@pytest.mark.parametrize("name", ["seed", "english"])
def test_whose_partner_he_is_does_not_keep_a_vagabond_from_a_coalition_of_his_own(name: str) -> None:
    table = joins(weakest(name, vagabond=9), SECOND, "dominance-fox")
    table.points(vagabond=12, eyrie=11)
    joins(table, "vagabond", "dominance-bird")
    assert table.state.partner == [-1, -1, 0, 2]


@law("root", "9.2.8", "L-09")
def test_with_the_law_english_there_may_be_nobody_left_for_the_second() -> None:
    table = weakest("english", marquise=3)
    table.activated("eyrie", "dominance-rabbit")
    joins(table, "vagabond", "dominance-bird").begin(SECOND, "daylight")
    assert table.offered("activate") == []
    assert table.barred()["activate dominance-fox"] == "9.2.8"


@law("root", "9.2.8", "2.7", "9.2.2.i")
def test_a_favor_spares_a_vagabond_who_is_the_partner() -> None:
    table = joins(weakest(vagabond=9), SECOND, "dominance-fox")
    table.pawn(8)
    table.pawn(12, of=SECOND)
    table.items(up="boot boot boot boot")
    table.items(SECOND, up="hammer hammer hammer")
    table.put(8, eyrie=1)
    table.hand(SECOND, "favor-of-the-foxes")
    table.begin(SECOND, "daylight").play("craft favor-of-the-foxes")
    assert (table.warriors("eyrie", 8), table.packed("hurt-up")) == (0, [])
