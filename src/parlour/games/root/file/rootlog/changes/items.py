"""What a Step changed among items: those of a Vagabond turn over, break, are repaired; others change owners.

Only the Vagabond's own turn can tell where in the pack an item lies: the notation has no word for a part of another
player's board. In somebody else's turn an item is written as one of the board.
"""

from collections.abc import Iterator

from parlour.games.root.file.rootlog.acts import Item, Load, Move
from parlour.games.root.file.rootlog.changes import Told, letter
from parlour.games.root.file.rootlog.words import ITEM_LETTERS
from parlour.games.root.rules.facts import ITEMS
from parlour.games.root.rules.fields import PACK
from parlour.games.root.rules.land import CLEARINGS
from parlour.games.root.rules.state import Root

KINDS_OF_ITEMS = len(ITEMS)
TRACK, UP, DOWN, HURT_UP, HURT_DOWN, GONE = range(6)
FACE_DOWN = (DOWN, HURT_DOWN)
AREA = {TRACK: "t", UP: "s", DOWN: "s", HURT_UP: "d", HURT_DOWN: "d"}
START = {TRACK: "t", UP: "r", DOWN: "e", HURT_UP: "dr", HURT_DOWN: "de"}
PLAIN = ((UP, DOWN), (DOWN, UP), (UP, TRACK))  # so common that nobody writes where the item was


def way(start: int, end: int) -> tuple[str, tuple[str, ...]]:
    """How an item is written that goes from one place of the pack to another: where it was, and where it goes."""
    if end == GONE:
        return START[start], ("",)
    ends = [AREA[end]] if AREA[start] != AREA[end] else []
    if (start in FACE_DOWN) != (end in FACE_DOWN):
        ends.append("e" if end in FACE_DOWN else "r")
    return "" if (start, end) in PLAIN else START[start], tuple(ends)


def item_losses(before: Root, after: Root) -> Iterator[Told]:
    """What turns over, breaks or goes; what is exhausted pays for the rest, so it comes first."""
    told: list[tuple[int, Move]] = []
    for seat, item, pairs, _ in shifted_items(before, after):
        for start, end in pairs:
            word, to = way(start, end)
            origin = word if before.active == seat else f"{letter(after, seat)}$"
            told.append((seat, Move((Load(1, Item(ITEM_LETTERS[item]), origin),), to)))
    yield from sorted(told, key=lambda each: "e" not in each[1].ends)


def item_gains(before: Root, after: Root) -> Iterator[Told]:
    """What comes to a pack: to the Satchel, as far as the notation knows, and from there to a track."""
    for seat, item, _, gained in shifted_items(before, after):
        origin = origin_of(before, after, seat, item)
        for end in gained:
            thing = Item(ITEM_LETTERS[item])
            if origin:
                yield seat, Move((Load(1, thing, origin),), (f"{letter(after, seat)}$",))
            if end != UP:  # laid on its track, or used at once
                yield seat, Move((Load(1, thing),), way(UP, end)[1])


def shifted_items(before: Root, after: Root) -> Iterator[tuple[int, int, list[tuple[int, int]], list[int]]]:
    """By seat and item: the ways within the pack or out of it, and the places where something new came."""
    for seat in range(after.seats if after.pack != before.pack else 0):
        for item in range(KINDS_OF_ITEMS):
            spots = range(seat * PACK + item, seat * PACK + PACK, KINDS_OF_ITEMS)
            less = [place for place, spot in enumerate(spots) for _ in range(before.pack[spot] - after.pack[spot])]
            more = [place for place, spot in enumerate(spots) for _ in range(after.pack[spot] - before.pack[spot])]
            if less or more:
                yield seat, item, paired(less, more), more


def paired(less: list[int], more: list[int]) -> list[tuple[int, int]]:
    """Which item went where; sides stay as they are where they can. What is left in `more` has come from outside."""
    pairs: list[tuple[int, int]] = []
    for start in less:
        end = min(more, key=lambda place: (start in FACE_DOWN) != (place in FACE_DOWN), default=GONE)
        if end != GONE:
            more.remove(end)
        pairs.append((start, end))
    return pairs


def origin_of(before: Root, after: Root, seat: int, item: int) -> str:
    """Where an item came from: a box, or the ruin under the pawn; "" for crafted ones, which their card brings."""
    if after.items[item] < before.items[item]:
        return ""
    for other in range(after.seats):
        if after.box[other * 8 + item] < before.box[other * 8 + item]:
            return f"{letter(after, other)}$"
    place = after.pawn[seat]
    return str(place + 1) if 0 <= place < CLEARINGS else ""
