"""What a bot is asked: no more than its seat knows, and the answer is the same."""

import random

import pytest

import ceiba
from ceiba.bots import NAMES, choose
from ceiba.server.thinking import USUALLY_S, question_for


@pytest.mark.parametrize("game", ceiba.all_games())
def test_what_the_seat_does_not_know_is_dealt_anew_and_does_not_matter(game: str) -> None:
    match = ceiba.new(game, players=3, seed="known")
    rng = random.Random(2)
    anew = 0
    for number in range(60):
        seat = rng.choice(["ABC".index(name) for name in match.waiting])
        if number % 6 == 0:
            question = question_for(match, seat, "greedy", share=1.0)
            true = match.position()
            anew += question.position != true
            assert choose(*question) == choose(true, *question[1:])
        match.answer(seat, [rng.choice(match.options_for(seat))])
    assert anew > 5


def test_a_sealed_bid_stays_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda _: "the same luck")
    asked = []
    for bid in ("bid 7", "bid 1"):
        match = ceiba.new("gold", players=3, seed="sealed")
        match.answer("B", [bid])
        assert match.waiting == ["A", "C"]
        asked.append(question_for(match, 0, "master", share=1.0))
    assert asked[0] == asked[1]


def test_every_level_has_a_usual_time() -> None:
    assert set(USUALLY_S) == set(NAMES)
