"""What a table asks and what it answers: decisions, their options, refusals."""

from collections.abc import Sequence
from typing import Any


class Refused(Exception):
    """An action that was not accepted. Nothing has changed; the sentence says why and what is possible."""

    def __init__(self, code: str, law: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.law = law
        self.sentence = sentence


class Option:
    """Something a seat can do: `action` is the number, the rest explains it. Barred ones say by which `law`.

    `target` is what one would click for it, `touches` what it would change, both by their ids in the picture.
    """

    def __init__(  # noqa: PLR0913, a record
        self,
        action: int,
        verb: str,
        arg: str | int | None,
        label: str,
        target: str | None,
        law: str,
        *,
        touches: Sequence[str] = (),
    ) -> None:
        self.action = action
        self.verb = verb
        self.arg = arg
        self.label = label
        self.target = target
        self.law = law
        self.touches = list(touches)

    def as_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("action", "verb", "arg", "label", "target", "law", "touches")}

    def __repr__(self) -> str:
        return f"Option(verb={self.verb!r}, arg={self.arg!r}, label={self.label!r})"


class Decision:
    """A question to a seat: its kind, its words, the paragraph behind it, the options, and what is barred.

    `reaction` is its name if the seat could have decided it beforehand, see `Table.policy`.
    """

    def __init__(  # noqa: PLR0913, a record
        self,
        seat: int,
        kind: str,
        prompt: str,
        law: str,
        options: list[Option],
        barred: list[Option],
        *,
        reaction: str = "",
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self.law = law
        self.options = options
        self.barred = barred
        self.reaction = reaction

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={self.options!r})"
