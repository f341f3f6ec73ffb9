"""Chapter 4: setup."""

from parlour.games.lockup.rules.book import (
    ALL_TOKENS,
    CHOW_HALL,
    GOALS,
    GOONS,
    GUARD_REPUTATION_EXPERT,
    INSTANT,
    ITEMS,
    LOCATION_CARDS,
    POWER,
    SEWERS,
    START_REPUTATION,
    STORAGE,
    SUPPLY,
    SUSPICION,
    TOMES,
    TWO,
    Rules,
)
from parlour.games.lockup.rules.expert import Bonus, DealTraits
from parlour.games.lockup.rules.fields import KINDS, NONE
from parlour.games.lockup.rules.patrol import place_suspicion
from parlour.games.lockup.rules.rounds import NEXT_ROUND
from parlour.games.lockup.rules.state import Lockup
from parlour.kernel.bag import bag
from parlour.kernel.state import NOBODY, Step


def set_up(rules: Rules, seats: int, first: int, chance: int) -> Lockup:
    """4.1–4.13 The board, the decks, the crews; 18.0 solo is set up as for two."""
    g = Lockup()
    g.rules = rules
    g.seats = seats
    g.chance = chance
    g.round = 1
    choose_first(g, first)
    lay_out_board(g)
    deal_parties(g)
    turn_up_goals(g)
    steps: list[Step[Lockup]] = []
    if rules.expert:
        take_side_b(g)
        steps = [Bonus(seat, bonus) for seat in seats_in_order(g) for bonus in crew_bonuses(g, seat)]
        steps.append(DealTraits())
    g.then(*steps, NEXT_ROUND)
    return g


def choose_first(g: Lockup, first: int) -> None:
    """4.13 The first player is drawn unless the table fixes it; 18.2.8 in solo the guards get the marker."""
    drawn = int(g.below(g.seats))
    g.first = g.seats if g.rules.solo else drawn if first == NOBODY else first


def lay_out_board(g: Lockup) -> None:
    """4.3 Supplies, 4.4 items, 4.5 goons, 4.6 their suspicion, 4.7 tomes; 4.6.2 no brigand's resource yet."""
    g.supply = list(SUPPLY)
    g.item_deck = (1 << ITEMS) - 1
    g.display = [NONE] * (g.rules.parties + 1)
    g.fill_display()
    g.goon_deck = (1 << GOONS) - 1
    g.goon_at = [NONE] * 8
    for location in range(SEWERS, CHOW_HALL + 1):
        g.goon_at[location] = g.draw_goon()
    g.suspicion_at = [0] * 8
    g.lying = [0] * 8
    place_suspicion(g, [0 if goon == NONE else g.cards.goon_suspicion[goon] for goon in g.goon_at])
    solo, cards = g.rules.solo, g.cards
    g.tome_deck = bag([card for card in range(TOMES) if not (solo and cards.no_solo[cards.tome_of[card]])])


def deal_parties(g: Lockup) -> None:
    """4.8–4.11, 2.4, 2.5 Power, 6 tokens (4.9 with five players 5), reputation; 18.2.3, 18.2.5 the guards likewise."""
    parties, seats = g.rules.parties, g.seats
    g.reputation = [START_REPUTATION] * parties
    g.stock = [0] * (KINDS * parties)
    g.storage = [STORAGE] * parties
    g.items, g.reserved, g.goons, g.tomes = [0] * parties, [0] * parties, [0] * parties, [0] * parties
    g.traits = [NONE] * seats
    g.cell = [ALL_TOKENS & ~(1 << TWO) if seats == 5 else ALL_TOKENS] * seats
    g.up, g.down = [0] * seats, [0] * seats
    g.used, g.hidden, g.extra_hidden, g.bonus = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    for party in range(parties):
        if party >= seats or not g.rules.expert:
            g.gain(party, POWER, 1)
    if g.rules.solo:
        set_up_guards(g)


def set_up_guards(g: Lockup) -> None:
    """18.2.4, 18.2.6, 18.2.7 Reputation, guard deck and location deck."""
    g.guard_deck = guard_cards(g.rules)
    g.location_deck = (1 << LOCATION_CARDS) - 1
    g.guards_up, g.guards_down = [0] * 8, [0] * 8
    if g.rules.expert:
        g.reputation[g.seats] = GUARD_REPUTATION_EXPERT


def guard_cards(rules: Rules) -> int:
    """18.1.2 The guard cards of the difficulty: the light-blue ones and one more set."""
    sets, of = (0, 1 + rules.difficulty), rules.cards.guard_sets
    return bag([card for card in range(len(of)) if of[card] in sets])


def turn_up_goals(g: Lockup) -> None:
    """4.12 One goal of each type; 18.2.1 no instant goal in solo."""
    goals = []
    for kind in range(3):
        pile = bag([goal for goal in range(GOALS) if g.cards.goal_types[goal] == kind])
        goals.append(NONE if kind == INSTANT and g.rules.solo else g.draw(pile))
    g.goals = goals


def take_side_b(g: Lockup) -> None:
    """17.1 Reputation 0, 17.2 no default power, 17.3.2 power and suspicion of side B, 17.3.3 its storage limit."""
    for seat in seats_in_order(g):
        crew = g.rules.crews[seat]
        g.reputation[seat] = 0
        g.storage[seat] = g.cards.crew_storage[crew]
        g.gain(seat, POWER, g.cards.crew_power[crew])
        g.gain(seat, SUSPICION, g.cards.crew_suspicion[crew])


def crew_bonuses(g: Lockup, seat: int) -> list[int]:
    """17.3.1 The starting bonuses of side B."""
    return g.cards.crew_bonuses[g.rules.crews[seat]]


def seats_in_order(g: Lockup) -> list[int]:
    """First-player order, without the guards."""
    return [party for party in g.turn_order() if party < g.seats]
