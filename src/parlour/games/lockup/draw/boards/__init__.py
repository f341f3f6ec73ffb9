"""Boards: what lies before the viewer, before others and, in solo, before the guards."""

from collections.abc import Sequence
from typing import Final

from parlour.draw.art import Box, circle, rect
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, facts_row, titled
from parlour.draw.words import MIDDLE, Face, write
from parlour.games.lockup.draw.boards.built import all_named, minis, signs, symbol_facts
from parlour.games.lockup.draw.boards.own import own
from parlour.games.lockup.draw.boards.phone import own_phone
from parlour.games.lockup.draw.cards import guard_back, pile
from parlour.games.lockup.draw.cards.marks import back
from parlour.games.lockup.draw.facts import WIDE
from parlour.games.lockup.draw.icons import mark
from parlour.games.lockup.draw.pieces import glyph
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.rules.book import LOCATIONS

__all__ = ["guards", "other", "own", "own_phone"]

DECK: Final = (26.0, 34.0)  # a small card
OFF_DUTY: Final = "off-duty"


def other(scene: Scene, player: View, area: Box, faces: Type) -> Drawn:
    """What somebody else has built: names, or signs where a strip has no room for them."""
    return named(scene, player, area, faces) if faces is not WIDE else signs(scene, player, area, faces)


def named(scene: Scene, holder: View, area: Box, faces: Type) -> Drawn:
    if not holder["items"] and not holder["goons"]:
        return "", 0
    head, used = facts_row(symbol_facts(scene, holder), area._replace(h=22), faces.strong, 12)
    chips, more = all_named(scene, holder, area._replace(y=area.y + used), faces)
    return head + chips, used + more


# The guards


def guards(scene: Scene, area: Box, faces: Type) -> Drawn:
    """18 Their decks and the location cards turned so far; what they have built and reserved."""
    holder = scene.guards
    assert holder is not None
    out, used = decks(scene, holder, area, faces), DECK[1] + 8
    if holder["reserved"]:
        out += reserved(scene, holder["reserved"], area._replace(y=area.y + used))
        used += 26
    more, height = other(scene, holder, area._replace(y=area.y + used), faces)
    return out + more, used + height


def decks(scene: Scene, holder: View, area: Box, faces: Type) -> str:
    """The guard deck, cards set aside, the location deck; then what was turned, in order."""
    w, h = DECK
    y, step = area.y + 2, w + 11
    piles = (
        ("guards", holder["deck"], guard_back),
        ("aside", holder["aside"], guard_back),
        ("places", holder["location_deck"], place_back),
    )
    out = ""
    for i, (kind, count, face) in enumerate(piles):
        box = Box(area.x + i * step, y, w, h)
        out += titled(scene.word(f"board-deck-{kind}", n=count), pile(box, face(box), count, faces))
    left = area.x + 3 * step + 4
    return out + turned(scene, holder["turned"], Box(left, y, area.right - left, h), faces)


def place_back(box: Box) -> str:
    return back(box, "#5C5A66", "home")


def turned(scene: Scene, places: Sequence[str], box: Box, faces: Type) -> str:
    """Cards by location number; a mug for those off duty. Closer where there are many."""
    w = DECK[0] - 2
    step = min(w + 4.0, (box.w - w) / max(len(places) - 1, 1))
    return "".join(place(scene, each, Box(box.x + i * step, box.y, w, box.h), faces) for i, each in enumerate(places))


def place(scene: Scene, name: str, box: Box, faces: Type) -> str:
    sheet_ = rect(box, 4, "var(--paper)", stroke="var(--edge)", stroke_width=1)
    if name == OFF_DUTY:
        return titled(scene.word("board-off-duty"), sheet_, mark("off-duty", box.cx, box.cy, 17))
    face = Face(faces.least, 700)
    disc = circle(box.cx, box.cy, 10, "var(--wall)")
    figure = str(LOCATIONS.index(name) + 1)
    number = write(box.cx, box.cy + face.size * MIDDLE, figure, face, text_anchor="middle", fill="#FFFDF6")
    return titled(scene.location_name(name), sheet_, disc, number)


def reserved(scene: Scene, items: Sequence[View], area: Box) -> str:
    """Open, for all saw them taken."""
    lock = glyph("reserved", area.x + 9, area.y + 12.5, 17, "var(--ink-2)", "var(--paper)")
    return titled(scene.word("board-reserved"), lock) + minis(scene, items, Box(area.x + 24, area.y, area.w - 24, 0))
