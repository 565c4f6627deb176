"""What several commands ask on the command line."""

import argparse
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ceiba.core.errors import BadOptions
from ceiba.core.game import Game, Options
from ceiba.games import GAMES
from ceiba.text import FALLBACK, LOCALES

_WORDS: Final = {"true": True, "yes": True, "false": False, "no": False}


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("-p", "--players", type=int, default=3, metavar="N", help="how many (3)")
    parser.add_argument("-s", "--seed", metavar="SEED", help="makes all luck repeatable")
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as its page in docs/games says; may be given several times",
    )


def at_least(least: int) -> Callable[[str], int]:
    """Whole numbers from that one on."""

    def number(text: str) -> int:
        if int(text) < least:
            raise argparse.ArgumentTypeError(f"{int(text)} is too few")
        return int(text)

    return number


def new_file(text: str) -> Path:
    """A file to be written: that there is a folder for it is found out before hours of work."""
    file = Path(text)
    if not file.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {file.parent}: make it first")
    if file.is_dir():
        raise argparse.ArgumentTypeError(f"{file} is a folder: name a file in it")
    return file


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-l", "--lang", choices=LOCALES, default=language(), help="language of the game"
    )


def language() -> str:
    """The terminal's own, where there are texts in it."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    own = re.split("[_.@-]", spoken.lower())[0]
    return own if own in LOCALES else FALLBACK


def options(game: Game[Any], players: int, given: list[str]) -> Options:
    """The options written as NAME=VALUE, checked against the game's."""
    specs = {option.name: option for option in game.spec.options}
    chosen: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"'{text}' is not NAME=VALUE, like {next(iter(specs))}=…")
        name, value = name.strip(), value.strip()
        free = name in specs and specs[name].free
        chosen[name] = value if free else _WORDS.get(value.lower(), value)
    return game.check_options(players, chosen)
