"""The prison: a wall with battlements, the reputation track on it, eight rooms around the corridor, and the items.

The rooms lie in a ring, 1 to 4 above and 8 to 5 below, so that goons walk clockwise.
"""

from typing import Final

from parlour.draw.art import Box, rect
from parlour.games.lockup.draw.corridor import corridor
from parlour.games.lockup.draw.facts import WIDE
from parlour.games.lockup.draw.piles import display
from parlour.games.lockup.draw.rooms import TALL, TALL_CUT, WIDE_CUT, room
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.draw.track import reputation_track

SIDE: Final = 19  # of the wall
TRACK: Final = 57
CORRIDOR: Final = 146
ITEMS: Final = 124
GAP: Final = 12
DECK: Final = 72
ABOVE: Final = (0, 1, 2, 3)
BELOW: Final = (7, 6, 5, 4)


def prison(scene: Scene, box: Box) -> str:
    """Whatever height is left belongs to the rooms."""
    inner = Box(box.x + SIDE, box.y + 14, box.w - 2 * SIDE, box.h - 14 - SIDE)
    high = (inner.h - TRACK - CORRIDOR - ITEMS - 3 * GAP) / 2
    upper = inner._replace(y=inner.y + TRACK, h=high)
    middle = inner._replace(y=upper.bottom + GAP, h=CORRIDOR)
    lower = inner._replace(y=middle.bottom + GAP, h=high)
    items = inner._replace(y=lower.bottom + GAP, h=ITEMS)
    parts = [wall(box), reputation_track(scene, inner._replace(h=TRACK), WIDE)]
    parts += [corridor(scene, middle), row(scene, upper, ABOVE), row(scene, lower, BELOW)]
    return "".join([*parts, display(scene, items, WIDE, DECK)])


def row(scene: Scene, box: Box, order: tuple[int, ...]) -> str:
    step = (box.w + GAP) / len(order)
    boxes = [Box(box.x + i * step, box.y, step - GAP, box.h) for i in range(len(order))]
    found = scene.view["locations"]
    cut = TALL_CUT if box.h >= TALL else WIDE_CUT
    return "".join(room(scene, found[n], spot, cut) for n, spot in zip(order, boxes, strict=True))


def wall(box: Box) -> str:
    """Seen from above: the walk on the wall, with merlons at its outer side."""
    shadow = rect(box._replace(y=box.y + 4), 14, "var(--shade)", opacity=0.3)
    out = shadow + rect(box, 14, "var(--wall)")
    across = range(round(box.x) + 16, round(box.right) - 28, 26)
    along = range(round(box.y) + 20, round(box.bottom) - 30, 26)
    for x in across:
        out += merlon(Box(x, box.y + 4, 16, 7)) + merlon(Box(x, box.bottom - 11, 16, 7))
    for y in along:
        out += merlon(Box(box.x + 4, y, 7, 16)) + merlon(Box(box.right - 11, y, 7, 16))
    return out


def merlon(box: Box) -> str:
    return rect(box, 2, "var(--wall-2)")
