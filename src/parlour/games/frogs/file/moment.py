"""The middle of the table in a position file, and what is in progress: the deck, considered cards, lists of effects."""

from typing import Any, Final

from parlour.games.frogs.file.fields import (
    SEATS,
    in_bag,
    list_name,
    list_names,
    put,
    read_cards,
    read_one,
)
from parlour.games.frogs.rules.book import CARDS
from parlour.games.frogs.rules.effects import MOST_BOOST
from parlour.games.frogs.rules.fields import (
    ASIDE,
    BOOSTS,
    DONE,
    DRAWN_A,
    FIRED_A,
    FRAME,
    LIST,
    NONE,
    REVEALED,
    UNSEEN,
    add,
    holds,
)
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader

OF_A_LIST: Final = ("drawn", "discarded")  # how a list may speak of a card


# Deck, considered cards, discard pile


def write_middle(g: Frogs) -> dict[str, Any]:
    ids = g.cards.ids
    return {
        "deck": [ids[card] for card in in_bag(g.deck, 0)],
        "top": [write_top(g, entry) for entry in g.top],
        "looked": [{"card": ids[card], "perhaps": holds(g.cloud, 2 * g.active, card)} for card in g.looked],
        "discard": [ids[card] for card in g.discard],
    }


def write_top(g: Frogs, entry: int) -> dict[str, Any]:
    """13.2 A card put back, who knows it, and whether the other knows that it may be here."""
    card, seat = entry & UNSEEN, knower(entry)
    return {"card": g.cards.ids[card], "by": SEATS[seat], "perhaps": holds(g.cloud, 2 * seat, card)}


def knower(entry: int) -> int:
    """13.2 Whoever put it back alone knows it."""
    return (entry >> 8) - 1


def read_middle(g: Frogs, reader: Reader) -> None:
    ids = g.cards.ids
    put(g.deck, 0, reader.words("deck", ids))
    g.top = [read_top(g, entry) for entry in reader.entries("top")]
    g.looked = [read_looked(g, entry) for entry in reader.entries("looked")]
    g.discard = reader.words("discard", ids)


def read_top(g: Frogs, entry: Reader) -> int:
    card, seat = entry.word("card", g.cards.ids), entry.word("by", SEATS)
    read_perhaps(g, entry, seat, card)
    return card | 1 << 8 + seat


def read_looked(g: Frogs, entry: Reader) -> int:
    card = entry.word("card", g.cards.ids)
    read_perhaps(g, entry, g.active, card)
    return card


def read_perhaps(g: Frogs, entry: Reader, seat: int, card: int) -> None:
    if entry.flag("perhaps") and seat != NOBODY:
        add(g.cloud, 2 * seat, card)
    entry.finish()


# Lists of effects


def write_moment(g: Frogs) -> dict[str, Any]:
    return {
        "frames": [write_frame(g, g.frames[at : at + FRAME]) for at in range(0, len(g.frames), FRAME)],
        "trail": [g.rules.board.spaces[space] for space in g.trail],
    }


def write_frame(g: Frogs, frame: list[int]) -> dict[str, Any]:
    ids = g.cards.ids
    drawn, fired = in_bag(frame, DRAWN_A), in_bag(frame, FIRED_A)
    return {
        "list": list_name(g.cards, frame[LIST]),
        "done": bool(frame[DONE]),
        "revealed": None if frame[REVEALED] == NONE else ids[frame[REVEALED]],
        "cards": {ids[card]: OF_A_LIST[card in fired] for card in sorted({*drawn, *fired})},
        "further": frame[BOOSTS] & 0xFF,
        "more": frame[BOOSTS] >> 8,
        "aside": frame[ASIDE],
    }


def read_moment(g: Frogs, reader: Reader) -> None:
    g.frames = [part for entry in reader.entries("frames") for part in read_frame(g, entry)]
    g.trail = tuple(reader.words("trail", g.rules.board.spaces))


def read_frame(g: Frogs, entry: Reader) -> list[int]:
    frame = [0] * FRAME
    frame[LIST] = entry.word("list", list_names(g.cards))
    frame[DONE] = int(entry.flag("done"))
    frame[REVEALED] = entry.maybe("revealed", g.cards.ids, NONE)
    spoken = read_cards(g.cards, read_one(OF_A_LIST))(entry.value("cards"), f"{entry.where}.cards")
    for at, word in ((DRAWN_A, "drawn"), (FIRED_A, "discarded")):
        put(frame, at, [card for card, said in spoken.items() if OF_A_LIST[said] == word])
    frame[BOOSTS] = entry.number("further", 0, MOST_BOOST) | entry.number("more", 0, MOST_BOOST) << 8
    frame[ASIDE] = entry.number("aside", 0, CARDS)
    entry.finish()
    return frame
