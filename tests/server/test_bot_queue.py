"""Bots that think elsewhere: a real PostgreSQL, a server, and workers that may be killed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from procrastinate.jobs import Job

import ceiba
from ceiba.server.bot_queue import QUESTIONS, QueuedThinkers
from ceiba.server.thinking import LocalThinkers, question_for
from ceiba.server.workers import Workers
from tests.server.house import House
from tests.server.test_durability import children


@pytest.fixture
def start_work(postgres: str, tmp_path: Path) -> Iterator[Callable[[], "subprocess.Popen[bytes]"]]:
    """Starts `ceiba work`; what it says goes to a file, and it has to be nothing."""
    said = tmp_path / "work.err"
    started: list[subprocess.Popen[bytes]] = []

    def start() -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "ceiba.cli", "work", "--database", postgres]
        with said.open("ab") as errors:
            process = subprocess.Popen(
                [*command, "--workers", "1"], stdout=subprocess.PIPE, stderr=errors
            )
        started.append(process)
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"Thinking for the bots.")
        return process

    yield start
    for each in started:
        each.terminate()
    assert {each.wait(20) for each in started} <= {0, -9}
    for each in started:
        assert each.stdout is not None
        each.stdout.close()
    assert said.read_text() == ""


class Nobody(LocalThinkers):
    """No help from this machine."""

    async def answers(self, question: object) -> list[str]:
        raise AssertionError("this server does not think")


@pytest.fixture
async def thinkers(postgres: str) -> AsyncIterator[QueuedThinkers]:
    queued = QueuedThinkers(postgres, 4, Nobody(Workers(1)))
    await connected(queued)
    yield queued
    await queued.close()


async def test_what_one_of_two_is_killed_over_the_other_does(
    thinkers: QueuedThinkers, start_work: Callable[[], "subprocess.Popen[bytes]"]
) -> None:
    question = question_for(ceiba.new("gold", players=3, seed="x"), 0, "random", share=1.0)
    first = start_work()
    assert (await thinkers.answers(question))[0].startswith("bid ")
    [thinking] = children(first.pid)
    os.kill(thinking, signal.SIGSTOP)  # it will be in the middle of its thoughts
    asked = asyncio.create_task(thinkers.answers(question))
    await until(lambda: taken(thinkers))
    first.kill()
    os.kill(thinking, signal.SIGKILL)
    start_work()
    assert (await asked)[0].startswith("bid ")
    await until(lambda: done(thinkers))


async def test_a_game_with_workers_elsewhere(
    houses: Callable[..., House], postgres: str, start_work: Callable[[], "subprocess.Popen[bytes]"]
) -> None:
    house = houses(database=postgres, bot_queue="postgres")
    killed, _ = start_work(), start_work()
    table, _ = await house.open_table("novice", "novice", "novice")
    async with house.sit(table) as watcher:
        await watcher.hear_seq(6)
        killed.kill()
        await watcher.hear_seq(watcher.now["seq"] + 12)
    assert await asyncio.to_thread(house.stop) == 0
    assert "by itself" not in house.said()


async def test_without_workers_the_server_thinks_by_itself(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ceiba.server.bot_queue.QUEUE_S", 0.5)
    workers = Workers(1)
    queued = QueuedThinkers(postgres, 4, LocalThinkers(workers))
    await connected(queued)
    others = await jobs(queued)  # a server that was stopped leaves its questions to the workers
    question = question_for(ceiba.new("gold", players=3, seed="x"), 0, "random", share=1.0)
    for _ in range(2):
        assert (await queued.answers(question))[0].startswith("bid ")
    assert caplog.text.count("this server thinks by itself") == 1, "the second time it did at once"
    assert {job.id for job in await jobs(queued)} <= {job.id for job in others}
    await queued.close()
    await workers.close()


async def connected(queued: QueuedThinkers) -> None:
    async def is_there() -> bool:
        return queued._app is not None

    await until(is_there)


async def jobs(queued: QueuedThinkers) -> list[Job]:
    assert queued._app is not None
    return list(await queued._app.job_manager.list_jobs_async(queue=QUESTIONS))


async def taken(queued: QueuedThinkers) -> bool:
    return [job.status for job in await jobs(queued)] == ["doing"]


async def done(queued: QueuedThinkers) -> bool:
    """A worker puts a question away once it has told the answer."""
    return await jobs(queued) == []


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(20):
        while not await true():  # noqa: ASYNC110  # a database gives no event
            await asyncio.sleep(0.05)
