"""The door: who the game is, how it is set up, and how the house reaches its rules."""

from collections.abc import Mapping, Sequence
from typing import Final

from ceiba.core.game import Game, Options, OptionSpec, Outcome, SeatScore, spec_of
from ceiba.core.ranking import ranked
from ceiba.core.rng import Rng
from ceiba.games.gold import events, hints, prompts, refusals
from ceiba.games.gold.actions import VOCABULARY
from ceiba.games.gold.agenda import TASKS
from ceiba.games.gold.auction import SET_OUT
from ceiba.games.gold.foresight import holdings
from ceiba.games.gold.observe import GoldObserver
from ceiba.games.gold.picture import picture
from ceiba.games.gold.pieces import COUNT, KINDS
from ceiba.games.gold.position import GoldPosition, check, dump, load
from ceiba.games.gold.scoring import disc_points, material_points, piece_points, totals
from ceiba.games.gold.showing import open_view, seat_view, whole_view
from ceiba.games.gold.state import GoldState
from ceiba.games.gold.summary import GoldSummary
from ceiba.games.gold.view import GoldView
from ceiba.text import Texts

SPEC: Final = spec_of(
    "gold",
    OptionSpec("tied_lowest", "winner_chooses", ("winner_chooses", "eliminate"), "GM-R3"),
    OptionSpec("contiguous_layout", True, (True, False), "GM-R15"),
    OptionSpec("variant_incomplete_scores", False, (False, True), "GM-10.1"),
)


class Gold(Game[GoldState]):
    spec = SPEC
    vocabulary = VOCABULARY
    tasks = TASKS
    summary = GoldSummary()
    observer = GoldObserver([*TASKS])
    says = (events, prompts, refusals, hints)
    position_type = GoldPosition

    def setup(self, players: int, options: Options, rng: Rng) -> GoldState:
        """Chapter 2: pearls, empty bases (GM-2.7), a full and mixed bag (GM-2.3), and a start
        player drawn at random (GM-R39)."""
        state = table(players, options, rng)
        state.bag = [kind * 2 + rng.below(2) for kind in range(KINDS) for _ in range(COUNT[kind])]
        rng.shuffle(state.bag)
        state.drawer = rng.below(players)
        state.plan([SET_OUT])
        return state

    def options_of(self, state: GoldState) -> Options:
        return {
            "tied_lowest": "eliminate" if state.eliminate_lowest else "winner_chooses",
            "contiguous_layout": state.contiguous,
            "variant_incomplete_scores": state.incomplete_scores,
        }

    def outcome(self, state: GoldState) -> Outcome:
        """GM-1.10: the highest total wins."""
        points = totals(state)
        ranks = ranked(points)
        scores = []
        for seat in range(state.players):
            rows = state.rows_of(seat)
            sources: dict[str, float] = {
                "discs": sum(int(disc_points(row)) for row in rows),
                "material": sum(int(material_points(row)) for row in rows),
                "pieces": sum(int(piece_points(row, state.incomplete_scores)) for row in rows),
                "pearls": state.pearls[seat],
            }
            scores.append(SeatScore(seat, ranks[seat], points[seat], sources))
        return Outcome(tuple(scores), "all_sold")

    def holdings(self, state: GoldState, owner: int) -> Mapping[str, float]:
        return holdings(state, owner)

    def open_view(self, state: GoldState) -> GoldView:
        return open_view(state, self.outcome(state) if state.over() else None)

    def seat_view(self, state: GoldState, seat: int, seen: GoldView) -> GoldView:
        return seat_view(state, seat, seen)

    def whole_view(self, state: GoldState) -> GoldView:
        return whole_view(state, self.outcome(state) if state.over() else None)

    def draw(self, view: GoldView, texts: Texts, names: Sequence[str]) -> str:
        return picture(view, texts, names)

    def dump(self, state: GoldState) -> GoldPosition:
        return dump(state)

    def check(self, state: GoldState) -> None:
        check(state)

    def load(self, position: GoldPosition, options: Options, rng: Rng) -> GoldState:
        return load(position, table(position.players, options, rng))


def table(players: int, options: Options, rng: Rng) -> GoldState:
    state = GoldState(players, rng)
    state.eliminate_lowest = options["tied_lowest"] == "eliminate"
    state.contiguous = options["contiguous_layout"] is True
    state.incomplete_scores = options["variant_incomplete_scores"] is True
    return state


GAME: Final = Gold()
