"""What the words of a pack become: effects, and the occasions on which a trigger answers."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from parlour.games.frogs.rules.book import (
    ANY,
    BEFORE,
    EVENTS,
    MOST,
    OPS,
    REWARDS,
    SOURCES,
    SPECIES,
    STARTERS,
    TYPES,
    Effect,
)
from parlour.record.pack import Table

Said = list[dict[str, object]]  # a list of effects as the pack says it
INNER: Final = ("then", "for", "effects")  # hold one list


def made_lists(said: Sequence[Said]) -> list[list[Effect]]:
    """7.11 The lists by number; those inside other effects follow after all the others."""
    lists: list[list[Effect]] = [[] for _ in said]
    for number, each in enumerate(said):
        lists[number] = [made_effect(effect, lists) for effect in each]
    return lists


def made_effect(said: Table, lists: list[list[Effect]]) -> Effect:
    effect = Effect(OPS.index(said["do"]))
    effect.said = dict(said)
    effect.n = next((said[name] for name in ("n", "plus", "coins", "discard") if name in said), 0)
    effect.source = SOURCES.index(said.get("from", "deck"))
    effect.type = any_or(said.get("type"), TYPES)
    effect.species = any_or(said.get("species"), SPECIES)
    effect.which = any_or(said.get("which"), STARTERS)
    effect.pays = said.get("pay", True) and said.get("tolls") != "ignore"
    effect.reward = REWARDS.index(said.get("reward", "normal"))
    effect.here = said.get("on") == "this"
    effect.other = said.get("to") == "other-villager"
    effect.looks = said.get("what") == "look"
    effect.coins = "coins" in said
    effect.lists = [inner_list(each, lists) for each in inner(said)]
    return effect


def inner(said: Table) -> list[Any]:
    """The lists that an effect holds."""
    return [said[name] for name in INNER if name in said] + list(said.get("options", []))


def inner_list(said: Said, lists: list[list[Effect]]) -> int:
    """The number of a list inside an effect."""
    made = [made_effect(effect, lists) for effect in said]
    lists.append(made)
    return len(lists) - 1


def any_or(word: str | None, known: Sequence[str]) -> int:
    return ANY if word is None or word == "any" else known.index(word)


def occasions(trigger: Table) -> list[int]:
    """12.6 All occasions on which such a card answers. What a trigger does not say may be anything."""
    event: str = trigger["on"]
    return [EVENTS.index(event) * 16 + each for each in PARAMETERS.get(event, alone)(trigger)]


def alone(_: Table) -> Sequence[int]:
    """An event without parameters."""
    return (0,)


def played(trigger: Table) -> Sequence[int]:
    """12.6.1 Type and species of the card."""
    return [each * 3 + kin for each in fitting(trigger, "type", TYPES) for kin in of_species(trigger)]


def started(trigger: Table) -> Sequence[int]:
    """12.6.2 Which starter card; before its effects or after them."""
    before = BEFORE if trigger.get("before", False) else 0
    return [before + which for which in fitting(trigger, "which", STARTERS)]


def of_species(trigger: Table) -> Sequence[int]:
    return fitting(trigger, "species", SPECIES)


def at_least(trigger: Table) -> Sequence[int]:
    """12.6.4, 12.6.5, 12.6.8 How much, how many, how far."""
    return range(trigger.get("min", 1), MOST + 1)


def among(trigger: Table) -> Sequence[int]:
    """12.6.6 At least one of that type among the discarded cards."""
    wanted = sum(1 << each for each in fitting(trigger, "type", TYPES))
    return [bag for bag in range(1, 1 << len(TYPES)) if bag & wanted]


def arrived(trigger: Table) -> Sequence[int]:
    """12.6.9 The end of a path is a chest as well."""
    return (1,) if trigger["at"] == "path-end" else (0, 1)


def looked(trigger: Table) -> Sequence[int]:
    """12.6.10 Before a look or after it."""
    return (int(trigger.get("before", False)),)


def fitting(trigger: Table, field: str, known: Sequence[str]) -> list[int]:
    word = trigger.get(field, "any")
    return [number for number, name in enumerate(known) if word in ("any", name)]


PARAMETERS: Final[dict[str, Callable[[Table], Sequence[int]]]] = {
    "card-played": played,
    "start-activated": started,
    "villager-activated": of_species,
    "gained": at_least,
    "drawn": at_least,
    "discarded": among,
    "travelled": at_least,
    "arrived": arrived,
    "looked": looked,
}
