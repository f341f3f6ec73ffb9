"""14.4: the procedure of a window, whom it asks, and standing orders."""

from itertools import product

import pytest

from parlour.conformance.law import law
from parlour.games.lockup.rules.book import LOCATIONS, T7, T8, T9
from parlour.games.lockup.rules.windows import WINDOWS
from parlour.games.lockup.tests.board import LOCKUP
from parlour.games.lockup.tests.kit import Scenario, night
from parlour.games.lockup.tests.kit_more import decline_all, last_night, recruiting, windows
from parlour.kernel.state import SHIFT
from parlour.table.table import Table, proposed_policy

ALL_TOKENS = "lookout, enforcer, 1, 2, 3, 4"
ANY = "pit-fighters-primer"


@law("lockup", "14.4", "DEC.9")
def test_a_window_asks_in_first_player_order_and_anew_after_each_tome() -> None:
    table = night("smithy", first="gnolls", goblins="4", gnolls="3", kobolds="2")
    for crew, tome in zip(table.crews(), (ANY, ANY, "scavengers-almanac"), strict=True):
        table.tomes(crew, tome)
    table.tomes("kobolds", "book-of-alibis").settle()
    table.by("gnolls", "no-tome").by("kobolds", "tome scavengers-almanac", "find gold")
    assert table.of("kobolds", "gold") == 1  # carried out before anybody else is asked
    table.by("gnolls", "no-tome").by("kobolds", "no-tome").by("goblins", "no-tome")
    assert table.g.stack[-1].reaction() == "t4-smithy"


@law("lockup", "14.4")
def test_a_tome_is_carried_out_completely_before_the_next_is_played() -> None:
    table = night("smithy", goblins="4", gnolls="3").tomes("goblins", "fences-price-list").tomes("gnolls", ANY)
    table.has("goblins", scrap=2).settle()
    table.by("goblins", "tome fences-price-list", "return scrap", "receive gold", "receive gold")
    assert (table.asked(), table.question()) == ("gnolls", "MayPlay")


@law("lockup", "14.4.1")
@pytest.mark.parametrize("tome", [ANY, "feint-manual", "tinkers-shortcuts"])
def test_whether_a_tome_fits_does_not_influence_who_is_asked(tome: str) -> None:
    table = last_night(goblins="4", gnolls="3").tomes("goblins", tome).lights_out()
    asked = [f"t3-{location} goblins" for location in LOCATIONS]
    assert windows(table) == [
        *asked[:2], "t4-sewers goblins", "t5-sewers goblins", "t6 goblins", *asked[2:], "t8 goblins", "t9 goblins",
    ]  # fmt: skip


@law("lockup", "14.4.1")
def test_only_players_with_a_tome_are_asked() -> None:
    assert windows(last_night(goblins="4", gnolls="3").lights_out()) == []


@law("lockup", "14.4.1")
@pytest.mark.parametrize("tome", [ANY, "feint-manual"])
def test_a_player_with_a_tome_is_asked_where_nothing_else_can_be_done(tome: str) -> None:
    table = recruiting().tomes("goblins", tome).settle()
    decline_all(table)
    assert (table.asked(), table.question()) == ("goblins", "HireGoons")  # there is no goon, and no resource
    assert "decline" in table.offered()
    turn = Scenario("goblins", "gnolls").put("goblins", "sewers", ALL_TOKENS).tomes("goblins", tome).turn("goblins")
    assert turn.asked() == "goblins"
    placed = Scenario("goblins", "gnolls").put("goblins", "sewers", "lookout, 1, 2, 3, 4").tomes("goblins", tome)
    placed.turn("goblins").chooses("go smithy", "up enforcer")
    assert (placed.asked(), placed.question()) == ("goblins", "PlaceTokens")


@law("lockup", "14.4.1")
def test_events_of_a_declined_window_tell_nothing() -> None:
    table = night("smithy", goblins="4", gnolls="3").tomes("goblins", ANY).settle().chooses("no-tome")
    assert all("tome" not in key for key in table.happened())


# Standing orders


