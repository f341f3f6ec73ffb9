"""parlour verify: shuffles that were promised before the first move, and databases that nobody has changed."""

import asyncio
import re
import shutil
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from cli.program import several
from needs import needs

from parlour.conformance.fuzz import Dice
from parlour.record.transcript import write_action
from parlour.table.table import Table, new
from parlour.web.rooms.chain import commitment
from parlour.web.rooms.make_sight import Private, Viewer, sight
from parlour.web.rooms.room import FINISHED, Room
from parlour.web.rooms.verify import Found, verify
from parlour.web.store import Store
from parlour.web.store.rooms import insert_room
from web.plays import ANN, BEN, EVE, NAMES, Play, an_order
from web.servers import serving
from web.stores import do, people

needs("roam")

SECRET = bytes(range(100, 132))


def finished(settings: dict[str, str] | None = None) -> Play:
    play = Play(an_order("me", "open", settings=settings or {"version": "full"}), secret=SECRET)
    play.sits(BEN, 1)
    play.plays(Dice("verify"))
    assert play.room.status == FINISHED
    return play


@pytest.fixture(scope="module")
def play() -> Play:
    return finished()


@pytest.fixture(scope="module")
def transcript(play: Play) -> str:
    assert play.room.match is not None
    return Table(play.room.match).transcript()


# Promises


def test_the_secret_is_promised_first_and_told_last(play: Play) -> None:
    promised = commitment(SECRET)
    assert play.events[0].body["commitment"] == promised
    for event in play.events[:-1]:
        assert SECRET.hex() not in str(event.body)
        before = Room(play.row).after(*play.events[: event.seq])
        for who in (ANN, EVE, None):
            seen = sight(before, Viewer(who, "en"), Private())
            assert (seen.commitment, seen.secret) == (promised, "")
        if event.seq > 20:
            break
    assert play.events[-1].body["secret"] == SECRET.hex()
    assert sight(play.room, Viewer(None, "en"), Private()).secret == SECRET.hex()


def test_all_chance_comes_from_the_secret(play: Play) -> None:
    """The same secret deals the same, another secret something else."""
    again, other = finished(), Play(an_order("me", "here:Zoe", settings={"version": "full"}), secret=SECRET[::-1])
    assert play.room.match is not None
    assert again.room.match is not None
    assert other.room.match is not None
    assert again.room.match.actions == play.room.match.actions
    first = Room(play.row).after(*play.events[:4]).match
    assert first is not None
    assert first.game.view(first.state, 0)["lands"] != other.room.match.game.view(other.room.match.state, 0)["lands"]


def checked(folder: Path, text: str, *more: str) -> list[str]:
    """The command that verifies such a transcript."""
    path = folder / f"game{len(list(folder.iterdir()))}.txt"
    path.write_text(text)
    return ["verify", str(path), *more]


def test_a_finished_table_passes(transcript: str, tmp_path: Path) -> None:
    promise = commitment(SECRET)
    with_it, without, shouted = several(
        checked(tmp_path, transcript, "--commitment", promise),
        checked(tmp_path, transcript),
        checked(tmp_path, transcript, "--commitment", f" {promise.upper()} "),
    )
    assert "as promised" in with_it.fine().out
    assert "all legal" in with_it.out
    assert promise in without.fine().out
    assert "as promised" in shouted.fine().out


def test_another_commitment_or_another_secret_is_found_out(transcript: str, tmp_path: Path) -> None:
    promise, other = commitment(SECRET), commitment(SECRET[::-1])
    swapped = transcript.replace(SECRET.hex(), SECRET[::-1].hex())
    assert swapped != transcript
    runs = several(
        checked(tmp_path, transcript, "--commitment", other),
        checked(tmp_path, transcript, "--commitment", promise[:-1]),
        checked(tmp_path, transcript, "--commitment", ""),
        checked(tmp_path, swapped, "--commitment", promise),
        checked(tmp_path, swapped, "--commitment", other),
    )
    for run in runs:
        run.refused(1)


def with_another_action(play: Play, transcript: str, number: int) -> str:
    """The transcript with something else done at that moment, which was legal then."""
    room = play.room
    assert room.match is not None
    moment = Table(room.match).at(number - 1)
    state = moment.match.state
    done = room.match.actions[number - 1][1]
    instead = next(action for action in reversed(state.offer) if action != done)
    old = re.search(rf"^{number} (\S+) .*$", transcript, re.MULTILINE)
    assert old
    return transcript.replace(old[0], f"{number} {old[1]} {write_action(moment.game, state, instead)}")


