"""Words: keys and arguments become sentences."""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from needs import needs

from parlour import titles
from parlour.draw.fonts import FOLDER, needed
from parlour.text import LANGUAGES, GameWords, Plain, Words, languages_in, shared, unmarked, words

needs("roam")

OURS = ("en", "uk", "pl", "ru")  # that Roam speaks; others may be there, too


def game_words(language: str = "en", **given: str) -> GameWords:
    names = {key.replace("_", "-", 1): name for key, name in given.items()}
    return GameWords(language, "roam", names, ["blue", "red", "Olena"])


def test_languages_are_found_in_their_folders_in_the_order_that_they_say() -> None:
    assert [language for language in LANGUAGES if language in OURS] == list(OURS)
    folders = {path.name for path in files("parlour.text").iterdir() if path.is_dir() and not path.name.startswith("_")}
    assert folders == set(LANGUAGES)


def test_a_language_is_a_folder_that_is_dropped_in(tmp_path: Path) -> None:
    for name, place in (("xx", 10), ("yy", 9), ("aa", 11)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "language.ftl").write_text(f"web-language = {name}\n    .place = {place}\n")
    (tmp_path / "nothing").mkdir()
    assert languages_in(tmp_path) == ("yy", "xx", "aa")


def test_no_title_changes_words_of_another_whatever_it_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for title in ("setting", "do", "first"):
        monkeypatch.setitem(titles.packages(), title, "nowhere")
    said = {"web-value-setting-first-0": "web-value-any-first-0", "do-draw-label": "any-draw-label"}
    said |= {"roam-setting-first": "any-setting-first", "web-do": "web-do"}
    assert {key: shared(key) for key in said} == said
    (tmp_path / "en").mkdir()
    (tmp_path / "en/words.ftl").write_text("roam-do-place = Taken\ndo-log-place = Its own\nweb-about-do = Of it\n")
    english = Words("en")
    english.read(tmp_path, "do")
    assert [english.say(key) for key in ("do-log-place", "web-about-do")] == ["Its own", "Of it"]
    assert english.say("roam-do-place") == words("en").say("roam-do-place") != "Taken"


def test_every_language_has_a_place_and_letters_of_its_own() -> None:
    places = [words(language).say("web-language", "place") for language in LANGUAGES]
    assert places == sorted(set(places))
    assert all(needed(words(language).say("web-language", "scripts")) for language in LANGUAGES)
    fonts = {name for language in LANGUAGES for name in needed(words(language).say("web-language", "scripts"))}
    assert all(FOLDER.joinpath(name).is_file() for name in fonts)


def test_a_key_without_words_is_shown_as_it_is() -> None:
    assert words("en").say("no-such-key") == "no-such-key"
    assert not words("en").has("no-such-key")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beyond_all_measure_is_no_word(language: str) -> None:
    assert words(language).say("web-lobby-minutes", n=-(10**30)) == "web-lobby-minutes"


def test_the_files_of_a_game_are_read_when_it_is_spoken_of() -> None:
    spoken = Words("uk")
    assert spoken.unread == set(titles.packages())
    assert spoken.say("web-game-roam-line") != "web-game-roam-line"
    assert spoken.has("roam-law-4-4")
    assert "roam" not in spoken.unread
    assert not spoken.has("no-such-key")


def test_an_attribute_that_is_not_there_is_silent() -> None:
    assert words("en").say("roam-title", attribute="ruling") == ""


def test_words_of_a_language_are_read_once() -> None:
    assert words("pl") is words("pl")
    assert isinstance(words("pl"), Words)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["Bid nothing", "Bid 1 coin", "Bid 2 coins", "Bid 5 coins", "Bid 21 coins"]),
        ("uk", ["монет", "монету", "монети", "монет", "монету"]),
        ("pl", ["monet", "monetę", "monety", "monet", "monet"]),
        ("ru", ["монет", "монету", "монеты", "монет", "монету"]),
    ],
)
def test_numbers_decline_as_the_language_wants(language: str, forms: list[str]) -> None:
    said = [game_words(language).say("do-bid", {"n": n}) for n in (0, 1, 2, 5, 21)]
    assert len(set(said)) == 5
    for sentence, form in zip(said[1:], forms[1:], strict=True):
        assert sentence.endswith(form), sentence


def test_things_are_called_by_their_names() -> None:
    assert game_words().say("do-use", {"card": "odda"}) == "Use Odda the Lamplighter"
    assert game_words("uk").say("do-use", {"card": "odda"}) != "Use Odda the Lamplighter"


