"""The Cult's board: tracks of gardens, the outcasts, acolytes and what conspiracies cost, rituals, revealed cards."""

from collections.abc import Callable
from functools import partial
from typing import Final

from parlour.draw.art import Box, group, rect, square
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, caption, facts_row, titled
from parlour.draw.words import MIDDLE, print_lines, set_lines, write
from parlour.games.root.draw.art import building, emblem, suit, warrior
from parlour.games.root.draw.boards.marquise import draw_mark
from parlour.games.root.draw.boards.outcasts import marker, outcast_words, outcasts
from parlour.games.root.draw.boards.signs import sign
from parlour.games.root.draw.cards import chip, mark
from parlour.games.root.draw.panel import PHONE, ROOMY, Fact, empty_slot, pips, suit_fact
from parlour.games.root.draw.piles import in_order
from parlour.games.root.draw.scene import Scene

WIDTH: Final = (530, 640)
SPACES: Final = 5
YELLOW: Final = "var(--c-lizard_cult)"
CONSPIRACIES: Final = ("crusade", "convert", "sanctify")
RITUALS: Final = ("build", "recruit", "score", "sacrifice")
SUITS: Final = ("fox", "rabbit", "mouse", "bird")

Section = Callable[[Box], Drawn]


def facts(scene: Scene, player: View) -> list[Fact]:
    """Acolytes, and the cards that decide who is outcast next."""
    acolytes = player["board"]["acolytes"]
    head = emblem("lizard_cult", 0, 0, 17, "var(--ink-2)", "var(--paper)")
    return [Fact(head, 16, str(acolytes), scene.word("acolytes", n=acolytes)), souls_fact(scene)]


def souls_fact(scene: Scene) -> Fact:
    count = len(scene.view["souls"] or [])
    return Fact(sign("soul", 0, 0, 16), 16, str(count), scene.word("souls", n=count))


