"""Titles: each is one folder, and nobody outside it knows its name."""

import io
import re
import tokenize
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from dropped import drop_in
from web.stores import a_head, a_room

from parlour import titles
from parlour.bots import ask, make_bot
from parlour.draw.tokens import HOUSE
from parlour.games import all_games, game, left_out
from parlour.kernel.errors import BadInput
from parlour.lab.bench import mode
from parlour.law import own_tests
from parlour.text import LANGUAGES, words
from parlour.web.routes.lobby import posters, seals
from parlour.web.static import contents

GENERAL = sorted(each.name for each in files("parlour").iterdir() if each.name not in ("games", "__pycache__"))
OURS = [title for title, package in titles.packages().items() if package.startswith(titles.BUILT_IN)]
SNAP = {"game.py": "from toy import SnapGame\n\nGAME = SnapGame()\n", "law.toml": '"1.1" = { digest = "Peek." }\n'}
NAMES = [*titles.packages(), *(each.title for each in all_games())]
NAMED = re.compile(rf"(?<![:\w-])(?:{'|'.join(map(re.escape, NAMES))})(?![\w-])")  # not in `:root`


def said_in(path: Traversable) -> list[str]:
    """What a file says; of programs only strings, and Python's comments: a tree has a root, and may be called so."""
    text = path.read_text("utf-8")
    if path.name.endswith(".js"):
        return re.findall(r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`", text)
    if not path.name.endswith(".py"):
        return text.splitlines()
    said = (tokenize.STRING, tokenize.COMMENT)
    return [each.string for each in tokenize.generate_tokens(io.StringIO(text).readline) if each.type in said]


def texts(folder: Traversable) -> list[Traversable]:
    inner = [each for entry in folder.iterdir() if entry.is_dir() for each in texts(entry)]
    kinds = (".py", ".ftl", ".js", ".css", ".toml")
    return inner + [entry for entry in folder.iterdir() if entry.name.endswith(kinds)]


@pytest.mark.parametrize("layer", GENERAL)
def test_what_serves_all_titles_names_none(layer: str) -> None:
    place = files("parlour").joinpath(layer)
    found = texts(place) if place.is_dir() else [place]
    assert found or mode() == "compiled"
    assert [(path.name, each) for path in found for each in said_in(path) if NAMED.search(each)] == []


def test_this_test_sees_names() -> None:
    assert all(NAMED.search(f'game = "{name}"  # such as {name}') for name in NAMES)


def test_titles_are_found_in_their_folders_quickest_first() -> None:
    built_in = {each.name for each in files("parlour.games").iterdir() if each.joinpath("law.toml").is_file()}
    assert {each.id for each in all_games()} == set(titles.packages())
    assert built_in == set(OURS)
    assert [each.minutes for each in all_games()] == sorted(each.minutes for each in all_games())
    assert all(each.id == name for name in built_in for each in [game(name)])


@pytest.mark.parametrize("title", OURS)
def test_every_title_of_ours_speaks_whatever_another_one_speaks(title: str) -> None:
    """A language that only the house speaks is no mistake: titles are in English there, until somebody writes more."""
    others = set().union(*(spoken(each) for each in OURS))
    assert spoken(title) == others <= set(LANGUAGES)


def spoken(title: str) -> set[str]:
    folders = titles.folder(title).joinpath("words").iterdir()
    return {each.name for each in folders if each.is_dir() and not each.name.startswith("_")}


@pytest.mark.parametrize("title", OURS)
def test_every_title_of_ours_has_recorded_games_and_positions(title: str) -> None:
    folder = own_tests(title)
    assert (folder / "digests.json").is_file()
    assert len(list(folder.glob("perft/*.json"))) > 5
    assert len(list(folder.glob("transcripts/*.txt"))) >= 12


def test_every_title_of_ours_can_be_played() -> None:
    """One that cannot is left out, so that the tests of it alone would not tell."""
    assert {each.id for each in all_games()} >= set(OURS)


def test_a_broken_folder_of_ours_is_left_out_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = OURS
    monkeypatch.setitem(titles.packages(), first, f"{titles.BUILT_IN}.nothing_of_this_name")
    assert not {first} & {each.id for each in all_games()}
    assert {each.id for each in all_games()} >= set(others)
    with pytest.raises(BadInput, match=f"{first} cannot be played: ModuleNotFoundError"):
        game(first)


def test_a_folder_that_is_dropped_in_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput, match="There is no game 'snap'"):
        game("snap")
    drop_in("snap", SNAP, tmp_path, monkeypatch)
    assert game("snap").title == "Snap"
    assert game("snap").part("draw") is None
    assert game("snap") in all_games()


def test_a_title_without_colours_and_poster_does_not_stop_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop_in("snap", {**SNAP, "draw.py": "LAYOUTS = ()\n"}, tmp_path, monkeypatch)
    assert contents.__wrapped__()["tokens.css"]
    assert "snap" not in posters.__wrapped__()


def test_a_part_that_cannot_be_imported_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part that is missing is none; one that needs something missing is a mistake."""
    drop_in("snap", {**SNAP, "bot.py": "import nothing_of_this_name\n"}, tmp_path, monkeypatch)
    with pytest.raises(ModuleNotFoundError, match="nothing_of_this_name"):
        titles.part("snap", "bot")
    assert titles.part("snap", "draw") is None


def colours(title: str, **signs: str) -> dict[str, str]:
    """Snap under that id, with these colours of its seats."""
    named = {name.replace("__", "-"): (colour, "#FFFFFF") for name, colour in signs.items()}
    game = f"from toy import SnapGame\nclass Mine(SnapGame):\n    id = {title!r}\nGAME = Mine()\n"
    palette = f"from parlour.draw.tokens import Palette\nPALETTE = Palette({{}}, {{}}, {named!r})\n"
    return {**SNAP, "game.py": game, "draw.py": palette}


def test_colours_of_the_same_name_do_not_clash_on_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for title, colour in (("one", "#111111"), ("two", "#222222")):
        drop_in(title, colours(title, **{f"{title}__red": colour}), tmp_path, monkeypatch)
    for sheet in ("tokens.css", "board.css"):
        style = contents.__wrapped__()[sheet].decode()
        assert set(re.findall(r"--c-(one-red|two-red|red):(#\w+)", style)) == {
            ("one-red", "#111111"), ("two-red", "#222222"), ("red", HOUSE.signs["red"][0]),
        }  # fmt: skip


def test_a_title_that_would_replace_a_colour_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drop_in("one", colours("one", red="#111111"), tmp_path, monkeypatch)
    assert "one is left out: its colour red must be called one-red." in left_out()
    assert "#111111" not in contents.__wrapped__()["board.css"].decode()


def test_a_poster_that_ends_the_program_later_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = "SHOWN = []\ndef poster():\n    SHOWN.append(1)\n    return '<svg/>' if len(SHOWN) < 2 else exit()\n"
    drop_in("snap", {**SNAP, "draw.py": later, "view.py": "def view(*a):\n    return {}\n"}, tmp_path, monkeypatch)
    assert game("snap").part("draw")
    assert posters.__wrapped__()["snap"] == ""


def test_the_colours_of_our_own_titles_do_not_clash() -> None:
    palettes = [game(title).part("draw").PALETTE for title in OURS]
    names = [[*palette.light, *palette.signs] for palette in (HOUSE, *palettes)]
    flat = [name for each in names for name in each]
    assert len(set(flat)) == len(flat)


def test_ids_that_would_hide_the_words_of_the_house_are_taken() -> None:
    texts = [path.read_text("utf-8") for path in files("parlour.text").joinpath("en").iterdir()]
    keys = [key for text in texts for key in re.findall("^[a-z]+", text, re.MULTILINE)]
    assert set(keys) == set(titles.TAKEN)


WORDS = {
    "words/en/n.ftl": "snap-n = { $n ->\n    [one] one\n   *[other] many\n }\n",
    "words/en/words.ftl": "snap-title = Snap\nsnap-setting-first = Dealer\n",
    "words/uk/words.ftl": "snap-title = Хап\n",
}


def test_a_message_that_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drop_in("snap", {**SNAP, **WORDS}, tmp_path, monkeypatch)
    words.cache_clear()
    try:
        spoken = words("uk")
        assert spoken.say("snap-title") == "Хап"
        assert [spoken.say("snap-n", n=n) for n in (1, 21)] == ["one", "many"], "by the rules of English"
        assert spoken.say("snap-setting-first") == "Dealer", "the title's own words first"
        assert spoken.say("snap-setting-pack") == spoken.say("any-setting-pack") == "Набір карт"
        assert words("pl").say("snap-title") == "Snap"
        assert spoken.say("snap-nothing") == "snap-nothing"
    finally:
        words.cache_clear()


def test_a_title_has_words_for_itself_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked first: it cannot rename another title, nor say what the house has no words for."""
    stolen = f"{OURS[0]}-title = Mine\nplay-nothing = Mine\nweb-game-snap-line = Snap!\n"
    drop_in("snap", {**SNAP, "words/en/words.ftl": f"snap-title = Snap\n{stolen}"}, tmp_path, monkeypatch)
    words.cache_clear()
    try:
        assert words("en").say("snap-title") == "Snap"
        assert words("en").say("web-game-snap-line") == "Snap!"
        assert words("en").say(f"{OURS[0]}-title") == game(OURS[0]).title
        assert not words("en").has("play-nothing")
    finally:
        words.cache_clear()


DEEP = "snap-deep = " + "{ " * 3000 + "$n" + " }" * 3000 + "\n"


@pytest.mark.parametrize("text", ["snap-title = { snap-title }\n", DEEP], ids=["itself", "deep"])
def test_words_that_cannot_be_said_are_shown_as_their_key(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who says a word of it may be the lobby, which is also there for the other titles."""
    drop_in("snap", {**SNAP, "words/en/words.ftl": text}, tmp_path, monkeypatch)
    words.cache_clear()
    try:
        assert words("en").say("snap-title") == "snap-title"
        assert words("uk").say("snap-title") == "snap-title"
        assert words("uk").say("snap-deep") == "snap-deep"
    finally:
        words.cache_clear()


def raises(*_: object) -> str:
    raise KeyError


def test_a_picture_that_fails_later_leaves_its_place_in_a_list_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = "def seal(name, size):\n    return '<svg/>'\ndef poster():\n    return '<svg/>'\n"
    drop_in("snap", {**SNAP, "draw.py": draw}, tmp_path, monkeypatch)
    row = a_room("t1", 1, game="snap", head=a_head(summary={"sides": ["ann", "bob"]}))
    assert (seals(row), posters.__wrapped__()["snap"]) == ("<svg/><svg/>", "<svg/>")
    for name in ("seal", "poster"):
        monkeypatch.setattr(game("snap").part("draw"), name, raises)
    assert (seals(row), posters.__wrapped__()["snap"]) == ("", "")


def test_a_bot_that_looks_at_options_needs_no_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = "def worth(g, seat, option):\n    return -option\n"
    drop_in("snap", {**SNAP, "bot.py": bot}, tmp_path, monkeypatch)
    g = game("snap").new(2, game("snap").read_settings({}), 7)
    assert ask(make_bot("greedy", game("snap"), "1"), g) == min(g.offer)
    drop_in("dull", {**colours("dull"), "bot.py": ""}, tmp_path, monkeypatch)
    with pytest.raises(BadInput, match="There is no greedy bot for Snap yet"):
        make_bot("greedy", game("dull"), "1")


def test_the_kernel_stays_small() -> None:
    """What a title needs alone is not the kernel's; what it may have stands in docs/architecture.md."""
    lines = [len(path.read_text("utf-8").splitlines()) for path in texts(files("parlour.kernel"))]
    assert sum(lines) <= 750 or mode() == "compiled"
