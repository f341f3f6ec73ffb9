"""Starter cards of both players, chests and the rewards with a starter card: each side and option used once."""

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.tests.one_card import Row, also, changes, laid, row, used

BASIC: dict[str, Row] = {
    "nest": row(hand=1, deck=-1),
    "lily-pad": row("go s1", coins=2, at="s1"),
    "burrow": row(coins=2),
}
ADVANCED: dict[str, Row] = {
    "nest": row(hand=1, deck=-1, coins=1),
    "lily-pad": row("go w1, go w2", coins=1, at="w2"),
    "burrow": row(coins=3),
}

# A journey with the Lily Pad over the only way to the space, then its reward
W8, WS3, N6 = also(at="w7"), also(at="ws2"), also("turnip-seller", at="n5")
REWARDS: dict[str, Row] = {
    "iron 1": row("choose 1, tuck rain-boots", WS3, hand=-1, tucked=1, at="ws3"),
    "iron 2": row("choose 2", also("turnip-seller", at="ws2"), on={"turnip-seller": 1}, at="ws3"),
    "iron 3": row("choose 3, draw, discard", WS3, considers=3, hand=1, discard=2, deck=-3, at="ws3"),
    "golden 1": row("choose 1, tuck rain-boots, tuck", N6, hand=-2, tucked=2, at="n6"),
    "golden 2": row("choose 2", N6, coins=3, at="n6"),
    "golden 3": row("choose 3, draw, draw, discard, discard", N6, considers=5, hand=2, discard=3, deck=-5, at="n6"),
    "ruby 1": row("choose 1", W8, hand=-3, tucked=3, at="w8"),
    "ruby 2": row(
        "choose 2, tuck newsroom, play fair-steward",
        W8, discard=-2, tucked=1, plays="fair-steward", on={"fair-steward": 2}, at="w8",
    ),
    "ruby 3": row(
        "choose 3, tuck, draw, draw, discard", W8, considers=5, tucked=1, hand=2, discard=2, deck=-5, at="w8"
    ),
    "nest 1": row("choose 1", also(at="n1"), hand=1, deck=-1, at="n2"),
    "nest 2": row("choose 2", also(at="n1"), upgrades="nest", at="n2"),
    "lily-pad 1": row("choose 1, go n4", also(at="n2"), coins=3, at="n4"),
    "lily-pad 2": row("choose 2", also(at="n2"), upgrades="lily-pad", at="n3"),
    "burrow 1": row("choose 1", also(at="n6"), coins=2, at="n7"),
    "burrow 2": row("choose 2", also(at="n6"), upgrades="burrow", at="n7"),
}  # fmt: skip


@law("frogs", "2.5", "3.7", "7.11.10")
@pytest.mark.parametrize("seat", ["orange", "blue"])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("name", [*BASIC])
def test_a_starter_card_does_what_the_side_says_that_is_up(name: str, advanced: bool, seat: str) -> None:
    words, _, wanted = (ADVANCED if advanced else BASIC)[name]
    table = laid(seat=seat).starter(seat, name, advanced)
    assert used(table, f"start {name}" + (f", {words}" if words else ""), seat) == changes(**wanted)


@law("frogs", "8.7.1", "DEC.11", "DEC.12", "DEC.13")
@pytest.mark.parametrize("reward", [*REWARDS])
def test_a_reward_does_what_is_printed(reward: str) -> None:
    words, given, wanted = REWARDS[reward]
    table = laid(*given.get("cards", ()), at=given["at"])
    assert used(table, f"start lily-pad, {words}") == changes(**wanted)


@law("frogs", "8.7.1", "DEC.11", "DEC.12")
def test_a_chest_has_3_options_and_a_starter_card_2() -> None:
    for at, options in (("w7", 3), ("ws2", 3), ("n5", 3), ("n1", 2), ("n2", 2), ("n6", 2)):
        table = laid(at=at).turn("orange").chooses("start lily-pad")
        assert table.offered() == [f"choose {n + 1}" for n in range(options)]
