"""A Ceiba in which Gold has a second version of its rules: everybody begins two pearls richer.

``python -m tests.server.second_rules PORT FOLDER`` serves it.
"""

import sys

import msgspec

from ceiba.core.game import Options
from ceiba.core.rng import Rng
from ceiba.games import GAMES, KNOWN
from ceiba.games.gold.game import GAME, Gold
from ceiba.games.gold.state import GoldState


class SecondGold(Gold):
    spec = msgspec.structs.replace(GAME.spec, rules_version=2)

    def begin(self, players: int, options: Options, rng: Rng, rules: int) -> GoldState:
        state = super().begin(players, options, rng, rules)
        if rules >= 2:
            for seat in range(players):
                state.pearls[seat] += 2
        return state


if __name__ == "__main__":
    from ceiba.server.run import serve

    GAMES["gold"] = KNOWN["gold"] = SecondGold()
    raise SystemExit(serve("127.0.0.1", int(sys.argv[1]), sys.argv[2]))
