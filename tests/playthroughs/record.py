"""Recorded games as readable text: what was answered, what happened in words, how it ended.

A line that begins with a seat is an answer, an indented one tells what it led to; in brackets is
what only that seat was told. One record of each game is kept as text, to be read; of those with
other numbers of players `digests.json` keeps what their text comes to.

`python -m tests.playthroughs.record` writes both anew, `... FOLDER` every record as text into a
folder: those of two versions beside each other show what has changed.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from ceiba import GameLog, Match, parse_log
from ceiba.core.event import EVERYONE, Told
from ceiba.games import GAMES
from ceiba.text import Texts
from tests.testkit.records import write_lines

HERE = Path(__file__).parent
DIGESTS = HERE / "digests.json"
TALE = "    "
READ: Final = 3
"""The number of players in the records that are kept as text."""
Policy = Callable[[Match, int], str]


def path_of(slug: str, players: int = READ) -> Path:
    return HERE / f"{slug}-{players}.txt"


def wanted() -> list[tuple[str, int]]:
    """Every game and number of players."""
    return [
        (slug, players)
        for slug, game in GAMES.items()
        for players in range(game.spec.min_players, game.spec.max_players + 1)
    ]


def play(slug: str, players: int) -> Match:
    """A whole game, played by the game's policy."""
    policy: Policy = import_module(f"tests.playthroughs.policies.{slug}").policy
    match = Match(GAMES[slug], players, seed=f"playthrough-{players}")
    while not match.over:
        seat = next(s for s in range(players) if match.decision(s) is not None)
        match.answer(seat, [policy(match, seat)])
    return match


def tell(match: Match) -> str:
    """The record of a game that is over."""
    texts = Texts("en", match.game.spec.slug)

    def words(told: Told) -> str:
        sentence = texts.tell(told.event)
        if told.audience != EVERYONE:
            seats = "".join(s for n, s in enumerate("ABCDE") if told.audience >> n & 1)
            sentence = f"[{seats}] {sentence}"
        return f"{TALE}{sentence}"

    header, _, _ = match.log().text().partition("\n\n")
    lines = [header, "", *map(words, match.course.story.opening)]
    for answered in match.course.answers:
        lines += [str(answered.entry), *map(words, answered.events)]
    outcome = match.outcome()
    assert outcome is not None
    lines += ["", TALE + texts.say(f"name-{outcome.reason}")]
    for score in outcome.scores:
        parts = ", ".join(f"{source} {points}" for source, points in score.sources.items())
        lines.append(f"{TALE}{'ABCDE'[score.seat]}: {score.total} (rank {score.rank}; {parts})")
    lines.append(f"{TALE}fingerprint {match.state.fingerprint()}")
    return "\n".join(lines) + "\n"


def log_in(record: str) -> GameLog:
    """The log that a record holds: the record without its tale."""
    return parse_log("\n".join(line for line in record.split("\n") if not line.startswith(TALE)))


@cache
def record(slug: str, players: int) -> str:
    """The record of a game that is played now."""
    return tell(play(slug, players))


def digest(record: str) -> str:
    return hashlib.sha256(record.encode()).hexdigest()[:16]


def main(folder: Path | None) -> None:
    digests = {}
    for slug, players in wanted():
        told = record(slug, players)
        if folder is not None:
            (folder / path_of(slug, players).name).write_text(told, "utf-8")
        elif players == READ:
            path_of(slug).write_text(told, "utf-8")
        else:
            digests[path_of(slug, players).stem] = digest(told)
    if folder is None:
        write_lines(DIGESTS, digests)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
