"""B.1, B.2: what is in the boxes."""

from collections import Counter
from itertools import combinations

import pytest

from parlour.conformance.law import law
from parlour.games.root.rules.faction import FACTIONS
from parlour.games.root.rules.factions.decree import LEADERS, VIZIERS
from parlour.games.root.rules.factions.vagabond import CHARACTERS, START_ITEMS
from parlour.games.root.rules.facts import (
    AMBUSHES,
    BOARDS,
    CARD_IDS,
    CARD_KINDS,
    DOMINANCES,
    ITEM_OF,
    ITEM_SUPPLY,
    ITEMS,
    KIND_OF,
    QUEST_IDS,
    QUEST_ITEMS,
    QUEST_SUIT,
    SUIT_OF,
    SUITS,
)
from parlour.games.root.rules.land import LANDS
from parlour.games.root.seating import ALL
from parlour.games.root.tests.begun import begun, set_up
from parlour.games.root.tests.scenario import Scenario
from parlour.kernel.bag import members, size


@law("root", "B.1")
def test_54_cards_all_different_by_suit_and_kind() -> None:
    assert len(set(CARD_IDS)) == len(CARD_IDS) == 54
    suits = Counter(SUITS[suit] for suit in SUIT_OF)
    assert suits == {"fox": 14, "rabbit": 13, "mouse": 13, "bird": 14}
    kinds = Counter(CARD_KINDS[kind] for kind in KIND_OF)
    assert kinds == {"item": 20, "persistent": 22, "immediate": 3, "ambush": 5, "dominance": 4}


@law("root", "B.1", "2.1.5", "2.1.6")
def test_five_ambush_and_four_dominance_cards() -> None:
    ambushes = Counter(SUITS[SUIT_OF[card]] for card in members(AMBUSHES))
    assert ambushes == {"bird": 2, "fox": 1, "rabbit": 1, "mouse": 1}
    assert {SUITS[SUIT_OF[card]] for card in members(DOMINANCES)} == set(SUITS)
    assert size(DOMINANCES) == 4


PIECES = {
    "marquise": (25, {"sawmill": 6, "workshop": 6, "recruiter": 6, "wood": 8, "keep": 1}),
    "eyrie": (20, {"roost": 7}),
    "alliance": (10, {"base": 3, "sympathy": 10}),
    "vagabond": (0, {}),
    "vagabond_second": (0, {}),
    "lizard_cult": (25, {"garden": 15}),
    "riverfolk": (15, {"trade-post": 9}),
}
BASE_BOX, EXPANSION = FACTIONS[:4], FACTIONS[4:]


@pytest.mark.parametrize("name", FACTIONS)
@law("root", "B.1", "B.2", "6.3.1")
def test_each_faction_has_the_warriors_buildings_and_tokens_of_the_box(name: str) -> None:
    others = [other for other in ("marquise", "vagabond") if other != name]
    table = begun(*others, name)
    warriors, pieces = PIECES[name]
    assert table.supply(name) == warriors
    kinds = ALL[FACTIONS.index(name)].kinds
    assert [table.state.stock[kind] for kind in kinds] == list(pieces.values())


@law("root", "B.1")
def test_28_buildings_19_tokens_and_55_warriors() -> None:
    assert sum(PIECES[name][0] for name in BASE_BOX) == 55
    counts = {kind: n for name in BASE_BOX for kind, n in PIECES[name][1].items()}
    tokens = counts["wood"] + counts["keep"] + counts["sympathy"]
    assert (sum(counts.values()) - tokens, tokens) == (28, 19)
    assert [faction.name for faction in ALL if faction.has_pawn and faction.name in BASE_BOX] == ["vagabond"]


@law("root", "B.2")
def test_the_expansion_adds_15_gardens_9_trade_posts_40_warriors_and_a_pawn() -> None:
    counts = {kind: n for name in EXPANSION for kind, n in PIECES[name][1].items()}
    assert counts == {"garden": 15, "trade-post": 9}
    assert sum(PIECES[name][0] for name in EXPANSION) == 40
    assert [faction.name for faction in ALL if faction.has_pawn and faction.name in EXPANSION] == ["vagabond_second"]


@law("root", "B.2", "10.3.4", "11.3.3", "INV.5")
def test_five_gardens_and_three_trade_posts_of_each_suit() -> None:
    table = set_up(begun("lizard_cult", "riverfolk"))
    boards = [player["board"] for player in table.view("riverfolk")["players"]]
    assert [len(track["vp"]) for track in boards[0]["gardens"]] == [5, 5, 5]
    assert [(track["left"], len(track["vp"])) for track in boards[1]["posts"]] == [(3, 3)] * 3


