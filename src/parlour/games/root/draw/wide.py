"""The wide picture: players and piles at the left, score track and map in the middle, own hand and board below."""

from typing import Final

from parlour.draw.art import Box, group, number
from parlour.games.root.draw.mine import mine
from parlour.games.root.draw.places import MAPS
from parlour.games.root.draw.result import result
from parlour.games.root.draw.scene import Scene
from parlour.games.root.draw.seats import strip
from parlour.games.root.draw.track import clock, score_track, supply
from parlour.games.root.draw.woodland import WIDE, woodland

WIDTH: Final = 1240
HEIGHT: Final = 1000  # the shape of the room that a page of 1440 × 900 leaves: there letters of 13 are 11 px high
MARGIN: Final = 10
GAP: Final = 8
STRIP: Final = Box(MARGIN, MARGIN, 212, HEIGHT - 2 * MARGIN)
CLOCK: Final = Box(STRIP.right + MARGIN, MARGIN, 130, 62)
TRACK: Final = Box(CLOCK.right + GAP, MARGIN, WIDTH - MARGIN - CLOCK.right - GAP, CLOCK.h)
MAP: Final = Box(CLOCK.x, CLOCK.bottom + GAP, WIDE.w, WIDE.h)
MINE: Final = Box(MAP.x, MAP.bottom + GAP, MAP.w, HEIGHT - MARGIN - GAP - MAP.bottom)
SUPPLY: Final = (276, 50)


def wide(scene: Scene) -> tuple[float, float, str]:
    """Width, height and body."""
    ground = group(woodland(scene, WIDE), transform=f"translate({number(MAP.x)} {number(MAP.y)})")
    parts = [strip(scene, STRIP), clock(scene, CLOCK), score_track(scene, TRACK), ground]
    parts += [supply(scene, corner(scene.view["map"])), mine(scene, MINE)]
    if scene.tells_result:
        parts.append(result(scene, MAP))
    return WIDTH, HEIGHT, "".join(parts)


def corner(name: str) -> Box:
    """The items lie on the map, where it has room for them."""
    w, h = SUPPLY
    south, east = (part in MAPS[name].supply for part in ("south", "east"))
    return Box(MAP.right - w - 12 if east else MAP.x + 12, MAP.bottom - h - 12 if south else MAP.y + 12, w, h)
