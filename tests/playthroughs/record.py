"""Recorded games as readable text: what was answered, what happened in words, how it ended.

`python -m tests.playthroughs.record` writes them anew. A line that begins with a seat is an
answer, an indented one tells what it led to; in brackets is what only that seat was told.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from ceiba import GameLog, Match, parse_log
from ceiba.core.event import EVERYONE, Told
from ceiba.games import GAMES
from ceiba.text import Texts

HERE = Path(__file__).parent
TALE = "    "
Policy = Callable[[Match, int], str]


def path_of(slug: str, players: int) -> Path:
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


def main() -> None:
    for slug, players in wanted():
        match = play(slug, players)
        path_of(slug, players).write_text(tell(match), "utf-8")
        print(f"{path_of(slug, players).name}: {match.seq} answers")


if __name__ == "__main__":
    main()