@law("root", "B.2", "10.3.3", "11.3.5", "11.2.7")
def test_one_outcast_marker_and_three_service_markers() -> None:
    table = set_up(begun("lizard_cult", "riverfolk"))
    boards = [player["board"] for player in table.view("riverfolk")["players"]]
    assert boards[0]["outcast"] in ("fox", "rabbit", "mouse")
    assert [each["service"] for each in boards[1]["prices"]] == ["hand-card", "riverboats", "mercenaries"]


@law("root", "B.1", "INV.9")
def test_23_items_in_supply_under_ruins_and_for_characters() -> None:
    """The characters share their items: one boot and one torch are marked S, and each other item once."""
    starting = Counter(item for items in START_ITEMS[:3] for item in set(items))
    marked = Counter(dict.fromkeys(starting, 1))
    box = Counter(dict(enumerate(ITEM_SUPPLY))) + marked
    box += Counter(ITEMS.index(item) for item in BOARDS["vagabond"]["ruins"])
    named = {ITEMS[item]: n for item, n in box.items()}
    assert named == {
        "boot": 4, "sword": 4, "bag": 4, "hammer": 3, "tea": 3, "coin": 2, "crossbow": 2, "torch": 1,
    }  # fmt: skip
    assert box.total() == 23


@law("root", "B.2", "INV.9")
def test_11_more_items_for_a_second_vagabond_and_three_more_characters() -> None:
    """A second set under the ruins; and what two characters together start with beyond the items of the first."""
    every = Counter[int]()
    for one, other in combinations(START_ITEMS, 2):
        every |= Counter(one) + Counter(other)
    marked = every + Counter(2 * [ITEMS.index(item) for item in BOARDS["vagabond"]["ruins"]])
    box = {ITEMS[item]: n for item, n in (marked + Counter(dict(enumerate(ITEM_SUPPLY)))).items()}
    base = {"boot": 4, "sword": 4, "bag": 4, "hammer": 3, "tea": 3, "coin": 2, "crossbow": 2, "torch": 1}
    more = {"boot": 3, "sword": 3, "bag": 1, "hammer": 1, "torch": 1, "coin": 1, "crossbow": 1}
    assert box == dict(Counter(base) + Counter(more))
    assert sum(box.values()) == 34


@law("root", "B.1")
def test_15_quests_five_of_each_suit_with_two_items_each() -> None:
    assert len(set(QUEST_IDS)) == 15
    assert Counter(SUITS[suit] for suit in QUEST_SUIT) == {"fox": 5, "rabbit": 5, "mouse": 5}
    assert {len(items) for items in QUEST_ITEMS} == {2}


@law("root", "B.1", "B.2")
def test_four_leaders_two_viziers_three_characters_and_three_more() -> None:
    assert LEADERS == ("builder", "charismatic", "commander", "despot")
    assert [size(columns) for columns in VIZIERS] == [2, 2, 2, 2]
    assert CHARACTERS == ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel")


@law("root", "B.1", "5.1.4", "2.2.2")
def test_the_map_has_twelve_clearings_four_of_each_suit_and_four_ruins() -> None:
    autumn = LANDS["autumn"]
    suits = {suit: [c + 1 for c in range(12) if SUITS[autumn.suits[c]] == suit] for suit in SUITS[:3]}
    assert suits == {"fox": [1, 6, 8, 12], "rabbit": [3, 4, 5, 10], "mouse": [2, 7, 9, 11]}
    assert size(autumn.ruins) == 4
    assert len(autumn.forests) == 7


@law("root", "B.1", "3.2.2")
def test_every_item_card_makes_an_item_of_the_supply() -> None:
    made = Counter(ITEMS[item] for item in ITEM_OF if item >= 0)
    assert made.total() == 20
    assert all(ITEM_SUPPLY[ITEMS.index(item)] for item in made)


@law("root", "B.1", "4.3.2")
def test_two_dice_are_rolled() -> None:
    table = Scenario("marquise", "eyrie")
    table.put(8, marquise=3, eyrie=3)
    table.dice(3, 1)
    table.begin("marquise", "daylight").play("fight")
    assert (table.warriors("marquise", 8), table.warriors("eyrie", 8)) == (2, 0)
