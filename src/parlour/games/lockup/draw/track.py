"""The reputation track along the wall: a seal for each party, moved aside where several stand on one number."""

from typing import Final

from parlour.draw.art import Box, circle, el, number, path, stroke, title
from parlour.draw.shapes import apart
from parlour.draw.typesetting import Type
from parlour.draw.words import Face, write
from parlour.games.lockup.draw.pieces import glyph, seal
from parlour.games.lockup.draw.scene import Scene

SEAL: Final = 24
BESIDE: Final = 23  # at least, from seal to seal
TENS: Final = 10
LEAST_END: Final = 60  # 3.3 there is no upper limit: the track is as long as it must be


def reputation_track(scene: Scene, box: Box, faces: Type) -> str:
    """From 0 to the next ten beyond the highest."""
    scores = [each["reputation"] for each in scene.parties()]
    end = max(LEAST_END, -(-(max(scores) + 1) // TENS) * TENS)
    side = 14 + BESIDE / 2 * (len(scores) - 1)
    room = Box(box.x + side + 26, box.y + SEAL + 7, box.w - 2 * side - 26, 0)
    spots = [(score, party, room.x + score * room.w / end) for party, score in enumerate(scores)]
    spots.sort()
    middles = apart([x for _, _, x in spots], BESIDE)
    marks = [marker(scene, p, n, x, room.y, m) for (n, p, x), m in zip(spots, middles, strict=True)]
    star = glyph("star", box.x + 13, room.y, 22, "var(--lamp)", "var(--wall)")
    return scene.thing("reputation-track", scene.word("track"), star, ruler(room, end, faces), *marks)


def ruler(room: Box, end: int, faces: Type) -> str:
    step, y = room.w / end, room.y
    ticks = "".join(f"M{number(room.x + i * step)} {number(y)}h.01" for i in range(end + 1) if i % TENS)
    out = stroke(f"M{number(room.x)} {number(y)}H{number(room.right)}", "var(--wall-2)", 7)
    out += stroke(ticks, "var(--wall-ink-2)", 2.4)
    face = Face(faces.least, 700)
    for value in range(0, end + 1, TENS):
        x = room.x + value * step
        out += circle(x, y, 5, "var(--wall)", stroke="var(--wall-ink)", stroke_width=2)
        out += write(x, y + 16.5, str(value), face, text_anchor="middle", fill="var(--wall-ink)")
    return out


def marker(scene: Scene, party: int, n: int, x: float, y: float, middle: float) -> str:
    """A seal with its point on the line."""
    crew = scene.crew(party)
    corners = f"M{number(x)} {number(y - 2)}L{number(middle - 6)} {number(y - 12)}H{number(middle + 6)}Z"
    tip = path(corners, f"var(--c-{crew})", stroke="var(--cut)", stroke_width=1.5, stroke_linejoin="round")
    words = scene.word("reputation", name=scene.full_name(party), n=n)
    return el("g", title(words), tip, seal(crew, middle, y - 20, SEAL), data_piece=f"reputation-{party}")
