"""The turn: whose it is, what was done in it, the last journey; and what has not begun yet during setup."""

from parlour.games.frogs.rules.book import CARDS, NOVICES, VILLAGER
from parlour.games.frogs.rules.fields import NONE, OVER, SETUP, TURN, holds
from parlour.games.frogs.rules.setup import left_novices
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.state import NOBODY


def turn(g: Frogs) -> list[str]:
    return beginning(g) if g.phase == SETUP else time(g) or deeds(g) + journey(g) + end(g)


def beginning(g: Frogs) -> list[str]:
    """3.13 Before the first turn."""
    broken = [] if g.turn == 0 and g.active == NOBODY else ["turn: there is none before the first one (4.1)"]
    if g.actions or g.used != NONE or g.freed:
        broken.append("actions: there are none before the first turn (4.2)")
    if g.last != NONE:
        broken.append("last: the deck has not run out (14.1)")
    if any(NONE < card < NOVICES for card in g.novices):
        broken.append("novices: must be novice villagers (3.10)")
    if g.top or g.looked:
        broken.append("top: nobody has considered cards before the first turn (7.9)")
    return broken + ([] if not g.trail else ["trail: nobody has travelled before the first turn (3.12)"])


def time(g: Frogs) -> list[str]:
    """4.1 Turns alternate; 3.10 each has a novice villager; 14.1 at most two turns after the deck has run out."""
    broken = []
    if g.active == NOBODY or g.turn < 1 or g.active != (g.first + g.turn - 1) % 2:
        broken.append("active: the players take turns, beginning with the first (4.1)")
    if len(left_novices(g)) != 1 or min(g.novices) < NOVICES:
        broken.append("novices: each player has taken one of them (3.10)")
    if g.last != NONE and (g.deck_size() or g.looked):
        broken.append("last: the deck has not run out (14.1)")
    if (g.last == 0) != (g.phase == OVER):
        broken.append("last: the game is over when no turn is left (14.1)")
    return broken


def deeds(g: Frogs) -> list[str]:
    """INV.6 Two main actions a turn, 5.2.3 not twice with the same card; 5.3.2 free actions once a card."""
    broken = (
        []
        if g.actions == 2 or (g.phase == TURN and g.actions in (0, 1))
        else ["actions: must be 2 after a turn (INV.6)"]
    )
    if g.used != NONE and (not g.actions or (g.used < CARDS and not activated(g, g.used, free=False))):
        broken.append("used: must be a villager that a main action has activated (5.2.3)")
    if not all(activated(g, card, free=True) for card in g.freed):
        broken.append("freed: must be villagers that a free action has activated (5.3.2)")
    return broken


def activated(g: Frogs, card: int, *, free: bool) -> bool:
    """Villagers stay in play until the end of the turn."""
    there = g.phase != TURN or holds(g.rows, 2 * g.active, card)
    return there and g.cards.types[card] == VILLAGER and g.cards.free[card] == free


def journey(g: Frogs) -> list[str]:
    """8.2 The last journey led from space to space, and whoever made it is still there."""
    trail, exits = g.trail, g.rules.board.exits
    linked = all(trail[i + 1] in exits[trail[i]] for i in range(len(trail) - 1))
    if trail and not (linked and trail[-1] in g.space):
        return ["trail: must be a way to where a traveller is (8.2)"]
    return []


def end(g: Frogs) -> list[str]:
    """14.3 At the end all hands are discarded."""
    return ["hand: must be empty at the end (14.3)"] if g.phase == OVER and any(g.hand) else []
