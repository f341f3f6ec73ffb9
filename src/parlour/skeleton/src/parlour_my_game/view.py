"""What a player may know: as plain data for words and pictures, and as numbers for learners."""

from typing import Any, Final

from parlour.kernel.bag import members
from parlour.kernel.game import Outcome, facts
from parlour_my_game.rules import MOST, SEATS, Prizes

SIZE: Final = 3 + 3 * len(SEATS)


def view(g: Prizes, seat: int, outcome: Outcome | None) -> dict[str, Any]:
    """2.2 All but the cards of others that lie face down: these are 0; -1 is no card."""
    return {
        **facts(g, seat, outcome),
        "round": MOST - g.prizes.bit_count(),
        "prize": g.prize,
        "players": [player(g, each, card) for each, card in enumerate(g.redact(seat).laid)],
    }


def player(g: Prizes, seat: int, laid: int) -> dict[str, Any]:
    cards = {"hand": members(g.hands[seat]), "laid": laid, "last": g.last[seat]}
    return {"seat": seat, "colour": SEATS[seat], "score": g.points[seat], **cards}


def observe(g: Prizes, seat: int) -> list[int]:
    """2.2 The prize and those to come, the own card if it is laid; of each seat, from the own on, hand and points."""
    turns = [(seat + turn) % g.seats if turn < g.seats else -1 for turn in range(len(SEATS))]
    seats = [(g.hands[each], g.points[each], g.last[each]) if each >= 0 else (0, 0, 0) for each in turns]
    return [g.prize, g.prizes, g.laid[seat], *(number for each in seats for number in each)]