def full(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Gardens at the left, outcasts and conspiracies at the right, cards below; on a phone all below each other."""
    board = player["board"]
    scheming = (
        partial(outcasts, scene, player, faces=faces),
        partial(acolytes, scene, board, faces=faces),
        partial(conspiracies, scene, board, faces=faces),
    )
    below = (partial(rituals, scene, faces=faces), partial(cards, scene, board, faces=faces))
    if faces is PHONE:
        return down(box, scheming[0], partial(gardens, scene, board, faces=faces), *scheming[1:], *below)
    left = box._replace(w=min(252.0, box.w * 0.46), h=132)
    planted, tall = gardens(scene, board, left, faces)
    plots, low = down(Box(left.right + 14, box.y, box.right - left.right - 14, 132), *scheming)
    top = max(tall, low) + 4
    more, height = down(box._replace(y=box.y + top, h=box.h - top), *below)
    return planted + plots + more, top + height


def down(box: Box, *sections: Section) -> Drawn:
    """Below each other, each as high as it must be."""
    out, y = "", box.y
    for section in sections:
        shown, height = section(box._replace(y=y))
        out, y = out + shown, y + height
    return out, y - box.y


# Gardens


def gardens(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """Three rows of spaces under what a card of their suit scores."""
    phone = faces is PHONE
    step = min(50.0 if phone else 41.0, (box.w - 54) / SPACES)
    row = min(step, 48.0) if phone else (box.h - 18) / 3
    out = points(board["gardens"][0]["vp"], box, step, faces)
    for i, track in enumerate(board["gardens"]):
        out += garden_row(scene, track, Box(box.x, box.y + 18 + i * row, box.w, row), step, faces)
    return out, 18 + 3 * row + (6 if phone else 0)


def points(values: list[int], box: Box, step: float, faces: Type) -> str:
    y = box.y + 8
    figures = [
        write(box.x + 30 + (i + 0.5) * step, y + faces.least * MIDDLE, f"+{value}", faces.figure,
              text_anchor="middle", fill="var(--ink-2)")
        for i, value in enumerate(values)
    ]  # fmt: skip
    return sign("score", box.x + 13, y, 15, "var(--ink-3)") + "".join(figures)


def garden_row(scene: Scene, track: View, box: Box, step: float, faces: Type) -> str:
    """Gardens leave the track from the left; the last space left empty is the one that scores."""
    size = min(step, box.h) - 5
    parts = [suit(track["suit"], box.x + 13, box.cy, 24)]
    for i in range(SPACES):
        spot = (box.x + 30 + (i + 0.5) * step, box.cy, size)
        parts.append(space(track, i, spot, faces))
        parts.append(draw_mark(spot) if track["draw"][i] else "")
    if track["scored"]:
        parts.append(sign("done", box.x + 30 + SPACES * step + 11, box.cy, 18, "var(--signal)"))
    return titled(garden_words(scene, track), *parts)


def space(track: View, i: int, spot: tuple[float, float, float], faces: Type) -> str:
    cx, cy, size = spot
    if i >= track["placed"]:
        return building("garden", "lizard_cult", cx, cy, size)
    if i < track["placed"] - 1:
        return rect(square(cx, cy, size), size * 0.18, "var(--paper-2)", stroke="var(--line)", stroke_width=1)
    frame = rect(square(cx, cy, size), size * 0.18, stroke="var(--ink-2)", stroke_width=1.8)
    return empty_slot(cx, cy, size, "", faces) + frame + sign("score", cx, cy, size * 0.5, "var(--ink-2)")


def garden_words(scene: Scene, track: View) -> str:
    placed, name = track["placed"], scene.suit_name(track["suit"])
    words = scene.word("gardens", suit=name, n=placed, vp=track["vp"][placed - 1] if placed else 0)
    return f"{words} {scene.word('garden-scored')}" if track["scored"] else words


# Conspiracies


def acolytes(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """A little lizard for each, and their number in words."""
    count = board["acolytes"]
    words = scene.word("acolytes", n=count)
    step = min(19.0, (box.w - faces.strong.width(words) - 26) / max(count - 1, 1))
    lizards = [warrior("lizard_cult", box.x + 11 + i * step, box.y + 13, 27) for i in range(count)]
    left = box.x + ((count - 1) * step + 26 if count else 0)
    label = print_lines(left, box.y + 13 + faces.least * MIDDLE, set_lines(words, faces.strong, box.right - left),
                        faces.strong)  # fmt: skip
    return titled(words, *lizards, label), 30


def conspiracies(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """A row each with its price now; pale if there are too few acolytes."""
    row = 28.0 if faces is PHONE else 21.0
    boxes = [Box(box.x, box.y + i * row, box.w, row - 2) for i in range(3)]
    rows = [conspiracy(scene, board, name, spot, faces) for name, spot in zip(CONSPIRACIES, boxes, strict=True)]
    return "".join(rows), 3 * row + (4 if faces is PHONE else 0)


def conspiracy(scene: Scene, board: View, name: str, box: Box, faces: Type) -> str:
    cost, title = board["costs"][name], scene.word(f"conspiracy-{name}")
    enough = board["acolytes"] >= cost
    ink = "var(--ink)" if enough else "var(--ink-3)"
    label = set_lines(title, faces.small, box.w - 34 - cost * 17)
    parts = [
        rect(box, 6, "var(--paper-2)"),
        sign(name, box.x + 13, box.cy, 15, ink, "var(--paper-2)"),
        print_lines(box.x + 27, box.cy + faces.least * MIDDLE, label, faces.small, fill=ink),
        price(box.right - 6, box.cy, cost, enough),
    ]
    return titled(scene.word("conspiracy-cost", name=title, n=cost), *parts)


def price(right: float, cy: float, cost: int, enough: bool) -> str:
    """So many heads of lizards."""
    heads = [warrior("lizard_cult", right - 8 - i * 17, cy, 20) for i in range(cost)]
    return group(*heads, opacity=None if enough else 0.5)


# Cards


def rituals(scene: Scene, box: Box, faces: Type) -> Drawn:
    """What a card can be revealed for; without a heading where the words are long."""
    found = [Fact(sign(name, 0, 0, 16), 16, scene.word(f"ritual-{name}"), "") for name in RITUALS]
    head = f"{scene.word('rituals')}:"
    left, gap = faces.small.width(head) + 10, 12
    if sum(each.width(faces.small) + 12 for each in found) > box.w - left - 8:
        head, left, gap = "", 0, 8
    label = caption(box.x, box.y + 11 + faces.least * MIDDLE, head, faces, box.w) if head else ""
    row, height = facts_row(found, Box(box.x + left, box.y, box.w - left, 22), faces.small, gap)
    return titled(scene.word("rituals-text"), label + row), height + 3


def cards(scene: Scene, board: View, box: Box, faces: Type) -> Drawn:
    """The Lost Souls by suit, then what was revealed this Daylight."""
    souls = scene.view["souls"] or []
    counts = {kind: sum(each["suit"] == kind for each in souls) for kind in SUITS}
    found = [souls_fact(scene).spelled]
    found += [suit_fact(kind, n, scene.suit_name(kind)) for kind, n in counts.items() if n]
    row, height = facts_row(found, box._replace(h=24), faces.small, 8)
    if faces is PHONE:
        shown, more = revealed(scene, board["revealed"], box._replace(y=box.y + height + 4), faces)
        return row + shown, height + 4 + more
    left = box.x + sum(each.width(faces.small) + 8 for each in found) + 8
    shown, more = revealed(scene, board["revealed"], Box(left, box.y, box.right - left, 24), faces)
    return row + shown, max(height, more)


def revealed(scene: Scene, found: list[View], box: Box, faces: Type) -> Drawn:
    """By name if there is room, else by suit."""
    if not found:
        return "", 0
    words = f"{scene.word('cards-revealed')}:"
    label = caption(box.x, box.y + 12 + faces.least * MIDDLE, words, faces, box.w)
    used = faces.small.width(words) + 8
    width = (box.w - used) / len(found)
    if width < 92:
        return label + marks(scene, found, box._replace(x=box.x + used, w=box.w - used)), 26
    boxes = [Box(box.x + used + i * min(width, 140), box.y + 1, min(width, 140) - 4, 22) for i in range(len(found))]
    return label + "".join(chip(scene, each, spot, faces) for each, spot in zip(found, boxes, strict=True)), 26


def marks(scene: Scene, found: list[View], box: Box) -> str:
    step = min(26.0, box.w / len(found))
    spots = [(box.x + (i + 0.5) * step, box.y + 12) for i in range(len(found))]
    return "".join(mark(scene, each, *spot, 23) for each, spot in zip(in_order(found), spots, strict=True))


# Beside the map


def brief(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """The outcasts and what conspiracies cost, gardens as short tracks, revealed cards by suit."""
    board = player["board"]
    y, x = box.y + 13, box.x + 40
    parts = [titled(outcast_words(scene, board), marker(board["outcast"], board["hated"], box.x + 14, y, 26))]
    for name in CONSPIRACIES:
        parts.append(short_conspiracy(scene, board, name, x, y, faces))
        x += 48
    width, tracks = box.w / 3, board["gardens"]
    parts += [short_gardens(scene, track, box.x + i * width, box.y + 37, width) for i, track in enumerate(tracks)]
    if not board["revealed"]:
        return "".join(parts), 48
    row = box._replace(y=box.y + 48, h=24)
    if faces is ROOMY:
        return "".join(parts) + names(scene, board["revealed"], row, faces), 48 + 24 * len(board["revealed"])
    return "".join(parts) + marks(scene, board["revealed"], row), 73


def names(scene: Scene, found: list[View], box: Box, faces: Type) -> str:
    boxes = [Box(box.x, box.y + 1 + i * 24, box.w - 2, 21) for i in range(len(found))]
    return "".join(chip(scene, each, spot, faces) for each, spot in zip(in_order(found), boxes, strict=True))


def short_conspiracy(scene: Scene, board: View, name: str, x: float, y: float, faces: Type) -> str:
    cost = board["costs"][name]
    ink = "var(--ink-2)" if board["acolytes"] >= cost else "var(--ink-3)"
    figure = write(x + 21, y + faces.least * MIDDLE, str(cost), faces.figure, fill=ink)
    words = scene.word("conspiracy-cost", name=scene.word(f"conspiracy-{name}"), n=cost)
    return titled(words, sign(name, x + 9, y, 16, ink), figure)


def short_gardens(scene: Scene, track: View, x: float, y: float, room: float) -> str:
    """Suit and pips; a tick on the suit that has been scored."""
    tick = sign("done", x + 8, y, 15, "var(--signal)") if track["scored"] else ""
    kind = suit(track["suit"], x + 8, y, 17, opacity=0.4 if tick else None)
    size = (room - 24) / SPACES - 2.5
    return titled(garden_words(scene, track), kind, tick, pips(x + 19, y, track["placed"], SPACES, size, YELLOW))
