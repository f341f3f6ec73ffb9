"""3.1, 3.4, 15: the board, the decks and the variants that a table has chosen."""

from collections.abc import Mapping

from parlour.games.frogs.file.pack import load_cards
from parlour.games.frogs.rules.book import Rules
from parlour.games.frogs.rules.effects import prepare
from parlour.record.pack import with_digest


def make_rules(settings: Mapping[str, str]) -> Rules:
    """DEC.1, 3.1 The side of the board, 3.4 the theme deck, 15.1, 15.2, 15.3 the variants, 14.5 how ties end."""
    cards = load_cards(settings["pack"])
    if not cards.carries:
        prepare(cards)
    rules = Rules(cards, cards.boards[settings["board"]])
    rules.draft = settings["both_decks"] == "true"
    rules.decks = 0b111 if rules.draft else 0b011 if settings["theme"] == "academy" else 0b101
    rules.no_memory = settings["no_memory"] == "true"
    rules.by_coins = settings["tie_break"] == "coins"
    rules.settings = {**settings, "pack": with_digest(settings["pack"], cards.digest)}
    return rules
