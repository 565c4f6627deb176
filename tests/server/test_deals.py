"""One deal at several tables: alike, compared, and no help to whoever still plays it."""

import asyncio
import random
from typing import Any

from tests.server.house import House, Message, play_out
from tests.server.test_person import Browser


async def over(house: House, table: str, tokens: dict[int, str]) -> Message:
    async with house.sit(table, tokens[0]) as a, house.sit(table, tokens[1]) as b:
        await asyncio.gather(play_out(a, random.Random(1)), play_out(b, random.Random(2)))
        update: Message = a.now
        return update


async def dealt(house: House, table: str, token: str, *kinds: str) -> Any:
    seats = [{"kind": kind, "name": kind.title()} for kind in kinds]
    headers = {"Authorization": f"Bearer {token}"}
    path = f"/api/tables/{table}/deal"
    return await house.ask("POST", path, json={"seats": seats}, headers=headers)


async def test_a_deal_is_given_to_others_and_compared(house: House) -> None:
    ana, stranger = await Browser(house).begin("Ana"), await Browser(house).begin("Eve")
    table, tokens = await house.open_table("me", "local")
    await ana.claim(table, tokens[0])
    assert (await dealt(house, table, tokens[0], "open", "open")).json()["code"] == "not_over"
    first = await over(house, table, tokens)
    assert (await dealt(house, table, "nobody", "open", "open")).status_code == 403
    assert (await dealt(house, table, tokens[0], "open")).status_code == 400

    made = (await dealt(house, table, tokens[1], "me", "local")).json()
    deal, other = made["table"]["deal"], made["table"]["id"]
    assert (made["table"]["commitment"], made["table"]["seed"]) == (
        first["table"]["commitment"],
        None,
    )
    assert (await house.info(table))["deal"] == deal
    again = (await dealt(house, table, tokens[0], "open", "open")).json()["table"]
    assert again["deal"] == deal, "one deal, however often it is given"
    seat, key = await house.join(again["id"], "Ana")
    await ana.claim(again["id"], key)
    async with house.sit(again["id"], key) as back:
        assert back.now["table"]["knows"] == [seat], "Ana has played it"

    hidden = (await stranger.ask("GET", f"/deals/{deal}")).json()
    assert hidden["told"] is False
    for secret in (table, other, str(first["outcome"]["scores"][0]["sources"])):
        assert secret not in str(hidden)
    assert [each["status"] for each in hidden["tables"]] == ["over", "playing", "gathering"]
    playing_again = (await ana.ask("GET", f"/deals/{deal}")).json()
    assert playing_again["told"] is False, "who plays it again is as curious as the others"

    async with house.sit(again["id"], key) as back:
        await back.say(type="leave")
        assert await back.closed() == 4001
    finished = (await ana.ask("GET", f"/deals/{deal}")).json()
    assert finished["tables"][0]["scores"] == first["outcome"]["scores"]
    assert finished["tables"][0]["table"] is None, "no way to what the others have yet to see"
    nowhere = await stranger.ask("GET", "/deals/none")
    assert nowhere.status_code == 404
