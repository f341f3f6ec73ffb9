"""What is wrong with a title of another author, in a few words; "" for nothing.

It is looked at once, before it stands on the shelf: a mistake in it must not stop what others play.
"""

import tomllib
from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from parlour import titles
from parlour.kernel.errors import shown
from parlour.kernel.game import Game, Setting, Verb
from parlour.kernel.state import NOBODY

FACTS: Final = {"title": str, "edition": str, "end_law": str, "rules_version": int, "minutes": int, "longest": int}
PARTS: Final = ("view", "draw", "terminal", "bot")  # what the house asks a title for while people play


def misfit(name: str, found: Any) -> str:
    """Whether it is a game at all, of that id, with the facts of the contract."""
    if not isinstance(found, Game):
        return f"GAME in its game.py must be a Game, not {shown(found)}"
    missing = [fact for fact in Game.__annotations__ if not hasattr(found, fact)]
    if missing:
        return f"its GAME does not say its {', '.join(missing)}"
    return f"its GAME calls itself {shown(found.id)}" if found.id != name else wrong_fact(found)


def wrong_fact(found: Any) -> str:
    """Whether a fact is of another kind than everybody takes it for."""
    for name, kind in FACTS.items():
        if type(getattr(found, name)) is not kind:
            return f"its {name} must be a {'text' if kind is str else 'number'}, not {shown(getattr(found, name))}"
    least, most = found.seats if type(found.seats) is tuple and len(found.seats) == 2 else (0, 0)
    if type(least) is not int or type(most) is not int or not 1 <= least <= most:
        return f"its seats must be the fewest and the most, such as (2, 4), not {shown(found.seats)}"
    settings = found.settings.values() if isinstance(found.settings, Mapping) else [None]
    if not all(isinstance(each, Setting) and each.values for each in settings):
        return 'its settings must be a table such as {"first": Setting("random", "0", "1")}'
    if not found.verbs or not all(isinstance(each, Verb) for each in found.verbs):
        return "its verbs must be Verbs, with at least one"
    return ""


def unlawful(name: str) -> str:
    law = titles.folder(name).joinpath("law.toml")
    if not law.is_file():
        return "it has no law.toml"
    try:
        entries = tomllib.loads(law.read_text("utf-8"))
    except ValueError as error:
        return f"its law.toml cannot be read: {error}"
    wrong = [key for key, each in entries.items() if type(each) is not dict or type(each.get("digest")) is not str]
    return f"paragraph {wrong[0]} of its law.toml has no digest" if wrong else ""


def unplayable(found: Game[Any]) -> str:
    """Whether a table can be set up, and what people then see of it; its faults are raised."""
    for path in titles.folder(found.id).glob("words/*/*.ftl"):
        path.read_text("utf-8")
    parts = {name: found.part(name) for name in PARTS}
    if poster := getattr(parts["draw"], "poster", None):
        poster()
    if not parts["view"] and type(found).view is Game.view:
        return "it has no view.py"
    for seats in range(found.seats[0], found.seats[1] + 1):
        g = found.new(seats, found.read_settings({}), 1)
        found.view(g, NOBODY)
        found.view(g.redact(0), 0)
        if not g.offer:
            return f"nobody is asked anything with {seats} seats"
    return ""


def foreign_colours(found: Game[Any]) -> str:
    """A page shows pictures of many titles: none may replace the colours of the house or of another title."""
    palette: Any = getattr(found.part("draw"), "PALETTE", None)
    if palette is None:
        return ""
    parts: list[Any] = [getattr(palette, name, None) for name in ("light", "dark", "signs")]
    if not all(isinstance(part, Mapping) for part in parts):
        return "its PALETTE must be a Palette"
    light, dark, signs = parts
    if not all(type(each) is str for each in (*light.values(), *dark.values(), *chain(*signs.values()))):
        return "a colour of its PALETTE is no text"
    names = [*light, *dark, *signs]
    foreign = [name for name in names if not name.startswith(f"{found.id}-")]
    return f"its colour {foreign[0]} must be called {found.id}-{foreign[0]}" if foreign else ""
