"""Whole games between bots, one after another or spread over processes; the results do not depend on how."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context, resource_tracker
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from typing import Any

from parlour.bots import ask, make_bot
from parlour.games import game as find_game
from parlour.kernel.chance import seeded
from parlour.kernel.errors import BadInput

Result = dict[str, Any]  # {"seed", "decisions", "ended_by", "scores", "winners"}


def spread_bots(specs: Sequence[str], seats: int) -> list[str]:
    """One SPEC means every seat, several are one per seat."""
    if len(specs) == 1:
        return list(specs) * seats
    if len(specs) != seats:
        raise BadInput(f"{len(specs)} bots for {seats} seats: give one for all seats, or one for each.")
    return list(specs)


@dataclass(frozen=True)
class Plan:
    """What is played: a game, its seats, its options and who sits where."""

    game: str
    seats: int
    settings: Mapping[str, str]
    bots: Sequence[str]


def play_game(plan: Plan, seed: int) -> Result:
    """One game to its end."""
    game = find_game(plan.game)
    specs = spread_bots(plan.bots, plan.seats)
    bots = [make_bot(spec, game, f"{seed} {seat}") for seat, spec in enumerate(specs)]
    g = game.new(plan.seats, plan.settings, seeded(str(seed)))
    decisions = 0
    while g.offer:
        if decisions == game.longest:
            raise BadInput(f"Game {seed} did not end within {game.longest} decisions.")
        g.play(ask(bots[g.decider()], g))
        decisions += 1
    outcome = game.outcome(g)
    assert outcome is not None
    return {
        "seed": seed,
        "decisions": decisions,
        "ended_by": outcome.ended_by,
        "scores": outcome.scores,
        "winners": outcome.winners,
    }


def play_some(plan: Plan, seeds: range) -> list[Result]:
    return [play_game(plan, seed) for seed in seeds]


def play_many(
    plan: Plan, seeds: range, jobs: int = 0, progress: Callable[[int], None] = lambda _: None
) -> list[Result]:
    """Games of all the seeds, in their order. `progress` is told how many more are done."""
    jobs = jobs or len(os.sched_getaffinity(0))
    results: list[Result] = []
    if jobs == 1 or len(seeds) < 2:
        for seed in seeds:
            results.append(play_game(plan, seed))
            progress(1)
        return results
    todo = parts(seeds, jobs)
    with ProcessPoolExecutor(jobs, get_context("forkserver")) as pool:
        try:
            with uninterrupted():
                waiting = {pool.submit(play_some, plan, part) for part in islice(todo, 2 * jobs)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(play_some, plan, part) for part in islice(todo, len(done))}
                for some in done:
                    results += some.result()
                    progress(len(some.result()))
        except BrokenProcessPool:
            raise BadInput("A process that played games ended by itself; is it one of the bots?") from None
        except BaseException:
            for child in active_children():
                child.terminate()
            pool.shutdown(cancel_futures=True)
            raise
    return sorted(results, key=lambda result: int(result["seed"]))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until all children are there to be ended. They inherit this and never hear it: a terminal sends
    it to them too, and they would complain even while they start."""
    resource_tracker.ensure_running()  # its own start would end the waiting
    blocked = pthread_sigmask(SIG_BLOCK, [SIGINT])
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, blocked)


def play_on_ray(plan: Plan, seeds: range, address: str, progress: Callable[[int], None]) -> list[Result]:
    """The same on a Ray cluster; `auto` is the one that runs here."""
    try:
        import ray  # noqa: PLC0415, an extra that only this needs
    except ImportError:
        raise BadInput("--ray needs Ray on this machine: pip install 'parlour[ray]'.") from None
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadInput(f"--ray {address}: there is no cluster to be reached ({str(error).splitlines()[0]}).") from None
    play = ray.remote(play_some)
    waiting = [play.remote(plan, part) for part in parts(seeds, int(ray.cluster_resources().get("CPU", 1)))]
    results: list[Result] = []
    try:
        while waiting:
            done, waiting = ray.wait(waiting)
            some = ray.get(done[0])
            results += some
            progress(len(some))
    except ray.exceptions.RayError as error:
        why = str(error).strip().splitlines()[-1]
        raise BadInput(f"--ray {address}: the cluster cannot play; is Parlour installed there? ({why})") from None
    finally:
        ray.shutdown()
    return sorted(results, key=lambda result: int(result["seed"]))


def parts(seeds: range, jobs: int) -> Iterator[range]:
    """Runs short enough to show progress, long enough not to waste time between them."""
    size = max(1, min(200, len(seeds) // (jobs * 8)))
    for start in range(0, len(seeds), size):
        yield seeds[start : start + size]


def summary(results: Sequence[Result], seats: int) -> dict[str, Any]:
    """Lengths, scores and how often each seat won; a shared victory counts in parts."""
    count = len(results)
    lengths = sorted(result["decisions"] for result in results)
    wins = [sum(1 / len(r["winners"]) for r in results if seat in r["winners"]) for seat in range(seats)]
    endings: dict[str, int] = {}
    for result in results:
        endings[result["ended_by"]] = endings.get(result["ended_by"], 0) + 1
    return {
        "games": count,
        "decisions": {"mean": sum(lengths) / count, "shortest": lengths[0], "longest": lengths[-1]},
        "score": [sum(result["scores"][seat] for result in results) / count for seat in range(seats)],
        "winning_score": sum(max(result["scores"]) for result in results) / count,
        "win_rate": [won / count for won in wins],
        "ended_by": endings,
    }
