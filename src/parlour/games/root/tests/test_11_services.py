"""11.2.6, 11.2.7.i, 11.2.7.ii: services of the Riverfolk; hand cards and riverboats."""

import pytest

from parlour.conformance.law import law
from parlour.games.root.tests.scenario import Scenario


def market(*buyers: str, prices: tuple[int, int, int] = (1, 1, 1), **settings: str) -> Scenario:
    """The buyers and the Riverfolk, who hold a card."""
    table = Scenario(*(buyers or ("marquise", "eyrie")), "riverfolk", **settings)
    table.prices(*prices)
    table.hand("riverfolk", "anvil")
    return table


# 11.2.6 Who buys, and when


@law("root", "11.2.6", "11.2.7")
@pytest.mark.parametrize("buyer", ["marquise", "eyrie", "alliance", "lizard_cult"])
def test_any_other_player_may_buy_at_the_start_of_birdsong(buyer: str) -> None:
    table = market(buyer)
    table.begin(buyer, "birdsong")
    assert (table.asked(), table.question()) == (buyer, "BuyServices")
    assert table.offered() == ["end", "buy hand-card", "buy riverboats", "buy mercenaries"]


@law("root", "11.2.6")
def test_the_riverfolk_do_not_buy_of_themselves() -> None:
    table = market()
    table.in_play("riverfolk", "better-burrow-bank-1")
    table.begin("riverfolk", "birdsong")
    assert table.question() == "BurrowBank"


@law("root", "11.2.6")
def test_nobody_must_buy() -> None:
    table = market()
    table.put(8, sawmill=1)
    table.begin("marquise", "birdsong")
    assert table.pieces("wood", 8) == 0
    table.play("end")
    assert (table.in_till("payments"), table.pieces("wood", 8)) == ({}, 1)
    assert "buy" not in table.verbs()


@law("root", "11.2.6", "3.3.1")
def test_dominance_wins_before_services_are_sold() -> None:
    table = market()
    table.activated("marquise", "dominance-fox")
    for clearing in (1, 6, 8):
        table.put(clearing, marquise=1)
    table.begin("marquise", "birdsong")
    assert table.winners() == ["marquise"]


@law("root", "11.2.6", "1.1.3", "CARD.better-burrow-bank")
@pytest.mark.parametrize("first", ["services", "bank"])
def test_the_buyer_orders_services_and_the_burrow_bank(first: str) -> None:
    table = market()
    table.in_play("marquise", "better-burrow-bank-1")
    table.next_card("sword")
    table.begin("marquise", "birdsong")
    assert table.offered() == ["start-next services", "start-next bank"]
    table.play(f"start-next {first}")
    assert table.cards("marquise") == ([] if first == "services" else ["sword"])
    if first == "services":
        table.play("buy hand-card")
        assert (table.cards("marquise"), table.question()) == (["anvil", "sword"], "BurrowBank")
    else:
        table.play("share riverfolk", "buy hand-card")
        assert table.question() == "TakeServiceCard"


@law("root", "11.2.6", "CARD.better-burrow-bank")
def test_the_bank_may_bring_the_card_that_is_bought() -> None:
    table = Scenario("marquise", "eyrie", "riverfolk")
    table.prices(1, 4, 4)
    table.put(8, marquise=23)
    table.in_play("marquise", "better-burrow-bank-1")
    table.begin("marquise", "birdsong")
    if "start-next bank" in table.offered():
        table.play("start-next bank")
    table.play("share riverfolk")
    assert (table.asked(), table.offered()) == ("marquise", ["end", "buy hand-card"])


# 11.2.6.i Price


@law("root", "11.2.6.i")
def test_a_service_costs_exactly_its_price_from_the_own_supply() -> None:
    table = market(prices=(3, 2, 4))
    table.put(8, eyrie=18)
    table.begin("eyrie", "birdsong")
    assert table.offered() == ["end", "buy riverboats"]
    assert table.barred() == {"buy hand-card": "11.2.6.i", "buy mercenaries": "11.2.6.i"}
    table.play("buy riverboats")
    assert (table.in_till("payments"), table.supply("eyrie")) == ({"eyrie": 2}, 0)


