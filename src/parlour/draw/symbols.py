"""Drawings on a 24-grid that are written once a picture and used by name; their colours come from the tokens."""

import re
from collections.abc import Mapping
from typing import Final

from parlour.draw.art import Attr, group, number

HOLE: Final = "var(--hole)"  # in a drawing: where the ground shows through
PALE: Final = "#FFFDF6"  # figures on the dark seal of a count, in both themes


class Symbols(dict[str, str]):
    """Drawings by name. `NAME@paper` or `NAME@8C867A` is NAME with holes of that token or colour."""

    def __missing__(self, name: str) -> str:
        plain, _, hole = name.partition("@")
        if not hole:
            raise LookupError(f"there is no drawing called {name}")
        colour = f"#{hole}" if len(hole) == 6 and hole.isupper() else f"var(--{hole})"
        return self[plain].replace(HOLE, colour)


def pierced(name: str, hole: str) -> str:
    """The name of a drawing with holes of a colour."""
    return f"{name}@{hole.removeprefix('var(--').removesuffix(')').removeprefix('#')}"


def painted(drawing: str, colour: str, hole: str = "#FFFFFF") -> str:
    """A drawing in colours that are known already."""
    return drawing.replace("currentColor", colour).replace(HOLE, hole)


def themed(drawing: str, light: Mapping[str, str]) -> str:
    """A drawing with the names of the colours that it has by day: by lamplight they are others."""
    names = {colour.lower(): f"var(--{name})" for name, colour in light.items()}
    return re.sub("#[0-9a-fA-F]{6}", lambda found: names.get(found[0].lower(), found[0]), drawing)


def inks(name: str) -> tuple[str, str]:
    """The colour of whoever or whatever has tokens of its name, and the ink on it."""
    return f"var(--c-{name})", f"var(--on-{name})"


def within(content: str, cx: float, cy: float, size: float, **attrs: Attr) -> str:
    """A drawing of the 24-grid inside another one."""
    spot = f"translate({number(cx - size / 2)} {number(cy - size / 2)}) scale({size / 24:.4f})"
    return group(content, transform=spot, **attrs)
