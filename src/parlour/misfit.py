"""What is wrong with a title of another author, in a few words; "" for nothing.

It is looked at once, before it stands on the shelf: a mistake in it must not stop what others play.
"""

import json
import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from importlib import import_module
from itertools import chain
from typing import Any, Final
from xml.parsers import expat

from parlour import titles
from parlour.kernel.errors import shown
from parlour.kernel.game import Game, Setting, Verb
from parlour.kernel.state import ARG, NOBODY, State
from parlour.record.notation import Notation

LETTERS: Final = 100  # of a text that stands on a line or in a button
MANY: Final = ARG + 1  # no action could name more things
MOST_SEATS: Final = 60  # the seats that know of an Event are bits of one number
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{3,8}|[a-z]+|[a-z]+\([\w\s.,%/+-]*\)", re.ASCII)  # nothing that ends a rule
TEXTS: Final = ("title", "edition", "end_law")
NUMBERS: Final = {"rules_version": (0, 10**9), "minutes": (1, 10_000), "longest": (1, 10**9)}  # a game of a week
LISTS: Final = ("reactions", "spared", "seat_ids", "sides", "last_words", "headings", "more_kinds", "faces")
PARTS: Final = ("view", "draw", "terminal", "bot")  # what the house asks a title for while people play
SEAL: Final = 26  # how large it is in the lobby


def misfit(name: str, found: Any) -> str:
    """Whether it is a game at all, of that id, with the facts of the contract."""
    if not isinstance(found, Game):
        return f"GAME in its game.py must be a Game, not {shown(found)}"
    missing = [fact for fact in Game.__annotations__ if not hasattr(found, fact)]
    if missing:
        return f"its GAME does not say its {', '.join(missing)}"
    return f"its GAME calls itself {shown(found.id)}" if found.id != name else wrong_fact(found)


def wrong_fact(found: Any) -> str:
    """Whether a fact is of another kind than everybody takes it for, or beyond all measure."""
    for name, (least, most) in NUMBERS.items():
        number = getattr(found, name)
        if type(number) is not int or not least <= number <= most:
            return f"its {name} must be a number from {least} to {most}, not {shown(number)}"
    least, most = found.seats if type(found.seats) is tuple and len(found.seats) == 2 else (0, 0)
    if type(least) is not int or type(most) is not int or not 1 <= least <= most <= MOST_SEATS:
        few = f"such as (2, 4), and at most {MOST_SEATS}"
        return f"its seats must be the fewest and the most, {few}, not {shown(found.seats)}"
    lists = (no_list(name, getattr(found, name)) for name in LISTS)
    wrong = (*(no_word(name, getattr(found, name)) for name in TEXTS), *lists, wrong_tables(found), wrong_verbs(found))
    return first(wrong)


def first(faults: Iterable[str]) -> str:
    return next(filter(None, faults), "")


def no_word(what: str, given: Any) -> str:
    """Whether it is no text that fits on a line and into an answer: it may be shown to everybody."""
    if type(given) is str and len(given) <= LETTERS and given.isprintable():
        return ""
    return f"its {what} must be text, on one line and of at most {LETTERS} letters, not {shown(given)}"


def no_list(what: str, given: Any) -> str:
    if not isinstance(given, Collection) or isinstance(given, str) or len(given) > MANY:
        return f"its {what} must be a list of texts, not {shown(given)}"
    return first(no_word(what, each) for each in given)


def wrong_tables(found: Any) -> str:
    """Whether settings and notations are no tables of texts."""
    settings: Any = found.settings.values() if isinstance(found.settings, Mapping) else [None]
    if not all(isinstance(each, Setting) and each.values for each in settings):
        return 'its settings must be a table such as {"first": Setting("random", "0", "1")}'
    texts = [*found.settings, *chain(*(each.values for each in settings)), *(each.open for each in settings)]
    begins = found.settings["first"].values if "first" in found.settings else ()
    if not all(each == "random" or str(each).isdecimal() for each in begins):
        return f"its setting first must be random or the number of a seat, not {shown(begins)}"
    if not isinstance(found.notations, Mapping):
        return f"its notations must be a table, not {shown(found.notations)}"
    return no_list("settings", texts) or no_list("notations", [*found.notations, *found.notations.values()])


def wrong_verbs(found: Any) -> str:
    verbs = found.verbs
    if not verbs or not isinstance(verbs, Collection) or not all(isinstance(each, Verb) for each in verbs):
        return "its verbs must be Verbs, with at least one"
    sizes = [each.size for each in verbs if type(each.size) is not int or not 1 <= each.size <= MANY]
    if sizes:
        return f"its verbs must be done to one thing or to up to {MANY}, not to {shown(sizes[0])}"
    return no_list("verbs", list(chain(*((each.name, each.law, each.kind) for each in verbs))))


def unlawful(name: str) -> str:
    law = titles.folder(name).joinpath("law.toml")
    if not law.is_file():
        return "it has no law.toml"
    try:
        entries = tomllib.loads(law.read_text("utf-8"))
    except ValueError as error:
        return f"its law.toml cannot be read: {error}"
    for key, each in entries.items():
        if type(each) is not dict or type(each.get("digest")) is not str:
            return f"paragraph {shown(key)} of its law.toml has no digest"
        if not all(type(each.get(name, "")) is str for name in ("ruling", "informational")):
            return f"what paragraph {shown(key)} of its law.toml says must be text"
    return first(no_word("paragraphs", key) for key in entries)


