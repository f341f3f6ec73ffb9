"""What stops the game for a moment or for good: an auction, and the result."""

from typing import Final, NamedTuple

from parlour.draw.art import Box, number, path, rect, sheet
from parlour.draw.glyphs import glyph
from parlour.draw.words import Face, Lines, print_lines, set_lines, write
from parlour.games.roam.draw.pieces import coin, marker
from parlour.games.roam.draw.scene import Scene, View
from parlour.games.roam.draw.sheets import Type

AUCTION_HEIGHT: Final = 150
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
    now: View = scene.view["auction"]
    land: View = scene.view["lands"][now["land"] - 1]
    x, face = box.x + 12, faces.name
    name = scene.word("hidden") if land["pattern"] is None else scene.card_name(land)
    lines = set_lines(scene.word("auction", name=name), face, box.w - 52, 2)
    y = box.y + 62
    parts = [
        amber(box),
        glyph("gavel", x + 11, box.y + 28, 24, "var(--trail)"),
        print_lines(x + 30, box.y + (33 if lines.single else 26), lines, face),
        best_bid(scene, Box(x, y, box.w - 24, 30), faces),
        waiting(scene, Box(x, y + 42, box.w - 24, 30), faces),
    ]
    return "".join(parts)


def best_bid(scene: Scene, box: Box, faces: Type) -> str:
    best, winner = scene.view["auction"]["best"], scene.view["auction"]["winner"]
    if winner is None:
        words = set_lines(scene.word("no-bid"), faces.small, box.w)
        return print_lines(box.x, box.cy + 5, words, faces.small, fill="var(--ink-2)")
    words = set_lines(scene.word("best-bid"), faces.small, box.w - 74)
    figure = Face(faces.least + 4, 700)
    return (
        print_lines(box.x, box.cy + 5, words, faces.small, fill="var(--ink-2)")
        + marker(scene.colour(winner), box.right - 58, box.cy, 24)
        + coin(box.right - 30, box.cy, 20)
        + write(box.right, box.cy + 6, str(best), figure, text_anchor="end")
    )


def waiting(scene: Scene, box: Box, faces: Type) -> str:
    seats: list[int] = scene.view["auction"]["waiting"]
    words = set_lines(scene.word("waiting"), faces.small, box.w - 30 * len(seats))
    out = print_lines(box.x, box.cy + 5, words, faces.small, fill="var(--ink-2)")
    for i, seat in enumerate(reversed(seats)):
        out += marker(scene.colour(seat), box.right - 12 - i * 30, box.cy, 24)
    return out


class Verdict(NamedTuple):
    """The two sentences of a result, set in lines."""

    head: Lines
    why: Lines


def sentences(scene: Scene, width: float, faces: Type) -> Verdict:
    why = scene.say(f"roam-end-{scene.view['outcome']['ended_by']}")
    return Verdict(set_lines(verdict(scene), HEAD, width - 24, 2), set_lines(why, faces.small, width - 24, 3))


def result_height(scene: Scene, width: float, faces: Type) -> float:
    words = sentences(scene, width, faces)
    return 108 + 18 * len(words.head.rows) + 15 * len(words.why.rows) + 34 * len(scene.players)


def result(scene: Scene, box: Box, faces: Type) -> str:
    """Who has won, why the game ended, and where the points come from; coins break ties (9.2, 9.3)."""
    winners: list[int] = scene.view["outcome"]["winners"]
    x, words = box.x + 12, sentences(scene, box.w, faces)
    parts = [
        amber(box),
        glyph("crown", x + 16, box.y + 30, 32, "var(--trail)"),
        *(marker(scene.colour(seat), x + 54 + i * 38, box.y + 30, 32) for i, seat in enumerate(winners)),
        print_lines(x, box.y + 67, words.head, HEAD),
        print_lines(x, box.y + 70 + 18 * len(words.head.rows), words.why, faces.small, fill="var(--ink-2)"),
        table(scene, Box(x, box.bottom - 24 - 34 * len(scene.players), box.w - 24, 0), faces),
    ]
    return "".join(parts)


def verdict(scene: Scene) -> str:
    """One winner, or several who share the victory (9.2, 9.3)."""
    names = [scene.colour_name(seat) for seat in scene.view["outcome"]["winners"]]
    if len(names) > 1:
        return scene.say("play-shared", seats=", ".join(names))
    return scene.say("play-winner", seat=names[0])


def columns(scene: Scene) -> list[tuple[str, str]]:
    """Only the sources of points that this game has."""
    options = scene.view["options"]
    have = {"characters": True, "artifacts": options["version"] == "full", "outpost": options["outpost"]}
    return [(source, sign) for source, sign in SOURCES if have[source]]


def table(scene: Scene, box: Box, faces: Type) -> str:
    """A row a seat: points by source, the sum, and the coins."""
    shown = columns(scene)
    step = (box.w - 32) / (len(shown) + 2)
    centres = [box.x + 32 + step * (i + 0.5) for i in range(len(shown) + 2)]
    signs = [sign for _, sign in shown]
    out = "".join(glyph(sign, cx, box.y, 17, "var(--ink-2)") for sign, cx in zip(signs, centres, strict=False))
    out += glyph("star", centres[-2], box.y, 18, "var(--trail)") + coin(centres[-1], box.y, 16)
    order = sorted(range(len(scene.players)), key=lambda seat: -scene.view["outcome"]["scores"][seat])
    for i, seat in enumerate(order):
        out += row(scene, seat, Box(box.x, box.y + 14 + i * 34, box.w, 32), centres, faces)
    return out


def row(scene: Scene, seat: int, box: Box, centres: list[float], faces: Type) -> str:
    outcome = scene.view["outcome"]
    parts = outcome["breakdown"][seat]
    values = [*(parts[source] for source, _ in columns(scene)), outcome["scores"][seat], parts["coins"]]
    won = seat in outcome["winners"]
    out = rect(box, 6, "var(--trail-soft)" if won else "var(--paper-2)")
    out += marker(scene.colour(seat), box.x + 17, box.cy, 24)
    for i, (value, cx) in enumerate(zip(values, centres, strict=True)):
        total = i == len(values) - 2
        face = Face(faces.least + 3, 700) if total else faces.small
        ink = "var(--ink)" if total or won else "var(--ink-2)"
        out += write(cx, box.cy + face.size * 0.36, str(value), face, text_anchor="middle", fill=ink)
    return out
