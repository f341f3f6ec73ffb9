"""Chapter 14: the windows in which tomes may be played, who is asked in them and who is not."""

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.book import AFTER, LOCATIONS, T2, T5, T7, T8, T9
from parlour.games.lockup.rules.windows import WINDOWS
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import decline_all, last_night, sight, windows

ALL_TOKENS = "lookout, enforcer, 1, 2, 3, 4"
ANY = "pit-fighters-primer"
ANY_TOMES = (ANY, "book-of-alibis", "fences-price-list", "scavengers-almanac")
OTHERS = (ANY, ANY, "scavengers-almanac")
TURN = {"t1", "t1 after"}
ANY_MOMENTS = TURN | {"t3", "reward", "craft", "recruit", "t7"}
CLOSED = ("t2", "t5", "t6 after", "t9")  # for the house edition
MOMENTS = ("t1", "t1 after", "t2", "t3", "t4", "t5", "reward", "craft", "recruit", "t6 after", "t7", "t8", "t9")


# Tomes


@law("lockup", "14.1")
def test_a_played_tome_goes_to_the_discard_pile() -> None:
    table = Scenario("goblins", "gnolls").tomes("goblins", ANY).turn("goblins")
    table.chooses(f"tome {ANY}")
    assert table.cards("goblins", "tomes") == []
    assert [tome["id"] for tome in table.view("gnolls")["tome_discard"]] == [ANY]


@law("lockup", "14.1", "INV.18")
def test_tomes_are_secret() -> None:
    table = Scenario("goblins", "gnolls").tomes("goblins", ANY, "feint-manual")
    own, others = (sight(table, crew)["players"][0] for crew in ("goblins", "gnolls"))
    assert {tome["id"] for tome in own["tomes"]} == {ANY, "feint-manual"}
    assert (others["tomes"], others["tome_count"]) == (None, 2)


@law("lockup", "14.1", "14.2.1")
def test_a_tome_that_names_no_moment_may_be_played_in_every_window() -> None:
    table = last_night(goblins="4", gnolls="3").unbound(ANY).tomes("goblins", ANY).lights_out()
    asked = 0
    while table.g.offer:
        if table.asked() == "goblins":
            assert f"tome {ANY}" in table.offered()
            asked += 1
        table.chooses("no-tome" if "no-tome" in table.offered() else "take")
    assert asked == 8 + 2 + 2 + 2  # T3, T4 and T5, T6 before and after, T8 and T9


@law("lockup", "14.2.1", "14.6")
@pytest.mark.parametrize(
    ("tome", "moments"),
    [
        ("big-book-of-stealth", TURN), ("atlas-of-hideouts", TURN), ("feint-manual", TURN),
        ("poison-pen-letters", TURN | {"t3"}), ("plan-of-the-old-tunnels", {"t3"}), ("brawlers-handbook", {"t4"}),
        ("lantern-timetable", {"t4"}), ("cutthroat-crafting", {"craft"}), ("tinkers-shortcuts", {"craft"}),
        ("recruiters-patter", {"recruit"}), ("book-of-alibis", ANY_MOMENTS | {"t8"}),
        ("fences-price-list", ANY_MOMENTS), ("pit-fighters-primer", ANY_MOMENTS), ("scavengers-almanac", ANY_MOMENTS),
    ],
)  # fmt: skip
def test_a_tome_of_the_house_edition_is_played_in_its_moments_only(tome: str, moments: set[str]) -> None:
    assert {moment for moment in MOMENTS if f"tome {tome}" in at_moment(moment, tome).offered()} == moments


@law("lockup", "14.1", "14.2.1", "14.6")
@pytest.mark.parametrize("tome", ANY_TOMES)
def test_in_a_pack_that_names_no_moments_they_fit_every_window(tome: str) -> None:
    for moment in MOMENTS:
        assert f"tome {tome}" in at_moment(moment, tome, unbound=True).offered(), moment


@law("lockup", "14.6", "14.4.1")
@pytest.mark.parametrize("moment", CLOSED)
def test_where_no_tome_of_the_house_edition_fits_its_holder_is_asked_all_the_same(moment: str) -> None:
    tomes = Scenario().g.cards.tome_ids
    table = at_moment(moment, *tomes)
    assert (table.asked(), table.offered()) == ("goblins", ["no-tome"])
    assert table.barred() == {f"tome {tome}": "14.6" for tome in tomes}


@law("lockup", "14.6", "14.2.1")
def test_the_rules_know_which_windows_some_tome_of_the_edition_names() -> None:
    every = sum(1 << window for window in range(1, AFTER + 1))
    assert Scenario().g.rules.windows == every & ~(1 << T2 | 1 << T5 | 1 << T9 | 1 << AFTER)
    assert Scenario().unbound(ANY).g.rules.windows == every


