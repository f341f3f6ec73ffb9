"""The invariants of Vagabonds and their things: packs, markers, items, burnt land, quests and what lies under ruins."""

from typing import Final

from parlour.games.root.rules.check.stack import waits
from parlour.games.root.rules.factions.characters import SCOUNDREL, VAGRANT
from parlour.games.root.rules.factions.fights import FightBeside
from parlour.games.root.rules.factions.pack import TRACK_ROOM, TRACKED
from parlour.games.root.rules.factions.relations import AIDS, ALLIED, HOSTILE, relation
from parlour.games.root.rules.factions.ruins import BURIED, RUIN_ITEMS, all_buried, clearing_of
from parlour.games.root.rules.factions.vagabond import OPEN_QUESTS, START_ITEMS, ChooseCharacter, StartIn
from parlour.games.root.rules.facts import ITEM_SUPPLY, ITEMS, QUESTS, TORCH
from parlour.games.root.rules.fields import NONE, PACK, SETUP, TRACK
from parlour.games.root.rules.land import CLEARINGS, EVERYWHERE
from parlour.games.root.rules.state import UNSEEN, Root
from parlour.kernel.bag import has, members, size
from parlour.kernel.state import NOBODY

ALL_QUESTS: Final = (1 << QUESTS) - 1
SETS: Final = 2  # 9.7.1 of items marked R, for two Vagabonds


def broken_by_vagabonds(g: Root) -> list[str]:
    broken = items(g) + quests(g) + scorched(g) + instigated(g)
    for seat in range(g.seats):
        broken += vagabond(g, seat)
    return broken


def vagabond(g: Root, seat: int) -> list[str]:
    """INV.10 Tracks hold three of their kind; INV.17 markers lie in boxes; without a pawn there is nothing of it."""
    first = seat * PACK
    pack = g.pack[first : first + PACK]
    wanders = g.rules.faction[seat].has_pawn
    if not wanders:
        nothing = not any(pack) and g.pawn[seat] == NONE and not g.quests_done[seat]
        nothing = nothing and not any(markers(g, seat))
        return [] if nothing else [f"vagabonds: seat {seat} is none (9.2.2)"]
    broken = []
    track = pack[TRACK : TRACK + 8]
    if min(pack) < 0 or max(track) > TRACK_ROOM or any(n and item not in TRACKED for item, n in enumerate(track)):
        broken.append("vagabonds: a track holds another item, or more than three (INV.10)")
    others = range(g.seats)
    if not all(lawful_marker(g, seat, other) for other in others):
        broken.append("vagabonds: a marker lies in no box, or is that of a Vagabond (INV.17)")
    elif any(g.aided[seat * g.seats + other] > most_aids(g, seat, other) for other in others):
        broken.append("vagabonds: more Aids than go before the next step, or than in his own turn (9.2.9.i.a)")
    return broken + wanderer(g, seat)


def markers(g: Root, seat: int) -> list[int]:
    """9.2.9 Where the markers of the others lie on the seat's chart, and the aids given to them this turn."""
    first = seat * g.seats
    return g.relation[first : first + g.seats] + g.aided[first : first + g.seats]


def lawful_marker(g: Root, seat: int, other: int) -> bool:
    """INV.17 A marker of every faction with warriors, in one of five boxes; no other."""
    at = seat * g.seats + other
    return 0 <= g.relation[at] <= (0 if other in g.rules.wanderers else HOSTILE) and g.aided[at] >= 0


def most_aids(g: Root, seat: int, other: int) -> int:
    """9.2.9.i.a With the last Aid of a step, and at the end of his turn, the count returns to zero."""
    box = relation(g, seat, other)
    steps = seat == g.active and box < ALLIED and other not in g.rules.wanderers
    return AIDS[box] - 1 if steps else 0


def wanderer(g: Root, seat: int) -> list[str]:
    """9.3.1, 9.3.2 A character, and a place for the pawn: since the setup, and not before."""
    if waits(g, seat):
        early = g.character[seat] != NONE or g.pawn[seat] != NONE
        return ["vagabonds: one is set up before his time (5.1.7)"] if early else []
    asked = [type(step) for step in g.stack if step.who == seat] if g.phase == SETUP else []
    broken = []
    if (g.pawn[seat] == NONE) != (StartIn in asked) or g.pawn[seat] >= CLEARINGS + len(g.rules.land.forests):
        broken.append("vagabonds: the pawn is nowhere (9.2.2)")
    if (g.character[seat] == NONE) != (ChooseCharacter in asked):
        broken.append("vagabonds: one has no character (9.3.1)")
    if g.character[seat] != NONE and g.character.count(g.character[seat]) > 1:
        broken.append("vagabonds: two of them are one character (9.7.1)")
    return broken


