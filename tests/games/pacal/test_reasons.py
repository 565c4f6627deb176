"""Refusals on crowded tables, where there is more to refuse than in games played at random.

Each is proven as tests/refusals proves them: by the rules written a second time, or by changing
what it names.
"""

import random
from typing import cast

import pytest

from ceiba.games.pacal.answers import BUILD, UPGRADE, target_cell, target_height
from ceiba.games.pacal.building import Build
from ceiba.games.pacal.constellations import FITS, builds, check_build
from ceiba.games.pacal.game import GAME
from ceiba.games.pacal.state import PacalState
from tests.games.pacal.test_oracle import random_table
from tests.refusals.harness import Refused, Report, by_verb, look_at
from tests.refusals.pacal import PROVERS
from tests.testkit.share import share

VERBS = by_verb(GAME)


@pytest.mark.clause("PR-6.14", "PR-6.19", "PR-11.2", "PR-11.3", "PR-R33", "PR-R60")
@pytest.mark.parametrize("step", ["lift", "stones", "build"])
def test_what_is_refused_on_a_crowded_table_is_refused_with_a_true_reason(step: str) -> None:
    report = Report()
    for number in range(share(60)):
        picks = random.Random(number)
        state = random_table(3000 + number, step=step).state
        for _ in range(3):
            seat, task = state.decider(), state.agenda[-1]
            options = state.options(seat)
            asked = {GAME.vocabulary.verb(option) for option in options}
            tried = [entry.action for entry in task.blocked(state, seat)]
            tried = picks.sample(tried, min(10, len(tried)))
            tried += [
                picks.choice(VERBS[verb]) for verb in VERBS for _ in range(1 + (verb in asked))
            ]
            for action in set(tried) - set(options):
                refusal = task.refusal(state, seat, action)
                if refusal is not None:
                    look_at(Refused(GAME, state.clone(), seat, action, refusal), PROVERS, report)
            state.apply(seat, picks.choice(options), None)
    assert report.false == []
    assert report.proven.total() > share(1200)


@pytest.mark.clause("PR-6.1", "PR-R34", "PR-R37")
def test_a_build_is_offered_where_nothing_speaks_against_it() -> None:
    """The list of builds and the reason why one is not among them never disagree."""
    for number in range(share(60)):
        s = cast(PacalState, random_table(4000 + number, step="build").state)
        if not isinstance(s.agenda[-1], Build):
            continue
        seat = s.decider()
        offered = builds(s, seat)
        for action in range(BUILD, UPGRADE):
            cell, height = target_cell(action), target_height(action)
            if s.lies(seat, cell) or s.owns_pyramid(seat, cell):
                reason, _ = check_build(s, seat, cell, height)
                asked = action if s.lies(seat, cell) else action + UPGRADE - BUILD
                assert (reason == FITS) == (asked in offered)
