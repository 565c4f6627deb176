"""Whose time runs: a clock and what happened to it, as plain values.

Only persons who are asked have time that runs, so bots and the server think at nobody's expense.
"""

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from ceiba.core.match import Match
from ceiba.core.seats import LETTERS
from ceiba.server.clock.paces import turn_ends
from ceiba.store import Pace, StoredClock, StoredTable, times

AT_LEAST_MS: Final = 60_000
"""What one has who comes back after the time was up."""
TAKEN_BACK_MS: Final = 10_000
"""What one has at least for an answer that was taken back."""


def in_step(
    table: StoredTable, match: Match, clock: StoredClock | None, before: int, all_here: bool
) -> StoredClock | None:
    """The clock of a table as it has to be now; `before` is the last entry it knows of.

    By correspondence time runs as soon as all seats are taken; a live clock waits until all
    persons have been at the table together, or somebody answers.
    """
    pace = table.pace
    if clock is None or pace is None or any(seat.kind == "open" for seat in table.seats):
        return clock
    if not clock.begun and (pace.kind == "correspondence" or all_here or match.seq > 0):
        clock = replace(clock, begun=True)
    new = match.entries[before:]
    taken_back = any(entry.takes_back for entry in new)
    anew: set[int] = set()
    if new and any(told.opens in ("round", "turn") for told in match.events(None, before)):
        anew = {entry.seat for entry in new}
    return moved(pace, clock, times.now(), asked(table, match), anew, taken_back)


def asked(table: StoredTable, match: Match) -> list[int]:
    """The persons who have to answer."""
    waiting = map(LETTERS.index, match.waiting)
    return [seat for seat in waiting if table.seats[seat].kind == "person"]


def moved(
    pace: Pace,
    clock: StoredClock,
    now: int,
    asked: Collection[int],
    anew: Collection[int] = (),
    taken_back: bool = False,
) -> StoredClock:
    """After the persons who are `asked` changed, or began another turn (`anew`).

    A turn that was taken back goes on with what was left of it: nobody gains time by an undo.
    """
    if not clock.begun or pace.kind == "none":
        return clock
    now = now if clock.paused is None else clock.paused
    left, until = list(clock.left), {}
    for seat, due in clock.until.items():
        if seat in asked and seat not in anew:
            until[seat] = due
        else:
            rest = max(0, due - now)
            left[seat] = min(left[seat], rest) if pace.kind == "live" else rest
    for seat in asked:
        if seat in until:
            continue
        if taken_back:
            until[seat] = now + max(left[seat], TAKEN_BACK_MS)
        elif pace.kind == "live":
            until[seat] = now + left[seat] + pace.turn_s * 1000
        else:
            until[seat] = turn_ends(pace, now)
    return replace(clock, left=tuple(left), until=until)


def late(clock: StoredClock, now: int) -> list[int]:
    """Who is out of time."""
    if clock.paused is not None:
        return []
    return [seat for seat, due in clock.until.items() if due <= now]


def ran_out(clock: StoredClock, seats: Collection[int], for_good: bool) -> StoredClock:
    left = tuple(0 if seat in seats else each for seat, each in enumerate(clock.left))
    until = {seat: due for seat, due in clock.until.items() if seat not in seats}
    out = clock.out if for_good else tuple(sorted({*clock.out, *seats}))
    return replace(clock, left=left, until=until, out=out)


def came_back(clock: StoredClock, seat: int) -> StoredClock:
    """Whom a bot played for has a little time again."""
    if seat not in clock.out:
        return clock
    left = [max(each, AT_LEAST_MS) if n == seat else each for n, each in enumerate(clock.left)]
    out = tuple(each for each in clock.out if each != seat)
    return replace(clock, left=tuple(left), out=out)


def paused(clock: StoredClock, now: int) -> StoredClock:
    """Nobody's time runs any more, or everybody's again."""
    if clock.paused is None:
        return replace(clock, paused=now, asking=())
    return replace(clock.later(now - clock.paused), paused=None, asking=())
