"""A backup: one file that any Ceiba of this shape reads into an empty database, SQLite or
PostgreSQL.

Gzipped lines of JSON: first what it is, then the rows of all tables as they were at one moment,
last how many there are and their digest, so that half a file is never taken for a whole one.
"""

import gzip
import hashlib
import json
import zlib
from collections import Counter
from pathlib import Path
from typing import Any, Final

from ceiba import __version__
from ceiba.cli.admin.archive import Archive, put
from ceiba.cli.admin.errors import Trouble
from ceiba.store.schema import METADATA, TABLES

KIND: Final = "ceiba backup 1"
DAMAGED: Final = (
    *(ValueError, KeyError, TypeError, AttributeError, StopIteration),  # other JSON than ours
    *(EOFError, zlib.error, gzip.BadGzipFile),
)


async def write(archive: Archive, file: Path) -> Counter[str]:
    """Into a new file, which has its name only when it is whole and was read again."""
    if file.exists():  # noqa: ASYNC240  # a command has nobody to keep waiting
        raise Trouble(f"{file} exists already: a backup never overwrites one")
    counts: Counter[str] = Counter()
    digest = hashlib.sha256()
    part = file.with_name(f"{file.name}.part")
    with gzip.open(part, "wt", encoding="utf-8") as out:
        head = {"kind": KIND, "shape": archive.shape, "version": __version__}
        out.write(json.dumps(head) + "\n")

        def tell(name: str, row: dict[str, Any]) -> None:
            line = json.dumps([name, row], ensure_ascii=False) + "\n"
            digest.update(line.encode())
            counts[name] += 1
            out.write(line)

        await archive.everything(tell)
        out.write(json.dumps({"rows": counts, "digest": digest.hexdigest()}) + "\n")
    read(part, archive.shape)
    part.rename(file)
    return counts


def read(file: Path, shape: str) -> dict[str, list[dict[str, Any]]]:
    """The rows by table; `Trouble` where the file is not whole or of another shape."""
    rows: dict[str, list[dict[str, Any]]] = {table: [] for table in METADATA.tables}
    digest = hashlib.sha256()
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head.get("kind") != KIND:
                raise Trouble(f"{file} is no backup of Ceiba")
            if head["shape"] != shape:
                raise Trouble(
                    f"the backup has shape {head['shape']} (Ceiba {head['version']}), the database "
                    f"{shape}. Restore it with that Ceiba, then run: ceiba admin upgrade"
                )
            for line in lines:
                if line.startswith("{"):
                    wanted = json.loads(line)["digest"]
                    break
                digest.update(line.encode())
                name, row = json.loads(line)
                rows[name].append(row)
            else:
                raise Trouble(f"{file} is not whole: its end is missing")
    except DAMAGED as problem:
        raise Trouble(f"{file} is damaged: {type(problem).__name__}") from problem
    if digest.hexdigest() != wanted:
        raise Trouble(f"{file} is damaged: its contents are not what was written")
    return rows


async def restore(archive: Archive, file: Path) -> Counter[str]:
    rows = read(file, archive.shape)
    if await archive.counted(TABLES):
        raise Trouble("the database has tables already: restore into an empty one")
    in_order = [(table, rows[table.name]) for table in METADATA.sorted_tables]
    await archive.write(lambda connection: put(connection, in_order))
    return Counter({name: len(found) for name, found in rows.items()})
