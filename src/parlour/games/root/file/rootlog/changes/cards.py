"""What a Step changed among cards. Hidden cards stay hidden: what only some could see is written without its name.

So a log of a game that goes on tells nobody more than the table has seen.
"""

from collections.abc import Iterator

from parlour.games.root.file.rootlog.acts import Card, Craft, Load, Move, Reveal
from parlour.games.root.file.rootlog.changes import Told, letter, seat_of_letter
from parlour.games.root.file.rootlog.words import COLUMNS, ITEM_LETTERS, QUEST_SHORT, SUIT_LETTERS, quest_name, word_of
from parlour.games.root.rules.facts import (
    CARD_NAMES,
    DOMINANCE_CARD,
    IMMEDIATE,
    ITEM,
    ITEM_OF,
    KIND_OF,
    QUEST_SUIT,
    SUIT_OF,
)
from parlour.games.root.rules.fields import NONE
from parlour.games.root.rules.state import Root
from parlour.games.root.rules.verbs import ANY_SUIT, CRAFT, LABOR
from parlour.kernel.bag import bag, has, members
from parlour.kernel.state import NOBODY

# Places without a word of their own
DECK, PILE, BESIDE, REMOVED, SUPPORTERS = "deck", "pile", "beside", "removed", "supporters"
OPEN_HAND = "O"


def named(card: int) -> Card:
    return Card(SUIT_LETTERS[SUIT_OF[card]], word_of(CARD_NAMES[card]))


def bags(g: Root) -> list[tuple[str, int]]:
    """Where cards are. What the Cult has revealed is still its hand's; the Lost Souls are written as discarded."""
    result = [(DECK, g.deck), (PILE, g.discard | g.souls), (BESIDE, g.available), (REMOVED, g.removed)]
    for seat in range(g.seats):
        name = letter(g, seat)
        result.append((name, g.hand[seat] | (g.revealed if name == "L" else 0)))
        result.append((f"{name}$", g.crafted[seat] | (1 << g.dominance[seat] if g.dominance[seat] != NONE else 0)))
    result += [(f"E$_{COLUMNS[column]}", cards) for column, cards in enumerate(g.decree)]
    return [*result, (SUPPORTERS, g.supporters)]


def shifted_cards(before: Root, after: Root) -> dict[tuple[str, str], list[int]]:
    """(place before, place after) → the cards that went that way."""
    old = bags(before)
    result: dict[tuple[str, str], list[int]] = {}
    for end, cards in bags(after):
        for start, others in old:
            if start != end and others & cards:
                result[start, end] = members(others & cards)
    return result


def card_changes(before: Root, after: Root, verb: int) -> Iterator[Told]:
    """Reveals, then cards that are played, spent or given, then draws, then quests."""
    yield from reveals(before, after)
    drawn: list[Told] = []
    brings = crafts_now(before, after, verb)
    for (start, end), cards in shifted_cards(before, after).items():
        home = start[0] if start[0].isupper() else end[0] if end[0].isupper() else "A"
        if unwritten(start, end):
            continue
        seat = seat_of_letter(after, home) if start != DECK or end not in (PILE, BESIDE) else after.active
        if end not in (PILE, BESIDE) and (start == DECK or (start == PILE and verb != LABOR)):
            drawn.append((seat, Move((Load(len(cards), Card()),), (board(end),))))
        else:
            yield from [(seat, each) for each in played(start, end, cards, brings)]
    yield from drawn
    for seat in range(after.seats):
        for quest in members(after.quests_done[seat] & ~before.quests_done[seat]):
            card = Card(SUIT_LETTERS[QUEST_SUIT[quest]], QUEST_SHORT[quest_name(quest)])
            yield seat, Move((Load(1, card, "Q"),), (f"{letter(after, seat)}$",))


def unwritten(start: str, end: str) -> bool:
    """A new deck, Lost Souls that are laid away, and the Decree, which goes as a whole."""
    shuffled = end == DECK or (start == PILE and end == BESIDE)
    return shuffled or REMOVED in (start, end) or start.startswith("E$_")


def board(place: str) -> str:
    return "A$" if place == SUPPORTERS else "" if place in (PILE, BESIDE) else place


def played(start: str, end: str, cards: list[int], brings: int) -> Iterator[Move | Craft]:
    """Cards that left a hand, a board or a pile for all to see; those that changed hands hide their names."""
    crafts = [card for card in cards if crafted(start, end, card, brings)]
    for card in crafts:
        item = ITEM_LETTERS[ITEM_OF[card]] if KIND_OF[card] == ITEM else ""
        yield Craft(item, named(card).suit, named(card).word)
    over = end == PILE and start.endswith("$")
    rest = [card for card in cards if card not in crafts and not (over and KIND_OF[card] == IMMEDIATE)]
    if not rest:
        return
    origin = "*" if start == PILE else "" if start in (DECK, BESIDE) else board(start)
    if over:  # a used card, named without its suit: on the board of the Alliance a suit means a supporter
        yield Move(tuple(Load(1, Card("", named(card).word), origin) for card in rest), (board(end),))
    elif hidden(start, end):
        yield Move((Load(len(rest), Card(), origin),), (board(end),))
    else:
        yield Move(tuple(Load(1, named(card), origin) for card in rest), (board(end),))


def hidden(start: str, end: str) -> bool:
    """Whether only the two concerned know the card."""
    return end == SUPPORTERS or (len(start) == 1 and len(end) == 1 and start != OPEN_HAND)


def crafts_now(before: Root, after: Root, verb: int) -> int:
    """The cards that a Step may craft for an item: those whose item leaves the supply.

    Of a Vagabond who may decline an item all cards that the verb names: whether it is taken is told later.
    """
    wanders = after.rules.faction[before.active].has_pawn and verb in (CRAFT, ANY_SUIT)
    items = [n for n, left in enumerate(after.items) if wanders or left < before.items[n]]
    return bag([card for card, item in enumerate(ITEM_OF) if item in items])


def crafted(start: str, end: str, card: int, brings: int) -> bool:
    """A card that goes from a hand to its owner's play area, or to the pile for its item."""
    if len(start) > 1 or KIND_OF[card] == DOMINANCE_CARD:
        return False
    return end == f"{start}$" or (end == PILE and has(brings, card))


def reveals(before: Root, after: Root) -> Iterator[Told]:
    """Cards that the Cult lays open, and hands that somebody looks at."""
    shown = after.revealed & ~before.revealed
    if shown:
        yield seat_of_letter(after, "L"), Reveal(tuple(Load(1, named(card)) for card in members(shown)), "L")
    if after.shown != before.shown and NOBODY not in (after.looker, after.looked_at):
        yield after.looked_at, Reveal((), letter(after, after.looked_at), letter(after, after.looker))
