"""The factions' boards in a View: tracks, Decree, supporters, the Vagabonds' things, conspiracies, funds."""

from collections.abc import Callable
from typing import Any

from parlour.games.root.rules.faction import (
    ALLIANCE,
    EYRIE,
    LIZARD_CULT,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND_SECOND,
)
from parlour.games.root.rules.factions.conspiracies import CONSPIRACIES, cost_of
from parlour.games.root.rules.factions.decree import COLUMNS, LEADERS, vizier_columns
from parlour.games.root.rules.factions.funds import POSTS
from parlour.games.root.rules.factions.relations import RELATIONS
from parlour.games.root.rules.factions.rituals import gardens_of
from parlour.games.root.rules.factions.riverfolk import dividends
from parlour.games.root.rules.factions.vagabond import CHARACTERS, item_limit
from parlour.games.root.rules.facts import (
    BASE,
    BOARDS,
    ITEMS,
    KEEP,
    KINDS,
    RECRUITER,
    ROOST,
    SUITS,
    SYMPATHY,
    TRADE_POST,
    WOOD,
)
from parlour.games.root.rules.fields import (
    COMMITTED,
    DOWN,
    EVENING,
    FUNDS,
    HURT_DOWN,
    HURT_UP,
    NONE,
    PACK,
    PAYMENTS,
    SETUP,
    SPACES,
    TRACK,
    UP,
)
from parlour.games.root.rules.land import CLEARINGS, at
from parlour.games.root.rules.services import SERVICES
from parlour.games.root.rules.state import Root
from parlour.games.root.view.cards import card, cards, quests
from parlour.kernel.bag import has, members, size

# 9.2.5 Where an item lies, and whether face up
LYING = ((TRACK, "track", True), (UP, "satchel", True), (DOWN, "satchel", False), (HURT_UP, "damaged", True),
         (HURT_DOWN, "damaged", False))  # fmt: skip


def board(g: Root, seat: int, viewer: int) -> dict[str, Any]:
    return BOARD_OF[g.rules.faction[seat].number](g, seat, viewer)


def placed(g: Root, kind: int) -> int:
    return sum(g.pieces[at(kind, 0) : at(kind, CLEARINGS)])


def marquise(g: Root, seat: int, _: int) -> dict[str, Any]:
    facts = BOARDS["marquise"]
    keep = members(g.with_piece(KEEP))
    return {
        "tracks": [
            {
                "kind": KINDS[kind],
                "placed": placed(g, kind),
                "cost": list(facts["cost"]),
                "vp": list(facts[KINDS[kind]]),
                "draw": list(facts["draw"]) if kind == RECRUITER else [0] * len(facts["draw"]),
            }
            for kind in range(RECRUITER + 1)
        ],
        "wood": g.stock[WOOD],
        "keep": keep[0] + 1 if keep else None,
        "actions": g.actions if seat == g.active else 0,
        "recruited": g.recruited and seat == g.active,
    }


def eyrie(g: Root, seat: int, _: int) -> dict[str, Any]:
    facts = BOARDS["eyrie"]
    return {
        "roosts": placed(g, ROOST),
        "vp": list(facts["points"]),
        "draw": list(facts["draw"]),
        "leader": None if g.leader == NONE else LEADERS[g.leader],
        "leaders": [{"id": name, "state": state_of(g, leader)} for leader, name in enumerate(LEADERS)],
        "decree": [{"column": name, "cards": decree(g, seat, column)} for column, name in enumerate(COLUMNS)],
    }


def state_of(g: Root, leader: int) -> str:
    """7.3.3, 7.7.3 A leader in office, beside the board, or turned face down by a turmoil."""
    return "current" if leader == g.leader else "fallen" if has(g.fallen, leader) else "ready"


def decree(g: Root, seat: int, column: int) -> list[dict[str, Any]]:
    """7.3.4 A vizier counts as a bird."""
    result: list[dict[str, Any]] = []
    now = seat == g.active
    if column in vizier_columns(g.leader):
        result.append({"suit": "bird", "card": None, "done": now and has(g.viziers_done, column)})
    for each in members(g.decree[column]):
        face = card(each)
        result.append({"suit": face["suit"], "card": face, "done": now and has(g.resolved, each)})
    return result


