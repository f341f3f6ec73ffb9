"""The invariants of the law (INV.1–INV.18) as far as one State can show them, and what keeps a position playable.

Run after every action of thousands of random games, so each looks as briefly as it can.
"""

from parlour.games.lockup.rules.book import (
    ALL_TOKENS,
    CELL_BLOCK,
    CHOW_HALL,
    END_GAME,
    GOODS,
    INSTANT,
    LIBRARY,
    LOCATIONS,
    MAJORITY,
    ROUNDS,
    SEWERS,
    SUPPLY,
    SUSPICION,
    TWO,
)
from parlour.games.lockup.rules.check.cards import cards
from parlour.games.lockup.rules.check.stack import stack
from parlour.games.lockup.rules.effects import KeepTome
from parlour.games.lockup.rules.expert import KeepGoon
from parlour.games.lockup.rules.fields import (
    BEFORE,
    HOME,
    KINDS,
    LIGHTS_OUT,
    NONE,
    NOT_LIFTED,
    OVER,
    PATROL,
    RANKED,
    ROLL_CALL,
    SETUP,
)
from parlour.games.lockup.rules.goals import measure
from parlour.games.lockup.rules.scoring import PARTS
from parlour.games.lockup.rules.state import Lockup
from parlour.games.lockup.rules.tally import how_many, numbers
from parlour.games.lockup.rules.tome_steps import MoveToken
from parlour.kernel.bag import has, members, size
from parlour.kernel.state import NOBODY


def broken_invariants(g: Lockup) -> list[str]:
    broken = stocks(g) + tokens(g) + looks(g) + cards(g) + goals(g) + time(g)
    return broken or settling(g) + guards(g) + moment(g) + stack(g)


# Pieces


def stocks(g: Lockup) -> list[str]:
    """INV.1, INV.2 All that the box has, in supply, on boards and in locations; INV.7, INV.10 nothing below 0."""
    broken = []
    names = (*["goods"] * len(GOODS), "power", "suspicion")
    for kind, name in enumerate(names):
        total = g.supply[kind] + sum(g.stock[kind::KINDS])
        total += sum(g.suspicion_at) if kind == SUSPICION else 0
        total += sum(how_many(lying, kind) for lying in g.lying) if kind < len(GOODS) else 0
        if total != SUPPLY[kind] or g.supply[kind] < 0:
            broken.append(f"{name}: there are more, or less, than the box has (INV.1, INV.2)")
    if min(g.stock) < 0 or min(g.reputation) < 0:
        broken.append("reputation: less than 0, or so a resource (INV.7, INV.10)")
    cells = range(SEWERS, CHOW_HALL + 1)
    if any(g.suspicion_at[i] or g.lying[i] for i in range(len(LOCATIONS)) if i not in cells):
        broken.append("locations: suspicion or resources where no goon cell is (9.4)")
    if any(sum(numbers(lying, len(GOODS))) >= g.round for lying in g.lying):
        broken.append("locations: more resources than brigands have brought there (9.4.4)")
    return broken


def tokens(g: Lockup) -> list[str]:
    """INV.3 Each token in one place; INV.4, INV.14 where they may be; INV.5 how many face down; INV.6 what is used."""
    broken = []
    whole = ALL_TOKENS & ~(1 << TWO) if g.seats == 5 else ALL_TOKENS
    for seat in range(g.seats):
        union, count = g.cell[seat], size(g.cell[seat])
        for spot in members(g.up[seat]) + members(g.down[seat]):
            union |= 1 << spot % HOME
            count += 1
        if union != whole or count != size(whole):
            broken.append(f"cell: seat {seat} does not have each of its tokens once (INV.3)")
        if (g.up[seat] & ~where(g, up=True)) or (g.down[seat] & ~where(g, up=False)):
            broken.append(f"locations: seat {seat} has a token where none can be now (INV.4)")
        broken += hidden(g, seat)
    return broken


