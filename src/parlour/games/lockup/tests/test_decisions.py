"""The decisions DEC.3–DEC.7, DEC.11–DEC.17 and DEC.25: who is asked, what is offered, what can be skipped."""

from parlour.conformance.law import law
from parlour.games.lockup.tests.kit import Scenario, night

PLACES = ["exercise-yard", "sewers", "infirmary", "smithy", "commissary", "chow-hall", "cell-block"]


@law("lockup", "DEC.3", "6.2", "6.3")
def test_dec_3_the_active_player_places_passes_or_plays_a_tome() -> None:
    table = Scenario().tomes("goblins", "pit-fighters-primer").roll_call()
    assert table.asked() == "goblins"
    assert table.offered() == [*[f"go {place}" for place in PLACES], "pass", "tome pit-fighters-primer"]


@law("lockup", "DEC.3", "14.2")
def test_dec_3_after_a_tome_the_turn_goes_on() -> None:
    table = Scenario().tomes("goblins", "pit-fighters-primer").roll_call().by("goblins", "tome pit-fighters-primer")
    assert table.offered() == [*[f"go {place}" for place in PLACES], "pass"]
    assert table.of("goblins", "power") == 2


@law("lockup", "DEC.3", "6.3")
def test_dec_3_passing_is_always_possible_and_forced_with_an_empty_holding_cell() -> None:
    table = Scenario().put("goblins", "sewers", "1, 2, 3, 4, enforcer, lookout").turn("goblins")
    assert table.asked() == "gnolls"
    assert "pass" in table.offered()
    assert table.view("")["players"][0]["passed"]


@law("lockup", "DEC.4", "6.2.1")
def test_dec_4_placing_begins_with_an_allowed_location() -> None:
    table = Scenario().put("goblins", "sewers", "1").put("goblins", "chow-hall", "2").turn("goblins")
    assert table.offered("go") == [place for place in PLACES if place not in ("sewers", "chow-hall")]


@law("lockup", "DEC.4", "DEC.5", "6.2")
def test_dec_5_once_placing_a_token_must_be_chosen() -> None:
    table = Scenario().put("goblins", "sewers", "1, 4").turn("goblins").chooses("go smithy")
    assert table.offered() == [
        f"{side} {token}" for side in ("up", "down") for token in ("lookout", "enforcer", "2", "3")
    ]


@law("lockup", "DEC.6", "6.2.4")
def test_dec_6_each_token_goes_face_up_or_face_down_and_at_the_limit_face_up() -> None:
    table = Scenario("goblins", "gnolls", "kobolds").put("goblins", "sewers", "1 down, 2 down").turn("goblins")
    table.chooses("go smithy")
    assert table.offered() == ["up lookout", "up enforcer", "up 3", "up 4"]


@law("lockup", "DEC.6", "6.2")
def test_dec_6_a_last_token_at_the_limit_goes_face_up_without_a_question() -> None:
    table = Scenario("goblins", "gnolls", "kobolds").put("goblins", "sewers", "1 down, 2 down, 3, lookout, enforcer")
    table.turn("goblins").chooses("go smithy")
    assert (table.tokens("goblins", "smithy"), table.asked()) == (["4"], "gnolls")


@law("lockup", "DEC.7", "6.2")
def test_dec_7_after_a_token_another_one_there_or_the_end_of_the_turn() -> None:
    table = Scenario().roll_call().chooses("go smithy", "up 4")
    assert {*table.offered("up")} == {"lookout", "enforcer", "1", "2", "3"} == {*table.offered("down")}
    table.chooses("down 1", "end")
    assert (table.tokens("goblins", "smithy"), table.asked()) == (["4", "1 down"], "gnolls")


@law("lockup", "DEC.11", "7.4.3")
def test_dec_11_each_ranked_player_takes_or_declines() -> None:
    table = night("sewers", goblins="4", gnolls="3", kobolds="2").settle()
    for crew in ("goblins", "gnolls", "kobolds"):
        assert (table.asked(), table.offered()) == (crew, ["take", "decline"])
        table.chooses("take" if crew != "gnolls" else "decline")
    assert table.over()


@law("lockup", "DEC.12", "8.5")
def test_dec_12_the_first_in_the_commissary_chooses_a_type_in_the_supply() -> None:
    table = night("commissary", goblins="4", gnolls="").leave("gnolls", iron=0).settle()
    assert (table.asked(), table.offered()) == ("goblins", ["gain scrap", "gain potion", "gain gold", "decline"])


