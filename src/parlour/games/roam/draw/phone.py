"""The phone pictures, 390 wide: one for a file, and three parts of it for a page that has room for words between them.

On the page the board is always seen, own tiles lie in the sheet with the question, the rest is a tab away. So the
board's part is low enough to leave a sheet below it, and no thing is in two parts.
"""

from typing import Final

from parlour.draw.art import Box, rect
from parlour.draw.layouts import MARGIN, WIDTH, stacked
from parlour.draw.things import View
from parlour.draw.words import Face, print_lines, set_close, set_lines, write
from parlour.games.roam.draw.field import SIDE, Grid, field
from parlour.games.roam.draw.news import STRIP_HEIGHT, auction_strip, result, result_height
from parlour.games.roam.draw.pieces import marker, tile
from parlour.games.roam.draw.scene import Scene
from parlour.games.roam.draw.scrolls import GAP, scrolls
from parlour.games.roam.draw.seats import CHIP_HEIGHT, belongings, chip
from parlour.games.roam.draw.sheets import (
    Type,
    deck_height,
    market_row,
    next_land,
    outpost,
    own_artifact,
    own_outpost,
    own_token,
)  # fmt: skip

FIGURE: Final = 11.5
DEPTH, SHALLOW = 32, 26  # of the scrolls
CELL: Final = 56  # of the field where a sheet lies below it
FACES: Final = Type(FIGURE)


def phone(scene: Scene) -> tuple[float, float, str]:
    """Everything, to be scrolled."""
    return stacked(scene, chips, clock, news, large_board, own, own_artifacts, others, sales, next_and_outpost, edition)


def phone_board(scene: Scene) -> tuple[float, float, str]:
    """What one must always see."""
    return stacked(scene, chips, news, small_board)


def phone_mine(scene: Scene) -> tuple[float, float, str]:
    """What one plays with, as tiles."""
    return stacked(scene, strip)


def phone_rest(scene: Scene) -> tuple[float, float, str]:
    """What one looks up."""
    return stacked(scene, others, sales, next_and_outpost, edition)


def chips(scene: Scene, y: float) -> tuple[str, float]:
    players = scene.clockwise()
    step = (WIDTH - 2 * MARGIN + 4) / len(players)
    boxes = [Box(MARGIN + i * step, y, step - 4, CHIP_HEIGHT) for i in range(len(players))]
    shown = "".join(chip(scene, player, box) for player, box in zip(players, boxes, strict=True))
    return shown, CHIP_HEIGHT + 7


def clock(scene: Scene, y: float) -> tuple[str, float]:
    face, acting = Face(16, 700, serif=True), scene.acting()
    words = scene.word("round", n=scene.view["round"])
    x = MARGIN + 4 + face.width(words) + 10
    out = write(MARGIN + 4, y + 17, words, face)
    if acting is not None:
        out, x = out + marker(scene.colour(acting), x + 9, y + 12, 19), x + 25
    phase = set_lines(scene.word(f"phase-{scene.view['phase']}"), FACES.small, WIDTH - MARGIN - x)
    return out + print_lines(x, y + 17, phase, FACES.small, fill="var(--ink-2)"), 27


def news(scene: Scene, y: float) -> tuple[str, float]:
    box = Box(MARGIN, y, WIDTH - 2 * MARGIN, STRIP_HEIGHT)
    if scene.tells_result:
        box = box._replace(h=result_height(scene, box.w, FACES))
        return result(scene, box, FACES), box.h + 8
    if scene.view["auction"] is not None:
        return auction_strip(scene, box, FACES), box.h + 8
    return "", 0


def large_board(scene: Scene, y: float) -> tuple[str, float]:
    """The field as wide as the phone."""
    shown, height = board(scene, y, DEPTH, WIDTH)
    return shown, height + 10


def small_board(scene: Scene, y: float) -> tuple[str, float]:
    return board(scene, y, SHALLOW, CELL)


def board(scene: Scene, y: float, depth: float, most: float) -> tuple[str, float]:
    """The field with its scrolls, these without names. most: how large a cell may be."""
    sideways = scene.quarter % 2 == 1
    edge, beyond = FIGURE + 3, depth + GAP + 1
    cell = min(most, (WIDTH - edge - 4 - (2 * beyond if sideways else 0)) / SIDE)
    spare = WIDTH - SIDE * cell - (2 * beyond if sideways else 0)
    left = max(edge, spare / 2) + (beyond if sideways else 0)
    above = edge + 4 + (0 if sideways else beyond)
    height = above + SIDE * cell + (6 if sideways else beyond)
    grid = Grid(left, y + above, cell, scene.quarter)
    cloth = rect(Box(0, y, WIDTH, height), 0, "var(--cloth)")
    return cloth + scrolls(scene, grid, depth, FIGURE) + field(scene, grid, FIGURE), height


