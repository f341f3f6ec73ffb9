"""Cards and quests as plain data: the parts of a View that say what is printed."""

from typing import Any

from parlour.games.root.rules.facts import (
    CARD_IDS,
    CARD_KINDS,
    CARD_NAMES,
    COST_OF,
    COSTS,
    ITEM_OF,
    ITEMS,
    KIND_OF,
    POINTS_OF,
    QUEST_IDS,
    QUEST_ITEMS,
    QUEST_SUIT,
    SUIT_OF,
    SUITS,
)
from parlour.games.root.rules.fields import NONE
from parlour.kernel.bag import members


def cards(bag: int) -> list[dict[str, Any]]:
    return [card(each) for each in members(bag)]


def card(each: int) -> dict[str, Any]:
    return {
        "id": CARD_IDS[each],
        "name": CARD_NAMES[each],
        "suit": SUITS[SUIT_OF[each]],
        "kind": CARD_KINDS[KIND_OF[each]],
        "cost": [COSTS[suit] for suit in COST_OF[each]],
        "item": None if ITEM_OF[each] == NONE else ITEMS[ITEM_OF[each]],
        "vp": POINTS_OF[each],
    }


def quests(bag: int) -> list[dict[str, Any]]:
    return [
        {"id": QUEST_IDS[n], "suit": SUITS[QUEST_SUIT[n]], "items": [ITEMS[item] for item in QUEST_ITEMS[n]]}
        for n in members(bag)
    ]