def where(g: Lockup, up: bool) -> int:
    """INV.4 The places on the board where tokens, or guard cards, of that face may lie now."""
    unsettled = (1 << LIBRARY * HOME) - 1
    if g.phase == ROLL_CALL:
        return unsettled
    if g.phase != LIGHTS_OUT or g.location == NONE:
        return 0
    first = g.location if up or g.moment == BEFORE else g.location + 1
    library = ALL_TOKENS << LIBRARY * HOME if up else 0
    return unsettled >> first * HOME << first * HOME | library


def hidden(g: Lockup, seat: int) -> list[str]:
    """INV.5 6.2.4 What was placed face down is counted; INV.6 tokens make a location used, unless a tome undid that."""
    down = size(g.down[seat])
    if not down <= g.hidden[seat] <= g.hidden_limit(seat) or (g.phase == ROLL_CALL and down != g.hidden[seat]):
        return [f"hidden: seat {seat} has another number of tokens face down, or too many (INV.5)"]
    placed = [location for location in range(LIBRARY) if g.tokens_at(seat, location)]
    odd = [location for location in members(g.used[seat]) if location not in placed]
    if g.used[seat] >> LIBRARY or (g.phase == ROLL_CALL and odd):
        return [f"locations: seat {seat} has used one without a token there (INV.6)"]
    if g.phase == SETUP and (g.used[seat] or g.hidden[seat] or g.extra_hidden[seat]):
        return [f"hidden: seat {seat} has placed tokens before the first round (INV.5)"]
    return []


def looks(g: Lockup) -> list[str]:
    """14.7.3, INV.18 Nobody looks at own tokens, or twice at one; what was looked at lies face down there."""
    known = {(look.by, look.of, look.token) for look in g.peeked}
    good = len(known) == len(g.peeked)
    for look in g.peeked:
        spot = look.location * HOME + look.token
        good = good and look.by != look.of and has(g.down[look.of], spot)
    return [] if good else ["peeked: a token that does not lie face down there, or was seen already (14.7.3)"]


def guards(g: Lockup) -> list[str]:
    """18.3.1, 18.4.1, 18.5.3 Where guard cards lie; between Lights Out and Roll Call they are in their decks."""
    if not g.rules.solo:
        return []
    up, down = members_of(where(g, up=True)), members_of(where(g, up=False))
    good = not any(g.guards_up[i] for i in range(8) if not has(up, i))
    good = good and not any(g.guards_down[i] for i in range(8) if not has(down, i))
    good = good and (not g.guards_aside or g.phase == LIGHTS_OUT) and (not g.turned or bool(up))
    return [] if good else ["guards: cards lie where none can be now (18.5.3)"]


def members_of(board: int) -> int:
    """The locations of which there is a bit."""
    found = 0
    for location in range(len(LOCATIONS)):
        found |= 1 << location if board >> location * HOME & ALL_TOKENS else 0
    return found


def goals(g: Lockup) -> list[str]:
    """4.12, 18.2.1 One goal of each type; INV.11 15.3, 15.4 who holds one meets its condition, and nobody has more."""
    types = [NONE if goal == NONE else g.cards.goal_types[goal] for goal in g.goals]
    if types != [MAJORITY, NONE if g.rules.solo else INSTANT, END_GAME]:
        return ["goals: there must be one of each type, in solo none that is instant (4.12, 18.2.1)"]
    broken = []
    if g.majority != NOBODY:
        count = g.cards.counts[g.goals[MAJORITY]][0]
        numbers = [measure(g, party, count) for party in range(g.rules.parties)]
        if numbers[g.majority] < max(count.least, *numbers):
            broken.append("majority: the holder has too few, or another has more (INV.11)")
    if g.instant != NOBODY:
        parts = [] if g.goals[INSTANT] == NONE else g.cards.counts[g.goals[INSTANT]]
        if not parts or any(measure(g, g.instant, part) < part.least for part in parts):
            broken.append("instant: the holder does not meet the condition (INV.11)")
    return broken


# The moment


