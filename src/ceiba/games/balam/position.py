"""A table of Balam written down."""

from ceiba.games.balam.tables import ECLIPSE
from ceiba.games.cities.position import CitiesPosition
from ceiba.games.cities.state import CitiesState


class BalamPosition(CitiesPosition, kw_only=True):
    """A table of Balam."""

    eclipse: bool | None = None
    """Whether the eclipse has been flipped; left out: whether it is among the cards face up."""

    def flipped(self, s: CitiesState) -> dict[int, int]:
        if self.eclipse is None:
            return super().flipped(s)
        return {**super().flipped(s), ECLIPSE: int(self.eclipse)}
