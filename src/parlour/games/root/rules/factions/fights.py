"""9.2.7, 9.5.2, 9.5.6: how the Vagabond fights. Swords start battles, allies stand by him, items take the hits."""

from parlour.games.root.rules.battle import ON_DEFENDER, declare_in_order, start_battle
from parlour.games.root.rules.factions.pack import ItemByItem, damage, exhaust, sound_items, usable
from parlour.games.root.rules.factions.relations import ALLIED, allies, relation
from parlour.games.root.rules.facts import CROSSBOW, SWORD
from parlour.games.root.rules.fields import UP, WARRIORS
from parlour.games.root.rules.land import at
from parlour.games.root.rules.removal import BY_STRIKE, RemoveDoomed, ResolveTriggers, doom
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.steps import LeadsToBattle
from parlour.games.root.rules.verbs import ALLY_HIT, ATTACK, DAMAGE, EXHAUST, FIGHT_WITH, PASS, STRIKE, STRIKE_PIECE
from parlour.kernel.state import ARG, NOBODY, Step

# 9.5.2 Battle


def attack(g: Root, seat: int, defender: int) -> None:
    """9.5.2 Exhaust one sword to start a battle."""
    exhaust(g, seat, SWORD)
    g.actions = 1  # the swords exhausted in this battle
    g.then(FightBeside(seat, defender))


class WarrenBattle(Step[Root]):
    """CARD.command-warren A battle in his clearing without exhausting anything."""

    def options(self, g: Root) -> list[int]:
        return [ATTACK | other for other in g.others_present(self.who, g.pawn[self.who])]

    def take(self, g: Root, action: int) -> None:
        g.actions = 0
        g.then(FightBeside(self.who, action & ARG))


class FightBeside(Step[Root], LeadsToBattle):
    """9.2.9.ii.v Against a player who is not allied he may use the warriors of one ally there as his own."""

    def __init__(self, who: int, defender: int) -> None:
        super().__init__(who)
        self.defender = defender

    def args(self) -> tuple[int, int]:
        return self.who, self.defender

    def options(self, g: Root) -> list[int]:
        return [PASS] + [FIGHT_WITH | o for o in helpers(g, self.who, self.defender)]

    def take(self, g: Root, action: int) -> None:
        ally = NOBODY if action == PASS else action & ARG
        start_battle(g, self.who, self.defender, g.pawn[self.who], ally)

    def about(self, g: Root) -> dict[str, int]:
        return {"other": self.defender}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        can = helpers(g, self.who, self.defender)
        there = [o for o in allies(g, self.who) if g.warriors[at(o, g.pawn[self.who])]]
        return [(FIGHT_WITH | o, "9.2.9.ii.v") for o in there if o not in can]


def helpers(g: Root, seat: int, defender: int) -> list[int]:
    """9.2.9.ii.v, L-11 Allies with warriors there; none against an ally. L-11 `english`: just not that ally's own."""
    if not g.rules.english and relation(g, seat, defender) == ALLIED:
        return []
    return [o for o in allies(g, seat) if o != defender and g.warriors[at(o, g.pawn[seat])]]


class ExhaustForHits(Step[Root]):
    """9.5.2 With one sword for each hit: after the roll he may exhaust more swords, each for one more rolled hit."""

    def options(self, g: Root) -> list[int]:
        more = g.hits[ON_DEFENDER] > g.actions and usable(g, self.who, SWORD) > 0
        return [PASS, EXHAUST | UP + SWORD] if more else [PASS]

    def take(self, g: Root, action: int) -> None:
        if action != PASS:
            exhaust(g, self.who, SWORD)
            g.actions += 1
            g.then(self)
            return
        if g.hits[ON_DEFENDER] > g.actions:
            g.hits[ON_DEFENDER] = g.actions
            g.note("swords", seat=self.who, n=g.actions)
        declare_in_order(g)

    def about(self, g: Root) -> dict[str, int]:
        return {"n": min(g.hits[ON_DEFENDER], g.actions), "dealt": g.hits[ON_DEFENDER]}


# 9.2.7 Hits


class DamageItem(ItemByItem):
    """9.2.7, 9.2.9.ii.g Each hit damages an undamaged item, or takes a warrior of the ally who fights beside him."""

    def __init__(self, who: int, hits: int, by: int) -> None:
        super().__init__(who, hits)
        self.by = by

    def args(self) -> tuple[int, int, int]:
        return self.who, self.left, self.by

    def again(self) -> "DamageItem":
        return DamageItem(self.who, self.left - 1, self.by)

    def options(self, g: Root) -> list[int]:
        if self.by != NOBODY and allies_left(g, self.who) > 0:
            return [*[DAMAGE | code for code in self.places(g)], ALLY_HIT]
        return self.choices(g, DAMAGE)

    def places(self, g: Root) -> list[int]:
        return sound_items(g, self.who)

    def treat(self, g: Root, code: int) -> None:
        damage(g, self.who, code)
        g.lost_items += int(self.who == g.attacker)
        g.note("damages", seat=self.who, item=code)

    def take(self, g: Root, action: int) -> None:
        """9.2.7 With nothing left, further hits are ignored."""
        if action == ALLY_HIT:
            doom(g, g.ally, WARRIORS, g.field, 1, self.by)
            g.lost_allies += 1
            self.go_on(g)
        else:
            super().take(g, action)

    def reaction(self) -> str:
        return "losses"

    def declined(self, g: Root) -> int:
        """Exhausted items go first, those on a track last; allies are spared."""
        return max([action for action in self.options(g) if action != ALLY_HIT], default=ALLY_HIT)


def allies_left(g: Root, seat: int) -> int:
    """9.2.9.ii.g The ally's warriors on the field that no hit has taken yet."""
    if g.ally == NOBODY or seat != g.attacker:
        return 0
    n = g.warriors[at(g.ally, g.field)]
    for loss in g.doomed:
        if loss.loser == g.ally:
            n -= loss.n
    return n


# 9.5.6 Strike


def strike_deeds(g: Root, others: list[int]) -> list[int]:
    """9.5.6, L-15 Whoever may be fought here can be struck, but for a pawn. L-15 `english`: enemies only."""
    return [STRIKE | other for other in others if not g.rules.faction[other].has_pawn]


def strike(g: Root, seat: int, other: int) -> None:
    """9.5.6 Exhaust a crossbow: a warrior goes, or where there is none a building or token."""
    place = g.pawn[seat]
    exhaust(g, seat, CROSSBOW)
    g.note("strikes", seat=seat, other=other, clearing=place)
    if g.warriors[at(other, place)]:
        doom(g, other, WARRIORS, place, 1, seat)
        g.then(RemoveDoomed(BY_STRIKE), ResolveTriggers(0))
    else:
        g.then(StrikePiece(seat, other))


class StrikePiece(Step[Root]):
    """9.5.6 Which building or token?"""

    def __init__(self, who: int, other: int) -> None:
        super().__init__(who)
        self.other = other

    def args(self) -> tuple[int, int]:
        return self.who, self.other

    def options(self, g: Root) -> list[int]:
        kinds = g.rules.faction[self.other].kinds
        return [STRIKE_PIECE | kind for kind in kinds if g.pieces[at(kind, g.pawn[self.who])]]

    def take(self, g: Root, action: int) -> None:
        doom(g, self.other, action & ARG, g.pawn[self.who], 1, self.who)
        g.then(RemoveDoomed(BY_STRIKE), ResolveTriggers(0))

    def about(self, g: Root) -> dict[str, int]:
        return {"other": self.other}
