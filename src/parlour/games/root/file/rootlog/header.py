"""The lines before the first turn: map, deck, suits of clearings, the pool of a draft, and who plays what."""

import re

from parlour.games.root.file.rootlog.read.things import shown
from parlour.games.root.file.rootlog.words import LETTERS, MAPS, OTHER_DECKS, OTHER_LETTERS, OTHER_MAPS, STANDARD
from parlour.games.root.rules.land import CLEARINGS
from parlour.record.notation import UNREAD, UNSURE, WRONG, Line, Remark

FIELD = re.compile(r"(Map|Deck|Clearings|Pool|[A-Z])\s*:\s*(.*)")
SUIT = re.compile(r"([FRM])(1[0-2]|[1-9])?")
EACH_SUIT = 4


class Header:
    def __init__(self) -> None:
        self.land = ""
        self.deck = ""
        self.suits = ""
        self.players: dict[str, str] = {}

    @property
    def standard(self) -> bool:
        return self.deck in ("", STANDARD)

    def empty(self) -> bool:
        return not self.land and not self.players

    def complete(self) -> bool:
        """Whether a ledger can be kept: all factions are ours, and the suits of the clearings are known."""
        ours = all(letter in LETTERS for letter in self.players) and 2 <= len(self.players) <= 6
        return ours and (self.land == "autumn" or len(self.suits) == CLEARINGS)


def read_header(header: Header, line: Line, text: str, begun: bool) -> None:
    found = FIELD.fullmatch(text.strip())
    if not found:
        say(line, UNREAD, text, "it is neither a turn like C:t->1, nor a line of the header, nor Winner:")
        return
    name, value = found[1], found[2].strip()
    if begun:
        say(line, UNREAD, text, "the header must stand before the first turn")
    elif name == "Map":
        read_map(header, line, value)
    elif name == "Deck":
        read_deck(header, line, value)
    elif name == "Clearings":
        read_clearings(header, line, value)
    elif name != "Pool":
        read_player(header, line, name, value)


def say(line: Line, verdict: str, text: str, sentence: str, law: str = "") -> None:
    line.say(Remark(1, verdict, text, sentence, law))


def read_map(header: Header, line: Line, value: str) -> None:
    header.land = MAPS.get(value, value)
    if value in OTHER_MAPS:
        say(line, UNSURE, value, "Parlour has no such map, so nothing on it can be checked")
    elif value not in MAPS:
        say(line, UNREAD, value, f"there is no map {shown(value)}; there are Fall and Winter")


def read_deck(header: Header, line: Line, value: str) -> None:
    header.deck = value
    if value in OTHER_DECKS:
        say(line, UNSURE, value, "Parlour does not have that deck, so cards are only counted")
    elif value != STANDARD:
        say(line, UNREAD, value, f"there is no deck {shown(value)}; it is Standard or E&P")


def read_clearings(header: Header, line: Line, value: str) -> None:
    """Suits by number; without numbers, in order."""
    suits: dict[int, str] = {}
    for place, part in enumerate(value.split(","), 1):
        found = SUIT.fullmatch(part.strip())
        if not found:
            say(line, UNREAD, value, f"{shown(part.strip())} is no suit with a clearing, such as F1")
            return
        suits[int(found[2] or place)] = found[1]
    if sorted(suits) != list(range(1, CLEARINGS + 1)):
        say(line, UNREAD, value, "the suits of all twelve clearings are needed, each once")
        return
    header.suits = "".join(suits[clearing] for clearing in sorted(suits))
    if any(header.suits.count(suit) != EACH_SUIT for suit in "FRM"):
        say(line, WRONG, value, "there are four clearings of each suit", "V.1")


def read_player(header: Header, line: Line, letter: str, value: str) -> None:
    header.players[letter] = value
    if letter in OTHER_LETTERS:
        say(line, UNSURE, letter, f"Parlour does not have {OTHER_LETTERS[letter]}, so nothing can be checked")
    elif letter not in LETTERS:
        del header.players[letter]
        say(line, UNREAD, letter, f"no faction has the letter {letter}")
