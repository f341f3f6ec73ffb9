"""Every game: a position whose stack was damaged is refused with a sentence, or it plays like any other."""

from collections import Counter

from parlour.conformance.damage import damaged
from parlour.conformance.fuzz import FUZZ, Case
from parlour.conformance.properties import every_case


@every_case
def test_a_damaged_stack_is_refused_with_a_sentence_or_plays(case: Case) -> None:
    counts = Counter[str]()
    for number in range(max(1, FUZZ // 1000)):
        some, wrong = damaged(case, f"test {number}", 40)
        assert not wrong, "\n".join(wrong[:5])
        counts += some
    assert counts["refused"] > 0, "no damage was ever noticed: the test shows nothing"
