"""A person without an account: on several devices, with all their seats, and forgotten at once."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import httpx

from tests.server.house import House, Message, play_out


class Browser:
    """A browser that keeps a secret, as ours does."""

    def __init__(self, house: House, secret: str = "") -> None:
        self.house = house
        self.secret = secret

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        proof = {"Authorization": f"Bearer {self.secret}"} if self.secret else {}
        headers = {**proof, **more.pop("headers", {})}
        return await self.house.ask(method, f"/api{path}", headers=headers, **more)

    async def begin(self, name: str, **settings: Any) -> "Browser":
        wish = {"name": name, "emblem": "bat", "settings": settings}
        self.secret = (await self.ask("POST", "/people", json=wish)).json()["secret"]
        return self

    async def me(self) -> Message:
        told: Message = (await self.ask("GET", "/me")).json()
        return told

    async def claim(self, table: str, *tokens: str) -> None:
        answer = await self.ask("POST", "/me/seats", json={"tables": {table: tokens}})
        assert answer.status_code == 204, answer.text

    async def seats(self, table: str) -> dict[str, str]:
        tokens: dict[str, str] = (await self.ask("POST", f"/me/tables/{table}/seats")).json()[
            "tokens"
        ]
        return tokens

    async def link(self) -> str:
        return str((await self.ask("POST", "/me/links")).json()["code"])

    async def enter(self, code: str) -> httpx.Response:
        answer = await self.ask("POST", "/people/entries", json={"code": code})
        if answer.is_success:
            self.secret = answer.json()["secret"]
        return answer


async def test_a_link_takes_a_person_with_all_seats_to_another_device(house: House) -> None:
    laptop = await Browser(house).begin("Ana", theme="dark")
    table, tokens = await house.open_table("me", "local", "open")
    await laptop.claim(table, *tokens.values())

    phone = Browser(house)
    code = await laptop.link()
    assert (await phone.enter(code)).status_code == 201
    assert phone.secret != laptop.secret, "each browser keeps its own"
    me = await phone.me()
    assert (me["name"], me["settings"], me["browsers"]) == ("Ana", {"theme": "dark"}, 2)

    opened = await phone.seats(table)
    assert set(opened) == {"0", "1"}
    assert await phone.seats(table) == opened, "asking again is no flood"
    assert not set(opened.values()) & set(tokens.values())
    await house.join(table, "Bo")
    async with house.sit(table, opened["0"]) as a, house.sit(table, tokens[0]) as b:
        assert a.now["view"]["seat"] == b.now["view"]["seat"] == 0
        await asyncio.gather(
            *(each.say(type="answer", asked=0, answers=["bid 3"]) for each in (a, b))
        )
        heard = [await each.hear("update", "problem") for each in (a, b)]
        assert sorted(each.get("code", "") for each in heard) in (["", ""], ["", "stale"])
        assert max(each.now["seq"] for each in (a, b)) == 1, "taken once"


async def test_a_link_works_once_and_not_for_ever(house: House) -> None:
    ana, other, third = await Browser(house).begin("Ana"), Browser(house), Browser(house)
    code = await ana.link()
    assert (await other.enter(code)).status_code == 201
    for wrong in (code, "x" * 32):
        refused = await third.enter(wrong)
        assert (refused.status_code, refused.json()["code"]) == (410, "used_link")
    old = await ana.link()
    change(house, "UPDATE codes SET until = 1")
    assert (await third.enter(old)).json()["code"] == "used_link"


async def test_nobody_gets_anothers_seat(house: House) -> None:
    ana, bo = await Browser(house).begin("Ana"), await Browser(house).begin("Bo")
    table, tokens = await house.open_table("me", "open", "random")
    await ana.claim(table, tokens[0])
    await bo.claim(table, tokens[0], "made-up-secret")
    assert await bo.seats(table) == {}
    assert set(await ana.seats(table)) == {"0"}
    async with house.sit(table, tokens[0]) as a:  # the bare link is as good as ever
        assert a.now["view"]["seat"] == 0
    nobody = await Browser(house, "made-up-secret").ask("POST", f"/me/tables/{table}/seats")
    assert (nobody.status_code, nobody.json()["code"]) == (403, "unknown_person")
    missing = await ana.ask("POST", "/me/tables/nothing/seats")
    assert (missing.status_code, missing.json()["code"]) == (404, "no_table")


async def test_who_a_browser_was_comes_along_if_nothing_else_leads_back(house: House) -> None:
    ana, guest = await Browser(house).begin("Ana"), await Browser(house).begin("Traveller")
    table, tokens = await house.open_table("me", "random")
    await guest.claim(table, tokens[0])
    was = Browser(house, guest.secret)
    await guest.enter(await ana.link())
    assert set(await ana.seats(table)) == {"0"}
    assert (await was.ask("GET", "/me")).json()["code"] == "unknown_person"

    bo = await Browser(house).begin("Bo")
    second = Browser(house)
    await second.enter(await bo.link())
    own, tokens = await house.open_table("me", "random")
    await second.claim(own, tokens[0])
    await second.enter(await ana.link())  # Bo is still at the other device, with every seat
    assert set(await bo.seats(own)) == {"0"}
    assert await ana.seats(own) == {}


async def test_a_rematch_is_everybodys_without_asking(house: House) -> None:
    ana, bo = await Browser(house).begin("Ana"), await Browser(house).begin("Bo")
    table, tokens = await house.open_table("me", "open")
    seat, token = await house.join(table, "Bo")
    await ana.claim(table, tokens[0])
    await bo.claim(table, token)
    async with house.sit(table, tokens[0]) as a, house.sit(table, token) as b:
        await asyncio.gather(play_out(a, random.Random(1)), play_out(b, random.Random(2)))
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    again = await house.ask("POST", f"/api/tables/{table}/rematch", headers=headers)
    assert set(await bo.seats(again.json()["table"]["id"])) == {str(seat)}


async def test_being_forgotten(house: House) -> None:
    ana = await Browser(house).begin("Ana")
    table, tokens = await house.open_table("me", "open")
    await ana.claim(table, tokens[0])
    _, token = await house.join(table, "Bo")
    code = await ana.link()
    assert (await ana.ask("DELETE", "/me")).status_code == 204
    assert (await ana.ask("GET", "/me")).json()["code"] == "unknown_person"
    assert (await Browser(house).enter(code)).json()["code"] == "used_link"
    info = await house.info(table)
    assert info["seats"][0]["kind"] == "bot", "nobody waits for who will not come back"
    async with house.socket(table) as socket:
        await socket.send(json.dumps({"type": "hello", "token": tokens[0]}))
        assert json.loads(await socket.recv())["code"] == "not_your_seat"
    async with house.sit(table, token) as bo:
        assert bo.now["view"]["seat"] == 1


async def test_settings_are_checked_and_follow(house: House) -> None:
    ana = await Browser(house).begin("Ana")
    wish = {"name": " Ana\u202e d’Uxmal ", "emblem": "quetzal", "settings": {"sound": True}}
    changed = (await ana.ask("PUT", "/me", json=wish)).json()
    assert changed == await ana.me()
    assert (changed["name"], changed["emblem"]) == ("Ana d’Uxmal", "quetzal")
    for wrong in ({"theme": "pink"}, {"locale": "../fr"}, {"colour": "red"}):
        answer = await ana.ask("PUT", "/me", json={**wish, "settings": wrong})
        assert answer.status_code == 400
    assert await ana.me() == changed


async def test_people_stay_when_the_server_is_killed_and_no_log_has_a_secret(
    houses: Callable[..., House], postgres: str
) -> None:
    house = houses(database=postgres, access_log="1")
    ana = await Browser(house).begin("Ana")
    table, tokens = await house.open_table("me", "random")
    await ana.claim(table, tokens[0])
    code = await ana.link()
    house.kill()
    said = house.said()
    house = houses(database=postgres, access_log="1")
    phone = Browser(house)
    await phone.enter(code)
    opened = await phone.seats(table)
    async with house.sit(table, opened["0"]) as a:
        assert a.now["view"]["seat"] == 0
    house.kill()
    for secret in (ana.secret, phone.secret, code, *opened.values(), *tokens.values()):
        assert secret not in said + house.said()


def change(house: House, statement: str) -> None:
    with sqlite3.connect(house.data / "ceiba.sqlite3") as database:
        database.execute(statement)
    database.close()
