"""Whole recorded games, replayed on every run. A bug becomes a transcript before it becomes a fix."""

from pathlib import Path

import pytest

from parlour.conformance.golden import TRANSCRIPTS, label, title_of
from parlour.games import game as find_game
from parlour.kernel.state import SHIFT
from parlour.record.transcript import write_transcript
from parlour.table.files import replay

every_transcript = pytest.mark.parametrize("path", TRANSCRIPTS, ids=label)


@every_transcript
def test_a_recorded_game_replays_to_its_recorded_result(path: Path) -> None:
    table = replay(path)
    assert table.outcome is not None
    assert table.game.check(table.match.state) == []
    assert write_transcript(table.match) == path.read_text("utf-8")


@every_transcript
def test_a_recorded_game_can_be_replayed_in_part(path: Path) -> None:
    whole = replay(path)
    for number in (0, 1, len(whole.match.actions) // 2, len(whole.match.actions), len(whole.match.actions) + 1):
        part = replay(path, to=number)
        assert part.match.actions == whole.match.actions[:number]


@pytest.mark.parametrize("title", sorted(set(map(title_of, TRANSCRIPTS))))
def test_the_recorded_games_cover_every_verb_setting_and_number_of_seats(title: str) -> None:
    game, played = find_game(title), [replay(path).match for path in TRANSCRIPTS if title_of(path) == title]
    verbs = {game.verbs[action >> SHIFT].name for match in played for _, action in match.actions}
    assert verbs == {verb.name for verb in game.verbs}
    assert {match.state.seats for match in played} == set(range(game.seats[0], game.seats[1] + 1))
    for name, setting in game.settings.items():
        values = {game.settings_of(match.state)[name] for match in played}
        assert values >= set(setting.values) or name == "first", name
