"""The invariants of the law (INV.1–INV.24) as far as one State can show them, and that what is derived agrees.

Run after every action of thousands of random games, so each looks as briefly as it can.
"""

from typing import Final

from parlour.games.root.rules.battle import (
    AttackerMayFoil,
    BattleOver,
    DealHits,
    DeclareEffects,
    DefenderMayAmbush,
    DefenderMayEnlist,
    RollDice,
    WhoDeclaresFirst,
)
from parlour.games.root.rules.check.factions import broken_by_factions
from parlour.games.root.rules.check.pack import broken_by_vagabonds
from parlour.games.root.rules.check.stack import stack
from parlour.games.root.rules.derived import derive
from parlour.games.root.rules.factions.marquise import ACTIONS
from parlour.games.root.rules.factions.relations import ChoosePartner
from parlour.games.root.rules.facts import (
    BASE,
    BIRD,
    BIRDS,
    COPIES,
    DOMINANCES,
    GARDEN,
    IMMEDIATE,
    KEEP,
    KIND_OF,
    PERSISTENT,
    ROOST,
    START_HAND,
    SYMPATHY,
    TRADE_POST,
    WHOLE_DECK,
    WIN,
    cards_where,
)
from parlour.games.root.rules.fields import NONE, PACK, SETUP, WARRIORS
from parlour.games.root.rules.land import CLEARINGS, CORNERS, at
from parlour.games.root.rules.removal import (
    ChooseOwner,
    RemoveDoomed,
    ResolveTriggers,
)
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import has, size
from parlour.kernel.state import NOBODY

STAYING: Final[int] = cards_where([kind in (PERSISTENT, IMMEDIATE) for kind in KIND_OF])
MOST_ACTIONS: Final[int] = ACTIONS + size(BIRDS)  # 6.5
ALONE: Final = (ROOST, BASE, KEEP, SYMPATHY, TRADE_POST)  # INV.7 one in a clearing
FOREIGN: Final = (ROOST, BASE, GARDEN, SYMPATHY, TRADE_POST)  # INV.8 never placed beside the keep
OF_A_BATTLE: Final = {
    DefenderMayAmbush, AttackerMayFoil, DefenderMayEnlist, RollDice, WhoDeclaresFirst, DeclareEffects, DealHits,
}  # fmt: skip
SEVERAL: Final[list[int]] = [copies for copies in COPIES if size(copies) > 1]


def broken_invariants(g: Root) -> list[str]:
    broken = cards(g) + untouched(g) + play_areas(g) + map_of(g) + pieces(g) + points(g) + derived(g)
    return broken + turn(g) + stack(g) + moment(g) + broken_by_factions(g) + broken_by_vagabonds(g)


def untouched(g: Root) -> list[str]:
    """5.1.3, 5.1.7, 9.3.5 During the setup no card was spent or crafted, and without a character there are no items."""
    if g.phase != SETUP:
        return []
    broken = []
    if g.discard or g.souls or g.available or g.revealed or any(g.crafted) or g.dominance != [NONE] * g.seats:
        broken.append("deck: during the setup all cards are in it, in hands or among the supporters (5.1.3)")
    if any(size(hand) != START_HAND for hand in g.hand):
        broken.append("hands: during the setup each has three cards (5.1.3)")
    nameless = [seat for seat in g.rules.wanderers if g.character[seat] == NONE]
    if any(any(g.pack[seat * PACK : (seat + 1) * PACK]) for seat in nameless):
        broken.append("vagabonds: without a character there are no items in the pack (9.3.5)")
    if any(g.score) or any(g.quests_done) or any(g.aided) or any(g.relics):
        broken.append("score: during the setup nobody has done anything yet (5.1.2)")
    return broken


def cards(g: Root) -> list[str]:
    """INV.1 54 cards, each in one place; INV.2 dominance cards are never discarded, and with two players out of it."""
    bags = [g.deck, g.discard, g.available, g.souls, g.removed, g.supporters, g.revealed]
    bags += [*g.hand, *g.crafted, *g.decree]
    bags += [1 << card for card in g.dominance if card != NONE]
    union = 0
    for bag in bags:
        union |= bag
    broken = []
    if union != WHOLE_DECK or sum(bags) != WHOLE_DECK:
        broken.append("deck: the cards of all places are not 54 different ones (INV.1)")
    if g.discard & DOMINANCES:
        broken.append("discard: a dominance card is there (INV.2)")
    if g.available & ~DOMINANCES:
        broken.append("available: a card is there that is no dominance card (INV.2)")
    if g.souls and not g.rules.keeps_souls:
        broken.append("souls: nobody keeps Lost Souls in this game (INV.2)")
    if g.removed != (DOMINANCES if g.seats == 2 else 0):
        broken.append("removed: the dominance cards are out of the game with two players, and only then (5.1.3)")
    return broken


