"""Fence: a small game with reactions, for testing what is asked of a seat in another's turn.

Each seat has hidden guards, drawn by lot. In turn a seat strikes another, who may parry if a guard is left; it is asked
either way, since silence would tell. Then the master may cheer, which nothing follows from. Seats play a beast each,
chosen or drawn.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import pytest
from dropped import drop_in

from parlour.kernel.chance import scaled, stirred
from parlour.kernel.errors import BadInput
from parlour.kernel.game import Game, Outcome, Setting, Verb
from parlour.kernel.state import NOBODY, State, Step, action

STRIKE, PASS, PARRY, REST = (action(verb) for verb in range(4))
BEASTS = ("fox", "owl", "hare")
TURNS = 6
LAW = "".join(f'["1.{n}"]\ndigest = "Paragraph {n}."\n' for n in range(1, 5))
DRAW = """
import json
LAYOUTS = ("wide", "phone", "phone-board", "phone-mine", "phone-rest")
def draw(view, **more):
    return f"<svg>{json.dumps(view)}{more['targets']}</svg>"
def seal(name, size):
    return f"<svg>{name}</svg>"
"""
TERMINAL = "def show(view, say, whole):\n    return f\"guards {view['guards']}\"\n"


class Fence(State):
    def __init__(self) -> None:
        super().__init__()
        self.beasts: list[int] = []
        self.guards: list[int] = []  # by seat; redacted: -1 for those of others
        self.hits: list[int] = []
        self.turn: int = 0

    def clone(self) -> Self:
        other = type(self)()
        other.copy_base(self)
        other.beasts = self.beasts.copy()
        other.guards = self.guards.copy()
        other.hits = self.hits.copy()
        other.turn = self.turn
        return other

    def conceal(self, seat: int) -> None:
        self.guards = [guards if each == seat else -1 for each, guards in enumerate(self.guards)]

    def imagine(self) -> None:
        self.guards = [int(self.below(3)) if guards < 0 else guards for guards in self.guards]


class Turn(Step[Fence]):
    """1.1 Strike somebody, or rest."""

    def options(self, g: Fence) -> list[int]:
        return [REST, *(STRIKE | seat for seat in range(g.seats) if seat != self.who)]

    def take(self, g: Fence, action: int) -> None:
        if action == REST:
            g.note("rests", seat=self.who)
            g.then(NextTurn())
        else:
            g.note("strikes", seat=self.who, other=action & 0xFFF)
            g.then(MayParry(action & 0xFFF), NextTurn())


class MayParry(Step[Fence]):
    """1.2 Whoever is struck may parry."""

    def options(self, g: Fence) -> list[int]:
        return [PASS, PARRY] if g.guards[self.who] > 0 else [PASS]

    def asks(self, g: Fence) -> bool:
        return True

    def reaction(self) -> str:
        return "parry"

    def declined(self, _: Any) -> int:
        return PASS

    def take(self, g: Fence, action: int) -> None:
        if action == PARRY:
            g.guards[self.who] -= 1
        else:
            g.hits[self.who] += 1
        g.note("parries" if action == PARRY else "is-hit", seat=self.who)


class NextTurn(Step[Fence]):
    """1.3 The next seat; after the last turn it is over."""

    def run(self, g: Fence) -> None:
        g.turn += 1
        if g.turn < TURNS:
            g.note("turn", seat=g.turn % g.seats)
            g.then(Turn(g.turn % g.seats))


class FenceGame(Game[Any]):
    id = "fence"
    title = "Fence"
    rules_version = 1
    edition = "toy"
    minutes = 5
    seats = (2, 3)
    end_law = "1.3"
    longest = 100
    reactions = ("parry", "cheer")
    sides = BEASTS
    settings: Mapping[str, Setting] = {"motto": Setting("none", open="any words")}
    verbs = (Verb("strike", "1.1", "seat", 3), Verb("pass", "1.2"), Verb("parry", "1.2"), Verb("rest", "1.1"))
    steps: Sequence[type[Step[Any]]] = (Turn, MayParry, NextTurn)

    def set_up(self, seats: int | Sequence[str], settings: Mapping[str, str], first: int, chance: int) -> Fence:
        g = Fence()
        g.seats, g.chance = self.count_seats(seats), chance
        g.beasts = drawn(g.seats, chance) if isinstance(seats, int) else chosen(seats)
        g.guards, g.hits = [int(g.below(3)) for _ in range(g.seats)], [0] * g.seats
        g.then(Turn(0))
        return g

    def seat_names(self, g: Fence) -> list[str]:
        return [BEASTS[beast] for beast in g.beasts]

    def result(self, g: Fence) -> Outcome:
        scores = [-hits for hits in g.hits]
        return Outcome(scores, [n for n in range(g.seats) if scores[n] == max(scores)], "turns", [])

    def reactions_of(self, side: str) -> Sequence[str]:
        """An owl cannot cheer."""
        return ("parry",) if side == "owl" else self.reactions

    def check(self, g: Fence) -> list[str]:
        return []

    def names(self, g: Fence, kind: str) -> Sequence[str]:
        return [str(seat) for seat in range(3)]

    def readable(self, g: Fence, args: Mapping[str, Any]) -> dict[str, Any]:
        return dict(args)

    def view(self, g: Fence, seat: int) -> dict[str, Any]:
        players = [{"score": -hits} for hits in g.hits]
        active = g.turn % g.seats
        return {"active": active, "guards": None if seat == NOBODY else g.guards[seat], "players": players}

    def fields(self, g: Fence) -> dict[str, Any]:
        return {"guards": list(g.guards), "hits": list(g.hits), "turn": g.turn}

    def from_fields(self, fields: Mapping[str, Any], settings: Mapping[str, str], seats: Sequence[str]) -> Fence:
        g = Fence()
        g.seats, g.beasts = len(seats), chosen(seats)
        g.guards, g.hits, g.turn = list(fields["guards"]), list(fields["hits"]), fields["turn"]
        return g

    def settings_of(self, g: Fence) -> dict[str, str]:
        return self.read_settings({})


def drawn(count: int, chance: int) -> list[int]:
    """By a lot of its own, so that the same game can be dealt again to seats that are named."""
    beasts = list(range(len(BEASTS)))
    for place in range(count):
        chance = stirred(chance)
        other = place + int(scaled(chance, len(BEASTS) - place))
        beasts[place], beasts[other] = beasts[other], beasts[place]
    return beasts[:count]


def chosen(seats: Sequence[str]) -> list[int]:
    if not all(seat in BEASTS for seat in seats) or len(set(seats)) < len(seats):
        raise BadInput(f"Each seat needs a beast of its own; there are {', '.join(BEASTS)}.")
    return [BEASTS.index(seat) for seat in seats]


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fence as a title of its own."""
    game = "from fence import FenceGame\n\nGAME = FenceGame()\n"
    drop_in("fence", {"game.py": game, "draw.py": DRAW, "terminal.py": TERMINAL, "law.toml": LAW}, folder, monkeypatch)
