"""The Eyrie's board: leaders, the track of roosts, and the Decree with its four columns."""

from typing import Final

from parlour.draw.art import Box, circle, group, number, rect, square, stroke
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, titled
from parlour.draw.words import MIDDLE, print_lines, set_close, set_lines, write
from parlour.games.root.draw.art import building, glyph, suit
from parlour.games.root.draw.boards.marquise import draw_mark
from parlour.games.root.draw.cards import chip, mark
from parlour.games.root.draw.panel import PHONE, ROOMY, counted, empty_slot, pips
from parlour.games.root.draw.scene import Scene

WIDTH: Final = (530, 640)
ROW: Final = 23  # of the Decree
BLUE: Final = "var(--c-eyrie)"


def full(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Leaders, then the roosts, then the Decree."""
    board = player["board"]
    top = leaders(scene, board, box._replace(h=36), faces, does=True)
    track = roosts(scene, board, Box(box.x, box.y + 40, box.w, 36), faces)
    y = box.y + 80
    columns, height = decree(scene, board, Box(box.x, y, box.w, max(60.0, box.bottom - y)), faces)
    return top + track + columns, y + height - box.y


def leaders(scene: Scene, board: View, box: Box, faces: Type, *, does: bool = False) -> str:
    """The one who leads with name, it may be with what this one can, then at the right those who could and who fell."""
    rest = [each for each in board["leaders"] if each["state"] != "current"]
    size = 28 if does else 18
    step = size + (9 if any(scene.is_target(f"leader-{each['id']}") for each in rest) else 2)
    out, x = "", box.x
    for each in (each for each in board["leaders"] if each["state"] == "current"):
        out += leader(scene, each, x + box.h / 2 - 1, box.cy, box.h - 4)
        words = box._replace(x=x + box.h + 3, w=box.w - box.h - step * len(rest) - 6)
        out += leader_words(scene, each["id"], words, faces, does)
        x = box.right - step * len(rest)
    spots = [x + size / 2 + i * step for i in range(len(rest))]
    return out + "".join(leader(scene, each, spot, box.cy, size) for each, spot in zip(rest, spots, strict=True))


def leader_words(scene: Scene, name: str, box: Box, faces: Type, does: bool) -> str:
    title = scene.say(f"root-leader-{name}")
    face = faces.name if does else faces.small
    if not does:
        return print_lines(box.x, box.cy + face.size * MIDDLE, set_close(title, face, box.w), face)
    left = box.x + face.width(title) + 12
    room = box.right - left
    rows = set_lines(scene.say(f"root-leader-{name}-text") if room > 170 else "", faces.small, room, 2)
    y = box.cy + faces.least * (MIDDLE if rows.single else -0.2)
    said = print_lines(left, y, rows, faces.small, fill="var(--ink-2)")
    return write(box.x, box.cy + face.size * MIDDLE, title, face) + said


def leader(scene: Scene, each: View, cx: float, cy: float, size: float) -> str:
    """A round token: full for the one who leads, hollow for the ready, crossed out for the fallen."""
    name, state = each["id"], each["state"]
    fill = BLUE if state == "current" else "var(--paper-2)"
    ink = "var(--on-eyrie)" if state == "current" else "var(--ink-2)" if state == "ready" else "var(--ink-3)"
    disc = circle(cx, cy, size / 2, fill, stroke="var(--edge)", stroke_width=1.4)
    sign = glyph(name, cx, cy, size * 0.64, ink, fill)
    if state == "fallen":
        line = f"M{number(cx - size * 0.3)} {number(cy + size * 0.3)}l{number(size * 0.6)} {number(-size * 0.6)}"
        sign = group(sign, opacity=0.45) + stroke(line, "var(--ink-2)", 2)
    title, does = scene.say(f"root-leader-{name}"), scene.say(f"root-leader-{name}-text")
    words = f"{title}, {scene.word(f'leader-{state}')}. {does}"
    ring = scene.ringed(f"leader-{name}", square(cx, cy, size).grown(1), size / 2)
    return scene.thing(f"leader-{name}", words, disc, sign, ring)


def roosts(scene: Scene, board: View, box: Box, faces: Type) -> str:
    """Seven spaces; each empty one shows what is scored in the Evening."""
    step = min(40.0, box.w / 7)
    size, parts = step - 5, []
    for i, vp in enumerate(board["vp"]):
        cx, cy = box.x + (i + 0.5) * step, box.cy
        parts.append(
            empty_slot(cx, cy, size, f"+{vp}", faces)
            if i < board["roosts"]
            else building("roost", "eyrie", cx, cy, size) + counted(cx + size * 0.36, cy + size * 0.36, vp, faces)
        )
        parts.append(draw_mark((cx, cy, size)) if board["draw"][i] else "")
    words, left = roost_words(scene, board), box.x + 7 * step + 14
    if box.right - left > 130:
        rows = set_lines(words, faces.small, box.right - left, 2)
        y = box.cy + faces.least * (MIDDLE if rows.single else -0.2)
        parts.append(print_lines(left, y, rows, faces.small, fill="var(--ink-2)"))
    return titled(words, *parts)


def roost_words(scene: Scene, board: View) -> str:
    placed = board["roosts"]
    return scene.word("roosts", n=placed, vp=board["vp"][placed - 1] if placed else 0)


def decree(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """Four columns of cards with their names; only their suits where a column is too long for that."""
    if faces is PHONE:
        return decree_rows(scene, board, box, faces)
    columns = in_turn(board)
    width = box.w / 4
    most = max(len(column["cards"]) for column in columns)
    named = width > 90 and 24 + most * ROW <= box.h
    per_row = 1 if named else max(1, int((width - 8) / 25))
    rows = max(1, -(-most // per_row))
    height = 26 + rows * (ROW if named else 27)
    boxes = [Box(box.x + i * width, box.y, width - 4, max(height, min(box.h, 64))) for i in range(4)]
    shown = [column_of(scene, each, spot, per_row, faces) for each, spot in zip(columns, boxes, strict=True)]
    return "".join(shown), boxes[0].h


def column_of(scene: Scene, column: View, box: Box, per_row: int, faces: Type) -> str:
    """The column, and its cards in it."""
    cards = [decreed(scene, each, spot_of(box, i, per_row), per_row, faces) for i, each in enumerate(column["cards"])]
    return headed(scene, column, box, box.w, faces, "".join(cards))


def headed(scene: Scene, column: View, box: Box, room: float, faces: Type, cards: str) -> str:
    """The column is a thing of its own below its cards; where it may be clicked, a click on a card of it counts too."""
    name = f"column-{column['column']}"
    words = scene.say(f"root-{name}")
    label = set_lines(words, faces.small, room - 21)
    y = box.y + (13 if box.h > 50 or room == box.w else box.h / 2)
    head = [
        rect(box, 7, "var(--paper-2)"),
        glyph(column["column"], box.x + 11, y, 15, "var(--ink-2)", "var(--paper-2)"),
        print_lines(box.x + 21, y + faces.least * MIDDLE, label, faces.small),
    ]
    return with_cards(scene, name, (*head, scene.ringed(name, box.grown(-1), 7)), cards)


def with_cards(scene: Scene, name: str, head: tuple[str, ...], cards: str) -> str:
    inside = cards if scene.is_target(name) else ""
    return scene.thing(name, scene.say(f"root-{name}"), *head, inside) + (cards if not inside else "")


def decree_rows(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """On a phone each column is a row, with cards that a thumb can hit."""
    out, y, left = "", box.y, 118
    per_row = max(1, int((box.w - left) / 46))
    for column in in_turn(board):
        rows = max(1, -(-len(column["cards"]) // per_row))
        spot = Box(box.x - 4, y, box.w + 8, rows * 46 + 2)
        cards = ""
        for i, each in enumerate(column["cards"]):
            place = Box(box.x + left + i % per_row * 46, y + 2 + i // per_row * 46, 44, 44)
            cards += rect(place.grown(-1), 7, "var(--paper)", stroke="var(--line)", stroke_width=1)
            cards += decreed(scene, each, place, 2, faces)
        out += headed(scene, column, spot, 116, faces, cards)
        y += spot.h + 4
    return out, y - box.y


def spot_of(box: Box, index: int, per_row: int) -> Box:
    if per_row == 1:
        return Box(box.x + 3, box.y + 26 + index * ROW, box.w - 6, ROW - 3)
    return Box(box.x + 4 + index % per_row * 25, box.y + 26 + index // per_row * 27, 23, 23)


def decreed(scene: Scene, each: View, box: Box, per_row: int, faces: Type) -> str:
    """A card, or all of its suit in this column, which are the same to whoever resolves them (7.5.2)."""
    name = f"suit-{each['suit']}"
    shown = card_of(scene, each, box, per_row, faces)
    if not (each.get("next") and resolves(scene) and scene.is_target(name)):
        return shown
    whole = rect(box, 7, "transparent")  # a vizier is only an outline, but can be clicked everywhere
    return scene.thing(name, scene.suit_name(each["suit"]), shown, whole, scene.ringed(name, box, 7))


def resolves(scene: Scene) -> bool:
    """Suits are also asked for by others, and for crafting."""
    asked = scene.acting()
    return asked is not None and scene.faction(asked) == "eyrie" and scene.view["step"] != "choose-crafting-suit"


def in_turn(board: View) -> list[View]:
    """The columns; in the one being resolved, the first card of each suit stands for all of them."""
    columns: list[View] = board["decree"]
    current = next((column for column in columns if any(not each["done"] for each in column["cards"])), None)
    if current is None:
        return columns
    suits = [None if each["done"] else each["suit"] for each in current["cards"]]
    first = [suit is not None and suits.index(suit) == i for i, suit in enumerate(suits)]
    cards = [{**each, "next": here} for each, here in zip(current["cards"], first, strict=True)]
    return [{**column, "cards": cards} if column is current else column for column in columns]


def card_of(scene: Scene, each: View, box: Box, per_row: int, faces: Type) -> str:
    """A card of the Decree; done for this turn: pale, with a tick."""
    tick = glyph("done", box.right - 7, box.cy, 13, "var(--signal)", "var(--paper)") if each["done"] else ""
    if each["card"] is None:
        return vizier(scene, each, box, per_row, faces) + tick
    if per_row == 1:
        return chip(scene, each["card"], box, faces, quiet=each["done"]) + tick
    return group(mark(scene, each["card"], box.cx, box.cy, box.h), opacity=0.5 if each["done"] else None) + tick


def vizier(scene: Scene, each: View, box: Box, per_row: int, faces: Type) -> str:
    """A loyal vizier is no card of the deck: a crowned bird."""
    words = scene.word("vizier")
    pale = 0.55 if each["done"] else None
    if per_row > 1:
        crown = glyph("crown", box.cx + 6, box.cy - 8, 12, "var(--ink)", "var(--paper)")
        return titled(words, group(suit("bird", box.cx, box.cy, min(24, box.h)), crown, opacity=pale))
    label = set_lines(words, faces.small, box.w - 32)
    back = rect(box, 7, stroke="var(--edge)", stroke_width=1, stroke_dasharray="3 2.5")
    ink = "var(--ink-3)" if each["done"] else "var(--ink-2)"
    text = print_lines(box.x + 27, box.cy + faces.least * MIDDLE, label, faces.small, fill=ink)
    return titled(words, back, suit("bird", box.x + 14, box.cy, 17, opacity=pale), text)


def brief(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Leader, roosts as a short track, and the Decree as suits under the four actions."""
    board = player["board"]
    head, used = dense_head(scene, board, box, faces) if faces.dense else short_head(scene, board, box, faces)
    decrees = listed_decree if faces is ROOMY else short_decree
    columns, height = decrees(scene, board, box._replace(y=box.y + used), faces)
    return head + columns, used + height


def short_head(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """The leaders, and below them the roosts."""
    top = leaders(scene, board, box._replace(h=28), faces)
    y = box.y + 38
    sign = glyph("roost", box.x + 8, y, 17, "var(--ink-2)", "var(--paper)")
    return top + short_roosts(scene, board, Box(box.x + 22, y, box.w - 24, 13), faces, sign), 50


def dense_head(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """All in one line: who leads, the roosts, the other leaders."""
    rest = [each for each in board["leaders"] if each["state"] != "current"]
    leading = [each for each in board["leaders"] if each["state"] == "current"]
    y, left = box.y + 12, box.right - 17 * len(rest)
    out = "".join(leader(scene, each, box.x + 12, y, 23) for each in leading)
    out += "".join(leader(scene, each, left + 8.5 + i * 17, y, 16) for i, each in enumerate(rest))
    start = box.x + 27 * len(leading)
    return out + short_roosts(scene, board, Box(start, y, left - start - 4, 9), faces), 26


def short_roosts(scene: Scene, board: View, box: Box, faces: Type, sign: str = "") -> str:
    """box.h is the size of a pip, box.y the middle."""
    vp = board["vp"][board["roosts"] - 1] if board["roosts"] else 0
    score = write(box.right, box.y + faces.least * MIDDLE, f"+{vp}", faces.figure, text_anchor="end")
    return titled(roost_words(scene, board), sign, pips(box.x, box.y, board["roosts"], 7, box.h, BLUE), score)


def listed_decree(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """The columns below each other, with the names of their cards."""
    out, y = "", box.y + 2
    for column in in_turn(board):
        spot = Box(box.x - 2, y, box.w + 2, 27 + ROW * len(column["cards"]))
        out, y = out + column_of(scene, column, spot, 1, faces), y + spot.h + 4
    return out, y - box.y


def short_decree(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    width = box.w / 4
    rows = max(1, *(-(-len(column["cards"]) // 2) for column in board["decree"]))
    cell = 19 if faces.dense else 22
    height = 23 + rows * float(cell)
    out = ""
    for i, column in enumerate(in_turn(board)):
        spot = Box(box.x + i * width, box.y, width - 3, height)
        name = f"column-{column['column']}"
        back = rect(spot, 6, "var(--paper-2)")
        sign = glyph(column["column"], spot.cx, spot.y + 11, 16, "var(--ink-2)", "var(--paper-2)")
        cards = ""
        for j, each in enumerate(column["cards"]):
            place = Box(spot.cx + (j % 2 - 1) * 21, spot.y + 22 + j // 2 * cell, 21, cell - 1)
            cards += decreed(scene, each, place, 2, faces)
        out += with_cards(scene, name, (back, sign, scene.ringed(name, spot, 6)), cards)
    return out, height
