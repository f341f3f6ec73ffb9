"""Chapter 16: the end of the game."""

from parlour.games.lockup.rules.book import END_GAME, GOLD
from parlour.games.lockup.rules.fields import KINDS, OVER
from parlour.games.lockup.rules.goals import measure
from parlour.games.lockup.rules.raid import ranked_shares
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.state import NOBODY, Happens

PARTS = ("majority", "end-goal", "goons", "goods", "tomes", "first")  # 16.2.1–16.2.6


class Scoring(Happens[Lockup]):
    """16.2, 16.3 Final scoring, for each party in the order of the parts."""

    def run(self, g: Lockup) -> None:
        g.phase = OVER
        g.note("scoring")
        ends = end_goal_stars(g)
        parts: list[int] = []
        for party in range(g.rules.parties):
            for n in [majority_stars(g, party), ends[party], *left_over_stars(g, party)]:
                before = g.reputation[party]
                g.score(party, n)
                parts.append(g.reputation[party] - before)  # 3.3 a loss may have stopped at 0
            g.note_of("scores", party, n=g.reputation[party])
        g.parts = parts


def majority_stars(g: Lockup, party: int) -> int:
    """16.2.1, 15.3.4 The majority goal, for its holder; less with two players and in solo."""
    if g.majority == NOBODY or g.majority != party:
        return 0
    return g.cards.majority_stars_two if g.rules.parties == 2 else g.cards.majority_stars


def end_goal_stars(g: Lockup) -> list[int]:
    """16.2.2, 15.5 The end-game goal: 15.5.1 the most and second most, or 15.5.3 each by what it has."""
    cards, goal = g.cards, g.goals[END_GAME]
    counts = [measure(g, party, cards.counts[goal][0]) for party in range(g.rules.parties)]
    if cards.stars_per[goal]:
        return [cards.stars_per[goal] * n for n in counts]
    if g.rules.parties == 2:
        return ranked_shares(counts, cards.end_first_two, 0, 0, 0)
    return ranked_shares(counts, cards.end_first, cards.end_second, cards.end_first_tied, cards.end_second_tied)


def left_over_stars(g: Lockup, party: int) -> list[int]:
    """16.2.3, 18.8.2, 18.8.4 Goons, 16.2.4 resources, 16.2.5 tomes, 16.2.6 the first-player marker."""
    cards, at = g.cards, party * KINDS
    if g.is_guards(party):  # 18.8.2
        goods = g.stock[at + GOLD] * cards.guard_gold_stars
    else:
        goods = sum([g.stock[at + good] * cards.good_stars[good] for good in range(4)])
    tomes = g.tomes[party].bit_count() * cards.tome_stars
    return [g.goon_stars(party), goods, tomes, cards.first_stars if g.first == party else 0]


def winners(g: Lockup) -> list[int]:
    """16.4 Most stars, then most crafted items, then shared; 18.8.3 in solo strictly more than the guards."""
    if g.rules.solo:
        return [0] if g.reputation[0] > g.reputation[1] else []
    ranks = [(g.reputation[seat], g.items[seat].bit_count()) for seat in range(g.seats)]
    return [seat for seat in range(g.seats) if ranks[seat] == max(ranks)]
