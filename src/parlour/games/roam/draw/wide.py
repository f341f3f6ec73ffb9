"""The wide picture: players at the left, the field in the middle with everybody at their border, own cards below."""

from math import cos, sin, tau
from typing import Final

from parlour.draw.art import Attr, Box, el, number, rect
from parlour.draw.things import View
from parlour.draw.words import Face, print_lines, set_lines, write
from parlour.games.roam.draw.cards import hand
from parlour.games.roam.draw.field import SIDE, Grid, field
from parlour.games.roam.draw.news import AUCTION_HEIGHT, auction, result, result_height
from parlour.games.roam.draw.pieces import marker, tile
from parlour.games.roam.draw.scene import Scene
from parlour.games.roam.draw.scrolls import GAP, scrolls
from parlour.games.roam.draw.seats import seat_card, seat_height
from parlour.games.roam.draw.sheets import Type, deck_height, market, market_height, next_land, outpost, own_artifact

HEIGHT: Final = 1000  # with the broadest picture, the shape of the room that a page of 1440 × 900 leaves
MARGIN: Final = 10
STRIP: Final = 212
TRAY: Final = 176
FIGURE: Final = 13  # the least size of letters: still 11 px when the picture is shown 1056 px wide
NORTH: Final = 92  # room for the tiles of the player opposite
DEPTH: Final = 43  # of the scrolls
IN_A_COLUMN: Final = 7  # tiles of a player at the left or right
FACES: Final = Type(FIGURE)


def wide(scene: Scene) -> tuple[float, float, str]:
    """Width, height and body."""
    side_column = has_column(scene)
    cloth = Box(2 * MARGIN + STRIP, MARGIN, cloth_width(scene, side_column), HEIGHT - TRAY - 2 * MARGIN)
    right = cloth.right + (MARGIN + STRIP if side_column else 0)
    parts = [strip(scene, side_column), table_cloth(scene, cloth)]
    if side_column:
        parts.append(column(scene, Box(cloth.right + MARGIN, MARGIN, STRIP, cloth.h)))
    parts.append(tray(scene, Box(cloth.x, cloth.bottom + MARGIN, right - cloth.x, TRAY - MARGIN)))
    return right + MARGIN, HEIGHT, "".join(parts)


def has_column(scene: Scene) -> bool:
    """A second column only for games that have something to put there."""
    options = scene.view["options"]
    return scene.tells_result or bool(options["version"] == "full" or options["outpost"])


def cloth_width(scene: Scene, side_column: bool) -> float:
    if len(scene.players) == 2:
        return 724 if side_column else 806
    return 782 if side_column else 868


def strip(scene: Scene, side_column: bool) -> str:
    """Round, phase, the others clockwise, an auction without a better place, the next land; the viewer by the tray."""
    x, y = MARGIN, MARGIN
    parts = [clock(scene, Box(x, y, STRIP, 40)), edition(scene, x, HEIGHT - MARGIN - 3)]
    top = y + 46.0
    for player in scene.clockwise()[1:]:
        tall = seat_height(scene, player)
        parts.append(seat_card(scene, player, Box(x, top, STRIP, tall)))
        top += tall + 8
    tall = seat_height(scene, scene.me)
    own = Box(x, HEIGHT - MARGIN - 20 - tall, STRIP, tall)
    parts.append(seat_card(scene, scene.me, own))
    if scene.view["auction"] is not None and not side_column:
        parts.append(auction(scene, Box(x, top, STRIP, AUCTION_HEIGHT), FACES))
        top += AUCTION_HEIGHT + 8
    height = min(deck_height(scene, FACES), own.y - 8 - top)
    parts.append(next_land(scene, Box(x, (top + own.y - 8 - height) / 2, STRIP, height), FACES))
    return "".join(parts)


def clock(scene: Scene, box: Box) -> str:
    face = Face(18, 700, serif=True)
    words = set_lines(scene.word(f"phase-{scene.view['phase']}"), FACES.small, box.w)
    head = write(box.x + 2, box.y + 16, scene.word("round", n=scene.view["round"]), face)
    return head + print_lines(box.x + 2, box.y + 35, words, FACES.small, fill="var(--ink-2)")


