"""18.3: the guards in Roll Call. They decide nothing; the player turns their cards up."""

from parlour.games.lockup.rules.book import LIBRARY, SPECIAL
from parlour.games.lockup.rules.fields import NONE
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.verbs import TURN_UP
from parlour.kernel.bag import size
from parlour.kernel.state import ARG, Happens, Step


def lay_guards(g: Lockup) -> None:
    """18.3.1 A guard card face down into each of the locations 1 to 7. Which one it is is drawn when it is turned."""
    g.guards_down = [1, 1, 1, 1, 1, 1, 1, 0]
    g.guards_up = [0, 0, 0, 0, 0, 0, 0, 0]
    g.turned = []


def guard_cards_left(g: Lockup) -> int:
    """18.1.2 The cards in the guard deck, without those that lie face down in locations."""
    return size(g.guard_deck) - sum(g.guards_down)


class GuardsTurn(Happens[Lockup]):
    """18.3.3 The player turns up a face-down guard card; then a location card says where another one comes."""

    def run(self, g: Lockup) -> None:
        g.note("guards-turn")
        g.stack.append(TurnLocationCard())
        if sum(g.guards_down):
            g.stack.append(TurnUpGuard(0))


class TurnUpGuard(Step[Lockup]):
    """18.3.3, DEC.8 (a) Any one face-down guard card on the board."""

    def options(self, g: Lockup) -> list[int]:
        return [TURN_UP | location for location in range(LIBRARY) if g.guards_down[location]]

    def take(self, g: Lockup, action: int) -> None:
        turn_up(g, action & ARG)


class TurnUpByTome(TurnUpGuard):
    """18.3.6, 14.7.3 Atlas of Hideouts in solo: turn up any one face-down guard card."""


class TurnLocationCard(Happens[Lockup]):
    """18.3.3, 18.1.4, 18.3.3.1 (b) A location: the top guard card comes there face up. Off Duty: nothing."""

    def run(self, g: Lockup) -> None:
        if not g.location_deck or not guard_cards_left(g):
            return
        card = g.draw(g.location_deck)
        g.location_deck ^= 1 << card
        g.turned.append(card)
        if card >= 6:
            g.note("off-duty")
            return
        g.guards_down[card] += 1
        turn_up(g, card)


def turn_up(g: Lockup, location: int) -> None:
    """18.3.3, 18.6.2 A guard card of the location is turned up; 18.6.1 a special one brings another, face down."""
    card = g.draw(g.guard_deck)
    g.guard_deck ^= 1 << card
    g.guards_down[location] -= 1
    g.guards_up[location] |= 1 << card
    g.note("guard", location=location, guard=card)
    if g.cards.guard_roles[card] == SPECIAL and g.location == NONE and guard_cards_left(g):  # 18.6.2 in Roll Call alone
        g.guards_down[location] += 1
        g.note("guard-called", location=location)


def set_guards_aside(g: Lockup, location: int) -> None:
    """18.4.1 After a reward, or after the Library, their cards are set aside until the end of Lights Out."""
    g.guards_aside |= g.guards_up[location]
    g.guards_up[location] = 0


def gather_guards(g: Lockup) -> None:
    """18.5.3 At the end of Lights Out all location cards and all guard cards go back to their decks."""
    for card in g.turned:
        g.location_deck |= 1 << card
    for cards in g.guards_up:
        g.guard_deck |= cards
    g.guard_deck |= g.guards_aside
    g.guards_aside = 0
    g.guards_up = [0] * 8
    g.guards_down = [0] * 8
    g.turned = []
