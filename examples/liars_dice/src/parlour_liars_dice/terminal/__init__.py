"""Liar's Dice in a terminal, from a View: text with the simplest markup, which a plain terminal drops."""

from collections.abc import Callable, Mapping
from typing import Any


def show(view: Mapping[str, Any], say: Callable[..., str], whole: bool = True) -> str:
    """A line a seat: its dice, and those that it showed last; then the bid that stands."""
    lines, bid = [], view["bid"]
    names = [say(f"liars_dice-seat-{player['colour']}") for player in view["players"]]
    for name, player in zip(names, view["players"], strict=True):
        mark = "▶" if player["seat"] == view["decider"] else " "
        cup, lifted = (" ".join("?123456"[die] for die in player[part]) for part in ("cup", "lifted"))
        last = f" [dim]({lifted})[/]" if whole and lifted else ""
        lines.append(f"{mark} {name:<10} [bold]{cup or '–':<10}[/]{last}")
    said = {"seat": names[bid["seat"]], "n": bid["count"], "face": bid["face"]} if bid else {}
    return "\n".join([*lines, say("liars_dice-log-bids" if bid else "liars_dice-draw-no-bid", **said)])
