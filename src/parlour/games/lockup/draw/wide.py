"""The wide picture: the parties at the left, the prison in the middle, below it what the viewer plays with."""

from typing import Final

from parlour.draw.art import Box
from parlour.draw.words import Face, Lines, print_lines, set_lines, write
from parlour.games.lockup.draw.boards import own
from parlour.games.lockup.draw.facts import WIDE
from parlour.games.lockup.draw.prison import prison
from parlour.games.lockup.draw.result import result
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.draw.seats import strip

WIDTH: Final = 1240
HEIGHT: Final = 1000  # the shape of the room that a page of 1440 × 900 leaves: there letters of 13 are 11 px high
MARGIN: Final = 10
STRIP: Final = 252
TRAY: Final = 158
CLOCK: Final = 46
ROUND: Final = Face(18, 700, serif=True)


def wide(scene: Scene) -> tuple[float, float, str]:
    """Width, height and body. A spectator has no tray: the prison takes its room."""
    left = 2 * MARGIN + STRIP
    tray = TRAY + MARGIN if scene.me else 0
    board = Box(left, MARGIN, WIDTH - left - MARGIN, HEIGHT - 2 * MARGIN - 4 - tray)
    column = Box(MARGIN, MARGIN + CLOCK, STRIP, HEIGHT - 2 * MARGIN - CLOCK - 22)
    parts = [clock(scene, Box(MARGIN, MARGIN, STRIP, CLOCK)), strip(scene, column), prison(scene, board)]
    parts.append(print_lines(MARGIN + 2, HEIGHT - MARGIN - 3, edition(scene), WIDE.small, fill="var(--ink-2)"))
    if scene.me:
        parts.append(own(scene, Box(left, HEIGHT - MARGIN - TRAY, board.w, TRAY), WIDE))
    if scene.tells_result:
        parts.append(result(scene, board))
    return WIDTH, HEIGHT, "".join(parts)


def clock(scene: Scene, box: Box) -> str:
    """Round and phase."""
    head = write(box.x + 2, box.y + 16, scene.word("round", n=scene.view["round"]), ROUND)
    phase = set_lines(scene.phase(), WIDE.small, box.w)
    return head + print_lines(box.x + 2, box.y + 35, phase, WIDE.small, fill="var(--ink-2)")


def edition(scene: Scene) -> Lines:
    return set_lines(scene.edition(), WIDE.small, STRIP)
