"""Make the fonts that Parlour ships: `./parlour tools python scripts/make_fonts.py FOLDER` (it needs npm and tar).

Two open families are fetched into FOLDER and cut down to what we write: Latin, Latin Extended-A and Cyrillic, one file
for each script, so that a reader of English fetches no Cyrillic; four weights; kerning; figures that are lining and of
one width, so that numbers neither dance nor change a line's length. As the licence asks of a changed font, they are
called by names of our own. Beside the files goes fonts.json: how wide each letter is, so that pictures can measure
their words; and by how much other machines' fonts are larger, so that a picture fits where ours are not at hand.
"""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT: Final = Path(__file__).parent.parent
OUT: Final = ROOT / "src/parlour/draw/fonts"
SCRIPTS: Final[dict[str, list[int]]] = {
    "latin": [
        *range(0x20, 0x7F), *range(0xA0, 0xAD), *range(0xAE, 0x100),
        0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2030, 0x2032,
        0x2033, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265,
    ],
    "latin-ext": [*range(0x100, 0x180)],
    "cyrillic": [*range(0x400, 0x460), 0x490, 0x491, 0x2116],
}  # fmt: skip
CUTS: Final = {
    ("sans", 400): "fira-sans",
    ("sans", 600): "fira-sans",
    ("sans", 700): "fira-sans",
    ("serif", 700): "vollkorn",
}
NAMES: Final = {"sans": "Parlour Sans", "serif": "Parlour Serif"}
PACKAGES: Final = {  # of npm; the last ones are only measured, each as wide as the fonts it stands for
    "fira-sans": "@fontsource/fira-sans@5.3.0",
    "vollkorn": "@fontsource-variable/vollkorn@5.3.0",
    "arimo": "@fontsource/arimo@5.3.0",
    "roboto": "@fontsource/roboto@5.3.0",
    "noto-sans": "@fontsource/noto-sans@5.3.0",
    "dejavu-sans": "dejavu-fonts-ttf@2.37.3",
    "gelasio": "@fontsource/gelasio@5.3.0",
    "tinos": "@fontsource/tinos@5.3.0",
    "noto-serif": "@fontsource/noto-serif@5.3.0",
    "dejavu-serif": "dejavu-fonts-ttf@2.37.3",
}
FALLBACKS: Final = {  # what other machines have, in the order we ask for it
    "sans": {
        "arimo": ("Arial", "Liberation Sans", "Helvetica"),
        "roboto": ("Roboto",),
        "noto-sans": ("Noto Sans",),
        "dejavu-sans": ("DejaVu Sans",),
    },
    "serif": {
        "gelasio": ("Georgia",),
        "tinos": ("Times New Roman", "Liberation Serif", "Times"),
        "noto-serif": ("Noto Serif",),
        "dejavu-serif": ("DejaVu Serif",),
    },
}
DEJAVU: Final = {"dejavu-sans": "DejaVuSans", "dejavu-serif": "DejaVuSerif"}


def main(folder: Path) -> None:
    widths = {}
    for old in OUT.glob("*.woff2"):
        old.unlink()
    for (family, weight), source in CUTS.items():
        wide: dict[str, int] = {}
        for script, letters in SCRIPTS.items():
            font = cut(source_file(folder, source, script, weight), letters, weight)
            wide = wide_letters(font, letters) | wide
            rename(font, family, weight)
            font.flavor = "woff2"
            font.save(OUT / f"{family}-{weight}-{script}.woff2")
        widths[f"{family}-{weight}"] = wide
    kept = sorted(set[str].intersection(*map(set, widths.values())))
    rows = {cut: [wide[letter] for letter in kept] for cut, wide in widths.items()}
    found = {
        "ranges": {script: ranges(letters) for script, letters in SCRIPTS.items()},
        "fallbacks": list(fallbacks(folder, widths)),
        "letters": "".join(kept),
        "widths": rows,
    }
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in found.items())
    (OUT / "fonts.json").write_text(f"{{\n{lines}\n}}\n", "utf-8")