def items(g: Root) -> list[str]:
    """INV.9 Every item is in one place; the supply never grows, and removed ones are gone."""
    count = g.items.copy()
    for spot in range(len(g.box)):
        if g.box[spot]:
            count[spot & 7] += g.box[spot]
    for seat in g.rules.wanderers:
        for spot in range(PACK):
            if g.pack[seat * PACK + spot]:
                count[spot & 7] += g.pack[seat * PACK + spot]
    for number in members(g.buried) + numbers_dug(g):
        count[BURIED[number]] += 1
    count[TORCH] += size(g.scorched)  # GG.6.2 it stays there
    most = there_can_be(g)
    too_many = [ITEMS[item] for item in range(8) if count[item] > most[item]]
    if too_many or min(g.items) < 0 or min(g.box) < 0:
        return [f"items: there are more than the game has: {', '.join(too_many)} (INV.9)"]
    return relics(g)


def numbers_dug(g: Root) -> list[int]:
    return [entry & UNSEEN for entry in g.dug]


def there_can_be(g: Root) -> list[int]:
    """5.1.5 The supply, 9.3.4, 9.7.1 what lies under the ruins, 9.3.5 what a character brings."""
    most = ITEM_SUPPLY.copy()
    for seat in g.rules.wanderers:
        if g.character[seat] != NONE:
            for item in START_ITEMS[g.character[seat]]:
                most[item] += 1
    for number in members(all_buried(g)):
        most[BURIED[number]] += 1
    return most


def relics(g: Root) -> list[str]:
    """INV.11 Of two Vagabonds each holds one item marked R of a kind, and two of a kind there are."""
    held = [0] * len(ITEMS)
    for seat in range(g.seats):
        kinds = members(g.relics[seat])
        if kinds and (seat not in g.rules.wanderers or len(g.rules.wanderers) < SETS):
            return ["vagabonds: items marked R count only with two Vagabonds (9.7.1)"]
        if any(not carries(g, seat, item) for item in kinds):
            return ["vagabonds: an item marked R is not in the pack (INV.11)"]
        for item in kinds:
            held[item] += 1
    for number in members(g.buried) + numbers_dug(g):
        held[BURIED[number]] += 1
    if len(g.rules.wanderers) == SETS and any(n > SETS * (item in RUIN_ITEMS) for item, n in enumerate(held)):
        return ["vagabonds: more items marked R than the game has (INV.11)"]
    return []


def carries(g: Root, seat: int, item: int) -> bool:
    return any(g.pack[seat * PACK + item : (seat + 1) * PACK : len(ITEMS)])


def scorched(g: Root) -> list[str]:
    """INV.8, GG.6.2 The Scoundrel has one torch to burn; nothing of his enemies stays there but pawns."""
    if not g.scorched:
        return []
    if SCOUNDREL not in g.character or size(g.scorched) > 1 or g.scorched & ~EVERYWHERE:
        return ["clearings: the Scoundrel burns one clearing, and nobody else any (GG.6.2)"]
    burner = g.character.index(SCOUNDREL)
    armies = [seat for seat in range(g.seats) if seat not in g.rules.wanderers]
    if any(g.present[seat] & g.scorched and g.enemies(burner, seat) for seat in armies):
        return ["clearings: pieces stand on burnt land (INV.8)"]
    return []


def instigated(g: Root) -> list[str]:
    """GG.4.2 The Vagrant sets others on each other in his own turn, where he is."""
    seat = g.instigator
    if seat == NOBODY or not g.stack:
        return []
    fights = g.attacker != NOBODY or any(isinstance(step, FightBeside) for step in g.stack)
    good = seat == g.active and g.character[seat] == VAGRANT and fights
    good = good and (g.attacker == NOBODY or g.field == g.pawn[seat])
    return [] if good else ["instigator: only the Vagrant instigates a battle, where he is (GG.4.2)"]


def quests(g: Root) -> list[str]:
    """INV.19 15 quests, three open while the deck lasts. None without a Vagabond, or before the first has a place."""
    if all(g.pawn[seat] == NONE for seat in g.rules.wanderers):
        none = not g.open_quests and not g.quest_deck and not g.buried and not g.dug
        return [] if none else ["open_quests: there is no Vagabond in this game, or not yet (9.3.3)"]
    done = [g.open_quests, g.quest_deck, *g.quests_done]
    broken = []
    union = 0
    for bag in done:
        union |= bag
    if sum(done) != ALL_QUESTS or union != ALL_QUESTS:
        broken.append("quest_deck: deck, open and completed quests are not 15 different ones (INV.19)")
    if size(g.open_quests) != OPEN_QUESTS and (g.quest_deck or size(g.open_quests) > OPEN_QUESTS):
        broken.append("open_quests: three lie open while the deck lasts (INV.19)")
    return broken if lawful_ruins(g) else [*broken, "buried: under each ruin lies one item for each Vagabond (9.3.4)"]


def lawful_ruins(g: Root) -> bool:
    """9.3.4, 9.7.1 Under a ruin that nobody explored lies an item for each Vagabond, under others what was left."""
    each = len(g.rules.wanderers)
    where = [clearing_of(entry) for entry in g.dug]
    what = members(g.buried) + numbers_dug(g)
    if any(not has(g.ruins, place) or where.count(place) > each for place in where):
        return False
    if any(not 0 < entry >> 8 < 1 << g.seats for entry in g.dug):
        return False
    untouched = size(g.ruins) - len(set(where))
    once = len(set(what)) == len(what) and not g.buried & ~all_buried(g)
    return once and size(g.buried) == each * untouched
