"""How a network learns: the slopes are slopes, what came of an answer is its own, and it helps."""

from typing import Any

import numpy as np
import pytest

from ceiba.bots.net import Aim
from ceiba.nets.files import Card, pack, unpack
from ceiba.nets.net import ONE, Shape
from tests.bots.practising import practice_of
from tools.crew import Crew, Tables
from tools.learning import Asked, Here, Learner, Lesson
from tools.practice import Goal, gained, looked_round

SHAPE = Shape([0, -2], [3, 20], 6, 5, 4)


def small_learner() -> Learner:
    learner = Learner.new(SHAPE, Here())
    luck = np.random.default_rng(2)
    learner.parts = [luck.normal(0, 0.5, part.shape) for part in learner.parts]
    return learner


def small_lesson() -> Lesson:
    luck = np.random.default_rng(3)
    masks = np.ones((12, 4), np.uint8)
    masks[::3, 3] = 0
    return Lesson(
        asked=Asked(
            seen=luck.integers([0, -2], [4, 21], (12, 2)).astype(np.int16),
            masks=masks,
            suggested=luck.integers(0, 3, 12),
        ),
        answers=luck.integers(0, 3, 12),
        ends=luck.normal(0, 0.5, 12),
        gains=luck.normal(0, 1, 12),
        before=np.log(np.full(12, 0.3)),
    )


def loss(learner: Learner, lesson: Lesson, curiosity: float) -> float:
    """What a step makes smaller, written down from the papers."""
    value, chance = learner.thoughts(lesson.asked)
    ratio = chance[np.arange(len(lesson)), lesson.answers] / np.exp(lesson.before)
    won = np.minimum(ratio * lesson.gains, ratio.clip(0.8, 1.2) * lesson.gains)
    spread = -(chance * np.log(chance.clip(1e-12))).sum(1)
    return float(np.mean(0.5 * (value - lesson.ends) ** 2 - won - curiosity * spread))


def test_a_step_goes_down_the_slope(monkeypatch: pytest.MonkeyPatch) -> None:
    learner, lesson = small_learner(), small_lesson()
    found: list[Any] = []
    monkeypatch.setattr(Learner, "_move", lambda _self, slopes, _rate: found.extend(slopes))
    learner.step(lesson, 0.001, 0.05)
    for part, slope in zip(learner.parts, found, strict=True):
        assert part.shape == slope.shape
        for at in np.ndindex(*part.shape):
            kept = part[at]
            part[at] = kept + 1e-5
            above = loss(learner, lesson, 0.05)
            part[at] = kept - 1e-5
            below = loss(learner, lesson, 0.05)
            part[at] = kept
            # digits are single precision, as on a graphics card
            assert slope[at] == pytest.approx((above - below) / 2e-5, abs=2e-4)


def test_what_came_of_an_answer_is_told_by_the_next_question_of_the_same_seat() -> None:
    """Table 0: A, B, A, and the game ends, won by A. Table 1: A, B, B, and it goes on."""
    values = np.array([[0.0, 0.1], [0.2, 0.3], [0.5, 0.4]], np.float32)
    seats = np.array([[0, 0], [1, 1], [0, 1]])
    ended = np.array([[False, False], [False, False], [True, False]])
    ends = [np.array([[1.0, -1.0], [0.0, 0.0]], np.float32)] * 3
    gains, known = gained(values, seats, ended, ends)
    assert known.tolist() == [[True, False], [True, True], [True, False]]
    assert gains[:, 0].tolist() == pytest.approx([0.5 + 0.95 * 0.5, -1.2, 0.5])
    assert gains[1, 1] == pytest.approx(0.4 - 0.3)


POINTS = np.array([[5000, 3000, 4000], [2000, 2000, 100]])


