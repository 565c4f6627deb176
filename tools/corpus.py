"""The published corpus: docs/corpus, one strong game of every game and every number of players.

    python -m tools.corpus [TABLE ...]      writes the logs anew, of all tables or of some (gold-2)

The bots think long: compiled it takes minutes, so `PYTHONPATH=build/compiled`. The same version of
bots and rules writes the same games.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ceiba.arena.logged import logged
from ceiba.games import GAMES

FOLDER = Path(__file__).parent.parent / "docs" / "corpus"
TABLES = {
    f"{slug}-{players}": (slug, players)
    for slug, game in GAMES.items()
    for players in range(game.spec.min_players, game.spec.max_players + 1)
}


def bot_for(slug: str, players: int) -> str:
    """The longer a game, the longer all thinking in it."""
    return "adept" if players == 2 and slug not in ("balam", "lapins") else "novice"


def main(asked: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    for table in asked or TABLES:
        slug, players = TABLES[table]
        log = logged(slug, [bot_for(slug, players)] * players, {}, f"corpus-{table}")
        (FOLDER / f"{table}.txt").write_text(log.text(), "utf-8")
        print(f"{table}: {len(log.entries)} answers", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
