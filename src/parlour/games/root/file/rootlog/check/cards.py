"""Cards against the ledger: how many a hand holds, which lie open, the Decree, leaders, characters and quests."""

from parlour.games.root.file.rootlog.acts import Card, Load
from parlour.games.root.file.rootlog.check.costs import pay
from parlour.games.root.file.rootlog.ledger import TRACK, UP, Ledger
from parlour.games.root.file.rootlog.words import (
    COPIES,
    ITEM_LETTERS,
    QUESTS_BY_WORD,
    faction_name,
    suits_of_word,
    wanders,
)
from parlour.games.root.rules.factions.vagabond import CHARACTERS
from parlour.games.root.rules.facts import BOARDS, ITEMS

LEADERS = ("builder", "charismatic", "commander", "despot")
TRACKED = "btc"
DECREE_MOST = 2
SUPPORTERS_MOST = 5


def check_card(book: Ledger, load: Load, ends: tuple[str, ...]) -> None:
    card = load.thing
    assert isinstance(card, Card)
    if card.word in LEADERS:
        check_leader(book, card.word)
    elif card.word in CHARACTERS:
        check_character(book, card.word)
    elif load.start == "Q":
        check_quest(book, card, ends[0])
    else:
        for end in ends:
            check_one_way(book, load.n, card, load.start, end)


def completed(book: Ledger, card: Card) -> Card:
    """The suit of a card that is named without it, if all of that name have the same."""
    suits = suits_of_word(card.word) if card.word and not card.suit and book.standard else []
    return Card(suits[0], card.word) if len(suits) == 1 else card


def check_one_way(book: Ledger, n: int, written: Card, start: str, end: str) -> None:
    card = completed(book, written)
    if book.standard and card.suit and card.word and (card.suit, card.word) not in COPIES:
        book.wrong("2.1", "the deck has no card of that name in that suit")
    if card.word == "dom" and not start and end in book.factions:
        take_available(book, card, end)
        return
    supporter = start == "A$" and (written.suit != "" or not written.word)
    if start.endswith("$") and not supporter:
        take_crafted(book, start[0], card)
    else:
        take_cards(book, n, card, start)
    put_cards(book, n, card, start, end)


def take_available(book: Ledger, card: Card, end: str) -> None:
    if not book.beside[card.suit]:
        book.wrong("3.3.4", "no such dominance card lies beside the map")
    book.beside[card.suit] = max(0, book.beside[card.suit] - 1)
    book.hand[end] = book.hand_of(end) + 1


# Where cards come from


def take_cards(book: Ledger, n: int, card: Card, start: str) -> None:
    if start.startswith("E$_"):
        book.wrong("7.7.2", "cards leave the Decree only all together")
        return
    if start == "*":
        take_from_pile(book, n, card)
        return
    there, where = from_hidden(book, n, start)
    if there < n:
        book.wrong("INV.1", f"only {there} of {n} cards can come from {where}")
    if card.suit and card.word and book.standard and COPIES.get((card.suit, card.word), 0):
        lie_open = book.known((card.suit, card.word))
        if lie_open + n > COPIES[card.suit, card.word]:
            book.wrong("INV.1", f"all cards of that name lie open elsewhere, so none can come from {where}")
            book.seen[card.suit, card.word] = 0
            book.souls[card.suit, card.word] = 0


def from_hidden(book: Ledger, n: int, start: str) -> tuple[int, str]:
    """Cards that nobody sees all of: the deck, the supporters, a hand. How many there were, and where."""
    if start == "A$":
        there = book.supporters
        book.supporters = max(0, there - n)
        pay(book, "supporters", n)
        return there, "the supporters"
    if start:
        there = book.hand_of(start)
        if start in book.hand:
            book.hand[start] = max(0, there - n)
        return there, f"the hand of {faction_name(start)}"
    there = book.deck + (book.discard if book.deck <= n else 0)
    draw(book, n)
    return there, "the deck"


def draw(book: Ledger, n: int) -> None:
    """When the deck runs out the discard pile becomes a new one at once."""
    for _ in range(n):
        if not book.deck:
            shuffle(book)
        book.deck = max(0, book.deck - 1)
        if not book.deck:
            shuffle(book)


def shuffle(book: Ledger) -> None:
    book.deck, book.discard = book.discard, 0
    book.seen.clear()


def take_from_pile(book: Ledger, n: int, card: Card) -> None:
    if not wanders(book.turn) or book.character.get(book.turn, "tinker") != "tinker":
        book.wrong("GG.2.2", "only the Tinker takes cards from the discard pile")
    if book.discard < n:
        book.wrong("GG.2.2", f"the discard pile has {book.discard} cards, not {n}")
    book.discard = max(0, book.discard - n)
    book.seen[card.suit, card.word] = max(0, book.seen[card.suit, card.word] - n)


def take_crafted(book: Ledger, owner: str, card: Card) -> None:
    if not card.word:
        book.unsure("it does not say which crafted card that is")
        return
    if not book.crafted[owner, card.word]:
        book.wrong("4.1.3", f"{faction_name(owner)} has no such card in play")
    book.crafted[owner, card.word] = max(0, book.crafted[owner, card.word] - 1)


