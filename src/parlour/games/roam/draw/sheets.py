"""Sheets beside the field: the next land, the artifacts for sale, the outpost, the viewer's own artifacts."""

from typing import Final

from parlour.draw.art import Box, circle, el, group, path, rect, sheet
from parlour.draw.cards import name_lines
from parlour.draw.things import View, ring
from parlour.draw.words import Face, print_lines, set_lines, write
from parlour.games.roam.draw.field import ground
from parlour.games.roam.draw.glyphs import glyph
from parlour.games.roam.draw.pieces import artifact_title, coin, coins, pattern, points, token
from parlour.games.roam.draw.scene import Scene

NEXT_TINT: Final = 2


class Type:
    """The faces of a layout: names, words and small words, in its smallest readable sizes."""

    def __init__(self, least: float) -> None:
        self.least = least
        self.cell = 3 * least + 2  # of a land beside the field
        self.name = Face(least + 1, 700, serif=True)
        self.strong = Face(least + 0.5, 600)
        self.small = Face(least)
        self.tiny_name = Face(least, 700, serif=True)


def heading(box: Box, words: str, faces: Type, count: str = "") -> str:
    """A title at the left and, it may be, a count at the right of a sheet's first line."""
    y = box.y + 8 + faces.least * 1.2
    spare = box.w - 22 - faces.small.width(count)
    left = print_lines(box.x + 11, y, set_lines(words, faces.strong, spare), faces.strong)
    return left + write(box.right - 11, y, count, faces.small, text_anchor="end", fill="var(--ink-3)")


def deck_height(scene: Scene, faces: Type) -> float:
    return faces.least * 1.2 + 28 + (3 * faces.cell if scene.view["next"] else faces.least * 2)


def market_height(scene: Scene, faces: Type) -> float:
    """A line of heading, then a row for each artifact on offer."""
    return faces.least * 1.2 + 24 + 80 * len(scene.view["row"])


def next_land(scene: Scene, box: Box, faces: Type) -> str:
    """The deck lies land side up: its top card is the land that comes next (3.2)."""
    land: View | None = scene.view["next"]
    top = box.y + 8 + faces.least * 1.2 + 9
    parts = [sheet(box, 8), heading(box, scene.say("roam-text-next"), faces)]
    if land is None:
        empty = set_lines(scene.word("deck-empty"), faces.small, box.w - 22, 3)
        parts.append(print_lines(box.x + 11, top + 10, empty, faces.small, fill="var(--ink-3)"))
        return scene.thing("deck", scene.word("deck-empty"), *parts)
    cell = min(faces.cell, (box.bottom - 11 - top) / 3)
    small_land = Box(box.x + 12, top, 2 * cell, 3 * cell)
    text = Box(small_land.right + 20, top, box.right - small_land.right - 28, 3 * cell)
    character = land["card"] and f"card-{land['card']}"
    parts += [pile(small_land, scene.view["deck"]), land_card(land, small_land)]
    parts.append(group(who_waits(scene, land, text, faces), data_piece=character))
    parts.append(count_seal(small_land.right, small_land.bottom - 12, scene.view["deck"], faces))
    words = [scene.say("roam-text-next"), land_words(scene, land), scene.word("deck", n=scene.view["deck"])]
    return scene.thing("deck", ", ".join(words), *parts)


def count_seal(cx: float, cy: float, count: int, faces: Type) -> str:
    """How many lie in a pile: a dark seal with a pale figure."""
    face = Face(faces.least, 700)
    disc = circle(cx, cy, face.size * 0.95, "var(--piece-ink)", stroke="var(--edge)", stroke_width=1.5)
    return disc + write(cx, cy + face.size * 0.36, str(count), face, text_anchor="middle", fill="#FFFDF6")


def land_words(scene: Scene, land: View) -> str:
    return scene.word("hidden") if land["pattern"] is None else scene.card_name(land)


def pile(box: Box, deck: int) -> str:
    """The edges of the cards below, at most three."""
    under = [box._replace(x=box.x + 2.5 * i, y=box.y + 2 * i) for i in range(min(3, deck - 1), 0, -1)]
    return "".join(rect(edge, 6, "var(--paper-2)", stroke="var(--edge)", stroke_width=1) for edge in under)


