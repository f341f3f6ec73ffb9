"""Every game: random games end, and no action ever breaks an invariant. `PARLOUR_FUZZ=10000` plays ten thousand."""

from collections.abc import Callable
from dataclasses import asdict

import pytest

from parlour.conformance.fuzz import Case, fuzz, share
from parlour.conformance.properties import every_case


@pytest.mark.timeout(0)
@every_case
def test_random_games_end_and_keep_the_invariants(case: Case, record_property: Callable[[str, object], None]) -> None:
    tally = fuzz(case, share(1))
    record_property("tally", asdict(tally))
    assert tally.games == sum(tally.ends.values()) == share(1)
    assert tally.longest < case.game.longest
