"""Damaged stacks: positions of random games in which what is in progress was edited by somebody who knows no better.

Each is refused with a sentence, or it plays: somebody is asked, and three random games from it break no invariant. As a
program: `python -m parlour.conformance.damage ID 20000` tries so many and prints what went wrong, if anything.
"""

import copy
import json
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from parlour.cli.common import positive
from parlour.conformance import program
from parlour.conformance.fuzz import CASES, Case, Dice, check, choose
from parlour.games import all_games
from parlour.kernel.errors import BadFile
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.record.position import begin_from, read_position, write_position

PLAYOUTS: Final = 3
LONGEST: Final = 1500  # decisions of each
FOREIGN: Final = [0, 1, 2, 3, 5, 7, 8, 11, 12, 20, 53, 63, 99, 255, 4095, 4096, -1, -2, -3, 2**31, 2**62, 10**20]


class Damage:
    """Positions of one case, and the Steps that were ever seen on a stack, its own and those of other games."""

    def __init__(self, case: Case, seed: str) -> None:
        self.case, self.dice = case, Dice(f"damage {case} {seed}")
        self.seen: dict[str, list[list[Any]]] = {}
        self.saved: list[dict[str, Any]] = []
        self.others = [step.__name__ for game in all_games() if game.id != case.game.id for step in game.steps]
        match = case.begin(f"damage {seed}")
        while match.state.offer:
            if not self.saved or not self.dice.below(4):
                self.remember(write_position(case.game, match.state))
            match.apply(choose(match.state.offer, self.dice))

    def remember(self, data: dict[str, Any]) -> None:
        self.saved.append(data)
        for step in data["stack"]:
            self.seen.setdefault(step[0], []).append(step)

    def position(self) -> dict[str, Any]:
        """One of them, with a damaged stack."""
        data = copy.deepcopy(self.dice.pick(self.saved))
        for _ in range(1 + self.dice.below(4) // 3):
            self.damage(data["stack"])
        return data

    def damage(self, stack: list[Any]) -> None:
        at, how = self.dice.below(len(stack) + 1), self.dice.below(6)
        if how == 0:
            stack.insert(at, self.dice.pick(self.seen[self.dice.pick(sorted(self.seen))]))
        elif how == 1:
            stack.insert(at, self.made_up())
        elif how == 2 and at < len(stack):
            del stack[at]
        elif how == 3 and at < len(stack):
            other = self.dice.below(len(stack))
            stack[at], stack[other] = stack[other], stack[at]
        elif how == 4 and at < len(stack):
            stack[at] = self.with_other_arguments(stack[at])
        else:
            stack[at : at + 1] = [self.dice.pick([self.made_up(), self.foreign()])]

    def made_up(self) -> list[Any]:
        """A Step of the game with arguments that it may have, or not."""
        kind = self.dice.pick(self.case.game.steps).__name__
        known = self.seen.get(kind)
        if known and self.dice.below(2):
            return self.with_other_arguments(self.dice.pick(known))
        return [kind, *(self.dice.pick(FOREIGN[: 4 + self.dice.below(20)]) for _ in range(self.dice.below(5)))]

    def with_other_arguments(self, step: list[Any]) -> list[Any]:
        return [step[0], *(self.argument() if self.dice.below(2) else each for each in step[1:])]

    def argument(self) -> Any:
        few = FOREIGN[: 6 + self.dice.below(17)]
        if not self.dice.below(8):
            return [self.dice.pick(few) for _ in range(self.dice.below(4))]
        return self.dice.pick(few)

    def foreign(self) -> list[Any]:
        return [self.dice.pick(self.others or ["NoSuchStep"]), *(self.dice.below(4) for _ in range(self.dice.below(3)))]


def outcome(game: Game[Any], data: dict[str, Any]) -> str:
    """"refused", "plays", or what went wrong."""
    try:
        g = read_position(game, copy.deepcopy(data))
    except BadFile as error:
        return "refused" if error.where.startswith("position.") else f"refused at {error.where!r}"
    for number in range(PLAYOUTS):
        match, dice = begin_from(game, g.clone()), Dice(f"playout {number}")
        try:
            plays(match, dice)
        except Exception as error:  # noqa: BLE001, whatever it is, it must not happen
            return f"{type(error).__name__} {error}"[:300]
    return "plays"


def plays(match: Match[Any], dice: Dice) -> None:
    check(match)
    for _ in range(LONGEST):
        if not match.state.offer:
            break
        match.state.play(choose(match.state.offer, dice))
        check(match)


def damaged(case: Case, seed: str, count: int) -> tuple[Counter[str], list[str]]:
    """How many were refused and how many play; and those that went wrong."""
    source, counts, wrong = Damage(case, seed), Counter[str](), list[str]()
    for _ in range(count):
        data = source.position()
        found = outcome(case.game, data)
        counts[found if found in ("refused", "plays") else "wrong"] += 1
        if found not in ("refused", "plays"):
            wrong.append(f"{case} {json.dumps(data['stack'])}: {found}")
    return counts, wrong


def main(argv: Sequence[str] | None = None) -> None:
    parser = program.parser("damage", "Positions with damaged stacks, each to be refused with a sentence, or to play.")
    parser.add_argument("game", type=program.title, metavar="ID", help="of which title")
    parser.add_argument("count", type=positive, metavar="N", help="how many, in fifties")
    parser.add_argument("seed", nargs="?", default="0", metavar="SEED", help="others than usually (default: 0)")
    args = parser.parse_args(argv)
    cases, total, began = [case for case in CASES if case.game is args.game], Counter[str](), time.monotonic()
    for number in range(-(-args.count // 50)):
        counts, wrong = damaged(cases[number % len(cases)], f"{args.seed} {number}", 50)
        total += counts
        for line in wrong:
            print(line, flush=True)
    print(args.game.id, dict(total), f"{time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
