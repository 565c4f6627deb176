"""The gate: undo, previews, late answers, several answers at once."""

from collections.abc import Collection
from typing import Any

import pytest

import ceiba
from ceiba import IllegalAction, Match, StaleAction
from ceiba.core.history import last_answer
from ceiba.core.seed import seeded
from ceiba.core.story import TAKINGS
from tests.conformance.tables import (
    Table,
    any_answer,
    any_game,
    as_json,
    every_table,
    listeners,
    looks,
    positions,
    stride,
    twin,
)
from tests.testkit.share import ONE_IN, share


def everything(match: Match, but: Collection[type] = ()) -> list[Any]:
    """All there is to see: the state, what was told to whom, each listener's view and question."""
    story = (told for _, told in match.course.story.since(match.course.answers, 0))
    heard = [(told.audience, told.event) for told in story if type(told.event) not in but]
    seen: list[Any] = [match.state.words(), heard]
    for who in listeners(match.players):
        seen.append(as_json(match.view(who)))
    for seat in range(match.players):
        decision = match.decision(seat)
        seen.append(decision and (decision.task, decision.prompt, decision.options))
    return seen


def standing(match: Match) -> tuple[Any, ...]:
    """All a match goes by, and so all that can be seen of it; quick, however long its story is."""
    told = (
        (*match.entries,),
        (*match.course.answers,),
        (*match.course.asked,),
        (*match.course.story.takings,),
    )
    return match.state.words(), *told


# -- taking back ----------------------------------------------------------------------------


@every_table
def test_after_undo_all_is_as_if_the_answer_had_not_been_given(table: Table) -> None:
    match = table.match("undo")
    taken_back = 0
    before: list[Match] = []
    for _ in any_game(match, "undo"):
        before.append(twin(match))
        for seat in range(table.players):
            if match.undo_kind(seat) != "free":
                continue
            last = last_answer(match.course.answers, seat) or 0
            never = twin(before[last])
            for answered in match.course.answers[last + 1 :]:
                never.take(answered.entry)
            undone = twin(match)
            undone.undo(seat)
            assert everything(undone, but=TAKINGS) == everything(never)
            (told,) = undone.events(since=match.seq)
            assert told.kind == "answer_taken_back", "it is told to all"
            taken_back += 1
            if taken_back > share(60):
                return
    assert taken_back > share(20)


@every_table
def test_free_undo_never_crosses_a_reveal(table: Table) -> None:
    """What is taken back had revealed nothing: the count of reveals stays as it is."""
    kinds: set[str] = set()
    for match in positions(table, every=3):
        for seat in range(table.players):
            kind = match.undo_kind(seat)
            kinds.add(kind)
            undone = twin(match)
            if kind == "free":
                undone.undo(seat)
                assert undone.state.reveals == match.state.reveals
                for other in range(table.players):
                    if other != seat:  # the others lose nothing they had answered
                        mine = [a.entry for a in match.course.answers if a.entry.seat == other]
                        assert [
                            a.entry for a in undone.course.answers if a.entry.seat == other
                        ] == mine
            else:
                with pytest.raises(IllegalAction) as refused:
                    undone.undo(seat)
                assert refused.value.key == REFUSED[kind]
                assert standing(undone) == standing(match)
    match = table.match("conformance")
    for _ in any_game(match):  # the sealed ones are few: all answers of the game are asked for them
        kinds |= {match.undo_kind(seat) for seat in range(table.players)}
    together = set() if table.adapter.one_by_one else {"sealed"}
    assert kinds | {"ask"} == {"free", "ask", "no"} | together
    assert "ask" in kinds or together, "in a game of sealed answers alone none is open"


REFUSED = {"ask": "undo-revealed", "sealed": "undo-sealed", "no": "undo-nothing"}


@every_table
def test_with_consent_one_goes_back_further(table: Table) -> None:
    match = table.match()
    before: list[Match] = []
    for step, _ in enumerate(any_game(match)):
        before.append(twin(match))
        if step % stride(table, 11) != 0:
            continue
        for seat in range(table.players):
            if match.undo_kind(seat) != "ask":
                continue
            undone = twin(match)
            undone.undo(seat, agreed=True)
            never = before[last_answer(match.course.answers, seat) or 0]
            assert everything(undone, but=TAKINGS) == everything(never)
            assert str(undone.entries[-1]).endswith("undo agreed")


