"""Guard cards: a face and its strength; backs of the decks that are drawn with a number."""

from typing import Final

from parlour.draw.art import Box, circle, rect
from parlour.draw.cards import PALE, field, name_lines, paper, put_lines
from parlour.draw.facts import badge
from parlour.draw.things import View
from parlour.draw.typesetting import Type
from parlour.draw.words import MIDDLE, Face, write
from parlour.games.lockup.draw.cards.automata import FIELDS
from parlour.games.lockup.draw.cards.automata import guard as head
from parlour.games.lockup.draw.cards.marks import back, edition
from parlour.games.lockup.draw.pieces import glyph
from parlour.games.lockup.draw.scene import Scene

NAMED: Final = 96  # from this height on there is a name
STEEL: Final = "#5F6B75"
GOON_BACK, ITEM_BACK = "#6B5A4A", "#56624A"
SHOWN: Final = {"lookout": "suspicion", "enforcer": "power"}  # instead of a number


def guard_title(scene: Scene, guard: View) -> str:
    role = scene.word(f"card-guard-{guard['role']}", n=guard["strength"])
    return f"{scene.guard_name(guard)}. {role}"


def guard(scene: Scene, guard: View, box: Box, faces: Type) -> str:
    """The face on a field of its set, and in the lower corner what it adds to the strength."""
    low = faces.tiny_name.size * 1.35 if box.h >= NAMED else 0
    art = Box(box.x + 2, box.y + 2, box.w - 4, box.h - 4 - low)
    size = min(art.w - 2, art.h - 2)
    d = max(faces.least / 0.72, box.w * 0.34)
    name = name_lines(scene.guard_name(guard), faces.tiny_name, box.w - 6, 1)
    parts = [
        paper(box, 5),
        field(art, FIELDS[guard["set"]], guard["id"], 4),
        head(guard["role"], guard["set"], art.cx, art.y + size * 0.52, size * 0.94, guard["id"]),
        strength(guard, art.right - d * 0.42, art.bottom - d * 0.42, d),
        put_lines(box.cx, art.bottom + 1, name, faces.tiny_name, "middle") if low else "",
        edition(scene, art.x + 7, art.bottom - 7, 9, PALE) if low else "",
        scene.ringed(f"guard-{guard['id']}", box.grown(0.5), 5),
    ]
    return scene.piece(f"guard-{guard['id']}", guard_title(scene, guard), *parts)


def strength(guard: View, cx: float, cy: float, d: float) -> str:
    """A number, the eye of a lookout, the fist of an enforcer; one that calls for backup rings."""
    disc = circle(cx, cy, d / 2, "var(--piece-ink)", stroke="#FFFDF6", stroke_width=d * 0.08)
    if guard["role"] in SHOWN:
        return disc + glyph(SHOWN[guard["role"]], cx, cy, d * 0.74, "#FFFDF6", "var(--piece-ink)")
    face = Face(d * 0.72, 700)
    return disc + write(cx, cy + face.size * MIDDLE, str(guard["strength"]), face, fill="#FFFDF6", text_anchor="middle")


def guard_back(box: Box) -> str:
    return back(box, STEEL, "guard")


def goon_back(box: Box) -> str:
    return back(box, GOON_BACK, "goon")


def item_back(box: Box) -> str:
    return back(box, ITEM_BACK, "item")


def pile(box: Box, face: str, count: int, faces: Type) -> str:
    """A back with its number; only a place when none is left."""
    if not count:
        return rect(box, 5, stroke="var(--edge)", stroke_width=1.2, stroke_dasharray="4 3")
    return face + badge(box.right - 3, box.bottom - 4, count, faces.least / 0.74)
