"""The components of Root as they come out of the box: read once from data/*.toml, then plain numbers."""

import tomllib
from typing import Any, Final

from parlour.titles import folder

BIRD: Final = 3
SUITS: Final = ("fox", "rabbit", "mouse", "bird")
ANY: Final = 4  # 4.1.1 the question mark: a crafting piece of any suit
COSTS: Final = (*SUITS, "any")

# Kinds of cards
ITEM: Final = 0
PERSISTENT: Final = 1
IMMEDIATE: Final = 2
AMBUSH_CARD: Final = 3
DOMINANCE_CARD: Final = 4
CARD_KINDS: Final = ("item", "persistent", "immediate", "ambush", "dominance")

# Items
BOOT: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
ITEMS: Final = ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch")

# Buildings and tokens. A kind belongs to one faction.
SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
ROOST: Final = 3
BASE: Final = 4
GARDEN: Final = 5
WOOD: Final = 6
KEEP: Final = 7
SYMPATHY: Final = 8
TRADE_POST: Final = 9
KINDS: Final = (
    "sawmill", "workshop", "recruiter", "roost", "base", "garden", "wood", "keep", "sympathy", "trade-post",
)  # fmt: skip
BUILDINGS: Final = 6  # 2.5.2 the first six kinds are buildings, the others tokens (2.5.3)

# Effects that stay in play: the names of the persistent cards
ARMORERS: Final = 0
SAPPERS: Final = 1
BRUTAL_TACTICS: Final = 2
SCOUTING_PARTY: Final = 3
ROYAL_CLAIM: Final = 4
STAND_AND_DELIVER: Final = 5
BETTER_BURROW_BANK: Final = 6
COMMAND_WARREN: Final = 7
CODEBREAKERS: Final = 8
TAX_COLLECTOR: Final = 9
COBBLER: Final = 10
EFFECTS: Final = (
    "armorers", "sappers", "brutal-tactics", "scouting-party", "royal-claim", "stand-and-deliver",
    "better-burrow-bank", "command-warren", "codebreakers", "tax-collector", "cobbler",
)  # fmt: skip

NO_EFFECT: Final = -1


def load(name: str) -> dict[str, Any]:
    return tomllib.loads(folder("root").joinpath(f"data/{name}.toml").read_text("utf-8"))


# 2.1 The deck. Cards are numbers 0…53 in the order of the file.
_deck: list[dict[str, Any]] = load("deck")["card"]
CARDS: Final = 54
CARD_IDS: Final = tuple([str(card["id"]) for card in _deck])
CARD_NAMES: Final = tuple([str(card["name"]) for card in _deck])
SUIT_OF: Final[list[int]] = [SUITS.index(card["suit"]) for card in _deck]
KIND_OF: Final[list[int]] = [CARD_KINDS.index(card["kind"]) for card in _deck]
COST_OF: Final[list[list[int]]] = [[COSTS.index(suit) for suit in card["cost"]] for card in _deck]
ITEM_OF: Final[list[int]] = [ITEMS.index(card["item"]) if "item" in card else -1 for card in _deck]
POINTS_OF: Final[list[int]] = [int(card.get("points", 0)) for card in _deck]
EFFECT_OF: Final[list[int]] = [EFFECTS.index(name) if name in EFFECTS else NO_EFFECT for name in CARD_NAMES]
WHOLE_DECK: Final = (1 << CARDS) - 1


def cards_where(test: list[bool]) -> int:
    """The bag of the cards for which the test, one by card, holds."""
    bag = 0
    for card in range(CARDS):
        if test[card]:
            bag |= 1 << card
    return bag


OF_SUIT: Final[list[int]] = [cards_where([each == suit for each in SUIT_OF]) for suit in range(4)]
BIRDS: Final[int] = OF_SUIT[BIRD]
# 2.1.1 Birds are wild: the cards that serve as a suit; 2.1.1.2 only birds serve as birds
SERVES: Final[list[int]] = [OF_SUIT[suit] | BIRDS for suit in range(3)] + [BIRDS]
AMBUSHES: Final[int] = cards_where([kind == AMBUSH_CARD for kind in KIND_OF])
DOMINANCES: Final[int] = cards_where([kind == DOMINANCE_CARD for kind in KIND_OF])
CRAFTABLE: Final[int] = cards_where([len(cost) > 0 for cost in COST_OF])
COPIES: Final[list[int]] = [cards_where([each == effect for each in EFFECT_OF]) for effect in range(len(EFFECTS))]

# 9.3.3 Quests
_quests: list[dict[str, Any]] = load("quests")["quest"]
QUESTS: Final = 15
QUEST_IDS: Final = tuple([str(quest["id"]) for quest in _quests])
QUEST_SUIT: Final[list[int]] = [SUITS.index(quest["suit"]) for quest in _quests]
QUEST_ITEMS: Final[list[list[int]]] = [[ITEMS.index(item) for item in quest["items"]] for quest in _quests]

# The boards
BOARDS: Final[dict[str, Any]] = load("boards")
WIN: Final[int] = BOARDS["common"]["win"]
START_HAND: Final[int] = BOARDS["common"]["start_hand"]
HAND_LIMIT: Final[int] = BOARDS["common"]["hand_limit"]
DOMINANCE_POINTS: Final[int] = BOARDS["common"]["dominance_points"]
AMBUSH_HITS: Final[int] = BOARDS["common"]["ambush_hits"]
ITEM_SUPPLY: Final[list[int]] = [int(BOARDS["items"][item]) for item in ITEMS]
