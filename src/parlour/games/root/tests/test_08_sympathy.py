"""8.4: revolts and the spread of sympathy."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.facts import SYMPATHY
from parlour.games.root.rules.land import LANDS
from parlour.games.root.tests.scenario import Scenario
from parlour.kernel.bag import members

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox")
MICE = ("sword", "investments", "crossbow-mouse", "root-tea-mouse")


def alliance(*others: str, tokens: tuple[int, ...] = (), bases: tuple[int, ...] = ()) -> Scenario:
    table = Scenario("alliance", *(others or ("marquise", "eyrie")))
    for clearing in tokens:
        table.put(clearing, sympathy=1)
    for clearing in bases:
        table.put(clearing, base=1)
    return table


# 8.4.1 Revolt


def ready_to_revolt(
    *supporters: str, tokens: tuple[int, ...] = (12,), bases: tuple[int, ...] = (), **there: int
) -> Scenario:
    """Sympathy in 12, enemies there, supporters."""
    table = alliance(tokens=tokens, bases=bases)
    table.put(12, **there)
    table.supporters(*supporters)
    return table.begin("alliance", "birdsong")


@law("root", "8.4", "8.4.1", "8.4.2")
def test_all_revolts_come_before_sympathy_spreads() -> None:
    table = ready_to_revolt(*FOXES[:3])
    assert table.question() == "Revolts"
    assert "revolt 12" in table.offered()
    assert table.offered("spread") == []
    table.play("end")
    assert table.question() == "Spreads"
    assert table.offered("revolt") == []


@law("root", "8.4.1")
def test_they_may_revolt_any_number_of_times() -> None:
    table = ready_to_revolt("anvil", "foxfolk-steel", "sword", "investments", tokens=(12, 9))
    table.play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert table.offered("revolt") == ["9"]
    table.play("revolt 9", "supporter sword", "supporter investments")
    assert (table.pieces("base", 12), table.pieces("base", 9), table.state.officers) == (1, 1, 2)


@law("root", "8.4.1")
def test_a_revolt_may_be_left_undone() -> None:
    table = ready_to_revolt(*FOXES[:2]).play("end")
    assert len(table.cards("supporters")) == 2


@law("root", "8.4.1.i")
def test_a_base_on_the_map_makes_no_second_revolt_of_its_suit() -> None:
    table = ready_to_revolt("anvil", "foxfolk-steel", "armorers-1", "sappers-1", tokens=(12, 8, 9), bases=(6,))
    assert table.offered("revolt") == ["9"]
    assert table.barred() == {"revolt 8": "8.4.1.i", "revolt 12": "8.4.1.i"}


@law("root", "8.4.1.i")
def test_only_a_sympathetic_clearing_revolts() -> None:
    assert ready_to_revolt(*FOXES, tokens=(12,)).offered("revolt") == ["12"]


@pytest.mark.parametrize(
    ("supporters", "can"),
    [
        (("anvil", "foxfolk-steel"), True),
        (("anvil", "armorers-1"), True),
        (("sappers-1", "armorers-1"), True),
        (("anvil", "sword"), False),
        (("sword", "investments"), False),
    ],
)
@law("root", "8.4.1.ii", "2.1.1")
def test_a_revolt_costs_two_supporters_of_the_suit_birds_included(supporters: tuple[str, ...], can: bool) -> None:
    table = ready_to_revolt(*supporters)
    assert table.question() == "Revolts"  # asked all the same: others may not learn it
    assert table.offered("revolt") == (["12"] if can else [])
    if not can:
        assert table.barred() == {"revolt 12": "8.4.1.ii"}
        return
    table.play("revolt 12", *[f"supporter {card}" for card in supporters])
    assert table.cards("supporters") == []
    assert set(table.cards("discard")) == set(supporters)


@law("root", "8.4.1.iii")
def test_every_sympathetic_clearing_of_the_suit_brings_a_warrior() -> None:
    table = ready_to_revolt("anvil", "foxfolk-steel", tokens=(12, 8, 6, 9))
    table.play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert (table.warriors("alliance", 12), table.state.officers, table.supply("alliance")) == (3, 1, 6)


@law("root", "8.4.1.iii", "3.2.1")
def test_a_revolt_scores_for_buildings_and_tokens_of_all_enemies() -> None:
    table = ready_to_revolt("anvil", "foxfolk-steel", marquise=3, eyrie=2, wood=2, roost=1)
    table.play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert table.score("alliance") == 3
    assert (table.warriors("marquise", 12), table.warriors("eyrie", 12)) == (0, 0)
    assert (table.supply("marquise"), table.supply("eyrie")) == (25, 20)


@law("root", "8.4.1", "3.1")
def test_points_of_the_removal_win_before_the_base_is_placed() -> None:
    table = alliance(tokens=(12,))
    table.put(12, sawmill=1)
    table.supporters("anvil", "foxfolk-steel")
    table.points(alliance=29)
    table.begin("alliance", "birdsong").play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert table.winners() == ["alliance"]
    assert table.pieces("base", 12) == 0


@law("root", "8.4.1", "6.2.3")
def test_what_the_removal_brings_about_comes_before_the_base() -> None:
    table = alliance(tokens=(12,))
    table.put(12, marquise=2)
    table.put(1, keep=1)
    table.hand("marquise", "root-tea-fox")
    table.supporters("anvil", "foxfolk-steel")
    table.begin("alliance", "birdsong").play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert table.asked() == "marquise"
    assert table.pieces("base", 12) == 0
    table.play("hospital root-tea-fox")
    assert (table.warriors("marquise", 1), table.pieces("base", 12)) == (2, 1)


@law("root", "8.4.1", "2.2.3")
def test_a_revolt_needs_room_for_its_base_after_the_removal() -> None:
    table = alliance(tokens=(1, 12))
    table.put(1, sawmill=1)  # its only slot, but an enemy's
    table.supporters(*FOXES)
    table.begin("alliance", "birdsong")
    assert table.offered("revolt") == ["1", "12"]
    full = alliance(tokens=(12,))
    full.g.room[11] = 0
    full.supporters(*FOXES[:2])
    full.in_play("alliance", "royal-claim")  # so that they are asked
    full.begin("alliance", "birdsong")
    assert full.offered("revolt") == []
    assert full.barred() == {"revolt 12": "2.2.3"}


@pytest.mark.parametrize(("supply", "warriors", "officers"), [(3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)])
@law("root", "8.4.1.iii", "2.5")
def test_when_warriors_are_short_the_clearing_is_served_first(supply: int, warriors: int, officers: int) -> None:
    table = alliance(tokens=(12, 8))
    table.put(3, alliance=10 - supply)
    table.supporters("anvil", "foxfolk-steel")
    table.begin("alliance", "birdsong").play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert (table.warriors("alliance", 12), table.state.officers) == (warriors, officers)
    assert table.pieces("base", 12) == 1


@law("root", "8.4.1.iii", "9.2.8")
def test_a_partners_pawn_is_no_enemy_piece() -> None:
    table = alliance("vagabond", "marquise", "eyrie", tokens=(12,))
    table.pawn(12)
    table.items(up="boot boot sword sword")
    table.g.partner[table.seat("vagabond")] = table.seat("alliance")
    table.supporters("anvil", "foxfolk-steel")
    table.begin("alliance", "birdsong").play("revolt 12", "supporter anvil", "supporter foxfolk-steel")
    assert (table.packed("hurt-up"), table.pieces("base", 12)) == ([], 1)


# 8.4.2 Spread sympathy


@pytest.mark.parametrize("clearing", range(1, 13))
@law("root", "8.4.2.i")
def test_sympathy_spreads_to_clearings_beside_a_sympathetic_one(clearing: int) -> None:
    table = alliance(tokens=(clearing,))
    table.supporters("armorers-1")
    table.begin("alliance", "birdsong")
    assert table.offered("spread") == [str(n + 1) for n in members(LANDS["autumn"].paths[clearing - 1])]


@law("root", "8.4.2.i", "6.2.2")
def test_sympathy_never_spreads_to_the_keep() -> None:
    table = alliance(tokens=(5,))
    table.put(1, keep=1)
    table.supporters("armorers-1")
    table.begin("alliance", "birdsong")
    assert table.offered("spread") == ["2"]
    assert table.barred()["spread 1"] == "6.2.2"


TRACK = list(zip((1, 1, 1, 2, 2, 2, 3, 3, 3, 3), (0, 1, 1, 1, 2, 2, 3, 4, 4, 4), strict=True))


@pytest.mark.parametrize("placed", range(10))
@law("root", "8.4.2.ii", "8.4.2.iii", "8.2.5")
def test_the_track_says_what_a_token_costs_and_scores(placed: int) -> None:
    cost, points = TRACK[placed]
    table = alliance(tokens=(1, 2, 3, 4, 5, 6, 7, 8, 10)[:placed])
    table.supporters("armorers-1", "armorers-2", "sappers-1")
    table.put(11, base=1)
    table.begin("alliance", "birdsong")
    if table.question() == "Revolts":
        table.play("end")
    target = table.offered("spread")[-1]
    assert table.state.stack[-1].detail(table.state, table.action(f"spread {target}")) == {"n": cost, "points": points}
    table.play(f"spread {target}", *["supporter armorers-1", "supporter armorers-2", "supporter sappers-1"][:cost])
    assert (table.pieces("sympathy", int(target)), table.score("alliance")) == (1, points)
    assert len(table.cards("supporters")) == 3 - cost


@law("root", "8.4.2.ii", "2.1.1")
def test_sympathy_costs_supporters_of_the_clearings_suit() -> None:
    table = alliance(tokens=(5,))
    table.supporters("anvil")
    table.begin("alliance", "birdsong")
    assert table.offered("spread") == ["1"]
    assert table.barred()["spread 2"] == "8.4.2.ii"


@pytest.mark.parametrize(("marquise", "eyrie", "law_of_it"), [(3, 0, "8.4.2.ii.a"), (2, 2, ""), (0, 3, "8.4.2.ii.a")])
@law("root", "8.4.2.ii.a")
def test_martial_law_asks_one_supporter_more(marquise: int, eyrie: int, law_of_it: str) -> None:
    table = alliance(tokens=(5,))
    table.put(1, marquise=marquise, eyrie=eyrie)
    table.supporters("anvil")
    table.begin("alliance", "birdsong")
    assert table.barred().get("spread 1", "") == law_of_it


@law("root", "8.4.2.ii.a")
def test_own_warriors_are_no_martial_law() -> None:
    table = alliance(tokens=(5,))
    table.put(1, alliance=4)
    table.supporters("anvil")
    table.begin("alliance", "birdsong").play("spread 1", "supporter anvil")
    assert table.pieces("sympathy", 1) == 1


@law("root", "8.4.2")
def test_they_may_spread_any_number_of_times() -> None:
    table = alliance()
    table.supporters("armorers-1", "armorers-2", "sappers-1")
    table.begin("alliance", "birdsong").play("spread 5", "supporter armorers-1", "spread 1", "supporter armorers-2")
    table.play("spread 9", "supporter sappers-1")
    assert table.state.stock[SYMPATHY] == 7
    assert table.score("alliance") == 2


@law("root", "8.4.2", "Z.3")
def test_they_are_asked_even_when_no_supporter_matches() -> None:
    table = alliance(tokens=(12,))
    table.supporters("anvil")  # nothing beside 12 is a fox
    table.begin("alliance", "birdsong")
    assert (table.question(), table.offered()) == ("Spreads", ["end"])
