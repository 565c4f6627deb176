"""What the levels answer in the middle of a game, thinking very little: a line for each.

`python -m tests.bots.answers`, with the compiled core or without it.
"""

from collections.abc import Iterator

from ceiba.bots import CRAFTS, bot
from ceiba.bots.bot import Bot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.search import SearchBot
from ceiba.core.seed import seeded
from ceiba.games import find_game
from tests.bots.moments import evaluation, new_table, questions
from tests.conformance.tables import Table

ITERATIONS = 4
ROLLOUT = 40
EVERY = 16
"""Of so many questions in the first part of a game one is answered."""
QUESTIONS = 48


def levels(game: str) -> dict[str, Bot]:
    seer = bot("seer", game, 2)
    assert isinstance(seer, SearchBot)
    seer.iterations = ITERATIONS
    seer.rollout = ROLLOUT
    searching = SearchBot(evaluation(game), ITERATIONS, ROLLOUT, 800.0)
    return {"beginner": bot("beginner", game), "search": searching, "seer": seer}


def answers() -> Iterator[str]:
    for game in CRAFTS:
        text = find_game(game).vocabulary.text
        state = new_table(Table(game, 2, {}), "answers")
        asked = questions(game, state, seeded("answers"))
        for number, (moment, seat) in zip(range(QUESTIONS), asked):
            if number % EVERY == 0:
                for name, thinker in levels(game).items():
                    walk = thinker.walk(Knowledge(moment, seat), seeded("answers"))
                    yield f"{game} {number} {name}: {', '.join(map(text, walk))}"


if __name__ == "__main__":
    print("\n".join(answers()))
