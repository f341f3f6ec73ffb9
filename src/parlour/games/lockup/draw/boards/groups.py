"""Goons by type, with what they are worth so far (12.3): heads one behind the other, their number, their stars."""

from typing import Final, NamedTuple

from parlour.draw.art import Box, rect
from parlour.draw.cards import lines_height, put_lines
from parlour.draw.facts import badge
from parlour.draw.things import View
from parlour.draw.typesetting import Type, titled, whole_lines
from parlour.games.lockup.draw.cards.goon import goon_head
from parlour.games.lockup.draw.icons import stars, stars_width
from parlour.games.lockup.draw.scene import Scene
from parlour.games.lockup.rules.book import DWARVES, RATS, TYPES

BEHIND: Final = 5  # px between heads in a stack
HEAD: Final = 36  # at most, on a chip


class Group(NamedTuple):
    kind: str
    goons: list[View]
    stars: int

    @property
    def figure(self) -> str:
        return str(self.stars).replace("-", "−")


def groups(holder: View) -> list[Group]:
    """Of a player or the guards; 12.3.3 cultists count items, hobgoblins power, demons their symbol."""
    found = [(kind, [goon for goon in holder["goons"] if goon["type"] == kind]) for kind in TYPES]
    return [Group(kind, goons, worth(kind, goons, holder)) for kind, goons in found if goons]


def worth(kind: str, goons: list[View], holder: View) -> int:
    """12.3 The stars of all goons of a type."""
    n = len(goons)
    if kind == "demon":
        return sum(2 * int(holder["symbols"][goon["demon"]]) for goon in goons)
    return {
        "dwarf": DWARVES[min(n, len(DWARVES) - 1)],
        "ratfolk": RATS[min(n, len(RATS) - 1)],
        "cultist": n * len(holder["items"]),
        "hobgoblin": n * int(holder["power"]),
    }.get(kind, sum(int(goon["stars"]) for goon in goons))


def group_title(scene: Scene, group: Group) -> str:
    kind = scene.say(f"lockup-type-{group.kind}")
    return scene.word("board-group", type=kind, n=len(group.goons), stars=group.figure)


def stack(scene: Scene, group: Group, x: float, cy: float, size: float, faces: Type) -> tuple[str, float]:
    """Heads, the first in front, with their number; and how wide they are."""
    step = min(BEHIND, 16 / len(group.goons))
    spots = [(x + size / 2 + i * step, cy, size) for i in range(len(group.goons))]
    heads = [goon_head(scene, goon, spots[i], face=not i) for i, goon in enumerate(group.goons)]
    width = stack_width(group, size)
    count = badge(x + width - 6, cy + size / 2 - 7, len(heads), faces.least / 0.74) if len(heads) > 1 else ""
    return "".join(reversed(heads)) + count, width


def stack_width(group: Group, size: float) -> float:
    """Their number stands at the right of the heads."""
    more = len(group.goons) - 1
    return size + min(BEHIND, 16 / len(group.goons)) * more + (6 if more else 0)


def group_width(group: Group, size: float, faces: Type, scored: bool = True) -> float:
    return stack_width(group, size) + (3 + stars_width(group.figure, faces.figure) if scored else 0)


def group_at(scene: Scene, group: Group, spot: tuple[float, float, float], faces: Type, *, scored: bool = True) -> str:
    """A stack and its stars. spot: left, middle and size."""
    x, cy, size = spot
    heads, width = stack(scene, group, x, cy, size, faces)
    mark = stars(x + width + 3, cy, group.figure, faces.figure, "var(--ink-2)") if scored else ""
    return titled(group_title(scene, group), heads, mark)


def group_chip(scene: Scene, group: Group, box: Box, faces: Type) -> str:
    """With the name of the type, where there is room."""
    heads, width = stack(scene, group, box.x + 4, box.cy, min(box.h - 5, HEAD), faces)
    right = box.right - 7 - stars_width(group.figure, faces.figure)
    left = box.x + width + 12
    kind = whole_lines(scene.say(f"lockup-type-{group.kind}"), faces.small, right - left - 3, 1, 2)
    return titled(
        group_title(scene, group),
        rect(box, 7, "var(--paper)", stroke="var(--line)", stroke_width=1),
        heads,
        put_lines(left, box.cy - lines_height(kind, faces.small) / 2, kind, faces.small),
        stars(right, box.cy, group.figure, faces.figure),
    )
