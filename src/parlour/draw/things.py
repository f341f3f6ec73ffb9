"""What is in a picture: a View, its words, and what may be clicked: things with an id and a title, pieces that move."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from parlour.draw.art import Attr, Box, el, group, rect, title

View = Mapping[str, Any]
Say = Callable[..., str]


class Things:
    """Places and pieces of a View by their ids; `targets` are those that may be clicked now."""

    game = ""  # whose words these are

    def __init__(self, view: View, targets: Collection[str], say: Say, people: Sequence[str] | None = None) -> None:
        self.view = view
        self.targets = frozenset(targets)
        self.say = say
        self.people = people
        self.players: list[View] = view["players"]
        self.over: bool = view["phase"] == "over"
        self.tells_result: bool = self.over  # unless the page around the picture does

    # Words

    def word(self, key: str, **args: Any) -> str:
        """A word of the picture of this game."""
        return self.say(f"{self.game}-draw-{key}", **args)

    def edition(self) -> str:
        """The cards shipped are our own, not those of the printed game, and the picture says so."""
        name: str = self.view["edition"]
        return self.word("edition-house") if name == "house" else self.word("edition-pack", name=name)

    # Who

    def own_name(self, seat: int) -> str:
        """How the game itself calls a seat."""
        return self.say(f"{self.game}-seat-{self.players[seat]['colour']}")

    def name(self, seat: int) -> str:
        """How a seat is called: by its person, where there is one; the sign of the seat always stands beside it."""
        return self.person(seat) or self.own_name(seat)

    def person(self, seat: int) -> str:
        return self.people[seat].strip() if self.people and seat < len(self.people) else ""

    def acting(self) -> int | None:
        """The seat everybody waits for."""
        if self.over:
            return None
        decider: int | None = self.view["decider"]
        active: int | None = self.view["active"]
        return active if decider is None else decider

    def my_turn(self) -> bool:
        return self.view["seat"] is not None and self.acting() == self.view["seat"]

    def owns(self, seat: int) -> bool:
        """Whether it is the viewer's."""
        return bool(self.view["seat"] == seat)

    def others(self) -> list[View]:
        """In turn order from the viewer on; for a spectator, everybody."""
        seat: int | None = self.view["seat"]
        return self.players if seat is None else [*self.players[seat + 1 :], *self.players[:seat]]

    def won(self, seat: int) -> bool:
        return self.over and seat in self.view["outcome"]["winners"]

    # What is drawn

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
