"""Answers ahead: prepared by a seat, kept secret, given when they are asked for.

Lifecycle: a seat prepares (`prepare`), the store keeps it, and whenever the game moves and that
seat is asked, its next step is given like any answer (`carry_out`), in one transaction with what
is left of the plan. A step whose condition does not hold, or that is refused, drops the whole plan:
what was meant to follow makes no sense without it. Its seat is told, nobody else ever is.
"""

from typing import Final

from msgspec.structs import replace

from ceiba.core.errors import CeibaError, RulesBug
from ceiba.core.log import Entry
from ceiba.core.match import Match
from ceiba.server.problems import refused
from ceiba.server.protocol import Prepare
from ceiba.server.room import Room
from ceiba.store import Plan, Turn

STEPS: Final = 8


async def prepare(room: Room, seat: int, wish: Prepare) -> None:
    """The seat's plan from now on; without steps there is none."""
    if len(wish.steps) > STEPS:
        raise refused("malformed", text=f"{len(wish.steps)} steps")
    async with room.open(fresh=True) as match:
        if room.gathering or match.over:
            raise refused("not_started" if room.gathering else "stale")
        await _put(room, seat, Plan(match.seq, tuple(wish.steps)) if wish.steps else None)
        room.wake()  # it may be asked for already


async def carry_out(room: Room) -> None:
    """The next step of whoever is asked and has one. What follows comes when the game moved."""
    async with room.open(fresh=True) as match:
        for seat in sorted(room.ready()):
            await _give(room, match, seat, room.plans[seat])
            return


async def _give(room: Room, match: Match, seat: int, plan: Plan) -> None:
    since = match.entries[plan.since :]
    if not _holds(plan, since, seat):
        await _drop(room, seat, replace(plan, steps=(), dropped="changed"))
        return
    before = match.seq
    try:
        match.answer(seat, plan.steps[0].answers)
    except RulesBug:
        raise
    except CeibaError:
        await _drop(room, seat, replace(plan, steps=(), dropped="refused"))
        return
    rest = replace(plan, steps=plan.steps[1:]) if len(plan.steps) > 1 else None
    await room.keep(before, (seat, rest))
    room.tell_plan(seat)


def _holds(plan: Plan, since: list[Entry], seat: int) -> bool:
    """Whoever took something back wants to think again, whatever was prepared."""
    if any(entry.takes_back for entry in since):
        return False
    return plan.steps[0].only == "allowed" or all(entry.seat == seat for entry in since)


async def _drop(room: Room, seat: int, plan: Plan) -> None:
    """Now the person is asked after all, and hears of it as of any turn."""
    await _put(room, seat, plan)
    if room.noticed and room.is_away(seat):
        await room.store.notices.turn(room.id, Turn(room.asked, {seat}))


async def _put(room: Room, seat: int, plan: Plan | None) -> None:
    await room.store.plans.put(room.id, seat, plan)
    room.plan(seat, plan)
    room.tell_plan(seat)
