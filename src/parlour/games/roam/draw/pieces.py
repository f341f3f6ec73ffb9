"""The pieces of Roam: markers, coins, patterns, points, character tiles and artifact tokens."""

from typing import Final

from parlour.draw.art import Box, circle, group, number, path, rect, sheet, stroke, use
from parlour.draw.drawings import drawings
from parlour.draw.things import View, ring
from parlour.draw.words import Face, write
from parlour.games.roam.draw.glyphs import glyph
from parlour.games.roam.draw.scene import Pattern, Scene, chosen
from parlour.games.roam.rules.book import COLOURS

OUTLINES: Final = drawings("outline", "roam")
MARKS: Final = drawings("sign", "roam")  # drop, flame, sun, leaf


def marker_symbol(colour: str) -> str:
    shape, sign = OUTLINES[colour], MARKS[colour]
    ink, c = f"var(--on-{colour})", f"var(--c-{colour})"
    shadow = group(shape, fill="var(--shade)", opacity=0.3, transform="translate(.5 1.2)")
    body = group(shape, fill=c, stroke="var(--cut)", stroke_width=1.3, stroke_linejoin="round")
    return shadow + body + group(sign, fill=ink, color=ink)


def ghost_symbol(colour: str) -> str:
    shape, sign = OUTLINES[colour], MARKS[colour]
    c, line = f"var(--c-{colour})", "var(--piece-ink)"
    body = group(shape, fill=c, fill_opacity=0.38, stroke=line, stroke_width=1.4, stroke_dasharray="3 2")
    return body + group(sign, fill=c, color=c, stroke=line, stroke_width=0.7)


COIN: Final = (
    circle(12, 13, 11, "var(--shade)", opacity=0.3)
    + circle(12, 12, 11, "#E9BE3A", stroke="#5C430C", stroke_width=2)
    + circle(12, 12, 7.5, "none", stroke="#8A6714", stroke_width=1.4)
    + stroke("M12 8v8", "#5C430C", 2.4)
)
SYMBOLS: Final = (
    {f"marker-{colour}": marker_symbol(colour) for colour in COLOURS}
    | {f"ghost-{colour}": ghost_symbol(colour) for colour in COLOURS}
    | {"coin": COIN}
)


def marker(colour: str, cx: float, cy: float, size: float, piece: str | None = None) -> str:
    """A marker: colour, shape and sign, so that any one of them is enough. piece: its name, if it is one that moves."""
    return use(f"marker-{colour}", cx, cy, size, data_piece=piece)


def ghost(colour: str, cx: float, cy: float, size: float) -> str:
    """A marker that is not there yet; it always lies on the pale halo."""
    return use(f"ghost-{colour}", cx, cy, size)


def coin(cx: float, cy: float, d: float) -> str:
    return use("coin", cx, cy, d)


def coins(cx: float, cy: float, d: float, count: int, place: str = "") -> str:
    """A few coins side by side, centred. place: where they lie, if they are pieces and not a price."""
    spots = [cx + (i - (count - 1) / 2) * d * 1.1 for i in range(count)]
    return "".join(
        use("coin", x, cy, d, data_piece=f"coin-{place}-{i}" if place else None) for i, x in enumerate(spots, 1)
    )


def points(x: float, cy: float, value: int | str, size: float, ink: str = "var(--ink)") -> str:
    """A star and a figure, from x on."""
    star = glyph("star", x + size * 0.55, cy, size * 1.1, "var(--trail)")
    return star + write(x + size * 1.25, cy + size * 0.36, str(value), Face(size, 700), fill=ink)


def pattern(rows: Pattern, box: Box, largest: float, fill: str, line: str) -> str:
    """Filled squares solid, empty ones hollow and dashed, as large as the box allows, centred in it."""
    width, height = max(map(len, rows)), len(rows)
    cell = min(largest, box.w / width, box.h / height)
    x, y = box.cx - width * cell / 2, box.cy - height * cell / 2
    spots = [(mark, x + c * cell, y + r * cell) for r, row in enumerate(rows) for c, mark in enumerate(row)]
    filled = "".join(round_square(left, top, cell - 1.4) for mark, left, top in spots if mark == "#")
    empty = "".join(round_square(left + 0.3, top + 0.3, cell - 2) for mark, left, top in spots if mark == "o")
    out = path(filled, fill, stroke=line) if filled else ""
    return out + path(empty, stroke=line, stroke_width=1.2, stroke_dasharray="2 1.5") if empty else out


