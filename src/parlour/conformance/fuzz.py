"""Random games of every game with every combination of its options: what the conformance suite plays.

A new game gets all of this by being there. As a program: `python -m parlour.conformance.fuzz 10000 ID…` plays ten
thousand games of these titles (default: of all) over all combinations, checks the invariants after every action and
prints lengths, scores and how often each seat wins; with PARLOUR_FUZZ=10000 pytest does the same, and plays more of
everything else too.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import islice, product
from typing import Any, TypeVar

from parlour.cli.common import positive
from parlour.conformance import program
from parlour.conformance.tally import Tally, add, summary
from parlour.games import all_games
from parlour.kernel.chance import scaled, seeded, stirred
from parlour.kernel.game import Game
from parlour.kernel.match import Match, begin
from parlour.kernel.state import ARG, SHIFT, State, Step
from parlour.record.position import write_position

FUZZ = int(os.environ.get("PARLOUR_FUZZ", "0"))
MOST_MIXES = 16  # of a number of seats
MANY_MIXES = 25  # of all numbers of seats together, for a game with more
PRIMES = (7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
T = TypeVar("T")


class Case:
    """One game with one number of seats and one choice of its options."""

    def __init__(self, game: Game[Any], seats: int, settings: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings

    def __str__(self) -> str:
        """`GAME-3-version=full`: only what differs from the default is named."""
        odd = [f"{name}={value}" for name, value in self.settings.items() if value != self.game.settings[name].default]
        return "-".join([self.game.id, str(self.seats), *odd])

    def begin(self, seed: str) -> Match[Any]:
        """A new play; every case has seeds of its own, so that no two cases play the same games."""
        return begin(self.game, self.seats, dict(self.settings), f"{self} {seed}")


def cases_of(game: Game[Any]) -> list[Case]:
    """Every number of seats with every combination of the options that have fixed values, or a good mix of them where
    there are too many; packs stay at home, and the first player is drawn."""
    closed = {name: s for name, s in game.settings.items() if not s.open and name != "first"}
    defaults = {name: setting.default for name, setting in game.settings.items()}
    numbers = range(game.seats[0], game.seats[1] + 1)
    share = MANY_MIXES // len(numbers)
    tables = []
    for i, seats in enumerate(numbers):
        options = {name: s.values if seats == 1 or not s.alone else s.values[:1] for name, s in closed.items()}
        tables += [(seats, mix) for mix in mixes(options, i * share, share)]
    return [Case(game, seats, defaults | mix) for seats, mix in tables]


def mixes(options: dict[str, tuple[str, ...]], first: int, share: int) -> list[dict[str, str]]:
    """Every combination; beyond MOST_MIXES of them a share, so that all shares let every value meet those of others."""
    every = list(islice(product(*options.values()), MOST_MIXES + 1))
    if len(every) > MOST_MIXES:
        many = range(first, first + share)
        every = [
            tuple(v[i * prime // 7 % len(v)] for v, prime in zip(options.values(), PRIMES, strict=False)) for i in many
        ]
    return [dict(zip(options, values, strict=True)) for values in dict.fromkeys(every)]


CASES = [case for game in all_games() for case in cases_of(game)]
ASKED: list[str] = []  # the titles that are tested; none: all of them


class Dice:
    """Our own chance for tests: the same choices on every machine, whatever Python's `random` does."""

    def __init__(self, seed: str) -> None:
        self.chance = seeded("dice " + seed)

    def below(self, n: int) -> int:
        self.chance = int(stirred(self.chance))
        return int(scaled(self.chance, n))

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]


def choose(offer: list[int], dice: Dice) -> int:
    """Any option; half of the time any verb first, so that what is rarely on offer is often done."""
    if dice.below(2):
        return dice.pick(offer)
    verb = dice.pick(sorted({action >> SHIFT for action in offer}))
    return dice.pick([action for action in offer if action >> SHIFT == verb])


def random_game(match: Match[Any], dice: Dice) -> Iterator[int]:
    """Each question of a random game with the action about to be taken; what follows `next` has taken it."""
    for _ in range(match.game.longest):
        if not match.state.offer:
            return
        action = choose(match.state.offer, dice)
        yield action
        match.apply(action)
    raise AssertionError(f"more than Game.longest ({match.game.longest}) decisions")


def played(case: Case, purpose: str, games: int = 1) -> Iterator[tuple[Match[Any], int, Dice]]:
    """Some random games, question by question, each purpose with games of its own. Dice of their own for the tests, so
    that a test that throws them more often plays the same game."""
    for number in range(games):
        seed = f"{purpose} {number}"
        match, dice = case.begin(seed), Dice(seed + " test")
        for action in random_game(match, Dice(seed)):
            yield match, action, dice


