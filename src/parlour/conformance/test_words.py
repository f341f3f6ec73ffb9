"""Every game: whatever the rules can say has words in every language, with all forms that its numbers need."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from parlour import titles
from parlour.conformance.fuzz import CASES, Case, Dice, played, random_game
from parlour.conformance.listen import hear
from parlour.conformance.properties import every_case
from parlour.games import all_games
from parlour.games import game as find_game
from parlour.kernel.game import Game
from parlour.kernel.state import Step
from parlour.law import law, paragraph_of_steps, sources
from parlour.table.table import Table, kebab
from parlour.text import LANGUAGES, shared, words
from parlour.web.pages.new import SWITCH
from parlour.web.pages.rules import chapter

HOUSE = "house"  # the words of all titles together
FAMILIES = ("ask", "do", "log", "setting")  # of keys that are made of what the rules name


class Book(NamedTuple):
    """The words of a title, or of the house, in one language."""

    title: str
    language: str

    def __str__(self) -> str:
        return f"{self.title}-{self.language}"

    def folder(self) -> Traversable:
        where = files("parlour.text") if self.title == HOUSE else titles.folder(self.title).joinpath("words")
        return where.joinpath(self.language)

    def files(self) -> list[Traversable]:
        return sorted((each for each in self.folder().iterdir() if each.name.endswith(".ftl")), key=str)


SPEAKERS = (HOUSE, *(game.id for game in all_games()))
BOOKS = [book for title in SPEAKERS for book in (Book(title, each) for each in LANGUAGES)
         if book.folder().is_dir()]  # fmt: skip  # a title need not speak all languages
OF_TITLES = [book for book in BOOKS if book.title != HOUSE]
FILES = [(book, path) for book in BOOKS for path in book.files()]

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
every_book = pytest.mark.parametrize("book", BOOKS, ids=str)
every_translation = pytest.mark.parametrize("book", [book for book in BOOKS if book.language != "en"], ids=str)


# Which keys there must be


def deciding(game: Game[Any]) -> list[type[Step[Any]]]:
    """The Steps that ask a seat: they, or a class between them and Step, say what the options are."""
    own = {kind: kind.__mro__[: kind.__mro__.index(Step)] for kind in game.steps}
    return [kind for kind, classes in own.items() if any("options" in vars(each) for each in classes)]


def calls(folder: Traversable) -> Iterator[ast.Call]:
    for _, source in sources(folder):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
                yield node


def tellers(game: Game[Any]) -> dict[str, set[str]]:
    """The functions that note an event, and the keys of those that they may note for one key: `g.tell("draws", …)` has
    another for those who do not see the card, and a title has functions of its own: `Event(f"guards-{key}", …)`."""
    found = {"note": {"{}"}, "tell": {"{}", "{}-unseen"}}
    for _, source in sources(titles.folder(game.id)):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and (keys := {key for each in ast.walk(node) for key in noted(each)}):
                found[node.name] = keys
    return found


def noted(node: ast.AST) -> Iterator[str]:
    """The key of an Event that is made of a variable called `key`, with `{}` in its stead."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event" and node.args:
        key = ast.unparse(node.args[0])
        if re.search(r"\bkey\b", key):
            yield "{}" if key == "key" else ast.literal_eval(key.removeprefix("f")).replace("{key}", "{}")


def events(game: Game[Any]) -> set[str]:
    """The keys of all events that the source notes: `g.note("takes", …)`, or makes: `Event("rolls", …)`."""
    found, known = set(), tellers(game)
    for call in calls(titles.folder(game.id)):
        name = getattr(call.func, "attr", "")
        if getattr(call.func, "id", "") == "Event" and isinstance(call.args[0], ast.Constant):
            found.add(str(call.args[0].value))
        elif name in known and call.args:
            key = call.args[0]
            assert isinstance(key, ast.Constant), (
                f"{game.id}: an event whose key is not written out: {ast.unparse(call)}"
            )
            found |= {like.format(key.value) for like in known[name]}
    return found


