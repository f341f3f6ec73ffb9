"""What is being carried out: lists of effects, the outermost first, each with how far it has come.

An effect may set off another card, whose list is done before the first goes on; so the last one is the one that acts.
"""

from typing import Final, NamedTuple

from parlour.draw.art import Box, circle, rect, sheet
from parlour.draw.cards import lines_height, put_lines
from parlour.draw.things import View, ring
from parlour.draw.typesetting import Drawn, Type, heading
from parlour.draw.words import Face, set_close, set_lines
from parlour.games.frogs.draw.cards.signs import OF, mark, word
from parlour.games.frogs.draw.facts import PHONE
from parlour.games.frogs.draw.pieces import chest, glyph, starter
from parlour.games.frogs.draw.scene import Scene
from parlour.games.frogs.words import wording

TITLE: Final = 24
CHESTS: Final = ("iron", "golden", "ruby")
INDENT: Final = 12  # of what has been set off by another
SIGN: Final = 18


class Way(NamedTuple):
    """How much is said: lines of the effect being done; how many of the first links say only where they are;
    how many of them are left out.
    """

    lines: int = 9
    short: int = 0
    skip: int = 0


class Manner(NamedTuple):
    """How one link is said: only what it does now; whether it is the one that acts; with how many lines."""

    only_now: bool
    acts: bool
    lines: int


def chain(scene: Scene, box: Box, faces: Type) -> str:
    """On a sheet that is given: what does not fit is said in fewer lines, the outermost first."""
    room, inner = box.h - TITLE - 6, box._replace(x=box.x + 10, y=box.y + TITLE, w=box.w - 20)
    n = len(scene.view["chain"])
    ways = [Way(short=short) for short in range(n + 1)] + [Way(short=n, skip=skip) for skip in range(1, n)]
    ways += [Way(lines, n, n - 1) for lines in (7, 5, 3)]
    tried = (drawn(scene, inner, faces, way) for way in ways)
    shown = next((each for each, high in tried if high <= room), drawn(scene, inner, faces, ways[-1])[0])
    return framed(scene, box, faces, shown)


def framed(scene: Scene, box: Box, faces: Type, shown: str) -> str:
    edge = rect(box, 12, stroke="var(--trail)", stroke_width=2)
    return sheet(box, 12) + edge + heading(box, word(scene, "chain"), faces) + shown


def chain_phone(scene: Scene, x: float, y: float, w: float) -> Drawn:
    """As high as it must be; nothing where nothing is being carried out."""
    if not scene.resolves():
        return "", 0
    inner, high = drawn(scene, Box(x + 10, y + TITLE, w - 20, 0), PHONE, Way())
    box = Box(x, y, w, TITLE + high + 8)
    return framed(scene, box, PHONE, inner), box.h


def drawn(scene: Scene, box: Box, faces: Type, way: Way) -> Drawn:
    """The links from the top of a box down."""
    out, y = "", box.y
    links = scene.view["chain"][way.skip :]
    for i, link in enumerate(links):
        deep = min(i, 4) * INDENT
        spot = Box(box.x + deep, y, box.w - deep, 0)
        acts = i == len(links) - 1 and not scene.view["waiting"]
        shown, high = one(scene, link, spot, faces, Manner(i + way.skip < way.short, acts, way.lines if acts else 3))
        out, y = out + shown, y + high + 3
    more, high = waiting(scene, box._replace(y=y), faces)
    return out + more, y + high - box.y


# One list of effects


def one(scene: Scene, link: View, box: Box, faces: Type, manner: Manner) -> Drawn:
    """Its sign and name, and below it what it does: done, being done, still to come."""
    face = Face(faces.least, 700, serif=True)
    name = set_lines(link_name(scene, link), face, box.w - SIGN - 6, 2)
    out = sign_of(link, box.x + SIGN / 2, box.y + SIGN / 2)
    out += put_lines(box.x + SIGN + 5, box.y + 2, name, face)
    y = box.y + max(SIGN + 1, lines_height(name, face) + 4)
    for i, effect in enumerate(link["effects"]):
        if manner.only_now and i != link["at"]:
            continue
        spot = box._replace(y=y)
        if i == link["at"]:
            shown, high = going_on(scene, effect, spot, faces, manner)
        else:
            shown, high = coming(scene, effect, i > link["at"], spot, faces)
        out, y = out + shown, y + high
    return out, y - box.y


