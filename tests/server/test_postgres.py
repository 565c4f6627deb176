"""The same server on PostgreSQL, by one setting."""

import random
from collections.abc import Callable

from tests.server.house import House, play_out


async def test_a_game_goes_on_after_a_kill(houses: Callable[..., House], postgres: str) -> None:
    house = houses(database=postgres)
    table, tokens = await house.open_table("me", "random", "random")
    async with house.sit(table, tokens[0]) as a:
        await play_out(a, random.Random(8), entries=20)
        told = a.now["seq"]
    house.kill()
    assert not house.data.exists(), "nothing is kept in a file"
    house = houses(database=postgres)
    async with house.sit(table, tokens[0]) as a:
        assert a.now["seq"] >= told
        await play_out(a, random.Random(9))
        assert a.now["outcome"] is not None
    house.kill()
