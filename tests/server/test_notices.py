"""Notices, received for real: a push service, a mail server and a webhook that run here."""

import asyncio
import base64
import json
import socket
from collections.abc import AsyncIterator, Callable
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiohttp import ClientError, web
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec.structs import replace

from ceiba.games import find_game
from ceiba.server import playing, seating
from ceiba.server.listener import Listener
from ceiba.server.notices import mail
from ceiba.server.notices.calling import Caller, check_address
from ceiba.server.notices.sending import Sending
from ceiba.server.opening import new_table
from ceiba.server.problems import Refused
from ceiba.server.protocol import Answer, Hello
from ceiba.server.room import Room
from ceiba.server.rooms import Rooms
from ceiba.server.settings import Settings
from ceiba.server.thinking import LocalThinkers
from ceiba.server.tokens import hashed
from ceiba.server.workers import Workers
from ceiba.store import Store, StoredSeat, Way, times
from tests.server.house import House

ORIGIN = "https://games.example.org"
NOON = 1_793_620_800_000  # 2026-11-02, in London


class Post:
    """Somebody else's server: keeps what it gets, and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.answer = 201
        self.came = asyncio.Event()

    async def take(self, request: web.Request) -> web.Response:
        self.got.append((dict(request.headers), await request.read()))
        self.came.set()
        return web.Response(status=self.answer)


@pytest.fixture
async def post() -> AsyncIterator[tuple[Post, str]]:
    there = Post()
    app = web.Application()
    app.router.add_post("/{any:.*}", there.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    yield there, f"http://127.0.0.1:{port}"
    await runner.cleanup()


class Box:
    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@pytest.fixture
def letters() -> Any:
    box = Box()
    controller = Controller(box, hostname="127.0.0.1", port=_free_port())
    controller.start()
    yield box.letters, f"smtp://127.0.0.1:{controller.port}"
    controller.stop()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(params=["sqlite", "postgres"])
async def rooms(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Rooms]:
    address = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    if request.param == "postgres":
        address = request.getfixturevalue("postgres")
    store = await Store.open(address)
    opened = Rooms(store, LocalThinkers(Workers(1)), idle_minutes=10, stand_in_hours=72)
    yield opened
    await opened.close()
    await store.close()


class Time:
    now = NOON


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    moved = Time()
    monkeypatch.setattr(times, "now", lambda: moved.now)
    return moved


async def sending_on(rooms: Rooms, **settings: Any) -> Sending:
    return Sending(Settings(database="", local_webhooks=True, **settings), rooms)


async def table_of(rooms: Rooms, way: Way) -> Room:
    """Ana, and Bo, who wants to be told."""
    seats = tuple(StoredSeat(n, "person", name, device=n) for n, name in enumerate(("Ana", "Bo")))
    table = new_table(find_game("gold"), 2, {}, seats)
    await rooms.store.create(replace(table, tokens={hashed("Ana"): 0, hashed("Bo"): 1}))
    await rooms.store.notices.add(table.id, 1, "secret", way)
    room = rooms.room(table.id)
    async with room.open():
        await room.begin_notices()
    return room


async def answer(room: Room, seat: int) -> None:
    async with room.open() as match:
        decision = match.decision(seat)
    assert decision is not None
    await playing.answer(room, seat, Answer(decision.asked, [decision.options[0].text]))


async def bo_is_asked_again(room: Room) -> None:
    """Both answer whatever it is until it is Bo's turn anew."""
    await answer(room, 1)
    while True:
        async with room.open():
            if 1 in room.asked:
                return
        await answer(room, 0)


