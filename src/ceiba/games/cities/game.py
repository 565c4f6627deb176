"""The door both games share: setup, options, ranking. Each game's own door fills in the rest."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from ceiba.core.errors import BadOption, BadOptions, BadPosition
from ceiba.core.game import Game, Options, OptionSpec, Outcome, SeatScore
from ceiba.core.ranking import ranked
from ceiba.core.rng import Rng
from ceiba.core.sketch import Sketch
from ceiba.games.cities import events, hints, position_check, prompts, refusals
from ceiba.games.cities.board import OPTION as BOARD
from ceiba.games.cities.board import Boards
from ceiba.games.cities.board_sketch import redrawn, sketch_of
from ceiba.games.cities.box import Box
from ceiba.games.cities.foresight import holdings, holdings_after
from ceiba.games.cities.land import Land
from ceiba.games.cities.picture import picture
from ceiba.games.cities.position import CitiesPosition, load
from ceiba.games.cities.rounds import START_ROUND
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import SOURCES
from ceiba.games.cities.view import CitiesView, seat_view, whole_view
from ceiba.text import Texts

S = TypeVar("S", bound=CitiesState)

DEFAULT: Final = "default"
SINGLE: Final = "strongest_single_enemy"
SUM: Final = "sum_of_enemies"
SAYS: Final = (events, prompts, refusals, hints)
"""What both games say alike."""


def shared_options(
    box: Box, sizes: tuple[str, ...], start: str, board: str, matches: str, control: str
) -> tuple[OptionSpec, ...]:
    """The options of both games, with the boards and the clauses of one."""
    numbers = [str(n) for n in range(box.fewest_matches, box.most_matches + 1)]
    return (
        OptionSpec(BOARD, DEFAULT, (DEFAULT, *sizes), board, free=True, start=start),
        OptionSpec("matches", DEFAULT, (DEFAULT, *numbers), matches),
        OptionSpec("control_count", SINGLE, (SINGLE, SUM), control),
    )


class CitiesGame(Game[S]):
    box: Box
    boards: Boards

    def empty_table(self, players: int, land: Land, options: Options, rng: Rng) -> S:
        """A state of the game with the options only this game has."""
        raise NotImplementedError

    def check_options(self, players: int, chosen: Mapping[str, object]) -> Options:
        options = super().check_options(players, chosen)
        self.boards.make(_board(options), players, Rng(1, 2, 3, 4))
        return options

    def sketch(self, option: str, text: str, players: int) -> Sketch | None:
        """Of a board laid by hand; of a random one, such as might be drawn."""
        try:
            if self.boards.is_by_hand(text):
                return sketch_of(self.boards.by_hand(text))
            return sketch_of(self.boards.make(text, players, Rng(1, 2, 3, 4)))
        except BadOption:
            return None

    def redrawn(self, option: str, text: str, sketch: Sketch) -> str:
        return redrawn(self.boards.tiles, sketch)

    def setup(self, players: int, options: Options, rng: Rng) -> S:
        """BA-2 to BA-5, BA-R17, DL-1, DL-R12: board, deck, king wealth, and who opens."""
        board = _board(options)
        state = self.table(players, self.boards.make(board, players, rng), options, rng)
        state.lay_deck(state.piles().make(rng))
        # BA-2.4, BA-5.3, BA-R16, DL-1.12, DL-R12: the king left of the one who placed the tiles
        placing = 0 if self.boards.is_by_hand(board) else int(rng.below(players))
        state.first = (placing + 1) % players
        state.plan([START_ROUND])
        return state

    def table(self, players: int, land: Land, options: Options, rng: Rng) -> S:
        """The table before cards are shuffled."""
        state = self.empty_table(players, land, options, rng)
        state.board_option = str(options[BOARD])
        state.matches_option = str(options["matches"])
        default = state.matches_option == DEFAULT
        state.target = self.box.matches[players] if default else int(state.matches_option)
        state.sum_of_enemies = options["control_count"] == SUM
        return state

    def options_of(self, state: S) -> Options:
        return {
            BOARD: state.board_option,
            "matches": state.matches_option,
            "control_count": SUM if state.sum_of_enemies else SINGLE,
        }

    def outcome(self, state: S) -> Outcome:
        """BA-23.3, BA-R73, DL-8.3, DL-8.4, DL-R52: by points, then by cities; else shared."""
        seats = range(state.players)
        ranks = ranked([state.merit(seat) for seat in seats])
        return Outcome(
            tuple(
                SeatScore(
                    seat,
                    ranks[seat],
                    int(state.points(seat)),
                    {
                        SOURCES[source]: int(state.from_source(seat, source))
                        for source in self.box.sources
                    },
                )
                for seat in seats
            ),
            "matches_played",
        )

    def holdings(self, state: S, owner: int) -> Mapping[str, float]:
        return holdings(state, owner)

    def holdings_after(self, before: S, after: S, owner: int) -> Mapping[str, float]:
        return holdings_after(before, after, owner)

    def seat_view(self, state: S, seat: int, seen: CitiesView) -> CitiesView:
        return seat_view(state, seat, seen)

    def whole_view(self, state: S) -> CitiesView:
        return whole_view(state, self.view(state, None))

    def draw(self, view: CitiesView, texts: Texts, names: Sequence[str]) -> str:
        return picture(view, texts, names)

    def check(self, state: S) -> None:
        position_check.check(state)

    def load(self, position: CitiesPosition, options: Options, rng: Rng) -> S:
        try:
            text = _board(options) if position.board is None else position.board
            land = self.boards.make(text, position.players, rng)
        except BadOptions as problem:
            raise BadPosition(str(problem)) from problem
        state = self.table(position.players, land, options, rng)
        load(position, state)
        return state


def _board(options: Options) -> str:
    board = str(options[BOARD])
    return "" if board == DEFAULT else board
