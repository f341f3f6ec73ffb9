"""The Favor cards: everything of the enemies leaves all clearings of a suit."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario


def duel(**pieces: int) -> Scenario:
    """Marquise and Eyrie in clearing 8, a fox clearing."""
    table = Scenario("marquise", "eyrie")
    table.put(8, **pieces)
    return table


def favor(suit: str, *roosts: int) -> Scenario:
    table = Scenario()
    for clearing in roosts:
        table.put(clearing, roost=1)
    table.hand("eyrie", f"favor-of-the-{suit}")
    return table


@law("root", "CARD.favor")
@pytest.mark.parametrize(
    ("suit", "roosts", "hit"), [("foxes", (1, 6, 8), 12), ("rabbits", (3, 4, 5), 10), ("mice", (2, 7, 9), 11)]
)
def test_a_favor_removes_all_enemy_pieces_from_all_clearings_of_its_suit(
    suit: str, roosts: tuple[int, ...], hit: int
) -> None:
    table = favor(suit, *roosts)
    for clearing in range(1, 13):
        table.put(clearing, marquise=1)
    table.put(hit, wood=1, eyrie=2)
    table.begin("eyrie", "daylight").play(f"craft favor-of-the-{suit}")
    left = [clearing for clearing in range(1, 13) if table.warriors("marquise", clearing)]
    assert left == [clearing for clearing in range(1, 13) if clearing not in (*roosts, hit)]
    assert (table.pieces("wood", hit), table.warriors("eyrie", hit)) == (0, 2)
    assert table.cards("discard") == [f"favor-of-the-{suit}"]


@law("root", "CARD.favor", "END.1")
def test_a_favor_scores_each_building_and_token() -> None:
    table = favor("foxes", 1, 6, 8)
    table.put(12, sawmill=1, wood=3, marquise=5)
    table.put(6, sympathy=1)
    table.hand("eyrie", "anvil")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes", "outrage anvil")
    scored = [event.args["n"] for events in table.match.events for event in events if event.key == "scores"]
    assert scored[0] == 5


@law("root", "CARD.favor", "6.2.2", "6.2.3")
def test_a_favor_can_remove_the_keep_and_then_no_hospital_saves_anybody() -> None:
    table = favor("foxes", 6, 8, 12)
    table.put(1, keep=1, marquise=2)
    table.hand("marquise", "anvil")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.pieces("keep", 1) == 0
    assert table.view("eyrie")["players"][0]["board"]["keep"] is None
    assert table.supply("marquise") == 25
    assert table.cards("marquise") == ["anvil"]


@law("root", "CARD.favor", "PROC.3", "6.2.3")
def test_field_hospitals_are_asked_for_each_clearing_of_a_favor() -> None:
    table = favor("foxes", 6, 8, 12)
    table.put(2, keep=1)
    table.put(1, marquise=2)
    table.put(12, marquise=3)
    table.hand("marquise", "anvil", "foxfolk-steel")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.question() == "FieldHospitals"
    table.play("pass", "hospital anvil")
    assert table.warriors("marquise", 2) == 3


@law("root", "CARD.favor", "9.2.2.i")
def test_a_favor_damages_three_items_of_a_vagabond_there() -> None:
    table = favor("foxes", 1, 6, 8)
    table.pawn(12)
    table.items(up="sword boot torch crossbow")
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    for _ in range(3):
        assert table.question() == "DamageItem"
        table.play(table.offered()[0])
    assert len(table.packed("up")) == 1


@law("root", "CARD.favor", "9.2.8")
def test_a_favor_spares_the_pieces_of_a_partner() -> None:
    table = Scenario()
    table.activated("vagabond", "dominance-bird")
    table.g.partner[table.seat("vagabond")] = table.seat("alliance")
    table.pawn(8)
    table.items(up="hammer hammer hammer")
    table.put(12, alliance=2, marquise=1)
    table.hand("vagabond", "favor-of-the-foxes")
    table.begin("vagabond", "daylight").play("craft favor-of-the-foxes")
    assert (table.warriors("alliance", 12), table.warriors("marquise", 12)) == (2, 0)


@law("root", "CARD.favor")
def test_officers_and_supporters_are_not_on_the_map() -> None:
    table = favor("foxes", 1, 6, 8)
    table.officers(2)
    table.supporters("anvil")
    table.put(12, alliance=1)
    table.begin("eyrie", "daylight").play("craft favor-of-the-foxes")
    assert table.state.officers == 2
    assert table.cards("supporters") == ["anvil"]
