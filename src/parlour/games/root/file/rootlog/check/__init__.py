"""One action against the ledger: what kind it is decides who checks it."""

from parlour.games.root.file.rootlog.acts import (
    Act,
    Battle,
    Card,
    Craft,
    DropDecree,
    Funds,
    Load,
    Marker,
    Move,
    Outcast,
    Piece,
    Prices,
    Relation,
    Reveal,
    Score,
)
from parlour.games.root.file.rootlog.check.boards import (
    check_battle,
    check_funds,
    check_marker,
    check_outcast,
    check_prices,
    check_relation,
    check_score,
)
from parlour.games.root.file.rootlog.check.box import check_counts
from parlour.games.root.file.rootlog.check.cards import check_card, drop_decree
from parlour.games.root.file.rootlog.check.craft import check_craft, check_reveal
from parlour.games.root.file.rootlog.check.items import check_item
from parlour.games.root.file.rootlog.check.map import check_piece
from parlour.games.root.file.rootlog.check.sites import check_owed
from parlour.games.root.file.rootlog.ledger import Finding, Ledger
from parlour.games.root.file.rootlog.words import faction_name


def check_act(book: Ledger, act: Act) -> list[Finding]:
    """What the ledger says to an action, which it then believes."""
    book.findings = []
    if book.over and not isinstance(act, Score):
        book.wrong("3.1", f"the game was over: {faction_name(book.over)} had 30 points")
    if not is_march(act):
        book.spent = None
    check_owed(book, act)
    if not check_counts(book, act):
        return book.findings
    if isinstance(act, Move):
        check_move(book, act)
    elif isinstance(act, Battle):
        check_battle(book, act)
    elif isinstance(act, Craft):
        check_craft(book, act)
    elif isinstance(act, Score):
        check_score(book, act)
    else:
        check_other(book, act)
    return book.findings


def check_other(book: Ledger, act: Marker | Reveal | Relation | Prices | Funds | Outcast | DropDecree) -> None:
    if isinstance(act, Reveal):
        check_reveal(book, act)
    elif isinstance(act, Relation):
        check_relation(book, act)
    elif isinstance(act, Marker):
        check_marker(book, act)
    elif isinstance(act, Prices):
        check_prices(book)
    elif isinstance(act, Funds):
        check_funds(book, act)
    elif isinstance(act, Outcast):
        check_outcast(book, act)
    else:
        drop_decree(book)


def check_move(book: Ledger, act: Move) -> None:
    for load in sorted(act.loads, key=is_warrior):  # buildings first: where they stand warriors may come
        if isinstance(load.thing, Piece):
            check_piece(book, load, act.ends)
        elif isinstance(load.thing, Card):
            check_card(book, load, act.ends)
        else:
            check_item(book, load, act.ends)


def is_warrior(load: Load) -> bool:
    return isinstance(load.thing, Piece) and load.thing.word == "w"


def is_march(act: Act) -> bool:
    """Warriors that go from clearing to clearing: they may be those for whom a card was just discarded."""
    return isinstance(act, Move) and isinstance(act.loads[0].thing, Piece) and act.loads[0].start.isdecimal()