@law("root", "11.2.6.i")
def test_neither_officers_nor_acolytes_pay() -> None:
    table = market("alliance", "lizard_cult")
    table.officers(10)
    table.acolytes(1)
    table.put(8, lizard_cult=24)
    table.hand("alliance", "bake-sale")
    assert table.begin("alliance", "birdsong").question() != "BuyServices"
    table.hand("lizard_cult", "cobbler-1")
    assert table.begin("lizard_cult", "birdsong").question() != "BuyServices"


@law("root", "11.2.6.i", "11.6.2")
def test_the_price_is_the_one_that_the_riverfolk_set_last() -> None:
    table = market(prices=(1, 1, 1))
    table.begin("riverfolk", "evening").play("price-hand-card 3", "end")
    supply = table.supply("marquise")
    table.begin("marquise", "birdsong").play("buy hand-card")
    assert (table.in_till("payments"), table.supply("marquise")) == ({"marquise": 3}, supply - 3)


# 11.2.6.ii Number


@law("root", "11.2.6.ii")
def test_one_service_a_turn_without_posts() -> None:
    table = market()
    table.put(5, marquise=1, riverfolk=1)
    table.begin("marquise", "birdsong").play("buy riverboats")
    assert "buy" not in table.verbs()


@law("root", "11.2.6.ii")
@pytest.mark.parametrize("piece", ["marquise", "sawmill", "wood", "keep"])
def test_any_piece_beside_a_post_allows_one_more(piece: str) -> None:
    table = market()
    table.put(1, trade_post=1, **{piece: 1})
    table.put(2, trade_post=1, eyrie=1)
    table.put(8, marquise=1)
    table.begin("marquise", "birdsong").play("buy riverboats")
    assert table.offered() == ["end", "buy hand-card", "buy mercenaries"]
    assert table.barred() == {"buy riverboats": "11.2.6"}
    table.play("buy mercenaries")
    assert "buy" not in table.verbs()


@law("root", "11.2.6.ii", "2.8")
def test_several_pieces_beside_one_post_allow_only_one_more() -> None:
    table = market()
    table.put(5, trade_post=1, marquise=3, sawmill=1)
    table.begin("marquise", "birdsong")
    assert table.state.stack[-1].about(table.state)["n"] == 2


@law("root", "11.2.6.ii")
def test_the_pawn_beside_a_post_counts() -> None:
    table = market("vagabond")
    table.items(up="boot boot boot")
    table.pawn(5)
    table.put(5, trade_post=1)
    table.begin("vagabond", "birdsong").play("buy riverboats")
    assert table.question() == "BuyServices"
    table.play("buy hand-card")
    assert (table.cards("vagabond"), table.in_till("payments")) == (["anvil"], {"riverfolk": 2})
    assert "buy" not in table.verbs()


@law("root", "11.2.6.ii")
def test_the_number_is_settled_with_the_first_purchase() -> None:
    table = market()
    table.put(5, trade_post=1, marquise=1)
    table.hand("riverfolk", "sword", "bake-sale")
    table.begin("marquise", "birdsong").play("buy hand-card", "service-card anvil")
    table.put(7, trade_post=1, marquise=1)
    table.play("buy hand-card", "service-card sword")
    assert "buy" not in table.verbs()


@law("root", "11.2.6", "PROC.4")
def test_the_next_turn_begins_with_no_service_bought() -> None:
    table = market()
    table.begin("marquise", "birdsong").play("buy riverboats")
    while table.asked() == "marquise":
        table.play("end")
    assert (table.asked(), table.offered("buy")) == ("eyrie", ["hand-card", "riverboats", "mercenaries"])
    assert (table.state.services, table.state.bought, table.state.paths) == (0, 0, table.state.rules.land.paths)