def land_card(land: View, box: Box) -> str:
    cell, parts = box.w / 2, [ground(NEXT_TINT, box)]
    for r, row in enumerate(land["coins"]):
        for c, count in enumerate(row):
            spot = Box(box.x + c * cell, box.y + r * cell, cell, cell).grown(-cell * 0.08)
            parts.append(rect(spot, 5, "var(--paper)", fill_opacity=0.42, stroke="var(--ink)", stroke_opacity=0.28))
            parts.append(coins(spot.cx, spot.cy, cell * 0.4, count))
    return group(*parts)


def who_waits(scene: Scene, land: View, box: Box, faces: Type) -> str:
    """Name, points and pattern of the character on the back of a land."""
    name = name_lines(land_words(scene, land), faces.name, box.w / 2 if box.w > 180 else box.w, 3)
    y = box.y + faces.name.size
    out = print_lines(box.x, y, name, faces.name)
    if land["pattern"] is None:
        return out + write(box.cx, box.bottom - 14, "?", Face(34, 700, serif=True), text_anchor="middle")
    y += len(name.rows) * faces.name.size * 1.14
    out += points(box.x, y + 1, land["vp"], faces.least + 1)
    broad = box.w > 180
    room = Box(box.cx, box.y, box.w / 2, box.h) if broad else Box(box.x, y + 12, box.w, box.bottom - y - 12)
    return out + pattern(land["pattern"], room, 14, "var(--ink-2)", "var(--ink-2)")


def market(scene: Scene, box: Box, faces: Type) -> str:
    """The row of artifacts for sale, one below the other (10.1)."""
    row: list[View] = scene.view["row"]
    count = scene.word("stack", n=scene.view["stack"])
    parts = [sheet(box, 8), heading(box, scene.say("roam-part-artifacts"), faces, count)]
    top = box.y + 16 + faces.least * 1.2
    step = (box.bottom - 2 - top) / max(len(row), 1)
    for i, artifact in enumerate(row):
        parts.append(offer(scene, artifact, Box(box.x + 7, top + i * step, box.w - 14, step - 6), faces))
    return group(*parts)


def offer(scene: Scene, artifact: View, box: Box, faces: Type) -> str:
    name = f"artifact-{artifact['id']}"
    words = name_lines(scene.artifact_name(artifact), faces.tiny_name, box.w - 66, 2)
    x = box.x + 60
    low = box.bottom - 15
    middle = (box.y + low) / 2 + faces.least * (0.2 if words.single else -0.4)
    parts = [
        rect(box, 8, "var(--paper-2)"),
        token(artifact["kind"], box.x + 30, box.cy, 46),
        print_lines(x, middle, words, faces.tiny_name),
        price(x, low, artifact["price"], faces),
        points(x + 48, low, artifact["vp"], faces.least + 1),
    ]
    if scene.is_target(name):
        parts.append(ring(box, 8))
    return scene.piece(name, artifact_title(scene, artifact), *parts)


def price(x: float, cy: float, value: int, faces: Type) -> str:
    face = Face(faces.least + 1, 700)
    return coin(x + 8, cy, 16) + write(x + 19, cy + face.size * 0.36, str(value), face)


def market_row(scene: Scene, box: Box, faces: Type) -> str:
    """The artifacts for sale side by side, for the phone."""
    row: list[View] = scene.view["row"]
    count = scene.word("stack", n=scene.view["stack"])
    parts = [sheet(box, 8), heading(box, scene.say("roam-part-artifacts"), faces, count)]
    top, step = box.y + 28, (box.w - 8) / 4
    for i, artifact in enumerate(row):
        spot = Box(box.x + 6 + i * step, top, step - 4, box.bottom - top - 6)
        parts.append(small_offer(scene, artifact, spot, faces))
    return group(*parts)