@law("lockup", "14.2.1")
def test_everybody_can_read_on_a_tome_when_it_may_be_played() -> None:
    table = Scenario().unbound(ANY).tomes("goblins", ANY, "book-of-alibis", "brawlers-handbook")
    shown = {tome["id"]: tome["windows"] for tome in sight(table, "goblins")["players"][0]["tomes"]}
    assert shown == {"brawlers-handbook": [4], "book-of-alibis": [1, 3, 6, 7, 8], ANY: list(range(1, 11))}


def at_moment(moment: str, *tomes: str, unbound: bool = False) -> Scenario:
    """The goblins are asked at this moment; they have all that any tome could need."""
    at = {"craft": "cell-block", "recruit": "chow-hall"}.get(moment, "smithy")
    table = night(at, first="goblins", goblins="4", gnolls="3").put("goblins", "commissary", "2")
    table.put("gnolls", "infirmary", "1 down").suspicion(at, 1)
    table.unbound(*tomes if unbound else ()).tomes("goblins", *tomes)
    table.has("goblins", suspicion=1, scrap=2, iron=1).has("gnolls", iron=2).display("soup-spoon-shiv")
    table.goons(sewers="dorrim")
    if moment in ("t1", "t1 after", "t2"):
        table.g.location, table.g.phase = -1, 1
        table.turn("goblins")
        return table.chooses(*{"t1": [], "t1 after": ["go sewers", "up 1"], "t2": ["go sewers", "up 1", "end"]}[moment])
    if moment in ("t7", "t8", "t9"):
        table.g.location = -1
        return table.begin(WINDOWS[{"t7": T7, "t8": T8, "t9": T9}[moment]])
    table.settle()
    steps = {"t3": 0, "t4": 1, "t5": 2, "reward": 3, "craft": 3, "recruit": 3, "t6 after": 3}[moment]
    table.chooses(*["no-tome"] * steps)
    return table.chooses(*["take"] * (moment == "t6 after"))


@law("lockup", "14.2", "14.3.1")
def test_t1_the_active_player_before_and_after_placing_and_before_a_forced_pass() -> None:
    table = Scenario("goblins", "gnolls").tomes("goblins", ANY, "book-of-alibis").turn("goblins")
    assert f"tome {ANY}" in table.offered()
    table.chooses("go sewers", "up 1")
    assert {f"tome {ANY}", "end"} <= set(table.offered())
    forced = Scenario("goblins", "gnolls").put("goblins", "sewers", ALL_TOKENS).tomes("goblins", ANY).turn("goblins")
    assert forced.offered() == ["pass", f"tome {ANY}"]


@law("lockup", "14.2")
def test_t1_is_for_the_active_player_alone() -> None:
    table = Scenario("goblins", "gnolls").tomes("gnolls", ANY).turn("goblins")
    table.by("goblins", "go sewers", "up 1")
    assert table.asked() == "goblins"


@law("lockup", "14.2")
def test_t2_after_each_turn_everybody_who_has_not_passed() -> None:
    table = Scenario("goblins", "gnolls", "kobolds")
    for crew, tome in zip(table.crews(), OTHERS, strict=True):
        table.tomes(crew, tome)
    table.turn("goblins").chooses("go sewers", "up 1", "end")
    assert table.g.stack[-1].reaction() == "t2"
    table.by("goblins", "no-tome").by("gnolls", "no-tome").by("kobolds", "no-tome")
    table.by("gnolls", "pass")
    table.by("goblins", "no-tome").by("kobolds", "no-tome")  # also after a pass, but not who passed
    assert (table.asked(), table.question()) == ("kobolds", "TakeTurn")


@law("lockup", "14.2", "14.2.2")
def test_the_windows_of_lights_out_and_of_the_end() -> None:
    table = last_night(goblins="4", gnolls="lookout").tomes("gnolls", "feint-manual").lights_out()
    every = [f"t3-{location}" for location in LOCATIONS]
    at_sewers = every.index("t3-sewers") + 1
    expected = [*every[:at_sewers], "t4-sewers", "t5-sewers", "t6", *every[at_sewers:], "t8", "t9"]
    assert windows(table) == [f"{window} gnolls" for window in expected]


@law("lockup", "14.2.2")
def test_t3_opens_for_an_empty_location_and_a_tome_may_bring_a_token_there() -> None:
    table = night("infirmary", first="goblins", goblins="", gnolls="").put("goblins", "smithy", "4")
    table.tomes("goblins", "plan-of-the-old-tunnels", ANY).settle()
    assert table.g.stack[-1].reaction() == "t3-infirmary"
    table.chooses("tome plan-of-the-old-tunnels", "move infirmary", "no-tome")
    assert table.g.stack[-1].reaction() == "t4-infirmary"


@law("lockup", "14.2")
def test_t3_comes_before_tokens_are_turned_and_t4_before_the_ranking() -> None:
    table = night("smithy", goblins="4 down", gnolls="3").tomes("gnolls", ANY).settle()
    assert table.tokens("goblins", "smithy") == ["4 down"]
    table.chooses("no-tome")
    assert table.tokens("goblins", "smithy") == ["4"]
    assert (table.g.stack[-1].reaction(), table.ranking()) == ("t4-smithy", [])
    table.chooses("no-tome")
    assert (table.g.stack[-1].reaction(), table.ranking()) == ("t5-smithy", ["goblins", "gnolls"])


