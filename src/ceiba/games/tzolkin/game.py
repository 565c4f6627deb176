"""The door: who the game is, how it is set up, and how the house reaches its rules."""

from collections.abc import Mapping, Sequence
from typing import Final

from ceiba.core.game import Ahead, Game, Options, Outcome, SeatScore, spec_of
from ceiba.core.rng import Rng
from ceiba.core.sentence import Hint
from ceiba.games.tzolkin import events, foresight, hints, prompts, refusals
from ceiba.games.tzolkin.actions import VOCABULARY
from ceiba.games.tzolkin.agenda import TASKS
from ceiba.games.tzolkin.laying import load
from ceiba.games.tzolkin.observe import TzolkinObserver
from ceiba.games.tzolkin.owed import check_owed
from ceiba.games.tzolkin.picture import picture
from ceiba.games.tzolkin.position import TzolkinPosition, dump
from ceiba.games.tzolkin.rounds import CHOOSE_WEALTH, DEAL_WEALTH, REVEAL_WEALTH, ROUND
from ceiba.games.tzolkin.scoring import ranking
from ceiba.games.tzolkin.showing import open_view, seat_view
from ceiba.games.tzolkin.state import QUARTERS, SOURCES, TzolkinState
from ceiba.games.tzolkin.summary import TzolkinSummary
from ceiba.games.tzolkin.tables import (
    BUILDING_PERIOD,
    BUILDING_SPACES,
    BUILDINGS,
    MONUMENTS,
    MONUMENTS_SHOWN,
)
from ceiba.games.tzolkin.view import TzolkinView
from ceiba.text import Texts

SPEC: Final = spec_of("tzolkin")


class Tzolkin(Game[TzolkinState]):
    spec = SPEC
    vocabulary = VOCABULARY
    tasks = TASKS
    summary = TzolkinSummary()
    observer = TzolkinObserver([*TASKS])
    says = (events, prompts, refusals, hints)
    position_type = TzolkinPosition

    def setup(self, players: int, options: Options, rng: Rng) -> TzolkinState:
        """TZ-2.8, TZ-2.9, TZ-2.10, TZ-4.1: shuffled piles, monuments and six buildings on offer."""
        state = TzolkinState(players, rng)
        for tile in range(len(BUILDINGS)):
            (state.pile1 if BUILDING_PERIOD[tile] == 1 else state.pile2).append(tile)
        rng.shuffle(state.pile1)
        rng.shuffle(state.pile2)
        monuments = list(range(len(MONUMENTS)))
        rng.shuffle(monuments)
        state.offered = sorted(monuments[: MONUMENTS_SHOWN[players]])
        state.row = [state.pile1.pop() for _ in range(BUILDING_SPACES)]
        state.first_player = rng.below(players)  # TZ-R4
        state.plan([DEAL_WEALTH, CHOOSE_WEALTH, REVEAL_WEALTH, ROUND])
        return state

    def options_of(self, state: TzolkinState) -> Options:
        return {}

    def outcome(self, state: TzolkinState) -> Outcome:
        places = ranking(state)
        return Outcome(
            tuple(
                SeatScore(
                    seat,
                    places[seat],
                    state.score(seat) / QUARTERS,
                    {
                        source: state.tally[seat * len(SOURCES) + index] / QUARTERS
                        for index, source in enumerate(SOURCES)
                    },
                )
                for seat in range(state.players)
            ),
            "four_food_days",
        )

    def holdings(self, state: TzolkinState, owner: int) -> Mapping[str, float]:
        return foresight.holdings(state, owner)

    def awaits(self, state: TzolkinState, seat: int) -> Sequence[Hint]:
        return foresight.awaits(state, seat)

    def ahead(
        self, before: TzolkinState, after: TzolkinState, seat: int, action: int
    ) -> Sequence[Ahead]:
        return foresight.ahead(self, before, after, seat, action)

    def open_view(self, state: TzolkinState) -> TzolkinView:
        return open_view(state, self.outcome(state) if state.over() else None)

    def seat_view(self, state: TzolkinState, seat: int, seen: TzolkinView) -> TzolkinView:
        return seat_view(state, seat, seen)

    def draw(self, view: TzolkinView, texts: Texts, names: Sequence[str]) -> str:
        return picture(view, texts, names)

    def dump(self, state: TzolkinState) -> TzolkinPosition:
        return dump(state)

    def check(self, state: TzolkinState) -> None:
        check_owed(state)

    def load(self, position: TzolkinPosition, options: Options, rng: Rng) -> TzolkinState:
        return load(position, TzolkinState(position.players, rng))


GAME: Final = Tzolkin()
