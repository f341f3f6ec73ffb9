"""Our own letters, so that pages and pictures look and fit the same everywhere.

Two open families, cut down to what we write by scripts/make_fonts.py. It also measured them: fonts.json says how wide
each letter is. A picture in a file of its own only names them; where they are not at hand it takes what the machine
has, made as wide as ours are.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

FOLDER: Final = files("parlour.draw.fonts")
MADE: Final = json.loads(FOLDER.joinpath("fonts.json").read_text("utf-8"))
FAMILIES: Final = {"sans": "Parlour Sans", "serif": "Parlour Serif"}
CUTS: Final = tuple(MADE["widths"])
EVERYWHERE: Final = ("sans-400", "sans-600", "serif-700")
HEAVIER: Final = {"400": "400 500", "700": "700 900"}  # what else a cut stands for
UNSEEN: Final = dict.fromkeys("\u00ad\u2068\u2069", 0)  # soft hyphens, and the marks around what is quoted


@cache
def widths(serif: bool, weight: int) -> dict[str, int]:
    """Of each letter, in thousandths of its size, in the cut that a browser takes for this weight."""
    cut = "serif-700" if serif else f"sans-{400 if weight <= 500 else min(weight, 700)}"
    return dict(zip(MADE["letters"], MADE["widths"][cut], strict=True)) | UNSEEN


def stack(family: str) -> str:
    """What to ask for: ours, then what the machine has at the width of ours, then whatever it likes."""
    near = [f'"{name}"' for kind, name, *_ in MADE["fallbacks"] if kind == family]
    return ",".join([f'"{FAMILIES[family]}"', *dict.fromkeys(near), "serif" if family == "serif" else "sans-serif"])


SANS: Final = stack("sans")
SERIF: Final = stack("serif")


def nearest_faces() -> str:
    """CSS: the fonts of other machines, each with its size changed so that words become as wide as in ours."""
    return "".join(
        face(name, "400 500" if weight == 400 else "600 900", ",".join(f"local('{each}')" for each in names), percent)
        for _, name, weight, names, percent in MADE["fallbacks"]
    )


def names() -> str:
    """CSS: what pages call them."""
    return f":root{{--sans:{SANS};--serif:{SERIF}}}"


def own_faces(folder: str) -> str:
    """CSS: our fonts, each fetched only for the letters that a page shows."""
    rules = []
    for cut in CUTS:
        family, weight = cut.split("-")
        for script, letters in MADE["ranges"].items():
            source = f"url({folder}{cut}-{script}.woff2)"
            rules.append(face(FAMILIES[family], HEAVIER.get(weight, weight), source, letters=letters))
    return "".join(rules)


def face(name: str, weight: str, source: str, percent: float = 0, letters: str = "") -> str:
    more = f";size-adjust:{percent}%" if percent else f";unicode-range:{letters};font-display:swap"
    return f'@font-face{{font-family:"{name}";font-weight:{weight};src:{source}{more}}}'


def needed(scripts: str) -> list[str]:
    """The files that any page with these scripts needs: words, buttons, titles."""
    return [f"{cut}-{script}.woff2" for cut in EVERYWHERE for script in scripts.split()]
