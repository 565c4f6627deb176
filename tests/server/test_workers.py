"""Processes that work for the server: one that fails fails alone."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import ceiba
from ceiba.server.thinking import LocalThinkers, Question, question_for, think
from ceiba.server.workers import WorkerDied, Workers


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    few = Workers(2)
    yield few
    await few.close()


async def test_what_a_call_gives_or_raises(workers: Workers) -> None:
    assert await workers.run(30, divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        await workers.run(30, divmod, 7, 0)


async def test_a_call_may_print(workers: Workers) -> None:
    await workers.run(30, print, "hello")
    assert await workers.run(30, divmod, 7, 2) == (3, 1)


async def test_only_the_one_that_does_not_come_back_is_replaced(workers: Workers) -> None:
    first, second = await asyncio.gather(workers.run(30, pid, 0.2), workers.run(30, pid, 0.2))
    hung = asyncio.create_task(workers.run(0.5, time.sleep, 60))
    assert await workers.run(30, pid, 1) in (first, second)
    with pytest.raises(TimeoutError):
        await hung
    again = await asyncio.gather(workers.run(30, pid, 0.2), workers.run(30, pid, 0.2))
    assert len({first, second} & set(again)) == 1


async def test_waiting_for_a_process_does_not_count(workers: Workers) -> None:
    """Each may take a second and takes half of one; the last waits for the others."""
    started = time.monotonic()
    await asyncio.gather(*(workers.run(1.0, time.sleep, 0.5) for _ in range(8)))
    assert time.monotonic() - started > 1.5


async def test_work_of_a_killed_one_is_done_by_another(workers: Workers, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    working = asyncio.create_task(workers.run(30, note_and_wait, str(note)))
    while not note.exists() or not note.read_text():  # noqa: ASYNC110  # a file gives no event
        await asyncio.sleep(0.02)
    killed = int(note.read_text())
    os.kill(killed, signal.SIGKILL)
    assert await working != killed


async def test_work_that_kills_its_processes_is_given_up(workers: Workers) -> None:
    with pytest.raises(WorkerDied):
        await workers.run(30, os._exit, 1)
    assert await workers.run(30, divmod, 7, 2) == (3, 1)


async def test_idle_processes_that_died_are_not_asked(workers: Workers) -> None:
    pids = set(await asyncio.gather(workers.run(30, pid, 0.2), workers.run(30, pid, 0.2)))
    for each in pids:
        os.kill(each, signal.SIGKILL)
    assert await workers.run(30, pid, 0) not in pids


async def test_a_bot_that_fails_answers_all_the_same(workers: Workers) -> None:
    broken = Question({"game": "no such game"}, 0, "random", "seed", 1.0)
    assert await think(LocalThinkers(workers), broken, "bid 0") == ["bid 0"]


async def test_a_level_that_fails_is_asked_again_then_a_simpler_one() -> None:
    asked: list[tuple[str, float]] = []

    class Failing(LocalThinkers):
        async def answers(self, question: Question) -> list[str]:
            asked.append((question.level, question.share))
            if question.level == "master":
                raise TimeoutError
            return ["bid 3"]

    match = ceiba.new("gold", players=2, seed="x")
    question = question_for(match, 0, "master", share=0.8)
    assert await think(Failing(Workers(1)), question, "bid 0") == ["bid 3"]
    assert asked == [("master", 0.8), ("master", 0.2), ("greedy", 0.8)]


def pid(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def note_and_wait(path: str) -> int:
    """The first to come waits to be killed."""
    note = Path(path)
    if not note.exists():
        note.write_text(str(os.getpid()))
        time.sleep(60)
    return os.getpid()
