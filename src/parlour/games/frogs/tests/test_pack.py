"""The house edition fills the game's cards exactly, and a pack of one's own brings its names and numbers."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from parlour.conformance.law import law
from parlour.games.frogs.file.pack import check_pack, load_cards
from parlour.games.frogs.rules.book import (
    BASE,
    BUILDING,
    CARDS,
    CROW,
    FROG,
    INNER_LISTS,
    NO_TOKEN,
    NOVICES,
    OCCASIONS,
    RABBIT,
    SPACE_KINDS,
    SPECIES,
    STARTERS,
    THEME,
    TOKENS,
    TYPES,
    VILLAGER,
    WORD,
)
from parlour.kernel.errors import BadFile, BadInput
from parlour.record.pack import HOUSE, read_pack

TEXT = files("parlour.games.frogs").joinpath("data/house.toml").read_text("utf-8")
TABLE = tomllib.loads(TEXT)
CARD = load_cards(HOUSE)


def written(folder: Path, text: str = TEXT) -> str:
    path = folder / "pack.toml"
    path.write_text(text, "utf-8")
    return str(path)


def number(name: str) -> int:
    return CARD.ids.index(name)


def unbagged(words: list[int]) -> set[str]:
    return {CARD.ids[card] for card in range(CARDS) if words[card // WORD] >> card % WORD & 1}


# The house edition: what it is as a whole


@law("frogs", "2.1")
def test_the_house_edition_has_no_mistake() -> None:
    assert check_pack(TABLE) == []
    assert (CARD.id, CARD.edition, CARD.digest, CARD.names) == ("house", "house", "", {})


@law("frogs", "2.1")
def test_the_cards_are_numbered_by_deck_and_the_novice_villagers_come_last() -> None:
    decks = [card["deck"] for card in TABLE["card"]]
    assert decks == ["base"] * BASE + ["academy"] * THEME + ["tidings"] * THEME
    assert CARD.ids == tuple(card["id"] for card in (*TABLE["card"], *TABLE["novice"]))
    assert len(set(CARD.ids)) == CARDS == NOVICES + 3
    assert CARD.species[NOVICES:] == [CROW, FROG, RABBIT]
    assert CARD.types[NOVICES:] == [VILLAGER] * 3


@law("frogs", "2.1")
@pytest.mark.parametrize(
    ("first", "last", "each"), [(0, 51, (9, 4, 4)), (51, 75, (5, 2, 1)), (75, 99, (5, 2, 1)), (99, 102, (1, 0, 0))]
)
def test_a_deck_has_as_many_cards_of_each_type_and_species_as_the_box(
    first: int, last: int, each: tuple[int, int, int]
) -> None:
    found = Counter(zip(CARD.types[first:last], CARD.species[first:last], strict=True))
    wanted = {(kind, species): each[kind] for kind in range(3) for species in range(3) if each[kind]}
    assert found == wanted


@law("frogs", "2.4")
def test_every_list_has_one_place_for_each_card() -> None:
    lists = (CARD.types, CARD.species, CARD.costs, CARD.supplies, CARD.free, CARD.modifier, CARD.triggers)
    assert {len(each) for each in lists} == {CARDS}
    assert len(CARD.said) == INNER_LISTS
    assert len(CARD.answers) == 2 * OCCASIONS


@law("frogs", "2.4")
def test_the_bags_of_types_hold_every_card_once() -> None:
    bags = (CARD.villagers, CARD.gear, CARD.buildings)
    assert [len(unbagged(bag)) for bag in bags] == [60, 24, 18]
    assert set().union(*map(unbagged, bags)) == set(CARD.ids)
    assert all(word < 1 << WORD for bag in bags for word in bag)


def test_everything_in_the_house_edition_says_where_it_comes_from() -> None:
    entries = [entry for value in TABLE.values() if isinstance(value, list) for entry in value]
    found = {entry["source"] for entry in (*entries, TABLE["chests"], TABLE["icons"])}
    assert found == {"seed", "seed-partial", "house"}


def test_the_house_edition_leaves_its_names_to_the_languages() -> None:
    assert not re.search(r"\bname = ", TEXT)


# Cards


@law("frogs", "2.4")
@pytest.mark.parametrize(
    ("name", "kind", "species", "cost", "provisions", "free"),
    [
        ("rooftop-postcrow", "villager", "crow", 2, 3, False),
        ("frog-mage", "villager", "frog", 5, 2, False),
        ("puddle-skipper", "villager", "frog", 2, 3, True),
        ("soul-chain", "gear", "crow", 4, 5, False),
        ("penny-jar", "gear", "rabbit", 2, 4, False),
        ("telegraph-office", "building", "crow", 2, 0, False),
        ("pocket-money-kit", "villager", "rabbit", 2, 2, False),
    ],
)
def test_a_card_of_the_house_edition(
    name: str, kind: str, species: str, cost: int, provisions: int, free: bool
) -> None:
    card = number(name)
    assert (TYPES[CARD.types[card]], SPECIES[CARD.species[card]]) == (kind, species)
    assert (CARD.costs[card], CARD.supplies[card], CARD.free[card]) == (cost, provisions, free)


@law("frogs", "2.4")
def test_the_cards_of_the_house_edition_together() -> None:
    assert sum(CARD.free) == 8
    assert sum(CARD.modifier) == 8
    assert all(CARD.types[card] == VILLAGER for card in range(CARDS) if CARD.free[card])
    assert all(CARD.types[card] == BUILDING for card in range(CARDS) if CARD.modifier[card])
    assert [bool(trigger) for trigger in CARD.triggers] == [kind != VILLAGER for kind in CARD.types]
    assert CARD.triggers[number("leaky-boathouse")] == {"on": "start-activated", "which": "lily-pad", "before": True}


# The board


@law("frogs", "2.6", "8.2")
@pytest.mark.parametrize(("side", "spaces", "ways", "ends"), [("spring", 38, 3, 7), ("autumn", 39, 4, 8)])
def test_a_side_of_the_board(side: str, spaces: int, ways: int, ends: int) -> None:
    board = CARD.boards[side]
    fields = (board.spaces, board.kinds, board.amounts, board.tokens, board.ends, board.exits, board.x, board.y)
    assert {len(each) for each in fields} == {spaces}
    assert (board.id, board.spaces[0], len(board.exits[0]), sum(board.ends)) == (side, "home", ways, ends)
    assert [not exits for exits in board.exits] == board.ends
    assert [board.spaces.index(arm["first"]) for arm in board.arms] == board.exits[0]


@law("frogs", "3.2")
@pytest.mark.parametrize("side", ["spring", "autumn"])
def test_all_tokens_lie_on_their_places(side: str) -> None:
    board = CARD.boards[side]
    found = [[i for i, token in enumerate(board.tokens) if token == each] for each in range(len(TOKENS))]
    assert [len(each) for each in found] == [1, 2, 3, 1, 1]
    printed = [{(SPACE_KINDS[board.kinds[i]], board.amounts[i]) for i in each} for each in found]
    assert printed == [{("chest", 0)}, {("gain", 3)}, {("draw", 1)}, {("none", 0)}, {("none", 0)}]
    assert board.tokens[0] == NO_TOKEN


@law("frogs", "8.5", "8.7.1")
def test_spaces_and_route_costs() -> None:
    spring, autumn = CARD.boards["spring"], CARD.boards["autumn"]
    assert not any(map(sum, (*spring.coins, *spring.cards)))
    n3 = autumn.spaces.index("n3")
    found = zip(autumn.exits[n3], autumn.coins[n3], autumn.cards[n3], strict=True)
    assert [(autumn.spaces[space], coins, cards) for space, coins, cards in found] == [("ne1", 1, 0), ("n4", 0, 1)]
    assert (SPACE_KINDS[autumn.kinds[n3]], STARTERS[autumn.amounts[n3]]) == ("start", "burrow")
    assert (autumn.x[n3], autumn.y[n3]) == (62, 30)


# A pack of one's own


def own_pack(folder: Path) -> str:
    text = TEXT.replace('id = "house"', 'id = "mine"', 1).replace('edition = "house"', 'edition = "my own"', 1)
    text = text.replace('id = "turnip-seller"', 'id = "beet-seller"')
    text = text.replace('id = "frog-mage"\n', 'id = "frog-mage"\nname = "Жаба-маг"\n')
    text = text.replace('id = "burrow"\n', 'id = "burrow"\nname = "The Hole"\n')
    return written(folder, text.replace('id = "w", first', 'id = "west", name = "The West", first', 1))


def test_a_pack_of_ones_own_brings_its_cards_and_names(tmp_path: Path) -> None:
    cards = load_cards(own_pack(tmp_path))
    assert (cards.id, cards.edition) == ("mine", "my own")
    assert cards.names == {
        "card-beet-seller": "Beet seller",
        "card-frog-mage": "Жаба-маг",
        "start-burrow": "The Hole",
        "arm-spring-west": "The West",
    }


def swapped(text: str, first: str, second: str) -> str:
    """The two entries that begin so, each in the other's place."""
    start, middle = text.index(first), text.index(second)
    end = text.index("[[", middle + 2)
    return text[:start] + text[middle:end] + text[start:middle] + text[end:]


