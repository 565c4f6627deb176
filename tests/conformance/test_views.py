"""Old view + what was heard = new view, for every seat and for spectators."""

from __future__ import annotations

import copy

from tests.conformance.tables import Table, any_game, every_table, listeners, plain


@every_table
def test_events_explain_every_change_of_a_view(table: Table) -> None:
    adapter = table.adapter
    match = table.match()
    old = {who: plain(match.view(who)) for who in listeners(table.players)}
    given: list[tuple[int, str]] = []
    for answer in any_game(match):
        if given:
            _check(table, match, old, given[-1])
        given.append(answer)
    _check(table, match, old, given[-1])
    assert adapter


def _check(table: Table, match, old, answer) -> None:  # type: ignore[no-untyped-def]
    for who, view in old.items():
        now = plain(match.view(who))
        told = match.events(who, since=match.seq - 1)
        explained = copy.deepcopy({**view, **_options(match)})
        table.adapter.explain(explained, told, answer[1] if answer[0] == who else None)
        for name in _options(match):
            del explained[name]
        compared = copy.deepcopy(now)
        if match.over:
            table.adapter.untold(explained)
            table.adapter.untold(compared)
        assert explained == compared, f"{who} after {answer}"
        old[who] = now


def _options(match) -> dict[str, object]:  # type: ignore[no-untyped-def]
    """Options of the table are known to all: handed to the adapter with the view."""
    return {name.removeprefix("variant_"): value for name, value in match.options.items()}


@every_table
def test_events_are_told_in_order_and_never_twice(table: Table) -> None:
    match = table.match()
    heard: dict[int | None, list[object]] = {
        who: list(match.events(who)) for who in listeners(table.players)
    }
    for _ in any_game(match):
        for who, before in heard.items():
            now = match.events(who)
            assert now[: len(before)] == before
            new = now[len(before) :]
            assert new == match.events(who, since=match.seq - 1)[-len(new) :] if new else True
            assert all(event.seq <= match.seq for event in now)
            before[:] = now


@every_table
def test_a_spectator_hears_nothing_a_seat_does_not_hear(table: Table) -> None:
    match = table.match()
    for _ in any_game(match):
        pass
    public = match.events()
    for seat in range(table.players):
        mine = match.events(seat)
        assert [event for event in mine if event in public] == public
