"""Who will be how strong in a location of Lockup: what can be seen, and averages of what cannot."""

from functools import lru_cache
from itertools import accumulate, combinations
from typing import Final

from parlour.games.lockup.rules.book import ALL_TOKENS, CELL_BLOCK, ENFORCER, LOOKOUT, STRENGTHS
from parlour.games.lockup.rules.fields import HOME, ROLL_CALL
from parlour.games.lockup.rules.secrets import is_seen
from parlour.games.lockup.rules.state import SUMS, Lockup
from parlour.kernel.bag import has, members, size

SPAN: Final = 32  # strengths that are told apart
LURE: Final = (0.9, 1.0, 1.0, 1.0, 0.8, 1.0, 1.3)  # where players like to go
TWO_AT_ONCE: Final = 0.3
COMES: Final = 0.85  # of those who would like to come somewhere
EVERYWHERE: Final = 0x7F  # 6.2.2 but the Library
EYES: Final = 0.17  # a token that is not seen is a lookout

Odds = tuple[float, ...]  # [n]: the chance of a strength below n


class Rival:
    """Another party in a location: how likely it is there, and how strong."""

    def __init__(self, there: float, under: Odds, known: int, looks_out: float) -> None:
        self.there = there
        self.under = under
        self.known = known  # to be taken off a strength before looking into `under`; ties are in it
        self.looks_out = looks_out

    def above(self, strength: int) -> float:
        """The chance that it is there and ranks above a strength."""
        at = strength - self.known
        if at <= 0:
            return self.there
        return self.there * (1.0 - self.under[at]) if at < SPAN else 0.0


@lru_cache(maxsize=8192)
def under(pool: int, power: int, n: int) -> Odds:
    """The chances of strengths of n tokens out of a pool."""
    values = [power if token == ENFORCER else STRENGTHS[token] for token in members(pool)]
    return below([sum(some) for some in combinations(values, min(n, len(values)))])


def below(totals: list[int]) -> Odds:
    shares = [0.0] * SPAN
    for total in totals:
        shares[min(total + 1, SPAN - 1)] += 1 / len(totals)
    return tuple(accumulate(shares))


@lru_cache(maxsize=8192)
def newcomer(pool: int, power: int) -> Odds:
    """Somebody who is yet to come brings one token, or two."""
    one, two = under(pool, power, 1), under(pool, power, 2)
    return tuple(a + TWO_AT_ONCE * (b - a) for a, b in zip(one, two, strict=True))


def strength_of(g: Lockup, seat: int, tokens: int) -> int:
    return SUMS[tokens] + (g.power(seat) if has(tokens, ENFORCER) else 0)


class Crew:
    """Another player: tokens that the seat has seen, how many others lie where, and which those may be."""

    def __init__(self, g: Lockup, seat: int, rival: int) -> None:
        self.party, self.power = rival, g.power(rival)
        self.ties = 1 if before(g, seat, rival) else 0
        self.seen, self.pool = g.up[rival], g.cell[rival]
        self.hidden = [0] * 8
        for spot in members(g.down[rival]):
            if is_seen(g, seat, rival, spot % HOME):
                self.seen |= 1 << spot
            else:
                self.hidden[spot // HOME] += 1
                self.pool |= 1 << spot % HOME
        self.home = size(g.cell[rival])
        calling = g.phase == ROLL_CALL and self.home > 0 and not has(g.passed, rival)
        self.open = EVERYWHERE & ~g.used[rival] if calling else 0

    def at(self, g: Lockup, location: int) -> Rival | None:
        seen, hidden = self.seen >> location * HOME & ALL_TOKENS, self.hidden[location]
        if seen or hidden:
            known = strength_of(g, self.party, seen) + (g.bonus[self.party] if location == g.location else 0)
            eyes = 1.0 if has(seen, LOOKOUT) else EYES * hidden if has(self.pool, LOOKOUT) else 0.0
            return Rival(1.0, under(self.pool, self.power, hidden), known - self.ties, eyes)
        if not has(self.open, location):
            return None
        stays_away = max(0.0, 1.0 - LURE[location] / size(self.open)) ** self.home
        return Rival(COMES * (1.0 - stays_away), newcomer(self.pool, self.power), -self.ties, EYES)


def before(g: Lockup, seat: int, rival: int) -> bool:
    """7.2.4 Who wins a tie."""
    parties = g.rules.parties
    return (seat - g.first) % parties < (rival - g.first) % parties


class Watch:
    """18 The guards: cards that lie open, others out of their deck, and those that location cards may bring."""

    def __init__(self, g: Lockup, seat: int) -> None:
        self.ties = 1 if before(g, seat, g.seats) else 0
        power = g.power(g.seats)
        self.deck = tuple(guard_strength(g, card, power) for card in members(g.guard_deck))
        turns = size(g.cell[seat]) if g.phase == ROLL_CALL else 0
        self.comes = min(0.9, 0.7 * turns / max(1, size(g.location_deck)))

    def at(self, g: Lockup, location: int) -> Rival | None:
        cards, down = members(g.guards_up[location]), g.guards_down[location]
        if not cards and not down:
            return None
        known = sum([guard_strength(g, card, g.power(g.seats)) for card in cards])
        looks_out = any(g.cards.guard_roles[card] == LOOKOUT for card in cards)
        odds = watch_under(self.deck, down)
        if location < CELL_BLOCK and has(g.location_deck, location):
            more = watch_under(self.deck, down + 1)
            odds = tuple(a + self.comes * (b - a) for a, b in zip(odds, more, strict=True))
        return Rival(1.0, odds, known - self.ties, 1.0 if looks_out else down / max(1, len(self.deck)))


def guard_strength(g: Lockup, card: int, power: int) -> int:
    return power if g.cards.guard_roles[card] == ENFORCER else g.cards.guard_strengths[card]


@lru_cache(maxsize=8192)
def watch_under(deck: tuple[int, ...], n: int) -> Odds:
    return below([sum(some) for some in combinations(deck, min(n, len(deck), 3))])


def onlookers(g: Lockup, seat: int) -> list[Crew | Watch]:
    """Everybody else."""
    if g.rules.solo:
        return [Watch(g, seat)]
    return [Crew(g, seat, rival) for rival in range(g.seats) if rival != seat]


def rivals_at(g: Lockup, others: list[Crew | Watch], location: int) -> list[Rival]:
    return [rival for rival in [other.at(g, location) for other in others] if rival is not None]


def places(rivals: list[Rival], strength: int) -> list[float]:
    """The chance of each place for somebody of that strength."""
    chances = [1.0]
    for rival in rivals:
        above = rival.above(strength)
        more = [chance * (1.0 - above) for chance in chances] + [0.0]
        for i in range(len(chances)):
            more[i + 1] += chances[i] * above
        chances = more
    return chances


def last_of_some(rivals: list[Rival], strength: int) -> float:
    """8.3 The chance of being the weakest of at least two."""
    nobody_below = alone = 1.0
    for rival in rivals:
        nobody_below *= 1.0 - rival.there + rival.above(strength)
        alone *= 1.0 - rival.there
    return nobody_below - alone


def nobody(rivals: list[Rival]) -> float:
    """The chance of being alone."""
    chance = 1.0
    for rival in rivals:
        chance *= 1.0 - rival.there
    return chance


def takes_suspicion(rivals: list[Rival], strength: int) -> float:
    """7.3 The chance that nobody without a lookout ranks above."""
    chance = 1.0
    for rival in rivals:
        chance *= 1.0 - rival.above(strength) * (1.0 - rival.looks_out)
    return chance
