"""Pieces on the map against the ledger: whether they were there, whether the way exists, whether there is room."""

from parlour.games.root.file.rootlog.acts import Load, Piece
from parlour.games.root.file.rootlog.check.costs import charge_for_placing, charge_for_walking, pay
from parlour.games.root.file.rootlog.check.sites import (
    beside_sympathy,
    check_ground,
    check_recruits,
    owe_for_placing,
    owe_for_removing,
)
from parlour.games.root.file.rootlog.ledger import Ledger
from parlour.games.root.file.rootlog.words import faction_name, wanders
from parlour.games.root.rules.land import CLEARINGS, CORNERS
from parlour.kernel.bag import has

WORDS = {"w": "warrior", "p": "pawn", "b": "building", "t": "token"}
ONE_EACH = {("E", "b"): ("INV.7", "roost"), ("A", "t"): ("8.2.5.i", "sympathy token")}
GONE_FOR_GOOD = ("t_k", "t_f", "t_r", "t_m")  # the keep and trade posts leave the game
BUILDINGS_LAW = "2.5.2"


def check_piece(book: Ledger, load: Load, ends: tuple[str, ...]) -> None:
    piece = load.thing
    assert isinstance(piece, Piece)
    if piece.faction not in book.factions:
        book.wrong("5.1.1", f"{faction_name(piece.faction)} is not in this game")
        return
    for end in in_order(book, piece, ends):
        if piece.word == "p":
            check_pawn(book, piece.faction, end)
        elif piece.word == "w":
            check_warriors(book, piece.faction, load.n, load.start, end)
        else:
            check_building(book, piece, load, end)


def in_order(book: Ledger, piece: Piece, ends: tuple[str, ...]) -> list[str]:
    """Sympathy that spread to several clearings did so in an order that was possible, whatever stands first."""
    left, result = list(ends), list[str]()
    while (piece.faction, piece.word) == ("A", "t") and len(left) > 1 and all(end.isdecimal() for end in left):
        near = [end for end in left if beside_sympathy(book, int(end), result)]
        result.append((near or left)[0])
        left.remove(result[-1])
    return result + left


# Pawns


def check_pawn(book: Ledger, faction: str, end: str) -> None:
    names = book.land.place_names
    if not wanders(faction):
        book.wrong("2.5.1", f"{faction_name(faction)} has no pawn")
        return
    if end not in names:
        book.wrong("2.4", f"the map has no place {end or '(none)'} where a pawn can stand")
        return
    now = book.pawn.get(faction)
    if now is None and end.isdecimal():
        book.wrong("9.3.2", "the pawn starts in a forest")
    if now is not None and now != end and not near(book, names.index(now), names.index(end)):
        book.wrong("4.2", f"the pawn is at {now}, which does not touch {end}")
    if now is not None:
        charge_for_walking(book, faction)
    book.pawn[faction] = end


def near(book: Ledger, start: int, end: int) -> bool:
    """By land, or on a boat of the Riverfolk: who have no warrior left to show for the fare of a Vagabond."""
    touching = has(book.land.touching[start], end)
    river = start < CLEARINGS and end < CLEARINGS and has(book.land.river[start], end)
    if river and not touching and not book.paid and book.fare_hidden:
        book.unsure("whether Riverboats were bought is not told")
    return touching or (river and (book.paid or book.fare_hidden))


# Warriors


def check_warriors(book: Ledger, faction: str, n: int, start: str, end: str) -> None:
    if not start and not end:
        book.wrong("2.5.1", "that goes from the supply to the supply")
    if start.isdecimal() and end.isdecimal():
        check_march(book, faction, int(start), int(end))
    elif end.isdecimal():
        check_placing(book, faction, int(end))
        check_recruits(book, faction, int(end))
    book.organized = int(start) if faction == "A" and start.isdecimal() and not end else 0
    if (faction, end) == ("L", "") and start == book.defended:
        book.fallen_faithful += n
    take_warriors(book, faction, n, start)
    put_warriors(book, faction, n, end)


