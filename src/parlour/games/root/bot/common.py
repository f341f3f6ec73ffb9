"""What every faction of Root looks at: cards, clearings, the danger of others, and how much of the game is left.

Everything is counted in points: what a thing may still bring, about. The numbers were found by playing.
"""

from typing import Final

from parlour.games.root.rules.craft import NEEDS
from parlour.games.root.rules.facts import (
    AMBUSHES,
    BIRD,
    BIRDS,
    COST_OF,
    DOMINANCES,
    ITEM,
    ITEM_OF,
    KIND_OF,
    POINTS_OF,
    SUIT_OF,
    WIN,
)
from parlour.games.root.rules.fields import NONE
from parlour.games.root.rules.land import CLEARINGS, at
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import DrawCards
from parlour.kernel.bag import members, size

PACE: Final = 3.0  # points a turn
LATE: Final = 7.0  # turns ahead at the beginning
SOON: Final = 1.5
CARD: Final = 0.45
FULL_HAND: Final = 5
IN_PLAY: Final = 1.2  # a persistent card in the play area
FEARED: Final = 14.0  # somebody about to win by dominance
DREADED: Final = (0.0, 1.0, 3.0, FEARED, FEARED + 3.0)  # by clearings of the suit ruled
HELD: Final = (1.0, 0.55, 0.4, 0.25, 0.1)  # how much of a clearing is one's own: ruled, tied, one short …


def turns_left(g: Root, seat: int) -> float:
    """Own turns until somebody may have won. Own points do not count: they must never look like a loss."""
    past = (g.turns - (seat - g.first) % g.seats) // g.seats
    most = max([g.score[other] for other in range(g.seats) if other != seat])
    return max(SOON, min(LATE - past / 2, (WIN - most) / PACE))


# Cards


def hand_worth(g: Root, seat: int) -> float:
    """Cards in hand, those that the Evening will bring while the turn lasts, and those in play."""
    faction = g.rules.faction[seat]
    hand = g.hand[seat] | (g.revealed if faction.keeps_souls else 0)  # 10.6.1 what is revealed comes back
    cards = size(hand)
    if g.active == seat and will_draw(g):
        cards += faction.cards_to_draw(g, seat)
    worth = CARD * min(cards, FULL_HAND) + 0.1 * max(0, cards - FULL_HAND)
    worth += 0.2 * size(hand & AMBUSHES) + 0.15 * size(hand & BIRDS) - 0.2 * size(hand & DOMINANCES)
    return worth + IN_PLAY * size(g.crafted[seat]) + craft_hope(g, seat)


def will_draw(g: Root) -> bool:
    """6.6 Whether the Evening's cards of this turn are still to come."""
    return any(type(step) is DrawCards for step in g.stack)


def craft_hope(g: Root, seat: int) -> float:
    """4.1 Items in hand that the crafting pieces will bring points for."""
    pieces = g.rules.faction[seat].crafting(g, seat)
    hope = 0.0
    for card in members(g.hand[seat]):
        if KIND_OF[card] == ITEM and g.items[ITEM_OF[card]] and affordable(card, pieces):
            hope += 0.4 * POINTS_OF[card]
    return hope


def affordable(card: int, pieces: list[int]) -> bool:
    """4.1.1 Whether so many crafting pieces of each suit pay for a card."""
    needs = NEEDS[card]
    suited = needs[0] <= pieces[0] and needs[1] <= pieces[1] and needs[2] <= pieces[2]
    return suited and len(COST_OF[card]) <= sum(pieces)


# Clearings


def most_foes(g: Root, seat: int, clearing: int) -> int:
    """The warriors of the strongest other player in a clearing."""
    return max([g.warriors[at(other, clearing)] for other in range(g.seats) if other != seat])


def grip(g: Root, seat: int, slot: float) -> float:
    """Clearings ruled, or nearly; free slots there are worth more or less to a faction."""
    worth = 0.0
    for clearing in range(CLEARINGS):
        own = g.strength[at(seat, clearing)]
        if own:
            foes = max([g.strength[at(other, clearing)] for other in range(g.seats) if other != seat])
            short = 0 if g.ruler[clearing] == seat else foes - own + 1
            if short < len(HELD):
                worth += HELD[short] * (0.3 + slot * min(g.room[clearing], 2))
    return worth


def guard(g: Root, seat: int, warrior: float, fear: float) -> float:
    """Warriors in moderation, less for those beyond three in a place; and buildings that too few of them guard."""
    worth = 0.0
    for clearing in members(g.present[seat]):
        mine = g.warriors[at(seat, clearing)]
        worth += warrior * (min(mine, 3) + 0.4 * max(0, mine - 3))
        built = g.strength[at(seat, clearing)] - mine
        if built:
            worth -= fear * built * (max(0, most_foes(g, seat, clearing) - mine) + (mine == 0))
    return worth


# The others


def dread(g: Root, seat: int) -> float:
    """How near the others are to winning: by points, by cards, by dominance."""
    worst = 0.0
    for other in range(g.seats):
        if other != seat:
            worst += 0.15 * g.score[other] + 0.3 * max(0, g.score[other] - 20)
            worst += 0.002 * (5 + g.score[other]) * g.cards_in_hand(other)
            if g.dominance[other] != NONE:
                worst += dominance_dread(g, other)
    return worst


def dominance_dread(g: Root, other: int) -> float:
    """3.3.1 How far somebody's dominance has come, and how firmly; 9.2.8 a Vagabond rules nothing."""
    suit, ruled = SUIT_OF[g.dominance[other]], g.ruled[other]
    if g.rules.faction[other].has_pawn:
        return 0.0
    if suit == BIRD:
        opposite = g.rules.land.opposite
        held = max([ruled & (1 << corner | 1 << opposite[corner]) for corner in range(4)], key=size)
        return DREADED[size(held) and size(held) + 1] + firmness(g, other, held)
    held = ruled & g.realm[suit]
    return DREADED[size(held)] + firmness(g, other, held)


def firmness(g: Root, other: int, held: int) -> float:
    """Clearings held by few can be taken."""
    return sum([0.4 * min(g.strength[at(other, clearing)], 4) for clearing in members(held)])
