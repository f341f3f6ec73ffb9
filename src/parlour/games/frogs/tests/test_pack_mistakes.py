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
from parlour.games.frogs.file.pack import check_pack, load_cards, made_ready
from parlour.kernel.errors import BadFile
from parlour.record.pack import read_pack

Pack = dict[str, Any]
TEXT = files("parlour.games.frogs").joinpath("data/house.toml").read_text("utf-8")
HOUSE: Pack = tomllib.loads(TEXT)


def house() -> Pack:
    return copy.deepcopy(HOUSE)


def card(pack: Pack, name: str) -> Pack:
    found: Pack = next(e for kind in ("card", "novice", "starter") for e in pack[kind] if e["id"] == name)
    return found


def changed(name: str, /, **fields: Any) -> list[str]:
    """The mistakes in the house edition with other fields on one card."""
    pack = house()
    entry = card(pack, name)
    for field, value in fields.items():
        if value is GONE:
            del entry[field]
        else:
            entry[field] = value
    return check_pack(pack)


# The tables


def drop(kind: str) -> Callable[[Pack], object]:
    return lambda pack: pack.__delitem__(kind)


def fewer(kind: str) -> Callable[[Pack], object]:
    return lambda pack: pack[kind].pop()


def given(kind: str, value: Any) -> Callable[[Pack], object]:
    return lambda pack: pack.__setitem__(kind, value)


def within(kind: str, field: str, value: Any) -> Callable[[Pack], object]:
    return lambda pack: pack[kind].__setitem__(field, value)


TABLES: list[tuple[Callable[[Pack], object], str]] = [
    (drop("pack"), "pack: needs a table [pack]"),
    (within("pack", "game", "lockup"), "pack, game: must be frogs, not 'lockup'"),
    (given("cards", []), "cards: unknown; a pack has board, card, chests, icons, novice, pack, starter"),
    (fewer("card"), "card: there must be 99, this pack has 98"),
    (drop("card"), "card: there must be 99, this pack has 0"),
    (given("card", "frog-mage"), "card: must be a list of tables [[card]]"),
    (given("card", [1]), "card: must be a list of tables [[card]]"),
    (fewer("novice"), "novice: there must be 3, this pack has 2"),
    (fewer("starter"), "starter: there must be 3, this pack has 2"),
    (fewer("board"), "board: there must be 2, this pack has 1"),
    (drop("chests"), "chests: must be a table [chests] with iron, golden, ruby"),
    (given("icons", []), "icons: must be a table [icons] with nest, lily-pad, burrow"),
    (within("chests", "silver", []), "chests, silver: unknown; it has iron, golden, ruby, source"),
    (within("chests", "iron", None), "chests, iron: must be a list of 1 to 8 effects { do = … }, not None"),
    (within("icons", "nest", [{"do": "gain", "n": 0}]), "icons, nest, effect 1 (gain), n: must be a whole number"),
]


@law("frogs", "2.1")
@pytest.mark.parametrize(("spoil", "mistake"), TABLES, ids=[mistake for _, mistake in TABLES])
def test_a_mistake_in_the_tables_of_a_pack_is_named(spoil: Callable[[Pack], object], mistake: str) -> None:
    pack = house()
    spoil(pack)
    (found,) = check_pack(pack)
    assert found.startswith(mistake)


@law("frogs", "2.1")
@pytest.mark.parametrize(
    ("field", "value", "wrong", "short"),
    [
        ("deck", "academy", "deck academy must have 5 of type villager and species frog, this pack has 6", "base"),
        ("species", "crow", "deck base must have 9 of type villager and species crow, this pack has 10", "base"),
    ],
)
def test_every_deck_has_its_share_of_types_and_species(field: str, value: str, wrong: str, short: str) -> None:
    found = changed("frog-mage", **{field: value})
    missing = f"card: deck {short} must have 9 of type villager and species frog, this pack has 8"
    assert sorted(found) == sorted([f"card: {wrong}", missing])


@law("frogs", "2.1")
def test_there_is_one_novice_villager_of_each_species() -> None:
    assert changed("pocket-money-kit", species="frog") == ["novice: there must be one of species rabbit"]


