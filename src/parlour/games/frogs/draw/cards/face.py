"""Cards in play (S) and in the hand (M), on any box: the picture takes what name and words leave."""

from typing import Final

from parlour.draw.art import Box, circle, group
from parlour.draw.cards import LEADING, lines_height, name_lines, paper, put_lines
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, whole_lines
from parlour.draw.words import Face, Lines
from parlour.games.frogs.draw.art.pictures import picture, starter_picture
from parlour.games.frogs.draw.cards.signs import (
    OF,
    card_id,
    card_title,
    free_sign,
    mark,
    paragraphs,
    price,
    provisions,
    start_id,
    starter_title,
    token_on,
    type_sign,
    veil,
)
from parlour.games.frogs.draw.pieces import glyph
from parlour.games.frogs.draw.scene import Scene

EDGE: Final = 3
ROOMY: Final = 90  # a name has room beside the mark of the species
WORDY: Final = 62  # narrower cards have no words
LEAST_ART: Final = 26
SIGN: Final = 15


def seal_size(faces: Type) -> float:
    """Of counts: figures are never smaller than the layout's least."""
    return faces.least / 0.74 + 0.4


# In play


def small(scene: Scene, card: View, box: Box, faces: Type) -> str:
    """Picture with the mark of the species, provisions and enchantment; below it the name."""
    name = name_lines(scene.card_name(card), faces.tiny_name, box.w - 5, 3 if box.h >= 64 else 2)
    art = art_above(box, name, faces.tiny_name)
    parts = [paper(box, 6), picture(card, art), corners(scene, card, art, faces)]
    parts += [veil(art, 4)] if card["used"] and not scene.over else []
    parts.append(put_lines(box.cx, art.bottom + 2, name, faces.tiny_name, "middle"))
    parts.append(scene.ringed(card_id(card), box.grown(0.5), 6))
    return scene.piece(card_id(card), card_title(scene, card, played=True), *parts)


def art_above(box: Box, name: Lines, face: Face) -> Box:
    """Names of one line stand in the room of two, so that the pictures of a row are alike."""
    below = max(lines_height(name, face), 2 * face.size * LEADING if box.h > 66 else 0) + 5
    return Box(box.x + EDGE, box.y + EDGE, box.w - 2 * EDGE, box.h - EDGE - below)


def corners(scene: Scene, card: View, art: Box, faces: Type) -> str:
    size = min(SIGN, art.h * 0.36)
    parts = [mark(card, art.x + size / 2 + 1.5, art.y + size / 2 + 1.5, size)]
    if card["type"] != "building" or card["provisions"]:
        parts.append(provisions(card["provisions"], art.right - 1, art.y + 1, seal_size(faces)))
    parts.append(token_on(card, art.x + size * 0.62, art.bottom - size * 0.62, size * 1.15))
    if card["free"]:
        parts.append(free_sign(scene, art.right - size * 0.55, art.bottom - size * 0.55, size))
    return "".join(parts)


def starter(scene: Scene, starter: View, seat: int, box: Box, faces: Type) -> str:
    """Nest, Lily Pad or Burrow; the advanced side has a crown."""
    name = name_lines(scene.starter_name(starter["id"]), faces.tiny_name, box.w - 5, 2)
    art = art_above(box, name, faces.tiny_name)
    target = start_id(scene, seat, starter["id"])
    parts = [paper(box, 6), starter_picture(starter["id"], OF[starter["id"]], starter["advanced"], art)]
    parts += [glyph("crown", art.right - 9, art.y + 8, 13, "#F2C14E", "var(--paper)")] if starter["advanced"] else []
    parts += [veil(art, 4)] if starter["used"] and not scene.over else []
    parts.append(put_lines(box.cx, art.bottom + 2, name, faces.tiny_name, "middle"))
    parts.append(scene.ringed(target, box.grown(0.5), 6))
    return scene.piece(target, starter_title(scene, starter), *parts)


# In the hand, or to choose from


