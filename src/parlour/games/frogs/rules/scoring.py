"""Chapter 14: the end of the game and scoring."""

from parlour.games.frogs.rules.fields import OVER, count, numbers
from parlour.games.frogs.rules.state import Frogs
from parlour.kernel.state import Happens

PARTS = ("villagers", "buildings", "gear")


class EndGame(Happens[Frogs]):
    """14.2, 14.3 Empty cards of who did not take the last turn are tucked, without relic effects; hands go."""

    def run(self, g: Frogs) -> None:
        g.phase = OVER
        g.shown += 1
        for seat in (g.active, 1 - g.active):
            tuck_left_over(g, seat)
        for seat in (g.active, 1 - g.active):
            for card in numbers(g.hand[2 * seat], g.hand[2 * seat + 1]):
                g.leave_hand(seat, card)
                g.lay_open(card)
        if g.log is not None:
            g.note("scoring")
            for seat in range(2):
                g.note("scores", seat=seat, n=sum(parts(g, seat)))


def tuck_left_over(g: Frogs, seat: int) -> None:
    """14.2, 9.5 Gear and villagers without provisions."""
    for card in numbers(g.rows[2 * seat] & g.empty[0], g.rows[2 * seat + 1] & g.empty[1]):
        g.take_out(seat, card)
        g.tuck(seat, card)
        g.note("tucks-empty", seat=seat, card=card)


def parts(g: Frogs, seat: int) -> list[int]:
    """14.4, INV.15 Villagers, buildings and gear; 14.4.4 nothing else scores."""
    return [villager_points(g, seat), building_points(g, seat), tucked_gear(g, seat) * enchanted(g, seat)]


def groups(g: Frogs, seat: int) -> list[int]:
    """14.4.1 How many villagers of each species are tucked."""
    counts, cards = [0, 0, 0], g.cards
    low, high = cards.villagers
    for card in numbers(g.tucked[2 * seat] & low, g.tucked[2 * seat + 1] & high):
        counts[cards.species[card]] += 1
    return counts


def villager_points(g: Frogs, seat: int) -> int:
    """14.4.1 The smallest group times the largest."""
    counts = groups(g, seat)
    return min(counts) * max(counts)


def building_points(g: Frogs, seat: int) -> int:
    """14.4.2 One for each provision on a building in play."""
    total = 0
    for card in g.own(seat, g.cards.buildings):
        total += g.stock[card]
    return total


def tucked_gear(g: Frogs, seat: int) -> int:
    low, high = g.cards.gear
    return count(g.tucked[2 * seat] & low, g.tucked[2 * seat + 1] & high)


def enchanted(g: Frogs, seat: int) -> int:
    """14.4.3 Own buildings in play with an enchantment token."""
    count = 0
    for kind in range(3):
        if g.spells[3 * seat + kind] >= 0:
            count += 1
    return count


def winners(g: Frogs) -> list[int]:
    """14.5 The higher sum; a tie is shared, or goes by coins, then by the points of villagers, then is shared."""
    ranks = []
    for seat in range(2):
        by = [g.coins[seat], villager_points(g, seat)] if g.rules.by_coins else []
        ranks.append([sum(parts(g, seat)), *by])
    return [seat for seat in range(2) if ranks[seat] == max(ranks)]
