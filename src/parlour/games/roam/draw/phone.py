"""The phone picture, 390 wide: seats, field, own characters, the others, artifacts, the next land."""

from typing import Final

from parlour.draw.art import Box, rect
from parlour.draw.words import Face, print_lines, set_lines, write
from parlour.games.roam.draw.field import SIDE, Grid, field
from parlour.games.roam.draw.news import AUCTION_HEIGHT, auction, result, result_height
from parlour.games.roam.draw.pieces import marker, tile
from parlour.games.roam.draw.scene import Scene, View
from parlour.games.roam.draw.scrolls import GAP, scrolls
from parlour.games.roam.draw.seats import belongings, chip
from parlour.games.roam.draw.sheets import Type, deck_height, market_row, next_land, outpost, own_artifact

WIDTH: Final = 390
MARGIN: Final = 8
FIGURE: Final = 11.5
DEPTH: Final = 32
FACES: Final = Type(FIGURE)


def phone(scene: Scene) -> tuple[float, float, str]:
    """Width, height and body: sections from top to bottom, each as high as it must be."""
    y, parts = float(MARGIN), []
    for section in (chips, clock, news, board, own, others, sales, next_and_outpost, edition):
        shown, height = section(scene, y)
        parts.append(shown)
        y += height
    return WIDTH, y, "".join(parts)


def chips(scene: Scene, y: float) -> tuple[str, float]:
    players = scene.clockwise()
    step = (WIDTH - 2 * MARGIN + 6) / len(players)
    boxes = [Box(MARGIN + i * step, y, step - 6, 72) for i in range(len(players))]
    return "".join(chip(scene, player, box) for player, box in zip(players, boxes, strict=True)), 76


def clock(scene: Scene, y: float) -> tuple[str, float]:
    face, acting = Face(16, 700, serif=True), scene.acting()
    words = scene.word("round", n=scene.view["round"])
    x = MARGIN + 4 + face.width(words) + 10
    out = write(MARGIN + 4, y + 20, words, face)
    if acting is not None:
        out, x = out + marker(scene.colour(acting), x + 9, y + 15, 19), x + 25
    phase = set_lines(scene.word(f"phase-{scene.view['phase']}"), FACES.small, WIDTH - MARGIN - x)
    return out + print_lines(x, y + 20, phase, FACES.small, fill="var(--ink-2)"), 30


def news(scene: Scene, y: float) -> tuple[str, float]:
    box = Box(MARGIN, y, WIDTH - 2 * MARGIN, AUCTION_HEIGHT - 10)
    if scene.over:
        box = box._replace(h=result_height(scene, box.w, FACES))
        return result(scene, box, FACES), box.h + 8
    if scene.view["auction"] is not None:
        return auction(scene, box, FACES), box.h + 8
    return "", 0


def board(scene: Scene, y: float) -> tuple[str, float]:
    """The field as wide as the phone; the scrolls without names."""
    sideways = scene.quarter % 2 == 1
    edge = FIGURE + 3
    beyond = DEPTH + GAP + 3
    cell = (WIDTH - edge - 4 - (2 * beyond if sideways else 0)) / SIDE
    left = edge + (beyond if sideways else 0)
    above = edge + 4 + (0 if sideways else beyond)
    height = above + SIDE * cell + (6 if sideways else beyond)
    grid = Grid(left, y + above, cell, scene.quarter)
    cloth = rect(Box(0, y, WIDTH, height), 0, "var(--cloth)")
    return cloth + scrolls(scene, grid, DEPTH, FIGURE) + field(scene, grid, FIGURE), height + 10


def own(scene: Scene, y: float) -> tuple[str, float]:
    """Own characters as tiles, then own artifacts, then the outpost."""
    cards: list[View] = scene.me["characters"]
    per_row = 6 if len(cards) <= 12 else 7
    step = (WIDTH - 2 * MARGIN + 6) / per_row
    out = ""
    for i, card in enumerate(cards):
        box = Box(MARGIN + i % per_row * step, y + i // per_row * 66, step - 6, 58)
        out += tile(scene, scene.me, card, box, 12)
    high = -(-len(cards) // per_row) * 66
    more, height = own_artifacts(scene, y + high)
    if scene.me["outpost"]:
        more += belongings(scene, scene.me, Box(MARGIN, y + high + height - 2, WIDTH - 2 * MARGIN, 36))
        height += 40
    return out + more, high + height + 4


def own_artifacts(scene: Scene, y: float) -> tuple[str, float]:
    artifacts: list[View] = scene.me["artifacts"]
    step, out = (WIDTH - 2 * MARGIN + 6) / 4, ""
    for i, artifact in enumerate(artifacts):
        box = Box(MARGIN + i % 4 * step, y + i // 4 * 66, step - 6, 60)
        out += own_artifact(scene, artifact, box, FACES)
    return out, -(-len(artifacts) // 4) * 66


def others(scene: Scene, y: float) -> tuple[str, float]:
    out, start = "", y
    for player in scene.clockwise()[1:]:
        shown, height = other(scene, player, y)
        out, y = out + shown, y + height
    return out, y - start


def other(scene: Scene, player: View, y: float) -> tuple[str, float]:
    """A group: name, tiles with patterns as they will land, artifacts and the outpost."""
    cards: list[View] = player["characters"]
    head = marker(player["colour"], MARGIN + 10, y + 11, 19)
    words = scene.colour_name(player["seat"])
    left = MARGIN + 40 + FACES.strong.width(words)
    step = (WIDTH - 2 * MARGIN + 5) / 7
    out = head + write(MARGIN + 26, y + 15, words, FACES.strong)
    out += belongings(scene, player, Box(left, y - 4, WIDTH - MARGIN - left, 30))
    for i, card in enumerate(cards):
        box = Box(MARGIN + i % 7 * step, y + 27 + i // 7 * 54, step - 5, 48)
        out += tile(scene, player, card, box, FIGURE)
    return out, 29 + -(-len(cards) // 7) * 54


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
