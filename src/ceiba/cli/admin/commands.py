"""The commands of ``ceiba admin``, each with its arguments, and what each reports."""

import json
import re
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ceiba.cli.admin import backup, person, reports
from ceiba.cli.admin.archive import Archive, Row, replayed, status
from ceiba.cli.admin.errors import Trouble
from ceiba.cli.arguments import at_least, new_file
from ceiba.core.errors import BadLog
from ceiba.core.log import parse_log
from ceiba.core.seats import LETTERS
from ceiba.server.tokens import hashed, new_table_id, new_token
from ceiba.store.schema import CHAT, ENTRIES, TABLES
from ceiba.store.shape import migrate, shape_of

UNITS: Final = {"h": 3600, "d": 86400, "w": 7 * 86400}


class Report(NamedTuple):
    """The same for people and for programs."""

    data: Any
    lines: list[str]
    status: int = 0


class Command(NamedTuple):
    name: str
    help: str
    run: Callable[[Archive, Namespace], Awaitable[Report]]
    arguments: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = ()
    any_shape: bool = False
    """Also for a database an older Ceiba made."""
    begins: bool = False
    """Also where there is no database yet."""


def day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def age(text: str) -> float:
    """Seconds in a text like 90d, 12h, 4w.

    >>> age("2d")
    172800.0
    """
    found = re.fullmatch(r"([0-9]{1,6})([hdw])", text)
    if found is None:
        raise Trouble(f"'{text}' is no age; write 90d, 12h or 4w")
    return float(int(found[1]) * UNITS[found[2]])


def _line(row: Row) -> str:
    names = ", ".join(name or "–" for name in row.names)
    return f"{row.id:<14}{row.game:<9}{row.entries:>6}  {day(row.moved)}  {names}"


async def list_tables(archive: Archive, args: Namespace) -> Report:
    where = [TABLES.c.game == args.game] if args.game else []
    rows = (await archive.rows(*where))[: args.limit]
    lines = [f"{'table':<14}{'game':<9}{'moves':>6}  {'last played':<16}  who", *map(_line, rows)]
    return Report(msgspec.to_builtins(rows), lines)


async def show(archive: Archive, args: Namespace) -> Report:
    log = await archive.log(args.table)
    [row] = await archive.rows(TABLES.c.id == args.table)
    data = {**msgspec.to_builtins(row), "options": log.options, "status": status(log)}
    lines = [f"{name}: {value}" for name, value in data.items()]
    if data["status"] != "unreadable":
        match = replayed(log)
        outcome = match.outcome()
        data["waiting"] = match.waiting
        data["scores"] = [s.total for s in outcome.scores] if outcome is not None else None
        lines += ["", match.picture(None)]
    return Report(data, lines)


async def export(archive: Archive, args: Namespace) -> Report:
    ids = await archive.ids() if args.all else args.tables
    if not ids:
        raise Trouble("name the tables to export, or --all")
    args.folder.mkdir(parents=True, exist_ok=True)
    files = []
    for table_id in ids:
        file = args.folder / f"ceiba-{table_id}.txt"
        file.write_text((await archive.log(table_id)).text(), "utf-8")
        files.append(str(file))
    return Report(files, files)


async def import_log(archive: Archive, args: Namespace) -> Report:
    try:
        log = parse_log(args.file.read_text("utf-8"))
    except (BadLog, UnicodeDecodeError) as problem:
        raise Trouble(f"{args.file} cannot be read: {problem}") from problem
    match = replayed(log)
    if match.over and args.play:
        raise Trouble("the game in the file is over: there is nothing to go on with")
    table_id = new_table_id()
    tokens = {seat: new_token() for seat in range(log.players)} if args.play else {}
    whole = msgspec.structs.replace(log, options=match.options)
    await archive.add(table_id, whole, {hashed(token): seat for seat, token in tokens.items()})
    links = {LETTERS[seat]: f"/t/{table_id}#seat={token}" for seat, token in tokens.items()}
    lines = [f"/t/{table_id}", *(f"seat {seat}: {link}" for seat, link in links.items())]
    return Report({"table": table_id, "seats": links}, lines)


