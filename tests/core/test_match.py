"""The public face: what newcomers do right, and what happens when they do not."""

import time
from typing import Any

import pytest

import ceiba
from ceiba import BadLog, BadOptions, CeibaError, IllegalAction, MalformedAction, StaleAction
from ceiba.core.course import Course
from ceiba.core.log import Entry
from ceiba.core.ranking import ranked


def test_the_door() -> None:
    for name in ceiba.__all__:
        assert hasattr(ceiba, name), name
    assert "gold" in ceiba.all_games()
    assert "milpa" not in ceiba.all_games()  # found by name, not on the start page
    assert ceiba.find_game("milpa").spec.max_players == 4


def test_the_package_of_games_is_no_function() -> None:
    import ceiba.games.gold.auction as auction

    assert auction.winning_seat([3, 3, 1]) == 2


@pytest.mark.parametrize("game", ["chess", "", "Gold", "gold "])
def test_a_game_that_is_not_here(game: str) -> None:
    with pytest.raises(BadOptions, match="there is no game"):
        ceiba.new(game, 2)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_a_wrong_number_of_players(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        ceiba.new("gold", players)


@pytest.mark.parametrize(
    "options",
    [
        {"speed": "fast"},
        {"tied_lowest": "maybe"},
        {"tied_lowest": None},
        {"contiguous_layout": "false"},
        {"contiguous_layout": 0},
        {"variant_incomplete_scores": 1},
        {"contiguous_layout": [False]},
    ],
)
def test_wrong_options(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=next(iter(options))):
        ceiba.new("gold", 2, options)


def test_options_left_out_are_the_defaults() -> None:
    match = ceiba.new("gold", 2, {"tied_lowest": "eliminate"})
    assert match.options == {
        "tied_lowest": "eliminate",
        "contiguous_layout": True,
        "variant_incomplete_scores": False,
    }


@pytest.mark.parametrize("seat", ["C", "E", "c", "", "AB", -1, 2, 99, None, 1.0, "1"])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    match = ceiba.new("gold", 2, seed="seats")
    for ask in (match.decision, match.options_for, match.undo_kind):
        with pytest.raises(BadOptions, match="there are A, B"):
            ask(seat)
    with pytest.raises(BadOptions):
        match.answer(seat, ["bid 0"])


def test_seats_by_letter_and_by_number() -> None:
    match = ceiba.new("gold", 2, seed="seats")
    assert match.view("B") == match.view("b") == match.view(1)
    assert match.options_for("A") == match.options_for(0)
    match.answer(1, ["bid 1"])
    assert match.waiting == ["A"]


@pytest.mark.parametrize("line", ["A undo", "a UNDO", " A  Undo "])
def test_spaces_and_case_of_a_taking_back_do_not_matter(line: str) -> None:
    match = ceiba.new("gold", 2, seed="lines")
    match.play("A bid 1")
    match.play(line)
    assert [str(entry) for entry in match.entries] == ["A bid 1", "A undo"]


@pytest.mark.parametrize("line", ["", "A", "bid 5", "A bid", "A  ", "C bid 1", "A bid five"])
def test_lines_that_are_no_answers(line: str) -> None:
    match = ceiba.new("gold", 2, seed="lines")
    before = match.state.words()
    with pytest.raises(CeibaError):
        match.play(line)
    assert match.state.words() == before
    assert match.seq == 0


def test_the_three_failures_of_an_answer_have_three_names() -> None:
    match = ceiba.new("gold", 2, seed="three")
    with pytest.raises(MalformedAction) as malformed:
        match.play("A fly")
    assert "bid {pearls}" in malformed.value.patterns
    with pytest.raises(IllegalAction) as illegal:
        match.play("A bid 11")
    assert str(illegal.value).startswith("GM-R8: ")
    decision = match.decision("A")
    assert decision is not None
    match.play("A bid 1")
    with pytest.raises(StaleAction):
        match.answer("A", ["bid 2"], asked=decision.asked)
    with pytest.raises(StaleAction):
        match.answer("B", ["bid 2"], asked=77)
    assert match.seq == 1


def test_answering_nothing_changes_nothing() -> None:
    match = ceiba.new("gold", 2, seed="nothing")
    match.answer("A", [])
    assert match.seq == 0


def test_answers_are_logged_in_their_own_words() -> None:
    match = ceiba.new("gold", 2, seed="words")
    match.play("  A   BID   3 ")
    assert str(match.entries[0]) == "A bid 3"


def test_undo_in_the_log() -> None:
    match = ceiba.new("gold", 3, seed="undo")
    for line in ("A bid 3", "B bid 2", "A undo", "A bid 1", "C bid 0"):
        match.play(line)
    assert [str(entry) for entry in match.entries][2] == "A undo"
    assert match.view().players[0].bid == 1
    assert ceiba.replay(match.log().text()).state.words() == match.state.words()
    with pytest.raises(IllegalAction) as refused:
        match.play("B undo")
    assert refused.value.key == "undo-sealed"
    match.play("B undo agreed")  # the bids were open: none of them is left
    assert str(match.entries[-1]) == "B undo to 0"
    assert match.waiting == ["A", "B", "C"]
    assert [(event.kind, event.data["seat"]) for event in match.events()[-1:]] == [
        ("answers_taken_back", "B")
    ]
    assert ceiba.replay(match.log().text()).state.words() == match.state.words()


def test_a_match_made_by_hand_keeps_the_names() -> None:
    match = ceiba.Match(ceiba.find_game("gold"), 2, seed="names", names=["Ana", "Bo"])
    match.play("A bid 0")
    assert ceiba.replay(match.log()).names == ("Ana", "Bo")


@pytest.mark.parametrize(
    ("totals", "ranks"),
    [
        ([], []),
        ([5], [1]),
        ([5, 5], [1, 1]),
        ([1, 2, 3], [3, 2, 1]),
        ([7, 9, 9, 7], [3, 1, 1, 3]),
        ([0, -1], [1, 2]),
    ],
)
def test_ranks(totals: list[int], ranks: list[int]) -> None:
    assert ranked(totals) == ranks


def test_the_outcome_comes_with_the_end() -> None:
    match = ceiba.set_up({"game": "gold", "players": 2, "auction": ["gold sixth"], "bag": 0})
    assert match.outcome() is None
    assert match.view().outcome is None
    match.play("A bid 0")
    match.play("B bid 0")
    assert match.outcome() == match.view().outcome
    with pytest.raises(IllegalAction) as refused:
        match.play("A bid 0")
    assert refused.value.key == "over"


def test_ten_thousand_takings_back_cost_little() -> None:
    match = ceiba.new("gold", 2, seed="quarrel")
    quarrel = [Entry(0, "bid 1"), Entry(0, "undo")] * 10_000
    start = time.process_time()
    played = sum(1 for _ in match.resume([*quarrel, Entry(0, "bid 2"), Entry(1, "bid 0")]))
    assert time.process_time() - start < 1
    assert played == 10_002, "the undos and the two answers that count"
    assert match.seq == 20_002
    assert match.view("A") != ceiba.new("gold", 2, seed="quarrel").view("A")


def test_an_undo_replays_only_what_came_after_the_last_reveal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = ceiba.new("gold", 2, seed="long")
    applied: list[int] = []
    apply = Course.apply

    def counted(self: Course, entry: Entry, action: int, seq: int) -> None:
        applied.append(seq)
        apply(self, entry, action, seq)

    monkeypatch.setattr(Course, "apply", counted)
    while not match.over:
        seat = match.waiting[0]
        answer = match.options_for(seat)[0]
        match.answer(seat, [answer])
        if match.undo_kind(seat) == "free":
            applied.clear()
            match.undo(seat)
            assert len(applied) < 12
            match.answer(seat, [answer])
    assert match.seq > 100


def test_a_log_that_takes_back_nothing_is_not_resumed() -> None:
    match = ceiba.new("gold", 2, seed="x")
    with pytest.raises(BadLog, match="entry 2"):
        list(match.resume([Entry(0, "bid 1"), Entry(1, "undo")]))
