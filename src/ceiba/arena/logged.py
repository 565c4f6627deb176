"""Games between bots, written down as logs that can be read and replayed."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack

from ceiba.arena.players import player
from ceiba.core.log import GameLog
from ceiba.core.match import Match
from ceiba.core.seed import seeded
from ceiba.games import find_game


def logged(game: str, names: Sequence[str], options: Mapping[str, object], seed: str) -> GameLog:
    """One game; `names` are the players of arena/players.py, a name for each seat.

    >>> logged("gold", ["random", "greedy"], {}, "example").names
    ('random', 'greedy')
    """
    match = Match(find_game(game), len(names), options, seed, names)
    luck = [seeded(f"{seed} seat {seat}") for seat in range(len(names))]
    with ExitStack() as leaving:
        seated = []
        for name in names:
            seated.append(player(name, game, len(names)))
            leaving.callback(seated[-1].close)
        while not match.over:
            seat = match.state.decider()
            for action in seated[seat].answers(match.game, match.state, seat, luck[seat]):
                match.answer(seat, [match.game.vocabulary.text(action)])
    return match.log()