async def delete_tables(archive: Archive, args: Namespace) -> Report:
    missing = sorted(set(args.tables) - set(await archive.ids()))
    if missing:
        raise Trouble(f"there is no table {', '.join(missing)}; nothing was deleted")
    await archive.delete(args.tables)
    return Report({"deleted": args.tables}, [f"{len(args.tables)} deleted"])


async def prune(archive: Archive, args: Namespace) -> Report:
    before = (time.time() - age(args.older_than)) * 1000
    old = [row for row in await archive.rows() if row.moved < before]
    if not args.dry_run:
        await archive.delete([row.id for row in old])
    word = "would be deleted" if args.dry_run else "deleted"
    return Report(
        {"tables": [row.id for row in old], "deleted": not args.dry_run},
        [*map(_line, old), f"{len(old)} {word}"],
    )


async def make_backup(archive: Archive, args: Namespace) -> Report:
    counts = await backup.write(archive, args.file)
    return Report(
        {"file": str(args.file), "rows": counts},
        [f"{args.file}: {counts['tables']} tables, {counts['entries']} moves, checked"],
    )


async def restore(archive: Archive, args: Namespace) -> Report:
    counts = await backup.restore(archive, args.file)
    return Report(
        {"rows": counts}, [f"{counts['tables']} tables and {counts['entries']} moves restored"]
    )


async def about_person(archive: Archive, args: Namespace) -> Report:
    tables = await person.found(archive, args.name)
    persons = await person.persons(archive, args.name)
    if args.delete:
        await person.forget(archive, args.name)
    lines = [
        f"{t['table']:<14}{t['game']:<9}{len(t['answers'])} answers, {len(t['chat'])} lines of chat"
        for t in tables
    ]
    word = "forgotten at" if args.delete else "found at"
    return Report(
        {"name": args.name, "persons": persons, "tables": tables, "deleted": args.delete},
        [*lines, f"{args.name}: {word} {len(tables)} tables, {len(persons)} persons"],
    )


async def list_reports(archive: Archive, args: Namespace) -> Report:
    found = await reports.found(archive, args.report)
    if args.report is not None and not found:
        raise Trouble(f"there is no report {args.report}; see: ceiba admin reports")
    files = await reports.write(archive, found, args.folder) if args.folder is not None else []
    if args.report is not None and not files:
        return Report(found[0], (await reports.page(archive, found[0])).splitlines())
    lines = [
        f"{each['id']:<14}{day(each['at'])}  /t/{each['table']} step {each['step']}, "
        f"{each['who']}: {each['expected']}"
        for each in found
    ]
    return Report({"reports": found, "files": files}, files or lines)


async def stats(archive: Archive, _args: Namespace) -> Report:
    rows = await archive.rows()
    week = (time.time() - UNITS["w"]) * 1000
    data = {
        "tables": len(rows),
        "by_game": dict(Counter(row.game for row in rows)),
        "played_this_week": sum(row.moved > week for row in rows),
        "moves": await archive.counted(ENTRIES),
        "lines_of_chat": await archive.counted(CHAT),
        "shape": archive.shape,
    }
    return Report(data, [f"{name.replace('_', ' ')}: {value}" for name, value in data.items()])


async def check(archive: Archive, args: Namespace) -> Report:
    """Replays everything; compares with what another version saved."""
    before = {} if args.against is None else _saved(args.against)
    now: dict[str, Any] = {}
    for table_id in await archive.ids():
        try:
            match = replayed(await archive.log(table_id))
        except Trouble as problem:
            now[table_id] = {"problem": str(problem)}
            continue
        outcome = match.outcome()
        now[table_id] = {
            "moves": match.seq,
            "waiting": match.waiting,
            "scores": [score.total for score in outcome.scores] if outcome else None,
        }
    wrong = [f"{name}: {found['problem']}" for name, found in now.items() if "problem" in found]
    wrong += [
        f"{name}: {old} became {now[name]}"
        for name, old in before.items()
        if name in now and "problem" not in now[name] and _differs(old, now[name])
    ]
    if args.save is not None:
        args.save.write_text(json.dumps(now), "utf-8")
    summary = f"{len(now)} games replayed, {len(wrong)} differ"
    return Report({"games": len(now), "differ": wrong}, [*wrong, summary], 1 if wrong else 0)


