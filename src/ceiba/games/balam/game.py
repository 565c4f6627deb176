"""The door: who the game is, how it is set up, and how the house reaches its rules."""

from typing import Final

from ceiba.core.game import Options, spec_of
from ceiba.core.rng import Rng
from ceiba.games.balam import events, prompts, refusals
from ceiba.games.balam.actions import VOCABULARY
from ceiba.games.balam.agenda import TASKS
from ceiba.games.balam.board import BOARDS
from ceiba.games.balam.observe import BalamObserver
from ceiba.games.balam.position import BalamPosition
from ceiba.games.balam.rounds import COURSE
from ceiba.games.balam.state import BalamState
from ceiba.games.balam.summary import BalamSummary
from ceiba.games.balam.tables import BOX, ECLIPSE
from ceiba.games.balam.view import BalamView, open_view
from ceiba.games.cities.game import SAYS, CitiesGame, shared_options
from ceiba.games.cities.land import Land
from ceiba.games.cities.position import CitiesPosition, dump

SPEC: Final = spec_of(
    "balam",
    *shared_options(BOX, ("5x4", "5x5", "6x5"), "6x5 sea 3 red", "BA-R7", "BA-5.2", "BA-R37"),
)


class Balam(CitiesGame[BalamState]):
    spec = SPEC
    vocabulary = VOCABULARY
    tasks = TASKS
    observer = BalamObserver([*TASKS])
    box = BOX
    boards = BOARDS
    summary = BalamSummary(BOX.cards)
    says = (*SAYS, events, prompts, refusals)
    position_type = BalamPosition

    def empty_table(self, players: int, land: Land, options: Options, rng: Rng) -> BalamState:
        return BalamState(players, rng, land, COURSE)

    def open_view(self, state: BalamState) -> BalamView:
        return open_view(state, self.outcome(state) if state.over() else None)

    def dump(self, state: BalamState) -> BalamPosition:
        return BalamPosition(game=SPEC.slug, **dump(state))

    def load(self, position: CitiesPosition, options: Options, rng: Rng) -> BalamState:
        state = super().load(position, options, rng)
        if isinstance(position, BalamPosition) and position.eclipse is None:
            state.eclipse = ECLIPSE in state.shown()
        return state


GAME: Final = Balam()
