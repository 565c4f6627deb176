"""Reports of a bug button: what somebody expected, what their seat saw, and the log to try again.

While a game runs, nothing but what that seat itself may know is told. When it is over, the log up
to that moment comes beside it: `ceiba replay` opens it, and so does a test.
"""

import zlib
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from ceiba.cli.admin.archive import Archive, replayed, status
from ceiba.cli.admin.errors import Trouble
from ceiba.core.log import GameLog
from ceiba.core.seats import LETTERS
from ceiba.store import Report
from ceiba.store.schema import REPORTS, SEATS
from ceiba.text import Texts

LATELY = 30
"""Lines of the story that lead up to a report."""
GZIP = 16 + zlib.MAX_WBITS
STILL_BYTES = 8 * 1024 * 1024
"""Of a page, unpacked: whoever packed it is a stranger."""
HARMLESS = (
    '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="'
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:\">\n"
)
"""Whatever a page holds, it runs nothing and asks nobody."""


async def found(archive: Archive, report_id: str | None) -> list[dict[str, Any]]:
    """All reports, or one; the latest first."""
    names = (SEATS.c.table_id == REPORTS.c.table_id) & (SEATS.c.seat == REPORTS.c.seat)
    query = select(REPORTS, SEATS.c.name).outerjoin(SEATS, names).order_by(REPORTS.c.at.desc())
    if report_id is not None:
        query = query.where(REPORTS.c.id == report_id)

    def work(connection: Connection) -> list[dict[str, Any]]:
        return list(map(_line, connection.execute(query)))

    return await archive.read(work)


async def write(archive: Archive, reports: list[dict[str, Any]], folder: Path) -> list[str]:
    """A page for each report, and the log of those whose game is over."""
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240  # nobody is kept waiting
    files = []
    for report in reports:
        told = folder / f"report-{report['id']}.md"
        told.write_text(await page(archive, report), "utf-8")
        files.append(str(told))
        if report["still"]:
            seen = folder / f"report-{report['id']}.html"
            seen.write_text(HARMLESS + await still(archive, report["id"]), "utf-8")
            files.append(str(seen))
        log = await archive.log(report["table"])
        if status(log) == "over":
            then = folder / f"report-{report['id']}.log.txt"
            then.write_text(_until(log, report).text(), "utf-8")
            files.append(str(then))
    return files


async def page(archive: Archive, report: dict[str, Any]) -> str:
    """What was expected, and the table as that seat saw it then."""
    head = [
        f"# Report {report['id']}",
        "",
        f"Table /t/{report['table']}, step {report['step']}, {report['who']}.",
        f"Ceiba {report['version']}. {report['browser']}",
        "",
        report["expected"],
        "",
    ]
    log = await archive.log(report["table"])
    try:
        match = replayed(_until(log, report))
    except Trouble as problem:
        return "\n".join([*head, f"The game cannot be replayed: {problem}", ""])
    texts = Texts("en", log.game)
    names = [*log.names, *LETTERS[len(log.names) :]]
    story = [texts.tell(event.event, names) for event in match.events(report["seat"])]
    picture = match.picture(report["seat"])
    return "\n".join(
        [*head, *(f"- {line}" for line in story[-LATELY:]), "", "```", picture, "```", ""]
    )


async def still(archive: Archive, report_id: str) -> str:
    """The page that seat saw, as HTML."""
    query = select(REPORTS.c.told).where(REPORTS.c.id == report_id)
    told = await archive.read(lambda connection: str(connection.execute(query).scalar_one()))
    packed = _told(told).still
    try:
        page = zlib.decompressobj(wbits=GZIP).decompress(packed, STILL_BYTES)
    except zlib.error:
        return "The picture that came with this report is broken."
    return page.decode("utf-8", "replace")


def _line(row: Row[Any]) -> dict[str, Any]:
    report = _told(row.told)
    return {
        "id": row.id,
        "table": row.table_id,
        "at": row.at,
        "who": "a spectator" if row.seat is None else f"{LETTERS[row.seat]} ({row.name})",
        **msgspec.to_builtins(report),
        "still": bool(report.still),
    }


def _told(text: str) -> Report:
    return msgspec.json.decode(text, type=Report)


def _until(log: GameLog, report: dict[str, Any]) -> GameLog:
    return msgspec.structs.replace(log, entries=log.entries[: report["step"]])
