"""What a seat may know of a game of Roam, as plain data for words, pictures and bots in other languages."""

from typing import Any

from parlour.games.roam.rules.board import LAND_OF, LANDS, SPACE_NAMES, SPACES, named
from parlour.games.roam.rules.book import BORDERS, COLOURS, KINDS
from parlour.games.roam.rules.lands import Bid
from parlour.games.roam.rules.state import NONE, Roam
from parlour.kernel.bag import has, members, size
from parlour.kernel.game import Outcome, somebody
from parlour.kernel.state import NOBODY

PHASES = {
    "BeforeCharacter": "before",
    "ChoosePosition": "position",
    "FillSome": "shortage",
    "Extras": "extras",
    "ChooseLand": "lands",
    "Bid": "auction",
    "ChooseArtifact": "market",
}


def view(g: Roam, seat: int, outcome: Outcome | None) -> dict[str, Any]:
    """8.1 All is open but the deck below its top card, 8.4 the stack of artifacts and, as an option, 8.2 characters."""
    rules = g.rules
    return {
        "game": "roam",
        "seat": somebody(seat),
        "round": g.turns // g.seats + (1 if g.stack else 0),
        "active": g.active,
        "first": g.first,
        "decider": somebody(g.decider()),
        "phase": PHASES.get(type(g.stack[-1]).__name__, "artifact") if g.stack else "over",
        "options": {
            "version": "full" if rules.full else "regular",
            "outpost": rules.outpost,
            "towers": rules.towers,
            "hidden_characters": rules.hidden,
        },
        "edition": rules.cards.edition,
        "players": [player(g, each) for each in range(g.seats)],
        "lands": [None if g.lands[land] == NONE else land_card(g, g.lands[land], land) for land in range(LANDS)],
        "spaces": [space(g, each) for each in range(SPACES)],
        "next": None if g.top == NONE else land_card(g, g.top, None),
        "deck": size(g.deck) + (g.top != NONE),
        "row": [artifact(g, each) for each in g.row],
        "stack": size(g.stack_of_artifacts),
        "outpost": somebody(g.outpost),
        "outpost_points": rules.cards.outpost_points,
        "using": using(g),
        "trail": named((g.trail | g.trail_before) & g.field),
        "auction": auction(g),
        "outcome": None if outcome is None else outcome.told(),
    }


def player(g: Roam, seat: int) -> dict[str, Any]:
    """5.6 Coins are public, as is all that lies before a player."""
    quarter = g.rules.quarters[seat]
    return {
        "seat": seat,
        "colour": COLOURS[g.rules.colours[seat]],
        "border": BORDERS[quarter],
        "quarter": quarter,
        "coins": g.coins[seat],
        "supply": g.supply[seat],
        "score": g.score(seat),
        "first": seat == g.first,
        "outpost": seat == g.outpost,
        "characters": [character(g, seat, card) for card in in_order_of_rank(g, seat)],
        "artifacts": [artifact(g, each) | {"ready": has(g.ready[seat], each)} for each in members(g.held[seat])],
    }


def in_order_of_rank(g: Roam, seat: int) -> list[int]:
    """Starting cards first, as they lie on a table."""
    start = g.rules.starting_cards(seat)
    return start + [card for card in members(g.owned[seat]) if card not in start]


def character(g: Roam, seat: int, card: int) -> dict[str, Any]:
    """8.3 Characters of all players are open, awake or asleep."""
    return face(g, card) | {
        "awake": has(g.awake[seat], card),
        "starting": card in g.rules.starting_cards(seat),
    }


def face(g: Roam, card: int) -> dict[str, Any]:
    cards = g.rules.cards
    name = cards.card_ids[card]
    return {
        "id": name,
        "name": cards.names.get(f"card-{name}"),
        "vp": cards.points[card],
        "pattern": list(cards.patterns[card]),
    }


def artifact(g: Roam, each: int) -> dict[str, Any]:
    cards = g.rules.cards
    name = cards.artifact_ids[each]
    return {
        "id": name,
        "name": cards.names.get(f"artifact-{name}"),
        "kind": KINDS[cards.kinds[each]],
        "price": cards.prices[each],
        "vp": cards.artifact_points[each],
    }


def land_card(g: Roam, card: int, land: int | None) -> dict[str, Any]:
    """2.3.2, 8.2 The scroll shows points and pattern of the character, unless characters are hidden."""
    symbols = g.rules.cards.symbols[card][0 if land is not None and land < 3 else 1]
    if g.rules.hidden:
        scroll: dict[str, Any] = {"card": None, "name": None, "vp": None, "pattern": None}
    else:
        shown = face(g, card)
        scroll = {"card": shown["id"], "name": shown["name"], "vp": shown["vp"], "pattern": shown["pattern"]}
    return {
        "land": None if land is None else land + 1,
        **scroll,
        "coins": [symbols[0:2], symbols[2:4], symbols[4:6]],
    }


def space(g: Roam, each: int) -> dict[str, Any] | None:
    if not has(g.field, each):
        return None
    markers = [seat for level in (g.ground, g.upper) for seat in range(g.seats) if has(level[seat], each)]
    return {"id": SPACE_NAMES[each], "land": LAND_OF[each] + 1, "coins": g.symbols(each), "markers": markers}


def using(g: Roam) -> dict[str, Any] | None:
    if g.used == NONE:
        return None
    return {
        "card": g.rules.cards.card_ids[g.used],
        "quarter": (g.rules.quarters[g.active] + g.turned) % 4,
        "filled": named(g.filled),
        "empty": named(g.empty),
    }


def auction(g: Roam) -> dict[str, Any] | None:
    """7.4.7 Bids are public."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Bid):
        return None
    return {
        "land": step.land + 1,
        "best": None if step.winner == NOBODY else step.best,
        "winner": None if step.winner == NOBODY else step.winner,
        "waiting": list(step.contenders),
    }