def source_file(folder: Path, source: str, script: str, weight: int) -> Path:
    home = folder / source
    if not home.exists():
        home.mkdir(parents=True)
        packed = ["npm", "pack", "--silent", PACKAGES[source]]
        archive = subprocess.run(packed, check=True, cwd=home, capture_output=True, text=True).stdout.split()[-1]
        subprocess.run(["tar", "xzf", archive], check=True, cwd=home)
    if source in DEJAVU:
        return home / f"package/ttf/{DEJAVU[source]}{'' if weight == 400 else '-Bold'}.ttf"
    one, every = (home / f"package/files/{source}-{script}-{w}-normal.woff2" for w in (weight, "wght"))
    return one if one.exists() else every


def cut(path: Path, letters: list[int], weight: int) -> Any:
    """The letters alone; of a font with all weights, the one."""
    font = TTFont(path)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": weight})
    give_figures_one_width(font)
    turn_arrows(font)
    options = Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def give_figures_one_width(font: Any) -> None:
    """Lining figures of one width are there as alternatives; here they are the figures."""
    for table in font["cmap"].tables:
        for figure in map(ord, "0123456789"):
            if f"{table.cmap.get(figure)}.tf" in font.getGlyphSet():
                table.cmap[figure] += ".tf"


def turn_arrows(font: Any) -> None:
    """The packages have arrows up and down; those to the left and right are the same, lying down."""
    known, shapes = font.getBestCmap(), font.getGlyphSet()
    for new, old in ((0x2190, 0x2191), (0x2192, 0x2193)):
        if old in known and new not in known:
            across, middle = BoundsPen(shapes), BoundsPen(shapes)
            shapes[known[old]].draw(across)
            shapes[known[ord("+")]].draw(middle)
            left, low, right, high = across.bounds
            pen, side = TTGlyphPen(shapes), font["hmtx"][known[ord("+")]][1]
            height = (middle.bounds[1] + middle.bounds[3]) / 2
            shapes[known[old]].draw(TransformPen(pen, (0, 1, -1, 0, high + side, height - (left + right) / 2)))
            name = f"uni{new:04X}"
            font["glyf"][name] = pen.glyph()
            font.setGlyphOrder(list(font["glyf"].glyphOrder))
            font["hmtx"][name] = (round(high - low + 2 * side), side)
            for table in font["cmap"].tables:
                table.cmap[new] = name


def wide_letters(font: Any, letters: Iterable[int]) -> dict[str, int]:
    """In thousandths of the letters' size."""
    known, em = font.getBestCmap(), font["head"].unitsPerEm
    return {chr(each): round(font["hmtx"][known[each]][0] * 1000 / em) for each in letters if each in known}


def rename(font: Any, family: str, weight: int) -> None:
    names, style = font["name"], {400: "Regular", 600: "SemiBold", 700: "Bold"}[weight]
    postscript = f"{NAMES[family].replace(' ', '')}-{style}"
    whole = f"{NAMES[family]} {style}"
    for number, name in ((1, NAMES[family]), (2, style), (3, postscript), (4, whole), (6, postscript)):
        names.setName(name, number, 3, 1, 0x409)


def ranges(letters: list[int]) -> str:
    """As CSS writes them."""
    found: list[list[int]] = []
    for each in letters:
        if found and each == found[-1][1] + 1:
            found[-1][1] = each
        else:
            found.append([each, each])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


def fallbacks(folder: Path, widths: dict[str, dict[str, int]]) -> Iterator[tuple[str, str, int, list[str], float]]:
    """Family, our name for it, weight, their names, and our width in per cent of theirs in all that we say."""
    said = Counter("".join(path.read_text("utf-8") for path in ROOT.glob("src/parlour/**/*.ftl")))
    for family, fonts in FALLBACKS.items():
        for source, names in fonts.items():
            for weight in (400, 700) if family == "sans" else (700,):
                theirs = measured(folder, source, weight)
                ours = widths[f"{family}-{weight}"]
                both = [letter for letter in said if letter in theirs and letter in ours]
                share = sum(said[x] * ours[x] for x in both) / sum(said[x] * theirs[x] for x in both)
                bold = [f"{name} Bold" for name in names]
                local = list(names) if weight == 400 else bold
                yield family, f"{NAMES[family]} as {names[0]}", weight, local, round(share * 100, 1)


def measured(folder: Path, source: str, weight: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for script, letters in SCRIPTS.items():
        path = source_file(folder, source, script, weight)
        found |= wide_letters(TTFont(path), letters) if path.exists() else {}
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]))
