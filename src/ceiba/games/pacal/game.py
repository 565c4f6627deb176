"""The door: who the game is, how it is set up, and how the house reaches its rules."""

from collections.abc import Mapping, Sequence
from typing import Final

from ceiba.core.errors import BadOption
from ceiba.core.game import Game, Options, OptionSpec, Outcome, SeatScore, spec_of
from ceiba.core.ranking import ranked
from ceiba.core.rng import Rng
from ceiba.core.sketch import Sketch
from ceiba.games.pacal import events, hints, prompts, refusals
from ceiba.games.pacal.actions import VOCABULARY
from ceiba.games.pacal.agenda import TASKS
from ceiba.games.pacal.foresight import holdings
from ceiba.games.pacal.map_file import written
from ceiba.games.pacal.map_refused import OPTION as MAP
from ceiba.games.pacal.map_sketch import redrawn, sketch_of
from ceiba.games.pacal.maps import board_for, parsed
from ceiba.games.pacal.observe import PacalObserver
from ceiba.games.pacal.picture import picture
from ceiba.games.pacal.position import PacalPosition, dump, load
from ceiba.games.pacal.position_check import check
from ceiba.games.pacal.rounds import BEGIN
from ceiba.games.pacal.scoring import end_reason, totals
from ceiba.games.pacal.state import SOURCES, PacalState
from ceiba.games.pacal.summary import PacalSummary
from ceiba.games.pacal.tables import FACTS
from ceiba.games.pacal.view import PacalView, open_view
from ceiba.text import Texts

SPEC: Final = spec_of(
    "pacal",
    OptionSpec("show_rocket_contents", False, (False, True), "PR-R14"),
    OptionSpec("diagonal_squares", False, (False, True), "PR-R31"),
    OptionSpec("two_player_finish_round", False, (False, True), "PR-R57"),
    OptionSpec("expert_variant", False, (False, True), "PR-11.1"),
    OptionSpec(MAP, "", ("",), "PR-R64", free=True, start=written(FACTS["board"])),
)


class Pacal(Game[PacalState]):
    spec = SPEC
    vocabulary = VOCABULARY
    tasks = TASKS
    observer = PacalObserver([*TASKS])
    position_type = PacalPosition
    summary = PacalSummary()
    says = (events, prompts, refusals, hints)

    def check_options(self, players: int, chosen: Mapping[str, object]) -> Options:
        """PR-R64: a map laid by hand is read, and refused with the reason."""
        options = super().check_options(players, chosen)
        board_for(str(options[MAP]), players)
        return options

    def sketch(self, option: str, text: str, players: int) -> Sketch | None:
        try:
            return sketch_of(parsed(text))
        except BadOption:
            return None

    def redrawn(self, option: str, text: str, sketch: Sketch) -> str:
        return redrawn(parsed(text), sketch)

    def setup(self, players: int, options: Options, rng: Rng) -> PacalState:
        """Chapter 2: an empty board with its covers, and a start player drawn at random (PR-R1)."""
        state = table(players, options, rng)
        state.start = rng.below(players)
        state.plan([BEGIN])
        return state

    def options_of(self, state: PacalState) -> Options:
        return {
            "show_rocket_contents": state.show_contents,
            "diagonal_squares": state.diagonal_squares,
            "two_player_finish_round": state.finish_round,
            "expert_variant": state.expert,
            MAP: state.board.text,
        }

    def outcome(self, state: PacalState) -> Outcome:
        """PR-9.10, PR-R55: by points; tied players share the win."""
        points = totals(state)
        ranks = ranked(points)
        scores = []
        for seat in range(state.players):
            sources: dict[str, float] = dict(zip(SOURCES, state.tally_of(seat), strict=True))
            scores.append(SeatScore(seat, ranks[seat], points[seat], sources))
        return Outcome(tuple(scores), end_reason(state))

    def holdings(self, state: PacalState, owner: int) -> Mapping[str, float]:
        return holdings(state, owner)

    def open_view(self, state: PacalState) -> PacalView:
        return open_view(state, self.outcome(state) if state.over() else None)

    def draw(self, view: PacalView, texts: Texts, names: Sequence[str]) -> str:
        return picture(view, texts, names)

    def dump(self, state: PacalState) -> PacalPosition:
        return dump(state)

    def check(self, state: PacalState) -> None:
        check(state)

    def load(self, position: PacalPosition, options: Options, rng: Rng) -> PacalState:
        return load(position, table(position.players, options, rng))


def table(players: int, options: Options, rng: Rng) -> PacalState:
    state = PacalState(players, rng, board_for(str(options[MAP]), players))
    state.show_contents = options["show_rocket_contents"] is True
    state.diagonal_squares = options["diagonal_squares"] is True
    state.finish_round = options["two_player_finish_round"] is True
    state.expert = options["expert_variant"] is True
    return state


GAME: Final = Pacal()
