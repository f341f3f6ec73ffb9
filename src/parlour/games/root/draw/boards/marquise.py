"""The Marquise's board: three tracks of buildings with what each costs, scores and draws; wood, keep, actions."""

from typing import Final

from parlour.draw.art import Box, group, rect, square
from parlour.draw.things import View
from parlour.draw.typesetting import Drawn, Type, facts_row, titled
from parlour.draw.words import MIDDLE, print_lines, set_lines, write
from parlour.games.root.draw.art import building, glyph
from parlour.games.root.draw.panel import Fact, counted, empty_slot, fact, pips
from parlour.games.root.draw.scene import Scene

WIDTH: Final = (392, 470)  # of the whole board beside the hand: what it needs, and what it can use
SPACES: Final = 6


def facts(scene: Scene, player: View) -> list[Fact]:
    """Besides the tracks."""
    board = player["board"]
    keep = scene.word("keep-at", n=board["keep"]) if board["keep"] else scene.word("keep-lost")
    found = [
        fact("wood", board["wood"], scene.word("wood-left", n=board["wood"])),
        fact("keep", board["keep"] or "–", keep),
    ]
    if board["actions"]:
        words = scene.word("actions-left", n=board["actions"])
        found.append(fact("sun", board["actions"], words))
    if board["recruited"]:
        found.append(fact("done", "", scene.word("recruited")))
    return found


def label_width(scene: Scene, tracks: list[View], faces: Type) -> float:
    return max(faces.small.width(scene.kind_name(track["kind"])) for track in tracks) + 10


def full(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """Rows of spaces under their costs; on the map a building leaves its points behind."""
    tracks: list[View] = player["board"]["tracks"]
    label = min(label_width(scene, tracks, faces), box.w - SPACES * 32)
    step = min(46.0, (box.w - label) / SPACES)
    row = min(step, (box.h - 18 - 48) / 3) if box.h else step
    out = costs(tracks[0]["cost"], box, label, step, faces)
    for i, track in enumerate(tracks):
        out += track_row(scene, track, Box(box.x, box.y + 18 + i * row, box.w, row), (label, step), faces)
    said = [each.spelled for each in facts(scene, player)]
    more, height = facts_row(said, Box(box.x, box.y + 22 + 3 * row, box.w, 22), faces.small, 14)
    return out + more, 22 + 3 * row + height


def costs(values: list[int], box: Box, label: float, step: float, faces: Type) -> str:
    """How much wood the building of each column costs."""
    y = box.y + 8
    figures = "".join(
        write(box.x + label + (i + 0.5) * step, y + faces.least * MIDDLE, str(value), faces.figure,
              text_anchor="middle", fill="var(--ink-2)")
        for i, value in enumerate(values)
    )  # fmt: skip
    return glyph("wood", box.x + label - 8, y, 16, "var(--ink-3)", "var(--paper)") + figures


def track_row(scene: Scene, track: View, box: Box, columns: tuple[float, float], faces: Type) -> str:
    label, step = columns
    kind, size = track["kind"], min(step - 6, box.h - 6)
    name = set_lines(scene.kind_name(kind), faces.small, label - 6)
    parts = [
        rect(box, 6, "var(--paper)", opacity=0),
        print_lines(box.x, box.cy + faces.least * MIDDLE, name, faces.small, fill="var(--ink-2)"),
    ]
    for i, vp in enumerate(track["vp"]):
        spot = (box.x + label + (i + 0.5) * step, box.cy, size)
        parts.append(space(kind, vp, i < track["placed"], spot, faces))
        parts.append(draw_mark(spot) if track["draw"][i] else "")
    words = track_words(scene, track)
    if scene.view["battle"] is not None:  # then it is a piece in the clearing that has this id
        return titled(words, *parts)
    ring_box = Box(box.x - 4, box.y, label + SPACES * step + 6, box.h)
    return scene.thing(f"kind-{kind}", words, *parts, scene.ringed(f"kind-{kind}", ring_box, 8))


def space(kind: str, vp: int, built: bool, spot: tuple[float, float, float], faces: Type) -> str:
    cx, cy, size = spot
    if built:
        return empty_slot(cx, cy, size, f"+{vp}", faces)
    return building(kind, "marquise", cx, cy, size) + counted(cx + size * 0.36, cy + size * 0.36, vp, faces)


def draw_mark(spot: tuple[float, float, float]) -> str:
    """A card to draw once this space is empty."""
    cx, cy, size = spot
    x, y = cx - size * 0.42, cy - size * 0.4
    back = rect(square(x, y, 15), 4, "var(--paper)", stroke="var(--edge)", stroke_width=1)
    return back + glyph("card", x, y, 12, "var(--ink-2)", "var(--paper)")


def track_words(scene: Scene, track: View) -> str:
    """How many stand on the map, and what the next one costs and brings."""
    kind, placed = scene.kind_name(track["kind"]), track["placed"]
    if placed == SPACES:
        return scene.word("building-track-full", kind=kind, n=placed)
    cost, vp = track["cost"][placed], track["vp"][placed]
    return scene.word("building-track", kind=kind, n=placed, cost=cost, vp=vp)


def brief(scene: Scene, player: View, box: Box, faces: Type) -> Drawn:
    """A row for each track: built and left, then cost and points of the next one."""
    tracks: list[View] = player["board"]["tracks"]
    row = 17 if faces.dense else 19
    spots = [Box(box.x, box.y + i * row, box.w, row) for i in range(len(tracks))]
    rows = [short_track(scene, track, spot, faces) for track, spot in zip(tracks, spots, strict=True)]
    return "".join(rows), 3 * row + 1


def short_track(scene: Scene, track: View, box: Box, faces: Type) -> str:
    placed, inner = track["placed"], ""
    if placed < SPACES:
        cost, vp = track["cost"][placed], track["vp"][placed]
        inner = (
            glyph("wood", box.x + 124, box.cy, 14, "var(--ink-3)", "var(--paper)")
            + write(box.x + 134, box.cy + faces.least * MIDDLE, str(cost), faces.small, fill="var(--ink-2)")
            + write(box.right - 2, box.cy + faces.least * MIDDLE, f"+{vp}", faces.figure, text_anchor="end")
        )
    sign = glyph(track["kind"], box.x + 8, box.cy, 17, "var(--ink-2)", "var(--paper)")
    line = group(sign, pips(box.x + 22, box.cy, placed, SPACES, 13, "var(--c-marquise)"), inner)
    return titled(track_words(scene, track), line)
