"""HTTP under `/api`: games, tables, seats, logs, replays.

There are no cookies: a seat is proven by its secret in a body or header that only the page of
that seat can send. So no other site can act for a person, and no further protection against
forged requests is needed; the origin check (`origins`) keeps other sites from opening tables.
"""

from functools import cache
from hashlib import sha256
from typing import cast

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec

from ceiba.core.lesson import lesson_of
from ceiba.core.log import GameLog
from ceiba.core.seats import LETTERS
from ceiba.games import GAMES
from ceiba.server.asking import Asking, Authorization, address, bearer, proven_seat
from ceiba.server.bots import LEVELS
from ceiba.server.drafts import drafted
from ceiba.server.figures import drawn_figures
from ceiba.server.forms import (
    Coached,
    CoachWish,
    Draft,
    DraftWish,
    Eyes,
    FigureDrawn,
    GameInfo,
    HouseRules,
    Joined,
    JoinWish,
    LessonWish,
    NewTable,
    OpenTables,
    PlayOn,
    Primer,
    Replay,
    TableMade,
)
from ceiba.server.lessons import primer
from ceiba.server.limits import BODY_BYTES, LOG_BYTES
from ceiba.server.openapi import refusals
from ceiba.server.opening import open_from_log, open_lesson, open_rematch, open_table
from ceiba.server.problems import refused
from ceiba.server.protocol import TableInfo
from ceiba.server.room import Room
from ceiba.server.seating import join
from ceiba.server.services import Services
from ceiba.server.strength import ladder
from ceiba.text import LOCALES, Texts


@get("/games", responses=refusals(), summary="The games there are")
async def games() -> list[GameInfo]:
    return [_info(slug) for slug in GAMES]


@cache
def _info(slug: str) -> GameInfo:
    titles = {locale: Texts(locale, slug).say("game-title") for locale in LOCALES}
    lesson = lesson_of(slug)
    minutes = lesson.minutes if lesson is not None else None
    spec = msgspec.structs.asdict(GAMES[slug].spec)
    strength = ladder().rungs.get(slug, [])
    return GameInfo(**spec, titles=titles, lesson=minutes, strength=strength)


@get("/house", responses=refusals(), summary="What the host says about this server")
async def house(services: Services) -> HouseRules:
    return HouseRules(services.settings.keep_days)


@get("/levels", responses=refusals(), summary="The levels of the bots, weakest first")
async def levels() -> list[str]:
    return list(LEVELS)


@post(
    "/tables",
    responses=refusals("bad_option", "unknown_game", "no_open_tables", "too_large", "too_fast"),
    summary="Open a table",
)
async def new(request: Asking, services: Services, data: NewTable) -> TableMade:
    services.tables.take(address(request))
    if data.listing is not None and not services.settings.open_tables:
        raise refused("no_open_tables")
    return await open_table(services.rooms, data)


@get("/open-tables", responses=refusals(), summary="Tables to join, to watch, to study")
async def open_tables(services: Services) -> OpenTables:
    if not services.settings.open_tables:
        return OpenTables(False, [])
    return OpenTables(True, await services.meeting.tables())


@post(
    "/lessons",
    responses=refusals("unknown_game", "too_large", "too_fast"),
    summary="Open a table at which a game is taught",
)
async def lesson(request: Asking, services: Services, data: LessonWish) -> TableMade:
    services.tables.take(address(request))
    return await open_lesson(services.rooms, data)


@get(
    "/games/{game:str}/primer",
    responses=refusals("unknown_game", "too_fast"),
    summary="A game in two minutes: pictures of its table",
)
async def two_minutes(request: Asking, services: Services, game: str) -> Primer:
    services.looks.take(address(request))
    return primer(game)


@get(
    "/games/{game:str}/figures",
    responses=refusals("unknown_game", "too_fast"),
    summary="The pictures of a game's rules",
)
async def figures(request: Asking, services: Services, game: str) -> list[FigureDrawn]:
    services.looks.take(address(request))
    return drawn_figures(game)


@post(
    "/games/{game:str}/drafts",
    status_code=200,
    responses=refusals("unknown_game", "bad_request", "too_large", "too_fast"),
    summary="A board or map laid by hand, before a table is opened: check it and see it",
)
async def draft(request: Asking, services: Services, game: str, data: DraftWish) -> Draft:
    services.looks.take(address(request))
    return drafted(game, data)


@get(
    "/tables/{table_id:str}",
    responses=refusals("no_table", "newer", "gone"),
    summary="What everybody may know about a table",
)
async def table(services: Services, table_id: str) -> TableInfo:
    room = services.rooms.room(table_id)
    async with room.open(fresh=True):
        return room.info()


@post(
    "/tables/{table_id:str}/join",
    status_code=200,
    responses=refusals("no_table", "full", "sit_first", "gone", "too_large", "too_fast"),
    summary="Take an open seat",
)
async def take_seat(request: Asking, services: Services, table_id: str, data: JoinWish) -> Joined:
    visitor = address(request)
    services.requests.take(visitor)
    room = services.rooms.room(table_id)
    return Joined(*await join(room, services.visitors, visitor, data.name, data.seat))


