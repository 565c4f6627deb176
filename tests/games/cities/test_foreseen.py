"""What an answer is said to bring in Balam and Dix-Huit Lapins."""

import pytest

from ceiba import Match
from ceiba.core.seats import letter
from ceiba.core.value import Thing
from ceiba.games import GAMES
from ceiba.games.cities.prompts import BuildOn, Distribute
from ceiba.text import Texts
from tests.playthroughs.record import READ, log_in, path_of


@pytest.mark.parametrize("game", ["balam", "lapins"])
@pytest.mark.clause("BA-R43", "DL-R50")
def test_tokens_still_to_be_distributed_are_not_lost_by_the_answer_before(game: str) -> None:
    """Who lays a building down, or a token, before a distribution loses that, and no prisoner
    whose place is chosen only then."""
    log = log_in(path_of(game).read_text("utf-8"))
    match = Match(GAMES[game], READ, log.options, log.seed)
    led = 0
    for entry in log.entries:
        decision = match.decision(entry.seat)
        assert decision is not None
        for option in decision.options if decision.task != "distribute" else ():
            if isinstance(option.foreseen.asks, Distribute):
                led += 1
                changed = {change.thing.name for change in option.foreseen.changes}
                assert "token" not in changed, option
        match.answer(letter(entry.seat), [entry.text])
    assert led > 0


def test_at_a_city_where_nothing_is_owed_yet_the_question_says_so() -> None:
    """As after a conquest, whose city costs nothing."""
    asked = BuildOn("", Thing("F5"), owed=0, left=6)
    for locale, said in (
        ("fr", "Rien à payer pour l’instant, et encore 6 richesses"),
        ("en", "Nothing to pay so far, and 6 tokens left"),
    ):
        assert said in Texts(locale, "balam").tell(asked, ())
