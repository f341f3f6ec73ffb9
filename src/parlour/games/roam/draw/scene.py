"""What every part of the picture asks: who looks, which way up, what may be clicked, and how things are called."""

from collections.abc import Collection, Sequence
from typing import Final

from parlour.draw.art import Box, rect
from parlour.draw.things import Say, Things, View

Pattern = list[str]

PLACING: Final = ("position", "shortage", "extras", "artifact")  # when the pattern in use is shown on the field


class Scene(Things):
    """A View with its viewer. Without a seat (a spectator) the picture is that of seat 0."""

    game = "roam"

    def __init__(self, view: View, targets: Collection[str], say: Say, people: Sequence[str] | None = None) -> None:
        super().__init__(view, targets, say, people)
        self.me: View = self.players[view["seat"] or 0]
        self.quarter: int = self.me["quarter"]
        self.using: View | None = view["using"] if view["phase"] in PLACING else None

    def colour(self, seat: int) -> str:
        colour: str = self.players[seat]["colour"]
        return colour

    def full_name(self, seat: int) -> str:
        """For those who hear the picture: the person and the colour."""
        name, colour = self.name(seat), self.own_name(seat)
        return name if name == colour else f"{name} ({colour})"

    def points(self, count: int) -> str:
        return self.say("roam-text-n-points", n=count)

    def coins(self, count: int) -> str:
        return self.say("roam-text-n-coins", n=count)

    def card_name(self, card: View) -> str:
        return str(card["name"] or self.say(f"roam-card-{card.get('card') or card['id']}"))

    def artifact_name(self, artifact: View) -> str:
        return str(artifact["name"] or self.say(f"roam-artifact-{artifact['id']}"))

    def clockwise(self) -> list[View]:
        """The players from the viewer on (3.5.2)."""
        return sorted(self.players, key=self.side)

    def side(self, player: View) -> int:
        """Where a player sits as the viewer sees it: 0 south, 1 west, 2 north, 3 east."""
        return int(player["quarter"] - self.quarter) % 4

    def seen(self, pattern: Pattern, quarters: int) -> Pattern:
        """A pattern after quarter turns, as it will land on the field before the viewer (5.2.1)."""
        return turned(pattern, (quarters - self.quarter) % 4)


def turned(pattern: Pattern, quarters: int) -> Pattern:
    """Clockwise quarter turns (5.2.1)."""
    width = max(map(len, pattern))
    rows = [row.ljust(width, ".") for row in pattern]
    for _ in range(quarters):
        rows = ["".join(row[i] for row in reversed(rows)) for i in range(len(rows[0]))]
    return rows


def chosen(scene: Scene, box: Box, r: float) -> str:
    """What has been chosen: a closed ring, teal in the viewer's own turn."""
    return rect(box, r, stroke="var(--signal)" if scene.my_turn() else "var(--ink)", stroke_width=3)
