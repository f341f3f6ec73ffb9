"""Lockup's contract with the rest of Parlour: facts, options, setup, outcome."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.games.lockup.file import read_fields, write_fields
from parlour.games.lockup.file.pack import HOUSE
from parlour.games.lockup.rules import (
    cell_block,
    chow_hall,
    commissary,
    effects,
    expert,
    guard_rewards,
    guards,
    lights_out,
    patrol,
    raid,
    receive,
    rewards,
    roll_call,
    rounds,
    scoring,
    tome_steps,
    windows,
)
from parlour.games.lockup.rules.book import CREWS, DIFFICULTIES, GOODS, LOCATIONS, MOST_SEATS, TOKENS
from parlour.games.lockup.rules.check import broken_invariants
from parlour.games.lockup.rules.fields import NONE
from parlour.games.lockup.rules.scoring import PARTS, winners
from parlour.games.lockup.rules.setup import set_up
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.verbs import VERBS
from parlour.games.lockup.seating import check_given, choose_crews, make_rules, read_crews
from parlour.games.lockup.view import view
from parlour.kernel.bag import members
from parlour.kernel.errors import BadFile, BadInput
from parlour.kernel.game import Game, Outcome, Setting, Verb, first_player, steps_of
from parlour.kernel.state import Step

MODULES = (
    roll_call, lights_out, rewards, receive, commissary, chow_hall, cell_block, effects, windows, tome_steps, patrol,
    raid, scoring, expert, guards, guard_rewards, rounds,
)  # fmt: skip
KIND_OF_ARG = {"other_location": "location", "other_good": "good"}  # arguments named otherwise than their kind
SPOTS = tuple(f"{seat}-{location}" for seat in range(MOST_SEATS) for location in LOCATIONS)
PIECES = tuple(f"{location}-{token}" for location in LOCATIONS for token in (*TOKENS, "none", "unknown"))
READABLE = (
    "location", "token", "tome", "good", "cost", "goon", "item", "trait", "goal", "guard", "spot", "piece",
)  # fmt: skip


def reaction_names() -> tuple[str, ...]:
    """14.4.2 Standing orders: one a window and, for T3 to T5, one a location."""
    local = [f"{window}-{location}" for window in ("t3", "t4", "t5") for location in LOCATIONS]
    return ("reward", "t2", *local, "t6", "t7", "t8", "t9")


class LockupGame(Game[Lockup]):
    id = "lockup"
    title = "Lockup"
    rules_version = 1
    edition = "house"
    seats = (1, 5)
    minutes = 75
    end_law = "16.4"
    last_words = ("end",)
    headings = ("round", "turn", "guards-turn", "lights-out", "location", "patrol", "raid", "scoring")
    faces = ("item", "goon", "tome", "goal", "trait", "guard")
    longest = 100_000
    settings: Mapping[str, Setting] = {
        "expert": Setting("false", "true"),
        "difficulty": Setting(*DIFFICULTIES, alone=True),
        "crews": Setting("random", open="names with commas, such as goblins,gnolls"),
        "pack": Setting(HOUSE, open="the path of a file"),
        "first": Setting("random", "0", "1", "2", "3", "4"),
    }
    reactions = reaction_names()
    spared = tuple(name for name in reaction_names() if name != "reward")
    sides = CREWS
    blanks: Mapping[str, Any] = {"price": 0, "power": 0, "kind": "none", "place": 0}
    verbs: Sequence[Verb] = VERBS
    steps: Sequence[type[Step[Any]]] = steps_of(*MODULES)

    def new(self, seats: int | Sequence[str], settings: Mapping[str, str], chance: int) -> Lockup:
        """4 Crews, first player, setup."""
        count = self.count_seats(seats)
        first = first_player(count, settings)
        g = set_up(make_rules(choose_crews(seats, settings, chance), settings), count, first, chance)
        g.proceed()
        return g

    def seat_names(self, g: Lockup) -> list[str]:
        return [CREWS[crew] for crew in g.rules.crews]

    def outcome(self, g: Lockup) -> Outcome | None:
        """16.4, 18.8.3 Most stars win."""
        if g.stack:
            return None
        parts = [breakdown(g, seat) for seat in range(g.seats)]
        rivals = {"guards": breakdown(g, g.seats)} if g.rules.solo else None
        return Outcome(g.reputation[: g.seats], winners(g), "six-rounds", parts, rivals)

    def check(self, g: Lockup) -> list[str]:
        return broken_invariants(g)

    def names(self, g: Lockup, kind: str) -> Sequence[str]:
        cards = g.cards
        seats = [*self.seat_names(g), *[f"seat-{n + 1}" for n in range(g.seats, MOST_SEATS)]]
        spare = [f"spare-{n}" for n in range(len(cards.tome_ids), len(cards.tome_of))]  # a pack may have more designs
        tables: dict[str, Sequence[str]] = {
            "location": LOCATIONS, "token": TOKENS, "tome": [*cards.tome_ids, *spare], "good": GOODS,
            "cost": (*GOODS, "any"), "goon": cards.goon_ids, "item": cards.item_ids, "seat": seats,
            "trait": cards.trait_ids, "spot": SPOTS, "piece": PIECES, "goal": cards.goal_ids, "guard": cards.guard_ids,
        }  # fmt: skip
        return tables[kind]

    def readable(self, g: Lockup, args: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self.readable_value(g, name, value) for name, value in args.items()}

    def readable_value(self, g: Lockup, name: str, value: Any) -> Any:
        kind = KIND_OF_ARG.get(name, name)
        if name == "goods":  # packed, four bits a type
            return [good for i, good in enumerate(GOODS) for _ in range(value >> 4 * i & 15)]
        if name == "tokens":
            return [TOKENS[token] for token in members(value)]
        if kind not in READABLE:
            return value
        return "" if value == NONE else self.names(g, kind)[value]

    def parts(self, kind: str, name: str) -> Mapping[str, Any]:
        """A spot is a seat's place in a location, a piece a token in one."""
        if kind == "piece":
            location, _, token = name.rpartition("-")
            return {"location": location, "token": token}
        if kind == "spot":
            seat, _, location = name.partition("-")
            return {"seat": int(seat), "location": location}
        return {"n": name}

    def given_names(self, g: Lockup) -> Mapping[str, str]:
        return g.cards.names

    def view(self, g: Lockup, seat: int) -> dict[str, Any]:
        return view(g, seat, self.outcome(g))

    def fields(self, g: Lockup) -> dict[str, Any]:
        return write_fields(g)

    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> Lockup:
        self.count_seats(seats)
        crews, option = read_crews(seats, "seats"), "crews"
        try:
            check_given(settings["crews"], crews)
            option = "first"
            first_player(len(crews), settings)
        except BadInput as error:
            raise BadFile(f"position.options.{option}", str(error)) from None
        return read_fields(fields, make_rules(crews, settings))

    def settings_of(self, g: Lockup) -> dict[str, str]:
        return dict(g.rules.settings)


def breakdown(g: Lockup, party: int) -> dict[str, int]:
    """16.2.1–16.2.6 What a score is made of: reputation before final scoring, then each part."""
    parts = g.parts[party * len(PARTS) : (party + 1) * len(PARTS)]
    return {"reputation": g.reputation[party] - sum(parts), **dict(zip(PARTS, parts, strict=True))}


GAME: Final = LockupGame()
