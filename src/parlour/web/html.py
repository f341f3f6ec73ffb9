"""HTML made in Python. Text is escaped unless it is Html already, so nobody's name can become markup."""

from collections.abc import Iterable
from html import escape
from typing import Any, Final

VOID: Final = frozenset(("input", "link", "meta", "br", "img", "source", "hr"))

Child = Any  # str (escaped), Html, None or False (left out), int, or an iterable of them


class Html(str):
    """Markup that is safe to put into a page."""

    __slots__ = ()


def raw(markup: str) -> Html:
    """Markup of our own making, such as a picture: never anything that a person typed."""
    return Html(markup)


def joined(*children: Child) -> Html:
    return Html("".join(parts(children)))


def parts(children: Iterable[Child]) -> Iterable[str]:
    for child in children:
        if child is None or child is False:
            continue
        if isinstance(child, Html):
            yield child
        elif isinstance(child, str | int | float):
            yield escape(str(child))
        else:
            yield from parts(child)


def h(tag: str, *children: Child, **attrs: Any) -> Html:
    """An element. `class_`, `data_id` become class, data-id; True is a bare attribute, None and False are none."""
    words = [tag]
    for name, value in attrs.items():
        if value is None or value is False:
            continue
        key = name.rstrip("_").replace("_", "-")
        words.append(key if value is True else f'{key}="{escape(str(value))}"')
    start = f"<{' '.join(words)}>"
    return Html(start) if tag in VOID else Html(f"{start}{joined(*children)}</{tag}>")
