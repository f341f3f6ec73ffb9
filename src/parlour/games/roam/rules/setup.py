"""Chapter 3: setup."""

from parlour.games.roam.rules.board import LANDS
from parlour.games.roam.rules.book import ARTIFACTS, CARDS, MARKERS, START_COINS, Rules
from parlour.games.roam.rules.state import Roam
from parlour.games.roam.rules.turn import begin_turn
from parlour.kernel.bag import bag
from parlour.kernel.state import NOBODY


def set_up(rules: Rules, seats: int, first: int, chance: int) -> Roam:
    """3.1–3.9 The field, the deck, the players' pieces; 3.6 the first player is drawn unless the table fixes it."""
    g = Roam()
    g.rules = rules
    g.seats = seats
    g.chance = chance
    g.first = int(g.below(seats)) if first == NOBODY else first
    g.active = g.first
    deal_field(g)
    deal_players(g)
    if rules.full:
        lay_out_artifacts(g)
    begin_turn(g)
    return g


def deal_field(g: Roam) -> None:
    """3.2, 3.3 Six lands from the shuffled deck, then its top card lies open. 8.5 Hidden characters are a bag apart."""
    g.deck = (1 << CARDS) - 1
    g.unmet = g.deck if g.rules.hidden else 0
    for _ in range(LANDS):
        g.turn_up_next()
        g.lands.append(g.top)
    g.turn_up_next()


def deal_players(g: Roam) -> None:
    """3.1, 3.5 3 starting cards, awake, and 24 markers each; 3.8 coins by position in turn order."""
    seats = range(g.seats)
    g.ground = [0 for _ in seats]
    g.upper = [0 for _ in seats]
    g.supply = [MARKERS for _ in seats]
    g.coins = [START_COINS[(seat - g.first) % g.seats] for seat in seats]
    g.owned = [bag(g.rules.starting_cards(seat)) for seat in seats]
    g.awake = g.owned.copy()
    g.held = [0 for _ in seats]
    g.ready = [0 for _ in seats]


def lay_out_artifacts(g: Roam) -> None:
    """10.1 Full game: 4 of the 24 artifacts in a row, the rest a stack. 3.9 Otherwise they stay in the box."""
    g.stack_of_artifacts = (1 << ARTIFACTS) - 1
    g.refill_row()
