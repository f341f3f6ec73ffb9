"""The SVG file around a picture: one file for the page, for a notebook, for an image tag and for a disk."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from parlour.draw.art import clean, el, number, symbol
from parlour.draw.tokens import css
from parlour.draw.words import SANS, SERIF

THEMES: Final = ("auto", "light", "dark")


def style(theme: str, broad: bool) -> str:
    """Everything is kept inside .parlour-THEME: a page may hold several pictures, and has styles of its own.

    A picture is :root only when it is a file of its own: then it fits itself into the window; a tall one is scrolled.
    """
    scope = f".parlour-{theme}"
    return (
        f"{css(scope, theme)}"
        f"{scope}{{background:var(--ground)}}"
        f":root{scope}{{max-width:100vw;{'max-height:100vh;' if broad else ''}display:block;margin:0 auto}}"
        f"{scope} text{{font-family:{SANS};font-variant-numeric:tabular-nums lining-nums}}"
        f"{scope} .serif{{font-family:{SERIF}}}"
        f"{scope} .target{{cursor:pointer}}"
        f"{scope} .ring{{pointer-events:none}}"
        f"{scope} .target:is(:hover,:focus) .ring{{stroke-dasharray:none}}"
    )


class Sheet(NamedTuple):
    """What has been drawn, how large it is, and the sentence a screen reader says for it."""

    width: float
    height: float
    label: str
    body: str


def picture(sheet: Sheet, symbols: Mapping[str, str], theme: str = "auto") -> str:
    """A whole SVG document; of the symbols it holds those that are used."""
    if theme not in THEMES:
        raise ValueError(f"theme must be one of {', '.join(THEMES)}, not {theme!r}")
    width, height, label, body = sheet
    used = sorted(set(re.findall('href="#([^"]+)"', body)))
    defs = "".join(symbol(name, symbols[name]) for name in used)
    size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}"'
    ground = el("rect", width=width, height=height, fill="var(--ground)")
    role = f'class="parlour-{theme}" role="img" aria-label="{clean(label)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {role}>'
        f"<style>{style(theme, broad=width > height)}</style><defs>{defs}</defs>{ground}{body}</svg>"
    )
