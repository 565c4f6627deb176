"""``ceiba arena``: bots in a league or on a ladder, every seat in turn on the same deals."""

import argparse
import contextlib
import json
import sys
from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Final

import msgspec

from ceiba.arena import ladder
from ceiba.arena.league import League, Notes, Result, play_rest
from ceiba.arena.picture import picture
from ceiba.arena.ratings import Standing, standings
from ceiba.arena.report import page
from ceiba.cli.arguments import add_game, at_least, new_file, options
from ceiba.games import find_game

BAR: Final = 30
"""Characters of the picture."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("arena", help="let bots play a league", description=__doc__)
    add_game(parser)
    parser.add_argument(
        "-b",
        "--bots",
        nargs="+",
        required=True,
        metavar="BOT",
        help="of the house, module:Class, or run:COMMAND",
    )
    parser.add_argument("-g", "--games", type=int, default=120, metavar="K", help="at least (120)")
    parser.add_argument(
        "-f", "--file", type=new_file, metavar="FILE", help="keep the games; go on with those in it"
    )
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="only neighbours meet, K games each; name the bots from weak to strong",
    )
    parser.add_argument(
        "--workers", type=at_least(0), metavar="N", help="processes (one for each core)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help='play on a Ray cluster; "auto" finds, "local" starts one'
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.add_argument("--report", type=new_file, metavar="FILE", help="write a page (HTML), too")
    parser.add_argument(
        "--picture", type=new_file, metavar="FILE", help="write a picture (SVG), too"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    chosen = options(find_game(args.game), args.players, args.option)
    seed = args.seed or "arena"
    league = League(
        args.game, args.players, tuple(args.bots), args.games, seed, chosen, args.ladder
    )
    with contextlib.redirect_stdout(sys.stderr):  # a bot of one's own may print, the report is ours
        played = played_out(league, args)
    table = standings(league.bots, played)
    rungs = ladder.climbed(league, played).order if league.ladder else ()
    if args.report:
        args.report.write_text(page(league, table, played), "utf-8")
    if args.picture:
        args.picture.write_text(picture(table), "utf-8")
    if args.json:
        told = {"league": league, "standings": table, "ladder": rungs, "lost": lost(played)}
        print(json.dumps(msgspec.to_builtins(told)))
    else:
        print("\n".join([*lines(table), *rung_lines(rungs), *lost_lines(played)]))
    return 0


def played_out(league: League, args: argparse.Namespace) -> list[Result]:
    """All its games, those in its file among them."""
    league.check()
    notes = Notes(args.file, league) if args.file else None
    played = notes.played if notes else []
    progress = Progress(most_games(league), len(played))
    play = ladder.play_on if league.ladder else play_rest
    for result in play(league, tuple(played), args.workers, args.ray):
        (notes.add if notes else played.append)(result)
        progress.tell(len(played))
    progress.end()
    return played


def most_games(league: League) -> int:
    return ladder.most_games(league) if league.ladder else len(league.schedule())


class Progress:
    """How far it is and how long it will take, on a terminal."""

    def __init__(self, games: int, before: int) -> None:
        self.games = games
        self.before = before
        self.start = monotonic()

    def tell(self, played: int) -> None:
        if sys.stderr.isatty():
            pace = (monotonic() - self.start) / (played - self.before)
            left = round(pace * (self.games - played))
            line = f"\r{played} of {self.games} games, {left // 60}:{left % 60:02} left \033[K"
            print(line, end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def lines(table: list[Standing]) -> list[str]:
    """The standings, and a picture of the ratings: a bar from the lowest to the highest there may
    be, the middle of it marked."""
    least = min(standing.rating - standing.within for standing in table)
    most = max(standing.rating + standing.within for standing in table)
    width = max(len(standing.bot) for standing in table)
    found = [f"{'bot':{width}}  rating   95 %  games  wins                   mean score"]
    for standing in table:
        bar = [" "] * BAR
        low, middle, high = (
            round((rating - least) / (most - least) * (BAR - 1))
            for rating in (
                standing.rating - standing.within,
                standing.rating,
                standing.rating + standing.within,
            )
        )
        bar[low : high + 1] = "─" * (high + 1 - low)
        bar[middle] = "●"
        found.append(
            f"{standing.bot:{width}}  {standing.rating:6.2f} ±{standing.within:5.2f} "
            f"{standing.games:6}  {standing.wins!s:22} {standing.mean_score:10.1f}  {''.join(bar)}"
        )
    return found


def rung_lines(rungs: Sequence[str]) -> list[str]:
    return [f"the ladder, the best first: {', '.join(reversed(rungs))}"] if rungs else []


def lost(played: list[Result]) -> dict[str, int]:
    """How many games were lost by which fault, the most frequent first."""
    return dict(Counter(result.lost for result in played if result.lost).most_common())


def lost_lines(played: list[Result]) -> list[str]:
    why = lost(played)
    if not why:
        return []
    found = [f"{sum(why.values())} of {len(played)} games were lost:"]
    return found + [f"  {count} × {reason}" for reason, count in why.items()]
