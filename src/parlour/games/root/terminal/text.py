"""Laying text out for the terminal: coloured cells in columns, lists that are broken at the edge, names of cards."""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Any

View = Mapping[str, Any]
Say = Callable[..., str]
Cell = list[tuple[str, str]]  # pieces of text, each with its paint

SIGNS = {  # a shape for each faction
    "marquise": "◆", "eyrie": "▲", "alliance": "●", "vagabond": "■", "vagabond_second": "◪", "lizard_cult": "▼",
    "riverfolk": "✚",
}  # fmt: skip
PAINT = {
    "marquise": "orange3", "eyrie": "bright_blue", "alliance": "bright_green", "vagabond": "bright_white",
    "vagabond_second": "bright_magenta", "lizard_cult": "bright_yellow", "riverfolk": "bright_cyan",
}  # fmt: skip
SUIT_PAINT = {"fox": "bright_red", "rabbit": "bright_yellow", "mouse": "orange3", "bird": "bright_cyan"}


def escaped(text: str) -> str:
    return text.replace("[", "\\[")


def painted(faction: str, text: str) -> tuple[str, str]:
    return PAINT[faction], SIGNS[faction] + text


def sign(view: View, seat: int) -> str:
    faction = view["players"][seat]["faction"]
    return f"[{PAINT[faction]}]{SIGNS[faction]}[/]"


def piled(name: str, n: int) -> str:
    return name if n == 1 else f"{name} ×{n}"


def suit_word(suit: str, say: Say) -> str:
    return say("root-text-any") if suit == "any" else say(f"root-suit-{suit}")


def suits_text(suits: Sequence[str], say: Say) -> str:
    """`fox ×2, mouse`: equal ones together."""
    return ", ".join(piled(suit_word(suit, say), suits.count(suit)) for suit in dict.fromkeys(suits))


def card_name(card: View, say: Say) -> str:
    """With its suit, unless the name tells it."""
    name = say(f"root-name-{card['name']}")
    return f"{name} ({say('root-suit-' + card['suit'])})"


def suit_piles(cards: Sequence[View], say: Say) -> list[str]:
    """How many cards of each suit."""
    suits = [card["suit"] for card in cards]
    return [piled(say(f"root-suit-{suit}"), suits.count(suit)) for suit in dict.fromkeys(suits)]


# Columns and lines


def table(rows: Sequence[Sequence[Cell]]) -> list[str]:
    """Columns as wide as their widest cell."""
    widths = [max(wide(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(drawn(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def wide(cell: Cell) -> int:
    return sum(len(text) for _, text in cell)


def drawn(cell: Cell, width: int) -> str:
    parts = [f"[{paint}]{escaped(text)}[/]" if paint else escaped(text) for paint, text in cell if text]
    return "".join(parts) + " " * (width - wide(cell))


def wrapped(label: str, parts: Sequence[str], width: int) -> list[str]:
    """`Label: one; two; three`, broken between words; what follows stands under the first of them."""
    text = label.lstrip()
    before = " " * (len(label) - len(text))
    margin = before + " " * min(len(text) + 2, 14)
    lines = wrap(f"{text}: {'; '.join(parts)}", width, initial_indent=before, subsequent_indent=margin)
    return [escaped(line) for line in lines]
