"""Portraits: cut-paper wanderers made from the card's id. By day they are awake; by night they sleep."""

from collections.abc import Sequence
from typing import Final

from parlour.draw.art import Box, chances, circle, el, hatch
from parlour.draw.drawings import drawings
from parlour.draw.symbols import painted

SKINS: Final = ("#F0C9A0", "#C98F63", "#8A5A3C", "#A9C48A", "#D9B7A0", "#9FB7C9", "#E3B48A", "#B98A9A")
COATS: Final = ("#B5533C", "#3F6C7A", "#6F7F3E", "#7A4B6E", "#C18A2E", "#4A5D8A", "#8C6A4A")
HATS: Final = ("#5A3A2A", "#2F4B5A", "#8C3A3A", "#4A5B34", "#6A4A7A", "#B0742C")
MOON: Final = "#F0DFA8"
WIDTH, HEIGHT = 102, 66  # the picture's own grid; the face is in the middle

# Chance takes from these lists: in another order wanderers would look different.
HEADS: Final = ("pointed", "brimmed", "hooded", "bobbled", "curled", "eared", "plaited", "crowned")
TRIMS: Final = ("collar", "beard", "scarf", "spectacles", "collar", "scarf")
HAT, TRIM = drawings("hat", "roam"), drawings("trim", "roam")
WANDERER, LIGHT = drawings("wanderer", "roam"), drawings("light", "roam")


def portrait(name: str, awake: bool, box: Box) -> str:
    """The same id always gives the same face; the night changes only the light and the eyes."""
    luck = chances(f"{name}/764")  # of 3000 tried, the one where faces differ most

    def pick(choices: Sequence[str]) -> str:
        return choices[int(next(luck) * (len(choices) - 0.01))]

    skin, coat, hat, trim = pick(SKINS), pick(COATS), pick(HATS), pick(COATS)
    head, extra = pick(HEADS), pick(TRIMS)
    figure = (
        painted(WANDERER["coat"], coat)
        + painted(WANDERER["face"], skin)
        + painted(TRIM[extra], trim)
        + WANDERER["awake" if awake else "asleep"]
        + painted(HAT[head], hat)
    )
    return el(
        "svg", day(name) if awake else night(name), figure, "" if awake else LIGHT["sleep"],
        x=box.x, y=box.y, width=box.w, height=box.h, viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
    )  # fmt: skip


def day(name: str) -> str:
    return LIGHT["day"] + hatch(Box(6, 5, 30, 14), 2, "#E2B565", name) + LIGHT["day-hills"]


def night(name: str) -> str:
    luck = chances(f"{name}/stars")
    stars = "".join(circle(4 + next(luck) * 66, 4 + next(luck) * 28, 1.1, MOON) for _ in range(7))
    return LIGHT["night"] + stars + LIGHT["night-hills"]