def coming(scene: Scene, effect: View, still: bool, box: Box, faces: Type) -> Drawn:
    """One effect: still to come, or ticked."""
    lines = set_lines(wording.effect_text(effect, scene.say), faces.small, box.w - SIGN - 6, 3)
    cx, cy = box.x + SIGN / 2, box.y + faces.least * 0.56
    tick = glyph("check", cx, cy, 11, "var(--ink-3)", "var(--paper)")
    sign = circle(cx, cy, 2, "none", stroke="var(--ink-3)", stroke_width=1.2) if still else tick
    said = put_lines(box.x + SIGN + 5, box.y, lines, faces.small, ink="var(--ink-3)")
    return sign + said, lines_height(lines, faces.small) + 2


def going_on(scene: Scene, effect: View, box: Box, faces: Type, manner: Manner) -> Drawn:
    """The effect that is being carried out: on amber, unless it waits for what it has set off."""
    if manner.acts and scene.is_target("option-1") and effect["do"] == "choose":
        return options(scene, effect, box, faces)
    face = Face(faces.least, 600)
    lines = set_lines(wording.effect_text(effect, scene.say), face, box.w - SIGN - 6, manner.lines)
    high, cx, cy = lines_height(lines, face) + 2, box.x + SIGN / 2, box.y + faces.least * 0.56
    fill, back = "var(--paper)", ""
    if manner.acts:
        fill = "var(--trail)"
        back = rect(Box(box.x + SIGN + 1, box.y - 1, box.w - SIGN - 1, high), 4, "var(--trail-soft)")
    dot = circle(cx, cy, 4, fill, stroke="var(--trail)", stroke_width=1.6)
    return back + dot + put_lines(box.x + SIGN + 5, box.y, lines, face), high


def options(scene: Scene, effect: View, box: Box, faces: Type) -> Drawn:
    """7.11.15 Effects to choose from, each to be clicked."""
    out, y = "", box.y
    for i, effects in enumerate(effect["options"]):
        name, words = f"option-{i + 1}", wording.option_text(effects, scene.say)
        lines = set_lines(words, faces.small, box.w - 14, 4)
        spot = Box(box.x, y, box.w, lines_height(lines, faces.small) + 7)
        parts = (rect(spot, 5, "var(--signal-soft)"), put_lines(spot.x + 7, y + 3, lines, faces.small))
        out += scene.thing(name, words, *parts, ring(spot.grown(-1), 5, 1.6) if scene.is_target(name) else "")
        y += spot.h + 3
    return out, y - box.y


def link_name(scene: Scene, link: View) -> str:
    """Whose list it is, and which of the card's lists."""
    if link["card"]:
        name = scene.card_name(link["card"])
        return word(scene, f"link-{link['kind']}", name=name) if link["kind"] in ("relic", "enchantment") else name
    if link["starter"]:
        return scene.starter_name(link["starter"])
    return word(scene, "link-reward", reward=reward_name(scene, link))


def reward_name(scene: Scene, link: View) -> str:
    which = link["which"]
    return scene.chest_name(which) if which in CHESTS else scene.starter_name(which)


def sign_of(link: View, cx: float, cy: float) -> str:
    if link["card"]:
        return mark(link["card"], cx, cy, SIGN - 1)
    if link["starter"]:
        return mark({"species": OF[link["starter"]]}, cx, cy, SIGN - 1)
    which = link["which"]
    return chest(which, cx, cy - 1, SIGN - 2) if which in CHESTS else starter(which, cx, cy, SIGN)


# What has been set off and waits


def waiting(scene: Scene, box: Box, faces: Type) -> Drawn:
    """12.1 The cards whose order is being chosen, and what has set them off."""
    cards = scene.view["waiting"]
    if not cards:
        return "", 0
    said = set_lines(word(scene, "waiting", event=word(scene, f"event-{scene.view['event']}")), faces.small, box.w, 2)
    out = put_lines(box.x, box.y, said, faces.small, ink="var(--ink-2)")
    y = box.y + lines_height(said, faces.small) + 3
    for card in cards:
        name = set_close(scene.card_name(card), faces.tiny_name, box.w - SIGN - 8)
        out += rect(Box(box.x, y, box.w, 18), 5, "var(--trail-soft)") + mark(card, box.x + 10, y + 9, 14)
        out += put_lines(box.x + 22, y + 3, name, faces.tiny_name)
        y += 20
    return out, y - box.y
