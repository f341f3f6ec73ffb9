"""Playing a position of any game in the words of its verbs: the scenarios of a title say how it is set up and seen."""

from typing import Any, Generic, Self

import pytest

from parlour.kernel.errors import Illegal
from parlour.kernel.match import Match
from parlour.kernel.state import ARG, NOBODY, SHIFT, Event, G, State


class Playing(Generic[G]):
    match: Match[G]

    @property
    def g(self) -> G:
        return self.match.state

    def called(self, seat: int) -> str:
        """The name of a seat; "" for nobody."""
        return "" if seat == NOBODY else self.match.game.seat_names(self.g)[seat]

    # Answers

    def chooses(self, *words: str) -> Self:
        """Whoever is asked takes these options, in turn: a verb, or a verb and its argument."""
        for each in words:
            assert each in self.offered(), f"{each!r} is not offered to {self.asked()}: {self.offered()}"
            self.applies(self.action(each))
        return self

    def applies(self, action: int) -> None:
        self.match.apply(action)

    def by(self, name: str, *words: str) -> Self:
        """That seat is asked, and takes these options; it stays asked between them."""
        for each in words:
            assert self.asked() == name, f"{self.asked()!r} is asked, not {name}: {self.offered()}"
            self.chooses(each)
        return self

    def refuses(self, words: str, law: str) -> None:
        """An option that the paragraph bars: nothing happens."""
        before = self.g.clone()
        with pytest.raises(Illegal) as refused:
            self.match.apply(self.action(words))
        assert refused.value.law == law
        assert contents(self.g) == contents(before)

    # Words

    def action(self, words: str) -> int:
        name, _, arg = words.partition(" ")
        number = next(i for i, verb in enumerate(self.match.game.verbs) if verb.name == name)
        kind = self.match.game.verbs[number].kind
        return number << SHIFT | (0 if not kind else int(arg) if kind == "n" else self.number(kind, arg))

    def number(self, kind: str, name: str) -> int:
        return list(self.match.game.names(self.g, kind)).index(name)

    def words_of(self, action: int) -> str:
        verb, arg = self.match.game.verbs[action >> SHIFT], action & ARG
        if not verb.kind:
            return verb.name
        return f"{verb.name} {arg if verb.kind == 'n' else self.match.game.names(self.g, verb.kind)[arg]}"

    # Questions

    def offered(self, verb: str = "") -> list[str]:
        """What is on offer, all of it in words; or the arguments of one verb."""
        words = [self.words_of(option) for option in self.g.offer]
        return [each.partition(" ")[2] for each in words if each.partition(" ")[0] == verb] if verb else words

    def barred(self) -> dict[str, str]:
        """What is barred now, in words, with the paragraph that bars it."""
        return {self.words_of(action): law for action, law in self.g.stack[-1].barred(self.g)}

    def asked(self) -> str:
        """The seat that decides; "" when nobody does."""
        return self.called(self.g.decider())

    def question(self) -> str:
        """The name of the Step that asks."""
        return type(self.g.stack[-1]).__name__ if self.g.stack else ""

    def over(self) -> bool:
        return not self.g.stack

    # Events

    def happened(self) -> list[str]:
        """The keys of the events of the last action, or of the beginning."""
        return [event.key for event in self.match.events[-1]]

    def told(self, *keys: str) -> list[dict[str, Any]]:
        """What events of these keys have said since the beginning, with ids for numbers and names for seats."""
        return [self.in_words(event) for event in self.events() if event.key in keys]

    def events(self) -> list[Event]:
        return [event for group in self.match.events for event in group]

    def in_words(self, event: Event) -> dict[str, Any]:
        args = self.match.game.readable(self.g, event.args)
        return {name: self.called(value) if name in ("seat", "other") else value for name, value in args.items()}


def contents(g: State) -> dict[str, Any]:
    """All fields of a State, to compare two of them."""
    names = [name for name in dir(g) if not name.startswith("_") and name not in ("log", "rules", "cards")]
    fields = {name: value for name in names if not callable(value := getattr(g, name))}
    return fields | {"stack": [(type(step), step.args()) for step in g.stack]}
