"""The ledger: where every piece, item and open card is by what a log has said so far, and what it contradicts.

It is no game of its own: it does not know whose hand holds what, nor what the dice would have allowed. It knows the
box (how many of everything there are), the map, who rules, and the counts that everybody at a table can see. A line
that contradicts it is noted, then believed: the log goes on from what it says.
"""

from collections import Counter
from typing import Any

from parlour.games.root.file.rootlog.acts import Card
from parlour.games.root.file.rootlog.limits import MOST_WORLDS
from parlour.games.root.file.rootlog.words import FACTION_OF, ITEM_LETTERS, PIECE_WORD, SUIT_LETTERS, SUITED, WANDERERS
from parlour.games.root.rules.faction import FACTIONS
from parlour.games.root.rules.facts import BOARDS, CARDS, DOMINANCES, ITEM_SUPPLY, START_HAND
from parlour.games.root.rules.land import CLEARINGS, Land
from parlour.kernel.bag import members, size

Named = tuple[str, str]  # a card: suit and word
World = tuple[int, ...]  # a way in which the items of a kind may lie in a pack: how many at each of its five places
TRACK, UP, DOWN, HURT_UP, HURT_DOWN = range(5)
RUIN_ITEMS = "bfhs"
MOST_ITEMS = 8  # of a kind: those of the supply, the ruins and two characters
EVERYWHERE = range(1, CLEARINGS + 1)
OVER = 30


class Finding:
    """Something to say about an action: the paragraph it contradicts, or "" where the log does not tell enough."""

    def __init__(self, sentence: str, law: str = "") -> None:
        self.sentence = sentence
        self.law = law


