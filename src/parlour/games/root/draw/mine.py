"""What lies before the viewer: the hand with its faces, and the own faction's board. A spectator sees the piles."""

from typing import Final

from parlour.draw.art import Box, group, rect, sheet, title
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, heading
from parlour.draw.words import print_lines, set_lines
from parlour.games.root.draw.art import seal
from parlour.games.root.draw.boards.common import board_width, full, supply
from parlour.games.root.draw.cards import chip, face, quest_face
from parlour.games.root.draw.holdings import offered
from parlour.games.root.draw.panel import WIDE
from parlour.games.root.draw.piles import columns, cut_names, discarded, in_order
from parlour.games.root.draw.piles import quests as quest_rows
from parlour.games.root.draw.scene import Scene

GAP: Final = 8
LARGEST: Final = 150
NARROW: Final = 104  # the least width of a face with its effect
OPEN: Final = 156  # the width of a card in an open hand
OPEN_ROWS: Final = 6
LISTED: Final = 200  # the width of a list of quests


def mine(scene: Scene, box: Box) -> str:
    """Hand at the left, board at the right; between them a hand that somebody shows to the viewer or to everybody."""
    if scene.me is None:
        return audience(scene, box)
    board = board_box(scene, scene.me, box)
    rest = box._replace(w=board.x - GAP - box.x)
    out = own_board(scene, scene.me, board)
    open_player = scene.open_player()
    if open_player is not None and scene.open_hand_named:
        width = open_width(open_player)
        out += open_hand(scene, open_player, Box(rest.right - width, box.y, width, box.h))
        rest = rest._replace(w=rest.w - width - GAP)
    return cards(scene, rest, len(scene.me["cards"] or []) + seen(scene)) + out


def board_box(scene: Scene, player: View, box: Box) -> Box:
    """What the hand leaves, within what the board needs and can use."""
    needs, uses = board_width(player)
    other = scene.open_player()
    taken = open_width(other) + GAP if other and scene.open_hand_named else 0
    count = len(player["cards"] or []) + seen(scene)
    width = min(uses, max(needs, box.w - taken - count * (LARGEST + GAP)))
    return Box(box.right - width, box.y, width, box.h)


def seen(scene: Scene) -> int:
    """How many cards of somebody else's hand the viewer may look at now."""
    revealed = scene.shown_hand()
    return len(revealed["cards"]) if revealed else 0


def cards(scene: Scene, box: Box, count: int) -> str:
    revealed = scene.shown_hand()
    if revealed is None:
        return hand(scene, box)
    width = min(box.w - 120, max(150.0, box.w * seen(scene) / max(count, 1)))
    shown = Box(box.right - width, box.y, width, box.h)
    return hand(scene, box._replace(w=box.w - width - GAP)) + shown_hand(scene, revealed, shown)


# A hand that lies open


