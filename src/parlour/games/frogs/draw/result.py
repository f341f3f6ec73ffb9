"""What counts: during the game what everybody can see of it, at the end the scores with their arithmetic."""

from typing import Final, NamedTuple

from parlour.draw.art import Attr, Box, group, path, rect, sheet
from parlour.draw.cards import lines_height, put_lines
from parlour.draw.layouts import verdict
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, heading, titled, whole_lines
from parlour.draw.words import MIDDLE, Face, print_lines, set_close, set_lines, write
from parlour.games.frogs.draw.cards.signs import word
from parlour.games.frogs.draw.facts import PHONE
from parlour.games.frogs.draw.pieces import glyph, seal, species_mark
from parlour.games.frogs.draw.scene import Scene

PARTS: Final = ("villagers", "buildings", "gear")
SIGNS: Final = {"villagers": "villager", "buildings": "building", "gear": "gear", "tucked": "tucked"}
HEAD: Final = Face(20, 700, serif=True)
NAME, SUM, TOTAL = Face(15, 600), Face(13, 600), Face(26, 700, serif=True)
LINE: Final = 42
NARROW: Final = 460  # the seats have no room side by side
COLUMN: Final = 44
UNKNOWN: Final = "?"


# During the game


class Count(NamedTuple):
    """A line of the table: what it is, and for each seat how much."""

    kind: str
    values: list[str]


def counts(scene: Scene, box: Box, faces: Type) -> str:
    """A table with a column for each seat."""
    found, top, seats = table(scene), box.y + 34, scene.seats()[::-1]
    spots = [box.right - 10 - COLUMN * (len(seats) - 0.5 - i) for i in range(len(seats))]
    out = sheet(box, 12) + heading(box._replace(w=spots[0] - box.x - 4), word(scene, "counts"), faces)
    for seat, x in zip(seats, spots, strict=True):
        out += titled(scene.name(seat), seal(seat, scene.players[seat]["species"], x, box.y + 18, 21))
    high = (box.bottom - 6 - top) / len(found)
    for i, count in enumerate(found):
        values = [(count.values[seat], x) for seat, x in zip(seats, spots, strict=True)]
        out += count_line(scene, count.kind, values, Box(box.x + 11, top + i * high, box.w - 22, high), faces)
    return group(out)


def counts_phone(scene: Scene, x: float, y: float, w: float) -> Drawn:
    box = Box(x, y, w, 46 + 27 * len(table(scene)))
    return counts(scene, box, PHONE), box.h


def count_line(scene: Scene, kind: str, values: list[tuple[str, float]], box: Box, faces: Type) -> str:
    """A sign, a word, and the figures at the right."""
    words = whole_lines(word(scene, f"counts-{kind}"), faces.small, box.w - 22 - COLUMN * 2, 1, 2)
    y = box.cy - lines_height(words, faces.small) / 2
    rule = path(f"M{box.x:g} {box.y:.1f}h{box.w:g}", stroke="var(--line)", stroke_width=1)
    sign = glyph(SIGNS[kind], box.x + 8, box.cy, 15, "var(--ink-2)", "var(--paper)")
    figure: dict[str, Attr] = {"text_anchor": "middle"}
    face = Face(faces.least + 0.5, 700)
    parts = [rule, sign, put_lines(box.x + 22, y, words, faces.small, ink="var(--ink-2)")]
    parts += [write(x, box.cy + face.size * MIDDLE, value, face, **figure) for value, x in values]
    why = tucked_names(scene) if kind == "tucked" else word(scene, f"why-{kind}")
    return titled(why, *parts) if why else "".join(parts)


def tucked_names(scene: Scene) -> str:
    """15.1 The variant lets one look at one's own."""
    return ", ".join(scene.card_name(card) for card in (scene.me or {}).get("tucked") or ())


def table(scene: Scene) -> list[Count]:
    """14.4 Tucked cards are hidden until the end, unless the variant lets one look at one's own."""
    lines = {kind: [shown(scene, each, kind) for each in scene.players] for kind in PARTS}
    tucked = [str(each["tucked_count"]) for each in scene.players]
    return [*(Count(kind, values) for kind, values in lines.items()), Count("tucked", tucked)]


