"""The field: 36 spaces in 6 lands, as bags of spaces (one bit each), and where a pattern may lie on it.

Space 0 is the north-west corner, 5 the north-east, 35 the south-east. Lands 0 1 2 form the north row, 3 4 5 the south.
"""

from typing import Final

from mypy_extensions import i64

from parlour.kernel.bag import bag, lowest, members

SIDE: Final = 6
SPACES: Final = 36
LANDS: Final = 6
WHOLE: Final = (1 << SPACES) - 1

Squares = list[tuple[int, int]]  # (row, column) of a pattern's squares


def land_of(space: int) -> int:
    """3.4.1 Land 3R+C covers rows 3R to 3R+2 and columns 2C and 2C+1."""
    row, column = divmod(space, SIDE)
    return row // 3 * 3 + column // 2


def cell_of(space: int) -> int:
    """2.3.1 A land is 2 wide and 3 high: the place of a space within it, 0 to 5 in reading order of the field."""
    row, column = divmod(space, SIDE)
    return row % 3 * 2 + column % 2


LAND_OF: Final = [land_of(space) for space in range(SPACES)]
CELL_OF: Final = [cell_of(space) for space in range(SPACES)]
SPACES_OF: Final = [bag([s for s in range(SPACES) if LAND_OF[s] == land]) for land in range(LANDS)]


def around(space: int) -> int:
    """11.2.1 The 8 spaces around a space; none (an empty bag) at the edge of the field."""
    row, column = divmod(space, SIDE)
    if row in (0, SIDE - 1) or column in (0, SIDE - 1):
        return 0
    return bag([space + down * SIDE + right for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right])


WEST_EDGE: Final = bag(list(range(0, SPACES, SIDE)))
EAST_EDGE: Final = WEST_EDGE << SIDE - 1


def beside_any(spaces: i64) -> int:
    """10.6.5.1 The spaces one step north, south, west or east of any of these."""
    vertical = spaces >> SIDE | spaces << SIDE & WHOLE
    return vertical | (spaces & ~WEST_EDGE) >> 1 | (spaces & ~EAST_EDGE) << 1


RING: Final = [around(space) for space in range(SPACES)]
INNER: Final = [space for space in range(SPACES) if RING[space]]
BESIDE: Final = [beside_any(1 << space) for space in range(SPACES)]


def turned(squares: Squares, height: int, width: int, quarters: int) -> Squares:
    """5.2.1 The squares of a pattern after clockwise quarter turns: (r, c) goes to (c, height−1−r)."""
    for _ in range(quarters):
        squares = [(c, height - 1 - r) for r, c in squares]
        height, width = width, height
    return squares


class Positions:
    """Where one pattern in one orientation may lie on a field without holes, by the name of the position."""

    def __init__(self, filled: Squares, empty: Squares, verb: int) -> None:
        """5.3 Every filled square on the field; empty ones may hang outside."""
        self.filled: list[int] = [0] * SPACES  # position → spaces under filled squares
        self.empty: list[int] = [0] * SPACES  # position → spaces under empty squares
        for down in range(-SIDE, SIDE):
            for right in range(-SIDE, SIDE):
                solid = [(r + down, c + right) for r, c in filled]
                if all(on_field(square) for square in solid):
                    under = bag([r * SIDE + c for r, c in solid])
                    loose = [(r + down, c + right) for r, c in empty]
                    self.filled[name_of(under)] = under
                    self.empty[name_of(under)] = bag([r * SIDE + c for r, c in loose if on_field((r, c))])
        self.actions: list[int] = [verb | name for name in range(SPACES) if self.filled[name]]


def on_field(square: tuple[int, int]) -> bool:
    return 0 <= square[0] < SIDE and 0 <= square[1] < SIDE


def name_of(under: int) -> int:
    """5.3.3 A position is named by the space under its first filled square in reading order."""
    return lowest(under)


def space_name(space: int) -> str:
    return "ABCDEF"[space % SIDE] + str(space // SIDE + 1)


SPACE_NAMES: Final = tuple(space_name(space) for space in range(SPACES))


def named(spaces: int) -> list[str]:
    return [SPACE_NAMES[space] for space in members(spaces)]
