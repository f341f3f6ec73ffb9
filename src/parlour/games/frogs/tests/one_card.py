"""One card used once: a table laid for it, short answers, and what has changed.

    table = laid("tea-leaf-augur")
    found = used(table, "activate tea-leaf-augur, tuck, discard")
    assert found == changes(on={"tea-leaf-augur": -1}, considers=3, tucked=1, discard=1, deck=-2)

The table: orange has 10 coins, three cards in hand and nothing in play but the card and what the test adds; there are
three cards in the discard pile over the novice villager, and a villager lies on top of the deck. An answer without an
argument takes the first option of its verb. All cards of all decks are in the game.
"""

from collections import Counter
from typing import Any

from parlour.games.frogs.rules.book import STARTERS
from parlour.games.frogs.tests.kit import Scenario

HAND = ("chatty-jackdaw", "rain-boots", "carrot-market")  # a crow villager, frog gear, a rabbit building
PILE = ("fair-steward", "penny-jar", "newsroom")
TOP = ("raffle-winner", "paper-round-bag", "leaky-boathouse", "daring-leaper", "graduation-cap", "inkblot-scribe")


def laid(*cards: str, seat: str = "orange", board: str = "spring", at: str = "home", charm: str = "") -> Scenario:
    """The table with these cards in play; the first of them with an enchantment token, if one is named."""
    table = Scenario(board=board, both_decks="true").coins(seat, 10).at(seat, at)
    table.hand(seat, *HAND).pile(*PILE).next_cards(*TOP)
    for i, card in enumerate(cards):
        table.in_play(seat, card, charm="" if i else charm)
    return table


def answer(table: Scenario, words: str) -> Scenario:
    """These answers, one after the other."""
    for each in filter(None, words.split(", ")):
        fitting = [option for option in table.offered() if option == each or option.startswith(f"{each} ")]
        assert fitting, f"{each!r} is not offered: {table.offered()}"
        table.chooses(fitting[0])
    return table


def measured(table: Scenario, seat: str = "orange") -> Counter[str]:
    """All that can change, as numbers."""
    g, count = table.g, Counter[str]()
    count.update({"coins": table.of(seat, "coins"), "hand": table.of(seat, "hand"), "deck": table.deck()})
    count.update({"tucked": len(table.bag_of(g.tucked, seat)), "discard": len(g.discard)})
    count.update({"considers": sum(told["n"] for told in table.told("considers"))})
    for card in table.row(seat):
        count.update({f"on {card}": table.provisions(card), f"plays {card}": 1})
    count.update({f"at {table.where(seat)}": 1})
    count.update({f"upgrades {name}": 1 for name in STARTERS if table.is_advanced(seat, name)})
    return count


def difference(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    both = {*before, *after}
    return {name: after[name] - before[name] for name in both if after[name] != before[name]}


def changes(
    plays: str = "", at: str = "", leaves: str = "", upgrades: str = "", on: dict[str, int] | None = None, **counts: int
) -> dict[str, int]:
    """What a use should change: a card played with its provisions, a space reached, provisions on cards, numbers."""
    wanted = {name: n for name, n in counts.items() if n} | {f"on {card}": n for card, n in (on or {}).items()}
    wanted |= {f"plays {plays}": 1} if plays else {}
    wanted |= {f"plays {leaves}": -1} if leaves else {}
    wanted |= {f"upgrades {upgrades}": 1} if upgrades else {}
    return wanted | ({f"at {at}": 1} if at else {})


def used(table: Scenario, words: str, seat: str = "orange") -> dict[str, int]:
    """What these answers of a turn have changed; then nothing is being resolved any more."""
    before = measured(table, seat)
    answer(table.turn(seat), words)
    assert (table.question(), table.asked(), table.g.frames) == ("TakeTurn", seat, []), table.offered()
    found = difference(before, measured(table, seat))
    return {name: n for name, n in found.items() if not (name.startswith("at ") and n < 0)}


def relic(table: Scenario, words: str) -> dict[str, int]:
    """What the end of orange's turn has changed."""
    before = measured(table)
    answer(table.end_of_turn("orange"), words)
    assert table.asked() == "blue"
    found = difference(before, measured(table))
    return {name: n for name, n in found.items() if not (name.startswith("at ") and n < 0)}


Row = tuple[str, dict[str, Any], dict[str, Any]]


def row(words: str = "", given: dict[str, Any] | None = None, **changed: Any) -> Row:
    """One line of a table of cards: the answers, what else is on the table, what changes."""
    return words, given or {}, changed


def also(*cards: str, **given: Any) -> dict[str, Any]:
    return {"cards": cards, **given}
