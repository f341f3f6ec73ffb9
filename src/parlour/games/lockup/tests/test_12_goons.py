"""Chapter 12: recruiting goons, and what they are worth at the end."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.file.pack import HOUSE, load_cards
from parlour.games.lockup.rules.book import EFFECTS, SYMBOLS, TYPES
from parlour.games.lockup.rules.scoring import Scoring
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import gains_goon, holder, recruiting, symbols

CARDS = load_cards(HOUSE)
DWARVES = ("dorrim", "helka", "brunn", "tovik", "magrit", "oskel", "garda", "thumm")
RATFOLK = ("skrit", "nib", "pazzle", "vix", "mirk", "gnar")


def worth(*goons: str, items: tuple[str, ...] = (), power: int = 0, reserved: tuple[str, ...] = ()) -> int:
    """What the goons of the goblins bring in final scoring."""
    table = Scenario("goblins", "gnolls", first="gnolls").recruited("goblins", *goons).goals("end-potion-items")
    table.crafted("goblins", *items).reserved("goblins", *reserved).has("goblins", power=power)
    table.begin(Scoring())
    return table.g.parts[2]


# The rulebook's examples


@law("lockup", "12.3")
def test_e6_four_dwarves_are_worth_12() -> None:
    assert worth(*DWARVES[:4]) == 12


@law("lockup", "12.3")
def test_e7_a_single_ratfolk_loses_3() -> None:
    assert worth("nib") == -3


@law("lockup", "12.3")
def test_e8_three_cultists_and_four_items_are_worth_12() -> None:
    four = ("rag-rope", "junk-magnet", "hollow-heel-boots", "tunnel-map")
    assert worth("ysolt", "veyl", "omrik", items=four) == 12


@law("lockup", "12.3")
def test_e9_a_demon_with_eight_symbols_of_its_kind_is_worth_16() -> None:
    shields = ("patched-buckler", "knuckle-plates", "scrap-plate-vest", "wardens-spare-helm", "siege-hook")
    assert worth("azkhur", items=(*shields, "barbed-chain")) == 16


@law("lockup", "12.3")
def test_e10_three_hobgoblins_and_five_power_are_worth_15() -> None:
    assert worth("krug", "drasha", "volg", power=5) == 15


# Recruiting


@law("lockup", "12.1")
def test_only_goons_in_the_goon_cells_can_be_recruited() -> None:
    table = recruiting("dorrim", "nib", scrap=1).goons_discarded("krug").settle()
    table.chooses("recruit 1")
    assert table.offered() == ["goon dorrim", "goon nib"]


@law("lockup", "12.1")
def test_the_cell_of_a_recruited_goon_stays_empty_until_patrol() -> None:
    table = recruiting("dorrim", "nib", "krug", scrap=1).settle()
    table.chooses("recruit 1", "goon nib")
    assert table.shown_goons() == ["dorrim", "", "krug", "", ""]
    table.patrol()
    assert "" not in table.shown_goons()


@law("lockup", "12.1")
def test_without_a_goon_nobody_can_be_recruited() -> None:
    table = recruiting(scrap=4).tomes("goblins", "book-of-alibis").settle()
    table.chooses("no-tome", "no-tome", "no-tome")
    table.refuses("recruit 1", law="12.1")
    table.chooses("decline")
    assert table.tokens("goblins", "library") == ["4"]


@law("lockup", "12.2")
def test_the_price_is_paid_before_the_goon_is_taken() -> None:
    table = recruiting("dorrim", "helka", scrap=1, gold=1).settle()
    table.chooses("recruit 1")
    assert table.offered() == ["pay scrap", "pay gold"]
    table.chooses("pay gold")
    assert table.cards("goblins", "goons") == []
    table.chooses("goon dorrim")
    assert table.cards("goblins", "goons") == ["dorrim"]
    assert table.goods("goblins") == {"scrap": 1}


@law("lockup", "12.2")
def test_the_effect_of_a_goon_happens_at_once() -> None:
    table = recruiting("magrit", "brunn", "dorrim", scrap=4).settle()
    table.chooses("recruit 2", "goon magrit")
    assert table.of("goblins", "power") == 2
    assert table.goods("goblins") == {}
    table.chooses("goon brunn")
    assert table.goods("goblins") == {"iron": 1}


@law("lockup", "12.2")
def test_nothing_gained_from_the_first_goon_pays_for_the_second() -> None:
    table = recruiting("helka", "dorrim", scrap=3).settle()
    assert table.offered("recruit") == ["1"]
    table.refuses("recruit 2", law="8.6")


@law("lockup", "12.2")
def test_the_symbol_of_a_goon_counts_from_now_on() -> None:
    table = recruiting("dorrim", "helka", scrap=4).goals("maj-shields").crafted("goblins", "soup-spoon-shiv").settle()
    table.chooses("recruit 2", "goon dorrim")  # the last goon is taken without asking
    assert symbols(table, "goblins") == {"shield": 3}
    assert holder(table, "maj-shields") == "goblins"


@law("lockup", "12.2")
@pytest.mark.parametrize("goon", CARDS.goon_ids)
def test_each_goon_brings_its_symbol_and_its_effect(goon: str) -> None:
    number = CARDS.goon_ids.index(goon)
    table = Scenario("goblins", "gnolls").has("goblins", scrap=1, power=0, suspicion=1, storage=5)
    table.next_tomes("book-of-alibis", "feint-manual")
    gains_goon(table, "goblins", goon)
    table.chooses(*["give scrap", "receive gold"] * (table.question() == "Exchange"))
    table.chooses(*["keep feint-manual"] * (table.question() == "KeepTome"))
    effects = [EFFECTS[effect] for effect in CARDS.goon_effects[number]]
    changes = {
        "gain-scrap": table.goods("goblins") == {"scrap": 2},
        "gain-potion": table.of("goblins", "potion") == 1,
        "gain-iron": table.of("goblins", "iron") == 1,
        "discard-suspicion": (table.of("goblins", "suspicion"), table.of("gnolls", "suspicion")) == (0, 0),
        "give-suspicion": table.of("gnolls", "suspicion") == 1,
        "gain-power": table.of("goblins", "power") == 1,
        "draw-tome": table.cards("goblins", "tomes") == ["book-of-alibis"],
        "exchange": table.goods("goblins") == {"gold": 1},
        "choose-tome": table.cards("goblins", "tomes") == ["feint-manual"],
    }
    assert [effect for effect, happened in changes.items() if happened] == effects
    assert symbols(table, "goblins") == {SYMBOLS[symbol]: 1 for symbol in CARDS.goon_symbols[number]}


# What they are worth


@law("lockup", "12.3")
@pytest.mark.parametrize(("n", "stars"), list(enumerate((0, 1, 3, 7, 12, 18, 25, 30, 30))))
def test_dwarves_score_by_their_number(n: int, stars: int) -> None:
    assert worth(*DWARVES[:n]) == stars


@law("lockup", "12.3")
@pytest.mark.parametrize(("n", "stars"), list(enumerate((0, -3, 1, 6, 13, 25, 25))))
def test_ratfolk_score_by_their_number(n: int, stars: int) -> None:
    assert worth(*RATFOLK[:n]) == stars


@law("lockup", "12.3")
def test_skinners_and_brigands_score_a_fixed_number_each() -> None:
    assert worth("slit", "marrow") == 2 * 4
    assert worth("fenn", "jorra", "corvo") == 3 * 3


@law("lockup", "12.3", "16.2.3")
def test_goons_of_all_types_are_added_up() -> None:
    goons = ("dorrim", "nib", "ysolt", "azkhur", "krug", "slit", "fenn")
    assert {TYPES[CARDS.types[CARDS.goon_ids.index(goon)]] for goon in goons} == set(TYPES)
    stars = worth(*goons, items=("soup-spoon-shiv",), power=3)
    assert stars == 1 - 3 + 1 + 2 * 3 + 3 + 4 + 3  # shields: dorrim, slit and the shiv


@law("lockup", "12.3.2")
def test_each_demon_counts_symbols_of_the_kind_it_names_on_items_and_goons() -> None:
    both = ("orvax", "lumeth", "tovik", "ysolt")  # gem, magic; tovik a gem and a dwarf, ysolt magic and a cultist
    assert worth(*both, items=("tin-idol",)) == 2 * 2 + 2 * 2 + 1 + 1


@law("lockup", "12.3.2")
def test_the_kind_that_a_demon_names_is_not_itself_a_symbol() -> None:
    assert worth("azkhur") == 0
    assert symbols(Scenario().recruited("goblins", "azkhur"), "goblins") == {}


@law("lockup", "12.3.2", "12.3.3", "11.3.2")
def test_reserved_items_count_neither_for_demons_nor_for_cultists() -> None:
    assert worth("azkhur", "ysolt", reserved=("wardens-spare-helm", "rag-rope")) == 0


@law("lockup", "12.3.3")
def test_cultists_count_crafted_items() -> None:
    assert worth("ysolt", items=("rag-rope",), reserved=("tin-idol",)) == 1


# Brigands


@law("lockup", "12.3.1")
def test_a_brigand_brings_its_resource_in_each_patrol_and_they_add_up() -> None:
    table = Scenario("goblins", "gnolls").goons(sewers="corvo", infirmary="dorrim").next_goons("oskel", "nib", "helka")
    table.patrol()
    assert table.shown_goons()[3:] == ["corvo", "dorrim"]
    assert table.lying_at("commissary") == {"gold": 1}
    table.lying("commissary", gold=1, iron=1)
    assert table.lying_at("commissary") == {"iron": 1, "gold": 2}
    assert table.in_supply("gold") == 8


@law("lockup", "12.3.1")
def test_the_strongest_takes_all_of_it_with_the_reward() -> None:
    table = night("smithy", goblins="4", gnolls="3").lying("smithy", gold=2, scrap=1).settle()
    table.chooses("take")
    assert table.goods("goblins") == {"scrap": 1, "iron": 2, "gold": 2}
    table.chooses("take")
    assert table.goods("gnolls") == {"iron": 1}
    assert table.lying_at("smithy") == {}


@law("lockup", "12.3.1")
def test_a_recruited_brigand_brings_nothing_any_more() -> None:
    table = Scenario("goblins", "gnolls").recruited("goblins", "corvo")
    table.next_goons("oskel", "nib", "helka", "tovik", "gnar").patrol()
    assert [table.lying_at(location) for location in ("sewers", "infirmary", "smithy", "commissary")] == [{}] * 4
    assert table.in_supply("gold") == 10
