"""What a seat may know, as plain data for words, pictures and bots in other languages."""

from typing import Any

from parlour.kernel.game import Outcome
from parlour.kernel.state import NOBODY
from parlour_liars_dice.rules import DICE, SEATS
from parlour_liars_dice.rules.state import LiarsDice


def view(g: LiarsDice, seat: int, outcome: Outcome | None) -> dict[str, Any]:
    """2.2 All but the dice under the cups of others: these are zeros."""
    return {
        "seat": None if seat == NOBODY else seat,
        "round": DICE * g.seats - g.dice() + 1,
        "active": g.turn(),
        "decider": g.stack[-1].who if g.stack else None,
        "phase": "bid" if g.stack else "over",
        "dice": g.dice(),
        "bid": None if g.bidder == NOBODY else {"seat": g.bidder, "count": g.count, "face": g.face},
        "players": [player(g, each, seat) for each in range(g.seats)],
        "outcome": None if outcome is None else vars(outcome),
    }


def player(g: LiarsDice, seat: int, viewer: int) -> dict[str, Any]:
    """3.1 `lifted`: what the last challenge has shown to all."""
    dice, lifted = list(g.redact(viewer).cups[seat]), list(g.lifted[seat])
    return {"seat": seat, "colour": SEATS[seat], "score": len(dice), "cup": dice, "lifted": lifted}
