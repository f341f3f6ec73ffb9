"""Every game: a position whose stack was damaged is refused with a sentence, or it plays like any other."""

from collections import Counter
from typing import Any

import pytest

from parlour.conformance.damage import damaged
from parlour.conformance.fuzz import FUZZ, Case
from parlour.conformance.properties import every_case
from parlour.games import all_games
from parlour.kernel.game import Game
from parlour.record.position import parameters


@every_case
def test_a_damaged_stack_is_refused_with_a_sentence_or_plays(case: Case) -> None:
    counts = Counter[str]()
    for number in range(max(1, FUZZ // 1000)):
        some, wrong = damaged(case, f"test {number}", 40)
        assert not wrong, "\n".join(wrong[:5])
        counts += some
    assert counts["refused"] > 0, "no damage was ever noticed: the test shows nothing"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_argument_of_a_step_has_bounds(game: Game[Any]) -> None:
    """Else a file may name any number there, and nobody is told."""
    known = game.bounds(game.new(game.seats[1], game.read_settings({}), 1))
    kinds: list[Any] = list(game.steps)
    arguments = [(kind, name) for kind in kinds for name in parameters(kind)[0]]
    missing = [f"{kind.__name__}.{name}" for kind, name in arguments if name not in known | kind.bounds]
    assert not missing, f"{', '.join(missing)}: what can it be? Say so in `bounds` of the Step, or in Game.bounds."
