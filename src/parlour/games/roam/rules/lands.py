"""Chapter 7: explored lands. Who has the most markers takes the card; a tie is settled by an auction."""

from mypy_extensions import i64

from parlour.games.roam.rules.board import LANDS, SPACES_OF
from parlour.games.roam.rules.state import NONE, Roam
from parlour.games.roam.rules.verbs import BID, PASS, RESOLVE
from parlour.kernel.state import ARG, NOBODY, VERB, Step


class ExploredLands(Step[Roam]):
    """7.1 At the end of the turn every land with 6 occupied spaces is resolved, one after another (7.2)."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, g: Roam) -> None:
        """Looks for one such land only: it runs every turn, and making the list costs a twentieth of all time."""
        occupied = g.occupied()
        for spaces in SPACES_OF:
            if occupied & spaces == spaces:
                g.then(ChooseLand(g.active), self)
                return


def explored_lands(g: Roam) -> list[int]:
    """7.1, 12.3 The lands whose 6 spaces all hold a marker."""
    occupied = g.occupied()
    explored: list[int] = []
    for land in range(LANDS):
        spaces: i64 = SPACES_OF[land]
        if occupied & spaces == spaces:
            explored.append(land)
    return explored


class ChooseLand(Step[Roam]):
    """7.2 With two or more explored lands, the active player chooses which to resolve next."""

    def options(self, g: Roam) -> list[int]:
        return [RESOLVE | land for land in explored_lands(g)]

    def detail(self, g: Roam, action: int) -> dict[str, int]:
        return {"card": NONE if g.rules.hidden else g.lands[action & ARG]}

    def take(self, g: Roam, action: int) -> None:
        resolve(g, action & ARG)


def resolve(g: Roam, land: int) -> None:
    """7.3 The player with the most markers takes the card; 7.4 with a tie, the contenders bid."""
    tied = contenders(g, land)
    g.note("explored", land=land, counts=[g.markers_on(seat, land) for seat in range(g.seats)])
    if len(tied) == 1:
        g.then(AwardLand(land, tied[0], 0))
    else:
        g.note("tie", land=land, seats=list(tied))
        g.then(Bid(land, tied, NOBODY, -1))


def contenders(g: Roam, land: int) -> tuple[int, ...]:
    """7.4, 7.4.1 Those with the most markers, clockwise from the active player; 4.6 also in another's turn."""
    counts = [g.markers_on(seat, land) for seat in range(g.seats)]
    most = max(counts)
    clockwise = [(g.active + i) % g.seats for i in range(g.seats)]
    return tuple([seat for seat in clockwise if counts[seat] == most])


class Bid(Step[Roam]):
    """7.4.2 Each contender in turn bids more than the last, or passes; 7.4.6 the last one left takes it for nothing."""

    def __init__(self, land: int, contenders: tuple[int, ...], winner: int, best: int) -> None:
        super().__init__(contenders[0])
        self.land = land
        self.contenders = contenders
        self.winner = winner
        self.best = best

    def args(self) -> tuple[int, tuple[int, ...], int, int]:
        return self.land, self.contenders, self.winner, self.best

    def about(self, g: Roam) -> dict[str, int]:
        return {"land": self.land, "card": NONE if g.rules.hidden else g.lands[self.land], "n": self.best}

    def must_take(self) -> bool:
        """7.4.6 All earlier contenders have passed and nobody comes after."""
        return self.winner == NOBODY and len(self.contenders) == 1

    def options(self, g: Roam) -> list[int]:
        """7.4.3 At least 1 more than the last bid, the first from 0; 7.4.4 no more than one has; 7.4.6 or take it."""
        if self.must_take():
            return [BID]
        return [PASS, *[BID | n for n in range(self.best + 1, min(g.coins[self.who], ARG) + 1)]]

    def take(self, g: Roam, action: int) -> None:
        """7.4.7 Bids are public and sequential; 7.4.5 after the last, the highest bidder takes the card and pays."""
        winner, best = self.winner, self.best
        if action == PASS and g.coins[self.who] <= self.best:
            g.note("cannot-bid", seat=self.who)
        elif action == PASS:
            g.note("passes", seat=self.who)
        else:
            winner, best = self.who, action & ARG
            g.note("bids", seat=self.who, n=best)
        rest = self.contenders[1:]
        g.then(Bid(self.land, rest, winner, best) if rest else AwardLand(self.land, winner, best))

    def barred(self, g: Roam) -> list[tuple[int, str]]:
        """7.4.3, 7.4.4 The last bid again, or one coin more than one has."""
        nearest = [BID | self.best] if self.best >= 0 else []
        nearest += [BID | g.coins[self.who] + 1] if g.coins[self.who] < ARG else []
        return [(bid, self.why_not(g, bid)) for bid in nearest]

    def why_not(self, g: Roam, action: int) -> str:
        """7.4.3, 7.4.4 Too low, or more than one has."""
        if action & VERB != BID:
            return ""
        return "7.4.3" if action & ARG <= self.best else "7.4.4"


class AwardLand(Step[Roam]):
    """7.4.5, 7.5 The winner pays and takes the card; 7.6–7.8 markers return, others are consoled, a new land comes."""

    def __init__(self, land: int, winner: int, price: int) -> None:
        super().__init__()
        self.land = land
        self.winner = winner
        self.price = price

    def args(self) -> tuple[int, int, int]:
        return self.land, self.winner, self.price

    def run(self, g: Roam) -> None:
        g.coins[self.winner] -= self.price
        card = g.take_character(self.winner, self.land)
        g.note("takes", seat=self.winner, card=card, n=self.price)
        console(g, self.land, self.winner)
        g.return_markers(self.land)
        g.refill(self.land)
        g.changed = True


def console(g: Roam, land: int, winner: int) -> None:
    """7.8 1 coin to each other player with a marker there; 7.8.1 after the auction."""
    for seat in range(g.seats):
        if seat != winner and g.markers_on(seat, land):
            g.coins[seat] += 1
            g.note("consoled", seat=seat)
