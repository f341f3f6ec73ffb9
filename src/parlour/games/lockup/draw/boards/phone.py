"""The viewer's own things on a phone: one below the other, everything that can be touched 44 high."""

from collections.abc import Callable
from typing import Final

from parlour.draw.art import Box, group, rect, sheet
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, facts_row
from parlour.draw.words import MIDDLE, print_lines, set_lines, write
from parlour.games.lockup.draw.boards.built import all_named, symbol_facts
from parlour.games.lockup.draw.boards.own import (
    COUNT,
    GAP,
    Held,
    bars,
    face_down,
    in_hand,
    kept,
    ring_of,
    tokens_of,
)
from parlour.games.lockup.draw.facts import PHONE
from parlour.games.lockup.draw.pieces import good
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.rules.book import GOODS

Section = Callable[[Scene, View, Box], Drawn]
TOUCH: Final = 44
CARD: Final = 118  # the height of a card
LINE: Final = 66  # of a tome, which is as broad as the phone
HIGH: Final = 132  # a card to choose


def own_phone(scene: Scene, x: float, y: float, w: float) -> Drawn:
    """Only with a viewer; what is asked for first."""
    me = scene.me
    assert me is not None
    out, used = "", 0.0
    for section in sorted((cell, stash, hand, workshop), key=lambda each: each not in asked(scene, me)):
        shown, height = section(scene, me, Box(x, y + used, w, 0))
        out, used = out + shown, used + (height + GAP if height else 0)
    return out, used


def asked(scene: Scene, me: View) -> list[Section]:
    """What holds something to choose comes first: a sheet may show no more than its beginning."""
    offered = any(me[key] for key in ("dealt", "drawn_tomes", "drawn_goons"))
    kinds = {name.partition("-")[0] for name in scene.targets if in_sheet(me, name)}
    found = [(cell, "token" in kinds), (stash, "good" in kinds), (hand, offered or kinds & {"tome", "item"})]
    return [section for section, needed in found if needed]


def in_sheet(me: View, name: str) -> bool:
    """Items of the display have a section of their own."""
    return not name.startswith("item-") or name in {f"item-{each['id']}" for each in me["reserved"] or ()}


def cell(scene: Scene, me: View, area: Box) -> Drawn:
    """All tokens in a line behind bars."""
    box = area._replace(h=TOUCH + 38)
    floor = Box(box.x + 5, box.y + 27, box.w - 10, TOUCH + 6)
    tokens = tokens_of(scene)
    step = floor.w / len(tokens)
    spots = [(floor.x + (i + 0.5) * step, floor.cy) for i in range(len(tokens))]
    size = min(40.0, step - 8)
    words = PHONE.small.width(scene.word("board-face-down", n=me["hidden"], limit=me["hidden_limit"]))
    down = Box(box.right - words - 46, box.y, words + 44, 27)
    name = set_lines(scene.word("board-cell"), PHONE.tiny_name, down.x - box.x - 10)
    reach = [Box(x - step / 2, floor.y, step, floor.h) for x, _ in spots]
    return group(
        sheet(box, 8, "var(--wall)"),
        rect(floor, 5, "var(--floorstone)"),
        print_lines(box.x + 10, box.y + 18, name, PHONE.tiny_name, fill="var(--wall-ink)"),
        *(kept(scene, me, *each, size) for each in zip(tokens, spots, reach, strict=True)),
        bars(floor),
        *(ring_of(scene, me, token, spot, size) for token, spot in zip(tokens, spots, strict=True)),
        face_down(scene, me, down, PHONE),
    ), box.h  # fmt: skip


def stash(scene: Scene, me: View, area: Box) -> Drawn:
    """Resources, power and suspicion in a line; above them how much can be stored."""
    box = area._replace(h=TOUCH + 24)
    held = sum(me["goods"].values())
    words = scene.word("board-stored", n=held, limit=me["storage"])
    kinds = (*GOODS, "power", "suspicion")
    step = (box.w - 8) / len(kinds)
    spots = [(kind, Box(box.x + 4 + i * step, box.y + 20, step, TOUCH)) for i, kind in enumerate(kinds)]
    line = set_lines(words, PHONE.small, box.w - 20)
    ink = "var(--danger)" if held > me["storage"] else "var(--ink-3)"
    head = print_lines(box.x + 10, box.y + 16, line, PHONE.small, fill=ink)
    return group(sheet(box, 8), head, *(owned(scene, me, kind, spot) for kind, spot in spots)), box.h


def owned(scene: Scene, me: View, kind: str, box: Box) -> str:
    n = me["goods"][kind] if kind in GOODS else me[kind]
    pale = 0.45 if not n else None
    size = 24.0
    name = f"good-{kind}"
    return scene.thing(
        name,
        f"{scene.good_name(kind)}: {n}",
        rect(box, 8, "var(--paper)", fill_opacity=0),
        good(kind, box.x + 6 + size / 2, box.cy, size, opacity=pale),
        write(box.x + size + 11, box.cy + COUNT.size * MIDDLE, str(n), COUNT, opacity=pale),
        scene.ringed(name, box.grown(-2), 8),
    )


def hand(scene: Scene, me: View, area: Box) -> Drawn:
    """What is offered, then what one has: tomes in lines, other cards abreast."""
    held, out, used = in_hand(scene, me), "", 0.0
    for offered in (True, False):
        some = [each for each in held if each.offered is offered]
        for wordy in (True, False):
            found = [each for each in some if each.wordy is wordy]
            columns = 1 if wordy else 2 if len(found) in (2, 4) else 3
            height = LINE if wordy else HIGH if offered else CARD
            shown, more = abreast(found, area._replace(y=area.y + used, h=height), columns)
            out, used = out + shown, used + more
    return out, max(0, used - GAP)


def abreast(held: list[Held], area: Box, columns: int) -> Drawn:
    """Cards as high as the area, in rows of so many."""
    width, out = (area.w + GAP) / columns - GAP, ""
    for i, each in enumerate(held):
        r, c = divmod(i, columns)
        spot = Box(area.x + c * (width + GAP), area.y + r * (area.h + GAP), width, area.h)
        plate = rect(spot.grown(3), 9, "var(--signal-soft)") if each.offered else ""
        out += plate + each.draw(spot, PHONE)
    return out, -(-len(held) // columns) * (area.h + GAP)


def workshop(scene: Scene, me: View, area: Box) -> Drawn:
    """Symbols, items and goons by name."""
    if not me["items"] and not me["goons"]:
        return "", 0
    head, used = facts_row(symbol_facts(scene, me), area._replace(h=22), PHONE.strong, 12)
    chips, more = all_named(scene, me, area._replace(y=area.y + used), PHONE)
    return head + chips, used + more
