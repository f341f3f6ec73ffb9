"""The house edition fills the game's cards exactly, and a pack of one's own brings its names and numbers."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.check import game_of
from parlour.conformance.law import law
from parlour.games.lockup.file.pack import check_pack, load_cards
from parlour.games.lockup.rules.book import (
    ANY_WINDOW,
    BONUSES,
    COSTS,
    CREWS,
    EFFECTS,
    GOAL_TYPES,
    GOODS,
    GUARD_ROLES,
    GUARD_SETS,
    MEASURES,
    OPS,
    SYMBOLS,
    TYPES,
    parts_of_bonus,
)
from parlour.games.lockup.view.cards import named_numbers
from parlour.kernel.errors import BadFile, BadInput
from parlour.record.pack import HOUSE, read_pack, read_table

TEXT = files("parlour.games.lockup").joinpath("data/house.toml").read_text("utf-8")
CARDS = load_cards(HOUSE)


def written(folder: Path, text: str = TEXT) -> str:
    path = folder / "pack.toml"
    path.write_text(text, "utf-8")
    return str(path)


def named(numbers: list[int], words: tuple[str, ...]) -> list[str]:
    return [words[number] for number in numbers]


# The house edition: what it is as a whole


@law("lockup", "2.1")
def test_the_house_edition_has_no_mistake() -> None:
    assert check_pack(tomllib.loads(TEXT)) == []
    assert (CARDS.id, CARDS.edition, CARDS.digest, CARDS.names) == ("house", "house", "", {})


@law("lockup", "2.1")
def test_the_house_edition_has_as_many_cards_of_each_kind_as_the_box() -> None:
    cards = CARDS
    assert (len(cards.item_ids), len(cards.goon_ids), len(cards.tome_of)) == (34, 33, 28)
    assert (len(cards.goal_ids), len(cards.trait_ids), len(cards.guard_ids)) == (18, 18, 22)
    every = (cards.item_ids, cards.goon_ids, cards.tome_ids, cards.goal_ids, cards.trait_ids, cards.guard_ids)
    assert all(len(set(ids)) == len(ids) for ids in every)


@law("lockup", "2.7", "2.8", "2.9")
def test_every_list_of_the_house_edition_has_one_place_for_each_card() -> None:
    items = (CARDS.values, CARDS.costs, CARDS.item_symbols, CARDS.item_effects)
    goons = (
        CARDS.types,
        CARDS.goon_suspicion,
        CARDS.goon_symbols,
        CARDS.goon_effects,
        CARDS.demon_symbol,
        CARDS.brings,
    )
    tomes = (CARDS.windows, CARDS.ops, CARDS.amounts, CARDS.choices, CARDS.no_solo)
    assert {len(each) for each in items} == {34}
    assert {len(each) for each in goons} == {33}
    assert {len(each) for each in tomes} == {len(CARDS.tome_ids)} == {14}
    assert {len(each) for each in (CARDS.goal_types, CARDS.counts, CARDS.stars_per)} == {18}
    assert {len(each) for each in (CARDS.guard_sets, CARDS.guard_roles, CARDS.guard_strengths)} == {22}


def test_everything_in_the_house_edition_says_where_it_comes_from() -> None:
    table = tomllib.loads(TEXT)
    entries = [entry for value in table.values() if isinstance(value, list) for entry in value]
    assert {entry["source"] for entry in (*entries, table["stars"])} == {"seed", "house"}


def test_the_house_edition_leaves_its_names_to_the_languages() -> None:
    assert not re.search(r"^name = ", TEXT, re.MULTILINE)


# Items


@law("lockup", "2.7", "11.2.1")
@pytest.mark.parametrize(
    ("name", "value", "cost", "symbols", "effects"),
    [
        ("bent-nail-lockpick", 3, {"scrap": 2}, {"gem": 1}, []),
        ("junk-magnet", 3, {"iron": 1, "any": 1}, {}, ["gain-scrap"]),
        ("whisper-vial", 5, {"potion": 2, "any": 1}, {"magic": 2}, []),
        ("false-bottom-chest", 7, {"scrap": 3, "iron": 1}, {"gem": 1}, ["storage"]),
        ("hidden-still", 7, {"scrap": 1, "potion": 2, "any": 1}, {}, ["gain-gold"]),
        ("cloak-of-soot", 10, {"scrap": 2, "potion": 2, "iron": 1}, {"gem": 1}, ["discard-suspicion"] * 2),
        ("rebel-war-banner", 15, {"scrap": 3, "potion": 1, "iron": 1, "gold": 1}, dict.fromkeys(SYMBOLS, 1), []),
    ],
)
def test_an_item_of_the_house_edition(
    name: str, value: int, cost: dict[str, int], symbols: dict[str, int], effects: list[str]
) -> None:
    card = CARDS.item_ids.index(name)
    assert CARDS.values[card] == value
    assert named_numbers(CARDS.costs[card], COSTS) == cost
    assert Counter(named(CARDS.item_symbols[card], SYMBOLS)) == symbols
    assert named(CARDS.item_effects[card], EFFECTS) == effects


@law("lockup", "2.7", "2.9")
def test_the_items_of_the_house_edition_together() -> None:
    costs = [named_numbers(cost, COSTS) for cost in CARDS.costs]
    assert sum(CARDS.values) == 241
    assert Counter(sum(cost.values()) for cost in costs) == {2: 6, 3: 10, 4: 10, 5: 6, 6: 2}
    symbols = Counter(symbol for each in CARDS.item_symbols for symbol in named(each, SYMBOLS))
    assert [symbols[name] for name in SYMBOLS] == [12, 12, 12]
    assert {effect for effects in CARDS.item_effects for effect in effects} == set(range(len(EFFECTS)))


# Goons


@law("lockup", "2.8", "12.3", "12.3.1")
@pytest.mark.parametrize(
    ("name", "kind", "suspicion", "symbol", "effects", "special"),
    [
        ("helka", "dwarf", 0, "shield", ["gain-scrap"], (None, None)),
        ("vix", "ratfolk", 1, None, ["give-suspicion"], (None, None)),
        ("sanna", "cultist", 2, "gem", ["draw-tome"], (None, None)),
        ("azkhur", "demon", 2, None, [], ("shield", None)),
        ("lumeth", "demon", 2, None, [], ("magic", None)),
        ("volg", "hobgoblin", 2, None, [], (None, None)),
        ("redda", "skinner", 1, None, ["gain-power"], (None, None)),
        ("latch", "brigand", 1, None, ["discard-suspicion"], (None, "iron")),
        ("corvo", "brigand", 2, "gem", [], (None, "gold")),
    ],
)
def test_a_goon_of_the_house_edition(
    name: str, kind: str, suspicion: int, symbol: str | None, effects: list[str], special: tuple[str | None, str | None]
) -> None:
    card = CARDS.goon_ids.index(name)
    assert (TYPES[CARDS.types[card]], CARDS.goon_suspicion[card]) == (kind, suspicion)
    assert named(CARDS.goon_symbols[card], SYMBOLS) == ([symbol] if symbol else [])
    assert named(CARDS.goon_effects[card], EFFECTS) == effects
    demon, brings = special
    assert CARDS.demon_symbol[card] == (SYMBOLS.index(demon) if demon else -1)
    assert CARDS.brings[card] == (GOODS.index(brings) if brings else -1)


@law("lockup", "2.8", "12.3")
def test_the_goons_of_the_house_edition_together() -> None:
    assert [CARDS.types.count(kind) for kind in range(len(TYPES))] == [8, 6, 4, 3, 4, 4, 4]
    assert sum(CARDS.goon_suspicion) == 35
    symbols = Counter(symbol for each in CARDS.goon_symbols for symbol in named(each, SYMBOLS))
    assert [symbols[name] for name in SYMBOLS] == [5, 5, 5]
    assert sorted(each for each in CARDS.demon_symbol if each >= 0) == [0, 1, 2]
    assert sorted(each for each in CARDS.brings if each >= 0) == [0, 1, 2, 3]


# Tomes


@law("lockup", "2.10", "14.2.1", "14.6")
@pytest.mark.parametrize(
    ("name", "op", "amount", "windows"),
    [
        ("big-book-of-stealth", "hidden-limit", 2, [1]),
        ("cutthroat-crafting", "rival-pays", 1, [6]),
        ("atlas-of-hideouts", "peek", 1, [1]),
        ("brawlers-handbook", "strength", 3, [4]),
        ("lantern-timetable", "dodge", 1, [4]),
        ("book-of-alibis", "discard-suspicion", 2, [1, 3, 6, 7, 8]),
        ("poison-pen-letters", "give-suspicion", 1, [1, 3]),
        ("plan-of-the-old-tunnels", "move-token", 1, [3]),
        ("feint-manual", "recall-tokens", 1, [1]),
        ("tinkers-shortcuts", "craft-discount", 1, [6]),
        ("recruiters-patter", "recruit-discount", 2, [6]),
        ("fences-price-list", "swap-resources", 3, [1, 3, 6, 7]),
        ("pit-fighters-primer", "gain-power", 1, [1, 3, 6, 7]),
        ("scavengers-almanac", "gain-choice", 1, [1, 3, 6, 7]),
    ],
)
def test_a_tome_of_the_house_edition(name: str, op: str, amount: int, windows: list[int]) -> None:
    design = CARDS.tome_ids.index(name)
    assert (OPS[CARDS.ops[design]], CARDS.amounts[design]) == (op, amount)
    assert CARDS.windows[design] == sum(1 << window for window in windows)
    assert CARDS.choices[design] == ([2, 1, 1, 1] if op == "gain-choice" else [0, 0, 0, 0])
    assert CARDS.tome_of.count(design) == 2


@law("lockup", "18.2.2")
def test_solo_leaves_24_tomes_of_the_house_edition() -> None:
    removed = [name for name, out in zip(CARDS.tome_ids, CARDS.no_solo, strict=True) if out]
    assert removed == ["big-book-of-stealth", "cutthroat-crafting"]
    assert sum(not CARDS.no_solo[design] for design in CARDS.tome_of) == 24


# Goals


@law("lockup", "2.11", "15.6")
@pytest.mark.parametrize(
    ("name", "kind", "parts", "stars_per"),
    [
        ("maj-gems", "majority", [("symbols", 1, 3)], 0),
        ("maj-goons", "majority", [("goons", 0, 3)], 0),
        ("maj-iron-items", "majority", [("items-with-cost", 2, 2)], 0),
        ("inst-four-types", "instant", [("goon-types", 0, 4)], 0),
        ("inst-all-resources", "instant", [("cost-types", 0, 4)], 0),
        ("inst-masterpiece", "instant", [("items-of-value", 9, 1)], 0),
        ("inst-power", "instant", [("power", 0, 5)], 0),
        ("inst-symbols", "instant", [*(("symbols", i, 1) for i in range(3)), ("symbols-total", 0, 4)], 0),
        ("end-potion-items", "end-game", [("items-with-cost", 1, 0)], 0),
        ("end-symbol-sets", "end-game", [("symbol-sets", 0, 0)], 3),
        ("end-wanted", "end-game", [("suspicion-symbols", 0, 0)], 1),
    ],
)
def test_a_goal_of_the_house_edition(name: str, kind: str, parts: list[tuple[str, int, int]], stars_per: int) -> None:
    goal = CARDS.goal_ids.index(name)
    assert GOAL_TYPES[CARDS.goal_types[goal]] == kind
    assert [(MEASURES[each.measure], each.arg, each.least) for each in CARDS.counts[goal]] == parts
    assert CARDS.stars_per[goal] == stars_per


@law("lockup", "2.1", "15.1")
def test_the_house_edition_has_6_goals_of_each_type() -> None:
    assert [CARDS.goal_types.count(kind) for kind in range(3)] == [6, 6, 6]


# Traits and crews


def unpacked(bonuses: list[int]) -> list[tuple[str, int, int]]:
    return [(BONUSES[kind], amount, keep) for kind, amount, keep in map(parts_of_bonus, bonuses)]


@law("lockup", "17.5", "17.8")
@pytest.mark.parametrize(
    ("name", "bonuses"),
    [
        ("deep-pockets", [("storage", 2, 0), ("scrap", 2, 0)]),
        ("bookworms", [("tome-choice", 2, 0), ("reputation", 3, 0)]),
        ("friends-inside", [("goon", 3, 1), ("reputation", 3, 0)]),
        ("big-family", [("goon", 2, 2)]),
        ("infamous", [("reputation", 10, 0), ("suspicion", 1, 0)]),
        ("planners", [("reserve-item", 1, 0), ("iron", 1, 0), ("scrap", 1, 0)]),
        ("bribers", [("gold", 1, 0), ("tome", 2, 0)]),
        ("herbalists", [("potion", 2, 0), ("power", 1, 0)]),
    ],
)
def test_a_trait_of_the_house_edition(name: str, bonuses: list[tuple[str, int, int]]) -> None:
    assert unpacked(CARDS.trait_bonuses[CARDS.trait_ids.index(name)]) == bonuses


@law("lockup", "17.3", "17.3.1", "17.3.2", "17.3.3")
def test_side_b_of_the_crew_boards_of_the_house_edition() -> None:
    assert CREWS == ("gnolls", "kobolds", "bugbears", "goblins", "insectoids")
    assert CARDS.crew_power == [2, 0, 2, 0, 1]
    assert CARDS.crew_suspicion == [0, 0, 1, 1, 0]
    assert CARDS.crew_storage == [5, 6, 4, 7, 5]
    assert unpacked(CARDS.crew_bonuses[0]) == [("reserve-item", 1, 0), ("tome", 1, 0), ("reputation", 2, 0)]
    assert unpacked(CARDS.crew_bonuses[4]) == [("goon", 3, 1), ("scrap", 2, 0)]


@law("lockup", "17.3")
def test_the_boards_of_a_pack_may_stand_in_any_order(tmp_path: Path) -> None:
    start, end = TEXT.index('[[crew]]\nid = "gnolls"'), TEXT.index('[[crew]]\nid = "kobolds"')
    cards = load_cards(written(tmp_path, TEXT[:start] + TEXT[end:] + "\n" + TEXT[start:end]))
    assert (cards.crew_power, cards.crew_storage) == (CARDS.crew_power, CARDS.crew_storage)
    assert cards.crew_bonuses == CARDS.crew_bonuses


# Guards and stars


@law("lockup", "18.1.2", "18.1.3", "18.6.1")
def test_the_guards_of_the_house_edition() -> None:
    guards = zip(CARDS.guard_sets, CARDS.guard_roles, CARDS.guard_strengths, strict=True)
    sets: dict[str, list[Any]] = {name: [] for name in GUARD_SETS}
    for group, role, strength in guards:
        sets[GUARD_SETS[group]].append(strength if GUARD_ROLES[role] == "number" else (GUARD_ROLES[role], strength))
    assert sets == {
        "blue": [("lookout", 0), ("enforcer", 0), 1, 1, 2, 2, 3],
        "green": [0, 0, 1, 1, 2],
        "yellow": [("special", 1), 1, 1, 2, 3],
        "red": [("special", 2), 1, 2, 3, 4],
    }


@law("lockup", "15.3.4", "15.4", "15.5.1")
def test_the_stars_of_goals_in_the_house_edition() -> None:
    assert (CARDS.majority_stars, CARDS.majority_stars_two, CARDS.instant_stars) == (6, 4, 5)
    assert (CARDS.end_first, CARDS.end_second, CARDS.end_first_tied, CARDS.end_second_tied) == (8, 4, 4, 2)
    assert CARDS.end_first_two == 6


@law("lockup", "12.3", "16.2.4", "16.2.5", "16.2.6", "18.4.5", "18.5.2", "18.7.1", "18.8.2")
def test_the_other_stars_of_the_house_edition() -> None:
    assert (CARDS.good_stars, CARDS.tome_stars, CARDS.first_stars) == ([1, 1, 1, 2], 1, 2)
    assert (CARDS.skinner_stars, CARDS.brigand_stars) == (4, 3)
    assert (CARDS.guard_tome_stars, CARDS.guard_library_stars, CARDS.guard_gold_stars) == (1, 1, 2)
    assert CARDS.solo_raid_loss == 6


# A pack of one's own


def own_pack(folder: Path) -> str:
    """Own names and stars; one item and its id are ours."""
    text = TEXT.replace('id = "house"', 'id = "mine"', 1).replace('edition = "house"', 'edition = "my own"', 1)
    text = text.replace("majority = 6", "majority = 60").replace("goods = 1\ngold = 2", "goods = 3\ngold = 7")
    text = text.replace('id = "bent-nail-lockpick"\nvalue = 3', 'id = "hair-pin"\nvalue = 30')
    text = text.replace('id = "dorrim"\n', 'id = "dorrim"\nname = "Дядько Доррім"\n')
    text = text.replace('id = "gnolls"\n', 'id = "gnolls"\nname = "The Pack"\n')
    return written(folder, text)


def test_a_pack_of_ones_own_brings_its_numbers(tmp_path: Path) -> None:
    cards = load_cards(own_pack(tmp_path))
    assert (cards.id, cards.edition) == ("mine", "my own")
    assert (cards.item_ids[0], cards.values[0]) == ("hair-pin", 30)
    assert (cards.majority_stars, cards.majority_stars_two, cards.good_stars) == (60, 4, [3, 3, 3, 7])


def test_a_card_has_its_own_name_or_that_of_the_house_or_its_id(tmp_path: Path) -> None:
    names = {"item-hair-pin": "Hair pin", "goon-dorrim": "Дядько Доррім", "crew-gnolls": "The Pack"}
    assert load_cards(own_pack(tmp_path)).names == names


def test_a_copy_of_the_house_edition_names_new_cards_too(tmp_path: Path) -> None:
    """Whoever copies the file may forget to change the id of the pack."""
    assert load_cards(written(tmp_path, TEXT.replace('"rag-rope"', '"rope"'))).names == {"item-rope": "Rope"}


def test_what_may_be_left_out_is_as_in_the_house_edition_or_as_the_rules_say(tmp_path: Path) -> None:
    text = re.sub(r"\[stars\].*?\n\n", "", TEXT, flags=re.DOTALL).replace("windows = [1, 3, 6, 7]\n", "")
    text = text.replace('game = "lockup"\n', "").replace("amount = 2, keep = 2", "amount = 2")
    cards = load_cards(written(tmp_path, text))
    assert (cards.majority_stars, cards.good_stars, cards.solo_raid_loss) == (6, [1, 1, 1, 2], 6)
    assert cards.windows[-1] == ANY_WINDOW
    assert cards.trait_bonuses == CARDS.trait_bonuses


def test_a_saved_game_finds_the_same_pack_or_says_that_it_has_changed(tmp_path: Path) -> None:
    path = own_pack(tmp_path)
    digest = load_cards(path).digest
    assert re.fullmatch("[0-9a-f]{8}", digest)
    assert load_cards(f"{path}@{digest}").digest == digest
    with pytest.raises(BadFile, match=r"pack\.toml: this pack has changed since the game was saved"):
        load_cards(f"{path}@00000000")


def test_comments_do_not_change_the_digest(tmp_path: Path) -> None:
    first = tmp_path / "first.toml"
    first.write_text(TEXT + "\n# mine\n", "utf-8")
    assert load_cards(written(tmp_path)).digest == load_cards(str(first)).digest


def test_a_bad_pack_is_refused_with_its_first_mistake_and_how_to_see_all(tmp_path: Path) -> None:
    path = written(tmp_path, TEXT.replace('"ratfolk"', '"rat"'))
    with pytest.raises(BadInput, match="goon skrit, type: must be one of dwarf, ratfolk") as refused:
        load_cards(path)
    assert str(refused.value).startswith(path)
    assert f"parlour cards check {path} --game lockup" in str(refused.value)
    assert len(read_pack(path, check_pack)[1]) == 6


# Whose cards they are


def test_a_pack_of_another_game_is_no_pack_of_lockup(tmp_path: Path) -> None:
    path = written(tmp_path, TEXT.replace('game = "lockup"', 'game = "roam"'))
    assert read_pack(path, check_pack)[1] == ["pack, game: must be lockup, not 'roam'"]


@pytest.mark.parametrize("name", ["chess", "lockdown"])
def test_a_pack_of_a_game_that_has_none_is_refused(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, TEXT.replace('game = "lockup"', f'game = "{name}"'))
    with pytest.raises(BadInput, match=f"there are packs of .*lockup.*, not of '{name}'"):
        game_of(read_table(path)[0])


def test_a_pack_of_lockup_is_known_by_itself(tmp_path: Path) -> None:
    assert game_of(read_table(written(tmp_path))[0]).id == "lockup"
