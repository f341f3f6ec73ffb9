"""The picture, from a View: the players, the prize, the own hand, and the cards of the last round."""

from typing import Final

from parlour.draw.art import Box, circle, rect, square, use
from parlour.draw.layouts import MARGIN, Album, in_columns
from parlour.draw.simple import Choice, caption, choices, cover, figure, notice, plates
from parlour.draw.symbols import inks
from parlour.draw.things import Things
from parlour.draw.typesetting import Drawn
from parlour_my_game.rules import SEATS


class Scene(Things):
    game = "my_game"


def card(number: int, box: Box) -> str:
    """0 is one that lies face down, -1 none."""
    if number < 1:
        return use("my_game-back", box.x + 12, box.cy, 24) if number == 0 else ""
    return use("my_game-front", box.x + 12, box.cy, 24) + figure(str(number))(box._replace(w=24))


def players(scene: Scene, y: float) -> Drawn:
    """Each with the card that is laid, and the points."""
    return plates(scene, y, lambda seat, box: before(scene, seat, box))


def before(scene: Scene, seat: int, box: Box) -> str:
    player = scene.players[seat]
    return card(player["laid"], box) + figure(str(player["score"]))(box._replace(x=box.right - 24, w=24))


def prize(scene: Scene, y: float) -> Drawn:
    return notice(scene, y, scene.word("prize", n=scene.view["prize"]))


def hand(scene: Scene, y: float) -> Drawn:
    """What may be clicked has the id of the option: its kind and its number."""
    seat = scene.view["seat"]
    cards = [] if seat is None else scene.players[seat]["hand"]
    chosen = 0 if seat is None else scene.players[seat]["laid"]
    drawn, high = choices(scene, y + 20, [Choice(f"card-{n}", str(n), figure(str(n)), n == chosen) for n in cards])
    return (caption(scene, "label-mine", y) + drawn, high + 20) if cards else ("", 0)


def last(scene: Scene, y: float) -> Drawn:
    """From the first player on, with the own sign before each card."""
    shown = [player for player in scene.players if player["last"] > 0]
    out = caption(scene, "label-rest", y) if shown else ""
    for i, player in enumerate(shown):
        x, cy = MARGIN + 80 * i, y + 38
        out += use(f"my_game-seal-{player['colour']}", x + 12, cy, 24)
        out += card(player["last"], square(x + 44, cy, 24))
    return out, 60 if shown else 0


def poster() -> str:
    """The picture on the box: no tokens here, it stands on its own."""
    return cover("#3B5B7A", rect(Box(108, 33, 80, 120), 10, "#FBF6EA"), circle(148, 93, 24, "#B8382B"))


LAYOUTS: Final = in_columns(board=(players, prize), mine=(hand,), rest=(last,))
SYMBOLS: Final = {
    "my_game-back": rect(Box(4, 1, 16, 22), 3, "var(--edge)", stroke="var(--cut)"),
    "my_game-front": rect(Box(4, 1, 16, 22), 3, "var(--paper-2)", stroke="var(--cut)"),
    **{f"my_game-seal-{name}": circle(12, 12, 10, inks(name)[0]) for name in SEATS},
}
ALBUM: Final = Album(Scene, LAYOUTS, SYMBOLS)
draw, seal = ALBUM.draw, ALBUM.seal
