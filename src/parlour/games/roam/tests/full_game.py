"""Scenarios of the full game that several files of tests begin with."""

from parlour.games.roam.tests.scenario import Table, scenario

ONE = {
    "free-square": "folding-bridge",
    "replace": "tricksters-mask",
    "coin": "lucky-penny",
    "rotate": "spinning-compass",
    "move": "long-broom",
    "flip": "alarm-clock",
}
CHEAP = ["lucky-penny", "stilts", "whirligig", "lullaby-box"]  # prices 2 6 5 4
CROWD = ["bbbbbb", "bbbbbb", "b.b.b.", "bb....", "bb....", "b....b"]  # 21 of blue's 24 markers


def full(*ready: str, **more: object) -> Table:
    """Blue's turn in the full game with these artifacts ready."""
    return scenario(version="full", ready={"blue": ready}, **more)  # type: ignore[arg-type]


def guide_at(position: str, *ready: str, **more: object) -> Table:
    """Blue has used the guide: at C4 it fills C4, D4 and C5, and its empty square lies on E4."""
    table = full(*ready, **more)
    table.blue.uses("guide-blue")
    table.blue.places(position)
    return table


def at_the_market(**more: object) -> Table:
    return scenario(version="full", begin="lands", **{"row": CHEAP, **more})  # type: ignore[arg-type]


def red_plays(table: Table) -> None:
    table.red.uses("scout-red")
    table.red.places("C1")
