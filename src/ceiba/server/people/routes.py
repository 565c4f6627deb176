"""HTTP for people, under `/api/people`, `/api/me` and `/api/passkeys`.

A person is proven by the secret of a browser in the `Authorization` header, as a seat is.
"""

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import HeaderParameter

from ceiba.server.asking import Asking, address, bearer
from ceiba.server.limits import BODY_BYTES
from ceiba.server.openapi import refusals
from ceiba.server.people import entering, passkeys, seats
from ceiba.server.people.forms import (
    DeviceLink,
    Entered,
    EnterWish,
    Me,
    PasskeyAsked,
    PasskeyGiven,
    PersonWish,
    SeatKeys,
    SeatProofs,
    Statistics,
    TableLine,
)
from ceiba.server.people.listing import my_tables
from ceiba.server.people.proof import known, person
from ceiba.server.people.statistics import statistics
from ceiba.server.services import Services

Proof = Annotated[str, HeaderParameter(name="Authorization")]
Origin = Annotated[str, HeaderParameter(name="Origin")]


@post("/people", responses=refusals("too_large", "too_fast"), summary="Become a person here")
async def begin(request: Asking, services: Services, data: PersonWish) -> Entered:
    services.people.take(address(request))
    return await entering.begin(services.store, data)


@get("/me", responses=refusals("unknown_person"), summary="Who one is")
async def me(services: Services, authorization: Proof = "") -> Me:
    return await entering.me(services.store, await person(services.store, authorization))


@put(
    "/me",
    responses=refusals("unknown_person", "too_large", "too_fast"),
    summary="Be called otherwise, choose otherwise",
)
async def change(
    request: Asking, services: Services, data: PersonWish, authorization: Proof = ""
) -> Me:
    services.requests.take(address(request))
    return await entering.change(services.store, await person(services.store, authorization), data)


@delete(
    "/me",
    responses=refusals("unknown_person", "too_fast"),
    summary="Be forgotten: bots go on in the games that run",
)
async def forget(request: Asking, services: Services, authorization: Proof = "") -> None:
    services.requests.take(address(request))
    await seats.forget(services.rooms, await person(services.store, authorization))


@post(
    "/me/links",
    responses=refusals("unknown_person", "too_fast"),
    summary="A link to another device; it works once",
)
async def link(request: Asking, services: Services, authorization: Proof = "") -> DeviceLink:
    services.requests.take(address(request))
    return await entering.new_link(services.store, await person(services.store, authorization))


@post(
    "/people/entries",
    responses=refusals("unknown_person", "used_link", "too_large", "too_fast"),
    summary="Be a person on this device, by a link",
)
async def use_link(
    request: Asking, services: Services, data: EnterWish, authorization: Proof = ""
) -> Entered:
    services.requests.take(address(request))
    was = await known(services.store, authorization)
    return await entering.use_link(services.store, data.code, was)


@post(
    "/me/seats",
    status_code=204,
    responses=refusals("unknown_person", "too_large", "too_fast"),
    summary="Seats, by their secrets, that are this person's",
)
async def claim(
    request: Asking, services: Services, data: SeatProofs, authorization: Proof = ""
) -> None:
    services.requests.take(address(request))
    await seats.claim(services.store, await person(services.store, authorization), data)


@get(
    "/me/tables",
    responses=refusals("unknown_person"),
    summary="One's tables: where one is asked first, then those that run, then those that are over",
)
async def tables(services: Services, authorization: Proof = "") -> list[TableLine]:
    return await my_tables(services.rooms, await person(services.store, authorization))


@get(
    "/me/statistics",
    responses=refusals("unknown_person", "too_fast"),
    summary="What one's finished games add up to; for oneself only",
)
async def add_up(request: Asking, services: Services, authorization: Proof = "") -> Statistics:
    services.requests.take(address(request))
    return await statistics(services.store, await person(services.store, authorization))


@post(
    "/me/tables/{table_id:str}/seats",
    responses=refusals("unknown_person", "no_table", "gone", "newer", "too_fast"),
    summary="What opens one's seats at a table on this device",
)
async def open_seats(
    request: Asking, services: Services, table_id: str, authorization: Proof = ""
) -> SeatKeys:
    services.requests.take(address(request))
    mine = await person(services.store, authorization)
    secret = bearer(authorization) or ""
    return await seats.keys(services.rooms.room(table_id), mine, secret)


@post(
    "/me/passkeys/questions",
    responses=refusals("unknown_person", "too_fast"),
    summary="What a new passkey is asked",
)
async def ask_to_make(
    request: Asking, services: Services, origin: Origin = "", authorization: Proof = ""
) -> PasskeyAsked:
    services.requests.take(address(request))
    mine = await person(services.store, authorization)
    return PasskeyAsked(await passkeys.ask_to_make(services.store, mine, origin))


@post(
    "/me/passkeys",
    responses=refusals("unknown_person", "wrong_passkey", "too_large", "too_fast"),
    summary="Keep a new passkey",
)
async def keep_passkey(
    request: Asking,
    services: Services,
    data: PasskeyGiven,
    origin: Origin = "",
    authorization: Proof = "",
) -> Me:
    services.requests.take(address(request))
    mine = await person(services.store, authorization)
    await passkeys.keep(services.store, mine, origin, data.credential)
    return await entering.me(services.store, mine)


@post("/passkeys/questions", responses=refusals("too_fast"), summary="What a passkey is asked")
async def ask_to_show(request: Asking, services: Services, origin: Origin = "") -> PasskeyAsked:
    services.requests.take(address(request))
    return PasskeyAsked(await passkeys.ask_to_show(services.store, origin))


@post(
    "/passkeys",
    responses=refusals("unknown_person", "wrong_passkey", "too_large", "too_fast"),
    summary="Be a person on this device, by a passkey",
)
async def enter_by_passkey(
    request: Asking,
    services: Services,
    data: PasskeyGiven,
    origin: Origin = "",
    authorization: Proof = "",
) -> Entered:
    services.requests.take(address(request))
    was = await known(services.store, authorization)
    return await passkeys.enter_by(services.store, origin, data.credential, was)


PEOPLE = Router(
    "/api",
    route_handlers=[
        begin,
        me,
        change,
        forget,
        link,
        use_link,
        claim,
        tables,
        add_up,
        open_seats,
        ask_to_make,
        keep_passkey,
        ask_to_show,
        enter_by_passkey,
    ],
    request_max_body_size=BODY_BYTES,
)
