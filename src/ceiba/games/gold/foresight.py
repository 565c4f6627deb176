"""What players have, for a look ahead."""

from ceiba.games.gold.layout import row_units
from ceiba.games.gold.pieces import GAP, NO_FACE
from ceiba.games.gold.scoring import piece_points, row_points
from ceiba.games.gold.state import NO_BASE, GoldState


def holdings(s: GoldState, owner: int) -> dict[str, float]:
    rows = s.rows_of(owner)
    pieces = sum(len(row) - row.count(GAP) for row in rows)
    laying = s.winner == owner and s.bought != NO_FACE
    if laying and s.base == NO_BASE:
        pieces += 1
    elif laying:
        before = s.rows[s.base_index(owner, s.base)]
        laid = len(s.row) - s.row.count(GAP)
        pieces += laid + len(s.hand) - len(before) + before.count(GAP)
    return {
        "pearl": s.pearls[owner],
        "piece": pieces,
        "points": sum(int(row_points(row, s.incomplete_scores)) for row in rows),
        "unit": int(row_units(s.row)) if laying else 0,
        "value": int(piece_points(s.row, True)) if laying else 0,
    }
