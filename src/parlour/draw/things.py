"""What is in a picture: a View, its words, and what may be clicked: things with an id and a title, pieces that move."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from parlour.draw.art import Attr, Box, el, group, rect, title

View = Mapping[str, Any]
Say = Callable[..., str]


class Things:
    """Places and pieces of a View by their ids; `targets` are those that may be clicked now."""

    def __init__(self, view: View, targets: Collection[str], say: Say, people: Sequence[str] | None = None) -> None:
        self.view = view
        self.targets = frozenset(targets)
        self.say = say
        self.people = people
        self.players: list[View] = view["players"]
        self.over: bool = view["phase"] == "over"
        self.tells_result: bool = self.over  # unless the page around the picture does

    def is_target(self, name: str) -> bool:
        return name in self.targets

    def thing(self, name: str, words: str, *inner: str, **attrs: Attr) -> str:
        """A place or a piece: its id, its title, and what a page needs to let people click it."""
        mark = {"class_": "target", "data_id": name} if self.is_target(name) else {}
        return el("g", title(words), *inner, id=name, **mark, **attrs)

    def piece(self, name: str, words: str, *inner: str, **attrs: Attr) -> str:
        """A thing that moves from place to place and stays the same: a page shows the way."""
        return self.thing(name, words, *inner, data_piece=name, **attrs)

    def ringed(self, name: str, box: Box, r: float) -> str:
        """The ring of a thing, if it may be clicked."""
        return ring(box, r) if self.is_target(name) else ""


def ring(box: Box, r: float, width: float = 3) -> str:
    """What may be clicked: a pale halo and a dashed teal ring, which closes when the pointer is on it."""
    halo = rect(box, r, stroke="var(--halo)", stroke_width=width + 3)
    dashes = rect(box, r, stroke="var(--ring)", stroke_width=width, stroke_dasharray="7 5", class_="ring")
    return group(halo, dashes)
