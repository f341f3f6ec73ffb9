"""Cards that are mostly words: tomes, goals and traits. Words wrap, then are cut; the card to read has them whole."""

from typing import Final

from parlour.draw.art import Box, group, hatch, number, path, rect
from parlour.draw.cards import LEADING, lines_height, name_lines, paper, put_lines, small, top_band
from parlour.draw.things import View
from parlour.draw.typesetting import Type, whole_lines
from parlour.draw.words import MIDDLE, Lines, print_lines, set_lines, write
from parlour.games.lockup.draw.cards.marks import back, edition
from parlour.games.lockup.draw.icons import bonus, sign
from parlour.games.lockup.draw.pieces import glyph
from parlour.games.lockup.draw.scene import Scene

CLOTH: Final = {  # the binding of a tome, by what it is about: tokens, strength, suspicion, crafting, goods
    "hidden-limit": "#4A5A7A", "peek": "#4A5A7A", "move-token": "#4A5A7A", "recall-tokens": "#4A5A7A",
    "strength": "#8C3B32", "gain-power": "#8C3B32",
    "dodge": "#4B4658", "discard-suspicion": "#4B4658", "give-suspicion": "#4B4658",
    "craft-discount": "#4F6B52", "rival-pays": "#4F6B52", "recruit-discount": "#6B4A66",
    "swap-resources": "#8A6A2C", "gain-choice": "#8A6A2C",
}  # fmt: skip
ABOUT: Final = {
    "hidden-limit": "hidden", "peek": "hidden", "move-token": "steps", "recall-tokens": "home", "strength": "power",
    "gain-power": "power", "dodge": "suspicion", "discard-suspicion": "suspicion", "give-suspicion": "suspicion",
    "craft-discount": "hammer", "rival-pays": "hammer", "recruit-discount": "goon", "swap-resources": "exchange",
    "gain-choice": "any",
}  # fmt: skip
BROAD: Final = 178  # from this width on the words of a tome stand beside its binding
PAGE, GILT = "#F6EBD2", "#E8C877"
ON_GOAL: Final = "#FFFDF6"
GOAL_SIGNS: Final = {"majority": "crown", "instant": "first", "end-game": "passed"}


# Tomes


def tome_title(scene: Scene, tome: View) -> str:
    return f"{scene.tome_name(tome)}. {tome_text(scene, tome)}"


def tome_text(scene: Scene, tome: View) -> str:
    return scene.say(f"lockup-text-tome-{tome['id']}")


def tome(scene: Scene, tome: View, box: Box, faces: Type, copy: int = 1) -> str:
    """A book: its binding, name, and what it does, below each other or, on a broad card, beside. copy: of the same."""
    target = f"tome-{tome['id']}" + (f"-{copy}" if copy > 1 else "")
    face = (broad_tome if box.w >= BROAD else high_tome)(scene, tome, box, faces)
    return scene.piece(
        target, tome_title(scene, tome), paper(box), *face, scene.ringed(target, box.grown(0.5), 7)
    )  # fmt: skip


def high_tome(scene: Scene, tome: View, box: Box, faces: Type) -> list[str]:
    """The binding is as high as the words leave it."""
    name = name_lines(scene.tome_name(tome), faces.tiny_name, box.w - 14, 3)
    head = lines_height(name, faces.tiny_name)
    least = 18 if box.h < 120 else 26
    most = max(0, int((box.h - least - head - 14) / (faces.least * LEADING)))
    said = whole_lines(tome_text(scene, tome), faces.small, box.w - 14, most) if most > 1 else None
    text = lines_height(said, faces.small) if said else 0
    cover = Box(box.x, box.y, box.w, max(least, box.h - head - text - 13))
    return [
        binding(tome["op"], cover),
        put_lines(box.x + 8, cover.bottom + 3, name, faces.tiny_name),
        put_lines(box.x + 8, cover.bottom + 5 + head, said, faces.small, ink="var(--ink-2)") if said else "",
        edition(scene, cover.right - 10, cover.y + 10, 9, PAGE),
    ]


def broad_tome(scene: Scene, tome: View, box: Box, faces: Type) -> list[str]:
    """The book stands at the left, smaller if its words need the room."""
    widths = [min(box.w * share, box.h * 0.7) for share in (0.36, 0.28, 0.2, 0.12)]
    ways = [beside(scene, tome, box, faces, width) for width in widths]
    cover, name, said = next((way for way in ways if way[1].cut is way[2].cut is None), ways[-1])
    x, head = cover.right + 9, lines_height(name, faces.name)
    return [
        binding(tome["op"], cover),
        put_lines(x, box.y + 6, name, faces.name),
        put_lines(x, box.y + 9 + head, said, faces.small, ink="var(--ink-2)"),
        edition(scene, cover.right - 10, cover.y + 10, 9, PAGE),
    ]


def beside(scene: Scene, tome: View, box: Box, faces: Type, width: float) -> tuple[Box, Lines, Lines]:
    """A binding of some width, and name and words in the room that it leaves."""
    cover = Box(box.x + 4, box.y + 4, width, box.h - 8)
    room = box.right - cover.right - 16
    name = name_lines(scene.tome_name(tome), faces.name, room, 3)
    most = int((box.h - lines_height(name, faces.name) - 14) / (faces.least * LEADING))
    return cover, name, whole_lines(tome_text(scene, tome), faces.small, room, max(1, most))


