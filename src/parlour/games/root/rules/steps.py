"""Steps of Root that look alike: what simply happens in a turn, and questions about a card or clearing just picked."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr, trait

from parlour.kernel.state import HappensTo, Step

if TYPE_CHECKING:
    from parlour.games.root.rules.state import Root

UNKNOWN_CARD: Final = -1


@trait
class HalfMade:
    """PROC.4 A question that completes what the seat has begun: nothing else comes between."""


@trait
class LeadsToBattle:
    """4.3 A question that leads to a battle: not in the midst of another one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AboutCard(Step["Root"]):
    """A question about a hand card that the seat has just picked."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def args(self) -> tuple[int, ...]:
        return self.who, self.card

    def with_card(self, card: int) -> "AboutCard":
        """The same question about another card: others do not know which one was picked."""
        return type(self)(self.who, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class InClearing(Step["Root"]):
    """A question about one clearing, as a rule just picked."""

    def __init__(self, who: int, clearing: int) -> None:
        super().__init__(who)
        self.clearing = clearing

    def args(self) -> tuple[int, ...]:
        return self.who, self.clearing

    def about(self, g: "Root") -> dict[str, int]:
        return {"clearing": self.clearing}


@mypyc_attr(allow_interpreted_subclasses=True)
class Within(Step["Root"]):
    """A question about clearings, of which a rule may allow some only."""

    def __init__(self, who: int, within: int) -> None:
        super().__init__(who)
        self.within = within

    def args(self) -> tuple[int, ...]:
        return self.who, self.within


@mypyc_attr(allow_interpreted_subclasses=True)
class HappensIn(HappensTo["Root"]):
    """A sentence that is carried out in a clearing, in the turn of a seat."""

    def __init__(self, seat: int, clearing: int) -> None:
        super().__init__(seat)
        self.clearing = clearing

    def args(self) -> tuple[int, ...]:
        return self.seat, self.clearing
