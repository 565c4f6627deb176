"""``ceiba admin``: look after the games a server keeps, while it runs or not."""

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from ceiba.cli.admin import commands
from ceiba.cli.admin.archive import Archive
from ceiba.cli.admin.errors import Trouble
from ceiba.server.settings import Settings
from ceiba.store import StoreDown

__all__ = ["add_to"]


def add_to(parent: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = parent.add_parser("admin", help="look after the games kept", description=__doc__)
    subs = parser.add_subparsers(required=True, metavar="WHAT")
    for command in commands.ALL:
        sub = subs.add_parser(command.name, help=command.help, description=command.help)
        for arguments, options in command.arguments:
            sub.add_argument(*arguments, **options)
        sub.add_argument("--json", action="store_true", help="answer as JSON")
        sub.add_argument(
            "--data",
            default=os.environ.get("CEIBA_DATA", "data"),
            metavar="FOLDER",
            help="where the games are kept, unless CEIBA_DATABASE says it (CEIBA_DATA, or ./data)",
        )
        sub.set_defaults(run=run, command=command)


def run(args: argparse.Namespace) -> int:
    try:
        report = asyncio.run(_carry_out(args, _settings(args)))
    except (Trouble, StoreDown) as problem:
        print(f"ceiba admin: {problem}", file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"ceiba admin: {problem.filename}: {problem.strerror}", file=sys.stderr)
        return 1
    except msgspec.ValidationError as problem:
        print(f"ceiba admin: a setting is wrong: {problem}", file=sys.stderr)
        return 1
    if args.json:
        print(json.dumps(report.data, ensure_ascii=False))
    else:
        for line in report.lines:
            print(line)
    return int(report.status)


async def _carry_out(args: argparse.Namespace, settings: Settings) -> Any:
    async with Archive.open(settings.database, args.command.any_shape) as archive:
        return await args.command.run(archive, args)


def _settings(args: argparse.Namespace) -> Settings:
    there = os.environ.get("CEIBA_DATABASE") or Path(args.data).expanduser().is_dir()
    if not there and not args.command.begins:
        raise Trouble(f"there is no folder {args.data}; --data says where the games are kept")
    return Settings.from_environment(args.data)
