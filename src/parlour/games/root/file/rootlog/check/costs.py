"""What some deeds cost, as far as a log tells: wood, supporters, boots and torches, paid in the same turn before.

A log may pay for several deeds at once, or spend the same things for something else; so only what is missing is a
contradiction, never what was paid too much.
"""

from parlour.games.root.file.rootlog.check.sites import BUILT
from parlour.games.root.file.rootlog.ledger import Ledger, board
from parlour.games.root.file.rootlog.words import item_name, wanders

REVOLT = 2
MARTIAL_LAW = 3


def pay(book: Ledger, what: str, n: int) -> None:
    book.purse[what] += n


def spend(book: Ledger, what: str, n: int, law: str, deed: str) -> None:
    there = book.purse[what]
    book.purse[what] = max(0, there - n)
    if there < n:
        book.wrong(law, f"{deed} costs {n} {what}, and only {there} went for it in this turn")


def charge_for_placing(book: Ledger, faction: str, word: str, clearing: int) -> None:
    """Before the piece is placed: the tracks show its cost."""
    if book.setting_up or faction != book.turn:
        return
    if faction == "C" and word in BUILT:
        spend(book, "wood", board("C")["cost"][min(5, book.placed("C", word))], "6.5.4.ii", f"the {BUILT[word]}")
    elif faction == "A" and word[0] == "b":
        spend(book, "supporters", REVOLT, "8.4.1.ii", "a revolt")
    elif faction == "A" and book.organized != clearing:
        law = sum(book.warriors[each, clearing] >= MARTIAL_LAW for each in book.factions if each != "A") > 0
        cost = board("A")["cost"][min(9, book.placed("A", "t"))] + int(law)
        spend(book, "supporters", cost, "8.4.2.ii", "that sympathy")


def charge_for_walking(book: Ledger, faction: str) -> None:
    """The first way of a turn may be the slip; one more may be that of the Cobbler."""
    if book.setting_up or faction != book.turn:
        return
    free = 1 + int(book.crafted[faction, "cob"] > 0)
    if book.purse["boots"]:
        book.purse["boots"] = 0  # also those for hostile warriors
    elif book.walked >= free:
        book.wrong("9.5.1", "no boot was exhausted for that move")
    else:
        book.walked += 1


def charge_for_exploring(book: Ledger) -> None:
    spend(book, "torches", 1, "9.5.3", "exploring")


def note_exhausted(book: Ledger, owner: str, letter: str, ends: tuple[str, ...]) -> None:
    if ends[-1] == "e" and wanders(owner):
        pay(book, {"boot": "boots", "torch": "torches"}.get(item_name(letter), "items"), 1)
