"""``python -m tests.soak --minutes 3``: people play while everything is killed in turn."""

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.soak.evening import evening
from tests.soak.report import table
from tools.postgres import PROGRAMS, Postgres, running


def main() -> int:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=3, help="for each database (3)")
    parser.add_argument("--tables", type=int, default=12, help="played at once (12)")
    args = parser.parse_args()
    results = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ceiba-soak-")))
        databases: dict[str, Postgres | None] = {"SQLite": None}
        if PROGRAMS is not None:
            databases["PostgreSQL"] = stack.enter_context(running())
        for name, database in databases.items():
            where = folder / name
            where.mkdir()
            results[name] = asyncio.run(evening(where, database, args.minutes * 60, args.tables))
    print(table(results))
    return 0 if all(result.clean for result in results.values()) else 1


sys.exit(main())
