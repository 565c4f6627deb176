"""Load processes against a server: started, let loose together, and added up."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import msgspec

from bench.house import environment
from bench.server.house import Process
from bench.server.load import Wish


class Carried(msgspec.Struct):
    """What a server carried. Times are from sending an answer to hearing of it, in ms."""

    tables: int
    answers_per_s: float
    cpu_ms: float
    """Processor time of the server for one answer."""
    p50_ms: float
    p99_ms: float
    bytes_per_answer: float
    problems: int
    kb_per_table: float | None = None
    ran_out: bool = False
    """Of tables to follow those that ended, so that fewer were played at than were meant to be."""


def carry(server: Process, wish: Wish, processes: int = 1) -> Carried:
    """Our own load. Memory is counted from the empty server to all tables open."""
    empty = server.memory()
    parts = [wish.tables // processes + (n < wish.tables % processes) for n in range(processes)]
    wishes = [msgspec.structs.replace(wish, tables=n, seed=i) for i, n in enumerate(parts) if n]
    commands = [
        [sys.executable, "-m", "bench.server.load", msgspec.json.encode(each).decode()]
        for each in wishes
    ]
    return loaded(server, commands, wish, environment("compiled"), empty)


def loaded(
    server: Process, commands: list[list[str]], wish: Wish, settings: dict[str, str], empty: int
) -> Carried:
    """Each process says `ready`, waits for a line, and prints what it counted."""
    loads = [
        subprocess.Popen(
            command, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for command in commands
    ]
    try:
        for load in loads:
            assert load.stdout is not None
            assert load.stdout.readline().strip() == "ready"
        per_table = (server.memory() - empty) / (wish.tables + wish.spare) / 1000
        for load in loads:
            assert load.stdin is not None
            load.stdin.write("\n")
            load.stdin.flush()
        before = server.cpu_s()
        told = [json.loads(load.communicate(timeout=wish.seconds + 120)[0]) for load in loads]
        spent = server.cpu_s() - before
    finally:
        for load in loads:
            load.kill()
            load.wait()
    return _added_up(told, wish, spent, per_table)


def _added_up(told: list[dict[str, Any]], wish: Wish, spent: float, per_table: float) -> Carried:
    times = sorted(time for part in told for time in part["times"]) or [0.0]
    answers = sum(part["answers"] for part in told)
    return Carried(
        tables=wish.tables,
        answers_per_s=sum(part["answers"] / part["seconds"] for part in told),
        # The server also works while the load settles, at the same pace.
        cpu_ms=1000 * spent / max(1, answers) * wish.seconds / (wish.seconds + wish.settle),
        p50_ms=1000 * times[len(times) // 2],
        p99_ms=1000 * times[len(times) * 99 // 100],
        bytes_per_answer=sum(part["bytes"] for part in told) / max(1, answers),
        problems=sum(part["problems"] for part in told),
        kb_per_table=per_table,
        ran_out=bool(wish.spare) and any(part["left"] == 0 for part in told),
    )
