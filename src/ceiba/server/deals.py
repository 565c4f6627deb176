"""The same deal for several tables: given to other groups, or played again, and compared.

Nobody who still plays a deal shall learn from the others what is in it. So while it is played
anywhere, results are told to those only who have finished it, and no address leads to another
table. Who sits down to a deal once more is named as one who knows it, and such games are not rated.
"""

from typing import Final

from litestar import Router, get, post
from msgspec.structs import replace

from ceiba.server.asking import Asking, Authorization, address, proven_seat
from ceiba.server.forms import Deal, DealResult, DealSeat, DealWish, TableMade
from ceiba.server.keeping import DAY_MS
from ceiba.server.limits import BODY_BYTES
from ceiba.server.openapi import refusals
from ceiba.server.opening import open_alike
from ceiba.server.people.proof import known
from ceiba.server.people.seats import is_over
from ceiba.server.problems import refused
from ceiba.server.services import Services
from ceiba.server.telling import status_of
from ceiba.server.tokens import new_table_id
from ceiba.store import DealtTable, Terms, times

GIVEN_UP_MS: Final = 30 * DAY_MS
"""A table where nothing moved for so long keeps nobody from seeing the results."""


@post(
    "/tables/{table_id:str}/deal",
    responses=refusals("no_table", "not_over", "gone", "too_large", "too_fast"),
    summary="Another table that begins like this one, which is over",
)
async def deal_again(
    request: Asking,
    services: Services,
    table_id: str,
    data: DealWish,
    authorization: Authorization = "",
) -> TableMade:
    services.tables.take(address(request))
    room = services.rooms.room(table_id)
    async with room.open(fresh=True) as match:
        proven_seat(room.table, authorization)
        if not match.over:
            raise refused("not_over")
        if len(data.seats) != match.players:
            raise refused("bad_request", reason=f"the game has {match.players} seats")
        deal = await services.store.agreed.share(table_id, new_table_id())
        alike = replace(room.table, terms=Terms(deal=deal), listing=None, rematch=None)
        await room.read()
        room.send_presence()
    return await open_alike(services.rooms, alike, data.seats)


@get(
    "/deals/{deal:str}",
    responses=refusals("no_table", "too_fast"),
    summary="The tables that played a deal, seat by seat",
)
async def compare(
    request: Asking, services: Services, deal: str, authorization: Authorization = ""
) -> Deal:
    services.looks.take(address(request))
    tables = await services.store.agreed.tables(deal[:32])
    if not tables:
        raise refused("no_table")
    person = await known(services.store, authorization)
    open_to_all = not any(_is_played(table) for table in tables)
    told = open_to_all or (person is not None and _has_finished(tables, person.id))
    results = [_result(table, told, open_to_all) for table in tables]
    return Deal(deal, tables[0].game, tables[0].options, told, results)


def _is_played(table: DealtTable) -> bool:
    return not is_over(table) and times.now() - table.moved < GIVEN_UP_MS


def _has_finished(tables: list[DealtTable], person: str) -> bool:
    """And does not sit at another table of the deal right now."""
    mine = [each for each in tables if any(seat.person == person for seat in each.seats)]
    return any(map(is_over, mine)) and not any(map(_is_played, mine))


def _result(table: DealtTable, told: bool, open_to_all: bool) -> DealResult:
    outcome = table.standing.outcome if table.standing is not None else None
    return DealResult(
        table.id if open_to_all else None,
        status_of(table.seats, is_over(table)),
        [DealSeat(seat.kind, seat.name, seat.level) for seat in table.seats],
        list(outcome.scores) if outcome is not None and told else None,
    )


DEALS: Final = Router(
    "/api", route_handlers=[deal_again, compare], request_max_body_size=BODY_BYTES
)
