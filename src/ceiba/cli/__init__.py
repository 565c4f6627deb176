"""The command line: ``ceiba play``, ``serve``, ``simulate``, ``replay``, ``arena``, …"""

import argparse
import io
import sys

from ceiba import __version__
from ceiba.cli import admin, arena, corpus, play, replay, serve, simulate, work
from ceiba.core.errors import CeibaError

COMMANDS = (play, serve, simulate, replay, arena, corpus, work, admin)


def main(argv: list[str] | None = None) -> int:
    """Run one command; what goes wrong is said in one line and in the exit status."""
    parser = argparse.ArgumentParser(
        prog="ceiba", description="A table for board games of the Maya world. Unofficial."
    )
    parser.add_argument("--version", action="version", version=f"ceiba {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    args = parser.parse_args(argv)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):  # what a terminal cannot write or has mistyped
            stream.reconfigure(errors="replace")
    try:
        status: int = args.run(args)
    except CeibaError as problem:
        print(f"ceiba: {problem}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output went away: nothing more to say
        sys.stderr.close()
        return 0
    except OSError as problem:
        said = f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem)
        print(f"ceiba: {said}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    return status
