"""The pieces of Roam: markers, coins, patterns, points, character tiles and artifact tokens."""

from typing import Final

from parlour.draw.art import Box, circle, el, grid24, group, number, rect, sheet, stroke
from parlour.draw.glyphs import glyph
from parlour.draw.words import Face, write
from parlour.games.roam.draw.scene import Pattern, Scene, View, chosen, ring

SHAPES: Final = {  # colour → the outline of the marker, its sign
    "blue": (
        '<circle cx="12" cy="12" r="11"/>',
        '<path d="M12 5.500c3 3.800 4.800 6.200 4.800 8.600a4.800 4.800 0 0 1-9.600 0c0-2.400 1.800-4.800 4.800-8.600z"/>',
    ),
    "red": (
        '<path d="M12 .2 23.800 12 12 23.800.2 12Z"/>',
        '<path d="M12.600 5c.4 3 4 4.600 4 8.600a4.600 4.600 0 0 1-9.200 0c0-1.800.8-3 2-4 .2 1.200.6 1.800 1.200 2 '
        '.2-2.600.6-4.800 2-6.600z"/>',
    ),
    "yellow": (
        '<path d="M12 0 15.100 3.400 19.700 2.800 19.900 7.500 23.800 9.900 21 13.600 22.400 18 17.800 19 16.100 23.300 12 21.100 '
        '7.900 23.300 6.200 19 1.600 18 3 13.600.200 9.900 4.100 7.500 4.300 2.800 8.900 3.400Z"/>',
        '<circle cx="12" cy="12" r="4"/><path d="M12 5v1.600M12 17.400V19M5 12h1.600M17.400 12H19" stroke="currentColor" '
        'stroke-width="1.800" stroke-linecap="round"/>',
    ),
    "green": (
        '<path d="M12 .6a5.800 5.800 0 0 1 5.700 5.700 5.800 5.800 0 0 1 0 11.400 5.800 5.800 0 0 1-11.400 0 5.800 5.800 0 0 1 '
        '0-11.400A5.800 5.800 0 0 1 12 .6z"/>',
        '<path d="M7 17C6 11 9.500 7 17 7c0 7-3.500 11-9 10l3.500-4.500z"/>',
    ),
}


def marker(colour: str, cx: float, cy: float, size: float) -> str:
    """A marker: colour, shape and sign, so that any one of them is enough."""
    shape, sign = SHAPES[colour]
    ink = f"var(--on-{colour})"
    shadow = group(shape, fill="var(--shade)", opacity=0.3, transform="translate(.5 1.2)")
    body = group(
        shape, fill=f"var(--c-{colour})", stroke="var(--cut)", stroke_width=1.3, stroke_linejoin="round"
    )
    return grid24(shadow + body + group(sign, fill=ink, color=ink), cx, cy, size)


def ghost(colour: str, cx: float, cy: float, size: float) -> str:
    """A marker that is not there yet; it always lies on the pale halo."""
    shape, sign = SHAPES[colour]
    c = f"var(--c-{colour})"
    body = group(
        shape, fill=c, fill_opacity=0.38, stroke="var(--piece-ink)", stroke_width=1.4, stroke_dasharray="3 2"
    )
    return grid24(body + group(sign, fill=c, color=c, stroke="var(--piece-ink)", stroke_width=0.7), cx, cy, size)


def coin(cx: float, cy: float, d: float) -> str:
    return (
        circle(cx, cy + 1, d / 2, "var(--shade)", opacity=0.3)
        + circle(cx, cy, d / 2, "#E9BE3A", stroke="#5C430C", stroke_width=max(d * 0.08, 1))
        + circle(cx, cy, d * 0.33, "none", stroke="#8A6714", stroke_width=d * 0.06)
        + stroke(f"M{number(cx)} {number(cy - d * 0.17)}v{number(d * 0.34)}", "#5C430C", d * 0.1)
    )


def coins(cx: float, cy: float, d: float, count: int) -> str:
    """A few coins side by side, centred."""
    return "".join(coin(cx + (i - (count - 1) / 2) * d * 1.1, cy, d) for i in range(count))


def points(x: float, cy: float, value: int | str, size: float, ink: str = "var(--ink)") -> str:
    """A star and a figure, from x on."""
    star = glyph("star", x + size * 0.55, cy, size * 1.1, "var(--trail)")
    return star + write(x + size * 1.25, cy + size * 0.36, str(value), Face(size, 700), fill=ink)


