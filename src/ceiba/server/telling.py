"""What each listener is told: the table, the game as that listener may see it, and the undo."""

from collections.abc import Collection
from typing import Literal

import msgspec

from ceiba.core.log import UNDO, UNDO_AGREED
from ceiba.core.match import Match
from ceiba.core.seats import LETTERS
from ceiba.server.protocol import SeatInfo, TableInfo, UndoInfo, Update
from ceiba.store import StoredTable


class UndoRequest(msgspec.Struct):
    """A seat asks to take back more than it may by itself; `waiting` have not replied yet.

    `until` is the moment, on the monotonic clock, when silence counts as no.
    """

    seat: int
    waiting: set[int]
    until: float


def table_info(
    table: StoredTable,
    match: Match,
    here: Collection[int | None],
    stand_in_at: int,
    thinking: int,
) -> TableInfo:
    """What everybody may know; `here` are the seats of those who listen.

    Of several people at one device all are here when one of them has it.
    """
    devices = {table.seats[seat].device for seat in here if seat is not None}
    status: Literal["gathering", "playing", "over"] = "over" if match.over else "playing"
    if any(seat.kind == "open" for seat in table.seats):
        status = "gathering"
    return TableInfo(
        id=table.id,
        game=table.game,
        players=table.players,
        options=table.options,
        status=status,
        seats=[
            SeatInfo(
                seat.seat,
                seat.kind,
                seat.name,
                seat.level,
                here=seat.kind == "bot" or (seat.kind == "person" and seat.device in devices),
            )
            for seat in table.seats
        ],
        commitment=match.commitment,
        seed=table.seed if match.over else None,
        rematch=table.rematch,
        stand_in_at=stand_in_at,
        thinking=thinking,
    )


def update(
    info: TableInfo, match: Match, seat: int | None, seen: int, request: UndoRequest | None
) -> Update:
    """The table for one listener who has seen `seen` entries. Nobody is asked while gathering."""
    playing = info.status == "playing"
    since = seen if follows(match, seen) else 0
    return Update(
        seq=match.seq,
        since=since,
        table=info,
        events=match.events(seat, since),
        view=match.view(seat),
        decision=match.decision(seat) if playing and seat is not None else None,
        waiting=[LETTERS.index(name) for name in match.waiting] if playing else [],
        undo=UndoInfo(
            mine=match.undo_kind(seat) if playing and seat is not None else "no",
            asking=request.seat if request is not None else None,
            waiting=sorted(request.waiting) if request is not None else [],
        ),
        outcome=match.outcome(),
    )


def follows(match: Match, seen: int) -> bool:
    """Whether what came after `seen` only added to it: an undo since then begins the story anew."""
    later = match.entries[seen:]
    return 0 < seen <= match.seq and all(e.text not in (UNDO, UNDO_AGREED) for e in later)
