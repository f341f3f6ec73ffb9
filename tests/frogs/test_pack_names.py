"""Everything that the house edition has is called by a name in four languages."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from parlour.games.frogs.pack import house_table, load_cards
from parlour.games.frogs.rules import CHARMS, CHESTS, DECKS, SPECIES, STARTERS, TYPES
from parlour.record.pack import HOUSE
from parlour.text import LANGUAGES, words

CARD = load_cards(HOUSE)


def named_things() -> list[str]:
    boards = house_table()["board"]
    return [
        *(f"card-{name}" for name in CARD.ids),
        *(f"start-{name}" for name in STARTERS),
        *(f"species-{name}" for name in SPECIES),
        *(f"type-{name}" for name in TYPES),
        *(f"deck-{name}" for name in DECKS),
        *(f"chest-{name}" for name in CHESTS),
        *(f"charm-{name}" for name in CHARMS),
        *(f"board-{board['id']}" for board in boards),
        *(f"arm-{board['id']}-{arm['id']}" for board in boards for arm in board["arms"]),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_every_language(language: str) -> None:
    assert [name for name in named_things() if not words(language).has(f"frogs-{name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = [words(language).say(f"frogs-card-{name}") for name in CARD.ids]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_no_name_is_left_over() -> None:
    text = files("parlour.text").joinpath("en/frogs-names.ftl").read_text("utf-8")
    assert set(re.findall(r"^frogs-(\S+) =", text, re.MULTILINE)) == set(named_things())
