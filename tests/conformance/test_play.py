"""Random games of every kind: they end, offer what they accept, and lose no piece."""

import msgspec
import pytest

from ceiba import IllegalAction, Match
from ceiba.core.seed import seeded
from tests.conformance.tables import Table, any_game, every_table, positions, twin

ENCODER = msgspec.json.Encoder()
LONG = 20_000
"""No game of the house takes more answers than this, even played at random."""


@every_table
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_random_games_end(table: Table, seed: str) -> None:
    match = table.match(seed)
    before = table.adapter.conserved(match.state)
    for _ in any_game(match, seed):
        assert match.seq < LONG
        assert match.waiting
        assert table.adapter.conserved(match.state) == before
    assert table.adapter.conserved(match.state) == before
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.scores) == table.players
    assert outcome.winners
    assert match.waiting == []


@every_table
def test_there_is_no_outcome_before_the_end(table: Table) -> None:
    for match in positions(table, every=5):
        assert (match.outcome() is None) == (not match.over)


@every_table
def test_whoever_is_asked_has_options_and_nobody_else(table: Table) -> None:
    for match in positions(table):
        asked = [seat for seat in range(table.players) if match.decision(seat) is not None]
        assert ["ABCDE"[seat] for seat in asked] == match.waiting
        for seat in range(table.players):
            options = match.options_for(seat)
            assert bool(options) == (seat in asked)
            assert len(options) == len(set(options))


@every_table
def test_what_is_offered_is_what_is_accepted(table: Table) -> None:
    """Every word of the game's vocabulary, from every seat: accepted exactly if it is offered."""
    match = table.match()
    vocabulary = match.game.vocabulary
    texts = [vocabulary.text(action) for action in range(len(vocabulary))]
    said: set[bytes] = set()
    for here in positions(table, every=table.spread(6)):
        words = here.state.words()
        for seat in range(table.players):
            offered = set(here.options_for(seat))
            for text in texts:
                if text in offered:
                    there = twin(here)
                    there.answer(seat, [text])
                    assert there.seq == here.seq + 1
                    assert there.state.words() != words
                    continue
                problem = _refused(here, seat, text)
                refusal = ENCODER.encode(problem.refusal)
                if refusal not in said:  # equal ones are said in the same words
                    said.add(refusal)
                    assert problem.key
                    assert problem.message
        assert here.state.words() == words


def _refused(match: Match, seat: int, text: str) -> IllegalAction:
    """As `pytest.raises` would have it, which is slow by the hundred thousand."""
    try:
        match.answer(seat, [text])
    except IllegalAction as problem:
        return problem
    raise AssertionError(f"{text} is not offered and taken all the same")


@every_table
def test_what_is_blocked_is_refused_for_the_reason_given(table: Table) -> None:
    for match in positions(table, every=2):
        for seat in range(table.players):
            decision = match.decision(seat)
            if decision is None:
                continue
            offered = {option.text for option in decision.options}
            for blocked in decision.blocked:
                assert blocked.text not in offered
                with pytest.raises(IllegalAction) as refused:
                    match.answer(seat, [blocked.text])
                why = refused.value
                said = (blocked.why.key, blocked.why.data, blocked.why.clause)
                assert (why.key, why.data, why.clause) == said


@every_table
def test_the_same_seed_and_answers_give_the_same_game(table: Table) -> None:
    one, two = table.match(), table.match()
    for seat, text in any_game(one):
        assert two.state.words() == one.state.words()
        two.answer(seat, [text])
    assert two.state.fingerprint() == one.state.fingerprint()
    other = table.match("another")
    assert other.state.fingerprint() != table.match().state.fingerprint()


@every_table
def test_events_do_not_change_the_game(table: Table) -> None:
    """Search passes no sink: the same answers lead to the same state."""
    match = table.match()
    silent = match.state.clone()
    vocabulary = match.game.vocabulary
    for seat, text in any_game(match):
        silent.apply(seat, vocabulary.parse(text), None)
        there = twin(match)
        there.answer(seat, [text])
        assert silent.words() == there.state.words()


@every_table
def test_decider_is_the_first_of_the_deciders(table: Table) -> None:
    for match in positions(table, every=4):
        mask = match.state.deciders()
        seats = [seat for seat in range(table.players) if (mask >> seat) & 1]
        assert match.state.decider() == (seats[0] if seats else -1)


@every_table
def test_an_answer_tells_who_is_asked_next(table: Table) -> None:
    picks = seeded("next")
    state = table.match().state.clone()
    asked = state.deciders()
    while asked:
        options = state.options(state.decider())
        asked = state.apply(state.decider(), options[picks.below(len(options))], None)
        assert asked == state.deciders()


@every_table
def test_options_are_those_of_the_task(table: Table) -> None:
    """A state keeps options it has found; none of them outlives an answer, and asking for them
    changes nothing."""
    picks = seeded("own")
    state = table.match().state.clone()
    asked = state.deciders()
    while asked:
        seat = int(asked).bit_length() - 1
        offered = state.agenda[-1].options(state, seat)
        before = state.words()
        assert state.options(seat) == offered
        assert state.options(seat) == offered
        assert state.deciders() == asked
        assert state.words() == before
        asked = state.apply(seat, offered[picks.below(len(offered))], None)


@every_table
def test_a_search_can_answer_for_the_others(table: Table) -> None:
    """After `reopen` those with sealed answers are asked again; the own answer stays."""
    picks = seeded("reopen")
    for match in positions(table):
        for seat in range(table.players):
            state = match.state.clone()
            mine = (state.deciders() >> seat) & 1
            state.reopen(seat)
            if match.over:
                assert state.over()
                continue
            assert (state.deciders() >> seat) & 1 == mine
            decider = state.decider()
            options = state.options(decider)
            assert options
            state.apply(decider, options[picks.below(len(options))], None)
