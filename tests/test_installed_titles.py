"""Titles of other authors, really installed: nothing in Parlour knows them, and everything takes them.

Beside the example and a title as `parlour games new` writes it, the same environment has titles that are broken in
every way. They stop nobody.
"""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from shutil import rmtree

import pytest
from cli.program import until
from installed import ROOT, Place, made_once
from web.servers import Server, opened, serving

from parlour import titles
from parlour.games import game
from parlour.text import LANGUAGES

EXAMPLE = ROOT / "examples/liars_dice"
NEW = "high_card"
OURS = titles.built_in()[0]
USED = "from parlour.kernel.game import Setting, Verb\nfrom parlour_liars_dice.game import LiarsDiceGame\n"
LIKE = f"{USED}class Mine(LiarsDiceGame):\n    id = {{!r}}\n"
GAME, SAYS = f"{LIKE}GAME = Mine()\n", f"{LIKE}    {{}}\nGAME = Mine()\n"
VIEW = {"view.py": "def view(g, seat, outcome):\n    return {}\n"}
DATA = {"law.toml": "", **VIEW}
PALETTE = "from parlour.draw.tokens import Palette\nPALETTE = Palette({{}}, {{}}, {{'{}': ('#112233', '#FFFFFF')}})\n"


def says(name: str, line: str, **files: str) -> dict[str, str]:
    """The example under another name, with a line of its own."""
    return {"game.py": SAYS.format(name, line), **files}


def shows(name: str, seen: str) -> dict[str, str]:
    """What its view returns."""
    return {"game.py": GAME.format(name), "law.toml": "", "view.py": f"def view(g, seat, outcome):\n    {seen}\n"}


def draws(name: str, text: str) -> dict[str, str]:
    return {"game.py": GAME.format(name), **DATA, "draw.py": text}


