"""Frogs as a position file: fields that people can read and edit, each checked when it is read.

Seats are called by their colours. A card in a hand or under a scoring card stands with what the other player knows of
it (13.2). What follows from the rest is not written: how many enchantment tokens are left on the board.
"""

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.frogs.file.fields import (
    MANY,
    SEATS,
    by_seat,
    in_bag,
    put,
    read_cards,
    read_flags,
    read_maybe,
    read_one,
    seat_of,
    used_names,
)
from parlour.games.frogs.file.moment import read_middle, read_moment, write_middle, write_moment
from parlour.games.frogs.rules.book import CHARMS, STARTERS, Rules
from parlour.games.frogs.rules.fields import NEVER, NONE, PHASES, READY
from parlour.games.frogs.rules.hand import LAST_TURNS
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.errors import BadFile
from parlour.kernel.state import NOBODY
from parlour.record.fields import Reader, flags, number_in

IN_HAND: Final = ("unseen", "known", "perhaps")  # 13.2 what the other knows of a card in the hand,
UNDER: Final = ("unseen", "open", "perhaps")  # and of a tucked one
PERHAPS: Final = 2


def write_fields(g: Frogs) -> dict[str, Any]:
    return {**write_turn(g), **write_areas(g), **write_tokens(g), **write_middle(g), **write_moment(g)}


def read_fields(fields: Mapping[str, Any], rules: Rules) -> Frogs:
    """The State of such fields, still without a stack. BadFile names the field that is wrong."""
    g = Frogs()
    g.rules = rules
    g.seats = len(SEATS)
    g.hand, g.rows, g.tucked, g.secret = [0] * 4, [0] * 4, [0] * 4, [0] * 4
    g.known, g.cloud = [0] * 4, [0] * 4
    reader = Reader(fields, "position.fields")
    for read in (read_turn, read_areas, read_tokens, read_middle, read_moment):
        read(g, reader)
    reader.finish()
    return g


# The turn


def write_turn(g: Frogs) -> dict[str, Any]:
    return {
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "first": seat_of(g.first),
        "active": seat_of(g.active),
        "actions": g.actions,
        "used": None if g.used == NONE else used_names(g.cards)[g.used],
        "freed": [g.cards.ids[card] for card in g.freed],
        "last": None if g.last == NONE else g.last,
    }


def read_turn(g: Frogs, reader: Reader) -> None:
    g.turn = reader.number("turn", 0, MANY)
    g.phase = reader.word("phase", PHASES)
    g.first = reader.word("first", SEATS)
    g.active = reader.maybe("active", SEATS, NOBODY)
    g.actions = reader.number("actions", 0, 2)
    g.used = reader.maybe("used", used_names(g.cards), NONE)
    g.freed = tuple(reader.words("freed", g.cards.ids))
    g.last = NONE if reader.value("last") is None else reader.number("last", 0, LAST_TURNS)


# What a player has


def write_areas(g: Frogs) -> dict[str, Any]:
    return {
        "coins": by_seat(g.coins),
        "hand": by_seat([write_hand(g, seat) for seat in range(2)]),
        "play": by_seat([{g.cards.ids[card]: g.stock[card] for card in in_bag(g.rows, 2 * s)} for s in range(2)]),
        "tucked": by_seat([write_tucked(g, seat) for seat in range(2)]),
        "advanced": by_seat([flags(g.advanced >> 3 * seat, STARTERS) for seat in range(2)]),
        "novices": by_seat([None if card == NONE else g.cards.ids[card] for card in g.novices]),
        "space": by_seat([g.rules.board.spaces[space] for space in g.space]),
    }


def write_hand(g: Frogs, seat: int) -> dict[str, str]:
    known, cloud = in_bag(g.known, 2 * seat), in_bag(g.cloud, 2 * seat)
    words = {card: "known" if card in known else "perhaps" if card in cloud else "unseen" for card in hand_of(g, seat)}
    return {g.cards.ids[card]: said for card, said in words.items()}


def hand_of(g: Frogs, seat: int) -> list[int]:
    return in_bag(g.hand, 2 * seat)


