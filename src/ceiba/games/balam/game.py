"""The door: who the game is, how it is set up, and how the house reaches its rules."""

from typing import Any, Final

from ceiba.core.game import GameSpec, Options, Position
from ceiba.core.reading import flag
from ceiba.core.rng import Rng
from ceiba.games.balam.actions import VOCABULARY
from ceiba.games.balam.agenda import TASKS
from ceiba.games.balam.board import BOARDS
from ceiba.games.balam.rounds import COURSE
from ceiba.games.balam.state import BalamState
from ceiba.games.balam.tables import BOX
from ceiba.games.balam.view import BalamView, view_for
from ceiba.games.cities.game import CitiesGame, shared_options
from ceiba.games.cities.land import Land

SPEC: Final = GameSpec(
    slug="balam",
    titles={"fr": "Balam", "en": "Balam"},
    authors=("Patrice Vernet",),
    publisher="Neuroludic",
    year=2006,
    min_players=2,
    max_players=4,
    minutes=120,
    age=12,
    options=shared_options(
        BOX, ("5x4", "5x5", "6x5"), "6x5 sea 3 red", "BA-R7", "BA-5.2", "BA-R37"
    ),
    rules_version=1,
)


class Balam(CitiesGame[BalamState]):
    spec = SPEC
    vocabulary = VOCABULARY
    tasks = TASKS
    box = BOX
    boards = BOARDS
    says = (cities.events, events, cities.prompts, prompts, cities.refusals, refusals, cities.hints)
    position_type = BalamPosition

    def empty_table(self, players: int, land: Land, options: Options, rng: Rng) -> BalamState:
        return BalamState(players, rng, land, COURSE)

    def view(self, state: BalamState, seat: int | None) -> BalamView:
        return view_for(state, seat, self.outcome(state) if state.over() else None)

    def dump(self, state: BalamState) -> BalamPosition:
        shared = dump(state, self.options_of(state))
        return BalamPosition(game=SPEC.slug, eclipse=state.eclipse, **shared)

    def load(self, position: BalamPosition, options: Options, rng: Rng) -> BalamState:
        state = super().load(position, options, rng)
        up = state.laid - state.cards()
        shown = [face for n, face in enumerate(state.deck) if n < up or not state.is_down(n - up)]
        state.eclipse = ECLIPSE in shown[: state.laid] if position.eclipse is None else position.eclipse
        return state


GAME: Final = Balam()
