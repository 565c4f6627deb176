"""OpenSpiel: importing this module registers the games.

``pyspiel.load_game("python_ceiba_tzolkin(players=4)")``

Luck is one chance node at the root: which of `deals` deals is played. Everything drawn, rolled and
shuffled later follows from it. Where several seats are asked at once, the node is simultaneous.
The information state of a seat is the deal-free history of what it has seen: all its observations
at its own decisions, and its answers. `resample_from_infostate` deals anew what a seat cannot see.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from ceiba.core import position as positions
from ceiba.core.errors import BadOptions
from ceiba.core.extras import extra
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import State
from ceiba.envs.errors import GameOver, IllegalAnswer, not_in_mask
from ceiba.envs.tables import utilities
from ceiba.games import GAMES

with extra("zoo"):
    import pyspiel

DEALS = 1000
ONE_BY_ONE = ("pacal",)
"""Where no two seats are ever asked at once."""
LONGEST = 20_000
"""Answers in a game; far more than any takes."""


def game_type(slug: str) -> pyspiel.GameType:
    spec = GAMES[slug].spec
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"python_ceiba_{slug}",
        long_name=f"Ceiba: {slug}",
        dynamics=dynamics.SEQUENTIAL if slug in ONE_BY_ONE else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.max_players,
        min_num_players=spec.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": spec.min_players, "deals": DEALS},
    )


class CeibaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Ceiba with its default options."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {"players": GAMES[self.slug].spec.min_players, "deals": DEALS, **(params or {})}
        self.game = GAMES[self.slug]
        self.players = int(chosen["players"])
        self.deals = int(chosen["deals"])
        if self.deals < 1:
            raise BadOptions(f"deals: at least 1, not {self.deals}")
        self.options = self.game.check_options(self.players, {})
        self.layout = self.game.observing().layout(self.deal(0))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.vocabulary),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.slug), info, params or {})

    def deal(self, number: int) -> State:
        """The table of a deal, before the first answer."""
        rules = self.game.spec.rules_version
        state: State = self.game.begin(self.players, self.options, seeded(f"deal.{number}"), rules)
        state.settle(None)
        return state

    def new_initial_state(self) -> "CeibaState":
        return CeibaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CeibaObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CeibaObserver(self, kind, params)


class Deal:
    """What is being played: the table, and of each seat what it saw at its decisions and answered.

    OpenSpiel copies it with every state; that is a clone of the table."""

    def __init__(self, of: CeibaGame, state: State, heard: list[list[str]]) -> None:
        self.of = of
        self.state = state
        self.heard = heard

    def __deepcopy__(self, _: Any) -> "Deal":
        return Deal(self.of, self.state.clone(), [told.copy() for told in self.heard])

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel keeps states by pickling; a table is kept as its position."""
        position = msgspec.json.encode(positions.dump(self.of.game, self.state))
        return _kept, (str(self.of), position, self.heard)

    def seen(self, seat: int) -> str:
        """An observation in short."""
        return bytes(memoryview(self.of.game.observing().observe(self.state, seat))).hex()

    def check(self, seat: int, action: int) -> None:
        """OpenSpiel itself does not ask whether an answer is legal."""
        if self.state.over():
            raise GameOver(f"{self.of}: the game is over: begin with new_initial_state")
        if seat == pyspiel.PlayerId.SIMULTANEOUS:
            raise BadOptions("several seats are asked at once: give their answers to apply_actions")
        menu = sorted(self.state.options(seat))
        if action not in menu:
            raise not_in_mask(str(self.of), seat, action, menu, self.of.game.vocabulary)

    def answer(self, seat: int, action: int) -> None:
        self.heard[seat].append(f"{self.seen(seat)} {self.of.game.vocabulary.text(action)}")
        self.state.apply(seat, action, None)


def _kept(name: str, position: bytes, heard: list[list[str]]) -> Deal:
    of = pyspiel.load_game(name)
    return Deal(of, positions.load(of.game, msgspec.json.decode(position), "kept"), heard)


