"""Looking back at a game, part by part: what could be expected when, and which answers cost most.

Each part is a call of its own, so that others have their turn in between. What is said hangs on
the log and the seat and on nothing else.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeVar

from msgspec.structs import replace

from ceiba import bots
from ceiba.bots.adviser import Adviser, Tally, count
from ceiba.bots.evaluation import play_on
from ceiba.bots.knowledge import Knowledge
from ceiba.coach.counsel import worded
from ceiba.coach.hints import ROUNDS, adviser_for, is_even, reasons
from ceiba.coach.report import Expected, Part, Report, Slip, Swing
from ceiba.core.decision import EventTold
from ceiba.core.errors import BadLog
from ceiba.core.game import Game
from ceiba.core.history import settled
from ceiba.core.log import GameLog
from ceiba.core.match import Match
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import State
from ceiba.games import find_game

T = TypeVar("T")

PARTS: Final = 12
LEAST: Final = 1.0
"""Points: what cost less was no mistake."""


class Moment(NamedTuple):
    """A question of the game and how it was answered; entry number `at` was the last before."""

    at: int
    state: State
    seat: int
    action: int

    @property
    def luck(self) -> Rng:
        return seeded(f"coach {self.at}")


class Course(NamedTuple):
    """A game that was played: every question whose answer counts, and the table at the end."""

    game: Game[Any]
    moments: list[Moment]
    end: State
    entries: int


def part(log: GameLog, seat: int, number: int) -> Part:
    """What part `number` of the game, of `PARTS`, shows."""
    game, moments, _, _ = _course(log, seat)
    chosen = [moment for moment in moments if moment.seat == seat and _is_choice(game, moment)]
    weighed = [_weighed(game, moment) for moment in _spread(chosen, JUDGED)[number::PARTS]]
    points = _spread(_turns(moments), POINTS)[number::PARTS]
    return Part(
        tuple(_expected(game, moment, seat) for moment in points),
        tuple(slip for slip in weighed if slip is not None and slip.cost >= LEAST),
        sum(slip is not None for slip in weighed),
    )


def report(log: GameLog, seat: int, parts: Sequence[Part]) -> Report:
    """All parts together, and the costly answers looked at more closely."""
    game, moments, end, entries = _course(log, seat)
    expected = sorted((one for part in parts for one in part.expected), key=lambda one: one.seq)
    if end.over():
        expected.append(_result(game, end, entries))
    asked = {moment.at: moment for moment in moments if moment.seat == seat}
    found = sorted((slip for part in parts for slip in part.slips), key=_cost)[:CLOSER]
    sure = (_looked_at_again(game, asked[slip.at], slip) for slip in found)
    slips = sorted((slip for slip in sure if slip is not None), key=_cost)[:MOST_SLIPS]
    return Report(
        seat,
        tuple(expected),
        _swings(game, _turns(moments), expected, seat),
        tuple(replace(slip, line=_line(log, seat, slip)) for slip in slips),
        sum(part.judged for part in parts),
    )


def _cost(slip: Slip) -> float:
    return -slip.cost


def _course(log: GameLog, seat: int) -> Course:
    match = _begun(log)
    if not 0 <= seat < log.players:
        raise BadLog("nobody sits there")
    moments: list[Moment] = []
    for kept in settled(log.entries):
        if not kept.entry.takes_back:
            action = match.game.vocabulary.parse(kept.entry.text)
            moments.append(Moment(kept.seq - 1, match.state.clone(), kept.entry.seat, action))
            match.take(kept.entry)
    return Course(match.game, moments, match.state, len(log.entries))


def _begun(log: GameLog) -> Match:
    return Match.from_log(find_game(log.game), replace(log, entries=()))


def _turns(moments: Sequence[Moment]) -> list[Moment]:
    """Those at which another seat answers than before: in the middle of a turn nobody can judge."""
    before = (None, *moments)
    return [now for last, now in zip(before, moments) if last is None or last.seat != now.seat]


def _spread(all_of_them: Sequence[T], most: int) -> list[T]:
    """All, or so many of them from the first to the last."""
    number = min(most, len(all_of_them))
    return [all_of_them[i * len(all_of_them) // number] for i in range(number)]


# -- the outlook ----------------------------------------------------------------------------

POINTS: Final = 48
"""So many times in a game it is asked what could be expected."""
GAMES: Final = 64 if bots.COMPILED else 4
"""Played to the end each time, to know it."""
TO_THE_END: Final = 100_000
MOST_SWINGS: Final = 3
LEFT: Final = 0.5
"""With other luck at least so much of a swing has to be left: else it was luck."""
CLOSER_POINTS: Final = 12
"""Between two points at which much changed, to find the turn that did it."""


def _expected(game: Game[Any], moment: Moment, seat: int, again: str = "") -> Expected:
    """As one seat could judge it, everybody following the suggestions to the end: who knows of
    a hidden card expects something else, so what changes must be seen by the same eyes."""
    evaluation = _adviser(game).evaluation
    known, luck = Knowledge(moment.state, seat), seeded(f"coach {moment.at}{again}")
    tally = Tally(moment.state.players)
    for _ in range(GAMES):
        guess = known.guess(luck)
        play_on(evaluation, guess, TO_THE_END, luck)
        count(tally, game, evaluation, guess, seat)
    return Expected(
        moment.at,
        tuple(round(points / tally.tries / 100, 1) for points in tally.points),
        tuple(round(100 * wins / tally.tries) for wins in tally.wins),
    )


def _result(game: Game[Any], end: State, entries: int) -> Expected:
    scores = game.outcome(end).scores
    wins = tuple(100 if score.rank == 1 else 0 for score in scores)
    return Expected(entries, tuple(score.total for score in scores), wins)


def _swings(
    game: Game[Any], turns: Sequence[Moment], expected: Sequence[Expected], seat: int
) -> tuple[Swing, ...]:
    """The turns with which the outlook of somebody changed most, in the order of the game."""
    known = {one.seq: one for one in expected}
    found: list[Swing] = []
    for swing in _most(_changes(expected)):
        between = [moment for moment in turns if swing.since < moment.at < swing.seq]
        closer = [_expected(game, moment, seat) for moment in _spread(between, CLOSER_POINTS)]
        found += _most(_changes([known[swing.since], *closer, known[swing.seq]]))[:1]
    begun = {moment.at: moment for moment in turns}

    def again(seq: int) -> float:
        """How far the seat of the swing is ahead, with other luck."""
        moment = begun.get(seq)
        seen = known[seq] if moment is None else _expected(game, moment, seat, " again")
        return _leads(seen.points)[swing.seat]

    sure: list[Swing] = []
    for swing in found:
        by = again(swing.seq) - again(swing.since)
        if by / swing.by > LEFT:
            sure.append(swing)
    return tuple(sorted(sure, key=lambda one: one.seq))


def _changes(expected: Sequence[Expected]) -> list[Swing]:
    """From each point to the next, for the seat whose outlook changed most."""
    found: list[Swing] = []
    for before, after in pairwise(expected):
        was, now = _leads(before.points), _leads(after.points)
        seat = max(range(len(was)), key=lambda one: abs(now[one] - was[one]))
        found.append(Swing(before.seq, after.seq, seat, round(now[seat] - was[seat], 1)))
    return found


def _most(swings: Sequence[Swing]) -> list[Swing]:
    largest = sorted(swings, key=lambda swing: -abs(swing.by))[:MOST_SWINGS]
    return [swing for swing in largest if abs(swing.by) >= LEAST]


def _leads(points: Sequence[float]) -> list[float]:
    """How far each seat is above the best of the others."""
    return [
        own - max(other for rival, other in enumerate(points) if rival != seat)
        for seat, own in enumerate(points)
    ]


# -- answers that cost something --------------------------------------------------------------

JUDGED: Final = 144 if bots.COMPILED else 36
"""So many answers of a seat are weighed at most, spread over the game."""
SHARE: Final = 0.32
"""Of the strongest bot's thinking, for each of them."""
CLOSER: Final = 12
"""So many of those that seem to have cost most are looked at again."""
TRIES: Final = 32 if bots.COMPILED else 3
"""Games for each answer then, in each of some rounds; the better one is better in all."""
MOST_SLIPS: Final = 5


