"""The phone pictures, 390 wide: one for a file, and three parts of it for a page that has room for words between them.

On the page the prison is always seen, the holding cell lies in the sheet with the question, all else is a tab away. So
no thing is in two parts, and whatever may be touched is large enough for a thumb.
"""

from typing import Final

from parlour.draw.art import Box, group, rect, sheet
from parlour.draw.layouts import MARGIN, WIDTH, stacked
from parlour.draw.typesetting import Drawn, caption, facts_row
from parlour.draw.words import Face, print_lines, set_close
from parlour.games.lockup.draw.boards import own_phone
from parlour.games.lockup.draw.chips import chip, chip_height
from parlour.games.lockup.draw.corridor import one_goal, one_line
from parlour.games.lockup.draw.facts import PHONE
from parlour.games.lockup.draw.pieces import seal
from parlour.games.lockup.draw.piles import cell, pile, piles
from parlour.games.lockup.draw.result import result
from parlour.games.lockup.draw.rooms import PHONE_CUT, room
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.draw.seats import built, facts, stash, under
from parlour.games.lockup.draw.track import reputation_track

ROOM: Final = WIDTH - 2 * MARGIN
GAP: Final = 8
HIGH: Final = 97  # a room
BETWEEN: Final = 5
RING: Final = (0, 1, 7, 2, 6, 3, 5, 4)  # rooms in rows of two, so that goons walk clockwise
ITEM: Final = 118
GOAL: Final = 94
PILE: Final = 92


def phone(scene: Scene) -> tuple[float, float, str]:
    """Everything, to be scrolled: the prison, what the viewer has, then everybody else."""
    return stacked(scene, chips, clock, board, mine, goals, items, others, track, decks)


def phone_board(scene: Scene) -> tuple[float, float, str]:
    """What one must always see."""
    return stacked(scene, chips, clock, board)


def phone_mine(scene: Scene) -> tuple[float, float, str]:
    """What one plays with; the items while one may be chosen. A spectator has the goals."""
    if scene.me is None:
        return stacked(scene, goals, items)
    return stacked(scene, items, mine) if items_asked(scene) else stacked(scene, mine)


def phone_rest(scene: Scene) -> tuple[float, float, str]:
    """What one looks up."""
    if scene.me is None:
        return stacked(scene, others, track, decks)
    first = [goals] if items_asked(scene) else [goals, items]
    return stacked(scene, *first, others, track, decks)


def items_asked(scene: Scene) -> bool:
    """Whether an item of the display may be chosen now."""
    return any(each and scene.is_target(f"item-{each['id']}") for each in scene.view["display"])


# The prison and who plays


def chips(scene: Scene, y: float) -> Drawn:
    seats = [*([scene.me] if scene.me else []), *scene.others()]
    parties = [each["seat"] for each in seats] + ([len(scene.players)] if scene.guards else [])
    step, height = (ROOM + 4) / len(parties), chip_height(scene)
    boxes = [Box(MARGIN + i * step, y, step - 4, height) for i in range(len(parties))]
    return "".join(chip(scene, party, box) for party, box in zip(parties, boxes, strict=True)), height + 6


def clock(scene: Scene, y: float) -> Drawn:
    """On the wall, above the rooms."""
    return one_line(scene, Box(0, y, WIDTH, 25), PHONE), 25


