"""Chapter 6: the Marquise de Cat. Her abilities and her setup; building.py and marquise_daylight.py hold her turn."""

from typing import Any, Final

from parlour.games.root.rules.army import Army
from parlour.games.root.rules.battle import Reaction
from parlour.games.root.rules.effects import BirdsongWindow
from parlour.games.root.rules.faction import MARQUISE
from parlour.games.root.rules.factions.building import BUILT, TYPES, GatherWood
from parlour.games.root.rules.factions.marquise_daylight import MarquiseDaylight
from parlour.games.root.rules.facts import BOARDS, KEEP, RECRUITER, WORKSHOP
from parlour.games.root.rules.fields import WARRIORS, Trigger
from parlour.games.root.rules.land import CLEARINGS, CORNERS, at
from parlour.games.root.rules.removal import HOSPITALS
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import DiscardDown, DrawCards, turn_of
from parlour.games.root.rules.verbs import HOSPITAL, PASS, SET_UP_RECRUITER, SET_UP_SAWMILL, SET_UP_WORKSHOP
from parlour.games.root.rules.verbs import KEEP as SET_UP_KEEP
from parlour.kernel.bag import lowest, members
from parlour.kernel.state import ARG, Step

BONUS: Final[list[int]] = BOARDS["marquise"]["draw"]
ACTIONS: Final = 3  # 6.5
SET_UP: Final = (SET_UP_SAWMILL, SET_UP_WORKSHOP, SET_UP_RECRUITER)  # by type


class Marquise(Army):
    def __init__(self) -> None:
        super().__init__(MARQUISE)

    def set_up(self, g: Root, seat: int) -> None:
        """6.3 The keep, then the garrison and three buildings; 6.3.1 warriors and wood lie in the supply already."""
        g.then(PlaceKeep(seat))

    def turn(self, seat: int) -> list[Step[Any]]:
        """6.4–6.6 Wood; crafting and actions; draw and discard."""
        return turn_of(
            seat,
            [BirdsongWindow(seat), GatherWood(seat), BirdsongWindow(seat)],
            [MarquiseDaylight(seat)],
            [DrawCards(seat), DiscardDown(seat)],
        )

    def wakes(self, g: Root, seat: int) -> None:
        """6.5 Three actions, and one recruit."""
        g.actions = ACTIONS
        g.recruited = False
        g.crafting = True

    def cards_to_draw(self, g: Root, seat: int) -> int:
        """6.6 One, and the bonuses uncovered on the track of recruiters."""
        return 1 + sum(BONUS[: BUILT - g.stock[RECRUITER]])

    def crafting(self, g: Root, seat: int) -> list[int]:
        """6.2.1 Workshops craft."""
        pieces = [0, 0, 0]
        for clearing in members(g.where[WORKSHOP]):
            pieces[g.suit_at[clearing]] += g.pieces[at(WORKSHOP, clearing)]
        return pieces

    def lost(self, g: Root, seat: int, what: int, clearing: int, n: int, by: int) -> None:
        """6.2.3 Field Hospitals may save warriors while the keep stands; 6.2.2 a removed keep leaves the game."""
        if what == WARRIORS:
            if g.with_piece(KEEP) & ~g.scorched and g.cards_in_hand(seat):
                g.pending.append(Trigger(HOSPITALS, seat, n, clearing, by))
        elif what == KEEP:
            g.stock[KEEP] = 0
            g.closed = 0
            g.note("keep-falls", seat=seat)

    def trigger(self, g: Root, seat: int, trigger: Trigger) -> None:
        """6.2.3 Asked of any hand but none (Z.3)."""
        if g.cards_in_hand(seat):
            g.then(FieldHospitals(seat, trigger.clearing, trigger.n))


class FieldHospitals(Reaction):
    """6.2.3, DEC.3 A card that matches the clearing puts all the warriors removed there into that with the keep."""

    def __init__(self, who: int, clearing: int, n: int) -> None:
        super().__init__(who)
        self.clearing = clearing
        self.n = n

    def args(self) -> tuple[int, int, int]:
        return self.who, self.clearing, self.n

    def reaction(self) -> str:
        return "field-hospitals"

    def options(self, g: Root) -> list[int]:
        return [PASS] + [HOSPITAL | card for card in members(g.matching(self.who, g.suit_at[self.clearing]))]

    def take(self, g: Root, action: int) -> None:
        if action == PASS:
            return
        g.spend(self.who, action & ARG)
        g.put_warriors(self.who, lowest(g.closed), self.n)
        g.note("hospital", seat=self.who, card=action & ARG, n=self.n, clearing=self.clearing)

    def about(self, g: Root) -> dict[str, int]:
        return {"clearing": self.clearing, "n": self.n}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        others = g.hand[self.who] & ~g.matching(self.who, g.suit_at[self.clearing])
        return [(HOSPITAL | card, "6.2.3") for card in members(others)]


# 6.3 Setup


class PlaceKeep(Step[Root]):
    """6.3.2 The keep in any corner; 6.3.3 a warrior in every clearing but the corner across."""

    def options(self, g: Root) -> list[int]:
        return [SET_UP_KEEP | corner for corner in members(CORNERS)]

    def take(self, g: Root, action: int) -> None:
        corner = action & ARG
        g.put_piece(KEEP, corner)
        g.closed = 1 << corner
        g.closed_by = self.who
        for clearing in range(CLEARINGS):
            if clearing != g.rules.land.opposite[corner]:
                g.put_warriors(self.who, clearing, 1)
        g.note("keep", seat=self.who, clearing=corner)
        g.then(*[PlaceFirst(self.who, kind) for kind in TYPES])


class PlaceFirst(Step[Root]):
    """6.3.4 One building of each type, among the keep's clearing and those beside it; 6.3.5 the rest on the tracks."""

    def __init__(self, who: int, kind: int) -> None:
        super().__init__(who)
        self.kind = kind

    def args(self) -> tuple[int, int]:
        return self.who, self.kind

    def options(self, g: Root) -> list[int]:
        near = near_keep(g) & g.roomy
        return [SET_UP[self.kind] | clearing for clearing in members(near)]

    def take(self, g: Root, action: int) -> None:
        g.put_piece(self.kind, action & ARG)
        g.note("builds", seat=self.who, kind=self.kind, clearing=action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"kind": self.kind}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        full = near_keep(g) & ~g.roomy
        return [(SET_UP[self.kind] | clearing, "2.2.3") for clearing in members(full)]


def near_keep(g: Root) -> int:
    """6.3.4 The clearing with the keep, and those beside it."""
    return g.closed | g.rules.paths[lowest(g.closed)]
