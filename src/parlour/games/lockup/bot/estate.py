"""What a party of Lockup owns, in stars: goons and goals as they may stand at the end, power, tomes, the marker.

Everything is counted in stars: what a thing may still bring, about. The numbers were found by playing.
"""

from typing import Final

from parlour.games.lockup.rules.book import (
    ALIBI,
    ALMANAC,
    CHOOSE_TOME,
    CRAFT_DISCOUNT,
    CULTIST,
    DEMON,
    DISCARD_SUSPICION,
    DODGE,
    DRAW_TOME,
    DWARF,
    DWARVES,
    END_GAME,
    EXCHANGE,
    GAIN_POWER,
    GIVE_SUSPICION,
    GOLD,
    HOBGOBLIN,
    INSTANT,
    LETTERS,
    MAJORITY,
    MORE_STORAGE,
    RATFOLK,
    RATS,
    RECRUIT_DISCOUNT,
    RIVAL_PAYS,
    ROUNDS,
    SKINNER,
    STRENGTH,
    SWAP,
    TOME_POWER,
)
from parlour.games.lockup.rules.fields import NONE
from parlour.games.lockup.rules.goals import measure
from parlour.games.lockup.rules.raid import ranked_shares
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.bag import members
from parlour.kernel.state import NOBODY

GROWTH: Final = 0.11  # a round: the chance that a set gets one more
ITEMS_A_ROUND: Final = 0.6
SYMBOLS_A_ROUND: Final = 0.35
POWER_A_ROUND: Final = 0.4
CLOSE: Final = (1.0, 0.4, 0.22, 0.1, 0.04)  # the chance of a goal by how much is missing
LEAD: Final = (0.05, 0.2, 0.45, 0.75, 0.9)  # of the end-game goal: two behind … two ahead
POWER_STAR: Final = 0.28  # a round, for each power token
TOME: Final = 1.3  # a tome that is yet to be drawn
OPS_IN_HAND: Final = {  # a tome is worth a star at the end; some are better kept for their moment
    STRENGTH: 1.5, DODGE: 1.5, ALIBI: 1.7, LETTERS: 1.5, CRAFT_DISCOUNT: 1.6, RECRUIT_DISCOUNT: 1.6, RIVAL_PAYS: 1.5,
    SWAP: 1.4, TOME_POWER: 1.2, ALMANAC: 1.6,
}  # fmt: skip
EFFECT: Final = {  # what an effect of a card is worth before it happens
    DISCARD_SUSPICION: 0.6, GIVE_SUSPICION: 0.9, GAIN_POWER: 1.0, DRAW_TOME: TOME, MORE_STORAGE: 0.4, EXCHANGE: 0.4,
    CHOOSE_TOME: TOME + 0.3,
}  # fmt: skip


def rounds_after(g: Lockup) -> int:
    """Rounds that follow this one."""
    return ROUNDS - g.round


def estate(g: Lockup, party: int) -> float:
    """All but goods and suspicion."""
    worth = g.reputation[party] + collection(g, party) + POWER_STAR * rounds_after(g) * min(g.power(party), 7)
    return worth + marker(g, party) + tomes_in_hand(g, party)


def marker(g: Lockup, party: int) -> float:
    return marker_worth(g) if g.first == party else 0.0


def marker_worth(g: Lockup) -> float:
    """16.2.6 Stars at the end; until then it wins ties and may be lost."""
    after = rounds_after(g)
    return 0.5 + 0.1 * after if after else float(g.cards.first_stars)


def tomes_in_hand(g: Lockup, party: int) -> float:
    cards, last = g.cards, rounds_after(g) == 0
    hand = [cards.ops[cards.tome_of[card]] for card in members(g.tomes[party])]
    return sum([cards.tome_stars + (OPS_IN_HAND.get(op, 1.0) - 1) * (0.3 if last else 1.0) for op in hand])


def collection(g: Lockup, party: int) -> float:
    """Goons and goals: what grows with cards that are won."""
    return sets(g, party) + goals(g, party)


