"""Chapter 17: expert mode."""

from typing import ClassVar

from parlour.games.lockup.rules.book import BONUSES, SUSPICION, TRAITS, parts_of_bonus
from parlour.games.lockup.rules.cell_block import reserve
from parlour.games.lockup.rules.chow_hall import gain_goon
from parlour.games.lockup.rules.effects import choose_tomes, draw_tomes, gain_goods, gain_power
from parlour.games.lockup.rules.fields import NONE, Under
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.steps import OneByOne
from parlour.games.lockup.rules.verbs import KEEP_GOON, TAKE_ITEM, TRAIT
from parlour.kernel.bag import members
from parlour.kernel.state import ARG, Happens, HappensTo, Step


class Bonus(Step[Lockup]):
    """17.3.1, 17.5, 17.8 One starting bonus of a crew board or a trait."""

    bounds: ClassVar = {"bonus": (1, (1 << 20) - 1)}

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__()
        self.seat = seat
        self.bonus = bonus  # see `bonus_of`

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.bonus)

    def run(self, g: Lockup) -> None:
        which, n, keep = parts_of_bonus(self.bonus)
        kind = BONUSES[which]
        if kind == "goon":
            draw_goons(g, self.seat, n, keep)
        elif kind == "reserve-item":
            g.then(*[MayReserve(self.seat) for _ in range(n)])
        elif kind == "tome-choice":
            g.then(*[ChooseBonusTome(self.seat) for _ in range(n)])
        else:
            plain_bonus(g, self.seat, which, n)


def plain_bonus(g: Lockup, seat: int, bonus: int, n: int) -> None:
    """17.8 Reputation, resources, power, suspicion (17.3.2 out of the common 12), storage, tomes."""
    kind = BONUSES[bonus]
    if kind == "reputation":
        g.score(seat, n)
        g.note("gains-reputation", seat=seat, n=n)
    elif kind == "power":
        gain_power(g, seat, n)
    elif kind == "suspicion":
        g.note("gains-suspicion", seat=seat, n=g.gain(seat, SUSPICION, n))
    elif kind == "storage":
        g.storage[seat] += n
        g.note("storage", seat=seat, n=g.storage[seat])
    elif kind == "tome":
        draw_tomes(g, seat, n)
    else:
        gain_goods(g, seat, bonus - 1, n)


class ChooseBonusTome(HappensTo[Lockup]):
    """17.8 Draw 2 tomes, keep one."""

    def run(self, g: Lockup) -> None:
        choose_tomes(g, self.seat)


class MayReserve(HappensTo[Lockup]):
    """17.8 An item to reserve for nothing, if the display has one."""

    def run(self, g: Lockup) -> None:
        if g.display.count(NONE) < len(g.display):
            g.stack.append(ReserveFree(self.seat))


class ReserveFree(Step[Lockup]):
    """17.8 Take an item of the display face down, for nothing; the display is refilled at once."""

    def options(self, g: Lockup) -> list[int]:
        return [TAKE_ITEM | item for item in g.display if item != NONE]

    def take(self, g: Lockup, action: int) -> None:
        reserve(g, self.who, action & ARG)
        g.fill_display()


def draw_goons(g: Lockup, seat: int, n: int, keep: int) -> None:
    """17.7, 17.8 Goons from the top of the deck: draw some, keep some."""
    for _ in range(n):
        goon = g.draw_goon()
        if goon != NONE:
            g.drawn_goons |= 1 << goon
    if g.drawn_goons:
        g.stack.append(KeepGoon(seat, keep))


class KeepGoon(OneByOne):
    """17.7, 17.8 Which of the drawn goons to keep, one by one; the rest goes under the deck."""

    def options(self, g: Lockup) -> list[int]:
        return [KEEP_GOON | goon for goon in members(g.drawn_goons)]

    def take(self, g: Lockup, action: int) -> None:
        goon = action & ARG
        g.drawn_goons ^= 1 << goon
        if self.left > 1 and g.drawn_goons:
            g.stack.append(KeepGoon(self.who, self.left - 1))
        else:
            for rest in members(g.drawn_goons):
                g.goons_under.append(Under(rest, self.who))
            g.drawn_goons = 0
        g.shown += 1
        g.note("keeps-goon", seat=self.who, goon=goon)
        gain_goon(g, self.who, goon)

    def detail(self, g: Lockup, action: int) -> dict[str, int]:
        """n: its type, from 1."""
        return {"n": 1 + g.cards.types[action & ARG]}


class DealTraits(Happens[Lockup]):
    """17.4 Deal 2 traits to each player; 17.5 the last player chooses first."""

    def run(self, g: Lockup) -> None:
        deck = (1 << TRAITS) - 1
        dealt = []
        for _ in range(g.seats):
            first = g.draw(deck)
            second = g.draw(deck & ~(1 << first))
            deck &= ~(1 << first | 1 << second)
            dealt.append(1 << first | 1 << second)
        g.dealt = dealt
        order = [party for party in g.turn_order() if party < g.seats]
        g.then(*[ChooseTrait(seat) for seat in reversed(order)], BoxTraits())


class ChooseTrait(Step[Lockup]):
    """17.5, DEC.2 Choose one of the two traits; its starting bonuses are received at once."""

    def options(self, g: Lockup) -> list[int]:
        return [TRAIT | trait for trait in members(g.dealt[self.who])]

    def take(self, g: Lockup, action: int) -> None:
        trait = action & ARG
        g.dealt[self.who] ^= 1 << trait
        g.traits[self.who] = trait
        g.shown += 1
        g.note("chooses-trait", seat=self.who, trait=trait)
        receive_bonuses(g, self.who, g.cards.trait_bonuses[trait])


class BoxTraits(Happens[Lockup]):
    """17.6 Unchosen traits return to the box."""

    def run(self, g: Lockup) -> None:
        g.dealt = []


def receive_bonuses(g: Lockup, seat: int, bonuses: list[int]) -> None:
    """17.3.1, 17.5 In printed order."""
    g.then(*[Bonus(seat, bonus) for bonus in bonuses])