def test_a_novice_villager_and_a_card_have_different_ids() -> None:
    assert changed("pocket-money-kit", id="frog-mage") == ["novice frog-mage, id: a card has this id too"]


# The cards

SPEND: Any = {"do": "gain", "n": 1}
FIELDS: list[tuple[str, str, Any, str]] = [
    ("frog-mage", "id", "Frog Mage", "card 10, id: must be a word of small letters"),
    ("frog-mage", "id", "mudlark", "card mudlark, id: this id stands twice"),
    ("frog-mage", "name", "", "card frog-mage, name: must be one line"),
    ("frog-mage", "deck", "autumn", "card frog-mage, deck: must be one of base, academy, tidings, not 'autumn'"),
    ("frog-mage", "type", "hero", "card frog-mage, type: must be one of villager, gear, building, not 'hero'"),
    ("frog-mage", "type", [], "card frog-mage, type: must be one of"),
    ("frog-mage", "species", "newt", "card frog-mage, species: must be one of crow, frog, rabbit, not 'newt'"),
    ("frog-mage", "cost", 21, "card frog-mage, cost: must be a whole number of 0 to 20, not 21"),
    ("frog-mage", "cost", GONE, "card frog-mage, cost: must be a whole number of 0 to 20, not None"),
    ("frog-mage", "cost", True, "card frog-mage, cost: must be a whole number of 0 to 20, not True"),
    ("frog-mage", "provisions", -1, "card frog-mage, provisions: must be a whole number of 0 to 20, not -1"),
    ("frog-mage", "provisions", 10**400, "card frog-mage, provisions: must be a whole number of 0 to 20, not 1000"),
    ("frog-mage", "free", 1, "card frog-mage, free: must be true or false, not 1"),
    ("frog-mage", "supplies", 2, "card frog-mage, supplies: unknown; it has id, name, deck, type"),
    ("frog-mage", "trigger", {"on": "drawn"}, "card frog-mage, trigger: unknown"),
    ("frog-mage", "effects", GONE, "card frog-mage, effects: must be a list of 1 to 8 effects { do = … }, not None"),
    ("frog-mage", "effects", "gain", "card frog-mage, effects: must be a list of 1 to 8 effects"),
    ("frog-mage", "effects", [], "card frog-mage, effects: must be a list of 1 to 8 effects"),
    ("frog-mage", "effects", [SPEND] * 9, "card frog-mage, effects: must be a list of 1 to 8 effects"),
    ("penny-jar", "free", True, "card penny-jar, free: unknown"),
    ("penny-jar", "relic", [3], "card penny-jar, relic: must be a list of 1 to 8 effects"),
    ("penny-jar", "provisions", GONE, "card penny-jar, provisions: must be a whole number of 0 to 20, not None"),
    ("newsroom", "provisions", 2, "card newsroom, provisions: unknown"),
    ("newsroom", "enchantment", GONE, "card newsroom, enchantment: must be { kind = …, effects = … }, not None"),
    ("newsroom", "enchantment", {"kind": "curse", "effects": [SPEND]}, "card newsroom, enchantment, kind: must be one"),
    ("newsroom", "enchantment", {"kind": "one-shot"}, "card newsroom, enchantment: must be a list of 1 to 8 effects"),
    ("pocket-money-kit", "cost", GONE, "novice pocket-money-kit, cost: must be a whole number of 0 to 20, not None"),
    ("pocket-money-kit", "provisions", "2", "novice pocket-money-kit, provisions: must be a whole number"),
    ("pocket-money-kit", "species", 1, "novice pocket-money-kit, species: must be one of crow, frog, rabbit"),
    ("pocket-money-kit", "deck", "base", "novice pocket-money-kit, deck: unknown"),
    ("burrow", "id", "hole", "starter hole, id: must be one of nest, lily-pad, burrow, not 'hole'"),
    ("burrow", "basic", GONE, "starter burrow, basic: must be a list of 1 to 8 effects { do = … }, not None"),
    ("burrow", "cost", 1, "starter burrow, cost: unknown; it has id, name, basic, advanced, source"),
]