def share(one_in: int) -> int:
    """How many games each case plays in a test that is `one_in` times as dear as the plain fuzzing."""
    tested = [case for case in CASES if not ASKED or case.game.id in ASKED]
    return max(1, -(-FUZZ // one_in // len(tested)))


def is_compiled(module: str) -> bool:
    return not str(import_module(module).__file__).endswith(".py")


# Looking at a State as a whole


NAMES: dict[type[State], list[str]] = {}  # the fields of each kind of State


def fields_of(g: State) -> dict[str, Any]:
    """Every field, also of a compiled State, which has no __dict__."""
    if type(g) not in NAMES:
        NAMES[type(g)] = [name for name in dir(g) if not name.startswith("_") and not callable(getattr(g, name))]
    return {name: getattr(g, name) for name in NAMES[type(g)]}


def frozen(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(frozen(each) for each in value)
    if isinstance(value, dict):
        return tuple((frozen(key), frozen(each)) for key, each in value.items())
    return (type(value).__name__, frozen(value.args())) if isinstance(value, Step) else value


def snapshot(g: State) -> dict[str, Any]:
    """All fields as they are now; lists copied, Steps by name and arguments."""
    return {name: frozen(value) for name, value in fields_of(g).items()}


def saved(match: Match[Any]) -> str:
    """The position, byte for byte, and the options on offer."""
    return json.dumps([write_position(match.game, match.state), match.state.offer])


# Actions that are not on offer

STRANGE: list[Any] = [
    -1, -4097, True, False, 0.0, 1.5, float("nan"), None, "", "0", "use", [], (), {}, b"0", 2**31, 2**62, 2**63, 2**64,
    -(2**63), 10**40, object(), type,
]  # fmt: skip


def foreign_actions(game: Game[Any], offer: list[int], dice: Dice, count: int = 20) -> list[Any]:
    """Things that are no options: half of them strange, half other verbs, other arguments, near misses."""
    far = 1 << dice.pick([20, 31, 32, 40, 62, 63, 64, 100])
    strange: list[Any] = [dice.pick(STRANGE), dice.pick(STRANGE), dice.pick(offer) | far, -dice.pick(offer) - 1]
    strange += [
        float(dice.pick(offer)),
        str(dice.pick(offer)),
        [dice.pick(offer)],
        bool(offer[0]),
        len(game.verbs) << SHIFT,
    ]
    near = [offer[0] - 1, offer[-1] + 1, dice.pick(offer) ^ 1]
    for number in [dice.below(len(game.verbs)) for _ in range(count)]:
        size = game.verbs[number].size
        arguments = (dice.below(size), size - 1, size, ARG, dice.pick(offer) & ARG)
        near.append(number << SHIFT | min(dice.pick(arguments), ARG))
    while len(strange) > count // 2:
        strange.pop(dice.below(len(strange)))
    return strange + [each for each in near if each not in offer][: count - len(strange)]


# Sums over many games


def fuzz(case: Case, games: int, start: int = 0) -> Tally:
    """Play random games to their end with all invariants checked after every action."""
    tally = Tally(str(case), case.seats, scores=[0] * case.seats, wins=[0.0] * case.seats)
    ends: Counter[str] = Counter()
    for number in range(start, start + games):
        match = case.begin(f"fuzz {number}")
        first = match.state.decider()
        check(match)
        for _ in random_game(match, Dice(f"fuzz {number}")):
            check(match)
        check(match)
        add(tally, match, first)
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        ends[outcome.ended_by] += 1
    tally.ends = dict(ends)
    return tally


def check(match: Match[Any]) -> None:
    """The invariants of the law, and options that are different, not empty, and in the domain of their verbs."""
    game, g = match.game, match.state
    assert game.check(g) == [], f"action {len(match.actions)}: {game.check(g)}"
    assert bool(g.offer) == bool(g.stack)
    assert len(set(g.offer)) == len(g.offer)
    for action in g.offer:
        assert type(action) is int
        assert action >= 0
        assert game.verb(action) is not None, f"{action} is no action of the game"


def fuzz_case(job: tuple[int, int, int]) -> Tally:
    number, games, start = job
    return fuzz(CASES[number], games, start)


def main(argv: Sequence[str] | None = None) -> None:
    """All cases, spread over the processors."""
    parser = program.parser("fuzz", "Random games with every combination of options, every invariant checked.")
    parser.add_argument("count", nargs="?", type=positive, default=1, metavar="N", help="how many, at least one a case")
    parser.add_argument("games", nargs="*", type=program.title, metavar="ID", help="titles (default: all)")
    args = parser.parse_args(argv)
    numbers = [number for number, case in enumerate(CASES) if not args.games or case.game in args.games]
    each = -(-args.count // len(numbers))
    with ProcessPoolExecutor() as pool:
        print(summary(list(pool.map(fuzz_case, [(number, each, 0) for number in numbers]))))


if __name__ == "__main__":
    main()
