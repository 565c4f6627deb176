"""The live socket of a table. Lifecycle: origin checked, hello, then messages until it ends."""

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from ceiba.server import ahead, playing, seating, taking_back
from ceiba.server.clock import pausing
from ceiba.server.limits import MESSAGE_BYTES, PATIENCE, Bucket, network
from ceiba.server.listener import Listener
from ceiba.server.metrics import ANSWER_SECONDS
from ceiba.server.origins import may_enter
from ceiba.server.problems import Refused, refused
from ceiba.server.protocol import (
    Advise,
    Answer,
    Back,
    BackToLesson,
    CallBot,
    Chat,
    ClientMessage,
    Closing,
    Hello,
    HintWish,
    Leave,
    Pause,
    Ping,
    Pong,
    Prepare,
    Preview,
    SayPhrase,
    ServerMessage,
    Undo,
    UndoReply,
)
from ceiba.server.room import Room
from ceiba.server.services import Services
from ceiba.server.straight import DECODER, Straight
from ceiba.server.wire import FAILED, Wire, wire_of
from ceiba.store import Conflict, StoreDown, times

LOG: Final = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, State]

CHATTER: Final = (Chat, SayPhrase)
HELLO_S: Final = 20.0
CLOSE_S: Final = 5.0
TOO_LARGE: Final = 1009
TOO_MANY: Final = 1008
OTHER_ORIGIN: Final = 4403


@websocket("/ws/tables/{table_id:str}")
async def live(socket: Socket, services: Services, table_id: str) -> None:
    if not may_enter(socket.headers, services.settings):
        await socket.close(code=OTHER_ORIGIN)
        return
    await socket.accept()
    wire = wire_of(socket.scope)
    listener = Listener(socket.client.host if socket.client is not None else "", wire.write)
    writing = asyncio.create_task(_write(socket, listener))
    try:
        room = await _hello(wire, services, table_id, listener)
        if room is not None:
            await _stay(wire, services, room, listener)
    except WebSocketDisconnect:
        pass  # the usual end
    finally:
        await _finish(writing, listener)


async def _stay(wire: Wire, services: Services, room: Room, listener: Listener) -> None:
    try:
        await _converse(wire, services, room, listener)
    finally:
        wire.straight = None
        with suppress(Refused):
            await seating.go_away(room, listener)


async def _hello(wire: Wire, services: Services, table_id: str, listener: Listener) -> Room | None:
    """The room, if the browser said who it is and may stay."""
    try:
        async with asyncio.timeout(HELLO_S):
            message = _decode(await _receive(wire))
        if not isinstance(message, Hello):
            raise refused("malformed", text="hello comes first")
        room = services.rooms.room(table_id)
        await seating.enter(room, listener, message, services.settings.listeners_per_table)
    except TimeoutError:
        listener.close(Closing.NO_HELLO)
        return None
    except Refused as problem:
        listener.send(problem.problem)
        # An internal problem may pass: the browser comes back by itself after an ordinary close.
        internal = problem.problem.code == "internal"
        listener.close(problem.close or (1011 if internal else Closing.NO_HELLO))
        return None
    return room


async def _converse(wire: Wire, services: Services, room: Room, listener: Listener) -> None:
    rate = services.settings.messages_per_second
    bucket = Bucket(rate, 4 * rate)
    straight = Straight(room, listener, bucket, wire.ordinary)
    wire.straight = straight.take
    beyond = 0
    while True:
        try:
            straight.free = True
            data = await _receive(wire)
            straight.free = False
            if not bucket.take():
                beyond += 1
                raise refused("too_fast", close=TOO_MANY if beyond > PATIENCE else None)
            await _handle(services, room, listener, _decode(data))
        except Refused as problem:
            listener.send(problem.problem)
            if problem.close is not None:
                listener.close(problem.close)
                return
        except WebSocketDisconnect:
            raise
        except StoreDown as problem:
            LOG.error("the store failed: %s", problem)
            listener.send(refused("internal").problem)
        except Exception:
            LOG.exception("a message at table %s failed", room.id)
            listener.send(refused("internal").problem)


async def _handle(
    services: Services, room: Room, listener: Listener, message: ClientMessage
) -> None:
    """One message of a browser that has said hello. Only chat is for spectators, too."""
    if isinstance(message, CHATTER):
        services.chat.take(f"{room.id} {network(listener.address)}")
        await seating.say(room, listener, message)
        return
    if isinstance(message, Ping):
        listener.send(Pong(times.now()))
        return
    if isinstance(message, Hello):
        raise refused("malformed", text="hello comes once")
    seat = listener.seat
    if seat is None:
        raise refused("not_your_seat")
    if room.is_out(seat) and not isinstance(message, Back):
        raise refused("out_of_time")
    match message:
        case Answer():
            began = perf_counter()
            try:
                await playing.answer(room, seat, message)
            finally:
                ANSWER_SECONDS.observe(perf_counter() - began)
        case Preview() | Advise():
            listener.send(await _look_ahead(services, room, seat, message))
        case HintWish():
            services.hinting.ask(room, listener, seat, message)
        case Undo():
            services.undos.take(f"{room.id} {seat}")
            await taking_back.undo(room, seat)
        case BackToLesson():
            services.undos.take(f"{room.id} {seat}")
            await playing.back_to_lesson(room, seat)
        case UndoReply():
            await taking_back.undo_reply(room, seat, message.agree)
        case Prepare():
            await ahead.prepare(room, seat, message)
        case Leave():
            await seating.leave(room, seat)
        case CallBot():
            await seating.call_bot(room, message)
        case Back():
            await seating.back(room, seat)
        case Pause():
            await pausing.pause(room, seat, message.agree)


async def _look_ahead(
    services: Services, room: Room, seat: int, wish: Preview | Advise
) -> ServerMessage:
    """A question that comes too late, say, is answered as a question: it was no move."""
    try:
        if isinstance(wish, Preview):
            return await playing.preview(room, seat, wish)
        return await playing.advise(room, services.workers, seat, wish)
    except Refused as problem:
        return replace(problem.problem, id=wish.id)


async def _receive(wire: Wire) -> bytes:
    event: Any = await wire.receive()
    problem = event.get("problem")
    if problem is not None and not isinstance(problem, Conflict):
        raise problem  # with an answer that went straight; where somebody was first, it comes again
    if event["type"] not in ("websocket.receive", FAILED):
        raise WebSocketDisconnect(detail="it is gone")
    data = (event.get("text") or "").encode()
    if len(data) > MESSAGE_BYTES:
        raise refused("too_large", close=TOO_LARGE)
    return data


def _decode(data: bytes) -> ClientMessage:
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise refused("malformed", text=str(problem)[:80]) from problem


async def _write(socket: Socket, listener: Listener) -> None:
    """Send what had to wait for this browser, until one of both ends it."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # it is gone: nothing to send to
        while True:
            message = await listener.outgoing.get()
            if isinstance(message, int):
                await socket.close(code=message)
                return
            await socket.send_data(message, "text")
            listener.unsent -= 1


async def _finish(writing: asyncio.Task[None], listener: Listener) -> None:
    """Where the browser is sent away, give the last words a moment to get out."""
    if not listener.closing:
        writing.cancel()
    with suppress(TimeoutError, asyncio.CancelledError):
        async with asyncio.timeout(CLOSE_S):
            await writing
