"""The tracks of trade posts: a post on its space, the points it left behind, a space lost for good, funds upon it."""

from typing import Final

from parlour.draw.art import Box, circle, number, rect, square, stroke
from parlour.draw.things import View
from parlour.draw.typesetting import Type, titled
from parlour.games.root.draw.art import suit, token, warrior
from parlour.games.root.draw.panel import PHONE, counted, empty_slot
from parlour.games.root.draw.scene import Scene

SPACES: Final = 3


def spaces(track: View) -> list[tuple[str, str]]:
    """What each space is, and the faction of the warrior that lies upon it. Posts leave from the left, those that
    are out of the game first; funds lie on what is empty.
    """
    kinds = ["gone"] * track["gone"] + ["placed"] * track["placed"] + ["post"] * track["left"]
    lying = [each["faction"] for each in track["funds"] for _ in range(each["n"])]
    return [(kind, lying[i] if i < len(lying) else "") for i, kind in enumerate(kinds)]


def post_words(scene: Scene, track: View) -> str:
    numbers = {name: track[name] for name in ("left", "placed", "gone")}
    words = scene.word("posts", suit=scene.suit_name(track["suit"]), **numbers)
    lying = [scene.word("warriors", n=each["n"], name=scene.faction_name(each["seat"])) for each in track["funds"]]
    return ". ".join([words, *lying])


def post_tracks(scene: Scene, player: View, box: Box, faces: Type) -> str:
    """A row for each suit; on a phone all in one row."""
    row, column, tracks = box.h / 3, box.w / 3, player["board"]["posts"]
    boxes = [Box(box.x, box.y + i * row, box.w, row - 4) for i in range(3)]
    if faces is PHONE:
        boxes = [Box(box.x + i * column, box.y, column - 8, box.h) for i in range(3)]
    return "".join(post_row(scene, player, each, spot, faces) for each, spot in zip(tracks, boxes, strict=True))


def post_row(scene: Scene, player: View, track: View, box: Box, faces: Type) -> str:
    left = 21 if faces is PHONE else 34
    step = min(50.0, (box.w - left - 2) / SPACES)
    size = min(box.h, step - (2 if faces is PHONE else 6))
    parts = [suit(track["suit"], box.x + left / 2 - 1, box.cy, min(26, left - 1))]
    for i, (kind, faction) in enumerate(spaces(track)):
        parts.append(space(kind, faction, (box.x + left + (i + 0.5) * step, box.cy, size), track["vp"][i], faces))
    return choosable(scene, player, track, box, "".join(parts))


def space(kind: str, faction: str, spot: tuple[float, float, float], vp: int, faces: Type) -> str:
    cx, cy, size = spot
    if kind == "post":
        points = counted(cx + size * 0.36, cy + size * 0.34, vp, faces)
        return token("trade-post", "riverfolk", cx, cy, size - 2) + points
    back = lost(cx, cy, size) if kind == "gone" else empty_slot(cx, cy, size, "" if faction else f"+{vp}", faces)
    return back + (warrior(faction, cx, cy, size * 0.9) if faction else "")


def lost(cx: float, cy: float, size: float) -> str:
    """A space whose post is out of the game."""
    r = size * 0.2
    cross = f"M{number(cx - r)} {number(cy - r)}l{number(2 * r)} {number(2 * r)}m0 {number(-2 * r)}l{number(-2 * r)} "
    back = rect(square(cx, cy, size), size * 0.18, stroke="var(--edge)", stroke_width=1.2, stroke_dasharray="3 2.5")
    return back + stroke(f"{cross}{number(2 * r)}", "var(--ink-3)", 1.8)


def choosable(scene: Scene, player: View, track: View, box: Box, drawn: str) -> str:
    """11.5.3 Where a fund goes that pays for a symbol of any suit is asked by the suit."""
    name, words = f"suit-{track['suit']}", post_words(scene, track)
    if scene.acting() != player["seat"] or not scene.is_target(name):
        return titled(words, drawn)
    whole = rect(box, 7, "transparent")
    return scene.thing(name, words, whole, drawn, scene.ringed(name, box, 7))


def short_posts(scene: Scene, player: View, box: Box) -> str:
    tracks, width = player["board"]["posts"], box.w / 3
    boxes = [Box(box.x + i * width, box.y, width - 4, box.h) for i in range(3)]
    return "".join(short_row(scene, player, each, spot) for each, spot in zip(tracks, boxes, strict=True))


def short_row(scene: Scene, player: View, track: View, box: Box) -> str:
    parts = [suit(track["suit"], box.x + 8, box.cy, 16)]
    for i, (kind, faction) in enumerate(spaces(track)):
        parts.append(short_space(kind, faction, box.x + 24 + i * 13.5, box.cy, 11.5))
    return choosable(scene, player, track, box, "".join(parts))


def short_space(kind: str, faction: str, cx: float, cy: float, size: float) -> str:
    """A disc is a post, a square an empty space, a cross a lost one; a warrior stands on it."""
    if kind == "post":
        return circle(cx, cy, size / 2, "var(--c-riverfolk)", stroke="var(--cut)", stroke_width=1.2)
    if faction:
        return warrior(faction, cx, cy, size + 4)
    if kind == "gone":
        return lost(cx, cy, size)
    return rect(square(cx, cy, size - 1), 3, "var(--paper-2)", stroke="var(--edge)", stroke_width=1)
