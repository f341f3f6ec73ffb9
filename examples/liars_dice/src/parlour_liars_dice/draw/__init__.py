"""The picture of Liar's Dice: cups, the bid, what one may bid on."""

from collections.abc import Sequence
from typing import Final

from parlour.draw.art import Box, circle, group, rect, use
from parlour.draw.layouts import MARGIN, Album, in_columns
from parlour.draw.simple import Choice, caption, choices, cover, drawing, figure, notice, plates, signed
from parlour.draw.symbols import inks
from parlour.draw.things import Things
from parlour.draw.tokens import Palette
from parlour.draw.typesetting import Drawn
from parlour_liars_dice.rules import FACES, HIDDEN, SEATS

OWN: Final = {"violet": ("#6B4A9C", "#FFFFFF"), "white": ("#D8D2C4", "#2A231B")}  # the house has the other colours
PALETTE: Final = Palette(
    light={"liars_dice-felt": "#C9DCC4"},
    dark={"liars_dice-felt": "#2B3B2D"},
    signs={f"liars_dice-{name}": colours for name, colours in OWN.items()},
    needs=(("ink", "liars_dice-felt", 7),),
)
SPOTS: Final = {"a": (7, 7), "b": (7, 12), "c": (7, 17), "d": (12, 12), "e": (17, 7), "f": (17, 12), "g": (17, 17)}
PIPS: Final = ("", "d", "ag", "adg", "aceg", "acdeg", "abcefg")


class Scene(Things):
    game = "liars_dice"


def die(face: int, body: str = "var(--halo)", ink: str = "var(--piece-ink)", corner: float = 5) -> str:
    back = rect(Box(2, 2, 20, 20), corner, body, stroke=ink, stroke_width=1)
    return back + "".join(circle(*SPOTS[spot], 2.1, ink) for spot in PIPS[face])


def mark(name: str) -> str:
    """The sign of a seat: a disc of its colour, with as many pips as its number."""
    return die(SEATS.index(name) + 1, *inks(f"liars_dice-{name}" if name in OWN else name), 10)


def dice(faces: Sequence[int], x: float, cy: float, size: float) -> str:
    return group(*(use(f"liars_dice-die-{face}", x + size * (i + 0.5), cy, size) for i, face in enumerate(faces)))


def cups(scene: Scene, y: float) -> Drawn:
    return plates(scene, y, lambda seat, box: dice(scene.players[seat]["cup"], box.x, box.cy, 24))


def bid(scene: Scene, y: float) -> Drawn:
    """The bid that stands, or who has won."""
    now = scene.view["bid"]
    seen = {"seat": scene.name(now["seat"]), "n": now["count"], "face": now["face"]} if now else {}
    words = scene.say("liars_dice-log-bids" if now else "liars_dice-draw-no-bid", **seen)
    strip, high = notice(scene, y, words, "var(--liars_dice-felt)")
    return strip + dice([now["face"]] if now else [], 320, y + 30, 50), high


def bids(scene: Scene, y: float) -> Drawn:
    """What one may bid: dice for faces, then figures for counts; those of the bid that stands are marked."""
    now = scene.view["bid"] or {"face": 0, "count": 0}
    faces = [Choice(f"face-{n}", str(n), drawing(f"liars_dice-die-{n}"), n == now["face"]) for n in FACES]
    numbers = range(1, scene.view["dice"] + 1)
    counts = [Choice(f"count-{n}", str(n), figure(str(n)), n == now["count"]) for n in numbers]
    above, high = choices(scene, y, faces)
    below, higher = choices(scene, y + high, counts)
    return above + below, high + higher


def mine(scene: Scene, y: float) -> Drawn:
    own = [] if scene.view["seat"] is None else scene.players[scene.view["seat"]]["cup"]
    return (caption(scene, "label-mine", y) + dice(own, MARGIN, y + 48, 60), 82) if own else ("", 0)


def lifted(scene: Scene, y: float) -> Drawn:
    """The dice that the last challenge has shown."""
    shown = [seat for seat, player in enumerate(scene.players) if player["lifted"]]
    out = caption(scene, "label-rest", y) if shown else ""
    for seat, cy in zip(shown, range(int(y) + 36, 9999, 34), strict=False):
        out += signed(scene, seat, MARGIN, cy, 200) + dice(scene.players[seat]["lifted"], 220, cy, 30)
    return out, 24 + 34 * len(shown) if shown else 0


def poster() -> str:
    spots = ((5, "26 70", -14), (3, "112 34", 9), (6, "196 84", -5))
    moves = [(face, f"translate({at}) rotate({turn}) scale(3.4)") for face, at, turn in spots]
    return cover("#2F5D46", *(group(die(face, "#FFF6DC", "#33291C"), transform=move) for face, move in moves))


LAYOUTS: Final = in_columns(board=(cups, bid, bids), mine=(mine,), rest=(lifted,))
THROWN: Final = {f"liars_dice-die-{n}": die(n, "var(--edge)" if n == HIDDEN else "var(--halo)") for n in range(7)}
SYMBOLS: Final = THROWN | {f"liars_dice-seal-{name}": mark(name) for name in SEATS}
ALBUM: Final = Album(Scene, LAYOUTS, SYMBOLS, PALETTE)
draw, seal = ALBUM.draw, ALBUM.seal
