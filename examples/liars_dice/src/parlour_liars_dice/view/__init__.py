"""What a seat may know, as plain data for words, pictures and bots in other languages."""

from typing import Any

from parlour.kernel.game import Outcome, facts
from parlour.kernel.state import NOBODY
from parlour_liars_dice.rules import DICE, SEATS
from parlour_liars_dice.rules.state import LiarsDice


def view(g: LiarsDice, seat: int, outcome: Outcome | None) -> dict[str, Any]:
    """2.2 All but the dice under the cups of others: these are 0; 3.1 `lifted`: what the last challenge has shown."""
    return {
        **facts(g, seat, outcome),
        "round": DICE * g.seats - g.dice() + 1,
        "dice": g.dice(),
        "bid": None if g.bidder == NOBODY else {"seat": g.bidder, "count": g.count, "face": g.face},
        "players": [
            {"seat": each, "colour": SEATS[each], "score": len(cup), "cup": list(cup), "lifted": list(g.lifted[each])}
            for each, cup in enumerate(g.redact(seat).cups)
        ],
    }