@every_table
def test_opened_sealed_answers_are_all_given_anew(table: Table) -> None:
    """Who has seen what the others answered in secret never answers alone once more."""
    gone_back = 0
    match = table.match("conformance")
    for _ in any_game(match):
        if gone_back > 12:
            break
        for seat in range(table.players):
            if match.undo_kind(seat) != "sealed":
                continue
            undone = twin(match)
            undone.undo(seat, agreed=True)
            left = len(undone.course.answers)
            again = match.course.answers[left]
            assert [a.seq for a in undone.course.answers] == [
                a.seq for a in match.course.answers[:left]
            ]
            if left > 0 and again.sealed:
                last = undone.course.answers[-1]
                assert not last.sealed or last.reveals < again.reveals, "all of that round anew"
            assert undone.state.reveals <= again.reveals
            assert undone.decision(seat) is not None
            assert (
                undone.events(since=match.seq)[-1].data["answers"]
                == len(match.course.answers) - left
            )
            gone_back += 1
    assert bool(gone_back) != bool(table.adapter.one_by_one)


@every_table
def test_several_are_asked_at_once_only_in_secret(table: Table) -> None:
    for match in positions(table, every=3):
        if len(match.waiting) > 1:
            assert match.state.agenda[-1].sealed()


@every_table
def test_a_log_with_undos_replays(table: Table) -> None:
    match = table.match("replay")
    picks = seeded("replay")
    undos = 0
    while not match.over:
        seat = picks.below(table.players)
        kind = match.undo_kind(seat)
        if kind == "free" and picks.below(3) == 0:
            match.undo(seat)
            undos += 1
        elif kind in ("ask", "sealed") and picks.below(60) == 0:
            match.undo(seat, agreed=True)
            undos += 1
        else:
            who, text = any_answer(match, picks)
            match.answer(who, [text])
        if match.seq % (40 * ONE_IN) == 0:
            resumed = table.match("replay")
            for _ in resumed.resume(match.entries):
                pass
            assert_same(resumed, match)
    again = ceiba.replay(match.log().text())
    assert_same(again, match)
    assert [again.undo_kind(seat) for seat in range(table.players)] == ["no"] * table.players
    assert undos > 5


def assert_same(again: Match, match: Match) -> None:
    """Nobody at the table could tell them apart: the same questions with the same numbers."""
    seats = range(match.players)
    assert everything(again) == everything(match)
    assert again.entries == match.entries
    assert [event.seq for event in again.events()] == [event.seq for event in match.events()]
    assert [again.decision(seat) for seat in seats] == [match.decision(seat) for seat in seats]
    assert [again.undo_kind(seat) for seat in seats] == [match.undo_kind(seat) for seat in seats]


@every_table
def test_nothing_is_taken_back_before_the_first_answer_or_after_the_end(table: Table) -> None:
    match = table.match()
    for seat in range(table.players):
        assert match.undo_kind(seat) == "no"
        with pytest.raises(IllegalAction) as refused:
            match.undo(seat, agreed=True)
        assert refused.value.key == "undo-nothing"
    for _ in any_game(match):
        pass
    assert all(match.undo_kind(seat) == "no" for seat in range(table.players))
    with pytest.raises(IllegalAction) as refused:
        match.answer(0, [match.game.vocabulary.text(0)])
    assert refused.value.key == "over"


# -- looking ahead --------------------------------------------------------------------------


@every_table
def test_a_preview_changes_nothing_and_shows_nothing_hidden(table: Table) -> None:
    for match in positions(table, every=3):
        before = standing(match)
        for seat in range(table.players):
            for text in match.options_for(seat)[:6]:
                preview = match.preview(seat, [text])
                assert (preview.accepted, preview.refusal) == (1, None)
                there = twin(match)
                there.answer(seat, [text])
                if there.state.reveals == match.state.reveals:
                    assert as_json(preview.view) == as_json(there.view(seat))
                else:  # the view stops before anything is shown
                    assert as_json(preview.view) == as_json(match.view(seat))
        assert standing(match) == before


@every_table
def test_a_preview_of_several_answers_stops_at_the_first_that_shows_something(table: Table) -> None:
    picks = seeded("preview")
    for match in positions(table, every=5):
        for seat in range(table.players):
            there = twin(match)
            row: list[str] = []
            last_view = as_json(match.view(seat))
            while there.decision(seat) is not None and len(row) < 6:
                options = there.options_for(seat)
                row.append(options[picks.below(len(options))])
                there.answer(seat, [row[-1]])
                if there.state.reveals != match.state.reveals:
                    break
                last_view = as_json(there.view(seat))
            preview = match.preview(seat, row)
            assert preview.accepted == len(row)
            assert as_json(preview.view) == last_view
            beyond = match.preview(seat, [*row, match.game.vocabulary.text(0)])
            assert as_json(beyond.view) == last_view
            assert beyond.accepted == len(row)


