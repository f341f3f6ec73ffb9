"""A table in the middle of a game, and the verbs of play."""

from parlour import Table
from parlour.record.position import read_position
from parlour.table.table import Refused, table_from
from parlour_liars_dice.game import GAME
from parlour_liars_dice.rules import SEATS
from parlour_liars_dice.rules.state import Cup

NO_BID = (-1, 0, 0)


def dealt(*cups: str, starter: int = 0, bid: tuple[int, int, int] = NO_BID, wild: bool = False) -> Table:
    """A table with these dice. `bid`: who has bid how many dice of which face."""
    turn = starter if bid == NO_BID else next(s % len(cups) for s in range(bid[0] + 1, 99) if cups[s % len(cups)])
    dice = {"cups": list(cups), "lifted": [""] * len(cups), "starter": starter}
    position = {
        "game": "liars_dice",
        "rules": 1,
        "options": {"wild": wild},
        "seats": list(SEATS[: len(cups)]),
        "fields": {**dice, "bidder": bid[0], "count": bid[1], "face": bid[2], "chance": 7},
        "stack": [["ChooseFace", turn]],
    }
    return table_from(GAME, read_position(GAME, position))


def bids(table: Table, count: int, face: int) -> None:
    """Where only one number is possible, nobody is asked for it."""
    table.apply(f"face face:{face}")
    if table.decision and table.decision.kind == "choose-count":
        table.apply(f"count count:{count}")
    assert any(f" bids {count} × {face}" in line for line in table.log())


def words(table: Table) -> list[str]:
    """What may be done now, as it is written in transcripts."""
    decision = table.decision
    options = decision.options if decision else []
    return [option.verb if option.arg is None else f"{option.verb} {option.verb}:{option.arg}" for option in options]


def cups(table: Table) -> list[Cup]:
    found: list[Cup] = table.match.state.cups
    return found


def left(table: Table) -> list[int]:
    return [len(cup) for cup in cups(table)]


def may_bid(table: Table, count: int, face: int) -> bool:
    ahead = table.clone()
    try:
        bids(ahead, count, face)
    except (Refused, AssertionError):
        return False
    return True
