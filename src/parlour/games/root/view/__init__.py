"""What a seat may know of a game of Root, as plain data for words, pictures and bots in other languages."""

import re
from typing import Any

from parlour.games.root.rules.factions.ruins import left_under, seen_under
from parlour.games.root.rules.facts import (
    BASE,
    BUILDINGS,
    EFFECTS,
    GARDEN,
    ITEMS,
    KINDS,
    SUITS,
    TORCH,
    TRADE_POST,
)
from parlour.games.root.rules.fields import NONE, PHASES, SETUP
from parlour.games.root.rules.land import CLEARINGS, CORNERS, at
from parlour.games.root.rules.services import RIVERBOATS, BuyServices, number_of_services
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.turn import StartNext
from parlour.games.root.view.boards import board, character
from parlour.games.root.view.cards import card, cards, quests
from parlour.kernel.bag import has, members, size
from parlour.kernel.game import Outcome, somebody
from parlour.kernel.state import NOBODY

SUITED = (BASE, GARDEN, TRADE_POST)  # 8.3.2, 10.3.4, 11.3.3 pieces that show the suit of their clearing


def view(g: Root, seat: int, outcome: Outcome | None) -> dict[str, Any]:
    """Z.1 All is open but the deck, other hands, the supporters of others, the quest deck and what lies under ruins."""
    return {
        "game": "root",
        "seat": somebody(seat),
        "round": 0 if g.phase == SETUP else g.turns // g.seats + 1,
        "turn": g.turns,
        "active": g.active,
        "first": g.first,
        "decider": somebody(g.decider()),
        "phase": PHASES[g.phase] if g.stack else "over",
        "step": kebab(type(g.stack[-1]).__name__) if g.stack else None,
        "map": g.rules.land.name,
        "law": g.rules.settings["law"],
        **woodland(g, seat),
        **shared(g),
        **trade(g),
        "players": [player(g, each, seat) for each in range(g.seats)],
        "battle": battle(g),
        "revealed": revealed(g, seat),
        "outcome": None if outcome is None else outcome.told(),
    }


