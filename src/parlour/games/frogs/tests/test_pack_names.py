"""Everything that the house edition has is called by a name in four languages; so is what its pages and tables say."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from parlour.conformance.listen import hear
from parlour.games.frogs.file.pack import load_cards
from parlour.games.frogs.game import FrogsGame
from parlour.games.frogs.rules.book import CHARMS, CHESTS, DECKS, EVENTS, SPECIES, STARTERS, TYPES
from parlour.law import law
from parlour.record.pack import HOUSE, house_table
from parlour.text import LANGUAGES, GameWords, words

CARD = load_cards(HOUSE)
SETTINGS = {name: setting.values for name, setting in FrogsGame.settings.items()}
CHAPTERS = sorted({re.split("[.-]", name, maxsplit=1)[0] for name in law("frogs")})
GIVES = ("gain", "draw", *STARTERS, *CHESTS, *CHARMS, "none", "unknown")  # what a space can give
WAYS = ("home", "n", "ne", "e", "se", "s", "sw", "w", "nw", "on")  # where the next space lies
every_language = pytest.mark.parametrize("language", LANGUAGES)


def table(language: str) -> GameWords:
    return GameWords(language, "frogs", {}, ["orange", "blue"])


def named_things() -> list[str]:
    boards = house_table("frogs")["board"]
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


@every_language
def test_everything_has_a_name_in_every_language(language: str) -> None:
    assert [name for name in named_things() if not words(language).has(f"frogs-{name}")] == []


@every_language
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = [words(language).say(f"frogs-card-{name}") for name in CARD.ids]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_no_name_is_left_over() -> None:
    text = files("parlour.games.frogs").joinpath("words/en/names.ftl").read_text("utf-8")
    assert set(re.findall(r"^frogs-(\S+) =", text, re.MULTILINE)) == set(named_things())


@every_language
def test_the_pages_have_words_for_options_and_chapters(language: str) -> None:
    keys = [f"frogs-setting-{name}" for name in SETTINGS]
    keys += [f"web-value-frogs-{name}-{value}" for name, values in SETTINGS.items() for value in values]
    keys += [f"web-chapter-frogs-{number}" for number in CHAPTERS]
    keys += ["frogs-title", "frogs-intro", "web-game-frogs-line", "web-game-frogs-edition", "web-about-frogs"]
    assert [key for key in keys if not words(language).has(key)] == []


def test_no_chapter_or_value_is_left_over() -> None:
    text = files("parlour.games.frogs").joinpath("words/en/web.ftl").read_text("utf-8")
    assert sorted(re.findall(r"^web-chapter-frogs-(\S+) =", text, re.MULTILINE)) == CHAPTERS
    own = [(name, values) for name, values in SETTINGS.items() if name != "first"]  # whose words all titles share
    values = {f"{name}-{value}" for name, values in own for value in values}
    assert set(re.findall(r"^web-value-frogs-(\S+) =", text, re.MULTILINE)) == values


@every_language
def test_credits_name_those_who_made_the_game(language: str) -> None:
    about = words(language).say("web-about-frogs")
    assert all(name in about for name in ("Iain Everett", "Pennie Jo Everett", "2025", "Parlour"))


@every_language
def test_a_step_and_a_stop_say_what_the_space_gives(language: str) -> None:
    with hear(language) as mistakes:
        for key, more in (
            ("do-go", {"way": "on", "coins": 0, "cards": 0}),
            ("do-stop", {}),
            ("log-steps", {"seat": 0}),
        ):
            said = [table(language).say(key, {"gives": gives, "n": 3, **more}) for gives in GIVES]
            assert len(set(said)) == len(GIVES), key
    assert mistakes == []


@every_language
def test_ways_and_costs_tell_steps_apart(language: str) -> None:
    place = {"gives": "golden", "n": 0, "arm": "spring-w"}
    ways = [table(language).say("do-go", {**place, "way": way, "coins": 0, "cards": 0}) for way in WAYS]
    assert len(set(ways)) == len(WAYS)
    paid = [table(language).say("do-go", {**place, "way": "on", "coins": n, "cards": 1 - n}) for n in (0, 1)]
    assert len({*paid, ways[-1]}) == 3


@every_language
def test_every_event_that_cards_answer_has_a_question_of_its_own(language: str) -> None:
    assert len({table(language).say("ask-answers", {"event": event}) for event in EVENTS}) == len(EVENTS)


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_the_table_speaks_in_the_letters_of_the_language(language: str) -> None:
    text = files("parlour.games.frogs").joinpath(f"words/{language}/game.ftl").read_text("utf-8")
    marks = r"\{[^{}]*\}|^\s*\*?\[[^\]]*\]|^[a-z]\S* =|->|^\s+\.more =|\(rules[^:]*:"
    plain = re.sub(marks, "", text, flags=re.MULTILINE)
    assert [line for line in plain.splitlines() if re.search("[A-Za-z]", re.sub(r"\{ \$\w+", "", line))] == []
