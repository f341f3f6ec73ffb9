"""The Eyrie: roosts score every turn, as long as the Decree can be carried out."""

from typing import Final

from parlour.games.root.bot.common import guard
from parlour.games.root.rules.battle import battlefields
from parlour.games.root.rules.factions.decree import (
    BATTLE_COLUMN,
    CHARISMATIC,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    VIZIERS,
    recruit_sites,
    roost_sites,
)
from parlour.games.root.rules.factions.eyrie import POINTS, ROOSTS
from parlour.games.root.rules.facts import BIRDS, OF_SUIT, ROOST
from parlour.games.root.rules.fields import NONE
from parlour.games.root.rules.land import EVERYWHERE, at
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import members, size

COLUMN_WORTH: Final = (1.1, 0.8, 0.6, 1.6)  # what a card does every turn: recruit, move, battle, build
WITHOUT_LEADER: Final = -4.0
FAILS: Final = 0.5  # how much a column that cannot be done now threatens turmoil
BARELY: Final = 0.12  # and one that can just be done


def engine(g: Root, seat: int, turns: float) -> float:
    roosts = ROOSTS - g.stock[ROOST]
    income = POINTS[roosts - 1] if roosts else 0
    worth = income * turns + 0.6 * roosts + decree(g, seat)
    worth += 0.3 * size(g.ruled[seat]) + 0.5 * min(3, size(roost_sites(g, seat, EVERYWHERE)))
    return worth + guard(g, seat, 0.3, 0.6)


def decree(g: Root, seat: int) -> float:
    """Cards in the Decree do work every turn; those that cannot be done bring turmoil, which costs birds and work."""
    if g.leader == NONE:
        return WITHOUT_LEADER
    worth = risk = 0.0
    for column in range(4):
        due = size(g.decree[column]) + (VIZIERS[g.leader] >> column & 1)
        worth += COLUMN_WORTH[column] * (min(due, 2) + 0.3 * max(0, due - 2))
        risk += column_risk(g, seat, column, due)
    cards = g.decree[0] | g.decree[1] | g.decree[2] | g.decree[3]
    return worth - min(risk, 1.0) * (2.0 + size(cards & BIRDS) + worth)


def column_risk(g: Root, seat: int, column: int, due: int) -> float:
    """How likely a column fails: its cards, of each suit and together, against what there is to do them with."""
    risk = shortage(due, means(g, seat, column, EVERYWHERE)) if due else 0.0
    for suit in range(3):
        if cards := g.decree[column] & OF_SUIT[suit]:
            risk += shortage(size(cards), means(g, seat, column, g.realm[suit]))
    return risk


def shortage(due: int, there: int) -> float:
    return FAILS if due > there else BARELY if due == there else 0.0


def means(g: Root, seat: int, column: int, within: int) -> int:
    """7.5.2.i–7.5.2.iv How many cards of a column could be done in these clearings."""
    if column == RECRUIT_COLUMN:
        each = 2 if g.leader == CHARISMATIC else 1
        return g.supply[seat] // each if recruit_sites(g, seat, within) else 0
    if column == MOVE_COLUMN:
        return sum([g.warriors[at(seat, clearing)] for clearing in members(within)])
    if column == BATTLE_COLUMN:
        return 3 * size(battlefields(g, seat, within))
    return min(g.stock[ROOST], size(roost_sites(g, seat, within)))