def sets(g: Lockup, party: int) -> float:
    """12.3 Goons, with what is still to be expected of each kind."""
    bag = g.goons[party]
    if not bag:
        return 0.0
    cards, after = g.cards, rounds_after(g)
    numbers, demons = [0] * 7, 0.0
    symbols: list[int] = []
    for goon in members(bag):
        kind = cards.types[goon]
        numbers[kind] += 1
        if kind == DEMON:
            symbols = symbols or g.symbols(party)
            demons += 2 * (symbols[cards.demon_symbol[goon]] + SYMBOLS_A_ROUND * after)
    worth = demons + growing(DWARVES, numbers[DWARF], after) + growing(RATS, numbers[RATFOLK], after)
    worth += numbers[CULTIST] * (g.items[party].bit_count() + ITEMS_A_ROUND * after)
    worth += numbers[HOBGOBLIN] * (g.power(party) + POWER_A_ROUND * after)
    return worth + numbers[SKINNER] * cards.skinner_stars + numbers[6] * cards.brigand_stars


def growing(table: tuple[int, ...], n: int, after: int) -> float:
    """A set now, and the chance that it becomes one larger, or two."""
    if not n:
        return 0.0
    last = len(table) - 1
    now, more = table[min(n, last)], table[min(n + 1, last)]
    return now + GROWTH * after * (more - now)


# Goals


def goals(g: Lockup, party: int) -> float:
    worth = majority(g, party) + end_goal(g, party)
    if g.goals[INSTANT] != NONE and g.instant == NOBODY:
        counts = g.cards.counts[g.goals[INSTANT]]
        missing = sum([max(0, count.least - measure(g, party, count)) for count in counts])
        worth += g.cards.instant_stars * chance_of(missing, g)
    return worth


def chance_of(missing: int, g: Lockup) -> float:
    """Whether what is missing may come in time."""
    chance = CLOSE[missing] if missing < len(CLOSE) else 0.0
    return chance * min(1.0, 0.3 + 0.25 * rounds_after(g))


def majority(g: Lockup, party: int) -> float:
    """15.3 Held, it may be lost; otherwise it may be won."""
    cards = g.cards
    stars = cards.majority_stars_two if g.rules.parties == 2 else cards.majority_stars
    count = cards.counts[g.goals[MAJORITY]][0]
    own = measure(g, party, count)
    best = max([measure(g, other, count) for other in range(g.rules.parties) if other != party])
    if g.majority == party:
        return stars * (1.0 - min(0.6, 0.12 * rounds_after(g)) / (1 + own - min(best, own)))
    return stars * chance_of(max(count.least, best + 1) - own, g)


def end_goal(g: Lockup, party: int) -> float:
    """15.5 By what each has, or by who has most."""
    cards, goal, parties = g.cards, g.goals[END_GAME], g.rules.parties
    count = cards.counts[goal][0]
    if cards.stars_per[goal]:
        return float(cards.stars_per[goal] * measure(g, party, count))
    counts = [measure(g, each, count) for each in range(parties)]
    two = parties == 2
    first, second = (cards.end_first_two, 0) if two else (cards.end_first, cards.end_second)
    if not rounds_after(g):
        tied = (0, 0) if two else (cards.end_first_tied, cards.end_second_tied)
        return float(ranked_shares(counts, first, second, *tied)[party])
    rivals = sorted([counts[each] for each in range(parties) if each != party], reverse=True)
    hope = first * lead(counts[party] - rivals[0])
    return hope if two else hope + second * lead(counts[party] - rivals[1]) * (1 - lead(counts[party] - rivals[0]))


def lead(ahead: int) -> float:
    return LEAD[max(0, min(4, ahead + 2))]


# Cards that could be won


def item_gain(g: Lockup, seat: int, item: int) -> float:
    """What crafting an item would bring, before its cost."""
    before, bit = collection(g, seat), 1 << item
    g.items[seat] |= bit
    gain = collection(g, seat) - before
    g.items[seat] ^= bit
    return gain + g.cards.values[item] + effects(g.cards.item_effects[item])


def goon_gain(g: Lockup, seat: int, goon: int) -> float:
    """What recruiting a goon would bring, before its price."""
    before, bit = collection(g, seat), 1 << goon
    g.goons[seat] |= bit
    gain = collection(g, seat) - before
    g.goons[seat] ^= bit
    return gain + effects(g.cards.goon_effects[goon])


def effects(of: list[int]) -> float:
    return sum([(2.0 if effect == GOLD else 1.2) if effect <= GOLD else EFFECT[effect] for effect in of])
