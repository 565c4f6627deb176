"""Old view + what was heard = new view, for every seat and for spectators."""

import copy
from typing import Any

from ceiba import Match
from tests.conformance.adapter import View
from tests.conformance.tables import Table, any_game, every_table, listeners, looks, plain
from tests.testkit.share import ONE_IN


class Listener:
    """One who looks at the table, remembers the last look, and hears what happens."""

    def __init__(self, table: Table, match: Match, who: int | None) -> None:
        self.table = table
        self.who = who
        self.view: View = plain(match.view(who))
        self.heard = match.seq

    def follow(self, match: Match, answer: tuple[int, str]) -> None:
        """After an answer: what was heard explains what is seen now."""
        told = match.events(self.who, since=self.heard)
        new = [event for event in told if event.seq > self.heard]  # the opening was heard
        self.heard = match.seq
        options = {name.removeprefix("variant_"): value for name, value in match.options.items()}
        explained: dict[str, Any] = copy.deepcopy({**self.view, **options})
        mine = answer[1] if answer[0] == self.who else None
        self.table.adapter.explain(explained, new, mine)
        for name in options:  # known to all, handed to the adapter with the view
            del explained[name]
        self.view = plain(match.view(self.who))
        seen = copy.deepcopy(self.view)
        for view in (explained, seen):
            self.table.adapter.unmade(view)
            if match.over:
                self.table.adapter.untold(view)
        assert explained == seen, f"{self.who} after {answer}"


@every_table
def test_events_explain_every_change_of_a_view(table: Table) -> None:
    match = table.match()
    everybody: list[Listener] = []
    last = (0, "")
    for step, answer in enumerate(any_game(match)):
        for listener in everybody:
            listener.follow(match, last)
        everybody, last = [], answer
        if step % ONE_IN == 0:
            everybody = [Listener(table, match, who) for who in listeners(table.players)]
    for listener in everybody:
        listener.follow(match, last)
    assert match.over


@every_table
def test_events_are_told_in_order_and_never_twice(table: Table) -> None:
    match = table.match()
    heard = {who: match.events(who) for who in listeners(table.players)}
    last = 0
    for _ in looks(match):
        for who, before in heard.items():
            now = match.events(who)
            new = now[len(before) :]
            assert now[: len(before)] == before
            assert all(last < event.seq <= match.seq for event in new)
            if last > 0:
                assert match.events(who, since=last) == new
            heard[who] = now
        last = match.seq


@every_table
def test_a_spectator_hears_nothing_a_seat_does_not_hear(table: Table) -> None:
    match = table.match()
    for _ in any_game(match):
        pass
    public = match.events()
    for seat in range(table.players):
        mine = match.events(seat)
        assert [event for event in mine if event in public] == public