def take_warriors(book: Ledger, faction: str, n: int, start: str) -> None:
    """They must be where the log takes them from."""
    if start.isdecimal():
        there = book.warriors[faction, int(start)]
        book.warriors[faction, int(start)] = max(0, there - n)
        where = f"in clearing {start}"
    elif start:
        avenge(book, faction, n, start)
        there = book.boards[start[0], faction]
        book.boards[start[0], faction] = max(0, there - n)
        where = f"on the board of {faction_name(start[0])}"
    else:
        there = book.supply[faction]
        book.supply[faction] = max(0, there - n)
        where = "in the supply"
    if there < n:
        book.wrong("2.5.1", f"{faction_name(faction)} has {there} warriors {where}, not {n}")


def avenge(book: Ledger, faction: str, n: int, start: str) -> None:
    """Many logs do not tell that warriors of the Cult who fell in defence became acolytes."""
    short = n - book.boards["L", "L"]
    if (start, faction) == ("L$", "L") and 0 < short <= min(book.fallen_faithful, book.supply["L"]):
        book.unsure("some of them must be warriors who fell in defence, which the log does not tell")
        book.fallen_faithful -= short
        book.supply["L"] -= short
        book.boards["L", "L"] += short


def put_warriors(book: Ledger, faction: str, n: int, end: str) -> None:
    if end.isdecimal():
        book.warriors[faction, int(end)] += n
    elif end:
        holds = {"A": "A", "L": "L"}.get(end[0], "")
        if end[0] != "O" and holds != faction:
            book.wrong("2.5.1", f"warriors of {faction_name(faction)} never lie on the board of {faction_name(end[0])}")
        book.boards[end[0], faction] += n
        book.paid = book.paid or (end[0] == "O" and book.turn != "O")
    else:
        book.supply[faction] += n


def check_march(book: Ledger, faction: str, start: int, end: int) -> None:
    """The way exists, and whoever moves rules one of its ends."""
    if healed(book, faction, start, end):
        return
    if start == end:
        book.wrong("4.2", "the warriors stay where they are")
        return
    path = has(book.land.paths[start - 1], end - 1)
    river = has(book.land.river[start - 1], end - 1)
    swims = faction == "O" or book.paid
    if not path and not (river and swims):
        book.wrong("4.2", f"no path joins clearings {start} and {end}")
    if faction != book.turn:
        led = wanders(book.turn) and book.relation.get((book.turn, faction)) == "a"
        if not led:
            law = "9.2.9.ii.b" if wanders(book.turn) else "4.2"
            book.wrong(law, f"{faction_name(book.turn)} cannot move the warriors of {faction_name(faction)}")
    free = faction == "O" and river
    if not free and not rules_either(book, faction, start, end):
        book.wrong("4.2.1", f"{faction_name(faction)} rules neither clearing {start} nor {end}")


def healed(book: Ledger, faction: str, start: int, end: int) -> bool:
    """Field Hospitals: a card was discarded for warriors that go straight to the keep."""
    card = book.spent
    matching = card is not None and card.suit in ("", "B", book.suit(start))
    return faction == "C" and end == book.keep() and matching


def rules_either(book: Ledger, faction: str, start: int, end: int) -> bool:
    hirer = faction if book.paid else ""
    rulers = {book.ruler(clearing) for clearing in (start, end)}
    return faction in rulers or (bool(hirer) and faction in {book.ruler(c, hirer) for c in (start, end)})


def check_placing(book: Ledger, faction: str, clearing: int) -> None:
    if faction != "C" and clearing == book.keep():
        book.wrong("6.2.2", f"only the Marquise places pieces in clearing {clearing}, where the keep is")


# Buildings and tokens


