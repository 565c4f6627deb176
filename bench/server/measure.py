"""The figures of the server, and how they are told."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec

from bench.server import commits, peer
from bench.server.crowd import Carried, carry
from bench.server.house import ceiba
from bench.server.load import Wish
from tools.postgres import NotInstalled, running

TABLES = (4, 100, 300)
GAMES = ("gold", "tzolkin")
WANTED = {"gold": 1.0, "tzolkin": 0.6}
"""Answers a second, as a share of boardgame.io's in the same run."""
SPARE = {4: 700, 100: 1200, 300: 1200}
"""So many games follow those that end while it is measured. One has about 145 answers: with fewer
tables the house would soon be empty, and what is measured would be how many there were. So it is
said where they were not enough."""
EVENING = 1000
EVENING_P99_MS = 100
EVENING_KB = 150

Progress = Callable[[str], None]


def measure(quick: bool, progress: Progress) -> dict[str, Any]:
    seconds = 4.0 if quick else 10.0
    told: dict[str, Any] = {"peer": {}, "games": {game: {} for game in GAMES}, "postgres": {}}
    progress("server: what the databases commit")
    told["commits"] = {"sqlite": commits.sqlite(seconds / 2)}
    with ExitStack() as stack:
        try:
            progress("server: installing boardgame.io")
            folder = stack.enter_context(peer.installed())
        except peer.Missing as problem:
            told["peer"] = {"missing": str(problem)}
            folder = None
        for tables in TABLES:
            if folder is not None:
                progress(f"server: boardgame.io, {tables} tables")
                told["peer"][tables] = _plain(peer.carry(folder, Wish(0, "", tables, seconds)))
            for game in GAMES:
                progress(f"server: {game}, {tables} tables")
                told["games"][game][tables] = _plain(_carried(game, tables, seconds))
    try:
        with running(durable=True) as database:
            progress("server: gold on PostgreSQL, 100 tables")
            told["commits"]["postgresql"] = commits.postgres(database.address, seconds / 2)
            told["postgres"][100] = _plain(_carried("gold", 100, seconds, database.address))
    except NotInstalled:
        told["commits"]["postgresql"] = None
    progress(f"server: {EVENING} tables that think")
    told["evening"] = _plain(evening(5.0, 15.0 if quick else 40.0))
    return told


def evening(think: float, seconds: float) -> Carried:
    """A thousand tables at once, two seats and a spectator each, that think before they answer."""
    wish = Wish(0, "gold", EVENING, seconds, settle=think, think=think, spectators=1)
    with ceiba() as server:
        return carry(server, msgspec.structs.replace(wish, port=server.port), processes=2)


def _carried(game: str, tables: int, seconds: float, database: str | None = None) -> Carried:
    with ceiba(database) as server:
        return carry(server, Wish(server.port, game, tables, seconds, spare=SPARE[tables]))


def _plain(carried: Carried) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(carried)
    return plain


def lines(told: dict[str, Any]) -> list[str]:
    """The figures as people read them."""
    said = ["", "Server: answers a second (processor ms an answer; p50/p99 ms)"]
    if "missing" in told["peer"]:
        said.append(f"  {told['peer']['missing']}.")
    for tables in TABLES:
        base = told["peer"].get(tables)
        if base is not None:
            said.append(f"  {tables:4} tables  boardgame.io {_row(base)}")
        for game in GAMES:
            one = told["games"][game][tables]
            ratio = ""
            if base is not None:
                ratio = f"  {one['answers_per_s'] / base['answers_per_s']:.2f} of boardgame.io"
                ratio += f" (wanted {WANTED[game]})"
            said.append(f"  {tables:4} tables  {game:12} {_row(one)}{ratio}")
    for tables, one in told["postgres"].items():
        said.append(f"  {tables:4} tables  gold on PostgreSQL {_row(one)}")
    limit = ", ".join(
        f"{name} {per_s:.0f}" for name, per_s in told["commits"].items() if per_s is not None
    )
    said.append(f"  The databases commit, one row at a time: {limit} a second.")
    late = told["evening"]
    said.append(
        f"  {EVENING} tables, three sockets each, 5 s of thinking: {_row(late)}"
        f" (wanted p99 < {EVENING_P99_MS}); {late['kb_per_table']:.0f} kB a table"
        f" (wanted < {EVENING_KB})"
    )
    return said


def _row(one: dict[str, Any]) -> str:
    times = f"{one['p50_ms']:.0f}/{one['p99_ms']:.0f}"
    short = ", ran out of tables" if one["ran_out"] else ""
    return f"{one['answers_per_s']:6.0f} ({one['cpu_ms']:.2f}; {times}{short})"
