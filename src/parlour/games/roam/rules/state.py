"""Where every piece of Roam is, and what the rules do with pieces again and again: placing, lifting, taking.

Markers are bags of spaces, one per seat and level; cards and artifacts are bags of numbers. What nobody may know the
order of has none: the deck below its visible top card is a bag from which chance draws.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.roam.rules.board import CELL_OF, INNER, LAND_OF, RING, SPACES_OF, WHOLE
from parlour.games.roam.rules.book import ROW, Rules
from parlour.kernel.bag import has, members
from parlour.kernel.state import NOBODY, State

NONE: Final = -1  # no card, no land


class Roam(State):
    """A game of Roam in progress."""

    rules: Rules

    def __init__(self) -> None:
        super().__init__()
        self.first: int = 0
        self.active: int = 0
        self.turns: int = 0  # turns finished by all together
        self.lands: list[int] = []  # 3.3 the six land cards; NONE: a hole (7.7.1)
        self.field: i64 = WHOLE  # the spaces that exist
        self.ground: list[int] = []  # by seat: spaces with its marker on the ground
        self.upper: list[int] = []  # by seat: spaces with its marker on top of another (12.1)
        self.supply: list[int] = []
        self.coins: list[int] = []
        self.owned: list[int] = []  # by seat: its characters
        self.awake: list[int] = []  # by seat: those that are awake
        self.top: int = NONE  # 3.2 the visible top card of the deck
        self.deck: int = 0  # the cards below it
        self.unmet: int = 0  # 8.5 hidden characters: those that nobody has taken
        self.row: list[int] = []  # 10.1 the artifacts on sale
        self.stack_of_artifacts: int = 0
        self.held: list[int] = []  # by seat: its artifacts
        self.ready: list[int] = []  # by seat: those that are face up
        self.outpost: int = NOBODY  # 11.3 its owner
        # This turn
        self.due: bool = False  # 4.3 all were asleep: the free wake-up must come
        self.woken: bool = False  # 4.4.4 it has come, or an early rise
        self.used: int = NONE  # the character used
        self.turned: int = 0  # 10.6.4 quarter turns by artifacts
        self.filled: i64 = 0  # spaces under its filled squares at the chosen position
        self.empty: i64 = 0  # spaces under its empty squares, not yet marked
        # 9.4 Stalemate guard
        self.changed: bool = False  # a marker or a card moved this round
        self.still_rounds: int = 0
        self.barren_rounds: int = 0  # 9.4.1 rounds since a land was taken
        self.trail: i64 = 0  # the spaces changed this turn, for the eye
        self.trail_before: i64 = 0  # and in the last turn

    # Questions

    def occupied(self) -> i64:
        spaces: i64 = 0
        for bag in self.ground:
            spaces |= bag
        return spaces

    def stacked(self) -> i64:
        spaces: i64 = 0
        for bag in self.upper:
            spaces |= bag
        return spaces

    def room(self) -> i64:
        """5.4.2, 12.1 The spaces of the field that can take one more marker."""
        return self.field & ~(self.stacked() if self.rules.towers else self.occupied())

    def tops(self, seat: int) -> i64:
        """12.6 The spaces whose top marker is the seat's."""
        if not self.rules.towers:
            return self.ground[seat]
        return self.upper[seat] | self.ground[seat] & ~self.stacked()

    def symbols(self, space: int) -> int:
        """2.3 The coin symbols of a space. 3.4.2 A land of the north row lies upside down."""
        land = LAND_OF[space]
        return self.rules.cards.symbols[self.lands[land]][land // 3][CELL_OF[space]]

    def asleep(self, seat: int) -> int:
        """2.4.2 A character is awake, or asleep."""
        return self.owned[seat] & ~self.awake[seat]

    def score(self, seat: int) -> int:
        """9.2, 10.8, 11.4 Points of all own characters and artifacts, and of the outpost."""
        cards = self.rules.cards
        points = sum([cards.points[card] for card in members(self.owned[seat])])
        points += sum([cards.artifact_points[artifact] for artifact in members(self.held[seat])])
        return points + (cards.outpost_points if self.outpost == seat else 0)

    # Deeds

    def wake(self, seat: int) -> None:
        """4.3, 4.4.1 All own characters wake up; 10.4.4 all own artifacts are turned up too."""
        self.awake[seat] = self.owned[seat]
        self.ready[seat] = self.held[seat]
        self.due = False
        self.woken = True

    def place(self, seat: int, spaces: i64) -> None:
        """5.4 One own marker on each of the spaces; 5.5, 12.5 coins for the symbols there at once."""
        below = self.occupied()
        ground: i64 = self.ground[seat]
        self.ground[seat] = ground | spaces & ~below
        if spaces & below:
            upper: i64 = self.upper[seat]
            self.upper[seat] = upper | spaces & below
        placed = members(spaces)
        self.supply[seat] -= len(placed)
        coins = 0
        for space in placed:
            coins += self.symbols(space)
        self.coins[seat] += coins
        self.trail |= spaces
        if self.log is not None:
            self.note("places", seat=seat, spaces=spaces, coins=coins)
        if placed:
            self.happened()

    def lift(self, space: int) -> int:
        """Take the top marker of a space off the field; the seat whose it was."""
        bit = 1 << space
        for level in (self.upper, self.ground):
            for seat in range(self.seats):
                if level[seat] & bit:
                    level[seat] ^= bit
                    self.trail |= bit
                    return seat
        return NOBODY

    def drop(self, seat: int, space: int) -> None:
        """Put a marker on a space, on the ground or on top of the one that is there."""
        level = self.upper if has(self.occupied(), space) else self.ground
        level[seat] |= 1 << space
        self.trail |= 1 << space

    def happened(self) -> None:
        """9.4 Something moved; 11.2.2 after every placement, replacement and move the outpost may be won, 11.3 once."""
        self.changed = True
        if self.rules.outpost and self.outpost == NOBODY:
            self.award_outpost()

    def award_outpost(self) -> None:
        """11.2 Own markers on the 8 spaces around an opponent's marker; 11.2.3 the active player comes first."""
        seats = [(self.active + i) % self.seats for i in range(self.seats)]
        tops = [self.tops(seat) for seat in range(self.seats)]
        occupied = self.occupied()
        for seat in seats:
            own: i64 = tops[seat]
            for space in INNER:
                ring: i64 = RING[space]
                if own & ring == ring and (occupied & ~own) >> space & 1:
                    self.outpost = seat
                    self.note("outpost", seat=seat, space=space)
                    return

    def markers_on(self, seat: int, land: int) -> int:
        """7.3, 12.2 The seat's markers on a land, both levels."""
        spaces = SPACES_OF[land]
        return (self.ground[seat] & spaces).bit_count() + (self.upper[seat] & spaces).bit_count()

    def return_markers(self, land: int) -> None:
        """7.6, 5.7 All markers on the land go back to their owners' supplies; otherwise none is ever taken back."""
        rest = ~SPACES_OF[land]
        for seat in range(self.seats):
            self.supply[seat] += self.markers_on(seat, land)
            self.ground[seat] &= rest
            self.upper[seat] &= rest

    def take_character(self, seat: int, land: int) -> int:
        """7.5 The land's card is the seat's now, awake at once. 8.5 A hidden character is met only now."""
        card = self.lands[land]
        if self.rules.hidden:
            card = self.draw(self.unmet)
            self.unmet ^= 1 << card
        self.owned[seat] |= 1 << card
        self.awake[seat] |= 1 << card
        self.barren_rounds = -1
        return card

    def refill(self, land: int) -> None:
        """7.7 The top card of the deck fills the slot; 7.7.1 with an empty deck its spaces cease to exist."""
        self.lands[land] = self.top
        if self.top == NONE:
            self.field &= ~SPACES_OF[land]
            self.filled &= self.field
            self.empty &= self.field
        else:
            self.turn_up_next()

    def turn_up_next(self) -> None:
        """3.2 The land side of the top card of the deck is visible to all."""
        self.top = NONE
        if self.deck:
            self.top = self.draw(self.deck)
            self.deck ^= 1 << self.top

    def refill_row(self) -> None:
        """10.3.3 The row is refilled to 4; with an empty stack it shrinks (2.2 what has run out is not available)."""
        while len(self.row) < ROW and self.stack_of_artifacts:
            artifact = self.draw(self.stack_of_artifacts)
            self.stack_of_artifacts ^= 1 << artifact
            self.row.append(artifact)

    # Copies; 8.1 nothing is hidden but what chance will bring: which cards are left is known to all by counting

    def clone(self) -> "Roam":
        other = Roam()
        other.copy_base(self)
        other.rules = self.rules
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.lands = self.lands.copy()
        other.field = self.field
        other.ground = self.ground.copy()
        other.upper = self.upper.copy()
        other.supply = self.supply.copy()
        other.coins = self.coins.copy()
        other.owned = self.owned.copy()
        other.awake = self.awake.copy()
        other.top = self.top
        other.deck = self.deck
        other.unmet = self.unmet
        other.row = self.row.copy()
        other.stack_of_artifacts = self.stack_of_artifacts
        other.held = self.held.copy()
        other.ready = self.ready.copy()
        other.outpost = self.outpost
        other.due = self.due
        other.woken = self.woken
        other.used = self.used
        other.turned = self.turned
        other.filled = self.filled
        other.empty = self.empty
        other.changed = self.changed
        other.still_rounds = self.still_rounds
        other.barren_rounds = self.barren_rounds
        other.trail = self.trail
        other.trail_before = self.trail_before
        return other
