"""Every mistake in a pack is named with its card and field, and no damage does worse than that."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from damaged_pack import GONE, damaged, wrong_with

from parlour.conformance.fuzz import Dice
from parlour.conformance.law import law
from parlour.games.lockup.file.pack import check_pack, load_cards, made_ready
from parlour.games.lockup.file.pack.check import KINDS
from parlour.kernel.errors import BadFile, BadInput
from parlour.record.pack import read_pack

Pack = dict[str, Any]
TEXT = files("parlour.games.lockup").joinpath("data/house.toml").read_text("utf-8")
HOUSE: Pack = tomllib.loads(TEXT)


def house() -> Pack:
    return copy.deepcopy(HOUSE)


def card(pack: Pack, name: str) -> Pack:
    found: Pack = next(entry for kind in KINDS for entry in pack[kind] if entry["id"] == name)
    return found


def written(folder: Path, text: str) -> str:
    path = folder / "pack.toml"
    path.write_text(text, "utf-8")
    return str(path)


# The tables


def drop(kind: str) -> Callable[[Pack], None]:
    return lambda pack: pack.__delitem__(kind)


def fewer(kind: str) -> Callable[[Pack], None]:
    return lambda pack: pack[kind].pop()


def more(kind: str) -> Callable[[Pack], None]:
    return lambda pack: pack[kind].append({**pack[kind][0], "id": "one-more"})


def given(kind: str, value: Any) -> Callable[[Pack], None]:
    return lambda pack: pack.__setitem__(kind, value)


def within(kind: str, field: str, value: Any) -> Callable[[Pack], None]:
    return lambda pack: pack[kind].__setitem__(field, value)


TABLES: list[tuple[Callable[[Pack], object], str]] = [
    (drop("pack"), "pack: needs a table [pack]"),
    (given("pack", 3), "pack: needs a table [pack]"),
    (within("pack", "id", "My Pack!"), "pack: needs a table [pack]"),
    (within("pack", "edition", 7), "pack, edition: must be a text of one line, not 7"),
    (within("pack", "edition", "\x1b[31mred"), "pack, edition: must be a text of one line, not"),
    (within("pack", "titel", "Mine"), "pack, titel: unknown; it has id, game, title, edition, source"),
    (within("pack", "game", "roam"), "pack, game: must be lockup, not 'roam'"),
    (within("pack", "game", []), "pack, game: must be lockup, not []"),
    (given("items", []), "items: unknown; a pack has crew, goal, goon, guard, item, pack, stars, tome, trait"),
    (given("stars", 5), "stars: must be a table [stars]"),
    (within("stars", "majority", -1), "stars, majority: must be a whole number of 0 to 99, not -1"),
    (within("stars", "gold", "two"), "stars, gold: must be a whole number"),
    (within("stars", "goods", 100), "stars, goods: must be a whole number"),
    (within("stars", "solo-raid", True), "stars, solo-raid: must be a whole number"),
    (within("stars", "silver", 1), "stars, silver: unknown; it has majority, majority-two, instant"),
    (fewer("item"), "item: there must be 34, this pack has 33"),
    (more("item"), "item: there must be 34, this pack has 35"),
    (drop("goon"), "goon: there must be 33, this pack has 0"),
    (fewer("goal"), "goal: there must be 18, this pack has 17"),
    (more("trait"), "trait: there must be 18, this pack has 19"),
    (fewer("crew"), "crew: there must be 5, this pack has 4"),
    (fewer("guard"), "guard: there must be 22, this pack has 21"),
    (fewer("tome"), "tome, copies: there must be 28 in all, this pack has 26"),
    (given("item", {"rag-rope": {}}), "item: must be a list of tables [[item]]"),
    (given("tome", [1, 2]), "tome: must be a list of tables [[tome]]"),
]


@law("lockup", "2.1")
@pytest.mark.parametrize(("spoil", "mistake"), TABLES, ids=[mistake for _, mistake in TABLES])
def test_a_mistake_in_the_tables_of_a_pack_is_named(spoil: Callable[[Pack], object], mistake: str) -> None:
    pack = house()
    spoil(pack)
    (found,) = check_pack(pack)
    assert found.startswith(mistake)


@law("lockup", "2.1", "18.2.2")
def test_a_pack_without_tomes_has_neither_28_nor_the_4_that_solo_removes() -> None:
    assert check_pack(house() | {"tome": []}) == [
        "tome, copies: there must be 28 in all, this pack has 0",
        "tome, solo: 4 cards must have solo = false, this pack has 0",
    ]


# The cards


PART = {"measure": "symbols", "symbol": "gem", "minimum": 3}
ITEM_FIELDS: list[tuple[str, str, Any, str]] = [
    ("rag-rope", "value", -1, "item rag-rope, value: must be a whole number of 0 to 99, not -1"),
    ("rag-rope", "value", GONE, "item rag-rope, value: must be a whole number of 0 to 99, not None"),
    ("rag-rope", "value", 1.5, "item rag-rope, value: "),
    ("rag-rope", "name", "", "item rag-rope, name: must be one line of 1 to 60 letters"),
    ("rag-rope", "price", 2, "item rag-rope, price: unknown; it has id, name, value, cost, symbols, effects, source"),
    ("rag-rope", "id", "chalk-ward", "item chalk-ward, id: this id stands twice"),
    ("rag-rope", "id", "Rag Rope", "item 3, id: must be a word of small letters, digits and hyphens, not 'Rag Rope'"),
    ("rag-rope", "cost", GONE, "item rag-rope, cost: must name resources, such as { scrap = 2 }, not None"),
    ("rag-rope", "cost", {}, "item rag-rope, cost: must name resources"),
    ("rag-rope", "cost", 2, "item rag-rope, cost: must name resources"),
    ("rag-rope", "cost", {"wood": 1}, "item rag-rope, cost: there are scrap, potion, iron, gold, any, not 'wood'"),
    ("rag-rope", "cost", {"scrap": 0}, "item rag-rope, cost: each must be a whole number of 1 to 9"),
    ("rag-rope", "cost", {"scrap": 10}, "item rag-rope, cost: each must be a whole number of 1 to 9"),
    ("rag-rope", "cost", {"scrap": True}, "item rag-rope, cost: each must be a whole number of 1 to 9"),
    ("rag-rope", "cost", {"scrap": 9, "any": 4}, "item rag-rope, cost: must be at most 12 resources, not 13"),
    ("rag-rope", "symbols", ["sword"], "item rag-rope, symbols: there are shield, gem, magic, not 'sword'"),
    ("rag-rope", "symbols", "gem", "item rag-rope, symbols: must be a list of up to 9 words, not 'gem'"),
    ("rag-rope", "symbols", ["gem"] * 10, "item rag-rope, symbols: must be a list of up to 9 words"),
    ("rag-rope", "effects", ["fly"], "item rag-rope, effects: there are gain-scrap, gain-potion"),
    ("rag-rope", "effects", [["storage"]], "item rag-rope, effects: there are gain-scrap, gain-potion"),
]
GOON_FIELDS: list[tuple[str, str, Any, str]] = [
    ("helka", "type", "elf", "goon helka, type: must be one of dwarf, ratfolk"),
    ("helka", "type", GONE, "goon helka, type: must be one of dwarf, ratfolk"),
    ("helka", "suspicion", 10, "goon helka, suspicion: must be a whole number of 0 to 9, not 10"),
    ("helka", "symbol", "sword", "goon helka, symbol: must be one of shield, gem, magic, not 'sword'"),
    ("helka", "symbol", ["gem"], "goon helka, symbol: must be one of shield, gem, magic"),
    ("helka", "effects", ["storage"], "goon helka, effects: there are gain-scrap"),
    ("helka", "demon", "gem", "goon helka, demon: only a demon has it"),
    ("helka", "brings", "gold", "goon helka, brings: only a brigand has it"),
    ("helka", "value", 3, "goon helka, value: unknown"),
    ("azkhur", "demon", GONE, "goon azkhur, demon: must be one of shield, gem, magic, not None"),
    ("azkhur", "demon", "gold", "goon azkhur, demon: must be one of shield, gem, magic, not 'gold'"),
    ("latch", "brings", GONE, "goon latch, brings: must be one of scrap, potion, iron, gold, not None"),
    ("latch", "brings", "any", "goon latch, brings: must be one of scrap, potion, iron, gold, not 'any'"),
    ("latch", "suspicion", 0, "goon latch, suspicion: must be a whole number of 1 to 9, not 0"),
    ("latch", "suspicion", GONE, "goon latch, suspicion: must be a whole number of 1 to 9, not 0"),
    ("krug", "suspicion", 5, "goon, suspicion: 5 of them can show 13 suspicion symbols, and there are only 12 tokens"),
]
TOME_FIELDS: list[tuple[str, str, Any, str]] = [
    ("feint-manual", "copies", 0, "tome feint-manual, copies: must be a whole number of 1 to 28, not 0"),
    ("feint-manual", "copies", 3, "tome, copies: there must be 28 in all, this pack has 29"),
    ("feint-manual", "copies", GONE, "tome, copies: there must be 28 in all, this pack has 27"),
    ("feint-manual", "op", "dance", "tome feint-manual, op: must be one of hidden-limit, rival-pays"),
    ("feint-manual", "op", ["peek"], "tome feint-manual, op: must be one of hidden-limit, rival-pays"),
    ("feint-manual", "amount", 2, "tome feint-manual, amount: must be a whole number of 1 to 1, not 2"),
    ("brawlers-handbook", "amount", 0, "tome brawlers-handbook, amount: must be a whole number of 1 to 9, not 0"),
    ("brawlers-handbook", "choices", {"gold": 1}, "tome brawlers-handbook, choices: only gain-choice has it"),
    ("scavengers-almanac", "choices", GONE, "tome scavengers-almanac, choices: must name resources"),
    ("scavengers-almanac", "choices", {"any": 1}, "tome scavengers-almanac, choices: there are scrap, potion, iron"),
    ("feint-manual", "windows", [0], "tome feint-manual, windows: must be 'any' or a list of numbers from 1 to 10"),
    ("feint-manual", "windows", [11], "tome feint-manual, windows: must be 'any' or a list of numbers from 1 to 10"),
    ("feint-manual", "windows", [True], "tome feint-manual, windows: must be 'any' or a list of numbers from 1 to 10"),
    ("feint-manual", "windows", [], "tome feint-manual, windows: must be 'any' or a list of numbers from 1 to 10"),
    ("feint-manual", "windows", "raid", "tome feint-manual, windows: must be 'any' or a list of numbers from 1 to 10"),
    ("feint-manual", "windows", [1, 1], "tome feint-manual, windows: a number stands twice"),
    ("feint-manual", "solo", "no", "tome feint-manual, solo: must be true or false, not 'no'"),
    ("feint-manual", "solo", False, "tome, solo: 4 cards must have solo = false, this pack has 6"),
    ("cutthroat-crafting", "solo", GONE, "tome, solo: 4 cards must have solo = false, this pack has 2"),
    ("feint-manual", "text", "…", "tome feint-manual, text: unknown"),
]
GOAL_FIELDS: list[tuple[str, str, Any, str]] = [
    ("maj-gems", "type", "race", "goal maj-gems, type: must be one of majority, instant, end-game, not 'race'"),
    ("maj-gems", "stars-per", 2, "goal maj-gems, stars-per: only an end-game goal has it"),
    ("end-types", "stars-per", 0, "goal end-types, stars-per: must be a whole number of 1 to 9, not 0"),
    ("maj-gems", "count", GONE, "goal maj-gems, count: must be one { measure = … }, not None"),
    ("maj-gems", "count", [], "goal maj-gems, count: must be one { measure = … }, not []"),
    ("maj-gems", "count", [PART, PART], "goal maj-gems, count: must be one { measure = … }"),
    ("inst-power", "count", 5, "goal inst-power, count: must be { measure = … } or a list of such, not 5"),
    ("inst-power", "count", [PART] * 10, "goal inst-power, count: must be { measure = … } or a list of such"),
    ("maj-gems", "count", PART | {"minimum": 0}, "goal maj-gems, minimum: must be a whole number of 1 to 30, not 0"),
    ("maj-gems", "count", {"measure": "items"}, "goal maj-gems, minimum: must be a whole number of 1 to 30, not None"),
    ("maj-gems", "count", PART | {"symbol": "gold"}, "goal maj-gems, symbol: must be one of shield, gem, magic"),
    ("maj-gems", "count", PART | {"measure": "luck"}, "goal maj-gems, measure: must be one of symbols, symbols-total"),
    ("maj-gems", "count", PART | {"measure": []}, "goal maj-gems, measure: must be one of symbols, symbols-total"),
    ("maj-gems", "count", PART | {"measure": "items"}, "goal maj-gems, symbol: unknown; it has measure, minimum"),
    ("end-items", "count", {"measure": "items", "minimum": 2}, "goal end-items, minimum: unknown; it has measure"),
    ("end-items", "count", {"measure": "items-with-cost", "good": "any"}, "goal end-items, good: must be one of scrap"),
    ("end-items", "count", {"measure": "items-of-value"}, "goal end-items, value: must be a whole number of 1 to 99"),
]
OTHER_FIELDS: list[tuple[str, str, Any, str]] = [
    ("ragpickers", "bonuses", GONE, "trait ragpickers, bonuses: there must be at least one"),
    ("ragpickers", "bonuses", [], "trait ragpickers, bonuses: there must be at least one"),
    ("ragpickers", "bonuses", ["scrap"], "trait ragpickers, bonuses: must be a list of up to 9 { bonus = … }"),
    ("ragpickers", "bonuses", [{"bonus": "luck"}], "trait ragpickers, bonus: must be one of reputation, scrap"),
    ("ragpickers", "bonuses", [{"bonus": "gold", "amount": 10}], "trait ragpickers, amount: must be a whole number of"),
    ("ragpickers", "bonuses", [{"bonus": "gold", "keep": 1}], "trait ragpickers, keep: unknown; it has bonus, amount"),
    ("big-family", "bonuses", [{"bonus": "goon", "amount": 2, "keep": 3}], "trait big-family, keep: must be a whole"),
    ("big-family", "power", 1, "trait big-family, power: unknown; it has id, name, bonuses, source"),
    ("gnolls", "id", "gnomes", "crew gnomes, id: must be one of gnolls, kobolds, bugbears, goblins, insectoids"),
    ("gnolls", "id", "kobolds", "crew kobolds, id: this id stands twice"),
    ("gnolls", "id", GONE, "crew 1, id: must be a word"),
    ("gnolls", "power", 5, "crew gnolls, power: must be a whole number of 0 to 4, not 5"),
    ("gnolls", "suspicion", GONE, "crew gnolls, suspicion: must be a whole number of 0 to 2, not None"),
    ("gnolls", "storage", "5", "crew gnolls, storage: must be a whole number of 0 to 30, not '5'"),
    ("gnolls", "bonuses", 3, "crew gnolls, bonuses: must be a list of up to 9"),
    ("gnolls", "reputation", 0, "crew gnolls, reputation: unknown"),
    ("guard-03", "set", "pink", "guard guard-03, set: must be one of blue, green, yellow, red, not 'pink'"),
    ("guard-03", "role", "cook", "guard guard-03, role: must be one of lookout, enforcer, number, special, not 'cook'"),
    ("guard-03", "strength", GONE, "guard guard-03, strength: must be a whole number of 0 to 9, not None"),
    ("guard-03", "strength", "power", "guard guard-03, strength: must be a whole number of 0 to 9, not 'power'"),
    ("guard-01", "strength", 0, "guard guard-01, strength: only number and special have it"),
    ("guard-02", "strength", 2, "guard guard-02, strength: only number and special have it"),
    ("guard-03", "role", "special", "guard, role: set blue must have 0 special, this pack has 1"),
    ("guard-13", "role", "number", "guard, role: set yellow must have 1 special, this pack has 0"),
    ("guard-19", "role", "special", "guard, role: set red must have 1 special, this pack has 2"),
    ("guard-03", "effect", "call-backup", "guard guard-03, effect: unknown"),
]
FIELDS = [*ITEM_FIELDS, *GOON_FIELDS, *TOME_FIELDS, *GOAL_FIELDS, *OTHER_FIELDS]


@law("lockup", "2.7", "2.8", "2.10", "2.11", "12.3.1", "13.6", "14.2.1", "15.3.1", "17.3", "17.8", "18.1.3", "18.6.1")
@pytest.mark.parametrize(("name", "field", "value", "mistake"), FIELDS)
def test_a_mistake_in_an_entry_is_named_with_card_and_field(name: str, field: str, value: Any, mistake: str) -> None:
    pack = house()
    entry = card(pack, name)
    if value is GONE:
        del entry[field]
    else:
        entry[field] = value
    (found,) = check_pack(pack)
    assert found.startswith(mistake)


@law("lockup", "14.6")
@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("big-book-of-stealth", 1),
        ("atlas-of-hideouts", 1),
        ("feint-manual", 1),
        ("plan-of-the-old-tunnels", 3),
        ("brawlers-handbook", 4),
        ("lantern-timetable", 4),
        ("cutthroat-crafting", 6),
        ("tinkers-shortcuts", 6),
        ("recruiters-patter", 6),
    ],
)
def test_a_tome_needs_the_window_in_which_it_can_do_something(name: str, needed: int) -> None:
    pack = house()
    card(pack, name)["windows"] = [window for window in range(1, 11) if window != needed]
    assert check_pack(pack) == [f"tome {name}, windows: this tome needs window {needed}"]
    card(pack, name)["windows"] = "any"
    assert check_pack(pack) == []


@law("lockup", "14.2.1")
@pytest.mark.parametrize("name", ["book-of-alibis", "poison-pen-letters", "fences-price-list", "pit-fighters-primer"])
def test_other_tomes_may_name_any_window(name: str) -> None:
    for window in range(1, 10):
        pack = house()
        card(pack, name)["windows"] = [window]
        assert check_pack(pack) == []


@law("lockup", "18.1.2")
def test_each_set_of_guards_has_its_size() -> None:
    pack = house()
    card(pack, "guard-03")["set"] = "green"
    assert check_pack(pack) == [
        "guard, set: there must be 7 of set blue, this pack has 6",
        "guard, set: there must be 5 of set green, this pack has 6",
    ]


@law("lockup", "15.1")
def test_a_pack_has_a_goal_of_each_type_but_not_six() -> None:
    pack = house()
    for entry in pack["goal"][:5]:
        entry["type"] = "instant"
    assert check_pack(pack) == []
    pack["goal"][5]["type"] = "instant"
    assert check_pack(pack) == ["goal: there must be one of type majority"]


@law("lockup", "4.6")
def test_five_goons_may_ask_for_all_the_suspicion_there_is() -> None:
    pack = house()
    card(pack, "krug")["suspicion"] = 4
    assert check_pack(pack) == []


def test_all_mistakes_are_listed_not_only_the_first() -> None:
    pack = house()
    card(pack, "rag-rope").update(value=-1, symbols=["x", "y"])
    card(pack, "helka")["type"] = "elf"
    card(pack, "guard-03")["strength"] = 99
    assert [mistake.split(":")[0] for mistake in check_pack(pack)] == [
        "item rag-rope, value",
        "item rag-rope, symbols",
        "item rag-rope, symbols",
        "goon helka, type",
        "guard guard-03, strength",
    ]


# Files


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadFile, match=r"no-such-pack\.toml: cannot be read"):
        load_cards("no-such-pack.toml")


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("[pack]\nid = house\n", "is not a TOML file: "),
        ("a = " + "[" * 1900, "is not a card pack: it is nested too deeply"),
        ("a = 1" + "0" * 1900, "a: unknown"),
        (f"# {'x' * 2000}\n{TEXT}", "is not a card pack: it has a line of more than 2000 letters"),
        (TEXT.replace("value = 3", "value = 3\nvalue = 4", 1), "is not a TOML file: "),
        ("", "pack: needs a table [pack]"),
    ],
)
def test_a_file_that_is_no_pack_is_one_mistake_or_more_and_nothing_worse(
    tmp_path: Path, text: str, mistake: str
) -> None:
    path = written(tmp_path, text)
    assert any(found.startswith(mistake) for found in read_pack(path, check_pack)[1])
    with pytest.raises(BadFile):
        load_cards(path)


def test_a_file_of_other_bytes_is_no_pack(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="is not a text file in UTF-8"):
        read_pack(str(path), check_pack)


# Damage

WRONG: list[Any] = [None, True, 0, -1, 7, 10**30, 1.5, float("nan"), "", "x", "any", "\n", "…" * 300]
WRONG += [[], {}, [[]], [0], [None], ["gem"], {"x": 1}, {"": {}}, {"scrap": 1}, [{"bonus": "goon"}], [{"measure": 1}]]


@law("lockup", "2.1")
@pytest.mark.parametrize("times", [1, 5])
def test_any_damage_is_named_or_makes_sense(times: int, record_property: Callable[[str, object], None]) -> None:
    dice = Dice(f"damage {times}")
    packs = (damaged(HOUSE, WRONG, dice, times) for _ in range(200))
    assert [wrong for pack in packs if (wrong := wrong_with(pack, check_pack, made_ready))] == []
    record_property("damaged files read", 200)


def test_a_file_with_damaged_letters_is_read_or_refused_in_order(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    dice, refused = Dice("damaged letters"), []
    for number in range(60):
        start = dice.below(len(TEXT))
        path = tmp_path / f"{number}.toml"
        path.write_text(TEXT[:start] + dice.pick(["", "x", "\n", "[", '"', "9", "\0"]) + TEXT[start + 1 :], "utf-8")
        try:
            load_cards(str(path))
        except BadFile as error:
            refused.append((str(path), error.where, error.problem))
    assert 0 < len(refused) < 60
    assert [each for each in refused if each[0] != each[1] or "\n" in each[2]] == []
    record_property("damaged files read", 60)
