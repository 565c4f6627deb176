"""Bots answer legally, the same from the same seed, and know nothing they cannot know."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ceiba
from ceiba.bots import LEVELS, NAMES, Knowledge, bot, choose
from ceiba.core import position as positions
from ceiba.core.errors import BadOptions
from ceiba.core.seed import seeded
from ceiba.games.gold.game import GAME
from tests.bots.tables import OPTIONS, moments, new_table, small_bots


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: next(iter(o), "default"))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_answers_are_legal(players: int, options: dict[str, Any]) -> None:
    bots = small_bots()
    rng = seeded(f"legal {players}")
    table = new_table(players, f"legal {players} {options}", options)
    for number, (state, seat) in enumerate(moments(table, rng)):
        bot_asked = bots[number % len(bots)]
        known = Knowledge(state, seat)
        answers = bot_asked.walk(known, rng)
        assert answers
        for count, answer in enumerate(answers):
            assert (state.deciders() >> seat) & 1, answers[:count]
            assert answer in state.options(seat)
            reveals = state.reveals
            state.apply(seat, answer, None)
            assert state.reveals == reveals or count == len(answers) - 1


@given(seed=st.integers(0, 10_000), players=st.integers(2, 4), which=st.integers(0, 3))
@settings(max_examples=12, deadline=None)
def test_whole_games_end(seed: int, players: int, which: int) -> None:
    """Only the bots' own answers, through the gate that checks them."""
    match = ceiba.new("gold", players, seed=f"whole-{seed}")
    luck = seeded(f"bots {seed}")
    chosen = small_bots()[which]
    while not match.over:
        for letter in match.waiting:
            known = Knowledge(match.state, "ABCD".index(letter))
            texts = [GAME.vocabulary.text(action) for action in chosen.walk(known, luck)]
            match.answer(letter, texts)
    assert match.outcome() is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_same_seed_same_answers(players: int) -> None:
    rng = seeded(f"same {players}")
    for number, (state, seat) in enumerate(moments(new_table(players, "same"), rng)):
        if number % 9 == 0:
            for one, other in zip(small_bots(), small_bots(), strict=True):
                luck = seeded(f"luck {number}")
                first = one.walk(Knowledge(state, seat), luck)
                one.walk(Knowledge(state, seat), luck)  # a bot keeps nothing in mind
                again = one.walk(Knowledge(state, seat), seeded(f"luck {number}"))
                assert first == again
                assert first == other.walk(Knowledge(state, seat), seeded(f"luck {number}"))


@pytest.mark.parametrize("counted", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_see_does_not_matter(players: int, counted: bool) -> None:
    """Tables that differ in the bag, the backs, sealed bids, another's layout, hidden pearls."""
    rng = seeded(f"blind {players}")
    differing = 0
    for number, (state, _) in enumerate(moments(new_table(players, "blind"), rng)):
        if number % 5:
            continue
        state.counted = counted
        for seat in range(players):
            if not (state.deciders() >> seat) & 1:
                continue
            other = state.guess(seat, rng)
            differing += other.facts() != state.facts()
            for one in small_bots():
                answers = one.walk(Knowledge(state, seat), seeded("blind"))
                assert answers == one.walk(Knowledge(other, seat), seeded("blind"))
                texts = [GAME.vocabulary.text(answer) for answer in answers]
                match = ceiba.Match.from_position(GAME, positions.dump(GAME, other))
                assert set(texts[:1]) <= set(match.options_for(seat))
    assert differing > 5


@pytest.mark.parametrize("name", NAMES)
def test_choose_answers_in_words(name: str) -> None:
    match = ceiba.new("gold", players=3, seed="words")
    match.play("A bid 3")
    match.play("B bid 2")
    texts = choose(match.position(), 2, name, "any")
    assert texts == choose(match.position(), 2, name, "any")
    assert len(texts) == 1
    assert texts[0] in match.options_for("C")
    match.play("C bid 0")
    match.answer("A", choose(match.position(), 0, name, "any"))


def test_goes_on_where_another_began_to_lay_out() -> None:
    """Somebody left in the middle of a layout; the bot cannot start it again."""
    match = ceiba.set_up(
        {
            "game": "gold",
            "players": 3,
            "bases": {"A": [["silver sixth over bronze", "silver sixth over bronze"]]},
            "winner": "A",
            "bids": [3, 1, 0],
            "opened": True,
            "payee": "C",
            "layout": {"piece": "bronze quarter over jade", "row": ["silver sixth over bronze"]},
        },
        seed="left",
    )
    match.answer("A", choose(match.position(), 0, "adept", "any"))
    assert match.decision("A") is None or match.decision("A").task == "bidding"  # type: ignore[union-attr]
    row = match.view("A").players[0].bases[0].row  # type: ignore[attr-defined]
    assert row[0].material == "silver"  # what was laid already stays


def test_levels_think_longer_and_longer() -> None:
    budgets = [bot(level).iterations for level in LEVELS]  # type: ignore[attr-defined]
    assert budgets == sorted(set(budgets))


def test_there_is_no_other_bot() -> None:
    with pytest.raises(BadOptions, match="there are: random, greedy, novice, adept, master"):
        bot("grandmaster")
