"""14.6, 14.7: what each tome does, and when it may be played."""

from typing import Final

from parlour.games.lockup.rules.book import (
    ALIBI,
    ALMANAC,
    CELL_BLOCK,
    CHOW_HALL,
    CRAFT_DISCOUNT,
    DODGE,
    HIDDEN_LIMIT,
    LETTERS,
    MOVE_TOKEN,
    PEEK,
    POWER,
    RECALL,
    RECRUIT_DISCOUNT,
    RIVAL_PAYS,
    STRENGTH,
    SWAP,
    T1,
    T3,
    T4,
    T6,
    TOME_POWER,
)
from parlour.games.lockup.rules.costs import helpers, in_reach
from parlour.games.lockup.rules.effects import GiveSuspicion, card_of, designs, gain_power
from parlour.games.lockup.rules.fields import NONE
from parlour.games.lockup.rules.guards import TurnUpByTome
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tome_steps import (
    ChooseFound,
    ChoosePeek,
    ChooseRecalled,
    ChooseRival,
    DiscardSuspicion,
    LiftToken,
    ReturnGoods,
    spots_to_peek,
    unsettled,
)
from parlour.games.lockup.rules.verbs import TOME
from parlour.kernel.bag import has
from parlour.kernel.state import Step

ONLY_IN: Final = (T1, 0, T1, T4, T4, 0, 0, T3, T1, 0, 0, 0, 0, 0)  # 14.6 by op: the only window where it has a sense


def playable(g: Lockup, seat: int, window: int) -> list[int]:
    """14.2.1 The tomes in hand that the window allows and that could do something now, each design once."""
    hand = g.tomes[seat]
    if not hand:
        return []
    cards = g.cards
    return [
        TOME | design
        for design in designs(g, hand)
        if cards.windows[design] & 1 << window and is_useful(g, seat, design, window)
    ]


def tomes_barred(g: Lockup, seat: int, window: int) -> list[tuple[int, str]]:
    """14.6 Tomes in hand that this is not the moment for; 14.7.1–14.7.14 those that could not do anything now."""
    cards, fitting = g.cards, playable(g, seat, window)
    return [
        (TOME | design, f"14.7.{cards.ops[design] + 1}" if has(cards.windows[design], window) else "14.6")
        for design in designs(g, g.tomes[seat])
        if TOME | design not in fitting
    ]


def why_no_tome(g: Lockup, seat: int, window: int, action: int) -> str:
    """14.6, 14.7.1–14.7.14 Why a tome cannot be played; "" for everything else, and for tomes that are not in hand."""
    for barred, law in tomes_barred(g, seat, window):
        if barred == action:
            return law
    return ""


def is_useful(g: Lockup, seat: int, design: int, window: int) -> bool:
    """14.2.1 A tome that could not do anything cannot be played."""
    op = g.cards.ops[design]
    if op in (CRAFT_DISCOUNT, RECRUIT_DISCOUNT, RIVAL_PAYS):
        return window == T6 and helps_reward(g, seat, op)
    if ONLY_IN[op]:
        return window == ONLY_IN[op] and moves_tokens(g, seat, op)
    if op in (ALIBI, LETTERS):
        return g.suspicion(seat) > 0
    if op == SWAP:
        return g.goods(seat) > 0
    return g.supply[POWER] > 0 if op == TOME_POWER else bool(ChooseFound(seat, design).options(g))


def helps_reward(g: Lockup, seat: int, op: int) -> bool:
    """14.7.2, 14.7.10, 14.7.11 Before a reward: there is an item to craft, or a goon to recruit."""
    if op == RECRUIT_DISCOUNT:
        return g.location == CHOW_HALL and bool(goons_left(g))
    if g.location != CELL_BLOCK:
        return False
    if op == RIVAL_PAYS:
        return not g.rules.solo and g.rival < 0 and bool(helpers(g, seat))
    return bool(in_reach(g, seat))


def goons_left(g: Lockup) -> int:
    """12.1 How many goons can be recruited."""
    return len(g.goon_at) - g.goon_at.count(NONE)


def moves_tokens(g: Lockup, seat: int, op: int) -> bool:
    """14.7.3, 14.7.4, 14.7.5, 14.7.8, 14.7.9 Tomes about tokens on the board."""
    if op == PEEK:
        return sum(g.guards_down) > 0 if g.rules.solo else bool(spots_to_peek(g, seat))
    if op == STRENGTH:
        return g.tokens_at(seat, g.location) != 0
    if op == DODGE:
        return would_take_suspicion(g) == seat
    if op == MOVE_TOKEN:
        return g.location < CELL_BLOCK and unsettled(g, seat) != 0
    return op == HIDDEN_LIMIT or (g.up[seat] | g.down[seat]) != 0


def would_take_suspicion(g: Lockup) -> int:
    """14.7.5, 7.3.1 Who would take the suspicion here as strengths stand."""
    if not g.suspicion_at[g.location]:
        return NONE
    for party in ranked(g):
        if not g.has_lookout(party, g.location):
            return party
    return NONE


def ranked(g: Lockup) -> list[int]:
    """7.2.3 Those with a token here, strongest first; 7.2.4 ties by first-player order (INV.13 a strict order)."""
    there = [party for party in g.turn_order() if g.is_there(party, g.location)]
    strengths = [-g.strength(party, g.location) for party in there]
    places: list[int] = []
    while there:
        best = strengths.index(min(strengths))
        places.append(there.pop(best))
        strengths.pop(best)
    return places


def play_tome(g: Lockup, seat: int, design: int) -> None:
    """14.1 A played tome goes to the discard pile; then it is resolved completely (14.4)."""
    card = card_of(g, g.tomes[seat], design)
    g.tomes[seat] ^= 1 << card
    g.tome_discard |= 1 << card
    g.shown += 1
    g.note("plays-tome", seat=seat, tome=design)
    op, amount = g.cards.ops[design], g.cards.amounts[design]
    if not simple_tome(g, seat, op, amount):
        g.stack.append(asking_tome(g, seat, op, amount, design))


def simple_tome(g: Lockup, seat: int, op: int, amount: int) -> bool:
    """14.7.1, 14.7.4, 14.7.5, 14.7.10, 14.7.11, 14.7.13 Tomes that need no choice."""
    if op == HIDDEN_LIMIT:
        g.extra_hidden[seat] += amount
    elif op == STRENGTH:
        g.bonus[seat] += amount
    elif op == DODGE:
        g.dodging |= 1 << seat
    elif op in (CRAFT_DISCOUNT, RECRUIT_DISCOUNT):
        g.discount += amount
    elif op == TOME_POWER:
        gain_power(g, seat, amount)
    else:
        return False
    return True


def asking_tome(g: Lockup, seat: int, op: int, amount: int, design: int) -> Step[Lockup]:
    """14.7.2, 14.7.3, 14.7.6–14.7.9, 14.7.12, 14.7.14, DEC.10 Tomes that ask their player."""
    if op == PEEK and g.rules.solo:
        return TurnUpByTome(seat)
    if op == ALIBI:
        return DiscardSuspicion(seat, amount)
    if op == SWAP:
        return ReturnGoods(seat, amount, 0)
    return ChooseFound(seat, design) if op == ALMANAC else ASKING[op](seat)


ASKING: Final[dict[int, type[Step[Lockup]]]] = {
    RIVAL_PAYS: ChooseRival,
    PEEK: ChoosePeek,
    LETTERS: GiveSuspicion,
    MOVE_TOKEN: LiftToken,
    RECALL: ChooseRecalled,
}
