"""The invariants of the law (INV.1–INV.17) as far as one State can show them, and what keeps a position playable.

Each sentence begins with the field's name. Run after every action of thousands of random games, so each looks as
briefly as it can.
"""

from parlour.games.frogs.rules.book import (
    BASE,
    BUILDING,
    CARDS,
    CHARM_TOKEN,
    NOVICE_WORD,
    NOVICES,
    THEME,
    VILLAGER,
    WORD,
)
from parlour.games.frogs.rules.check.stack import stack
from parlour.games.frogs.rules.check.turn import turn
from parlour.games.frogs.rules.fields import NEVER, OVER, SETUP, Bag, numbers, with_card
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.bag import has


def broken_invariants(g: Frogs) -> list[str]:
    """What comes later may rely on what is sound before it."""
    pieces = cards(g) + coins(g) + tokens(g)
    return pieces or knowledge(g) + turn(g) or emptied(g) + stack(g) or without_provisions(g)


# Cards


def cards(g: Frogs) -> list[str]:
    """INV.1 Every card of the decks in play is in exactly one place; 3.10 no novice villager is in the deck."""
    found = sorted(card for place in places(g) for card in place)
    expected = in_game(g)
    if found != expected:
        odd = next(card for card in range(CARDS) if found.count(card) != expected.count(card))
        return [f"deck: {g.cards.ids[odd]} is missing, in two places, or not in this game (INV.1)"]
    if any(card >= NOVICES for place in places(g)[:3] for card in place):
        return ["deck: novice villagers are never in it (3.10)"]
    return []


def places(g: Frogs) -> list[list[int]]:
    """The deck in its three parts, then wherever else cards are."""
    found = [numbers(g.deck[0], g.deck[1]), [each.card for each in g.top], g.looked, g.discard]
    for bags in (g.hand, g.rows, g.tucked):
        found += [numbers(bags[0], bags[1]), numbers(bags[2], bags[3])]
    if g.phase == SETUP and not g.discard:
        found.append([card for card in range(NOVICES, CARDS) if card not in g.novices])
    return found


def in_game(g: Frogs) -> list[int]:
    """3.4, 15.2 The cards of the decks in play, and the novice villagers."""
    decks = g.rules.decks
    theme = [*range(BASE, BASE + THEME)] if decks & 2 else []
    other = [*range(BASE + THEME, NOVICES)] if decks & 4 else []
    return [*range(BASE), *theme, *other, *range(NOVICES, CARDS)]


def coins(g: Frogs) -> list[str]:
    """INV.2 Coins and provisions are never negative; provisions lie on cards in play alone."""
    broken = [] if min(g.coins) >= 0 else ["coins: must not be negative (INV.2)"]
    low, high = g.rows[0] | g.rows[2], g.rows[1] | g.rows[3]
    for card, provisions in enumerate(g.stock):
        if provisions and (provisions < 0 or not (low >> card if card < WORD else high >> card - WORD) & 1):
            broken.append(f"play: {g.cards.ids[card]} cannot have {provisions} provisions (INV.2)")
    return broken


def emptied(g: Frogs) -> list[str]:
    """INV.3, 4.5.5 After a turn no villager is empty; 4.5.6 gear may be, if the other emptied it; 14.2."""
    if g.phase == SETUP or (g.turn == 1 and g.phase != OVER):
        return []
    kinds = (VILLAGER,) if g.phase != OVER else (VILLAGER, VILLAGER + 1)
    for seat in (0, 1) if g.phase == OVER else (1 - g.active,):
        for card in numbers(g.rows[2 * seat], g.rows[2 * seat + 1]):
            if not g.stock[card] and g.cards.types[card] in kinds:
                return [f"play: {g.cards.ids[card]} is empty after its owner's turn (INV.3)"]
    return []


def without_provisions(g: Frogs) -> list[str]:
    """4.5.2 The bag of empty cards holds those that are empty."""
    low, high = g.cards.buildings
    cards = numbers((g.rows[0] | g.rows[2]) & ~low, (g.rows[1] | g.rows[3]) & ~high)
    right = [card for card in cards if not g.stock[card]] == numbers(g.empty[0], g.empty[1])
    return [] if right else ["empty: must be the villagers and gear in play without provisions (4.5.2)"]


def knowledge(g: Frogs) -> list[str]:
    """13.2 What is known of hidden cards is true of them; 13.3 novice villagers have a back of their own."""
    broken = []
    for at in (0, 2):
        if g.known[at] & ~g.hand[at] or g.known[at + 1] & ~g.hand[at + 1]:
            broken.append("hand: a card is known there that is not (13.2)")
        if g.secret[at] & ~g.tucked[at] or g.secret[at + 1] & ~g.tucked[at + 1] or g.secret[at + 1] & NOVICE_WORD:
            broken.append("tucked: novice villagers are known by their backs (13.3)")
        if g.hand[at + 1] & ~g.known[at + 1] & NOVICE_WORD:
            broken.append("hand: novice villagers are known by their backs (13.3)")
        low, high = hidden(g, at)
        if g.cloud[at] & ~low or g.cloud[at + 1] & ~high:
            broken.append("hand: a card is perhaps there that cannot be (13.2)")
    return broken


def hidden(g: Frogs, at: int) -> Bag:
    """13.2 The cards of which the other may have lost sight."""
    there = (g.hand[at] & ~g.known[at] | g.secret[at], g.hand[at + 1] & ~g.known[at + 1] | g.secret[at + 1])
    lying = [each.card for each in g.top if each.by == at // 2]
    for card in lying + g.looked if g.active == at // 2 else lying:
        there = with_card(there, card)
    return there


# Tokens


def tokens(g: Frogs) -> list[str]:
    """INV.4 Six enchantment tokens, each player at most 1 of a kind, on own buildings; INV.13 the other tokens."""
    broken = []
    for seat in range(2):
        placed = [spell for spell in g.spells[3 * seat : 3 * seat + 3] if spell >= 0]
        if len(set(placed)) != len(placed) or any(not is_own_building(g, seat, card) for card in placed):
            broken.append("enchanted: tokens lie on different buildings of their owner (INV.4)")
    third = 3 - sum(g.charm_kinds)
    if len(set(g.charm_kinds)) != 2 or NEVER in (g.spells[third], g.spells[3 + third]):
        broken.append("charm_spaces: the third pair belongs to the players (3.3)")
    board = g.rules.board.tokens
    if any(has(g.tokens, space) and not 0 <= board[space] < CHARM_TOKEN for space in range(len(board))):
        broken.append("tokens: must lie on their places (INV.13)")
    return broken


def is_own_building(g: Frogs, seat: int, card: int) -> bool:
    return card < CARDS and g.cards.types[card] == BUILDING and card in g.own(seat, g.cards.buildings)
