"""parlour play: whole games, undo, why, save, settings, languages, terminals."""

import json
import re
from io import StringIO
from itertools import product
from pathlib import Path

import pytest
from needs import needs
from rich.console import Console

import parlour
from cli.program import answers, in_terminal, number_of, play, several
from parlour.bots import make_bot
from parlour.cli.terminal import Terminal
from parlour.conformance.fuzz import Dice
from parlour.kernel.state import Event
from parlour.table.table import Table
from parlour.text import LANGUAGES, words

needs("roam")

CLOSED = ("version=regular version=full", "outpost=false outpost=true", "towers=false towers=true")
COMBINATIONS = list(product(*map(str.split, CLOSED), ("hidden_characters=false", "hidden_characters=true")))
HOT_SEAT = ("--bots", "person,person")


def scripted(table: Table, dice: Dice) -> list[str]:
    """A random game to its end, as what two people would type."""
    lines = []
    while table.decision is not None:
        action = dice.pick(table.match.state.offer)
        lines.append(number_of(table, action))
        table.apply(action)
    return lines


def until_chance_moved(table: Table, dice: Dice) -> list[str]:
    """What people type until a seat decides again although its own last decision let chance move."""
    lines: list[str] = []
    while table.decision is not None:
        match = table.match
        if match.actions and match.actions[-1][0] == table.decision.seat and not match.past:
            return lines
        action = dice.pick(match.state.offer)
        lines.append(number_of(table, action))
        table.apply(action)
    raise AssertionError("it never happened; take another seed")


def test_a_whole_game_against_bots_is_played_by_numbers() -> None:
    run = play("--seed", "3", "--seats", "3", "--bots", "greedy,random", lines=["1"] * 300).fine()
    assert "is not one of the options" not in run.out
    *_, blue, red, yellow, last = run.out.rstrip().splitlines()
    found = [re.match(r"  (\w+): (\d+) \(", line) for line in (blue, red, yellow)]
    scores = {match[1]: int(match[2]) for match in found if match}
    assert list(scores) == ["Blue", "Red", "Yellow"]
    assert last.endswith(" wins!")
    assert scores[last.removesuffix(" wins!")] == max(scores.values())


def test_two_people_play_in_the_hot_seat_to_the_end_that_the_rules_know() -> None:
    table = parlour.new("roam", 2, "hot", version="full", outpost=True)
    lines = scripted(table, Dice("hot"))
    settings = ("--set", "version=full", "--set", "outpost=true")
    run = play("--seed", "hot", *HOT_SEAT, *settings, lines=lines).fine()
    assert table.outcome is not None
    for seat, name in enumerate(("Blue", "Red")):
        assert re.search(rf"^  {name}: {table.outcome.scores[seat]} \(", run.out, re.MULTILINE)
    assert len(answers(run)) == len(lines)  # nobody is asked anything more


def test_bots_can_be_watched_without_typing() -> None:
    run = play("--seed", "5", "--bots", "greedy,greedy", lines=[]).fine()
    assert answers(run) == []
    assert re.search(r"( wins| share the victory)!$", run.out.rstrip())


