"""``ceiba replay``: tell a recorded game in words."""

import argparse
import io
import sys
from pathlib import Path

from ceiba import replay
from ceiba.cli.arguments import add_language
from ceiba.cli.telling import names_of, tell_events, tell_outcome
from ceiba.core.errors import BadLog
from ceiba.text import Texts


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("replay", help="tell a recorded game", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a game log; - reads standard input")
    parser.add_argument("--table", action="store_true", help="show the table at the end, too")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = replay(_read(args.file))
    texts = Texts(args.lang, match.game.spec.slug)
    names = names_of(match)
    tell_events(match.events(), texts, names)
    outcome = match.outcome()
    if args.table or outcome is None:
        print(f"\n{match.picture(None, args.lang)}")
    if outcome is not None:
        tell_outcome(outcome, texts, names)
    print(f"\n{match.state.fingerprint()}")
    return 0


def _read(name: str) -> str:
    try:
        if name == "-":
            return io.TextIOWrapper(sys.stdin.buffer, "utf-8").read()
        return Path(name).read_text("utf-8")
    except UnicodeDecodeError as problem:
        raise BadLog(f"{name} is not a text file") from problem