def written_keys(game: Game[Any]) -> set[str]:
    """Keys that stand in the source as they are: `say("play-over")`, `say("GAME-text-deck")`."""
    like = re.compile(rf"(?:play|refused|{game.id})(?:-[a-z0-9_]+)+")
    found = set()
    for folder in (*map(files, ("parlour.table", "parlour.cli", "parlour.draw")), titles.folder(game.id)):
        for _, source in sources(folder):
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and like.fullmatch(node.value):
                    found.add(node.value)
    return found


def refusal_codes() -> set[str]:
    """Every code that a refusal in the kernel or at the table can have."""
    found = {"undo-nothing", "undo-other", "undo-chance"}
    for call in [*calls(files("parlour.kernel")), *calls(files("parlour.table"))]:
        name = getattr(call.func, "id", "")
        if name in ("Refused", "Illegal") and call.args and isinstance(call.args[0], ast.Constant):
            found.add(str(call.args[0].value))
    return found


def things(game: Game[Any]) -> set[str]:
    """Names of cards, artifacts and the like: of a kind either all things have words, or none needs them (C4)."""
    g = game.new(game.seats[1], game.read_settings({}), 1)
    keys = {f"{game.id}-{verb.kind}": game.names(g, verb.kind) for verb in game.verbs if verb.kind not in ("", "n")}
    known = set(messages(Book(game.id, "en")))
    return {
        f"{key}-{name}"
        for key, names in keys.items()
        for name in names
        if any(f"{key}-{each}" in known for each in names) and not name.startswith("spare-")
    }


def ends(game: Game[Any]) -> set[str]:
    """What finished games say of themselves: how they ended, and what the scores are made of."""
    found = set()
    for case in [case for case in CASES if case.game is game]:
        match = case.begin("ends")
        for _ in random_game(match, Dice("ends")):
            pass
        outcome = game.outcome(match.state)
        assert outcome is not None
        found |= {f"{game.id}-end-{outcome.ended_by}", *(f"{game.id}-part-{part}" for part in outcome.breakdown[0])}
        found |= {f"{game.id}-rival-{name}" for name in outcome.rivals}
        found |= {f"{game.id}-lost"} if outcome.rivals else set()
    return found


def needed(game: Game[Any]) -> set[str]:
    g = game.new(game.seats[1], game.read_settings({}), 1)
    keys = {f"{game.id}-ask-{kebab(kind.__name__)}" for kind in deciding(game)}
    keys |= {f"{game.id}-do-{verb.name}" for verb in game.verbs}
    keys |= {f"{game.id}-log-{key}" for key in events(game)}
    keys |= {f"{game.id}-seat-{name}" for name in game.seat_names(g)}
    keys |= {f"{game.id}-setting-{name}" for name in game.settings} | set(values(game))
    keys |= {f"{game.id}-title", f"web-game-{game.id}-line", f"web-about-{game.id}"}
    keys |= {f"web-chapter-{game.id}-{chapter(name)}" for name in law(game.id)}
    keys |= {f"refused-{code}" for code in refusal_codes()}
    return keys | things(game) | ends(game) | written_keys(game)


def values(game: Game[Any]) -> Iterator[str]:
    """The values of settings; nobody reads the default of a switch, or of what can be typed in."""
    for name, setting in game.settings.items():
        unread = setting.values[:1] if setting.open or setting.values == SWITCH else ()
        yield from (f"web-value-{game.id}-{name}-{value}" for value in setting.values if value not in unread)


# What there is


def parsed(path: Traversable) -> ftl.Resource:
    return FluentParser().parse(path.read_text("utf-8"))


@cache
def entries(book: Book) -> list[ftl.Message]:
    found = [entry for path in book.files() for entry in parsed(path).body]
    return [entry for entry in found if isinstance(entry, ftl.Message)]


def messages(book: Book) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(book)}


def in_english(book: Book) -> dict[str, ftl.Message]:
    return messages(Book(book.title, "en"))