BROKEN = {  # id → the files of its package, and what is said of it
    "raises": ({"game.py": "1 / 0\n"}, "ZeroDivisionError: division by zero (game.py, line 1)"),
    "wants": ({"game.py": "import nothing_of_this_name\n"}, "No module named 'nothing_of_this_name' (game.py, line 1)"),
    "exits": ({"game.py": "raise SystemExit('gone')\n"}, "SystemExit: gone"),
    "garbled": ({"game.py": "def\n"}, "SyntaxError"),
    "package": ({"__init__.py": "raise OSError('no disk')\n", "game.py": ""}, "OSError: no disk (__init__.py, line 1)"),
    "empty": ({"game.py": ""}, "GAME in its game.py must be a Game, not None"),
    "wrong": ({"game.py": "GAME = 'chess'\n"}, "GAME in its game.py must be a Game, not 'chess'"),
    "thief": ({"game.py": GAME.format("roam")}, "its GAME calls itself 'roam'"),
    "lawless": ({"game.py": GAME.format("lawless")}, "it has no law.toml"),
    "painter": (
        {"game.py": GAME.format("painter"), "law.toml": "", "draw.py": PALETTE.format("ink")},
        "its colour ink must be called painter-ink",
    ),
    "blind": ({"game.py": GAME.format("blind"), "law.toml": "", "draw.py": "1 / 0\n"}, "ZeroDivisionError"),
    "mute": (
        {"game.py": "class Mute(Exception):\n    def __str__(self):\n        raise ValueError\nraise Mute\n"},
        "Mute (game.py, line 4)",
    ),
    "quitter": ({"game.py": "raise GeneratorExit\n"}, "GeneratorExit (game.py, line 1)"),
    "dauber": (
        {"game.py": GAME.format("dauber"), "law.toml": "", "draw.py": "PALETTE = ({}, {}, {})\n"},
        "its PALETTE must be a Palette",
    ),
    "sprayer": (
        {"game.py": GAME.format("sprayer"), "law.toml": "", "draw.py": PALETTE.format("x").replace("'#1", "5,'")},
        "a colour of its PALETTE is no text",
    ),
    "stroller": (
        draws("stroller", PALETTE.format("stroller-x").replace("#112233", "#1}")),
        "'#1}' in its PALETTE is no",
    ),
    "pointillist": (
        draws("pointillist", PALETTE.format("pointillist-x").replace("'#112233', ", "")),
        "its PALETTE must have two colours for each sign",
    ),
    "needy": (draws("needy", PALETTE.format("needy-x").replace("})", "}, 5)")), "its PALETTE must be a Palette"),
    "unboxed": (
        {"game.py": GAME.format("unboxed"), "law.toml": "", "draw.py": "def poster():\n    1 / 0\n", **VIEW},
        "ZeroDivisionError: division by zero (draw.py, line 2)",
    ),
    "unread": (
        {"game.py": GAME.format("unread"), "law.toml": "", "words/en/words.ftl": "\udcff", **VIEW},
        "UnicodeDecodeError",
    ),
    "scribbled": (
        {"game.py": GAME.format("scribbled"), "law.toml": "x = = "},
        "its law.toml cannot be read: Invalid value (at line 1, column 5)",
    ),
    "wordless": (
        {"game.py": GAME.format("wordless"), "law.toml": "'1.1' = { ruling = 'Yes.' }"},
        "paragraph '1.1' of its law.toml has no digest",
    ),
    "crowded": ({"game.py": SAYS.format("crowded", "seats = (5, 2)")}, "its seats must be the fewest and the most"),
    "slow": (says("slow", "minutes = 'ten'"), "its minutes must be a number from 1 to 10000, not 'ten'"),
    "choosy": (
        {"game.py": SAYS.format("choosy", "settings = {'wild': ('false', 'true')}")},
        'its settings must be a table such as {"first": Setting("random", "0", "1")}',
    ),
    "idle": ({"game.py": SAYS.format("idle", "verbs = ()")}, "its verbs must be Verbs, with at least one"),
    "unseen": ({"game.py": GAME.format("unseen"), "law.toml": ""}, "it has no view.py"),
    "hidden": (
        {"game.py": GAME.format("hidden"), "law.toml": "", "view.py": "def\n"},
        "SyntaxError: invalid syntax (view.py, line 1).",
    ),
    "botched": (
        {"game.py": GAME.format("botched"), "law.toml": "", "bot.py": "def\n", **VIEW},
        "SyntaxError: invalid syntax (bot.py, line 1).",
    ),
    "endless": (
        {"game.py": SAYS.format("endless", "def set_up(self, *a): return self.set_up(*a)"), "law.toml": "", **VIEW},
        "RecursionError: maximum recursion depth exceeded",
    ),
    "eternal": (says("eternal", "minutes = -10**30"), "its minutes must be a number from 1 to 10000, not -1000"),
    "hasty": (says("hasty", "longest = 0"), "its longest must be a number from 1 to 1000000000, not 0"),
    "stadium": (says("stadium", "seats = (2, 10**9)"), "such as (2, 4), and at most 60, not (2, 1000000000)"),
    "wordy": (
        says("wordy", "title = 'T' * 3_000_000"),
        "its title must be text, on one line and of at most 100 letters, not 'TTT",
    ),
    "gibberish": (says("gibberish", "title = '\\ud800\\x00'"), "letters, not '\\ud800\\x00'"),
    "numb": (says("numb", "reactions = 5"), "its reactions must be a list of texts, not 5"),
    "sided": (says("sided", "sides = [1, 2]"), "its sides must be text, on one line and of at most 100 letters, not 1"),
    "set_in_stone": (says("set_in_stone", "settings = {'x': Setting(1, 2)}"), "its settings must be text, on one line"),
    "keyed": (says("keyed", "settings = {3: Setting('a')}"), "its settings must be text, on one line"),
    "dealer": (
        says("dealer", "settings = {'first': Setting('never')}"),
        "its setting first must be random or the number of a seat, not ('never',)",
    ),
    "noted": (says("noted", "notations = 5"), "its notations must be a table, not 5"),
    "doer": (says("doer", "verbs = [Verb('go', '1.1', 'x', 'y')]"), "or to up to 4096, not to 'y'"),
    "stuttering": (says("stuttering", "verbs = [Verb(1, '1.1')]"), "its verbs must be text, on one line"),
    "judge": (
        {"game.py": GAME.format("judge"), "law.toml": "'1.1' = { digest = 'Yes.', ruling = 7 }"},
        "what paragraph '1.1' of its law.toml says must be text",
    ),
    "nowhere_seen": (shows("nowhere_seen", "return None"), "its view must be a dict, not None"),
    "bagged": (shows("bagged", "return {'x': {1, 2}}"), "its view is no plain data: Object of type set"),
    "lambda": (shows("lambda", "return {'x': view}"), "its view is no plain data: Object of type function"),
    "uncounted": (shows("uncounted", "return {'x': float('nan')}"), "its view is no plain data: Out of range float"),
    "halved": (shows("halved", "return {'x': '\\ud800'}"), "its view is no plain data: 'utf-8' codec can't encode"),
    "circular": (shows("circular", "x = {}; x['x'] = x; return x"), "its view is no plain data: Circular reference"),
    "seatless": (
        says("seatless", "def seat_names(self, g): return [1] * g.seats", **DATA),
        "its seat_names must be text, on one line and of at most 100 letters, not 1",
    ),
    "roomy": (says("roomy", "def seat_names(self, g): return ['a']", **DATA), "its seat_names are 1 with 2 seats"),
    "nameless": (
        says("nameless", "def names(self, g, kind): return []", **DATA),
        "its names of face end before number 1, which it offers",
    ),
    "speechless": (
        says("speechless", "def readable(self, g, args): 1 / 0", **DATA),
        "ZeroDivisionError: division by zero (game.py, line 5)",
    ),
    "verbless": (says("verbless", "verbs = [Verb('go', '1.1')]", **DATA), "which is none of its verbs"),
    "shapeless": (draws("shapeless", "LAYOUTS = None\n"), "its LAYOUTS must be a list of texts, not None"),
    "clumsy": (
        draws("clumsy", "LAYOUTS = ('wide',)\ndef draw(*a, **k):\n    1 / 0\n"),
        "ZeroDivisionError: division by zero (draw.py, line 3)",
    ),
    "open_ended": (
        draws("open_ended", "LAYOUTS = ('wide',)\ndef draw(*a, **k):\n    return '<svg><g'\n"),
        "its picture is no SVG: unclosed token",
    ),
    "sealess": (draws("sealess", "def seal(*a):\n    raise KeyError('seal')\n"), "KeyError: 'seal' (draw.py, line 2)"),
    "posted": (draws("posted", "def poster():\n    return 5\n"), "its poster must be an SVG, not 5"),
    "swallower": (draws("swallower", "def poster():\n    return '<svg><g></svg>'\n"), "its poster is no SVG: mismatch"),
    "unnamed": (says("unnamed", "owns_unnamed_packs = True", **DATA), "its packs must say whose they are"),
    "unnoted": (
        says("unnoted", "notations = {'zz': 'nothing_of_this_name'}", **DATA),
        "No module named 'nothing_of_this_name'",
    ),
    "untold": (
        says("untold", "notations = {'zz': 'pathlib:Path'}", **DATA),
        "its notation 'zz' must be a record.Notation, not 'pathlib:Path'",
    ),
    OURS: ({"game.py": GAME.format(OURS)}, "the id is taken"),
    "web": ({"game.py": ""}, "the keys of the house's own words begin with web"),
    "Bad-Name": ({"game.py": ""}, "an id is made of small letters, digits and _"),
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return made_once(tmp_path_factory, "titles", fill)


def fill(place: Place) -> None:
    written = place.folder.parent / "written"
    place.run("parlour", "games", "new", NEW, "--into", written).fine()
    place.install(EXAMPLE, written / "parlour-high-card", write_broken(written / "broken"))


def write_broken(folder: Path) -> Path:
    """One real package with all that can go wrong."""
    points = "".join(f'{name} = "broken_{name.lower().replace("-", "_")}"\n' for name in BROKEN)
    packages = ", ".join(f'"broken_{name.lower().replace("-", "_")}"' for name in BROKEN)
    folder.mkdir(parents=True)
    (folder / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
        '[project]\nname = "parlour-broken"\nversion = "1.0"\n'
        f'[project.entry-points."parlour.games"]\n{points}nowhere = "no_such_package"\n'
        f"[tool.hatch.build.targets.wheel]\npackages = [{packages}]\n"
    )
    for name, (files, _) in BROKEN.items():
        package = folder / f"broken_{name.lower().replace('-', '_')}"
        package.mkdir()
        for file, text in {"__init__.py": "", **files}.items():
            (package / file).parent.mkdir(parents=True, exist_ok=True)
            (package / file).write_text(text, errors="surrogateescape")
    return folder


def project(place: Place, title: str) -> Path:
    return EXAMPLE if title == "liars_dice" else place.folder.parent / "written/parlour-high-card"


every_title = pytest.mark.parametrize("title", ["liars_dice", NEW])


def test_what_runs_is_what_was_installed(place: Place) -> None:
    code = f"import parlour, parlour_liars_dice, parlour_{NEW} as new; print(parlour, parlour_liars_dice, new)"
    assert place.run("python", "-c", code).fine().out.count(f"from '{place.packages()}") == 3


def test_they_are_listed_and_broken_ones_are_not(place: Place) -> None:
    said = place.run("parlour", "games", "--json")
    games = json.loads(said.out)
    assert len([line for line in said.err.splitlines() if " is left out: " in line]) == len(BROKEN) + 1
    assert {"liars_dice", NEW, OURS} <= {each["id"] for each in games}
    assert not {each["id"] for each in games} & (set(BROKEN) - {OURS})
    assert next(each for each in games if each["id"] == OURS)["title"] == game(OURS).title


def test_the_doctor_names_each_broken_one_in_a_sentence(place: Place) -> None:
    lines = [line for line in place.run("parlour", "doctor").fine().out.splitlines() if line.startswith("left out")]
    for name, (_, why) in BROKEN.items():
        (line,) = (line for line in lines if line.split()[2] == name)
        assert why in line
        assert line.endswith(".")
    assert any("nowhere of the package parlour-broken is left out: there is no package" in line for line in lines)
    assert len(lines) == len(BROKEN) + 1


@pytest.mark.parametrize("points", [b"[parlour.games]\nnonsense\n", b"[parlour.games]\nx = \xff\n"])
def test_a_package_whose_entry_points_cannot_be_read_stops_nobody(place: Place, points: bytes) -> None:
    broken = place.packages() / "torn-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Name: torn\nVersion: 1.0\n")
    (broken / "entry_points.txt").write_bytes(points)
    said = place.run("parlour", "games", "--json")
    rmtree(broken)
    assert {"liars_dice", NEW, OURS} <= {each["id"] for each in json.loads(said.out)}
    assert "The entry points of torn cannot be read: " in said.err


