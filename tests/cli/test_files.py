"""parlour replay, position: good files, damaged ones, pictures, and what is no file at all."""

import gzip
import json
import os
import re
from base64 import b64decode
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from needs import needs

import parlour as api
from cli.program import parlour, several
from parlour.conformance.fuzz import Dice
from parlour.kernel.state import SHIFT

needs("roam")

OPTION_KEYS = {"action", "verb", "arg", "label", "target", "law"}


@pytest.fixture(scope="module")
def table() -> api.Table:
    """A whole random game of the full version."""
    table, dice = api.new("roam", 2, "files", version="full"), Dice("files")
    while table.decision is not None:
        table.apply(dice.pick(table.match.state.offer))
    return table


@pytest.fixture
def game(table: api.Table, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(table.transcript(), "utf-8")
    return path


@pytest.fixture
def position(table: api.Table, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(table.at(20).position()), "utf-8")
    return path


def rewritten(path: Path, action: int, deed: str) -> int:
    """Put other words into one action of a transcript; the number of its line."""
    lines = path.read_text("utf-8").splitlines()
    seat = lines[6 + action].split()[1]
    lines[6 + action] = f"{action} {seat} {deed}"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return 7 + action


# Replay


def test_a_good_transcript_is_confirmed_with_its_result(table: api.Table, game: Path) -> None:
    run = parlour("replay", game).fine()
    assert table.outcome is not None
    blue, red = table.outcome.scores
    assert run.out.startswith(f"{game}: {len(table.match.actions)} actions, all legal. ")
    assert f"Blue {blue}, Red {red}." in run.out


def test_to_stops_after_an_action_and_svg_draws_that_moment(table: api.Table, game: Path, tmp_path: Path) -> None:
    ten, none, late, negative = several(
        ["replay", str(game), "--to", "10", "--svg", str(tmp_path / "ten.svg")],
        ["replay", str(game), "--to", "0", "--lang", "uk"],
        ["replay", str(game), "--to", "9999"],
        ["replay", str(game), "--to", "-1"],
    )
    moment = table.at(10)
    assert moment.decision is not None
    assert ten.fine().out.startswith(f"{game}: 10 actions, all legal. ")
    assert moment.decision.prompt in ten.out
    assert (tmp_path / "ten.svg").read_text("utf-8").strip() == moment.svg().strip()
    assert re.search("[а-яіїєґ]", none.fine().out)
    assert late.refused(2, "--to 9999", f"only {len(table.match.actions)} actions").out == ""
    negative.refused(2, "--to")


def test_an_action_that_is_not_legal_is_named_with_its_line_and_paragraph(table: api.Table, game: Path) -> None:
    verbs = [table.game.verbs[action >> SHIFT].name for _, action in table.match.actions]
    place = verbs.index("place") + 1
    illegal = {
        (place, "early-rise"): "4.4",  # not asked for here
        (place, "place space:F6"): "5.3",  # asked for, but not there
        (1, "early-rise"): "4.4.2",  # barred
    }
    whole, commands, lines = game.read_text("utf-8"), [], []
    for action, deed in illegal:
        lines.append(rewritten(game, action, deed))
        commands.append(["replay", str(game.rename(game.with_name(f"line {lines[-1]} {deed}")))])
        game.write_text(whole, "utf-8")
    for paragraph, line, run in zip(illegal.values(), lines, several(*commands), strict=True):
        run.refused(1, f": line {line}: ", "Possible now:")
        assert re.search(rf"\b{re.escape(paragraph)}\b", run.err), run.err
        assert run.out == ""


def damaged(text: str) -> dict[str, tuple[str, str]]:
    """What may happen to a transcript, and what the sentence about it names."""
    lines = text.splitlines(keepends=True)
    head = "".join(lines[:7])
    return {
        "empty": ("", "line 1"),
        "half a header": ("".join(lines[:3]), "line 4"),
        "another game": (text.replace("game roam", "game chess"), "line 2"),
        "other rules": (text.replace("rules 1", "rules 99"), "line 3"),
        "an unknown option": (text.replace("version=full", "version=odd"), "line 4"),
        "an unknown seat": (text.replace("seats blue red", "seats blue pink"), "line 5"),
        "no seed": (text.replace("seed files", "seed"), "line 6"),
        "a line lost": (text.replace(lines[10], ""), "line 11"),
        "a wrong seat": (head + "1 green pass\n", "line 8"),
        "an unknown verb": (head + lines[7].rsplit(" ", 1)[0].rsplit(" ", 1)[0] + " dances\n", "line 8"),
        "a wrong result": (re.sub(r"(?m)^= .*$", "= 1 1 winners red by ten-cards", text), f"line {len(lines)}"),
        "a result too early": ("".join([*lines[:20], lines[-1]]), "line 21"),
        "more after the end": (text + f"{len(lines) - 7} blue pass\n", f"line {len(lines) + 1}"),
        "a broken position": (head.replace("seed files", 'position {"game": "roam"}'), "line 6"),
        "a bottomless position": (head.replace("seed files", "position " + "[" * 100_000), "line 6"),
        "a pack that is not there": (text.replace("pack=house", "pack=nowhere.toml"), "nowhere.toml"),
    }  # fmt: skip


def test_a_damaged_transcript_is_refused_with_the_line(table: api.Table, tmp_path: Path) -> None:
    cases = damaged(table.transcript())
    for name, (text, _) in cases.items():
        (tmp_path / name).write_text(text, "utf-8")
    runs = several(*(["replay", name] for name in cases), cwd=tmp_path)
    wrong = []
    for (name, (_, part)), run in zip(cases.items(), runs, strict=True):
        if "Traceback" in run.err or run.code != 1 or len(run.err.splitlines()) != 1 or part not in run.err:
            wrong.append((name, run.code, run.err[-300:]))
    assert not wrong, "\n".join(map(str, wrong))


def test_a_position_is_told_from_a_transcript_and_the_other_way_round(game: Path, position: Path) -> None:
    replayed, exported, read = several(
        ["replay", str(position)], ["export", str(position)], ["position", str(game)]
    )  # fmt: skip
    for run in (replayed, exported):
        run.refused(1, f"{position}: is a position, not a transcript; parlour position reads it.")
    read.refused(1, f"{game}: is a transcript, not a position; parlour replay reads it")


def frames_of(page: str) -> list[tuple[str, str, list[str]]]:
    """What the browser unpacks: for each moment the board twice, made of its pieces, and what has happened."""
    packed = re.search(r'<script type="text/plain" id="frames">([^<]*)</script>', page)
    assert packed is not None
    pieces, frames = json.loads(gzip.decompress(b64decode(packed[1])))
    boards = [["".join(pieces[number] for number in board) for board in frame[:2]] for frame in frames]
    return [(wide, narrow, frame[2]) for (wide, narrow), frame in zip(boards, frames, strict=True)]


def test_the_page_of_a_game_is_one_file_that_needs_nothing_else(game: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.html"
    parlour("replay", game, "--to", "6", "--html", path).fine()
    page = path.read_text("utf-8")
    frames = frames_of(page)
    assert len(frames) == 7  # the start and each action
    assert len(page) < 7 * 30_000  # a whole game of 150 actions can be sent by mail
    assert all(lines for _, _, lines in frames[1:])
    boards = [board for wide, narrow, _ in frames for board in (wide, narrow)]
    assert all(ElementTree.fromstring(board).tag.endswith("}svg") for board in boards)
    for text in (page, *boards):
        assert set(re.findall(r"https?://[^\s\"'<>)]*", text)) <= {"http://www.w3.org/2000/svg"}
        assert not re.search(r"""(?i)\b(src|href|action|srcset)\s*=\s*["']?(?!["'#]|data:)[^"'\s>]""", text)
        assert not re.search(r"(?i)url\(\s*[\"']?(?!#|data:)", text)
        assert not re.search(r"(?i)@import|<(link|iframe|object|embed)|fetch\(|XMLHttpRequest|WebSocket|import\(", text)


# Position


def test_a_position_is_checked_and_drawn(table: api.Table, position: Path, tmp_path: Path) -> None:
    picture = tmp_path / "out.svg"
    checked, drawn, phone, printed, no_seat, no_place = several(
        ["position", str(position), "--check"],
        ["position", str(position), "--svg", str(picture)],
        ["position", str(position), "--svg", str(tmp_path / "phone.svg"), "--layout", "phone", "--seat", "1"],
        ["position", str(position), "--svg", "-", "--theme", "dark"],
        ["position", str(position), "--svg", str(picture), "--seat", "2"],
        ["position", str(position), "--svg", str(tmp_path)],
    )
    decision = table.at(20).decision
    assert decision is not None
    assert checked.fine().out.startswith(f"{position}: a sound position of Roam. ")
    assert decision.prompt in checked.out
    assert drawn.fine().out == checked.out
    for svg in (picture.read_text("utf-8"), (tmp_path / "phone.svg").read_text("utf-8"), printed.fine().out):
        assert ElementTree.fromstring(svg).tag.endswith("}svg")
    phone.fine()
    no_seat.refused(2, "no seat 2")
    no_place.refused(2, "cannot be written")


def test_the_options_are_json_lines_of_the_seat_that_decides(table: api.Table, position: Path) -> None:
    plain = parlour("position", position, "--options").fine()
    (other,) = several(["position", str(position), "--options", "--lang", "uk"])
    for language, run in (("en", plain), ("uk", other.fine())):
        decision = api.Table(table.at(20).match, language).decision
        assert decision is not None
        options: list[dict[str, Any]] = [json.loads(line) for line in run.out.splitlines()]
        assert all(set(option) >= OPTION_KEYS for option in options)
        assert [option["action"] for option in options] == [option.action for option in decision.options]
        assert [option["label"] for option in options] == [option.label for option in decision.options]
        for option in options:
            assert type(option["action"]) is int
            assert re.fullmatch(r"[a-z-]+", option["verb"])
            assert re.fullmatch(r"\d+(\.\d+)+", option["law"])
            assert option["target"] is None or option["target"].endswith(f"-{option['arg']}")


def test_a_finished_game_is_a_position_too_without_options(table: api.Table, tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    path.write_text(json.dumps(table.position()), "utf-8")
    plain, options, drawn = several(
        ["position", str(path)],
        ["position", str(path), "--options"],
        ["position", str(path), "--svg", str(tmp_path / "over.svg")],
    )
    assert "Somebody has ten characters: the game is over." in plain.fine().out
    assert options.fine().out == ""
    drawn.fine()


def broken(whole: dict[str, Any]) -> dict[str, tuple[Any, str]]:
    """Positions that people might write, and the field that the sentence must name."""
    fields = whole["fields"]

    def with_field(name: str, value: Any) -> tuple[Any, str]:
        return whole | {"fields": fields | {name: value}}, f"fields.{name}"

    lost = {name: value for name, value in fields.items() if name != "awake"}
    return {
        "list": ([], "position"),
        "game": (whole | {"game": "chess"}, "game"),
        "rules": (whole | {"rules": 2}, "rules"),
        "options": (whole | {"options": whole["options"] | {"version": "odd"}}, "options"),
        "seats": (whole | {"seats": ["blue"]}, "seats"),
        "seats-2": (whole | {"seats": ["blue", "pink"]}, "seats"),
        "missing": (whole | {"fields": lost}, "fields.awake"),
        "unknown": (whole | {"fields": fields | {"colour": 1}}, "fields.colour"),
        "more": (whole | {"more": 1}, "more"),
        "coins": with_field("coins", [-1, 0]),
        "coins-2": with_field("coins", [1, 2, 3]),
        "markers": with_field("markers", ["bbbbbb"] * 6),
        "markers-2": with_field("markers", ["x....."] * 6),
        "deck": with_field("deck", fields["deck"][1:]),
        "lands": with_field("lands", ["nobody", *fields["lands"][1:]]),
        "turns": (with_field("turns", fields["turns"] + 1)[0], "position."),  # it fits neither the stack nor the lands
        "chance": with_field("chance", -1),
        "stack": (whole | {"stack": [["Dance", 0]]}, "stack[0]"),
        "stack-2": (whole | {"stack": whole["stack"][:-1]}, "stack"),
        "stack-3": (whole | {"stack": [*whole["stack"][:-1], [whole["stack"][-1][0], 7]]}, "stack"),
    }


def test_a_broken_position_is_refused_naming_the_field(table: api.Table, tmp_path: Path) -> None:
    cases = broken(table.at(20).position())
    for name, (data, _) in cases.items():
        (tmp_path / name).write_text(json.dumps(data), "utf-8")
    runs = several(*(["position", name] for name in cases), cwd=tmp_path)
    wrong = []
    for (name, (_, part)), run in zip(cases.items(), runs, strict=True):
        fine = run.code == 1 and len(run.err.splitlines()) == 1 and run.err.startswith(f"parlour: {name}: position")
        if not fine or part not in run.err:
            wrong.append((name, run.code, run.err[-300:]))
    assert not wrong, "\n".join(map(str, wrong))


# What is no such file


def test_what_cannot_be_read_is_one_sentence(tmp_path: Path, game: Path, position: Path) -> None:
    (tmp_path / "latin").write_bytes("seed café".encode("latin-1"))
    (tmp_path / "bytes").write_bytes(bytes(range(256)))
    (tmp_path / "deep").write_text("[" * 100_000)
    (tmp_path / "digits").write_text("9" * 5000)
    files = ["latin", "bytes", "deep", "digits", "missing", str(tmp_path), unreadable(tmp_path)]
    commands = [[*command, name] for command in (["replay"], ["position"], ["cards", "check"]) for name in files]
    commands += [["replay", str(position)], ["position", str(game)], ["cards", "check", str(game)]]
    wrong = []
    for command, run in zip(commands, several(*commands, cwd=tmp_path), strict=True):
        said = run.out + run.err  # cards check lists mistakes on stdout
        if run.code != 1 or len(said.splitlines()) != 1 or command[-1] not in said:
            wrong.append((command, run.code, said[-300:]))
    assert not wrong, "\n".join(map(str, wrong))


def unreadable(folder: Path) -> str:
    """A file that may not be read; root may read everything but the memory of a process at address 0."""
    if os.geteuid() == 0:
        return "/proc/self/mem"
    path = folder / "secret"
    path.touch(mode=0o000)
    return str(path)


def test_a_command_that_fails_leaves_no_file_behind(game: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    bad = parlour("position", tmp_path / "bad.json", "--svg", tmp_path / "a.svg")
    bad.refused(1, "position.game")
    parlour("replay", game, "--to", "99999", "--svg", tmp_path / "b.svg").refused(2, "--to")
    parlour("simulate", "roam", "--games", "1", "--bots", "nobody", "--json", tmp_path / "c.json").refused(2, "nobody")
    assert sorted(path.name for path in tmp_path.iterdir() if path != game) == ["bad.json"]


def test_a_picture_written_through_a_link_keeps_the_link_and_the_rights_of_the_file(game: Path, tmp_path: Path) -> None:
    real, link = tmp_path / "real.svg", tmp_path / "link.svg"
    real.write_text("old")
    real.chmod(0o600)
    link.symlink_to(real)
    parlour("replay", game, "--svg", link).fine()
    assert link.is_symlink()
    assert real.read_text("utf-8").startswith("<svg")
    assert real.stat().st_mode & 0o777 == 0o600
