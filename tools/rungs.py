"""How strong the levels are: each against the one below, in every game and number of players.

    python -m tools.rungs --minutes 60          plays on, and writes src/ceiba/bots/rungs.json
    python -m tools.rungs --minutes 60 --anew   forgets what is there: after a change of the bots
    python -m tools.rungs --levels novice adept --games gold        some rungs only

Every deal is played from every seat, and only whole deals count, in their order, so that games that
take long do not count less. What is in the file already is added to: whoever has an hour more makes
the intervals narrower. All rungs advance together. Games of deals that are not whole yet are noted
(build/rungs.jsonl), so it can be stopped and go on. Better with the compiled core:
PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing import TimeoutError as TookTooLong
from multiprocessing import get_context
from pathlib import Path

import msgspec

from ceiba.arena.statistics import wilson
from ceiba.arena.tournament import Pairing, Played, play_table, report
from ceiba.bots import LEVELS
from ceiba.games import GAMES
from ceiba.server.strength import FILE, Ladder, Rung
from tools.digest import ROOT

OUTPUT = ROOT / "src" / "ceiba" / "bots" / FILE


class Note(msgspec.Struct, frozen=True):
    pairing: Pairing
    played: Played


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    rungs = {} if options.anew else _before(options)
    if options.anew:
        options.notes.unlink(missing_ok=True)
    notes = _notes(options.notes)
    if options.minutes > 0:
        _play(options, rungs, notes, time.monotonic() + options.minutes * 60)
    for pairing in _pairings(options):
        rung = _rung(pairing, options.seed, rungs.get(_key(pairing)), notes)
        if rung is not None:
            rungs[_key(pairing)] = rung
            print(
                f"{pairing.game} {rung.players}: {rung.level} against {rung.below} wins "
                f"{wilson(rung.wins, rung.games)} of {rung.games}, {rung.points:+.1f} points"
                f"{'' if rung.proven else ', not proven'}"
            )
    ladder = Ladder(options.seed, {slug: [] for slug in GAMES})
    for slug, players, level in sorted(rungs, key=lambda key: (key[1], LEVELS.index(key[2]))):
        ladder.rungs[slug].append(rungs[slug, players, level])
    text = msgspec.json.format(msgspec.json.encode(ladder), indent=1)
    options.output.write_bytes(text + b"\n")
    return 0


def _before(options: argparse.Namespace) -> dict[tuple[str, int, str], Rung]:
    """What was measured by the same deals."""
    if not options.output.exists():
        return {}
    ladder = msgspec.json.decode(options.output.read_bytes(), type=Ladder)
    if ladder.seed != options.seed:
        return {}
    return {
        (slug, rung.players, rung.level): rung
        for slug, rungs in ladder.rungs.items()
        for rung in rungs
    }


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.rungs", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default="rungs")
    parser.add_argument("--anew", action="store_true", help="forget what was measured before")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--players", nargs="+", type=int, help="default: every number")
    parser.add_argument("--levels", nargs="+", choices=LEVELS[1:], default=LEVELS[1:])
    parser.add_argument("--deals", type=int, default=100, help="at most, of each rung")
    parser.add_argument("--notes", type=Path, default=ROOT / "build" / "rungs.jsonl")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    return parser


def _pairings(options: argparse.Namespace) -> Iterator[Pairing]:
    for slug in options.games:
        spec = GAMES[slug].spec
        for players in range(spec.min_players, spec.max_players + 1):
            if options.players is None or players in options.players:
                for below, level in itertools.pairwise(LEVELS):
                    if level in options.levels:
                        yield Pairing(slug, players, level, (below,))


def _notes(file: Path) -> list[Note]:
    file.parent.mkdir(exist_ok=True)
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    return [msgspec.json.decode(line, type=Note) for line in lines if line.endswith(b"\n")]


def _play(
    options: argparse.Namespace,
    rungs: dict[tuple[str, int, str], Rung],
    notes: list[Note],
    until: float,
) -> None:
    done = {(_key(note.pairing), note.played.seed, note.played.challenger_seat) for note in notes}
    todo = [
        (pairing, _deal(options.seed, deal), seat)
        for deal in range(options.deals)
        for pairing in _pairings(options)
        if deal >= _deals(rungs.get(_key(pairing)))
        for seat in range(pairing.players)
        if (_key(pairing), _deal(options.seed, deal), seat) not in done
    ]
    with (
        options.notes.open("ab") as file,
        get_context("spawn").Pool(options.processes) as pool,  # what is half played is given up
    ):
        results = pool.imap_unordered(_one, todo)
        while time.monotonic() < until:
            try:
                notes.append(results.next(until - time.monotonic()))
            except (StopIteration, TookTooLong):
                return
            file.write(msgspec.json.encode(notes[-1]) + b"\n")
            file.flush()


def _key(pairing: Pairing) -> tuple[str, int, str]:
    return pairing.game, pairing.players, pairing.challenger


def _one(table: tuple[Pairing, str, int]) -> Note:
    pairing, seed, seat = table
    return Note(pairing, play_table(pairing, (seed, seat)))


def _deal(seed: str, number: int) -> str:
    return f"{seed}-{number}"


def _deals(rung: Rung | None) -> int:
    """How many a rung was measured by."""
    return 0 if rung is None else rung.games // rung.players


def _rung(pairing: Pairing, seed: str, before: Rung | None, notes: Sequence[Note]) -> Rung | None:
    """What was measured before, and all whole deals that follow."""
    deals: dict[str, list[Played]] = {}
    for note in notes:
        if note.pairing == pairing:
            deals.setdefault(note.played.seed, []).append(note.played)
    games: list[Played] = []
    for number in itertools.count(_deals(before)):
        played = deals.get(_deal(seed, number), [])
        if len(played) < pairing.players:
            break
        games += played
    if not games:
        return before
    result = report(pairing, games)
    points = result.games * (result.mean_score - result.mean_score_of_field)
    count, wins = result.games, result.wins
    if before is not None:
        points += before.games * before.points
        count, wins = count + before.games, wins + before.wins
    rate = wilson(wins, count)
    return Rung(
        players=pairing.players,
        level=pairing.challenger,
        below=pairing.field[0],
        games=count,
        wins=round(wins, 2),
        low=round(rate.low, 3),
        high=round(rate.high, 3),
        points=round(points / count, 1),
        proven=rate.low > result.chance,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
