"""The field: six lands on a cloth, each of six spaces with coins and markers, turned so that the viewer sits south."""

from typing import Final, NamedTuple

from parlour.draw.art import Attr, Box, chances, group, number, path, rect, smooth, square
from parlour.draw.drawings import drawings
from parlour.draw.things import View, ring
from parlour.draw.words import Face, write
from parlour.games.roam.draw.glyphs import glyph
from parlour.games.roam.draw.pieces import coins, ghost, marker
from parlour.games.roam.draw.scene import Scene

SIDE: Final = 6
TINT: Final = (1, 3, 4, 2, 5, 6)  # land → its colour, so that neighbours differ
LETTERS: Final = "ABCDEF"


class Grid(NamedTuple):
    """Where the field lies in the picture, and how often it is turned anticlockwise for the viewer."""

    x: float
    y: float
    cell: float
    quarter: int

    def spot(self, column: int, row: int) -> tuple[int, int]:
        for _ in range(self.quarter):
            column, row = row, SIDE - 1 - column
        return column, row

    def space(self, index: int) -> Box:
        column, row = self.spot(index % SIDE, index // SIDE)
        half = self.cell / 2
        return square(self.x + column * self.cell + half, self.y + row * self.cell + half, self.cell * 0.86)

    def land(self, slot: int) -> Box:
        """The sheet of land 0 to 5, a little smaller than its six cells."""
        first = slot // 3 * 18 + slot % 3 * 2
        boxes = [self.space(first), self.space(first + 13)]
        left, top = min(b.x for b in boxes), min(b.y for b in boxes)
        edge = Box(left, top, max(b.right for b in boxes) - left, max(b.bottom for b in boxes) - top)
        return edge.grown(self.cell * 0.07 - 2)

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, SIDE * self.cell, SIDE * self.cell)


def field(scene: Scene, grid: Grid, figure: float) -> str:
    """All lands with their spaces; figure is the size of letters here."""
    shown = [land(scene, grid, slot, figure) for slot in range(6)]
    return coordinates(grid, figure) + "".join(shown)


def coordinates(grid: Grid, figure: float) -> str:
    """The names of columns and rows, at the upper and left edge as the viewer sees them."""
    names = [(LETTERS[i], grid.spot(i, 0)) for i in range(SIDE)], [(str(i + 1), grid.spot(0, i)) for i in range(SIDE)]
    above, beside = reversed(names) if grid.quarter % 2 else names
    half = grid.cell / 2
    spots = [(grid.x + column * grid.cell + half, grid.y - figure * 0.3, words) for words, (column, _) in above]
    spots += [
        (grid.x - figure * 0.6, grid.y + row * grid.cell + half + figure * 0.36, words) for words, (_, row) in beside
    ]
    ink: dict[str, Attr] = {"text_anchor": "middle", "fill": "var(--ink-2)"}
    return group(*(write(x, y, words, Face(figure, 600), **ink) for x, y, words in spots), aria_hidden="true")