@law("lockup", "DEC.13", "8.5")
def test_dec_13_the_second_gives_a_type_then_receives_one_or_declines() -> None:
    table = night("commissary", goblins="4", gnolls="3").has("gnolls", scrap=1, gold=1).settle().chooses("decline")
    assert (table.asked(), table.offered()) == ("gnolls", ["give scrap", "give gold", "decline"])
    table.chooses("give gold")
    assert table.offered() == ["receive scrap", "receive potion", "receive iron"]
    assert table.goods("gnolls") == {"scrap": 1, "gold": 1}  # nothing is given before something is received


@law("lockup", "DEC.14", "8.5")
def test_dec_14_others_give_one_then_another_then_receive() -> None:
    table = night("commissary", goblins="4", gnolls="3", kobolds="1").has("kobolds", scrap=1, iron=2).settle()
    table.by("goblins", "gain gold")
    assert (table.asked(), table.offered()) == ("kobolds", ["give scrap", "give iron", "decline"])
    table.chooses("give iron")
    assert table.offered() == ["give scrap", "give iron"]
    table.chooses("give iron")
    assert table.offered() == ["receive scrap", "receive potion", "receive gold"]
    table.chooses("receive potion")
    assert table.goods("kobolds") == {"scrap": 1, "potion": 1}


@law("lockup", "DEC.15", "8.6")
def test_dec_15_one_goon_or_two_by_place_or_decline() -> None:
    table = night("chow-hall", goblins="4", gnolls="3", kobolds="2").goons(
        sewers="dorrim", smithy="krug", infirmary="slit"
    )
    for crew in table.crews():
        table.has(crew, gold=5 if crew != "goblins" else 0, scrap=5)
    table.settle()
    assert (table.asked(), table.offered()) == ("goblins", ["recruit 1", "recruit 2", "decline"])
    table.chooses("decline")
    assert (table.asked(), table.offered()) == ("gnolls", ["recruit 1", "recruit 2", "decline"])
    table.chooses("decline")
    assert (table.asked(), table.offered()) == ("kobolds", ["recruit 1", "decline"])
    table.chooses("decline")
    assert [table.tokens(crew, "library") for crew in table.crews()] == [["4"], ["3"], ["2"]]


@law("lockup", "DEC.16", "12.2")
def test_dec_16_the_price_is_paid_one_by_one_and_cannot_be_skipped() -> None:
    table = (
        night("chow-hall", goblins="4", gnolls="").goons(sewers="dorrim", smithy="krug").has("goblins", scrap=2, gold=3)
    )
    table.settle().chooses("recruit 2")
    for paid in ("pay gold", "pay gold", "pay scrap"):
        assert table.offered() == ["pay scrap", "pay gold"]
        table.chooses(paid)
    table.chooses("pay gold")
    assert table.goods("goblins") == {"scrap": 1}


@law("lockup", "DEC.17", "12.2")
def test_dec_17_then_the_goons_are_chosen_one_by_one() -> None:
    table = night("chow-hall", goblins="4", gnolls="").goons(sewers="dorrim", smithy="krug", infirmary="slit")
    table.has("goblins", gold=4).settle().chooses("recruit 2")
    assert table.offered() == ["goon dorrim", "goon slit", "goon krug"]
    table.chooses("goon slit")
    assert table.offered() == ["goon dorrim", "goon krug"]
    table.chooses("goon dorrim")
    assert (table.over(), table.cards("goblins", "goons")) == (True, ["dorrim", "slit"])


@law("lockup", "DEC.25", "9.1")
def test_dec_25_who_is_over_the_limit_discards_one_by_one_until_it_fits() -> None:
    table = Scenario().next_goons("dorrim", "helka", "tovik", "oskel", "nib").has("goblins", scrap=3, iron=2, gold=2)
    table.patrol()
    assert table.offered() == ["discard scrap", "discard iron", "discard gold"]
    table.chooses("discard gold")
    assert (table.asked(), table.offered()) == ("goblins", ["discard scrap", "discard iron", "discard gold"])
    table.chooses("discard gold")
    assert (table.over(), table.goods("goblins")) == (True, {"scrap": 3, "iron": 2})
