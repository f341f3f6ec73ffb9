"""Lockup's contract with the rest of Parlour: facts, options, setup, outcome."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.games.lockup.file import LAYOUT, check_parties, derive
from parlour.games.lockup.file.pack import HOUSE
from parlour.games.lockup.file.pack.cards import MOST as MOST_OF_A_CARD
from parlour.games.lockup.rules.book import (
    AFTER,
    COSTS,
    CREWS,
    DIFFICULTIES,
    GOODS,
    GOONS,
    ITEMS,
    LIBRARY,
    LOCATIONS,
    MOST_SEATS,
    T2,
    TOKENS,
)
from parlour.games.lockup.rules.fields import NONE
from parlour.games.lockup.rules.scoring import PARTS, winners
from parlour.games.lockup.rules.setup import set_up
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import numbers
from parlour.games.lockup.rules.verbs import VERBS
from parlour.games.lockup.seating import check_given, choose_crews, make_rules, read_crews
from parlour.kernel.bag import members
from parlour.kernel.errors import BadFile, BadInput
from parlour.kernel.game import Bounds, Game, Outcome, Setting, Verb

SPOTS = tuple(f"{seat}-{location}" for seat in range(MOST_SEATS) for location in LOCATIONS)
PIECES = tuple(f"{location}-{token}" for location in LOCATIONS for token in (*TOKENS, "none", "unknown"))


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
    more_kinds = ("goal", "guard")
    longest = 100_000
    layout = LAYOUT
    settings: Mapping[str, Setting] = {
        "expert": Setting("false", "true"),
        "difficulty": Setting(*DIFFICULTIES, alone=True),
        "crews": Setting("random", open="names with commas, such as goblins,gnolls", asked=False),
        "pack": Setting(HOUSE, open="the path of a file", asked=False),
        "first": Setting("random", "0", "1", "2", "3", "4"),
    }
    reactions = reaction_names()
    spared = tuple(name for name in reaction_names() if name != "reward")
    sides = CREWS
    blanks: Mapping[str, Any] = {"price": 0, "power": 0, "kind": "none", "place": 0}
    verbs: Sequence[Verb] = VERBS

    def set_up(self, seats: int | Sequence[str], settings: Mapping[str, str], first: int, chance: int) -> Lockup:
        """4 Crews, first player, setup."""
        crews = choose_crews(seats, settings, chance)
        return set_up(make_rules(crews, settings), len(crews), first, chance)

    def seat_names(self, g: Lockup) -> list[str]:
        return [CREWS[crew] for crew in g.rules.crews]

    def result(self, g: Lockup) -> Outcome:
        """16.4, 18.8.3 Most stars win."""
        parts = [breakdown(g, seat) for seat in range(g.seats)]
        rivals = {"guards": breakdown(g, g.seats)} if g.rules.solo else None
        return Outcome(g.reputation[: g.seats], winners(g), "six-rounds", parts, rivals)

    def names(self, g: Lockup, kind: str) -> Sequence[str]:
        cards = g.cards
        seats = [*self.seat_names(g), *[f"seat-{n + 1}" for n in range(g.seats, MOST_SEATS)]]
        spare = [f"spare-{n}" for n in range(len(cards.tome_ids), len(cards.tome_of))]  # a pack may have more designs
        tables: dict[str, Sequence[str]] = {
            "location": LOCATIONS, "token": TOKENS, "tome": [*cards.tome_ids, *spare], "good": GOODS,
            "cost": COSTS, "goon": cards.goon_ids, "item": cards.item_ids, "seat": seats,
            "trait": cards.trait_ids, "spot": SPOTS, "piece": PIECES, "goal": cards.goal_ids, "guard": cards.guard_ids,
        }  # fmt: skip
        return tables[kind]

    def readable_value(self, g: Lockup, name: str, value: Any) -> Any:
        if name == "goods":
            return [good for good, n in zip(GOODS, numbers(value, len(GOODS)), strict=True) for _ in range(n)]
        if name == "tokens":
            return [TOKENS[token] for token in members(value)]
        return super().readable_value(g, name, value)

    def name_parts(self, kind: str, name: str) -> Mapping[str, Any]:
        """A spot is a seat's place in a location, a piece a token in one."""
        if kind == "piece":
            location, _, token = name.rpartition("-")
            return {"location": location, "token": token}
        if kind == "spot":
            seat, _, location = name.partition("-")
            return {"seat": int(seat), "location": location}
        return {"n": name}

    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> Lockup:
        check_parties(fields, seats)
        return super().from_fields(fields, settings, seats)

    def blank(self, seats: Sequence[str], settings: Mapping[str, str]) -> Lockup:
        g, crews = Lockup(), read_crews(seats, "seats")
        try:
            check_given(settings["crews"], crews)
        except BadInput as error:
            raise BadFile("position.options.crews", str(error)) from None
        g.rules, g.seats = make_rules(crews, settings), len(crews)
        return g

    def derive(self, g: Lockup) -> None:
        derive(g)

    def bounds(self, g: Lockup) -> dict[str, Bounds]:
        """There are so many of each; no card says more than MOST_OF_A_CARD."""
        most = {
            "party": g.rules.parties - 1, "place": MOST_SEATS, "item": ITEMS - 1, "goon": GOONS - 1,
            "design": len(g.cards.tome_ids) - 1,
        }  # fmt: skip
        several = Bounds(1, MOST_OF_A_CARD)
        others = {"window": Bounds(T2, AFTER), "location": Bounds(NONE, LIBRARY)}
        least_0 = {name: Bounds(0, high) for name, high in most.items()}
        return {**super().bounds(g), **least_0, **others, "left": several, "most": several}


def breakdown(g: Lockup, party: int) -> dict[str, int]:
    """16.2.1–16.2.6 What a score is made of: reputation before final scoring, then each part."""
    parts = g.parts[party * len(PARTS) : (party + 1) * len(PARTS)]
    return {"reputation": g.reputation[party] - sum(parts), **dict(zip(PARTS, parts, strict=True))}


GAME: Final = LockupGame()
