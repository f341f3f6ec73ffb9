"""The locations of the prison as plain data."""

from typing import Any

from parlour.games.lockup.rules.book import (
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    ENFORCER,
    GOODS,
    INFIRMARY,
    LIBRARY,
    LOCATIONS,
    LOOKOUT,
    SEWERS,
    TOKENS,
    YARD,
)
from parlour.games.lockup.rules.chow_hall import PRICES
from parlour.games.lockup.rules.fields import HOME, LIGHTS_OUT, NONE, RANKED
from parlour.games.lockup.rules.places import plain_reward
from parlour.games.lockup.rules.secrets import is_seen
from parlour.games.lockup.rules.state import SUMS, Lockup
from parlour.games.lockup.view.cards import goon, guard, named_numbers
from parlour.kernel.bag import has, members

PLACES = ("first", "second", "third")


def locations(g: Lockup, seat: int) -> list[dict[str, Any]]:
    return [location(g, each, seat) for each in range(len(LOCATIONS))]


def location(g: Lockup, each: int, seat: int) -> dict[str, Any]:
    now = each == g.location
    return {
        "id": LOCATIONS[each],
        "number": each + 1,
        "goon": None if g.goon_at[each] == NONE else goon(g.cards, g.goon_at[each]),
        "suspicion": g.suspicion_at[each],
        "lying": named_numbers(g.lying[each], GOODS),
        "tokens": [token for owner in range(g.seats) for token in tokens(g, each, owner, seat)],
        "guards": guard_cards(g, each),
        "rewards": rewards(g, each),
        "strengths": strengths(g, each, seat),
        "used": 0 <= seat < g.seats and has(g.used[seat], each),
        "state": "now" if now else "done" if g.phase == LIGHTS_OUT and each < g.location else "ahead",
        "ranking": list(g.ranking) if now and g.moment == RANKED else None,
        "rewarded": members(g.rewarded) if now else [],
        "declined": members(g.declined) if now else [],
    }


def tokens(g: Lockup, each: int, owner: int, seat: int) -> list[dict[str, Any]]:
    """19 Face-down tokens show only whose they are, unless the seat has seen them."""
    up, down = (bag >> each * HOME & 0b111111 for bag in (g.up[owner], g.down[owner]))
    seen = [token for token in members(down) if is_seen(g, seat, owner, token)]
    unseen = down.bit_count() - len(seen)
    return (
        [{"owner": owner, "token": TOKENS[token], "up": True} for token in members(up)]
        + [{"owner": owner, "token": TOKENS[token], "up": False} for token in seen]
        + [{"owner": owner, "token": None, "up": False}] * unseen
    )


def guard_cards(g: Lockup, each: int) -> dict[str, Any]:
    """19 Nobody sees face-down guard cards."""
    if not g.rules.solo:
        return {"up": [], "down": 0}
    return {"up": [guard(g.cards, card) for card in members(g.guards_up[each])], "down": g.guards_down[each]}


def strengths(g: Lockup, each: int, seat: int) -> list[dict[str, Any]]:
    """7.2.1 What the seat can see of the strengths; strongest first, ties in first-player order."""
    found = [strength(g, each, party, seat) for party in g.turn_order() if g.is_there(party, each)]
    return sorted(found, key=lambda one: -int(one["strength"]))


def strength(g: Lockup, each: int, party: int, seat: int) -> dict[str, Any]:
    if g.is_guards(party):
        lookout = g.has_lookout(party, each)
        known = g.guards_strength(each)
        return {"party": party, "strength": known, "unknown": g.guards_down[each], "lookout": lookout}
    down = g.down[party] >> each * HOME & 0b111111
    hidden = sum(1 << token for token in members(down) if not is_seen(g, seat, party, token))
    there = g.tokens_at(party, each) & ~hidden
    known = SUMS[there] + (g.power(party) if has(there, ENFORCER) else 0)
    bonus = g.bonus[party] if each == g.location and g.moment else 0
    unknown = hidden.bit_count()
    return {"party": party, "strength": known + bonus, "unknown": unknown, "lookout": has(there, LOOKOUT)}


def rewards(g: Lockup, each: int) -> list[dict[str, Any]]:
    """8.0 The rewards as printed for this number of players."""
    if each == COMMISSARY:
        rows = [reward("first", "any", 1), reward("second", "exchange", 1), reward("others", "exchange", 2)]
        return rows if g.rules.parties > 2 else rows[:2]
    if each == CHOW_HALL:
        rows = [reward("first", "recruit", 2), reward("second", "recruit", 2), reward("others", "recruit", 1)]
        priced = [row | {"price": list(PRICES[i][1 : 3 if i < 2 else 2])} for i, row in enumerate(rows)]
        return priced if g.rules.parties > 2 else priced[:2]
    if each == CELL_BLOCK:
        return [reward("each", "craft", 1)]
    if each == LIBRARY:
        rows = [reward("first", "choose-tome", 2), reward("second", "tome", 1), reward("third", "tome", 1)]
        return rows[: g.rules.parties]
    return plain_rewards(g, each)


def plain_rewards(g: Lockup, each: int) -> list[dict[str, Any]]:
    """8.1–8.4 By place, with as many in the location as there can be; alike places after the first are "others"."""
    parties = g.rules.parties
    found = [plain_reward(g, each, place, parties) for place in range(parties)]
    names = ("scrap", "potion", "iron", "gold", "power")
    rows = []
    for place, (kind, n) in enumerate(found):
        if n:
            rows.append(reward(PLACES[min(place, 2)], names[kind], n, first=each == YARD and place == 0))
    if each == SEWERS:
        second = 1 if found[1][1] == 1 else 2
        rows = [*rows[:second], rows[-1] | {"place": "others"}]
    elif each == INFIRMARY:
        rows[-1]["place"] = "last"
    return rows


def reward(place: str, kind: str, n: int, first: bool = False) -> dict[str, Any]:
    return {"place": place, "kind": kind, "n": n, "price": None, "first": first}
