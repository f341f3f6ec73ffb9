"""How everybody stands with a Vagabond: a chart with its steps, or only the faces."""

from typing import Final

from parlour.draw.art import Box, circle, group, rect, square
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, caption, titled
from parlour.draw.words import MIDDLE
from parlour.games.root.draw.art import glyph, seal
from parlour.games.root.draw.panel import PHONE
from parlour.games.root.draw.scene import Scene

LEVELS: Final = ("hostile", "indifferent", "amiable", "friendly", "allied")


def relations(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """A row for each faction: hostile apart, then the four steps with the aids they take. Many rows are closer."""
    head = caption(box.x, box.y + 9 + faces.least * MIDDLE, scene.word("relations"), faces, box.w)
    many = len(board["relations"]) > 3 and faces is not PHONE
    row = min(29.0, (box.h - 46) / len(board["relations"])) if many else 29.0
    out, y = head, box.y + 18
    for each in board["relations"]:
        out += relation(scene, board, each, Box(box.x, y, box.w, row - 1))
        y += row
    return out, y - box.y + 2


def relation(scene: Scene, board: View, each: View, box: Box) -> str:
    step, size = min(40.0, (box.w - 32) / 5), min(26.0, box.h)
    faction = scene.faction(each["seat"])
    parts = [seal(faction, box.x + 12, box.cy, min(24.0, box.h))]
    for i, level in enumerate(LEVELS):
        cx = box.x + 34 + (i + 0.5) * step + (0 if level == "hostile" else 3)
        parts.append(level_face(level, cx, box.cy, size, faction if level == each["level"] else ""))
        if level in LEVELS[1:4]:
            need = board["aids"][LEVELS.index(level) - 1]
            done = each["aids"] if level == each["level"] else 0
            parts.append(aid_dots(cx + step / 2, box.cy, need, done))
    return titled(relation_words(scene, board, each), *parts)


def aid_dots(cx: float, cy: float, need: int, done: int) -> str:
    """A dot for each aid that the next step takes; full ones were given this turn."""
    spots = [cy + (i - (need - 1) / 2) * 6.5 for i in range(need)]
    return "".join(
        circle(cx, y, 2.2, "var(--signal)" if i < done else "none", stroke="var(--ink-3)", stroke_width=1)
        for i, y in enumerate(spots)
    )


def level_face(level: str, cx: float, cy: float, size: float, faction: str) -> str:
    """faction: the one that is here."""
    if faction:
        back = rect(square(cx, cy, size), size * 0.27, f"var(--c-{faction})", stroke="var(--cut)", stroke_width=1.6)
        return back + glyph(level, cx, cy, size * 0.7, f"var(--on-{faction})", f"var(--c-{faction})")
    return group(glyph(level, cx, cy, min(16, size * 0.7), "var(--ink-3)", "var(--paper)"), opacity=0.4)


def relation_words(scene: Scene, board: View, each: View) -> str:
    who, level = scene.full_name(each["seat"]), scene.say(f"root-relation-{each['level']}")
    if each["level"] not in LEVELS[1:4]:
        return f"{who}: {level}"
    place = LEVELS.index(each["level"])
    args = {"n": each["aids"], "need": board["aids"][place - 1], "vp": board["relation_vp"][place]}
    return f"{who}: {level}. {scene.word('aids', **args)}"


def short_relations(scene: Scene, board: View, box: Box) -> Drawn:
    """A seal and a face each, smaller where they are many; and how broad they are."""
    found = board["relations"]
    step = min(50.0, box.w / max(len(found), 1))
    size = min(22.0, step * 0.53)
    out = ""
    for i, each in enumerate(found):
        x, faction = box.x + i * step, scene.faction(each["seat"])
        ink = "var(--danger)" if each["level"] == "hostile" else "var(--ink-2)"
        face = glyph(each["level"], x + size * 1.5, box.cy, size * 0.82, ink, "var(--paper)")
        out += titled(relation_words(scene, board, each), seal(faction, x + size / 2, box.cy, size), face)
    return out, len(found) * step + 6
