"""8.5–8.7: the Commissary, the Chow Hall and the Cell Block, where rewards are chosen and paid for."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, night

SIX = ["lookout", "enforcer", "1", "2", "3", "4"]


def shop() -> Scenario:
    """Goblins first, gnolls second, kobolds and bugbears others."""
    return night("commissary", goblins="4", gnolls="3", kobolds="2", bugbears="1")


def chow() -> Scenario:
    """Goblins first, gnolls second, kobolds third; five goons without effects wait."""
    table = night("chow-hall", goblins="4", gnolls="3", kobolds="2", bugbears="")
    return table.goons(sewers="dorrim", infirmary="thumm", smithy="krug", commissary="slit", chow_hall="hask")


# 8.5 Commissary


@law("lockup", "8.5", "DEC.12")
@pytest.mark.parametrize("good", ["scrap", "potion", "iron", "gold"])
def test_the_first_gains_one_resource_of_choice(good: str) -> None:
    table = shop().settle()
    assert table.offered() == ["gain scrap", "gain potion", "gain iron", "gain gold", "decline"]
    table.by("goblins", f"gain {good}")
    assert (table.goods("goblins"), table.cell("goblins")) == ({good: 1}, SIX)


@law("lockup", "8.5", "DEC.12", "7.4.5")
def test_the_first_chooses_from_what_is_in_the_supply() -> None:
    table = night("commissary", goblins="4", gnolls="", kobolds="").leave("kobolds", scrap=0, gold=0).settle()
    assert table.offered("gain") == ["potion", "iron"]
    empty = night("commissary", goblins="4", gnolls="", kobolds="")
    empty.leave("kobolds", scrap=0, potion=0, iron=0, gold=0).settle()
    assert (empty.over(), empty.tokens("goblins", "library")) == (True, ["4"])


@law("lockup", "8.5", "DEC.13")
def test_the_second_may_exchange_one_for_one() -> None:
    table = shop().has("gnolls", scrap=2, iron=1).settle().by("goblins", "gain gold")
    assert (table.asked(), table.offered()) == ("gnolls", ["give scrap", "give iron", "decline"])
    table.by("gnolls", "give scrap", "receive gold")
    assert (table.goods("gnolls"), table.cell("gnolls")) == ({"scrap": 1, "iron": 1, "gold": 1}, SIX)
    assert table.in_supply("scrap") == 25 - 1


@law("lockup", "8.5", "DEC.14")
def test_each_of_the_others_may_exchange_two_for_one() -> None:
    table = shop().has("kobolds", scrap=2, iron=1).has("bugbears", potion=3).settle().by("goblins", "gain scrap")
    table.by("kobolds", "give scrap", "give iron", "receive gold")
    table.by("bugbears", "give potion", "receive iron")  # the second potion is given without a question
    assert (table.goods("kobolds"), table.goods("bugbears")) == ({"scrap": 1, "gold": 1}, {"potion": 1, "iron": 1})


@law("lockup", "8.5", "7.4.5")
def test_others_with_a_single_resource_cannot_exchange() -> None:
    table = shop().has("kobolds", scrap=1).settle().by("goblins", "gain scrap")
    assert table.over()
    assert (table.goods("kobolds"), table.tokens("kobolds", "library")) == ({"scrap": 1}, ["2"])


@law("lockup", "8.5", "8.0")
def test_with_two_in_the_commissary_the_last_is_still_the_second() -> None:
    table = night("commissary", goblins="4", gnolls="3").has("gnolls", scrap=1).settle().by("goblins", "gain gold")
    assert table.offered() == ["give scrap", "decline"]


@law("lockup", "8.5.1")
def test_what_is_received_is_of_another_type_than_what_is_given() -> None:
    table = shop().has("gnolls", scrap=2).has("kobolds", iron=1, gold=1).settle()
    table.by("goblins", "gain scrap").by("gnolls", "give scrap")
    assert table.offered("receive") == ["potion", "iron", "gold"]
    table.refuses("receive scrap", law="")  # the Step itself cites 8.5.1
    table.chooses("receive potion").by("kobolds", "give iron")
    assert table.offered("receive") == ["scrap", "potion"]


@law("lockup", "8.5.1")
def test_what_is_received_must_be_in_the_supply_before_the_exchange() -> None:
    table = shop().leave("bugbears", potion=0, gold=0).has("gnolls", scrap=1).settle()
    table.by("goblins", "gain scrap").by("gnolls", "give scrap")  # iron alone is left, so nothing is asked
    assert table.goods("gnolls") == {"iron": 1}


@law("lockup", "8.5.1", "7.4.5")
def test_without_another_type_in_the_supply_there_is_no_exchange() -> None:
    table = shop().leave("bugbears", potion=0, iron=0, gold=0).has("gnolls", scrap=1)
    table.tomes("gnolls", "feint-manual").settle().no_tomes().by("goblins", "gain scrap")
    assert (table.asked(), table.offered()) == ("gnolls", ["decline"])
    table.refuses("give scrap", law="8.5.1")
    table.chooses("decline").by("bugbears", "decline")
    assert table.tokens("gnolls", "library") == ["3"]


@law("lockup", "8.5.1")
def test_two_that_would_leave_nothing_to_receive_cannot_be_given() -> None:
    table = shop().has("kobolds", scrap=1, gold=1).leave("bugbears", scrap=1, potion=0, iron=0, gold=1).settle()
    table.by("goblins", "gain scrap")
    assert (table.told("declines"), table.asked()) == (
        [{"seat": "gnolls", "location": "commissary"}, {"seat": "kobolds", "location": "commissary"}],
        "bugbears",
    )


@law("lockup", "8.5.1")
def test_of_two_to_give_the_second_leaves_something_to_receive() -> None:
    table = shop().has("kobolds", scrap=2, potion=2).leave("bugbears", scrap=1, potion=1, iron=0, gold=0).settle()
    table.by("goblins", "decline").by("kobolds", "give scrap")
    assert table.goods("kobolds") == {"potion": 3}  # a second scrap, for a potion: nothing else was left to choose


@law("lockup", "8.5")
def test_who_owns_nothing_to_give_is_refused_by_the_paragraph_of_the_commissary() -> None:
    table = shop().tomes("gnolls", "feint-manual").settle().no_tomes().by("goblins", "gain scrap")
    table.refuses("give scrap", law="8.5")


@law("lockup", "8.5", "DEC.13", "DEC.14", "7.4.3")
def test_an_exchange_may_be_declined_to_go_to_the_library() -> None:
    table = shop().has("gnolls", scrap=2).has("kobolds", scrap=2).settle().by("goblins", "decline")
    table.by("gnolls", "decline").by("kobolds", "decline")
    assert [table.tokens(crew, "library") for crew in table.crews()] == [["4"], ["3"], ["2"], ["1"]]


# 8.6 Chow Hall


@law("lockup", "8.6")
@pytest.mark.parametrize(
    ("crew", "gold", "choices"),
    [
        ("goblins", 0, []),
        ("goblins", 1, ["1"]),
        ("goblins", 3, ["1"]),
        ("goblins", 4, ["1", "2"]),
        ("gnolls", 1, ["1"]),
        ("gnolls", 4, ["1"]),
        ("gnolls", 5, ["1", "2"]),
        ("kobolds", 1, []),
        ("kobolds", 2, ["1"]),
        ("kobolds", 9, ["1"]),
    ],
)
def test_the_price_of_goons_by_place(crew: str, gold: int, choices: list[str]) -> None:
    table = chow().has(crew, gold=gold).settle()
    assert (table.asked(), table.offered("recruit")) == (crew if choices else "", choices)
    if choices:
        others = {"1", "2"} - {*choices}
        assert table.barred() == {f"recruit {n}": "8.6" for n in others}
        for n in others:
            table.refuses(f"recruit {n}", law="8.6")


@law("lockup", "8.6", "DEC.16", "DEC.17")
def test_the_price_is_paid_in_resources_of_any_types_and_the_goons_are_of_choice() -> None:
    table = chow().has("goblins", scrap=1, potion=1, iron=1, gold=2).settle().by("goblins", "recruit 2")
    assert table.offered() == ["pay scrap", "pay potion", "pay iron", "pay gold"]
    table.by("goblins", "pay gold", "pay scrap", "pay potion", "pay iron")
    assert table.offered() == ["goon dorrim", "goon thumm", "goon krug", "goon slit", "goon hask"]
    table.by("goblins", "goon krug", "goon hask")
    assert (table.goods("goblins"), table.cards("goblins", "goons")) == ({"gold": 1}, ["krug", "hask"])
    assert table.cell("goblins") == SIX


@law("lockup", "8.6")
@pytest.mark.parametrize(("crew", "goons", "price"), [("gnolls", 1, 1), ("gnolls", 2, 5), ("kobolds", 1, 2)])
def test_what_the_second_and_the_others_pay(crew: str, goons: int, price: int) -> None:
    table = chow().has(crew, gold=7).settle().by(crew, f"recruit {goons}")
    table.chooses(*["goon dorrim", "goon thumm"][:goons])
    assert (table.goods(crew), len(table.cards(crew, "goons"))) == ({"gold": 7 - price}, goons)


@law("lockup", "8.6", "12.1")
def test_no_more_goons_than_there_are() -> None:
    table = night("chow-hall", goblins="4", gnolls="").goons(smithy="krug").has("goblins", gold=9).settle()
    assert table.offered() == ["recruit 1", "decline"]
    table.refuses("recruit 2", law="12.1")


@law("lockup", "8.6", "DEC.15", "7.4.3")
def test_recruiting_may_be_declined() -> None:
    table = chow().has("goblins", gold=4).settle().by("goblins", "decline")
    assert (table.tokens("goblins", "library"), table.of("goblins", "gold")) == (["4"], 4)


# 8.7 Cell Block


@law("lockup", "8.7")
def test_in_order_of_rank_everyone_may_craft_or_reserve_one_item() -> None:
    table = night("cell-block", goblins="2", gnolls="4", kobolds="3").display("rag-rope", "chalk-ward", "tin-idol")
    for crew in table.crews():
        table.has(crew, scrap=3)
    table.settle().by("gnolls", "craft rag-rope").by("kobolds", "reserve chalk-ward").by("goblins", "reserve tin-idol")
    assert table.over()
    assert [table.cards(crew, "items") for crew in table.crews()] == [[], ["rag-rope"], []]
    assert [table.cards(crew, "reserved") for crew in table.crews()] == [["tin-idol"], [], ["chalk-ward"]]
    assert [table.of(crew, "scrap") for crew in table.crews()] == [2, 1, 2]


@law("lockup", "8.7")
def test_not_both() -> None:
    table = (
        night("cell-block", goblins="4", gnolls="").display("rag-rope", "chalk-ward").has("goblins", scrap=9).settle()
    )
    assert table.offered() == ["craft rag-rope", "reserve rag-rope", "reserve chalk-ward", "decline"]
    table.chooses("craft rag-rope")
    assert (table.over(), table.cell("goblins")) == (True, SIX)


@law("lockup", "8.7", "7.4.3")
def test_crafting_may_be_declined() -> None:
    table = night("cell-block", goblins="4", gnolls="").display("rag-rope").has("goblins", scrap=9).settle()
    table.chooses("decline")
    assert (table.tokens("goblins", "library"), table.shown_items()[0]) == (["4"], "rag-rope")
