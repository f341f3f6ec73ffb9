"""What must hold of every title, as a pytest plugin; and what tests of a title are written with.

Whoever writes a title in a package of their own adds one line to `[tool.pytest.ini_options]`:

    addopts = "-p parlour.conformance --title ID"

and pytest runs this suite for it beside their own tests: random games with every combination of options, in which
options, copies, files, undo, secrets, refusals, words and the invariants of the law are looked at after every action;
and what was recorded beside the title's tests (`digests.json`, `perft/*.json`, `transcripts/*.txt`). With
PARLOUR_FUZZ=10000 it plays so many games.
"""

from pathlib import Path

import pytest

HELPERS = ("fuzz", "knowing", "moments", "playing", "properties")
NO_TITLE = "-"
HERE = str(Path(__file__).parent)
MARKERS = (
    "law(game, *paragraphs): the paragraphs of a game's law that the test holds up",
    "timeout(seconds): how long a test may take, where pytest-timeout is installed",
)

pytest.register_assert_rewrite(*(f"parlour.conformance.{name}" for name in HELPERS))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--title", action="append", default=[], metavar="ID", help="test the conformance of this title")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Where Parlour is a clone, what its own tests share is no business of those of a title in another folder."""
    if any((folder / "conftest.py").exists() for folder in Path(HERE).parents):
        early_config.known_args_namespace.confcutdir = HERE


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    for title in config.getoption("--title"):
        check_title(title)
    named = [str(config.invocation_params.dir / each.partition("::")[0]) for each in config.args]
    if config.getoption("--title") and not any(each.startswith(HERE) for each in named):
        config.args.append(HERE)


def check_title(title: str) -> None:
    """A title that is not there, or cannot be played, is no reason to pass."""
    from parlour.games import game  # noqa: PLC0415, only where it is asked for
    from parlour.kernel.errors import BadInput  # noqa: PLC0415

    try:
        game(title)
    except BadInput as error:
        raise pytest.UsageError(f"--title {title}: {error}") from None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of this suite, only what is about the titles that were asked for; nobody misses the rest."""
    if wanted := config.getoption("--title"):
        from parlour.conformance.fuzz import ASKED  # noqa: PLC0415, that loads all titles

        ASKED[:] = wanted  # only they share what PARLOUR_FUZZ says
        items[:] = [item for item in items if title_tested(item) in (*wanted, "")]


def title_tested(item: pytest.Item) -> str:
    """The title that a test of this suite is about; "" for every other test."""
    from parlour.conformance.golden import title_of  # noqa: PLC0415, that loads all titles

    if HERE not in map(str, item.path.parents):
        return ""
    spec = getattr(item, "callspec", None)
    if spec is None or spec.id == "NOTSET":  # of no title, as where nothing was recorded
        return NO_TITLE
    params = spec.params
    if "case" in params:
        return str(params["case"].game.id)
    if "book" in params:
        return str(params["book"].title)
    if "path" in params:
        return title_of(params["path"])
    return str(params["game"].id) if "game" in params else str(params.get("title", NO_TITLE))


def pytest_report_header() -> str:
    from parlour.lab.bench import mode  # noqa: PLC0415

    return f"rules: {mode()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The fuzzing tests attach their tallies to their reports, so that they reach us from the workers of xdist too."""
    from parlour.conformance.fuzz import FUZZ  # noqa: PLC0415
    from parlour.conformance.tally import Tally, summary  # noqa: PLC0415

    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    properties = [each for report in reports for each in getattr(report, "user_properties", [])]
    tallies = [Tally(**value) for name, value in properties if name == "tally"]
    if tallies:
        terminalreporter.section("random games")
        terminalreporter.write_line(summary(tallies, by_case=FUZZ > 0))
    for sums in ("foreign actions refused", "pairs of worlds compared", "damaged files read"):
        counts = [int(value) for name, value in properties if name == sums]
        if counts:
            terminalreporter.write_line(f"{sum(counts)} {sums}")