def play_areas(g: Root) -> list[str]:
    """INV.15 No two cards of one name; only cards that can be crafted to stay, or are being resolved."""
    broken = []
    for seat in range(g.seats):
        crafted = g.crafted[seat]
        if crafted & ~STAYING or any(size(crafted & copies) > 1 for copies in SEVERAL):
            broken.append(f"crafted: seat {seat} has a card that does not stay, or two of one name (INV.15)")
        if g.dominance[seat] != NONE and not has(DOMINANCES, g.dominance[seat]):
            broken.append(f"dominance: seat {seat} has activated another card (INV.15)")
        if g.dominance[seat] != NONE and g.partner[seat] == NOBODY and not dominates_alone(g, seat):
            broken.append(f"dominance: seat {seat} activates a card only to form a coalition (9.2.8)")
        if g.partner[seat] != NOBODY and not lawful_partner(g, seat):
            broken.append(f"partner: seat {seat} cannot be in coalition with seat {g.partner[seat]} (9.2.8)")
    return broken


def dominates_alone(g: Root, seat: int) -> bool:
    """9.2.8 Everybody but a Vagabond; he only until he has chosen his partner."""
    choosing = any(isinstance(step, ChoosePartner) and step.who == seat for step in g.stack)
    return choosing or not g.rules.faction[seat].has_pawn


def lawful_partner(g: Root, seat: int) -> bool:
    """9.2.8 Only a Vagabond forms a coalition, with four or more players, by activating a dominance card."""
    wanderer = g.rules.faction[seat].has_pawn and g.seats > 3
    return wanderer and g.partner[seat] != seat and g.dominance[seat] != NONE


def map_of(g: Root) -> list[str]:
    """INV.6 Slots and ruins; the suits are those that are printed, four clearings each."""
    broken = []
    land = g.rules.land
    if [g.suit_at.count(suit) for suit in range(BIRD)] != [4, 4, 4] or (land.suits and g.suit_at != land.suits):
        broken.append("clearings: their suits are not those of the map (2.2.2)")
    if g.ruins & ~land.ruins:
        broken.append("clearings: a ruin stands where the map has none (INV.6)")
    if min(g.room) < 0:
        broken.append("clearings: more buildings and ruins than slots (INV.6)")
    return broken


def pieces(g: Root) -> list[str]:
    """INV.4, INV.5 No more than the box has; INV.7 what stands alone; INV.8 nothing foreign where the keep is."""
    broken = []
    if min(g.supply) < 0 or min(g.warriors) < 0:
        broken.append("clearings: more warriors than the box has (INV.4)")
    if min(g.stock) < 0 or min(g.pieces) < 0 or size(g.closed) > 1:
        broken.append("clearings: more buildings or tokens than the box has (INV.5)")
    if any(max(g.pieces[at(kind, 0) : at(kind, CLEARINGS)]) > 1 for kind in ALONE):
        broken.append("clearings: two roosts, bases, keeps, sympathy tokens or trade posts in one (INV.7)")
    bases = g.with_piece(BASE)
    if bases and any(size(bases & g.realm[suit]) > 1 for suit in range(BIRD)):
        broken.append("clearings: two bases of one suit (INV.7)")
    if g.closed & ~CORNERS or any(g.closed & g.with_piece(kind) for kind in FOREIGN):
        broken.append("clearings: the keep is not in a corner, or not alone there (INV.7, INV.8)")
    return broken


def points(g: Root) -> list[str]:
    """INV.12 Nobody has less than nothing; 3.1 with 30 points the game is over."""
    broken = [f"score: seat {seat} has less than 0 (INV.12)" for seat in range(g.seats) if g.score[seat] < 0]
    if g.stack and max(g.score) >= WIN and any(g.score[seat] >= WIN and g.scores(seat) for seat in range(g.seats)):
        broken.append("score: somebody has 30 points, and the game goes on (3.1)")
    return broken


