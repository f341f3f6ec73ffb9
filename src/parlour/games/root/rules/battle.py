"""4.3, PROC.2: a battle. Ambush and foil, the roll, extra hits, losses chosen by both sides, and all of them at once.

The battle's facts lie in the State (attacker, defender, field, hits): a battle never happens inside another. `g.hits`
holds the hits rolled on the attacker and on the defender, then the extra ones on each.
"""

from typing import Final

from parlour.games.root.rules.facts import (
    AMBUSH_HITS,
    AMBUSHES,
    ARMORERS,
    BRUTAL_TACTICS,
    SAPPERS,
    SCOUTING_PARTY,
    SERVES,
)
from parlour.games.root.rules.fields import NONE
from parlour.games.root.rules.hits import TakeHits
from parlour.games.root.rules.land import EVERYWHERE, at
from parlour.games.root.rules.removal import (
    IN_BATTLE,
    RemoveDoomed,
    ResolveTriggers,
)
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import HalfMade, InClearing, LeadsToBattle, Within
from parlour.games.root.rules.verbs import (
    AMBUSH,
    BATTLE,
    BATTLE_IN,
    BRUTAL,
    ENLIST,
    FIRST_SIDE,
    FOIL,
    MERCENARIES,
    PASS,
)
from parlour.games.root.rules.verbs import (
    ARMORERS as USE_ARMORERS,
)
from parlour.games.root.rules.verbs import (
    SAPPERS as USE_SAPPERS,
)
from parlour.kernel.bag import has, members
from parlour.kernel.state import ARG, NOBODY, Step

ON_ATTACKER: Final = 0
ON_DEFENDER: Final = 1
EXTRA: Final = 2


class BattleIn(Within, LeadsToBattle):
    """4.3 Choose a clearing with own warriors and another player; 7.5.2.iii a rule may name its suit."""

    def options(self, g: Root) -> list[int]:
        return [BATTLE_IN | clearing for clearing in members(battlefields(g, self.who, self.within))]

    def take(self, g: Root, action: int) -> None:
        g.then(BattleAgainst(self.who, action & ARG))

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = battlefields(g, self.who, self.within)
        elsewhere = battlefields(g, self.who, EVERYWHERE) & ~can
        alone = g.standing[self.who] & ~can & ~elsewhere
        return [(BATTLE_IN | c, "7.5.2.iii") for c in members(elsewhere)] + [
            (BATTLE_IN | c, "4.3") for c in members(alone)
        ]


def battlefields(g: Root, seat: int, within: int) -> int:
    """4.3 Where the seat has warriors and another player has any piece; 11.2.7.iii hired ones will do."""
    fields = g.standing[seat] & g.company(seat)
    if seat == g.hirer:
        for clearing in members(g.standing[g.rules.seller] & ~g.standing[seat]):
            if foes(g, seat, clearing):
                fields |= 1 << clearing
    return fields & within


def foes(g: Root, seat: int, clearing: int) -> list[int]:
    """4.3, 11.2.7.iii Whom the seat may fight there: with hired warriors alone, not those whose warriors they are."""
    others = g.others_present(seat, clearing)
    if seat == g.hirer and not has(g.standing[seat], clearing):
        return [other for other in others if other != g.rules.seller]
    return others


class BattleAgainst(InClearing, HalfMade, LeadsToBattle):
    """4.3, QA.2 Choose another player there as the defender, who is not asked for leave."""

    def options(self, g: Root) -> list[int]:
        return [BATTLE | seat for seat in foes(g, self.who, self.clearing)]

    def take(self, g: Root, action: int) -> None:
        seller, defender = g.rules.seller, action & ARG
        if self.who == g.hirer and defender != seller and g.warriors[at(seller, self.clearing)]:
            g.then(HiredMayFight(self.who, defender, self.clearing))
        else:
            start_battle(g, self.who, defender, self.clearing, NOBODY)

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """How many warriors the defender has there."""
        return {"n": g.warriors[at(action & ARG, self.clearing)]}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = foes(g, self.who, self.clearing)
        there = [seat for seat in range(g.seats) if has(g.present[seat], self.clearing) and seat != self.who]
        partner = [seat for seat in there if seat not in g.others_present(self.who, self.clearing)]
        hired = [seat for seat in there if seat not in can and seat not in partner]
        return [(BATTLE | seat, "L-03") for seat in partner] + [(BATTLE | seat, "11.2.7.iii") for seat in hired]


