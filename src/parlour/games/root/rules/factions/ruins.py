"""9.3.4, 9.5.3, 9.7.1: what lies under the ruins. One item each, or two for two Vagabonds; the finder alone sees both.

Chance decides what lies there when somebody first looks. What was seen and left is in `g.dug`: the number of the item,
the clearing, and by bit the seats that have seen it. A ruin without an entry was never explored.
"""

from typing import Final

from parlour.games.root.rules.factions.pack import exhaust, fits_in, lay_up
from parlour.games.root.rules.facts import BOARDS, ITEMS, TORCH
from parlour.games.root.rules.fields import NONE, PACK, TRACK
from parlour.games.root.rules.state import UNSEEN, Root
from parlour.games.root.rules.verbs import EXPLORE_TAKE, PASS
from parlour.kernel.bag import has
from parlour.kernel.state import ARG, Step

RUIN_ITEMS: Final[list[int]] = [ITEMS.index(item) for item in BOARDS["vagabond"]["ruins"]]  # 9.3.4 one set, marked R
BURIED: Final[list[int]] = RUIN_ITEMS + RUIN_ITEMS  # by number; the second set is for a second Vagabond
POINTS: Final = 1  # 9.5.3


def all_buried(g: Root) -> int:
    """9.3.4, 9.7.1 One set of items for each Vagabond."""
    return (1 << len(RUIN_ITEMS) * len(g.rules.wanderers)) - 1


def left_under(g: Root, place: int) -> int:
    """9.7.1 How many items lie under a ruin."""
    seen = len([entry for entry in g.dug if clearing_of(entry) == place])
    return seen or len(g.rules.wanderers)


def clearing_of(entry: int) -> int:
    return entry >> 4 & 15


def seen_under(g: Root, place: int, seat: int) -> list[int]:
    """9.7.1 The kinds of items that the seat knows to lie under a ruin."""
    mine = [entry for entry in g.dug if clearing_of(entry) == place and seat >= 0 and entry >> 8 >> seat & 1]
    return [BURIED[entry & UNSEEN] for entry in mine if entry & UNSEEN != UNSEEN]


def explore(g: Root, seat: int) -> None:
    """9.5.3 Exhaust a torch and look; alone one takes what there is, 9.7.1 one of two may choose."""
    place = g.pawn[seat]
    exhaust(g, seat, TORCH)
    dig(g, seat, place)
    if len(g.rules.wanderers) > 1:
        g.note("digs", seat=seat, clearing=place)
        g.shown += 1
        g.then(ExploreTake(seat))
        return
    item = BURIED[g.dug[entry_at(g, place, NONE)] & UNSEEN]
    g.note("explores", seat=seat, clearing=place, item_kind=item)
    if fits_in(g, seat, item):
        take_found(g, seat, item)


def dig(g: Root, seat: int, place: int) -> None:
    """9.3.4 Chance decides what lies there when it is first seen; a lone finder shows it to all."""
    seen_by = 1 << seat if len(g.rules.wanderers) > 1 else (1 << g.seats) - 1
    found = [i for i in range(len(g.dug)) if clearing_of(g.dug[i]) == place]
    for i in found:
        g.dug[i] |= seen_by << 8
    for _ in range(0 if found else len(g.rules.wanderers)):
        number = g.draw(g.buried)
        g.buried ^= 1 << number
        g.dug.append(seen_by << 8 | place << 4 | number)


def entry_at(g: Root, place: int, item: int) -> int:
    """Where in `g.dug` an item under a ruin is, of a kind or any (NONE)."""
    for i in range(len(g.dug)):
        if clearing_of(g.dug[i]) == place and item in (NONE, BURIED[g.dug[i] & UNSEEN]):
            return i
    raise IndexError(place)


def take_found(g: Root, seat: int, item: int) -> None:
    """9.5.3, 2.2.4 One point; with its last item the ruin is gone and its slot free."""
    place = g.pawn[seat]
    g.dug.pop(entry_at(g, place, item))
    lay_up(g, seat, item)
    if not [entry for entry in g.dug if clearing_of(entry) == place]:
        g.ruins ^= 1 << place
        g.give_room(place, 1)
    if len(g.rules.wanderers) > 1:
        g.relics[seat] |= 1 << item
    g.award(seat, POINTS)


def lose_mark(g: Root, seat: int, item: int) -> None:
    """9.7.1 Of like items the one marked R leaves the game first, unless it may be the one that lies on its track."""
    if not g.pack[seat * PACK + TRACK + item]:
        g.relics[seat] &= ~(1 << item)


class ExploreTake(Step[Root]):
    """9.7.1 One of two Vagabonds may take one item that he sees under the ruin, but none of a kind marked R he has."""

    def asks(self, g: Root) -> bool:
        return True

    def options(self, g: Root) -> list[int]:
        return [PASS] + [EXPLORE_TAKE | item for item in takeable(g, self.who)]

    def take(self, g: Root, action: int) -> None:
        if action == PASS:
            g.note("finds-nothing", seat=self.who, clearing=g.pawn[self.who])
            return
        g.note("explores", seat=self.who, clearing=g.pawn[self.who], item_kind=action & ARG)
        take_found(g, self.who, action & ARG)

    def about(self, g: Root) -> dict[str, int]:
        return {"clearing": g.pawn[self.who]}

    def barred(self, g: Root) -> list[tuple[int, str]]:
        """9.7.1, 9.2.5.i A second one marked R of a kind, or no room on the track."""
        can, seen = takeable(g, self.who), seen_under(g, g.pawn[self.who], self.who)
        held = g.relics[self.who]
        others = sorted({item for item in seen if item not in can})
        return [(EXPLORE_TAKE | item, "9.7.1" if has(held, item) else "9.2.5.i") for item in others]


def takeable(g: Root, seat: int) -> list[int]:
    """9.7.1, 9.2.5.i The kinds under the ruin that he has not marked R yet and that fit."""
    kinds = sorted(set(seen_under(g, g.pawn[seat], seat)))
    return [item for item in kinds if not has(g.relics[seat], item) and fits_in(g, seat, item)]
