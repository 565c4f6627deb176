"""Every lesson is played to its end on the rules of today: one that they break fails here."""

from fnmatch import fnmatchcase
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ceiba
from ceiba import bots
from ceiba.core.lesson import LEARNER, Lesson, Taught, back_to_line, lesson_of, scripted, taught
from ceiba.core.match import Match
from ceiba.core.seats import LETTERS
from ceiba.games import GAMES
from ceiba.text import LOCALES, Texts

TAUGHT = {slug: lesson for slug in GAMES if (lesson := lesson_of(slug)) is not None}
MANY = 400
"""More answers than any lesson takes."""


def begin(lesson: Lesson) -> Match:
    return ceiba.set_up(lesson.position, lesson.seed)


def others_answer(lesson: Lesson, match: Match) -> None:
    """The other seats follow the script as far as it goes."""
    for _ in range(MANY):
        waiting = [LETTERS.index(name) for name in match.waiting if name != LETTERS[LEARNER]]
        given = [(seat, text) for seat in waiting if (text := scripted(lesson, match, seat))]
        if not given:
            return
        match.answer(given[0][0], [given[0][1]])


def answer_as_expected(lesson: Lesson, match: Match) -> Taught:
    """The learner's next answer of the line."""
    others_answer(lesson, match)
    now = taught(lesson, match)
    match.answer(LEARNER, [now.expected[0]])
    return now


def play_line(lesson: Lesson, until: int | None = None) -> Match:
    """The table before a step, or after the line."""
    match = begin(lesson)
    others_answer(lesson, match)
    while (now := taught(lesson, match)).stage == "line" and now.step != until:
        answer_as_expected(lesson, match)
        others_answer(lesson, match)
    return match


def test_every_game_has_a_lesson() -> None:
    assert list(TAUGHT) == list(GAMES)


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_line_is_played_and_then_the_game_to_its_end(slug: str) -> None:
    lesson = TAUGHT[slug]
    match = play_line(lesson)
    assert taught(lesson, match) == Taught(
        len(lesson.steps), len(lesson.steps), "free", lesson.free, ()
    )
    for number in range(MANY):
        if match.over:
            break
        seat = LETTERS.index(match.waiting[0])
        answers = bots.choose(match.position(), seat, "greedy", f"{slug}/{number}")
        match.answer(seat, answers)
    assert match.over, "the free turns of a lesson come to an end"
    assert taught(lesson, match).stage == "end"


@pytest.mark.parametrize("slug", TAUGHT)
def test_another_answer_is_answered_and_can_be_taken_back(slug: str) -> None:
    lesson = TAUGHT[slug]
    for number, step in enumerate(lesson.steps):
        match = play_line(lesson, number)
        before = match.state.fingerprint()
        right = next(each for each in lesson.line_of(LEARNER) if each.step == number)
        others = [text for text in match.options_for("A") if not right.is_given_by(text)]
        said = {next((form for form in step.otherwise if fnmatchcase(o, form)), o) for o in others}
        assert said == set(step.otherwise), f"step {number}"
        for other in others[:1] + others[-1:]:
            match.answer(LEARNER, [other])
            assert taught(lesson, match).stage == "aside"
            back_to_line(lesson, match)
            others_answer(lesson, match)  # where sealed answers were opened, all are given anew
            assert taught(lesson, match).stage == "line"
            assert match.state.fingerprint() == before


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", TAUGHT)
def test_everything_is_said_in_every_language_and_nothing_else(slug: str, locale: str) -> None:
    lesson = TAUGHT[slug]
    remarks = [
        *(remark for step in lesson.steps for remark in step.say),
        *lesson.free,
        *lesson.help.values(),
    ]
    asides = [text for step in lesson.steps for text in step.otherwise.values()]
    pictures = [picture.text for picture in lesson.pictures]
    source = files(f"ceiba.games.{slug}") / f"lesson.{locale}.ftl"
    parsed = FluentParser().parse(source.read_text("utf-8"))
    said = [entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)]
    assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
    assert sorted(said) == sorted(
        {f"lesson-{text}" for text in (*(r.text for r in remarks), *asides, *lesson.end, *pictures)}
    )
    assert len(lesson.pictures) == 4
    for task in lesson.help:
        assert Texts(locale, slug).has(f"name-asked-{task}"), f"nobody is ever asked for {task}"
