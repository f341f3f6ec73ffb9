"""The outcast marker: a disc on its Outcast side, a spiked star on its Hated side."""

from math import cos, pi, sin
from typing import Final

from parlour.draw.art import Box, circle, number, path, square
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type
from parlour.draw.words import MIDDLE, print_lines, set_lines
from parlour.games.root.draw.art import suit
from parlour.games.root.draw.panel import PHONE
from parlour.games.root.draw.scene import Scene

SUITS: Final = ("fox", "rabbit", "mouse")
SPIKES: Final = 12


def marker(kind: str | None, hated: bool, cx: float, cy: float, size: float) -> str:
    """The suit on the marker; without one, the place for it."""
    if kind is None:
        return circle(cx, cy, size / 2 - 1, "none", stroke="var(--edge)", stroke_width=1.4, stroke_dasharray="3 2.5")
    if not hated:
        disc = circle(cx, cy, size / 2 - 1, "var(--c-lizard_cult)", stroke="var(--cut)", stroke_width=1.4)
        return disc + suit(kind, cx, cy, size * 0.66)
    spikes = path(star(cx, cy, size / 2 + 1.5), "var(--piece-ink)", stroke="var(--c-lizard_cult)", stroke_width=1.6)
    return spikes + suit(kind, cx, cy, size * 0.58)


def star(cx: float, cy: float, r: float) -> str:
    spots = []
    for i in range(2 * SPIKES):
        far, angle = r if i % 2 == 0 else r * 0.76, i * pi / SPIKES - pi / 2
        spots.append(f"{number(cx + cos(angle) * far)} {number(cy + sin(angle) * far)}")
    return f"M{'L'.join(spots)}Z"


def outcast_words(scene: Scene, board: View) -> str:
    if board["outcast"] is None:
        return scene.word("outcast-none")
    return scene.word("hated-suit" if board["hated"] else "outcast-suit", suit=scene.suit_name(board["outcast"]))


def outcasts(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """The three suits with the marker on one of them, and what it says."""
    size = 40 if faces is PHONE else 34
    step, cy = size + 10, box.y + size / 2 + 2
    places = [place(scene, player, kind, box.x + size / 2 + 1 + i * step, cy, size) for i, kind in enumerate(SUITS)]
    left = box.x + 3 * step + 2
    rows = set_lines(outcast_words(scene, player["board"]), faces.strong, box.right - left, 2)
    y = cy + faces.least * (MIDDLE if rows.single else -0.2)
    return "".join(places) + print_lines(left, y, rows, faces.strong), size + 8


def place(scene: Scene, player: View, kind: str, cx: float, cy: float, size: float) -> str:
    """10.3.3 At the beginning the marker may be put on any of them."""
    board, name = player["board"], f"suit-{kind}"
    here = kind == board["outcast"]
    shown = marker(kind if here else None, board["hated"], cx, cy, size)
    shown += "" if here else suit(kind, cx, cy, size * 0.56, opacity=0.55)
    if scene.acting() != player["seat"] or not scene.is_target(name):
        return shown
    ring = scene.ringed(name, square(cx, cy, size).grown(1), size / 2)
    return scene.thing(name, scene.suit_name(kind), shown, ring)