def test_a_changed_action_is_found_out(play: Play, transcript: str, tmp_path: Path) -> None:
    """Chance and what is legal come out otherwise then. Only near the end may another move lead to the same result."""
    assert play.room.match is not None
    count = len(play.room.match.actions)
    some = [number for number in range(1, count * 2 // 3, count // 16) if len(offer_at(play, number)) > 1]
    changed = [with_another_action(play, transcript, number) for number in some]
    assert len(changed) > 6
    lines = transcript.splitlines()
    removed = ["\n".join([*lines[:n], *lines[n + 1 :]]) for n in (6, len(lines) // 2, len(lines) - 2)]
    for run in several(*(checked(tmp_path, text) for text in changed + removed)):
        run.refused(1)


def offer_at(play: Play, number: int) -> list[int]:
    assert play.room.match is not None
    return list(Table(play.room.match).at(number - 1).match.state.offer)


def test_a_table_from_a_seed_has_no_promise(tmp_path: Path) -> None:
    [run] = several(checked(tmp_path, new("roam", seed=5).transcript()))
    assert "no commitment" in run.refused(1).err


# Databases


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, play: Play) -> Path:
    """A folder with three tables: gathering, in the middle, finished."""
    folder = tmp_path_factory.mktemp("kept")
    store = Store(f"sqlite:///{folder}/parlour.db")
    store.open()
    people(store, *NAMES)
    middle = Play(an_order("me", "here:Zoe"))
    middle.plays(Dice("middle"), 50)
    for each in (Play(), middle, play):
        do(store, insert_room, each.room.row, each.events)
    store.close()
    return folder


def damaged(kept: Path, folder: Path, *statements: str) -> Found:
    """What is found in a copy after somebody has been at it."""
    shutil.copytree(kept, folder, dirs_exist_ok=True)
    with sqlite3.connect(folder / "parlour.db") as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0, statement
    connection.close()
    return asyncio.run(verify(f"sqlite:///{folder}/parlour.db"))


def test_a_database_that_nobody_touched_is_whole(kept: Path, tmp_path: Path, play: Play) -> None:
    found = damaged(kept, tmp_path)
    assert (found.rooms, found.problems) == (3, [])
    assert found.events > len(play.events)
    [run] = several(["verify", "--data", str(tmp_path)])
    assert re.fullmatch(r"3 tables, \d+ events: all whole\.\n", run.fine().out)


@pytest.mark.parametrize(
    "statements",
    [
        ["UPDATE events SET body = replace(body, '\"seat\":0', '\"seat\":1') WHERE seq = 12 AND room = '{}'"],
        ["UPDATE events SET at = at + 1 WHERE seq = 12 AND room = '{}'"],
        ["UPDATE events SET person = 5 WHERE seq = 12 AND room = '{}'"],
        ["UPDATE events SET hash = '' WHERE seq = 12 AND room = '{}'"],
        ["DELETE FROM events WHERE seq = 12 AND room = '{}'"],
        ["DELETE FROM events WHERE seq > 40 AND room = '{}'"],
        ["DELETE FROM events WHERE room = '{}'"],
        [
            "UPDATE events SET seq = 0 WHERE seq = 12 AND room = '{}'",
            "UPDATE events SET seq = 12 WHERE seq = 13 AND room = '{}'",
            "UPDATE events SET seq = 13 WHERE seq = 0 AND room = '{}'",
        ],
        ["UPDATE rooms SET secret = zeroblob(32) WHERE id = '{}'"],
        ["UPDATE rooms SET seq = seq + 1 WHERE id = '{}'"],
        ["UPDATE rooms SET status = 'playing' WHERE id = '{}'"],
        ["UPDATE rooms SET game = 'chess' WHERE id = '{}'"],
        ["UPDATE rooms SET rules = 99 WHERE id = '{}'"],
        ["UPDATE rooms SET settings = '{{}}' WHERE id = '{}'"],
    ],
    ids=lambda each: each[0][:45],
)
def test_whatever_is_changed_is_found(kept: Path, tmp_path: Path, play: Play, statements: list[str]) -> None:
    found = damaged(kept, tmp_path, *(each.format(play.room.id) for each in statements))
    assert found.rooms == 3
    [problem] = found.problems
    assert problem.startswith(f"Table {play.room.id}: ")


def test_the_program_names_the_table_and_fails(kept: Path, tmp_path: Path, play: Play) -> None:
    damaged(kept, tmp_path, f"DELETE FROM events WHERE seq = 12 AND room = '{play.room.id}'")
    [run] = several(["verify", "--data", str(tmp_path)])
    assert run.code == 1
    assert run.out.startswith(f"Table {play.room.id}: event 12 is missing or was changed.\n3 tables, ")


def test_where_there_is_no_database_nothing_is_whole(tmp_path: Path) -> None:
    [run] = several(["verify", "--data", str(tmp_path / "mistyped")])
    run.refused(2, "mistyped")
    assert not (tmp_path / "mistyped").exists()


def test_a_database_in_use_is_not_verified(tmp_path: Path) -> None:
    with serving(tmp_path):
        [run] = several(["verify", "--data", str(tmp_path)])
        run.refused(2, "in use")


@pytest.mark.parametrize("args", [["--data", "x", "--database", "y"], ["game.txt", "--data", "x"], ["--database", "z"]])
def test_what_makes_no_sense_is_refused(args: list[str]) -> None:
    [run] = several(["verify", *args])
    run.refused(2)


def test_a_database_in_postgresql_is_verified_too(postgresql: str, play: Play) -> None:
    store = Store(postgresql)
    store.open()
    people(store, *NAMES)
    do(store, partial(insert_room, row=play.room.row, events=play.events))
    store.close()
    [run] = several(["verify", "--database", postgresql])
    assert run.fine().out.startswith("1 tables, ")