class Asked(Visitor):
    """The variables of a message, and its choices between forms."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[tuple[str, list[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [v.key.name if isinstance(v.key, ftl.Identifier) else str(v.key.value) for v in node.variants]
        assert isinstance(node.selector, ftl.VariableReference)
        self.choices.append((node.selector.id.name, keys))
        self.generic_visit(node)


def found(entry: ftl.Message) -> Asked:
    visitor = Asked()
    visitor.visit(entry)
    return visitor


def is_law(book: Book, key: str) -> bool:
    """The law is written in English in law.toml; only the other languages have it as words."""
    return key.startswith(f"{book.title}-law-")


def place_of(book: Book) -> str:
    """Where to write, for whoever meets a mistake."""
    return f"text/{book.language} of the house" if book.title == HOUSE else f"words/{book.language} of {book.title}"


# The tests


@pytest.mark.parametrize(("book", "path"), FILES, ids=lambda part: str(part) if isinstance(part, Book) else part.name)
def test_every_file_of_words_parses_whole(book: Book, path: Traversable) -> None:
    body = parsed(path).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{book}/{path.name}"
    assert any(isinstance(entry, ftl.Message) for entry in body)


@every_book
def test_no_key_stands_twice(book: Book) -> None:
    both = {book, Book(HOUSE, book.language)}
    names = [entry.id.name for each in both for entry in entries(each)]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"{place_of(book)} says twice: {', '.join(twice)}"


@pytest.mark.parametrize("book", OF_TITLES, ids=str)
def test_every_key_has_words(book: Book) -> None:
    there = messages(Book(HOUSE, book.language)) | messages(book)
    said = {key: there.get(key) or there.get(shared(key)) for key in needed(find_game(book.title))}
    lacks = sorted(key for key, entry in said.items() if entry is None or entry.value is None)
    assert not lacks, f"{place_of(book)} lacks: {', '.join(lacks)}"


@pytest.mark.parametrize("book", [book for book in OF_TITLES if book.language == "en"], ids=str)
def test_no_words_are_left_of_what_has_another_name_now(book: Book) -> None:
    game = find_game(book.title)
    asked = [kebab(kind.__name__) for kind in deciding(game)]
    known = needed(game) | {f"{game.id}-do-{verb.name}-{question}" for verb in game.verbs for question in asked}
    made = tuple(f"{game.id}-{family}-" for family in FAMILIES)
    left = sorted(key for key in messages(book) if key.startswith(made) and key not in known)
    assert not left, f"{place_of(book)} still has words for what the rules no longer name: {', '.join(left)}"


@every_translation
def test_every_language_has_the_same_keys(book: Book) -> None:
    ours, theirs = ({key for key in each if not is_law(book, key)} for each in (in_english(book), messages(book)))
    assert not ours - theirs, f"{place_of(book)} lacks: {', '.join(sorted(ours - theirs))}"
    assert not theirs - ours, f"{place_of(book)} has what English lacks: {', '.join(sorted(theirs - ours))}"


@every_translation
def test_every_language_uses_the_same_variables(book: Book) -> None:
    theirs = messages(book)
    for key, entry in in_english(book).items():
        if key in theirs:
            assert found(theirs[key]).variables == found(entry).variables, f"{book}: {key}"


@every_book
def test_a_choice_between_forms_has_all_forms_of_the_language(book: Book) -> None:
    form = Locale(book.language).plural_form
    forms = {form(n) for n in range(200)}
    for key, entry in messages(book).items():
        for variable, keys in found(entry).choices:
            named = set(keys) & {"zero", "one", "two", "few", "many"}
            if named:
                assert forms <= set(keys), f"{book}: {key} lacks {sorted(forms - set(keys))} of ${variable}"
                assert named <= forms, f"{book}: {key} has {sorted(named - forms)}, which no whole number takes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_choices_between_forms_to_look_at(language: str) -> None:
    choices = [keys for entry in messages(Book(HOUSE, language)).values() for _, keys in found(entry).choices]
    assert len([keys for keys in choices if "one" in keys]) > 3


@every_translation
def test_where_english_has_two_forms_of_a_number_the_others_choose_too(book: Book) -> None:
    theirs = messages(book)
    for key, entry in in_english(book).items():
        plural = {variable for variable, keys in found(entry).choices if "one" in keys}
        chosen = (
            {variable for variable, keys in found(theirs[key]).choices if "one" in keys} if key in theirs else plural
        )
        alone = {variable for variable in plural - chosen if bare(theirs[key], variable)}
        assert not plural - chosen - alone, f"{book}: {key} does not decline after ${plural - chosen}"


def bare(entry: ftl.Message, variable: str) -> bool:
    """Whether a number stands where nothing need agree with it: after a colon, or before a sign (“монети: 3”)."""
    text = FluentSerializer().serialize_entry(entry)
    return re.search(rf"[:×+(]\s*\{{ ?\${variable} ?\}}", text) is not None


@pytest.mark.parametrize("book", [book for book in OF_TITLES if book.language != "en"], ids=str)
def test_every_paragraph_of_the_law_has_a_digest(book: Book) -> None:
    there = messages(book)
    paragraphs = {f"{book.title}-law-{name.replace('.', '-')}": each for name, each in law(book.title).items()}
    translated = {key for key in there if is_law(book, key)}
    lacks, gone = sorted(set(paragraphs) - translated), sorted(translated - set(paragraphs))
    assert not lacks, f"{place_of(book)} lacks: {', '.join(lacks)}"
    assert not gone, f"{place_of(book)} has paragraphs that law.toml lacks: {', '.join(gone)}"
    for key, paragraph in paragraphs.items():
        assert there[key].value is not None, key
        extras = {each.id.name for each in there[key].attributes}
        wanted = "its ruling as the attribute .ruling" if paragraph.ruling else "no attribute: it has no ruling"
        assert extras == ({"ruling"} if paragraph.ruling else set()), f"{place_of(book)}: {key} must have {wanted}"
        assert words(book.language).say(key) != paragraph.digest, f"{key} is still English"


@every_game
def test_every_verb_and_refusal_points_to_a_paragraph_that_exists(game: Game[Any]) -> None:
    unknown = [f"{verb.name} ({verb.law})" for verb in game.verbs if verb.law and verb.law not in law(game.id)]
    assert not unknown, f"law.toml of {game.id} lacks the paragraph of: {', '.join(unknown)}"


@every_game
def test_every_step_that_decides_cites_a_paragraph(game: Game[Any]) -> None:
    cited = paragraph_of_steps(game.id)
    without = [kind.__name__ for kind in game.steps if cited.get(kind.__name__) not in law(game.id)]
    assert not without, f"rules of {game.id}: the docstring begins with no paragraph of law.toml: {', '.join(without)}"


@every_case
def test_questions_and_answers_are_spoken_without_a_mistake(case: Case) -> None:
    for number, (match, _, _) in enumerate(played(case, "speech")):
        if number % 12 == 0:
            language = LANGUAGES[number // 12 % len(LANGUAGES)]
            with hear(language) as mistakes:
                decision = Table(match, language).decision
                assert decision is not None
                labels = [option.label for option in decision.options]
                assert len(set(labels)) == len(labels), f"two options read the same: {labels}"
                assert all(
                    text.strip() for text in (decision.prompt, *labels, *(each.label for each in decision.barred))
                )
                assert all(Table(match, language).digest(each.law) for each in decision.options + decision.barred)
                assert Table(match, language).digest(decision.law)
            assert mistakes == []


@every_case
def test_the_log_is_spoken_without_a_mistake(case: Case) -> None:
    match = case.begin("log")
    for _ in random_game(match, Dice("log")):
        pass
    for language in LANGUAGES:
        with hear(language) as mistakes:
            assert all(line.strip() for line in Table(match, language).log())
        assert mistakes == []
