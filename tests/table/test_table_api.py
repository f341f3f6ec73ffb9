"""The Python API: a contract (docs: README, the API page). Written as a user would."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from needs import needs

import parlour
from parlour.conformance.fuzz import Dice, saved
from parlour.conformance.listen import hear
from parlour.table.table import Decision, Option, Table
from parlour.text import LANGUAGES

needs("roam")


def asked(table: Table) -> Decision:
    assert table.decision is not None
    return table.decision


def table_law(paragraph: str) -> str:
    return parlour.new("roam").digest(paragraph)


def after(table: Table, actions: int, seed: str = "api") -> Table:
    dice = Dice(seed)
    for _ in range(actions):
        if table.decision is not None:
            table.apply(dice.pick(table.decision.options))
    return table


def finished(**options: Any) -> Table:
    return after(parlour.new("roam", seats=2, seed=5, **options), 1000)


# Opening a table


def test_the_example_of_the_documentation_runs() -> None:
    table = parlour.new("roam", seats=["blue", "red", "yellow"], seed=7)
    decision = asked(table)
    assert decision.seat in (0, 1, 2)
    assert decision.kind == "before-character"
    assert all(isinstance(option, Option) for option in decision.options)
    assert {option.verb for option in decision.options} == {"use"}
    table.apply(decision.options[0])
    assert table.view(seat=1)["seat"] == 1
    table.undo()
    assert asked(table).options[0].label == decision.options[0].label
    assert table.clone().position() == table.position()
    assert table.outcome is None
    assert table.transcript().startswith("parlour transcript 1\n")
    assert parlour.load_position(table.position()).position() == table.position()


def test_everything_public_can_be_had_from_the_package() -> None:
    for name in ("new", "Table", "Decision", "Option", "Refused", "load_position", "replay", "BadInput", "BadFile"):
        assert getattr(parlour, name).__name__ == name
        assert name in dir(parlour)
    assert isinstance(parlour.__version__, str)
    with pytest.raises(AttributeError, match="nonsense"):
        parlour.nonsense  # noqa: B018


def test_importing_the_package_stays_light() -> None:
    """Rules alone must not load words, pictures or a terminal."""
    code = "import parlour.games.roam.game, sys; print({'fluent', 'rich', 'babel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_a_table_without_seats_has_the_fewest() -> None:
    assert parlour.new("roam").match.state.seats == 2


@pytest.mark.parametrize("seats", [2, 3, 4, ["red", "blue"], ["green", "yellow", "red"]])
def test_seats_are_a_number_or_names(seats: Any) -> None:
    table = parlour.new("roam", seats=seats)
    names = table.position()["seats"]
    assert names == seats if isinstance(seats, list) else len(names) == seats


def test_the_same_seed_opens_the_same_table_and_another_another() -> None:
    assert parlour.new("roam", seed=7).position() == parlour.new("roam", seed="7").position()
    assert parlour.new("roam", seed=7).position() != parlour.new("roam", seed=8).position()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("chess", {}),
        ("", {}),
        ("roam", {"seats": 1}),
        ("roam", {"seats": 5}),
        ("roam", {"seats": []}),
        ("roam", {"seats": ["blue", "blue"]}),
        ("roam", {"seats": ["blue", "mauve"]}),
        ("roam", {"seats": ["blue", 3]}),
        ("roam", {"version": "huge"}),
        ("roam", {"colour": "red"}),
        ("roam", {"first": 3}),
        ("roam", {"pack": "no/such/file.toml"}),
        ("roam", {"language": "fr"}),
    ],
)
def test_what_cannot_be_opened_is_refused_in_one_sentence(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(parlour.BadInput) as error:
        parlour.new(game, **options)
    assert "\n" not in str(error.value)
    assert len(str(error.value).split()) > 3


def test_options_may_be_python_values() -> None:
    table = parlour.new("roam", towers=True, outpost="true", first=1)
    options = table.position()["options"]
    assert (options["towers"], options["outpost"], options["first"]) == ("true", "true", "1")
    assert asked(table).seat == 1


# Asking and answering


def test_an_option_explains_itself() -> None:
    option = asked(parlour.new("roam", seed=7)).options[0]
    assert set(option.as_data()) == {"action", "verb", "arg", "label", "target", "law", "touches"}
    assert option.target == f"card-{option.arg}"
    assert "Option(verb='use'" in repr(option)
    json.dumps(option.as_data())


def test_an_option_says_what_it_would_change() -> None:
    table = parlour.new("roam", seed=7)
    table.apply(asked(table).options[1])
    place = next(option for option in asked(table).options if option.arg == "C1")
    assert place.touches == ["space-C1", "space-B2", "space-A3"]


def test_a_decision_explains_itself() -> None:
    decision = asked(parlour.new("roam", seed=7))
    assert decision.prompt
    assert table_law(decision.law)
    assert repr(decision).startswith(f"Decision(seat={decision.seat}, kind='before-character', options=[Option(")


def test_an_option_its_number_and_its_words_are_the_same_answer() -> None:
    option = asked(parlour.new("roam", seed=7)).options[1]
    positions = []
    for answer in (option, option.action, f"use card:{option.arg}"):
        table = parlour.new("roam", seed=7)
        table.apply(answer)
        positions.append(table.position())
    assert positions[0] == positions[1] == positions[2]


def test_an_option_of_an_earlier_question_is_refused() -> None:
    table = parlour.new("roam", seed=7)
    option = asked(table).options[0]
    table.apply(option)
    with pytest.raises(parlour.Refused) as refused:
        table.apply(option)
    assert refused.value.code == "not-now"


@pytest.mark.parametrize(
    "choice", [None, 1.5, True, [], {}, b"use", object, "", "use", "use card:nobody", -1, 10**30], ids=str
)
def test_what_is_no_action_is_refused_with_what_is_possible(choice: Any) -> None:
    table = parlour.new("roam", seed=7)
    before = saved(table.match)
    with pytest.raises(parlour.Refused) as refused:
        table.apply(choice)
    assert refused.value.code == "unknown"
    assert asked(table).options[0].label in refused.value.sentence
    assert saved(table.match) == before


def test_a_long_text_is_not_repeated_in_the_refusal() -> None:
    with pytest.raises(parlour.Refused) as refused:
        parlour.new("roam", seed=7).apply("x" * 10_000)
    assert len(str(refused.value)) < 1000


def test_what_is_barred_tells_its_true_price() -> None:
    """A label must not say “0 coins” of something that costs more than one has."""
    table = parlour.new("roam", seats=4, seed=2, version="full")
    seen = 0
    for _ in range(400):
        decision = table.decision
        if decision is None:
            break
        for option in decision.barred:
            if option.verb == "buy":
                assert " 0 " not in option.label
                seen += 1
        after(table, 1, f"price {len(table.match.actions)}")
    assert seen > 10


def test_barred_options_name_a_paragraph_that_can_be_read() -> None:
    table = after(parlour.new("roam", seats=3, seed=11, version="full"), 60)
    for option in asked(table).barred:
        assert table.digest(option.law)


# Undo


def test_undo_takes_the_last_decision_back() -> None:
    table = parlour.new("roam", seed=7)
    before = table.position()
    table.apply(asked(table).options[0])
    table.undo()
    assert table.position() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_is_refused_with_a_reason(language: str) -> None:
    table = parlour.new("roam", seed=7, language=language)
    sentences = []
    with hear(language) as mistakes:
        with pytest.raises(parlour.Refused) as refused:
            table.undo()
        sentences.append((refused.value.code, refused.value.sentence))
        seat = asked(table).seat
        table.apply(asked(table).options[0])
        with pytest.raises(parlour.Refused) as refused:
            table.undo(seat=1 - seat)
        sentences.append((refused.value.code, refused.value.sentence))
        while table.match.past:
            table = after(table, 1, f"undo {len(table.match.actions)}")
        with pytest.raises(parlour.Refused) as refused:
            table.undo()
        sentences.append((refused.value.code, refused.value.sentence))
    assert [code for code, _ in sentences] == ["undo-nothing", "undo-other", "undo-chance"]
    assert len({sentence for _, sentence in sentences}) == 3
    assert mistakes == []


def test_undo_of_a_seat_stops_at_another_seats_decision() -> None:
    table = parlour.new("roam", seed=7)
    while len({seat for seat, _ in table.match.actions}) < 2:
        table.apply(asked(table).options[0])
    last, before = table.match.actions[-1][0], table.match.actions[-2][0]
    table.undo(seat=last)
    with pytest.raises(parlour.Refused):
        table.undo(seat=last)
    assert before != last


# Looking


def test_a_view_shows_what_the_seat_may_know() -> None:
    table = after(parlour.new("roam", seats=3, seed=1), 20)
    assert [table.view(seat)["seat"] for seat in (None, 0, 1, 2)] == [None, 0, 1, 2]
    json.dumps(table.view(0), allow_nan=False)


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "0", 1.0, [0]])
def test_a_seat_that_is_not_there_has_no_view(seat: Any) -> None:
    with pytest.raises(parlour.BadInput, match="the seats are 0 to 2"):
        parlour.new("roam", seats=3).view(seat)


def test_a_view_can_be_changed_without_harm() -> None:
    table = parlour.new("roam", seats=2, seed=1)
    before = saved(table.match), json.dumps(table.view(0))
    view = table.view(0)
    view["players"][0]["coins"] = 99
    view["spaces"].clear()
    for land in view["lands"]:
        land["coins"].clear()
        land["pattern"].clear()
    for player in view["players"]:
        for card in player["characters"]:
            card["pattern"].clear()
    assert (saved(table.match), json.dumps(table.view(0))) == before


def test_a_position_can_be_changed_without_harm() -> None:
    table = after(parlour.new("roam", seats=2, seed=1, version="full"), 10)
    before = saved(table.match)
    position = table.position()
    for value in position["fields"].values():
        if isinstance(value, list):
            value.clear()
    position["options"].clear()
    position["stack"].clear()
    assert saved(table.match) == before


def test_the_log_tells_what_happened_in_words() -> None:
    table = parlour.new("roam", seed=7)
    option = asked(table).options[0]
    table.apply(option)
    lines = table.log()
    assert lines
    assert table.log(after=1) == []
    assert all(line and "roam-" not in line for line in after(table, 60).log())


def test_people_are_called_by_their_names() -> None:
    table = parlour.new("roam", seed=7)
    named = Table(table.match, people=["Oksana", "Piotr"])
    named.apply(asked(named).options[0])
    assert any(name in line for line in named.log() for name in ("Oksana", "Piotr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_speaks_the_readers_language(language: str) -> None:
    english, other = (asked(parlour.new("roam", seed=7, language=each)) for each in ("en", language))
    assert [option.action for option in english.options] == [option.action for option in other.options]
    assert (english.prompt == other.prompt) is (language == "en")


def test_a_table_shows_its_picture() -> None:
    """For notebooks: SVG of what the seat that decides may know, and a picture for every seat and after the end."""
    table = parlour.new("roam", seats=3, seed=7)
    assert table._repr_svg_().lstrip().startswith("<svg")
    assert "space-C4" in table.svg(seat=1)
    assert finished()._repr_svg_().lstrip().startswith("<svg")


# The end


def test_the_outcome_tells_scores_and_winners() -> None:
    table = finished()
    outcome = table.outcome
    assert outcome is not None
    assert table.decision is None
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
    assert table.transcript().splitlines()[-1].startswith(f"= {outcome.scores[0]} {outcome.scores[1]} winners ")


def test_a_finished_table_can_still_be_looked_at_and_kept() -> None:
    table = finished(version="full")
    assert table.view(0)["phase"] == "over"
    assert table.clone().position() == table.position()
    assert parlour.load_position(table.position()).outcome is not None
    assert table.log()


# Copies and files


def test_a_clone_goes_its_own_way() -> None:
    table = after(parlour.new("roam", seed=7), 10)
    before, clone = saved(table.match), table.clone()
    after(clone, 10, "clone")
    assert saved(table.match) == before
    assert saved(clone.match) != before
    assert clone.language == table.language


def test_a_position_goes_to_a_file_and_back(tmp_path: Path) -> None:
    table = after(parlour.new("roam", seats=4, seed=7, version="full", towers=True), 50)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(table.position()), "utf-8")
    for source in (path, str(path), table.position()):
        loaded = parlour.load_position(source)
        assert loaded.position() == table.position()
        assert [option.as_data() for option in asked(loaded).options] == [
            option.as_data() for option in asked(table).options
        ]
    assert parlour.load_position(path, language="uk").language == "uk"


def test_a_transcript_goes_to_a_file_and_back(tmp_path: Path) -> None:
    table = finished(version="full")
    path = tmp_path / "game.txt"
    path.write_text(table.transcript(), "utf-8")
    again = parlour.replay(path)
    assert again.position() == table.position()
    assert again.log() == table.log()
    assert parlour.replay(path, to=5).match.actions == table.match.actions[:5]
    assert parlour.replay(path, language="pl").language == "pl"


def test_a_loaded_position_can_be_played_on_undone_and_written_down() -> None:
    table = after(parlour.new("roam", seed=7), 10)
    loaded = parlour.load_position(table.position())
    with pytest.raises(parlour.Refused):
        loaded.undo()
    option = asked(loaded).options[0]
    loaded.apply(option)
    table.apply(option.action)
    assert loaded.position() == table.position()
    assert "\nposition {" in loaded.transcript()


def test_the_environment_for_learning_is_there() -> None:
    if importlib.util.find_spec("pettingzoo") is None:
        pytest.skip("pettingzoo is not installed")
    env = parlour.lab.env("roam")
    assert env is not None


def test_a_clone_that_goes_back_and_on_does_not_change_the_past_of_the_other() -> None:
    table = parlour.new("roam", seed=7)
    before = table.position()
    table.apply(asked(table).options[0])
    other = table.clone()
    other.undo()
    other.apply(asked(other).options[2])
    table.undo()
    assert table.position() == before
