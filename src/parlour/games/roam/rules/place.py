"""Chapters 5 and 6: using a character. A position for its pattern, markers on filled squares, coins for empty ones."""

from parlour.games.roam.rules.artifacts import (
    EXTRAS,
    artifacts_barred,
    artifacts_of_kind,
    artifacts_on_offer,
    use_artifact,
)
from parlour.games.roam.rules.board import WHOLE, Positions
from parlour.games.roam.rules.book import QUARTER_TURN, SQUARE_PRICE
from parlour.games.roam.rules.state import Roam
from parlour.games.roam.rules.verbs import ARTIFACT, END, FILL, FORGO, MARK, PLACE, USE
from parlour.kernel.bag import has, members, size
from parlour.kernel.state import ARG, VERB, Step


class ChoosePosition(Step[Roam]):
    """5.3 Choose where the pattern lies; 10.6.4 before that, Quarter turn artifacts may turn it."""

    def options(self, g: Roam) -> list[int]:
        """5.3.1 Any position with all filled squares on the field; 5.3.2, 5.4.3, 5.4.5 else it just falls asleep."""
        if g.supply[self.who] == 0:
            return [FORGO]
        options = positions_on_field(g, positions(g, self.who)) or [FORGO]
        if g.ready[self.who]:
            turns = artifacts_of_kind(g, self.who, QUARTER_TURN)
            return options + turns if turns else options
        return options

    def take(self, g: Roam, action: int) -> None:
        if action == FORGO:
            return
        if action & VERB == ARTIFACT:
            use_artifact(g, self.who, action & ARG)
            g.then(self)
            return
        where = positions(g, self.who)
        g.filled = where.filled[action & ARG]
        g.empty = where.empty[action & ARG] & g.field
        place_pattern(g, self.who)

    def about(self, g: Roam) -> dict[str, int]:
        return {"card": g.used}

    def detail(self, g: Roam, action: int) -> dict[str, int]:
        if action & VERB != PLACE:
            return {}
        return gain(g, positions(g, self.who).filled[action & ARG] & g.room())

    def barred(self, g: Roam) -> list[tuple[int, str]]:
        """5.1 The choice of the character is made; 10.5 only Quarter turn artifacts work now."""
        return artifacts_barred(g, self.who, 0)


def gain(g: Roam, spaces: int) -> dict[str, int]:
    """The spaces that would get a marker, and the coins for them."""
    return {"spaces": spaces, "coins": sum(g.symbols(space) for space in members(spaces))}


def positions(g: Roam, seat: int) -> Positions:
    """5.2, 5.2.1 The pattern as it lies before its owner; 10.6.4 Quarter turn artifacts turn it further."""
    return g.rules.cards.positions[g.used][(g.rules.quarters[seat] + g.turned) % 4]


def positions_on_field(g: Roam, where: Positions) -> list[int]:
    """5.3 On a whole field the list never changes; 7.7.1 with holes, filled squares may not lie on them."""
    if g.field == WHOLE:
        return where.actions
    holes = ~g.field
    return [place for place in where.actions if where.filled[place & ARG] & holes == 0]


def place_pattern(g: Roam, seat: int) -> None:
    """5.4 A marker on each unoccupied space under a filled square; 5.4.1, 12.4 the others are skipped."""
    free = g.filled & g.room()
    if size(free) <= g.supply[seat]:
        g.place(seat, free)
    else:
        g.then(FillSome(seat, free))


class FillSome(Step[Roam]):
    """5.4.4 With too few markers, all of them are placed, and the player chooses where."""

    def __init__(self, who: int, free: int) -> None:
        super().__init__(who)
        self.free = free

    def args(self) -> tuple[int, int]:
        return self.who, self.free

    def about(self, g: Roam) -> dict[str, int]:
        return {"n": g.supply[self.who]}

    def detail(self, g: Roam, action: int) -> dict[str, int]:
        return gain(g, 1 << (action & ARG))

    def options(self, g: Roam) -> list[int]:
        return [FILL | space for space in members(self.free)]

    def take(self, g: Roam, action: int) -> None:
        spot = 1 << (action & ARG)
        g.place(self.who, spot)
        if g.supply[self.who]:
            g.then(FillSome(self.who, self.free ^ spot))


class Extras(Step[Roam]):
    """6.1, 6.2, 6.6 After the filled squares, coins for empty ones, one by one; 10.5.2 until the player ends it."""

    def options(self, g: Roam) -> list[int]:
        """6.3 A free space of the field, a marker in supply; 6.4 coins won this turn count."""
        options = [END]
        if g.empty and g.coins[self.who] >= SQUARE_PRICE and g.supply[self.who]:
            options += [MARK | space for space in members(g.empty & g.room())]
        return options + artifacts_on_offer(g, self.who, EXTRAS) if g.ready[self.who] else options

    def take(self, g: Roam, action: int) -> None:
        if action == END:
            return
        g.then(self)
        if action & VERB == ARTIFACT:
            use_artifact(g, self.who, action & ARG)
        else:
            mark_empty_square(g, self.who, action & ARG)

    def about(self, g: Roam) -> dict[str, int]:
        return {"n": int(g.held[self.who] != 0)}

    def detail(self, g: Roam, action: int) -> dict[str, int]:
        return gain(g, 1 << (action & ARG)) if action & VERB == MARK else {}

    def barred(self, g: Roam) -> list[tuple[int, str]]:
        """6.1, 6.3 The empty squares that cannot be marked now; 4.5 one character per turn."""
        can = self.options(g)
        squares = [MARK | space for space in members(g.empty)]
        marks = [(mark, why_not_mark(g, self.who, mark & ARG)) for mark in squares if mark not in can]
        others = [(USE | card, "4.5") for card in members(g.awake[self.who])]
        return marks + others + artifacts_barred(g, self.who, EXTRAS)

    def why_not(self, g: Roam, action: int) -> str:
        return why_not_mark(g, self.who, action & ARG) if action & VERB == MARK else super().why_not(g, action)


def why_not_mark(g: Roam, seat: int, space: int) -> str:
    """6.3 No room or no marker, 6.1 too few coins or no empty square there: what bars marking a space."""
    return "6.1" if has(g.room(), space) and g.supply[seat] else "6.3"


def mark_empty_square(g: Roam, seat: int, space: int) -> None:
    """6.1 Pay 2 coins for a marker under an empty square; 6.5 of the character used this turn; 6.2 once for each."""
    g.coins[seat] -= SQUARE_PRICE
    g.empty ^= 1 << space
    g.note("pays", seat=seat, n=SQUARE_PRICE, space=space)
    g.place(seat, 1 << space)
