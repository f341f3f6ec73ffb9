"""Who looks at a page, and in which language and light."""

from dataclasses import dataclass
from typing import Any

from parlour.text import words


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody known by a cookie (a guest), or by a login and a password."""

    id: int
    name: str
    login: str | None  # None: a guest
    language: str  # "": as the browser asks
    theme: str  # auto, light, dark
    confirm: bool  # asks before a turn ends
    sound: bool


@dataclass(frozen=True, slots=True)
class Visitor:
    person: Person | None
    language: str
    path: str = "/"  # of the page, with its query: where forms lead back to
    light: str = "auto"  # the theme a visitor chose without being known

    @property
    def theme(self) -> str:
        return self.person.theme if self.person else self.light

    def say(self, key: str, **args: Any) -> str:
        return words(self.language).say(key, **args)
