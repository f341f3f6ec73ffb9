"""Signs of the interface on a 24-grid: one stroke, round joins, in the colour of the words beside them."""

from typing import Final

from parlour.draw.drawings import drawings
from parlour.draw.symbols import painted

ICONS: Final = drawings("icon")
LOGO: Final = painted(drawings("logo")["stool"], "var(--ink)", "var(--paper)")


def drawing(content: str, size: int, name: str) -> str:
    """Any drawing on the 24-grid. It only repeats the words beside it, so readers of the page's text do not meet it."""
    box = f'width="{size}" height="{size}" viewBox="0 0 24 24"'
    return f'<svg class="{name}" {box} aria-hidden="true" focusable="false">{content}</svg>'


def icon(kind: str, size: int = 20) -> str:
    """A sign of the interface, drawn at 16, 18, 20 or 24."""
    return drawing(ICONS[kind], size, "ico")


def logo(size: int = 26) -> str:
    """The stool with a counter and a die on it."""
    return drawing(LOGO, size, "logo")
