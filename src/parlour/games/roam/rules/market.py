"""Chapter 10.3: buying artifacts at the end of the turn."""

from parlour.games.roam.rules.state import Roam
from parlour.games.roam.rules.verbs import BUY, NO_PURCHASE
from parlour.kernel.state import ARG, Step


class BuyArtifact(Step[Roam]):
    """10.3, 10.3.1 Full game: after the explored lands, the active player may buy one artifact (10.3.2)."""

    def __init__(self) -> None:
        super().__init__()

    def run(self, g: Roam) -> None:
        if g.rules.full and affordable(g, g.active):
            g.then(ChooseArtifact(g.active))


def affordable(g: Roam, seat: int) -> list[int]:
    return [artifact for artifact in g.row if g.rules.cards.prices[artifact] <= g.coins[seat]]


class ChooseArtifact(Step[Roam]):
    """10.3 Buy one artifact of the row for its price, or none."""

    def options(self, g: Roam) -> list[int]:
        return [NO_PURCHASE, *[BUY | artifact for artifact in affordable(g, self.who)]]

    def take(self, g: Roam, action: int) -> None:
        if action != NO_PURCHASE:
            buy(g, self.who, action & ARG)

    def detail(self, g: Roam, action: int) -> dict[str, int]:
        return {} if action == NO_PURCHASE else {"n": g.rules.cards.prices[action & ARG]}

    def barred(self, g: Roam) -> list[tuple[int, str]]:
        """10.3 What costs more than one has."""
        return [(BUY | artifact, "10.3") for artifact in g.row if artifact not in affordable(g, self.who)]


def buy(g: Roam, seat: int, artifact: int) -> None:
    """10.3, 10.3.3, 10.3.4 Pay the price, lay the artifact down ready, refill the row; it works from the next turn."""
    g.coins[seat] -= g.rules.cards.prices[artifact]
    g.row.remove(artifact)
    g.held[seat] |= 1 << artifact
    g.ready[seat] |= 1 << artifact
    g.note("buys", seat=seat, artifact=artifact, n=g.rules.cards.prices[artifact])
    g.refill_row()
