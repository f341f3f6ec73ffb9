"""The SVG file around a picture: one file for the page, for a notebook, for an image tag and for a disk."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from parlour.draw.art import Attr, clean, el, group, number, symbol
from parlour.draw.fonts import SANS, SERIF, nearest_faces
from parlour.draw.tokens import Palette, css

THEMES: Final = ("auto", "light", "dark")
EXACT: Final = "text-rendering:geometricPrecision"  # as wide as measured; else some screens round every letter


def style(theme: str, broad: bool, palette: Palette) -> str:
    """The rules inside the file of a picture. It is :root only when it is a file of its own: then it fits itself
    into the window; a tall one is scrolled.
    """
    scope = f".parlour-{theme}"
    return (
        f"{nearest_faces()}{page_style(theme, palette)}"
        f"{scope}{{background:var(--ground)}}"
        f":root{scope}{{max-width:100vw;{'max-height:100vh;' if broad else ''}display:block;margin:0 auto}}"
    )


def page_style(theme: str = "auto", *palettes: Palette) -> str:
    """The rules that a page needs once for all its bare pictures, whatever their number.

    Everything is kept inside .parlour-THEME: a page may hold several pictures, and has styles of its own.
    """
    scope = f".parlour-{theme}"
    return (
        f"{css(scope, theme, *palettes)}"
        f"{scope} text{{font-family:{SANS};font-variant-numeric:tabular-nums lining-nums;{EXACT}}}"
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


def small_seal(drawing: str, size: float) -> str:
    """A seat's sign outside a picture, in the colours of page_style(). It holds no ids: a page may show it often."""
    outline: dict[str, Attr] = {"width": size, "height": size, "class_": "parlour-auto seal", "aria_hidden": "true"}
    inner = group(drawing, transform="translate(1 1)")
    return el("svg", inner, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 26 26", **outline)


def picture(
    sheet: Sheet, symbols: Mapping[str, str], palette: Palette, theme: str = "auto", bare: bool = False
) -> str:
    """A whole SVG document; of the symbols it holds those that are used.

    A bare one is for a page that has page_style(): no rules, no ground, and as large as the page makes it.
    """
    if theme not in THEMES:
        raise ValueError(f"theme must be one of {', '.join(THEMES)}, not {theme!r}")
    width, height, label, body = sheet
    used = sorted(set(re.findall('href="#([^"]+)"', body)))
    defs = "".join(symbol(name, symbols[name]) for name in used)
    w, h = number(width), number(height)
    role = f'class="parlour-{theme}" role="img" aria-label="{clean(label)}"'
    head, rules = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" {role}', ""
    if not bare:
        head += f' width="{w}" height="{h}"'
        ground = el("rect", width=width, height=height, fill="var(--ground)")
        rules, body = f"<style>{style(theme, width > height, palette)}</style>", ground + body
    return f"{head}>{rules}<defs>{defs}</defs>{body}</svg>"
