"""Outlines and places that are reckoned, not drawn: curves, shapes as if cut with scissors, seals side by side."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, sin, tau
from typing import Final

from parlour.draw.art import Point, chances, number

POINTS: Final = 11  # of a cut outline


def smooth(points: list[Point], closed: bool = True) -> str:
    """A curve through the points (Catmull-Rom as cubic curves); an open one stops at its ends."""
    ends = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        controls = (bx + (cx - ax) / 4.4, by + (cy - ay) / 4.4, cx - (dx - bx) / 4.4, cy - (dy - by) / 4.4, cx, cy)
        d += "C" + " ".join(number(value) for value in controls)
    return d + ("Z" if closed else "")


def blob(cx: float, cy: float, rx: float, ry: float, name: str, wobble: float = 0.05) -> str:
    """A shape as if cut with scissors: an ellipse with small irregularities that depend on the name alone."""
    luck = chances(name)
    turn = next(luck)
    spots: list[Point] = []
    for i in range(POINTS):
        angle, far = (i + turn) / POINTS * tau, 1 + wobble * (2 * next(luck) - 1)
        spots.append((cx + cos(angle) * rx * far, cy + sin(angle) * ry * far))
    return smooth(spots)


def dense(points: Sequence[Point], step: float = 14) -> list[Point]:
    """The line again, with points everywhere on it."""
    out: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(points):
        count = max(1, int(hypot(bx - ax, by - ay) / step))
        out += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    return [*out, points[-1]]


def apart(spots: list[float], least: float) -> list[float]:
    """Spots from left to right, moved as little as keeps them so far apart: crowds share their middle."""
    crowds: list[list[float]] = []
    for spot in spots:
        crowds.append([spot])
        while len(crowds) > 1 and begins(crowds[-2], least) + len(crowds[-2]) * least > begins(crowds[-1], least):
            crowds[-2:] = [crowds[-2] + crowds[-1]]
    return [begins(crowd, least) + (i + 0.5) * least for crowd in crowds for i in range(len(crowd))]


def begins(crowd: list[float], least: float) -> float:
    return sum(crowd) / len(crowd) - len(crowd) * least / 2
