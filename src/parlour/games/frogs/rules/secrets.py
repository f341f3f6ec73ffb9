"""Chapter 13: what a seat may not know, taken out of a State, and possible worlds put in its place.

In a redacted State the deck holds every card that the seat has not seen, and `gaps` says how many lie elsewhere:
by seat in the hand, by seat tucked, and by list in progress among those that it has drawn.
A place on top of the deck or among the considered cards that the seat does not know holds UNSEEN. A seat remembers what
it has seen (13.2), so its own tucked cards stay, whether or not the page would show them.
"""

from typing import Final

from parlour.games.frogs.rules.book import NOVICE_WORD
from parlour.games.frogs.rules.fields import UNSEEN, Fields, OnTop, add, count, drop, numbers, with_card
from parlour.kernel.state import NOBODY


class Slot:
    """Where a hidden card may be: in the hand, tucked, or so many places up on the deck or, aside, among the considered
    cards."""

    def __init__(self, place: int = 0, aside: bool = False) -> None:
        self.place = place
        self.aside = aside


IN_HAND: Final = Slot()
UNDER: Final = Slot()


def conceal(g: Fields, seat: int) -> None:
    """13.0, 13.2, INV.16 Take out of a clone what the seat may not know."""
    hand, tucked = [0, 0], [0, 0]
    for other in range(2):
        if other != seat:
            if seat == NOBODY:  # onlookers do not know what one seat knows of the other
                forget_all(g, other)
            hand[other] = hide_hand(g, 2 * other)
            tucked[other] = hide_tucked(g, 2 * other)
    g.top = [each if each.is_known(seat) else OnTop(hidden(g, each.card), each.by) for each in g.top]
    drawn: list[int] = []
    if g.active != seat:
        g.looked = [hidden(g, card) for card in g.looked]
        drawn = [hide_drawn(g, i) for i in range(len(g.frames))]
    g.gaps = (tuple(hand), tuple(tucked), tuple(drawn))


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


def hidden(g: Fields, card: int) -> int:
    """The card into the deck."""
    add(g.deck, 0, card)
    return UNSEEN


def hide_drawn(g: Fields, i: int) -> int:
    """All know how many cards a list has drawn, not which."""
    frame = g.fresh_frame(i)
    low, high = frame.drawn
    frame.drawn = (low & ~g.deck[0], high & ~g.deck[1])
    return count(low & g.deck[0], high & g.deck[1])


# Possible worlds


def imagine(g: Fields) -> None:
    """Fill the gaps of a redacted State at random."""
    if not g.gaps:
        return
    hand, tucked, drawn = g.gaps
    g.gaps = ()
    for seat in range(2):
        placed = fill(g, seat, slots_of(g, seat, hand[seat], tucked[seat]))
        if seat == g.active:
            for i, n in enumerate(drawn):
                imagine_drawn(g, i, n, placed)


def slots_of(g: Fields, seat: int, hand: int, tucked: int) -> list[Slot]:
    """Where cards of the seat are missing: a place on the deck belongs to who alone knows it."""
    slots = [IN_HAND] * hand + [UNDER] * tucked
    slots += [Slot(i) for i, each in enumerate(g.top) if each.card == UNSEEN and each.by == seat]
    if seat == g.active:
        slots += [Slot(i, True) for i, card in enumerate(g.looked) if card == UNSEEN]
    return slots


def fill(g: Fields, seat: int, slots: list[Slot]) -> list[int]:
    """13.2 First the cards that are known to be somewhere with the seat, then any; those in its hand or tucked."""
    low, high = g.cloud[2 * seat] & g.deck[0], g.cloud[2 * seat + 1] & g.deck[1]
    placed: list[int] = []
    for card in numbers(low, high):
        slot = slots.pop(int(g.below(len(slots))))
        drop(g.deck, 0, card)
        lay(g, seat, slot, card, placed)
    for slot in slots:
        lay(g, seat, slot, g.draw_unseen(), placed)
    return placed


def lay(g: Fields, seat: int, slot: Slot, card: int, placed: list[int]) -> None:
    if slot is IN_HAND:
        add(g.hand, 2 * seat, card)
        placed.append(card)
    elif slot is UNDER:
        add(g.tucked, 2 * seat, card)
        add(g.secret, 2 * seat, card)
        placed.append(card)
    elif slot.aside:
        g.looked[slot.place] = card
    else:
        g.top[slot.place] = OnTop(card, seat)


def imagine_drawn(g: Fields, i: int, n: int, placed: list[int]) -> None:
    rest, frame = placed.copy(), g.fresh_frame(i)
    for _ in range(min(n, len(rest))):
        card = rest.pop(int(g.below(len(rest))))
        frame.drawn = with_card(frame.drawn, card)
