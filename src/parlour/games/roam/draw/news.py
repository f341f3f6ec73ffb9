"""What stops the game for a moment or for good: an auction, and the result."""

from typing import Final, NamedTuple

from parlour.draw.art import Box, group, number, path, rect, sheet, title
from parlour.draw.layouts import verdict
from parlour.draw.things import View
from parlour.draw.words import Face, Lines, print_lines, set_close, set_lines, write
from parlour.games.roam.draw.glyphs import glyph
from parlour.games.roam.draw.pieces import coin, marker
from parlour.games.roam.draw.scene import Scene
from parlour.games.roam.draw.sheets import Type

AUCTION_HEIGHT, STRIP_HEIGHT = 146, 68
ROW: Final = 29  # of the table of points
HEAD: Final = Face(16, 700, serif=True)
SOURCES: Final = (("characters", "card"), ("artifacts", "artifact"), ("outpost", "tower"))


def amber(box: Box) -> str:
    """A sheet with an amber upper edge: something has happened that people must answer."""
    x, w = number(box.x), number(box.w - 16)
    edge = path(f"M{x} {number(box.y + 8)}a8 8 0 0 1 8-8h{w}a8 8 0 0 1 8 8v-3H{x}z", "var(--trail)")
    band = rect(Box(box.x, box.y + 4, box.w, 2), 0, "var(--trail)")
    return sheet(box, 8) + edge + band


def auction(scene: Scene, box: Box, faces: Type) -> str:
    """Which land is bid for, the best bid and whose it is, and who may still bid (7.4)."""
    x, face = box.x + 12, faces.name
    lines = set_lines(scene.word("auction", name=prize(scene)), face, box.w - 52, 2)
    y, w = box.y + 54, box.w - 24
    parts = [
        amber(box),
        glyph("gavel", x + 11, box.y + 28, 24, "var(--trail)"),
        print_lines(x + 30, box.y + (33 if lines.single else 26), lines, face),
        label(scene.word("best-bid"), Box(x, y, w - 54, 26), faces) if best(scene) else "",
        bid(scene, x + w, y + 13, faces),
        bidder(scene, Box(x, y + 26, w, 28), faces),
        waiting(scene, Box(x, y + 58, w, 28), faces),
    ]
    return "".join(parts)


def auction_strip(scene: Scene, box: Box, faces: Type) -> str:
    """The same in two lines as wide as a phone."""
    x, half = box.x + 12, (box.w - 34) / 2
    name = set_lines(scene.word("auction", name=prize(scene)), faces.name, box.w - 54)
    low = box.y + 36
    parts = [
        amber(box),
        glyph("gavel", x + 9, box.y + 22, 20, "var(--trail)"),
        print_lines(x + 26, box.y + 26, name, faces.name),
        bidder(scene, Box(x - 3, low, half - (44 if best(scene) else 0), 26), faces),
        bid(scene, x + half - 6, low + 13, faces),
        waiting(scene, Box(x + half + 10, low, half, 26), faces),
    ]
    return "".join(parts)


def prize(scene: Scene) -> str:
    land: View = scene.view["lands"][scene.view["auction"]["land"] - 1]
    return scene.word("hidden") if land["pattern"] is None else scene.card_name(land)


def best(scene: Scene) -> bool:
    return scene.view["auction"]["winner"] is not None


def label(words: str, box: Box, faces: Type) -> str:
    lines = set_lines(words, faces.small, box.w)
    return print_lines(box.x, box.cy + faces.least * 0.36, lines, faces.small, fill="var(--ink-2)")


def bid(scene: Scene, right: float, cy: float, faces: Type) -> str:
    """The best bid in figures."""
    if not best(scene):
        return ""
    face, value = Face(faces.least + 4, 700), str(scene.view["auction"]["best"])
    figure = write(right, cy + face.size * 0.36, value, face, text_anchor="end")
    return coin(right - face.width(value) - 14, cy, 20) + figure


def bidder(scene: Scene, box: Box, faces: Type) -> str:
    """Whose the best bid is."""
    if not best(scene):
        return label(scene.word("no-bid"), box, faces)
    seat: int = scene.view["auction"]["winner"]
    name = set_close(scene.name(seat), faces.strong, box.w - 32)
    seal = marker(scene.colour(seat), box.x + 12, box.cy, 24)
    words = print_lines(box.x + 31, box.cy + faces.strong.size * 0.36, name, faces.strong)
    return group(title(f"{scene.word('best-bid')}: {scene.full_name(seat)}"), seal, words)