def small_offer(scene: Scene, artifact: View, box: Box, faces: Type) -> str:
    name = f"artifact-{artifact['id']}"
    words = name_lines(scene.artifact_name(artifact), faces.tiny_name, box.w - 8, 2)
    parts = [
        rect(box, 8, "var(--paper-2)"),
        token(artifact["kind"], box.cx, box.y + 26, 40),
        print_lines(box.cx, box.y + 61, words, faces.tiny_name, text_anchor="middle"),
        price(box.cx - 34, box.bottom - 13, artifact["price"], faces),
        points(box.cx + 4, box.bottom - 13, artifact["vp"], faces.least + 1),
    ]
    if scene.is_target(name):
        parts.append(ring(box, 8))
    return scene.piece(name, artifact_title(scene, artifact), *parts)


def own_artifact(scene: Scene, artifact: View, box: Box, faces: Type) -> str:
    """One of the viewer's artifacts: ready, or used and lying face down until its owner wakes up."""
    name = f"artifact-{artifact['id']}"
    words = name_lines(scene.artifact_name(artifact), faces.tiny_name, box.w - 8, 2)
    d = min(box.h - faces.least * 2.3 - 14, box.w - 40)
    low = box.y + d + faces.least + (17 if words.single else 10)
    parts = [
        sheet(box, 8, "var(--paper)" if artifact["ready"] else "var(--paper-2)", stroke="var(--line)", stroke_width=1),
        token(artifact["kind"], box.x + 8 + d / 2, box.y + 6 + d / 2, d, artifact["ready"]),
        points(box.right - 36, box.y + 6 + d / 2, artifact["vp"], faces.least + 1),
        print_lines(box.cx, low, words, faces.tiny_name, text_anchor="middle"),
    ]
    if scene.is_target(name):
        parts.append(ring(box, 8))
    return scene.piece(name, artifact_title(scene, artifact), *parts)


def own_token(scene: Scene, artifact: View, box: Box) -> str:
    """An artifact as a tile among the characters, without its name."""
    name = f"artifact-{artifact['id']}"
    d = min(box.h - 24, box.w - 10)
    parts = [
        sheet(box, 6, "var(--paper)" if artifact["ready"] else "var(--paper-2)", stroke="var(--edge)", stroke_width=1),
        token(artifact["kind"], box.cx, box.y + 5 + d / 2, d, artifact["ready"]),
        points(box.cx - 13, box.bottom - 10, artifact["vp"], 12),
    ]
    if scene.is_target(name):
        parts.append(ring(box.grown(1), 7))
    return scene.piece(name, artifact_title(scene, artifact), *parts)


def own_outpost(scene: Scene, box: Box) -> str:
    """The outpost as such a tile."""
    parts = [
        sheet(box, 6, stroke="var(--edge)", stroke_width=1),
        glyph("tower", box.cx, box.y + 22, 30, "var(--ink-2)"),
        points(box.cx - 13, box.bottom - 10, scene.view["outpost_points"], 12),
    ]
    return scene.piece("outpost", scene.say("roam-part-outpost"), *parts)


def outpost(scene: Scene, box: Box, faces: Type) -> str:
    """The outpost card beside the field, until somebody wins it (11.1)."""
    art = Box(box.x + 8, box.y + 8, 62, box.h - 16)
    x, y = art.right + 10, box.y + 10 + faces.name.size * 0.8
    lines = int((box.h - 58) / (faces.least * 1.14))
    hint = set_lines(scene.word("outpost-hint") if lines > 1 else "", faces.small, box.right - x - 6, lines)
    name = set_lines(scene.say("roam-part-outpost"), faces.name, box.right - x - 6)
    parts = [
        sheet(box, 8),
        rect(art, 6, "var(--night)"),
        circle(art.right - 14, art.y + 14, 6, "#F0DFA8"),
        el("g", path("M0 62Q16 46 34 56T62 50V70H0z", "#5F6B44"), transform=f"translate({art.x} {art.bottom - 70})"),
        glyph("tower", art.cx - 4, art.bottom - 33, 44, "#E6D7B0"),
        print_lines(x, y, name, faces.name),
        points(x, y + 16, scene.view["outpost_points"], faces.least + 1),
        print_lines(x, y + 28 + faces.least, hint, faces.small, fill="var(--ink-3)"),
    ]
    return scene.piece("outpost", scene.say("roam-part-outpost"), *parts)
