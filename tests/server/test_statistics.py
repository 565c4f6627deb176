"""What a person's games add up to: by game, by seat, against whom, from what."""

import asyncio
import random

from tests.server.house import House, Message, play_out
from tests.server.test_person import Browser


async def told(browser: Browser) -> Message:
    answer: Message = (await browser.ask("GET", "/me/statistics")).json()
    return answer


async def test_games_add_up_for_the_person_alone(house: House) -> None:
    ana, bo = await Browser(house).begin("Ana"), await Browser(house).begin("Bo")
    assert await told(ana) == {"played": 0, "games": [], "opponents": []}
    scores: list[list[Message]] = []
    for _ in range(2):
        table, tokens = await house.open_table("me", "open")
        seat, token = await house.join(table, "Bo")
        await ana.claim(table, tokens[0])
        await bo.claim(table, token)
        async with house.sit(table, tokens[0]) as a, house.sit(table, token) as b:
            await asyncio.gather(play_out(a, random.Random(1)), play_out(b, random.Random(2)))
            scores.append(a.now["outcome"]["scores"])
    running, tokens = await house.open_table("me", "open")
    await ana.claim(running, tokens[0])
    around, tokens = await house.open_table("me", "local")
    await ana.claim(around, *tokens.values())  # not known who has which seat

    for person, own, name in ((ana, 0, "Bo"), (bo, seat, "Ana")):
        record = await told(person)
        mine = [score[own] for score in scores]
        other = [score[1 - own] for score in scores]
        won = sum(score["rank"] == 1 for score in mine)
        assert record["played"] == 2
        [game] = record["games"]
        assert (game["game"], game["played"], game["won"]) == ("gold", 2, won)
        assert game["best"] == max(score["total"] for score in mine)
        assert game["average"] == round(sum(score["total"] for score in mine) / 2, 1)
        assert game["seats"] == [{"seat": own, "played": 2, "won": won}]
        for source, points in game["sources"].items():
            assert points == round(sum(score["sources"][source] for score in mine) / 2, 1)
        [met] = record["opponents"]
        assert (met["name"], met["level"], met["met"]) == (name, None, 2)
        ahead = sum(a["rank"] < b["rank"] for a, b in zip(mine, other))
        assert met["ahead"] == ahead

    stranger = await Browser(house).ask("GET", "/me/statistics")
    assert (stranger.status_code, stranger.json()["code"]) == (403, "unknown_person")
