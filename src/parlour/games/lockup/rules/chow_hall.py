"""8.6 and chapter 12: recruiting goons in the Chow Hall."""

from typing import Final

from parlour.games.lockup.rules.book import CHOW_HALL, SEWERS, T6
from parlour.games.lockup.rules.effects import apply_effects
from parlour.games.lockup.rules.fields import KINDS, NONE
from parlour.games.lockup.rules.goals import claim_goals
from parlour.games.lockup.rules.receive import Received, lying_here, take_lying
from parlour.games.lockup.rules.reward_question import RewardQuestion
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.steps import OneByOne
from parlour.games.lockup.rules.tomes import playable
from parlour.games.lockup.rules.verbs import DECLINE, GOON, PAY, RECRUIT
from parlour.kernel.state import ARG, VERB, Step

PRICES: Final = ((0, 1, 4), (0, 1, 5), (0, 2, 99))  # 8.6 by place (others last) and number of goons


def price(g: Lockup, place: int, goons: int) -> int:
    """8.6 What the reward costs; 14.7.11 less with a tome, never below 0."""
    return max(0, PRICES[min(place, 2)][goons] - g.discount)


class HireGoons(RewardQuestion):
    """8.6, DEC.15 Recruit 1 goon or, as first or second, 2; or decline. 14.2 T6: tomes before."""

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.who, self.place)

    def options(self, g: Lockup) -> list[int]:
        free = goons_here(g)
        money = g.goods(self.who) + lying_here(g, self.who)
        most = min(len(free), 2 if self.place < 2 else 1)
        hires = [RECRUIT | n for n in range(1, most + 1) if price(g, self.place, n) <= money]
        return [*hires, DECLINE, *playable(g, self.who, T6)]

    def accept(self, g: Lockup, action: int) -> None:
        hire(g, self.who, action & ARG, price(g, self.place, action & ARG))

    def about(self, g: Lockup) -> dict[str, int]:
        return {"place": self.place + 1}

    def detail(self, g: Lockup, action: int) -> dict[str, int]:
        return {"price": price(g, self.place, action & ARG)} if action & VERB == RECRUIT else {}

    def barred(self, g: Lockup) -> list[tuple[int, str]]:
        """8.6 More than can be paid or than the place allows; 12.1 more than there are."""
        offered = self.options(g)
        few = len(goons_here(g))
        hires = [(RECRUIT | n, "12.1" if n > few else "8.6") for n in (1, 2)]
        return [(action, law) for action, law in hires if action not in offered]


def goons_here(g: Lockup) -> list[int]:
    """12.1 The goons that lie in the goon cells."""
    return [goon for goon in g.goon_at[SEWERS : CHOW_HALL + 1] if goon != NONE]


def hire(g: Lockup, seat: int, goons: int, cost: int) -> None:
    """12.2 Pay first, for all together; then take the goons one after the other."""
    take_lying(g, seat)
    g.stack.append(Received(seat))
    for _ in range(goons):
        g.stack.append(TakeGoon(seat))
    if cost:
        g.stack.append(PayGoods(seat, cost))


class PayGoods(OneByOne):
    """8.6, 11.3, DEC.16 Resources of any types, one by one."""

    def law(self, g: Lockup) -> str:
        return "8.6" if g.location == CHOW_HALL else "11.3"

    def options(self, g: Lockup) -> list[int]:
        at = self.who * KINDS
        return [PAY | good for good in range(4) if g.stock[at + good]]

    def take(self, g: Lockup, action: int) -> None:
        g.lose(self.who, action & ARG, 1)
        if g.log is not None:
            g.note("pays", seat=self.who, good=action & ARG)
        if self.left > 1:
            g.stack.append(PayGoods(self.who, self.left - 1))


class TakeGoon(Step[Lockup]):
    """12.1, 12.2, DEC.17 A goon of choice from the goon cells; the cell stays empty until Patrol."""

    def options(self, g: Lockup) -> list[int]:
        return [GOON | goon for goon in goons_here(g)]

    def take(self, g: Lockup, action: int) -> None:
        take_goon(g, self.who, action & ARG)

    def detail(self, g: Lockup, action: int) -> dict[str, int]:
        """n: its type, from 1."""
        return {"n": 1 + g.cards.types[action & ARG]}


def take_goon(g: Lockup, party: int, goon: int) -> None:
    """12.2 Out of its cell into the own area."""
    g.goon_at[g.goon_at.index(goon)] = NONE
    g.note_of("recruits", party, goon=goon)
    gain_goon(g, party, goon)


def gain_goon(g: Lockup, party: int, goon: int) -> None:
    """12.2, 17.7 Its symbol counts from now on, its special effect is applied at once; 15.2 goals may change hands."""
    g.goons[party] |= 1 << goon
    claim_goals(g, party)
    apply_effects(g, party, g.cards.goon_effects[goon])
