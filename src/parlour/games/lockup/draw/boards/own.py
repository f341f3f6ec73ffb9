"""The viewer's own tray, below the prison: holding cell, stash, cards in hand, and what has been built."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from parlour.draw.art import Box, circle, group, rect, sheet, stroke
from parlour.draw.things import View
from parlour.draw.typesetting import Type, facts_row, heading, titled
from parlour.draw.words import MIDDLE, Face, print_lines, set_lines, write
from parlour.games.lockup.draw.boards.built import built, symbol_facts
from parlour.games.lockup.draw.cards import goon, item, tome, trait
from parlour.games.lockup.draw.cards.item import LOW
from parlour.games.lockup.draw.icons import mark
from parlour.games.lockup.draw.pieces import crew, glyph, good
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.rules.book import GOODS, TOKENS, TWO

GAP: Final = 8
CELL: Final = 170
STASH: Final = 146
LARGEST: Final = 260  # the width of a card in hand
EASY: Final = 160  # a tome can be read whole
NARROW: Final = 94  # the least width of a card in one row
BUILT: Final = (190.0, 360.0)  # the least and the most width of what has been built
MANY: Final = 2  # cards in hand
COLUMN: Final = 3  # so many chips stand one below the other
OUT: Final = "var(--edge)"
COUNT: Final = Face(17, 700)


def own(scene: Scene, box: Box, faces: Type) -> str:
    """Only with a viewer."""
    me = scene.me
    assert me is not None
    cell_box = box._replace(w=CELL)
    stash_box = Box(cell_box.right + GAP, box.y, STASH, box.h)
    left = stash_box.right + GAP
    held = in_hand(scene, me)
    wide = built_width(me, box.right - left, len(held))
    hand_box = Box(left, box.y, box.right - left - (wide + GAP if wide else 0), box.h)
    right = Box(box.right - wide, box.y, wide, box.h)
    return (
        cell(scene, me, cell_box, faces)
        + stash(scene, me, stash_box, faces)
        + hand(scene, held, hand_box, faces)
        + (workshop(scene, me, right, faces) if wide else "")
    )


# The holding cell


def cell(scene: Scene, me: View, box: Box, faces: Type) -> str:
    """Own tokens behind bars; a dashed place for each that is out. Below: how many lie face down."""
    floor = Box(box.x + 7, box.y + 28, box.w - 14, box.h - 56)
    spots = cell_spots(floor, 3)
    size = min(44.0, floor.h / 2 - 6)
    reach = [Box(x - floor.w / 6, y - floor.h / 4, floor.w / 3, floor.h / 2) for x, y in spots]
    name = set_lines(scene.word("board-cell"), faces.tiny_name, box.w - 20)
    return group(
        sheet(box, 9, "var(--wall)"),
        rect(floor, 5, "var(--floorstone)"),
        print_lines(box.x + 10, box.y + 19, name, faces.tiny_name, fill="var(--wall-ink)"),
        *(kept(scene, me, *each, size) for each in zip(tokens_of(scene), spots, reach, strict=False)),
        bars(floor),
        *(ring_of(scene, me, token, spot, size) for token, spot in zip(tokens_of(scene), spots, strict=False)),
        face_down(scene, me, box, faces),
    )


def tokens_of(scene: Scene) -> tuple[str, ...]:
    """4.9 Five players do without the token of strength 2."""
    return tuple(token for token in TOKENS if token != TOKENS[TWO] or len(scene.players) < 5)


def cell_spots(floor: Box, columns: int) -> list[tuple[float, float]]:
    rows = -(-len(TOKENS) // columns)
    w, h = floor.w / columns, floor.h / rows
    spots = [divmod(i, columns) for i in range(len(TOKENS))]
    return [(floor.x + (c + 0.5) * w, floor.y + (r + 0.5) * h) for r, c in spots]


def kept(scene: Scene, me: View, token: str, spot: tuple[float, float], reach: Box, size: float) -> str:
    """A token at home, or the place of one that is out. reach: where a click or a thumb finds it."""
    x, y = spot
    if token in me["cell"]:
        ground = rect(reach, 5, "var(--paper)", fill_opacity=0)
        return scene.piece(f"token-{token}", scene.token_name(token), ground, crew(me["crew"], x, y, size, token))
    words = scene.word("board-out", token=scene.token_name(token))
    place = circle(x, y, size * 0.4, "none", stroke=OUT, stroke_width=1.6, stroke_dasharray="4 3")
    return titled(words, place, crew_face(token, x, y, size * 0.5))


def crew_face(token: str, x: float, y: float, size: float) -> str:
    """What is out, quietly."""
    signs = {"lookout": "suspicion", "enforcer": "power"}
    if token in signs:
        return glyph(signs[token], x, y, size, "var(--ink-3)", "var(--floorstone)")
    face = Face(size, 700)
    return write(x, y + face.size * MIDDLE, token, face, text_anchor="middle", fill="var(--ink-3)")


def ring_of(scene: Scene, me: View, token: str, spot: tuple[float, float], size: float) -> str:
    """Above the bars, so that it can be seen whole."""
    x, y = spot
    if token not in me["cell"] or not scene.is_target(f"token-{token}"):
        return ""
    r = size * 0.58
    ring = circle(x, y, r, "none", stroke="var(--ring)", stroke_width=2.5, stroke_dasharray="6 4", class_="ring")
    return circle(x, y, r, "none", stroke="var(--halo)", stroke_width=5.5, class_="ring") + ring


def bars(floor: Box) -> str:
    d = "".join(f"M{floor.x + 12 + i * 18:g} {floor.y:g}v{floor.h:g}" for i in range(int((floor.w - 10) / 18)))
    return stroke(d, "var(--wall)", 3.5, opacity=0.16, pointer_events="none")


def face_down(scene: Scene, me: View, box: Box, faces: Type) -> str:
    """6.2.4 Of the tokens that may lie face down this round, how many do."""
    words = scene.word("board-face-down", n=me["hidden"], limit=me["hidden_limit"])
    shown = set_lines(words, faces.small, box.w - 40)
    sign = glyph("hidden", box.x + 17, box.bottom - 14, 16, "var(--wall-ink-2)", "var(--wall)")
    line = print_lines(box.x + 30, box.bottom - 14 + faces.least * MIDDLE, shown, faces.small, fill="var(--wall-ink-2)")
    return sign + line


# The stash


def stash(scene: Scene, me: View, box: Box, faces: Type) -> str:
    """Resources, power and suspicion; how much can be stored; a trait."""
    held = sum(me["goods"].values())
    limit = me["storage"]
    head = heading(box, scene.word("board-stash"), faces, f"{held} / {limit}")
    rows = Box(box.x + 9, box.y + 31, box.w - 18, box.h - 34 - (20 if me["trait"] else 0))
    kinds = (*GOODS, "power", "suspicion")
    w, h = rows.w / 2, rows.h / 3
    spots = [(kind, Box(rows.x + i % 2 * w, rows.y + i // 2 * h, w, h)) for i, kind in enumerate(kinds)]
    over = rect(box, 8, stroke="var(--danger)", stroke_width=2) if held > limit else ""
    return group(
        sheet(box, 8),
        over,
        head,
        *(owned(scene, me, kind, spot) for kind, spot in spots),
        own_trait(scene, me, box, faces),
    )


def owned(scene: Scene, me: View, kind: str, box: Box) -> str:
    """A good and how many."""
    n = me["goods"][kind] if kind in GOODS else me[kind]
    size = min(26.0, box.h - 5)
    pale = 0.45 if not n else None
    figure = write(box.x + size + 10, box.cy + COUNT.size * MIDDLE, str(n), COUNT, opacity=pale)
    name = f"good-{kind}"
    ringed = scene.ringed(name, Box(box.x - 1, box.y + 1, box.w - 2, box.h - 2), 7)
    back = rect(Box(box.x - 1, box.y + 1, box.w - 2, box.h - 2), 7, "var(--paper)", fill_opacity=0)
    sign = good(kind, box.x + 4 + size / 2, box.cy, size, opacity=pale)
    return scene.thing(name, f"{scene.good_name(kind)}: {n}", back, sign, figure, ringed)


def own_trait(scene: Scene, me: View, box: Box, faces: Type) -> str:
    if not me["trait"]:
        return ""
    words = set_lines(scene.trait_name(me["trait"]), faces.small, box.w - 36)
    y = box.bottom - 13
    name = print_lines(box.x + 27, y + faces.least * MIDDLE, words, faces.small, fill="var(--ink-2)")
    return titled(scene.word("board-trait", name=scene.trait_name(me["trait"])), mark("plus", box.x + 17, y, 11), name)


# Cards in hand


class Held(NamedTuple):
    """A card in hand: how it is drawn, and whether it waits to be chosen."""

    draw: Callable[[Box, Type], str]
    offered: bool = False
    wordy: bool = False  # a tome


def in_hand(scene: Scene, me: View) -> list[Held]:
    """First what is offered now, then tomes, then reserved items."""
    found = [Held(partial(trait, scene, each), True) for each in me["dealt"] or ()]
    found += [Held(partial(goon, scene, each), True) for each in me["drawn_goons"] or ()]
    drawn, held = me["drawn_tomes"] or [], me["tomes"] or []
    seen: dict[str, int] = {}
    for i, each in enumerate([*drawn, *held]):  # of a tome that one holds twice, the first copy may be clicked
        seen[each["id"]] = seen.get(each["id"], 0) + 1
        found.append(Held(partial(tome, scene, each, copy=seen[each["id"]]), i < len(drawn), wordy=True))
    return found + [Held(partial(reserved, scene, each)) for each in me["reserved"] or ()]


def reserved(scene: Scene, each: View, box: Box, faces: Type) -> str:
    """11.3 Face down for all others: a lock hangs on it."""
    x, y = box.right - 9 if box.h < LOW else box.x + 9, box.y + 9
    lock = circle(x, y, 10, "var(--paper)", stroke="var(--edge)", stroke_width=1)
    sign = glyph("reserved", x, y, 14, "var(--ink-2)", "var(--paper)")
    return item(scene, each, box, faces) + titled(scene.word("board-reserved"), lock, sign)


def hand(scene: Scene, held: list[Held], box: Box, faces: Type) -> str:
    if not held:
        return nothing(scene.word("board-hand-empty"), box, faces)
    boxes = spread(box, len(held))
    chosen = [spot for each, spot in zip(held, boxes, strict=True) if each.offered]
    plates = "".join(rect(spot.grown(4), 10, "var(--signal-soft)") for spot in chosen)
    return plates + "".join(each.draw(spot, faces) for each, spot in zip(held, boxes, strict=True))


def spread(box: Box, count: int) -> list[Box]:
    """One row, or two of low cards."""
    width = min(LARGEST, (box.w + GAP) / count - GAP)
    if width >= NARROW:
        return [Box(box.x + i * (width + GAP), box.y, width, box.h - 2) for i in range(count)]
    columns = (count + 1) // 2
    width, height = min(LARGEST + 20, (box.w + GAP) / columns - GAP), (box.h - 2 - GAP) / 2
    spots = [divmod(i, columns) for i in range(count)]
    return [Box(box.x + c * (width + GAP), box.y + r * (height + GAP), width, height) for r, c in spots]


# What has been built


def built_width(me: View, room: float, held: int) -> float:
    """What large cards in hand leave; where much has been built, what cards leave that can still be read; where
    nothing has, many cards leave nothing.
    """
    least, most = BUILT
    things = len(me["items"]) + len(me["goons"])
    if not things and held > MANY:
        return 0
    card = LARGEST if things <= COLUMN else EASY
    needs = least + 13 * max(0, things - 2 * COLUMN)
    return min(most, max(needs, room - max(1, held) * (card + GAP)))


def workshop(scene: Scene, me: View, box: Box, faces: Type) -> str:
    """Symbols that goals count; items; goons."""
    facts = symbol_facts(scene, me, 18)
    head, _ = facts_row(facts, Box(box.x + 10, box.y + 4, box.w - 20, 24), faces.strong, 14)
    area = Box(box.x + 8, box.y + 31, box.w - 16, box.h - 35)
    if me["items"] or me["goons"]:
        return group(sheet(box, 8), head, built(scene, me, area, faces))
    return group(sheet(box, 8), head, nothing(scene.word("board-built-empty"), area, faces))


def nothing(words: str, box: Box, faces: Type) -> str:
    """A place where something will lie."""
    place = rect(box.grown(-2), 9, stroke="var(--edge)", stroke_width=1.5, stroke_dasharray="6 5")
    shown = set_lines(words, faces.small, box.w - 30, 3)
    y = box.cy - (len(shown.rows) - 1) * faces.least * 0.57 + faces.least * MIDDLE
    return place + print_lines(box.cx, y, shown, faces.small, text_anchor="middle", fill="var(--ink-2)")
