"""What a seat may know of a game, as plain data for words, pictures and bots in other languages."""

from typing import Any

from parlour.games.frogs.rules.book import (
    CARDS,
    CHARMS,
    CHEST_LISTS,
    CHESTS,
    GEAR,
    NOVICES,
    SPACE_CHEST,
    SPACE_KINDS,
    SPACE_START,
    SPECIES,
    STARTER_LISTS,
    STARTERS,
    TOKENS,
)
from parlour.games.frogs.rules.check.stack import is_framed
from parlour.games.frogs.rules.effects import Carry
from parlour.games.frogs.rules.fields import NONE, PHASES, READY, SETUP, OnTop, numbers
from parlour.games.frogs.rules.scoring import building_points, enchanted, groups, tucked_gear
from parlour.games.frogs.rules.setup import left_novices
from parlour.games.frogs.rules.state import Frogs
from parlour.games.frogs.rules.travel import StepOnto, Travelling
from parlour.games.frogs.rules.triggers import Answers
from parlour.games.frogs.view.cards import card
from parlour.kernel.bag import has
from parlour.kernel.game import Outcome, somebody


def view(g: Frogs, seat: int, outcome: Outcome | None) -> dict[str, Any]:
    """13.0, INV.16 Open and hidden information."""
    answers = g.stack[-1] if g.stack else None
    waiting = answers.waiting(g) if isinstance(answers, Answers) else []
    return {
        "game": "frogs",
        "seat": somebody(seat),
        "turn": g.turn,
        "round": (g.turn + 1) // 2,
        "phase": PHASES[g.phase],
        "active": somebody(g.active) if g.stack else None,
        "decider": somebody(g.decider()),
        "first": g.first,
        "actions": g.actions,
        "last_turns": None if g.last == NONE else g.last,
        "options": options(g),
        "edition": g.cards.edition,
        "players": [player(g, each, seat, outcome) for each in range(2)],
        "novices": [card(g, each) for each in left_novices(g)] if g.phase == SETUP and not g.discard else [],
        "deck": g.deck_size() + len(g.looked),
        "top": [seen(g, each, seat) for each in reversed(g.top)],
        "looked": [card(g, each) if g.active == seat else None for each in g.looked],
        "discard": [card(g, each) for each in g.discard],
        "spaces": [space(g, each) for each in range(len(g.rules.board.spaces))],
        "routes": routes(g),
        "arms": [{**arm, "name": arm_name(g, arm["id"])} for arm in g.rules.board.arms],
        "chain": chain(g),
        "waiting": [card(g, each) for each in waiting],
        "event": answers.about(g)["event"] if isinstance(answers, Answers) else None,
        "travel": travelling(g),
        "trail": [g.rules.board.spaces[each] for each in g.trail],
        "outcome": None if outcome is None else ended(g, outcome),
    }


def options(g: Frogs) -> dict[str, Any]:
    names = g.rules.settings
    return {
        "board": names["board"],
        "theme": names["theme"],
        "both_decks": g.rules.draft,
        "no_memory": g.rules.no_memory,
        "tie_break": names["tie_break"],
    }


def seen(g: Frogs, each: OnTop, seat: int) -> dict[str, Any] | None:
    """13.2 A card on the deck, for who knows it."""
    return card(g, each.card) if each.is_known(seat) else None


def player(g: Frogs, each: int, seat: int, outcome: Outcome | None) -> dict[str, Any]:
    """15.1, 15.1.1 What lies before a player; the hand for its owner alone, tucked cards only with `no_memory`."""
    own = each == seat
    known = numbers(g.known[2 * each], g.known[2 * each + 1]) if seat == 1 - each else []
    hides = g.secret[2 * each] or g.secret[2 * each + 1]  # 13.1 then a list could tell what is tucked
    perhaps = numbers(g.cloud[2 * each], g.cloud[2 * each + 1]) if seat == 1 - each and not hides else []
    tucked = numbers(g.tucked[2 * each], g.tucked[2 * each + 1])
    novice = [card for card in tucked if card >= NOVICES]
    return {
        "seat": each,
        "score": building_points(g, each) if outcome is None else outcome.scores[each],
        "species": None if g.novices[each] == NONE else SPECIES[g.novices[each] - NOVICES],
        "novice": None if g.novices[each] == NONE else g.cards.ids[g.novices[each]],
        "coins": g.coins[each],
        "space": g.rules.board.spaces[g.space[each]],
        "hand": [card(g, n) for n in numbers(g.hand[2 * each], g.hand[2 * each + 1])] if own else None,
        "hand_count": g.hand_size(each),
        "known": [card(g, n) for n in known],
        "perhaps": [card(g, n) for n in perhaps],
        "starters": [starter(g, each, n) for n in range(len(STARTERS))],
        "villagers": [card(g, n) for n in g.own(each, g.cards.villagers)],
        "gear": [card(g, n) for n in g.own(each, g.cards.gear)],
        "buildings": [card(g, n) for n in g.own(each, g.cards.buildings)],
        "charms": [CHARMS[kind] for kind in range(3) if g.spells[3 * each + kind] == READY],
        "tucked": [card(g, n) for n in tucked] if own and g.rules.no_memory else None,
        "tucked_count": len(tucked),
        "tucked_novices": [g.cards.ids[n] for n in novice],
        "buildings_vp": building_points(g, each),
        "enchanted": enchanted(g, each),
    }


