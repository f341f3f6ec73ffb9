"""The phone pictures, 390 wide: one for a file, and three parts of it for a page that has room for words between them.

On the page the map is always seen, hand and own board lie in the sheet with the question, all else is a tab away. So
no thing is in two parts, and whatever may be touched is large enough for a thumb.
"""

from typing import Final

from parlour.draw.art import Box, group, number, sheet
from parlour.draw.layouts import MARGIN, WIDTH, stacked
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, caption, facts_row, heading
from parlour.draw.words import Face, print_lines, set_close, set_lines, write
from parlour.games.root.draw.art import seal
from parlour.games.root.draw.boards.common import crafting, full, public_facts, supply
from parlour.games.root.draw.cards import chip as card_chip
from parlour.games.root.draw.cards import quest_row, tile
from parlour.games.root.draw.chips import chip, chip_height
from parlour.games.root.draw.holdings import belongings, offered
from parlour.games.root.draw.panel import PHONE, Fact
from parlour.games.root.draw.piles import deck_and_discard, in_order, marked
from parlour.games.root.draw.result import result
from parlour.games.root.draw.scene import Scene
from parlour.games.root.draw.track import supply as stock
from parlour.games.root.draw.woodland import PHONE as CUT
from parlour.games.root.draw.woodland import woodland

ROOM: Final = WIDTH - 2 * MARGIN
TILE: Final = 72  # height of a card in the hand
TOUCH: Final = 44
GAP: Final = 8
MENUS: Final = ("marquise-daylight", "slip")  # most answers are elsewhere: the board must not push them away


def phone(scene: Scene) -> tuple[float, float, str]:
    """Everything, to be scrolled: the map, what the viewer has, then everybody else."""
    return stacked(scene, chips, clock, board, gap, offer, revealed, hand, own, others, piles)


def phone_board(scene: Scene) -> tuple[float, float, str]:
    """What one must always see."""
    return stacked(scene, chips, board)


def phone_mine(scene: Scene) -> tuple[float, float, str]:
    """What one plays with: the hand, and the board while something on it may be chosen; that comes first, if the hand
    is not asked for. A spectator has the piles.
    """
    if scene.me is None:
        return stacked(scene, piles)
    first = (offer, revealed)
    if not in_use(scene):
        return stacked(scene, *first, hand)
    asked = any(scene.is_target(f"card-{card['id']}") for card in scene.me["cards"] or [])
    return stacked(scene, *first, hand, own) if asked else stacked(scene, *first, own, hand)


def phone_rest(scene: Scene) -> tuple[float, float, str]:
    """What one looks up."""
    if scene.me is None:
        return stacked(scene, others)
    return stacked(scene, *([] if in_use(scene) else [own]), others, piles)


def in_use(scene: Scene) -> bool:
    """Whether something on the viewer's board may be clicked now, and is more than one of many things to do."""
    if scene.view["step"] in MENUS:
        return False
    shown, _ = own(scene, 0)
    return any(f'id="{name}"' in shown for name in scene.targets)


# The map and who plays


def chips(scene: Scene, y: float) -> Drawn:
    players = [*([scene.me] if scene.me else []), *scene.others()]
    step = (ROOM + 4) / len(players)
    height = chip_height(scene)
    boxes = [Box(MARGIN + i * step, y, step - 4, height) for i in range(len(players))]
    return "".join(chip(scene, each, box) for each, box in zip(players, boxes, strict=True)), height + 7


def clock(scene: Scene, y: float) -> Drawn:
    face, acting = Face(16, 700, serif=True), scene.acting()
    words = scene.word("round", n=scene.view["round"])
    x = MARGIN + 4 + face.width(words) + 10
    out = write(MARGIN + 4, y + 17, words, face)
    if acting is not None:
        out, x = out + seal(scene.faction(acting), x + 9, y + 12, 20), x + 26
    phase = set_lines(scene.say(f"root-phase-{scene.view['phase']}"), PHONE.strong, WIDTH - MARGIN - x)
    return out + print_lines(x, y + 17, phase, PHONE.strong, fill="var(--ink-2)"), 27


def board(scene: Scene, y: float) -> Drawn:
    """The map as wide as the phone, under the result once there is one."""
    scale = WIDTH / CUT.w
    height = CUT.h * scale
    shown = group(woodland(scene, CUT), transform=f"translate(0 {number(y)}) scale({scale:.4f})")
    if scene.tells_result:
        shown += result(scene, Box(MARGIN, y, ROOM, height))
    return shown, height