async def test_a_webhook_hears_of_a_turn_once(
    rooms: Rooms, time: Time, post: tuple[Post, str]
) -> None:
    there, address = post
    room = await table_of(rooms, Way("webhook", f"{address}/hook#maya", "fr", ORIGIN))
    sending = await sending_on(rooms)
    await sending.send_due()
    await sending.send_due()
    [(headers, body)] = there.got
    told = json.loads(body)
    assert headers["Content-Type"] == "application/json"
    assert told["title"].startswith("À vous de jouer")
    assert told["topic"] == "maya"
    assert told["click"] == f"{ORIGIN}/t/{room.id}"
    assert "Ana" in told["content"]
    assert told["content"] == told["text"]
    assert "secret" not in body.decode()
    await bo_is_asked_again(room)
    await sending.send_due()
    assert len(there.got) == 2
    await answer(room, 1)
    await sending.close()


async def test_none_while_one_is_at_the_table(
    rooms: Rooms, time: Time, post: tuple[Post, str]
) -> None:
    there, address = post
    room = await table_of(rooms, Way("webhook", address, "en", ORIGIN))
    listener = Listener()
    await seating.enter(room, listener, Hello("Bo"), 64)
    sending = await sending_on(rooms)
    await sending.send_due()
    await bo_is_asked_again(room)
    await sending.send_due()
    assert there.got == []
    await seating.go_away(room, listener)
    await sending.send_due()
    assert there.got == [], "Bo has seen that it is Bo's turn"
    await bo_is_asked_again(room)
    await sending.send_due()
    assert len(there.got) == 1
    await sending.close()


async def test_at_night_it_waits(rooms: Rooms, time: Time, post: tuple[Post, str]) -> None:
    there, address = post
    time.now = NOON + 11 * 3_600_000
    quiet = Way("webhook", address, "en", ORIGIN, "Europe/London", 22 * 60, 7 * 60)
    await table_of(rooms, quiet)
    sending = await sending_on(rooms)
    await sending.send_due()
    time.now = NOON + 19 * 3_600_000 - 1
    await sending.send_due()
    assert there.got == []
    time.now += 1
    await sending.send_due()
    assert len(there.got) == 1
    await sending.close()


async def test_who_is_gone_is_forgotten_and_who_fails_is_tried_again(
    rooms: Rooms, time: Time, post: tuple[Post, str]
) -> None:
    there, address = post
    room = await table_of(rooms, Way("webhook", address, "en", ORIGIN))
    sending = await sending_on(rooms)
    there.answer = 503
    await sending.send_due()
    await sending.send_due()
    assert len(there.got) == 1, "not in a frenzy"
    time.now += 60_000
    there.answer = 302
    await sending.send_due()
    assert len(there.got) == 2
    time.now += 300_000
    there.answer = 410
    await sending.send_due()
    assert len(there.got) == 3
    assert await rooms.store.notices.of(room.id, 1) == []
    await sending.close()


async def test_of_two_processes_one_sends(rooms: Rooms, time: Time, post: tuple[Post, str]) -> None:
    there, address = post
    await table_of(rooms, Way("webhook", address, "en", ORIGIN))
    first, second = await sending_on(rooms), await sending_on(rooms)
    await asyncio.gather(first.send_due(), second.send_due())
    assert len(there.got) == 1
    await first.close()
    await second.close()


async def test_a_browser_is_pushed_what_only_it_can_read(
    rooms: Rooms, time: Time, post: tuple[Post, str]
) -> None:
    there, address = post
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"
    keys = {"p256dh": base64url(point), "auth": base64url(auth)}
    subscription = json.dumps({"endpoint": f"{address}/push/1", "keys": keys})
    room = await table_of(rooms, Way("push", subscription, "en", ORIGIN))
    sending = await sending_on(rooms)
    await sending.send_due()
    [(headers, body)] = there.got
    told = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=auth))
    assert told["title"].startswith("Your turn")
    assert told["url"] == f"{ORIGIN}/t/{room.id}"
    assert headers["Authorization"].endswith(f"k={(await sending.key()).public}")
    again = await sending_on(rooms)
    assert (await again.key()).public == (await sending.key()).public, "the key is kept"
    await sending.close()


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


