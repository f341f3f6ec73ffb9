"""What the picture of a small title is put together from, so that its author draws only the pieces: sections of a
phone's width, each given the scene and where it begins, each telling how high it is. `layouts.in_columns` stacks them.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from parlour.draw.art import Box, el, rect, sheet, square, use
from parlour.draw.layouts import MARGIN, WIDTH, verdict
from parlour.draw.things import Things
from parlour.draw.typesetting import Drawn
from parlour.draw.words import MIDDLE, Face, print_lines, set_close, set_lines, write

SMALL: Final = Face(12)
NAME: Final = Face(14, 600)
FIGURE: Final = Face(18, 700)
ROOM: Final = WIDTH - 2 * MARGIN
IN_A_ROW: Final = 7
GAP: Final = 8


class Choice(NamedTuple):
    """Something in a row that may be clicked: its id, what it is called, how it is drawn in a box."""

    name: str
    words: str
    drawn: Callable[[Box], str]
    marked: bool = False


def figure(words: str) -> Callable[[Box], str]:
    """Words in the middle of a box."""
    return lambda box: write(box.cx, box.cy + FIGURE.size * MIDDLE, words, FIGURE, text_anchor="middle")


def drawing(symbol: str, size: float = 38) -> Callable[[Box], str]:
    """A symbol in the middle of a box."""
    return lambda box: use(symbol, box.cx, box.cy, size)


def caption(scene: Things, key: str, y: float) -> str:
    """A quiet word over a section."""
    return write(MARGIN + 2, y + 12, scene.word(key), SMALL, fill="var(--ink-2)")


def signed(scene: Things, seat: int, x: float, cy: float, room: float) -> str:
    """The sign of a seat, a symbol called `TITLE-seal-COLOUR`, and the name of whoever sits there."""
    seal = use(f"{scene.game}-seal-{scene.players[seat]['colour']}", x + 11, cy, 22)
    return seal + print_lines(x + 28, cy + NAME.size * MIDDLE, set_close(scene.name(seat), NAME, room - 28), NAME)


def plates(scene: Things, y: float, inner: Callable[[int, Box], str]) -> Drawn:
    """The seats, two in a row, each with what the title draws in the lower half; whoever acts has a strong outline."""
    out, w, high = "", (ROOM - GAP) / 2, 60
    for seat, player in enumerate(scene.players):
        box = Box(MARGIN + seat % 2 * (w + GAP), y + seat // 2 * (high + GAP), w, high)
        back = sheet(box, 8, stroke="var(--signal)" if scene.acting() == seat else "var(--line)", stroke_width=2)
        body = signed(scene, seat, box.x + 8, box.y + 17, w - 16) + inner(seat, Box(box.x + 8, box.y + 30, w - 16, 26))
        out += scene.thing(f"seat-{seat}", f"{scene.name(seat)}: {player['score']}", back, body)
    return out, (high + GAP) * -(-len(scene.players) // 2)


def notice(scene: Things, y: float, words: str, ground: str = "var(--paper-2)") -> Drawn:
    """A strip with one sentence; when the game is over, who has won."""
    box = Box(MARGIN, y, ROOM, 60)
    lines = set_lines(verdict(scene) if scene.over else words, NAME, box.w - 28, 2)
    return sheet(box, 8, ground) + print_lines(box.x + 14, box.cy + 5 - 8 * (len(lines.rows) - 1), lines, NAME), 68


def choices(scene: Things, y: float, things: Sequence[Choice]) -> Drawn:
    """Seven in a row, as large as a fingertip; those that may be clicked are ringed."""
    out, step = "", ROOM / IN_A_ROW
    for i, (name, words, drawn, marked) in enumerate(things):
        box = square(MARGIN + (i % IN_A_ROW + 0.5) * step, y + (i // IN_A_ROW + 0.5) * step, 46)
        back = rect(box, 8, "var(--trail-soft)" if marked else "var(--paper)", stroke="var(--line)", stroke_width=1)
        out += scene.thing(name, words, back, drawn(box), scene.ringed(name, box, 8))
    return out, step * -(-len(things) // IN_A_ROW) + 4 if things else 0


def cover(ground: str, *inner: str) -> str:
    """The picture on the box, 296 by 186. It stands outside of games: with colours of its own, without ids."""
    body = [rect(Box(0, 0, 296, 186), 0, ground), *inner]
    return el("svg", *body, viewBox="0 0 296 186", xmlns="http://www.w3.org/2000/svg", aria_hidden="true")
