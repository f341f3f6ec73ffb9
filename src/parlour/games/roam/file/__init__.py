"""Roam as a position file: fields that people can read and edit, each checked when it is read.

Markers are six rows of six letters, north to south: `.` nothing, else the first letter of the colour; `_` is a hole.
"""

from collections.abc import Mapping
from typing import Any

from parlour.games.roam.rules.board import LANDS, SIDE, SPACE_NAMES, SPACES, SPACES_OF, named
from parlour.games.roam.rules.book import BARREN_ROUNDS, CARDS, COLOURS, MARKERS, STALL_ROUNDS, Rules
from parlour.games.roam.rules.state import NONE, Roam
from parlour.kernel.bag import bag, members, size
from parlour.kernel.errors import BadFile, shown
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, number, word, words

MOST = 1_000_000_000  # of coins and turns


def write_fields(g: Roam) -> dict[str, Any]:
    cards, artifacts = g.rules.cards.card_ids, g.rules.cards.artifact_ids
    seats = range(g.seats)
    return {
        "first": g.first,
        "turns": g.turns,
        "lands": [None if land == NONE else cards[land] for land in g.lands],
        "markers": rows(g, g.ground),
        "towers": rows(g, g.upper),
        "coins": list(g.coins),
        "awake": [[cards[card] for card in members(g.awake[seat])] for seat in seats],
        "asleep": [[cards[card] for card in members(g.asleep(seat))] for seat in seats],
        "top": None if g.top == NONE else cards[g.top],
        "deck": [cards[card] for card in members(g.deck)],
        "unmet": [cards[card] for card in members(g.unmet)],
        "row": [artifacts[artifact] for artifact in g.row],
        "stack": [artifacts[artifact] for artifact in members(g.stack_of_artifacts)],
        "ready": [[artifacts[artifact] for artifact in members(g.ready[seat])] for seat in seats],
        "spent": [[artifacts[artifact] for artifact in members(g.held[seat] & ~g.ready[seat])] for seat in seats],
        "outpost": None if g.outpost == NOBODY else g.outpost,
        "due": g.due,
        "woken": g.woken,
        "used": None if g.used == NONE else cards[g.used],
        "turned": g.turned,
        "filled": named(g.filled),
        "empty": named(g.empty),
        "changed": g.changed,
        "still_rounds": g.still_rounds,
        "barren_rounds": g.barren_rounds,
        "trail": named(g.trail),
        "trail_before": named(g.trail_before),
    }


def rows(g: Roam, level: list[int]) -> list[str]:
    letters = ["." if g.field >> space & 1 else "_" for space in range(SPACES)]
    for seat, marked in enumerate(level):
        for space in members(marked):
            letters[space] = COLOURS[g.rules.colours[seat]][0]
    return ["".join(letters[row : row + SIDE]) for row in range(0, SPACES, SIDE)]



def read_fields(data: Mapping[str, Any], rules: Rules) -> Roam:
    """The State of such fields, still without a stack. BadFile names the field that is wrong."""
    g = Roam()
    g.rules = rules
    g.seats = len(rules.colours)
    reader = Reader(data, "position.fields")
    read_turn(g, reader)
    read_cards(g, reader)
    read_markers(g, reader)
    read_artifacts(g, reader)
    reader.finish()
    return g


def read_turn(g: Roam, reader: Reader) -> None:
    """2.2.1 Coins are a number, of any size that an action can name."""
    g.first = reader.number("first", 0, g.seats - 1)
    g.turns = reader.number("turns", 0, MOST)
    g.active = (g.first + g.turns) % g.seats
    coins = enumerate(reader.list("coins", g.seats))
    g.coins = [number(n, f"{reader.where}.coins[{seat}]", 0, MOST) for seat, n in coins]
    g.due = reader.flag("due")
    g.woken = reader.flag("woken")
    g.turned = reader.number("turned", 0, 24)
    g.changed = reader.flag("changed")
    g.still_rounds = reader.number("still_rounds", 0, STALL_ROUNDS)
    g.barren_rounds = reader.number("barren_rounds", -1, BARREN_ROUNDS)
    g.filled = bag(reader.words("filled", SPACE_NAMES))
    g.empty = bag(reader.words("empty", SPACE_NAMES))
    g.trail = bag(reader.words("trail", SPACE_NAMES))
    g.trail_before = bag(reader.words("trail_before", SPACE_NAMES))


def read_cards(g: Roam, reader: Reader) -> None:
    known = g.rules.cards.card_ids
    lands = known[:CARDS]
    slots = reader.list("lands", LANDS)
    g.lands = [NONE if c is None else word(c, f"{reader.where}.lands[{i}]", lands) for i, c in enumerate(slots)]
    g.field = sum(SPACES_OF[land] for land in range(LANDS) if g.lands[land] != NONE)
    g.top = reader.maybe("top", lands, NONE)
    g.deck = bag(reader.words("deck", lands))
    g.unmet = bag(reader.words("unmet", lands))
    g.used = reader.maybe("used", known, NONE)
    g.awake, g.owned = two_sides(g, reader, ("awake", "asleep"), known)


def two_sides(g: Roam, reader: Reader, names: tuple[str, str], known: tuple[str, ...]) -> tuple[list[int], list[int]]:
    """By seat: the things that lie face up, and all of them. Each lies face up or face down."""
    up, down = (per_seat(g, reader, name, known) for name in names)
    for seat in range(g.seats):
        if up[seat] & down[seat]:
            raise BadFile(f"{reader.where}.{names[1]}[{seat}]", f"names something that is {names[0]} as well")
    return up, [up[seat] | down[seat] for seat in range(g.seats)]


def per_seat(g: Roam, reader: Reader, name: str, known: tuple[str, ...]) -> list[int]:
    lists = reader.list(name, g.seats)
    return [bag(words(each, f"{reader.where}.{name}[{seat}]", known)) for seat, each in enumerate(lists)]


def read_markers(g: Roam, reader: Reader) -> None:
    g.ground = read_rows(g, reader, "markers")
    g.upper = read_rows(g, reader, "towers")
    g.supply = [MARKERS - size(g.ground[seat]) - size(g.upper[seat]) for seat in range(g.seats)]


def read_rows(g: Roam, reader: Reader, name: str) -> list[int]:
    letters = {COLOURS[colour][0]: seat for seat, colour in enumerate(g.rules.colours)}
    level = [0] * g.seats
    for row, text in enumerate(reader.list(name, SIDE)):
        where = f"{reader.where}.{name}[{row}]"
        if not isinstance(text, str) or len(text) != SIDE or set(text) - set(letters) - set("._"):
            raise BadFile(where, f"must be {SIDE} letters of {''.join(letters)}._, not {shown(text)}")
        for column, letter in enumerate(text):
            space = row * SIDE + column
            if (letter == "_") == bool(g.field >> space & 1):
                raise BadFile(where, "must have _ where a land is missing, and only there")
            if letter in letters:
                level[letters[letter]] |= 1 << space
    return level


def read_artifacts(g: Roam, reader: Reader) -> None:
    known = g.rules.cards.artifact_ids
    g.row = reader.words("row", known)
    g.stack_of_artifacts = bag(reader.words("stack", known))
    g.ready, g.held = two_sides(g, reader, ("ready", "spent"), known)
    outpost = reader.value("outpost")
    g.outpost = NOBODY if outpost is None else number(outpost, f"{reader.where}.outpost", 0, g.seats - 1)
