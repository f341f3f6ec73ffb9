"""The wide picture: the board at the left, both players' cards beside it, below what the viewer plays with."""

from typing import Final

from parlour.draw.art import Box
from parlour.games.frogs.draw.board import WIDE as CUT
from parlour.games.frogs.draw.board import board
from parlour.games.frogs.draw.chain import chain
from parlour.games.frogs.draw.clock import clock
from parlour.games.frogs.draw.facts import WIDE
from parlour.games.frogs.draw.hand import hand
from parlour.games.frogs.draw.mats import HEAD, mat, shares
from parlour.games.frogs.draw.piles import piles
from parlour.games.frogs.draw.result import counts, result
from parlour.games.frogs.draw.scene import Scene

WIDTH: Final = 1056
HEIGHT: Final = 852  # the room that a page of 1440 × 900 leaves: letters are as large as they say
MARGIN: Final = 10
CLOCK: Final = 22
TRAY: Final = 158
PILES: Final = 157


def wide(scene: Scene) -> tuple[float, float, str]:
    """Width, height and body."""
    place = Box(MARGIN, MARGIN + CLOCK, CUT.w, CUT.h)
    left = place.right + MARGIN
    column = Box(left, MARGIN, WIDTH - left - MARGIN, place.bottom - MARGIN)
    tray = Box(MARGIN, place.bottom + MARGIN, WIDTH - 2 * MARGIN, TRAY)
    parts = [clock(scene, Box(MARGIN, MARGIN, CUT.w, CLOCK), WIDE), board(scene, place.x, place.y, CUT)]
    parts += [*mats(scene, column), *below(scene, tray, column)]
    if scene.tells_result:
        parts.append(result(scene, place))
    return WIDTH, HEIGHT, "".join(parts)


def mats(scene: Scene, column: Box) -> list[str]:
    """The other player above, the viewer below."""
    room = column.h - MARGIN - 2 * HEAD
    upper, lower = (HEAD + room * share for share in shares(scene, column.w, WIDE))
    boxes = (column._replace(h=upper), column._replace(y=column.bottom - lower, h=lower))
    return [mat(scene, seat, box, WIDE) for seat, box in zip(scene.seats(), boxes, strict=True)]


def below(scene: Scene, tray: Box, column: Box) -> list[str]:
    """The hand; the piles; what is being resolved or, between actions, what counts at the end."""
    first = tray._replace(x=column.x, w=PILES)
    second = tray._replace(x=first.right + MARGIN, w=tray.right - first.right - MARGIN)
    talk = chain if scene.resolves() else counts
    return [hand(scene, tray._replace(w=CUT.w), WIDE), piles(scene, first, WIDE), talk(scene, second, WIDE)]