async def test_a_letter(rooms: Rooms, time: Time, letters: tuple[list[Any], str]) -> None:
    box, server = letters
    room = await table_of(rooms, Way("mail", "bo@example.org", "en", ORIGIN))
    sending = await sending_on(rooms, smtp=server, mail_from="Ceiba <ceiba@example.org>")
    await sending.send_due()
    [letter] = box
    assert (letter["To"], letter["From"]) == ("bo@example.org", "Ceiba <ceiba@example.org>")
    assert letter["Subject"].startswith("Your turn")
    assert f"{ORIGIN}/t/{room.id}" in letter.get_content()
    assert letter["List-Unsubscribe"] == f"<{ORIGIN}/api/notices/secret/stop>"
    await sending.close()


async def test_a_mail_server_that_hangs_holds_nobody_up(
    rooms: Rooms, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "MAIL_S", 0.2)
    hung = asyncio.Event()

    async def hang(_reader: Any, _writer: asyncio.StreamWriter) -> None:
        await hung.wait()

    server = await asyncio.start_server(hang, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    room = await table_of(rooms, Way("mail", "bo@example.org", "en", ORIGIN))
    sending = await sending_on(rooms, smtp=f"smtp://127.0.0.1:{port}")
    await asyncio.gather(sending.send_due(), bo_is_asked_again(room))
    [kept] = await rooms.store.notices.of(room.id, 1)
    assert kept.due is not None, "and it is tried again"
    hung.set()
    server.close()
    await sending.close()


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://[::1]/",
        "https://[::ffff:192.168.0.1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://me:word@example.org/",
        "https://",
        "https://example.org:99999/",
        "file:///etc/passwd",
        "ftp://example.org/",
        "nonsense",
    ],
)
def test_where_we_do_not_call(address: str) -> None:
    with pytest.raises(Refused, match="bad_address"):
        check_address(address, local=False)


async def test_a_name_that_leads_inside_is_not_followed() -> None:
    caller = Caller(local=False)
    for name in ("localhost", "2130706433", "0x7f.1"):
        with pytest.raises((OSError, ClientError)):
            await caller.post(f"https://{name}:9/", b"", {})
    await caller.close()


async def test_over_http(houses: Callable[..., House], post: tuple[Post, str]) -> None:
    """Ana asks to be told, goes away, and hears of it when it is her turn."""
    there, address = post
    house = houses(local_webhooks="1")
    known = (await house.ask("GET", "/api/notices")).json()
    assert (len(known["push_key"]), known["mail"]) == (87, False)
    table, tokens = await house.open_table("me", "open")
    path, mine = f"/api/tables/{table}/notices", {"Authorization": f"Bearer {tokens[0]}"}
    wish = {"kind": "webhook", "address": address}
    assert (await house.ask("POST", path, json=wish)).json()["code"] == "not_your_seat"
    for wrong in (
        {"kind": "mail", "address": "ana@example.org"},
        {"kind": "push", "address": "{}"},
        {"kind": "webhook", "address": "ftp://example.org"},
    ):
        answered = await house.ask("POST", path, json=wrong, headers=mine)
        assert (answered.status_code, answered.json()["code"]) == (400, "bad_address"), wrong
    made = await house.ask("POST", path, json=wish, headers=mine)
    assert made.status_code == 201, made.text
    assert (await house.ask("GET", path, headers=mine)).json() == [made.json()]
    _, token = await house.join(table, "Bo")
    async with house.sit(table, token):
        async with asyncio.timeout(20):
            await there.came.wait()
    stop = f"/api/notices/{made.json()['id']}/stop"
    assert (await house.ask("GET", stop)).status_code == 200
    assert (await house.ask("GET", path, headers=mine)).json() == []
    again = await house.ask("POST", path, json=wish, headers=mine)
    gone = await house.ask("DELETE", f"{path}/{again.json()['id']}", headers=mine)
    assert gone.status_code == 204
    assert (await house.ask("GET", path, headers=mine)).json() == []
