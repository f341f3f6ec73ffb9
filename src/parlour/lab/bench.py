"""How fast it is, per CPU-second of one core: decisions, games, clones, setups, search."""

from collections.abc import Callable, Mapping
from time import process_time
from typing import Any

from parlour.bots.ismcts import Ismcts
from parlour.games import game as find_game
from parlour.kernel import state
from parlour.kernel.chance import seeded
from parlour.kernel.playout import playout


def mode() -> str:
    """Whether the rules run compiled."""
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def per_call(run: Callable[[], object], seconds: float) -> float:
    """The best time of one call, in seconds: the machine's other work only ever makes it slower."""
    best, total, times = float("inf"), 0.0, 1
    while total < seconds:
        start = process_time()
        for _ in range(times):
            run()
        spent = process_time() - start
        total += spent
        if spent < seconds / 20:
            times *= 2
        else:
            best = min(best, spent / times)
    return min(best, total) if best == float("inf") else best


def bench(name: str, seats: int, settings: Mapping[str, str], seconds: float) -> dict[str, Any]:
    """All figures for one game, number of seats and set of options."""
    game = find_game(name)
    g = game.new(seats, settings, seeded("bench"))
    playout(g, seeded("bench"), 30)
    speed = play_speed(name, seats, settings, seconds)
    search = Ismcts(game, "bench", 1)
    redacted = g.redact(g.decider())
    return {
        "game": name,
        "seats": seats,
        "mode": mode(),
        **speed,
        "clone_us": round(per_call(g.clone, seconds / 4) * 1e6, 3),
        "setup_us": round(per_call(lambda: game.new(seats, settings, 12345), seconds / 4) * 1e6, 2),
        "search_iterations_per_s": round(1 / per_call(lambda: search.search(redacted), seconds / 4)),
        "options": dict(settings),
    }


def play_speed(name: str, seats: int, settings: Mapping[str, str], seconds: float) -> dict[str, Any]:
    """Random games in runs of equal length; the fastest run counts."""
    game = find_game(name)
    best = 0.0
    games = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        run_start, run_decisions = process_time(), 0
        while process_time() - run_start < seconds / 10:
            g = game.new(seats, settings, seeded(f"bench {games}"))
            run_decisions += playout(g, seeded(f"play {games}"), game.longest)
            games += 1
        best = max(best, run_decisions / (process_time() - run_start))
        decisions += run_decisions
    return {
        "decisions_per_s": round(best),
        "choices_per_s": round(best * share_of_choices(name, seats, settings)),
        "games_per_s": round(best * games / decisions, 1),
        "decisions_per_game": round(decisions / games, 1),
    }


def share_of_choices(name: str, seats: int, settings: Mapping[str, str]) -> float:
    """The part of all decisions that has more than one option."""
    game = find_game(name)
    decisions = choices = 0
    for seed in range(20):
        g = game.new(seats, settings, seeded(f"share {seed}"))
        while g.offer:
            decisions += 1
            choices += len(g.offer) > 1
            playout(g, seeded(f"share {seed} {decisions}"), 1)
    return choices / decisions