def pattern(rows: Pattern, box: Box, largest: float, fill: str, line: str) -> str:
    """Filled squares solid, empty ones hollow and dashed, as large as the box allows, centred in it."""
    width, height = max(map(len, rows)), len(rows)
    cell = min(largest, box.w / width, box.h / height)
    x, y = box.cx - width * cell / 2, box.cy - height * cell / 2
    return "".join(
        square_of(mark, Box(x + c * cell + 0.7, y + r * cell + 0.7, cell - 1.4, cell - 1.4), fill, line)
        for r, row in enumerate(rows)
        for c, mark in enumerate(row)
        if mark in "#o"
    )


def square_of(mark: str, box: Box, fill: str, line: str) -> str:
    r = box.w * 0.22
    if mark == "#":
        return rect(box, r, fill, stroke=line, stroke_width=1)
    return rect(box.grown(-0.3), r, stroke=line, stroke_width=1.2, stroke_dasharray="2 1.5")


def tile(scene: Scene, owner: View, card: View, box: Box, figure: float) -> str:
    """A character of somebody else: its pattern as it will land on this field; night tiles are asleep."""
    using = is_used(scene, card)
    light = card["awake"] or using
    fill, ink = ("var(--paper)", "var(--ink)") if light else ("var(--night)", "var(--night-ink)")
    colour = f"var(--c-{owner['colour']})"
    name = f"card-{card['id']}"
    room = Box(box.x + 5, box.y + figure * 1.25, box.w - 10, box.h - figure * 1.25 - 5)
    rows = scene.seen(card["pattern"], using_quarter(scene, owner) if using else owner["quarter"])
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
    return scene.thing(name, card_title(scene, card), *parts)


def is_used(scene: Scene, card: View) -> bool:
    using = scene.view["using"]
    return using is not None and using["card"] == card["id"]


def using_quarter(scene: Scene, owner: View) -> int:
    """10.6.4 Rotate artifacts turn the pattern further than its owner's seat does."""
    return int(owner["quarter"] + scene.view["using"]["quarter"])


def card_title(scene: Scene, card: View) -> str:
    state = scene.word("awake" if card["awake"] else "asleep")
    return ", ".join([scene.card_name(card), state, scene.word("points", n=card["vp"])])


def artifact_title(scene: Scene, artifact: View) -> str:
    facts = [scene.artifact_name(artifact), scene.word(f"kind-{artifact['kind']}")]
    if "ready" in artifact:
        facts.append(scene.word("ready" if artifact["ready"] else "used"))
    else:
        facts.append(scene.word("price", n=artifact["price"]))
    return ", ".join([*facts, scene.word("points", n=artifact["vp"])])


def token(kind: str, cx: float, cy: float, d: float, ready: bool = True) -> str:
    """An artifact: a cut octagon in the colour of its kind with its mark; used ones lie face down, hollow and pale."""
    c, ink = f"var(--c-{kind})", f"var(--on-{kind})"
    r, k = d / 2, d * 0.207
    corners = ((-r, -k), (-k, -r), (k, -r), (r, -k), (r, k), (k, r), (-k, r), (-r, k))
    shape = "M" + "L".join(f"{number(cx + x)} {number(cy + y)}" for x, y in corners) + "Z"
    if not ready:
        face = el("path", d=shape, fill="var(--paper-2)", stroke="var(--edge)", stroke_width=1.5, stroke_dasharray="4 3")
        return face + group(glyph(kind, cx, cy, d * 0.58, "var(--ink-3)", "var(--paper-2)"), opacity=0.5)
    shadow = el("path", d=shape, fill="var(--shade)", opacity=0.28, transform="translate(0 2)")
    face = el("path", d=shape, fill=c, stroke="var(--cut)", stroke_width=max(1.2, d * 0.045), stroke_linejoin="round")
    return shadow + face + glyph(kind, cx, cy, d * 0.62, ink, c)


def tag(x: float, y: float, words: str, face: Face, loud: str = "") -> tuple[str, float]:
    """A pill with a word, and its width. loud: "me" it is my turn, "other" somebody else's."""
    fill, ink = {"me": ("signal", "on-signal"), "other": ("ink-2", "paper"), "": ("paper-2", "ink-2")}[loud]
    width = face.width(words) + face.size * 1.2
    pill = rect(Box(x, y, width, face.size * 1.5), face.size * 0.75, f"var(--{fill})")
    text = write(x + width / 2, y + face.size * 1.1, words, face, text_anchor="middle", fill=f"var(--{ink})")
    return pill + text, width
