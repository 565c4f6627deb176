"""Games for a network to learn from: what seats saw, what they answered, and how it ended.

Everybody plays by the suggestions, or searches with the network there is; now and then somebody
answers anything that is worth a thought, so that the network sees what comes of that, too. Of each
game a few moments are kept, and of each of them what every seat sees.

All follows from the seed and the numbers of the deals.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ceiba.bots import CRAFTS
from ceiba.bots.bot import Bot
from ceiba.bots.evaluation import Evaluation, margins
from ceiba.bots.knowledge import Knowledge
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import State
from ceiba.games import find_game
from ceiba.nets.sight import Sight

SLIPS: Final = 12
"""Of a hundred answers."""
KEPT: Final = 6
"""Moments of a game: they resemble one another, and another game is soon played."""
NOTHING: Final = -1


class Moment(NamedTuple):
    """What a seat saw, what it answered (NOTHING if it was not asked), by how much it won."""

    seen: bytes
    """16-bit numbers, as the machine writes them."""
    answer: int
    margin: int
    """Over the best of the others, in hundredths of points."""


def moments(
    game: str, players: int, bot: Bot | None, seed: str, deals: Iterable[int]
) -> Iterator[Moment]:
    """The moments of some games. Without a bot everybody follows the suggestions."""
    rules = find_game(game)
    judge = CRAFTS[game].evaluation(CRAFTS[game].prices)
    for deal in deals:
        name = f"{seed} {deal}"
        state = rules.setup(players, rules.check_options(players, {}), seeded(name))
        state.settle(None)
        sight = Sight(rules.observing(), state)
        luck = seeded(f"{name} luck")
        kept: list[tuple[list[bytes], int, int]] = []
        decisions = 0
        while (seat := state.decider()) >= 0:
            if steps := judge.plan(state, seat):
                for step in steps:
                    state.apply(seat, step, None)
                continue
            # each is as likely to be kept as any other
            place = decisions if decisions < KEPT else luck.below(decisions + 1)
            decisions += 1
            seen = seen_by_all(sight, state) if place < KEPT else []
            answer = answered(state, seat, judge, bot, luck)
            if seen:
                kept[place : place + 1] = [(seen, seat, answer)]
            state.apply(seat, answer, None)
        ends = margins(judge, state)
        for seen, asked, answer in kept:
            for seat, numbers in enumerate(seen):
                yield Moment(numbers, answer if seat == asked else NOTHING, ends[seat])


def seen_by_all(sight: Sight, state: State) -> list[bytes]:
    found = []
    for seat in range(state.players):
        sight.take(state, seat)
        found.append(sight.copied())
    return found


def answered(state: State, seat: int, judge: Evaluation, bot: Bot | None, luck: Rng) -> int:
    if luck.below(100) < SLIPS:
        worth_a_thought = judge.candidates(state, seat)
        return worth_a_thought[luck.below(len(worth_a_thought))]
    if bot is None:
        return judge.suggest(state, seat, luck)
    return bot.choose(Knowledge(state, seat), luck)
