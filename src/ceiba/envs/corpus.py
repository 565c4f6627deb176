"""Corpora: many logs in one Parquet file, a row for each answer. Needs pyarrow.

Columns: `game`, `players`, `seed`, `number` (of the answer in its game), `seat`, `observation`
(what the seat knew before it), `allowed` (the numbers of the answers it might give), `answer`, and
what came of it for that seat: `score`, `rank`, `reward`.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ceiba.core.errors import BadLog, BadOptions, CeibaError
from ceiba.core.extras import extra
from ceiba.core.history import settled
from ceiba.core.log import GameLog, parse_log
from ceiba.core.match import Match
from ceiba.envs.tables import utilities
from ceiba.games import find_game

with extra("corpus"):
    import pyarrow as pa
    from pyarrow import parquet

SCHEMA = pa.schema(
    [
        ("game", pa.dictionary(pa.int8(), pa.string())),
        ("players", pa.int8()),
        ("seed", pa.string()),
        ("number", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.int16())),
        ("allowed", pa.list_(pa.int16())),
        ("answer", pa.int16()),
        ("score", pa.float32()),
        ("rank", pa.int8()),
        ("reward", pa.float32()),
    ]
)


class Packed(NamedTuple):
    """What came of packing: games and answers, and why which files were left out."""

    games: int
    answers: int
    left_out: dict[str, str]


def rows(log: GameLog) -> Iterator[dict[str, Any]]:
    """The answers of a finished game that were not taken back."""
    game = find_game(log.game)
    outcome = Match.from_log(game, log).outcome()
    if outcome is None:
        raise BadLog("the game is not over")
    rewards = utilities([score.rank for score in outcome.scores])
    match = Match(game, log.players, log.options, log.seed, log.names, log.position, log.rules)
    for number, each in enumerate(settled(log.entries)):
        entry = each.entry
        if entry.takes_back:
            continue
        score = outcome.scores[entry.seat]
        yield {
            "game": log.game,
            "players": log.players,
            "seed": log.seed,
            "number": number,
            "seat": entry.seat,
            "observation": match.observe(entry.seat).tolist(),
            "allowed": sorted(match.state.options(entry.seat)),
            "answer": game.vocabulary.parse(entry.text),
            "score": score.total,
            "rank": score.rank,
            "reward": rewards[entry.seat],
        }
        match.take(entry)


def pack(files: Iterable[Path | str], to: Path | str) -> Packed:
    """Logs into one file. One that cannot be read is left out, and named."""
    if isinstance(files, Path | str):
        raise BadOptions(f"a corpus is made of several logs, as Path('{files}').glob('*.txt')")
    to = Path(to)
    if to.suffix != ".parquet":
        raise BadOptions(f"{to} cannot be written: a corpus is a Parquet file, as games.parquet")
    games, answers, left_out = 0, 0, {}
    try:
        opened = parquet.ParquetWriter(to, SCHEMA, compression="zstd")
    except OSError as problem:
        raise BadOptions(f"{to} cannot be written: {problem}") from problem
    with opened as writer:
        for file in sorted(map(Path, files)):
            try:
                found = list(rows(parse_log(file.read_text("utf-8"))))
            except (CeibaError, UnicodeDecodeError, OSError) as problem:
                left_out[str(file)] = str(problem)
                continue
            writer.write_table(pa.Table.from_pylist(found, SCHEMA))
            games += 1
            answers += len(found)
    return Packed(games, answers, left_out)


def read(file: Path | str) -> "pa.Table":
    """A corpus as an Arrow table; `BadLog` if it is none."""
    if not Path(file).exists():
        raise BadLog(f"there is no corpus {file}")
    try:
        found = parquet.read_table(file)
    except (pa.ArrowInvalid, OSError) as problem:
        raise BadLog(f"{file} is no corpus: {problem}") from problem
    for column in SCHEMA:
        if column.name not in found.column_names:
            raise BadLog(f"{file} is no corpus: it lacks the column '{column.name}'")
        kind = found.schema.field(column.name).type
        if kind != column.type:
            raise BadLog(f"{file} is no corpus: '{column.name}' is {kind}, not {column.type}")
    return found
