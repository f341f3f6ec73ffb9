"""Our own bots: what they may know, that they play legal games, and that greedy beats random."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from cli.program import parlour
from needs import needs

from parlour.bots import Bot, ask, make_bot
from parlour.bots.random import Random
from parlour.conformance.fuzz import CASES, FUZZ, Case, snapshot
from parlour.kernel.chance import UNKNOWN, seeded
from parlour.lab.games import Plan, play_game

needs("roam")

EVERYTHING = {"version": "full", "outpost": "true", "towers": "true"}
RICH = [case for case in CASES if EVERYTHING.items() <= case.settings.items() and case.game.id == "roam"]


class Spy:
    """Takes what another bot would take, and keeps what it was shown."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.seen: list[tuple[Any, list[int]]] = []

    def choose(self, state: Any, options: Sequence[int]) -> int:
        self.seen.append((state, list(options)))
        return self.inner.choose(state, options)


class Curious(Random):
    """A user's bot that inherits from ours."""

    seen: tuple[int, ...] = ()

    def choose(self, state: Any, options: Sequence[int]) -> int:
        self.seen = (*self.seen, int(state.chance))
        return super().choose(state, options)


@pytest.mark.parametrize("case", RICH, ids=str)
def test_a_bot_gets_a_redacted_state_of_its_own_and_its_options(case: Case) -> None:
    match = case.begin("spy")
    spies = [Spy(make_bot("random", case.game, str(seat))) for seat in range(case.seats)]
    while match.state.offer:
        g = match.state
        seat, before = g.decider(), snapshot(g)
        choice = ask(spies[seat], g)
        state, options = spies[seat].seen[-1]
        assert snapshot(g) == before
        assert state is not g
        assert state.chance == UNKNOWN
        assert options == g.offer
        assert snapshot(state) == snapshot(g.redact(seat))
        match.apply(choice)
    assert all(len(spy.seen) > 5 for spy in spies)


def test_a_bot_that_inherits_from_ours_gets_no_more_than_others() -> None:
    g = RICH[0].begin("curious").state
    bot = Curious(RICH[0].game, "1")
    ask(bot, g)
    assert bot.seen == (UNKNOWN,)


@pytest.mark.parametrize("spec", ["greedy", "ismcts:10"])
def test_what_chance_will_bring_does_not_change_what_a_bot_does(spec: str) -> None:
    case = RICH[0]
    g = case.begin("same").state
    for number in range(12):
        other = g.clone()
        other.chance = seeded(f"another future {number}")
        choices = [ask(make_bot(spec, case.game, "1"), each) for each in (g, other)]
        assert choices[0] == choices[1]
        g.play(choices[0])


@pytest.mark.parametrize("case", RICH if FUZZ else RICH[1:2], ids=str)
def test_ismcts_plays_legal_games_to_the_end(case: Case) -> None:
    """`Match.apply` refuses whatever is not on offer. Every number of seats with PARLOUR_FUZZ."""
    match = case.begin("search")
    rest = [make_bot("random", case.game, str(seat)) for seat in range(1, case.seats)]
    bots = [make_bot("ismcts:30", case.game, "0"), *rest]
    while match.state.offer:
        match.apply(ask(bots[match.state.decider()], match.state))
    assert case.game.outcome(match.state) is not None


def test_the_same_seed_plays_the_same_game() -> None:
    plan = Plan("roam", 2, RICH[0].settings, ["ismcts:2", "greedy"])
    assert play_game(plan, 5) == play_game(plan, 5)
    assert play_game(plan, 5) != play_game(plan, 6)


@pytest.mark.parametrize("bots", ["greedy,random", "random,greedy"])
def test_greedy_beats_random_in_nine_games_of_ten_from_either_seat(bots: str) -> None:
    """400 games in all with PARLOUR_FUZZ, otherwise 100."""
    count = 200 if FUZZ else 50
    run = parlour("simulate", "roam", "--games", str(count), "--bots", bots, "--json", "-").fine()
    greedy = bots.split(",").index("greedy")
    won = sum(game["winners"] == [greedy] for game in json.loads(run.out)["games"])
    assert won >= 0.9 * count, f"{won} of {count}"


def test_ismcts_is_played_from_the_command_line() -> None:
    run = parlour("simulate", "roam", "--games", "1", "--bots", "ismcts:30,greedy", "--json", "-").fine()
    (game,) = json.loads(run.out)["games"]
    assert game["ended_by"] in ("ten-cards", "stalemate")
