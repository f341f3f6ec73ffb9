"""The contract of Liar's Dice with Parlour: facts, options, setup, outcome, and positions as plain data."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.kernel.errors import BadFile, BadInput, shown
from parlour.kernel.game import Game, Outcome, Setting, Verb, first_player
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader
from parlour_liars_dice.rules import DICE, HIDDEN, SEATS
from parlour_liars_dice.rules.state import Cup, LiarsDice
from parlour_liars_dice.rules.steps import ChooseCount, ChooseFace, begin_round
from parlour_liars_dice.view import view

NUMBERS: Final = tuple(map(str, range(DICE * len(SEATS) + 1)))  # of dice, faces and seats


class LiarsDiceGame(Game[LiarsDice]):
    id = "liars_dice"
    title = "Liar's Dice"
    rules_version = 1
    edition = "traditional"
    seats = (2, len(SEATS))
    minutes = 15
    end_law = "3.5"
    longest = 30 * 2 * 180  # rounds, and in each all bids, with two decisions a bid
    headings = ("round",)
    last_words = ("count", "challenge")
    settings: Mapping[str, Setting] = {"wild": Setting("false", "true"), "first": Setting("random", *NUMBERS[:6])}
    verbs = (Verb("face", "2.4", "face", 7), Verb("count", "2.4", "count", len(NUMBERS)), Verb("challenge", "2.5"))
    steps = (ChooseFace, ChooseCount)

    def new(self, seats: int | Sequence[str], settings: Mapping[str, str], chance: int) -> LiarsDice:
        """1.1 Five dice each; 2.3 who starts is drawn, unless the table has agreed on somebody."""
        g = self.empty(seats, settings)
        g.chance, first = chance, first_player(g.seats, settings)
        g.starter = int(g.below(g.seats)) if first == NOBODY else first
        g.cups, g.lifted = [(HIDDEN,) * DICE] * g.seats, [()] * g.seats
        begin_round(g)
        g.proceed()
        return g

    def empty(self, seats: int | Sequence[str], settings: Mapping[str, str]) -> LiarsDice:
        g = LiarsDice()
        g.rules, g.seats = dict(settings), self.count_seats(seats)
        first_player(g.seats, settings)
        if not isinstance(seats, int) and list(seats) != self.seat_names(g):
            raise BadInput(f"seats={shown(seats)}: they are {', '.join(self.seat_names(g))}, in this order.")
        return g

    def seat_names(self, g: LiarsDice) -> list[str]:
        return list(SEATS[: g.seats])

    def outcome(self, g: LiarsDice) -> Outcome | None:
        """3.5 The last player with dice wins; 3.6 the score is the dice that are left."""
        scores = [len(cup) for cup in g.cups]
        return None if g.stack else Outcome(scores, g.players(), "last", [{"dice": score} for score in scores])

    def check(self, g: LiarsDice) -> list[str]:
        """2.3, 2.5, 2.6, 3.5 What must be true between two actions."""
        players, bid = g.players(), (g.bidder != NOBODY, g.count > 0, g.face > 0)
        rules = {
            "starter: has no dice (2.3)": g.starter in players,
            "bidder: has no dice (2.5)": g.bidder in (NOBODY, *players),
            "count: half a bid, or on too many dice (2.6)": len(set(bid)) == 1 and g.count <= g.dice(),
            "position.stack: not one question, or none at the end (3.5)": len(g.stack) == (len(players) > 1),
        }
        return [sentence for sentence, holds in rules.items() if not holds]

    def names(self, g: LiarsDice, kind: str) -> Sequence[str]:
        return NUMBERS

    def readable(self, g: LiarsDice, args: Mapping[str, Any]) -> dict[str, Any]:
        return dict(args)

    def view(self, g: LiarsDice, seat: int) -> dict[str, Any]:
        return view(g, seat, self.outcome(g))

    def fields(self, g: LiarsDice) -> dict[str, Any]:
        cups, lifted = (["".join(map(str, cup)) for cup in cups] for cups in (g.cups, g.lifted))
        bid = {"bidder": g.bidder, "count": g.count, "face": g.face}
        return {"cups": cups, "lifted": lifted, "starter": g.starter, **bid}

    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> LiarsDice:
        g, reader = self.empty(seats, settings), Reader(fields, "position.fields")
        g.cups, g.lifted = read_cups(reader, "cups", g.seats), read_cups(reader, "lifted", g.seats)
        g.starter, g.bidder = reader.number("starter", 0, g.seats - 1), reader.number("bidder", NOBODY, g.seats - 1)
        g.count, g.face = reader.number("count", 0, DICE * g.seats), reader.number("face", 0, 6)
        reader.finish()
        return g

    def settings_of(self, g: LiarsDice) -> dict[str, str]:
        return dict(g.rules)


def read_cups(reader: Reader, name: str, seats: int) -> list[Cup]:
    """1.1 Up to five dice, written as their faces: `22356`."""
    cups = reader.list(name, seats)
    if not all(isinstance(cup, str) and re.fullmatch("[1-6]{0,5}", cup) for cup in cups):
        raise BadFile(f"{reader.where}.{name}", f"must be up to five faces of 1 to 6 for each seat, not {shown(cups)}")
    return [tuple(sorted(map(int, cup))) for cup in cups]


GAME: Final = LiarsDiceGame()
