"""The moment in a position file: a running battle, pieces about to leave, effects still to come, a hand being shown."""

from typing import Any

from parlour.games.root.file.fields import card_ids, faction_of, read_clearing, read_seat
from parlour.games.root.rules.facts import CARD_IDS
from parlour.games.root.rules.fields import NONE, WARRIORS
from parlour.games.root.rules.removal import (
    TRIGGERS,
    clearing_of,
    count_of,
    doom,
    kind_of,
    loser_of,
    number_of,
    owner_of,
    payer_of,
    piece_name,
    place_of,
    remover_of,
    trigger,
    what_of,
)
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import bag
from parlour.kernel.errors import BadFile
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, listed, number, word

PIECES = tuple(piece_name(what) for what in range(WARRIORS + 1))
MOST_HITS = 99
MOST_PIECES = 31  # that a loss can name


def write_moment(g: Root) -> dict[str, Any]:
    return {
        "instigator": faction_of(g, g.instigator),
        "battle": write_battle(g),
        "doomed": [write_loss(g, loss) for loss in g.doomed],
        "pending": [write_pending(g, pending) for pending in g.pending],
        "looked": write_looked(g),
    }


def read_moment(g: Root, reader: Reader) -> None:
    g.instigator = read_seat(g, reader, "instigator")
    read_battle(g, reader)
    for entry in reader.entries("doomed"):
        read_loss(g, entry)
    for entry in reader.entries("pending"):
        g.pending.append(read_pending(g, entry))
    read_looked(g, reader)


# 4.3 A battle


def write_battle(g: Root) -> dict[str, Any] | None:
    if g.attacker == NOBODY:
        return None
    return {
        "attacker": faction_of(g, g.attacker),
        "defender": faction_of(g, g.defender),
        "clearing": None if g.field == NONE else g.field + 1,
        "ally": faction_of(g, g.ally),
        "guard": faction_of(g, g.guard),
        "rolled": g.rolled,
        "dice": [g.high, g.low],
        "hits": list(g.hits),
        "lost_allies": g.lost_allies,
        "lost_items": g.lost_items,
        "plundered": g.plundered,
    }


def read_battle(g: Root, reader: Reader) -> None:
    g.hits = [0, 0, 0, 0]
    table = reader.table("battle")
    if table is None:
        return
    g.attacker = read_seat(g, table, "attacker")
    g.defender = read_seat(g, table, "defender")
    g.field = read_clearing(table, "clearing")
    g.ally = read_seat(g, table, "ally")
    g.guard = read_seat(g, table, "guard")
    g.rolled = table.flag("rolled")
    g.high, g.low = read_numbers(table, "dice", 2, 3)
    g.hits = read_numbers(table, "hits", 4, MOST_HITS)
    g.lost_allies = table.number("lost_allies", 0, MOST_HITS)
    g.lost_items = table.number("lost_items", 0, MOST_HITS)
    g.plundered = table.flag("plundered")
    table.finish()


def read_numbers(reader: Reader, name: str, count: int, most: int) -> list[int]:
    where = f"{reader.where}.{name}"
    return [number(n, f"{where}[{i}]", 0, most) for i, n in enumerate(listed(reader.value(name), where, count))]


# PROC.3 A removal


def write_loss(g: Root, loss: int) -> dict[str, Any]:
    return {
        "of": faction_of(g, loser_of(loss)),
        "piece": piece_name(what_of(loss)),
        "n": number_of(loss),
        "clearing": clearing_of(loss) + 1,
        "by": faction_of(g, remover_of(loss)),
    }


def read_loss(g: Root, entry: Reader) -> None:
    what = word(entry.value("piece"), f"{entry.where}.piece", PIECES)
    clearing = entry.number("clearing", 1, 12) - 1
    doom(g, owner(g, entry, "of"), what, clearing, entry.number("n", 1, MOST_PIECES), owner(g, entry, "by"))
    entry.finish()


def write_pending(g: Root, pending: int) -> dict[str, Any]:
    return {
        "effect": TRIGGERS[kind_of(pending)],
        "of": faction_of(g, owner_of(pending)),
        "n": count_of(pending),
        "clearing": place_of(pending) + 1,
        "by": faction_of(g, payer_of(pending)),
    }


def read_pending(g: Root, entry: Reader) -> int:
    kind = word(entry.value("effect"), f"{entry.where}.effect", TRIGGERS)
    clearing, n = entry.number("clearing", 1, 12) - 1, entry.number("n", 0, MOST_PIECES)
    pending = trigger(kind, owner(g, entry, "of"), clearing, n, read_seat(g, entry, "by"))
    entry.finish()
    return pending


def owner(g: Root, entry: Reader, name: str) -> int:
    seat = read_seat(g, entry, name)
    if seat == NOBODY:
        raise BadFile(f"{entry.where}.{name}", "must be a faction of this game, not null")
    return seat


# Z.2 A hand that somebody was shown


def write_looked(g: Root) -> dict[str, Any] | None:
    if g.looker == NOBODY:
        return None
    return {"by": faction_of(g, g.looker), "at": faction_of(g, g.looked_at), "cards": card_ids(g.looked)}


def read_looked(g: Root, reader: Reader) -> None:
    table = reader.table("looked")
    if table is None:
        return
    g.looker, g.looked_at = owner(g, table, "by"), owner(g, table, "at")
    g.looked = bag(table.words("cards", CARD_IDS))
    table.finish()