def round_square(x: float, y: float, size: float) -> str:
    r = size * 0.22
    side, corner = number(size - 2 * r), f"a{number(r)} {number(r)} 0 0 1 "
    k, minus = number(r), f"-{number(r)}"
    start = f"M{number(x + 0.7 + r)} {number(y + 0.7)}h{side}{corner}{k} {k}v{side}"
    return f"{start}{corner}{minus} {k}h-{side}{corner}{minus} {minus}v-{side}{corner}{k} {minus}"


def tile(scene: Scene, owner: View, card: View, box: Box, figure: float) -> str:
    """A character of somebody else: its pattern as it will land on this field; night tiles are asleep."""
    using = is_used(scene, card)
    light = card["awake"] or using
    fill, ink = ("var(--paper)", "var(--ink)") if light else ("var(--night)", "var(--night-ink)")
    colour = f"var(--c-{owner['colour']})"
    name = f"card-{card['id']}"
    room = Box(box.x + 5, box.y + figure * 1.25, box.w - 10, box.h - figure * 1.25 - 5)
    rows = scene.seen(card["pattern"], quarter_of(scene, owner, card))
    parts = [
        sheet(box, 6, fill, stroke=colour, stroke_width=2.5),
        pattern(rows, room, 12, colour if light else "none", ink),
        glyph("sun" if card["awake"] else "moon", box.x + 5 + figure * 0.45, box.y + figure * 0.8, figure * 0.9, ink),
        write(box.right - 5, box.y + figure * 1.15, str(card["vp"]), Face(figure, 700), text_anchor="end", fill=ink),
    ]
    if scene.is_target(name):
        parts.append(ring(box.grown(1), 7))
    elif using:
        parts.append(chosen(scene, box.grown(3), 8))
    return scene.piece(name, card_title(scene, card), *parts)


def is_used(scene: Scene, card: View) -> bool:
    return scene.using is not None and scene.using["card"] == card["id"]


def quarter_of(scene: Scene, owner: View, card: View) -> int:
    """How a pattern lies before its owner; Quarter turn artifacts turn the one in use further (10.6.4)."""
    using = scene.using
    return int(using["quarter"] if using is not None and using["card"] == card["id"] else owner["quarter"])


def card_title(scene: Scene, card: View) -> str:
    state = scene.word("awake" if card["awake"] else "asleep")
    return ", ".join([scene.card_name(card), state, scene.points(card["vp"])])


def artifact_title(scene: Scene, artifact: View) -> str:
    facts = [scene.artifact_name(artifact), scene.say(f"roam-kind-{artifact['kind']}")]
    if "ready" in artifact:
        facts.append(scene.word("ready" if artifact["ready"] else "used"))
    else:
        facts.append(scene.word("price", n=artifact["price"]))
    does = scene.say(f"roam-kind-{artifact['kind']}-text")
    return f"{', '.join([*facts, scene.points(artifact['vp'])])}. {does}"


def token(kind: str, cx: float, cy: float, d: float, ready: bool = True) -> str:
    """An artifact: a cut octagon in the colour of its kind with its mark; used ones lie face down, hollow and pale."""
    c, ink = f"var(--c-{kind})", f"var(--on-{kind})"
    r, k = d / 2, d * 0.207
    corners = ((-r, -k), (-k, -r), (k, -r), (r, -k), (r, k), (k, r), (-k, r), (-r, k))
    shape = "M" + "L".join(f"{number(cx + x)} {number(cy + y)}" for x, y in corners) + "Z"
    if not ready:
        face = path(shape, "var(--paper-2)", stroke="var(--edge)", stroke_width=1.5, stroke_dasharray="4 3")
        return face + group(glyph(kind, cx, cy, d * 0.58, "var(--ink-3)"), opacity=0.5)
    shadow = path(shape, "var(--shade)", opacity=0.28, transform="translate(0 2)")
    face = path(shape, c, stroke="var(--cut)", stroke_width=max(1.2, d * 0.045), stroke_linejoin="round")
    return shadow + face + glyph(kind, cx, cy, d * 0.62, ink)


def tag(x: float, y: float, words: str, face: Face, loud: str = "") -> tuple[str, float]:
    """A pill with a word, and its width. loud: "me" it is my turn, "other" somebody else's."""
    fill, ink = {"me": ("signal", "on-signal"), "other": ("ink-2", "paper"), "": ("paper-2", "ink-2")}[loud]
    width = face.width(words) + face.size * 1.2
    pill = rect(Box(x, y, width, face.size * 1.5), face.size * 0.75, f"var(--{fill})")
    text = write(x + width / 2, y + face.size * 1.1, words, face, text_anchor="middle", fill=f"var(--{ink})")
    return pill + text, width
