"""parlour simulate, bench"""

import argparse
from typing import Any

from parlour import titles
from parlour.bots import make_bot
from parlour.cli.common import add_game, check_writable, number, positive, progress, read_game, say_if_slow, write_json
from parlour.games import all_games
from parlour.games import game as find_game
from parlour.kernel.errors import BadInput
from parlour.lab.bench import bench
from parlour.lab.games import Plan, play_many, play_on_ray, spread_bots, summary


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "simulate",
        help="many games between bots",
        epilog=f"example: parlour simulate {titles.example()} --games 1000 --bots greedy,random --json out.json",
    )
    add_game(command, "random")
    command.add_argument("--games", type=positive, required=True, metavar="N")
    command.add_argument("--seed", type=number, default=0, metavar="S", help="the first game's seed (default: 0)")
    how = command.add_mutually_exclusive_group()
    how.add_argument("--jobs", type=positive, default=0, metavar="N", help="processes (default: one per core)")
    how.add_argument("--ray", metavar="ADDR", help="spread the games over a Ray cluster; auto is the one running here")
    command.add_argument("--json", metavar="FILE", help="write every result and the summary; - is stdout")
    command.set_defaults(run=simulate)
    command = commands.add_parser(
        "bench", help="how fast it is", epilog=f"example: parlour bench {titles.example()} --json bench.json"
    )
    command.add_argument("games", nargs="*", metavar="GAME")
    command.add_argument("--seconds", type=float, default=2.0, metavar="S", help="CPU time per line (default: 2)")
    command.add_argument("--json", metavar="FILE", help="write the figures; - is stdout")
    command.set_defaults(run=run_bench)


def simulate(args: argparse.Namespace) -> None:
    game, seats, settings = read_game(args)
    specs = args.bots.split(",")
    for spec in spread_bots(specs, seats):
        make_bot(spec, game, "0")  # a mistake in it is told before anything starts
    game.new(seats, settings, 1)
    check_writable(args.json)
    say_if_slow()
    seeds = range(args.seed, args.seed + args.games)
    with progress(f"{game.title}, {seats} seats", args.games) as advance:
        plan = Plan(game.id, seats, settings, specs)
        if args.ray:
            results = play_on_ray(plan, seeds, args.ray, advance)
        else:
            results = play_many(plan, seeds, args.jobs, advance)
    found = summary(results, seats)
    if args.json:
        report = {"game": game.id, "seats": seats, "seed": args.seed, "bots": specs, "options": settings}
        write_json(args.json, report | {"games": results, "summary": found})
    if args.json != "-":
        print_summary(found, spread_bots(specs, seats))


def print_summary(found: dict[str, Any], specs: list[str]) -> None:
    length = found["decisions"]
    endings = ", ".join(f"{name} {count}" for name, count in found["ended_by"].items())
    span = f"{length['shortest']}–{length['longest']}"
    print(f"{found['games']} games; decisions {length['mean']:.1f} ({span}); {endings}")
    print("seat  bot             wins   mean score")
    for seat, spec in enumerate(specs):
        print(f"{seat:<5} {spec:<15} {found['win_rate'][seat]:6.1%}  {found['score'][seat]:6.2f}")


def run_bench(args: argparse.Namespace) -> None:
    if not 0.01 <= args.seconds <= 3600:
        raise BadInput("--seconds must be from 0.01 to 3600.")
    check_writable(args.json)
    say_if_slow()
    games = [find_game(name) for name in args.games] or all_games()
    lines = [(game, seats) for game in games for seats in range(game.seats[0], game.seats[1] + 1)]
    rows = []
    with progress("bench", len(lines)) as advance:
        for game, seats in lines:
            rows.append(bench(game.id, seats, game.read_settings({}), args.seconds))
            advance(1)
    if args.json:
        write_json(args.json, rows)
    if args.json != "-":
        width = max(len("game"), *(len(game.id) for game in games))
        print(f"{'game':<{width}}  seats  mode          decisions/s  games/s  clone µs  setup µs  search/s")
        for row in rows:
            print(
                f"{row['game']:<{width}}  {row['seats']:>5}  {row['mode']:<12} {row['decisions_per_s']:>12,} "
                f"{row['games_per_s']:>8,.0f} {row['clone_us']:>9.2f} {row['setup_us']:>9.1f} "
                f"{row['search_iterations_per_s']:>9,}"
            )
