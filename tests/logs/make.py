"""Writes games of the present version into this folder: ``python -m tests.logs.make``.

Run it once for every release that changes the rules, the way a log is written, or the database.
What it wrote before is never written again: those games must replay for ever.

    <game>-<players>-rules<version>-log<version>.txt   a whole game, with takings back
    scores.json                                        how each of them ended
    database-<schema>.sql                              a database with such games, dumped
    entries-<schema>.sql                               the answers given in them, from that one on:
                                                       of those games that went another way before
"""

import asyncio
import json
import random
import sqlite3
import tempfile
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

from ceiba.core.log import VERSION, GameLog
from ceiba.core.match import Match
from ceiba.games import GAMES
from ceiba.store import Store, StoredSeat, StoredTable
from tests.testkit.records import write_lines

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Bo", "Chan", "Dzul", "Eme")
TAKEN_BACK = 0.02
ENTRY = 'INSERT INTO "entries"'


def play(match: Match, rng: random.Random, entries: int = 100_000) -> Match:
    """Anything that is allowed, now and then taken back, to the end or so far."""
    while not match.over and match.seq < entries:
        seat = rng.choice(match.waiting)
        match.answer(seat, [rng.choice(match.options_for(seat))])
        if rng.random() < TAKEN_BACK and match.undo_kind(seat) != "no":
            match.undo(seat, agreed=True)
    return match


def ending(match: Match) -> list[dict[str, Any]]:
    outcome = match.outcome()
    assert outcome is not None
    return [{"rank": score.rank, "total": score.total} for score in outcome.scores]


def whole_games() -> None:
    scores = json.loads((FOLDER / "scores.json").read_text()) if SCORES.exists() else {}
    for slug, game in GAMES.items():
        for players in range(game.spec.min_players, game.spec.max_players + 1):
            name = f"{slug}-{players}-rules{game.spec.rules_version}-log{VERSION}"
            if name in scores:
                continue
            match = Match(game, players, seed=name, names=NAMES[:players])
            play(match, random.Random(name))
            (FOLDER / f"{name}.txt").write_text(match.log().text())
            scores[name] = ending(match)
    write_lines(SCORES, scores)


SCORES = FOLDER / "scores.json"


def databases() -> dict[str, str]:
    """What was dumped, by shape, the oldest first."""
    dumps = {_shape(file): file.read_text() for file in sorted(FOLDER.glob("database-*.sql"))}
    return {
        shape: _script([text, "BEGIN TRANSACTION;", *_answers(shape).values(), "COMMIT;"])
        for shape, text in dumps.items()
    }


def _shape(file: Path) -> str:
    return file.stem.rpartition("-")[2]


def _answers(shape: str) -> dict[str, str]:
    """The answers in the database of a shape, by table: those of the newest file that has some."""
    found: dict[str, str] = {}
    for file in sorted(FOLDER.glob("entries-*.sql")):
        if _shape(file) <= shape:
            found |= _by_table(file.read_text().splitlines())
    return found


def _by_table(lines: Iterable[str]) -> dict[str, str]:
    entries = [line for line in lines if line.startswith(ENTRY)]
    tables = groupby(entries, key=lambda line: line.split("'")[1])
    return {table: "\n".join(answers) for table, answers in tables}


def _without_times(answers: str) -> list[str]:
    return [line.rpartition(",")[0] for line in answers.splitlines()]


def _script(parts: Iterable[str]) -> str:
    return "\n".join(parts) + "\n"


async def database() -> None:
    """One finished and one running game of each, with chat, secrets and a rematch."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite3"
        store = await Store.open(f"sqlite:///{file}")
        for slug, game in GAMES.items():
            for number, entries in enumerate((100_000, 40)):
                match = play(Match(game, 2, seed=f"{slug}{number}"), random.Random(slug), entries)
                await keep(store, f"{slug}{number}", match.log())
        await store.close()
        connection = sqlite3.connect(file)
        schema = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        target = FOLDER / f"database-{schema}.sql"
        if not target.exists():
            lines = list(connection.iterdump())
            target.write_text(_script(line for line in lines if not line.startswith(ENTRY)))
            known = _answers(schema)
            new = [
                answers
                for table, answers in _by_table(lines).items()
                if _without_times(answers) != _without_times(known.get(table, ""))
            ]
            if new:
                (FOLDER / f"entries-{schema}.sql").write_text(_script(new))
        connection.close()


async def keep(store: Store, table_id: str, log: GameLog) -> None:
    seats = (
        StoredSeat(0, "person", "Ana d’Uxmal", device=0),
        StoredSeat(1, "bot", "Chaac", "random"),
    )
    table = StoredTable(
        table_id, log.game, log.rules, log.players, log.options, log.seed, seats, {"0" * 64: 0}
    )
    await store.create(table)
    await store.append(table_id, 0, log.entries)
    await store.say(table_id, 0, "Ana d’Uxmal", 'À vous; c’est "bon"')


if __name__ == "__main__":
    whole_games()
    asyncio.run(database())
