"""The colours of Parlour, by day ("Linen") and by lamplight: the one source for pictures, pages and their contrast.

A title has a palette of its own beside its pictures, on top of this one.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

THEMES: Final = ("light", "dark")
Signs = Mapping[str, tuple[str, str]]  # member → its colour, and the ink on it; the same in both themes


class Palette(NamedTuple):
    """Colours by name in both themes; of pieces and their signs; and what lies on what, with the least contrast.

    The contrast is 7 and 4.5 for words, 3 for marks and borders (WCAG 2).
    """

    light: Mapping[str, str]
    dark: Mapping[str, str]
    signs: Signs
    needs: tuple[tuple[str, str, float], ...] = ()


HOUSE: Final = Palette(
    light={
        # surfaces and ink
        "ground": "#E6DCC8", "paper": "#FBF6EA", "paper-2": "#F2E9D6", "line": "#D9CBAF", "edge": "#8A7757",
        "ink": "#2A231B", "ink-2": "#564938", "ink-3": "#6E5F4A", "shade": "#3A2A14",
        # meaning: teal "you can", amber "this just happened", plum "you have not seen this"
        "signal": "#0B6B66", "on-signal": "#FFFFFF", "signal-soft": "#D3E8DF", "halo": "#FFFFFF", "ring": "#0B6B66",
        "trail": "#B4690E", "trail-soft": "#F6DFB0", "danger": "#A3301F", "danger-soft": "#F6DAD0", "new": "#8A3B7A",
        # pieces: outline, and ink on what is pale in both themes
        "cut": "#33291D", "piece-ink": "#241D15",
    },
    dark={
        "ground": "#171412", "paper": "#231F1B", "paper-2": "#2E2924", "line": "#433B32", "edge": "#8D7E68",
        "ink": "#F3EADA", "ink-2": "#CFC2AC", "ink-3": "#A99B84", "shade": "#000000",
        "signal": "#74D3C2", "on-signal": "#0C211E", "signal-soft": "#1D3A36", "halo": "#F7F1E2", "ring": "#0B6B66",
        "trail": "#F0B458", "trail-soft": "#4A3717", "danger": "#F2937F", "danger-soft": "#4A231B", "new": "#DFA3D2",
        "cut": "#F5ECDA", "piece-ink": "#1B1611",
    },
    signs={
        "blue": ("#2C5FA8", "#FFFFFF"),
        "red": ("#B8382B", "#FFFFFF"),
        "yellow": ("#F0C63F", "#2E2503"),
        "green": ("#7FBF8A", "#0C2A14"),
    },
    needs=(
        ("ink", "paper", 7), ("ink", "ground", 7), ("ink", "paper-2", 7), ("ink", "signal-soft", 7),
        ("ink", "trail-soft", 7), ("ink-2", "paper", 7), ("ink-2", "ground", 4.5), ("ink-3", "paper", 4.5),
        ("ink-3", "paper-2", 4.5), ("ink-2", "signal-soft", 4.5), ("on-signal", "signal", 4.5),
        ("paper", "ink-2", 4.5), ("signal", "paper", 4.5), ("signal", "signal-soft", 4.5), ("danger", "paper", 4.5),
        ("danger", "danger-soft", 4.5), ("new", "paper", 4.5), ("trail", "paper", 3), ("edge", "paper", 3),
        ("ring", "halo", 4.5), ("piece-ink", "halo", 7), ("trail", "trail-soft", 3),
    ),
)  # fmt: skip


def joined(palettes: Iterable[Palette]) -> Palette:
    """The house's colours with those of some titles."""
    light, dark, signs, needs = dict(HOUSE.light), dict(HOUSE.dark), dict(HOUSE.signs), HOUSE.needs
    for each in palettes:
        light |= each.light
        dark |= each.dark
        signs |= each.signs
        needs += each.needs
    return Palette(light, dark, signs, needs)


def declarations(palette: Palette, dark: bool) -> str:
    """The tokens as CSS custom properties: surfaces by name, pieces as --c-NAME and --on-NAME."""
    pieces = [f"--c-{name}:{c};--on-{name}:{ink};" for name, (c, ink) in palette.signs.items()]
    values = palette.dark if dark else palette.light
    return "".join(f"--{name}:{value};" for name, value in values.items()) + "".join(pieces)


def css(scope: str, theme: str = "auto", *palettes: Palette) -> str:
    """Tokens for one element and all inside it. "auto" follows a page's data-theme, else the reader's system."""
    whole = joined(palettes)
    light, dark = (f"{scope}{{color-scheme:{name};{declarations(whole, name == 'dark')}}}" for name in THEMES)
    if theme != "auto":
        return dark if theme == "dark" else light
    chosen = "".join(
        f"[data-theme={name}] {scope},{scope}[data-theme={name}]{rule.removeprefix(scope)}"
        for name, rule in (("light", light), ("dark", dark))
    )
    return f"{light}@media (prefers-color-scheme:dark){{{dark}}}{chosen}"


def luminance(colour: str) -> float:
    """WCAG 2 relative luminance of #RRGGBB."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG 2 contrast ratio, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def shortfalls(*palettes: Palette) -> list[str]:
    """Every pair of colours below its need, in words; empty when all is well."""
    whole, found = joined(palettes), []
    for theme, values in zip(THEMES, whole[:2], strict=True):
        for above, below, need in whole.needs:
            ratio = contrast(values[above], values[below])
            if ratio < need:
                found.append(f"{theme}: {above} on {below} is {ratio:.2f}, needs {need}")
    signs = [(name, contrast(*pair)) for name, pair in whole.signs.items()]
    return found + [f"ink on {name} is {ratio:.2f}, needs 4.5" for name, ratio in signs if ratio < 4.5]