# Where cards go


def put_cards(book: Ledger, n: int, card: Card, start: str, end: str) -> None:
    if not end:
        lay_away(book, n, card)
        if start == "C":
            book.spent = card
    elif end.startswith("E$_"):
        add_to_decree(book, n, card, start)
    elif end == "A$" and card.word != "dom":
        book.supporters += n
        bases = sum(book.placed("A", f"b_{suit}") for suit in "frm")
        if book.supporters > SUPPORTERS_MOST and not bases:
            book.wrong("8.2.3.i", f"without a base there are at most 5 supporters, not {book.supporters}")
    elif end.endswith("$"):
        activate(book, card, start, end[0])
    elif end in book.hand:
        book.hand[end] += n
    else:
        book.wrong("5.1.1", f"{faction_name(end)} is not in this game")


def lay_away(book: Ledger, n: int, card: Card) -> None:
    """Onto the discard pile; a dominance card beside the map; with the Cult everything to the Lost Souls."""
    if "L" in book.factions:
        book.souls[card.suit, card.word] += n
    elif card.word == "dom":
        book.beside[card.suit] += n
    else:
        book.discard += n
        book.seen[card.suit, card.word] += n


def activate(book: Ledger, card: Card, start: str, owner: str) -> None:
    if owner not in book.factions:
        book.wrong("5.1.1", f"{faction_name(owner)} is not in this game")
        return
    if card.word != "dom" or start != owner:
        book.wrong("4.1.3", "only crafting (Z) or an activated dominance card puts a card into a play area")
        return
    if book.score[owner] < 10:
        book.wrong("3.3.1", f"{faction_name(owner)} has {book.score[owner]} points; dominance needs 10")
    if book.crafted[owner, "dom"]:
        book.wrong("3.3.2", f"{faction_name(owner)} has an activated dominance card already")
    book.crafted[owner, "dom"] += 1
    book.dominance[owner] = card.suit


# The Eyrie


def add_to_decree(book: Ledger, n: int, card: Card, start: str) -> None:
    if book.turn != "E" or start != "E":
        book.wrong("7.4.2", "only the Eyrie add cards of their own hand to the Decree, in their turn")
    book.decree[card.suit, card.word] += n
    book.added[card.suit] += n
    if book.added.total() > DECREE_MOST:
        book.wrong("7.4.2", f"at most 2 cards join the Decree in a turn, not {book.added.total()}")
    if book.added["B"] > 1:
        book.wrong("7.4.2", "at most one of the cards that join the Decree is a bird")


def check_leader(book: Ledger, name: str) -> None:
    if book.turn != "E":
        book.wrong("7.7.3", "only the Eyrie choose a leader, in their turn")
    if book.leader:
        book.wrong("7.7.3", "a new leader comes only after turmoil")
    if name in book.fallen:
        book.wrong("7.7.3", f"the {name} is face down")
    book.leader = name


def drop_decree(book: Ledger) -> None:
    """Turmoil: what it costs is known if all suits of the Decree are."""
    if book.turn != "E" or not book.leader:
        book.wrong("7.7", "turmoil is only for the Eyrie in their turn, and once till they have a new leader")
    birds = 2 + sum(n for (suit, _), n in book.decree.items() if suit == "B")
    book.in_turmoil = True
    known = all(suit for suit, _ in book.decree) and book.leader
    book.due = 0 if "E" in book.unscored else min(birds, book.score.get("E", 0)) if known else -1
    for (suit, word), n in book.decree.items():
        lay_away(book, n, Card(suit, word))
    book.decree.clear()
    book.fallen = set() if len(book.fallen | {book.leader}) == len(LEADERS) else book.fallen | {book.leader}
    book.leader = ""


# The Vagabond


def check_character(book: Ledger, name: str) -> None:
    """A character brings its items, tea, coins and bags on their tracks."""
    if not wanders(book.turn) or book.turn in book.character:
        book.wrong("9.3.1", "only a Vagabond chooses a character, and only once")
        return
    book.character[book.turn] = name
    for item in BOARDS["vagabond"]["characters"][name]:
        letter = ITEM_LETTERS[ITEMS.index(item)]
        book.gain(book.turn, letter, TRACK if letter in TRACKED else UP, 1)


def check_quest(book: Ledger, card: Card, end: str) -> None:
    if not end:
        book.wrong("9.5.5", "a completed quest goes to the board of the Vagabond")
        return
    if not wanders(book.turn) or end[0] != book.turn:
        book.wrong("9.5.5", "only a Vagabond completes quests, in the own turn")
        return
    place = book.pawn.get(book.turn, "")
    if card.suit and (not place.isdecimal() or book.suit(int(place)) != card.suit):
        book.wrong("9.5.5", "the pawn is in no clearing of the quest's suit")
    if not card.word:
        book.unsure("it does not say which quest that is")
    elif (card.suit, card.word) not in QUESTS_BY_WORD:
        book.wrong("9.3.3", "there is no such quest of that suit")
    elif (card.suit, card.word) in book.quests:
        book.wrong("INV.19", "that quest was completed before")
    book.quests.add((card.suit, card.word))