def unplayable(found: Game[Any]) -> str:
    """Whether a table can be set up, and what people then see of it; its faults are raised."""
    for path in titles.folder(found.id).glob("words/*/*.ftl"):
        path.read_text("utf-8")
    parts = {name: found.part(name) for name in PARTS}
    poster = getattr(parts["draw"], "poster", None)
    if poster and (why := no_picture("poster", poster())):
        return why
    if not parts["view"] and type(found).view is Game.view:
        return "it has no view.py"
    if why := unreadable(found):
        return why
    return first(unseated(found, seats) for seats in range(found.seats[0], found.seats[1] + 1))


def unreadable(found: Game[Any]) -> str:
    """Whether it has what reads its notations, and leaves card packs alone that do not say whose they are."""
    if found.owns_unnamed_packs:
        return "its packs must say whose they are: owns_unnamed_packs must be False"
    for name, place in found.notations.items():
        module, _, called = place.partition(":")
        if not isinstance(getattr(import_module(module), called)(), Notation):
            return f"its notation {shown(name)} must be a record.Notation, not {shown(place)}"
    return ""


def unseated(found: Game[Any], seats: int) -> str:
    """Whether so many cannot sit down to it and be asked the first question."""
    g = found.new(seats, found.read_settings({}), 1)
    if not g.offer:
        return f"nobody is asked anything with {seats} seats"
    names = found.seat_names(g)
    if why := no_list("seat_names", names):
        return why
    if len(names) != seats:
        return f"its seat_names are {len(names)} with {seats} seats"
    views = [found.view(g, NOBODY), found.view(g.redact(0), 0)]
    ends = seats in found.seats  # pictures take the longest: those of the fewest and of the most are enough
    return first(map(no_view, views)) or unasked(found, g) or (undrawn(found, names, views) if ends else "")


def no_view(view: Any) -> str:
    """Whether it cannot be sent to a browser as it is: as JSON, which knows no sets, no functions and no NaN."""
    if type(view) is not dict:
        return f"its view must be a dict, not {shown(view)}"
    try:
        json.dumps(view, allow_nan=False, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError) as error:
        return f"its view is no plain data: {error}"
    return ""


def unasked(found: Game[Any], g: State) -> str:
    """Whether the first question cannot be put into words."""
    step = g.stack[-1]
    found.readable(g, step.about(g))
    found.given_names(g)
    actions = [*g.offer, *(action for action, _ in step.barred(g))]
    verbs = [found.verb(action) for action in actions]
    if None in verbs:
        return f"it offers {shown(actions[verbs.index(None)])}, which is none of its verbs"
    kinds = {verb.kind for verb in verbs if verb} - {"", "n"}
    names = {kind: found.names(g, kind) for kind in kinds}
    for action, verb in zip(actions, verbs, strict=True):
        kind, thing = verb.kind if verb else "", action & ARG
        if kind in names and thing >= len(names[kind]):
            return f"its names of {kind} end before number {thing}, which it offers"
        found.readable(g, {"n": 0, kind or "n": thing} | step.detail(g, action))
    return first(no_list(f"names of {kind}", each) for kind, each in names.items())


def undrawn(found: Game[Any], names: Collection[str], views: Iterable[Any]) -> str:
    """Whether a layout of the first position or the sign of a seat cannot be drawn, for onlookers and for a seat."""
    draw = found.part("draw")
    layouts = getattr(draw, "LAYOUTS", ())
    if why := no_list("LAYOUTS", layouts):
        return why
    seals = [draw.seal(name, SEAL) for name in (*names, *found.sides)] if hasattr(draw, "seal") else []
    asked: dict[str, Any] = {"say": key_of, "targets": [], "theme": "auto", "people": None, "bare": False}
    pictures = (draw.draw(view, layout=layout, **asked) for layout in layouts for view in views)
    return first(no_picture("seal", each) for each in seals) or first(no_picture("picture", each) for each in pictures)


def key_of(key: str, *_: Any, **__: Any) -> str:
    """Words that nobody has written yet: shown as their key, in every language."""
    return key


def no_picture(what: str, markup: Any) -> str:
    """Whether it is no SVG: a page shows pictures of many titles, and what one leaves open swallows the next."""
    if not isinstance(markup, str):
        return f"its {what} must be an SVG, not {shown(markup)}"
    try:
        expat.ParserCreate().Parse(markup, True)
    except expat.ExpatError as error:
        return f"its {what} is no SVG: {error}"
    return ""


def foreign_colours(found: Game[Any]) -> str:
    """A page shows pictures of many titles: none may replace the colours of the house or of another title."""
    palette: Any = getattr(found.part("draw"), "PALETTE", None)
    if palette is None:
        return ""
    parts: list[Any] = [getattr(palette, name, None) for name in ("light", "dark", "signs")]
    if not all(isinstance(part, Mapping) for part in parts) or type(getattr(palette, "needs", None)) is not tuple:
        return "its PALETTE must be a Palette"
    light, dark, signs = parts
    colours, names = [*light.values(), *dark.values(), *chain(*signs.values())], [*light, *dark, *signs]
    if not all(type(each) is str for each in (*colours, *names)):
        return "a colour of its PALETTE is no text"
    if not all(type(each) is tuple and len(each) == 2 for each in signs.values()):
        return "its PALETTE must have two colours for each sign: of the piece, and of what stands on it"
    if wrong := [each for each in colours if not COLOUR.fullmatch(each)]:
        return f"{shown(wrong[0])} in its PALETTE is no colour, such as #2C5FA8"
    foreign = [name for name in names if not re.fullmatch(rf"{found.id}-[\w-]+", name)]
    return f"its colour {foreign[0]} must be called {found.id}-{foreign[0]}" if foreign else ""
