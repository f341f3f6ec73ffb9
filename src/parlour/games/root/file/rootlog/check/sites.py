"""Where pieces may be placed, faction by faction, and the points that placing, removing and crafting bring."""

from parlour.games.root.file.rootlog.acts import Act, Item, Load, Move, Piece, Relation, Score
from parlour.games.root.file.rootlog.ledger import EVERYWHERE, Ledger, board
from parlour.games.root.file.rootlog.limits import MOST_POINTS
from parlour.games.root.file.rootlog.words import faction_name, wanders
from parlour.games.root.rules.facts import POINTS_OF
from parlour.games.root.rules.land import CORNERS
from parlour.kernel.bag import has

BUILT = {"b_s": "sawmill", "b_w": "workshop", "b_r": "recruiter"}
# Where warriors come to the map: the faction's pieces that must stand there, their name, and the paragraph
MUSTER = {"C": ("b_r", "recruiter", "6.5.3"), "E": ("b", "roost", "7.5.2.i"), "A": ("b", "base", "8.6.1.iii")}


# Warriors


def check_recruits(book: Ledger, faction: str, clearing: int) -> None:
    """Recruits come where the faction's board says; the Riverfolk's also as the garrison of a trade post."""
    here = book.standing(faction, clearing)
    riverside = has(book.land.riverside, clearing - 1)
    if faction == "O" and not riverside and not here:
        law = "11.3.2" if book.setting_up else "11.5.5"
        book.wrong(law, f"clearing {clearing} is not at the river")
    if faction in MUSTER and not book.setting_up:
        word, name, law = MUSTER[faction]
        if not any(each.startswith(word) for each in here):
            book.wrong(law, f"clearing {clearing} has no {name}")


# Buildings and tokens


def check_ground(book: Ledger, faction: str, word: str, clearing: int) -> None:
    if book.setting_up:
        check_first(book, faction, word, clearing)
    elif faction == "C":
        check_marquise(book, word, clearing)
    elif faction == "E" and not rules(book, "E", clearing) and book.placed("E", "b"):
        book.wrong("7.5.2.iv", f"the Eyrie do not rule clearing {clearing}")
    elif (faction, word) == ("A", "t"):
        check_spread(book, clearing)
    elif faction == "L" and not rules(book, "L", clearing) and book.razed != clearing:
        book.wrong("10.5.1", f"the Cult does not rule clearing {clearing}")
    elif faction == "O" and not book.ruler(clearing):
        book.wrong("11.5.6.i", f"nobody rules clearing {clearing}")


def rules(book: Ledger, faction: str, clearing: int) -> bool:
    hired = book.paid and book.ruler(clearing, faction) == faction
    return hired or book.ruler(clearing) == faction


def check_first(book: Ledger, faction: str, word: str, clearing: int) -> None:
    keep = book.keep()
    if faction == "C" and word in BUILT and keep:
        near = book.land.paths[keep - 1] | 1 << keep - 1
        if not has(near, clearing - 1):
            book.wrong("6.3.4", f"clearing {clearing} is neither that of the keep nor beside it")
    if faction in "EL" and not has(CORNERS, clearing - 1):
        book.wrong("7.3.2" if faction == "E" else "10.3.2", f"clearing {clearing} is no corner")


def check_marquise(book: Ledger, word: str, clearing: int) -> None:
    if word == "t" and "b_s" not in book.standing("C", clearing):
        book.wrong("6.4", f"clearing {clearing} has no sawmill")
    if word in BUILT and not rules(book, "C", clearing):
        book.wrong("6.5.4.ii", f"the Marquise does not rule clearing {clearing}")


def check_spread(book: Ledger, clearing: int) -> None:
    """Beside another token, unless a warrior was given for it."""
    if book.organized != clearing and not beside_sympathy(book, clearing, []):
        book.wrong("8.4.2.i", f"no sympathetic clearing is adjacent to clearing {clearing}")


def beside_sympathy(book: Ledger, clearing: int, more: list[str]) -> bool:
    """Whether a token lies beside it, or none anywhere; `more`: where tokens are about to be."""
    near = book.land.waterways if book.paid else book.land.paths
    tokens = [each for each in EVERYWHERE if book.pieces["A", "t", each] or str(each) in more]
    return not tokens or any(has(near[each - 1], clearing - 1) for each in tokens)


# Points


def owe(book: Ledger, options: set[int], law: str) -> None:
    """Points that the next score should show; several where the log leaves open which; none: nobody knows."""
    book.owed = {sum_ + each for sum_ in book.owed for each in options if sum_ + each <= MOST_POINTS}
    book.owed_by = law


def owe_for_placing(book: Ledger, faction: str, word: str) -> None:
    """By how many of the kind stood on the map before."""
    if book.setting_up or faction != book.turn:
        return
    placed = book.placed(faction, word)
    if faction == "C" and word in BUILT:
        owe(book, {board("C")[BUILT[word]][min(5, placed)]}, "6.5.4.iii")
    elif (faction, word) == ("A", "t"):
        owe(book, {board("A")["points"][min(9, placed)]}, "8.4.2.iii")
    elif faction == "O":
        owe(book, set(board("O")["points"]), "11.5.6.iii")


def owe_for_item(book: Ledger, who: str, cards: list[int]) -> None:
    points = {POINTS_OF[card] for card in cards}
    owe(book, {1} if who == "E" and book.leader != "builder" else points, "3.2.2")


def owe_for_removing(book: Ledger, load: Load) -> None:
    assert isinstance(load.thing, Piece)
    if load.thing.faction != book.turn and load.thing.word[0] in "bt":
        owe(book, {load.n}, "3.2.1")


def check_owed(book: Ledger, act: Act) -> None:
    """A score right after what brings it must be right; anything in between, and nobody can tell."""
    if isinstance(act, Score) and act.faction == book.turn and act.n > 0:
        if book.owed - {0} and not fits(book, act):
            due = " or ".join(map(str, sorted(book.owed)))
            book.wrong(book.owed_by, f"{faction_name(act.faction)} scores {due} for that, not {act.n}")
        book.owed = {0}
    elif not goes_on(act):
        book.owed = {0}


def fits(book: Ledger, act: Score) -> bool:
    """The Despot and the infamous score more for what they remove."""
    despot = act.faction == "E" and book.leader == "despot" and act.n - 1 in book.owed
    return act.n in book.owed or despot or (wanders(act.faction) and act.n > min(book.owed))


def goes_on(act: Act) -> bool:
    """Acts that come between a deed and its points."""
    if isinstance(act, Move):
        things = [load.thing for load in act.loads]
        lasting = all(isinstance(thing, Item) for thing in things)
        return lasting or all(isinstance(thing, Piece) and thing.word != "p" for thing in things)
    return isinstance(act, Relation)
