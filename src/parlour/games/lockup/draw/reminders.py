"""What the strip beside the prison reminds of where panels leave it room: the supply, what goons score, the signs."""

from collections.abc import Sequence
from typing import Final

from parlour.draw.art import Box, rect
from parlour.draw.cards import Sign, in_row, lines_height, put_lines
from parlour.draw.typesetting import Drawn, facts_row, heading, whole_lines
from parlour.games.lockup.draw.cards.goon import bust
from parlour.games.lockup.draw.facts import WIDE, good_fact
from parlour.games.lockup.draw.pieces import GOODS, glyph, good
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.rules.book import SYMBOLS

GAP: Final = 8
HEAD: Final = 29
SIGN: Final = 20
SCORING: Final = (("dwarf",), ("ratfolk",), ("cultist",), ("hobgoblin",), ("demon",), ("skinner", "brigand"))  # 12.3
SIGNS: Final = ("hidden", "tome", "reserved", "first", "passed")


def reminders(scene: Scene, box: Box) -> str:
    """As many as there is room for, the first ones first, at the bottom of a box."""
    shown: list[float] = []
    ways = (supply, goons, signs)
    for way in ways:
        height = way(scene, box)[1]
        if sum(shown) + height + GAP * len(shown) > box.h:
            break
        shown.append(height)
    out, y = "", box.bottom
    for way, height in zip(ways, shown, strict=False):
        y -= height
        spot = box._replace(y=y, h=height)
        out += rect(spot, 8, "var(--paper-2)", stroke="var(--line)", stroke_width=1) + way(scene, spot)[0]
        y -= GAP
    return out


def supply(scene: Scene, box: Box) -> Drawn:
    """2.1 What can still be taken."""
    left = scene.view["supply"]
    facts = [good_fact(kind, left[kind], f"{scene.good_name(kind)}: {left[kind]}", 19) for kind in GOODS]
    shown, height = facts_row(facts, Box(box.x + 12, box.y + HEAD, box.w - 16, 24), WIDE.strong, 12)
    return heading(box, scene.word("supply"), WIDE) + shown, HEAD + height + 6


def goons(scene: Scene, box: Box) -> Drawn:
    """12.3 What each type is worth at the end."""
    rows: list[tuple[list[Sign], str]] = []
    for kinds in SCORING:
        heads = [(bust({"type": kind, "id": kind}, 0, 0, 26), 26.0) for kind in kinds]
        rows.append((heads, scene.word(f"scoring-{kinds[0]}")))
    return listed(scene.word("scoring"), rows, box, 31)


def signs(scene: Scene, box: Box) -> Drawn:
    """What the signs in the panels and on the cards mean."""
    rows: list[tuple[list[Sign], str]] = [
        ([(good(kind, 0, 0, SIGN), SIGN)], scene.good_name(kind)) for kind in ("power", "suspicion")
    ]
    rows += [([ink(kind)], scene.word(f"sign-{kind}")) for kind in SIGNS]
    symbols = ", ".join(scene.say(f"lockup-symbol-{kind}") for kind in SYMBOLS)
    return listed(scene.word("signs"), [*rows, ([ink(kind) for kind in SYMBOLS], symbols)], box, 25)


def ink(kind: str) -> Sign:
    return glyph(kind, 0, 0, SIGN - 2, "var(--ink-2)", "var(--paper-2)"), SIGN - 2


def listed(head: str, rows: Sequence[tuple[list[Sign], str]], box: Box, least: float) -> Drawn:
    """Signs with words beside them."""
    out, y = heading(box, head, WIDE), box.y + HEAD
    for found, words in rows:
        left = box.x + 16 + max(SIGN + 6, sum(width + 2 for _, width in found))
        said = whole_lines(words, WIDE.small, box.right - left - 6, 1, 3)
        high = max(least, lines_height(said, WIDE.small) + 4)
        out += in_row(found, box.x + 11, y + high / 2)
        out += put_lines(left, y + (high - lines_height(said, WIDE.small)) / 2, said, WIDE.small, ink="var(--ink-2)")
        y += high
    return out, y + 6 - box.y
