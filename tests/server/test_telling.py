"""What is told at one moment is not encoded again at the next where it cannot have changed."""

import gc
import os

from msgspec.structs import astuple

from ceiba.server.telling import Lasting, Part
from tests.conformance.tables import Table, every_table, listeners, positions


def test_a_tuple_keeps_its_text_and_a_list_never() -> None:
    row, box = [1], (1, 2)
    first = Part((row, box))
    row.append(2)  # as a state does that handed it out
    then = Part((row, tuple(row)), before=first.lasting())
    assert then.texts == [b"[1,2]", b"[1,2]"]
    assert then.texts[1] is first.texts[1]
    assert then.known[0] != first.known[0]
    assert Part(((1, 3), ()), before=then.lasting()).texts == [b"[1,3]", b"[]"]


@every_table
def test_whatever_is_kept_is_what_would_be_told_anew(table: Table) -> None:
    kept: dict[int | None, Lasting] = {}
    for match in positions(table):
        view = match.views()
        for seat in listeners(table.players):
            values = astuple(view(seat))
            part = Part(values, before=kept.get(seat))
            assert part.texts == Part(values).texts
            kept[seat] = part.lasting()
            hash(tuple(value for value, _ in kept[seat].values()))  # nothing in it can change


@every_table
def test_what_is_remembered_of_a_game_is_not_looked_through_for_circles(table: Table) -> None:
    """With all of it, everybody at three hundred tables waited for 400 ms now and then."""
    for match in positions(table):
        answers = match.course.answers
    told = [each for answered in answers for each in answered.events]
    assert told
    assert not any(gc.is_tracked(each.event) for each in told)
    if os.environ.get("CEIBA_EXPECT_COMPILED") == "1":
        assert not any(gc.is_tracked(each) for each in [*answers, *told])