class HiredMayFight(Step[Root], LeadsToBattle):
    """11.2.7.iii Do the hired warriors fight in this battle? Without own ones they do."""

    def __init__(self, who: int, defender: int, clearing: int) -> None:
        super().__init__(who)
        self.defender = defender
        self.clearing = clearing

    def args(self) -> tuple[int, int, int]:
        return self.who, self.defender, self.clearing

    def options(self, g: Root) -> list[int]:
        return [MERCENARIES, PASS] if has(g.standing[self.who], self.clearing) else [MERCENARIES]

    def take(self, g: Root, action: int) -> None:
        ally = g.rules.seller if action == MERCENARIES else NOBODY
        start_battle(g, self.who, self.defender, self.clearing, ally)

    def about(self, g: Root) -> dict[str, int]:
        return {"other": self.defender, "clearing": self.clearing}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """How many warriors of the attacker then fight."""
        hired = g.warriors[at(g.rules.seller, self.clearing)] if action == MERCENARIES else 0
        return {"n": g.warriors[at(self.who, self.clearing)] + hired}


def start_battle(g: Root, attacker: int, defender: int, clearing: int, ally: int) -> None:
    """4.3, PROC.2 Ambush, roll, effects, hits, end; CARD.scouting-party with it the attacker cannot be ambushed."""
    g.attacker = attacker
    g.defender = defender
    g.field = clearing
    g.ally = ally
    if g.log is not None:
        g.note("battles", seat=attacker, other=defender, clearing=clearing)
    stack = g.stack
    stack.append(BATTLE_OVER)
    stack.append(ROLL_DICE)
    for seat in g.rules.wanderers:
        if may_protect(g, seat):
            stack.append(DefenderMayEnlist(defender, seat))
    if may_ambush(g, defender) and not g.holds(attacker, SCOUTING_PARTY):
        stack.append(DefenderMayAmbush(defender))


def may_ambush(g: Root, seat: int) -> bool:
    """Z.3 Asked of any hand but none; 11.2.3 of an open hand only if an ambush fits."""
    return fitting_ambushes(g, seat) != 0 if g.is_open(seat) else g.cards_in_hand(seat) > 0


def may_protect(g: Root, seat: int) -> bool:
    """GG.5.2, L-16 Who protects stands in the clearing and is not the defender. L-16 `english`: nor the attacker."""
    there = g.pawn[seat] == g.field and seat != g.defender and g.rules.faction[seat].protects(g, seat)
    return there and not (g.rules.english and seat == g.attacker)


class Reaction(Step[Root]):
    """Z.3 A question that is asked whatever the hand holds; a table's policy may answer it with a pass."""

    def asks(self, g: Root) -> bool:
        return True

    def declined(self, g: Root) -> int:
        return PASS


class DefenderMayAmbush(Reaction):
    """4.3.1, CARD.ambush The defender may play one ambush that fits the clearing; Z.3 asked of any hand but none."""

    def reaction(self) -> str:
        return "ambush"

    def options(self, g: Root) -> list[int]:
        return [PASS] + [AMBUSH | card for card in members(fitting_ambushes(g, self.who))]

    def take(self, g: Root, action: int) -> None:
        if action == PASS:
            return
        g.spend(self.who, action & ARG)
        if g.log is not None:
            g.note("ambushes", seat=self.who, card=action & ARG, clearing=g.field)
        if may_ambush(g, g.attacker):
            g.then(AttackerMayFoil(g.attacker))
        else:
            spring(g)

    def about(self, g: Root) -> dict[str, int]:
        return {"clearing": g.field, "other": g.attacker}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        return [(AMBUSH | card, "4.3.1") for card in members(other_ambushes(g, self.who))]


def fitting_ambushes(g: Root, seat: int) -> int:
    """4.3.1 Ambush cards that match the clearing; 2.1.1 a bird fits every one."""
    return g.hand[seat] & AMBUSHES & SERVES[g.suit_at[g.field]]


def other_ambushes(g: Root, seat: int) -> int:
    return g.hand[seat] & AMBUSHES & ~SERVES[g.suit_at[g.field]]


class AttackerMayFoil(Reaction):
    """4.3.1.i The attacker may cancel the ambush with a matching ambush card of his own."""

    def reaction(self) -> str:
        return "foil"

    def options(self, g: Root) -> list[int]:
        return [PASS] + [FOIL | card for card in members(fitting_ambushes(g, self.who))]

    def take(self, g: Root, action: int) -> None:
        if action == PASS:
            spring(g)
            return
        g.spend(self.who, action & ARG)
        g.note("foils", seat=self.who, card=action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"clearing": g.field, "other": g.defender}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        return [(FOIL | card, "4.3.1.i") for card in members(other_ambushes(g, self.who))]