@every_table
def test_a_preview_says_what_is_refused(table: Table) -> None:
    looked_at = 0
    for match in positions(table, every=7):
        for seat in range(table.players):
            closed = first_closed(table, match, seat)
            if closed is None:
                continue
            looked_at += 1
            preview = match.preview(seat, [closed, closed])
            assert preview.accepted == 0
            assert preview.refusal is not None
            with pytest.raises(IllegalAction) as refused:
                match.answer(seat, [closed])
            assert refused.value.key == preview.refusal.key
    assert looked_at > share(5)


def first_closed(table: Table, match: Match, seat: int) -> str | None:
    """An answer a seat may not give now."""
    vocabulary = match.game.vocabulary
    texts = (vocabulary.text(action) for action in range(len(vocabulary)))
    options = match.options_for(seat)
    closed = next((text for text in texts if text not in options), None)
    assert closed is not None or table.adapter.all_open
    return closed


# -- late answers, and several at once ------------------------------------------------------


@every_table
def test_a_late_answer_is_refused(table: Table) -> None:
    match = table.match()
    late = 0
    for seat, text in looks(match):
        decision = match.decision(seat)
        assert decision is not None
        there = twin(match)
        there.answer(seat, [text], asked=decision.asked)
        before = standing(there)
        with pytest.raises(StaleAction):
            there.answer(seat, [text], asked=decision.asked)
        assert standing(there) == before
        late += 1
    assert late > share(50)


@every_table
def test_answering_at_the_same_time_makes_nobody_late(table: Table) -> None:
    """Where several are asked at once, one answer leaves the others' questions as they are."""
    together = 0
    for match in positions(table):
        asked = {s: match.decision(s) for s in range(table.players) if match.decision(s)}
        if len(asked) < 2:
            continue
        first, *others = asked
        there = twin(match)
        there.answer(first, [match.options_for(first)[0]])
        for seat in others:
            now = there.decision(seat)
            if now is not None and there.state.reveals == match.state.reveals:
                decision = asked[seat]
                assert decision is not None
                assert now.asked == decision.asked
                together += 1
    assert bool(together) != bool(table.adapter.one_by_one)


@every_table
def test_after_taking_back_the_old_question_is_closed(table: Table) -> None:
    checked = 0
    for match in positions(table, every=3):
        for seat in range(table.players):
            if match.undo_kind(seat) != "free":
                continue
            there = twin(match)
            there.undo(seat)
            decision = there.decision(seat)
            assert decision is not None
            for old in range(decision.asked):
                with pytest.raises(StaleAction):
                    there.answer(seat, [decision.options[0].text], asked=old)
                break
            there.answer(seat, [decision.options[0].text], asked=decision.asked)
            checked += 1
    assert checked > share(5)


@every_table
def test_several_answers_are_taken_all_or_none(table: Table) -> None:
    looked_at = 0
    for match in positions(table, every=4):
        before = standing(match)
        for seat in range(table.players):
            for text in match.options_for(seat)[:5]:
                there = twin(match)
                there.answer(seat, [text])
                closed = first_closed(table, there, seat)
                if closed is not None:
                    looked_at += 1
                    with pytest.raises(IllegalAction):
                        match.answer(seat, [text, closed])
                with pytest.raises((IllegalAction, ceiba.MalformedAction)):
                    match.answer(seat, [text, "no such answer"])
        assert standing(match) == before
    assert looked_at > share(20)


@every_table
def test_only_the_last_of_several_may_show_something(table: Table) -> None:
    rows = 0
    for match in positions(table, every=3):
        for seat in range(table.players):
            for text in match.options_for(seat)[:4]:
                there = twin(match)
                there.answer(seat, [text])
                following = there.options_for(seat)
                if not following:
                    continue
                together = twin(match)
                if there.state.reveals != match.state.reveals:
                    with pytest.raises(IllegalAction):
                        together.answer(seat, [text, following[0]])
                    assert standing(together) == standing(match)
                else:
                    together.answer(seat, [text, following[0]])
                    there.answer(seat, [following[0]])
                    assert everything(together) == everything(there)
                    rows += 1
    assert rows


@every_table
def test_every_seat_may_answer_when_it_is_asked_in_any_order(table: Table) -> None:
    """Sealed answers: whoever answers first, the same is on the table afterwards."""
    for match in positions(table, every=5):
        asked = [seat for seat in range(table.players) if match.decision(seat) is not None]
        if len(asked) < 2:
            continue
        answers = {seat: match.options_for(seat)[seat % 2 - 1] for seat in asked}
        forward, backward = twin(match), twin(match)
        for seat in asked:
            forward.answer(seat, [answers[seat]])
        for seat in reversed(asked):
            backward.answer(seat, [answers[seat]])
        assert forward.state.words() == backward.state.words()
