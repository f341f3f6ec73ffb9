"""Chapter 6: Roll Call."""

from typing import ClassVar, Final

from parlour.games.lockup.rules.book import ENFORCER, LIBRARY, MOST_SEATS, T1, T2, TOKENS
from parlour.games.lockup.rules.fields import HOME, NONE, ROLL_CALL
from parlour.games.lockup.rules.guards import GuardsTurn, lay_guards
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tomes import play_tome, playable, why_no_tome
from parlour.games.lockup.rules.verbs import DOWN, END, GO, PASS, TOME, UP
from parlour.games.lockup.rules.windows import WINDOWS
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, NOBODY, VERB, Happens, Step

TOKENS_UP: Final = [[UP | token for token in members(bag)] for bag in range(64)]
TOKENS_DOWN: Final = [[DOWN | token for token in members(bag)] for bag in range(64)]
WAYS: Final = [[*[GO | place for place in range(LIBRARY) if not has(used, place)], PASS] for used in range(128)]


class RollCall(Happens[Lockup]):
    """6.1 Players take turns, beginning with the first player, until all have passed (6.4)."""

    def run(self, g: Lockup) -> None:
        g.phase = ROLL_CALL
        g.used = [0] * g.seats
        g.hidden = [0] * g.seats
        g.extra_hidden = [0] * g.seats
        g.passed = 0
        g.last = NONE
        if g.rules.solo:
            lay_guards(g)
        begin_turn(g, g.first)


def begin_turn(g: Lockup, party: int) -> None:
    g.active = party
    if g.is_guards(party):
        g.stack.append(NEXT_TURN)
        g.stack.append(GUARDS_TURN)
        return
    if g.log is not None:
        g.note("turn", seat=party, n=g.round)
    g.stack.append(TAKE_TURN[party])


class NextTurn(Happens[Lockup]):
    """6.1 Clockwise, the next who has not passed; 18.3.2 in solo guards and player alternate."""

    def run(self, g: Lockup) -> None:
        parties, passed = g.rules.parties, g.passed
        for i in range(1, parties + 1):
            party = (g.active + i) % parties
            if not has(passed, party):
                begin_turn(g, party)
                return
        end_roll_call(g)


def end_roll_call(g: Lockup) -> None:
    """6.4 Nobody is active any more."""
    g.active = NOBODY


class TakeTurn(Step[Lockup]):
    """6.2, 6.3, DEC.3, DEC.4, 6.3.1 Place tokens in one location, or pass; 14.2, 14.3.1 T1: tomes before."""

    def options(self, g: Lockup) -> list[int]:
        who = self.who
        options = WAYS[g.used[who]] if g.cell[who] else ONLY_PASS
        return options + playable(g, who, T1) if g.tomes[who] else options

    def asks(self, g: Lockup) -> bool:
        """14.4.1 A player with tomes is asked also where none of them fits."""
        return g.shows_tomes(self.who)

    def take(self, g: Lockup, action: int) -> None:
        if action & VERB == GO:
            g.stack.append(PLACE_FIRST[self.who][action & ARG])
        elif action == PASS:
            pass_turn(g, self.who)
        else:
            g.stack.append(self)
            play_tome(g, self.who, action & ARG)

    def about(self, g: Lockup) -> dict[str, int]:
        """n: tokens in the holding cell."""
        return {"n": g.cell[self.who].bit_count()}

    def barred(self, g: Lockup) -> list[tuple[int, str]]:
        """6.2.1 Locations used in an earlier turn, 6.2.2 the Library, 6.3 everything without a token."""
        if not g.cell[self.who]:
            return [(GO | place, "6.3") for place in range(LIBRARY + 1)]
        used = [(GO | place, "6.2.1") for place in members(g.used[self.who])]
        return [*used, (GO | LIBRARY, "6.2.2")]

    def why_not(self, g: Lockup, action: int) -> str:
        return super().why_not(g, action) or why_no_tome(g, self.who, T1, action)


def pass_turn(g: Lockup, seat: int) -> None:
    """6.3, 6.3.2 Who passes is out of this Roll Call; 18.3.5 in solo it ends at once."""
    g.passed |= 1 << seat
    if g.log is not None:
        g.note("passes", seat=seat, n=g.cell[seat].bit_count())
    if g.rules.solo:
        end_roll_call(g)
        return
    g.stack.append(NEXT_TURN)
    g.stack.append(WINDOWS[T2])


