"""9.5.9 and part GG: the special actions of the Vagabond's characters, each for a torch."""

from typing import Final

from parlour.games.root.effects import take_at_random
from parlour.games.root.factions.pack import count_at, damaged_items, exhaust, repair, usable
from parlour.games.root.factions.relations import all_present
from parlour.games.root.facts import SERVES, TORCH
from parlour.games.root.land import CLEARINGS
from parlour.games.root.state import HURT_UP, NONE, PACK, Root
from parlour.games.root.verbs import HIDEOUT, LABOR, PASS, START_HIDEOUT, STEAL
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, Step

THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
HIDEOUT_REPAIRS: Final = 3  # GG.3.2


def special_deeds(g: Root, seat: int, place: int) -> list[int]:
    """9.5.9, GG.1.2, GG.2.2 What Thief and Tinker could do in a clearing, with a torch."""
    character = g.character[seat]
    if character == THIEF:
        return [STEAL | other for other in all_present(g, seat, place) if g.cards_in_hand(other)]
    if character == TINKER:
        return [LABOR | card for card in members(g.discard & SERVES[g.suit_at[place]])]
    return []


def special_barred(g: Root, seat: int) -> list[tuple[int, str]]:
    """9.5.9, GG.1.2, GG.3.2 Without a torch there is no special action; and nothing to steal, nothing to repair."""
    place = g.pawn[seat]
    torch = usable(g, seat, TORCH) > 0
    barred: list[tuple[int, str]] = []
    if place < CLEARINGS and not torch:
        barred += [(action, "9.5.9") for action in special_deeds(g, seat, place)]
    if place < CLEARINGS and g.character[seat] == THIEF:
        barred += [(STEAL | o, "GG.1.2") for o in all_present(g, seat, place) if not g.cards_in_hand(o)]
    if g.character[seat] == RANGER and not may_hide(g, seat):
        barred.append((START_HIDEOUT, "GG.3.2" if torch else "9.5.9"))
    return barred


def special(g: Root, seat: int, verb: int, arg: int) -> None:
    """GG.1.2, GG.2.2 Steal a random card of a player there; Day Labor: a matching card from the discard pile."""
    exhaust(g, seat, TORCH)
    if verb == STEAL:
        card = take_at_random(g, seat, arg)
        g.tell("steals", 1 << seat | 1 << arg, seat=seat, other=arg, card=card)
    else:
        g.discard ^= 1 << arg
        g.hand[seat] |= 1 << arg
        g.note("labors", seat=seat, card=arg)


def may_hide(g: Root, seat: int) -> bool:
    """GG.3.2 The Ranger's Hideout needs a torch and a damaged item."""
    return g.character[seat] == RANGER and usable(g, seat, TORCH) > 0 and len(damaged_items(g, seat)) > 0


def start_hideout(g: Root, seat: int) -> None:
    """GG.3.2 Repair three items; then Daylight is over."""
    exhaust(g, seat, TORCH)
    g.note("hides", seat=seat)
    g.then(Hideout(seat, HIDEOUT_REPAIRS))


class Hideout(Step[Root]):
    """GG.3.2 Choose the items to repair, if there are more than three."""

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def args(self) -> tuple[int, int]:
        return self.who, self.left

    def fits(self, g: Root) -> bool:
        return self.who == g.active and self.left > 0 and g.pawn[self.who] != NONE

    def options(self, g: Root) -> list[int]:
        if count_at(g, self.who, HURT_UP, PACK) <= self.left:
            return [PASS]  # all of them
        return [HIDEOUT | code for code in damaged_items(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        if action == PASS:
            repair_all(g, self.who)
            return
        repair(g, self.who, action & ARG)
        if self.left > 1:
            g.then(Hideout(self.who, self.left - 1))

    def about(self, g: Root) -> dict[str, int]:
        return {"n": self.left}


def repair_all(g: Root, seat: int) -> None:
    for code in damaged_items(g, seat):
        for _ in range(g.pack[seat * PACK + code]):
            repair(g, seat, code)
