"""7.4: receiving a reward or declining it, the same in every location."""

from parlour.games.lockup.rules.book import GOODS
from parlour.games.lockup.rules.fields import KINDS
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many, numbers
from parlour.games.lockup.rules.windows import AFTER_REWARD
from parlour.kernel.state import NOBODY, HappensTo


class Received(HappensTo[Lockup]):
    """7.4.1 The reward was received: the tokens go home; 14.2 T6: tomes right after it."""

    def run(self, g: Lockup) -> None:
        g.rewarded |= 1 << self.seat
        end_reward(g)
        g.bring_home(self.seat, g.location)
        if g.tomes[self.seat]:
            g.stack.append(AFTER_REWARD[self.seat])


def decline(g: Lockup, seat: int) -> None:
    """7.4.3, 7.4.4 Who declines gets nothing from this location; 7.4.5 nor does who cannot."""
    g.declined |= 1 << seat
    end_reward(g)
    g.note("declines", seat=seat, location=g.location)


def end_reward(g: Lockup) -> None:
    """14.7.2, 14.7.10, 14.7.11 What a tome gave for one reward ends with it."""
    g.discount = 0
    g.rival = NOBODY


def lying_here(g: Lockup, party: int) -> int:
    """7.4.6 What a brigand left here for the first-ranked party: how many resources."""
    lying = g.lying[g.location]
    if not lying or g.ranking[0] != party:
        return 0
    return sum(numbers(lying, len(GOODS)))


def take_lying(g: Lockup, party: int) -> None:
    """7.4.6 The first-ranked party takes a brigand's resources together with its reward, and before it."""
    lying = g.lying[g.location]
    if not lying or g.ranking[0] != party:
        return
    for good in range(len(GOODS)):
        n = how_many(lying, good)
        if n:
            g.stock[party * KINDS + good] += n
            g.note_of("takes-lying", party, good=good, n=n)
    g.lying[g.location] = 0
