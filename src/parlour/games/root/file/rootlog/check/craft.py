"""Crafting and revealing against the ledger."""

from parlour.games.root.file.rootlog.acts import Card, Craft, Reveal
from parlour.games.root.file.rootlog.check.cards import lay_away
from parlour.games.root.file.rootlog.check.sites import owe_for_item
from parlour.games.root.file.rootlog.ledger import EVERYWHERE, UP, Ledger, Named
from parlour.games.root.file.rootlog.words import COPIES, ITEM_LETTERS, SUIT_LETTERS, faction_name, wanders, word_of
from parlour.games.root.rules.facts import CARD_NAMES, COST_OF, ITEM, ITEM_OF, KIND_OF, PERSISTENT, SUIT_OF

CARD_OF: dict[Named, int] = {(SUIT_LETTERS[SUIT_OF[n]], word_of(name)): n for n, name in enumerate(CARD_NAMES)}
CRAFTERS = {"C": "b_w", "E": "b", "A": "t"}  # whose pieces of which kind craft; others pay in ways a log does not tell


def check_craft(book: Ledger, act: Craft) -> None:
    who = book.turn
    if not book.hand_of(who):
        book.wrong("4.1", f"{faction_name(who)} has no card in hand to craft")
    book.hand[who] = max(0, book.hand_of(who) - 1)
    card = CARD_OF.get((act.suit, act.word))
    item = act.item or (ITEM_LETTERS[ITEM_OF[card]] if card is not None and KIND_OF[card] == ITEM else "")
    if item:
        craft_item(book, who, item)
        owe_for_item(book, who, [card] if card is not None else of_item(item))
        lay_away(book, 1, Card())
    elif act.word in ("@", "dom"):
        book.wrong("2.1.5" if act.word == "@" else "2.1.6", "such a card is never crafted")
    elif card is not None and KIND_OF[card] == PERSISTENT:
        craft_lasting(book, who, act)
    elif act.word == "favor":
        lay_away(book, 1, Card(act.suit, act.word))
    else:
        book.crafted[who, act.word] += 1
        book.unsure("a card of that deck is not known")
    check_cost(book, who, [card] if card is not None else of_item(item))


def craft_item(book: Ledger, who: str, item: str) -> None:
    if not book.items[item]:
        book.wrong("4.1.2", "no such item is left in the supply")
    book.items[item] = max(0, book.items[item] - 1)
    if wanders(who):
        book.gain(who, item, UP, 1)
    else:
        book.box[who, item] += 1


def craft_lasting(book: Ledger, who: str, act: Craft) -> None:
    if book.crafted[who, act.word]:
        book.wrong("4.1.4", f"{faction_name(who)} has a card of that name in play")
    if book.known((act.suit, act.word)) >= COPIES[act.suit, act.word]:
        book.wrong("INV.1", "all cards of that name lie open elsewhere")
    book.crafted[who, act.word] += 1


def of_item(item: str) -> list[int]:
    """The cards that bring an item."""
    return [card for card, each in enumerate(ITEM_OF) if each >= 0 and ITEM_LETTERS[each] == item]


def check_cost(book: Ledger, who: str, cards: list[int]) -> None:
    """Whether the crafting pieces on the map can pay; with several possible cards, for one of them."""
    if who not in CRAFTERS or not cards or not book.standard:
        return
    free = [0, 0, 0]
    for clearing in EVERYWHERE:
        free[book.suits[clearing - 1]] += book.pieces[who, CRAFTERS[who], clearing]
    costs = [COST_OF[card] for card in cards]
    if not any(payable(book, free, cost) for cost in costs):
        book.wrong("4.1.1", f"{faction_name(who)} has too few crafting pieces of the right suits for it this turn")
    if len({tuple(cost) for cost in costs}) == 1:
        book.used.update(costs[0])


def payable(book: Ledger, free: list[int], cost: list[int]) -> bool:
    needs = [book.used[suit] + cost.count(suit) for suit in range(3)]
    enough = all(need <= free[suit] for suit, need in enumerate(needs))
    return enough and sum(book.used.values()) + len(cost) <= sum(free)


def check_reveal(book: Ledger, act: Reveal) -> None:
    """Cards that are shown stay in the hand, but none is shown twice in a turn."""
    if not act.cards:
        book.unsure("what a hand holds cannot be checked")
        return
    book.revealed[act.faction] += sum(load.n for load in act.cards)
    n, there = book.revealed[act.faction], book.hand_of(act.faction)
    if n > there:
        book.wrong("2.1.4", f"{faction_name(act.faction)} has {there} cards in hand and cannot reveal {n}")
    for load in act.cards:
        assert isinstance(load.thing, Card)
        named = load.thing.suit, load.thing.word
        if book.standard and named in COPIES and book.known(named) + load.n > COPIES[named]:
            book.wrong("INV.1", "all cards of that name lie open elsewhere")
