"""What every part of the picture asks: who looks, what may be clicked, and how things are called."""

from collections.abc import Collection, Sequence
from typing import Final

from parlour.draw.things import Say, Things, View

SEATS: Final = ("orange", "blue")  # the names of the seats and of their colours


class Scene(Things):
    """A View with its viewer. A spectator has no seat."""

    game = "frogs"

    def __init__(self, view: View, targets: Collection[str], say: Say, people: Sequence[str] | None = None) -> None:
        super().__init__(view, targets, say, people)
        self.me: View | None = None if view["seat"] is None else self.players[view["seat"]]

    # Words

    def own_name(self, seat: int) -> str:
        return self.say(f"frogs-seat-{SEATS[seat]}")

    def card_name(self, card: View) -> str:
        """The one that its pack brings, or ours."""
        return str(card.get("name") or self.say(f"frogs-card-{card['id']}"))

    def starter_name(self, starter: str) -> str:
        cards = self.players[0]["starters"] if self.players else []  # a pack names both players' cards alike
        given: str | None = next((each["name"] for each in cards if each["id"] == starter), None)
        return given or self.say(f"frogs-start-{starter}")

    def species_name(self, species: str) -> str:
        return self.say(f"frogs-species-{species}")

    def charm_name(self, kind: str) -> str:
        return self.say(f"frogs-charm-{kind}")

    def chest_name(self, kind: str) -> str:
        return self.say(f"frogs-chest-{kind}")

    # Who

    def acting(self) -> int | None:
        """The seat everybody waits for; before anybody acts, the first one."""
        found = super().acting()
        return int(self.view["first"]) if found is None and not self.over else found

    def seats(self) -> list[int]:
        """From top to bottom: the other, then the viewer; for a spectator as they sit."""
        return [1, 0] if self.me is not None and self.me["seat"] == 0 else [0, 1]

    def resolves(self) -> bool:
        """Whether something is being resolved, or waits for that."""
        return bool(self.view["chain"] or self.view["waiting"])

    def here(self, seat: int) -> View:
        """The space where a traveller stands."""
        found: View = next(each for each in self.view["spaces"] if seat in each["here"])
        return found