def spring(g: Root) -> None:
    """4.3.1, 1.1.2 The ambush deals two hits at once, a removal of its own, which nothing can repel."""
    g.then(TakeHits(g.attacker, AMBUSH_HITS, remover(g, g.defender)), RemoveDoomed(IN_BATTLE), ResolveTriggers(1))


def remover(g: Root, dealer: int) -> int:
    """GG.4.2 Hits remove for whoever deals them, in an instigated battle for whoever instigated it."""
    return dealer if g.instigator == NOBODY else g.instigator


class DefenderMayEnlist(Reaction):
    """GG.5.2 Just before the roll the defender may enlist whoever protects: a point for him, his swords for the cap."""

    def __init__(self, who: int, guard: int) -> None:
        super().__init__(who)
        self.guard = guard

    def args(self) -> tuple[int, int]:
        return self.who, self.guard

    def asks(self, g: Root) -> bool:
        return False

    def reaction(self) -> str:
        return "enlist"

    def options(self, g: Root) -> list[int]:
        """4.3.1 After an ambush there may be nobody left to fight."""
        return [ENLIST, PASS] if attackers_left(g) else [PASS]

    def take(self, g: Root, action: int) -> None:
        if action == ENLIST:
            g.guard = self.guard
            g.note("enlists", seat=self.who, other=self.guard)
            g.award(self.guard, 1)

    def about(self, g: Root) -> dict[str, int]:
        return {"clearing": g.field, "other": self.guard, "third": g.attacker}

    def detail(self, g: Root, action: int) -> dict[str, int]:
        """The swords that would be added."""
        return {"n": g.rules.faction[self.guard].fighters(g, self.guard, g.field)} if action == ENLIST else {}


def attackers_left(g: Root) -> bool:
    """4.3.1, 1.1.4 Whether anybody still attacks: own warriors or the pawn, or those that fight beside them."""
    beside = g.ally != NOBODY and g.warriors[at(g.ally, g.field)] > 0
    return beside or g.rules.faction[g.attacker].stands_firm(g, g.attacker, g.field)