class CeibaState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: CeibaGame) -> None:
        super().__init__(game)
        self.deal: Deal | None = None
        """None before chance has chosen one."""

    # -- who is asked what --

    def asked(self) -> int:
        return 0 if self.deal is None else int(self.deal.state.deciders())

    def current_player(self) -> int:
        if self.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.asked()
        if asked == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if asked & (asked - 1):
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return asked.bit_length() - 1

    def _legal_actions(self, player: int) -> list[int]:
        # asked without a seat where several are to answer, OpenSpiel gives a negative one
        if self.deal is None or player < 0 or not self.asked() >> player & 1:
            return []
        return [int(action) for action in sorted(self.deal.state.options(player))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().get_parameters()["deals"]
        return [(deal, 1 / deals) for deal in range(deals)]

    def is_terminal(self) -> bool:
        return self.deal is not None and self.deal.state.over()

    # -- answering --

    def _apply_action(self, action: int) -> None:
        if self.deal is None:
            of = self.get_game()
            if not 0 <= action < of.deals:
                raise IllegalAnswer(f"{of}: there is no deal {action}, but 0 to {of.deals - 1}")
            self.deal = Deal(of, of.deal(action), [[] for _ in range(of.players)])
        else:
            self.deal.check(self.current_player(), action)
            self.deal.answer(self.current_player(), action)

    def _apply_actions(self, actions: list[int]) -> None:
        if self.deal is None:
            raise BadOptions("before the deal no seat is asked: apply_action(deal) first")
        asked = self.asked()
        if len(actions) != self.num_players():
            raise BadOptions(f"{self.num_players()} answers, one for each seat, not {len(actions)}")
        given = [(seat, action) for seat, action in enumerate(actions) if asked >> seat & 1]
        for seat, action in given or [(self.current_player(), 0)]:  # before any is taken
            self.deal.check(seat, action)
        for seat, action in given:
            self.deal.answer(seat, action)

    def returns(self) -> list[float]:
        if self.deal is None or not self.deal.state.over():
            return [0.0] * self.num_players()
        ranks = [score.rank for score in self.deal.of.game.outcome(self.deal.state).scores]
        return list(utilities(ranks))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CeibaState":
        """A state that agrees with all the player knows, the rest dealt anew."""
        if not 0 <= player < self.num_players():
            raise BadOptions(f"there is no seat {player}, but 0 to {self.num_players() - 1}")
        other: CeibaState = self.clone()
        if other.deal is None:
            raise BadOptions("before the deal no seat knows anything: apply_action(deal) first")
        a, b, c, d = (int(sampler() * 0xFFFFFFFF) for _ in range(4))
        other.deal.state = other.deal.state.guess(player, Rng(a, b, c, d | 1))
        return other

    # -- in words --

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        vocabulary = GAMES[self.get_game().slug].vocabulary
        if not 0 <= action < len(vocabulary):
            raise BadOptions(f"there is no answer {action}, but 0 to {len(vocabulary) - 1}")
        return vocabulary.text(action)

    def __str__(self) -> str:
        return "before the deal" if self.deal is None else self.deal.state.fingerprint()


class CeibaObserver:
    """Observations as OpenSpiel asks for them: a float32 tensor, and the fields in it by name."""

    def __init__(self, game: CeibaGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; there were {params}")
        self.kind = kind
        self.tensor = np.zeros(0 if kind.perfect_recall else game.layout.size, np.float32)
        self.dict: dict[str, Any] = {}
        if not kind.perfect_recall:
            for field in game.layout.fields:
                self.dict[field.name] = self.tensor[game.layout.slice(field.name)].reshape(
                    field.shape
                )

    def set_from(self, state: CeibaState, player: int) -> None:
        if state.deal is None:
            self.tensor.fill(0)
        elif len(self.tensor):
            self.tensor[:] = state.deal.of.game.observing().observe(state.deal.state, player)

    def string_from(self, state: CeibaState, player: int) -> str | None:
        """None for what is asked apart: our observations are of one seat, public and private."""
        own = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (own and self.kind.public_info):
            return None
        if state.deal is None:
            return "before the deal"
        now = state.deal.seen(player)
        return "\n".join([*state.deal.heard[player], now]) if self.kind.perfect_recall else now


class GoldGame(CeibaGame):
    slug = "gold"


class TzolkinGame(CeibaGame):
    slug = "tzolkin"


class BalamGame(CeibaGame):
    slug = "balam"


class LapinsGame(CeibaGame):
    slug = "lapins"


class PacalGame(CeibaGame):
    slug = "pacal"


for _kind in (GoldGame, TzolkinGame, BalamGame, LapinsGame, PacalGame):
    pyspiel.register_game(game_type(_kind.slug), _kind)
