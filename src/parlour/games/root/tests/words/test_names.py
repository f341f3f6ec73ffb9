"""Words of Root: every card, quest, piece and place has a name in every language, and what cards do fits on a card."""

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from parlour.conformance.listen import hear
from parlour.text import LANGUAGES, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


def data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("parlour.games.root").joinpath("data", f"{name}.toml").read_text("utf-8"))


DECK: list[dict[str, Any]] = data("deck")["card"]
QUESTS = [quest["id"] for quest in data("quests")["quest"]]
FORESTS = [forest["id"] for world in ("autumn", "winter") for forest in data("maps")[world]["forest"]]
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "vagabond_second", "lizard_cult", "riverfolk")
LEADERS = ("builder", "charismatic", "commander", "despot")
CHARACTERS = ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel")
KINDS = {
    "card": [card["id"] for card in DECK],
    "name": list(dict.fromkeys(card["name"] for card in DECK)),
    "quest": QUESTS,
    "item": ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"],
    "faction": [*FACTIONS],
    "seat": [*FACTIONS],
    "suit": ["fox", "rabbit", "mouse", "bird"],
    "kind": ["sawmill", "workshop", "recruiter", "roost", "base", "garden", "wood", "keep", "sympathy", "trade-post"],
    "leader": [*LEADERS, *(f"{leader}-text" for leader in LEADERS)],
    "character": [*CHARACTERS, *(f"{character}-text" for character in CHARACTERS)],
    "column": ["recruit", "move", "battle", "build"],
    "relation": ["indifferent", "amiable", "friendly", "allied", "hostile"],
    "forest": FORESTS,
    "map": ["autumn", "winter"],
    "phase": ["setup", "birdsong", "daylight", "evening"],
    "service": ["hand-card", "riverboats", "mercenaries"],
    "conspiracy": ["crusade", "convert", "sanctify"],
    "trigger": ["hospitals", "outrage", "base-lost", "fear", "disruption"],
    "reaction": ["ambush", "foil", "enlist", "field-hospitals"],
}
SETTINGS = {
    "map": ["autumn", "winter"],
    "law": ["seed", "english"],
    "factions": ["random"],
    "characters": ["choose", "random", *CHARACTERS],
    "reach_check": ["recommended", "adventurous", "off"],
    "seating": ["random", "fixed"],
    "hostile_boots": ["law", "per-faction", "single"],
    "sword_per_hit": ["false", "true"],
    "first": ["random", *map(str, range(6))],
}
PARTS = ["A", "B", "V", "G", "GG", "QA", "O", "L", "Z", "PROC", "CARD", "DEC", "SET", "END", "INV"]
CHAPTERS = [*map(str, range(1, 12)), *PARTS]
ROOM = {"en": 90}  # letters of an effect on a small card


def label(language: str, card: dict[str, Any]) -> str:
    return words(language).say(f"root-card-{card['id']}")


def effect(card: dict[str, Any]) -> str:
    """The key of what a card does: items say it alike, and dominance by suit or by birds."""
    if card["kind"] == "dominance":
        return "root-effect-dominance-bird" if card["suit"] == "bird" else "root-effect-dominance-suit"
    return "root-effect-item" if card["kind"] == "item" else f"root-effect-{card['name']}"


@every_language
@pytest.mark.parametrize("kind", KINDS)
def test_every_thing_has_words_of_its_own(kind: str, language: str) -> None:
    keys = [f"root-{kind}-{name}" for name in KINDS[kind]]
    with hear(language) as mistakes:
        said = [words(language).say(key) for key in keys]
    assert mistakes == []
    assert [key for key in keys if not words(language).has(key)] == []
    assert kind == "card" or len(set(said)) == len(keys), "two things have one name"


@every_language
def test_every_faction_has_a_short_name(language: str) -> None:
    short = [words(language).say(f"root-faction-{faction}-short") for faction in FACTIONS]
    assert len(set(short)) == len(FACTIONS)
    assert max(map(len, short)) <= 12


@every_language
def test_cards_of_one_name_differ_by_suit_and_copies_read_the_same(language: str) -> None:
    kinds = {(card["name"], card["suit"]) for card in DECK}
    assert len({label(language, card) for card in DECK}) == len(kinds)
    for card in DECK:
        assert label(language, card).startswith(words(language).say(f"root-name-{card['name']}"))


def test_a_suit_is_named_only_where_it_tells_cards_apart() -> None:
    by_id = {card["id"]: label("en", card) for card in DECK}
    assert by_id["ambush-fox"] == "Ambush! (fox)"
    assert by_id["ambush-bird-1"] == by_id["ambush-bird-2"] == "Ambush! (bird)"
    assert by_id["root-tea-mouse"] == "Root Tea (mouse)"
    assert by_id["armorers-1"] == by_id["armorers-2"] == "Armorers"


@every_language
def test_every_card_says_what_it_does_in_few_words(language: str) -> None:
    for card in DECK:
        item = words(language).say(f"root-item-{card['item']}") if card["kind"] == "item" else ""
        said = words(language).say(effect(card), item=item)
        assert words(language).has(effect(card)), card["id"]
        assert item in said
        assert len(said) <= ROOM.get(language, 100), said


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_names_and_effects_are_written_in_the_letters_of_the_language(language: str) -> None:
    keys = {effect(card) for card in DECK} | {f"root-{kind}-{name}" for kind in KINDS for name in KINDS[kind]}
    said = [words(language).say(key, item="") for key in keys]
    assert [text for text in said if re.search("[A-Za-z]", text)] == []


@every_language
def test_a_clearing_is_called_by_its_number(language: str) -> None:
    assert words(language).say("root-clearing", n=12).endswith(" 12")


@every_language
def test_the_pages_have_words_for_options_and_chapters(language: str) -> None:
    keys = [f"root-setting-{name}" for name in SETTINGS]
    keys += [f"web-value-root-{name}-{value}" for name, values in SETTINGS.items() for value in values]
    keys += [f"web-chapter-root-{number}" for number in CHAPTERS]
    keys += ["root-title", "root-intro", "web-game-root-line", "web-game-root-edition", "web-about-root"]
    assert [key for key in keys if not words(language).has(key)] == []


@every_language
def test_credits_name_those_who_made_the_game(language: str) -> None:
    about = words(language).say("web-about-root")
    assert all(name in about for name in ("Cole Wehrle", "Kyle Ferrin", "Leder Games", "Kilogames", "Parlour"))
