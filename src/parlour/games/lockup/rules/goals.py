"""Chapter 15: goals."""

from parlour.games.lockup.rules.book import INSTANT, MAJORITY, Count
from parlour.games.lockup.rules.fields import NONE
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many
from parlour.kernel.bag import members, size
from parlour.kernel.state import NOBODY


def measure(g: Lockup, party: int, count: Count) -> int:
    """15.6 How many of what a goal counts the party has; 11.3.2 reserved items never count."""
    kind = count.measure
    if kind < 3:
        symbols = g.symbols(party)  # of one kind, of all kinds, or sets of one of each
        return symbols[count.arg] if kind == 0 else sum(symbols) if kind == 1 else min(symbols)
    if kind < 7:
        return measure_items(g, party, kind, count.arg)
    if kind == 7:
        return size(g.goons[party])
    return g.power(party) if kind == 10 else measure_goons(g, party, kind)


def measure_items(g: Lockup, party: int, kind: int, arg: int) -> int:
    """15.6 Crafted items, with a resource in their cost (11.2.1 not "any"), of a value, or the types in all costs."""
    cards, items = g.cards, g.items[party]
    if kind == 3:
        return size(items)
    total, types = 0, 0
    for item in members(items):
        cost = cards.costs[item]
        if kind == 4:
            total += 1 if how_many(cost, arg) else 0
        elif kind == 5:
            total += 1 if cards.values[item] >= arg else 0
        else:
            for good in range(4):
                types |= 1 << good if how_many(cost, good) else 0
    return size(types) if kind == 6 else total


def measure_goons(g: Lockup, party: int, kind: int) -> int:
    """15.6 Different types among own goons, or suspicion symbols printed on them."""
    types, symbols = 0, 0
    for goon in members(g.goons[party]):
        types |= 1 << g.cards.types[goon]
        symbols += g.cards.goon_suspicion[goon]
    return size(types) if kind == 8 else symbols


def claim_goals(g: Lockup, party: int) -> None:
    """15.2, 15.1, 15.3 After every change a party that qualifies takes the card; what is counted never shrinks."""
    if g.majority != party:
        claim_majority(g, party)
    if g.instant == NOBODY and g.goals[INSTANT] != NONE:
        claim_instant(g, party)


def claim_majority(g: Lockup, party: int) -> None:
    """15.3.1 The most, and at least the minimum; 15.3.2, 15.3.3 strictly more than the holder, or than all others."""
    count = g.cards.counts[g.goals[MAJORITY]][0]
    own = measure(g, party, count)
    if own < count.least:
        return
    rivals = range(g.rules.parties) if g.majority == NOBODY else range(g.majority, g.majority + 1)
    for rival in rivals:
        if rival != party and measure(g, rival, count) >= own:
            return
    g.majority = party
    g.note_of("majority", party, goal=g.goals[MAJORITY])


def claim_instant(g: Lockup, party: int) -> None:
    """15.4 The first to meet the whole condition keeps the card and gains its stars at once."""
    for count in g.cards.counts[g.goals[INSTANT]]:
        if measure(g, party, count) < count.least:
            return
    g.instant = party
    g.score(party, g.cards.instant_stars)
    g.note_of("instant", party, goal=g.goals[INSTANT], n=g.cards.instant_stars)
