"""What a seat may know of Balam, as numbers: the shared table, and whether the sun is dark."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.layout import Field
from ceiba.core.observation import put
from ceiba.core.state import State
from ceiba.games.balam.state import BalamState
from ceiba.games.cities.observe import CitiesObserver


class BalamObserver(CitiesObserver):
    def changing_fields(self, state: State) -> list[Field]:
        dark = Field("eclipse", "1 once the eclipse has been flipped (BA-14.7)")
        return [dark, *super().changing_fields(state)]

    def changing(
        self, state: State, seat: i64, out: vec[i16], at: i64, news: i64, before: i64
    ) -> i64:
        at = put(out, at, int(cast(BalamState, state).eclipse))
        return super().changing(state, seat, out, at, news, before)
