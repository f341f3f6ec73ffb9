"""8.7 and chapter 11: crafting and reserving items in the Cell Block."""

from typing import ClassVar

from parlour.games.lockup.rules.book import ANY, T6
from parlour.games.lockup.rules.chow_hall import PayGoods
from parlour.games.lockup.rules.costs import craftable, help_with, in_reach, lacking, without
from parlour.games.lockup.rules.effects import apply_effects
from parlour.games.lockup.rules.fields import KINDS, NONE
from parlour.games.lockup.rules.goals import claim_goals
from parlour.games.lockup.rules.receive import Received
from parlour.games.lockup.rules.reward_question import RewardQuestion
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many, one
from parlour.games.lockup.rules.tomes import playable
from parlour.games.lockup.rules.verbs import CRAFT, DECLINE, LEAVE_OUT, PAY, RESERVE, RIVAL_PAYS
from parlour.kernel.state import ARG, NOBODY, VERB, Step


class ChooseCraft(RewardQuestion):
    """8.7, DEC.18, DEC.19 Craft 1 item, or reserve 1 item, or decline. 14.2 T6: tomes before."""

    def options(self, g: Lockup) -> list[int]:
        crafts = [CRAFT | item for item in craftable(g, self.who)]
        reserves = [RESERVE | item for item in g.display if item != NONE] if g.goods(self.who) else []
        return [*crafts, *reserves, DECLINE, *playable(g, self.who, T6)]

    def accept(self, g: Lockup, action: int) -> None:
        g.stack.append(Received(self.who))
        if action & VERB == CRAFT:
            begin_to_pay(g, self.who, action & ARG)
        else:
            reserve(g, self.who, action & ARG)
            g.stack.append(PayGoods(self.who, 1))

    def detail(self, g: Lockup, action: int) -> dict[str, int]:
        """n: the value in stars."""
        return {"n": g.cards.values[action & ARG]} if action & VERB == CRAFT else {}

    def barred(self, g: Lockup) -> list[tuple[int, str]]:
        """11.2 Items that cannot be paid; 11.3 reserving costs 1 resource."""
        payable = craftable(g, self.who)
        dear = [(CRAFT | item, "11.2") for item in in_reach(g, self.who) if item not in payable]
        poor = [] if g.goods(self.who) else [(RESERVE | item, "11.3") for item in g.display if item != NONE]
        return dear + poor


def reserve(g: Lockup, seat: int, item: int) -> None:
    """11.3, DEC.21, 11.3.1 A card of the display, face down into the own area; 19 all have seen which one it was."""
    g.take_from_display(item)
    g.reserved[seat] |= 1 << item
    g.note("reserves", seat=seat, item=item)


def begin_to_pay(g: Lockup, seat: int, item: int) -> None:
    """11.2 Pay the cost: 14.7.2 first what a rival pays, 14.7.10 then what is left out, then the rest."""
    cost = g.cards.costs[item]
    if g.rival != NOBODY and help_with(g, seat, g.rival, cost):
        g.stack.append(RivalPays(seat, item))
    else:
        g.rival = NOBODY
        g.stack.append(PayCost(seat, item, cost))


class RivalPays(Step[Lockup]):
    """14.7.2 Which resource of the cost the rival pays."""

    def __init__(self, who: int, item: int) -> None:
        super().__init__(who)
        self.item = item

    def args(self) -> tuple[int, ...]:
        return (self.who, self.item)

    def options(self, g: Lockup) -> list[int]:
        return [RIVAL_PAYS | good for good in help_with(g, self.who, g.rival, g.cards.costs[self.item])]

    def take(self, g: Lockup, action: int) -> None:
        g.lose(g.rival, action & ARG, 1)
        g.note("rival-pays", seat=self.who, other=g.rival, good=action & ARG)
        g.rival = NOBODY
        g.stack.append(PayCost(self.who, self.item, without(g.cards.costs[self.item], action & ARG)))

    def about(self, g: Lockup) -> dict[str, int]:
        return {"item": self.item, "other": g.rival}


class PayCost(Step[Lockup]):
    """11.2 14.7.10, DEC.20 What is left out of the cost; 11.2.1 which resource pays for each "any resource"."""

    bounds: ClassVar = {"cost": (0, (1 << 20) - 1)}

    def __init__(self, who: int, item: int, cost: int) -> None:
        super().__init__(who)
        self.item = item
        self.cost = cost  # what is still to pay

    def args(self) -> tuple[int, ...]:
        return (self.who, self.item, self.cost)

    def options(self, g: Lockup) -> list[int]:
        if g.discount and self.cost:
            return [LEAVE_OUT | kind for kind in range(5) if self.may_leave_out(g, kind)]
        if how_many(self.cost, ANY):
            at = self.who * KINDS
            return [PAY | good for good in range(4) if g.stock[at + good] > how_many(self.cost, good)]
        return [CRAFT | self.item]

    def may_leave_out(self, g: Lockup, kind: int) -> bool:
        """14.7.10 A symbol of the cost without which the rest can be paid."""
        if not how_many(self.cost, kind):
            return False
        return lacking(g, self.who, self.cost - one(kind)) <= g.discount - 1

    def take(self, g: Lockup, action: int) -> None:
        verb, arg = action & VERB, action & ARG
        if verb == LEAVE_OUT:
            g.discount -= 1
            g.note("leaves-out", seat=self.who, cost=arg)
            g.stack.append(PayCost(self.who, self.item, self.cost - one(arg)))
        elif verb == PAY:
            g.lose(self.who, arg, 1)
            g.note("pays", seat=self.who, good=arg)
            g.stack.append(PayCost(self.who, self.item, self.cost - one(ANY)))
        else:
            pay_fixed(g, self.who, self.cost)
            craft(g, self.who, self.item)

    def about(self, g: Lockup) -> dict[str, int]:
        return {"item": self.item, "n": 1 if g.discount and self.cost else 0}


def pay_fixed(g: Lockup, party: int, cost: int) -> None:
    """11.2 The named resources of a cost go to the supply."""
    for good in range(4):
        n = how_many(cost, good)
        if n:
            g.lose(party, good, n)


def craft(g: Lockup, party: int, item: int) -> None:
    """11.2, 3.5 Face up into the own area, its value at once; 11.2.3 its symbols count; then its special effects."""
    if item in g.display:
        g.take_from_display(item)
    else:
        g.reserved[party] &= ~(1 << item)
    g.items[party] |= 1 << item
    g.score(party, g.cards.values[item])
    g.note_of("crafts", party, item=item, n=g.cards.values[item])
    claim_goals(g, party)
    apply_effects(g, party, g.cards.item_effects[item])
