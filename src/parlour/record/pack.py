"""Card packs: what people type in, as TOML. Here is what all games share: files, digests, and the words of mistakes."""

import hashlib
import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Any, Final, Protocol, TypeVar

from parlour import titles
from parlour.kernel.errors import BadFile, shown
from parlour.record.files import read_text

Table = Mapping[str, Any]
Mistakes = list[str]
HOUSE: Final = "house"  # the pack that comes with Parlour
LONGEST_LINE: Final = 2000  # a key of fifty thousand parts would take the parser minutes
LONGEST_NAME: Final = 60
LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


class Packed(Protocol):
    """What the cards of every game know of the pack that they come from."""

    digest: str
    names: dict[str, str]


Cards = TypeVar("Cards", bound=Packed)
Check = Callable[[Table], Mistakes]
Entries = Callable[[Table], Iterable[tuple[str, Table]]]  # all that may have a name, with what its key begins with


def load_pack(pack: str, game: str, check: Check, made_ready: Callable[[Table], Cards], entries: Entries) -> Cards:
    """The cards of a pack: `house`, or the path of a file. BadFile names the first mistake."""
    house = house_table(game)
    if pack == HOUSE:
        return made_ready(house)
    table, digest = sound_pack(pack, game, check)
    cards = made_ready(table)
    cards.digest = digest
    cards.names = card_names(entries(table), {f"{kind}-{entry['id']}" for kind, entry in entries(house)})
    return cards


def house_table(game: str) -> Table:
    return tomllib.loads(titles.folder(game).joinpath("data/house.toml").read_text("utf-8"))


def sound_pack(pack: str, game: str, check: Check) -> tuple[Table, str]:
    """A pack without mistakes and the digest of its cards. BadFile names the first mistake."""
    path, digest = split_digest(pack)
    with suppress(OSError):  # which reading it will tell of
        if Path(path).is_fifo():  # whoever opens one waits for somebody to write
            raise BadFile(path, "cannot be read: it is no file")
    table, mistakes = read_pack(path, check)
    if mistakes:
        every = f"parlour cards check {quote(path)} --game {game} lists every mistake"
        raise BadFile(path, f"{mistakes[0]} ({every})")
    found = hashlib.sha256(repr(table).encode()).hexdigest()[:8]
    if digest not in ("", found):
        raise BadFile(path, "this pack has changed since the game was saved")
    return table, found


def with_digest(pack: str, digest: str) -> str:
    """`my.toml@1a2b3c4d`: saved games name the pack with a digest of its cards; the house edition has none."""
    return f"{split_digest(pack)[0]}@{digest}" if digest else pack


def split_digest(pack: str) -> tuple[str, str]:
    path, sign, digest = pack.rpartition("@")
    return (path, digest) if sign and re.fullmatch("[0-9a-f]{8}", digest) else (pack, "")


def read_pack(path: str, check: Check) -> tuple[Table, Mistakes]:
    """A pack file and the mistakes in it, each naming the card and the field."""
    table, mistakes = read_table(path)
    return table, mistakes or check(table)


def read_table(path: str) -> tuple[Table, Mistakes]:
    """What a TOML file says, or why it cannot be a pack."""
    text = read_text(path)
    if max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
        return {}, [f"is not a card pack: it has a line of more than {LONGEST_LINE} letters"]
    try:
        return tomllib.loads(text), []
    except ValueError as error:  # not TOML, or a number of thousands of digits
        return {}, [f"is not a TOML file: {error}"]
    except RecursionError:
        return {}, ["is not a card pack: it is nested too deeply"]


def is_text(value: Any) -> bool:
    """Letters that can be printed: it is shown to people."""
    return isinstance(value, str) and value.isprintable()


def check_head(table: Table, game: str, known: Collection[str]) -> Mistakes:
    """The table [pack], and tables that no pack of this game has."""
    pack = table.get("pack")
    named = isinstance(pack, dict) and is_word(pack.get("id"))
    mistakes = [] if named else ['pack: needs a table [pack] with id = "…"']
    if isinstance(pack, dict):
        mistakes += check_word(pack, "pack", "game", (game,), default=game)
        mistakes += check_fields(pack, "pack", "id, game, title, edition, source")
        texts = [name for name in ("title", "edition", "source") if not is_text(pack.get(name, ""))]
        mistakes += [f"pack, {name}: must be a text of one line, not {shown(pack[name])}" for name in texts]
    unknown = [name for name in table if name not in known]
    return mistakes + [f"{printable(name)}: unknown; a pack has {', '.join(sorted(known))}" for name in unknown]


def check_list(entries: Any, kind: str, check: Callable[[Table, str], Mistakes], count: int | None = None) -> Mistakes:
    """The entries of one kind, each with an id of its own; `check` looks at the rest of an entry."""
    if not is_tables(entries):
        return [f"{kind}: must be a list of tables [[{kind}]]"]
    right = count is None or len(entries) == count
    mistakes = [] if right else [f"{kind}: there must be {count}, this pack has {len(entries)}"]
    seen: set[str] = set()
    for number, entry in enumerate(entries, 1):
        name = entry.get("id")
        if not is_word(name):
            problem = f"must be a word of small letters, digits and hyphens, not {shown(name)}"
            mistakes.append(f"{kind} {number}, id: {problem}")
            name = str(number)
        elif name in seen:
            mistakes.append(f"{kind} {name}, id: this id stands twice")
        seen.add(name)
        if "name" in entry and not is_name(entry["name"]):
            problem = f"must be one line of 1 to {LONGEST_NAME} letters, not {shown(entry['name'])}"
            mistakes.append(f"{kind} {name}, name: {problem}")
        mistakes += check(entry, f"{kind} {name}")
    return mistakes


def is_tables(entries: Any) -> bool:
    return isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries)


def is_word(value: Any) -> bool:
    return isinstance(value, str) and value != "" and LETTERS.issuperset(value)


def is_name(value: Any) -> bool:
    text = value.strip() if isinstance(value, str) else ""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and "\\" not in text


def check_number(entry: Table, where: str, field: str, low: int, high: int, default: int | None = None) -> Mistakes:
    value = entry.get(field, default)
    if type(value) is int and low <= value <= high:
        return []
    return [f"{where}, {field}: must be a whole number of {low} to {high}, not {shown(value)}"]


def check_word(entry: Table, where: str, field: str, known: Collection[str], default: str | None = None) -> Mistakes:
    value = entry.get(field, default)
    if isinstance(value, str) and value in known:
        return []
    return [f"{where}, {field}: must be {one_of(known)}, not {shown(value)}"]


def one_of(known: Collection[str]) -> str:
    return ", ".join(known) if len(known) == 1 else f"one of {', '.join(known)}"


def check_fields(entry: Table, where: str, known: str) -> Mistakes:
    return [f"{where}, {printable(name)}: unknown; it has {known}" for name in entry if name not in known.split(", ")]


def printable(name: str) -> str:
    """A name that somebody made up, as it may stand in a sentence."""
    return name if name.isprintable() and len(name) <= LONGEST_NAME else shown(name)


def card_names(entries: Iterable[tuple[str, Table]], known: Collection[str]) -> dict[str, str]:
    """The names that a pack brings; a card without one whose key the languages do not know is called by its id."""
    given = {f"{kind}-{entry['id']}": (entry["id"], entry.get("name", "")) for kind, entry in entries}
    called = {key: name or ("" if key in known else title(word)) for key, (word, name) in given.items()}
    return {key: name for key, name in called.items() if name}


def title(word: str) -> str:
    return word.replace("-", " ").capitalize()
