"""The result of a game: who has won and why, and everybody's points."""

from typing import Final

from parlour.draw.art import Box, el, group, rect, sheet, title
from parlour.draw.layouts import verdict
from parlour.draw.things import View
from parlour.draw.words import Face, Lines, print_lines, set_close, set_lines, write
from parlour.games.root.draw.art import glyph, seal, suit
from parlour.games.root.draw.scene import Scene

ROW: Final = 38
HEAD: Final = Face(20, 700, serif=True)
NAME: Final = Face(15, 600)
WHY: Final = Face(14)
SCORE: Final = Face(19, 700, serif=True)


def result(scene: Scene, area: Box) -> str:
    """A sheet in the middle of an area, with an amber edge: this has just happened."""
    w = min(400, area.w - 20)
    head = set_lines(verdict(scene), HEAD, w - 72, 2)
    why = set_lines(scene.say(f"root-end-{scene.view['outcome']['ended_by']}"), WHY, w - 40, 3)
    top = 26 + 24 * len(head.rows) + 17 * len(why.rows)
    h = top + 12 + ROW * len(scene.players)
    box = Box(area.cx - w / 2, area.cy - h / 2, w, h)
    parts = [sheet(box, 12, drop=4, stroke="var(--trail)", stroke_width=3), *sentences(box, head, why)]
    order = sorted(scene.players, key=lambda player: rank(scene, player))
    parts += [
        line(scene, each, Box(box.x + 12, box.y + top + ROW * i, w - 24, ROW - 5)) for i, each in enumerate(order)
    ]
    return group(*parts)


def rank(scene: Scene, player: View) -> tuple[bool, bool, int]:
    """Winners first; whoever scores no more, by dominance or coalition, comes last."""
    aside = player["dominance"] is not None or player["partner"] is not None
    return not scene.won(player["seat"]), aside, -player["score"]


def sentences(box: Box, head: Lines, why: Lines) -> list[str]:
    y = box.y + 34
    return [
        glyph("crown", box.x + 32, y - 7, 28, "var(--trail)"),
        print_lines(box.x + 54, y, head, HEAD, 24),
        print_lines(box.x + 20, y + 24 * len(head.rows) - 2, why, WHY, 17, fill="var(--ink-2)"),
    ]


def line(scene: Scene, player: View, box: Box) -> str:
    """Seal, name, and the points or what was played for instead."""
    back = rect(box, 7, "var(--trail-soft)" if scene.won(player["seat"]) else "var(--paper-2)")
    name = set_close(scene.name(player["seat"]), NAME, box.w - 110)
    words = print_lines(box.x + 44, box.cy + 5, name, NAME)
    mark = seal(player["faction"], box.x + 22, box.cy, 28)
    return el("g", title(scene.full_name(player["seat"])), back, mark, words, stake(scene, player, box))


def stake(scene: Scene, player: View, box: Box) -> str:
    if player["partner"] is not None:
        return seal(scene.faction(player["partner"]), box.right - 22, box.cy, 24)
    if player["dominance"] is not None:
        return suit(player["dominance"]["suit"], box.right - 22, box.cy, 25)
    return write(box.right - 14, box.cy + 7, str(player["score"]), SCORE, text_anchor="end")
