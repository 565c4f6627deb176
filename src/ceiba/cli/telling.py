"""Events and scores as lines in the terminal."""

from collections.abc import Iterable, Sequence

from ceiba.core.decision import EventTold
from ceiba.core.game import Outcome
from ceiba.core.match import Match
from ceiba.core.seats import letter
from ceiba.text import Texts


def names_of(match: Match) -> list[str]:
    """The players' names, letters where there are none."""
    return [*match.names, *(letter(s) for s in range(len(match.names), match.players))]


def tell_events(events: Iterable[EventTold], texts: Texts, names: Sequence[str]) -> None:
    for event in events:
        clause = f"  [{event.clause}]" if event.clause else ""  # the house's own have none
        print(f"  {texts.tell(event.event, names)}{clause}")


def tell_outcome(outcome: Outcome, texts: Texts, names: Sequence[str]) -> None:
    print()
    for score in sorted(outcome.scores, key=lambda score: score.rank):
        parts = ", ".join(
            f"{texts.say(f'score-{name}')} {points}" for name, points in score.sources.items()
        )
        print(f"  {score.rank}. {names[score.seat]}  {score.total:g}  ({parts})")
