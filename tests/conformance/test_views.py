"""Old view + what was heard = new view, for every seat and for spectators."""

from typing import Any

import msgspec

from ceiba import Match
from ceiba.core.decision import EventTold
from tests.conformance.tables import Table, any_game, as_json, every_table, listeners, looks
from tests.testkit.share import ONE_IN

BETWEEN_WHOLE_STORIES = 20
"""Looks from one comparison of all that was ever told to the next: it grows with the game."""


class Listener:
    """One who looks at the table, remembers the last look, and hears what happens."""

    def __init__(self, table: Table, match: Match, who: int | None) -> None:
        self.table = table
        self.who = who
        self.seen = as_json(match.view(who))

    def follow(self, match: Match, answer: tuple[int, str], told: list[EventTold]) -> None:
        """After an answer: what was heard explains what is seen now."""
        options = {name.removeprefix("variant_"): value for name, value in match.options.items()}
        explained: dict[str, Any] = {**msgspec.json.decode(self.seen), **options}
        mine = answer[1] if answer[0] == self.who else None
        self.table.adapter.explain(explained, told, mine)
        for name in options:  # known to all, handed to the adapter with the view
            del explained[name]
        self.seen = as_json(match.view(self.who))
        seen = msgspec.json.decode(self.seen)
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

    def follow() -> None:
        heard = match.stories(match.seq - 1)
        for listener in everybody:
            told = [event for event in heard(listener.who) if event.seq == match.seq]
            listener.follow(match, last, told)  # the opening was heard

    for step, answer in enumerate(any_game(match)):
        follow()
        last = answer
        if step % ONE_IN != 0:
            everybody = []
        elif not everybody:
            everybody = [Listener(table, match, who) for who in listeners(table.players)]
    follow()
    assert match.over


@every_table
def test_events_are_told_in_order_and_never_twice(table: Table) -> None:
    match = table.match()
    heard = {who: match.events(who) for who in listeners(table.players)}
    last = match.seq

    def listen(whole: bool) -> None:
        for who, story in heard.items():
            if match.seq > last:
                new = match.events(who, since=last)[0 if last > 0 else len(story) :]
                assert [event.seq for event in new] == sorted(event.seq for event in new)
                assert all(last < event.seq <= match.seq for event in new)
                story += new
            if whole:
                assert match.events(who) == story

    for look, _ in enumerate(looks(match)):
        listen(whole=look % BETWEEN_WHOLE_STORIES == 0)
        last = match.seq
    listen(whole=True)


@every_table
def test_a_spectator_hears_nothing_a_seat_does_not_hear(table: Table) -> None:
    match = table.match()
    for _ in any_game(match):
        pass
    public = match.events()
    for seat in range(table.players):
        mine = match.events(seat)
        assert [event for event in mine if event in public] == public
