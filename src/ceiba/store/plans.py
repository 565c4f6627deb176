"""Answers that seats have given ahead: secret, and used up in the transaction of the answer."""

from typing import Annotated, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ceiba.store.schema import PLANS
from ceiba.store.writer import Writer

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers in a row to the next question: if still allowed, or only if nobody else has
    answered anything since they were prepared."""

    answers: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=16)]
    only: Literal["allowed", "unchanged"] = "allowed"


class Plan(msgspec.Struct, frozen=True):
    """`since`: the number of the last entry when it was made. One that was dropped has no steps."""

    since: int
    steps: tuple[Step, ...]
    dropped: Literal["changed", "refused"] | None = None


class Plans:
    """A part of the store."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def put(self, table_id: str, seat: int, plan: Plan | None) -> None:
        await self._writer.write(table_id, lambda it: write(it, table_id, seat, plan))


def write(connection: Connection, table_id: str, seat: int, plan: Plan | None) -> None:
    mine = (PLANS.c.table_id == table_id, PLANS.c.seat == seat)
    connection.execute(delete(PLANS).where(*mine))
    if plan is not None:
        told = msgspec.json.encode(plan).decode()
        connection.execute(insert(PLANS).values(table_id=table_id, seat=seat, told=told))


def found(connection: Connection, table_id: str) -> dict[int, Plan]:
    rows = connection.execute(select(PLANS).where(PLANS.c.table_id == table_id))
    return {row.seat: msgspec.json.decode(row.told, type=Plan) for row in rows}
