"""Whatever is tried at whatever question: one sentence, and nothing changes."""

from collections.abc import Iterator

import pytest

import parlour
from parlour.conformance.law import law
from parlour.kernel.chance import scaled, seeded, stirred
from parlour.kernel.state import SHIFT
from parlour.table.table import Table


def questions() -> Iterator[tuple[str, Table]]:
    """One table for each kind of question that random games ask."""
    seen = set()
    for game in range(6):
        table = parlour.new("frogs", seed=game, board=("spring", "autumn")[game % 2], both_decks=game > 3)
        g, chance = table.match.state, seeded(f"questions {game}")
        while g.offer:
            if type(g.stack[-1]).__name__ not in seen:
                seen.add(type(g.stack[-1]).__name__)
                yield type(g.stack[-1]).__name__, table
            chance = stirred(chance)
            table.match.apply(g.offer[scaled(chance, len(g.offer))])


def wrong_words(table: Table) -> Iterator[str]:
    """Every verb with its first and its last thing, if it is not offered."""
    g, game = table.match.state, table.match.game
    for number, verb in enumerate(game.verbs):
        for thing in {0, verb.size - 1}:
            if number << SHIFT | thing not in g.offer:
                what = str(thing) if verb.kind == "n" else game.names(g, verb.kind)[thing] if verb.kind else ""
                yield f"{verb.name} {verb.kind}:{what}" if verb.kind else verb.name


@law("frogs", "4.3.1")
def test_every_wrong_action_at_every_question_is_refused_in_a_sentence() -> None:
    asked = set()
    for name, table in questions():
        asked.add(name)
        for words in wrong_words(table):
            with pytest.raises((parlour.Refused, parlour.BadInput)) as refused:
                table.apply(words)
            assert str(refused.value).endswith(".")
    assert {"Choose", "Travelling", "Answers", "FromLooked", "PutBack", "MayPlay", "TuckEmpty", "Invest"} <= asked
