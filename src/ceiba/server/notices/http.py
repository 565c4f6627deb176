"""HTTP under `/api` for notices: which ways there are, and the ways of one seat.

A seat is proven by its secret in the `Authorization` header, as for a rematch.
"""

from typing import Final

import msgspec
from litestar import Response, Router, delete, get, post, route

from ceiba.server.asking import Asking, Authorization, address, bearer, proven_seat
from ceiba.server.clock.paces import zones
from ceiba.server.forms import NoticeWays, NoticeWish, WayInfo
from ceiba.server.limits import BODY_BYTES
from ceiba.server.notices.calling import check_address
from ceiba.server.notices.mail import check_mail
from ceiba.server.notices.push import Subscription
from ceiba.server.openapi import refusals
from ceiba.server.problems import refused
from ceiba.server.services import Services
from ceiba.server.settings import Settings
from ceiba.server.tokens import derived
from ceiba.store import Way
from ceiba.text import FALLBACK, LOCALES

WAYS: Final = 6
"""For one seat at once."""


@get("/notices", responses=refusals(), summary="Which notices this server can send")
async def kinds(services: Services) -> NoticeWays:
    return NoticeWays((await services.sending.key()).public, bool(services.settings.smtp))


@get(
    "/tables/{table_id:str}/notices",
    responses=refusals("no_table"),
    summary="How this seat is told of its turn",
)
async def mine(
    request: Asking, services: Services, table_id: str, authorization: Authorization = ""
) -> list[WayInfo]:
    services.requests.take(address(request))
    seat = await _seat(services, table_id, authorization)
    found = await services.store.notices.of(table_id, seat)
    return [WayInfo(each.id, each.way.kind, shown(each.way)) for each in found]


@post(
    "/tables/{table_id:str}/notices",
    responses=refusals("no_table", "bad_address", "too_many_ways", "too_large", "too_fast"),
    summary="Tell this seat of its turn",
)
async def add(
    request: Asking,
    services: Services,
    table_id: str,
    data: NoticeWish,
    authorization: Authorization = "",
) -> WayInfo:
    services.requests.take(address(request))
    seat = await _seat(services, table_id, authorization)
    check(data, services.settings)
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    locale = data.locale if data.locale in LOCALES else FALLBACK
    quiet = (data.quiet_from, data.quiet_to)
    way = Way(data.kind, data.address, locale, origin, data.zone, *quiet)
    id_ = derived(bearer(authorization) or "", f"{data.kind} {data.address}")
    others = {each.id for each in await services.store.notices.of(table_id, seat)} - {id_}
    if len(others) >= WAYS:
        raise refused("too_many_ways")
    await services.store.notices.add(table_id, seat, id_, way)
    async with services.rooms.room(table_id).open(fresh=True):
        pass  # from now on the room writes down whose turn it is
    return WayInfo(id_, way.kind, shown(way))


@delete(
    "/tables/{table_id:str}/notices/{way:str}",
    responses=refusals("no_table"),
    summary="Tell this seat no more in this way",
)
async def remove(
    request: Asking, services: Services, table_id: str, way: str, authorization: Authorization = ""
) -> None:
    services.requests.take(address(request))
    seat = await _seat(services, table_id, authorization)
    if any(each.id == way for each in await services.store.notices.of(table_id, seat)):
        await services.store.notices.remove(way, table_id)


@route(
    "/notices/{way:str}/stop",
    http_method=["GET", "POST"],
    status_code=200,
    media_type="text/plain",
    responses=refusals("too_fast"),
    summary="End the notices of one way; its id is the secret",
)
async def stop(request: Asking, services: Services, way: str) -> Response[str]:
    services.requests.take(address(request))
    await services.store.notices.remove(way)
    return Response("No more of these.\n", media_type="text/plain")


def check(wish: NoticeWish, settings: Settings) -> None:
    """Raises where we could never tell anybody in this way."""
    if wish.zone not in zones():
        raise refused("bad_request", reason="there is no such time zone")
    if wish.kind == "mail":
        if not settings.smtp:
            raise refused("bad_address")
        check_mail(wish.address)
    elif wish.kind == "webhook":
        check_address(wish.address, settings.local_webhooks)
    else:
        try:
            told = msgspec.json.decode(wish.address, type=Subscription)
        except (msgspec.DecodeError, RecursionError) as problem:
            raise refused("bad_address") from problem
        check_address(told.endpoint, settings.local_webhooks)


def shown(way: Way) -> str:
    """A subscription means nothing to a person."""
    return "" if way.kind == "push" else way.address


async def _seat(services: Services, table_id: str, authorization: str) -> int:
    room = services.rooms.room(table_id)
    async with room.open():
        return proven_seat(room.table, authorization)


NOTICES: Final = Router(
    "/api", route_handlers=[kinds, mine, add, remove, stop], request_max_body_size=BODY_BYTES
)
