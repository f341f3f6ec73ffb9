"""The players on a phone: a chip each above the board."""

from typing import Final

from parlour.draw.art import Box, el, rect, sheet, title
from parlour.draw.typesetting import facts_row
from parlour.draw.words import Face, print_lines, set_close, write
from parlour.games.frogs.draw.facts import PHONE, coin_fact, fact
from parlour.games.frogs.draw.pieces import glyph, seal
from parlour.games.frogs.draw.scene import Scene

HIGH: Final = 42
NAME, SCORE = Face(12.5, 600), Face(17, 700, serif=True)


def chips(scene: Scene, box: Box) -> str:
    """The viewer first."""
    step = (box.w + 6) / 2
    seats = list(reversed(scene.seats())) if scene.me else scene.seats()
    return "".join(chip(scene, seat, Box(box.x + i * step, box.y, step - 6, HIGH)) for i, seat in enumerate(seats))


def chip(scene: Scene, seat: int, box: Box) -> str:
    """Seal, name, coins, cards in hand, tucked cards; the points that all can see."""
    each = scene.players[seat]
    words = scene.word("chip", name=scene.name(seat), coins=each["coins"], cards=each["hand_count"])
    found = [coin_fact(each["coins"], "", 14), fact("hand", each["hand_count"], "", 14)]
    found.append(fact("tucked", each["tucked_count"], "", 13))
    name = set_close(scene.name(seat), NAME, box.w - 74)
    parts = [
        plate(scene, seat, box),
        seal(seat, each["species"], box.x + 20, box.cy, 27),
        print_lines(box.x + 38, box.y + 17, name, NAME),
        facts_row(found, Box(box.x + 38, box.y + 21, box.w - 70, 18), PHONE.small, 8)[0],
        write(box.right - 9, box.cy + 6, str(each["score"]), SCORE, text_anchor="end", data_score=seat),
    ]
    crown = glyph("crown", box.right - 12, box.y + 9, 13, "var(--trail)") if scene.won(seat) else ""
    return el("g", title(words), *parts, crown)


def plate(scene: Scene, seat: int, box: Box) -> str:
    """A sheet, outlined for whom everybody waits: teal if that is the viewer."""
    back = sheet(box, 9)
    if scene.acting() != seat:
        return back
    return back + rect(box, 9, stroke="var(--signal)" if scene.owns(seat) else "var(--ink-2)", stroke_width=2)
