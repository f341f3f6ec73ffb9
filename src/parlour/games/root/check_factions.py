"""The invariants that concern one faction and its things: leaders, supporters, the pack, items and quests."""

from typing import Final

from parlour.games.root.faction import ALLIANCE, EYRIE
from parlour.games.root.factions.decree import VIZIERS, ChooseLeader, DecreeRecruit, EyrieDaylight
from parlour.games.root.factions.deeds import BURIED
from parlour.games.root.factions.pack import TRACK_ROOM, TRACKED
from parlour.games.root.factions.relations import HOSTILE
from parlour.games.root.factions.supporters import CAPACITY, CutSupporter
from parlour.games.root.factions.vagabond import OPEN_QUESTS, START_ITEMS, ChooseCharacter, StartIn
from parlour.games.root.facts import BASE, ITEM_SUPPLY, ITEMS, QUESTS
from parlour.games.root.land import CLEARINGS
from parlour.games.root.setup import SetUpFaction
from parlour.games.root.state import NONE, PACK, SETUP, TRACK, Root
from parlour.kernel.bag import members, size
from parlour.kernel.state import NOBODY

ALL_QUESTS: Final = (1 << QUESTS) - 1


def broken_by_factions(g: Root) -> list[str]:
    broken = eyrie(g) + alliance(g)
    for seat in range(g.seats):
        broken += vagabond(g, seat)
    return broken + items(g) + quests(g)


def eyrie(g: Root) -> list[str]:
    """INV.3 Four leaders: one in office, the others ready or fallen; without the Eyrie none, and no Decree."""
    if g.rules.seat_of[EYRIE] == NOBODY:
        empty = g.leader == NONE and not g.fallen and not any(g.decree) and not g.resolved and not g.viziers_done
        return [] if empty else ["decree: there are no Eyrie in this game (INV.3)"]
    broken = []
    if g.leader != NONE and g.fallen >> g.leader & 1:
        broken.append("leader: it has fallen (INV.3)")
    if g.leader != NONE and g.viziers_done & ~VIZIERS[g.leader]:
        broken.append("viziers_done: a vizier lies in no other column than the leader's (INV.3)")
    kinds = [type(step) for step in g.stack]
    if g.leader == NONE and ChooseLeader not in kinds and not waits(g, g.rules.seat_of[EYRIE]):
        broken.append("leader: nobody is in office, and nobody is chosen (INV.3)")
    if DecreeRecruit in kinds and EyrieDaylight is not kinds[kinds.index(DecreeRecruit) - 1]:
        broken.append("position.stack: a recruit of the Decree outside the Eyrie's Daylight (7.5.2.i)")
    if g.resolved & ~(g.decree[0] | g.decree[1] | g.decree[2] | g.decree[3]):
        broken.append("resolved: a card is done that is not in the Decree (7.5.2)")
    return broken


def alliance(g: Root) -> list[str]:
    """INV.13 Five supporters while no base is on the map; no more officers than warriors."""
    if g.officers < 0:
        return ["officers: less than none (INV.13)"]
    if g.rules.seat_of[ALLIANCE] == NOBODY:
        return ["supporters: there is no Alliance in this game (8.2.3)"] if g.supporters or g.officers else []
    too_many = size(g.supporters) > CAPACITY and not g.pending and not g.with_piece(BASE)
    if too_many and CutSupporter not in [type(step) for step in g.stack]:
        return ["supporters: more than five without a base (INV.13)"]
    return []


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
    if not markers_are_right(g, seat):
        broken.append("vagabonds: a marker lies in no box, or is that of a Vagabond (INV.17)")
    return broken + wanderer(g, seat)


def markers(g: Root, seat: int) -> list[int]:
    """9.2.9 Where the markers of the others lie on the seat's chart, and the aids given to them this turn."""
    first = seat * g.seats
    return g.relation[first : first + g.seats] + g.aided[first : first + g.seats]


