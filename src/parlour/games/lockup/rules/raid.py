"""Chapter 10: raids."""

from parlour.games.lockup.rules.book import SUSPICION
from parlour.games.lockup.rules.fields import KINDS
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.state import Happens


class Raid(Happens[Lockup]):
    """10.1, 10.5, 10.6, 18.5.2, INV.12 All compare their suspicion; 10.4 they lose at once; then all of it returns."""

    def run(self, g: Lockup) -> None:
        g.raids += 1
        g.note("raid", n=g.raids)
        losses = raid_losses(g)
        for party in range(g.rules.parties):
            if losses[party]:
                g.score(party, -losses[party])
                g.note_of("raided", party, n=losses[party])
        spared = g.rules.solo and g.suspicion(1) > g.suspicion(0)  # 18.5.2
        for party in range(g.rules.parties):
            if not (spared and party == 0):
                g.lose(party, SUSPICION, g.stock[party * KINDS + SUSPICION])
        g.supply[SUSPICION] += sum(g.suspicion_at)
        g.suspicion_at = [0] * 8


def raid_losses(g: Lockup) -> list[int]:
    """10.2, 10.3 By party: what it loses."""
    suspicion = [g.suspicion(party) for party in range(g.rules.parties)]
    if g.rules.parties == 2:
        loss = g.cards.solo_raid_loss if g.rules.solo else 6
        return [loss if mine > 0 and mine == max(suspicion) != min(suspicion) else 0 for mine in suspicion]
    return ranked_shares(suspicion, 8, 4, 4, 2)


def ranked_shares(numbers: list[int], first: int, second: int, first_tied: int, second_tied: int) -> list[int]:
    """10.2, 15.5.1 By party: the share of first and second place; 15.5.2 0 takes no place."""
    most = max(numbers)
    leaders = numbers.count(most)
    if leaders > 1:
        return [first_tied if n == most and most else 0 for n in numbers]
    next_most = max([n for n in numbers if n != most])
    share = second if numbers.count(next_most) == 1 else second_tied
    return [first if n == most and most else share if n == next_most and next_most else 0 for n in numbers]