def test_every_combination_of_settings_starts_whatever_the_seats_and_the_language() -> None:
    starts = [(seats, combination) for seats in (2, 3, 4) for combination in COMBINATIONS]
    languages = [LANGUAGES[(number + number // 4) % len(LANGUAGES)] for number in range(len(starts))]
    commands = [
        ["play", "roam", "--seed", "1", "--lang", language, "--seats", str(seats), *given(combination)]
        for language, (seats, combination) in zip(languages, starts, strict=True)
    ]
    for language, (seats, combination), run in zip(languages, starts, several(*commands), strict=True):
        say, out = words(language).say, run.fine().out
        assert out.rstrip().endswith(say("play-quit"))  # the end of input is a good-bye
        assert out.count("/10") == seats
        version = f" · {say('roam-setting-version')}: {say('web-value-roam-version-full')} · "
        assert (version in out) == ("version=full" in combination)
        assert (say("roam-text-hidden") in out) == ("hidden_characters=true" in combination)
        assert not re.search(r"\b(roam|play)-[a-z]", out), "a key without words"
        assert bool(re.search("[а-яіїєґ]", out)) == (language in ("uk", "ru"))


def given(pairs: tuple[str, ...]) -> list[str]:
    return [word for pair in pairs for word in ("--set", pair)]


# Undo


def test_undo_goes_back_within_ones_own_decisions() -> None:
    run = play("--seed", "1", *HOT_SEAT, "--set", "first=0", lines=["undo", "1", "u", "2", "undo", "undo"]).fine()
    nothing, first, back, second, again, nothing_more = answers(run)
    assert nothing == nothing_more == "There is nothing to take back.\n"
    assert "Place the pattern of Anselm the Guide" in first
    assert back.startswith("Taken back.")
    assert again.startswith("Taken back.")
    assert "Place the pattern of Bree the Scout" in second
    assert "1  Use Anselm the Guide" in again


def test_undo_is_refused_once_another_seat_has_decided() -> None:
    person = play("--seed", "1", *HOT_SEAT, "--set", "first=0", lines=["1", "1", "undo"]).fine()
    assert answers(person)[-1].startswith("Only your own last decision can be taken back")
    bot = play("--seed", "1", "--set", "first=0", lines=["1", "1", "undo"]).fine()
    assert answers(bot)[-1].startswith("Only your own last decision can be taken back")


def test_undo_is_refused_once_chance_has_moved(tmp_path: Path) -> None:
    table = parlour.new("roam", 2, "chance", version="full")
    lines = until_chance_moved(table, Dice("chance"))
    saved = str(tmp_path / "after.json")
    settings = ("--seed", "chance", *HOT_SEAT, "--set", "version=full")
    run = play(*settings, lines=[*lines, "undo", f"save {saved}"]).fine()
    assert answers(run)[-2].startswith("That cannot be taken back: chance has moved")
    assert json.loads(Path(saved).read_text()) == table.position()


# Why


@pytest.mark.parametrize("language", ["en", "uk"])
def test_why_gives_the_paragraph_of_an_option_and_of_a_barred_one(language: str) -> None:
    table = parlour.new("roam", 2, "1", language, first=0)
    decision = table.decision
    assert decision is not None
    barred = len(decision.options) + 1
    run = play("--seed", "1", "--set", "first=0", "--lang", language, lines=["why 1", f"why {barred}", "why 99"]).fine()
    of_option, of_barred, of_nothing = answers(run, language)
    assert of_option.startswith(f"roam 5.1  {table.digest('5.1')}")
    assert of_barred.startswith(f"roam 4.4.2  {table.digest('4.4.2')}")
    assert table.ruling("4.4.2") in of_barred
    assert of_nothing.startswith(words(language).say("play-why-how", n=barred))
    assert bool(re.search("[а-яіїєґ]", of_option + of_barred)) == (language == "uk")


def test_a_barred_number_is_refused_with_its_paragraph_and_changes_nothing(tmp_path: Path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    run = play("--seed", "1", "--set", "first=0", lines=[f"save {before}", "4", f"save {after}"]).fine()
    refusal = answers(run)[1]
    assert refusal.startswith("“Early rise: pay 3 coins, wake everybody” is not possible now: Early rise needs")
    assert "Possible now: Use Anselm the Guide; Use Bree the Scout; Use Toldo the Porter." in refusal
    assert "(roam 4.4.2)" in refusal
    assert before.read_text() == after.read_text()


# Log and help


def test_help_names_a_paragraph_that_the_game_has() -> None:
    helped = answers(play("--seed", "1", "--set", "first=0", "--lang", "uk", lines=["1", "help"]).fine(), "uk")[-1]
    table = parlour.new("roam", 2, "1", first=0)
    table.apply(table.match.state.offer[0])
    assert table.decision is not None
    assert table.decision.law != "5.1"  # with which the words have it
    assert f" · rules {table.decision.law} (" in helped


@pytest.mark.parametrize("people", [1, 2])
def test_the_log_says_again_what_was_told(people: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what only one seat may know: whoever is at the terminal has read it in their turn."""
    table = parlour.new("roam", 2, "1", first=0)
    monkeypatch.setattr(Event, "visible", lambda event, seat: seat == 0 or event.key == "uses")
    typed = iter(["1", "undo", *["1"] * 8])
    monkeypatch.setattr(Terminal, "read", lambda *_: next(typed, None))
    monkeypatch.setattr(Terminal, "board", lambda *_: None)
    terminal = Terminal(table, {1: make_bot("greedy", table.game, "1")} if people == 1 else {})
    said = StringIO()
    terminal.console = Console(file=said, width=200)
    terminal.play()
    told = [line[2:] for line in said.getvalue().partition("Taken back.")[2].splitlines() if line.startswith("· ")]
    before = len(said.getvalue())
    terminal.show_log()
    assert said.getvalue()[before:].splitlines() == told[-30:]
    assert told != table.log()


# Save


def test_what_is_saved_leads_back_to_the_same_position(tmp_path: Path) -> None:
    position, transcript = tmp_path / "game.json", tmp_path / "my game.txt"
    lines = ["1", "1", "2", "3", "1", "1", f"save {position}", f"SAVE   {transcript}  "]
    run = play("--seed", "a b", "--seats", "4", "--set", "version=full", "--set", "towers=true", lines=lines).fine()
    assert f"Saved to {position}." in run.out
    assert f"Saved to {transcript}." in run.out
    now = json.loads(position.read_text())
    assert parlour.load_position(position).position() == now
    assert parlour.replay(transcript).position() == now
    assert len(parlour.replay(transcript).match.actions) > 6


def test_a_path_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    nowhere = tmp_path / "missing" / "game.txt"
    run = play("--seed", "1", lines=["save", f"save {nowhere}", f"save {tmp_path}", "help"]).fine()
    how, missing, folder, helped = answers(run)
    assert how.startswith("Say where: save FILE")
    assert missing.startswith(f"{nowhere} cannot be written: no such file or directory.")
    assert folder.startswith(f"{tmp_path} cannot be written: is a directory.")
    assert helped.startswith("Type the number of an option.")
    assert list(tmp_path.iterdir()) == []


# A real terminal


def test_in_a_real_terminal_it_has_colours_and_understands_what_is_typed() -> None:
    code, seen = in_terminal("play", "roam", "--seed", "1", "--set", "first=0", typed="1\nundo\nwhy 1\nquit\n")
    assert code == 0
    assert "\x1b[" in seen
    plain = re.sub(r"\x1b\[[\d;]*m", "", seen).replace("\r", "")
    assert "Place the pattern of Anselm the Guide" in plain
    assert "Taken back." in plain
    assert "roam 5.1  " in plain
    assert plain.rstrip().endswith("Good-bye. The game was not finished.")
