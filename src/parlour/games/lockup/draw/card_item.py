"""Items: the card of the display and the hand, the chip of a list, the tile of a full workshop."""

from typing import Final

from parlour.draw.art import Box, circle, rect, use
from parlour.draw.words import print_lines, set_lines
from parlour.games.lockup.draw.card_parts import (
    LEADING,
    PALE,
    Sign,
    edition,
    field,
    lines_height,
    name_lines,
    paper,
    patch,
    plate,
    put_lines,
    row_width,
    small,
    squeezed,
    value_plate,
)
from parlour.games.lockup.draw.card_pictures import symbol_of
from parlour.games.lockup.draw.icons import effect, stars, stars_width
from parlour.games.lockup.draw.parts import Drawn, Type
from parlour.games.lockup.draw.pieces import MIDDLE, glyph, good
from parlour.games.lockup.draw.scene import Scene, View

FIELDS: Final = {"shield": "#8391A8", "gem": "#B98392", "magic": "#8F7FB5", "": "#BBA37C"}  # by the first symbol
LOW: Final = 92  # below this height there is no room for a picture over the name
ROOMY: Final = 142  # from this height on a card says what it does in words


def item_id(item: View) -> str:
    return f"item-{item['id']}"


def item_title(scene: Scene, item: View) -> str:
    """Everything printed on it, for those who point at it or hear it."""
    cost = ", ".join(f"{n} {scene.good_name(kind)}" for kind, n in item["cost"].items())
    parts = [
        f"{scene.item_name(item)}, {scene.word('card-stars', n=item['value'])}",
        scene.word("card-cost", cost=cost),
        ", ".join(scene.say(f"lockup-symbol-{kind}") for kind in item["symbols"]),
        *effect_words(scene, item),
    ]
    return ". ".join(part.rstrip(".") for part in parts if part)


def effect_words(scene: Scene, card: View) -> list[str]:
    """What it does, each sentence once."""
    effects: list[str] = card["effects"]
    counts = [(kind, effects.count(kind)) for kind in dict.fromkeys(effects)]
    return [
        f"{n} × {scene.say(f'lockup-effect-{kind}')}" if n > 1 else scene.say(f"lockup-effect-{kind}")
        for kind, n in counts
    ]


def colour_of(item: View) -> str:
    return FIELDS[item["symbols"][0] if item["symbols"] else ""]


def symbol_signs(item: View, size: float) -> list[Sign]:
    return [(glyph(kind, 0, 0, size, "var(--ink-2)", "var(--paper)"), size) for kind in item["symbols"]]


def effect_signs(card: View, size: float) -> list[Sign]:
    return [(effect(kind, 0, 0, size), size * 1.12) for kind in card["effects"]]


def cost_signs(item: View, size: float) -> list[Sign]:
    """One tile for each resource."""
    return [(good(kind, 0, 0, size), size) for kind, n in item["cost"].items() for _ in range(n)]


# The card


def item(scene: Scene, item: View, box: Box, faces: Type) -> str:
    """A high card, or a low one that lies in two rows with others."""
    face = low_face(scene, item, box, faces) if box.h < LOW else high_face(scene, item, box, faces)
    parts = (paper(box), *face, scene.ringed(item_id(item), box.grown(0.5), 7))
    return scene.piece(item_id(item), item_title(scene, item), *parts)


def high_face(scene: Scene, item: View, box: Box, faces: Type) -> list[str]:
    """Picture with value and signs, name, what it does if there is room, cost."""
    name = name_lines(scene.item_name(item), faces.tiny_name, box.w - 14, 3)
    size = min(17.0, (box.w - 12) / max(sum(item["cost"].values()), 1) - 2)
    below = lines_height(name, faces.tiny_name) + size + 13
    words, wordy = what_it_does(scene, item, box, below, faces)
    art = Box(box.x + 4, box.y + 4, box.w - 8, box.h - 4 - below - wordy)
    return [
        art_of(scene, item, art, faces),
        put_lines(box.x + 8, art.bottom + 3, name, faces.tiny_name),
        words,
        squeezed(cost_signs(item, size), box.x + 7, box.bottom - 5 - size / 2, box.w - 14),
    ]