# 11.2.6.iii The Vagabond


@law("root", "11.2.6.iii")
def test_the_vagabond_exhausts_items_of_his_choice_and_the_riverfolk_pay_themselves() -> None:
    table = market("vagabond", prices=(2, 4, 4))
    table.items(up="boot sword", track="tea", down="torch", hurt_up="hammer")
    table.begin("vagabond", "birdsong")
    assert table.offered("buy") == ["hand-card"]
    table.play("buy hand-card")
    assert table.offered("service-item") == ["track-tea", "up-boot", "up-sword"]
    table.play("service-item track-tea", "service-item up-sword")
    assert (table.cards("vagabond"), table.in_till("payments"), table.supply("riverfolk")) == (
        ["anvil"], {"riverfolk": 2}, 13,
    )  # fmt: skip


@law("root", "11.2.6.iii", "11.2.6.i")
def test_exhausted_and_damaged_items_do_not_pay() -> None:
    table = market("vagabond", prices=(2, 1, 1))
    table.items(up="boot", down="sword tea", hurt_up="hammer")
    table.begin("vagabond", "birdsong")
    assert table.offered() == ["end", "buy riverboats"]
    assert table.barred() == {"buy hand-card": "11.2.6.i", "buy mercenaries": "11.2.7.iii.b"}


@law("root", "11.2.6.iii", "9.4.1")
def test_tea_that_pays_still_counts_for_the_refresh() -> None:
    table = market("vagabond", prices=(4, 1, 1))
    table.items(track="tea", down="boot boot boot boot")
    table.begin("vagabond", "birdsong").play("buy riverboats")
    assert (table.question(), table.packed("track")) == ("Slip", ["tea"])
    assert table.packed("up") == ["boot", "boot", "boot", "boot"]


# 11.2.7.i Hand card


@law("root", "11.2.7.i")
def test_the_buyer_takes_any_card_of_the_open_hand() -> None:
    table = market()
    table.hand("riverfolk", "sword", "dominance-fox", "ambush-fox")
    table.begin("marquise", "birdsong").play("buy hand-card")
    assert set(table.offered("service-card")) == {"anvil", "sword", "dominance-fox", "ambush-fox"}
    table.play("service-card dominance-fox")
    assert (table.cards("marquise"), len(table.cards("riverfolk"))) == (["dominance-fox"], 3)


@law("root", "11.2.7.i", "Z.2")
def test_everybody_learns_which_card_was_bought() -> None:
    table = market()
    table.hand("riverfolk", "sword")
    table.begin("marquise", "birdsong").play("buy hand-card", "service-card sword")
    event = next(event for event in table.match.events[-1] if event.key == "takes-card")
    assert all(event.visible(seat) for seat in range(-1, 3))


@law("root", "11.2.7.i", "11.2.6")
def test_from_an_empty_hand_no_card_is_sold() -> None:
    table = Scenario("marquise", "riverfolk")
    table.begin("marquise", "birdsong")
    assert table.offered("buy") == ["riverboats", "mercenaries"]
    assert table.barred() == {"buy hand-card": "11.2.7.i"}


@law("root", "11.2.7.i", "11.2.6")
def test_hand_cards_may_be_bought_again_but_boats_and_mercenaries_once() -> None:
    table = market()
    table.hand("riverfolk", "sword")
    for clearing in (2, 5, 7, 9):
        table.put(clearing, trade_post=1, marquise=1)
    table.begin("marquise", "birdsong").play("buy hand-card", "service-card anvil", "buy riverboats", "buy mercenaries")
    assert table.offered("buy") == ["hand-card"]
    assert table.barred() == {"buy riverboats": "11.2.6", "buy mercenaries": "11.2.6"}


# 11.2.7.ii Riverboats


