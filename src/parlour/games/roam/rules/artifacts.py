"""Chapter 10: artifacts. When each kind may be used, and what it does; buying them is in market.py.

Each kind does its work at once or pushes the Step that asks where. `use_artifact` is called with the Step to come back
to already pushed.
"""

from typing import ClassVar, Final

from parlour.games.roam.rules.board import BESIDE, beside_any
from parlour.games.roam.rules.book import (
    FREE_STEP,
    NUDGE,
    POCKET_MONEY,
    QUARTER_TURN,
    SQUARE_PRICE,
    TAKE_OVER,
    WAKE_OR_DOZE,
)
from parlour.games.roam.rules.state import NONE, Roam
from parlour.games.roam.rules.verbs import ARTIFACT, FLIP, FREE_MARK, LIFT, MOVE, PAY, REPLACE
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, Step

BEFORE: Final = 1 << POCKET_MONEY | 1 << NUDGE | 1 << WAKE_OR_DOZE  # 10.5 before the character
EXTRAS: Final = BEFORE | 1 << FREE_STEP | 1 << TAKE_OVER  # 10.5 among the extras


def artifacts_on_offer(g: Roam, seat: int, kinds: int) -> list[int]:
    """10.4.3, 10.5 The ready artifacts whose kind may be used in this window and has something to work on."""
    kind_of = g.rules.cards.kinds
    ready = members(g.ready[seat])
    return [ARTIFACT | a for a in ready if has(kinds, kind_of[a]) and can_use(g, seat, kind_of[a])]


def artifacts_of_kind(g: Roam, seat: int, kind: int) -> list[int]:
    kind_of = g.rules.cards.kinds
    return [ARTIFACT | a for a in members(g.ready[seat]) if kind_of[a] == kind]


def can_use(g: Roam, seat: int, kind: int) -> bool:
    """10.6 Whether an artifact of this kind has something to work on."""
    if kind == FREE_STEP:
        return g.supply[seat] > 0 and g.empty & g.room() != 0
    if kind == TAKE_OVER:
        return g.supply[seat] > 0 and markers_to_take_over(g, seat) != 0
    if kind == NUDGE:
        return markers_to_nudge(g) != 0
    if kind == WAKE_OR_DOZE:
        return characters_to_turn(g, seat) != 0
    return True


def artifacts_barred(g: Roam, seat: int, kinds: int) -> list[tuple[int, str]]:
    """10.4.3, 10.5, 10.6 Used already, not in this window, or nothing to work on."""
    kind_of = g.rules.cards.kinds
    result = [(ARTIFACT | a, "10.4.3") for a in members(g.held[seat] & ~g.ready[seat])]
    for a in members(g.ready[seat]):
        kind = kind_of[a]
        if kinds == 0 and kind == QUARTER_TURN:
            continue
        if not has(kinds, kind):
            result.append((ARTIFACT | a, "10.5"))
        elif not can_use(g, seat, kind):
            result.append((ARTIFACT | a, "10.6." + str(kind + 1)))
    return result


def use_artifact(g: Roam, seat: int, artifact: int) -> None:
    """10.4.1 To use an artifact, turn it face down; 10.4.2 in one's own turn; 10.7 it is not the character's use."""
    g.ready[seat] ^= 1 << artifact
    g.note("uses-artifact", seat=seat, artifact=artifact)
    kind = g.rules.cards.kinds[artifact]
    if kind == POCKET_MONEY:
        take_pocket_money(g, seat)
    elif kind == QUARTER_TURN:
        add_quarter_turn(g)
    elif kind == FREE_STEP:
        g.then(ChooseFreeSquare(seat))
    elif kind == TAKE_OVER:
        g.then(ChooseReplaced(seat))
    elif kind == NUDGE:
        g.then(ChooseMarker(seat))
    else:
        g.then(ChooseFlipped(seat))


def take_pocket_money(g: Roam, seat: int) -> None:
    """10.6.3 Pocket money: 1 coin."""
    g.coins[seat] += 1


def add_quarter_turn(g: Roam) -> None:
    """10.6.4 Quarter turn: the pattern turns by 90° clockwise; several add up."""
    g.turned += 1


class AtWork(Step[Roam]):
    """A question of an artifact in use."""

    artifact: ClassVar[int]  # its kind

    def has_begun(self, g: Roam) -> bool:
        """10.4.1, 10.4.2 Whether it is the seat's turn and an artifact of this kind lies face down before it."""
        used, kind_of = members(g.held[self.who] & ~g.ready[self.who]), g.rules.cards.kinds
        return self.who == g.active and any(kind_of[a] == self.artifact for a in used)


class AtSpace(AtWork):
    """A question about one space."""

    def __init__(self, who: int, space: int) -> None:
        super().__init__(who)
        self.space = space

    def args(self) -> tuple[int, int]:
        return self.who, self.space

    def about(self, g: Roam) -> dict[str, int]:
        return {"space": self.space}


