"""The contract of Liar's Dice with Parlour: facts, options, setup, outcome, and positions as plain data."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.kernel.errors import BadFile, shown
from parlour.kernel.game import Game, Outcome, Setting
from parlour.kernel.state import NOBODY
from parlour.record.kinds import Kind, ListOf, Number
from parlour.record.layout import Field, Layout, owner
from parlour_liars_dice.rules import DICE, HIDDEN, SEATS
from parlour_liars_dice.rules.state import Cup, LiarsDice
from parlour_liars_dice.rules.steps import VERBS, begin_round


class Dice(Kind):
    """1.1 Up to five dice, written as their faces: `22356`."""

    def write(self, g: LiarsDice, value: Cup) -> str:
        return "".join(map(str, value))

    def read(self, g: LiarsDice, value: Any, where: str) -> Cup:
        if not isinstance(value, str) or not re.fullmatch("[1-6]{0,5}", value):
            raise BadFile(where, f"must be up to five faces of 1 to 6, not {shown(value)}")
        return tuple(sorted(map(int, value)))


def seats(g: LiarsDice) -> int:
    return g.seats


LAYOUT: Final = Layout[LiarsDice](
    Field("cups", ListOf(seats, Dice()), known=owner(lambda cup: (HIDDEN,) * len(cup))),
    Field("lifted", ListOf(seats, Dice())),
    Field("starter", Number(0, lambda g: g.seats - 1)),
    Field("bidder", Number(NOBODY, lambda g: g.seats - 1)),
    Field("count", Number(0, lambda g: DICE * g.seats)),
    Field("face", Number(0, 6)),
)


class LiarsDiceGame(Game[LiarsDice]):
    id = "liars_dice"
    title = "Liar's Dice"
    rules_version = 1
    edition = "traditional"
    seats = (2, len(SEATS))
    seat_ids = SEATS
    minutes = 15
    end_law = "3.5"
    longest = 30 * 2 * 180  # rounds, and in each all bids, with two decisions a bid
    headings = ("round",)
    last_words = ("count", "challenge")
    settings: Mapping[str, Setting] = {"wild": Setting("false", "true"), "first": Setting("random", *"012345")}
    verbs = VERBS
    layout = LAYOUT

    def set_up(self, seats: int | Sequence[str], settings: Mapping[str, str], first: int, chance: int) -> LiarsDice:
        """1.1 Five dice each; 2.3 who starts is drawn, unless the table has agreed on somebody."""
        g = self.blank(seats, settings)
        g.chance = chance
        g.starter = int(g.below(g.seats)) if first == NOBODY else first
        g.cups, g.lifted = [(HIDDEN,) * DICE] * g.seats, [()] * g.seats
        begin_round(g)
        return g

    def blank(self, seats: int | Sequence[str], settings: Mapping[str, str]) -> LiarsDice:
        g = LiarsDice()
        g.rules, g.seats = dict(settings), self.count_seats(seats)
        return g

    def result(self, g: LiarsDice) -> Outcome:
        """3.5 The last player with dice wins; 3.6 the score is the dice that are left."""
        scores = [len(cup) for cup in g.cups]
        return Outcome(scores, g.players(), "last", [{"dice": score} for score in scores])

    def check(self, g: LiarsDice) -> list[str]:
        """2.3, 2.5, 2.6, 3.5 What must be true between two actions."""
        players, bid = g.players(), (g.bidder != NOBODY, g.count > 0, g.face > 0)
        rules = {
            "starter: has no dice (2.3)": g.starter in players,
            "bidder: has no dice (2.5)": g.bidder in (NOBODY, *players),
            "count: half a bid, or on too many dice (2.6)": len(set(bid)) == 1 and g.count <= g.dice(),
            "position.stack: not one question, or none at the end (3.5)": len(g.stack) == (len(players) > 1),
            "position.stack: it is another's turn (2.5)": not g.stack or g.decider() == g.turn(),
        }
        return [sentence for sentence, holds in rules.items() if not holds]


GAME: Final = LiarsDiceGame()
