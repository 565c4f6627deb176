"""What a seat may know of Dix-Huit Lapins, as numbers: the shared table, and which deck it is."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.layout import Field
from ceiba.core.observation import put
from ceiba.core.state import State
from ceiba.games.cities.observe import CitiesObserver
from ceiba.games.lapins.state import LapinsState


class LapinsObserver(CitiesObserver):
    def changing_fields(self, state: State) -> list[Field]:
        deck = Field("listed_59", "1 with the deck of the printed list (DL-R9)")
        return [deck, *super().changing_fields(state)]

    def changing(
        self, state: State, seat: i64, out: vec[i16], at: i64, news: i64, before: i64
    ) -> i64:
        at = put(out, at, int(cast(LapinsState, state).listed_59))
        return super().changing(state, seat, out, at, news, before)