def kebab(name: str) -> str:
    """`MoveFrom` → `move-from`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# The map


def woodland(g: Root, viewer: int) -> dict[str, Any]:
    land = g.rules.land
    return {
        "clearings": [clearing(g, each, viewer) for each in range(CLEARINGS)],
        "forests": [{"id": name, "pawns": pawns(g, CLEARINGS + n)} for n, name in enumerate(land.forests)],
        "paths": pairs(land.paths),
        "river": pairs(land.river),
    }


def pairs(beside: list[int]) -> list[list[int]]:
    """What lies beside what, each pair once, as the clearings are printed."""
    return [[one + 1, other + 1] for one in range(CLEARINGS) for other in members(beside[one]) if one < other]


def clearing(g: Root, each: int, viewer: int) -> dict[str, Any]:
    land = g.rules.land
    here = [kind for kind in range(len(KINDS)) if g.pieces[at(kind, each)]]
    return {
        "id": each + 1,
        "suit": SUITS[g.suit_at[each]],
        "slots": land.slots[each],
        **ruin(g, each, viewer),
        "corner": has(CORNERS, each),
        "river": land.river[each] != 0,
        "scorched": has(g.scorched, each),
        "ruler": somebody(g.ruler[each]),
        "warriors": [
            {**owner(g, seat), "n": g.warriors[at(seat, each)]} for seat in range(g.seats) if g.warriors[at(seat, each)]
        ],
        "buildings": [
            piece(g, kind, each) for kind in here if kind < BUILDINGS for _ in range(g.pieces[at(kind, each)])
        ],
        "tokens": [{**piece(g, kind, each), "n": g.pieces[at(kind, each)]} for kind in here if kind >= BUILDINGS],
        "pawns": pawns(g, each),
    }


def ruin(g: Root, each: int, viewer: int) -> dict[str, Any]:
    """9.3.4, 9.7.1 Everybody can count the items under a ruin; what they are only those know who saw them."""
    there = has(g.ruins, each)
    known = seen_under(g, each, viewer) if there else []
    return {
        "ruin": there,
        "ruin_items": left_under(g, each) if there else 0,
        "ruin_known": [ITEMS[item] for item in known],
    }


def owner(g: Root, seat: int) -> dict[str, Any]:
    return {"seat": seat, "faction": g.rules.faction[seat].name}


def piece(g: Root, kind: int, each: int) -> dict[str, Any]:
    """8.3.2, 10.3.4, 11.3.3 Some pieces show the suit of their clearing."""
    suit = {"suit": SUITS[g.suit_at[each]]} if kind in SUITED else {}
    return {"kind": KINDS[kind], **owner(g, g.rules.owner[kind]), **suit}


def pawns(g: Root, place: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "character": character(g, seat)} for seat in g.rules.wanderers if g.pawn[seat] == place]


# Cards, items, quests


def shared(g: Root) -> dict[str, Any]:
    """1.2.2 The discard pile may be looked through; of deck and quest deck only the numbers are known."""
    return {
        "deck": size(g.deck) - sum(g.gaps),
        "discard": cards(g.discard),
        "available": cards(g.available),
        "box": cards(g.removed),
        "souls": cards(g.souls) if g.rules.keeps_souls else None,
        "items": {ITEMS[item]: g.items[item] for item in range(TORCH)},
        "quests": {"open": quests(g.open_quests), "deck": size(g.quest_deck)} if g.rules.wanderers else None,
    }


def trade(g: Root) -> dict[str, Any]:
    """11.2.7.ii, 11.2.7.iii Whose boats and mercenaries serve now, 11.2.6 and what can still be bought."""
    asked = any(isinstance(step, BuyServices | StartNext) for step in g.stack)
    left = number_of_services(g, g.active) - g.services if asked else 0
    return {
        "boats": g.active if has(g.bought, RIVERBOATS) else None,
        "hirer": somebody(g.hirer),
        "service": {"seller": g.rules.seller, "buyer": g.active, "left": left} if left > 0 else None,
    }


# The players


def player(g: Root, seat: int, viewer: int) -> dict[str, Any]:
    """1.2.1 Of a hand others see only how many cards it has; 11.2.3 one may lie open."""
    faction = g.rules.faction[seat]
    return {
        "seat": seat,
        "faction": faction.name,
        "score": g.score[seat],
        "hand": g.cards_in_hand(seat),
        "cards": cards(g.hand[seat]) if seat == viewer or g.is_open(seat) else None,
        "open": g.is_open(seat),
        "crafted": cards(g.crafted[seat]),
        "used": [EFFECTS[effect] for effect in members(g.used)] if seat == g.active else [],
        "items": {name: g.box[seat * 8 + item] for item, name in enumerate(ITEMS) if g.box[seat * 8 + item]},
        "warriors": g.supply[seat] if faction.warriors else None,
        "dominance": None if g.dominance[seat] == NONE else card(g.dominance[seat]),
        "partner": somebody(g.partner[seat]),
        "ruled": size(g.ruled[seat]),
        "crafting": crafting(g, seat),
        "board": board(g, seat, viewer),
    }


def crafting(g: Root, seat: int) -> dict[str, int]:
    """4.1.1 The crafting pieces that can still be activated this turn."""
    pieces = g.rules.faction[seat].crafting(g, seat)
    used = g.activated if seat == g.active else [0, 0, 0]
    return {SUITS[suit]: max(0, pieces[suit] - used[suit]) for suit in range(3)}


# What goes on


def battle(g: Root) -> dict[str, Any] | None:
    """4.3.2 Rolled and extra hits together, once the dice have fallen."""
    if g.attacker == NOBODY:
        return None
    hits = [g.hits[0] + g.hits[2], g.hits[1] + g.hits[3]] if g.rolled else None
    return {
        "clearing": g.field + 1,
        "attacker": g.attacker,
        "defender": g.defender,
        "ally": somebody(g.ally),
        "instigator": somebody(g.instigator),
        "guard": somebody(g.guard),
        "dice": [g.high, g.low] if g.rolled else None,
        "hits": hits,
    }


def revealed(g: Root, seat: int) -> dict[str, Any] | None:
    """Z.2 A hand that was shown is seen by whom it was shown to, and by nobody else."""
    if seat == NOBODY or seat != g.looker:
        return None
    return {"of": g.looked_at, "cards": cards(g.looked)}
