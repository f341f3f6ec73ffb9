"""What every part of the picture asks: who looks, what may be clicked, and how things are called."""

from collections.abc import Collection, Sequence
from typing import Final

from parlour.draw.things import Say, Things, View

GUARDS: Final = "guards"


class Scene(Things):
    """A View with its viewer. A spectator has no seat. Parties are the seats and, in solo, the guards after them."""

    game = "lockup"

    def __init__(self, view: View, targets: Collection[str], say: Say, people: Sequence[str] | None = None) -> None:
        super().__init__(view, targets, say, people)
        self.me: View | None = None if view["seat"] is None else self.players[view["seat"]]
        self.guards: View | None = view["guards"]

    # Words

    def crew(self, party: int) -> str:
        """The crew of a seat; the guards stand after the last seat."""
        if party >= len(self.players):
            return GUARDS
        crew: str = self.players[party]["crew"]
        return crew

    def crew_name(self, party: int) -> str:
        crew = self.crew(party)
        return self.word("guards") if crew == GUARDS else self.say(f"lockup-crew-{crew}")

    def name(self, party: int) -> str:
        """How a party is called: by its person, where there is one; the crew's seal always stands beside it."""
        person = self.person(party)
        unnamed = ("", self.say(f"lockup-seat-{self.crew(party)}"))  # where one person plays several crews
        return self.crew_name(party) if person in unnamed else person

    def full_name(self, party: int) -> str:
        """For those who hear the picture: the person and the crew."""
        crew = self.crew_name(party)
        return crew if self.nameless(party) else f"{self.name(party)} ({crew})"

    def nameless(self, party: int) -> bool:
        """Whether a party is called by its crew."""
        return self.name(party) == self.crew_name(party)

    def called(self, kind: str, thing: View) -> str:
        """The name of a card: the one that its pack brings, or ours."""
        return str(thing.get("name") or self.say(f"lockup-{kind}-{thing['id']}"))

    def item_name(self, item: View) -> str:
        return self.called("item", item)

    def goon_name(self, goon: View) -> str:
        return self.called("goon", goon)

    def tome_name(self, tome: View) -> str:
        return self.called("tome", tome)

    def goal_name(self, goal: View) -> str:
        return self.called("goal", goal)

    def trait_name(self, trait: View) -> str:
        return self.called("trait", trait)

    def guard_name(self, guard: View) -> str:
        return self.called("guard", guard)

    def location_name(self, location: str) -> str:
        return self.say(f"lockup-location-{location}")

    def good_name(self, kind: str) -> str:
        return self.say(f"lockup-good-{kind}")

    def token_name(self, token: str) -> str:
        return self.say(f"lockup-token-{token}")

    def phase(self) -> str:
        return self.word(f"phase-{self.view['phase']}")

    # Who

    def acting(self) -> int | None:
        """The seat everybody waits for; before anybody acts, and while the guards move, the first one."""
        found = super().acting()
        return 0 if found is None and not self.over else found

    def parties(self) -> list[View]:
        """The seats and, in solo, the guards."""
        return [*self.players, *([self.guards] if self.guards else [])]

    def has_passed(self, party: int) -> bool:
        """6.3 Of interest as long as others go on placing."""
        return self.view["phase"] == "roll-call" and bool(self.parties()[party].get("passed"))

    def token_piece(self, owner: int, token: str | None, location: str, n: int) -> str:
        """Own tokens are called the same in the holding cell and outside; unknown ones by where they lie."""
        if token is None:
            return f"crew-{owner}-{location}-{n}"
        return f"token-{token}" if self.owns(owner) else f"crew-{owner}-{token}"
