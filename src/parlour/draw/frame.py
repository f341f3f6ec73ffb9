"""The SVG file around a picture: one file for the page, for a notebook, for an image tag and for a disk."""

from typing import Final

from parlour.draw.art import clean, el, number
from parlour.draw.tokens import css
from parlour.draw.words import SANS, SERIF

THEMES: Final = ("auto", "light", "dark")


def style(theme: str) -> str:
    """Everything is kept inside .parlour-THEME: a page may hold several pictures, and has styles of its own."""
    scope = f".parlour-{theme}"
    return (
        f"{css(scope, theme)}"
        f"{scope}{{background:var(--ground)}}"
        f"{scope} text{{font-family:{SANS};font-variant-numeric:tabular-nums lining-nums}}"
        f"{scope} .serif{{font-family:{SERIF}}}"
        f"{scope} .target{{cursor:pointer}}"
        f"{scope} .ring{{pointer-events:none}}"
        f"{scope} .target:is(:hover,:focus) .ring{{stroke-dasharray:none}}"
    )


def picture(width: float, height: float, label: str, body: str, theme: str = "auto") -> str:
    """A whole SVG document. The label is the sentence a screen reader says for it."""
    if theme not in THEMES:
        raise ValueError(f"theme must be one of {', '.join(THEMES)}, not {theme!r}")
    size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}"'
    ground = el("rect", width=width, height=height, fill="var(--ground)")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="parlour-{theme}" role="img" aria-label="{clean(label)}">'
        f"<style>{style(theme)}</style>{ground}{body}</svg>"
    )