class ChooseFreeSquare(AtWork):
    """10.6.1 Free step: a marker under an empty square of the used character, for nothing (6.3, 6.5 hold)."""

    artifact = FREE_STEP

    def options(self, g: Roam) -> list[int]:
        return [FREE_MARK | space for space in members(g.empty & g.room())]

    def take(self, g: Roam, action: int) -> None:
        spot = 1 << (action & ARG)
        g.empty ^= spot
        g.place(self.who, spot)


class ChooseReplaced(AtWork):
    """10.6.2 Take over: an own marker takes the place of an opponent's under the used pattern (10.6.2.1)."""

    artifact = TAKE_OVER

    def options(self, g: Roam) -> list[int]:
        return [REPLACE | space for space in members(markers_to_take_over(g, self.who))]

    def take(self, g: Roam, action: int) -> None:
        space = action & ARG
        if has(g.filled, space):
            take_over(g, self.who, space)
        else:
            g.then(PayForReplaced(self.who, space))


def markers_to_take_over(g: Roam, seat: int) -> int:
    """10.6.2.1 Opponents' markers under filled squares, or under empty ones that can be paid; 12.6 top markers only."""
    spaces = g.filled
    if g.empty and (g.coins[seat] >= SQUARE_PRICE or artifacts_of_kind(g, seat, FREE_STEP)):
        spaces |= g.empty
    theirs = 0
    for other in range(g.seats):
        if other != seat:
            theirs |= g.tops(other)
    return spaces & theirs


class PayForReplaced(AtSpace):
    """10.6.2.1 Under an empty square, Take over also needs 2 coins or a Free step."""

    artifact = TAKE_OVER

    def options(self, g: Roam) -> list[int]:
        coins = [PAY] if g.coins[self.who] >= SQUARE_PRICE else []
        return coins + artifacts_of_kind(g, self.who, FREE_STEP)

    def take(self, g: Roam, action: int) -> None:
        if action == PAY:
            g.coins[self.who] -= SQUARE_PRICE
            g.note("pays", seat=self.who, n=SQUARE_PRICE, space=self.space)
        else:
            g.ready[self.who] ^= 1 << (action & ARG)
            g.note("uses-artifact", seat=self.who, artifact=action & ARG)
        g.empty ^= 1 << self.space
        take_over(g, self.who, self.space)


def take_over(g: Roam, seat: int, space: int) -> None:
    """10.6.2, 10.6.2.2 The opponent's marker goes back to its supply, an own one takes its place; symbols pay."""
    other = g.lift(space)
    g.supply[other] += 1
    g.supply[seat] -= 1
    g.drop(seat, space)
    g.coins[seat] += g.symbols(space)
    g.note("replaces", seat=seat, other=other, space=space, coins=g.symbols(space))
    g.happened()


class ChooseMarker(AtWork):
    """10.6.5 Nudge: any marker on the field, also an opponent's."""

    artifact = NUDGE

    def options(self, g: Roam) -> list[int]:
        return [LIFT | space for space in members(markers_to_nudge(g))]

    def take(self, g: Roam, action: int) -> None:
        g.then(ChooseNeighbour(self.who, action & ARG))


def markers_to_nudge(g: Roam) -> int:
    """10.6.5 The spaces with a marker that has an unoccupied neighbouring space."""
    return g.occupied() & beside_any(g.room())


class ChooseNeighbour(AtSpace):
    """10.6.5, 10.6.5.1 Nudge: to a neighbouring unoccupied space; nobody gains coins."""

    artifact = NUDGE

    def options(self, g: Roam) -> list[int]:
        return [MOVE | space for space in members(BESIDE[self.space] & g.room())]

    def take(self, g: Roam, action: int) -> None:
        """12.6 The top marker moves, onto the ground or onto one marker."""
        to = action & ARG
        owner = g.lift(self.space)
        g.drop(owner, to)
        g.note("moves", seat=self.who, other=owner, space=self.space, to=to)
        g.happened()


class ChooseFlipped(AtWork):
    """10.6.6 Wake or doze: turn over any one own character. With all asleep, the free wake-up comes (4.3)."""

    artifact = WAKE_OR_DOZE

    def options(self, g: Roam) -> list[int]:
        return [FLIP | card for card in members(characters_to_turn(g, self.who))]

    def take(self, g: Roam, action: int) -> None:
        card = action & ARG
        g.awake[self.who] ^= 1 << card
        up = g.awake[self.who] >> card & 1
        g.due |= g.used == NONE and g.awake[self.who] == 0
        g.note("flips", seat=self.who, card=card, awake=up)

    def barred(self, g: Roam) -> list[tuple[int, str]]:
        """10.6.6.1 The last awake character stays awake."""
        return [(FLIP | card, "10.6.6.1") for card in members(g.owned[self.who] & ~characters_to_turn(g, self.who))]


def characters_to_turn(g: Roam, seat: int) -> int:
    """10.6.6, 10.6.6.1 Any own character; after the wake-up, not the last awake one until a character is used."""
    awake = g.awake[seat]
    last_awake = awake & (awake - 1) == 0
    return g.owned[seat] & ~awake if g.woken and g.used == NONE and last_awake else g.owned[seat]