def shown(scene: Scene, each: View, kind: str) -> str:
    if kind == "buildings":
        return str(each["buildings_vp"])
    tucked = each["tucked"] if not scene.over else scene.view["outcome"]["tucked"][each["seat"]]
    if kind == "gear":
        n = UNKNOWN if tucked is None else str(sum(card["type"] == "gear" for card in tucked))
        return f"{n} × {each['enchanted']}"
    if tucked is None:
        return f"{UNKNOWN} × {UNKNOWN}"
    groups = [
        sum(one["type"] == "villager" and one["species"] == of for one in tucked) for of in ("crow", "frog", "rabbit")
    ]
    return f"{min(groups)} × {max(groups)}"


# At the end


def result(scene: Scene, area: Box) -> str:
    """A sheet in the middle of an area, with an amber edge: this has just happened. On a phone one below the other."""
    w, seats = min(540, area.w - 16), scene.seats()[::-1]
    head = set_lines(verdict(scene), HEAD, w - 76, 2)
    top, high = 30 + 24 * len(head.rows), 44 + LINE * len(PARTS)
    across = 2 if w > NARROW else 1
    wide, rows = (w - 10) / across - 10, len(seats) // across
    box = Box(area.cx - w / 2, 0, w, top + rows * (high + 10))
    box = box._replace(y=area.cy - box.h / 2)
    parts = [
        sheet(box, 12, drop=4, stroke="var(--trail)", stroke_width=3),
        glyph("crown", box.x + 32, box.y + 28, 28, "var(--trail)"),
        print_lines(box.x + 54, box.y + 36, head, HEAD, 24),
    ]
    for i, seat in enumerate(seats):
        x, y = box.x + 10 + i % across * (wide + 10), box.y + top + i // across * (high + 10)
        parts.append(scored(scene, seat, Box(x, y, wide, high)))
    return group(*parts)


def scored(scene: Scene, seat: int, box: Box) -> str:
    """A seat: seal, name and sum, then what it is made of."""
    each, outcome = scene.players[seat], scene.view["outcome"]
    total = str(outcome["scores"][seat])
    name = set_close(scene.name(seat), NAME, box.w - 50 - TOTAL.width(total))
    out = rect(box, 8, "var(--trail-soft)" if scene.won(seat) else "var(--paper-2)")
    out += seal(seat, each["species"], box.x + 20, box.y + 22, 26) + print_lines(box.x + 38, box.y + 27, name, NAME)
    out += write(box.right - 10, box.y + 31, total, TOTAL, text_anchor="end")
    for i, kind in enumerate(PARTS):
        out += made_of(scene, seat, kind, Box(box.x + 10, box.y + 44 + i * LINE, box.w - 20, LINE))
    return out


def made_of(scene: Scene, seat: int, kind: str, box: Box) -> str:
    """A line of the sum: what it is; below it the arithmetic, and at the right the points."""
    points = scene.view["outcome"]["breakdown"][seat][kind]
    words = set_lines(word(scene, f"scored-{kind}"), Face(12), box.w - 20)
    rule = path(f"M{box.x:g} {box.y:g}h{box.w:g}", stroke="var(--line)", stroke_width=1)
    sign = glyph(SIGNS[kind], box.x + 8, box.y + 12, 15, "var(--ink-2)", "var(--paper)")
    figure = write(box.right, box.y + 35, str(points), Face(17, 700), text_anchor="end")
    label = print_lines(box.x + 21, box.y + 16, words, Face(12), fill="var(--ink-2)")
    return rule + sign + label + arithmetic(scene, seat, kind, box.x + 21, box.y + 30) + figure


def arithmetic(scene: Scene, seat: int, kind: str, x: float, cy: float) -> str:
    """14.4.1 Groups of villagers and the product of the smallest and the largest; 14.4.3 gear times enchantments."""
    outcome, y = scene.view["outcome"], cy + SUM.size * MIDDLE
    if kind == "buildings":
        n = outcome["breakdown"][seat][kind]
        return write(x, y, word(scene, "sum-buildings", n=n), Face(12), fill="var(--ink)")
    if kind == "gear":
        return write(x, y, f"{outcome['tucked_gear'][seat]} × {outcome['enchanted'][seat]}", SUM)
    groups, out = outcome["groups"][seat], ""
    for species, n in groups.items():
        out += species_mark(species, x + 8, cy, 16) + write(x + 19, y, str(n), SUM)
        x += 36 if n < 10 else 44
    return out + write(x + 2, y, f"{min(groups.values())} × {max(groups.values())}", SUM)
