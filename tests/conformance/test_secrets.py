"""Non-interference: what a seat cannot see changes nothing for it.

For every seat, and for a spectator, the table is compared with a guess of that seat: a state that
agrees with all it knows and differs wherever it cannot see. Views, questions, refusals, previews,
what its own answers tell it, and its next guess must be the same, byte for byte.
"""

from collections.abc import Iterator

import pytest

from ceiba import Match
from ceiba.core.event import Sink, Told
from ceiba.core.refusing import refusal_of
from ceiba.core.rng import Rng
from ceiba.core.state import State
from tests.conformance.tables import Table, any_game, as_json, every_table, listeners, looks, twin
from tests.testkit.share import ONE_IN, share

EVERY = 4
"""How many steps lie between two comparisons."""


def pairs(table: Table, every: int = EVERY) -> Iterator[tuple[int | None, Match, Match]]:
    """A listener, the table, and the same table as it might be for all the listener knows."""
    match = table.match("secrets")
    for step, _ in enumerate(any_game(match, "secrets", every * ONE_IN)):
        table_now = twin(match)
        table.adapter.loosen(table_now.state)
        for who in listeners(table.players):
            guess = table_now.state.guess(_number(who), Rng(step + 1, 2, 3, 4))
            yield who, table_now, twin(table_now, guess)


def _number(who: int | None) -> int:
    return -1 if who is None else who


@every_table
def test_the_view_is_the_same(table: Table) -> None:
    differing = 0
    for who, real, other in pairs(table, every=2):
        assert as_json(real.view(who)) == as_json(other.view(who))
        assert real.waiting == other.waiting
        differing += real.state.words() != other.state.words()
    assert differing > share(100)  # they were not simply equal


@every_table
def test_guesses_reach_whatever_is_hidden(table: Table) -> None:
    """Every view but the own changes sooner or later: nothing hidden is left as it was."""
    assert table.match().game.spec.secrets != bool(table.adapter.all_known)
    if table.adapter.all_known:
        pytest.skip(table.adapter.all_known)
    differs = dict.fromkeys(range(table.players), False)
    for who, real, other in pairs(table):
        for seat in range(table.players):
            if seat != who and as_json(real.view(seat)) != as_json(other.view(seat)):
                differs[seat] = True
    assert all(differs.values())


@every_table
def test_the_question_is_the_same(table: Table) -> None:
    for who, real, other in pairs(table):
        if who is not None:
            assert as_json(real.decision(who)) == as_json(other.decision(who))
            assert real.undo_kind(who) == other.undo_kind(who)


@every_table
def test_every_refusal_is_the_same(table: Table) -> None:
    for who, real, other in pairs(table, every=table.spread(6)):
        if who is None:
            continue
        for action in range(len(real.game.vocabulary)):
            one = refusal_of(real.state, who, action)
            assert one == refusal_of(other.state, who, action)


@every_table
def test_every_preview_is_the_same(table: Table) -> None:
    for who, real, other in pairs(table, every=6):
        if who is None:
            continue
        for text in real.options_for(who)[:12]:
            one, two = real.preview(who, [text]), other.preview(who, [text])
            assert as_json(list(one)) == as_json(list(two))


def heard(state: State, seat: int, action: int) -> list[Told]:
    sink = Sink()
    state.apply(seat, action, sink)
    return [event for event in sink.events if event.seen_by(seat)]


@every_table
def test_the_own_answer_tells_the_same(table: Table) -> None:
    """Up to the first event that shows something hidden; and both show it, or neither."""
    for who, real, other in pairs(table):
        if who is None or real.decision(who) is None:
            continue
        for action in real.state.options(who)[:12]:
            after, after_other = real.state.clone(), other.state.clone()
            told = [heard(after, who, action), heard(after_other, who, action)]
            plain = []
            for events in told:
                shown = [i for i, e in enumerate(events) if e.event.kind in table.adapter.showing]
                known = events[: shown[0]] if shown else events
                plain.append([e.event for e in known])
            assert plain[0] == plain[1]
            revealed = after.reveals != real.state.reveals
            assert revealed == (after_other.reveals != other.state.reveals)
            assert revealed or told[0] == [] or len(told[0]) == len(told[1])


@every_table
def test_the_next_guess_is_the_same(table: Table) -> None:
    for who, real, other in pairs(table, every=2):
        number = _number(who)
        one = real.state.guess(number, Rng(9, 8, 7, 6))
        two = other.state.guess(number, Rng(9, 8, 7, 6))
        assert one.words() == two.words(), f"seat {who}"


@every_table
def test_a_guess_is_a_possible_table(table: Table) -> None:
    """Nothing is lost or doubled, it can be written down and read again, and be played out."""
    for step, (who, real, other) in enumerate(pairs(table, every=9)):
        assert table.adapter.conserved(other.state) == table.adapter.conserved(real.state)
        again = type(real).from_position(real.game, other.position())
        assert again.state.words() == other.state.words(), f"seat {who}"
        if step % 5 == 0:
            for _ in any_game(other, f"out{step}"):
                pass
            assert other.over


@every_table
def test_a_guess_leaves_the_table_alone(table: Table) -> None:
    match = table.match()
    for _ in looks(match):
        words = match.state.words()
        for who in listeners(table.players):
            match.state.guess(_number(who), Rng(1, 2, 3, 4))
        assert match.state.words() == words


@every_table
@pytest.mark.parametrize("who", ["seats", "spectator"])
def test_of_the_others_answers_a_listener_hears_nothing_private(table: Table, who: str) -> None:
    """Two guesses of a listener, in which another seat gives the same answer: until something
    hidden is shown, the listener hears the same."""
    match = table.match("others")
    for step, (seat, text) in enumerate(any_game(match, "others", 5 * ONE_IN)):
        action = match.game.vocabulary.parse(text)
        everybody = [None] if who == "spectator" else list(range(table.players))
        for listener in everybody:
            if listener == seat:
                continue
            told = []
            for seed in (1, 2):
                state = match.state.clone()
                table.adapter.loosen(state)
                state = state.guess(_number(listener), Rng(seed, step + 1, 3, 4))
                if action not in state.options(seat):
                    break
                sink = Sink()
                state.apply(seat, action, sink)
                events = [e for e in sink.events if e.seen_by(_number(listener))]
                shown = [i for i, e in enumerate(events) if e.event.kind in table.adapter.showing]
                known = events[: shown[0]] if shown else events
                told.append([e.event for e in known])
            assert len(told) < 2 or told[0] == told[1], f"{listener} hears of {seat} {text}"
