"""Chapter 7, second half: receiving and declining rewards, brigands' resources, the way to the Library."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import night

SIX = ["lookout", "enforcer", "1", "2", "3", "4"]


# 7.4.1, 7.4.2 Receiving


@law("lockup", "7.4.1")
def test_rewards_are_received_in_order_of_rank() -> None:
    table = night("sewers", goblins="1", gnolls="3", kobolds="2", bugbears="4").settle()
    for crew in ("bugbears", "gnolls", "kobolds", "goblins"):
        table.by(crew, "take")
    assert [table.of(crew, "scrap") for crew in table.crews()] == [1, 2, 1, 3]


@law("lockup", "7.4.1")
def test_after_the_reward_the_tokens_go_home_before_the_next_is_asked() -> None:
    table = night("sewers", goblins="1, 4 down", gnolls="3").put("goblins", "smithy", "2").settle()
    table.by("goblins", "take")
    assert table.asked() == "gnolls"
    assert (table.tokens("goblins", "sewers"), table.tokens("gnolls", "sewers")) == ([], ["3"])
    assert table.cell("goblins") == ["lookout", "enforcer", "1", "3", "4"]
    assert table.tokens("goblins", "smithy") == ["2"]


@law("lockup", "7.4.1")
def test_a_place_without_a_reward_is_not_asked() -> None:
    table = night("smithy", goblins="1", gnolls="2", kobolds="3").settle().by("kobolds", "take").by("gnolls", "take")
    assert table.over()
    assert table.goods("goblins") == {}


@law("lockup", "7.4.2", "11.2")
def test_what_was_gained_can_be_used_in_the_same_night() -> None:
    table = night("infirmary", goblins="1", gnolls="").put("goblins", "cell-block", "2").has("goblins", scrap=1)
    table.display("chalk-ward").lights_out().chooses("take", "craft chalk-ward")
    assert table.cards("goblins", "items") == ["chalk-ward"]


@law("lockup", "7.4.2", "14.2")
def test_a_reward_can_be_used_at_once_by_a_tome() -> None:
    table = night("smithy", goblins="1", gnolls="").unbound("fences-price-list").tomes("goblins", "fences-price-list")
    table.settle().no_tomes()
    assert table.offered() == ["take", "decline"]
    table.chooses("take", "tome fences-price-list", "return iron", "receive gold", "receive gold")
    assert table.goods("goblins") == {"gold": 2}


# 7.4.3, 7.4.4 Declining


@law("lockup", "7.4.3")
@pytest.mark.parametrize("place", ["exercise-yard", "sewers", "infirmary", "smithy"])
def test_a_reward_may_be_declined_to_move_to_the_library(place: str) -> None:
    table = night(place, goblins="4, 1 down", gnolls="3").settle().by("goblins", "decline").by("gnolls", "take")
    assert table.over()
    assert table.goods("goblins") == {}
    assert table.tokens("goblins", "library") == ["1", "4"]


@law("lockup", "7.4.3")
def test_declining_changes_nobody_elses_place_or_reward() -> None:
    table = night("smithy", goblins="4", gnolls="3", kobolds="2").settle().by("goblins", "decline").by("gnolls", "take")
    assert table.over()
    assert [table.goods(crew) for crew in table.crews()] == [{}, {"iron": 1}, {}]


@law("lockup", "7.4.3", "8.3")
def test_who_is_last_stays_last_when_the_first_declines() -> None:
    table = night("infirmary", goblins="4", gnolls="3", kobolds="2").settle().by("goblins", "decline")
    table.by("kobolds", "take")
    assert [table.goods(crew) for crew in table.crews()] == [{}, {}, {"potion": 1}]


@law("lockup", "7.4.4", "8.0")
def test_who_declines_does_not_get_what_the_others_get() -> None:
    table = night("sewers", goblins="4", gnolls="3", kobolds="2", bugbears="1").settle()
    table.by("goblins", "decline").by("gnolls", "decline").by("kobolds", "take").by("bugbears", "take")
    assert table.over()
    assert [table.goods(crew) for crew in table.crews()] == [{}, {}, {"scrap": 1}, {"scrap": 1}]


# 7.4.5 Whether a reward was received


@law("lockup", "7.4.5", "7.5.1")
def test_with_nothing_left_in_the_supply_nothing_is_received() -> None:
    table = night("smithy", goblins="4", gnolls="3", kobolds="").leave("kobolds", iron=0).settle()
    assert table.over()
    assert (table.tokens("goblins", "library"), table.tokens("gnolls", "library")) == (["4"], ["3"])


@law("lockup", "7.4.5", "3.2")
def test_a_part_of_a_reward_counts_as_received() -> None:
    table = night("smithy", goblins="4", gnolls="3", kobolds="").leave("kobolds", iron=1).settle().by("goblins", "take")
    assert table.over()
    assert (table.goods("goblins"), table.cell("goblins")) == ({"iron": 1}, SIX)
    assert table.tokens("gnolls", "library") == ["3"]


@law("lockup", "7.4.5", "8.1")
@pytest.mark.parametrize("first", ["goblins", "gnolls"])
def test_to_gain_or_keep_the_marker_is_a_reward_even_without_power(first: str) -> None:
    table = night("exercise-yard", goblins="4", gnolls="3", kobolds="", first=first).leave("kobolds", power=0).settle()
    table.by("goblins", "take")
    assert table.over()
    assert (table.first(), table.cell("goblins")) == ("goblins", SIX)
    assert table.tokens("gnolls", "library") == ["3"]


@law("lockup", "7.4.5")
@pytest.mark.parametrize("place", ["commissary", "chow-hall", "cell-block"])
def test_who_cannot_pay_has_received_nothing(place: str) -> None:
    table = night(place, goblins="4", gnolls="3").goons(sewers="dorrim").display("rag-rope")
    table.has("goblins", scrap=3).settle()
    while table.asked() == "goblins":
        table.chooses(table.offered()[0])
    assert table.over()
    assert table.cell("goblins") == SIX
    assert (table.cell("gnolls"), table.tokens("gnolls", "library")) == (["lookout", "enforcer", "1", "2", "4"], ["3"])


@law("lockup", "7.4.5", "12.1")
def test_without_goons_nothing_is_received_in_the_chow_hall() -> None:
    table = night("chow-hall", goblins="4", gnolls="").has("goblins", gold=9).settle()
    assert table.over()
    assert table.tokens("goblins", "library") == ["4"]


@law("lockup", "7.4.5", "14.2")
def test_a_reward_that_a_tome_has_emptied_can_only_be_declined() -> None:
    table = night("smithy", goblins="4", gnolls="3", kobolds="").leave("kobolds", iron=1)
    table.tomes("goblins", "scavengers-almanac", "feint-manual").settle().no_tomes()
    assert table.offered() == ["take", "decline", "tome scavengers-almanac"]
    table.chooses("tome scavengers-almanac", "find iron")
    assert (table.asked(), table.offered()) == ("goblins", ["decline"])  # 14.4.1 for another tome is in hand
    assert table.g.stack[-1].declined(table.g) == table.action("decline")
    table.chooses("decline")
    assert (table.over(), table.tokens("goblins", "library")) == (True, ["4"])


@law("lockup", "7.4.5", "14.2")
def test_who_has_emptied_the_own_reward_with_the_last_tome_is_not_asked_about_it() -> None:
    table = night("smithy", goblins="4", gnolls="", kobolds="").leave("kobolds", iron=1)
    table.tomes("goblins", "scavengers-almanac").settle().no_tomes().chooses("tome scavengers-almanac", "find iron")
    assert (table.over(), table.goods("goblins"), table.tokens("goblins", "library")) == (True, {"iron": 1}, ["4"])


@law("lockup", "7.4.5", "11.3")
def test_to_reserve_an_item_is_a_reward() -> None:
    table = night("cell-block", goblins="4", gnolls="").display("rag-rope").has("goblins", gold=1).settle()
    table.chooses("reserve rag-rope")
    assert (table.over(), table.cell("goblins")) == (True, SIX)


@law("lockup", "7.4.5", "8.5")
def test_to_exchange_is_a_reward_and_unwilling_is_none() -> None:
    table = night("commissary", goblins="4", gnolls="3", kobolds="2").has("gnolls", scrap=1).has("kobolds", scrap=2)
    table.settle().by("goblins", "gain gold").by("gnolls", "give scrap", "receive iron").by("kobolds", "decline")
    assert (table.cell("gnolls"), table.tokens("kobolds", "library")) == (SIX, ["2"])


# 7.4.6 Brigands' resources


@law("lockup", "7.4.6", "12.3.1")
def test_the_first_in_rank_takes_what_brigands_left_with_the_reward() -> None:
    table = night("sewers", goblins="4", gnolls="3").lying("sewers", gold=1, iron=2).lying("smithy", gold=1).settle()
    table.by("goblins", "take").by("gnolls", "take")
    assert table.goods("goblins") == {"scrap": 2, "iron": 2, "gold": 1}
    assert table.goods("gnolls") == {"scrap": 1}
    assert (table.lying_at("sewers"), table.lying_at("smithy")) == ({}, {"gold": 1})


@law("lockup", "7.4.6")
def test_it_may_pay_for_that_reward() -> None:
    table = (
        night("chow-hall", goblins="4", gnolls="3").goons(sewers="dorrim", smithy="oskel").lying("chow-hall", gold=1)
    )
    table.settle().by("goblins", "recruit 1", "goon dorrim")
    assert (table.goods("goblins"), table.cards("goblins", "goons")) == ({}, ["dorrim"])
    assert table.in_supply("gold") == 10


@law("lockup", "7.4.6")
def test_it_counts_for_the_dearer_reward_too() -> None:
    table = night("chow-hall", goblins="4", gnolls="").goons(sewers="dorrim", smithy="oskel", infirmary="thumm")
    table.lying("chow-hall", gold=1).has("goblins", scrap=3).settle()
    assert table.offered("recruit") == ["1", "2"]


@law("lockup", "7.4.6")
def test_if_the_first_declines_it_stays_and_the_second_does_not_get_it() -> None:
    table = night("sewers", goblins="4", gnolls="3").lying("sewers", gold=1).settle()
    table.by("goblins", "decline").by("gnolls", "take")
    assert table.lying_at("sewers") == {"gold": 1}
    assert (table.goods("goblins"), table.goods("gnolls")) == ({}, {"scrap": 1})


@law("lockup", "7.4.6", "7.4.5")
def test_if_the_first_cannot_receive_the_reward_it_stays() -> None:
    table = (
        night("smithy", goblins="4", gnolls="", kobolds="").leave("kobolds", iron=0).lying("smithy", gold=1).settle()
    )
    assert table.over()
    assert (table.lying_at("smithy"), table.goods("goblins")) == ({"gold": 1}, {})
    other = night("chow-hall", goblins="4", gnolls="").lying("chow-hall", gold=1).settle()
    assert (other.lying_at("chow-hall"), other.goods("goblins")) == ({"gold": 1}, {})


@law("lockup", "7.4.6", "8.5")
def test_in_the_commissary_too_it_comes_with_the_resource_of_choice() -> None:
    table = night("commissary", goblins="4", gnolls="").lying("commissary", iron=1).settle().chooses("gain gold")
    assert table.goods("goblins") == {"iron": 1, "gold": 1}


# 7.5 To the Library


@law("lockup", "7.5.1")
def test_all_without_a_reward_move_to_the_library_face_up() -> None:
    table = night("smithy", goblins="4", gnolls="3", kobolds="2 down, lookout", bugbears="1 down").settle()
    table.by("goblins", "take").by("gnolls", "take")
    assert table.tokens("kobolds", "library") == ["lookout", "2"]
    assert table.tokens("bugbears", "library") == ["1"]
    assert [table.tokens(crew, "smithy") for crew in table.crews()] == [[]] * 4


@law("lockup", "7.5.2", "8.8")
def test_in_the_library_those_without_a_reward_go_home() -> None:
    table = night("library", goblins="4", gnolls="3", kobolds="2", bugbears="1")
    table.next_tomes("feint-manual", "book-of-alibis").settle().by("goblins", "take", "keep feint-manual").no_tomes()
    table.by("gnolls", "take").no_tomes().by("kobolds", "take")
    assert table.tokens("bugbears", "library") == ["1"]
    table.no_tomes()
    assert table.over()
    assert [table.cell(crew) for crew in table.crews()] == [SIX] * 4
    assert table.cards("bugbears", "tomes") == []


@law("lockup", "7.5.2")
def test_who_declines_in_the_library_goes_home_without_a_tome() -> None:
    table = night("library", goblins="4", gnolls="").settle().chooses("decline")
    assert (table.over(), table.cell("goblins"), table.cards("goblins", "tomes")) == (True, SIX, [])


@law("lockup", "7.5.3")
def test_all_tokens_in_the_library_count_together_wherever_they_came_from() -> None:
    table = (
        night("exercise-yard", goblins="4", gnolls="").put("gnolls", "sewers", "2").put("gnolls", "smithy", "3 down")
    )
    table.lights_out().by("goblins", "decline").by("gnolls", "decline", "decline")
    assert (table.view("")["location"], table.ranking()) == ("library", ["gnolls", "goblins"])
    assert table.told("ranks")[-2] == {"seat": "gnolls", "n": 1, "strength": 5, "tied": 0}