@law("frogs", "2.1")
def test_starter_cards_and_novice_villagers_of_a_pack_may_stand_in_any_order(tmp_path: Path) -> None:
    text = swapped(TEXT, '[[starter]]\nid = "nest"', '[[starter]]\nid = "lily-pad"')
    text = swapped(text, '[[novice]]\nid = "fledgling-errand-crow"', '[[novice]]\nid = "wide-eyed-froglet"')
    cards = load_cards(written(tmp_path, text))
    assert (cards.ids, cards.said) == (CARD.ids, CARD.said)


def test_a_saved_game_finds_the_same_pack_or_says_that_it_has_changed(tmp_path: Path) -> None:
    path = own_pack(tmp_path)
    digest = load_cards(path).digest
    assert re.fullmatch("[0-9a-f]{8}", digest)
    assert load_cards(f"{path}@{digest}").digest == digest
    with pytest.raises(BadFile, match=r"pack\.toml: this pack has changed since the game was saved"):
        load_cards(f"{path}@00000000")


def test_a_bad_pack_is_refused_with_its_first_mistake_and_how_to_see_all(tmp_path: Path) -> None:
    path = written(tmp_path, TEXT.replace('do = "gain"', 'do = "earn"'))
    mistake = re.escape("card chatty-jackdaw, effects, effect 2, do: must be one of gain, draw")
    with pytest.raises(BadInput, match=mistake) as refused:
        load_cards(path)
    assert f"parlour cards check {path} --game frogs" in str(refused.value)
    assert len(read_pack(path, check_pack)[1]) == TEXT.count('do = "gain"')
