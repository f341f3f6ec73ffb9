"""Everybody in a place: counted warriors, pawns, tokens."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.draw.art import Attr, Box, Point, circle, el, number, path, square, title
from parlour.draw.shapes import blob
from parlour.draw.things import View, ring
from parlour.games.root.draw.art import tally, token, warrior
from parlour.games.root.draw.layout import Cut, Layout, border
from parlour.games.root.draw.places import MAPS
from parlour.games.root.draw.scene import Scene
from parlour.games.root.draw.titles import pawn_title, token_title, warriors_title

FIGURE: Final = 51  # height of a warrior
TOKEN: Final = 36
ABREAST: Final = 4  # as many kinds of pieces stand side by side; with more, tokens lie on the lower rim
GLADE: Final = 28  # half the width of the spot in a forest where a pawn stands
WOBBLE: Final = 0.035


class Place(NamedTuple):
    """A clearing on the sheet."""

    scene: Scene
    cut: Cut
    here: View
    x: float
    y: float

    def at(self, dx: float, dy: float) -> Point:
        """A spot inside, in the units of the wide cut from the middle."""
        return self.x + dx * self.cut.k, self.y + dy * self.cut.k

    def outline(self, grown: float = 0, down: float = 0) -> str:
        cut = self.cut
        return blob(self.x, self.y + down, cut.rx + grown, cut.ry + grown, f"clearing-{self.here['id']}", WOBBLE)

    @property
    def season(self) -> str:
        return MAPS[self.scene.view["map"]].season

    @property
    def fought(self) -> bool:
        battle = self.scene.view["battle"]
        return battle is not None and battle["clearing"] == self.here["id"]

    def asked(self, step: str) -> bool:
        """Whether the viewer's pawn stands here and is asked about what lies around it."""
        view = self.scene.view
        return view["step"] == step and any(pawn["seat"] == view["seat"] for pawn in self.here["pawns"])


def pieces(place: Place) -> Iterator[str]:
    """One row below the slots; if there are many kinds, tokens move to the lower rim. The left ones are drawn last:
    a count stands at the right of its stack and must not be covered.
    """
    here = place.here
    figures, tokens = [*here["warriors"], *here["pawns"]], here["tokens"]
    crowded = len(figures) + len(tokens) > ABREAST
    spots = row(place, len(figures) + (0 if crowded else len(tokens)), 22 if crowded else 27)
    rim = row(place, len(tokens), 66) if crowded else spots[len(figures) :]
    drawn = [figure(place, each, spot, len(figures)) for each, spot in zip(figures, spots, strict=False)]
    yield from reversed(drawn)
    yield from (lying(place, each, spot, crowded) for each, spot in zip(tokens, rim, strict=True))


def row(place: Place, count: int, dy: float) -> list[Point]:
    step = 46 if count <= 3 else min(39, 148 / max(count - 1, 1))
    return [place.at((i - (count - 1) / 2) * step, dy) for i in range(count)]


def figure(place: Place, here: View, spot: Point, abreast: int) -> str:
    """Warriors of one faction with their number, or a pawn; smaller where very many stand abreast."""
    scene, k = place.scene, place.cut.k * (1 if abreast <= ABREAST else 0.88)
    if "character" in here:
        return pawn(scene, here, spot, FIGURE * k)
    (x, y), close = spot, abreast > ABREAST
    drawn = warrior(here["faction"], x, y, FIGURE * k)
    if here["n"] > 1:
        drawn += tally(x + (9 if close else 14) * k, y + (18 if close else 15) * k, here["n"], place.cut.tally)
    name = f"warriors-{here['seat']}-{place.here['id']}"
    return el("g", title(warriors_title(scene, here)), drawn, data_piece=name)


def pawn(scene: Scene, here: View, spot: Point, h: float) -> str:
    drawn = warrior(scene.faction(here["seat"]), *spot, h)
    return el("g", title(pawn_title(scene, here)), drawn, data_piece=f"pawn-{here['seat']}")


def lying(place: Place, here: View, spot: Point, crowded: bool) -> str:
    cut, kind = place.cut, here["kind"]
    d = (TOKEN - 3 * crowded) * cut.k
    x, y = spot[0], spot[1] + (0 if crowded else 4 * cut.k)
    drawn = token(kind, here["faction"], x, y, d, mark=here.get("suit", ""))
    if here["n"] > 1:
        drawn += tally(x + d * 0.42, y + d * (0.26 if crowded else -0.34), here["n"], cut.tally)
    name = kind if kind == "keep" else f"{kind}-{place.here['id']}"
    return loss(place, kind, name, el("g", title(token_title(place.scene, here)), drawn), square(x, y, d).grown(4))


def loss(place: Place, kind: str, name: str, drawn: str, box: Box) -> str:
    """A building or token. In the battle at hand it may be chosen as a loss, or a Vagabond strikes it: then it is the
    target of its kind.
    """
    scene = place.scene
    if not ((place.fought or place.asked("strike-piece")) and scene.is_target(f"kind-{kind}")):
        return el("g", title(scene.kind_name(kind)), drawn, data_piece=name)
    around, words = ring(box, 9), title(scene.kind_name(kind))
    return el("g", words, around, drawn, data_piece=name, class_="target", data_id=f"kind-{kind}")


def in_forest(scene: Scene, here: View, land: Layout) -> str:
    """A forest: whoever hides there, on a pale glade; a ring where one may go, and then all of it may be clicked."""
    name, cut, (x, y) = f"forest-{here['id']}", land.cut, land.forests[here["id"]]
    r = (GLADE + (7 if len(here["pawns"]) > 1 else 0)) * cut.k
    parts = [circle(x, y, r, "transparent")]
    if scene.is_target(name):
        parts += [whole(border(here["id"], land.clearings)), *glade_ring(x, y, r, cut.k)]
    elif here["pawns"]:
        parts.append(circle(x, y + 3, r, "var(--shade)", opacity=0.3))
        parts.append(circle(x, y, r, land.colour("path"), stroke=land.colour("path-edge"), stroke_width=2))
    aside = [(i - (len(here["pawns"]) - 1) / 2) * 29 * cut.k for i in range(len(here["pawns"]))]
    h = (44 if len(aside) < 2 else 40) * cut.k
    parts += [pawn(scene, each, (x + dx, y), h) for each, dx in zip(here["pawns"], aside, strict=True)]
    return scene.thing(name, scene.say(f"root-{name}"), *parts)


def whole(corners: list[Point]) -> str:
    """From clearing to clearing: room for a finger."""
    return path("M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z", "transparent")


def glade_ring(x: float, y: float, r: float, k: float) -> Iterator[str]:
    yield circle(x, y, r, "var(--clearing)", stroke="var(--halo)", stroke_width=9 * k)
    line: dict[str, Attr] = {"stroke": "var(--ring)", "stroke_width": 5 * k, "stroke_dasharray": "13 8"}
    yield circle(x, y, r, "none", stroke_linecap="round", class_="ring", **line)
