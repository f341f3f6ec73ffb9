"""Signs of the interface on a 24-grid: one stroke, round joins, in the colour of the words beside them."""

from typing import Final

from parlour.draw.drawings import drawings

BRAND: Final = "#E58A3C"  # the top of the stool, the same by day and by lamplight

ICONS: Final = drawings("icon")
LOGO: Final = (
    f'<path d="M3 9.5C3 6 6 3.5 12 3.5S21 6 21 9.5v3c0 1.6-4 3-9 3s-9-1.4-9-3z" fill="{BRAND}"/>'
    '<path d="M3 9.5c0 1.7 4 3 9 3s9-1.3 9-3" fill="none" stroke="var(--paper)" stroke-width="1.5"/>'
    '<path d="M6.5 15.5 5 21M17.5 15.5 19 21M12 16v5" stroke="var(--ink)" stroke-width="2.2" stroke-linecap="round"/>'
    '<circle cx="9.3" cy="7.6" r="1.7" fill="#FBF6EA"/>'
    '<rect x="12.6" y="5.6" width="3.6" height="3.6" rx=".8" fill="#2A231B" transform="rotate(12 14.4 7.4)"/>'
)


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
