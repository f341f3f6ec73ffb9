"""Chapter 13: the special effects of items and goons."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario
from parlour.games.lockup.tests.kit_more import applied, crafting, recruiting, sight

CREWS = ("goblins", "gnolls", "kobolds")


def table_of_three() -> Scenario:
    return Scenario(*CREWS)


@law("lockup", "13.1")
@pytest.mark.parametrize("good", ["scrap", "potion", "iron", "gold"])
def test_gain_a_resource_takes_1_of_that_type_from_the_supply(good: str) -> None:
    table = table_of_three()
    before = table.in_supply(good)
    applied(table, "goblins", f"gain-{good}")
    assert table.goods("goblins") == {good: 1}
    assert table.in_supply(good) == before - 1


@law("lockup", "13.1")
@pytest.mark.parametrize(
    ("item", "gained"),
    [("junk-magnet", "scrap"), ("pocket-crucible", "iron"), ("hidden-still", "gold"), ("alchemists-satchel", "potion")],
)
def test_items_that_bring_a_resource(item: str, gained: str) -> None:
    table = crafting(item, scrap=5, potion=5, iron=5).settle()
    before = table.of("goblins", gained)
    table.chooses(f"craft {item}")
    if table.question() == "PayCost":
        table.chooses("pay scrap" if gained != "scrap" else "pay potion")
    cost = {"junk-magnet": 0, "pocket-crucible": 1, "hidden-still": 0, "alchemists-satchel": 3}[item]
    assert table.of("goblins", gained) == before - cost + 1


@law("lockup", "13.2")
def test_discard_suspicion_puts_1_own_token_back() -> None:
    table = table_of_three().has("goblins", suspicion=3)
    applied(table, "goblins", "discard-suspicion")
    assert table.of("goblins", "suspicion") == 2
    assert table.in_supply("suspicion") == 10


@law("lockup", "13.3", "DEC.22")
def test_give_suspicion_moves_1_own_token_to_an_opponent_of_choice() -> None:
    table = table_of_three().has("goblins", suspicion=2)
    applied(table, "goblins", "give-suspicion")
    assert (table.asked(), table.offered()) == ("goblins", ["accuse gnolls", "accuse kobolds"])  # no way out
    table.chooses("accuse kobolds")
    assert [table.of(crew, "suspicion") for crew in CREWS] == [1, 0, 1]
    assert table.in_supply("suspicion") == 10


@law("lockup", "DEC.22", "13.3")
def test_with_one_opponent_nobody_is_asked_who_gets_the_suspicion() -> None:
    table = Scenario("goblins", "gnolls").has("goblins", suspicion=1)
    applied(table, "goblins", "give-suspicion")
    assert table.over()
    assert table.of("gnolls", "suspicion") == 1


@law("lockup", "13.4")
def test_gain_power_takes_1_power_from_the_supply() -> None:
    table = table_of_three()
    applied(table, "goblins", "gain-power")
    assert table.of("goblins", "power") == 2
    assert table.in_supply("power") == 18


@law("lockup", "13.5")
def test_draw_tome_draws_the_top_card_in_secret() -> None:
    table = table_of_three().next_tomes("feint-manual", "book-of-alibis")
    applied(table, "goblins", "draw-tome")
    assert table.cards("goblins", "tomes") == ["feint-manual"]
    assert table.happened() == ["draws-tome", "draws-tome-unseen"]
    others = sight(table, "gnolls")["players"][0]
    assert (others["tomes"], others["tome_count"]) == (None, 1)


@law("lockup", "13.6")
@pytest.mark.parametrize("item", ["hollow-heel-boots", "smugglers-sash", "false-bottom-chest"])
def test_storage_raises_the_limit_by_1_for_good(item: str) -> None:
    table = crafting(item, scrap=3, potion=1, iron=1).settle().chooses(f"craft {item}")
    table.chooses(*["pay scrap"] * (table.question() == "PayCost"))
    assert table.g.storage[0] == 6
    table.has("goblins", scrap=6, potion=0, iron=0).has("gnolls", scrap=6).patrol()
    assert table.of("goblins", "scrap") == 6
    assert table.of("gnolls", "scrap") == 5


@law("lockup", "13.7", "DEC.23")
def test_exchange_gives_1_own_resource_for_1_of_another_type() -> None:
    table = table_of_three().has("goblins", scrap=1, iron=1)
    applied(table, "goblins", "exchange")
    assert table.offered() == ["give scrap", "give iron", "no-exchange"]
    table.chooses("give iron")
    assert table.offered() == ["receive scrap", "receive potion", "receive gold"]
    table.chooses("receive gold")
    assert table.goods("goblins") == {"scrap": 1, "gold": 1}


@law("lockup", "13.7", "DEC.23")
def test_an_exchange_may_be_left_out() -> None:
    table = table_of_three().has("goblins", scrap=1)
    applied(table, "goblins", "exchange").chooses("no-exchange")
    assert table.goods("goblins") == {"scrap": 1}


@law("lockup", "13.7")
def test_an_exchange_takes_only_what_the_supply_holds() -> None:
    table = table_of_three().has("goblins", scrap=1).leave("gnolls", gold=0, iron=0)
    applied(table, "goblins", "exchange").chooses("give scrap")
    assert table.goods("goblins") == {"potion": 1}


@law("lockup", "13.7")
@pytest.mark.parametrize("item", ["marked-deck", "barbed-chain"])
def test_items_with_an_exchange(item: str) -> None:
    table = crafting(item, scrap=3, iron=2, potion=1).settle().chooses(f"craft {item}")
    assert table.question() == "Exchange"
    table.chooses("give potion", "receive gold")
    assert table.of("goblins", "gold") == 1


@law("lockup", "13.8", "DEC.24")
def test_choose_tome_draws_2_keeps_1_and_puts_the_other_under_the_deck() -> None:
    table = table_of_three().next_tomes("feint-manual", "book-of-alibis")
    applied(table, "goblins", "choose-tome")
    assert table.offered() == ["keep book-of-alibis", "keep feint-manual"]  # no way out
    assert table.view("gnolls")["players"][0]["drawn_tomes"] is None
    table.chooses("keep book-of-alibis")
    assert table.cards("goblins", "tomes") == ["book-of-alibis"]
    assert table.tomes_under()[-1] == "feint-manual"
    assert len(table.tomes_under()) == 27


@law("lockup", "13.8", "DEC.24", "14.4.1")
def test_two_copies_of_one_tome_are_asked_about_all_the_same() -> None:
    table = table_of_three().next_tomes("feint-manual", "feint-manual")
    applied(table, "goblins", "choose-tome")
    assert table.offered() == ["keep feint-manual"]
    table.chooses("keep feint-manual")
    assert table.cards("goblins", "tomes") == ["feint-manual"]


@law("lockup", "13.8")
@pytest.mark.parametrize("item", ["tunnel-map", "forbidden-rubbings"])
def test_items_that_let_choose_a_tome(item: str) -> None:
    table = crafting(item, scrap=4, potion=2, gold=1).settle().chooses(f"craft {item}")
    table.chooses(*["pay scrap"] * (table.question() == "PayCost"))
    assert (table.question(), table.asked()) == ("KeepTome", "goblins")


@law("lockup", "13.9")
@pytest.mark.parametrize(
    "effect", ["gain-gold", "discard-suspicion", "give-suspicion", "gain-power", "draw-tome", "exchange", "choose-tome"]
)
def test_an_effect_that_cannot_be_carried_out_does_nothing(effect: str) -> None:
    table = table_of_three().leave("gnolls", gold=0, power=0).only_tomes()
    applied(table, "goblins", effect)
    assert table.over()
    assert table.goods("goblins") == {}
    assert table.of("goblins", "power") == 1
    assert table.cards("goblins", "tomes") == []


@law("lockup", "13.9")
def test_a_part_that_cannot_be_done_does_not_stop_the_rest() -> None:
    table = recruiting("nib", "brunn", scrap=4).settle()
    table.chooses("recruit 2", "goon nib")  # there is no suspicion to discard
    assert table.cards("goblins", "goons") == ["brunn", "nib"]
    assert table.goods("goblins") == {"iron": 1}


@law("lockup", "13.9")
def test_a_single_tome_left_is_drawn_and_kept() -> None:
    table = table_of_three().only_tomes("feint-manual")
    applied(table, "goblins", "choose-tome")
    assert table.over()
    assert table.cards("goblins", "tomes") == ["feint-manual"]


@law("lockup", "13.8", "3.4")
def test_the_second_tome_may_come_from_the_shuffled_discard_pile() -> None:
    table = table_of_three().tomes_discarded("book-of-alibis").only_tomes("feint-manual")
    applied(table, "goblins", "choose-tome")
    assert table.offered() == ["keep book-of-alibis", "keep feint-manual"]
    table.chooses("keep feint-manual")
    assert table.tomes_under() == ["book-of-alibis"]


@law("lockup", "13.3", "13.2")
@pytest.mark.parametrize(
    ("item", "left"),
    [
        ("rag-rope", (1, 0)), ("drowsing-dust", (1, 0)), ("cloak-of-soot", (0, 0)),
        ("forged-pass", (1, 1)), ("venom-needle", (1, 1)), ("jewelled-garrotte", (1, 1)),
    ],
)  # fmt: skip
def test_items_about_suspicion(item: str, left: tuple[int, int]) -> None:
    table = crafting(item, scrap=3, potion=2, iron=2, gold=1, suspicion=2).settle().chooses(f"craft {item}")
    table.chooses(*["pay scrap"] * (table.question() == "PayCost"))
    assert (table.of("goblins", "suspicion"), table.of("gnolls", "suspicion")) == left


@law("lockup", "13.4", "13.5")
@pytest.mark.parametrize(
    ("item", "power", "tomes"),
    [("knuckle-plates", 2, 0), ("siege-hook", 2, 0), ("bottled-glowmoth", 1, 1), ("rat-bone-flute", 1, 1)],
)
def test_items_with_power_or_a_tome(item: str, power: int, tomes: int) -> None:
    table = crafting(item, scrap=3, potion=2, iron=2).settle().chooses(f"craft {item}")
    table.chooses(*["pay scrap"] * (table.question() == "PayCost"))
    assert (table.of("goblins", "power"), len(table.cards("goblins", "tomes"))) == (power, tomes)
