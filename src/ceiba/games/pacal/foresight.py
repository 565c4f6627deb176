"""What players have, for a look ahead."""

from ceiba.games.pacal.scoring import storeys_on
from ceiba.games.pacal.state import PacalState


def holdings(s: PacalState, owner: int) -> dict[str, float]:
    return {
        "points": int(s.score(owner)),
        "stone": int(s.supply[owner]),
        "storey": int(storeys_on(s, s.board.cells)[owner]),
        "token": int(s.tokens[owner]).bit_count(),
    }
