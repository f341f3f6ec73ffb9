"""The picture of Liar's Dice: cups, the bid, what one may bid on. The wide one is two phones side by side."""

from collections.abc import Sequence
from typing import Any, Final

from parlour.draw.art import Box, circle, el, group, rect, sheet, square, use
from parlour.draw.frame import small_seal
from parlour.draw.layouts import MARGIN, WIDTH, Album, stacked
from parlour.draw.things import Things
from parlour.draw.tokens import Palette
from parlour.draw.words import MIDDLE, Face, print_lines, set_close, set_lines, write
from parlour_liars_dice.rules import FACES, HIDDEN, SEATS

PALETTE: Final = Palette(
    light={"liars_dice-felt": "#C9DCC4"},
    dark={"liars_dice-felt": "#2B3B2D"},
    signs={"violet": ("#6B4A9C", "#FFFFFF"), "white": ("#D8D2C4", "#2A231B")},
    needs=(("ink", "liars_dice-felt", 7),),
)
SPOTS: Final = {"a": (7, 7), "b": (7, 12), "c": (7, 17), "d": (12, 12), "e": (17, 7), "f": (17, 12), "g": (17, 17)}
PIPS: Final = ("", "d", "ag", "adg", "aceg", "acdeg", "abcefg")
SMALL, NAME, FIGURE, LARGE = Face(12), Face(14, 600), Face(18, 700), Face(30, 700, serif=True)
IN_A_ROW: Final = 7
Drawn = tuple[str, float]  # what is drawn, and how high it is


class Scene(Things):
    game = "liars_dice"

    def name(self, seat: int) -> str:
        return (self.people[seat].strip() if self.people else "") or self.say(f"liars_dice-seat-{SEATS[seat]}")


def die(face: int, body: str = "var(--halo)", ink: str = "var(--piece-ink)", corner: float = 5) -> str:
    back = rect(Box(2, 2, 20, 20), corner, body, stroke=ink, stroke_width=1)
    return back + "".join(circle(*SPOTS[spot], 2.1, ink) for spot in PIPS[face])


def mark(name: str) -> str:
    """The sign of a seat: a disc of its colour, with as many pips as its number."""
    return die(SEATS.index(name) + 1, f"var(--c-{name})", f"var(--on-{name})", 10)


def dice(faces: Sequence[int], x: float, cy: float, size: float) -> str:
    return group(*(use(f"liars_dice-die-{face}", x + size * (i + 0.5), cy, size) for i, face in enumerate(faces)))


def person(scene: Scene, seat: int, x: float, cy: float, room: float) -> str:
    name = set_close(scene.name(seat), NAME, room - 28)
    seal = use(f"liars_dice-seal-{SEATS[seat]}", x + 11, cy, 22)
    return seal + print_lines(x + 28, cy + NAME.size * MIDDLE, name, NAME)


def caption(scene: Scene, key: str, y: float) -> str:
    return write(MARGIN + 2, y + 12, scene.word(key), SMALL, fill="var(--ink-2)")


