"""The contract with Parlour: facts, setup, outcome, what must always hold, and positions as plain data."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.kernel.bag import has, size
from parlour.kernel.game import Game, Outcome
from parlour.record.kinds import Bag, By, Number
from parlour.record.layout import Field, Layout, owner
from parlour_my_game.rules import ALL, HIDDEN, MOST, NONE, SEATS, VERBS, Prizes, begin_round

NAMES: Final = [str(number) for number in range(1, MOST + 1)]  # of cards and prizes


class Cards(Bag):
    """A bag of cards; there is none with the number 0."""

    def write(self, g: Prizes, value: int) -> Any:
        return super().write(g, value >> 1)

    def read(self, g: Prizes, value: Any, where: str) -> Any:
        return super().read(g, value, where) << 1


def names(g: Prizes) -> Sequence[str]:
    return SEATS[: g.seats]


LAYOUT: Final = Layout[Prizes](
    Field("hands", By(names, Cards(NAMES))),
    Field("laid", By(names, Number(NONE, MOST)), known=owner(lambda card: NONE if card == NONE else HIDDEN)),
    Field("last", By(names, Number(NONE, MOST))),
    Field("points", By(names, Number(0, sum(range(MOST + 1))))),
    Field("prizes", Cards(NAMES)),
    Field("prize", Number(0, MOST)),
)


class PrizesGame(Game[Prizes]):
    id = "my_game"
    title = "My Game"
    rules_version = 1
    edition = "first"
    seats = (2, len(SEATS))
    seat_ids = SEATS
    minutes = 5
    end_law = "3.1"
    longest = MOST * len(SEATS)
    headings = ("round",)
    verbs = VERBS
    layout = LAYOUT

    def set_up(self, seats: int | Sequence[str], settings: Mapping[str, str], first: int, chance: int) -> Prizes:
        """1.1, 1.2 Seven cards each, and seven prizes."""
        g = self.blank(seats, settings)
        g.chance, g.prizes, g.hands = chance, ALL, [ALL] * g.seats
        begin_round(g)
        return g

    def blank(self, seats: int | Sequence[str], settings: Mapping[str, str]) -> Prizes:
        g = Prizes()
        g.rules, g.seats = dict(settings), self.count_seats(seats)
        g.laid, g.last, g.points = [NONE] * g.seats, [NONE] * g.seats, [0] * g.seats
        return g

    def result(self, g: Prizes) -> Outcome:
        """3.1 Most points win; those who tie share the victory."""
        winners = [seat for seat, points in enumerate(g.points) if points == max(g.points)]
        return Outcome(g.points, winners, "prizes", [{"prizes": points} for points in g.points])

    def check(self, g: Prizes) -> list[str]:
        """2.2, 2.4, 3.1 What must be true between two actions."""
        left, laid = size(g.prizes) + (g.prize > 0), [card for card in g.laid if card != NONE]
        held = [card == NONE or has(hand, card) for hand, card in zip(g.hands, g.laid, strict=True)]
        rules = {
            "hands: not as many cards as prizes (2.4)": all(size(hand) == left for hand in g.hands),
            "laid: not from the hand (2.2)": all(held),
            "laid: not in turn order (2.2)": g.laid == laid + [NONE] * (g.seats - len(laid)),
            "prize: also face down (1.2)": not has(g.prizes, g.prize),
            "position.stack: not one question, or none at the end (3.1)": len(g.stack) == (g.prize > 0),
            "position.stack: not the first who has laid nothing (2.2)": not g.stack or g.decider() == len(laid),
        }
        return [sentence for sentence, holds in rules.items() if not holds]


GAME: Final = PrizesGame()
