"""The players on a phone: a chip each above the map."""

from typing import Final

from parlour.draw.art import Attr, Box
from parlour.draw.things import View
from parlour.draw.words import MIDDLE, Face, print_lines, set_close, write
from parlour.games.root.draw.art import glyph, seal, suit
from parlour.games.root.draw.holdings import contracts
from parlour.games.root.draw.scene import Scene
from parlour.games.root.draw.seats import plate, seat_title

CHIP_NAME, CHIP_SCORE = Face(11.5, 600), Face(17, 700, serif=True)
MANY: Final = 5  # from here on chips are narrow, and higher


def chip_height(scene: Scene) -> float:
    return 66 if len(scene.players) >= MANY else 50


def chip(scene: Scene, player: View, box: Box) -> str:
    """A seat above the map: seal and points; name below; cards in hand, beside the points or in a line of their own."""
    x, right, seat = box.x + 10, box.right - 5, player["seat"]
    many = len(scene.players) >= MANY
    target = f"seat-{seat}"
    figure: dict[str, Attr] = {"data_score": seat}
    parts = [
        plate(scene, player, box),
        seal(player["faction"], x + 10, box.y + 17, 23),
        write(x + 24, box.y + 23, str(player["score"]), CHIP_SCORE, **figure),
        chip_sign(scene, player, right, box.bottom - 11 if many else box.y + 17),
        bought(scene, player, x, box.bottom - 11) if many else "",
        chip_name(scene, seat, x, box.y + 42, right - x + (3 if many else 1)),
        scene.ringed(target, box, 8),
    ]
    return scene.thing(target, seat_title(scene, player), *parts)


def chip_name(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    words = scene.own_name(seat) if scene.nameless(seat) else scene.name(seat)
    return print_lines(x, y, set_close(words, CHIP_NAME, room), CHIP_NAME)


def bought(scene: Scene, player: View, x: float, cy: float) -> str:
    """Boats and mercenaries, at the left of the last line."""
    return "".join(each.at(x - 2 + i * 17, cy, CHIP_NAME) for i, each in enumerate(contracts(scene, player)))


def chip_sign(scene: Scene, player: View, right: float, cy: float) -> str:
    """A crown for the winner, the suit of a dominance card, else the number of cards."""
    if scene.won(player["seat"]):
        return glyph("crown", right - 8, cy, 16, "var(--trail)", "var(--paper)")
    if player["dominance"]:
        return suit(player["dominance"]["suit"], right - 8, cy, 17)
    count = write(right, cy + 11.5 * MIDDLE, str(player["hand"]), CHIP_NAME, text_anchor="end", fill="var(--ink-2)")
    left = right - CHIP_NAME.width(str(player["hand"])) - 8
    return glyph("hand", left, cy, 13, "var(--ink-2)", "var(--paper)") + count
