"""The record of a game: a text file people can read, mail and replay.

::

    ceiba log 1
    game: gold
    rules: 1
    players: 2
    seed: example
    options: {"tied_lowest": "winner_chooses", ...}
    names: ["Ana", "Bo"]

    A bid 5
    B bid 3
    A base 1
    A undo

Every line after the blank one is what a seat answered, in the order it was accepted. `undo` takes
back the own last answer; `undo agreed` goes back further, with the consent of the others, and
`undo to 12` to what was on the table after line 12, because sealed answers were opened since. A
game that did not begin with the setup has its first position in a `position:` line.
"""

import json
import re
from typing import Any, Final

import msgspec

from ceiba.core.errors import BadLog
from ceiba.core.game import Options, Position
from ceiba.core.reading import where
from ceiba.core.seats import LETTERS

MAGIC: Final = "ceiba log"
VERSION: Final = 1
"""Of the way a log is written. A reader of every earlier one stays here, beside its files in
tests/logs."""
UNDO: Final = "undo"
UNDO_AGREED: Final = "undo agreed"
UNDO_TO: Final = re.compile(r"undo to ([0-9]{1,9})")


class Entry(msgspec.Struct, frozen=True):
    """One accepted line: who, and what in words."""

    seat: int
    text: str

    def __str__(self) -> str:
        return f"{LETTERS[self.seat]} {self.text}"

    @property
    def takes_back(self) -> bool:
        if not self.text.startswith(UNDO):  # nearly all, and asked of each whenever one is told
            return False
        return self.text in (UNDO, UNDO_AGREED) or self.goes_to is not None

    @property
    def goes_to(self) -> int | None:
        """The number of the last entry that still counts after an `undo to`."""
        found = UNDO_TO.fullmatch(self.text)
        return int(found[1]) if found is not None else None


class GameLog(msgspec.Struct, frozen=True):
    """Header and entries: enough to play the game again, exactly."""

    game: str
    rules: int
    players: int
    seed: str
    options: Options
    entries: tuple[Entry, ...] = ()
    names: tuple[str, ...] = ()
    position: Position | None = None

    def text(self) -> str:
        """The log as the text of a file."""
        lines = [
            f"{MAGIC} {VERSION}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"players: {self.players}",
            f"seed: {self.seed}",
            f"options: {json.dumps(self.options)}",
        ]
        if self.names:
            lines.append(f"names: {json.dumps(self.names, ensure_ascii=False)}")
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position)}")
        return "\n".join([*lines, "", *map(str, self.entries), ""])


def parse_log(text: str) -> GameLog:
    """Read a log file; says which line is wrong and why."""
    lines = text.replace("\r\n", "\n").lstrip("\ufeff").split("\n")
    _check_version(lines[0].strip())
    header: dict[str, str] = {}
    row = 1
    while row < len(lines) and lines[row].strip():
        name, colon, value = lines[row].partition(":")
        if not colon:
            raise BadLog(f"line {row + 1}: expected 'name: value' or a blank line")
        if name.strip() in header:
            raise BadLog(f"line {row + 1}: the header says {name.strip()[:40]} twice")
        header[name.strip()] = value.strip()
        row += 1
    entries = tuple(
        _entry(line, number) for number, line in enumerate(lines[row:], row + 1) if line.strip()
    )
    return _assemble(header, entries)


def _check_version(line: str) -> None:
    found = re.fullmatch(f"{MAGIC} ([1-9][0-9]{{0,3}})", line)
    if found is None:
        raise BadLog(f"line 1: a game log starts with '{MAGIC} {VERSION}'")
    if int(found[1]) > VERSION:
        raise BadLog(
            f"line 1: the log is written in a newer way ({found[1]}), and this Ceiba reads logs "
            f"up to {VERSION}: a newer Ceiba is needed"
        )


def _entry(line: str, number: int) -> Entry:
    seat, _, text = line.strip().partition(" ")
    if seat not in LETTERS or not text:
        raise BadLog(f"line {number}: expected a seat and its answer, like 'A bid 5'")
    return Entry(LETTERS.index(seat), text.strip())


def _json(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_each_once)


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON; what it says twice is not decided by the order."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{max(names, key=names.count)[:40]} is there twice")
    return found


def _assemble(header: dict[str, str], entries: tuple[Entry, ...]) -> GameLog:
    known = {"game", "rules", "players", "seed", "options", "names", "position"}
    missing = [name for name in ("game", "rules", "players", "seed") if name not in header]
    if missing or set(header) - known:
        wrong = missing or sorted(set(header) - known)
        problem = "lacks" if missing else "has unknown"
        raise BadLog(f"the header {problem} {', '.join(wrong)[:200]}")
    plain: dict[str, Any] = {"game": header["game"], "seed": header["seed"]}
    for name, default in (
        ("rules", None),
        ("players", None),
        ("options", {}),
        ("names", []),
        ("position", None),
    ):
        try:
            plain[name] = _json(header[name]) if name in header else default
        except (ValueError, RecursionError) as problem:
            raise BadLog(f"the header's {name} cannot be read: {problem}") from problem
    try:
        log = msgspec.convert(plain, GameLog)
    except msgspec.ValidationError as problem:
        raise BadLog(f"the header is wrong: {where(str(problem))}") from problem
    _check_names(log)
    return msgspec.structs.replace(log, entries=entries)


def _check_names(log: GameLog) -> None:
    if log.names and len(log.names) != log.players:
        raise BadLog(f"the header's names are {len(log.names)}, the players {log.players}")
    try:
        "".join(log.names).encode()
    except UnicodeError as problem:  # JSON can say half a character
        raise BadLog(f"the header's names cannot be read: {problem}") from problem
