"""9.5.9 and part GG: the special actions of the Vagabond's characters, each for a torch."""

from typing import Final

from parlour.games.root.rules.battle import start_battle
from parlour.games.root.rules.effects import take_at_random
from parlour.games.root.rules.factions.fights import FightBeside
from parlour.games.root.rules.factions.pack import ItemByItem, damaged_items, exhaust, repair, usable
from parlour.games.root.rules.factions.relations import all_present
from parlour.games.root.rules.facts import SERVES, TORCH
from parlour.games.root.rules.fields import DOWN, PACK
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.rules.removal import BY_EFFECT, FullRemoval, RemoveDoomed, ResolveTriggers, doom_enemies
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import LeadsToBattle
from parlour.games.root.rules.verbs import (
    HIDEOUT,
    INSTIGATE,
    INSTIGATE_AGAINST,
    LABOR,
    SCORCH,
    START_HIDEOUT,
    STEAL,
)
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, NOBODY, Step

THIEF: Final = 0
TINKER: Final = 1
RANGER: Final = 2
VAGRANT: Final = 3
ARBITER: Final = 4  # GG.5.2 needs no torch: see Vagabond.protects
SCOUNDREL: Final = 5
HIDEOUT_REPAIRS: Final = 3  # GG.3.2


def special_deeds(g: Root, seat: int, place: int) -> list[int]:
    """9.5.9, GG.1.2, GG.2.2, GG.4.2, GG.6.2 What a character could do in a clearing, with a torch."""
    character = g.character[seat]
    if character == THIEF:
        return [STEAL | other for other in all_present(g, seat, place) if g.cards_in_hand(other)]
    if character == TINKER:
        return [LABOR | card for card in members(g.discard & SERVES[g.suit_at[place]])]
    if character == VAGRANT:
        return [INSTIGATE | attacker for attacker in fighters_at(g, place)]
    return [SCORCH] if character == SCOUNDREL and not has(g.scorched, place) else []


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
    if g.character[seat] == SCOUNDREL and (place >= CLEARINGS or has(g.scorched, place)):
        barred.append((SCORCH, "GG.6.2" if torch else "9.5.9"))
    return barred


def special(g: Root, seat: int, verb: int, arg: int) -> None:
    """GG.1.2, GG.2.2, GG.4.2, GG.6.2 Steal a random card of a player there; Day Labor: a matching card from the discard
    pile; Instigate; Scorched Earth."""
    exhaust(g, seat, TORCH)
    if verb == INSTIGATE:
        g.then(InstigateAgainst(seat, arg))
    elif verb == SCORCH:
        scorch(g, seat)
    elif verb == STEAL:
        card = take_at_random(g, seat, arg)
        g.tell("steals", g.audience(seat, arg), seat=seat, other=arg, card=card)
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


class Hideout(ItemByItem):
    """GG.3.2 Choose the items to repair, if there are more than three."""

    def options(self, g: Root) -> list[int]:
        return self.choices(g, HIDEOUT)

    def places(self, g: Root) -> list[int]:
        return damaged_items(g, self.who)

    def treat(self, g: Root, code: int) -> None:
        repair(g, self.who, code)


# GG.4.2 Instigate


def fighters_at(g: Root, place: int) -> list[int]:
    """GG.4.2, 4.3 The players with warriors or a pawn there who would find somebody to fight, oneself included."""
    there = [s for s in range(g.seats) if has(g.standing[s], place) or g.pawn[s] == place]
    return [seat for seat in there if g.others_present(seat, place)]


class InstigateAgainst(Step[Root], LeadsToBattle):
    """GG.4.2 The attacker is chosen; whom does he fight?"""

    def __init__(self, who: int, attacker: int) -> None:
        super().__init__(who)
        self.attacker = attacker

    def args(self) -> tuple[int, int]:
        return self.who, self.attacker

    def options(self, g: Root) -> list[int]:
        return [INSTIGATE_AGAINST | other for other in g.others_present(self.attacker, g.pawn[self.who])]

    def take(self, g: Root, action: int) -> None:
        """GG.4.2 All that is removed in this battle he removes; fighting himself, he may have an ally beside him."""
        defender = action & ARG
        g.instigator = self.who
        g.actions = 0
        g.note("instigates", seat=self.who, other=self.attacker, third=defender, clearing=g.pawn[self.who])
        if self.attacker == self.who:
            g.then(FightBeside(self.who, defender))
        else:
            start_battle(g, self.attacker, defender, g.pawn[self.who], NOBODY)

    def about(self, g: Root) -> dict[str, int]:
        return {"other": self.attacker, "clearing": g.pawn[self.who]}


# GG.6.2 Scorched Earth


def scorch(g: Root, seat: int) -> None:
    """GG.6.2, 9.2.2.i The torch stays, all enemy pieces go; never again is anything placed there, or moves in."""
    place = g.pawn[seat]
    g.pack[seat * PACK + DOWN + TORCH] -= 1
    g.scorched |= 1 << place
    g.give_room(place, 0)
    g.note("scorches", seat=seat, clearing=place)
    doom_enemies(g, seat, place)
    g.then(RemoveDoomed(BY_EFFECT), FullRemoval(seat, 1 << place), ResolveTriggers(0))
