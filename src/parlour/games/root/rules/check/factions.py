"""The invariants that concern one faction's board: leaders, supporters, outcasts, prices, funds and services."""

from typing import Any, Final

from parlour.games.root.rules.check.stack import waits
from parlour.games.root.rules.faction import ALLIANCE, EYRIE, LIZARD_CULT, RIVERFOLK
from parlour.games.root.rules.factions.decree import VIZIERS, ChooseLeader
from parlour.games.root.rules.factions.funds import POSTS, boxed, free_spaces
from parlour.games.root.rules.factions.lizard_cult import FirstOutcast, ReturnCards
from parlour.games.root.rules.factions.rituals import OF_EACH_SUIT, gardens_of
from parlour.games.root.rules.factions.riverfolk import HIGHEST_PRICE
from parlour.games.root.rules.factions.supporters import CAPACITY, CutSupporter
from parlour.games.root.rules.factions.vagabond_daylight import PayWithItem
from parlour.games.root.rules.facts import BASE, BIRD, TRADE_POST
from parlour.games.root.rules.fields import BIRDSONG, BOXES, FUNDS, NONE, SETUP
from parlour.games.root.rules.services import MERCENARIES, RIVERBOATS, BuyServices, TakeServiceCard
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import has, size
from parlour.kernel.state import NOBODY, Step

TRADE: Final = (BuyServices, TakeServiceCard, PayWithItem)
ONCE: Final = 1 << RIVERBOATS | 1 << MERCENARIES  # 11.2.7.ii, 11.2.7.iii
MOST_SERVICES: Final = 1 + 3 * POSTS  # 11.2.6.ii


def broken_by_factions(g: Root) -> list[str]:
    return eyrie(g) + alliance(g) + lizard_cult(g) + riverfolk(g) + trade(g) + services(g)


def eyrie(g: Root) -> list[str]:
    """INV.3 Four leaders: one in office, the others ready or fallen; without the Eyrie none, and no Decree."""
    if g.rules.seat_of[EYRIE] == NOBODY:
        empty = g.leader == NONE and not g.fallen and not any(g.decree) and not g.resolved and not g.viziers_done
        return [] if empty else ["decree: there are no Eyrie in this game (INV.3)"]
    broken = []
    if g.leader != NONE and has(g.fallen, g.leader):
        broken.append("leader: it has fallen (INV.3)")
    if g.leader != NONE and g.viziers_done & ~VIZIERS[g.leader]:
        broken.append("viziers_done: a vizier lies in no other column than the leader's (INV.3)")
    kinds = [type(step) for step in g.stack]
    if g.leader == NONE and ChooseLeader not in kinds and not waits(g, g.rules.seat_of[EYRIE]):
        broken.append("leader: nobody is in office, and nobody is chosen (INV.3)")
    if g.resolved & ~(g.decree[0] | g.decree[1] | g.decree[2] | g.decree[3]):
        broken.append("resolved: a card is done that is not in the Decree (7.5.2)")
    return broken


def alliance(g: Root) -> list[str]:
    """INV.13 Five supporters while no base is on the map; no more officers than warriors."""
    if g.officers < 0:
        return ["officers: less than none (INV.13)"]
    if g.rules.seat_of[ALLIANCE] == NOBODY:
        return ["supporters: there is no Alliance in this game (8.2.3)"] if g.supporters or g.officers else []
    too_many = size(g.supporters) > CAPACITY and not g.pending and not g.with_piece(BASE)
    if too_many and CutSupporter not in [type(step) for step in g.stack]:
        return ["supporters: more than five without a base (INV.13)"]
    return []


