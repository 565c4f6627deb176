"""The level above the master: it thinks with a network where one was taught well enough.

A network is for one game and one number of players (`nets/weights`). Without one, the seer thinks
like the master, but without errors, about as long at every decision and several times as long.
What this is worth is in `rungs.json`, as far as known.
"""

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from ceiba.bots.budget import Budget
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.net import CURIOSITY, Aim, NetBot, NetEvaluation
from ceiba.bots.search import SearchBot
from ceiba.games import find_game
from ceiba.nets.files import Unpacked, unpack


class Thinking(NamedTuple):
    """How a search with a network thinks."""

    iterations: int
    """With none it answers what the network leans to most."""
    answers: int = 0
    """Beyond the tree, before the network is asked."""
    trust: int = 0
    """How many games to the end its judgement right after an answer is worth; 0: none is played."""
    leads: bool = True
    """Whether it says what is tried and what its seat answers; else the suggestions do."""
    others: bool = False
    """Whether it says what the others answer, too."""


TO_THE_END: Final = 1_000_000
TAUGHT: Final[dict[tuple[str, int], Thinking]] = {
    ("balam", 2): Thinking(500, 40),
    ("balam", 3): Thinking(500, 40),
    ("balam", 4): Thinking(600, 40),
    ("gold", 2): Thinking(1000, TO_THE_END, 40, leads=False),
    ("gold", 3): Thinking(1000, TO_THE_END, 40, leads=False),
    ("gold", 4): Thinking(1000, TO_THE_END, 40, leads=False),
    ("lapins", 2): Thinking(300, 40),
    ("lapins", 3): Thinking(300, 40),
    ("lapins", 4): Thinking(400, 40),
    ("pacal", 2): Thinking(400, 40),
    ("tzolkin", 2): Thinking(300, 40),
    ("tzolkin", 3): Thinking(300, 40),
    ("tzolkin", 4): Thinking(400, 40, others=True),
}
"""The tables for which a network is shipped, as it won in trials (decision 0023); an answer takes
less than two seconds even on a slow processor."""

LONGER: Final = 12
"""Times the iterations of the master, at most, without a network."""
PATIENCE: Final = 70_000
"""Answers thought through for one of its own without a network: a second and a half, compiled."""


@cache
def shipped(game: str, players: int) -> Unpacked:
    return unpack((files("ceiba.nets") / "weights" / f"{game}-{players}.net").read_bytes())


def judging_by(made: Unpacked, evaluation: Evaluation, thinking: Thinking) -> NetBot:
    """A search that asks a network."""
    observer = find_game(made.card.game).observing()
    seeing = NetEvaluation(evaluation, observer, made.net())
    iterations, answers, trust, leads, others = thinking
    card = made.card
    aim = Aim(card.usual, card.rivalry, card.par)
    return NetBot(seeing, iterations, answers, CURIOSITY, trust, leads, others, aim)


def patient(evaluation: Evaluation, careful: Budget) -> SearchBot:
    """As the master without its errors, until it has thought through so many answers."""
    iterations = LONGER * careful.iterations
    thinker = SearchBot(evaluation, iterations, careful.rollout, careful.curiosity)
    thinker.patience = PATIENCE
    return thinker


def seer(evaluation: Evaluation, game: str, players: int, careful: Budget) -> SearchBot:
    thinking = TAUGHT.get((game, players))
    if thinking is None:
        return patient(evaluation, careful)
    return judging_by(shipped(game, players), evaluation, thinking)