def land(scene: Scene, grid: Grid, slot: int, figure: float) -> str:
    there: View | None = scene.view["lands"][slot]
    box = grid.land(slot)
    if there is None:
        return hole(box)
    name, auction = f"land-{slot + 1}", scene.view["auction"]
    indexes = [slot // 3 * 18 + slot % 3 * 2 + r * SIDE + c for r in range(3) for c in range(2)]
    parts = [ground(TINT[slot], box), *(space(scene, grid, slot, i, figure) for i in indexes)]
    if auction is not None and auction["land"] == slot + 1:
        parts.append(rect(box.grown(1), 9, stroke="var(--trail)", stroke_width=5, class_="ring"))
    if scene.is_target(name):
        parts.append(ring(box.grown(-1), 8, 4))
    return scene.thing(name, scene.word("land", n=slot + 1), *parts)


def hole(box: Box) -> str:
    """No card was left for this place: bare cloth (7.7.1)."""
    return rect(box.grown(-3), 8, stroke="var(--edge)", stroke_width=1.5, stroke_dasharray="5 6", opacity=0.8)


def ground(tint: int, box: Box) -> str:
    """A land: layered paper in its own tint."""
    x, y, w, h = box
    luck = chances(f"land-{tint}")
    out = rect(box._replace(y=y + 3), 7, "var(--shade)", opacity=0.25) + rect(box, 7, f"var(--land-{tint})")
    for layer in range(4):
        height = y + h * (0.2 + layer * 0.2)
        wave = smooth([(x + i * w / 5, height + (next(luck) - 0.5) * h * 0.13) for i in range(6)])
        r, b = number(x + w), number(y + h - 7)
        d = f"{wave}L{r} {b}a7 7 0 0 1-7 7H{number(x + 7)}a7 7 0 0 1-7-7Z"
        out += path(d, f"var(--{'shade' if layer % 2 else 'halo'})", opacity=f"{0.055 + 0.01 * layer:.3f}")
    return out


STAMPS: Final = drawings("stamp", "roam")  # a small print per space, so that an empty one still belongs to its land


def stamp(tint: int, box: Box) -> str:
    where = f"translate({number(box.cx)} {number(box.cy)}) scale({box.w / 60:.3f})"
    ink = "var(--ink)"
    pen: dict[str, Attr] = {"fill": ink, "stroke": ink, "stroke_width": 0, "stroke_linecap": "round"}
    return group(STAMPS[str(tint)], transform=where, opacity=0.14, **pen)


def space(scene: Scene, grid: Grid, slot: int, index: int, figure: float) -> str:
    here: View = scene.view["spaces"][index]
    box, name = grid.space(index), f"space-{here['id']}"
    r = box.w * 0.17
    parts = [rect(box, r, "var(--paper)", fill_opacity=0.38, stroke="var(--ink)", stroke_opacity=0.3, stroke_width=1.2)]
    if here["id"] in scene.view["trail"]:
        parts.append(trail(box, r))
    parts.append(contents(scene, here, box, TINT[slot]))
    using = scene.using
    if using is not None and here["id"] in using["empty"]:
        parts.append(optional(scene, here, box, r, figure))
    elif scene.is_target(name):
        parts.append(ring(box, r))
    elif using is not None and here["id"] in using["filled"]:
        parts.append(rect(box, r, stroke="var(--signal)" if scene.my_turn() else "var(--ink)", stroke_width=3))
    return scene.thing(name, space_title(scene, here), *parts)


def contents(scene: Scene, here: View, box: Box, tint: int) -> str:
    """What lies on a space: its markers, or its coins, or only its stamp."""
    if here["markers"]:
        return markers(scene, here, box)
    using = scene.using
    if using is not None and here["id"] in using["empty"]:
        return ""
    if using is not None and here["id"] in using["filled"] and scene.view["phase"] != "extras":
        return preview(scene, here, box)
    if here["coins"]:
        return coins(box.cx, box.cy, box.w * 0.35, here["coins"], here["id"])
    return stamp(tint, box)


def markers(scene: Scene, here: View, box: Box) -> str:
    """Two markers make a tower: the upper one stands higher, and both show. Covered coins stay in the corner (12.1)."""
    seats: list[int] = here["markers"]
    colours, names = [scene.colour(seat) for seat in seats], marker_names(here)
    w = box.w
    if len(seats) == 1:
        shown = marker(colours[0], box.cx, box.cy, w * 0.75, names[0])
    else:
        shown = marker(colours[0], box.cx - w * 0.12, box.cy + w * 0.14, w * 0.62, names[0])
        shown += marker(colours[1], box.cx + w * 0.12, box.cy - w * 0.16, w * 0.62, names[1])
    small, count = w * 0.21, here["coins"]
    x, y = box.right - small * (0.75 + 0.55 * (count - 1)), box.bottom - small * 0.75
    return shown + coins(x, y, small, count, here["id"])


def marker_names(here: View) -> list[str]:
    """A marker is known by its seat and its space; the upper one of a tower of one colour is the second."""
    seats: list[int] = here["markers"]
    names = [f"marker-{seat}-{here['id']}" for seat in seats]
    return [name if name not in names[:i] else f"{name}-{i + 1}" for i, name in enumerate(names)]


def preview(scene: Scene, here: View, box: Box) -> str:
    """A marker that will stand here, and the coins it will earn at the corner."""
    pale = rect(box, box.w * 0.17, "var(--halo)", fill_opacity=0.82)
    d, count = box.w * 0.3, here["coins"]
    gain = coins(box.right - d * (0.3 + 0.55 * (count - 1)), box.y + d * 0.3, d, count, here["id"])
    return pale + ghost(scene.colour(scene.view["active"]), box.cx, box.cy, box.w * 0.7) + gain


def optional(scene: Scene, here: View, box: Box, r: float, figure: float) -> str:
    """An empty square of the pattern: a marker here costs 2 coins (6.1)."""
    target = scene.is_target(f"space-{here['id']}")
    if here["markers"]:
        return ring(box, r) if target else ""
    pale = rect(box, r, "var(--halo)", fill_opacity=0.82 if target else 0.66)
    face, ink = Face(figure, 700), "var(--piece-ink)"
    words = face.fit(scene.word("pay-2"), box.w - 6)
    line = write(box.cx, box.cy - figure * 0.35, words, face, text_anchor="middle", fill=ink)
    price = coins(box.cx, box.cy + box.w * 0.18, box.w * 0.3, 2)
    dashes = rect(box, r, stroke=ink, stroke_width=1.5, stroke_dasharray="4 4", opacity=0.7)
    return pale + line + price + (ring(box, r) if target else dashes)


def trail(box: Box, r: float) -> str:
    """Amber: this just happened. Footprints in the corner say so without the colour."""
    spot = box.w * 0.28
    back = rect(box, r, "var(--trail-soft)", stroke="var(--trail)", stroke_width=2.5)
    return back + glyph("footprints", box.x + spot * 0.62, box.y + spot * 0.62, spot, "var(--trail)")


def space_title(scene: Scene, here: View) -> str:
    facts = [here["id"]]
    if here["coins"]:
        facts.append(scene.coins(here["coins"]))
    facts += [scene.full_name(seat) for seat in here["markers"]]
    return ", ".join(facts)