def _is_choice(game: Game[Any], moment: Moment) -> bool:
    """Not where only one answer is allowed, nor within what is laid out in one go."""
    known = Knowledge(moment.state, moment.seat)
    if len(known.options()) == 1:
        return False
    return len(_adviser(game).evaluation.plan(known.guess(moment.luck), moment.seat)) < 2


def _weighed(game: Game[Any], moment: Moment) -> Slip | None:
    """What an answer cost against the best one found; None where there was nothing to choose."""
    adviser = _adviser(game)
    known, luck = Knowledge(moment.state, moment.seat), moment.luck
    adviser.think(known, 1, luck)
    tried = adviser.most_tried(2)
    if not tried:
        return None
    answers = [moment.action, *(one for one in tried if one != moment.action)]
    adviser.weigh(known, answers, max(1, adviser.iterations // len(answers)), luck)
    better = max(answers, key=lambda answer: adviser.tallies[answer].margin)
    return _slip(game, moment, better, adviser)


def _looked_at_again(game: Game[Any], moment: Moment, slip: Slip) -> Slip | None:
    """With other luck, and more of it; None where the other answer is not surely better."""
    better = game.vocabulary.parse(slip.better.text)
    adviser = _adviser(game)
    known, luck = Knowledge(moment.state, moment.seat), seeded(f"again {moment.at}")
    adviser.think(known, ROUNDS, luck)
    adviser.weigh(known, [moment.action, better], TRIES, luck)
    if is_even(adviser.tallies[moment.action], adviser.tallies[better]):
        return None
    sure = _slip(game, moment, better, adviser)
    return sure if sure.cost >= LEAST else None


def _adviser(game: Game[Any]) -> Adviser:
    adviser = adviser_for(game, SHARE)
    if adviser is None:
        raise BadLog(f"nobody knows how to coach {game.spec.slug}")
    return adviser


def _slip(game: Game[Any], moment: Moment, better: int, adviser: Adviser) -> Slip:
    best, given = adviser.tallies[better], adviser.tallies[moment.action]
    cost = round((best.margin / best.tries - given.margin / given.tries) / 100, 1)
    why = reasons(best, given, moment.seat)
    asked = moment.state.agenda[-1].prompt(moment.state, moment.seat)
    return Slip(moment.at, asked, worded(game, moment.action), worded(game, better), cost, why)


LINE: Final = 24
"""Answers the game is played on for, to tell how it might have gone."""
MOST_TOLD: Final = 3
"""Turns."""


def _line(log: GameLog, seat: int, slip: Slip) -> tuple[EventTold, ...]:
    """How the game might have gone on with the better answer, as its seat would have seen it."""
    match = _begun(log)
    for entry in log.entries[: slip.at]:
        match.take(entry)
    match.answer(seat, [slip.better.text])
    luck = seeded(f"line {slip.at}")
    evaluation = _adviser(match.game).evaluation
    for _ in range(LINE):
        asked = match.state.decider()
        if asked < 0:
            break
        guess = Knowledge(match.state, asked).guess(luck)
        steps = evaluation.plan(guess, asked) or [evaluation.suggest(guess, asked, luck)]
        match.answer(asked, [match.game.vocabulary.text(step) for step in steps])
    return _begun_turn(match, seat, slip.at) + _first_turns(match.events(seat, slip.at))


def _begun_turn(match: Match, seat: int, at: int) -> tuple[EventTold, ...]:
    """With what the turn began that was going on after an entry."""
    opened = [event for event in match.events(seat) if event.opens and event.seq <= at]
    return tuple(opened[-1:])


def _first_turns(told: Sequence[EventTold]) -> tuple[EventTold, ...]:
    opens = [i for i, event in enumerate(told) if event.opens]
    return tuple(told[: opens[MOST_TOLD - 1]] if len(opens) >= MOST_TOLD else told)
