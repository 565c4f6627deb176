"""HTTP for people, under `/api/people`, `/api/me` and `/api/passkeys`.

A person is proven by the secret of a browser in the `Authorization` header, as a seat is.
"""

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.di import Provide
from litestar.params import HeaderParameter

from ceiba.server.asking import Asking, Authorization, address, bearer
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
from ceiba.store import StoredPerson

Origin = Annotated[str, HeaderParameter(name="Origin")]


async def _reader(services: Services, authorization: Authorization = "") -> StoredPerson:
    """Who asks, for what may be asked as often as one likes."""
    return await person(services.store, authorization)


async def _mine(
    request: Asking, services: Services, authorization: Authorization = ""
) -> StoredPerson:
    """Who asks, and that is counted."""
    services.requests.take(address(request))
    return await person(services.store, authorization)


async def _was(
    request: Asking, services: Services, authorization: Authorization = ""
) -> StoredPerson | None:
    """Whoever this device belonged to before it is entered, if anybody; that is counted, too."""
    services.requests.take(address(request))
    return await known(services.store, authorization)


@post("/people", responses=refusals("too_large", "too_fast"), summary="Become a person here")
async def begin(request: Asking, services: Services, data: PersonWish) -> Entered:
    services.people.take(address(request))
    return await entering.begin(services.store, data)


@get("/me", responses=refusals("unknown_person"), summary="Who one is")
async def me(services: Services, reader: StoredPerson) -> Me:
    return await entering.me(services.store, reader)


@put(
    "/me",
    responses=refusals("unknown_person", "too_large", "too_fast"),
    summary="Be called otherwise, choose otherwise",
)
async def change(services: Services, data: PersonWish, mine: StoredPerson) -> Me:
    return await entering.change(services.store, mine, data)


@delete(
    "/me",
    responses=refusals("unknown_person", "too_fast"),
    summary="Be forgotten: bots go on in the games that run",
)
async def forget(services: Services, mine: StoredPerson) -> None:
    await seats.forget(services.rooms, mine)


@post(
    "/me/links",
    responses=refusals("unknown_person", "too_fast"),
    summary="A link to another device; it works once",
)
async def link(services: Services, mine: StoredPerson) -> DeviceLink:
    return await entering.new_link(services.store, mine)


@post(
    "/people/entries",
    responses=refusals("unknown_person", "used_link", "too_large", "too_fast"),
    summary="Be a person on this device, by a link",
)
async def use_link(services: Services, data: EnterWish, was: StoredPerson | None) -> Entered:
    return await entering.use_link(services.store, data.code, was)


@post(
    "/me/seats",
    status_code=204,
    responses=refusals("unknown_person", "too_large", "too_fast"),
    summary="Seats, by their secrets, that are this person's",
)
async def claim(services: Services, data: SeatProofs, mine: StoredPerson) -> None:
    await seats.claim(services.store, mine, data)


@get(
    "/me/tables",
    responses=refusals("unknown_person"),
    summary="One's tables: where one is asked first, then those that run, then those that are over",
)
async def tables(services: Services, reader: StoredPerson) -> list[TableLine]:
    return await my_tables(services.rooms, reader)


@get(
    "/me/statistics",
    responses=refusals("unknown_person", "too_fast"),
    summary="What one's finished games add up to; for oneself only",
)
async def add_up(services: Services, mine: StoredPerson) -> Statistics:
    return await statistics(services.store, mine)


@post(
    "/me/tables/{table_id:str}/seats",
    responses=refusals("unknown_person", "no_table", "gone", "newer", "too_fast"),
    summary="What opens one's seats at a table on this device",
)
async def open_seats(
    services: Services, table_id: str, mine: StoredPerson, authorization: Authorization = ""
) -> SeatKeys:
    secret = bearer(authorization) or ""
    return await seats.keys(services.rooms.room(table_id), mine, secret)


@post(
    "/me/passkeys/questions",
    responses=refusals("unknown_person", "too_fast"),
    summary="What a new passkey is asked",
)
async def ask_to_make(services: Services, mine: StoredPerson, origin: Origin = "") -> PasskeyAsked:
    return PasskeyAsked(await passkeys.ask_to_make(services.store, mine, origin))


@post(
    "/me/passkeys",
    responses=refusals("unknown_person", "wrong_passkey", "too_large", "too_fast"),
    summary="Keep a new passkey",
)
async def keep_passkey(
    services: Services, data: PasskeyGiven, mine: StoredPerson, origin: Origin = ""
) -> Me:
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
    services: Services, data: PasskeyGiven, was: StoredPerson | None, origin: Origin = ""
) -> Entered:
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
    dependencies={"reader": Provide(_reader), "mine": Provide(_mine), "was": Provide(_was)},
    request_max_body_size=BODY_BYTES,
)
