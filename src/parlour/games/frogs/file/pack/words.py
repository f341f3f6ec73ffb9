"""The closed list of effects and triggers as data, and the mistakes in how a pack writes them."""

from typing import Any, Final

from parlour.games.frogs.file.pack.effects import INNER
from parlour.games.frogs.rules.book import (
    ANY_SPECIES,
    ANY_STARTER,
    ANY_TYPE,
    EFFECTS,
    EVENTS,
    FLAG,
    MOST,
    NUMBER,
    OPS,
    OPTIONS,
    SHAPES,
    Shape,
)
from parlour.kernel.errors import shown
from parlour.record.pack import Mistakes, Table, check_fields, check_number, check_word, is_tables

HIGHEST: Final = 20  # number on a card
LONGEST: Final = 8  # list of effects
DEEPEST: Final = 4  # lists inside lists
ALL: Final = 12  # effects of a list, with those inside them
ACTIVATIONS: Final = 2  # among these: cards that activate each other multiply what they do
TRIGGERS: Final[dict[str, Shape]] = {  # 12.6; a trigger may leave out what it does not ask for
    "card-played": {"type": ANY_TYPE, "species": ANY_SPECIES},
    "start-activated": {"which": ANY_STARTER, "before": FLAG},
    "villager-activated": {"species": ANY_SPECIES},
    "gained": {"min": NUMBER},
    "drawn": {"min": NUMBER},
    "discarded": {"type": ANY_TYPE},
    "tucked-from-hand": {},
    "travelled": {"min": NUMBER},
    "arrived": {"at": ("chest", "path-end")},
    "looked": {"before": FLAG},
    "invested": {},
    "enchanted": {},
}


def check_effects(effects: Any, where: str, depth: int = 1) -> Mistakes:
    """7.11 A list of effects, each of the closed list with its parameters."""
    if depth > DEEPEST:
        return [f"{where}: lists of effects may stand at most {DEEPEST} deep in each other"]
    if not is_tables(effects) or not 1 <= len(effects) <= LONGEST:
        return [f"{where}: must be a list of 1 to {LONGEST} effects {{ do = … }}, not {shown(effects)}"]
    mistakes: Mistakes = []
    for number, effect in enumerate(effects, 1):
        mistakes += check_effect(effect, called(where, number, effect), depth)
    if depth == 1 and not mistakes and size(effects) > ALL:
        mistakes.append(f"{where}: must have at most {ALL} effects, with those inside others")
    if depth == 1 and not mistakes and size(effects, "activate-") > ACTIVATIONS:
        mistakes.append(f"{where}: must activate at most {ACTIVATIONS} cards, with those inside others")
    return mistakes


def size(effects: Any, word: str = "") -> int:
    """How many effects a sound list has, with those inside them; or of those that begin with a word."""
    found = 0
    for effect in effects:
        found += effect["do"].startswith(word) + sum(size(each, word) for _, each in inner_lists(effect, ""))
    return found


def called(where: str, number: int, effect: Table) -> str:
    """How mistakes call an effect: its place in the list, and what it does."""
    word = effect.get("do")
    known = isinstance(word, str) and word in SHAPES
    return f"{where}, effect {number} ({word})" if known else f"{where}, effect {number}"


def check_effect(effect: Table, where: str, depth: int) -> Mistakes:
    mistakes = check_word(effect, where, "do", OPS)
    if mistakes:
        return mistakes
    shape = SHAPES[effect["do"]]
    if effect["do"] == "pay":
        if ("coins" in effect) == ("discard" in effect):
            return [f"{where}: must have either coins or discard"]
        shape = {name: kind for name, kind in shape.items() if name == "for" or name in effect}
    mistakes += check_fields(effect, where, ", ".join(("do", *shape)))
    return mistakes + [each for name, kind in shape.items() for each in check_value(effect, where, name, kind, depth)]


def check_value(effect: Table, where: str, name: str, kind: str | tuple[str, ...], depth: int) -> Mistakes:
    """One parameter of an effect."""
    if kind == EFFECTS:
        return check_effects(effect.get(name), f"{where}, {name}", depth + 1)
    if kind == OPTIONS:
        return check_options(effect.get(name), where, depth)
    return check_plain(effect, where, name, kind, HIGHEST)


def check_options(options: Any, where: str, depth: int) -> Mistakes:
    """7.11.15 At least two lists to choose from."""
    if not isinstance(options, list) or not 2 <= len(options) <= LONGEST:
        return [f"{where}, options: must be a list of 2 to {LONGEST} lists of effects, not {shown(options)}"]
    named = enumerate(options, 1)
    return [each for number, option in named for each in check_effects(option, f"{where}, option {number}", depth + 1)]


def check_plain(entry: Table, where: str, name: str, kind: str | tuple[str, ...], most: int) -> Mistakes:
    """A number, a flag, or one of some words."""
    if kind == NUMBER:
        return check_number(entry, where, name, 1, most)
    return check_flag(entry, where, name) if isinstance(kind, str) else check_word(entry, where, name, kind)


def check_flag(entry: Table, where: str, name: str) -> Mistakes:
    value = entry.get(name)
    return [] if isinstance(value, bool) else [f"{where}, {name}: must be true or false, not {shown(value)}"]


def check_trigger(entry: Table, where: str) -> Mistakes:
    """12.6 The trigger condition of gear and buildings; 9.2 gear never answers before something happens."""
    trigger, where = entry.get("trigger"), f"{where}, trigger"
    if not isinstance(trigger, dict):
        return [f"{where}: must be {{ on = … }}, not {shown(trigger)}"]
    mistakes = check_word(trigger, where, "on", EVENTS)
    if mistakes:
        return mistakes
    shape = TRIGGERS[trigger["on"]]
    mistakes += check_fields(trigger, where, ", ".join(("on", *shape)))
    for name in (name for name in shape if name in trigger or name == "at"):
        mistakes += check_plain(trigger, where, name, shape[name], MOST)
    if entry.get("type") == "gear" and trigger.get("before") is True:
        mistakes.append(f"{where}, before: only a building has it")
    return mistakes


def inner_lists(effect: Table, where: str) -> list[tuple[str, Any]]:
    """The lists that a sound effect holds, and how mistakes call them."""
    named = [(f"{where}, {name}", effect[name]) for name in INNER if name in effect]
    return named + [(f"{where}, option {number}", each) for number, each in enumerate(effect.get("options", []), 1)]