def edition(scene: Scene, x: float, y: float) -> str:
    return print_lines(x + 2, y, set_lines(scene.edition(), FACES.small, STRIP), FACES.small, fill="var(--ink-2)")


def column(scene: Scene, box: Box) -> str:
    """At the right: the result or an auction, artifacts for sale, the outpost; they share the height."""
    options, y, parts = scene.view["options"], box.y, []
    card = 84 if options["outpost"] and scene.view["outpost"] is None else 0
    if scene.tells_result:
        tall = result_height(scene, box.w, FACES)
        parts.append(result(scene, Box(box.x, y, box.w, tall), FACES))
        y += tall + MARGIN
    elif scene.view["auction"] is not None:
        parts.append(auction(scene, Box(box.x, y, box.w, AUCTION_HEIGHT), FACES))
        y += AUCTION_HEIGHT + MARGIN
    if options["version"] == "full":
        tall = min(market_height(scene, FACES), box.bottom - y - (card + MARGIN if card else 0))
        parts.append(market(scene, Box(box.x, y, box.w, tall), FACES))
        y += tall + MARGIN
    if card:
        parts.append(outpost(scene, Box(box.x, y, box.w, min(112, box.bottom - y)), FACES))
    return "".join(parts)


def table_cloth(scene: Scene, cloth: Box) -> str:
    grid = grid_on(scene, cloth)
    seam = rect(
        cloth.grown(-8), 9, stroke="var(--paper)", stroke_opacity=0.5, stroke_width=2, stroke_dasharray="9 7",
        stroke_linecap="round",
    )  # fmt: skip
    parts = [rect(cloth, 14, "var(--cloth)"), seam]
    parts += [border(scene, player, cloth, grid) for player in scene.players if player is not scene.me]
    parts += [embroidery(side, cloth, grid) for side in (1, 3) if side not in map(scene.side, scene.players)]
    return "".join([*parts, scrolls(scene, grid, DEPTH, FIGURE), field(scene, grid, FIGURE)])