def test_whoever_asks_for_a_broken_one_is_told_why(place: Place) -> None:
    place.run("parlour", "play", "raises").refused(2, "raises cannot be played: ZeroDivisionError")
    place.run("parlour", "games", "new", "liars-dice").refused(2, "There is a game liars_dice already.")
    suite = place.run("python", "-m", "pytest", "-p", "parlour.conformance", "--title", "empty", cwd=place.folder)
    assert suite.code == 4
    assert "--title empty: empty cannot be played: GAME in its game.py must be a Game" in suite.err


@every_title
def test_it_plays_to_the_end_in_a_terminal(place: Place, title: str) -> None:
    said = place.run("parlour", "play", title, "--bots", "greedy", stdin="1\n" * 999).fine().out
    assert "wins" in said.splitlines()[-1] or "share" in said.splitlines()[-1]


@every_title
def test_bots_play_it(place: Place, title: str) -> None:
    command = ["simulate", title, "--games", "40", "--bots", "greedy,random", "--json", "-"]
    played = json.loads(place.run("parlour", *command).fine().out)
    assert len(played["games"]) == 40
    assert played["summary"]["win_rate"][0] > 0.5


def test_bots_of_one_kind_can_win_against_each_other(place: Place) -> None:
    for seats in (2, 3, 4):
        command = ["simulate", NEW, "--games", "20", "--seats", str(seats), "--bots", "greedy", "--json", "-"]
        games = json.loads(place.run("parlour", *command).fine().out)["games"]
        assert all(max(each["scores"]) > 0 for each in games)


