"""Watching the greedy bot: in a position, in its turn, and in worlds that differ in what it cannot know."""

from typing import Any

from parlour.bots import ask, make_bot
from parlour.conformance.playing import Playing
from parlour.kernel.chance import seeded
from parlour.kernel.game import Game
from parlour.kernel.state import G


def played_out(game: Game[G], g: G, bots: list[str], seed: str) -> G:
    """A whole game between bots, at its end."""
    players = [make_bot(bot, game, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while g.offer:
        g.play(ask(players[g.decider()], g))
    return g


def chosen(table: Playing[Any]) -> str:
    """What greedy would do now, in words."""
    return table.words_of(ask(make_bot("greedy", table.match.game, "1"), table.g))


def turn(table: Playing[Any]) -> list[str]:
    """What greedy does until somebody else is asked."""
    who, words = table.asked(), []
    while table.asked() == who:
        words.append(chosen(table))
        table.chooses(words[-1])
    return words


def check_unknown(game: Game[G], g: G, decisions: int) -> None:
    """For so many decisions, what greedy cannot know does not change what it does."""
    for number in range(decisions):
        other = g.redact(g.decider())
        other.determinise(seeded(f"another world {number}"))
        other.offer = g.offer.copy()
        choices = [ask(make_bot("greedy", game, "1"), each) for each in (g, other)]
        assert choices[0] == choices[1]
        g.play(choices[0])