def cups(scene: Scene, y: float) -> Drawn:
    """Two in a row, with their dice; a strong outline for whoever acts."""
    out, w = "", (WIDTH - 3 * MARGIN) / 2
    for seat, player in enumerate(scene.players):
        box = Box(MARGIN + seat % 2 * (w + MARGIN), y + seat // 2 * 66, w, 60)
        back = sheet(box, 8, stroke="var(--signal)" if scene.acting() == seat else "var(--line)", stroke_width=2)
        inner = person(scene, seat, box.x + 8, box.y + 17, w - 16) + dice(player["cup"], box.x + 8, box.y + 43, 24)
        out += scene.thing(f"seat-{seat}", f"{scene.name(seat)}: {player['score']}", back, inner)
    return out, 66 * -(-len(scene.players) // 2)


def bid(scene: Scene, y: float) -> Drawn:
    """The bid that stands, or who has won."""
    box, now = Box(MARGIN, y, WIDTH - 2 * MARGIN, 60), scene.view["bid"]
    felt = sheet(box, 8, "var(--liars_dice-felt)")
    if now is None:
        words = verdict(scene) if scene.over else scene.word("no-bid")
        return felt + print_lines(box.x + 14, box.cy + 5, set_lines(words, NAME, box.w - 28), NAME), 68
    figure = write(box.x + 14, box.cy + LARGE.size * MIDDLE, f"{now['count']} ×", LARGE)
    shown = dice([now["face"]], box.x + 84, box.cy, 50) + person(scene, now["seat"], 160, box.cy, 214)
    return felt + figure + shown, 68


def choices(scene: Scene, y: float) -> Drawn:
    """What one may bid: dice for faces, then figures for counts."""
    faces, high = tokens(scene, y, "face", FACES)
    counts, higher = tokens(scene, y + high, "count", range(1, scene.view["dice"] + 1))
    return faces + counts, high + higher


def tokens(scene: Scene, y: float, kind: str, numbers: Sequence[int]) -> Drawn:
    """Those of the bid that stands are marked."""
    out, step, now = "", (WIDTH - 2 * MARGIN) / IN_A_ROW, (scene.view["bid"] or {}).get(kind)
    for i, n in enumerate(numbers):
        box = square(MARGIN + (i % IN_A_ROW + 0.5) * step, y + (i // IN_A_ROW + 0.5) * step, 46)
        back = rect(box, 8, "var(--trail-soft)" if n == now else "var(--paper)", stroke="var(--line)", stroke_width=1)
        figure = write(box.cx, box.cy + FIGURE.size * MIDDLE, str(n), FIGURE, text_anchor="middle")
        inner = figure if kind == "count" else dice([n], box.x + 4, box.cy, 38)
        out += scene.thing(f"{kind}-{n}", str(n), back, inner, scene.ringed(f"{kind}-{n}", box, 8))
    return out, step * -(-len(numbers) // IN_A_ROW) + 4


def mine(scene: Scene, y: float) -> Drawn:
    own = [] if scene.view["seat"] is None else scene.players[scene.view["seat"]]["cup"]
    return (caption(scene, "label-mine", y) + dice(own, MARGIN, y + 48, 60), 82) if own else ("", 0)


def lifted(scene: Scene, y: float) -> Drawn:
    """The dice that the last challenge has shown."""
    shown = [seat for seat, player in enumerate(scene.players) if player["lifted"]]
    out = caption(scene, "label-rest", y) if shown else ""
    for i, seat in enumerate(shown):
        cy = y + 36 + i * 34
        out += person(scene, seat, MARGIN, cy, 200) + dice(scene.players[seat]["lifted"], 220, cy, 30)
    return out, 24 + 34 * len(shown) if shown else 0


def wide(scene: Scene) -> tuple[float, float, str]:
    (_, one, left), (_, other, right) = stacked(scene, cups, mine, lifted), stacked(scene, bid, choices)
    return 2 * WIDTH, max(one, other, 440) + MARGIN, left + group(right, transform=f"translate({WIDTH} 0)")


def verdict(scene: Scene) -> str:
    return scene.say("play-winner", seat=scene.name(scene.view["outcome"]["winners"][0]))


def detail(*_: Any, **__: Any) -> None:
    """There are no cards to read."""


def seal(name: str, size: float = 24) -> str:
    return small_seal(mark(name), size)


def poster() -> str:
    spots = ((5, "26 70", -14), (3, "112 34", 9), (6, "196 84", -5))
    moves = [(face, f"translate({at}) rotate({turn}) scale(3.4)") for face, at, turn in spots]
    thrown = [group(die(face, "#FFF6DC", "#33291C"), transform=move) for face, move in moves]
    body = [rect(Box(0, 0, 296, 186), 0, "#2F5D46"), *thrown]
    return el("svg", *body, viewBox="0 0 296 186", xmlns="http://www.w3.org/2000/svg", aria_hidden="true")


LAYOUTS: Final = {
    "wide": wide,
    "phone": lambda scene: stacked(scene, cups, bid, choices, mine, lifted),
    "phone-board": lambda scene: stacked(scene, cups, bid, choices),
    "phone-mine": lambda scene: stacked(scene, mine),
    "phone-rest": lambda scene: stacked(scene, lifted),
}
SYMBOLS: Final = {
    f"liars_dice-die-{HIDDEN}": die(HIDDEN, "var(--edge)"),
    **{f"liars_dice-die-{face}": die(face) for face in FACES},
    **{f"liars_dice-seal-{name}": mark(name) for name in SEATS},
}
draw = Album(Scene, LAYOUTS, SYMBOLS, PALETTE, verdict).draw