def _saved(file: Path) -> dict[str, dict[str, Any]]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Any]])
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Trouble(f"{file} is not what check --save wrote: {problem}") from problem


def _differs(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """A game that went on meanwhile is no other game."""
    return bool(old.get("moves") == new["moves"] and old != new)


async def upgrade(archive: Archive, _args: Namespace) -> Report:
    found = archive.shape
    await archive.write(migrate)
    _, ours = await archive.read(shape_of)
    return Report({"from": found, "to": ours}, [f"the database has shape {ours}"])


TABLE: Final = (("table",), {"metavar": "TABLE", "help": "its id, as in its link"})
TABLE_IDS: Final = (("tables",), {"metavar": "TABLE", "nargs": "+", "help": "their ids"})


def _file(text: str) -> tuple[tuple[str, ...], dict[str, Any]]:
    return ("file",), {"metavar": "FILE", "type": Path, "help": text}


ALL: Final = (
    Command(
        "list",
        "the tables, the one played last first",
        list_tables,
        (
            (("--game",), {"metavar": "GAME", "help": "of one game only"}),
            (
                ("--limit",),
                {"type": at_least(1), "default": 50, "metavar": "N", "help": "how many (50)"},
            ),
        ),
    ),
    Command("show", "one table as a spectator sees it", show, (TABLE,)),
    Command(
        "export",
        "games as log files",
        export,
        (
            (("tables",), {"metavar": "TABLE", "nargs": "*", "help": "their ids"}),
            (("--all",), {"action": "store_true", "help": "every game"}),
            (
                ("--folder",),
                {"type": Path, "default": Path(), "metavar": "FOLDER", "help": "(here)"},
            ),
        ),
    ),
    Command(
        "import",
        "a log file as a new table",
        import_log,
        (
            _file("a game log"),
            (
                ("--play",),
                {"action": "store_true", "help": "to go on playing: tells the seat links"},
            ),
        ),
        begins=True,
    ),
    Command("delete", "delete tables for good", delete_tables, (TABLE_IDS,)),
    Command(
        "prune",
        "delete tables nobody has played at for long",
        prune,
        (
            (("--older-than",), {"required": True, "metavar": "AGE", "help": "90d, 12h, 4w"}),
            (("--dry-run",), {"action": "store_true", "help": "only say which"}),
        ),
    ),
    Command(
        "backup",
        "copy everything into one file, while the server runs",
        make_backup,
        (_file("a new file"),),
        any_shape=True,
    ),
    Command(
        "restore",
        "fill an empty database from a backup",
        restore,
        (_file("a backup"),),
        begins=True,
    ),
    Command(
        "person",
        "what is kept about a name, to hand over or to forget",
        about_person,
        (
            (("name",), {"metavar": "NAME", "help": "as it stands at the table"}),
            (("--delete",), {"action": "store_true", "help": "forget it; the games stay"}),
        ),
    ),
    Command(
        "reports",
        "what people said is wrong, the latest first",
        list_reports,
        (
            (("report",), {"metavar": "REPORT", "nargs": "?", "help": "one, with what they saw"}),
            (
                ("--folder",),
                {"type": Path, "metavar": "FOLDER", "help": "write them there, as files"},
            ),
        ),
    ),
    Command("stats", "how much there is", stats),
    Command(
        "check",
        "replay every game; before and after an upgrade",
        check,
        (
            (
                ("--save",),
                {"type": new_file, "metavar": "FILE", "help": "keep how every game stands"},
            ),
            (
                ("--against",),
                {"type": Path, "metavar": "FILE", "help": "say what differs from that"},
            ),
        ),
        any_shape=True,
    ),
    Command("upgrade", "bring the database of an older Ceiba into shape", upgrade, any_shape=True),
)
