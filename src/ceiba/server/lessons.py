"""Lessons at tables of the house: a table whose other seats are played by a teacher.

There is nothing else to a lesson here. What is said, and how far somebody has come, is read from
the log of the table (`core.lesson`).
"""

from functools import cache

import ceiba
from ceiba.core.lesson import LEARNER, Lesson, lesson_of, play_to
from ceiba.games import GAMES
from ceiba.server.bots import TEACHER
from ceiba.server.forms import Drawn, Primer
from ceiba.server.problems import refused
from ceiba.store import StoredTable


def lesson_at(table: StoredTable) -> Lesson | None:
    """The lesson that is given at a table.

    None where the lesson of the game is another one by now: then it is a game like any other.
    """
    if not any(seat.level == TEACHER for seat in table.seats):
        return None
    lesson = lesson_of(table.game)
    if lesson is None or (table.position, table.seed) != (lesson.position, lesson.seed):
        return None
    return lesson


def taught_game(slug: str) -> Lesson:
    """The lesson of a game of the house; refused where there is none."""
    lesson = lesson_of(slug) if slug in GAMES else None
    if lesson is None:
        raise refused("unknown_game", game=slug[:40])
    return lesson


@cache
def primer(slug: str) -> Primer:
    """The game in two minutes: tables along the line of its lesson."""
    lesson = taught_game(slug)
    pictures = []
    for picture in lesson.pictures:
        match = ceiba.set_up(lesson.position, lesson.seed)
        play_to(lesson, match, picture.step)
        pictures.append(Drawn(f"lesson-{picture.text}", picture.at, match.view(LEARNER)))
    return Primer(slug, match.players, match.options, pictures)