def grid_on(scene: Scene, cloth: Box) -> Grid:
    """As large as the cloth allows. Scrolls lie above and below; left and right for a viewer in the west or east."""
    sideways = scene.quarter % 2 == 1
    north = NORTH if any(scene.side(player) == 2 for player in scene.players) else 24
    above = north + FIGURE + GAP + (0 if sideways else DEPTH)
    below = 20 if sideways else DEPTH + GAP + 18
    cell = min(100.0, (cloth.h - above - below) // SIDE, (cloth.w - 2 * beside(scene)) // SIDE)
    spare = cloth.h - above - below - cell * SIDE
    return Grid(cloth.cx - cell * 3 + FIGURE / 2, cloth.y + above + spare / 2, cell, scene.quarter)


def beside(scene: Scene) -> float:
    """What the field leaves free at its left and right: scrolls, and tiles in one column or two."""
    at_sides = [len(player["characters"]) for player in scene.players if scene.side(player) % 2]
    tiles = 0 if not at_sides else 86 if max(at_sides) <= IN_A_COLUMN else 128
    return tiles + FIGURE + (DEPTH + GAP + 4 if scene.quarter % 2 else 6)


def embroidery(side: int, cloth: Box, grid: Grid) -> str:
    """Where nobody sits, a sun in the west or a moon in the east: awake and asleep."""
    room = grid.x - FIGURE - cloth.x if side == 1 else cloth.right - grid.box.right
    x = cloth.x + room / 2 if side == 1 else cloth.right - room / 2
    thread: dict[str, Attr] = {
        "stroke": "var(--paper)",
        "stroke_width": 2,
        "stroke_opacity": 0.5,
        "stroke_dasharray": "6 5",
    }
    if side == 1:
        rays = [(cos(i * tau / 12), sin(i * tau / 12)) for i in range(12)]
        d = "".join(f"M{number(36 * c)} {number(36 * s)}L{number(48 * c)} {number(48 * s)}" for c, s in rays)
        d += "M27 0A27 27 0 1 1-27 0 27 27 0 0 1 27 0"
    else:
        d = "M10-42A43 43 0 1 0 38 22 36 36 0 0 1 10-42z"
    spot = f"translate({number(x)} {number(grid.box.cy)}) scale({min(1, room / 146):.2f})"
    return el("path", d=d, fill="none", transform=spot, stroke_linecap="round", **thread)


def border(scene: Scene, player: View, cloth: Box, grid: Grid) -> str:
    """A player's characters along the border, as the viewer sees it."""
    if scene.side(player) == 2:
        return along_north(scene, player, cloth)
    return along_side(scene, player, cloth, grid, west=scene.side(player) == 1)


def name_plate(scene: Scene, player: View, cx: float, cy: float, room: float) -> str:
    """Seal and name, centred; the name below the seal where there is no room for it beside."""
    face, words = FACES.strong, scene.name(player["seat"])
    width = face.width(words) + 28
    if width > room:
        return marker(player["colour"], cx, cy, 22) + under(words, face, cx, cy + 26, room + 10)
    left = cx - width / 2
    return marker(player["colour"], left + 11, cy, 22) + write(left + 28, cy + 5, words, face)


def under(words: str, face: Face, cx: float, y: float, room: float) -> str:
    return print_lines(cx, y, set_lines(words, face, room), face, text_anchor="middle")


def along_north(scene: Scene, player: View, cloth: Box) -> str:
    """In one row, the name at its left."""
    cards: list[View] = player["characters"]
    room = cloth.w - 170
    step = min(70, room / max(len(cards), 1))
    plate = 110
    x = cloth.cx - (len(cards) * step - 6) / 2
    x = max(x, cloth.x + plate + 30)
    boxes = [Box(x + i * step, cloth.y + 20, step - 6, 64) for i in range(len(cards))]
    tiles = [tile(scene, player, card, box, FIGURE) for card, box in zip(cards, boxes, strict=True)]
    return "".join([*tiles, name_plate(scene, player, x - 12 - plate / 2, cloth.y + 52, plate)])


def along_side(scene: Scene, player: View, cloth: Box, grid: Grid, west: bool) -> str:
    """In one column, or two when there are many; the name below."""
    cards: list[View] = player["characters"]
    beyond = DEPTH + GAP + 4 if scene.quarter % 2 else 6
    inner = grid.x - FIGURE - beyond if west else grid.box.right + beyond
    outer = cloth.x + 16 if west else cloth.right - 16
    room = abs(inner - outer)
    columns = 1 if len(cards) <= IN_A_COLUMN else 2
    rows = -(-len(cards) // columns)
    width = min(72, (room - 6) / columns - 6)
    step = min(72, (grid.box.h - 30) / rows)
    left = (inner + outer) / 2 - (columns * (width + 6) - 6) / 2
    top = grid.box.cy - rows * step / 2 - 12
    boxes = [Box(left + i // rows * (width + 6), top + i % rows * step, width, step - 7) for i in range(len(cards))]
    tiles = [tile(scene, player, card, box, FIGURE) for card, box in zip(cards, boxes, strict=True)]
    return "".join([*tiles, name_plate(scene, player, (inner + outer) / 2, top + rows * step + 14, room)])


def tray(scene: Scene, box: Box) -> str:
    """Own characters, and own artifacts at the right end."""
    artifacts: list[View] = scene.me["artifacts"]
    if not artifacts:
        return hand(scene, box)
    columns = -(-len(artifacts) // 2)
    width = min(112, 348 / columns - 6)
    area = columns * (width + 6)
    left, height = box.right - area + 6, (box.h - 8) / 2
    spots = [divmod(i, columns) for i in range(len(artifacts))]
    boxes = [Box(left + c * (width + 6), box.y + r * (height + 8), width, height) for r, c in spots]
    shown = [own_artifact(scene, a, spot, FACES) for a, spot in zip(artifacts, boxes, strict=True)]
    return hand(scene, box._replace(w=box.w - area - 10)) + "".join(shown)