@law("lockup", "14.2")
def test_t5_comes_after_suspicion_and_before_rewards() -> None:
    table = night("smithy", goblins="4", gnolls="3").suspicion("smithy", 2).tomes("goblins", ANY).settle()
    table.chooses("no-tome")
    assert table.of("goblins", "suspicion") == 0
    table.chooses("no-tome")
    assert table.of("goblins", "suspicion") == 2
    assert (table.g.stack[-1].reaction(), table.of("goblins", "iron")) == ("t5-smithy", 0)


@law("lockup", "14.2")
def test_t6_right_before_and_after_a_reward_for_its_receiver_alone() -> None:
    table = night("smithy", goblins="4", gnolls="3").unbound(ANY).tomes("goblins", ANY, "book-of-alibis")
    decline_all(table.tomes("gnolls", ANY).settle())
    assert table.asked() == "goblins"
    assert table.offered() == ["take", "decline", f"tome {ANY}"]
    table.chooses("take")
    assert (table.asked(), table.g.stack[-1].reaction()) == ("goblins", "t6")
    table.chooses(f"tome {ANY}")
    assert (table.asked(), table.g.stack[-1].reaction()) == ("goblins", "t6")  # once more, with the other tome
    table.chooses("no-tome")
    assert (table.asked(), table.offered()) == ("gnolls", ["take", "decline", f"tome {ANY}"])


@law("lockup", "14.2")
def test_t6_does_not_open_after_a_reward_that_was_declined() -> None:
    table = night("smithy", goblins="4", gnolls="3").tomes("goblins", ANY).settle()
    decline_all(table).chooses("decline")
    assert (table.asked(), table.question()) == ("gnolls", "TakeReward")


@law("lockup", "14.2")
def test_t7_at_the_start_of_patrol_before_the_storage_check() -> None:
    table = Scenario("goblins", "gnolls").has("goblins", scrap=6).tomes("goblins", "fences-price-list").patrol()
    assert table.g.stack[-1].reaction() == "t7"
    table.chooses("no-tome")
    assert table.of("goblins", "scrap") == 5


@law("lockup", "14.2")
def test_t8_before_a_raid_in_patrol() -> None:
    table = Scenario("goblins", "gnolls").has("goblins", suspicion=12).goons(sewers="azkhur")
    table.tomes("goblins", "book-of-alibis").patrol()
    table.chooses("no-tome")
    assert (table.g.stack[-1].reaction(), table.g.raids) == ("t8", 0)
    table.chooses("no-tome")
    assert table.g.raids == 1


@law("lockup", "14.2", "16.1")
def test_t8_before_the_final_raid_and_t9_after_it() -> None:
    table = last_night(goblins="", gnolls="").has("goblins", suspicion=1).tomes("goblins", "book-of-alibis")
    table.lights_out()
    table.chooses(*["no-tome"] * 8)
    assert (table.g.stack[-1].reaction(), table.of("goblins", "stars")) == ("t8", 10)
    table.chooses("no-tome")
    assert (table.g.stack[-1].reaction(), table.of("goblins", "stars")) == ("t9", 4)
    assert table.g.parts == []  # not yet scored


# Who has passed


@law("lockup", "14.3", "INV.16")
def test_x10_a_passed_player_is_not_asked_in_roll_call_but_again_in_lights_out() -> None:
    table = Scenario("goblins", "gnolls", "kobolds").tomes("goblins", ANY).turn("goblins")
    table.by("goblins", "pass").by("gnolls", "go sewers", "up 1", "end")
    table.by("kobolds", "pass").by("gnolls", "pass")
    assert (table.asked(), table.g.stack[-1].reaction()) == ("goblins", "t3-exercise-yard")
    assert f"tome {ANY}" in table.offered()


@law("lockup", "14.3.1")
def test_a_token_that_a_tome_brings_back_saves_from_the_forced_pass() -> None:
    table = Scenario("goblins", "gnolls").put("goblins", "sewers", ALL_TOKENS).tomes("goblins", "feint-manual")
    table.turn("goblins").chooses("tome feint-manual", "recall sewers-3", "end")
    assert table.asked() == "goblins"
    assert "sewers" in table.offered("go")
    table.chooses("go infirmary", "up 3")
    assert table.tokens("goblins", "infirmary") == ["3"]


@law("lockup", "14.3.1", "6.3")
def test_without_tokens_and_tomes_the_pass_is_not_asked() -> None:
    table = Scenario("goblins", "gnolls").put("goblins", "sewers", ALL_TOKENS).turn("goblins")
    assert table.asked() == "gnolls"
    assert table.g.passed == 1
