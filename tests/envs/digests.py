"""What fixed batches come to: the same arrays interpreted, compiled, and on every machine.

`python -m tests.envs.digests` writes them anew; do that only after observations, the rules or the
order of options were changed on purpose.
"""

import hashlib
from pathlib import Path

from ceiba import envs
from ceiba.games import GAMES
from tests.testkit.records import write_lines

FILE = Path(__file__).with_name("digests.json")
TABLES, STEPS = 3, 150


def digest(game: str, players: int) -> str:
    """All arrays of all steps of random play."""
    tables = envs.batch(game, players, TABLES, seed="digest")
    told = hashlib.sha256()
    for _ in range(STEPS):
        for array in tables.step(tables.sample()):
            told.update(array.tobytes())
    return told.hexdigest()[:16]


def digests() -> dict[str, str]:
    return {
        f"{slug}-{players}": digest(slug, players)
        for slug, game in GAMES.items()
        for players in (game.spec.min_players, game.spec.max_players)
    }


if __name__ == "__main__":
    write_lines(FILE, digests())
