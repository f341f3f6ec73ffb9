"""Items: the card of the display and the hand, the chip of a list, the tile of a full workshop."""

from typing import Final

from parlour.draw.art import Box, circle, rect, use
from parlour.draw.cards import (
    LEADING,
    PALE,
    Sign,
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
)
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, whole_lines
from parlour.draw.words import Lines, set_lines
from parlour.games.lockup.draw.cards.marks import edition, value_plate
from parlour.games.lockup.draw.cards.pictures import symbol_of
from parlour.games.lockup.draw.icons import effect, stars, stars_width
from parlour.games.lockup.draw.pieces import glyph, good
from parlour.games.lockup.draw.scene import Scene

FIELDS: Final = {"shield": "#8391A8", "gem": "#B98392", "magic": "#8F7FB5", "": "#BBA37C"}  # by the first symbol
LOW: Final = 92  # below this height there is no room for a picture over the name
ROOMY: Final = 142  # from this height on a card says what it does in words
BROAD: Final = 178  # from this width on its words stand beside the picture
PLATES: Final = 46  # the height of a picture on which two plates lie one below the other


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


def symbol_words(scene: Scene, item: View) -> list[str]:
    names = [scene.say(f"lockup-symbol-{kind}") for kind in item["symbols"]]
    return [scene.word("card-symbols", symbols=", ".join(names))] if names else []


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
    """A high card, a broad one, or a low one that lies in two rows with others."""
    face = low_face if box.h < LOW else broad_face if box.w >= BROAD else high_face
    parts = (paper(box), *face(scene, item, box, faces), scene.ringed(item_id(item), box.grown(0.5), 7))
    return scene.piece(item_id(item), item_title(scene, item), *parts)


def high_face(scene: Scene, item: View, box: Box, faces: Type) -> list[str]:
    """Picture with value and signs, name, what it does if there is room, cost."""
    size = min(17.0, (box.w - 12) / max(sum(item["cost"].values()), 1) - 2)
    most = int((box.h - size - 17 - PLATES) / (faces.least * LEADING))
    name = name_lines(scene.item_name(item), faces.tiny_name, box.w - 10, max(2, min(most, 3)))
    below = lines_height(name, faces.tiny_name) + size + 13
    words, wordy = what_it_does(scene, item, box, below, faces)
    art = Box(box.x + 4, box.y + 4, box.w - 8, box.h - 4 - below - wordy)
    return [
        art_of(scene, item, art, faces),
        put_lines(box.x + 7, art.bottom + 3, name, faces.tiny_name),
        words,
        squeezed(cost_signs(item, size), box.x + 7, box.bottom - 5 - size / 2, box.w - 14),
    ]


def broad_face(scene: Scene, item: View, box: Box, faces: Type) -> list[str]:
    """The picture at the left; name, what it does and cost beside it."""
    art = Box(box.x + 4, box.y + 4, min(box.w * 0.38, box.h), box.h - 8)
    x, room = art.right + 7, box.right - art.right - 12
    size = min(17.0, room / max(sum(item["cost"].values()), 1) - 2)
    name = name_lines(scene.item_name(item), faces.name, room, 3)
    head = lines_height(name, faces.name)
    lines = int((box.h - head - size - 17) / (faces.least * LEADING))
    said = ". ".join(words.rstrip(".") for words in effect_words(scene, item) or symbol_words(scene, item))
    words = whole_lines(said, faces.small, room, 1, lines) if said and lines > 0 else None
    return [
        art_of(scene, item, art, faces),
        put_lines(x, box.y + 5, name, faces.name),
        put_lines(x, box.y + 7 + head, words, faces.small, ink="var(--ink-2)") if words else "",
        squeezed(cost_signs(item, size), x, box.bottom - 6 - size / 2, room),
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
    spread, rise = min(size * 0.72, cx - art.x - 2), art.h * 0.45
    if art.h > art.w:  # the plates lie above and below the picture
        size, cx = min(art.w - 6, art.h - PLATES, 92), art.cx
        spread = rise = min(size * 0.56, art.w / 2 - 2)
    parts = [
        field(art, colour_of(item), item["id"]),
        patch(cx, art.cy, spread, rise, item["id"]),
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
    """Its picture and name; at the right what it is worth, over the symbols that goals count."""
    signs, worth = symbol_signs(item, 14), stars_width(item["value"], faces.figure)
    right = box.right - 7
    size, name = chip_name(scene, item, box._replace(w=box.w - max(worth, row_width(signs)) - 12), faces)
    rise = box.h * 0.23 if signs else 0
    parts = [
        rect(box, 7, "var(--paper)", stroke="var(--line)", stroke_width=1),
        mini(item, box.x + 3 + size / 2, box.cy, size) if size else "",
        put_lines(box.x + size + 8, box.cy - lines_height(name, faces.small) / 2, name, faces.small),
        squeezed(signs, right - row_width(signs), box.cy + rise, 60),
        stars(right - worth, box.cy - rise, item["value"], faces.figure),
        scene.ringed(item_id(item), box, 7),
    ]
    return scene.piece(item_id(item), item_title(scene, item), *parts)


def chip_name(scene: Scene, item: View, box: Box, faces: Type) -> tuple[float, Lines]:
    """The size of a picture that leaves room for the whole name, and that name; rather no picture than half a name."""
    sizes, most = (min(box.h - 4, 36), 22.0, 0.0), int(box.h / (faces.least * LEADING))
    ways = [(size, whole_lines(scene.item_name(item), faces.small, box.w - size - 8, 1, most)) for size in sizes]
    return next((way for way in ways if way[1].cut is None), ways[1])


def mini(item: View, cx: float, cy: float, size: float) -> str:
    """The picture on a disc with a rim of the symbol's colour."""
    disc = circle(cx, cy, size / 2, colour_of(item)) + circle(cx, cy, size * 0.43, PALE)
    return disc + use(symbol_of(item["id"]), cx, cy, size * 0.68)