def afloat(*buyers: str, **settings: str) -> Scenario:
    table = Scenario(*buyers, "riverfolk", **settings)
    table.boats()
    return table


@law("root", "11.2.7.ii", "4.2.1")
def test_boats_make_the_river_a_path_but_one_must_rule() -> None:
    table = afloat("marquise", "eyrie")
    table.put(10, marquise=1)
    table.begin("marquise", "daylight").play("march")
    assert table.offered("to") == ["1", "2", "5", "11", "12"]
    table = afloat("marquise", "eyrie")
    table.put(10, marquise=1, eyrie=2)
    table.put(5, marquise=1)
    table.put(11, eyrie=1)
    table.begin("marquise", "daylight").play("march", "from 10")
    assert (table.warriors("marquise", 5), table.warriors("marquise", 10)) == (2, 0)


@law("root", "11.2.7.ii", "2.3")
def test_without_boats_the_river_is_no_path() -> None:
    table = Scenario("marquise", "riverfolk")
    table.put(10, marquise=1)
    table.begin("marquise", "daylight").play("march")
    assert table.offered("to") == ["1", "2", "12"]
    assert table.barred() == {"to 5": "2.3", "to 11": "2.3"}


@law("root", "11.2.7.ii", "6.5.4.ii")
def test_with_boats_wood_comes_along_the_river() -> None:
    table = Scenario("marquise", "riverfolk")
    table.put(8, sawmill=1, marquise=1)
    table.put(5, marquise=1)
    table.put(10, marquise=1, wood=1)
    table.put(2, riverfolk=1)
    table.put(1, riverfolk=1)
    table.begin("marquise", "daylight").play("build sawmill")
    assert table.pieces("sawmill", 10) == 1
    table = Scenario("marquise", "riverfolk")
    table.put(8, sawmill=1, marquise=1)
    table.put(5, marquise=1)
    table.put(10, marquise=1, wood=1)
    table.boats()
    table.begin("marquise", "daylight").play("build sawmill")
    assert table.offered("build-in") == ["5", "10"]


@law("root", "11.2.7.ii", "9.4.2", "9.5.1")
def test_with_boats_the_vagabond_slips_and_walks_along_the_river() -> None:
    table = afloat("vagabond", "marquise")
    table.pawn(10)
    table.items(up="boot")
    table.begin("vagabond", "birdsong")
    assert {"slip clearing-5", "slip clearing-11"} <= set(table.offered())
    table.play("pass")
    assert table.offered("walk") == ["1", "2", "5", "11", "12"]


@law("root", "11.2.7.ii", "7.5.2.ii", "CARD.cobbler")
def test_boats_serve_till_the_end_of_the_turn() -> None:
    table = afloat("marquise", "eyrie")
    table.put(10, marquise=1)
    table.in_play("marquise", "cobbler-1")
    table.begin("marquise", "evening").play("cobbler")
    assert table.offered("to") == ["1", "2", "5", "11", "12"]
    table.play("to 5")
    assert table.state.paths == table.state.rules.land.paths


@law("root", "11.2.7.ii", "G.1")
def test_boats_go_along_the_river_of_the_winter_map() -> None:
    table = afloat("marquise", "eyrie", map="winter")
    table.put(11, marquise=1)
    table.begin("marquise", "daylight").play("march")
    assert table.offered("to") == ["1", "4", "9", "10", "12"]


@law("root", "11.2.7.ii", "9.2.9.ii.b", "11.2.2")
def test_along_the_river_only_swimmers_come_with_the_vagabond() -> None:
    table = afloat("vagabond", "marquise")
    table.pawn(10)
    table.items(up="boot")
    table.put(10, marquise=3, riverfolk=1)
    table.relation("marquise", "allied")
    table.relation("riverfolk", "allied")
    table.begin("vagabond", "daylight").play("walk 5")
    assert table.offered() == ["pass", "take-along riverfolk"]
    assert table.barred() == {"take-along marquise": "9.2.9.ii.b"}
