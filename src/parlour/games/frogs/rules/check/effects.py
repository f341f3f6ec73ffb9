"""What each effect of a list can have put on the stack above the rest of its list (7.11)."""

from collections.abc import Callable
from typing import Any, Final

from parlour.games.frogs.rules.activation import Close
from parlour.games.frogs.rules.book import (
    ACTIVATED,
    ANY,
    BEFORE,
    CARDS,
    CHEST_LISTS,
    DISCARD,
    DISCARDED,
    DRAWN,
    FROM_HAND,
    FROM_LOOKED,
    FROM_PILE,
    GAINED,
    INNER_LISTS,
    INVESTED,
    LOOK,
    LOOKED,
    MOST,
    NO_REWARD,
    PAY,
    PLAY,
    PLAYED,
    STARTED,
    STARTER_LISTS,
    TUCKED,
    Effect,
)
from parlour.games.frogs.rules.check.answers import answered, discarding, is_own_villager
from parlour.games.frogs.rules.check.frames import frame_of, is_starter_list
from parlour.games.frogs.rules.consider import Consider, FromLooked, PutBack, RestBack
from parlour.games.frogs.rules.effects import (
    ActivateOne,
    Carry,
    Choose,
    Invest,
    InvestWhere,
    Provide,
    StartOne,
    UpgradeOne,
)
from parlour.games.frogs.rules.fields import LIST, NONE, numbers
from parlour.games.frogs.rules.hand import (
    DrawFromPile,
    MayPlay,
    MayReveal,
    PlayByEffect,
    TuckCards,
    TuckFromPile,
)
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.travel import Reward, StepOnto, Travelling
from parlour.kernel.state import Step

PLAYS: Final = range(PLAYED, PLAYED + 9)