@law("frogs", "2.4", "2.5")
@pytest.mark.parametrize(("name", "field", "value", "mistake"), FIELDS)
def test_a_mistake_in_a_card_is_named_with_card_and_field(name: str, field: str, value: Any, mistake: str) -> None:
    (found,) = changed(name, **{field: value})
    assert found.startswith(mistake)


TRIGGERS: list[tuple[str, Any, str]] = [
    ("penny-jar", 5, "trigger: must be { on = … }, not 5"),
    ("penny-jar", {}, "trigger, on: must be one of card-played, start-activated"),
    ("penny-jar", {"on": "rained"}, "trigger, on: must be one of card-played, start-activated"),
    ("penny-jar", {"on": ["drawn"]}, "trigger, on: must be one of card-played, start-activated"),
    ("penny-jar", {"on": "drawn", "species": "crow"}, "trigger, species: unknown; it has on, min"),
    ("penny-jar", {"on": "drawn", "min": 0}, "trigger, min: must be a whole number of 1 to 15, not 0"),
    ("penny-jar", {"on": "drawn", "min": 16}, "trigger, min: must be a whole number of 1 to 15, not 16"),
    ("penny-jar", {"on": "arrived"}, "trigger, at: must be one of chest, path-end, not None"),
    ("penny-jar", {"on": "arrived", "at": "home"}, "trigger, at: must be one of chest, path-end, not 'home'"),
    ("penny-jar", {"on": "start-activated", "which": "den"}, "trigger, which: must be one of any, nest, lily-pad"),
    ("penny-jar", {"on": "start-activated", "before": True}, "trigger, before: only a building has it"),
    ("newsroom", {"on": "looked", "before": "yes"}, "trigger, before: must be true or false, not 'yes'"),
]


@law("frogs", "12.6")
@pytest.mark.parametrize(("name", "trigger", "mistake"), TRIGGERS)
def test_a_mistake_in_a_trigger_is_named(name: str, trigger: Any, mistake: str) -> None:
    (found,) = changed(name, trigger=trigger)
    assert found.startswith(f"card {name}, {mistake}")


def test_all_mistakes_are_listed_not_only_the_first() -> None:
    pack = house()
    card(pack, "frog-mage").update(cost=-1, effects=[{"do": "gain", "n": 0}, {"do": "fly"}])
    pack["board"][0]["spaces"][3]["x"] = 101
    assert [mistake.split(":")[0] for mistake in check_pack(pack)] == [
        "card frog-mage, cost",
        "card frog-mage, effects, effect 1 (gain), n",
        "card frog-mage, effects, effect 2, do",
        "board spring, space w3, x",
    ]


# Files and damage


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("[pack]\nid = house\n", "is not a TOML file: "),
        ("a = " + "[" * 1900, "is not a card pack: it is nested too deeply"),
        (f"# {'x' * 2000}\n{TEXT}", "is not a card pack: it has a line of more than 2000 letters"),
        ("", "pack: needs a table [pack]"),
    ],
)
def test_a_file_that_is_no_pack_is_refused_in_order(tmp_path: Path, text: str, mistake: str) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(text, "utf-8")
    assert read_pack(str(path), check_pack)[1][0].startswith(mistake)
    with pytest.raises(BadFile):
        load_cards(str(path))


WRONG: list[Any] = [None, True, 0, -1, 7, 10**30, 1.5, float("nan"), "", "x", "any", "\n", "…" * 300, "home", "w1"]
WRONG += [[], {}, [[]], [0], [None], ["gain"], {"x": 1}, {"": {}}, {"do": "gain"}, [{"do": 1}], [{"do": "may"}]]
WRONG += [[SPEND], {"on": "gained"}, {"do": "choose", "options": [[SPEND], []]}, {"id": "w1"}, {"from": "w1", "to": []}]


@law("frogs", "2.1")
@pytest.mark.parametrize("times", [1, 5])
def test_any_damage_is_named_or_makes_sense(times: int, record_property: Callable[[str, object], None]) -> None:
    dice = Dice(f"damage {times}")
    packs = (damaged(HOUSE, WRONG, dice, times) for _ in range(150))
    assert [wrong for pack in packs if (wrong := wrong_with(pack, check_pack, made_ready))] == []
    record_property("damaged files read", 150)
