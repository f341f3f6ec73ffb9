"""Roll Call in Lockup: which tokens go where. All ways to share out what the holding cell has are compared at once."""

from math import inf
from typing import Final

from parlour.games.lockup.bot.goods import Outlook
from parlour.games.lockup.bot.odds import places, strength_of
from parlour.games.lockup.bot.prospect import Prospect
from parlour.games.lockup.rules.book import ALL_TOKENS, INFIRMARY, LIBRARY, LOOKOUT, SEWERS, SMITHY, STRENGTHS
from parlour.games.lockup.rules.fields import HOME, NONE
from parlour.games.lockup.rules.places import plain_reward
from parlour.games.lockup.rules.roll_call import PlaceTokens
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.verbs import DOWN, END, GO, PASS
from parlour.kernel.bag import has, size
from parlour.kernel.state import ARG, VERB

PARTS: Final = [[part for part in range(64) if part & whole == part] for whole in range(64)]
SURE: Final = 0.25  # how much of a resource is rounded up
PLANNED: Final = 100.0  # what the plan says comes before everything else


class Plan:
    """Where the tokens of the holding cell should go."""

    def __init__(self, g: Lockup, seat: int, outlook: Outlook) -> None:
        self.g, self.seat = g, seat
        self.cell = g.cell[seat]
        step = g.stack[-1]
        self.here = step.location if isinstance(step, PlaceTokens) else NONE
        self.places = [place for place in range(LIBRARY) if place == self.here or not has(g.used[seat], place)]
        self.prospect = Prospect(g, seat, outlook)
        self.prospect.expect(incoming(g, seat, self.prospect, {}))
        self.spread = self.best_spread()
        if size(self.cell) > 1:
            self.prospect.expect(incoming(g, seat, self.prospect, self.spread))
            self.spread = self.best_spread()

    def best_spread(self) -> dict[int, int]:
        """The best way to share the tokens out among the open locations: which go where."""
        self.gained = {place: self.gains(place) for place in self.places}
        best, choices = [0.0] * 64, []
        for place in self.places:
            best, chosen = share(self.cell, best, self.gained[place])
            choices.append(chosen)
        spread, left = {}, self.cell
        for place in reversed(self.places):
            spread[place] = choices.pop()[left]
            left ^= spread[place]
        return spread

    def gains(self, place: int) -> list[float]:
        """What each choice of tokens brings in a place."""
        g, seat, prospect = self.g, self.seat, self.prospect
        there = g.tokens_at(seat, place)
        found, known = [0.0] * 64, {}
        for part in PARTS[self.cell]:
            tokens = part | there
            if tokens:
                eyes = has(tokens, LOOKOUT)
                key = (strength_of(g, seat, tokens), eyes)
                if key not in known:
                    known[key] = prospect.gain(place, *key)
                found[part] = known[key]
        return found

    def worth(self, option: int) -> float:
        """6.2, 6.3 As planned; nobody passes who has a token to place well."""
        verb, arg = option & VERB, option & ARG
        if verb == PASS:
            return 0.0
        if verb == GO:
            return self.go(arg)
        if verb == END:
            return 0.0 if self.spread.get(self.here) else PLANNED
        return self.place(arg, verb == DOWN)

    def go(self, location: int) -> float:
        """First where most is at stake."""
        tokens = self.spread.get(location, 0)
        return PLANNED + self.gained[location][tokens] if tokens else -1.0

    def place(self, token: int, down: bool) -> float:
        """The tokens of the plan, face down as long as that is possible; if there are none, a weak one."""
        if not has(self.spread.get(self.here, 0), token):
            return -1.0 - STRENGTHS[token]
        return PLANNED + (1.0 if down else 0.0)


def share(cell: int, best: list[float], gains: list[float]) -> tuple[list[float], list[int]]:
    """With one more location: for each choice of tokens what they bring at best, and which of them go there."""
    after, chosen = [0.0] * 64, [0] * 64
    for whole in PARTS[cell]:
        most = -inf
        for part in PARTS[whole]:
            worth = best[whole ^ part] + gains[part]
            if worth > most:
                most, chosen[whole] = worth, part
        after[whole] = most
    return after, chosen


def incoming(g: Lockup, seat: int, prospect: Prospect, spread: dict[int, int]) -> list[int]:
    """Resources that tokens on the board, and those of a plan, will probably bring."""
    more = [0.0, 0.0, 0.0, 0.0]
    for location in (SEWERS, INFIRMARY, SMITHY):
        tokens = (g.up[seat] | g.down[seat]) >> location * HOME & ALL_TOKENS | spread.get(location, 0)
        if tokens:
            chances = places(prospect.rivals_at(location), strength_of(g, seat, tokens))
            for place in range(len(chances)):
                good, n = plain_reward(g, location, place, len(chances))
                more[good % 4] += n * chances[place]
    return [int(n + SURE) for n in more]
