"""Items against the ledger: boxes, ruins, and where in a Vagabond's pack an item lies.

In another player's turn the notation does not tell which of several items was damaged. So the ledger keeps, by kind of
item, all the ways in which a pack may lie; what the log says later leaves fewer of them, or none.
"""

from parlour.games.root.file.rootlog.acts import Item, Load
from parlour.games.root.file.rootlog.check.costs import charge_for_exploring, note_exhausted
from parlour.games.root.file.rootlog.ledger import DOWN, HURT_DOWN, HURT_UP, TRACK, UP, Ledger, World
from parlour.games.root.file.rootlog.words import EVERY_ITEM, ITEM_LETTERS, faction_name, item_name, wanders

TRACKED = "btc"
TRACK_ROOM = 3
AREA = {TRACK: "t", UP: "s", DOWN: "s", HURT_UP: "d", HURT_DOWN: "d"}
FACE = {TRACK: "r", UP: "r", DOWN: "e", HURT_UP: "r", HURT_DOWN: "e"}
PLACE = {("t", "r"): TRACK, ("s", "r"): UP, ("s", "e"): DOWN, ("d", "r"): HURT_UP, ("d", "e"): HURT_DOWN}
# Which items of a pack a start can mean; without one, the likeliest for where they go
STARTS = {
    "r": (UP, TRACK), "e": (DOWN,), "s": (UP, DOWN), "sr": (UP,), "se": (DOWN,), "t": (TRACK,), "tr": (TRACK,),
    "d": (HURT_UP, HURT_DOWN), "dr": (HURT_UP,), "de": (HURT_DOWN,),
}  # fmt: skip
LIKELY = {"e": (UP, TRACK), "r": (DOWN, HURT_DOWN), "t": (UP,), "s": (TRACK,), "d": (UP, TRACK, DOWN)}
ANYWHERE = (UP, DOWN, TRACK, HURT_UP, HURT_DOWN)
FIRST = ("e", "r")  # what is turned over is the first of these that is there


def check_item(book: Ledger, load: Load, ends: tuple[str, ...]) -> None:
    assert isinstance(load.thing, Item)
    letter = load.thing.letter
    if load.start.isdecimal():
        check_ruin(book, letter, load.n, int(load.start), ends[0])
        return
    owner = load.start[0] if load.start.endswith("$") else book.turn
    start = "" if load.start.endswith("$") else load.start
    if ends[0].endswith("$"):
        check_handover(book, owner, load.n, letter, ends[0][0])
    elif not wanders(owner) or owner not in book.pack:
        check_box(book, owner, load.n, letter, ends)
    elif letter == EVERY_ITEM:
        for each in ITEM_LETTERS:
            move_all(book, owner, each, start, ends)
    else:
        for _ in range(load.n):
            move_item(book, owner, letter, start, ends)


def check_ruin(book: Ledger, letter: str, n: int, clearing: int, end: str) -> None:
    who = end[:1]
    if not end.endswith("$") or who not in book.pack:
        book.wrong("9.5.3", "only a Vagabond takes items from ruins")
        return
    if letter == EVERY_ITEM:
        book.wrong("9.5.3", "exploring takes one item, which must be named")
        return
    if book.pawn.get(who) != str(clearing):
        book.wrong("9.5.3", f"the pawn is not in clearing {clearing}")
    if not book.ruins.get(clearing):
        book.wrong("2.2.4", f"clearing {clearing} has no ruin with an item")
    elif not book.buried[letter]:
        book.wrong("9.3.4", f"no ruin can hold a {item_name(letter)} any more")
    charge_for_exploring(book)
    book.buried[letter] = max(0, book.buried[letter] - n)
    left = book.ruins.get(clearing, 0) - n
    book.ruins[clearing] = left
    if left <= 0:
        book.ruins.pop(clearing, None)
    book.gain(who, letter, UP, n)


def check_box(book: Ledger, owner: str, n: int, letter: str, ends: tuple[str, ...]) -> None:
    """Items of other factions lie in their box; they can only leave the game."""
    if ends != ("",):
        book.wrong("2.5.4", f"{faction_name(owner)} has no satchel: items lie in the box")
        return
    if book.box[owner, letter] < n:
        book.wrong("2.5.4", f"{faction_name(owner)} has {book.box[owner, letter]} of that item, not {n}")
    book.box[owner, letter] = max(0, book.box[owner, letter] - n)


def check_handover(book: Ledger, owner: str, n: int, letter: str, to: str) -> None:
    if letter == EVERY_ITEM:
        book.unsure("it does not say which items")
        return
    if owner in book.pack:
        book.wrong("9.5.4", "a Vagabond never gives items away")
        return
    if book.box[owner, letter] < n:
        book.wrong("9.5.4", f"{faction_name(owner)} has {book.box[owner, letter]} of that item, not {n}")
    book.box[owner, letter] = max(0, book.box[owner, letter] - n)
    if to in book.pack:
        book.gain(to, letter, UP, n)
    else:
        book.wrong("9.5.4", "only a Vagabond takes items of others")
        book.box[to, letter] += n


# Within a pack


def move_all(book: Ledger, owner: str, letter: str, start: str, ends: tuple[str, ...]) -> None:
    """All items that lie so."""
    new: set[World] = set()
    for world in book.worlds(owner, letter):
        now = world
        for place in STARTS.get(start, ANYWHERE):
            for _ in range(world[place]):
                now = moved(now, place, ends)
        new.add(now)
    book.leave(owner, letter, new)


def move_item(book: Ledger, owner: str, letter: str, start: str, ends: tuple[str, ...]) -> None:
    """One item, in every world that the log has left open; those in which it cannot be done were not the true one."""
    worlds = book.worlds(owner, letter)
    if not worlds:
        book.unsure(f"where each {item_name(letter)} lies cannot be told any more")
        note_exhausted(book, owner, letter, ends)
        return
    places = STARTS.get(start, LIKELY.get(ends[-1], ANYWHERE))
    new: set[World] = set()
    sure = True
    for world in worlds:
        can = [place for place in places if world[place]]
        ways = {moved(world, place, ends) for place in (can[:1] if ends[-1] in FIRST else can)}
        new |= ways
        sure = sure and len(ways) == 1
    if not new:
        so = " that could be used so" if any(sum(world) for world in worlds) else ""
        book.wrong("9.2.5", f"{faction_name(owner)} has no {item_name(letter)}{so}")
        return
    if not sure:
        book.unsure(f"it does not say where the {item_name(letter)} lay and on which side")
    if "t" in [end[:1] for end in ends]:
        check_track(book, letter, new)
    book.leave(owner, letter, new)
    note_exhausted(book, owner, letter, ends)


def moved(world: World, place: int, ends: tuple[str, ...]) -> World:
    """The item that lies at the place goes where it is sent; an exhausted one never lies on a track."""
    counts = list(world)
    counts[place] -= 1
    if ends == ("",):
        return tuple(counts)
    area, face = AREA[place], FACE[place]
    for end in ends:
        area = end[0] if end[:1] in ("s", "d", "t") else area
        face = end[-1] if end[-1:] in ("r", "e") else face
    counts[PLACE["s" if (area, face) == ("t", "e") else area, face]] += 1
    return tuple(counts)


def check_track(book: Ledger, letter: str, worlds: set[World]) -> None:
    if letter not in TRACKED:
        book.wrong("9.2.5.i", f"a {item_name(letter)} has no track")
    elif all(world[TRACK] > TRACK_ROOM for world in worlds):
        book.wrong("9.2.5.i", "a track holds at most three items")
