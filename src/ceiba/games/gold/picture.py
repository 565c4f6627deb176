"""The table in lines of text, made from a view: what is hidden there is hidden here."""

from collections.abc import Sequence

from ceiba.core.seats import letter
from ceiba.games.gold.pieces import DISC
from ceiba.games.gold.view import BaseView, GoldView, PieceView, PlayerView
from ceiba.text import Texts


def picture(view: GoldView, texts: Texts, names: Sequence[str]) -> str:
    lines = [texts.say("picture-lot", {"lot": view.lot, "bag": view.bag, "box": len(view.box)})]
    if view.slots:
        lines.append(f"  » {'   '.join(_piece(piece, texts) for piece in view.slots)}")
    for seat, player in enumerate(view.players):
        name = names[seat] if seat < len(names) else letter(seat)
        marks = " ".join(_marks(player, texts))
        lines.append(f"{'*' if seat == view.seat else ' '} {name}  {marks}".rstrip())
        lines += [f"      {_base(base, texts)}".rstrip() for base in player.bases]
    if view.hand is not None:
        left = "   ".join(_piece(piece, texts) for piece in view.hand.left) or "-"
        lines.append(f"  {texts.say('picture-hand')}  {left}")
        lines.append(f"  {texts.say('picture-row')}  {_row(view.hand.row, texts)}".rstrip())
    return "\n".join(lines)


def _marks(player: PlayerView, texts: Texts) -> list[str]:
    marks = []
    if player.pearls is not None:
        marks.append(texts.say("picture-pearls", {"pearls": player.pearls}))
    if player.bid is not None:
        marks.append(texts.say("picture-bid", {"pearls": player.bid}))
    elif player.committed:
        marks.append(texts.say("picture-fist"))
    return marks


def _base(base: BaseView, texts: Texts) -> str:
    filled = f"{base.units}/{DISC}"
    points = f" = {base.points}" if base.points else ""
    return f"({filled}{points}) {_row(base.row, texts)}"


def _row(row: Sequence[PieceView | None], texts: Texts) -> str:
    return " | ".join("..." if piece is None else _piece(piece, texts) for piece in row)


def _piece(piece: PieceView, texts: Texts) -> str:
    """``silver 1/6``, with ``/gold`` behind it where the back is known."""
    back = f"/{texts.say(f'name-{piece.back}')}" if piece.back is not None else ""
    return f"{texts.say(f'name-{piece.material}')}{back} 1/{DISC // piece.units}"
