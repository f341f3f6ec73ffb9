"""The invariants of the law, as sentences about what is wrong with a State; each begins with the field's name."""

from parlour.games.frogs.check_stack import check_moment
from parlour.games.frogs.fields import NEVER, NONE, OVER, READY, SETUP, UNSEEN, numbers
from parlour.games.frogs.rules import BASE, BUILDING, CARDS, GEAR, NOVICES, THEME, WORD
from parlour.games.frogs.state import Frogs


def broken_invariants(g: Frogs) -> list[str]:
    """INV.1–INV.17, as far as one State can show them."""
    return [
        *check_sizes(g),
        *(check_cards(g) or check_play(g) + check_knowledge(g)),
        *check_tokens(g),
        *check_turn(g),
        *check_moment(g),
    ]


def check_sizes(g: Frogs) -> list[str]:
    """Two bags a seat, two words a bag."""
    wrong = [
        name
        for name, bags in (("hand", g.hand), ("rows", g.rows), ("tucked", g.tucked), ("secret", g.secret))
        if len(bags) != 4 or any(not 0 <= word < 1 << WORD for word in bags)
    ]
    return [f"{name}: must be two bags of cards" for name in wrong]


def check_cards(g: Frogs) -> list[str]:
    """INV.1 Every card of the decks in play is in exactly one place."""
    places = [numbers(g.deck[0], g.deck[1]), [entry & UNSEEN for entry in g.top], [card & UNSEEN for card in g.looked]]
    places.append(g.discard)
    for bags in (g.hand, g.rows, g.tucked):
        places += [numbers(bags[0], bags[1]), numbers(bags[2], bags[3])]
    if g.phase == SETUP and not g.discard:
        places.append([card for card in range(NOVICES, CARDS) if card not in g.novices])
    found = sorted(card for place in places for card in place)
    return [] if found == in_game(g) else ["deck: every card must be in exactly one place (INV.1)"]


def in_game(g: Frogs) -> list[int]:
    """3.4, 15.2 The cards of the decks in play, and the novice villagers."""
    decks = g.rules.decks
    theme = [*range(BASE, BASE + THEME)] if decks & 2 else []
    other = [*range(BASE + THEME, NOVICES)] if decks & 4 else []
    return [*range(BASE), *theme, *other, *range(NOVICES, CARDS)]


def check_play(g: Frogs) -> list[str]:
    """INV.2 Coins and provisions are never negative; provisions lie on cards in play alone; INV.3 after a turn."""
    wrong = [] if min(g.coins) >= 0 else ["coins: must not be negative (INV.2)"]
    in_play = {*numbers(g.rows[0], g.rows[1]), *numbers(g.rows[2], g.rows[3])}
    for card in range(CARDS):
        if g.stock[card] < 0 or (g.stock[card] and card not in in_play):
            wrong.append(f"stock: {g.cards.ids[card]} cannot have {g.stock[card]} provisions (INV.2)")
    if g.phase == OVER or not g.actions and not g.frames and g.active >= 0 and g.phase != SETUP:
        for seat in range(2) if g.phase == OVER else (1 - g.active,):
            wrong += [f"rows: {g.cards.ids[card]} is empty after a turn (INV.3)" for card in stale(g, seat)]
    return wrong


def stale(g: Frogs, seat: int) -> list[int]:
    """4.5.5 Empty villagers and, unless the other has emptied it since, gear."""
    kinds = (GEAR, BUILDING) if g.phase != OVER and not g.actions else (BUILDING,)
    cards = numbers(g.rows[2 * seat], g.rows[2 * seat + 1])
    return [card for card in cards if not g.stock[card] and g.cards.types[card] not in kinds]


def check_knowledge(g: Frogs) -> list[str]:
    """13.2 What is known of hidden cards is true of them."""
    wrong = []
    for seat in range(2):
        own = [entry & UNSEEN for entry in g.top if entry >> 8 == 1 << seat]
        own += [card & UNSEEN for card in g.looked] if seat == g.active else []
        hand = numbers(g.hand[2 * seat], g.hand[2 * seat + 1])
        unseen = numbers(g.secret[2 * seat], g.secret[2 * seat + 1])
        known = numbers(g.known[2 * seat], g.known[2 * seat + 1])
        cloud = numbers(g.cloud[2 * seat], g.cloud[2 * seat + 1])
        if not g.gaps and not {*known} <= {*hand}:
            wrong.append("known: must be cards of the hand (13.2)")
        if not g.gaps and not {*cloud} <= {*hand, *unseen, *own} or {*known} & {*cloud}:
            wrong.append("cloud: must be hidden cards of the seat (13.2)")
        if not {*unseen} <= {*numbers(g.tucked[2 * seat], g.tucked[2 * seat + 1])}:
            wrong.append("secret: must be tucked cards (13.1)")
    return wrong


def check_tokens(g: Frogs) -> list[str]:
    """INV.4 Six enchantment tokens, each player at most 1 of a kind, on own buildings; INV.13 the other tokens."""
    wrong = []
    for seat in range(2):
        placed = [spell for spell in g.spells[3 * seat : 3 * seat + 3] if spell >= 0]
        if len(set(placed)) != len(placed) or any(card not in g.own(seat, g.cards.buildings) for card in placed):
            wrong.append("spells: tokens lie on different buildings of their owner (INV.4)")
    for place, kind in enumerate(g.charm_kinds):
        taken = sum(g.spells[3 * seat + kind] != NEVER for seat in range(2))
        if g.charms_left[place] + taken != 2:
            wrong.append("charms_left: there are two tokens of each kind (INV.4)")
    third = 3 - sum(g.charm_kinds)
    if len(set(g.charm_kinds)) != 2 or any(g.spells[3 * seat + third] == NEVER for seat in range(2)):
        wrong.append("charm_kinds: the third pair belongs to the players (3.3)")
    board = g.rules.board.tokens
    if any(not 0 <= board[space] < 3 for space in range(len(board)) if g.tokens >> space & 1) or g.tokens >> len(board):
        wrong.append("tokens: must lie on their places (INV.13)")
    return wrong


def check_turn(g: Frogs) -> list[str]:
    """INV.6 At most two main actions; 14.1 at most two turns after the deck has run out."""
    wrong = [] if 0 <= g.actions <= 2 else ["actions: must be 0 to 2 (INV.6)"]
    if g.last != NONE and (g.deck_size() + len(g.looked) or not 0 <= g.last <= 2):
        wrong.append("last: only once the deck has run out (14.1)")
    if any(spell < NEVER or spell >= CARDS for spell in g.spells) or READY != NONE:
        wrong.append("spells: must be buildings (INV.4)")
    return wrong
