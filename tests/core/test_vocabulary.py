"""Answers by number and by text."""

import pytest

from ceiba import MalformedAction
from ceiba.core.errors import RulesBug
from ceiba.core.vocabulary import Verb, Vocabulary, each
from ceiba.games import KNOWN

WORDS = Vocabulary(
    [
        Verb(0, "bid {pearls}", each(pearls=range(3))),
        Verb(3, "move {piece} to {place}", each(piece=("red", "blue"), place=("here", "there"))),
        Verb(7, "pass", each()),
    ]
)


def test_numbers_run_through() -> None:
    texts = [WORDS.text(action) for action in range(len(WORDS))]
    assert texts == [
        "bid 0",
        "bid 1",
        "bid 2",
        "move red to here",
        "move red to there",
        "move blue to here",
        "move blue to there",
        "pass",
    ]
    assert [WORDS.verb(action) for action in (0, 4, 7)] == ["bid", "move", "pass"]
    assert WORDS.args(6) == {"piece": "blue", "place": "there"}
    assert WORDS.args(7) == {}


@pytest.mark.parametrize("slug", KNOWN)
def test_every_answer_of_every_game_comes_back(slug: str) -> None:
    vocabulary = KNOWN[slug].vocabulary
    for action in range(len(vocabulary)):
        assert vocabulary.parse(vocabulary.text(action)) == action


@pytest.mark.parametrize("text", ["BID 1", "  bid   1 ", "Bid\t1", "bid 1\n"])
def test_spaces_and_case_do_not_matter(text: str) -> None:
    assert WORDS.parse(text) == 1


@pytest.mark.parametrize("text", ["", "fold", "bidding 1", "x" * 10_000])
def test_what_is_no_answer(text: str) -> None:
    with pytest.raises(MalformedAction) as problem:
        WORDS.parse(text)
    assert problem.value.patterns == ("bid {pearls}", "move {piece} to {place}", "pass")
    assert len(problem.value.text) <= 80
    assert len(str(problem.value)) < 300


@pytest.mark.parametrize("text", ["bid", "BID 3", "bid  01", "bid 1 2", "bid " + "x" * 10_000])
def test_who_is_nearly_right_is_told_how_that_answer_looks(text: str) -> None:
    with pytest.raises(MalformedAction) as problem:
        WORDS.parse(text)
    assert problem.value.patterns == ("bid {pearls}",)
    assert len(problem.value.text) <= 80
    assert len(str(problem.value)) < 300


def test_a_wrong_first_number_is_our_own_fault() -> None:
    with pytest.raises(RulesBug, match="starts at 5"):
        Vocabulary([Verb(5, "pass", each())])
