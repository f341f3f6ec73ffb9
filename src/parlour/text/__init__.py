"""Words. Rules speak in keys and arguments; here they become sentences in the reader's language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "uk", "pl", "ru")
MARKS = "\ue000{}\ue001{}\ue002"  # the id of a thing and its name, in letters that nobody can type


def unmarked(text: str) -> str:
    """The text as people read it."""
    return re.sub("\ue000[^\ue001]*\ue001|\ue002", "", text)


class Words:
    """One language. `say` never fails: a key without words is shown as it is, and a test sees to it that none lacks."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sorted(files("parlour.text").joinpath(language).iterdir(), key=lambda path: path.name):
            if path.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, attribute: str = "", **args: Any) -> str:
        if not self.has(key):
            return key
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)


@cache
def words(language: str) -> Words:
    return Words(language)


class GameWords:
    """The words of one game at one table: things and seats become names, then the sentence is made."""

    def __init__(
        self, language: str, game: str, given: Mapping[str, str], seats: Sequence[str], *, marked: bool = False
    ) -> None:
        self.words = words(language)
        self.game = game
        self.given = given  # names from a card pack, by "kind-id"
        self.seats = seats  # how the seats are called: a person's name, or a name the game gives the seat
        self.marked = marked  # whether names of things are wrapped in MARKS, for a page that makes them clickable

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence of the game, such as `log-takes`."""
        return self.words.say(f"{self.game}-{key}", **{name: self.name(name, v) for name, v in (args or {}).items()})

    def name(self, kind: str, value: Any) -> Any:
        if kind == "counts":  # by seat; those with nothing are left out
            return ", ".join(f"{self.seat(seat)} {count}" for seat, count in enumerate(value) if count)
        if isinstance(value, list):
            inner = "seat" if kind == "seats" else kind
            return ", ".join(str(self.name(inner, each)) for each in value) or "none"
        if kind in ("seat", "other"):
            return self.seat(value)
        if isinstance(value, str) and value and kind in ("card", "artifact"):
            return self.thing(kind, value)
        return value

    def thing(self, kind: str, name: str) -> str:
        given = self.given.get(f"{kind}-{name}")
        key = f"{self.game}-{kind}-{name}"
        called = given or (self.words.say(key) if self.words.has(key) else name)
        return MARKS.format(f"{kind}-{name}", called) if self.marked else called

    def seat(self, seat: int) -> str:
        name = self.seats[seat]
        key = f"{self.game}-seat-{name}"
        return self.words.say(key) if self.words.has(key) else name

    def law(self, paragraph: str, english: str, attribute: str = "") -> str:
        """A paragraph's digest or ruling; English is the law's own wording, other languages have theirs."""
        key = f"{self.game}-law-{paragraph.replace('.', '-')}"
        return self.words.say(key, attribute) if self.words.has(key) else english
