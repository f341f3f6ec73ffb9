"""What cards say, made from their effects, so that a card cannot say one thing and do another (2.4, 7.11, 12.6).

A card is one of the View, an effect a table as the pack has it. Words come from `say(key, **args)`: one message for
each effect (`frogs-effect-gain`) and one for each event (`frogs-when-drawn`), which decline what they speak of; here
they are only put together. A list of effects is said in one of two ways: sentence by sentence, or, inside a sentence,
in one line. There an effect that holds further effects stands in brackets if it does not reach to the end of the line,
so that one can tell where it ends.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

Say = Callable[..., str]
Effect = Mapping[str, Any]
Effects = Sequence[Effect]

INNER: Final = ("then", "for", "effects")  # where an effect holds the list that it carries out
ENCHANTMENTS: Final = {"one-shot": "once", "modifier": "lasting"}  # 11.2


class Line(NamedTuple):
    """One thing that stands on a card. Kinds: free, effects, when, relic, once, lasting."""

    kind: str
    text: str


# Cards


def card_text(card: Mapping[str, Any], say: Say) -> list[Line]:
    """2.4 All that a villager, gear or a building says, line by line."""
    return TEXTS[card["type"]](card, say)


def whole_text(card: Mapping[str, Any], say: Say) -> str:
    """A card's lines in one, with a word before a relic effect and an enchantment."""
    return " ".join(labelled(line, say) for line in card_text(card, say))


def labelled(line: Line, say: Say) -> str:
    """A line as it reads without the picture: `Relic: draw 2.`"""
    if line.kind not in ("relic", *ENCHANTMENTS.values()):
        return line.text
    return f"{say(f'frogs-text-{line.kind}')}: {line.text[:1].lower()}{line.text[1:]}"


def villager_text(card: Mapping[str, Any], say: Say) -> list[Line]:
    free = [Line("free", sentence(say("frogs-text-free")))] if card["free"] else []
    return [*free, Line("effects", effects_text(card["effects"], say))]


def gear_text(card: Mapping[str, Any], say: Say) -> list[Line]:
    when = sentence(trigger_text(card["trigger"], "gear", say))
    return [Line("when", when), Line("relic", effects_text(card["effects"], say))]


def building_text(card: Mapping[str, Any], say: Say) -> list[Line]:
    when = f"{trigger_text(card['trigger'], 'building', say)}, {in_one_line(card['effects'], say)}"
    charm = card["enchantment"]
    return [Line("when", sentence(when)), Line(ENCHANTMENTS[charm["kind"]], effects_text(charm["effects"], say))]


TEXTS: Final = {"villager": villager_text, "gear": gear_text, "building": building_text}


def trigger_text(trigger: Mapping[str, Any], kind: str, say: Say) -> str:
    """12.6 What a card waits for: gear what any player does (9.2), a building what its owner does (10.2)."""
    who, before = "you" if kind == "building" else "any", yes_or_no(trigger.get("before", False))
    told = say(
        f"frogs-when-{trigger['on']}",
        who=who,
        before=before,
        n=trigger.get("min", 1),
        at=trigger.get("at", ""),
        type=trigger.get("type", "any"),
        card=a_card(trigger, say, "villager" if trigger["on"] == "villager-activated" else "any"),
        starter=a_starter(trigger, who, say),
    )
    return capital(say("frogs-text-when", before=before, text=told))


# Effects


def effects_text(effects: Effects, say: Say) -> str:
    """A list of effects, a sentence each: of a card, a side of a starter card, a relic, an enchantment, a reward."""
    return " ".join(effect_text(effect, say) for effect in effects)


def effect_text(effect: Effect, say: Say) -> str:
    """One effect as a sentence."""
    return sentence(clause(effect, say))


def option_text(effects: Effects, say: Say) -> str:
    """7.11.15 One option of a choice, for a button: no full stop."""
    return capital(in_one_line(effects, say))


def in_one_line(effects: Effects, say: Say, *, inside: bool = False) -> str:
    """A list of effects as a part of a sentence; `inside`: as a part of another effect."""
    line = ""
    for i, effect in enumerate(effects):
        told, after = clause(effect, say), effects[i + 1]["do"] if i + 1 < len(effects) else None
        told = f"({told})" if needs_brackets(effect, after, inside) else told
        line = joined(line, told, effect, say) if line else told
    return line


def joined(line: str, told: str, effect: Effect, say: Say) -> str:
    return f"{line}; {told}" if effect["do"] == "if-done" else say("frogs-text-then", line=line, next=told)


def needs_brackets(effect: Effect, after: str | None, inside: bool) -> bool:
    """Choices in choices would mix their strokes; `you may …; if you do, …` is plain as it is."""
    if after is None:
        return inside and effect["do"] == "choose"
    asks = effect["do"] == "may" and after == "if-done" and len(effect["effects"]) == 1
    return is_long(effect) and not asks


def is_long(effect: Effect) -> bool:
    """Whether what follows could be taken for a part of it: it holds a list, or ends in an if."""
    return bool(lists_of(effect)) or effect.get("reward") == "gain-becomes-draw"


def clause(effect: Effect, say: Say) -> str:
    """One effect as a part of a sentence."""
    do, head = effect["do"], say(f"frogs-effect-{effect['do']}", **arguments(effect, say))
    if do == "look":
        inner = [", ".join(clause(each, say) for each in effect["then"])]
    else:
        inner = [in_one_line(each, say, inside=True) for each in lists_of(effect)]
    if not any(inner):
        return head
    return f"{head} {inner[0]}" if do in ("may", "if-done") else f"{head}: {' / '.join(inner)}"


def lists_of(effect: Effect) -> list[Effects]:
    """The lists that an effect holds. What one may do is marked: some languages need another form of its verb."""
    if effect["do"] == "may":
        first, *rest = effect["effects"]
        return [[{**first, "may": "yes"}, *rest]]
    return [effect[place] for place in INNER if place in effect] + list(effect.get("options", ()))


def arguments(effect: Effect, say: Say) -> dict[str, Any]:
    """What the message of an effect may speak of: its own parameters, and the words for a fitting card."""
    given = {name: value for name, value in effect.items() if isinstance(value, int | str) and name != "do"}
    if effect["do"] == "pay":
        price = "coins" if "coins" in given else "discard"
        return {"price": price, "n": given[price]}
    if effect["do"] == "play":
        given["pay"] = yes_or_no(effect["pay"])
    villagers = "villager" if effect["do"] == "activate-villager" else "any"
    return {"may": "no", "card": a_card(effect, say, villagers), "starter": a_starter(effect, "you", say)} | given


# Parts of sentences


def a_card(filters: Mapping[str, Any], say: Say, otherwise: str) -> str:
    """`a frog villager`, `a card`: as an object of a verb."""
    species, kind = filters.get("species", "any"), filters.get("type", otherwise)
    return say("frogs-text-card", species=species, type=kind)


def a_starter(filters: Mapping[str, Any], who: str, say: Say) -> str:
    """`your Nest`, `a Nest`: as an object of a verb."""
    return say("frogs-text-starter", which=filters.get("which", "any"), who=who)


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return f"{capital(text)}."
