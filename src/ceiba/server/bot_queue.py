"""Bots that think on other machines: a queue in PostgreSQL between servers and workers.

A server puts a question into the queue; `ceiba work`, anywhere, takes it, thinks, and puts the
answers into the server's own queue, where the server waits for them. Both are kept: a worker that
dies leaves its question behind, and another is given it. Where nobody answers in time, the server
thinks by itself. Server and workers are of the same version: others do not see the questions.

The queue is procrastinate's, in the database of the games.
"""

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Any, Final

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException
from procrastinate.types import JSONValue
from sqlalchemy.engine import make_url

from ceiba import __version__, bots
from ceiba.server.thinking import PATIENCE_S, LocalThinkers, Question
from ceiba.server.turns import Turns
from ceiba.server.workers import Workers

LOG: Final = logging.getLogger(__name__)

QUESTIONS: Final = f"ceiba-questions-{__version__}"
ANSWERS: Final = "ceiba-answers-"
"""And a name of the server's own."""
THINK: Final = "ceiba.think"
ANSWERED: Final = "ceiba.answered"

QUEUE_S: Final = 30.0
"""How long a server waits for an answer, the death of a worker included."""
ALONE_S: Final = 30.0
"""How long it then thinks by itself before it tries the queue again."""
RECONNECT_S: Final = 2.0
HEARTBEAT_S: Final = 1.0
DEAD_S: Final = 4.0
"""A worker whose heart has not beaten for so long is dead, and its questions are free again."""
FINISH_S: Final = 5.0
"""A worker that is told to stop finishes what it began, if that does not take longer."""

OLD_ANSWERS: Final = f"""
    DELETE FROM procrastinate_jobs WHERE queue_name LIKE '{ANSWERS}%%' AND id IN (
        SELECT job_id FROM procrastinate_events
        WHERE type = 'deferred' AND at < now() - interval '1 hour')
"""
"""Of servers that were killed."""


class QueuedThinkers:
    """Workers elsewhere; where they fail, processes here."""

    def __init__(self, database: str, places: int, local: LocalThinkers) -> None:
        self.turns = Turns(places)
        self._database = database
        self._local = local
        self._own = ANSWERS + secrets.token_hex(8)
        self._app: App | None = None
        self._waiting: dict[str, asyncio.Future[list[str]]] = {}
        self._alone_until = 0.0
        self._tending = asyncio.create_task(self._tend())

    async def answers(self, question: Question) -> list[str]:
        if self._app is not None and time.monotonic() >= self._alone_until:
            try:
                return await self._ask(self._app, question)
            except (TimeoutError, ConnectorException) as problem:
                self._alone_until = time.monotonic() + ALONE_S
                LOG.warning("no worker answers (%r): this server thinks by itself", problem)
        return await self._local.answers(question)

    async def close(self) -> None:
        self._tending.cancel()
        with suppress(asyncio.CancelledError):
            await self._tending

    async def _ask(self, app: App, question: Question) -> list[str]:
        name = secrets.token_hex(8)
        answered: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        self._waiting[name] = answered
        until = time.time() + QUEUE_S
        try:
            job = await app.configure_task(THINK, queue=QUESTIONS).defer_async(
                name=name, to=self._own, until=until, **question._asdict()
            )
            try:
                async with asyncio.timeout(QUEUE_S):
                    return await answered
            except TimeoutError:
                await app.job_manager.cancel_job_by_id_async(job, delete_job=True)
                raise
        finally:
            del self._waiting[name]

    async def _answered(self, name: str, answers: list[str] | None) -> None:
        """A worker's job for this server. None: the bot failed."""
        answered = self._waiting.get(name)
        if answered is None or answered.done():
            return  # it was given up, or answered twice because a worker seemed dead
        if answers is None:
            answered.set_exception(RuntimeError("the bot failed in its worker"))
        else:
            answered.set_result(answers)

    async def _tend(self) -> None:
        """For ever: take answers, and free the questions of dead workers."""
        while True:
            app = _open(self._database)
            app.task(name=ANSWERED)(self._answered)
            try:
                async with app.open_async(), asyncio.TaskGroup() as tasks:
                    await _prepare(app)
                    self._app = app
                    tasks.create_task(_run(app, self._own, concurrency=4, signals=False))
                    tasks.create_task(_free_questions(app))
            except* ConnectorException as problem:
                LOG.warning("the queue of the bots is out of reach: %s", problem.exceptions[0])
            finally:
                self._app = None
            await asyncio.sleep(RECONNECT_S)


async def work(database: str, number: int) -> None:
    """What `ceiba work` does: think for servers that use the same database, until told to stop."""
    workers = Workers(number)
    await workers.warm_up()
    try:
        while True:
            app = _open(database)
            _think_in(app, workers)
            try:
                async with app.open_async():
                    await _prepare(app)
                    await _run(app, QUESTIONS, concurrency=number, signals=True)
                return
            except ConnectorException as problem:
                LOG.warning("the queue is out of reach: %s", problem)
            await asyncio.sleep(RECONNECT_S)
    finally:
        await workers.close()


def _think_in(app: App, workers: Workers) -> None:
    # Tried again where it did not come to its end: told to stop, or the database went away.
    @app.task(name=THINK, retry=True)
    async def think(name: str, to: str, until: float, **question: Any) -> None:
        if time.time() > until:
            return  # nobody waits for it any more
        answers: list[JSONValue] | None
        try:
            answers = [*await workers.do(PATIENCE_S, bots.choose, *Question(**question))]
        except Exception:  # the server hears of it, and asks a simpler bot
            LOG.exception("a bot at level %s failed", question.get("level"))
            answers = None
        await app.configure_task(ANSWERED, queue=to).defer_async(name=name, answers=answers)


def _open(database: str) -> App:
    address = make_url(database).set(drivername="postgresql")
    conninfo = address.render_as_string(hide_password=False)
    return App(connector=PsycopgConnector(conninfo=conninfo, min_size=1, max_size=4))


async def _prepare(app: App) -> None:
    """The queue's tables, where they are missing, and without what dead servers left behind."""
    if not await app.check_connection_async():
        try:
            await app.schema_manager.apply_schema_async()
        except ConnectorException:  # another process did it at the same moment
            if not await app.check_connection_async():
                raise
    await app.connector.execute_query_async(OLD_ANSWERS)


async def _run(app: App, queue: str, concurrency: int, signals: bool) -> None:
    await app.run_worker_async(
        queues=[queue],
        concurrency=concurrency,
        install_signal_handlers=signals,
        delete_jobs="always",
        update_heartbeat_interval=HEARTBEAT_S,
        stalled_worker_timeout=DEAD_S,
        shutdown_graceful_timeout=FINISH_S,
    )


async def _free_questions(app: App) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT_S)
        for job in await app.job_manager.get_stalled_jobs(
            queue=QUESTIONS, seconds_since_heartbeat=DEAD_S
        ):
            LOG.warning("a worker is gone: another is given its question")
            with suppress(ConnectorException):  # another server was first
                await app.job_manager.retry_job(job)
