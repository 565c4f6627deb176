"""Pieces by name in positions: ``gold sixth over silver``, or ``gold sixth`` with any back."""

from typing import Final

from ceiba.core.errors import BadPosition
from ceiba.core.rng import Rng
from ceiba.games.gold.guess import deal_backs
from ceiba.games.gold.pieces import COUNT, FACES, GAP, face_name, full_name

GAP_NAME: Final = "gap"
_FULL: Final = {GAP_NAME: GAP, **{full_name(face): face for face in range(FACES)}}
_SHOWN: Final = {face_name(face): face for face in reversed(range(FACES))}


def piece_named(name: str, where: str) -> int:
    """The face of a piece whose back is named, or a gap."""
    plain = " ".join(name.lower().split())
    if plain not in _FULL:
        raise BadPosition(f"{where}: '{name}' is not written like 'gold sixth over silver'")
    return _FULL[plain]


class Naming:
    """Names on their way to faces: those without a back wait until all others are known."""

    def __init__(self) -> None:
        self.left = COUNT.copy()
        self._open: list[tuple[list[int], int]] = []

    def read(self, names: list[str], where: str) -> list[int]:
        """The faces named, in order; the list is completed by `deal`."""
        faces: list[int] = []
        for name in names:
            plain = " ".join(name.lower().split())
            if plain in _SHOWN:
                self._open.append((faces, len(faces)))
                faces.append(_SHOWN[plain])
                continue
            if plain not in _FULL:
                raise BadPosition(
                    f"{where} holds '{name}'; a piece is written 'gold sixth over silver', "
                    "or 'gold sixth' where the back does not matter"
                )
            faces.append(_FULL[plain])
            if plain != GAP_NAME:
                self._take(_FULL[plain])
        return faces

    def _take(self, face: int) -> None:
        self.left[face // 2] -= 1
        if self.left[face // 2] < 0:
            raise BadPosition(
                f"GM-1.7: there are only {COUNT[face // 2]} pieces '{full_name(face)}' "
                "(either side up)"
            )

    def deal(self, rng: Rng) -> None:
        """Give a back to every piece named without one."""
        shown = [faces[i] for faces, i in self._open]
        dealt = deal_backs(shown, self.left, rng)
        if len(dealt) < len(shown):
            raise BadPosition(
                f"GM-1.8: there are not enough pieces left for {', '.join(map(face_name, shown))}"
            )
        for (faces, i), face in zip(self._open, dealt, strict=True):
            faces[i] = face