def starter(g: Frogs, seat: int, which: int) -> dict[str, Any]:
    advanced = g.is_advanced(seat, which)
    return {
        "id": STARTERS[which],
        "name": g.cards.names.get(f"start-{STARTERS[which]}"),
        "advanced": advanced,
        "used": seat == g.active and g.used == CARDS + which,
        "effects": g.cards.said[STARTER_LISTS + 2 * which + (1 if advanced else 0)],
        "better": [] if advanced else g.cards.said[STARTER_LISTS + 2 * which + 1],
    }


def space(g: Frogs, each: int) -> dict[str, Any]:
    """2.6 A space with what lies on it."""
    board = g.rules.board
    kind, n, token = board.kinds[each], board.amounts[each], board.tokens[each]
    place = token - len(TOKENS) + 2  # of an enchantment space: 0 or 1
    return {
        "id": board.spaces[each],
        "x": board.x[each],
        "y": board.y[each],
        "kind": SPACE_KINDS[kind],
        "n": 0 if kind in (SPACE_START, SPACE_CHEST) else n,
        "which": STARTERS[n] if kind == SPACE_START else CHESTS[n] if kind == SPACE_CHEST else None,
        "token": TOKENS[token] if has(g.tokens, each) else None,
        "charm": CHARMS[g.charm_kinds[place]] if place >= 0 else None,
        "charms": g.charms_left(place) if place >= 0 else 0,
        "end": board.ends[each],
        "home": each == 0,
        "here": [seat for seat in range(2) if g.space[seat] == each],
    }


def routes(g: Frogs) -> list[dict[str, Any]]:
    board = g.rules.board
    return [
        {"from": board.spaces[n], "to": board.spaces[way], "coins": board.coins[n][i], "cards": board.cards[n][i]}
        for n in range(len(board.spaces))
        for i, way in enumerate(board.exits[n])
    ]


def arm_name(g: Frogs, arm: str) -> str | None:
    """The name that a pack gives a way out of Home."""
    return g.cards.names.get(f"arm-{g.rules.board.id}-{arm}")


def travelling(g: Frogs) -> dict[str, Any] | None:
    """8.4 A journey in progress: how far it has come, and how far it may still go."""
    for step in reversed(g.stack):
        if isinstance(step, Travelling | StepOnto):
            begun = g.rules.board.spaces[g.trail[0]] if g.trail else None
            return {"left": step.left, "steps": step.steps, "from": begun}
    return None


def chain(g: Frogs) -> list[dict[str, Any]]:
    """12.2 The lists of effects in progress, the innermost last; `at`: the effect that is being carried out."""
    places = [i for i, step in enumerate(g.stack) if is_framed(step)]
    found = []
    for frame, i in zip(g.frames, places, strict=True):
        number, step = frame.number, g.stack[i]
        effects, index = g.cards.said[number], len(g.cards.said[number])  # an activation that is over
        if isinstance(step, Carry):
            effects, index = with_choice(g, i, effects, max(0, step.index - 1))
        found.append({**source(g, number), "effects": effects, "at": index})
    return found


def with_choice(g: Frogs, i: int, effects: list[dict[str, Any]], index: int) -> tuple[list[dict[str, Any]], int]:
    """7.11.15 Once an option is chosen, it stands in the place of the choice."""
    above = g.stack[i + 1] if i + 1 < len(g.stack) else None
    options = effects[index].get("options") if index < len(effects) else None
    if not options or not isinstance(above, Carry) or not above.index or not g.cards.chosen[above.number]:
        return effects, index
    effect = next(each for each in g.cards.effects if above.number in each.lists)
    chosen = effect.said["options"][effect.lists.index(above.number)]
    return with_choice(g, i + 1, [*effects[:index], *chosen, *effects[index + 1 :]], index + above.index - 1)


def source(g: Frogs, number: int) -> dict[str, Any]:
    """Whose list it is."""
    empty: dict[str, Any] = {"card": None, "starter": None, "space": None, "which": None}
    if number >= CHEST_LISTS:
        which = (*CHESTS, *STARTERS)[number - CHEST_LISTS]
        return empty | {"kind": "reward", "which": which, "space": g.rules.board.spaces[g.space[g.active]]}
    if number >= STARTER_LISTS:
        return empty | {"kind": "starter", "starter": STARTERS[(number - STARTER_LISTS) // 2]}
    n = number // 2
    kind = ("villager", "relic", "building")[g.cards.types[n]]
    if number & 1 and g.cards.types[n] != GEAR and not g.cards.modifier[n]:
        kind = "enchantment"
    return empty | {"kind": kind, "card": card(g, n)}


def ended(g: Frogs, outcome: Outcome) -> dict[str, Any]:
    """14.4 What the scores are made of."""
    return {
        **outcome.told(),
        "groups": [dict(zip(SPECIES, groups(g, seat), strict=True)) for seat in range(2)],
        "tucked_gear": [tucked_gear(g, seat) for seat in range(2)],
        "enchanted": [enchanted(g, seat) for seat in range(2)],
        "coins": g.coins,
        "tucked": [[card(g, n) for n in numbers(g.tucked[2 * s], g.tucked[2 * s + 1])] for s in range(2)],
    }
