"""18.7: what the special effects of items and goons mean for the guards."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit_more import applied, crafts, gains_goon, solo


@law("lockup", "18.7.1", "INV.17")
@pytest.mark.parametrize("effect", ["draw-tome", "choose-tome"])
def test_a_star_instead_of_a_tome(effect: str) -> None:
    table = applied(solo(), "guards", effect)
    assert (table.of("guards", "stars"), table.g.tomes[1], table.g.tome_deck.bit_count()) == (11, 0, 24)


@law("lockup", "18.7.2")
def test_storage_does_nothing_for_the_guards() -> None:
    table = applied(solo(), "guards", "storage")
    assert table.g.storage[1] == 5
    assert table.happened() == []


@law("lockup", "18.7.3")
@pytest.mark.parametrize(
    ("owned", "after"),
    [
        ({"scrap": 2}, {"scrap": 1, "gold": 1}),
        ({"scrap": 2, "potion": 2}, {"scrap": 1, "potion": 2, "gold": 1}),  # gives the least rare
        ({"iron": 3, "gold": 1}, {"iron": 2, "potion": 1, "gold": 1}),  # potion and scrap: gets the rarer
        ({"scrap": 1, "potion": 1, "iron": 1, "gold": 1}, {"potion": 1, "iron": 1, "gold": 2}),
        ({"gold": 1}, {"iron": 1}),
        ({}, {}),
    ],
)
def test_the_guards_exchange_what_they_have_most_of_for_what_they_have_fewest_of(
    owned: dict[str, int], after: dict[str, int]
) -> None:
    table = applied(solo().has("guards", **owned), "guards", "exchange")
    assert table.goods("guards") == after


@law("lockup", "18.7.3.1")
def test_an_exchange_passes_over_what_the_supply_lacks() -> None:
    table = applied(solo().has("guards", scrap=2).leave("goblins", gold=0, iron=0), "guards", "exchange")
    assert table.goods("guards") == {"scrap": 1, "potion": 1}
    other = solo().has("guards", scrap=2, potion=1).leave("goblins", gold=0, iron=0, potion=0)
    assert applied(other, "guards", "exchange").goods("guards") == {"scrap": 3}  # they give what leaves something
    nothing = solo().has("guards", scrap=2).leave("goblins", gold=0, iron=0, potion=0)
    assert applied(nothing, "guards", "exchange").goods("guards") == {"scrap": 2}  # never for the same type


@law("lockup", "18.7.4")
def test_the_guards_give_suspicion_to_the_player() -> None:
    table = applied(solo().has("guards", suspicion=2), "guards", "give-suspicion")
    assert (table.of("guards", "suspicion"), table.of("goblins", "suspicion")) == (1, 1)
    assert applied(solo(), "guards", "give-suspicion").of("goblins", "suspicion") == 0


@law("lockup", "18.7.4")
def test_other_effects_are_the_same_for_the_guards() -> None:
    table = solo().has("guards", suspicion=1)
    applied(table, "guards", "discard-suspicion", "gain-power", "gain-iron", "gain-gold")
    assert (table.of("guards", "suspicion"), table.of("guards", "power")) == (0, 2)
    assert table.goods("guards") == {"iron": 1, "gold": 1}


@law("lockup", "18.7.4", "13.3")
def test_the_player_gives_suspicion_to_the_guards() -> None:
    table = applied(solo().has("goblins", suspicion=1), "goblins", "give-suspicion")
    assert table.of("guards", "suspicion") == 1


@law("lockup", "18.8.4", "15.3.2")
def test_the_guards_take_the_majority_goal() -> None:
    table = solo().goals("maj-goons").recruited("guards", "dorrim", "helka")
    gains_goon(table, "guards", "thumm")
    assert table.g.majority == 1
    items = solo().goals("maj-items").crafted("guards", "rag-rope", "tin-idol").display("chalk-ward")
    assert crafts(items, "guards", "chalk-ward").g.majority == 1


# Tomes against the guards


@law("lockup", "14.7.7", "18.7.4")
def test_letters_go_to_the_guards() -> None:
    table = solo(first="goblins").has("goblins", suspicion=1).tomes("goblins", "poison-pen-letters").turn("goblins")
    table.chooses("tome poison-pen-letters")
    assert (table.of("goblins", "suspicion"), table.of("guards", "suspicion")) == (0, 1)


@law("lockup", "14.7.5", "18.1.3")
@pytest.mark.parametrize(("cards", "taken", "stays"), [(("guard-03",), 2, 0), (("guard-01", "guard-03"), 0, 2)])
def test_with_the_lantern_suspicion_goes_to_guards_without_an_eye(
    cards: tuple[str, ...], taken: int, stays: int
) -> None:
    table = solo("smithy", "4").guards("smithy", *cards).suspicion("smithy", 2).tomes("goblins", "lantern-timetable")
    table.settle().chooses("tome lantern-timetable")
    assert (table.of("guards", "suspicion"), table.suspicion_at("smithy")) == (taken, stays)


@law("lockup", "14.7.4", "18.4.1")
def test_a_brawl_may_beat_the_guards() -> None:
    table = solo("smithy", "1").guards("smithy", "guard-07").tomes("goblins", "brawlers-handbook").settle()
    table.chooses("tome brawlers-handbook")
    assert table.ranking() == ["goblins", "guards"]


@law("lockup", "14.4.1")
def test_alone_a_player_is_asked_only_where_a_tome_fits() -> None:
    table = solo("smithy", "4").guards("smithy", "guard-07").tomes("goblins", "feint-manual").settle()
    assert table.question() == "TakeReward"  # nobody could learn anything from silence