def alliance(g: Root, seat: int, viewer: int) -> dict[str, Any]:
    """8.2.3 Only the Alliance may look at its supporters."""
    facts = BOARDS["alliance"]
    bases = {g.suit_at[each]: each + 1 for each in members(g.with_piece(BASE))}
    evening = seat == g.active and g.phase == EVENING
    return {
        "supporters": g.count_supporters(),
        "supporter_cards": cards(g.supporters) if seat == viewer else None,
        "officers": g.officers,
        "bases": [{"suit": SUITS[suit], "clearing": bases.get(suit)} for suit in range(3)],
        "sympathy": placed(g, SYMPATHY),
        "cost": list(facts["cost"]),
        "vp": list(facts["points"]),
        "operations": max(0, g.officers - g.actions) if evening else 0,
    }


def vagabond(g: Root, seat: int, _: int) -> dict[str, Any]:
    facts = BOARDS["vagabond"]
    return {
        "character": character(g, seat),
        "place": place(g, seat),
        "items": [
            {"kind": name, "place": where, "up": up, "n": g.pack[seat * PACK + spot + item]}
            for spot, where, up in LYING
            for item, name in enumerate(ITEMS)
            if g.pack[seat * PACK + spot + item]
        ],
        "limit": item_limit(g, seat),
        "relations": relations(g, seat),
        "aids": list(facts["aids"]),
        "relation_vp": list(facts["points"]),
        "quests": quests(g.quests_done[seat]),
        "relics": [ITEMS[item] for item in members(g.relics[seat])],
    }


def character(g: Root, seat: int) -> str | None:
    return None if g.character[seat] == NONE else CHARACTERS[g.character[seat]]


def place(g: Root, seat: int) -> dict[str, Any] | None:
    here = g.pawn[seat]
    if here == NONE:
        return None
    return {"clearing": here + 1} if here < CLEARINGS else {"forest": g.rules.land.forests[here - CLEARINGS]}


def relations(g: Root, seat: int) -> list[dict[str, Any]]:
    """9.2.9 A marker for each faction that is no Vagabond."""
    others = [each for each in range(g.seats) if not g.rules.faction[each].has_pawn]
    at = seat * g.seats
    return [{"seat": each, "level": RELATIONS[g.relation[at + each]], "aids": g.aided[at + each]} for each in others]


def lizard_cult(g: Root, seat: int, _: int) -> dict[str, Any]:
    return {
        "outcast": None if g.outcast == NONE else SUITS[g.outcast],
        "hated": g.hated,
        "acolytes": g.acolytes,
        "costs": {name: cost_of(g, conspiracy) for conspiracy, name in enumerate(CONSPIRACIES)},
        "gardens": [gardens(g, suit, seat == g.active) for suit in range(3)],
        "revealed": cards(g.revealed),
    }


def gardens(g: Root, suit: int, now: bool) -> dict[str, Any]:
    """10.3.4 The track of a suit; 10.5.3 each is scored once a turn."""
    facts = BOARDS["lizard_cult"]
    return {
        "suit": SUITS[suit],
        "placed": gardens_of(g, suit),
        "vp": list(facts["points"]),
        "draw": list(facts["draw"]),
        "scored": now and has(g.scored, suit),
    }


def riverfolk(g: Root, _: int, __: int) -> dict[str, Any]:
    return {
        "prices": [
            {"service": name, "price": g.prices[service], "bought": has(g.bought, service)}
            for service, name in enumerate(SERVICES)
        ],
        "payments": lying(g, PAYMENTS),
        "funds": lying(g, FUNDS),
        "committed": lying(g, COMMITTED),
        "posts": [posts(g, suit) for suit in range(3)],
        "dividends": dividends(g),
    }


def lying(g: Root, box: int) -> list[dict[str, Any]]:
    """11.2.4 Whose warriors lie in a box of the board."""
    counts = g.till[box * g.seats : (box + 1) * g.seats]
    return [{"seat": seat, "faction": g.rules.faction[seat].name, "n": n} for seat, n in enumerate(counts) if n]


def posts(g: Root, suit: int) -> dict[str, Any]:
    """11.3.3 The track of a suit; 11.2.5.i a post that was removed from the map is out of the game."""
    left = POSTS if g.phase == SETUP else g.posts[suit]
    on_map = size(g.with_piece(TRADE_POST) & g.realm[suit])
    return {
        "suit": SUITS[suit],
        "left": left,
        "placed": on_map,
        "gone": POSTS - left - on_map,
        "vp": list(BOARDS["riverfolk"]["points"]),
        "funds": lying(g, SPACES + suit),
    }


BOARD_OF: dict[int, Callable[[Root, int, int], dict[str, Any]]] = {
    MARQUISE: marquise,
    EYRIE: eyrie,
    ALLIANCE: alliance,
    VAGABOND: vagabond,
    VAGABOND_SECOND: vagabond,
    LIZARD_CULT: lizard_cult,
    RIVERFOLK: riverfolk,
}
