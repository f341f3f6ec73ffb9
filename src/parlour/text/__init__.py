"""Words. Rules speak in keys and arguments; here they become sentences in the reader's language."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from parlour import titles

MARKS = "\ue000{}\ue001{}\ue002"  # the id of a thing and its name, in letters that nobody can type
SEATS = ("seat", "other", "third", "owner")


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """Those that have a folder there, in the order that each says of itself in its `language.ftl`."""
    own = {each.name: each.joinpath("language.ftl") for each in folder.iterdir()}
    said = {name: path.read_text("utf-8") for name, path in own.items() if path.is_file()}
    return tuple(sorted(said, key=lambda name: int(re.findall(r"\.place = (\d+)", said[name])[0])))


LANGUAGES: Final = languages_in(files("parlour.text"))


def unmarked(text: str) -> str:
    """The text as people read it."""
    return re.sub("\ue000[^\ue001]*\ue001|\ue002", "", text)


class Words:
    """One language. `say` never fails: a key without words is shown as it is, and a test sees to it that none lacks.

    What a title does not say in this language, it says in English; what it does not say at all, all titles say alike,
    under the same key with `any` for its id. Laws are long: the words of a title are read when a key first names it
    (`TITLE-law-4-3`, `web-chapter-TITLE-4`).
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread = set(titles.packages())
        self.read(files("parlour.text"))

    def read(self, folder: Traversable, title: str = "") -> None:
        """The words of a folder in this language, if it speaks it; of a title only those that name it."""
        own = folder.joinpath(self.language)
        for path in sorted(own.iterdir(), key=lambda path: path.name) if own.is_dir() else ():
            if path.name.endswith(".ftl"):
                resource = FluentResource(path.read_text("utf-8"))
                resource.body = [each for each in resource.body if title in ("", owner(each))]
                self.bundle.add_resource(resource)

    def read_titles(self, key: str) -> None:
        """The words of the title that a key names."""
        title = of(key)
        if title in self.unread:
            self.unread.remove(title)
            with suppress(Exception):  # it is not our text; what has been read until then is said
                self.read(titles.folder(title).joinpath("words"), title)

    def speaks(self, key: str) -> bool:
        """Whether the key has words in this very language."""
        if self.unread:
            self.read_titles(key)
        return bool(self.bundle.has_message(key))

    def found(self, key: str) -> "tuple[Words, str] | None":
        """Who has words for it, under which key."""
        if self.speaks(key):
            return self, key
        english, alike = words("en"), shared(key)
        ways = [(english, key), *((spoken, alike) for spoken in (self, english) if alike != key)]
        return next((way for way in ways if way[0].speaks(way[1])), None)

    def has(self, key: str) -> bool:
        return self.found(key) is not None

    def say(self, key: str, attribute: str = "", **args: Any) -> str:
        found = self.found(key)
        try:
            return found[0].said(found[1], attribute, args) if found else key
        except Exception:  # noqa: BLE001, words that name themselves, numbers beyond all measure
            return key

    def said(self, key: str, attribute: str, args: dict[str, Any]) -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)


def place(parts: Sequence[str]) -> int:
    """Where a key says whose it is: `TITLE-log-takes`, `web-value-TITLE-first-random`."""
    return 2 if parts[0] == "web" and len(parts) > 2 else 0


def of(key: str) -> str:
    """The title whose key it is, if it is one's."""
    parts = key.split("-")
    return parts[place(parts)]


def owner(entry: Any) -> str:
    return of(entry.id.name) if hasattr(entry, "id") else ""


def shared(key: str) -> str:
    """The key under which all titles say it: `any-setting-first` for `TITLE-setting-first`."""
    parts = key.split("-")
    if parts[place(parts)] in titles.packages():
        parts[place(parts)] = titles.ANY
    return "-".join(parts)


@cache
def words(language: str) -> Words:
    return Words(language)


class Naming(Protocol):
    """What a game adds to its words; a Game is one."""

    def name_parts(self, kind: str, name: str, /) -> Mapping[str, Any]: ...
    def worded(self, kind: str, value: Any, say: Callable[..., str], /) -> str: ...


class Plain:
    """Things that are only numbered: `TITLE-clearing = clearing { $n }`."""

    def name_parts(self, _: str, name: str) -> Mapping[str, Any]:
        return {"n": name}

    def worded(self, _: str, value: Any, _say: Callable[..., str]) -> str:
        return str(value)


PLAIN: Final = Plain()


class GameWords:
    """The words of one game at one table: things and seats become names, then the sentence is made."""

    def __init__(
        self,
        language: str,
        game: str,
        given: Mapping[str, str],
        seats: Sequence[str],
        *,
        faces: Collection[str] = (),
        naming: Naming = PLAIN,
    ) -> None:
        self.words = words(language)
        self.game = game
        self.given = given  # names from a card pack, by "kind-id"
        self.seats = seats  # how the seats are called: a person's name, or a name the game gives the seat
        self.faces = faces  # kinds of things whose names are wrapped in MARKS, for a page that makes them clickable
        self.naming = naming  # what names are made of, and data in words

    def has(self, key: str) -> bool:
        return self.words.has(f"{self.game}-{key}")

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence of the game, such as `log-takes`."""
        return self.words.say(f"{self.game}-{key}", **{name: self.name(name, v) for name, v in (args or {}).items()})

    def name(self, kind: str, value: Any) -> Any:
        """An argument as it stands in a sentence; several things are a list under the plural of their kind."""
        if kind == "counts":  # by seat; those with nothing are left out
            return ", ".join(f"{self.seat(seat)} {count}" for seat, count in enumerate(value) if count)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return self.naming.worded(kind, value, self.words.say)
        if isinstance(value, list):
            return ", ".join(str(self.name(kind.removesuffix("s"), each)) for each in value) or "none"
        if kind in SEATS:
            return self.seat(value)
        kind = kind.removeprefix("other_").replace("_", "-")  # a second card; keys of words have no underscores
        return self.thing(kind, value) if isinstance(value, str) and value else value

    def thing(self, kind: str, name: str) -> str:
        """What a thing is called; a place says of what kind it is (`forest-1_2_5_10`)."""
        if kind == "place":
            kind, _, name = name.partition("-")
        called = self.given.get(f"{kind}-{name}") or self.called(kind, name)
        return MARKS.format(f"{kind}-{name}", called) if kind in self.faces else called

    def called(self, kind: str, name: str) -> str:
        """`<game>-<kind>-<id>`; if there are no such words, `<game>-<kind>` said of its parts; else the id itself."""
        key = f"{self.game}-{kind}"
        if self.words.has(f"{key}-{name}"):
            return self.words.say(f"{key}-{name}")
        parts = self.naming.name_parts(kind, name).items() if self.words.has(key) else ()
        return self.words.say(key, **{part: self.name(part, value) for part, value in parts}) if parts else name

    def seat(self, seat: int) -> str:
        """A seat that is not there, such as nobody's, is a dash."""
        if not 0 <= seat < len(self.seats):
            return "—"
        name = self.seats[seat]
        key = f"{self.game}-seat-{name}"
        return self.words.say(key) if self.words.has(key) else name

    def law(self, paragraph: str, english: str, attribute: str = "") -> str:
        """A paragraph's digest or ruling; English is the law's own wording, other languages have theirs."""
        key = f"{self.game}-law-{paragraph.replace('.', '-')}"
        return self.words.say(key, attribute) if self.words.has(key) else english
