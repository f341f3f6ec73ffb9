"""Chapter 7: Lights Out."""

from typing import Final

from parlour.games.lockup.rules.book import ALL_TOKENS, LIBRARY, SUSPICION, T3, T4, T5
from parlour.games.lockup.rules.fields import BEFORE, HOME, KINDS, LIGHTS_OUT, NONE, RANKED, STRENGTH
from parlour.games.lockup.rules.guards import gather_guards, set_guards_aside, turn_up
from parlour.games.lockup.rules.rewards import REWARDS
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tomes import ranked
from parlour.games.lockup.rules.windows import WINDOWS
from parlour.kernel.bag import has
from parlour.kernel.state import Happens, Step


class LightsOut(Happens[Lockup]):
    """7.1 The locations are settled one after another, 1 to 8."""

    def run(self, g: Lockup) -> None:
        g.phase = LIGHTS_OUT
        g.location = NONE
        g.note("lights-out", n=g.round)
        g.stack.append(NEXT_LOCATION)


class NextLocation(Happens[Lockup]):
    """7.1 Each location completely before the next; 14.2.2 T3 opens for every location, also an empty one."""

    def run(self, g: Lockup) -> None:
        g.location += 1
        g.moment = BEFORE
        g.ranking = []
        g.rewarded = 0
        g.declined = 0
        if g.location > LIBRARY:
            end_lights_out(g)
        else:
            g.stack.extend(LOCATION_STEPS)


def end_lights_out(g: Lockup) -> None:
    """INV.4 Every crew token is in its holding cell; 18.5.3 the guards' cards go back to their decks."""
    g.location = NONE
    if g.rules.solo:
        gather_guards(g)


class TurnTokens(Happens[Lockup]):
    """7.2.1 Turn the face-down tokens up; 7.1.1 a location without tokens and guard cards is skipped."""

    def run(self, g: Lockup) -> None:
        location, somebody = g.location, False
        for party in range(g.rules.parties):
            somebody = g.is_there(party, location) or somebody
        if not somebody:
            return
        g.bonus = [0] * g.seats
        g.dodging = 0
        if g.log is not None:
            g.note("location", location=location)
        for seat in range(g.seats):
            turn_tokens(g, seat, location)
        if g.rules.solo:
            for _ in range(g.guards_down[location]):  # 18.4.1
                turn_up(g, location)
        g.moment = STRENGTH
        g.stack.extend(SETTLE_STEPS)


def turn_tokens(g: Lockup, seat: int, location: int) -> None:
    """7.2.1 From now on all know them (19)."""
    tokens = g.down[seat] & ALL_TOKENS << location * HOME
    if tokens:
        g.down[seat] ^= tokens
        g.up[seat] |= tokens
        g.shown += 1
        g.peeked = [look for look in g.peeked if look.of != seat or look.location != location]
        if g.log is not None:
            g.note("turns-tokens", seat=seat, location=location, tokens=tokens >> location * HOME)


class FixRanking(Happens[Lockup]):
    """7.2.3, 7.2.5 The places are fixed once for the whole location."""

    def run(self, g: Lockup) -> None:
        g.ranking = ranked(g)
        g.moment = RANKED
        if g.log is not None:
            strengths = [g.strength(party, g.location) for party in g.ranking]
            for place in range(len(g.ranking)):
                tied = min(1, strengths.count(strengths[place]) - 1)  # 7.2.4
                g.note_of("ranks", g.ranking[place], n=place + 1, strength=strengths[place], tied=tied)


class HandOutSuspicion(Happens[Lockup]):
    """7.3.1 The first without a lookout takes all suspicion tokens here; 7.3.2, 7.3.3 if all have one, they stay."""

    def run(self, g: Lockup) -> None:
        n = g.suspicion_at[g.location]
        if not n:
            return
        for party in g.ranking:
            if not g.has_lookout(party, g.location):
                g.suspicion_at[g.location] = 0
                g.stock[party * KINDS + SUSPICION] += n
                g.note_of("takes-suspicion", party, n=n)
                return
        g.note("suspicion-stays", n=n)


class ToLibrary(Happens[Lockup]):
    """7.5.1, 7.5.3 Who did not receive a reward moves to the Library, face up; 7.5.2 from there all go home."""

    def run(self, g: Lockup) -> None:
        location = g.location
        for party in g.ranking:
            if has(g.rewarded, party):
                continue
            if g.is_guards(party):
                guards_to_library(g, location)
            elif location == LIBRARY:
                g.bring_home(party, location)
            else:
                tokens = g.tokens_at(party, location)
                g.bring_home(party, location)
                g.cell[party] &= ~tokens
                g.up[party] |= tokens << LIBRARY * HOME  # 7.5.3
                g.note("to-library", seat=party, tokens=tokens)


def guards_to_library(g: Lockup, location: int) -> None:
    """18.4.1 Without a reward the guard cards move to the Library; after it they are set aside."""
    if location == LIBRARY:
        set_guards_aside(g, location)
        return
    g.guards_up[LIBRARY] |= g.guards_up[location]
    g.guards_up[location] = 0
    g.note("guards-to-library")


NEXT_LOCATION: Final = NextLocation()
# The last of each list happens first.
LOCATION_STEPS: Final[list[Step[Lockup]]] = [NEXT_LOCATION, TurnTokens(), WINDOWS[T3]]
SETTLE_STEPS: Final[list[Step[Lockup]]] = [
    ToLibrary(),
    REWARDS[0],
    WINDOWS[T5],
    HandOutSuspicion(),
    FixRanking(),
    WINDOWS[T4],
]