def derived(g: Root) -> list[str]:
    """INV.16 Who rules what, and all else that is kept beside the pieces, is what the pieces say."""
    fresh = Root()
    fresh.rules, fresh.seats, fresh.phase, fresh.active = g.rules, g.seats, g.phase, g.active
    fresh.suit_at, fresh.warriors, fresh.pieces, fresh.ruins = g.suit_at, g.warriors, g.pieces, g.ruins
    fresh.pawn, fresh.officers, fresh.acolytes, fresh.till = g.pawn, g.officers, g.acolytes, g.till
    fresh.posts, fresh.scorched, fresh.bought = g.posts, g.scorched, g.bought
    derive(fresh)
    ours = [g.realm, g.strength, g.lesser, g.where, g.room, g.ruler, g.ruled, g.standing, g.present, g.stock, g.supply]
    theirs = [fresh.realm, fresh.strength, fresh.lesser, fresh.where, fresh.room, fresh.ruler, fresh.ruled]
    theirs += [fresh.standing, fresh.present, fresh.stock, fresh.supply]
    ours += [g.paths, [g.hirer], [g.roomy], [g.closed, g.closed_by]]
    theirs += [fresh.paths, [fresh.hirer], [fresh.roomy], [fresh.closed, fresh.closed_by]]
    if ours == theirs:
        return []
    wrong = [name for name, mine, right in zip(DERIVED, ours, theirs, strict=True) if mine != right]
    return [f"{name}: it does not follow from the pieces (INV.16)" for name in wrong]


DERIVED: Final = (
    "realm", "strength", "lesser", "where", "room", "ruler", "ruled", "standing", "present", "stock", "supply",
    "paths", "hirer", "roomy", "closed",
)  # fmt: skip


# The turn


def turn(g: Root) -> list[str]:
    """1.5, INV.23 Turns go clockwise; the game is over when somebody has won, and only then; INV.24 counted actions."""
    broken = []
    if g.active != (g.first + g.turns) % g.seats:
        broken.append("turns: the active seat is not the one whose turn it is (1.5)")
    if (g.winners == 0) != bool(g.stack) or g.over != (g.winners != 0):
        broken.append("winners: the game is over when somebody has won, and only then (3.1)")
    if not 0 <= g.actions <= MOST_ACTIONS or min(g.activated) < 0:
        broken.append("actions: less than none, or more than birds can buy (INV.24)")
    return broken


def moment(g: Root) -> list[str]:
    """PROC.2, PROC.3 A battle has two sides and an end; what is doomed is there, and somebody takes it away."""
    fights = g.attacker != NOBODY
    broken = []
    if fights != (g.defender != NOBODY) or fights != (g.field != NONE) or (fights and g.attacker == g.defender):
        broken.append("battle: it needs an attacker, a defender and a clearing (4.3)")
    if not lawful_helpers(g):
        broken.append("battle: an ally or a guard who takes no part in it (1.1.4, GG.5.2)")
    waiting = {type(step) for step in g.stack}
    if g.stack and fights != (BattleOver in waiting):
        broken.append("battle: it does not end, or there is none to end (PROC.2)")
    if not fights and not OF_A_BATTLE.isdisjoint(waiting):
        broken.append("battle: it goes on, and nobody fights (PROC.2)")
    if g.doomed and (RemoveDoomed not in waiting or not all_there(g)):
        broken.append("doomed: it is not on the map, or nothing removes it (PROC.3)")
    if g.stack and g.pending and ResolveTriggers not in waiting and ChooseOwner not in waiting:
        broken.append("pending: nothing resolves it (PROC.3)")
    return broken


def lawful_helpers(g: Root) -> bool:
    """1.1.4, GG.5.2 Who fights beside the attacker is neither of the two; who guards stands there, for another."""
    if g.ally != NOBODY and (g.attacker == NOBODY or g.ally in (g.attacker, g.defender)):
        return False
    if g.guard == NOBODY:
        return True
    return g.attacker != NOBODY and g.guard in g.rules.wanderers and g.guard != g.defender


def all_there(g: Root) -> bool:
    """PROC.3 Whether the pieces that are about to leave are on the map."""
    lost: dict[tuple[int, int], int] = {}
    for loss in g.doomed:
        seat, what, clearing = loss.loser, loss.what, loss.clearing
        if what != WARRIORS and g.rules.owner[what] != seat:
            return False
        spot = (seat if what == WARRIORS else -1 - what, clearing)
        lost[spot] = lost.get(spot, 0) + loss.n
    for (who, clearing), n in lost.items():
        if n > (g.warriors[at(who, clearing)] if who >= 0 else g.pieces[at(-1 - who, clearing)]):
            return False
    return True
