"""Paper, wire and sparks: what pictures of things on a 24-grid are made of. Colours are those of both themes."""

from typing import Final

from parlour.draw.art import circle, el, path, stroke

INK: Final = "#33291C"  # in both themes: the pale patch below a picture is pale in both
STEEL, IRON, DARK, BRASS, GOLD = "#B4BBC4", "#7B818A", "#4A4652", "#C58F35", "#E9BE3A"
WOOD, LEATHER, BONE, CLOTH, CHALK = "#9A6B3F", "#8A5A3C", "#F1E4C6", "#C9A57C", "#FFF9EC"
RED, GREEN, BLUE, VIOLET, PINK = "#B8402F", "#7FA653", "#3F78B0", "#7A5AA0", "#D08A8A"


def shape(d: str, fill: str) -> str:
    """A piece of paper with its dark edge."""
    return path(d, fill, stroke=INK, stroke_width=1.1, stroke_linejoin="round")


def disc(cx: float, cy: float, r: float, fill: str) -> str:
    return circle(cx, cy, r, fill, stroke=INK, stroke_width=1.1)


def oval(cx: float, cy: float, rx: float, ry: float, fill: str) -> str:
    return el("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=fill, stroke=INK, stroke_width=1.1)


def wire(d: str, colour: str, width: float) -> str:
    """A rod or a cord: a line with an edge on both sides."""
    return stroke(d, INK, width + 1.9) + stroke(d, colour, width)


def hoop(cx: float, cy: float, r: float, colour: str, width: float) -> str:
    """A ring of metal."""
    edge = circle(cx, cy, r, "none", stroke=INK, stroke_width=width + 1.9)
    return edge + circle(cx, cy, r, "none", stroke=colour, stroke_width=width)


def line(d: str, colour: str = INK, width: float = 1) -> str:
    return stroke(d, colour, width)


def spark(cx: float, cy: float, r: float, fill: str) -> str:
    """A little star of four points."""
    k = r * 0.28
    points = ((0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k))
    return path("M" + "L".join(f"{cx + x:.1f} {cy + y:.1f}" for x, y in points) + "Z", fill)