def time(g: Lockup) -> list[str]:
    """INV.15 5.1 Rounds and phases; 6.1 whose turn it is; INV.16 who is asked; 16 what final scoring brought."""
    broken = []
    ranges = {SETUP: (1, 1), PATROL: (1, ROUNDS - 1), OVER: (ROUNDS, ROUNDS)}
    least, most = ranges.get(g.phase, (1, ROUNDS))
    if not least <= g.round <= most or (g.phase == SETUP and not g.rules.expert):
        broken.append("phase: it does not belong to this round, or to this mode (INV.15)")
    if (g.phase == OVER) == bool(g.stack) or len(g.parts) != (g.rules.parties * len(PARTS) if g.phase == OVER else 0):
        broken.append("phase: the game is over when nothing is left to do, and only then (16.1)")
    if (g.phase == ROLL_CALL) != (g.active != NOBODY) or (g.phase == SETUP and g.raids):
        broken.append("active: somebody has the turn in Roll Call, and only then (6.1)")
    everybody = (1 << g.seats) - 1
    if not g.rules.solo and g.phase not in (SETUP, ROLL_CALL) and g.passed != everybody:
        broken.append("passed: after Roll Call all have (6.4)")
    if g.passed and (g.phase == SETUP or (g.rules.solo and g.phase == ROLL_CALL)):
        broken.append("passed: nobody can have done so yet (6.3, 18.3.5)")
    if g.phase == ROLL_CALL and g.decider() != NOBODY and has(g.passed, g.decider()):
        broken.append("passed: who has done so is asked nothing more in Roll Call (6.3, INV.16)")
    return broken


def settling(g: Lockup) -> list[str]:
    """7.1, INV.13 A location is settled in Lights Out; a ranking names all there, and who has got a reward is home."""
    if g.location == NONE:
        good = g.moment == BEFORE and not g.ranking and not g.rewarded and not g.declined
        good = good and (g.phase != LIGHTS_OUT or g.round == ROUNDS)
        return [] if good else ["location: none is being settled (7.1)"]
    if g.phase != LIGHTS_OUT:
        return ["location: one is settled only in Lights Out (7.1)"]
    there = [party for party in range(g.rules.parties) if g.is_there(party, g.location)]
    if g.moment != RANKED:
        good = not g.ranking and not g.rewarded and not g.declined and (g.moment == BEFORE or bool(there))
        return [] if good else ["moment: nobody has a place here yet, or nobody is here (7.2.3)"]
    unpaid = sorted(party for party in g.ranking if not has(g.rewarded, party))
    good = len(set(g.ranking)) == len(g.ranking) > 0 and unpaid == there and not g.rewarded & g.declined
    good = good and all(party in g.ranking for party in members(g.rewarded | g.declined))
    return [] if good else ["ranking: it does not name exactly those who are, or were, here (INV.13)"]


def moment(g: Lockup) -> list[str]:
    """14.7.8 What a tome has begun belongs to a question; 8.8, 17.8 drawn cards wait for their choice."""
    kinds = [type(step) for step in g.stack]
    broken = []
    if (g.drawn_tomes != 0) != (KeepTome in kinds):
        broken.append("drawn_tomes: nobody chooses from them (8.8)")
    if (g.drawn_goons != 0) != (KeepGoon in kinds):
        broken.append("drawn_goons: nobody chooses from them (17.8)")
    if (g.lifted != NOT_LIFTED) != (MoveToken in kinds) or not is_lifted(g):
        broken.append("lifted: no such token is being moved (14.7.8)")
    if g.discount and not (g.moment == RANKED and g.location in (CHOW_HALL, CELL_BLOCK)):
        broken.append("discount: it is for a reward in the Chow Hall or the Cell Block (14.7.10, 14.7.11)")
    crafting = g.moment == RANKED and g.location == CELL_BLOCK and not g.rules.solo
    if g.rival != NOBODY and (not crafting or g.rival == g.decider()):
        broken.append("rival: nobody crafts with the help of this one (14.7.2)")
    return broken


def is_lifted(g: Lockup) -> bool:
    """14.7.8 The token lies in a location that has not been settled."""
    if g.lifted == NOT_LIFTED:
        return True
    location, token = g.lifted
    return g.location <= location < LIBRARY and has(g.tokens_at(g.decider(), location), token)