class RollDice(Step[Root]):
    """4.3.2 Two dice, 0 to 3 each: the attacker deals the higher, the defender the lower, neither more than it has."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, g: Root) -> None:
        """4.3.1 With no attacker left after an ambush the battle is over.

        1.1.4 Allied warriors count as the attacker's own, GG.5.2 swords of whoever was enlisted as the defender's.
        """
        attacker, defender, field = g.attacker, g.defender, g.field
        of_attacker = g.rules.faction[attacker]
        of_defender = g.rules.faction[defender]
        allies = g.warriors[at(g.ally, field)] if g.ally != NOBODY else 0
        if not allies and not of_attacker.stands_firm(g, attacker, field):
            return
        guards = g.rules.faction[g.guard].fighters(g, g.guard, field) if g.guard != NOBODY else 0
        one = int(g.below(4))
        other = int(g.below(4))
        g.high = max(one, other)
        g.low = min(one, other)
        g.rolled = True
        dealt, taken = of_defender.share_of_dice(g.high, g.low)
        dealt = min(dealt, of_attacker.fighters(g, attacker, field) + allies)
        taken = min(taken, of_defender.fighters(g, defender, field) + guards)
        extra = of_attacker.attack_bonus(g, attacker) + int(of_defender.defenseless(g, defender, field))
        g.hits = [taken, dealt, 0, extra]
        if g.log is not None:
            g.note("rolls", seat=attacker, other=defender, n=g.high, low=g.low, dealt=dealt, taken=taken, extra=extra)
        g.stack.append(DEAL_HITS)
        if not of_attacker.limit_rolled(g, attacker):
            declare_in_order(g)


def declare_in_order(g: Root) -> None:
    """4.3.2.ii Both sides may add effects; L-01 the active player, or the attacker, says which side first."""
    if not g.crafted[g.attacker] and not g.crafted[g.defender]:
        return
    if effects(g, g.attacker) and effects(g, g.defender):
        g.then(WhoDeclaresFirst(g.attacker if g.rules.english else g.active))
    else:
        g.then(DeclareEffects(g.attacker), DeclareEffects(g.defender))


class WhoDeclaresFirst(Step[Root]):
    """4.3.2.ii, L-01 Both sides have an effect to declare: who begins?"""

    def options(self, g: Root) -> list[int]:
        return [FIRST_SIDE | g.attacker, FIRST_SIDE | g.defender]

    def take(self, g: Root, action: int) -> None:
        first = action & ARG
        second = g.defender if first == g.attacker else g.attacker
        g.then(DeclareEffects(first), DeclareEffects(second))


def effects(g: Root, seat: int) -> list[int]:
    """4.3.2.ii, CARD.armorers, CARD.sappers, CARD.brutal-tactics What a side may still add to this battle."""
    result: list[int] = []
    if not g.crafted[seat]:
        return result
    attacks = seat == g.attacker
    if attacks and g.holds(seat, BRUTAL_TACTICS) and not has(g.used, BRUTAL_TACTICS):
        result.append(BRUTAL)
    if not attacks and g.holds(seat, SAPPERS):
        result.append(USE_SAPPERS)
    if g.holds(seat, ARMORERS) and g.hits[ON_ATTACKER if attacks else ON_DEFENDER]:
        result.append(USE_ARMORERS)
    return result


class DeclareEffects(Step[Root]):
    """4.3.2.ii A side declares all its effects; the cards are open, so nobody is asked who has none."""

    def options(self, g: Root) -> list[int]:
        return [PASS, *effects(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        if action == PASS:
            return
        g.then(self)
        attacks = self.who == g.attacker
        if action == BRUTAL:
            g.used |= 1 << BRUTAL_TACTICS  # once per battle: forgotten when it is over
            g.hits[EXTRA + ON_DEFENDER] += 1
            g.note("brutal", seat=self.who, other=g.defender)
            g.award(g.defender, 1)
        elif action == USE_SAPPERS:
            g.use_up(self.who, SAPPERS)
            g.hits[EXTRA + ON_ATTACKER] += 1
            g.note("sappers", seat=self.who)
        else:
            g.use_up(self.who, ARMORERS)
            g.hits[ON_ATTACKER if attacks else ON_DEFENDER] = 0
            g.note("armorers", seat=self.who)

    def about(self, g: Root) -> dict[str, int]:
        own, other = (ON_ATTACKER, ON_DEFENDER) if self.who == g.attacker else (ON_DEFENDER, ON_ATTACKER)
        return {"n": g.hits[own] + g.hits[EXTRA + own], "dealt": g.hits[other] + g.hits[EXTRA + other]}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        useless = g.holds(self.who, ARMORERS) and USE_ARMORERS not in effects(g, self.who)
        return [(USE_ARMORERS, "CARD.armorers")] if useless else []


class DealHits(Step[Root]):
    """4.3.3 Both sides deal hits at the same time: the defender chooses losses first, nothing leaves till both have."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, g: Root) -> None:
        on_attacker = g.hits[ON_ATTACKER] + g.hits[EXTRA + ON_ATTACKER]
        on_defender = g.hits[ON_DEFENDER] + g.hits[EXTRA + ON_DEFENDER]
        stack = g.stack
        stack.append(RESOLVE_IN_BATTLE)
        stack.append(REMOVE_IN_BATTLE)
        if on_attacker:
            stack.append(TakeHits(g.attacker, on_attacker, remover(g, g.defender)))
        if on_defender:
            stack.append(TakeHits(g.defender, on_defender, remover(g, g.attacker)))


class BattleOver(Step[Root]):
    """PROC.2 The end of a battle."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, g: Root) -> None:
        attacker = g.attacker
        g.used &= ~(1 << BRUTAL_TACTICS)
        g.rules.faction[attacker].battle_over(g, attacker)
        g.attacker = NOBODY
        g.defender = NOBODY
        g.field = NONE
        g.ally = NOBODY
        g.instigator = NOBODY
        g.guard = NOBODY
        forget(g)


def forget(g: Root) -> None:
    """Nothing of a battle is left but what it did."""
    g.high = 0
    g.low = 0
    g.rolled = False
    g.hits = [0, 0, 0, 0]
    g.lost_allies = 0
    g.lost_items = 0
    g.plundered = False


BATTLE_OVER: Final = BattleOver()
ROLL_DICE: Final = RollDice()
DEAL_HITS: Final = DealHits()
REMOVE_IN_BATTLE: Final = RemoveDoomed(IN_BATTLE)
RESOLVE_IN_BATTLE: Final = ResolveTriggers(1)