@every_title
def test_its_law_is_covered_by_its_own_tests(place: Place, title: str) -> None:
    assert place.run("parlour", "laws", title, "--uncovered", cwd=project(place, title)).fine().out == ""


@every_title
def test_it_is_an_environment_for_learners(place: Place, title: str) -> None:
    code = f"import parlour, pettingzoo.test as zoo; zoo.api_test(parlour.lab.env('{title}'), 100)"
    assert "Passed API test" in place.run("python", "-W", "ignore", "-c", code).fine().out


@every_title
def test_its_own_tests_and_the_conformance_suite_pass(place: Place, title: str) -> None:
    """Its `pyproject.toml` asks for the suite in one line."""
    flags = ["-q", "-p", "no:randomly", "-p", "no:cacheprovider"]
    said = place.run("python", "-m", "pytest", *flags, cwd=project(place, title))
    assert said.code == 0, said.out[-3000:] + said.err
    assert "pairs of worlds compared" in said.out


@pytest.fixture(scope="module")
def house(place: Place, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), python=place.python) as server:
        yield server


@every_title
def test_a_table_of_it_is_opened_and_played_in_the_browser(house: Server, title: str) -> None:
    ann = opened(house.program("Ann"), "me", "bot:greedy", game=title)
    while 1 not in {line["seat"] for line in ann.look()["log"]}:  # until the bot has played
        until(lambda: bool(ann.look()["my_turn"]))
        assert ann.act().status_code == 200
    until(lambda: bool(ann.look()["my_turn"]))
    page = ann.client.get(f"/t/{ann.table}", headers={"Accept": "text/html"})
    assert page.status_code == 200
    boards = [unescape(path) for path in re.findall(r'(?:src|srcset)="(/t/\w+/board\.svg[^"]+)"', page.text)]
    drawn = [ann.client.get(path) for path in boards]
    assert len(drawn) == 2, "wide, and for a phone"
    assert all(each.headers["content-type"].startswith("image/svg+xml") for each in drawn)
    assert all(f'<use href="#{title}-seal-blue"' in each.text for each in drawn)
    assert all('class="target"' in each.text for each in drawn), "what may be clicked is ringed"
    assert ann.look()["ask"]["prompt"] in unescape(page.text)


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_shows_it_in_every_language(house: Server, title: str, language: str) -> None:
    browser = house.client(headers={"Accept-Language": language, "Accept": "text/html"})
    for path in ("/", f"/new/{title}", "/rules", f"/rules/{title}", "/about"):
        answer = browser.get(path)
        assert answer.status_code == 200, path
        assert f"{title}-title" not in answer.text, path


