"""Provable shuffles: chance that is set anew from a secret before every action."""

import hmac
from hashlib import sha256
from typing import Any

import pytest
from needs import needs
from toy import STAND, SnapGame

from parlour.conformance.fuzz import Dice
from parlour.games import game as find_game
from parlour.kernel.chance import MOST, proven
from parlour.kernel.errors import BadInput
from parlour.kernel.match import Match, begin_proven
from parlour.record.position import write_position
from parlour.record.transcript import read_transcript, replayed, write_transcript

needs("roam")

SECRET, OTHER = "5e" * 32, "5e" * 31 + "5f"
ROAM = find_game("roam")


def roam(secret: str, actions: int) -> Match[Any]:
    match: Match[Any] = begin_proven(ROAM, 3, ROAM.read_settings({"version": "full"}), secret)
    dice = Dice("proof")
    while match.state.offer and len(match.actions) < actions:
        match.apply(match.state.offer[dice.below(len(match.state.offer))])
    return match


def test_anybody_can_draw_the_numbers_again_with_a_pocket_calculator() -> None:
    drawn = hmac.new(bytes.fromhex(SECRET), b"17", sha256).digest()
    assert proven(SECRET, 17) == int.from_bytes(drawn[:8], "big") % MOST + 1
    assert len({proven(SECRET, n) for n in range(1000)}) == 1000


def test_chance_before_an_action_depends_on_its_number_and_the_secret_alone() -> None:
    game = SnapGame()
    one = begin_proven(game, 2, game.read_settings({}), SECRET)
    assert one.start == {"secret": SECRET}
    one.apply(STAND)
    assert one.state.chance == proven(SECRET, 1)
    one.undo()
    one.apply(STAND)
    assert one.state.chance == proven(SECRET, 1)


def test_a_transcript_with_the_secret_leads_to_the_same_state() -> None:
    match = roam(SECRET, 120)
    text = write_transcript(match)
    assert f"secret {SECRET}" in text.splitlines()
    for again in (read_transcript(find_game, text), replayed(match, len(match.actions))):
        assert write_position(ROAM, again.state) == write_position(ROAM, match.state)


def test_another_secret_deals_another_game() -> None:
    assert ROAM.fields(roam(SECRET, 0).state) != ROAM.fields(roam(OTHER, 0).state)


@pytest.mark.parametrize("secret", ["", "5e", "5E" * 32, "zz" * 32, "5e" * 33])
def test_what_is_no_secret_is_refused(secret: str) -> None:
    with pytest.raises(BadInput, match="64 hexadecimal digits"):
        roam(secret, 0)
