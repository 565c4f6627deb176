"""Every kind of question a game asks, and a log that leads to it."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import ceiba
from ceiba.games import KNOWN

CORPUS = Path(__file__).parents[2] / "docs" / "corpus"
CHANCES = 13
"""Games at random with few and with many: so many until the rarest question was asked."""


class Question(NamedTuple):
    """Seat A is asked something after so many answers of a log."""

    log: str
    at: int
    players: int


def questions(game: str) -> dict[str, Question]:
    """By task. Well-played games with many players first: they have most to show."""
    found: dict[str, Question] = {}
    for log in _games(game):
        found = {**_asked(log), **found}
    return found


def _games(game: str) -> Iterator[str]:
    spec = KNOWN[game].spec
    counts = (spec.max_players, spec.min_players)
    for players in counts:
        yield (CORPUS / f"{game}-{players}.txt").read_text("utf-8")
    for number in range(CHANCES):
        for players in counts:
            match = ceiba.new(game, players=players, seed=f"s{number}")
            chance = random.Random(number)
            while not match.over:
                name = match.waiting[0]
                match.play(f"{name} {chance.choice(match.options_for(name))}")
            yield match.log().text()


def _asked(log: str) -> dict[str, Question]:
    """What seat A had to choose in a game, each task as late as half of the game."""
    parsed = ceiba.parse_log(log)
    match = ceiba.new(parsed.game, players=parsed.players, seed=parsed.seed, options=parsed.options)
    found: dict[str, Question] = {}
    for at, entry in enumerate(parsed.entries):
        decision = match.decision("A")
        if decision is not None and len(match.options_for("A")) > 1:
            question = Question(log, at, parsed.players)
            if at * 2 < len(parsed.entries) or decision.task not in found:
                found[decision.task] = question
        match.take(entry)
    return found