@pytest.mark.parametrize(
    ("rivalry", "reached"),
    [
        (100, [[1000, -2000, -1000], [0, 0, -1900]]),
        (50, [[3000, 500, 1500], [1000, 1000, -900]]),
        (0, [[5000, 3000, 4000], [2000, 2000, 100]]),
    ],
)
def test_a_goal_counts_what_the_best_of_the_others_has(
    rivalry: int, reached: list[list[int]]
) -> None:
    """In part or in full; and a bot's search reckons alike."""
    assert Goal(rivalry).of(POINTS).tolist() == reached
    goal = Goal(rivalry, usual=800, par=700)
    aim = Aim(goal.usual, goal.rivalry, goal.par)
    for points, standings in zip(POINTS.tolist(), goal.standings(POINTS), strict=True):
        for seat, expected in enumerate(standings):
            assert aim.standing(points, seat) / ONE == pytest.approx(expected, abs=2 / ONE)


def test_the_par_of_a_goal_is_what_half_of_the_games_come_to() -> None:
    goal = Goal(0).usually(POINTS)
    assert (goal.par, goal.usual) == (2500, 1000)
    assert Goal(100).usually(POINTS).par == 0


def test_more_cells_change_nothing_at_first() -> None:
    shape, _ = looked_round(practice_of("look round").drill, 16, 8)
    learner = Learner.new(shape, Here())
    card = Card("gold", 2, len(shape.lows), 16, 8, shape.answers, 600)
    made = unpack(pack(card, shape, learner.whole()))
    same, wider = (Learner.after(made, first, Here()) for first in (8, 24))
    assert (same.shape.first, wider.shape.first) == (16, 24)
    questions = practice_of("wider").round(learner, 10, watching=True)[0].asked
    for before, after in zip(same.thoughts(questions), wider.thoughts(questions), strict=True):
        assert after == pytest.approx(before, abs=1e-5)


def test_it_begins_by_heeding_the_suggestions_and_learns_how_that_ends() -> None:
    shape, points = looked_round(practice_of("look round").drill, 32, 16)
    assert len(points) >= 16
    learner = Learner.new(shape, Here())
    lesson, games = practice_of("teacher", tables=16).round(learner, 90, watching=True, taught=True)
    assert games > 0
    for _ in range(4):
        for at in range(0, len(lesson), 64):
            learner.step(lesson.some(slice(at, at + 64)), 0.003, 0)
    values, chances = learner.thoughts(lesson.asked)
    assert ((values - lesson.ends) ** 2).mean() < 0.8 * (lesson.ends**2).mean()
    assert chances[np.arange(len(lesson)), lesson.asked.suggested].min() > 0.9


def test_by_itself_it_answers_by_the_rules_and_notes_how_likely_that_was() -> None:
    practice = practice_of("own", tables=6, mixed=3)
    shape, _ = looked_round(practice_of("look round").drill, 16, 8)
    learner = Learner.new(shape, Here())
    lesson, _ = practice.round(learner, 40)
    rows = np.arange(len(lesson))
    assert lesson.asked.masks[rows, lesson.answers].all()
    _, chances = learner.thoughts(lesson.asked)
    assert np.exp(lesson.before) == pytest.approx(chances[rows, lesson.answers], abs=1e-4)
    assert lesson.gains.mean() == pytest.approx(0, abs=0.3)


def test_tables_in_several_processes_are_asked_what_their_own_drills_ask() -> None:
    tables = Tables("gold", 2, "crew", count=7, mixed=4)
    crew = Crew(tables, processes=3)
    drills = [part.drill() for part in tables.parts(3)]
    assert [(drill.count, drill.mixed) for drill in drills] == [(2, 2), (2, 2), (3, 0)]
    try:
        for _ in range(60):
            for name in ("numbers", "masks", "seats", "suggested", "ended", "points"):
                parts = [np.asarray(getattr(drill, name)) for drill in drills]
                assert getattr(crew, name).tolist() == np.concatenate(parts).tolist()
            crew.step(crew.suggested.tolist())
            for drill in drills:
                drill.step(list(drill.suggested))
    finally:
        crew.close()
