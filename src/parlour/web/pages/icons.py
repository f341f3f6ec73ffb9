"""Signs of the interface, for pages."""

from parlour.draw import icons
from parlour.web.html import Html, raw


def drawing(content: str, size: int, name: str) -> Html:
    return raw(icons.drawing(content, size, name))


def icon(kind: str, size: int = 20) -> Html:
    return raw(icons.icon(kind, size))


def logo(size: int = 26) -> Html:
    return raw(icons.logo(size))
