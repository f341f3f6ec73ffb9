"""7.4 and chapter 8: the rewards of the locations, in the order of the places."""

from typing import Final

from parlour.games.lockup.rules.book import (
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    LIBRARY,
    POWER,
    T6,
    YARD,
)
from parlour.games.lockup.rules.cell_block import ChooseCraft
from parlour.games.lockup.rules.chow_hall import HireGoons
from parlour.games.lockup.rules.commissary import ChooseResource, OfferExchange
from parlour.games.lockup.rules.effects import choose_tomes, draw_tomes, gain_goods, gain_power
from parlour.games.lockup.rules.guard_rewards import guards_reward
from parlour.games.lockup.rules.guards import set_guards_aside
from parlour.games.lockup.rules.places import holds_something, plain_reward, take_first_marker
from parlour.games.lockup.rules.receive import Received, take_lying
from parlour.games.lockup.rules.reward_question import RewardQuestion
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tomes import playable
from parlour.games.lockup.rules.verbs import DECLINE, TAKE
from parlour.kernel.state import Step


class RewardOf(Step[Lockup]):
    """7.4.1 In ranking order each receives the reward of the own place, if that place has one."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, g: Lockup) -> None:
        if self.place >= len(g.ranking):
            return
        party = g.ranking[self.place]
        g.stack.append(REWARDS[self.place + 1])
        if not g.is_guards(party):
            offer_reward(g, party, self.place)
        elif guards_reward(g, self.place):
            g.rewarded |= 1 << party
            set_guards_aside(g, g.location)


REWARDS: Final = [RewardOf(place) for place in range(6)]


def offer_reward(g: Lockup, seat: int, place: int) -> None:
    """7.4.3 Each may take the reward or decline it; what holds nothing (7.4.5) is not offered."""
    location = g.location
    if location == COMMISSARY:
        g.stack.append(ChooseResource(seat) if place == 0 else OfferExchange(seat, 1 if place == 1 else 2))
    elif location == CHOW_HALL:
        g.stack.append(HireGoons(seat, place))
    elif location == CELL_BLOCK:
        g.stack.append(ChooseCraft(seat))
    elif holds_something(g, place):
        g.stack.append(TakeReward(seat, place))


class TakeReward(RewardQuestion):
    """8.1–8.4, 8.8, DEC.11 Take what the place brings, or decline (7.4.3); 14.2 T6: tomes before."""

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.who, self.place)

    def options(self, g: Lockup) -> list[int]:
        options = TAKE_OR_DECLINE if holds_something(g, self.place) else ONLY_DECLINE
        return options + playable(g, self.who, T6) if g.tomes[self.who] else options

    def accept(self, g: Lockup, action: int) -> None:
        g.stack.append(Received(self.who))
        take_reward(g, self.who, self.place)

    def law(self, g: Lockup) -> str:
        return LAWS[g.location]

    def barred(self, g: Lockup) -> list[tuple[int, str]]:
        """7.4.5 A reward that a tome has emptied."""
        return [] if holds_something(g, self.place) else [(TAKE, "7.4.5")]

    def reaction(self) -> str:
        """14.4.2 Whoever always takes what there is need not be asked."""
        return "reward"

    def declined(self, g: Lockup) -> int:
        return TAKE if holds_something(g, self.place) else DECLINE

    def about(self, g: Lockup) -> dict[str, object]:
        kind, n = reward_words(g, self.place)
        return {"location": g.location, "place": self.place + 1, "kind": kind, "n": n}

    def detail(self, g: Lockup, action: int) -> dict[str, object]:
        """Declining: n tells the Library, from where tokens go home."""
        return self.about(g) if action == TAKE else {"n": int(g.location == LIBRARY)} if action == DECLINE else {}


def reward_words(g: Lockup, place: int) -> tuple[str, int]:
    """What a plain reward brings, for words; the supply may hold less."""
    if g.location == LIBRARY:
        return ("choose-tome", 2) if place == 0 else ("tome", 1)
    kind, n = plain_reward(g, g.location, place, len(g.ranking))
    name = ("scrap", "potion", "iron", "gold", "power")[kind]
    return ("power-first" if g.location == YARD and place == 0 else name), min(n, g.supply[kind])


def take_reward(g: Lockup, seat: int, place: int) -> None:
    """8.1 Power and the first-player marker, 8.2–8.4 resources, 8.8 tomes; 7.4.6 first what a brigand left here."""
    take_lying(g, seat)
    if g.location == LIBRARY:
        draw_reward(g, seat, place)
        return
    kind, n = plain_reward(g, g.location, place, len(g.ranking))
    if kind == POWER:
        gain_power(g, seat, n)
        if place == 0:
            take_first_marker(g, seat)
    else:
        gain_goods(g, seat, kind, n)


def draw_reward(g: Lockup, seat: int, place: int) -> None:
    """8.8 First: draw 2 tomes and keep one. Second and third: draw 1."""
    if place == 0:
        choose_tomes(g, seat)
    else:
        draw_tomes(g, seat, 1)


TAKE_OR_DECLINE: Final = [TAKE, DECLINE]
ONLY_DECLINE: Final = [DECLINE]
LAWS: Final = [f"8.{number}" for number in range(1, 9)]  # by location
