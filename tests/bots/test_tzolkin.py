"""The bots at Tzolk'in: what their evaluation promises."""

from ceiba.bots.tzolkin.evaluation import TzolkinEvaluation
from ceiba.core.seed import seeded
from ceiba.games.tzolkin.game import GAME
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.turns import BeginTurn
from tests.bots.moments import moments
from tests.conformance.tables import Table


def test_judges_between_turns() -> None:
    evaluation = TzolkinEvaluation()
    for state, _ in moments(Table("tzolkin", 3, {})):
        assert isinstance(state, TzolkinState)
        between = isinstance(state.agenda[-1], BeginTurn) and not state.begged
        assert evaluation.settled(state) == between


def test_the_value_foretells_the_score() -> None:
    """Near the end it is close to what sensible play will bring."""
    evaluation = TzolkinEvaluation()
    rng = seeded("foretell")
    for number in range(3):
        state = GAME.setup(4, {}, seeded(f"foretell {number}"))
        state.settle(None)
        foretold: list[int] = []
        while (seat := state.decider()) >= 0:
            if state.tooth >= 24 and not foretold and evaluation.settled(state):
                foretold = [evaluation.value(state, seat) for seat in range(4)]
            state.apply(seat, evaluation.suggest(state, seat, rng), None)
        for seat in range(4):
            assert abs(foretold[seat] / 100 - state.score(seat) / 4) < 20
