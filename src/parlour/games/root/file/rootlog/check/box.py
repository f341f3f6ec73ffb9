"""Numbers against the box: an action with more of something than there is, is not believed.

It comes before every other check, so that none of them counts to a number that only stands in a log.
"""

from collections import Counter

from parlour.games.root.file.rootlog.acts import Act, Card, Item, Move, Piece, Reveal, Thing
from parlour.games.root.file.rootlog.ledger import RUIN_ITEMS, Ledger, board, stock_of
from parlour.games.root.file.rootlog.words import FACTION_OF, ITEM_LETTERS, LETTERS, faction_name
from parlour.games.root.rules.facts import CARDS, ITEM_SUPPLY

WANDERING = 2  # Vagabonds there can be
BROUGHT = 2  # items of a kind that a character can start with
ITEMS_OF = {
    letter: n + WANDERING * (BROUGHT + (letter in RUIN_ITEMS))
    for letter, n in zip(ITEM_LETTERS, ITEM_SUPPLY, strict=True)
}
ALL_ITEMS = sum(ITEMS_OF.values())
PIECES_OF = {key: n for letter in LETTERS for key, n in stock_of(letter).items()}
NAMES = {"w": "warriors", "b": "buildings", "t": "tokens", "p": "pawns"}


def check_counts(book: Ledger, act: Act) -> bool:
    """Whether the box has as many of everything as the action tells of."""
    totals: Counter[Thing] = Counter()
    if isinstance(act, Move):
        for load in act.loads:
            totals[kind(load.thing)] += load.n * times(load.thing, act.ends)
    elif isinstance(act, Reveal):
        totals[Card()] = sum(load.n for load in act.cards)
    return all(check_count(book, thing, n) for thing, n in totals.items())


def kind(thing: Thing) -> Thing:
    """Cards are counted all together, whatever their names."""
    return Card() if isinstance(thing, Card) else thing


def times(thing: Thing, ends: tuple[str, ...]) -> int:
    """So many go to each place; but the places of a pawn are a way, and those of an item its side and area."""
    return 1 if isinstance(thing, Item) or (isinstance(thing, Piece) and thing.word == "p") else len(ends)


def check_count(book: Ledger, thing: Thing, n: int) -> bool:
    law, most, name = there_are(thing)
    if n > max(1, most):  # a single one that is not in the box at all has a better reason
        book.wrong(law, f"the box has {most} {name}, not {n}")
        return False
    return True


def there_are(thing: Thing) -> tuple[str, int, str]:
    """The paragraph, how many the box has, and what they are called."""
    if isinstance(thing, Card):
        return "INV.1", CARDS, "cards"
    if isinstance(thing, Item):
        return "INV.9", ITEMS_OF.get(thing.letter, ALL_ITEMS), "such items"
    of = f"{NAMES[thing.word[0]]} of {faction_name(thing.faction)}"
    return "2.5", pieces_of(thing), of if len(thing.word) == 1 else f"such {of}"


def pieces_of(piece: Piece) -> int:
    """Of a kind that has several words, such as bases, the bare letter means all of them."""
    if piece.word == "p":
        return 1
    if piece.word == "w":
        return int(board(piece.faction)["warriors"]) if piece.faction in FACTION_OF else 0
    exact = PIECES_OF.get((piece.faction, piece.word))
    alike = [n for (who, word), n in PIECES_OF.items() if who == piece.faction and word.startswith(f"{piece.word}_")]
    return sum(alike) if exact is None else exact