def test_tables_of_a_title_that_has_gone_stop_nobody(place: Place, tmp_path: Path) -> None:
    """The same house, first with the title and then without: its tables stand in the lists of those who sit there."""
    with serving(tmp_path, python=place.python) as house:
        ann = opened(house.program("Ann"), "me", "open", game="liars_dice", listed=True)
        over = opened(ann.client, "me", "bot:random", game="liars_dice")
        assert over.do("resign", seat=over.look()["seat"]).status_code == 200
        token = ann.client.headers["Authorization"]
    with serving(tmp_path) as house:
        html = {"Accept": "text/html"}
        for client in (house.client(headers=html), house.client(headers={"Authorization": token, **html})):
            known = "Authorization" in client.headers
            for path, tables in (("/", [ann.table, over.table]), ("/replays", [over.table])):
                answer = client.get(path)
                assert answer.status_code == 200, path
                assert all((f"/t/{table}" in answer.text) is False for table in tables), "there is nothing to open"
                assert ("This game has gone" in answer.text) is known
        answer = house.client(headers={"Authorization": token}).get(f"/api/tables/{ann.table}")
        assert answer.status_code == 410
        assert answer.json()["error"]["sentence"].startswith("There is no game 'liars_dice'; there are ")


def test_the_example_is_small() -> None:
    """All files of the package, every line counted."""
    files = [path for path in (EXAMPLE / "src").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < 500
    assert {path.parent.name for path in files if path.suffix == ".ftl"} == {"en", "uk"}
