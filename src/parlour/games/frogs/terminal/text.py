"""Laying text out for the terminal: lists broken at the edge, signs of seats, spaces and cards in a line."""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from parlour.games.frogs.words.wording import effects_text, whole_text

View = Mapping[str, Any]
Say = Callable[..., str]

WIDTH: Final = 80
SEATS: Final = ("orange", "blue")
SIGNS: Final = ("●", "■")  # by seat
PAINT: Final = ("orange3", "bright_blue")
CHARMS: Final = {"star": "★", "spark": "✦", "heart": "♥"}
STARTERS: Final = {"nest": "∪", "lily-pad": "◎", "burrow": "∩"}
CHESTS: Final = {"iron": "▣", "golden": "◈", "ruby": "◆"}
TOKENS: Final = {"plus-5": "¢5", "nest": STARTERS["nest"], "golden-chest": CHESTS["golden"]}


def escaped(text: str) -> str:
    return text.replace("[", "\\[")


def coloured(line: str) -> str:
    """A line of text with the signs of both seats in their colours."""
    text = escaped(line)
    for sign, paint in zip(SIGNS, PAINT, strict=True):
        text = text.replace(sign, f"[{paint}]{sign}[/]")
    return text


def lines(text: str, before: str = "", after: str = "") -> list[str]:
    """Broken between words: what stands before the first line, and before those that follow."""
    return wrap(text, WIDTH, initial_indent=before, subsequent_indent=after or before)


def listed(label: str, parts: Sequence[str], before: str = "  ") -> list[str]:
    """`Label: one; two; three`, one line or more; nothing without parts."""
    return lines(f"{label}: {'; '.join(parts)}", before, before + "  ") if parts else []


def each_line(label: str, texts: Sequence[str]) -> list[str]:
    """A label and a line for each card; nothing without cards."""
    found = [line for text in texts for line in lines(text, "    ", "      ")]
    return [f"  {label}:", *found] if found else []


# Cards


def name_of(card: View, say: Say) -> str:
    """As the pack calls it, or in the reader's language."""
    return str(card["name"] or say(f"frogs-card-{card['id']}"))


def hand_text(card: View, say: Say) -> str:
    """A card that can be played: what it costs, what it is, what it says."""
    kind = f"{say('frogs-species-' + card['species'])}, {say('frogs-type-' + card['type'])}"
    provisions = f" · {card['supplies']}•" if card["type"] != "building" else ""
    return f"{name_of(card, say)} ¢{card['cost']}{provisions} ({kind}): {whole_text(card, say)}"


def play_text(card: View, say: Say, whole: bool) -> str:
    """A card in play: provisions on it, its enchantment, whether it was used; what it says, if that is wanted."""
    marks = [f"{card['provisions']}•"] + ([CHARMS[card["charm"]]] if card["charm"] else [])
    marks += [say("frogs-term-used")] if card["used"] else []
    head = f"{name_of(card, say)} {' '.join(marks)} ({say('frogs-species-' + card['species'])})"
    return f"{head}: {whole_text(card, say)}" if whole else head


def starter_text(starter: View, say: Say, whole: bool) -> str:
    """5.2.2 A starter card with the side that is up."""
    name = f"{STARTERS[starter['id']]} {starter['name'] or say('frogs-start-' + starter['id'])}"
    marks = [say("frogs-term-advanced")] if starter["advanced"] else []
    marks += [say("frogs-term-used")] if starter["used"] else []
    head = f"{name} ({', '.join(marks)})" if marks else name
    return f"{head}: {effects_text(starter['effects'], say)}" if whole else head


def names(cards: Sequence[View], say: Say) -> list[str]:
    return [name_of(card, say) for card in cards]