def board(scene: Scene, y: float) -> Drawn:
    """Rooms two by two on the wall, under the result once there is one."""
    height = 4 * (HIGH + BETWEEN) + 7
    step = (WIDTH - 2 * BETWEEN + BETWEEN) / 2
    spots = [Box(BETWEEN + i % 2 * step, y + 6 + i // 2 * (HIGH + BETWEEN), step - BETWEEN, HIGH) for i in range(8)]
    found = scene.view["locations"]
    back = rect(Box(0, y, WIDTH, height), 0, "var(--wall)")
    rooms = [room(scene, found[n], spot, PHONE_CUT) for n, spot in zip(RING, spots, strict=True)]
    news = result(scene, Box(MARGIN, y, ROOM, height)) if scene.tells_result else ""
    return back + "".join(rooms) + news, height + GAP


# What the viewer has


def mine(scene: Scene, y: float) -> Drawn:
    if scene.me is None:
        return "", 0
    shown, height = own_phone(scene, MARGIN, y, ROOM)
    return shown, height + GAP


# What lies on the table


def spots(count: int, y: float, height: float, per_row: int) -> list[Box]:
    """Boxes in rows of so many."""
    step = (ROOM + 6) / per_row
    return [Box(MARGIN + i % per_row * step, y + i // per_row * (height + 6), step - 6, height) for i in range(count)]


def goals(scene: Scene, y: float) -> Drawn:
    found = scene.view["goals"]
    boxes = spots(len(found), y + 20, GOAL, 1)
    head = caption(MARGIN + 4, y + 13, scene.word("goals"), PHONE, ROOM)
    cards = [one_goal(scene, each, box, PHONE) for each, box in zip(found, boxes, strict=True)]
    return head + "".join(cards), 20 + len(found) * (GOAL + 6) + 4


def items(scene: Scene, y: float) -> Drawn:
    """The display, three in a row; four lie two by two."""
    found = scene.view["display"]
    boxes = spots(len(found), y + 20, ITEM, 2 if len(found) == 4 else 3)
    words = f"{scene.word('display')} · {scene.word('left', n=scene.view['item_deck'])}"
    head = caption(MARGIN + 4, y + 13, words, PHONE, ROOM)
    cards = [cell(scene, each, box, PHONE) for each, box in zip(found, boxes, strict=True)]
    return head + "".join(cards), boxes[-1].bottom - y + GAP if boxes else 20


def track(scene: Scene, y: float) -> Drawn:
    box = Box(MARGIN, y, ROOM, 62)
    return rect(box, 8, "var(--wall)") + reputation_track(scene, box._replace(y=y + 4), PHONE), 62 + GAP


def decks(scene: Scene, y: float) -> Drawn:
    boxes = [box._replace(w=64, x=box.cx - 32) for box in spots(3, y + 10, PILE, 3)]
    back = rect(Box(MARGIN, y, ROOM, PILE + 16), 8, "var(--wall)")
    shown = [pile(scene, each, box, PHONE) for each, box in zip(piles(scene), boxes, strict=True)]
    return back + "".join(shown), PILE + 16 + GAP


# Everybody else


def others(scene: Scene, y: float) -> Drawn:
    parties = [each["seat"] for each in scene.others()] + ([len(scene.players)] if scene.guards else [])
    out, start = "", y
    for party in parties:
        shown, height = party_sheet(scene, party, y)
        out, y = out + shown, y + height
    return out, y - start


def party_sheet(scene: Scene, party: int, y: float) -> Drawn:
    """A sheet: facts, goods, and what the party has built."""
    area = Box(MARGIN + 12, y + 42, ROOM - 24, 23)
    parts, used = facts_row(facts(scene, party), area, PHONE.strong, 12)
    more, height = facts_row(stash(scene, party), area._replace(y=area.y + used), PHONE.strong, 12)
    parts, used = parts + more, used + height
    below = area._replace(y=area.y + used + 3, h=0)
    inner, height = built(scene, party, below, PHONE)
    box = Box(MARGIN, y, ROOM, 42 + used + height + 10)
    return group(sheet(box, 10), name_line(scene, party, y), parts, inner), box.h + GAP


def name_line(scene: Scene, party: int, y: float) -> str:
    """Seal, person and crew; the reputation stands above the prison."""
    name, below = Face(14, 600), under(scene, party)
    person = set_close(scene.name(party), name, ROOM - 60)
    return (
        seal(scene.crew(party), MARGIN + 24, y + 23, 28)
        + print_lines(MARGIN + 45, y + (18 if below else 27), person, name)
        + (caption(MARGIN + 45, y + 33, below, PHONE, ROOM - 60) if below else "")
    )
