"""The table in lines of text, made from a view.

A cell is its district's character; a pyramid its owner and height, a rocket ``^`` and its owner,
stones in sight their owners in small letters.
"""

from collections.abc import Sequence

from ceiba.core.seats import letter
from ceiba.games.pacal.grid import COLUMNS
from ceiba.games.pacal.view import PacalView
from ceiba.text import Texts


def picture(view: PacalView, texts: Texts, names: Sequence[str]) -> str:
    lines = [texts.say("picture-round", {"round": view.round, "die": view.die or "-"})]
    lines.append("     " + "".join(f"{column:6}" for column in COLUMNS[: view.board.columns]))
    things = _things(view)
    for number, row in enumerate(view.board.rows, 1):
        cells = [
            f"{char}{things.get(f'{COLUMNS[column]}{number}', ''):5}"
            for column, char in enumerate(row)
        ]
        lines.append(f"{number:3}  {''.join(cells)}".rstrip())
    for seat, player in enumerate(view.players):
        who = names[seat] if seat < len(names) else letter(seat)
        mark = "*" if seat == view.seat else " "
        turn = "»" if seat == view.turn else " "
        lines.append(
            f"{mark}{turn}{who}  {player.score}  "
            + texts.say(
                "picture-player",
                {
                    "stones": player.stones,
                    "pyramids": " ".join(map(str, player.pyramids)),
                    "tokens": " ".join(map(str, player.tokens)) or "-",
                    "total": view.would_score[seat]["total"],
                },
            )
        )
    return "\n".join(lines)


def _things(view: PacalView) -> dict[str, str]:
    """What stands or lies on each cell, in short."""
    things = {p.cell: f"{letter(p.seat)}{p.height}" for p in view.pyramids}
    for stones in view.stones:
        things[stones.cell] = "".join(letter(seat).lower() for seat in stones.seats)
    for seat, player in enumerate(view.players):
        if player.rocket.cell is not None and not player.rocket.lifted:
            things[player.rocket.cell] = f"^{letter(seat)}"
    return things
