"""Laying text out for the terminal: lists broken at the edge, signs of crews, cards in a line."""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Any

View = Mapping[str, Any]
Say = Callable[..., str]

WIDTH = 80
SIGNS = {"gnolls": "◆", "kobolds": "▲", "bugbears": "●", "goblins": "■", "insectoids": "✚", "guards": "▣"}
PAINT = {
    "gnolls": "bright_magenta", "kobolds": "bright_red", "bugbears": "orange3", "goblins": "bright_blue",
    "insectoids": "bright_green", "guards": "bright_white",
}  # fmt: skip


def escaped(text: str) -> str:
    return text.replace("[", "\\[")


def crew_of(view: View, party: int) -> str:
    return str(view["players"][party]["crew"]) if party < len(view["players"]) else "guards"


def bare(view: View, party: int) -> str:
    """A party's sign, without its colour."""
    return SIGNS[crew_of(view, party)]


def coloured(view: View, line: str) -> str:
    """A line of text with every party's sign in its colour."""
    text = escaped(line)
    crews = [each["crew"] for each in view["players"]] + (["guards"] if view["guards"] else [])
    for crew in crews:
        text = text.replace(SIGNS[crew], f"[{PAINT[crew]}]{SIGNS[crew]}[/]")
    return text


def lines(text: str, before: str = "", after: str = "") -> list[str]:
    """Broken between words: what stands before the first line, and before those that follow."""
    return wrap(text, WIDTH, initial_indent=before, subsequent_indent=after or before)


def listed(label: str, parts: Sequence[str], before: str = "  ") -> list[str]:
    """`Label: one; two; three`, one line or more."""
    return lines(f"{label}: {'; '.join(parts)}", before, before + "  ")


def numbers(counts: Mapping[str, int], say: Say) -> str:
    """`scrap 2, gold 1`: what there is of each."""
    return ", ".join(f"{say('lockup-good-' + kind)} {n}" for kind, n in counts.items() if n) or "–"


# Cards


def name_of(card: View, kind: str, say: Say) -> str:
    """As the pack calls it, or in the reader's language."""
    return str(card["name"] or say(f"lockup-{kind}-{card['id']}"))


def item_text(card: View, say: Say) -> str:
    """Name, value, cost, symbols, effects."""
    parts = [f"{name_of(card, 'item', say)} ★{card['value']}", numbers(card["cost"], say), *marks(card["symbols"], say)]
    return " · ".join([*parts, *[say(f"lockup-effect-{effect}") for effect in card["effects"]]])


def goon_text(card: View, say: Say) -> str:
    """Name, type, suspicion, symbol, effects, what the type needs to know."""
    parts = [f"{name_of(card, 'goon', say)} ({say('lockup-type-' + card['type'])})"]
    parts += [say("lockup-term-symbols", n=card["suspicion"])] if card["suspicion"] else []
    parts += marks([card["symbol"]] if card["symbol"] else [], say)
    parts += [say(f"lockup-effect-{effect}") for effect in card["effects"]]
    parts += [say("lockup-term-demon", symbol=say(f"lockup-symbol-{card['demon']}"))] if card["demon"] else []
    parts += [say("lockup-term-brings", good=say(f"lockup-good-{card['brings']}"))] if card["brings"] else []
    return " · ".join(parts)


def marks(symbols: Sequence[str], say: Say) -> list[str]:
    """Attribute symbols as one part, or none."""
    words = [piled(say(f"lockup-symbol-{symbol}"), symbols.count(symbol)) for symbol in dict.fromkeys(symbols)]
    return [", ".join(words)] if words else []


def piled(name: str, n: int) -> str:
    return name if n == 1 else f"{name} ×{n}"


def tome_text(card: View, say: Say) -> str:
    """Name and what it does; a pack's tomes have no text of their own in our languages."""
    name = name_of(card, "tome", say)
    return name if card["name"] else f"{name}: {say('lockup-text-tome-' + card['id'])}"


def trait_text(card: View, say: Say) -> str:
    bonuses = [say(f"lockup-bonus-{each['bonus']}", n=each["amount"], keep=each["keep"]) for each in card["bonuses"]]
    return f"{name_of(card, 'trait', say)}: {'; '.join(bonuses)}"


def token_text(token: str | None, say: Say) -> str:
    return "?" if token is None else say(f"lockup-token-{token}")
