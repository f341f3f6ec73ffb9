"""Frogs as numbers, for learning: what a seat may know, seen from its own place at the table.

The reader comes first, then the other. Cards are bits where the reader may know them (13.2: also what it has seen and
remembers); of hidden ones only the number is told. Everything else is a bit or a small count; -1 means nobody or
nothing.
"""

from collections.abc import Sequence

from parlour.games.frogs.rules.book import CARDS, CHARMS, DECKS, INNER_LISTS, SPECIES, STARTERS, WORD
from parlour.games.frogs.rules.fields import NEVER, NO_CARDS, NONE, PHASES, READY, Frame
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.triggers import Answers
from parlour.games.frogs.rules.verbs import MOST_SPACES
from parlour.kernel.state import ARG, NOBODY

MOST_TOP = 10  # cards on the deck that are told one by one, from the top
ASKED = 6
AREA = 4 + 2 * CARDS + len(CHARMS) * (2 + CARDS) + len(STARTERS) + len(SPECIES) + MOST_SPACES
HIDDEN = 2 * CARDS + 3 * CARDS  # own hand and tucked cards; what is known of the other's
MIDDLE = 3 * CARDS + MOST_SPACES + 2 * len(CHARMS) + 2 + len(DECKS) + 3 + MOST_TOP * (CARDS + 1)
NOW = len(PHASES) + 6 + CARDS + len(STARTERS) + CARDS
LISTS = INNER_LISTS + 4 + 3 * CARDS
SIZE = 2 * AREA + HIDDEN + MIDDLE + NOW + LISTS + CARDS + ASKED


def bits(bags: Sequence[int], at: int = 0) -> list[int]:
    """A bit for each card: whether it is in the bag that begins there."""
    return [bags[at] >> i & 1 for i in range(WORD)] + [bags[at + 1] >> i & 1 for i in range(WORD)]


def one_of(number: int, count: int) -> list[int]:
    """A bit for which of them it is; none for NONE."""
    return [int(number == i) for i in range(count)]


def some_of(numbers: Sequence[int], count: int) -> list[int]:
    return [int(i in numbers) for i in range(count)]


def away(seat: int, other: int) -> int:
    """0 the reader, 1 the other; NOBODY stays nobody."""
    return NOBODY if other == NOBODY else int(other != seat)


def observe(g: Frogs, seat: int) -> list[int]:
    """SIZE numbers."""
    result = area(g, seat) + area(g, 1 - seat) + hidden(g, seat) + middle(g, seat) + now(g, seat)
    return result + lists(g, seat) + asked(g, seat)


def area(g: Frogs, seat: int) -> list[int]:
    """13.0 What lies open before a player, and how many cards are hidden."""
    tucked = g.secret[2 * seat].bit_count() + g.secret[2 * seat + 1].bit_count()
    rows = bits(g.rows, 2 * seat)
    result = [min(g.coins[seat], ARG), g.hand_size(seat), tucked, int(g.first == seat), *rows]
    result += [min(n, ARG) if there else 0 for n, there in zip(g.stock, rows, strict=True)]
    for spell in g.spells[len(CHARMS) * seat : len(CHARMS) * (seat + 1)]:
        result += [int(spell != NEVER), int(spell == READY), *one_of(spell, CARDS)]
    result += [int(g.is_advanced(seat, starter)) for starter in range(len(STARTERS))]
    species = NONE if g.novices[seat] == NONE else g.cards.species[g.novices[seat]]
    return result + one_of(species, len(SPECIES)) + one_of(g.space[seat], MOST_SPACES)


def hidden(g: Frogs, seat: int) -> list[int]:
    """13.2 The own hand and tucked cards; of the other's what the reader has seen, surely or perhaps."""
    at = 2 - 2 * seat
    seen = [g.tucked[at] & ~g.secret[at], g.tucked[at + 1] & ~g.secret[at + 1]]
    return bits(g.hand, 2 * seat) + bits(g.tucked, 2 * seat) + bits(g.known, at) + bits(g.cloud, at) + bits(seen)


def middle(g: Frogs, seat: int) -> list[int]:
    """The discard pile, tokens on the board, the deck with what the reader knows of it."""
    looked = g.looked if g.active == seat else []
    top = [each.card if each.is_known(seat) else NONE for each in g.top]
    result = some_of(g.discard, CARDS) + some_of(looked, CARDS) + some_of(top, CARDS)
    result += [g.tokens >> space & 1 for space in range(MOST_SPACES)]
    for place, kind in enumerate(g.charm_kinds):
        result += [*one_of(kind, len(CHARMS)), g.charms_left(place)]
    result += [g.rules.decks >> i & 1 for i in range(len(DECKS))]
    result += [int(g.rules.board.id == "autumn"), g.deck_size(), len(g.looked)]
    for place in range(1, MOST_TOP + 1):
        result += [int(place <= len(top)), *one_of(top[-place] if place <= len(top) else NONE, CARDS)]
    return result


def now(g: Frogs, seat: int) -> list[int]:
    """4.2 The turn: whose it is, what was done in it, how many are left."""
    result = [*one_of(g.phase, len(PHASES)), min(g.turn, ARG), g.actions, g.last, int(g.rules.by_coins)]
    result += [away(seat, g.active), away(seat, g.decider())]
    return result + one_of(g.used, CARDS + len(STARTERS)) + some_of(g.freed, CARDS)


def lists(g: Frogs, seat: int) -> list[int]:
    """7.11 The innermost list in progress, and the cards it can speak of; what it has drawn only its player knows."""
    frame = g.frame() if g.frames else Frame(NONE)
    drawn = frame.drawn if g.active == seat else NO_CARDS
    result = [*one_of(frame.number, INNER_LISTS), len(g.frames), int(frame.done), frame.further, frame.more]
    return result + bits(drawn) + bits(frame.fired) + one_of(frame.revealed, CARDS)


def asked(g: Frogs, seat: int) -> list[int]:
    """What the reader must answer: triggered cards that wait, and the small arguments of the question."""
    step = g.stack[-1] if g.stack and g.decider() == seat else None
    waiting = bits([step.low_waiting, step.high_waiting]) if isinstance(step, Answers) else [0] * CARDS
    args = [arg if arg <= ARG else NONE for arg in step.args()[1:]] if step else []
    return waiting + (args + [0] * ASKED)[:ASKED]
