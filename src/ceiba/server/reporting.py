"""The bug button: what somebody expected at a table, kept for its host.

Nothing of the game is copied: the number of the last entry and the seat are enough. `ceiba admin
reports` makes of them what that seat saw, and, once the game is over, the log up to there. The page
itself comes as a still picture, from seats only: spectators are many.
"""

from typing import Final

from litestar import Router, post

from ceiba import __version__
from ceiba.server.asking import Asking, Authorization, address, proven_seat
from ceiba.server.forms import ReportMade, ReportWish
from ceiba.server.limits import BODY_BYTES, EXPECTED_LENGTH, NAME_LENGTH, STILL_BYTES, clean
from ceiba.server.openapi import refusals
from ceiba.server.problems import refused
from ceiba.server.services import Services
from ceiba.server.tokens import new_table_id
from ceiba.store import Conflict, Report


@post(
    "/tables/{table_id:str}/reports",
    responses=refusals("no_table", "not_your_seat", "gone", "too_large", "too_fast"),
    summary="Say what is wrong here; its host reads it",
)
async def report(
    request: Asking,
    services: Services,
    table_id: str,
    data: ReportWish,
    authorization: Authorization = "",
) -> ReportMade:
    services.requests.take(address(request))
    expected = clean(data.expected, EXPECTED_LENGTH)
    if not expected:
        raise refused("bad_request", reason="it says nothing")
    room = services.rooms.room(table_id)
    async with room.open() as match:
        seat = proven_seat(room.table, authorization) if authorization else None
        browser = clean(request.headers.get("user-agent", ""), 200)
        screen = clean(data.screen, NAME_LENGTH)
        step = min(data.step, match.seq)
        still = data.still if seat is not None else b""
        told = Report(seat, step, expected, __version__, f"{screen} {browser}".strip(), still)
        report_id = new_table_id()
        try:
            await services.store.reports.add(table_id, report_id, told)
        except Conflict as problem:
            raise refused("too_fast") from problem
    return ReportMade(report_id)


REPORTS: Final = Router(
    "/api", route_handlers=[report], request_max_body_size=2 * STILL_BYTES + BODY_BYTES
)
