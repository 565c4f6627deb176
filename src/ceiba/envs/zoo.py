"""PettingZoo: `aec`, where one seat answers after the other, and `parallel`, where all do at once.

Agents are the seats, ``seat_0`` for A and so forth. Rewards come at the end: 1 for the best, -1
for the worst.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo import AECEnv, ParallelEnv

from ceiba.core.errors import BadOptions
from ceiba.core.game import shown
from ceiba.envs.errors import GameOver
from ceiba.envs.spaces import Answers, observation_space, observed
from ceiba.envs.table import Table, named, whole
from ceiba.envs.tables import utilities
from ceiba.text import Texts

Observed = dict[str, Any]
NAME = "ceiba_{}_v0"


class _Seats:
    """What both kinds of environments have."""

    metadata: ClassVar[dict[str, Any]]
    render_mode: str | None

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "error",
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"render_mode: 'ansi' or None, not {shown(render_mode)}")
        if max_cycles is not None and whole("max_cycles", max_cycles) < 1:
            raise BadOptions(f"max_cycles: 1 or more, or None, not {shown(max_cycles)}")
        self.table = Table(game, players, options, illegal)
        self.metadata = {"name": NAME.format(game), "render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.cycles = 0
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self._lay_out_spaces()

    def _lay_out_spaces(self) -> None:
        self._spaces = {
            agent: (observation_space(self.table), Answers(self.table, seat))
            for seat, agent in enumerate(self.possible_agents)
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy draws answers at its own table."""
        self.__dict__.update(state)
        self._lay_out_spaces()

    def observation_space(self, agent: str) -> Any:
        return self._spaces[self._known(agent)][0]

    def action_space(self, agent: str) -> Any:
        return self._spaces[self._known(agent)][1]

    def observe(self, agent: str) -> Observed:
        return observed(self.table, self.possible_agents.index(self._known(agent)))

    def render(self) -> str | None:
        """The table in lines of text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        game, state = self.table.game, self.table.state
        return game.picture(state, None, Texts("en", game.spec.slug), ())

    def close(self) -> None:
        """Nothing to give back."""

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            agents = ", ".join(self.possible_agents)
            raise BadOptions(f"there is no agent {shown(agent)}; there are {agents}")
        return agent

    def _begin(self, seed: int | None) -> None:
        self.table.begin(named(seed))
        self.cycles = 0
        self.agents = self.possible_agents.copy()

    def _rewards(self) -> dict[str, float]:
        """All 0 until the end."""
        worth = [0.0] * self.table.players
        if self.table.over:
            worth = utilities([score.rank for score in self.table.outcome().scores])
        return dict(zip(self.possible_agents, worth, strict=True))

    def _too_long(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles


class CeibaAEC(_Seats, AECEnv):  # type: ignore[misc]
    """One seat answers after the other; those who are asked at once in the order of their seats,
    without seeing what another has answered."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.agents:
            raise GameOver("no game is being played: reset")
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise GameOver("no game is being played: reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise GameOver(f"the game of {agent} is over: step(None), or reset")
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOptions(f"seat {agent} has to answer; None is for seats whose game is over")
        self.table.answer(self.possible_agents.index(agent), action)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._too_long():
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.table.over or self._too_long():
            self._deads_step_first()


class CeibaParallel(_Seats, ParallelEnv):  # type: ignore[misc]
    """All seats answer at once; answers of those who are not asked are not looked at."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._all_observed(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            raise GameOver("no game is being played: reset")
        if not isinstance(actions, Mapping):
            raise BadOptions(f"a step takes an answer by agent, as a dict, not {actions!r}")
        asked = [(s, a) for s, a in enumerate(self.possible_agents) if self.table.asked >> s & 1]
        for seat, agent in asked:  # before any is taken
            if agent not in actions:
                raise BadOptions(f"seat {agent} has to answer, too")
            self.table.understood(seat, actions[agent])
        for seat, agent in asked:
            self.table.answer(seat, actions[agent])
        self.cycles += 1
        agents = self.agents
        over, stopped = self.table.over, not self.table.over and self._too_long()
        if over or stopped:
            self.agents = []
        return (
            self._all_observed(),
            self._rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, stopped),
            {agent: {} for agent in agents},
        )

    def _all_observed(self) -> dict[str, Observed]:
        return {agent: self.observe(agent) for agent in self.possible_agents}