def low_face(scene: Scene, item: View, box: Box, faces: Type) -> list[str]:
    """A small picture beside the name, if there is room for both; below them value and signs, then the cost."""
    d = min(34.0, box.h * 0.44) if box.w >= 120 else 0
    left = box.x + (d + 10 if d else 7)
    most = int((box.h - (28 if d else 44)) / (faces.least * LEADING))
    name = name_lines(scene.item_name(item), faces.tiny_name, box.right - left - 5, max(1, most))
    worth = stars_width(item["value"], faces.figure)
    signs = symbol_signs(item, 15) + effect_signs(item, 15)
    cost, y = cost_signs(item, 15), box.bottom - 13
    second = (box.x + 7, y - 18) if not d else (box.right - 7 - worth - row_width(signs) - 4, y)
    return [
        mini(item, box.x + 5 + d / 2, box.y + 6 + d / 2, d) if d else "",
        put_lines(left, box.y + 5, name, faces.tiny_name),
        squeezed(cost, box.x + 7, y, (second[0] if d else box.right) - box.x - 12),
        squeezed(signs, *second, (box.right - 9 - worth) - second[0]),
        stars(box.right - 7 - worth, second[1], item["value"], faces.figure),
    ]


def what_it_does(scene: Scene, item: View, box: Box, below: float, faces: Type) -> Drawn:
    """Its effects in words, over the cost of a high card."""
    if box.h < ROOMY or not item["effects"]:
        return "", 0
    said = ". ".join(words.rstrip(".") for words in effect_words(scene, item))
    lines = max(1, int((box.h - below - 56) / (faces.least * LEADING)))
    rows = set_lines(said, faces.small, box.w - 16, lines)
    height = lines_height(rows, faces.small)
    return put_lines(box.x + 8, box.bottom - 26 - height, rows, faces.small, ink="var(--ink-2)"), height


def art_of(scene: Scene, item: View, art: Box, faces: Type) -> str:
    """The thing at the left; its value and what it counts and does at the right."""
    figure = small(faces, 1)
    signs = symbol_signs(item, 15) + effect_signs(item, 16)
    wide = max(row_width(signs) + 8 if signs else 0, stars_width(item["value"], figure) + 10)
    room = art.w - wide - 4
    size = min(art.h - 6, max(room, art.w * 0.45), 92)
    cx = art.x + max(size / 2 + 2, room / 2)
    spread = min(size * 0.72, cx - art.x - 2)
    parts = [
        field(art, colour_of(item), item["id"]),
        patch(cx, art.cy, spread, art.h * 0.45, item["id"]),
        use(symbol_of(item["id"]), cx, art.cy, size * 0.92),
        value_plate(art.right - 3, art.y + 3, item["value"], figure),
        sign_plate(signs, art.right - 3, art.bottom - 3),
    ]
    return "".join(parts) + (edition(scene, art.x + 8, art.bottom - 7, 9, PALE) if art.h > 34 else "")


def sign_plate(signs: list[Sign], right: float, bottom: float) -> str:
    if not signs:
        return ""
    width = row_width(signs) + 8
    box = Box(right - width, bottom - 20, width, 20)
    return plate(box) + squeezed(signs, box.x + 4, box.cy, width)


# In a list


def item_chip(scene: Scene, item: View, box: Box, faces: Type) -> str:
    """Its picture, name and value, and the symbols that goals count."""
    high = box.h > faces.least * 2.6
    size = min(box.h - 4, 34)
    signs = symbol_signs(item, 14)
    worth = stars_width(item["value"], faces.figure)
    right = box.right - 7 - worth
    signs_at = right - 5 - row_width(signs)
    name = set_lines(scene.item_name(item), faces.small, signs_at - box.x - size - 12, 2 if high else 1)
    top = box.cy + faces.least * (MIDDLE if name.single else -0.2)
    parts = [
        rect(box, 7, "var(--paper)", stroke="var(--line)", stroke_width=1),
        mini(item, box.x + 3 + size / 2, box.cy, size),
        print_lines(box.x + size + 8, top, name, faces.small, faces.least * 1.12),
        squeezed(signs, signs_at, box.cy, 60),
        stars(right, box.cy, item["value"], faces.figure),
        scene.ringed(item_id(item), box, 7),
    ]
    return scene.piece(item_id(item), item_title(scene, item), *parts)


def mini(item: View, cx: float, cy: float, size: float) -> str:
    """The picture on a disc with a rim of the symbol's colour."""
    disc = circle(cx, cy, size / 2, colour_of(item)) + circle(cx, cy, size * 0.43, PALE)
    return disc + use(symbol_of(item["id"]), cx, cy, size * 0.68)