def write_tucked(g: Frogs, seat: int) -> dict[str, str]:
    secret, cloud = in_bag(g.secret, 2 * seat), in_bag(g.cloud, 2 * seat)
    tucked = in_bag(g.tucked, 2 * seat)
    words = {card: "open" if card not in secret else "perhaps" if card in cloud else "unseen" for card in tucked}
    return {g.cards.ids[card]: said for card, said in words.items()}


def read_areas(g: Frogs, reader: Reader) -> None:
    g.coins = reader.by(SEATS, "coins", number_in(0, MANY))
    hands = reader.by(SEATS, "hand", read_cards(g.cards, read_one(IN_HAND)))
    rows = reader.by(SEATS, "play", read_cards(g.cards, number_in(0, MANY)))
    tucked = reader.by(SEATS, "tucked", read_cards(g.cards, read_one(UNDER)))
    for seat in range(2):
        put(g.rows, 2 * seat, rows[seat])
        for card, provisions in rows[seat].items():
            g.provide(card, provisions)
        read_hidden(g, seat, hands[seat], tucked[seat])
    low, high = reader.by(SEATS, "advanced", read_flags(STARTERS))
    g.advanced = low | high << len(STARTERS)
    g.novices = tuple(reader.by(SEATS, "novices", read_maybe(g.cards.ids)))
    g.space = reader.by(SEATS, "space", read_one(g.rules.board.spaces))


def read_hidden(g: Frogs, seat: int, hand: dict[int, int], tucked: dict[int, int]) -> None:
    """13.2 The cards, and what the other knows of them."""
    put(g.hand, 2 * seat, hand)
    put(g.tucked, 2 * seat, tucked)
    put(g.known, 2 * seat, [card for card, said in hand.items() if IN_HAND[said] == "known"])
    put(g.secret, 2 * seat, [card for card, said in tucked.items() if UNDER[said] != "open"])
    put(g.cloud, 2 * seat, [card for card, said in [*hand.items(), *tucked.items()] if said == PERHAPS])


# Enchantment tokens and those of the board


def write_tokens(g: Frogs) -> dict[str, Any]:
    board = g.rules.board
    owned = [sum(1 << kind for kind in range(3) if g.spells[3 * seat + kind] != NEVER) for seat in range(2)]
    return {
        "charms": by_seat([flags(each, CHARMS) for each in owned]),
        "enchanted": by_seat([write_spells(g, seat) for seat in range(2)]),
        "charm_spaces": [CHARMS[kind] for kind in g.charm_kinds],
        "tokens": {board.spaces[space]: bool(g.tokens >> space & 1) for space in token_spaces(g)},
    }


def write_spells(g: Frogs, seat: int) -> dict[str, str]:
    """11.1 By building, the kind of the token on it."""
    return {g.cards.ids[g.spells[3 * seat + kind]]: CHARMS[kind] for kind in range(3) if g.spells[3 * seat + kind] >= 0}


def token_spaces(g: Frogs) -> list[int]:
    """3.2 Where "+5", nest and golden-chest tokens lie in the beginning."""
    tokens = g.rules.board.tokens
    return [space for space in range(len(tokens)) if 0 <= tokens[space] < 3]


def read_tokens(g: Frogs, reader: Reader) -> None:
    owned = reader.by(SEATS, "charms", read_flags(CHARMS))
    g.spells = [READY if each >> kind & 1 else NEVER for each in owned for kind in range(3)]
    for seat, spells in enumerate(reader.by(SEATS, "enchanted", read_cards(g.cards, read_one(CHARMS)))):
        for building, kind in spells.items():
            enchant(g, 3 * seat + kind, building, f"{reader.where}.enchanted.{SEATS[seat]}.{g.cards.ids[building]}")
    g.charm_kinds = tuple(reader.words("charm_spaces", CHARMS))
    if len(g.charm_kinds) != 2:
        raise BadFile(f"{reader.where}.charm_spaces", "must be the kinds of token of the two enchantment spaces")
    spaces = token_spaces(g)
    there = reader.flags("tokens", [g.rules.board.spaces[space] for space in spaces])
    g.tokens = sum(1 << space for i, space in enumerate(spaces) if there >> i & 1)


def enchant(g: Frogs, at: int, building: int, where: str) -> None:
    """INV.4 A token lies on one building, and its owner has it."""
    if g.spells[at] != READY:
        raise BadFile(where, f"{SEATS[at // 3]} has no token {CHARMS[at % 3]} for it")
    g.spells[at] = building
