"""The letters of Rootlog, and what they stand for: factions, suits, pieces, items, cards, quests."""

from typing import Final

from parlour.games.root.rules.facts import CARD_NAMES, ITEMS, KINDS, QUEST_IDS, QUEST_SUIT, SUIT_OF, SUITS

# Factions, in the order of their numbers
LETTERS: Final = "CEAVGLO"
FACTION_OF: Final = {letter: number for number, letter in enumerate(LETTERS)}
NAMES: Final = (
    "Marquise de Cat", "Eyrie Dynasties", "Woodland Alliance", "Vagabond", "second Vagabond", "Lizard Cult",
    "Riverfolk Company",
)  # fmt: skip
OTHER_LETTERS: Final = {"D": "the Underground Duchy", "P": "the Corvid Conspiracy", "H": "the Lord of the Hundreds",
                        "K": "the Keepers in Iron"}  # fmt: skip
WANDERERS: Final = "VG"

MAPS: Final = {"Fall": "autumn", "Autumn": "autumn", "Winter": "winter"}
MAP_WORD: Final = {"autumn": "Fall", "winter": "Winter"}
OTHER_MAPS: Final = ("Lake", "Mountain")
STANDARD: Final = "Standard"
OTHER_DECKS: Final = ("E&P",)

# Suits: F, R, M, B
SUIT_LETTERS: Final = "FRMB"

# Items, in the order of their numbers
ITEM_LETTERS: Final = "fbxhstcr"
ITEM_OF_LETTER: Final = {letter: number for number, letter in enumerate(ITEM_LETTERS)}
EVERY_ITEM: Final = "_"

# Pieces: kind of building or token → how it is written. Bases, gardens and trade posts add the letter of their suit.
PIECE_WORD: Final = {
    "sawmill": "b_s", "workshop": "b_w", "recruiter": "b_r", "roost": "b", "base": "b", "garden": "b",
    "wood": "t", "keep": "t_k", "sympathy": "t", "trade-post": "t",
}  # fmt: skip
SUITED: Final = ("base", "garden", "trade-post")

COLUMNS: Final = "rmxb"  # recruit, move, battle, build
RELATIONS: Final = "012ah"  # indifferent, two steps, allied; hostile
SERVICES: Final = "hrm"

# Cards. The short words are those of the notation; all others are the names without spaces.
SHORT: Final = {
    "ambush": "@", "dominance": "dom", "armorers": "armor", "better-burrow-bank": "bank", "brutal-tactics": "brutal",
    "command-warren": "command", "cobbler": "cob", "codebreakers": "codeb", "royal-claim": "royal", "sappers": "sap",
    "scouting-party": "scout", "stand-and-deliver": "stand", "tax-collector": "tax",
}  # fmt: skip
FAVORS: Final = ("favor-of-the-foxes", "favor-of-the-rabbits", "favor-of-the-mice")
QUEST_SHORT: Final = {
    "errand": "errand", "expel-bandits": "bandits", "fend-off-a-bear": "bear", "escort": "escort",
    "fundraising": "funds", "give-a-speech": "speech", "guard-duty": "guard", "logistics-help": "logs",
    "repair-a-shed": "shed",
}  # fmt: skip


def without_dashes(name: str) -> str:
    return name.replace("-", "")


def word_of(name: str) -> str:
    """How a card of our name is written after `#`."""
    return "favor" if name in FAVORS else SHORT.get(name, without_dashes(name))


def _words() -> dict[str, str]:
    """Every word that may stand for a card → the one that we write."""
    words = {word: word_of(name) for name in CARD_NAMES for word in (without_dashes(name), word_of(name))}
    return words | {"favor": "favor"}


CARD_WORD: Final[dict[str, str]] = _words()
# How many copies the deck has: by suit and word
COPIES: Final[dict[tuple[str, str], int]] = {}
for _name, _suit in zip(CARD_NAMES, SUIT_OF, strict=True):
    _key = (SUIT_LETTERS[_suit], word_of(_name))
    COPIES[_key] = COPIES.get(_key, 0) + 1
CRAFT_WORD: Final = {f"{suit.lower()}favor": (suit, "favor") for suit in "FRM"}


def quest_name(quest: int) -> str:
    """The quest's name without its suit."""
    return QUEST_IDS[quest].removeprefix(f"{SUITS[QUEST_SUIT[quest]]}-")


QUEST_WORD: Final = {without_dashes(long): short for long, short in QUEST_SHORT.items()} | {
    short: short for short in QUEST_SHORT.values()
}
QUESTS_BY_WORD: Final[dict[tuple[str, str], int]] = {
    (SUIT_LETTERS[QUEST_SUIT[quest]], QUEST_SHORT[quest_name(quest)]): quest for quest in range(len(QUEST_IDS))
}


def suits_of_word(word: str) -> list[str]:
    """The suits that cards of a word have."""
    return [suit for suit, each in COPIES if each == word]


def piece_word(kind: int, suit: int) -> str:
    """How a building or token is written: its kind, and for some the suit of its clearing."""
    name = KINDS[kind]
    return f"{PIECE_WORD[name]}_{SUIT_LETTERS[suit].lower()}" if name in SUITED else PIECE_WORD[name]


def item_name(letter: str) -> str:
    return ITEMS[ITEM_OF_LETTER[letter]]


def faction_name(letter: str) -> str:
    return f"the {NAMES[FACTION_OF[letter]]}" if letter in FACTION_OF else OTHER_LETTERS.get(letter, letter)


def wanders(letter: str) -> bool:
    return letter in WANDERERS
