"""Who may know a field of a State: its layout says it, and the title's own redaction must do just that."""

from typing import Any

from parlour.conformance.fuzz import Dice, cases_of, played, snapshot
from parlour.kernel.chance import seeded
from parlour.kernel.game import Game
from parlour.kernel.match import Match
from parlour.kernel.state import NOBODY
from parlour.record.layout import Field, everybody

EVERY = 4  # of so many questions of a game, one is looked at


def layout_says_who_knows(game: Game[Any], games: int = 1) -> None:
    """In random games of every kind, for the seat that decides, others and onlookers; and what is said to be hidden is
    taken out at least once."""
    kept, taken = set[str](), set[str]()
    for case in cases_of(game):
        for number, (match, _, dice) in enumerate(played(case, "layout", games)):
            hidden = [field for field in game.layout.leaves(match.state) if field.known is not everybody]
            kept |= {field.name for field in hidden}
            taken |= {field.name for field in hidden if field.name not in taken and is_taken_out(match, field)}
            if number % EVERY == 0:
                for seat in {match.state.decider(), number // EVERY % (case.seats + 1) - 1}:
                    redaction_keeps_to_the_layout(match, seat, dice)
    assert kept == taken, f"{', '.join(sorted(kept - taken))}: hidden, says the layout, but redaction always leaves it"


def is_taken_out(match: Match[Any], field: Field[Any]) -> bool:
    """Onlookers know least of all."""
    return bool(field.find(match.state.redact(NOBODY)) != field.find(match.state))


def redaction_keeps_to_the_layout(match: Match[Any], seat: int, dice: Dice) -> None:
    """Redaction leaves of a field what the layout says that the seat may know, and so does that of any other world that
    may be as well; what it leaves in all does not depend on the world."""
    g, redacted = match.state, match.state.redact(seat)
    world = redacted.clone()
    world.determinise(seeded(f"another world {dice.below(2**31)}"))
    for field in match.game.layout.leaves(g):
        if field.known:
            left = field.known(g, field.find(g), seat)
            assert field.find(redacted) == left, f"{field.name}: redaction leaves seat {seat} more, or less"
            assert field.known(world, field.find(world), seat) == left, f"{field.name}: seat {seat} knows better"
    assert snapshot(world.redact(seat)) == snapshot(redacted), f"what seat {seat} is left depends on what it is not"
