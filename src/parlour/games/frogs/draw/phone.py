"""The phone pictures, 390 wide: one for a file, and three parts of it for a page that has room for words between them.

On the page the board is always seen, the hand lies in the sheet with the question, all else is a tab away. So no thing
is in two parts, and whatever may be touched is large enough for a thumb.
"""

from collections.abc import Callable
from typing import Final

from parlour.draw.art import Box
from parlour.draw.layouts import MARGIN, WIDTH, stacked
from parlour.draw.typesetting import Drawn
from parlour.games.frogs.draw.board import PHONE as CUT
from parlour.games.frogs.draw.board import board
from parlour.games.frogs.draw.chain import chain_phone
from parlour.games.frogs.draw.chips import HIGH, chips
from parlour.games.frogs.draw.clock import clock
from parlour.games.frogs.draw.facts import PHONE
from parlour.games.frogs.draw.hand import chooses, hand_phone
from parlour.games.frogs.draw.mats import mat_phone
from parlour.games.frogs.draw.piles import piles_phone
from parlour.games.frogs.draw.result import counts_phone, result
from parlour.games.frogs.draw.scene import Scene

ROOM: Final = WIDTH - 2 * MARGIN
GAP: Final = 8
CLOCK: Final = 21
Section = Callable[[Scene, float], Drawn]


def phone(scene: Scene) -> tuple[float, float, str]:
    """Everything, to be scrolled: the board, what the viewer has, then the other player and the piles."""
    return stacked(scene, people, time, field, *play(scene), own, other, decks, reckoning)


def phone_board(scene: Scene) -> tuple[float, float, str]:
    """What one must always see."""
    return stacked(scene, people, time, field)


def phone_mine(scene: Scene) -> tuple[float, float, str]:
    """What one plays with; for a spectator, the cards of the first seat."""
    return stacked(scene, *play(scene), own)


def phone_rest(scene: Scene) -> tuple[float, float, str]:
    """What one looks up."""
    return stacked(scene, other, decks, reckoning)


# The board and who plays


def people(scene: Scene, y: float) -> Drawn:
    return chips(scene, Box(MARGIN, y, ROOM, HIGH)), HIGH + 3


def time(scene: Scene, y: float) -> Drawn:
    return clock(scene, Box(MARGIN, y, ROOM, CLOCK), PHONE), CLOCK


def field(scene: Scene, y: float) -> Drawn:
    """Under the result once there is one."""
    news = result(scene, Box(MARGIN, y, ROOM, CUT.h)) if scene.tells_result else ""
    return board(scene, 0, y, CUT) + news, CUT.h + GAP


# What lies in the sheet, and behind the tabs


def spaced(drawn: Drawn) -> Drawn:
    shown, height = drawn
    return shown, height + GAP if height else 0


def play(scene: Scene) -> tuple[Section, Section]:
    """Cards to choose from must be seen at once; else what is being resolved comes first."""
    return (cards, resolving) if chooses(scene) else (resolving, cards)


def resolving(scene: Scene, y: float) -> Drawn:
    return spaced(chain_phone(scene, MARGIN, y, ROOM))


def cards(scene: Scene, y: float) -> Drawn:
    return spaced(hand_phone(scene, MARGIN, y, ROOM))


def own(scene: Scene, y: float) -> Drawn:
    return spaced(mat_phone(scene, scene.seats()[1], MARGIN, y, ROOM))


def other(scene: Scene, y: float) -> Drawn:
    return spaced(mat_phone(scene, scene.seats()[0], MARGIN, y, ROOM))


def decks(scene: Scene, y: float) -> Drawn:
    return spaced(piles_phone(scene, MARGIN, y, ROOM))


def reckoning(scene: Scene, y: float) -> Drawn:
    return spaced(counts_phone(scene, MARGIN, y, ROOM))
