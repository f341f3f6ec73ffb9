"""The corridor between the rooms: rounds, goals with everybody's count, and the suspicion left before a raid."""

from typing import Final

from parlour.draw.art import Box, circle, group, rect, title
from parlour.draw.things import View
from parlour.draw.typesetting import Type, titled
from parlour.draw.words import MIDDLE, Face, print_lines, set_lines, write
from parlour.games.lockup.draw.cards import goal
from parlour.games.lockup.draw.facts import WIDE
from parlour.games.lockup.draw.pieces import glyph, good, seal
from parlour.games.lockup.draw.scene import Scene

ROUNDS: Final = 6
SUSPICION: Final = 12  # 2.1 tokens in all
HEADS: Final = (Face(15, 700, serif=True), Face(13, 700, serif=True))
FIGURE: Final = Face(15, 700)
ROUNDS_WIDTH: Final = 122
EYES_WIDTH: Final = 176
FOOT: Final = 26  # below a goal: everybody's count
PALE_LINE: Final = "var(--wall-ink-2)"


def corridor(scene: Scene, box: Box) -> str:
    inner = box.grown(-9)
    goals_ = Box(inner.x + ROUNDS_WIDTH, inner.y, inner.w - ROUNDS_WIDTH - EYES_WIDTH - 4, inner.h)
    eyes_ = Box(inner.right - EYES_WIDTH + 10, inner.y, EYES_WIDTH - 10, inner.h)
    back = rect(box, 7, "var(--wall-2)")
    return back + rounds(scene, inner._replace(w=ROUNDS_WIDTH)) + goals(scene, goals_) + suspicion(scene, eyes_)


def head(box: Box, words: str) -> str:
    """In the larger type if the words fit."""
    face = next((each for each in HEADS if each.fits(words, box.w - 4)), HEADS[-1])
    return print_lines(box.x + 2, box.y + 15, set_lines(words, face, box.w - 4), face, fill="var(--wall-ink)")


def rounds(scene: Scene, box: Box) -> str:
    """Two rows of three; the round being played shines."""
    step, top = 36.0, box.y + 24
    rise = (box.h - 26) / 2
    spots = [(box.x + 17 + i % 3 * step, top + rise * (i // 3 + 0.5)) for i in range(ROUNDS)]
    marks = [one_round(scene, i + 1, x, y) for i, (x, y) in enumerate(spots)]
    return group(title(scene.word("round", n=scene.view["round"])), head(box, scene.word("rounds")), *marks)


def one_round(scene: Scene, n: int, x: float, y: float) -> str:
    now: int = scene.view["round"]
    fill = "var(--lamp)" if n == now else "var(--wall)" if n < now else "none"
    disc = circle(x, y, 15, fill, stroke="var(--wall-ink)" if n == now else PALE_LINE, stroke_width=1.8)
    ink = "var(--piece-ink)" if n == now else "var(--wall-ink)"
    faint = 0.6 if n < now else None
    figure = write(x, y + FIGURE.size * MIDDLE, str(n), FIGURE, fill=ink, text_anchor="middle")
    return group(disc, figure, opacity=faint)


# Goals


def goals(scene: Scene, box: Box) -> str:
    found: list[View] = scene.view["goals"]
    step = (box.w + 8) / max(len(found), 1)
    boxes = [Box(box.x + i * step, box.y, step - 8, box.h) for i in range(len(found))]
    return "".join(one_goal(scene, each, spot, WIDE) for each, spot in zip(found, boxes, strict=True))


def one_goal(scene: Scene, each: View, box: Box, faces: Type) -> str:
    """The card, and at its foot how far everybody is."""
    foot = Box(box.x + 8, box.bottom - FOOT + 1, box.w - 16, FOOT - 5)
    return goal(scene, each, box, faces, FOOT) + counts(scene, each, foot, faces)


def counts(scene: Scene, each: View, box: Box, faces: Type) -> str:
    """15 Seals with what each party has of it; whoever holds the goal is lit."""
    parties = range(len(each["counts"]))
    step = min(box.w / max(len(parties), 1), 46)
    boxes = [Box(box.x + party * step, box.y, step, box.h) for party in parties]
    return "".join(count(scene, each, party, boxes[party], faces) for party in parties)


def count(scene: Scene, each: View, party: int, box: Box, faces: Type) -> str:
    n, holds = each["counts"][party], each["holder"] == party
    size = box.h - 3
    width = size + 8 + faces.figure.width(str(n))
    back = rect(Box(box.x - 3, box.y, width + 3, box.h), box.h / 2, "var(--trail-soft)") if holds else ""
    key = "goal-held" if holds else "goal-count"
    words = scene.word(key, name=scene.full_name(party), n=n)
    figure = write(box.x + size + 4, box.cy + faces.least * MIDDLE, str(n), faces.figure)
    return titled(words, back, seal(scene.crew(party), box.x + size / 2, box.cy, size), figure)


# Suspicion


def suspicion(scene: Scene, box: Box) -> str:
    """9.4 The tokens in the supply; a raid comes when fewer are left than must be placed."""
    left: int = scene.view["supply"]["suspicion"]
    step, rise = box.w / 6, 29.0
    spots = [(box.x + step * (i % 6 + 0.5), box.y + 38 + i // 6 * rise) for i in range(SUSPICION)]
    eyes = [eye(x, y, i < left) for i, (x, y) in enumerate(spots)]
    return titled(scene.word("suspicion-left", n=left), head(box, scene.word("suspicion")), *eyes) + raids(
        scene, box._replace(y=box.bottom - 24, h=24)
    )


def eye(x: float, y: float, here: bool) -> str:
    if here:
        ring = circle(x, y, 12, "none", stroke=PALE_LINE, stroke_width=1.6)
        return good("suspicion", x, y, 22) + ring
    return circle(x, y, 9.5, "none", stroke=PALE_LINE, stroke_width=1.5, stroke_dasharray="3 2.5", opacity=0.7)


def raids(scene: Scene, box: Box) -> str:
    face = WIDE.strong
    words = set_lines(scene.word("raids", n=scene.view["raids"]), face, box.w - 26)
    sign = glyph("raid", box.x + 11, box.cy, 20, "var(--lamp)", "var(--wall-2)")
    return sign + print_lines(box.x + 26, box.cy + face.size * MIDDLE, words, face, fill="var(--wall-ink)")


def one_line(scene: Scene, box: Box, faces: Type) -> str:
    """For a phone: round, suspicion left and raids, in one line of signs."""
    cy, view = box.cy, scene.view
    back = rect(box, 0, "var(--wall-2)")
    words = set_lines(f"{scene.word('round', n=view['round'])} · {scene.phase()}", faces.strong, box.w - 112)
    out = print_lines(box.x + 9, cy + faces.strong.size * MIDDLE, words, faces.strong, fill="var(--wall-ink)")
    signs = (("suspicion-left", view["supply"]["suspicion"], 84), ("raids", view["raids"], 36))
    for key, n, far in signs:
        x = box.right - far
        mark = (
            glyph("raid", x, cy, 17, "var(--lamp)", "var(--wall-2)") if key == "raids" else good("suspicion", x, cy, 17)
        )
        figure = write(x + 13, cy + faces.least * MIDDLE, str(n), faces.figure, fill="var(--wall-ink)")
        out += titled(scene.word(key, n=n), mark, figure)
    return back + out