@law("lockup", "14.4.2", "DEC.26")
def test_every_window_has_standing_orders_and_t3_to_t5_by_location() -> None:
    local = [f"{window}-{location}" for window in ("t3", "t4", "t5") for location in LOCATIONS]
    assert list(LOCKUP.reactions) == ["reward", "t2", *local, "t6", "t7", "t8", "t9"]
    proposed = {name: proposed_policy(LOCKUP, name) for name in LOCKUP.reactions}
    assert proposed == dict.fromkeys(LOCKUP.reactions, "usual") | {"reward": "ask"}


ABSENT = {
    f"t3-{location} {crew}" for location in LOCATIONS for crew in ("goblins", "gnolls")
    if (location, crew) not in [("sewers", "goblins"), ("sewers", "gnolls"), ("smithy", "goblins")]
} | {"t4-smithy gnolls", "t5-smithy gnolls"}  # fmt: skip


def two_places() -> Scenario:
    """The last night: both crews in the Sewers, the goblins in the Smithy as well, both with a tome."""
    table = last_night(goblins="4", gnolls="3").put("goblins", "smithy", "1")
    return table.tomes("goblins", ANY).tomes("gnolls", ANY)


@law("lockup", "14.4.2")
def test_at_first_a_player_is_asked_in_lights_out_only_where_the_own_tokens_are() -> None:
    assert spared(two_places().unbound(ANY).lights_out()) == ABSENT


@law("lockup", "14.4.2", "14.6")
def test_at_first_nobody_is_asked_in_a_window_that_no_tome_of_the_edition_names() -> None:
    both = [f"{window} {crew}" for window in ("t5-sewers", "t6", "t9") for crew in ("goblins", "gnolls")]
    assert spared(two_places().lights_out()) == {*ABSENT, *both, "t5-smithy goblins"}


@law("lockup", "14.4.2")
@pytest.mark.parametrize(("window", "unasked"), [(T7, False), (T8, False), (T9, True)])
def test_at_first_a_player_is_asked_before_patrol_and_raids_but_not_before_scoring(window: int, unasked: bool) -> None:
    table = Scenario().tomes("goblins", "feint-manual").begin(WINDOWS[window])  # whatever the tome is
    assert table.g.stack[-1].unasked(table.g) == unasked


@law("lockup", "14.4.2", "14.4.1")
def test_the_usual_orders_pass_over_what_they_spare() -> None:
    table = night("smithy", goblins="4", gnolls="3").tomes("goblins", ANY).tomes("gnolls", ANY).settle()
    seated = Table(table.match)
    for seat, reaction in product((0, 1), LOCKUP.reactions):
        seated.policy(seat, reaction, proposed_policy(LOCKUP, reaction))
    asked = []
    while table.g.offer:
        asked.append(f"{table.g.stack[-1].reaction()} {table.asked()}")
        seated.apply(table.action("no-tome" if "no-tome" in table.offered() else "take"))
    windows = ["t3-smithy goblins", "t3-smithy gnolls", "t4-smithy goblins", "t4-smithy gnolls"]
    assert asked == [*windows, "reward goblins", "reward gnolls"]


def spared(table: Scenario) -> set[str]:
    """All play on; the windows that a crew without orders would not have been asked in."""
    found = set()
    while table.g.offer:
        step = table.g.stack[-1]
        if step.reaction() in LOCKUP.spared and step.unasked(table.g):
            found.add(f"{step.reaction()} {table.asked()}")
        table.chooses(next(word for word in ("no-tome", "take", "decline") if word in table.offered()))
    return found


@law("lockup", "14.4.2")
def test_at_first_nobody_is_asked_after_turns_of_roll_call() -> None:
    table = Scenario("goblins", "gnolls").tomes("goblins", ANY).turn("goblins")
    table.chooses("go sewers", "up 1", "end")
    assert table.g.stack[-1].reaction() == "t2"
    assert table.g.stack[-1].unasked(table.g)


@law("lockup", "14.4.2", "DEC.26")
def test_an_order_declines_for_the_player_whatever_is_held() -> None:
    table = night("smithy", goblins="4", gnolls="3").tomes("goblins", ANY).settle()
    seated = Table(table.match)
    seated.policy(0, "t4-smithy", "alwaysPass")
    table.chooses("no-tome")
    seated.pass_for_all()
    assert table.g.stack[-1].reaction() == "t5-smithy"
    assert [action >> SHIFT for _, action in table.match.actions] == [6, 6]
