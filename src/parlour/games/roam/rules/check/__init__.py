"""The invariants of the law (I1–I17): what must be true of every State between two actions."""

from parlour.games.roam.rules.artifacts import AtWork
from parlour.games.roam.rules.board import LANDS, SPACES_OF
from parlour.games.roam.rules.book import ARTIFACTS, CARDS, MARKERS, ROW
from parlour.games.roam.rules.lands import ExploredLands, explored_lands
from parlour.games.roam.rules.state import NONE, Roam
from parlour.games.roam.rules.turn import FULL_TURNS, TURNS, BeforeCharacter, has_ten_cards, stalled
from parlour.kernel.bag import bag, has, members, size
from parlour.kernel.state import NOBODY, common


def broken_invariants(g: Roam) -> list[str]:
    broken = markers(g) + cards(g) + artifacts(g) + turns(g) + stack(g)
    broken += [f"coins: seat {seat} owes {-coins} (I5)" for seat, coins in enumerate(g.coins) if coins < 0]
    return broken


def markers(g: Roam) -> list[str]:
    """I1 24 of each colour, I2 one to a space (towers: two), only on lands that are there."""
    broken = []
    for seat in range(g.seats):
        count = g.supply[seat] + size(g.ground[seat]) + size(g.upper[seat])
        if count != MARKERS or g.supply[seat] < 0:
            broken.append(f"markers: seat {seat} has {count} of {MARKERS} (I1)")
    for name, level in (("markers", g.ground), ("towers", g.upper)):
        if sum(map(size, level)) != size(bag_union(level)):
            broken.append(f"{name}: two markers on one level of a space (I2)")
    if g.stacked() & ~g.occupied() or (g.stacked() and not g.rules.towers):
        broken.append("towers: a marker stands on nothing, or there are no towers in this game (I2)")
    if g.occupied() & ~g.field:
        broken.append("markers: a marker lies on a hole of the field (7.7.1)")
    return broken


def bag_union(bags: list[int]) -> int:
    union = 0
    for one in bags:
        union |= one
    return union


def cards(g: Roam) -> list[str]:
    """I3 43 cards, each in one place; I4 own starting cards for ever; holes only with an empty deck."""
    lands = [land for land in g.lands if land != NONE]
    taken = [card for cards in g.owned for card in members(cards) if card < CARDS]
    open_cards = lands + ([] if g.top == NONE else [g.top])
    broken = []
    if g.rules.hidden:
        count = len(open_cards) + size(g.deck) + len(taken)
        distinct = len(set(open_cards)) == len(open_cards) and not bag(open_cards) & g.deck
        met = bag(taken) & g.unmet == 0 and size(bag(taken)) == len(taken) == CARDS - size(g.unmet)
        if count != CARDS or not distinct or not met:
            broken.append("deck: the cards of deck, field and players are not 43 different ones (I3)")
    elif sorted(open_cards + members(g.deck) + taken) != list(range(CARDS)):
        broken.append("deck: the cards of deck, field and players are not 43 different ones (I3)")
    if (NONE in g.lands and g.top != NONE) or (g.top == NONE and g.deck):
        broken.append("lands: a hole while the deck is not empty (I3)")
    if g.field != bag_union([SPACES_OF[land] for land in range(LANDS) if g.lands[land] != NONE]):
        broken.append("lands: the spaces do not belong to the lands (7.7.1)")
    for seat in range(g.seats):
        if g.owned[seat] >> CARDS << CARDS != bag(g.rules.starting_cards(seat)):
            broken.append(f"asleep: seat {seat} does not have exactly its own starting cards (I4)")
        if g.awake[seat] & ~g.owned[seat]:
            broken.append(f"awake: seat {seat} has a character awake that it does not own (2.4.2)")
    return broken


def artifacts(g: Roam) -> list[str]:
    """I11 24 in row, stack and hands, 4 in the row; I12 none in the regular game; I13 one owner of the outpost."""
    everywhere = sorted(g.row + members(g.stack_of_artifacts) + [a for held in g.held for a in members(held)])
    broken = []
    if everywhere != (list(range(ARTIFACTS)) if g.rules.full else []):
        broken.append("stack: row, stack and players do not have each of them once (I11, I12)")
    if len(g.row) > ROW or (len(g.row) < ROW and g.stack_of_artifacts):
        broken.append("row: there must be 4 while the stack is not empty (I11)")
    if any(g.ready[seat] & ~g.held[seat] for seat in range(g.seats)):
        broken.append("ready: one is ready that its player does not own (10.4.1)")
    if g.outpost != NOBODY and not g.rules.outpost:
        broken.append("outpost: it has an owner, but is not in this game (I13)")
    return broken


def turns(g: Roam) -> list[str]:
    """I6 no explored land at the start of a turn; I14 equal turns at the end; they tell whose turn it is."""
    broken = []
    if g.active != (g.first + g.turns) % g.seats:
        broken.append("turns: the active seat is not the one whose turn it is (4.1)")
    if not g.stack and (g.turns % g.seats or not (has_ten_cards(g) or stalled(g))):
        broken.append("turns: the game is over before its end (I14)")
    if g.stack and stalled(g):
        broken.append("still_rounds: the game would be over (9.4, 9.4.1)")
    start = g.stack and isinstance(g.stack[-1], BeforeCharacter) and not may_have_nudged(g)
    if start and explored_lands(g):
        broken.append("markers: a land is explored at the start of a turn (I6)")
    if (g.filled | g.empty) & ~g.field or g.filled & g.empty or (g.used == NONE and (g.filled or g.empty)):
        broken.append("filled: the pattern lies outside the field, on itself, or nobody is used (5.3)")
    if g.stack and g.used == NONE and not g.due and not g.awake[g.active]:
        broken.append("due: all are asleep, so the free wake-up is due (4.3)")
    if g.due and (g.woken or g.used != NONE):
        broken.append("due: the wake-up cannot be due once it has come or a character is used (4.3)")
    if g.stack and g.used != NONE and not has(g.owned[g.active], g.used):
        broken.append("used: the active seat does not own this character (5.1)")
    return broken


def stack(g: Roam) -> list[str]:
    """4.2 Under each question lies the rest of the turn, in its order; what is in progress is no part of it."""
    if not g.stack:
        return []
    plan = (FULL_TURNS if g.rules.full else TURNS)[(g.first + g.turns) % g.seats]
    rest = common(g.stack, plan)
    above, parts = g.stack[rest:], [type(step) for step in plan]
    if rest == 0 or len(above) > 1 or any(type(step) in parts for step in above):
        return ["position.stack: the rest of the turn does not lie under the question in its order (4.2)"]
    if rest < parts.index(ExploredLands) + 1 and explored_lands(g):
        return ["markers: a land is explored after the lands were resolved (7.1)"]
    if (g.used == NONE) != (BeforeCharacter in parts[:rest]):
        return ["used: a character is used before its time, or not yet (4.2)"]
    if any(isinstance(step, AtWork) and not step.has_begun(g) for step in above):
        return ["ready: an artifact is at work that nobody has used (10.4.1)"]
    return []


def may_have_nudged(g: Roam) -> bool:
    """A Nudge before the character may fill a land (10.5)."""
    return g.held[g.active] != g.ready[g.active] or (g.woken and g.held[g.active] != 0)
