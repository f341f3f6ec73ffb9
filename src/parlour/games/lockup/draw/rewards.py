"""What a location gives, as printed on the board: place, sign and number; in words for those who hear."""

from typing import Final, NamedTuple

from parlour.draw.art import Box, group
from parlour.draw.facts import pill
from parlour.draw.things import View
from parlour.draw.typesetting import Type, titled
from parlour.draw.words import MIDDLE, Face, Lines, print_lines, set_lines, write
from parlour.games.lockup.draw.pieces import glyph, good
from parlour.games.lockup.draw.scene import Scene

STONE: Final = "var(--floorstone)"
SIGNS: Final = {"recruit": "goon", "craft": "hammer", "reserve": "reserved", "choose-tome": "tome", "tome": "tome"}
SIGN: Final = 18
SMALL: Final = 16  # a sign in a small room
WORDY: Final = ("craft", "reserve", "choose-tome")  # others have figures only
GOODS: Final = ("power", "scrap", "potion", "iron", "any")


class Line(NamedTuple):
    """A place, the sign of what it gets, how much, and all of it in words."""

    place: str
    kind: str
    value: str
    words: str
    first: bool = False  # the first-player marker as well


def lines(scene: Scene, rewards: list[View]) -> list[Line]:
    """11.1 Whoever may craft an item may reserve one instead."""
    out: list[Line] = []
    for reward in rewards:
        place = scene.word(f"place-{reward['place']}")
        out.append(Line(place, reward["kind"], value(scene, reward), meaning(scene, reward), reward["first"]))
        if reward["kind"] == "craft":
            out.append(Line(scene.word("or"), "reserve", scene.word("reserve"), scene.word("reward-reserve")))
    return out


def value(scene: Scene, reward: View) -> str:
    kind, price = reward["kind"], reward["price"]
    if kind == "exchange":
        return f"{reward['n']} → 1"
    if kind == "recruit":
        return " ".join(f"{count}:{cost}" for count, cost in enumerate(price, 1))
    if kind in ("craft", "choose-tome"):
        return scene.word(kind, n=reward["n"])
    return str(reward["n"])


def meaning(scene: Scene, reward: View) -> str:
    kind, n, price = reward["kind"], reward["n"], reward["price"]
    if kind == "exchange":
        return scene.word("reward-exchange", n=n)
    if kind == "recruit":
        return ", ".join(scene.word("reward-recruit", n=count, cost=cost) for count, cost in enumerate(price, 1))
    if kind in GOODS:
        gain = scene.word("reward-good", n=n, what=scene.good_name(kind))
        return f"{gain} {scene.word('reward-first')}" if reward["first"] else gain
    return scene.word(f"reward-{kind}", n=n)


def spoken(scene: Scene, rewards: list[View]) -> str:
    return "; ".join(f"{line.place}: {line.words}" for line in lines(scene, rewards))


def sign(kind: str, x: float, y: float, size: float) -> str:
    if kind in SIGNS:
        return glyph(SIGNS[kind], x, y, size, "var(--ink-2)", STONE)
    return good("any" if kind == "exchange" else kind, x, y, size)


def in_rows(scene: Scene, rewards: list[View], box: Box, faces: Type, row: float) -> str:
    """A row for each place, on a plate of its own; plates are alike where the widest leaves room for all."""
    found, face = lines(scene, rewards), Face(faces.least + 1, 600)
    plates = [max(34.0, faces.figure.width(line.place) + 9) for line in found]
    widest = max(plates) + SIGN + 9 + max(face.width(line.value) for line in found)
    if widest <= box.w or any(line.kind in WORDY for line in found):
        plates = [max(plates)] * len(plates)
    out = ""
    for i, (line, width) in enumerate(zip(found, plates, strict=True)):
        cy = box.y + row * (i + 0.5)
        plate = pill(Box(box.x, cy - 9.5, width, 19), line.place, faces.figure)
        rest = body(line, Box(box.x + width + 5, cy, box.w - width - 5, 0), SIGN, (face, faces.small))
        out += titled(f"{line.place}: {line.words}", plate, rest)
    return out


def body(line: Line, box: Box, size: float, ways: tuple[Face, Face]) -> str:
    """Sign and amount; a flag where the first-player marker goes along. Long words are smaller; figures are whole."""
    x, cy, room = box.x, box.y, box.w - size - 4
    face = ways[0] if line.kind not in WORDY or ways[0].fits(line.value, room) else ways[1]
    text = print_lines(x + size + 4, cy + face.size * MIDDLE, shown(line, face, room), face)
    flag = x + size + 8 + face.width(line.value) + size / 2
    more = glyph("first", flag, cy, size, "var(--trail)", STONE) if line.first else ""
    return sign(line.kind, x + size / 2, cy, size) + text + more


def shown(line: Line, face: Face, room: float) -> Lines:
    return set_lines(line.value, face, room) if line.kind in WORDY else Lines([line.value], None)


def in_a_flow(scene: Scene, rewards: list[View], box: Box, faces: Type, row: float) -> str:
    """Folded for a small room: one after the other as far as a line goes, each sign only where it changes."""
    out, x, y, last = "", box.x, box.y, ""
    for line in lines(scene, rewards):
        label = faces.small.width(line.place) + 3
        size = SMALL if looks(line.kind) != last else 0
        width = label + size + faces.figure.width(line.value) + (SMALL if line.first else 0)
        if x > box.x and x + width > box.right + 1:
            x, y = box.x, y + row
        place = write(x, y + row / 2 + faces.least * MIDDLE, line.place, faces.small, fill="var(--ink-2)")
        drawn = folded(line, Box(x + label, y + row / 2, box.right - x - label, 0), size, faces.figure)
        out += titled(f"{line.place}: {line.words}", place, drawn)
        x, last = x + width + 7, looks(line.kind)
    return out


def looks(kind: str) -> str:
    """Different rewards may have one sign."""
    return "any" if kind == "exchange" else SIGNS.get(kind, kind)


def folded(line: Line, box: Box, size: float, face: Face) -> str:
    x, cy = box.x, box.y
    text = print_lines(x + size, cy + face.size * MIDDLE, shown(line, face, box.w - size), face)
    flag = x + size + 2 + face.width(line.value) + SMALL / 2
    more = glyph("first", flag, cy, SMALL, "var(--trail)", STONE) if line.first else ""
    return group(sign(line.kind, x + size / 2 - 1, cy, size - 2) if size else "", text, more)
