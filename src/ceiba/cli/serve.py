"""``ceiba serve``: the table in the browser, for this machine or for friends."""

import argparse
import os

from ceiba.cli.arguments import at_least


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="open the table in the browser", description=__doc__)
    parser.add_argument("--host", default=os.environ.get("HOST", "127.0.0.1"), help="(127.0.0.1)")
    parser.add_argument("--port", type=int, default=os.environ.get("PORT", "8000"), help="(8000)")
    parser.add_argument(
        "--data",
        default=os.environ.get("CEIBA_DATA", "data"),
        metavar="FOLDER",
        help="where the games are kept (CEIBA_DATA, or ./data)",
    )
    parser.add_argument("--open", action="store_true", help="open a browser, too")
    parser.add_argument(
        "--processes",
        type=at_least(1),
        default=1,
        metavar="N",
        help="server processes behind the one port; more than one needs PostgreSQL (1)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ceiba.server.run import serve  # takes half a second, which no other command owes

    return serve(args.host, args.port, args.data, args.open, args.processes)
