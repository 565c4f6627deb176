"""Lessons over HTTP and real sockets: at real tables, to their end."""

import random

import pytest

from ceiba.core.lesson import Lesson, lesson_of
from ceiba.games import GAMES
from tests.server.house import Browser, House, Message, play_out


async def open_lesson(house: House, game: str) -> tuple[str, str]:
    """A table with a teacher, and the learner's secret."""
    answer = await house.ask("POST", "/api/lessons", json={"game": game, "name": "Ana"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert {seat["level"] for seat in made["table"]["seats"][1:]} == {"teacher"}
    return made["table"]["id"], made["tokens"]["0"]


def the_lesson(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


async def asked(learner: Browser) -> Message:
    """What the learner is told once it is the learner's turn."""
    if learner.now["decision"] is None:
        await learner.hear("update", until=lambda now: now["decision"] is not None)
    told: Message = learner.now["lesson"]
    return told


async def answer(learner: Browser, *texts: str) -> None:
    """Answer, and hear that it was taken: others may answer at the same time."""
    asked = learner.now["decision"]["asked"]
    await learner.say(type="answer", asked=asked, answers=list(texts))
    await learner.hear(
        "update", until=lambda now: now["decision"] is None or now["decision"]["asked"] != asked
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_played_to_its_end(house: House, game: str) -> None:
    lesson = the_lesson(game)
    table, token = await open_lesson(house, game)
    async with house.sit(table, token) as ana:
        steps = []
        while (told := await asked(ana))["stage"] == "line":
            steps.append(told["step"])
            assert [each["text"] for each in told["remarks"]] == [
                each.text for each in lesson.steps[told["step"]].say
            ]
            await answer(ana, *told["expected"])
        assert steps == list(range(len(lesson.steps)))
        assert [each["text"] for each in told["remarks"]] == [each.text for each in lesson.free]
        await play_out(ana, random.Random(3))
        assert ana.now["lesson"]["stage"] == "end"
        assert [each["text"] for each in ana.now["lesson"]["remarks"]] == list(lesson.end)


async def test_another_answer_may_be_tried_and_the_lesson_waits(house: House) -> None:
    table, token = await open_lesson(house, "gold")
    async with house.sit(table, token) as ana:
        assert (await asked(ana))["expected"] == ["bid 4"]
        await answer(ana, "bid 0")
        assert ana.now["lesson"]["stage"] == "aside"
        assert ana.now["lesson"]["remarks"] == [{"text": "buy-with-0", "at": None}]
        await asked(ana)
        await answer(ana, "bid 1")
        assert ana.now["lesson"]["stage"] == "away"
    async with house.sit(table) as watcher:
        assert watcher.now["lesson"] is None, "a lesson is for the learner"
    async with house.sit(table, token) as ana:  # left, and come back: it waits where it was
        assert ana.now["lesson"]["stage"] == "away"
        await ana.say(type="back_to_lesson")
        await ana.hear("update", until=lambda now: now["lesson"]["stage"] == "line")
        assert ana.now["lesson"]["step"] == 0
        assert (await asked(ana))["expected"] == ["bid 4"]
        await answer(ana, "bid 4")
        assert (await asked(ana))["step"] == 1


async def test_only_a_learner_goes_back_to_a_lesson(house: House) -> None:
    table, tokens = await house.open_table("me", "random")
    async with house.sit(table, tokens[0]) as ana:
        assert ana.now["lesson"] is None
        await ana.say(type="back_to_lesson")
        assert (await ana.problem())["code"] == "no_undo"
    for wish in ({"game": "milpa", "name": "Ana"}, {"game": "chess", "name": "Ana"}):
        assert (await house.ask("POST", "/api/lessons", json=wish)).status_code == 404


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_in_two_minutes(house: House, game: str) -> None:
    answer = await house.ask("GET", f"/api/games/{game}/primer")
    pictures = answer.json()["pictures"]
    told = [f"lesson-{picture.text}" for picture in the_lesson(game).pictures]
    assert [picture["text"] for picture in pictures] == told
    assert all(len(picture["view"]["players"]) >= 2 for picture in pictures)


async def test_the_pictures_of_the_rules(house: House) -> None:
    figures = (await house.ask("GET", "/api/games/pacal/figures")).json()
    flight = figures[0]
    assert (flight["clause"], flight["proposed"]) == ("PR-4.8", "fly I6")
    assert flight["proposed"] in [option["text"] for option in flight["decision"]["options"]]
    assert flight["view"]["players"]
    assert (await house.ask("GET", "/api/games/milpa/figures")).status_code == 404
