"""``ceiba simulate``: random games by the thousand, counted and timed; or logs of bots' games."""

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from ceiba.arena.logged import logged
from ceiba.bots.playout import play_random
from ceiba.cli.arguments import add_game, options
from ceiba.core.errors import BadOptions
from ceiba.core.seed import new_seed, seeded
from ceiba.games import find_game


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "simulate", help="play random games and report", description=__doc__
    )
    add_game(parser)
    parser.add_argument(
        "-g", "--games", type=int, default=1000, metavar="K", help="how many (1000)"
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.add_argument("-b", "--bots", nargs="+", metavar="BOT", help="who plays: docs/arena.md")
    parser.add_argument("--output", type=Path, metavar="DIR", help="write a log of each game there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise BadOptions(f"at least one game, not {args.games}")
    if args.bots or args.output:
        return write_logs(args)
    report = simulate(args.game, args.players, args.games, args.seed or new_seed(), args.option)
    if args.json:
        print(json.dumps(report))
        return 0
    for name, value in report.items():
        print(f"{name.replace('_', ' ')}: {value}")
    return 0


def write_logs(args: argparse.Namespace) -> int:
    """The bots move on by one seat from game to game."""
    if not (args.bots and args.output):
        raise BadOptions("--bots and --output belong together: who plays, and where the logs go")
    chosen = options(find_game(args.game), args.players, args.option)
    seed = args.seed or new_seed()
    args.output.mkdir(parents=True, exist_ok=True)
    for number in range(args.games):
        names = [args.bots[(seat - number) % len(args.bots)] for seat in range(args.players)]
        log = logged(args.game, names, chosen, f"{seed}/{number}")
        file = args.output / f"{args.game}-{args.players}-{number:05}.txt"
        file.write_text(log.text(), "utf-8")
    print(f"{args.games} logs in {args.output}")
    return 0


def simulate(slug: str, players: int, games: int, seed: str, given: list[str]) -> dict[str, Any]:
    """Game number i is dealt from `seed` and i, so that any of them can be played again."""
    game = find_game(slug)
    chosen = options(game, players, given)
    decisions, playing, fingerprint = 0, 0.0, ""
    totals = [0.0] * players
    wins = [0.0] * players
    told = perf_counter()
    for number in range(games):
        rng = seeded(f"{seed}/{number}")
        state = game.setup(players, chosen, rng.clone())
        begin = perf_counter()
        state.settle(None)
        decisions += play_random(state, rng)
        playing += perf_counter() - begin
        outcome = game.outcome(state)
        for score in outcome.scores:
            totals[score.seat] += score.total
        for winner in outcome.winners:
            wins[winner] += 1 / len(outcome.winners)
        if number == games - 1:
            fingerprint = state.fingerprint()
        if sys.stderr.isatty() and perf_counter() - told > 0.5:
            told = perf_counter()
            print(f"\r{number + 1} of {games} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    return {
        "game": slug,
        "players": players,
        "options": chosen,
        "seed": seed,
        "games": games,
        "decisions": decisions,
        "mean_scores": [round(total / games, 3) for total in totals],
        "win_rates": [round(won / games, 3) for won in wins],
        "fingerprint": fingerprint,
        "decisions_per_second": round(decisions / playing) if playing else 0,
    }