@post(
    "/tables/{table_id:str}/rematch",
    responses=refusals("no_table", "not_over", "gone", "too_large", "too_fast")
    | {200: ResponseSpec(TableMade, description="Opened before", generate_examples=False)},
    summary="Another game with the same seats",
)
async def rematch(
    request: Asking,
    services: Services,
    table_id: str,
    authorization: Authorization = "",
) -> Response[TableMade]:
    services.requests.take(address(request))
    token = bearer(authorization)
    if token is None:
        raise refused("not_your_seat")
    made, new_one = await open_rematch(services.rooms, services.rooms.room(table_id), token)
    return Response(made, status_code=201 if new_one else 200)


@get(
    "/tables/{table_id:str}/log",
    media_type="text/plain",
    responses=refusals("no_table", "not_over", "gone", "too_fast"),
    summary="The log of a game that is over",
)
async def log(request: Asking, services: Services, table_id: str) -> Response[str]:
    services.looks.take(address(request))
    text = (await _log(services, table_id)).text()
    name = f"ceiba-{table_id}.txt"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get(
    "/tables/{table_id:str}/replay",
    responses=refusals("no_table", "not_over", "bad_log", "gone", "too_fast")
    | {200: ResponseSpec(Replay)},
    summary="A game that is over, step by step, through anybody's eyes",
)
async def replay_table(
    request: Asking, services: Services, table_id: str, eyes: Eyes = "spectator"
) -> Response[bytes]:
    services.looks.take(address(request))
    return _json(await services.replays.get(table_id, await _log(services, table_id), eyes))


@get(
    "/tables/{table_id:str}/past",
    responses=refusals("no_table", "not_your_seat", "gone", "too_fast")
    | {200: ResponseSpec(Replay)},
    summary="A game so far, step by step, as a seat saw it; without its secret, a spectator",
)
async def past(
    request: Asking,
    services: Services,
    table_id: str,
    authorization: Authorization = "",
) -> Response[bytes]:
    services.looks.take(address(request))
    room = services.rooms.room(table_id)
    eyes: Eyes = "spectator"
    async with room.open() as match:
        if authorization:
            eyes = cast(Eyes, LETTERS[proven_seat(room.table, authorization)])
        log = _named(room)
        live = not match.over
    name = f"{table_id} {len(log.entries)}"
    return _json(await services.replays.get(name, log, eyes, live=live))


@post(
    "/replay",
    status_code=200,
    request_max_body_size=LOG_BYTES,
    responses=refusals("bad_log", "too_large", "too_fast") | {200: ResponseSpec(Replay)},
    summary="The replay of a log file, which is the body as plain text",
)
async def replay_upload(
    request: Asking, services: Services, eyes: Eyes = "spectator"
) -> Response[bytes]:
    services.looks.take(address(request))
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError as problem:
        raise refused("bad_log", reason="it is not text in UTF-8") from problem
    return _json(await services.replays.get(sha256(body).hexdigest(), text, eyes))


@post(
    "/play-on",
    request_max_body_size=LOG_BYTES + BODY_BYTES,
    responses=refusals("bad_log", "too_large", "too_fast"),
    summary="Open a table that goes on from a moment of a log",
)
async def play_on(request: Asking, services: Services, data: PlayOn) -> TableMade:
    services.tables.take(address(request))
    return await open_from_log(services.rooms, services.replays, data)


@post(
    "/coach",
    status_code=200,
    request_max_body_size=LOG_BYTES + BODY_BYTES,
    responses=refusals("bad_log", "too_large", "too_fast"),
    summary="Let the coach look at a log for one seat; asked again: how far it is",
)
async def coach(request: Asking, services: Services, data: CoachWish) -> Coached:
    visitor = address(request)
    services.requests.take(visitor)
    return services.coaching.ask(data, visitor)


def _json(encoded: bytes) -> Response[bytes]:
    return Response(encoded, media_type="application/json")


async def _log(services: Services, table_id: str) -> GameLog:
    """The whole game; only when it is over, because it tells everything."""
    room = services.rooms.room(table_id)
    async with room.open() as match:
        if not match.over:
            raise refused("not_over")
        return _named(room)


def _named(room: Room) -> GameLog:
    names = tuple(seat.name for seat in room.table.seats)
    return msgspec.structs.replace(room.match.log(), names=names)


API = Router(
    "/api",
    route_handlers=[
        games,
        house,
        levels,
        new,
        lesson,
        two_minutes,
        figures,
        draft,
        open_tables,
        table,
        take_seat,
        rematch,
        log,
        replay_table,
        past,
        replay_upload,
        play_on,
        coach,
    ],
    request_max_body_size=BODY_BYTES,
)
