"""Boards in a position file: the Eyrie's Decree, the Lizard Cult's outcasts, the Riverfolk's prices and funds."""

from typing import Any

from parlour.games.root.file.fields import card_ids, factions, read_board, read_counts
from parlour.games.root.rules.faction import LIZARD_CULT, RIVERFOLK
from parlour.games.root.rules.factions.decree import COLUMNS, LEADERS
from parlour.games.root.rules.factions.funds import POSTS
from parlour.games.root.rules.factions.riverfolk import HIGHEST_PRICE
from parlour.games.root.rules.facts import CARD_IDS, SUITS
from parlour.games.root.rules.fields import BOXES, COMMITTED, FUNDS, NONE, PAYMENTS, SPACES
from parlour.games.root.rules.services import SERVICES
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import bag, members
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, counted

SUITED = SUITS[:3]
MOST_ACOLYTES = 99
BOX_NAMES = {PAYMENTS: "payments", FUNDS: "funds", COMMITTED: "committed"}


# The Eyrie


def write_eyrie(g: Root) -> dict[str, Any]:
    return {
        "decree": {column: card_ids(cards) for column, cards in zip(COLUMNS, g.decree, strict=True)},
        "resolved": card_ids(g.resolved),
        "viziers_done": [COLUMNS[column] for column in members(g.viziers_done)],
        "leader": None if g.leader == NONE else LEADERS[g.leader],
        "fallen": [LEADERS[leader] for leader in members(g.fallen)],
    }


def read_eyrie(g: Root, reader: Reader) -> None:
    decree = Reader(reader.value("decree"), f"{reader.where}.decree")
    g.decree = [bag(decree.words(column, CARD_IDS)) for column in COLUMNS]
    decree.finish()
    g.resolved = bag(reader.words("resolved", CARD_IDS))
    g.viziers_done = bag(reader.words("viziers_done", COLUMNS))
    g.leader = reader.maybe("leader", LEADERS, NONE)
    g.fallen = bag(reader.words("fallen", LEADERS))


# The Lizard Cult


def write_cult(g: Root) -> dict[str, Any] | None:
    if g.rules.seat_of[LIZARD_CULT] == NOBODY:
        return None
    return {
        "outcast": None if g.outcast == NONE else SUITS[g.outcast],
        "hated": g.hated,
        "acolytes": g.acolytes,
        "revealed": card_ids(g.revealed),
        "scored": [SUITS[suit] for suit in members(g.scored)],
    }


def read_cult(g: Root, reader: Reader) -> None:
    table = read_board(g, reader, LIZARD_CULT)
    if table is None:
        return
    g.outcast = table.maybe("outcast", SUITED, NONE)
    g.hated = table.flag("hated")
    g.acolytes = table.number("acolytes", 0, MOST_ACOLYTES)
    g.revealed = bag(table.words("revealed", CARD_IDS))
    g.scored = bag(table.words("scored", SUITED))
    table.finish()


# The Riverfolk


def write_riverfolk(g: Root) -> dict[str, Any] | None:
    if g.rules.seat_of[RIVERFOLK] == NOBODY:
        return None
    return {
        "prices": dict(zip(SERVICES, g.prices, strict=True)),
        **{name: write_box(g, box) for box, name in BOX_NAMES.items()},
        "spaces": {suit: write_box(g, SPACES + n) for n, suit in enumerate(SUITED)},
        "posts": dict(zip(SUITED, g.posts, strict=True)),
    }


def write_box(g: Root, box: int) -> dict[str, int]:
    """11.2.4 Whose warriors lie in a box of the board."""
    return counted(g.till[box * g.seats : (box + 1) * g.seats], factions(g))


def read_riverfolk(g: Root, reader: Reader) -> None:
    g.prices = [1] * len(SERVICES)
    g.till = [0] * (g.seats * BOXES)
    g.posts = [0] * len(SUITED)
    table = read_board(g, reader, RIVERFOLK)
    if table is None:
        return
    g.prices = read_each(table, "prices", SERVICES, 1, HIGHEST_PRICE)
    g.posts = read_each(table, "posts", SUITED, 0, POSTS)
    for box, name in BOX_NAMES.items():
        read_box(g, table, name, box)
    spaces = Reader(table.value("spaces"), f"{table.where}.spaces")
    for n, suit in enumerate(SUITED):
        read_box(g, spaces, suit, SPACES + n)
    spaces.finish()
    table.finish()


def read_each(reader: Reader, name: str, names: tuple[str, ...], low: int, high: int) -> list[int]:
    """A number for every name."""
    table = Reader(reader.value(name), f"{reader.where}.{name}")
    numbers = [table.number(each, low, high) for each in names]
    table.finish()
    return numbers


def read_box(g: Root, table: Reader, name: str, box: int) -> None:
    """2.5.1 Never more warriors than the box has."""
    most = [faction.warriors for faction in g.rules.faction]
    counts = read_counts(table.value(name), f"{table.where}.{name}", factions(g), most)
    g.till[box * g.seats : (box + 1) * g.seats] = counts
