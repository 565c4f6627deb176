"""The door: who the game is, how it is set up, and how the house reaches its rules."""

from typing import Final

from ceiba.core.game import Options, OptionSpec, spec_of
from ceiba.core.rng import Rng
from ceiba.games.cities.game import SAYS, CitiesGame, shared_options
from ceiba.games.cities.land import Land
from ceiba.games.cities.position import CitiesPosition, dump
from ceiba.games.lapins import events, prompts, refusals
from ceiba.games.lapins.actions import VOCABULARY
from ceiba.games.lapins.agenda import TASKS
from ceiba.games.lapins.board import BOARDS
from ceiba.games.lapins.observe import LapinsObserver
from ceiba.games.lapins.rounds import COURSE
from ceiba.games.lapins.state import LapinsState
from ceiba.games.lapins.summary import LapinsSummary
from ceiba.games.lapins.tables import BOX
from ceiba.games.lapins.view import LapinsView, open_view

SPEC: Final = spec_of(
    "lapins",
    *shared_options(BOX, ("4x4", "6x4", "6x5", "8x5"), "7x4", "DL-R11", "DL-1.11", "DL-R29"),
    OptionSpec("listed_59", False, (False, True), "DL-R9"),
)


class Lapins(CitiesGame[LapinsState]):
    spec = SPEC
    vocabulary = VOCABULARY
    tasks = TASKS
    observer = LapinsObserver([*TASKS])
    box = BOX
    boards = BOARDS
    summary = LapinsSummary(BOX.cards)
    says = (*SAYS, events, prompts, refusals)
    position_type = CitiesPosition

    def empty_table(self, players: int, land: Land, options: Options, rng: Rng) -> LapinsState:
        state = LapinsState(players, rng, land, COURSE)
        state.listed_59 = options["listed_59"] is True
        return state

    def options_of(self, state: LapinsState) -> Options:
        return {**super().options_of(state), "listed_59": state.listed_59}

    def open_view(self, state: LapinsState) -> LapinsView:
        return open_view(state, self.outcome(state) if state.over() else None)

    def dump(self, state: LapinsState) -> CitiesPosition:
        return CitiesPosition(game=SPEC.slug, **dump(state))


GAME: Final = Lapins()
