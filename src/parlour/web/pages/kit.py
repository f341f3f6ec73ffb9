"""What every part of a table's page has at hand: the visitor, what they may see, forms, seals and law chips."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final, NamedTuple

from parlour.draw.tokens import HOUSE, Signs
from parlour.games import game as find_game
from parlour.web.html import Child, Html, h, raw
from parlour.web.pages.icons import drawing
from parlour.web.pages.laws import digest
from parlour.web.pages.shell import law_chip
from parlour.web.rooms.sight import SeatSight, Sight
from parlour.web.visitor import Visitor


class Sign(NamedTuple):
    """How a game marks a seat: a drawing on the 24-grid, and a colour of CSS."""

    mark: str
    tint: str


class Place(NamedTuple):
    """What a page needs to know of the game's looks and of the house: signs by seat, scheme and host for links."""

    signs: Sequence[Sign] = ()
    base: str = ""


NOWHERE: Final = Place()


def signs_of(game: str, names: Sequence[str]) -> list[Sign]:
    """The marks that the game's own picture has for its seats, if it has some; `names` are those of Game.seat_names."""
    pictures = find_game(game).part("draw")
    symbols: Mapping[str, str] = getattr(pictures, "SYMBOLS", {})
    colours: Signs = getattr(pictures, "PALETTE", HOUSE).signs
    kinds = ("seal", f"{game}-seal", "marker")
    marks = [next((symbols[f"{k}-{name}"] for k in kinds if f"{k}-{name}" in symbols), "") for name in names]
    tints = [f"{game}-{name}" if f"{game}-{name}" in colours else name for name in names]  # its own, or the house's
    return [Sign(mark, f"var(--c-{tint})") for mark, tint in zip(marks, tints, strict=True)] if all(marks) else []


@dataclass(frozen=True, slots=True)
class Kit:
    visitor: Visitor
    sight: Sight
    boards: Mapping[str, Html]
    key: Callable[[], str]  # a fresh idempotency key: a form that is sent twice is done once
    place: Place = NOWHERE
    now: float = 0.0

    def say(self, key: str, **args: Any) -> str:
        return self.visitor.say(f"web-table-{key}", **args)

    def path(self, rest: str = "") -> str:
        return f"/t/{self.sight.id}{rest}"

    def chosen(self) -> list[str]:
        """What is played otherwise than usual."""
        return [f"{label}: {value}" if label else value for label, value in self.sight.settings]

    # Who

    @property
    def signed(self) -> bool:
        """Somebody with a name; others are asked for one before they sit or talk."""
        return self.visitor.person is not None

    @property
    def sided(self) -> bool:
        """Whether the seats play different things, such as factions."""
        return bool(find_game(self.sight.game).sides)

    def seat(self, number: int) -> SeatSight:
        return self.sight.seats[number]

    def name(self, number: int) -> str:
        seat = self.seat(number)
        return seat.name or seat.label or self.say("seat-open")

    def seal(self, number: int, size: int = 20) -> Html:
        """The mark of a seat; nobody's for -1. The drawings themselves stand once in the page, see `symbols`."""
        if not 0 <= number < len(self.sight.seats):
            return raw(f'<span class="seal none s{size}" aria-hidden="true"></span>')
        return drawing(f'<use href="#seal-{number}"/>', size, "seal")

    def symbols(self) -> Html:
        return raw(f'<svg class="defs" aria-hidden="true" width="0" height="0"><defs>{self.all_symbols()}</defs></svg>')

    def all_symbols(self) -> str:
        signs = self.place.signs
        marks = [signs[s.number].mark if s.number < len(signs) else letter(s) for s in self.sight.seats]
        box = 'viewBox="0 0 24 24" overflow="visible" fill="currentColor"'
        return "".join(f'<symbol id="seal-{n}" {box}>{mark}</symbol>' for n, mark in enumerate(marks))

    # What

    def reaction(self, name: str) -> str:
        return self.visitor.say(f"{self.sight.game}-reaction-{name}")

    def law(self, paragraph: str) -> Html | None:
        if not paragraph:
            return None
        return law_chip(self.visitor, self.sight.game, paragraph, self.digest(paragraph))

    def digest(self, paragraph: str) -> str:
        return digest(self.sight.game, self.visitor.language, paragraph)

    def form(self, do: str, *inner: Child, seat: int | None = None, **attrs: Any) -> Html:
        """A form that asks for something at this table. It carries its moment, so that a late one is refused."""
        hidden = {"seat": seat, "expected_seq": self.sight.seq, "key": self.key() or None}
        return h(
            "form",
            fields(hidden),
            *inner,
            **({"method": "post", "action": self.path(f"/{do}"), "data_do": do} | attrs),
        )


def fields(values: Mapping[str, str | int | None]) -> list[Html]:
    """Hidden fields; those that are None are left out."""
    return [h("input", type="hidden", name=name, value=v) for name, v in values.items() if v is not None]


def letter(seat: SeatSight) -> str:
    """A seat that has no drawing gets the first letter of its name, or its number."""
    first = escape((seat.label or str(seat.number + 1))[:1].upper())
    return (
        '<circle cx="12" cy="12" r="11" fill="var(--paper-2)" stroke="var(--cut)" stroke-width="1.4"/>'
        f'<text x="12" y="16.5" text-anchor="middle" font-size="13" font-weight="700" fill="var(--ink)">{first}</text>'
    )
