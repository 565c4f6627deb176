"""``ceiba corpus``: logs of finished games packed into one Parquet file, a row for each answer."""

import argparse
import sys
from pathlib import Path

from ceiba.cli.arguments import new_file
from ceiba.core.errors import BadOptions


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("corpus", help="pack logs for study", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the logs are (*.txt)")
    parser.add_argument("file", type=new_file, metavar="FILE", help="such as games.parquet")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ceiba.envs import corpus  # pyarrow is only there for those who asked for it

    logs = list(args.folder.glob("*.txt"))
    if not logs:
        raise BadOptions(f"there are no logs (*.txt) in {args.folder}")
    packed = corpus.pack(logs, args.file)
    print(f"{packed.games} games, {packed.answers} answers in {args.file}")
    for file, why in packed.left_out.items():
        print(f"left out: {file}: {why}", file=sys.stderr)
    return 0 if packed.games else 1
