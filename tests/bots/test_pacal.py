"""The bots at Pacal's Rocket: games come to an end, and what is clear is done."""

import pytest

from ceiba import Match
from ceiba.bots.bot import Bot
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.pacal.evaluation import PacalEvaluation
from ceiba.bots.search import SearchBot
from ceiba.core.seed import seeded
from ceiba.games.pacal.game import GAME
from ceiba.games.pacal.moving import Move
from ceiba.games.pacal.rounds import Place
from ceiba.games.pacal.state import PacalState
from tests.bots.moments import moments, new_table
from tests.conformance.tables import Table
from tests.games.pacal.ends import all_but
from tests.games.pacal.kit import AWAY, CORNERS, building, putting_in, table


def test_judges_before_a_flight() -> None:
    evaluation = PacalEvaluation()
    for state, _ in moments(Table("pacal", 3, {})):
        assert evaluation.settled(state) == isinstance(state.agenda[-1], (Move, Place))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_suggestions_build_and_so_bring_games_to_an_end(players: int) -> None:
    evaluation = PacalEvaluation()
    for number in range(3):
        rng = seeded(f"end {number}")
        state = new_table(Table("pacal", players, {}), f"end {number}")
        answers = 0
        while (seat := state.decider()) >= 0:
            evaluation.play(state, seat, rng)
            answers += 1
        assert answers < 300


# -- what is clear ----------------------------------------------------------------------------


def chosen(match: Match) -> set[str]:
    """What the bots, each with several seeds, and the suggestions answer for A."""
    state = match.state
    assert isinstance(state, PacalState)
    bots: list[Bot] = [
        GreedyBot(PacalEvaluation(), 2),
        SearchBot(PacalEvaluation(), 60, 1000, 800.0),
    ]
    evaluation = PacalEvaluation()
    answers = set()
    for number in range(2):
        luck = seeded(f"clear {number}")
        for bot in bots:
            answers.add(bot.walk(Knowledge(state, 0), luck)[0])
        planned = evaluation.plan(state, 0)
        answers.add(planned[0] if planned else evaluation.suggest(state, 0, luck))
    return {GAME.vocabulary.text(answer) for answer in answers}


def test_takes_the_win() -> None:
    """42 points and the Palace for the taking: 47 end the game of two at once."""
    match = building(2, stones={"A": ["F4"]}, pyramids={"B": {"A8": 2}}, scores={"A": 42, "B": 20})
    assert chosen(match) == {"build F4 1"}


def test_takes_the_last_pyramid_in_the_lead() -> None:
    match = building(
        3, stones={"A": ["F4"]}, pyramids={"A": all_but(1)}, scores={"A": 30, "B": 10, "C": 10}
    )
    assert chosen(match) == {"build F4 1"}


def test_takes_the_majority_in_the_last_turn() -> None:
    """C has 40 points: A's last build. In the Palace it passes B, in the North Group nobody."""
    match = building(
        3,
        rockets={"A": "F6", **AWAY},
        stones={"A": ["E3", "E4", "A1", "A2"]},
        pyramids={"B": {"F3": 1}, "A": {"B1": 5}},
        scores={"C": 40},
        reached="C",
    )
    assert {answer[:7] for answer in chosen(match)} <= {"build E"}
    assert all(answer.endswith("2") for answer in chosen(match))


def test_keeps_the_tokens_in_the_last_turn() -> None:
    match = table(3, die=3, rockets={"A": "F6", **AWAY}, scores={"C": 40}, reached="C", round=9)
    assert not {answer for answer in chosen(match) if answer.startswith("spend")}


def test_builds_as_tall_as_it_must() -> None:
    """B has four storeys in the Temple of the Sun: only the five of the square pass them."""
    match = building(
        5,
        rockets={"A": "F6", **CORNERS},
        stones={"A": ["H7", "I7", "H8", "I8"]},
        pyramids={"B": {"H6": 4}},
        scores={"C": 30},
        reached="C",
    )
    assert {answer[-2:] for answer in chosen(match)} == {" 5"}


def test_does_not_hide_the_stones_it_needs() -> None:
    """Straight up lies the middle of a line of four."""
    match = table(
        5, die=3, round=5, rockets={"A": "F7", **CORNERS}, stones={"A": ["D4", "E4", "F4", "G4"]}
    )
    assert "fly F4" in match.options_for("A")
    assert "fly F4" not in chosen(match)


def test_puts_a_stone_into_its_rocket_but_never_a_second() -> None:
    empty = putting_in(5, rockets={"A": "F6", **CORNERS})
    assert chosen(empty) == {"drop A"}
    full = putting_in(5, rockets={"A": "F6", **CORNERS}, inside={"A": ["A"]})
    assert "drop A" in full.options_for("A")
    assert "drop A" not in chosen(full)
