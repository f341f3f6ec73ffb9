"""9.2.5: the Vagabond's items. A pack counts them by place (track, Satchel up or down, damaged up or down) and kind."""

from typing import Final

from parlour.games.root.rules.facts import BAG, COIN, ITEMS, SWORD, TEA
from parlour.games.root.rules.fields import DOWN, HURT_DOWN, HURT_UP, PACK, TRACK, UP
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import PASS
from parlour.kernel.bag import has
from parlour.kernel.state import ARG, Step

TRACKED: Final = (BAG, TEA, COIN)  # 9.2.5.i
TRACK_ROOM: Final = 3
PLACE_NAMES: Final = ("track", "up", "down", "hurt-up", "hurt-down")
PACK_NAMES: Final = tuple([f"{place}-{item}" for place in PLACE_NAMES for item in ITEMS])
KINDS_OF_ITEMS: Final = 8


def usable(g: Root, seat: int, item: int) -> int:
    """9.2.5 How many undamaged items of a kind lie face up."""
    at = seat * PACK + item
    return g.pack[at + TRACK] + g.pack[at + UP]


def exhaust(g: Root, seat: int, item: int) -> None:
    """9.2.5, 9.5 Turn an item down; tea, coin and bag leave their track for the Satchel."""
    at = seat * PACK + item
    g.pack[at + (UP if g.pack[at + UP] else TRACK)] -= 1
    g.pack[at + DOWN] += 1


def exhaust_at(g: Root, seat: int, code: int) -> None:
    """9.2.5, 9.5 Turn the item down that lies at a place of the pack; from a track it goes to the Satchel."""
    at = seat * PACK
    g.pack[at + code] -= 1
    g.pack[at + DOWN + code % KINDS_OF_ITEMS] += 1
    fill_track(g, seat, code)


def lay_up(g: Root, seat: int, item: int) -> None:
    """9.2.5.i, 9.2.5.ii, 9.2.5.iii A face-up item to its track if it has one with room, else to the Satchel."""
    at = seat * PACK + item
    room = item in TRACKED and g.pack[at + TRACK] < TRACK_ROOM
    g.pack[at + (TRACK if room else UP)] += 1


def fill_track(g: Root, seat: int, code: int) -> None:
    """L-07 `english`: an item in the Satchel takes the place that another has left on the track."""
    if g.rules.english and code < UP and g.pack[seat * PACK + UP + code]:
        g.pack[seat * PACK + UP + code] -= 1
        g.pack[seat * PACK + code] += 1


def fits_in(g: Root, seat: int, item: int) -> bool:
    """9.2.5.i, L-08 With a full track an item stays where it was. L-08 `english`: it goes to the Satchel."""
    return item not in TRACKED or g.pack[seat * PACK + item + TRACK] < TRACK_ROOM or g.rules.english


def ready_items(g: Root, seat: int) -> list[int]:
    """9.2.5 The places of the pack with an undamaged face-up item."""
    at = seat * PACK
    return [code for code in range(DOWN) if g.pack[at + code]]


def sound_items(g: Root, seat: int) -> list[int]:
    """9.2.7 The places with an undamaged item, exhausted or not."""
    at = seat * PACK
    return [code for code in range(HURT_UP) if g.pack[at + code]]


def damaged_items(g: Root, seat: int) -> list[int]:
    """9.5.7 The places with a damaged item."""
    at = seat * PACK
    return [code for code in range(HURT_UP, PACK) if g.pack[at + code]]


def exhausted_items(g: Root, seat: int) -> list[int]:
    """9.4.1 The places with an exhausted item, damaged ones too."""
    at = seat * PACK
    return [c for c in range(DOWN, PACK) if g.pack[at + c] and not HURT_UP <= c < HURT_DOWN]


def count_at(g: Root, seat: int, first: int, last: int) -> int:
    return sum(g.pack[seat * PACK + first : seat * PACK + last])


def damage(g: Root, seat: int, code: int) -> None:
    """9.2.7 To the Damaged box, on the side it lies on."""
    at = seat * PACK
    g.pack[at + code] -= 1
    g.pack[at + (HURT_DOWN if code >= DOWN else HURT_UP) + code % KINDS_OF_ITEMS] += 1
    fill_track(g, seat, code)


def repair(g: Root, seat: int, code: int) -> None:
    """9.5.7 Back to the Satchel, or to its track if it lies face up; the side stays."""
    item = code % KINDS_OF_ITEMS
    g.pack[seat * PACK + code] -= 1
    if code >= HURT_DOWN:
        g.pack[seat * PACK + DOWN + item] += 1
    else:
        lay_up(g, seat, item)


def refresh(g: Root, seat: int, code: int) -> None:
    """9.4.1 Turn an exhausted item up; a damaged one stays damaged."""
    item = code % KINDS_OF_ITEMS
    g.pack[seat * PACK + code] -= 1
    if code >= HURT_DOWN:
        g.pack[seat * PACK + HURT_UP + item] += 1
    else:
        lay_up(g, seat, item)


def shiftable(g: Root, seat: int) -> list[int]:
    """9.2.5.iii, L-07 Face-up undamaged tea, coin and bag may change between track and Satchel. L-07 `english`: never.

    Each item moves once between two other decisions. Items of a kind are alike, so it is enough that none of a kind
    goes back to where another has just come from.
    """
    if g.rules.english:
        return []
    at = seat * PACK
    codes: list[int] = []
    for item in TRACKED:
        if g.pack[at + TRACK + item] and not has(g.shifted, UP + item):
            codes.append(TRACK + item)
        if g.pack[at + UP + item] and g.pack[at + TRACK + item] < TRACK_ROOM and not has(g.shifted, TRACK + item):
            codes.append(UP + item)
    return codes


def shift(g: Root, seat: int, code: int) -> None:
    """9.2.5.iii From the track to the Satchel, or back."""
    item = code % KINDS_OF_ITEMS
    g.pack[seat * PACK + code] -= 1
    g.pack[seat * PACK + (UP if code < UP else TRACK) + item] += 1
    g.shifted |= 1 << code


def swords(g: Root, seat: int) -> int:
    """9.2.6 Undamaged swords in the Satchel, exhausted or not."""
    at = seat * PACK + SWORD
    return g.pack[at + UP] + g.pack[at + DOWN]


class ItemByItem(Step[Root]):
    """A question which item is next of so many; if there are no more of them, it is all without a question."""

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return self.who, self.left

    def again(self) -> "ItemByItem":
        """The same question with one less to go."""
        return type(self)(self.who, self.left - 1)

    def places(self, g: Root) -> list[int]:
        """The places of the pack with an item that it can be."""
        raise TypeError(type(self).__name__)

    def treat(self, g: Root, code: int) -> None:
        """What happens to it."""
        raise TypeError(type(self).__name__)

    def choices(self, g: Root, verb: int) -> list[int]:
        codes = self.places(g)
        if sum([g.pack[self.who * PACK + code] for code in codes]) <= self.left:
            return [PASS]  # all of them
        return [verb | code for code in codes]

    def take(self, g: Root, action: int) -> None:
        if action != PASS:
            self.treat(g, action & ARG)
            self.go_on(g)
            return
        for code in self.places(g):
            for _ in range(g.pack[self.who * PACK + code]):
                self.treat(g, code)

    def go_on(self, g: Root) -> None:
        if self.left > 1:
            g.then(self.again())

    def about(self, g: Root) -> dict[str, int]:
        return {"n": self.left}
