"""What fixed games come to: the same numbers interpreted, compiled, and on every machine.

`python -m tests.conformance.fingerprints [GAME ...]` writes the table anew, or the part of some
games; do that only after the rules, the generator or the order of options were changed on purpose.
Raise `rules_version` with it, unless games saved before still come to the same end: only the order
of options may change silently.
"""

import hashlib
import json
import sys
from pathlib import Path

from ceiba.core.seed import seeded
from tests.conformance.tables import TABLES, Table
from tests.testkit.records import write_lines

FILE = Path(__file__).with_name("fingerprints.json")
SEEDS = ("jaguar", "ceiba", "quetzal")


def trace(table: Table, seed: str) -> dict[str, object]:
    """A random game straight on the state, as search plays it: its end, and all its steps."""
    match = table.match(seed)
    state, picks = match.state, seeded(f"picks-{seed}")
    steps, guesses = hashlib.sha256(), hashlib.sha256()
    answers = 0
    while not state.over():
        seat = state.decider()
        options = state.options(seat)
        steps.update(f"{state.fingerprint()} {seat} {options};".encode())
        if answers % 5 == 0:
            guess = state.guess(seat, seeded(f"guess-{answers}"))
            guesses.update(guess.fingerprint().encode())
        state.apply(seat, options[picks.below(len(options))], None)
        answers += 1
    return {
        "answers": answers,
        "last": state.fingerprint(),
        "all": steps.hexdigest()[:16],
        "guesses": guesses.hexdigest()[:16],
    }


def write(games: list[str]) -> int:
    """Write the part of some games anew, or of all; how many entries there are then."""
    stored = json.loads(FILE.read_text()) if games else {}
    written = {
        f"{table} {seed}": trace(table, seed)
        if not games or table.game in games
        else stored[f"{table} {seed}"]
        for table in TABLES
        for seed in SEEDS
    }
    write_lines(FILE, written)
    return len(written)


if __name__ == "__main__":
    print(f"{FILE.name}: {write(sys.argv[1:])} games")
