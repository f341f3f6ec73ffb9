"""Faces of the goons on a 24-grid. The type gives the head; the id gives it its own skin, hair, hat and scars."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from parlour.draw.art import chances
from parlour.draw.drawings import drawings
from parlour.draw.symbols import painted, within
from parlour.games.lockup.draw.cards.automata import guard

__all__ = ["FIELDS", "goon", "guard"]

Part = tuple[str, str]  # a drawing of the type, and its colour if it has one of its own
Some = TypeVar("Some")

FIELDS: Final = {  # what a goon of a type stands before, in both themes
    "dwarf": "#A98F6B", "ratfolk": "#8E9A7C", "cultist": "#A07C8C", "demon": "#C98D6A",
    "hobgoblin": "#8AA0A8", "skinner": "#B59A94", "brigand": "#93A4C0",
}  # fmt: skip
PARTS: Final = {kind: drawings(kind, "lockup") for kind in FIELDS}
NONE: Final = ("", "")
SKINS: Final = ("#E8BC94", "#D69C70", "#A9714A", "#F0CDAA")
HAIRS: Final = ("#A4562C", "#5A4030", "#D9A441", "#8C8880", "#C9682F", "#3A3230")
CLOTHS: Final = ("#3C4A66", "#5B6B3A", "#6E4A6E", "#8A5A34", "#3F6C6C")
STEELS: Final = ("#8A9098", "#6F747C", "#B08A3C")
FURS: Final = ("#A29080", "#7A6A5C", "#B8AFA0", "#8A7F8C", "#9C8468")
NOSES: Final = ("#C96F6F", "#5A4A4A")
ROBES: Final = ("#6B2F3C", "#3E4A38", "#35405E", "#5B3A66")
GLOWS: Final = ("#F0C63F", "#8FE0C0", "#F08A6A")
HIDES: Final = ("#A8402F", "#7A3550", "#8C3B22", "#5E3A6B")
GREENS: Final = ("#7C8A3E", "#9A8A3A", "#5F8460", "#A0703C")
BANDS: Final = ("#B8402F", "#3F78B0", "#D9A441")
LEATHERS: Final = ("#8A6A4A", "#6E4E3A", "#A0805C")
PATCHES: Final = ("#C9B08A", "#B08A6A", "#8C9078")
STARES: Final = ("#F4F0E0", "#B8E0E8", "#F0C63F")
SCARVES: Final = ("#B8382B", "#3F6C7A", "#C18A2E", "#6E4A6E")


class Luck:
    """Choices that depend on an id alone."""

    def __init__(self, name: str) -> None:
        self.numbers: Iterator[float] = chances(f"goon/1092/{name}")  # of 1500 tried, the one where faces differ most

    def of(self, choices: Sequence[Some]) -> Some:
        return choices[int(next(self.numbers) * (len(choices) - 0.01))]


# By type: the parts that go together, from back to front. Another order of choices would be other faces.


def dwarf(luck: Luck) -> list[Part]:
    """A big nose between a helm and a beard."""
    skin, hair, steel = luck.of(SKINS), luck.of(HAIRS), luck.of(STEELS)
    beard, cloth = luck.of(("round-beard", "forked-beard", "plaited-beard")), luck.of(CLOTHS)
    helm = luck.of((("helm", steel), ("horned-helm", steel), ("topknot", hair), ("cap", cloth)))
    return [("head", skin), (beard, hair), helm, ("nose", skin)]


def ratfolk(luck: Luck) -> list[Part]:
    """Round ears, a pointed snout, whiskers."""
    fur, ears = luck.of(FURS), luck.of(("ears", "torn-ears", "ears"))
    nose, cloth = luck.of(NOSES), luck.of(CLOTHS)
    hat = luck.of((NONE, ("cap", cloth), ("eyepatch", ""), ("scar", "")))
    return [(ears, fur), ("head", fur), ("nose", nose), ("whiskers", ""), hat]


def cultist(luck: Luck) -> list[Part]:
    """A hood, and in its dark two eyes and a sign."""
    robe, glow = luck.of(ROBES), luck.of(GLOWS)
    look, hood = luck.of(("eyes", "slits")), luck.of(("pointed-hood", "bent-hood", "round-hood"))
    sign, mask = luck.of(("star", "eye", "moon")), luck.of(("", "mask", "", "smile"))
    return [(hood, robe), ("dark", ""), (look, glow), (sign, glow), (mask, glow)]


def demon(luck: Luck) -> list[Part]:
    """Horns, burning eyes, teeth."""
    skin, horns = luck.of(HIDES), luck.of(("bull-horns", "ram-horns", "spikes"))
    return [(horns, ""), ("head", skin), (luck.of(("maw", "scowl", "goatee")), ""), ("nostrils", "")]


def hobgoblin(luck: Luck) -> list[Part]:
    """Wide ears, tusks, a bad temper."""
    skin, band = luck.of(GREENS), luck.of(BANDS)
    hat = luck.of(("topknot", "helmet", "headband", "scars"))
    return [("head", skin), (hat, band), (luck.of(("", "earring")), "")]


def skinner(luck: Luck) -> list[Part]:
    """A mask of sewn hide, and the knife."""
    hide, other = luck.of(LEATHERS), luck.of(PATCHES)
    patch, stare = luck.of(("temple-patch", "cheek-patch", "brow-patch")), luck.of(STARES)
    ears = luck.of((("high-ears", hide), ("low-ears", other), NONE))
    return [ears, ("head", hide), (patch, other), ("eyes", stare), ("seams", ""), ("knife", "")]


def brigand(luck: Luck) -> list[Part]:
    """A hat, a scarf over the mouth."""
    skin, cloth, scarf = luck.of(SKINS), luck.of(CLOTHS), luck.of(SCARVES)
    patch = luck.of(("", "eyepatch", "", "scar"))
    hat = luck.of(("kerchief", "slouch-hat", "tricorne", "hood"))
    return [("head", skin), ("scarf", scarf), (hat, cloth), ("eyes", ""), (patch, "")]


HEADS: Final[dict[str, Callable[[Luck], list[Part]]]] = {
    "dwarf": dwarf, "ratfolk": ratfolk, "cultist": cultist, "demon": demon,
    "hobgoblin": hobgoblin, "skinner": skinner, "brigand": brigand,
}  # fmt: skip


def goon(kind: str, cx: float, cy: float, size: float, name: str = "") -> str:
    """The head of a goon; the same id always has the same face."""
    parts = [painted(PARTS[kind][part], colour) for part, colour in HEADS[kind](Luck(f"{kind}/{name}")) if part]
    return within("".join(parts), cx, cy, size)
