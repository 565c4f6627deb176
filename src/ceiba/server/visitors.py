"""Who took which seats: nobody takes all of them and stays away.

A visitor is known by the address only, and a family has one. So a further seat can be had as soon
as somebody sits, with an open page, on those taken before.
"""

from collections import OrderedDict
from typing import Final

from ceiba.server.limits import network
from ceiba.server.problems import refused
from ceiba.server.room import Room

REMEMBERED: Final = 10_000


class Visitors:
    """The seats each address took at each table, the latest remembered."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: OrderedDict[tuple[str, str], set[int]] = OrderedDict()

    def check(self, room: Room, address: str) -> None:
        """Under the room's lock: raises where this address has seats it does not sit on."""
        key = (room.id, network(address))
        seats = room.info().seats
        taken = self._taken.get(key, set())
        taken &= {seat.seat for seat in seats if seat.kind == "person" and not seat.here}
        if len(taken) >= self._most:
            raise refused("sit_first")

    def took(self, room: Room, address: str, seat: int) -> None:
        key = (room.id, network(address))
        self._taken.setdefault(key, set()).add(seat)
        self._taken.move_to_end(key)
        if len(self._taken) > REMEMBERED:
            self._taken.popitem(last=False)
