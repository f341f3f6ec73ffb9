"""The wide picture: players and piles at the left, score track and map in the middle, own hand and board below."""

from typing import Final, NamedTuple

from parlour.draw.art import Box, group, number
from parlour.games.root.draw.layout import MANY, WIDE, Cut, goods
from parlour.games.root.draw.mine import mine, shows_open_hand
from parlour.games.root.draw.result import result
from parlour.games.root.draw.scene import Scene
from parlour.games.root.draw.seats import strip
from parlour.games.root.draw.track import clock, score_track, supply
from parlour.games.root.draw.woodland import woodland

WIDTH: Final = 1240
HEIGHT: Final = 1000  # the shape of the room that a page of 1440 × 900 leaves: there letters of 13 are 11 px high
MARGIN: Final = 10
GAP: Final = 8
CLOCK: Final = (130, 62)
FEW: Final = 4  # players who fit beside a broad map


class Frame(NamedTuple):
    """Where everything lies: the more players, the broader their column and the narrower the map."""

    cut: Cut

    @property
    def strip(self) -> Box:
        return Box(MARGIN, MARGIN, WIDTH - 3 * MARGIN - self.cut.w, HEIGHT - 2 * MARGIN)

    @property
    def clock(self) -> Box:
        return Box(self.strip.right + MARGIN, MARGIN, *CLOCK)

    @property
    def track(self) -> Box:
        left = self.clock.right + GAP
        return Box(left, MARGIN, WIDTH - MARGIN - left, self.clock.h)

    @property
    def map(self) -> Box:
        return Box(self.clock.x, self.clock.bottom + GAP, self.cut.w, self.cut.h)

    @property
    def mine(self) -> Box:
        return Box(self.map.x, self.map.bottom + GAP, self.map.w, HEIGHT - MARGIN - GAP - self.map.bottom)


def wide(scene: Scene) -> tuple[float, float, str]:
    """Width, height and body."""
    frame = Frame(WIDE if len(scene.players) <= FEW else MANY)
    scene.open_hand_named = shows_open_hand(scene, frame.mine)
    where = f"translate({number(frame.map.x)} {number(frame.map.y)})"
    items = goods(scene.view["map"], frame.cut)
    ground = group(woodland(scene, frame.cut), supply(scene, items) if items else "", transform=where)
    parts = [strip(scene, frame.strip), clock(scene, frame.clock), score_track(scene, frame.track), ground]
    parts.append(mine(scene, frame.mine))
    if scene.tells_result:
        parts.append(result(scene, frame.map))
    return WIDTH, HEIGHT, "".join(parts)
