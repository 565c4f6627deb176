"""The coach: looks back at whole games in the background, part by part, and says how far it is.

One part at a time, whoever asks about how many games, and bots of tables where persons sit come
first. Reports are kept in memory as long as there is room; another wish brings one back.
"""

import asyncio
import logging
from hashlib import sha256
from typing import Final

from ceiba.coach import review
from ceiba.coach.report import Part, Report
from ceiba.core.errors import CeibaError
from ceiba.server.forms import Coached, CoachWish
from ceiba.server.limits import COACHINGS_KEPT, COACHINGS_WAITING, Quota
from ceiba.server.problems import Refused, from_rules, refused
from ceiba.server.replays import any_log, read_log
from ceiba.server.workers import Workers

LOG: Final = logging.getLogger(__name__)

PART_S: Final = 240.0
USUALLY_S: Final = 2.0
STEPS: Final = review.PARTS + 1
"""The parts, and putting them together."""


class Job:
    """One game for one seat."""

    def __init__(self) -> None:
        self.done = 0
        self.report: Report | None = None
        self.problem: Refused | None = None

    @property
    def under_way(self) -> bool:
        return self.report is None and self.problem is None

    def told(self) -> Coached:
        if self.problem is not None:
            raise self.problem
        return Coached(self.done, STEPS, self.report)


class Coaching:
    """The games that are looked at, and what was found, as long as there is room."""

    def __init__(self, workers: Workers, per_hour: int) -> None:
        self._workers = workers
        self._quota = Quota(per_hour, 3600)
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Lock()

    def ask(self, wish: CoachWish, address: str) -> Coached:
        """How far the coach is with a log and a seat; it begins when nobody has asked before."""
        name = sha256(f"{wish.seat} {wish.log}".encode()).hexdigest()
        job = self._jobs.get(name)
        if job is None:
            if len(self._tasks) >= COACHINGS_WAITING:
                raise refused("too_fast")
            self._quota.take(address)
            self._make_room()
            job = self._jobs[name] = Job()
            task = asyncio.create_task(self._carry_out(job, wish))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif job.problem is not None:
            del self._jobs[name]  # told once; whoever asks again may have better luck
        return job.told()

    def _make_room(self) -> None:
        finished = [name for name, job in self._jobs.items() if not job.under_way]
        for name in finished[: max(0, len(self._jobs) + 1 - COACHINGS_KEPT)]:
            del self._jobs[name]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry_out(self, job: Job, wish: CoachWish) -> None:
        try:
            parts: list[Part] = []
            for number in range(review.PARTS):
                async with self._one, self._workers.turns.turn("coach", "coach", False, USUALLY_S):
                    parts.append(
                        await self._workers.do(PART_S, look_at, wish.log, wish.seat, number)
                    )
                job.done += 1
            async with self._one, self._workers.turns.turn("coach", "report", False, USUALLY_S):
                job.report = await self._workers.do(PART_S, sum_up, wish.log, wish.seat, parts)
            job.done += 1
        except CeibaError as problem:
            job.problem = from_rules(problem)
        except TimeoutError:
            job.problem = refused("bad_log", reason="looking at it takes too long")
        except Exception:  # whoever waits for it hears that there is none
            LOG.exception("the coach failed")
            job.problem = refused("internal")


@any_log()
def look_at(log: str, seat: int, number: int) -> Part:
    return review.part(read_log(log), seat, number)


@any_log()
def sum_up(log: str, seat: int, parts: list[Part]) -> Report:
    return review.report(read_log(log), seat, parts)