def check_building(book: Ledger, piece: Piece, load: Load, end: str) -> None:
    if not any(who == piece.faction and word[0] == piece.word[0] for who, word in book.stock):
        book.wrong("B.1", f"{faction_name(piece.faction)} has no {WORDS[piece.word[0]]}s")
        return
    if load.start.isdecimal() and not end:
        remove_building(book, piece, load.n, int(load.start))
    elif end.isdecimal() and not load.start:
        for _ in range(load.n):
            place_building(book, piece, int(end))
    else:
        book.wrong(BUILDINGS_LAW, "buildings and tokens are placed or removed; they never move")


def remove_building(book: Ledger, piece: Piece, n: int, clearing: int) -> None:
    word = meant(book, piece, clearing)
    here = [each for each in book.standing(piece.faction, clearing) if each[0] == word[0]]
    if word not in here and "_" not in piece.word and len(set(here)) == 1:
        word = here[0]  # it is the only one there
    elif word == "b" and piece.faction == "C":
        book.unsure("it does not say which building of the Marquise that is")
        return
    there = book.pieces[piece.faction, word, clearing]
    if there < n:
        what = WORDS[word[0]]
        book.wrong("INV.5", f"{faction_name(piece.faction)} has {there} such {what}s in clearing {clearing}, not {n}")
    book.pieces[piece.faction, word, clearing] = max(0, there - n)
    book.razed = clearing if word[0] == "b" else 0
    owe_for_removing(book, Load(n, piece))
    if (piece.faction, word) == ("C", "t") and book.turn == "C":
        pay(book, "wood", n)
    if word not in GONE_FOR_GOOD and (piece.faction, word) in book.stock:
        book.stock[piece.faction, word] += n


def place_building(book: Ledger, piece: Piece, clearing: int) -> None:
    word = meant(book, piece, clearing)
    if word == "b" and piece.faction == "C":
        book.unsure("it does not say which building of the Marquise that is")
        return
    key = piece.faction, word
    if key not in book.stock:
        book.wrong("B.1", f"{faction_name(piece.faction)} has no piece {piece.word}")
        return
    if not book.stock[key]:
        book.wrong("2.5", f"{faction_name(piece.faction)} has no such {WORDS[word[0]]} left")
    check_site(book, piece.faction, word, clearing)
    check_ground(book, piece.faction, word, clearing)
    charge_for_placing(book, piece.faction, word, clearing)
    owe_for_placing(book, piece.faction, word)
    book.stock[key] = max(0, book.stock[key] - 1)
    book.pieces[piece.faction, word, clearing] += 1


def meant(book: Ledger, piece: Piece, clearing: int) -> str:
    """Bases, gardens and trade posts have the suit of their clearing, whether it is written or not."""
    suited = f"{piece.word}_{book.suit(clearing).lower()}"
    bare = len(piece.word) == 1 and piece.faction != "C"
    return suited if bare and (piece.faction, suited) in book.stock else piece.word


def check_site(book: Ledger, faction: str, word: str, clearing: int) -> None:
    check_placing(book, faction, clearing)
    if word[0] == "b" and book.room(clearing) <= 0:
        book.wrong("2.2.3", f"clearing {clearing} has no free slot")
    if word == "t_k" and not has(CORNERS, clearing - 1):
        book.wrong("6.3.2", f"the keep stands in a corner, and clearing {clearing} is none")
    law, name = ONE_EACH.get((faction, word), ("", ""))
    if law and book.pieces[faction, word, clearing]:
        book.wrong(law, f"clearing {clearing} has a {name} already")
    if faction in "ALO" and "_" in word and word[2:].upper() != book.suit(clearing):
        book.wrong("INV.7", f"that piece is of another suit than clearing {clearing} ({book.suit(clearing)})")
    if faction == "O" and any(book.pieces["O", f"t_{suit}", clearing] for suit in "frm"):
        book.wrong("11.5.6.i", f"clearing {clearing} has a trade post already")
