"""Chapter 13: what a seat may not know, taken out of a State, and possible worlds put in its place.

In a redacted State the deck holds every card that the seat has not seen, and `gaps` says how many lie elsewhere.
A place on top of the deck or among the considered cards that the seat does not know holds UNSEEN. A seat remembers what
it has seen (13.2), so its own tucked cards stay, whether or not the page would show them.
"""

from typing import Final

from parlour.games.frogs.rules.book import NOVICE_WORD
from parlour.games.frogs.rules.fields import DRAWN_A, FRAME, UNSEEN, Fields, add, count, numbers
from parlour.kernel.state import NOBODY

# gaps: hidden cards in the hand of each seat, tucked by each seat, and among those drawn by each list in progress
TUCKED: Final = 2
LISTS: Final = 4

# where a hidden card may be: in the hand, tucked, or so many places up on the deck or among the considered cards
IN_HAND: Final = 0
UNDER: Final = 1
ON_TOP: Final = 2
ASIDE: Final = 1000


def conceal(g: Fields, seat: int) -> None:
    """13.0, 13.2, INV.16 Take out of a clone what the seat may not know."""
    gaps = [0, 0, 0, 0]
    for other in range(2):
        if other != seat:
            if seat == NOBODY:  # onlookers do not know what one seat knows of the other
                forget_all(g, other)
            gaps[other] = hide_hand(g, 2 * other)
            gaps[TUCKED + other] = hide_tucked(g, 2 * other)
    g.top = [entry if seat != NOBODY and entry >> 8 >> seat & 1 else hidden(g, entry) for entry in g.top]
    if g.active != seat:
        g.looked = [hidden(g, card) for card in g.looked]
        gaps += [hide_drawn(g, at + DRAWN_A) for at in range(0, len(g.frames), FRAME)]
    g.gaps = tuple(gaps)


def forget_all(g: Fields, seat: int) -> None:
    """13.3 But for novice villagers, whose backs are seen by all."""
    g.known[2 * seat] = 0
    g.known[2 * seat + 1] &= NOVICE_WORD
    g.cloud[2 * seat] = g.cloud[2 * seat + 1] = 0


def hide_hand(g: Fields, at: int) -> int:
    """Into the deck, but for what the other knows; how many that were."""
    low, high = g.hand[at] & ~g.known[at], g.hand[at + 1] & ~g.known[at + 1]
    g.hand[at] ^= low
    g.hand[at + 1] ^= high
    return into_deck(g, low, high)


def hide_tucked(g: Fields, at: int) -> int:
    """13.1 Into the deck, but for what was tucked openly."""
    low, high = g.secret[at], g.secret[at + 1]
    g.tucked[at] ^= low
    g.tucked[at + 1] ^= high
    g.secret[at] = g.secret[at + 1] = 0
    return into_deck(g, low, high)


def into_deck(g: Fields, low: int, high: int) -> int:
    g.deck[0] |= low
    g.deck[1] |= high
    return count(low, high)


def hidden(g: Fields, entry: int) -> int:
    """The card into the deck; who knows it, all know."""
    add(g.deck, 0, entry & UNSEEN)
    return entry | UNSEEN


def hide_drawn(g: Fields, at: int) -> int:
    """All know how many cards a list has drawn, not which."""
    low, high = g.frames[at] & g.deck[0], g.frames[at + 1] & g.deck[1]
    g.frames[at] ^= low
    g.frames[at + 1] ^= high
    return count(low, high)


# Possible worlds


def imagine(g: Fields) -> None:
    """Fill the gaps of a redacted State at random."""
    gaps = g.gaps
    if not gaps:
        return
    g.gaps = ()
    for seat in range(2):
        placed = place(g, seat, slots_of(g, seat, gaps))
        if seat == g.active:
            for i in range(LISTS, len(gaps)):
                imagine_drawn(g, (i - LISTS) * FRAME + DRAWN_A, gaps[i], placed)


def slots_of(g: Fields, seat: int, gaps: tuple[int, ...]) -> list[int]:
    """Where cards of the seat are missing: a place on the deck belongs to who alone knows it."""
    slots = [IN_HAND] * gaps[seat] + [UNDER] * gaps[TUCKED + seat]
    for i, entry in enumerate(g.top):
        if entry & UNSEEN == UNSEEN and (entry >> 8 & 3 == 1 << seat or (entry >> 8 & 3 == 3 and seat == 0)):
            slots.append(ON_TOP + i)
    if seat == g.active:
        slots += [ASIDE + i for i, card in enumerate(g.looked) if card == UNSEEN]
    return slots


def place(g: Fields, seat: int, slots: list[int]) -> list[int]:
    """13.2 First the cards that are known to be somewhere with the seat, then any; those in its hand or tucked."""
    low, high = g.cloud[2 * seat] & g.deck[0], g.cloud[2 * seat + 1] & g.deck[1]
    placed: list[int] = []
    for card in numbers(low, high):
        slot = slots.pop(int(g.below(len(slots))))
        g.deck[1 if card >= 51 else 0] ^= 1 << card % 51
        lay(g, seat, slot, card, placed)
    for slot in slots:
        lay(g, seat, slot, g.draw_unseen(), placed)
    return placed


def lay(g: Fields, seat: int, slot: int, card: int, placed: list[int]) -> None:
    if slot == IN_HAND:
        add(g.hand, 2 * seat, card)
        placed.append(card)
    elif slot == UNDER:
        add(g.tucked, 2 * seat, card)
        add(g.secret, 2 * seat, card)
        placed.append(card)
    elif slot >= ASIDE:
        g.looked[slot - ASIDE] = card
    else:
        g.top[slot - ON_TOP] = g.top[slot - ON_TOP] & ~UNSEEN | card


def imagine_drawn(g: Fields, at: int, n: int, placed: list[int]) -> None:
    rest = placed.copy()
    for _ in range(min(n, len(rest))):
        add(g.frames, at, rest.pop(int(g.below(len(rest)))))
