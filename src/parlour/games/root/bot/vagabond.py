"""The Vagabond: items are his strength; ruins, quests, aid and infamy his points."""

from typing import Final

from parlour.games.root.rules.factions.characters import SCOUNDREL, VAGRANT
from parlour.games.root.rules.factions.relations import AIDS, ALLIED, HOSTILE
from parlour.games.root.rules.factions.ruins import seen_under
from parlour.games.root.rules.facts import QUEST_ITEMS, QUEST_SUIT, SUIT_OF, SWORD, TEA, TORCH
from parlour.games.root.rules.fields import DOWN, EVENING, HURT_DOWN, HURT_UP, NONE, PACK, TRACK, UP
from parlour.games.root.rules.land import CLEARINGS, EVERYWHERE, at
from parlour.games.root.rules.state import Root
from parlour.kernel.bag import has, members, size

ITEM_WORTH: Final = (1.3, 1.0, 1.0, 1.2, 1.8, 2.0, 1.6, 1.5)  # boot bag crossbow hammer sword tea coin torch
KINSHIP: Final = (0.0, 0.3, 0.8, 1.2, 0.3)  # indifferent … allied, hostile
HURT: Final = 0.35  # what a damaged item is still worth
RESTED: Final = 0.85  # and what in a forest, where the Evening repairs it
MISCHIEF: Final = 0.5
TIRED: Final = 0.4  # an exhausted item that the next Birdsong will not turn up


def engine(g: Root, seat: int, turns: float) -> float:
    return pack(g, seat) + relations(g, seat, turns) + place(g, seat)


def pack(g: Root, seat: int) -> float:
    """9.2.5 Exhausted items cost nearly nothing as long as Birdsong turns them up again."""
    at = seat * PACK
    healing = RESTED if g.pawn[seat] >= CLEARINGS and g.active == seat and g.phase != EVENING else HURT
    worth, down = 0.0, 0
    for item in range(8):
        sound = g.pack[at + TRACK + item] + g.pack[at + UP + item] + g.pack[at + DOWN + item]
        hurt = g.pack[at + HURT_UP + item] + g.pack[at + HURT_DOWN + item]
        worth += ITEM_WORTH[item] * (sound + healing * hurt) + 0.25 * g.pack[at + TRACK + item]
        down += g.pack[at + DOWN + item] + g.pack[at + HURT_DOWN + item]
    tired = down - 3 - 2 * g.pack[at + TRACK + TEA]
    return worth - 0.03 * down - TIRED * max(0, tired)


def relations(g: Root, seat: int, turns: float) -> float:
    """9.2.9 Friends in steps; aids on the way to the next step count if the step can be made this turn."""
    worth = 0.0
    for other in range(g.seats):
        box = g.relation[seat * g.seats + other]
        worth += KINSHIP[box] + (0.3 * turns if box == ALLIED else 0.0)
        aided = g.aided[seat * g.seats + other]
        if aided and box < ALLIED:
            can = min(ready(g, seat), cards_here(g, seat))
            worth += 0.8 * aided if AIDS[box] - aided <= can else 0.0
    return worth


def ready(g: Root, seat: int) -> int:
    return sum(g.pack[seat * PACK : seat * PACK + DOWN])


def cards_here(g: Root, seat: int) -> int:
    return size(g.matching(seat, g.suit_at[g.pawn[seat]])) if g.pawn[seat] < CLEARINGS else 0


def place(g: Root, seat: int) -> float:
    """Where he stands: what there is to do here, or a step away."""
    here = g.pawn[seat]
    if here == NONE:
        return 0.0
    beside = max([charm(g, seat, c) for c in members(g.rules.land.touching[here] & EVERYWHERE)])
    return 0.6 * max(charm(g, seat, here) if here < CLEARINGS else 0.0, 0.8 * beside)


def charm(g: Root, seat: int, clearing: int) -> float:
    """What there is to do in a clearing: a ruin, quests, people to aid, enemies to fight."""
    at = seat * PACK
    worth = 1.5 if owned(g, at, TORCH) and rewarding(g, seat, clearing) else 0.0
    suit = g.suit_at[clearing]
    for quest in members(g.open_quests):
        one, other = QUEST_ITEMS[quest]
        if QUEST_SUIT[quest] == suit and owned(g, at, one) > (one == other) and owned(g, at, other):
            worth += 1.2
    for other in range(g.seats):
        if other != seat and has(g.present[other], clearing):
            worth += company(g, seat, other, clearing)
    if g.character[seat] in (VAGRANT, SCOUNDREL) and owned(g, at, TORCH):
        worth += MISCHIEF * prey(g, seat, clearing)
    return worth


def prey(g: Root, seat: int, clearing: int) -> int:
    """GG.4.2, GG.6.2 Buildings and tokens that fall if others fight, or with everything else on burnt land."""
    if has(g.scorched, clearing):
        return 0
    there = range(clearing, len(g.strength), CLEARINGS)
    found = sum([g.strength[at] + g.lesser[at] - g.warriors[at] for at in there]) - int(g.pawn[seat] == clearing)
    if g.character[seat] == SCOUNDREL:
        return max(0, found - 1)  # the torch stays there
    return min(found, 2) if len([at for at in there if g.warriors[at]]) > 1 else 0


def rewarding(g: Root, seat: int, clearing: int) -> bool:
    """9.7.1 A ruin, unless he has seen what lies there and has such items already."""
    if not has(g.ruins, clearing):
        return False
    seen = seen_under(g, clearing, seat)
    return not seen or any(not has(g.relics[seat], item) for item in seen)


def company(g: Root, seat: int, other: int, clearing: int) -> float:
    worth = 0.0
    if g.matching(seat, g.suit_at[clearing]):
        worth += 0.3 + 0.6 * min(2, sum(g.box[other * 8 : other * 8 + 8]))
    if g.relation[seat * g.seats + other] == HOSTILE:
        worth += 0.3 * min(owned(g, seat * PACK, SWORD), g.warriors[at(other, clearing)])
    if g.dominance[other] != NONE and g.ruler[clearing] == other:
        worth += 1.0 if has(g.realm[SUIT_OF[g.dominance[other]]], clearing) else 0.0
    return worth


def owned(g: Root, at: int, item: int) -> int:
    """Undamaged items of a kind."""
    return g.pack[at + TRACK + item] + g.pack[at + UP + item] + g.pack[at + DOWN + item]