def carry_follows(g: Frogs, i: int) -> bool:
    """7.11 The effect before the rest of the list is in progress; a list that has not begun waits for a price, or for
    what comes before an activation."""
    step = g.stack[i]
    assert isinstance(step, Carry)
    if step.index:
        effect = g.cards.lists[step.number][step.index - 1]
        return FOLLOWS[effect.op](g, i, effect)
    if is_starter_list(step.number):
        return answered(g, g.stack[i + 1], [STARTED + BEFORE + (step.number - STARTER_LISTS) // 2])
    price = next((effect for effect in g.cards.effects if step.number in effect.lists), None)
    if price is None or price.op != PAY or price.coins:
        return False
    return discarding(g, g.stack[i + 1], price.n)


def acting(g: Frogs, i: int) -> int:
    """The card whose list this is; NONE."""
    card = g.frames[frame_of(g, i) + LIST] // 2
    return card if card < CARDS else NONE


def some(event: int, n: int) -> range:
    """The occasions of an event with 1 to n."""
    return range(event + 1, event + min(n, MOST) + 1)


def gain(g: Frogs, i: int, effect: Effect) -> bool:
    return answered(g, g.stack[i + 1], [GAINED + min(effect.n, MOST)])


def draw(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    if isinstance(above, DrawFromPile):
        return effect.source == FROM_PILE and above.left + above.taken <= effect.n
    return choosing_looked(g, above, effect) or answered(g, above, some(DRAWN, effect.n))


def choosing_looked(g: Frogs, above: Step[Any], effect: Effect) -> bool:
    """7.9 Considered cards are chosen for this effect."""
    if not isinstance(above, FromLooked) or effect.source != FROM_LOOKED or above.op != effect.op:
        return False
    gone = numbers(above.low, above.high)
    if len(gone) != (above.taken if above.op == DISCARD else 0) or any(card not in g.discard for card in gone):
        return False
    return above.left + above.taken <= effect.n


def discard(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    if effect.source == FROM_HAND:
        return discarding(g, above, effect.n)
    return choosing_looked(g, above, effect) or answered(g, above, range(DISCARDED + 1, DISCARDED + 8))


def tuck(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    if isinstance(above, TuckCards):
        return effect.source == FROM_HAND and above.left <= effect.n and not above.low | above.high
    if isinstance(above, TuckFromPile):
        return effect.source == FROM_PILE and above.left + above.taken <= effect.n
    from_hand = effect.source not in (FROM_LOOKED, FROM_PILE)
    return choosing_looked(g, above, effect) or (from_hand and answered(g, above, [TUCKED]))


def travel(g: Frogs, i: int, effect: Effect) -> bool:
    """8.1 On the way, at its end, or getting the reward."""
    above = g.stack[i + 1]
    if isinstance(above, Travelling | StepOnto):
        alike = above.reward == effect.reward and above.pays == effect.pays
        return alike and (isinstance(above, StepOnto) or on_the_way(g, above))
    if isinstance(above, Reward):
        return above.reward == effect.reward
    if effect.reward == NO_REWARD:
        return False
    if isinstance(above, Carry) and CHEST_LISTS <= above.number < INNER_LISTS:
        return True
    return answered(g, above, [*some(GAINED, MOST), *some(DRAWN, MOST)])


def on_the_way(g: Frogs, step: Travelling) -> bool:
    """8.4 The trail ends where the traveller is, and has as many steps."""
    return len(g.trail) == step.steps + 1 and g.trail[-1] == g.space[g.active]


def invest(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    if isinstance(above, InvestWhere):
        return not effect.here and above.n == effect.n
    if isinstance(above, Invest):
        return above.n == effect.n and (not effect.here or above.building == acting(g, i))
    return answered(g, above, [INVESTED])


def look(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    if isinstance(above, Consider):
        return above.args() == (effect.n, effect.lists[0])
    return isinstance(above, RestBack | PutBack) or answered(g, above, [LOOKED])


def looks(g: Frogs, step: Step[Any]) -> list[Effect]:
    """The look that a list has come to: its own effect, or the last one of a list inside it."""
    if not isinstance(step, Carry) or not step.index:
        return []
    return looks_in(g, g.cards.lists[step.number][step.index - 1])


def looks_in(g: Frogs, effect: Effect) -> list[Effect]:
    if effect.op == LOOK:
        return [effect]
    return [each for number in effect.lists for each in looks_in(g, g.cards.lists[number][-1])]


def add_supply(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    return isinstance(above, Provide) and above.args()[1:] == (effect.n, acting(g, i) if effect.other else NONE)


def activate_villager(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    if isinstance(above, ActivateOne):
        return above.species == effect.species
    if isinstance(above, Carry) and is_own_villager(g, above.number):
        return effect.species in (ANY, g.cards.species[above.number // 2])
    return answered(g, above, range(ACTIVATED, ACTIVATED + 3))


def activate_start(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    if isinstance(above, StartOne):
        return effect.which == ANY
    if not isinstance(above, Carry | Close):
        return False
    number = g.frames[frame_of(g, i + 1) + LIST]
    return is_starter_list(number) and effect.which in (ANY, (number - STARTER_LISTS) // 2)


def upgrade_start(g: Frogs, i: int, effect: Effect) -> bool:
    return isinstance(g.stack[i + 1], UpgradeOne) and effect.which == ANY


def play(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    if isinstance(above, PlayByEffect):
        return above.number == effect.number
    return answered(g, above, PLAYS)


def reveal(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    return isinstance(above, MayReveal) and above.number == effect.number


def inside(g: Frogs, i: int, effect: Effect) -> bool:
    """7.2, 7.11.17 The list that the effect holds."""
    return list_follows(g, i, effect.lists[0])


def list_follows(g: Frogs, i: int, number: int) -> bool:
    """A list inside an effect waits only as long as more of it is to come; then its last effect is in progress."""
    above, last = g.stack[i + 1], g.cards.lists[number][-1]
    return (isinstance(above, Carry) and above.number == number) or FOLLOWS[last.op](g, i, last)


def choose(g: Frogs, i: int, effect: Effect) -> bool:
    above = g.stack[i + 1]
    if isinstance(above, Choose) and above.number == effect.number:
        return True
    return any(list_follows(g, i, number) for number in effect.lists)


def may(g: Frogs, i: int, effect: Effect) -> bool:
    above, inner = g.stack[i + 1], g.cards.lists[effect.lists[0]][0]
    if isinstance(above, MayPlay | MayReveal):
        return above.number == inner.number
    return inner.op == PLAY and answered(g, above, PLAYS)


def boost(_g: Frogs, _i: int, _effect: Effect) -> bool:
    """7.11.18 It asks and triggers nothing."""
    return False


FOLLOWS: Final[list[Callable[[Frogs, int, Effect], bool]]] = [  # by the effect's word, see `rules.OPS`
    gain,
    draw,
    discard,
    tuck,
    travel,
    invest,
    look,
    add_supply,
    activate_villager,
    activate_start,
    upgrade_start,
    play,
    reveal,
    inside,
    choose,
    may,
    inside,
    boost,
]
