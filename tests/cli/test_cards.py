"""parlour cards check, and playing with a pack that somebody has typed in."""

import re
from importlib.resources import files
from itertools import count
from pathlib import Path

import pytest
from needs import needs

import parlour as api
from cli.program import parlour, play, several

needs("roam")

HOUSE = files("parlour.games.roam").joinpath("data/house.toml").read_text("utf-8")


def typed_in(named: bool = True) -> str:
    """The house edition under other ids, as an owner of the printed game would type it in; with names or without."""
    numbers = count(1)

    def renamed(match: re.Match[str]) -> str:
        kind, number = match["kind"], next(numbers)
        name = f'\nname = "Kind {kind} [no.] {number}"' if named else ""
        return f'[[{kind}]]\nid = "c{number}"{name}'

    text = HOUSE.replace('id = "house"', 'id = "mine"').replace('edition = "house"', 'edition = "mine"')
    return re.sub(r'\[\[(?P<kind>\w+)\]\]\nid = "[^"]+"', renamed, text)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(typed_in(), "utf-8")
    return path


def spoiled(text: str, entry: str, field: str, value: str | None) -> str:
    """One field of one entry replaced, or removed."""
    start = text.index(f'id = "{entry}"')
    end = text.find("\n[[", start)
    block = text[start:end]
    line = "" if value is None else f"{field} = {value}"
    changed, times = re.subn(rf"(?m)^{field} = .*$", lambda _: line, block)
    return text[:start] + (changed if times else f"{block}\n{line}") + text[end:]


MISTAKES = {
    ("odda", "vp"): "-1",
    ("sister-quill", "vp"): '"five"',
    ("rook", "pattern"): '["##x"]',
    ("dask", "pattern"): '["...", "oo."]',
    ("professor-gloam", "pattern"): '["#######"]',
    ("orsolo", "pattern"): "5",
    ("bodkin", "coins"): "[[0, 1], [0, 0]]",
    ("miko", "coins"): "[[0, 1], [0, 0], [0, -1]]",
    ("pell", "name"): '""',
    ("guide", "vp"): "true",
    ("scout", "pattern"): None,
    ("folding-bridge", "kind"): '"teleport"',
    ("alarm-clock", "price"): None,
    ("lucky-penny", "prize"): "3",
}


def test_the_house_edition_is_a_sound_pack(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(HOUSE, "utf-8")
    run = parlour("cards", "check", "house.toml", cwd=tmp_path).fine()
    assert run.out.startswith("house.toml: a sound pack for Roam.")
    assert "parlour play roam --set pack=house.toml" in run.out


def test_each_mistake_is_named_with_file_card_and_field(tmp_path: Path) -> None:
    text = HOUSE
    for (entry, field), value in MISTAKES.items():
        text = spoiled(text, entry, field, value)
    (tmp_path / "bad.toml").write_text(text, "utf-8")
    run = parlour("cards", "check", "bad.toml", cwd=tmp_path)
    assert (run.code, run.err) == (1, "")
    lines = run.out.splitlines()
    assert len(lines) == len(MISTAKES)
    for entry, field in MISTAKES:
        assert sum(bool(re.match(rf"bad\.toml: \w+ {entry}, {field}: ", line)) for line in lines) == 1, (entry, field)
    (run,) = several(["play", "roam", "--set", "pack=bad.toml"], cwd=tmp_path)
    run.refused(1, "bad.toml: ", "cards check bad.toml")


def test_whole_parts_that_are_wrong_are_named_too(tmp_path: Path) -> None:
    cases = {
        "empty": ("", "pack"),
        "not-toml": ("[pack", "TOML"),
        "no-id": (HOUSE.replace('id = "house"', "", 1), "pack"),
        "twice": (HOUSE.replace('id = "brim"', 'id = "odda"'), "card odda, id"),
        "clash": (HOUSE.replace('id = "odda"', 'id = "guide-blue"'), "guide-blue"),
        "one-less": (HOUSE[: HOUSE.rindex("[[artifact]]")], "artifact: there must be 24"),
        "unknown": (HOUSE + "\n[extra]\nx = 1\n", "extra"),
        "word": (HOUSE.replace('id = "odda"', 'id = "Two Words"'), "card 1, id"),
        "deep": ("a = " + "[" * 100_000, "deep"),
        "digits": (HOUSE.replace("vp = ", "vp = 1" + "0" * 5000 + " # ", 1), "digits"),
    }
    for name, (text, _) in cases.items():
        (tmp_path / name).write_text(text, "utf-8")
    runs = several(*(["cards", "check", name] for name in cases), cwd=tmp_path)
    wrong = []
    for (name, (_, part)), run in zip(cases.items(), runs, strict=True):
        said = run.out + run.err
        lines = said.splitlines()
        named = all(line.removeprefix("parlour: ").startswith(f"{name}: ") for line in lines)
        if run.code != 1 or not lines or not named or part not in said:
            wrong.append((name, run.code, said[-300:]))
    assert not wrong, "\n".join(map(str, wrong))


def test_usage_of_cards(tmp_path: Path) -> None:
    commands = (["cards"], ["cards", "draw", "x"], ["cards", "check", "x", "--game", "chess"])
    nothing, other, no_game = several(*commands, cwd=tmp_path)
    nothing.refused(2)
    other.refused(2, "check")
    no_game.refused(2, "there are ", "roam")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_typed_in_pack_is_played_under_its_own_names(pack: Path, language: str) -> None:
    settings = ("--set", f"pack={pack}", "--set", "version=full", "--lang", language)
    run = play("--seed", "1", *settings, lines=["board", "1", "1"]).fine()
    assert len(set(re.findall(r"Kind card \[no\.\] \d+", run.out))) >= 7  # six lands and the next one
    assert re.search(r"  1  .*Kind starting \[no\.\] \d+$", run.out, re.MULTILINE)  # an option
    assert re.search(r"^· .*Kind starting \[no\.\] \d+", run.out, re.MULTILINE)  # the log
    assert len(set(re.findall(r"Kind artifact \[no\.\] \d+", run.out))) >= 4
    assert "roam-card-" not in run.out


def test_cards_without_a_name_are_called_by_their_id(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(typed_in(named=False), "utf-8")
    run = play("--seed", "1", "--set", f"pack={path}", "--set", "version=full", lines=["1"]).fine()
    assert "roam-card-" not in run.out
    assert "roam-artifact-" not in run.out
    assert len(set(re.findall(r"\bC\d+\b", run.out))) >= 11


def test_a_game_with_a_pack_is_saved_and_loaded_also_from_a_path_with_spaces(tmp_path: Path) -> None:
    path = tmp_path / "my own pack.toml"
    path.write_text(typed_in(), "utf-8")
    play("--seed", "1", "--set", f"pack={path}", lines=["1", "1", "save g.json", "save g.txt"], cwd=tmp_path).fine()
    now = api.load_position(tmp_path / "g.json")
    assert now.position()["options"]["pack"].rpartition("@")[0] == str(path)
    assert api.replay(tmp_path / "g.txt").position() == now.position()


def test_bots_play_a_typed_in_pack_in_several_processes(pack: Path) -> None:
    run = parlour("simulate", "roam", "--games", "4", "--jobs", "2", "--set", f"pack={pack}").fine()
    assert run.out.startswith("4 games; ")