def waiting(scene: Scene, box: Box, faces: Type) -> str:
    """Who may still bid; the first of them is asked now."""
    seats: list[int] = scene.view["auction"]["waiting"]
    out = label(scene.word("waiting"), box._replace(w=box.w - 28 * len(seats) - 4), faces)
    for i, seat in enumerate(reversed(seats)):
        out += group(title(scene.full_name(seat)), marker(scene.colour(seat), box.right - 12 - i * 28, box.cy, 24))
    return out


class Verdict(NamedTuple):
    """The two sentences of a result, set in lines."""

    head: Lines
    why: Lines


def sentences(scene: Scene, width: float, faces: Type) -> Verdict:
    why = scene.say(f"roam-end-{scene.view['outcome']['ended_by']}")
    return Verdict(set_lines(verdict(scene), HEAD, width - 58, 3), set_lines(why, faces.small, width - 24, 3))


def head_height(words: Verdict) -> float:
    return max(44, 22 + 18 * len(words.head.rows))


def result_height(scene: Scene, width: float, faces: Type) -> float:
    words = sentences(scene, width, faces)
    return head_height(words) + 15 * len(words.why.rows) + 34 + ROW * len(scene.players)


def result(scene: Scene, box: Box, faces: Type) -> str:
    """Who has won, why the game ended, and where the points come from; coins break ties (9.2, 9.3)."""
    x, words = box.x + 12, sentences(scene, box.w, faces)
    top = box.y + head_height(words)
    middle = box.y + 5 + (top - box.y - 5) / 2
    parts = [
        amber(box),
        glyph("crown", x + 13, middle, 26, "var(--trail)"),
        print_lines(x + 34, middle + 5.5 - 9 * (len(words.head.rows) - 1), words.head, HEAD),
        print_lines(x, top + faces.least, words.why, faces.small, fill="var(--ink-2)"),
        table(scene, Box(x - 5, box.bottom - 20 - ROW * len(scene.players), box.w - 14, 0), faces),
    ]
    return "".join(parts)


def columns(scene: Scene) -> list[tuple[str, str]]:
    """Only the sources of points that this game has."""
    options = scene.view["options"]
    have = {"characters": True, "artifacts": options["version"] == "full", "outpost": options["outpost"]}
    return [(source, sign) for source, sign in SOURCES if have[source]]


def table(scene: Scene, box: Box, faces: Type) -> str:
    """A row a seat: points by source, the sum, and the coins; with names where there is room for them."""
    shown = columns(scene)
    named = 128 if box.w > 300 else 32
    step = (box.w - named) / (len(shown) + 2)
    centres = [box.x + named + step * (i + 0.5) for i in range(len(shown) + 2)]
    signs = [sign for _, sign in shown]
    out = "".join(glyph(sign, cx, box.y, 16, "var(--ink-2)") for sign, cx in zip(signs, centres, strict=False))
    out += glyph("star", centres[-2], box.y, 17, "var(--trail)") + coin(centres[-1], box.y, 15)
    order = sorted(range(len(scene.players)), key=lambda seat: -scene.view["outcome"]["scores"][seat])
    for i, seat in enumerate(order):
        line = Box(box.x, box.y + 12 + i * ROW, box.w, ROW - 2)
        name = set_close(scene.name(seat), faces.strong, named - 36)
        words = print_lines(box.x + 32, line.cy + faces.least * 0.36, name, faces.strong) if named > 32 else ""
        out += row(scene, seat, line, centres, faces, words)
    return out


def row(scene: Scene, seat: int, box: Box, centres: list[float], faces: Type, name: str) -> str:
    outcome = scene.view["outcome"]
    parts = outcome["breakdown"][seat]
    values = [*(parts[source] for source, _ in columns(scene)), outcome["scores"][seat], parts["coins"]]
    won = seat in outcome["winners"]
    out = rect(box, 6, "var(--trail-soft)" if won else "var(--paper-2)")
    out += marker(scene.colour(seat), box.x + 17, box.cy, 23) + name
    for i, (value, cx) in enumerate(zip(values, centres, strict=True)):
        total = i == len(values) - 2
        face = Face(faces.least + 3, 700) if total else faces.small
        ink = "var(--ink)" if total or won else "var(--ink-2)"
        out += write(cx, box.cy + face.size * 0.36, str(value), face, text_anchor="middle", fill=ink)
    return group(title(scene.full_name(seat)), out)