class PlaceTokens(Step[Lockup]):
    """6.2, 6.2.3, DEC.5, DEC.6, DEC.7 One or more tokens into one location; 6.2.4 each face up or face down."""

    bounds: ClassVar = {"placed": (0, 1)}

    def __init__(self, who: int, location: int, placed: int) -> None:
        super().__init__(who)
        self.location = location
        self.placed = placed  # 1: at least one token is there already

    def args(self) -> tuple[int, ...]:
        return (self.who, self.location, self.placed)

    def options(self, g: Lockup) -> list[int]:
        who = self.who
        cell = g.cell[who]
        options = TOKENS_UP[cell]
        if g.hidden[who] < g.hidden_limit(who):
            options = options + TOKENS_DOWN[cell]
        if not self.placed:
            return options
        if g.tokens_at(who, self.location):  # 14.7.9 may have taken them back
            options = [*options, END]
        return options + playable(g, who, T1) if g.tomes[who] else options

    def asks(self, g: Lockup) -> bool:
        """14.2 T1: tomes after placing, before the turn ends."""
        return self.placed == 1 and g.shows_tomes(self.who)

    def take(self, g: Lockup, action: int) -> None:
        if action == END:
            end_turn(g, self.who)
        elif action & VERB == TOME:
            g.stack.append(self)
            play_tome(g, self.who, action & ARG)
        else:
            place_token(g, self.who, self.location, action)
            g.stack.append(PLACE_MORE[self.who][self.location])

    def about(self, g: Lockup) -> dict[str, int]:
        """n: how many more may be placed face down."""
        left = g.hidden_limit(self.who) - g.hidden[self.who]
        return {"location": self.location, "n": left, "placed": int(self.placed)}

    def detail(self, g: Lockup, action: int) -> dict[str, object]:
        """What is special about the token: 7.2.2 a lookout, or an enforcer with its owner's power."""
        if action & VERB not in (UP, DOWN):
            return {}
        kind = TOKENS[action & ARG] if action & ARG <= ENFORCER else "number"
        return {"kind": kind, "power": g.power(self.who)}

    def barred(self, g: Lockup) -> list[tuple[int, str]]:
        """6.2.4 No more face down than the limit; 6.2 a turn that begins to place places at least one."""
        limit = g.hidden[self.who] >= g.hidden_limit(self.who)
        hidden = [(action, "6.2.4") for action in TOKENS_DOWN[g.cell[self.who]]] if limit else []
        ends = [] if self.placed and g.tokens_at(self.who, self.location) else [(END, "6.2")]
        return [*hidden, (PASS, "6.2"), *ends]

    def why_not(self, g: Lockup, action: int) -> str:
        return super().why_not(g, action) or why_no_tome(g, self.who, T1, action)


def place_token(g: Lockup, seat: int, location: int, action: int) -> None:
    """6.2 A token from the holding cell into the location, face up or face down."""
    token = action & ARG
    g.cell[seat] ^= 1 << token
    g.used[seat] |= 1 << location
    g.last = location
    if action & VERB == UP:
        g.up[seat] |= 1 << location * HOME + token
        if g.log is not None:
            g.note("places", seat=seat, token=token, location=location)
    else:
        g.down[seat] |= 1 << location * HOME + token
        g.hidden[seat] += 1
        g.tell("hides", 1 << seat, seat=seat, token=token, location=location)


def end_turn(g: Lockup, seat: int) -> None:
    """6.1 The turn is over; 18.3.5 in solo the last token ends Roll Call at once."""
    if g.rules.solo and not g.cell[seat]:
        end_roll_call(g)
        return
    g.stack.append(NEXT_TURN)
    g.stack.append(WINDOWS[T2])


TURN: Final = (NextTurn, TakeTurn, PlaceTokens)  # one of them lies under each question of a turn
ONLY_PASS: Final = [PASS]
NEXT_TURN: Final = NextTurn()
GUARDS_TURN: Final = GuardsTurn()
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MOST_SEATS)]
PLACE_FIRST: Final = [[PlaceTokens(seat, place, 0) for place in range(8)] for seat in range(MOST_SEATS)]
PLACE_MORE: Final = [[PlaceTokens(seat, place, 1) for place in range(8)] for seat in range(MOST_SEATS)]