def lizard_cult(g: Root) -> list[str]:
    """INV.5 Five gardens of each suit; INV.16 outcasts since the setup; 10.6.1 revealed cards return in Evening."""
    seat = g.rules.seat_of[LIZARD_CULT]
    if seat == NOBODY:
        none = g.outcast == NONE and not g.hated and not g.acolytes and not g.revealed and not g.scored
        return [] if none else ["lizard_cult: it does not play in this game (10.2)"]
    broken = []
    kinds: list[type[Step[Any]]] = [type(step) for step in g.stack]
    if g.acolytes < 0 or any(gardens_of(g, suit) > OF_EACH_SUIT for suit in range(BIRD)):
        broken.append("lizard_cult: more than five gardens of a suit, or less than no acolytes (INV.5)")
    early = g.phase == SETUP and (FirstOutcast in kinds or waits(g, seat))
    if (g.outcast == NONE) != early or not NONE <= g.outcast < BIRD:
        broken.append("lizard_cult: the outcast marker lies on one suit, from the setup on (10.3.3)")
    if early and (g.hated or g.acolytes or g.scored):
        broken.append("lizard_cult: something has happened before its first turn (10.3)")
    if not 0 <= g.scored < 1 << BIRD:
        broken.append("lizard_cult: a suit is scored once a turn (INV.24)")
    if g.revealed and g.stack and (g.phase == BIRDSONG or ReturnCards not in kinds):
        broken.append("lizard_cult: cards lie revealed outside its Daylight (10.5)")
    return broken


def riverfolk(g: Root) -> list[str]:
    """INV.20 Prices, and spaces that hold a post, a fund or nothing; INV.5 three posts of each suit."""
    seat = g.rules.seat_of[RIVERFOLK]
    if min(g.till) < 0 or min(g.posts) < 0:
        return ["riverfolk: less than nothing lies on the board (INV.20)"]
    if seat == NOBODY or waits(g, seat):
        early = any(g.till) or any(g.posts) or g.prices != [1, 1, 1]
        return ["riverfolk: they do not play, or have still to set up (11.3)"] if early else []
    broken = []
    if min(g.prices) < 1 or max(g.prices) > HIGHEST_PRICE or len(g.till) != BOXES * g.seats:
        broken.append("riverfolk: prices are 1 to 4 (INV.20)")
    on_map = g.with_piece(TRADE_POST)
    if any(g.posts[suit] + size(on_map & g.realm[suit]) > POSTS for suit in range(BIRD)):
        broken.append("riverfolk: more than three trade posts of a suit (INV.5)")
    if any(free_spaces(g, suit) < 0 for suit in range(BIRD)):
        broken.append("riverfolk: a space holds a post, a fund or nothing (INV.20)")
    if g.phase == SETUP and (boxed(g, FUNDS) or g.posts != [POSTS] * BIRD):
        broken.append("riverfolk: funds, or a track without its posts, before the first turn (11.3.3)")
    return broken


def trade(g: Root) -> list[str]:
    """11.2.6 Services are bought at the start of Birdsong; 11.2.7.i a card waits for nothing but its payment."""
    kinds = [type(step) for step in g.stack if isinstance(step, TRADE)]
    if kinds and g.phase != BIRDSONG:
        return ["position.stack: services are bought at the start of Birdsong (11.2.6)"]
    if TakeServiceCard in kinds and {*kinds[kinds.index(TakeServiceCard) + 1 :]} - {PayWithItem}:
        return ["position.stack: a card that was bought is taken before the next purchase (11.2.7.i)"]
    return []


def services(g: Root) -> list[str]:
    """INV.24 No more services than the limit, those of a turn once each."""
    if not g.services:
        none = not g.service_limit and not g.bought
        return [] if none else ["services: none was bought (INV.24)"]
    if g.rules.seller in (NOBODY, g.active) or g.phase == SETUP:
        return ["services: nobody sells any to the active player (11.2.6)"]
    if g.services > g.service_limit or g.service_limit > MOST_SERVICES or size(g.bought) > g.services:
        return ["services: more than the limit, or fewer than were bought (INV.24)"]
    hires = has(g.bought, MERCENARIES)
    if g.bought & ~ONCE or (hires and not g.rules.faction[g.active].may_hire(g, g.active)):
        return ["bought: boats or mercenaries, and no mercenaries for a Vagabond (11.2.7.iii.b)"]
    return []
