"""The score track from 0 to 30 with everybody's seal, those who play for dominance beside it; and the items left."""

from collections.abc import Iterator
from typing import Final

from parlour.draw.art import Box, circle, el, number, path, rect, sheet, stroke, title
from parlour.draw.shapes import apart
from parlour.draw.things import View
from parlour.draw.words import Face, print_lines, set_close, write
from parlour.games.root.draw.art import emblem, glyph, item, seal, suit
from parlour.games.root.draw.scene import Scene

MOST: Final = 30
SEAL: Final = 26
BESIDE: Final = 20  # at least, from seal to seal
LINE: Final = 40  # from the upper edge to the line
OFF: Final = 64  # width of the place of one who plays for dominance
ROUND: Final = Face(17, 700, serif=True)
PHASE: Final = Face(14, 600)
PHASES: Final = ("birdsong", "daylight", "evening")
KINDS: Final = ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coin")


def clock(scene: Scene, box: Box) -> str:
    """Round and phase, with a bird, the sun or the moon."""
    view, x = scene.view, box.x + 12
    head = scene.word("round", n=view["round"]) if view["round"] else scene.say("root-phase-setup")
    out = sheet(box, 10) + print_lines(x, box.y + 26, set_close(head, ROUND, box.w - 20), ROUND)
    if view["phase"] not in PHASES:
        return out
    name = set_close(scene.say(f"root-phase-{view['phase']}"), PHASE, box.w - 44)
    sign = phase_sign(view["phase"], x + 9, box.y + 44)
    return out + sign + print_lines(x + 24, box.y + 49, name, PHASE, fill="var(--ink-2)")


def phase_sign(phase: str, x: float, y: float) -> str:
    if phase == "birdsong":
        return emblem("bird", x, y, 18, "var(--trail)", "var(--paper)")
    return glyph("sun" if phase == "daylight" else "moon", x, y, 18, "var(--trail)")


def score_track(scene: Scene, box: Box) -> str:
    """A line of 31 spots, seals standing on it; where there are many, they move aside."""
    away = [player for player in scene.players if scores_no_more(player)]
    left = 26 + BESIDE / 2 * (len(scene.players) - 1)
    room = Box(box.x + left, box.y + LINE, box.w - left - 30 - OFF * len(away), 0)
    parts = [sheet(box, 10), ruler(room), *markers(scene, room)]
    parts += [off_track(scene, player, room.right + 28 + OFF * i, box) for i, player in enumerate(away)]
    return scene.thing("score-track", scene.word("track"), *parts)


def scores_no_more(player: View) -> bool:
    return player["dominance"] is not None or player["partner"] is not None


def ruler(room: Box) -> str:
    step, y = room.w / MOST, room.y
    spots = [(i, room.x + i * step) for i in range(MOST + 1)]
    ticks = "".join(f"M{number(x)} {number(y)}h.01" for i, x in spots if i % 5)
    parts = [stroke(f"M{number(room.x)} {number(y)}H{number(room.right)}", "var(--line)", 6)]
    parts.append(stroke(ticks, "var(--edge)", 6))
    for value, x in spots[::5]:
        parts.append(circle(x, y, 5.5, "var(--paper)", stroke="var(--edge)", stroke_width=2.5))
        parts.append(write(x, y + 18, str(value), Face(13.5, 700), text_anchor="middle"))
    return "".join(parts) + glyph("crown", room.right, y - 21, 20, "var(--trail)")


def markers(scene: Scene, room: Box) -> Iterator[str]:
    on_track = [player for player in scene.players if not scores_no_more(player)]
    on_track.sort(key=lambda player: min(player["score"], MOST))
    spots = [room.x + min(player["score"], MOST) * room.w / MOST for player in on_track]
    for player, x, middle in zip(on_track, spots, apart(spots, BESIDE), strict=True):
        yield marker(scene, player, x, room.y, middle)


def marker(scene: Scene, player: View, x: float, y: float, middle: float) -> str:
    """A seal with its point on the line."""
    faction = player["faction"]
    tip = path(
        f"M{number(x)} {number(y - 3)}L{number(middle - 6)} {number(y - 13)}H{number(middle + 6)}Z",
        f"var(--c-{faction})", stroke="var(--cut)", stroke_width=1.6, stroke_linejoin="round",
    )  # fmt: skip
    words = scene.word("score", name=scene.full_name(player["seat"]), n=player["score"])
    drawn = tip + seal(faction, middle, y - 22, SEAL)
    return el("g", title(words), drawn, data_piece=f"score-{player['seat']}")


def off_track(scene: Scene, player: View, x: float, box: Box) -> str:
    """Whoever plays for dominance, or with such a one, scores no more: seal and what is played for."""
    name, plate = scene.full_name(player["seat"]), Box(x, box.y + 10, OFF - 6, box.h - 20)
    back = rect(plate, 8, "var(--paper-2)", stroke="var(--line)", stroke_width=1)
    if player["partner"] is not None:
        words = scene.word("score-coalition", name=name, other=scene.full_name(player["partner"]))
        aim = seal(scene.faction(player["partner"]), plate.cx + 13, plate.cy, SEAL - 2)
    else:
        words = scene.word("score-dominance", name=name, suit=scene.suit_name(player["dominance"]["suit"]))
        aim = suit(player["dominance"]["suit"], plate.cx + 13, plate.cy, SEAL)
    mark = seal(player["faction"], plate.cx - 13, plate.cy, SEAL)
    return el("g", title(words), back, mark, aim, data_piece=f"score-{player['seat']}")


def supply(scene: Scene, box: Box, size: float = 30) -> str:
    """The items that can still be crafted, and how many of each; none left, a hollow place."""
    step = (box.w - 14) / len(KINDS)
    spots = [box.x + 5 + step * (i + 0.5) for i in range(len(KINDS))]
    shown = [stock(scene, kind, x, box.cy - 1, size) for kind, x in zip(KINDS, spots, strict=True)]
    return scene.thing("supply", scene.word("supply"), sheet(box, 10), *shown)


def stock(scene: Scene, kind: str, x: float, y: float, size: float) -> str:
    count: int = scene.view["items"].get(kind, 0)
    words = scene.word("counted", n=count, what=scene.item_name(kind))
    drawn = item(kind, x, y, size, up=count > 0, count=count)
    return el("g", title(words), drawn, data_piece=f"supply-{kind}")