def markers_are_right(g: Root, seat: int) -> bool:
    """INV.17 A marker of every faction with warriors, in one of five boxes; no other."""
    if min(markers(g, seat)) < 0:
        return False
    for other in range(g.seats):
        if g.relation[seat * g.seats + other] > (0 if other in g.rules.wanderers else HOSTILE):
            return False
    return True


def wanderer(g: Root, seat: int) -> list[str]:
    """9.3.1, 9.3.2 A character, and a place for the pawn: since the setup, and not before."""
    if waits(g, seat):
        early = g.character[seat] != NONE or g.pawn[seat] != NONE
        return ["vagabonds: one is set up before his time (5.1.7)"] if early else []
    asked = [type(step) for step in g.stack] if g.phase == SETUP else []
    broken = []
    if (g.pawn[seat] == NONE) != (StartIn in asked) or g.pawn[seat] >= CLEARINGS + len(g.rules.land.forests):
        broken.append("vagabonds: the pawn is nowhere (9.2.2)")
    if (g.character[seat] == NONE) != (ChooseCharacter in asked):
        broken.append("vagabonds: one has no character (9.3.1)")
    return broken


def waits(g: Root, seat: int) -> bool:
    """5.1.7 Whether the faction has still to set up."""
    return g.phase == SETUP and any(isinstance(step, SetUpFaction) and step.seat == seat for step in g.stack)


def items(g: Root) -> list[str]:
    """INV.9 Every item is in one place; the supply never grows, and removed ones are gone."""
    count = g.items.copy()
    for spot in range(len(g.box)):
        count[spot & 7] += g.box[spot]
    for seat in g.rules.wanderers:
        for spot in range(PACK):
            count[spot & 7] += g.pack[seat * PACK + spot]
    for number in members(g.buried) + [dug & 15 for dug in g.dug]:
        count[BURIED[number]] += 1
    most = there_can_be(g)
    too_many = [ITEMS[item] for item in range(8) if count[item] > most[item]]
    if too_many or min(g.items) < 0 or min(g.box) < 0:
        return [f"items: there are more than the game has: {', '.join(too_many)} (INV.9)"]
    return []


def there_can_be(g: Root) -> list[int]:
    """5.1.5 The supply, 9.3.4 what lies under the ruins, 9.3.5 what a character brings."""
    most = ITEM_SUPPLY.copy()
    for seat in g.rules.wanderers:
        if g.character[seat] != NONE:
            for item in START_ITEMS[g.character[seat]]:
                most[item] += 1
    if g.rules.wanderers:
        for item in BURIED:
            most[item] += 1
    return most


def quests(g: Root) -> list[str]:
    """INV.19 15 quests, three open while the deck lasts; 9.3.4 under each ruin an item. None without a Vagabond."""
    if not g.rules.wanderers:
        none = not g.open_quests and not g.quest_deck and not g.buried
        return [] if none else ["open_quests: there is no Vagabond in this game (9.3.3)"]
    if any(waits(g, seat) for seat in g.rules.wanderers) or StartIn in [type(step) for step in g.stack]:
        early = g.open_quests or g.quest_deck or g.buried or g.dug
        return ["open_quests: they are laid out before their time (9.3.3)"] if early else []
    done = [g.open_quests, g.quest_deck, *g.quests_done]
    broken = []
    union = 0
    for bag in done:
        union |= bag
    if sum(done) != ALL_QUESTS or union != ALL_QUESTS:
        broken.append("quest_deck: deck, open and completed quests are not 15 different ones (INV.19)")
    if size(g.open_quests) != OPEN_QUESTS and (g.quest_deck or size(g.open_quests) > OPEN_QUESTS):
        broken.append("open_quests: three lie open while the deck lasts (INV.19)")
    where = [dug >> 4 for dug in g.dug]
    what = members(g.buried) + [dug & 15 for dug in g.dug]
    there = len(set(where)) == len(where) and all(g.ruins >> clearing & 1 for clearing in where)
    if not there or len(what) != size(g.ruins) or len(set(what)) != len(what):
        broken.append("buried: under each ruin lies one item (9.3.4)")
    return broken