def spots(count: int, y: float, height: float, per_row: int) -> list[Box]:
    """Boxes in rows of so many, over the whole width."""
    step = (WIDTH - 2 * MARGIN + 6) / per_row
    return [Box(MARGIN + i % per_row * step, y + i // per_row * (height + 8), step - 6, height) for i in range(count)]


def own(scene: Scene, y: float) -> tuple[str, float]:
    """Own characters as tiles."""
    cards: list[View] = scene.me["characters"]
    boxes = spots(len(cards), y, 58, 6 if len(cards) <= 12 else 7)
    shown = [tile(scene, scene.me, card, box, 12) for card, box in zip(cards, boxes, strict=True)]
    return "".join(shown), boxes[-1].bottom + 8 - y


def own_artifacts(scene: Scene, y: float) -> tuple[str, float]:
    """Own artifacts, then the outpost."""
    artifacts: list[View] = scene.me["artifacts"]
    boxes = spots(len(artifacts), y, 58, 4)
    out = "".join(own_artifact(scene, each, box, FACES) for each, box in zip(artifacts, boxes, strict=True))
    height = boxes[-1].bottom + 8 - y if boxes else 0
    if scene.me["outpost"]:
        out += belongings(scene, scene.me, Box(MARGIN, y + height - 2, WIDTH - 2 * MARGIN, 36))
        height += 40
    return out, height + 4


def strip(scene: Scene, y: float) -> tuple[str, float]:
    """Characters, artifacts and the outpost, one after another."""
    cards, artifacts = scene.me["characters"], scene.me["artifacts"]
    count = len(cards) + len(artifacts) + scene.me["outpost"]
    boxes = spots(count, y, 58, 6 if count <= 6 else 7)
    out = "".join(tile(scene, scene.me, card, box, 12) for card, box in zip(cards, boxes, strict=False))
    out += "".join(own_token(scene, each, box) for each, box in zip(artifacts, boxes[len(cards) :], strict=False))
    return out + (own_outpost(scene, boxes[-1]) if scene.me["outpost"] else ""), boxes[-1].bottom + MARGIN - y


def others(scene: Scene, y: float) -> tuple[str, float]:
    out, start = "", y
    for player in scene.clockwise()[1:]:
        shown, height = other(scene, player, y)
        out, y = out + shown, y + height
    return out, y - start


def other(scene: Scene, player: View, y: float) -> tuple[str, float]:
    """A group: name, tiles with patterns as they will land, artifacts and the outpost."""
    cards: list[View] = player["characters"]
    owned = len(player["artifacts"]) * 30 + (56 if player["outpost"] else 0)
    room = WIDTH - 2 * MARGIN - 40 - min(owned, 200)
    name = set_close(scene.name(player["seat"]), FACES.strong, room)
    left = MARGIN + 40 + min(room, max(map(FACES.strong.width, name.rows)))
    out = marker(player["colour"], MARGIN + 10, y + 11, 19) + print_lines(MARGIN + 26, y + 15, name, FACES.strong)
    out += belongings(scene, player, Box(left, y - 4, WIDTH - MARGIN - left, 30))
    boxes = spots(len(cards), y + 27, 46, 7)
    tiles = [tile(scene, player, card, box, FIGURE) for card, box in zip(cards, boxes, strict=True)]
    return out + "".join(tiles), boxes[-1].bottom + 10 - y


def sales(scene: Scene, y: float) -> tuple[str, float]:
    if scene.view["options"]["version"] != "full":
        return "", 0
    height = 142 if scene.view["row"] else 36
    return market_row(scene, Box(MARGIN, y, WIDTH - 2 * MARGIN, height), FACES), height + 8


def next_and_outpost(scene: Scene, y: float) -> tuple[str, float]:
    shared = scene.view["options"]["outpost"] and scene.view["outpost"] is None
    width, height = WIDTH - 2 * MARGIN, deck_height(scene, FACES)
    if not shared:
        return next_land(scene, Box(MARGIN, y, width, height), FACES), height + 8
    height = max(height, 104)
    deck = Box(MARGIN, y, width * 0.49, height)
    card = outpost(scene, Box(deck.right + 6, y, width - deck.w - 6, height), FACES)
    return next_land(scene, deck, FACES) + card, height + 8


def edition(scene: Scene, y: float) -> tuple[str, float]:
    line = set_lines(scene.edition(), FACES.small, WIDTH - 2 * MARGIN)
    return print_lines(MARGIN + 2, y + 12, line, FACES.small, fill="var(--ink-2)"), 24