def binding(op: str, box: Box) -> str:
    """Cloth with a spine, gilt lines, and on its label what the book is about."""
    x, y, w, h = box
    cloth, size = CLOTH[op], min(h - 6, max(40, h * 0.6), w * 0.5)
    spine = f"M{number(x)} {number(y + h)}v-{number(h - 7)}a7 7 0 0 1 7-7h5v{number(h)}z"
    gouges = hatch(Box(x + 18, y + 4, w - 26, h - 8), max(1, int(h / 12)), PAGE, op)
    ribs = f"M{number(x + 15)} {number(y + 2)}v{number(h - 4)}M{number(x + w - 5)} {number(y + 5)}v{number(h - 7)}"
    label = rect(Box(box.cx - size * 0.62, box.cy - size / 2, size * 1.24, size), 4, PAGE)
    return (
        top_band(box, cloth) + path(spine, "#2A2130", opacity=0.35) + group(gouges, opacity=0.25)
        + path(ribs, stroke=GILT, stroke_width=1.2) + label
        + sign(ABOUT[op], box.cx, box.cy, size * 0.82, "#33291C", PAGE)
    )  # fmt: skip


def tome_back(box: Box) -> str:
    return back(box, "#5B4A6E", "tome")


# Goals


def goal_title(scene: Scene, goal: View) -> str:
    said = scene.say(f"lockup-text-goal-{goal['id']}")
    return f"{scene.goal_name(goal)}, {goal_kind(scene, goal)}, {goal_stars(goal)}. {said}"


def goal_kind(scene: Scene, goal: View) -> str:
    return scene.word(f"card-goal-{goal['type']}")


def goal_stars(goal: View) -> str:
    """First and second place, or so much for each thing counted."""
    if goal["each"]:
        return f"{goal['stars']}×"
    return f"{goal['stars']} / {goal['second']}" if goal["second"] else str(goal["stars"])


def goal(scene: Scene, goal: View, box: Box, faces: Type, foot: float = 0) -> str:
    """A band with its type and stars; name; text. foot: left free below."""
    top = faces.least * 1.75
    name = name_lines(scene.goal_name(goal), faces.name, box.w - 20, 2)
    head = lines_height(name, faces.name)
    most = max(1, int((box.h - foot - top - head - 4) / (faces.least * LEADING)))
    said = set_lines(scene.say(f"lockup-text-goal-{goal['id']}"), faces.small, box.w - 18, most)
    parts = [
        paper(box),
        goal_band(scene, goal, Box(box.x, box.y, box.w, top), faces),
        put_lines(box.x + 10, box.y + top + 3, name, faces.name),
        put_lines(box.x + 10, box.y + top + 4 + head, said, faces.small, ink="var(--ink-2)"),
        scene.ringed(f"goal-{goal['id']}", box.grown(0.5), 7),
    ]
    return scene.thing(f"goal-{goal['id']}", goal_title(scene, goal), *parts)


def goal_band(scene: Scene, goal: View, box: Box, faces: Type) -> str:
    face, won = small(faces, 0.5), goal_stars(goal)
    width = face.width(won)
    kind = set_lines(goal_kind(scene, goal), face, box.w - width - 62)
    base = box.cy + face.size * MIDDLE
    return (
        top_band(box, "var(--goal)")
        + glyph(GOAL_SIGNS[goal["type"]], box.x + 16, box.cy, box.h * 0.62, GILT, "var(--goal)")
        + print_lines(box.x + 28, base, kind, face, fill=ON_GOAL)
        + glyph("star", box.right - width - 20, box.cy, 15, "#F6CF6B", "var(--goal)")
        + write(box.right - 9, base, won, face, text_anchor="end", fill=ON_GOAL)
    )


# Traits


def trait_title(scene: Scene, trait: View) -> str:
    return ". ".join([scene.trait_name(trait), *(bonus_words(scene, each).rstrip(".") for each in trait["bonuses"])])


def bonus_words(scene: Scene, each: View) -> str:
    return scene.say(f"lockup-bonus-{each['bonus']}", n=each["amount"], keep=each["keep"])


def trait(scene: Scene, trait: View, box: Box, faces: Type) -> str:
    """Its starting bonuses as signs, with words if there is room."""
    name = name_lines(scene.trait_name(trait), faces.tiny_name, box.w - 14)
    head = lines_height(name, faces.tiny_name) + 9
    rows = trait["bonuses"]
    step = min(34.0, (box.h - head - 6) / max(len(rows), 1))
    x, y, w, _ = box
    shown = [
        bonus_row(scene, each, Box(x + 6, y + head + 3 + i * step, w - 12, step), faces) for i, each in enumerate(rows)
    ]
    target = f"trait-{trait['id']}"
    parts = [
        paper(box),
        top_band(box._replace(h=head), "var(--paper-2)"),
        put_lines(x + 8, y + 5, name, faces.tiny_name),
        *shown,
        scene.ringed(target, box.grown(0.5), 7),
    ]
    return scene.piece(target, trait_title(scene, trait), *parts)


def bonus_row(scene: Scene, each: View, box: Box, faces: Type) -> str:
    """Sign and number; the words beside it."""
    size, count = min(20.0, box.h - 3), bonus_count(each)
    base = box.cy + faces.least * MIDDLE
    left = box.x + size + 6
    figure = write(left, base, count, faces.figure)
    words_at = left + faces.figure.width(count) + 6
    lines = 2 if box.h >= faces.least * 2.3 else 1
    said = set_lines(bonus_words(scene, each), faces.small, box.right - left - 2, lines)
    if said.cut is None and box.right - words_at > 30:
        top = box.cy - lines_height(said, faces.small) / 2
        return bonus(each["bonus"], box.x + size / 2, box.cy, size) + put_lines(left, top, said, faces.small)
    return bonus(each["bonus"], box.x + size / 2, box.cy, size) + figure


def bonus_count(each: View) -> str:
    """Of drawn goons: how many, and how many are kept."""
    if each["bonus"] == "goon" and each["keep"] != each["amount"]:
        return f"{each['amount']} → {each['keep']}"
    return f"+{each['amount']}"
