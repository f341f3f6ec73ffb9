"""Goons: the card in a room or to choose, the chip of a list, the head in a group."""

from typing import Final

from parlour.draw.art import Box, circle
from parlour.draw.cards import (
    LEADING,
    PALE,
    Sign,
    field,
    lines_height,
    name_lines,
    paper,
    plate,
    put_lines,
    row_width,
    small,
    squeezed,
)
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type
from parlour.draw.words import MIDDLE, Face, set_lines, write
from parlour.games.lockup.draw.cards.item import effect_signs, effect_words
from parlour.games.lockup.draw.cards.marks import edition
from parlour.games.lockup.draw.icons import sign
from parlour.games.lockup.draw.pieces import glyph, good
from parlour.games.lockup.draw.portraits import FIELDS
from parlour.games.lockup.draw.portraits import goon as head
from parlour.games.lockup.draw.scene import Scene

WORDY: Final = 124  # from this height on a card says what it scores
TINY: Final = 60  # below this width a card has no name
EACH: Final = {"cultist": (1, "item"), "hobgoblin": (1, "power")}


def goon_id(goon: View) -> str:
    return f"goon-{goon['id']}"


def type_name(scene: Scene, goon: View) -> str:
    return scene.say(f"lockup-type-{goon['type']}")


def goon_title(scene: Scene, goon: View) -> str:
    parts = [
        f"{scene.goon_name(goon)}, {type_name(scene, goon)}",
        scene.word("card-suspicion", n=goon["suspicion"]) if goon["suspicion"] else "",
        scene.say(f"lockup-symbol-{goon['symbol']}") if goon["symbol"] else "",
        *effect_words(scene, goon),
        scene.word("card-brings", good=scene.good_name(goon["brings"])) if goon["brings"] else "",
        scores(scene, goon),
    ]
    return ". ".join(part.rstrip(".") for part in parts if part)


def scores(scene: Scene, goon: View) -> str:
    """12.3 What it is worth at the end, in words."""
    symbol = scene.say(f"lockup-symbol-{goon['demon']}") if goon["demon"] else ""
    return scene.word(f"card-scores-{goon['type']}", n=goon["stars"], symbol=symbol)


def worth(goon: View, faces: Type, size: float) -> list[Sign]:
    """The same in signs: stars for each of something, for cards of a kind, or just stars."""
    n, what = EACH.get(goon["type"], (goon["stars"], "" if goon["stars"] else "set"))
    if goon["demon"]:
        n, what = 2, goon["demon"]
    face = small(faces)
    wide = face.width(str(n))
    found: list[Sign] = [(write(0, face.size * MIDDLE, str(n), face, text_anchor="middle"), wide)] if n else []
    found.append((glyph("star", 0, 0, size, "var(--trail)", "var(--paper)"), size))
    return found + ([(sign(what, 0, 0, size), size)] if what else [])


def eyes_of(goon: View, size: float, face: Face | None) -> list[Sign]:
    """One for each suspicion; with a face, one and their number."""
    eyes: list[Sign] = [(good("suspicion", 0, 0, size), size) for _ in range(goon["suspicion"])]
    if face is None or len(eyes) < 2:
        return eyes
    figure = write(0, face.size * MIDDLE, str(len(eyes)), face, text_anchor="middle")
    return [eyes[0], (figure, face.width(str(len(eyes))))]


def goon_signs(goon: View, size: float, face: Face | None = None) -> list[Sign]:
    """Suspicion, what it brings, its symbol, what it does. face: to count suspicion where signs are many."""
    eyes = eyes_of(goon, size, face)
    brings: list[Sign] = [(good(goon["brings"], 0, 0, size), size)] if goon["brings"] else []
    symbol = goon["symbol"]
    marks: list[Sign] = [(glyph(symbol, 0, 0, size, "var(--ink-2)", "var(--paper)"), size)] if symbol else []
    return eyes + brings + marks + effect_signs(goon, size)


# The card


def goon(scene: Scene, goon: View, box: Box, faces: Type) -> str:
    """The face before a field of its type; name; suspicion and signs."""
    tiny = box.w < TINY
    size = 13.0 if tiny else 16.0
    name = name_lines(scene.goon_name(goon), faces.tiny_name, box.w - 8, 1)
    below = size + 6 + (0 if tiny else lines_height(name, faces.tiny_name) + 3)
    words, wordy = what_it_scores(scene, goon, box, below, faces)
    art = Box(box.x + 3, box.y + 3, box.w - 6, box.h - 3 - below - wordy)
    signs = goon_signs(goon, size, small(faces) if tiny else None)
    if tiny and row_width(signs, 0) > box.w - 8:
        signs = goon_signs(goon, 10, small(faces))
    left = box.cx - min(row_width(signs), box.w - 8) / 2
    parts = [
        paper(box, 6),
        face_of(scene, goon, art, faces),
        "" if tiny else put_lines(box.cx, art.bottom + 2, name, faces.tiny_name, "middle"),
        words,
        squeezed(signs, left, box.bottom - 3 - size / 2, box.w - 8),
        scene.ringed(goon_id(goon), box.grown(0.5), 6),
    ]
    return scene.piece(goon_id(goon), goon_title(scene, goon), *parts)


def face_of(scene: Scene, goon: View, art: Box, faces: Type) -> str:
    """With what it is worth in a corner, if there is room."""
    size = min(art.h - 3, art.w - 4, 84)
    parts = [field(art, FIELDS[goon["type"]], goon["id"], 4)]
    roomy = art.w > 64 and art.h > 40
    parts.append(head(goon["type"], art.cx, art.cy + (2 if roomy else 0), size, goon["id"]))
    if roomy:
        signs = worth(goon, faces, 14)
        tag = Box(art.x + 2, art.y + 2, row_width(signs, 1) + 6, 18)
        parts += [plate(tag), squeezed(signs, tag.x + 3, tag.cy, tag.w, 1)]
        parts.append(edition(scene, art.right - 7, art.bottom - 7, 9, PALE))
    return "".join(parts)


def what_it_scores(scene: Scene, goon: View, box: Box, below: float, faces: Type) -> Drawn:
    """In words, between name and signs of a high card."""
    if box.h < WORDY or box.w < 96:
        return "", 0
    lines = max(1, min(3, int((box.h - below - 46) / (faces.least * LEADING))))
    rows = set_lines(scores(scene, goon), faces.small, box.w - 12, lines)
    height = lines_height(rows, faces.small)
    return put_lines(box.cx, box.bottom - 22 - height, rows, faces.small, "middle", "var(--ink-2)"), height


# In a list


def bust(goon: View, cx: float, cy: float, size: float, *, face: bool = True) -> str:
    """A head on a disc; without its face where it stands behind another."""
    disc = circle(cx, cy, size / 2 - 0.5, FIELDS[goon["type"]], stroke="var(--cut)", stroke_width=0.8)
    return disc + (head(goon["type"], cx, cy, size * 0.84, goon["id"]) if face else "")


def goon_head(scene: Scene, goon: View, spot: tuple[float, float, float], *, face: bool = True) -> str:
    """In a group of its type. spot: middle and size."""
    return scene.piece(goon_id(goon), goon_title(scene, goon), bust(goon, *spot, face=face))
