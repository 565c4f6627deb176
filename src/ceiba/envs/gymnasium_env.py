"""Gymnasium: one seat is yours, bots sit in the others.

After `import ceiba.envs.gymnasium_env`, and by itself where the package is installed,
``gymnasium.make("ceiba/tzolkin-v0", players=4, opponents="adept")`` makes one.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium

from ceiba.bots import bot
from ceiba.bots.knowledge import Knowledge
from ceiba.core.errors import BadOptions
from ceiba.core.game import shown
from ceiba.core.rng import Rng
from ceiba.core.seats import letter
from ceiba.core.seed import seeded
from ceiba.envs.errors import GameOver
from ceiba.envs.spaces import Answers, observation_space, observed
from ceiba.envs.table import Table, named, whole
from ceiba.envs.tables import utilities
from ceiba.games import GAMES
from ceiba.text import Texts

Observed = dict[str, Any]


class CeibaGym(gymnasium.Env[Observed, Any]):
    """A game against bots, from one seat. The reward comes at the end: 1 best, -1 worst."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str = "greedy",
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        illegal: str = "error",
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"render_mode: 'ansi' or None, not {shown(render_mode)}")
        self.render_mode = render_mode
        self.table = Table(game, players, options, illegal)
        players = self.table.players
        self.seat = whole("a seat", seat)
        if self.seat not in range(players):
            raise BadOptions(f"there is no seat {shown(seat)}; there are 0 to {players - 1}")
        self.opponents = opponents
        self.bot = bot(opponents, game, players)
        self._luck = seeded(self.table.name)
        self.observation_space = observation_space(self.table)
        self.action_space = Answers(self.table, self.seat)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        if seed is not None:
            seed = whole("a seed", seed)
            if seed < 0:  # Gymnasium has none
                raise BadOptions(f"a seed is a whole number from 0, not {seed}")
        super().reset(seed=seed)
        self.table.begin(named(seed))
        self._begun = True
        self._luck = seeded(f"bots of {self.table.name}")
        self._others()
        return self._told()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if not self._begun or self.table.over:
            raise GameOver("no game is being played: reset")
        self.table.answer(self.seat, action)
        self._others()
        reward, over = self._judged()
        seen, info = self._told()
        return seen, reward, over, False, info

    def render(self) -> str | None:
        """The table in lines of text, as the own seat sees it."""
        if self.render_mode is None:
            return None
        game = self.table.game
        return game.picture(self.table.state, self.seat, Texts("en", game.spec.slug), ())

    def __getstate__(self) -> dict[str, Any]:
        """For copies: compiled bots and generators cannot be written down."""
        luck = self._luck.words()
        return {**self.__dict__, "bot": None, "_luck": luck, "action_space": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        table = self.table
        self.bot = bot(self.opponents, table.game.spec.slug, table.players)
        self._luck = Rng(*state["_luck"])
        self.action_space = Answers(table, self.seat)

    def _others(self) -> None:
        """The bots answer until it is the own seat's turn. They know what their seats know."""
        table = self.table
        while not table.over and not table.asked >> self.seat & 1:
            seat = table.seat
            for answer in self.bot.walk(Knowledge(table.state, seat), self._luck):
                table.answer(seat, answer)

    def _judged(self) -> tuple[float, bool]:
        """The reward, and whether the game is over."""
        if not self.table.over:
            return 0.0, False
        return utilities([score.rank for score in self.table.outcome().scores])[self.seat], True

    def _told(self) -> tuple[Observed, dict[str, Any]]:
        info: dict[str, Any] = {"game": self.table.name}
        if self.table.over:
            info["scores"] = {
                letter(score.seat): score.total for score in self.table.outcome().scores
            }
        return observed(self.table, self.seat), info


def register_envs() -> None:
    for game in GAMES:
        name = f"ceiba/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="ceiba.envs.gymnasium_env:CeibaGym", kwargs={"game": game}
            )


register_envs()
