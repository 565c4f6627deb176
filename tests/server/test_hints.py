"""Hints over the socket: asked by who is asked, allowed by the table, and told to the others."""

from tests.server.house import House


async def test_who_is_asked_may_ask_for_a_hint(house: House) -> None:
    table, tokens = await house.open_table("me", "random")
    async with house.sit(table, tokens[0]) as ana:
        asked = ana.now["decision"]
        await ana.say(type="hint", id=7, asked=asked["asked"])
        await ana.say(type="ping")
        await ana.hear("pong")  # the line is free while the bot thinks
        hinted = await ana.hear("hinted")
        assert hinted["id"] == 7
        options = [option["text"] for option in asked["options"]]
        assert 1 <= len(hinted["best"]) <= 3
        assert all(one["answers"][0] in options for one in hinted["best"])
        assert not [message for message in ana.heard if message["type"] == "said"]
        await ana.say(type="hint", id=8, asked=asked["asked"] + 1)
        stale = await ana.hear("problem")
        assert (stale["code"], stale["id"]) == ("stale", 8)


async def test_the_other_persons_hear_that_somebody_asked(house: House) -> None:
    table, tokens = await house.open_table("me", "open")
    _, token = await house.join(table, "Bo")
    async with house.sit(table, tokens[0]) as ana, house.sit(table, token) as bo:
        await ana.say(type="hint", id=1, asked=ana.now["decision"]["asked"])
        said = await bo.hear("said")
        assert said == {
            "type": "said",
            "number": 1,
            "seat": 0,
            "name": "Ana",
            "text": "",
            "phrase": None,
            "hinted": True,
        }
        await ana.hear("hinted")
        assert not [message for message in bo.heard if message["type"] == "hinted"]


async def test_a_table_may_do_without_hints(house: House) -> None:
    table, tokens = await house.open_table("me", "random", pace={"kind": "none", "hints": False})
    async with house.sit(table, tokens[0]) as ana:
        assert ana.now["table"]["hints"] is False
        await ana.say(type="hint", id=1, asked=ana.now["decision"]["asked"])
        refused = await ana.hear("problem")
        assert (refused["code"], refused["id"]) == ("no_hints", 1)