class Ledger:
    def __init__(self, land: Land, suits: list[int], factions: list[str], standard: bool) -> None:  # noqa: PLR0915, a list of fields
        self.land = land
        self.suits = suits
        self.factions = factions
        self.standard = standard  # whether the deck is the one we know
        self.findings: list[Finding] = []
        # The map
        self.warriors: Counter[tuple[str, int]] = Counter()
        self.supply = {each: int(board(each)["warriors"]) for each in factions}
        self.boards: Counter[tuple[str, str]] = Counter()  # board, owner → warriors on it
        self.pieces: Counter[tuple[str, str, int]] = Counter()
        self.stock: Counter[tuple[str, str]] = Counter()
        for each in factions:
            self.stock.update(stock_of(each))
        self.words = {each: [word for who, word in self.stock if who == each] for each in factions}
        self.pawn: dict[str, str] = {}
        wanderers = [each for each in factions if each in WANDERERS]
        self.ruins = {c + 1: len(wanderers) for c in members(land.ruins)}  # items left; a ruin without one stays
        self.buried = Counter({letter: len(wanderers) for letter in RUIN_ITEMS})
        # Players
        self.score = dict.fromkeys(factions, 0)
        self.unscored: dict[str, str] = {}  # the marker is off the track: on whose board
        self.hand = dict.fromkeys(factions, START_HAND)
        self.crafted: Counter[tuple[str, str]] = Counter()  # faction, word
        self.dominance: dict[str, str] = {}  # the suit of the activated card
        self.box: Counter[tuple[str, str]] = Counter()  # faction, item
        self.pack: dict[str, dict[str, set[World]]] = {each: {} for each in wanderers}
        self.character: dict[str, str] = {}
        self.relation: dict[tuple[str, str], str] = {}
        self.quests: set[Named] = set()
        # Shared
        removed = size(DOMINANCES) if len(factions) == 2 else 0
        self.deck = CARDS - removed - START_HAND * len(factions)
        self.discard = 0
        self.seen: Counter[Named] = Counter()  # the cards of the discard pile that were named
        self.souls: Counter[Named] = Counter()  # the Lost Souls, as far as they were named
        self.beside: Counter[str] = Counter()  # available dominance cards by suit
        self.items = Counter(dict(zip(ITEM_LETTERS, ITEM_SUPPLY, strict=True)))
        # Boards
        self.decree: Counter[Named] = Counter()
        self.leader = ""
        self.fallen: set[str] = set()
        self.supporters = 0
        self.outcast = ""
        self.fallen_faithful = 0  # warriors of the Cult who fell in defence and may have become acolytes
        # The turn
        self.turn = ""
        self.setting_up = True
        self.added: Counter[str] = Counter()  # suits of the cards that the Decree got
        self.due = 0  # points that turmoil will cost; -1: nobody can tell
        self.in_turmoil = False
        self.paid = False  # something was paid to the Riverfolk
        self.fare_hidden = False  # they had no warrior to show for what a Vagabond pays
        self.spent: Card | None = None  # the card that the Marquise has just discarded
        self.defended = ""  # the clearing where the Cult was attacked last
        self.over = ""  # who has reached 30 points
        self.used: Counter[int] = Counter()  # crafting pieces by suit
        self.revealed: Counter[str] = Counter()  # by faction: cards shown in this turn
        self.walked = 0  # ways of the pawn for which no boot was exhausted
        self.purse: Counter[str] = Counter()  # what was given in this turn and may have paid for something
        self.razed = 0  # the clearing where a building has just been removed
        self.organized = 0  # the clearing where the Alliance has just given a warrior
        self.owed = {0}  # the points that the next score may show; 0: nothing is known
        self.owed_by = ""

    # Findings

    def wrong(self, law: str, sentence: str) -> None:
        self.findings.append(Finding(sentence, law))

    def unsure(self, sentence: str) -> None:
        self.findings.append(Finding(sentence))

    # Questions

    def suit(self, clearing: int) -> str:
        return SUIT_LETTERS[self.suits[clearing - 1]]

    def standing(self, faction: str, clearing: int) -> list[str]:
        """The kinds of buildings and tokens of a faction in a clearing, as they are written."""
        return [word for word in self.words.get(faction, []) if self.pieces[faction, word, clearing]]

    def buildings(self, faction: str, clearing: int) -> int:
        return sum(self.pieces[faction, word, clearing] for word in self.standing(faction, clearing) if word[0] == "b")

    def room(self, clearing: int) -> int:
        """Free slots."""
        taken = sum(self.buildings(each, clearing) for each in self.factions)
        return self.land.slots[clearing - 1] - taken - (clearing in self.ruins)

    def present(self, faction: str, clearing: int) -> bool:
        warriors = self.warriors[faction, clearing] > 0
        return warriors or self.pawn.get(faction) == str(clearing) or self.standing(faction, clearing) != []

    def ruler(self, clearing: int, hirer: str = "") -> str:
        """Who rules a clearing, or ""; with `hirer` the warriors of the Riverfolk count as theirs."""
        if self.buildings("L", clearing):
            return "L"
        strength = {each: self.warriors[each, clearing] + self.buildings(each, clearing) for each in self.factions}
        if hirer and "O" in strength:
            strength[hirer] = strength.get(hirer, 0) + strength.pop("O")
        most = max(strength.values(), default=0)
        best = [each for each, n in strength.items() if n == most and n]
        return best[0] if len(best) == 1 else "E" if "E" in best else ""

    def placed(self, faction: str, word: str) -> int:
        """How many pieces of a kind are on the map."""
        return sum(self.pieces[faction, word, clearing] for clearing in EVERYWHERE)

    def keep(self) -> int:
        """The clearing with the keep, or 0."""
        return next((clearing for clearing in EVERYWHERE if self.pieces["C", "t_k", clearing]), 0)

    def known(self, card: Named) -> int:
        """How many copies of a card lie open somewhere, so that no hand can hold them."""
        if card[1] == "dom":
            crafted = sum(suit == card[0] for suit in self.dominance.values())
        else:
            crafted = sum(self.crafted[each, card[1]] for each in self.factions)
        beside = self.beside[card[0]] if card[1] == "dom" else 0
        return self.seen[card] + self.souls[card] + crafted + self.decree[card] + beside

    def worlds(self, owner: str, letter: str) -> set[World]:
        """All that is possible; none: it is too much to tell."""
        return self.pack[owner].get(letter, {(0, 0, 0, 0, 0)})

    def leave(self, owner: str, letter: str, worlds: set[World]) -> None:
        """From now on these are possible. Too many, or more items than a Vagabond can have, and nothing is known."""
        known = len(worlds) <= MOST_WORLDS and all(sum(world) <= MOST_ITEMS for world in worlds)
        self.pack[owner][letter] = worlds if known else set()

    def gain(self, owner: str, letter: str, place: int, n: int) -> None:
        """Items that come to a place of a pack."""
        old = self.worlds(owner, letter)
        self.leave(owner, letter, {(*world[:place], world[place] + n, *world[place + 1 :]) for world in old})

    def hand_of(self, faction: str) -> int:
        return self.hand.get(faction, 0)

    # Turns

    def begin_turn(self, faction: str) -> None:
        self.turn = faction
        self.added = Counter()
        self.due = 0
        self.in_turmoil = False
        self.paid = False
        self.fare_hidden = self.supply.get("O") == 0
        self.spent = None
        self.defended = ""
        self.used = Counter()
        self.owed = {0}
        self.razed = self.organized = self.walked = 0
        self.purse = Counter()
        self.revealed = Counter()


def board(faction: str) -> dict[str, Any]:
    found: dict[str, Any] = BOARDS[FACTIONS[FACTION_OF[faction]]]
    return found


def stock_of(faction: str) -> Counter[tuple[str, str]]:
    """The buildings and tokens of a faction, by how they are written; some are of three suits in equal parts."""
    result: Counter[tuple[str, str]] = Counter()
    pieces = {**board(faction).get("buildings", {}), **board(faction).get("tokens", {})}
    for kind, n in pieces.items():
        word = PIECE_WORD[kind]
        suited = [f"{word}_{suit}" for suit in "frm"] if kind in SUITED else [word]
        for each in suited:
            result[faction, each] = n // len(suited)
    return result