def gap(_scene: Scene, _y: float) -> Drawn:
    return "", GAP


# What the viewer has


def spots(count: int, y: float, height: float, per_row: int, left: float = MARGIN, room: float = ROOM) -> list[Box]:
    """Boxes in rows of so many."""
    step = (room + 6) / per_row
    return [Box(left + i % per_row * step, y + i // per_row * (height + 7), step - 6, height) for i in range(count)]


def tiles(scene: Scene, cards: list[View], y: float) -> Drawn:
    boxes = spots(len(cards), y, TILE, 4)
    shown = "".join(tile(scene, card, box, PHONE) for card, box in zip(cards, boxes, strict=True))
    return shown, boxes[-1].bottom + GAP - y if boxes else 0


def revealed(scene: Scene, y: float) -> Drawn:
    """A hand that somebody shows to the viewer."""
    shown = scene.shown_hand()
    if shown is None:
        return "", 0
    words = scene.word("revealed", name=scene.name(shown["of"]))
    cards, height = tiles(scene, shown["cards"], y + 20)
    return caption(MARGIN + 4, y + 13, words, PHONE, ROOM) + cards, 20 + height


def offer(scene: Scene, y: float) -> Drawn:
    """What the viewer may buy now: the seller's services, or a card of its open hand."""
    seller = scene.open_player()
    if seller is None:
        return "", 0
    if offered(scene):
        cards, height = tiles(scene, in_order(seller["cards"]), y + 20)
        return caption(MARGIN + 4, y + 13, open_words(scene, seller), PHONE, ROOM) + cards, 20 + height
    return player_board(scene, seller, y, name_line(scene, seller, y), 40) if sells(scene) else ("", 0)


def sells(scene: Scene) -> bool:
    """Whether a service may be chosen now."""
    return scene.open_player() is not None and any(name.startswith("service-") for name in scene.targets)


def open_words(scene: Scene, player: View) -> str:
    return f"{scene.name(player['seat'])} · {scene.word('open-hand')}"


def hand(scene: Scene, y: float) -> Drawn:
    if scene.me is None:
        return "", 0
    cards: list[View] = scene.me["cards"] or []
    if not cards:
        return caption(MARGIN + 4, y + 15, scene.word("hand-empty"), PHONE, ROOM), 26
    return tiles(scene, cards, y)


def own(scene: Scene, y: float) -> Drawn:
    if scene.me is None:
        return "", 0
    name = scene.faction_name(scene.me["seat"])
    return player_board(scene, scene.me, y, heading(Box(MARGIN, y, ROOM, 0), name, PHONE, supply(scene, scene.me)), 28)


# Everybody else


def others(scene: Scene, y: float) -> Drawn:
    out, start = "", y
    for player in scene.others():
        if sells(scene) and player is scene.open_player():
            continue  # it lies with the question
        shown, height = player_board(scene, player, y, name_line(scene, player, y), 40)
        out, y = out + shown, y + height
    return out, y - start


def name_line(scene: Scene, player: View, y: float) -> str:
    """Seal, person and faction; the points stand above the map."""
    seat, name = player["seat"], Face(14, 600)
    count = supply(scene, player)
    right = WIDTH - MARGIN - 11
    alone, faction = scene.nameless(seat), scene.faction_name(seat)
    room = ROOM - 60 - PHONE.small.width(count)
    person = set_lines(faction, name, room, 2) if alone else set_close(scene.name(seat), name, room)
    return (
        seal(player["faction"], MARGIN + 24, y + 22, 28)
        + print_lines(MARGIN + 45, y + (27 if alone and person.single else 18), person, name)
        + ("" if alone else caption(MARGIN + 45, y + 33, faction, PHONE, ROOM - 60))
        + write(right, y + 18, count, PHONE.small, text_anchor="end", fill="var(--ink-3)")
    )


def player_board(scene: Scene, player: View, y: float, head: str, top: float) -> Drawn:
    """A sheet: facts, crafted cards by name, the whole board."""
    area = Box(MARGIN + 12, y + top, ROOM - 24, 23)
    parts, used = facts_row(player_facts(scene, player), area, PHONE.strong, 11)
    shown, height = crafted(scene, player, area._replace(y=area.y + used + 3))
    parts, used = parts + shown, used + height + 5
    shown, height = open_cards(scene, player, area._replace(y=area.y + used))
    parts, used = parts + shown, used + height
    inner, height = full(scene, player, area._replace(y=area.y + used, h=0), PHONE)
    box = Box(MARGIN, y, ROOM, top + used + height + 10)
    return group(sheet(box, 10), head, parts, inner), box.h + GAP


def player_facts(scene: Scene, player: View) -> list[Fact]:
    return [*public_facts(scene, player), *belongings(scene, player), *crafting(scene, player)]


def crafted(scene: Scene, player: View, area: Box) -> Drawn:
    cards: list[View] = player["crafted"] + ([player["dominance"]] if player["dominance"] else [])
    boxes = spots(len(cards), area.y, TOUCH, 2, area.x, area.w)
    quiet = player["used"]
    shown = [card_chip(scene, card, box, PHONE, card["name"] in quiet) for card, box in zip(cards, boxes, strict=True)]
    return "".join(shown), boxes[-1].bottom - area.y + 4 if boxes else 0


def open_cards(scene: Scene, player: View, area: Box) -> Drawn:
    """11.2.3 A hand that everybody sees, unless it is just offered."""
    if player is not scene.open_player() or not player["cards"] or offered(scene):
        return "", 0
    head = caption(area.x, area.y + 11, scene.word("open-hand"), PHONE, area.w)
    boxes = spots(len(player["cards"]), area.y + 18, TOUCH, 2, area.x, area.w)
    cards = [card_chip(scene, card, box, PHONE) for card, box in zip(in_order(player["cards"]), boxes, strict=True)]
    return head + "".join(cards), boxes[-1].bottom - area.y + 8


# The piles


def piles(scene: Scene, y: float) -> Drawn:
    """Deck and dominance cards, quests, items to craft, and the discard pile by name."""
    inside = Box(MARGIN + 12, y + 8, ROOM - 24, 0)
    out, used = "", 0.0
    for section in (deck, souls, dominances, quests, discard):
        shown, height = section(scene, inside._replace(y=inside.y + used))
        out, used = out + shown, used + height
    box = Box(MARGIN, y, ROOM, used + 14)
    goods = stock(scene, Box(MARGIN, box.bottom + GAP, ROOM, 52))
    return group(sheet(box, 10), out) + goods, box.h + 2 * GAP + 52


def deck(scene: Scene, box: Box) -> Drawn:
    return deck_and_discard(scene, box, PHONE)


def souls(scene: Scene, box: Box) -> Drawn:
    """10.2.6 By name, before the discard pile into which they go."""
    return named(scene, "souls", scene.view["souls"] or [], box)


def dominances(scene: Scene, box: Box) -> Drawn:
    out, used = "", 0.0
    for key in ("available", "box"):
        shown, height = marked(scene, key, scene.view[key], box._replace(y=box.y + used), PHONE, TOUCH)
        out, used = out + shown, used + height
    return out, used


def quests(scene: Scene, box: Box) -> Drawn:
    view: View | None = scene.view["quests"]
    if view is None:
        return "", 0
    words = f"{scene.word('quests')} · {scene.word('quests-left', n=view['deck'])}"
    boxes = spots(len(view["open"]), box.y + 20, TOUCH, 1, box.x, box.w)
    rows = [quest_row(scene, quest, spot, PHONE) for quest, spot in zip(view["open"], boxes, strict=True)]
    return caption(box.x, box.y + 13, words, PHONE, box.w) + "".join(rows), 24 + len(rows) * (TOUCH + 7)


def discard(scene: Scene, box: Box) -> Drawn:
    return named(scene, "discard", scene.view["discard"], box)


def named(scene: Scene, key: str, found: list[View], box: Box) -> Drawn:
    """A pile by name under its caption; nothing where it is empty."""
    if not found:
        return "", 0
    boxes = spots(len(found), box.y + 20, TOUCH, 3, box.x, box.w)
    shown = [card_chip(scene, card, spot, PHONE) for card, spot in zip(in_order(found), boxes, strict=True)]
    words = scene.word(key, n=len(found))
    return caption(box.x, box.y + 13, words, PHONE, box.w) + "".join(shown), boxes[-1].bottom + 4 - box.y