def test_names_from_a_pack_are_the_same_in_every_language() -> None:
    for language in LANGUAGES:
        assert "Мері" in game_words(language, card_odda="Мері").say("do-use", {"card": "odda"})


def test_a_thing_without_a_name_is_called_by_its_id() -> None:
    assert game_words().say("do-use", {"card": "somebody-else"}) == "Use somebody-else"


def test_seats_are_called_by_their_colour_or_by_the_persons_name() -> None:
    said = [game_words().say("log-passes", {"seat": seat}) for seat in (0, 1, 2)]
    assert said == ["Blue passes", "Red passes", "Olena passes"]


def test_nobody_is_a_dash() -> None:
    assert [game_words().seat(seat) for seat in (-1, 3)] == ["—", "—"]


def test_lists_are_joined_and_an_empty_one_says_none() -> None:
    assert game_words().name("spaces", ["A1", "B2"]) == "A1, B2"
    assert game_words().name("seats", [0, 2]) == "Blue, Olena"
    assert game_words().name("spaces", []) == "none"


WOOD = """
wood-suit-fox = fox
wood-name-tea = Tea
wood-card = { $name } ({ $suit })
wood-quest-fundraising = Fundraising
wood-clearing = clearing { $n }
wood-forest-1_2 = the northern forest
wood-item-up = face up
wood-item-hurt-up = damaged
wood-kind-sword = sword
wood-item = { $kind }, { $item }
wood-log-all = { $card } | { $cards } | { $place } | { $item } | { $phase } | { $n }
"""


class MadeOf(Plain):
    def name_parts(self, kind: str, name: str) -> Mapping[str, Any]:
        """`tea-fox` is Tea of the foxes, `hurt-up-sword` a damaged sword."""
        head, _, tail = name.rpartition("-")
        if kind == "card":
            return {"name": head, "suit": tail}
        return {"item": head, "kind": tail} if kind == "item" else {"n": name}


def wood(marked: bool = False) -> GameWords:
    faces = ("card", "quest") if marked else ()
    result = GameWords("en", "wood", {"card-own": "Mine"}, ["fox"], faces=faces, naming=MadeOf())
    result.words = Words("en")
    result.words.bundle.add_resource(FluentResource(WOOD))
    return result


@pytest.mark.parametrize(
    ("kind", "value", "called"),
    [
        ("quest", "fundraising", "Fundraising"),
        ("clearing", "5", "clearing 5"),
        ("place", "clearing-5", "clearing 5"),
        ("place", "forest-1_2", "the northern forest"),
        ("card", "tea-fox", "Tea (fox)"),
        ("card", "own", "Mine"),
        ("item", "hurt-up-sword", "sword, damaged"),
        ("item", "up-sword", "sword, face up"),
        ("cards", ["tea-fox", "own"], "Tea (fox), Mine"),
        ("clearings", ["5", "6"], "clearing 5, clearing 6"),
        ("other_card", "tea-fox", "Tea (fox)"),
        ("owner", 0, "fox"),
        ("phase", "birdsong", "birdsong"),
        ("leader", "", ""),
        ("n", 3, 3),
    ],
)
def test_a_thing_has_words_of_its_own_or_those_of_its_parts_or_its_id(kind: str, value: Any, called: Any) -> None:
    assert wood().name(kind, value) == called


def test_only_what_has_a_face_is_marked_for_a_page() -> None:
    args = {"card": "tea-fox", "cards": ["own"], "place": "clearing-5", "item": "up-sword", "phase": "birdsong", "n": 3}
    told = wood(marked=True).say("log-all", args)
    assert told.count("\ue000") == 2
    assert "\ue000card-tea-fox\ue001Tea (fox)\ue002" in told
    assert unmarked(told) == wood().say("log-all", args)


def test_the_law_is_in_the_readers_language_and_in_english_as_it_stands() -> None:
    assert game_words("en").law("4.4.2", "As it stands.") == "As it stands."
    for language in OURS[1:]:
        assert game_words(language).law("4.4.2", "As it stands.") != "As it stands."
    assert game_words("uk").law("99.9", "As it stands.") == "As it stands."


def test_text_is_not_marked_with_invisible_signs() -> None:
    """Fluent can isolate arguments with U+2068 and U+2069; terminals and tests would rather not."""
    for language in LANGUAGES:
        said = game_words(language).say("log-takes", {"seat": 0, "card": "odda", "n": 3})
        assert not set(said) & {"\u2068", "\u2069"}