def shows_open_hand(scene: Scene, box: Box) -> bool:
    """Whether the hand that everybody sees lies here by name: if a card of it may be chosen, or if there is room."""
    player = scene.open_player()
    if player is None or not player["cards"] or scene.me is None or offered(scene):
        return player is not None and bool(player["cards"])
    needs, _ = board_width(scene.me)
    spare = box.w - needs - open_width(player) - 2 * GAP
    count = len(scene.me["cards"] or []) + seen(scene)
    return spare >= NARROW * ((count + 1) // 2)


def open_width(player: View) -> float:
    return OPEN * -(-len(player["cards"]) // OPEN_ROWS) + 14


def open_hand(scene: Scene, player: View, box: Box) -> str:
    """11.2.3 By name, one below the other."""
    words = scene.word("open-hand")
    head = group(title(f"{scene.full_name(player['seat'])}: {words}"), heading(box._replace(x=box.x + 24), words, WIDE))
    head += seal(player["faction"], box.x + 20, box.y + 18, 23)
    count = len(player["cards"])
    step = (box.h - 38) / max(OPEN_ROWS - 1, min(count, OPEN_ROWS))
    places = [divmod(i, OPEN_ROWS) for i in range(count)]
    boxes = [Box(box.x + 8 + c * OPEN, box.y + 32 + r * step, OPEN - 6, step - 4) for c, r in places]
    chips = [chip(scene, card, spot, WIDE) for card, spot in zip(in_order(player["cards"]), boxes, strict=True)]
    return group(sheet(box, 8), head, *chips)


def own_board(scene: Scene, player: View, box: Box) -> str:
    inner = Box(box.x + 12, box.y + 30, box.w - 24, box.h - 36)
    body, _ = full(scene, player, inner, WIDE)
    name = scene.faction_name(player["seat"])
    return group(sheet(box, 8), heading(box, name, WIDE, supply(scene, player)), body)


def shown_hand(scene: Scene, revealed: View, box: Box) -> str:
    """Cards that the viewer may see now: Codebreakers, or a hand without a matching card."""
    words = scene.word("revealed", name=scene.name(revealed["of"]))
    area = Box(box.x + 7, box.y + 30, box.w - 14, box.h - 36)
    return group(sheet(box, 8, "var(--paper-2)"), heading(box, words, WIDE), spread(scene, revealed["cards"], area))


def hand(scene: Scene, box: Box) -> str:
    cards: list[View] = scene.me["cards"] or [] if scene.me else []
    if not cards:
        place = rect(box.grown(-2), 9, stroke="var(--edge)", stroke_width=1.5, stroke_dasharray="6 5")
        words = set_lines(scene.word("hand-empty"), WIDE.small, box.w - 30, 2)
        return place + print_lines(box.cx, box.cy, words, WIDE.small, text_anchor="middle", fill="var(--ink-2)")
    return spread(scene, cards, box)


def spread(scene: Scene, cards: list[View], box: Box) -> str:
    """One row of large faces, or two rows of small ones."""
    width = min(LARGEST, (box.w + GAP) / max(len(cards), 1) - GAP)
    boxes = one_row(box, len(cards), width) if width >= NARROW else two_rows(box, len(cards))
    return "".join(face(scene, card, spot) for card, spot in zip(cards, boxes, strict=True))


def one_row(box: Box, count: int, width: float) -> list[Box]:
    return [Box(box.x + i * (width + GAP), box.y, width, box.h - 2) for i in range(count)]


def two_rows(box: Box, count: int) -> list[Box]:
    columns = (count + 1) // 2
    width, height = min((box.w + GAP) / columns, 160) - GAP, (box.h - 2 - GAP) / 2
    spots = [divmod(i, columns) for i in range(count)]
    return [Box(box.x + c * (width + GAP), box.y + r * (height + GAP), width, height) for r, c in spots]


# Without a seat


def audience(scene: Scene, box: Box) -> str:
    """For a spectator: the open quests, and the discard pile by name, which others find beside the map. Quests are
    cards if that leaves room for the names.
    """
    for quests in (quest_faces, quest_list):
        out, left = quests(scene, box)
        player = scene.open_player()
        if player is not None and scene.open_hand_named:
            width = open_width(player)
            out += open_hand(scene, player, Box(left, box.y, width, box.h))
            left += width + GAP
        pile = box._replace(x=left, w=box.right - left)
        boxes = columns(scene, pile, WIDE)
        if boxes and not cut_names(scene, boxes, WIDE):
            break
    return out + group(sheet(pile, 8), discarded(scene, pile, WIDE))


def quest_faces(scene: Scene, box: Box) -> Drawn:
    """As cards, and where they end."""
    quests = scene.view["quests"]
    out, left = "", box.x
    for quest in quests["open"] if quests else ():
        out += quest_face(scene, quest, Box(left, box.y, 138, box.h - 2))
        left += 138 + GAP
    return out, left


def quest_list(scene: Scene, box: Box) -> Drawn:
    """By name, one below the other, and where they end."""
    if not scene.view["quests"]:
        return "", box.x
    place = box._replace(w=LISTED)
    shown, _ = quest_rows(scene, Box(place.x + 11, place.y + 8, place.w - 22, 0))
    return group(sheet(place, 8), shown), place.right + GAP
