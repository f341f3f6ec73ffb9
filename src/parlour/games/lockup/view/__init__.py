"""What a seat may know of a game of Lockup, as plain data for words, pictures and bots in other languages."""

from typing import Any

from parlour.games.lockup.rules.book import (
    CREWS,
    DIFFICULTIES,
    END_GAME,
    GOAL_TYPES,
    GOODS,
    INSTANT,
    LOCATIONS,
    MAJORITY,
    SYMBOLS,
    TOKENS,
)
from parlour.games.lockup.rules.fields import MOMENTS, NONE, PHASES, ROLL_CALL
from parlour.games.lockup.rules.goals import measure
from parlour.games.lockup.rules.roll_call import NextTurn
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.view.board import locations
from parlour.games.lockup.view.cards import goon, item, tome, trait
from parlour.kernel.bag import has, members, size
from parlour.kernel.game import Outcome, somebody
from parlour.kernel.state import NOBODY

STOCK = (*GOODS, "power", "suspicion")


def view(g: Lockup, seat: int, outcome: Outcome | None) -> dict[str, Any]:
    """19 Open and hidden information."""
    solo = g.rules.solo
    return {
        "game": "lockup",
        "seat": somebody(seat),
        "round": g.round,
        "phase": PHASES[g.phase],
        "location": None if g.location == NONE else LOCATIONS[g.location],
        "moment": "" if g.location == NONE else MOMENTS[g.moment],
        "active": active(g),
        "decider": somebody(g.decider()),
        "first": g.first,
        "options": {
            "expert": g.rules.expert,
            "solo": solo,
            "difficulty": DIFFICULTIES[g.rules.difficulty] if solo else None,
        },
        "edition": g.cards.edition,
        "players": [player(g, each, seat) for each in range(g.seats)],
        "guards": guards(g) if solo else None,
        "locations": locations(g, seat),
        "display": [None if each == NONE else item(g.cards, each) for each in g.display],
        "item_deck": size(g.item_deck),
        "goon_deck": size(g.goon_deck) + len(g.goons_under),
        "goon_discard": [goon(g.cards, each) for each in members(g.goon_discard)],
        "tome_deck": size(g.tome_deck) + len(g.tomes_under),
        "tome_discard": [tome(g.cards, each) for each in members(g.tome_discard)],
        "goals": [goal(g, kind) for kind in range(3) if g.goals[kind] != NONE],
        "supply": dict(zip(STOCK, g.supply, strict=True)),
        "raids": g.raids,
        "trail": [] if g.last == NONE or g.phase != ROLL_CALL else [LOCATIONS[g.last]],
        "outcome": None if outcome is None else vars_of(g, outcome),
    }


def active(g: Lockup) -> int | None:
    """6.1 Whose turn it is; nobody's once it is over and the next has not begun."""
    over = any(isinstance(step, NextTurn) for step in g.stack)
    return g.active if 0 <= g.active < g.seats and not over else None


def player(g: Lockup, each: int, seat: int) -> dict[str, Any]:
    """19 What lies before a player; holding cell, tomes and reserved items for the owner alone."""
    own, asked = each == seat, each == seat and g.decider() == seat
    choosing = own and bool(g.dealt) and g.traits[each] == NONE
    return {
        "seat": each,
        "score": g.reputation[each],
        "crew": CREWS[g.rules.crews[each]],
        **party(g, each),
        "storage": g.storage[each],
        "cell": [TOKENS[token] for token in members(g.cell[each])] if own else None,
        "home": size(g.cell[each]),
        "hidden": g.hidden[each],
        "hidden_limit": g.hidden_limit(each),
        "passed": has(g.passed, each),
        "tomes": [tome(g.cards, card) for card in members(g.tomes[each])] if own else None,
        "tome_count": size(g.tomes[each]),
        "reserved": [item(g.cards, card) for card in members(g.reserved[each])] if own else None,
        "reserved_count": size(g.reserved[each]),
        "trait": None if g.traits[each] == NONE else trait(g.cards, g.traits[each]),
        "dealt": [trait(g.cards, card) for card in members(g.dealt[each])] if choosing else None,
        "drawn_tomes": [tome(g.cards, card) for card in members(g.drawn_tomes)] if asked and g.drawn_tomes else None,
        "drawn_goons": [goon(g.cards, card) for card in members(g.drawn_goons)] if asked and g.drawn_goons else None,
    }


def party(g: Lockup, each: int) -> dict[str, Any]:
    """What players and guards have alike."""
    held = [goal for goal, holder in ((MAJORITY, g.majority), (INSTANT, g.instant)) if holder == each]
    return {
        "reputation": g.reputation[each],
        "power": g.power(each),
        "suspicion": g.suspicion(each),
        "goods": {good: g.stock[each * len(STOCK) + i] for i, good in enumerate(GOODS)},
        "first": g.first == each,
        "items": [item(g.cards, card) for card in members(g.items[each])],
        "goons": [goon(g.cards, card) for card in members(g.goons[each])],
        "symbols": dict(zip(SYMBOLS, g.symbols(each), strict=True)),
        "goals": [g.cards.goal_ids[g.goals[kind]] for kind in held],
    }


def guards(g: Lockup) -> dict[str, Any]:
    """18.1.1 The guard board; all saw what they reserved."""
    names = (*LOCATIONS[:6], "off-duty", "off-duty")
    return {
        **party(g, g.seats),
        "reserved": [item(g.cards, card) for card in g.kept],
        "deck": size(g.guard_deck) - sum(g.guards_down),
        "aside": size(g.guards_aside),
        "location_deck": size(g.location_deck),
        "turned": [names[card] for card in g.turned],
    }


def goal(g: Lockup, kind: int) -> dict[str, Any]:
    cards, number = g.cards, g.goals[kind]
    counts = cards.counts[number]
    few = g.rules.parties == 2
    stars = (
        cards.majority_stars_two if few else cards.majority_stars,
        cards.instant_stars,
        cards.stars_per[number] or (cards.end_first_two if few else cards.end_first),
    )
    ranked = kind == END_GAME and not cards.stars_per[number]
    return {
        "id": cards.goal_ids[number],
        "name": cards.names.get(f"goal-{cards.goal_ids[number]}"),
        "type": GOAL_TYPES[kind],
        "stars": stars[kind],
        "second": cards.end_second if ranked and not few else 0,
        "each": kind == END_GAME and not ranked,
        "minimum": counts[-1].least,
        "holder": somebody((g.majority, g.instant, NOBODY)[kind]),
        "counts": [measure(g, each, counts[-1]) for each in range(g.rules.parties)],
    }


def vars_of(g: Lockup, outcome: Outcome) -> dict[str, Any]:
    """18.8.1 In solo the guards are scored too."""
    told = outcome.told()
    if g.rules.solo:
        told["guards"] = {"score": g.reputation[1], "breakdown": outcome.rivals["guards"]}
    return told
