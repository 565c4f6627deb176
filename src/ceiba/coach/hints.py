"""What Ahau would answer for a seat, what that is worth, and why.

It knows what the seat knows: everything it says comes from guesses (`bots.knowledge`).

>>> import ceiba
>>> match = ceiba.new("gold", players=3, seed="example")
>>> best, *others = hint(match.position(), seat=0, seed="any", share=0.1)
>>> best.answers[0] in match.options_for("A")
True
"""

import math
from typing import Any, Final

from ceiba import bots
from ceiba.bots.adviser import Adviser, Tally
from ceiba.bots.knowledge import Knowledge
from ceiba.coach.counsel import Counsel, Reason, worded
from ceiba.core import position as positions
from ceiba.core.foresight import Foresight
from ceiba.core.game import Game, Position
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games import find_game

MOST: Final = 3
"""Answers are named."""
REASONS: Final = 3
LEAST: Final = 0.5
"""Differences of fewer points are not worth a word."""
STRONGEST: Final = bots.BUDGETED[-1]
"""Of those that reckon in points, which can be told."""
ROUNDS: Final = 4
"""So many times it thinks as long as Ahau, from nothing, and as long again to compare."""
FEWEST: Final = 8
"""Iterations, however much there is to do: fewer would say nothing."""


def hint(position: Position, seat: int, seed: str, share: float = 1.0) -> tuple[Counsel, ...]:
    """The best answers in a position in which `seat` is asked, the best first.

    None for a game the bots know nothing of. Take seeds and give shares as for `bots.choose`.
    """
    game = positions.at_its_rules(find_game(str(position.get("game"))), position)
    adviser = adviser_for(game, share)
    if adviser is None:
        return ()
    return counsel(game, adviser, Knowledge(positions.load(game, position), seat), seeded(seed))


def adviser_for(game: Game[Any], share: float) -> Adviser | None:
    """Thinks like the strongest bot, with that share of the usual thinking for a hint."""
    craft = bots.CRAFTS.get(game.spec.slug)
    if craft is None:
        return None
    bot = bots.searcher(craft.evaluation(craft.prices), craft.careful)
    iterations = max(FEWEST, int(int(bot.iterations) * share))
    return Adviser(game, bot.evaluation, iterations, bot.rollout, bot.curiosity)


def counsel(game: Game[Any], adviser: Adviser, known: Knowledge, rng: Rng) -> tuple[Counsel, ...]:
    """What an adviser that has not thought yet says to a seat."""
    walk = adviser.think(known, ROUNDS, rng)
    answers = adviser.most_tried(MOST)
    if not answers:
        steps = tuple(worded(game, action) for action in walk)
        brings = Foresight(game, known.guess(rng), known.seat).along(walk)
        return (Counsel(tuple(step.text for step in steps), steps=steps, brings=brings),)
    if len(answers) == 1:  # what else there was to choose is told, too
        answers += adviser.others(known, answers, MOST - 1, rng)
    adviser.weigh(known, answers, max(1, adviser.iterations // len(answers)), rng)
    tallies = adviser.tallies
    best = sorted(answers, key=lambda answer: -tallies[answer].margin)
    first, second = best[0], best[min(1, len(best) - 1)]
    return tuple(
        spoken(
            game.vocabulary.text(answer),
            known.seat,
            tallies[answer],
            tallies[second if answer == first else first],
            answer != first and is_even(tallies[first], tallies[answer]),
        )
        for answer in best
    )


def spoken(answer: str, seat: int, tally: Tally, other: Tally, even: bool) -> Counsel:
    own = tally.points[seat] / tally.tries / 100
    return Counsel(
        (answer,),
        round(own, 1),
        round(tally.margin / tally.tries / 100, 1),
        round(100 * tally.wins[seat] / tally.tries),
        even,
        () if is_even(tally, other) else reasons(tally, other, seat),
    )


def is_even(one: Tally, other: Tally) -> bool:
    """Whether luck alone makes such a difference: neither is better in every round, or the rounds
    differ by more than that among themselves. Both had the same luck, game by game."""
    by = [ours - theirs for ours, theirs in zip(one.margins, other.margins, strict=True)]
    games = len(by) // ROUNDS
    rounds = [sum(by[i * games : (i + 1) * games]) for i in range(ROUNDS)]
    mean = sum(rounds) / ROUNDS
    spread = math.sqrt(sum((one - mean) ** 2 for one in rounds) / (ROUNDS - 1))
    return min(rounds) <= 0 <= max(rounds) or abs(mean) < spread


def rivals(tally: Tally, seat: int) -> float:
    """The points of whoever is the best of the others, on average: what the own points are ahead
    of, so that all reasons together come to the whole difference."""
    return (tally.points[seat] - tally.margin) / tally.tries / 100


def reasons(tally: Tally, other: Tally, seat: int) -> tuple[Reason, ...]:
    """Where the points come from that one answer brings and the other does not, most first."""
    found = [
        Reason(source, round(points / tally.tries - other.sources[source] / other.tries, 1))
        for source, points in tally.sources.items()
    ]
    found.append(Reason(None, round(rivals(other, seat) - rivals(tally, seat), 1)))
    told = [reason for reason in found if abs(reason.by) >= LEAST]
    return tuple(sorted(told, key=lambda reason: -abs(reason.by))[:REASONS])
