"""``ceiba work``: think for the bots of a server on another machine."""

import argparse
import asyncio
import logging
import os
import sys

from ceiba.cli.arguments import at_least


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("work", help="think for a server's bots", description=__doc__)
    parser.add_argument(
        "--database",
        default=os.environ.get("CEIBA_DATABASE", ""),
        metavar="ADDRESS",
        help="postgresql://…, the server's (CEIBA_DATABASE)",
    )
    parser.add_argument(
        "--workers",
        type=at_least(1),
        default=os.environ.get("CEIBA_BOT_WORKERS") or os.cpu_count() or 1,
        metavar="N",
        help="processes that think (CEIBA_BOT_WORKERS, or one for each core)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if not args.database.startswith("postgresql"):
        print("Say which database the server uses: --database postgresql://…", file=sys.stderr)
        return 2
    try:
        from ceiba.server.bot_queue import work
    except ImportError as problem:
        print(f"{problem} (pip install 'ceiba[work]')", file=sys.stderr)
        return 1
    print("Thinking for the bots. Press Ctrl-C to stop.", flush=True)
    asyncio.run(work(args.database, args.workers))
    return 0