def medium(scene: Scene, card: View, box: Box, faces: Type) -> str:
    """Picture with cost and provisions, name, and what the card says."""
    most = 3 if box.h > 70 else 2
    left, name = 22.0, name_lines(scene.card_name(card), faces.tiny_name, box.w - 27, most)
    if box.w < ROOMY or name.cut:  # then the mark of the species lies on the picture
        left, name = 3.0, name_lines(scene.card_name(card), faces.tiny_name, box.w - 8, most)
    room = max(lines_height(name, faces.tiny_name), SIGN + 2 if left > 3 else 0) + 6
    words, high = said(paragraphs(scene, card), box, room, faces)
    art = Box(box.x + EDGE, box.y + EDGE, box.w - 2 * EDGE, box.h - 2 * EDGE - room - high)
    top = art.bottom + 3 + (room - 6 - lines_height(name, faces.tiny_name)) / 2
    parts = [
        paper(box, 7),
        picture(card, art),
        costs(scene, card, art, faces, marked=left < 22),
        mark(card, box.x + 12, art.bottom + room / 2, SIGN + 1) if left > 3 else "",
        put_lines(box.x + left + 2, top, name, faces.tiny_name),
        group(words, transform=f"translate(0 {art.bottom + room:.1f})") if words else "",
        scene.ringed(card_id(card), box.grown(0.5), 7),
    ]
    return scene.piece(card_id(card), card_title(scene, card), *parts)


def said(texts: list[str], box: Box, head: float, faces: Type) -> Drawn:
    """The words, drawn from 0 down, and their height: as many lines as leave a picture."""
    if box.w < WORDY:
        return "", 0
    spare = box.h - LEAST_ART - head - 2 * EDGE - 2 * len(texts)
    left, out, y = int(spare / (faces.small.size * LEADING)), "", 0.0
    for text in texts:
        if left < 1:
            break
        lines = whole_lines(text, faces.small, box.w - 12, 1, left)
        out += put_lines(box.x + 6, y, lines, faces.small, ink="var(--ink-2)")
        y, left = y + lines_height(lines, faces.small) + 2, left - len(lines.rows)
    return out, y + 2


def costs(scene: Scene, card: View, art: Box, faces: Type, *, marked: bool) -> str:
    """What it costs at the left, the provisions it comes with at the right, its type below."""
    d = seal_size(faces)
    parts = [price(card, art.x + 2, art.y + 2, d + 5)]
    parts += [provisions(card["supplies"], art.right - 2, art.y + 3, d)] if card["supplies"] else []
    if marked:
        spot = (art.x + 10, art.bottom - 9) if art.h > 44 else (art.x + d + 15, art.y + 11)
        parts.append(mark(card, *spot, SIGN))
    elif art.h > 40:
        parts.append(plate_of_type(card, art))
    if card["free"] and art.h > 34:
        parts.append(free_sign(scene, art.right - 10, art.bottom - 10, SIGN))
    return "".join(parts)


def plate_of_type(card: View, art: Box) -> str:
    x, y = art.x + 10, art.bottom - 10
    return circle(x, y, 8, "var(--paper)", stroke="var(--line)", stroke_width=0.8) + type_sign(card, x, y, 12)


def thumb(scene: Scene, card: View, box: Box, _faces: Type) -> str:
    """The picture alone, where there is no room for a name."""
    size = min(14, box.h * 0.4)
    parts = [picture(card, box), mark(card, box.x + size / 2 + 1, box.y + size / 2 + 1, size)]
    return scene.piece(card_id(card), card_title(scene, card), *parts, scene.ringed(card_id(card), box.grown(0.5), 4))


def chip(scene: Scene, card: View, box: Box, faces: Type) -> str:
    """Mark and name in one line, where very many lie open."""
    size = min(box.h, 24)
    name = name_lines(scene.card_name(card), faces.tiny_name, box.w - size - 6, 2 if box.h > 25 else 1)
    parts = [
        paper(box, 4),
        mark(card, box.x + size / 2 + 1, box.cy, size - 6),
        put_lines(box.x + size + 3, box.cy - lines_height(name, faces.tiny_name) / 2, name, faces.tiny_name),
        scene.ringed(card_id(card), box.grown(0.5), 4),
    ]
    return scene.piece(card_id(card), card_title(scene, card), *parts)
