"""Bots: random, greedy, and the levels one can play against.

>>> import ceiba
>>> match = ceiba.new("gold", players=3, seed="example")
>>> [text] = choose(match.position(), seat=0, level="novice", seed="any")
>>> text in match.options_for("A")
True
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ceiba.bots import search
from ceiba.bots.balam import evaluation as balam
from ceiba.bots.balam import prices as balam_prices
from ceiba.bots.bot import Bot
from ceiba.bots.budget import Budget
from ceiba.bots.evaluation import Evaluation
from ceiba.bots.gold import evaluation as gold
from ceiba.bots.gold import prices as gold_prices
from ceiba.bots.greedy import GreedyBot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.lapins import evaluation as lapins
from ceiba.bots.lapins import prices as lapins_prices
from ceiba.bots.pacal import evaluation as pacal
from ceiba.bots.pacal import prices as pacal_prices
from ceiba.bots.prices import Prices
from ceiba.bots.random import RandomBot
from ceiba.bots.search import SearchBot
from ceiba.bots.seer import seer
from ceiba.bots.slipping import FollowingBot, SlippingBot
from ceiba.bots.tzolkin import evaluation as tzolkin
from ceiba.bots.tzolkin import prices as tzolkin_prices
from ceiba.core import position as positions
from ceiba.core.errors import BadOptions
from ceiba.core.game import Position
from ceiba.core.seed import seeded
from ceiba.games import find_game

__all__ = ["LEVELS", "NAMES", "Bot", "Knowledge", "bot", "choose", "work_out"]

BUDGETED: Final = ("novice", "adept", "master")
"""Levels that differ by how much they think and how often they err."""

LEVELS: Final = ("beginner", *BUDGETED, "seer")
"""Whom one can play against, the weakest first; named in the texts as ``level-<name>``."""

NAMES: Final = ("random", "greedy", *LEVELS)
"""Every bot there is."""

COMPILED: Final = not search.__file__.endswith(".py")
INTERPRETED_SHARE: Final = 12
"""Interpreted, one iteration takes about so many times longer; the levels get so many fewer."""
FEWEST: Final = 4
"""Iterations a level has in any case."""
FEWEST_IN_A_HURRY: Final = 8
GUESSES: Final = 4
"""Of the greedy bot, for each answer."""
SLIPS: Final = 25
"""How many of a hundred answers of the beginner are just any that come to mind: whoever errs in
one of five wins about as often (decision 0024)."""


class Craft(NamedTuple):
    """What the bots need for one game: its evaluation, its prices, and the budget of each level."""

    evaluation: Callable[[Prices], Evaluation]
    prices: Prices
    budgets: dict[str, Budget]

    @property
    def careful(self) -> Budget:
        """The master's, without its errors: who advises, or is better still, makes none."""
        return self.budgets["master"]._replace(slips=0, further=0)


CRAFTS: Final[dict[str, Craft]] = {
    "balam": Craft(balam.BalamEvaluation, balam_prices.PRICES, balam.BUDGETS),
    "gold": Craft(gold.GoldEvaluation, gold_prices.PRICES, gold.BUDGETS),
    "lapins": Craft(lapins.LapinsEvaluation, lapins_prices.PRICES, lapins.BUDGETS),
    "pacal": Craft(pacal.PacalEvaluation, pacal_prices.PRICES, pacal.BUDGETS),
    "tzolkin": Craft(tzolkin.TzolkinEvaluation, tzolkin_prices.PRICES, tzolkin.BUDGETS),
}
"""The games the bots know more of than the rules; a new game adds a line."""


def bot(
    name: str,
    game: str = "gold",
    players: int = 0,
    share: float = 1.0,
    prices: Prices | None = None,
) -> Bot:
    """The bot of that name, for a game. A game without an evaluation is played at random.

    `players`: at the table, since a network is for so many only. `share`: of its usual iterations,
    when it has to hurry. Where that leaves it too few to try what there is, greed is quicker and
    better. `prices`: others than those of the house.
    """
    if name not in NAMES:
        raise BadOptions(f"there is no bot '{name}'; there are: {', '.join(NAMES)}")
    if name == "random" or game not in CRAFTS:
        return RandomBot()
    craft = CRAFTS[game]
    evaluation = craft.evaluation(craft.prices if prices is None else prices)
    if name == "greedy":
        return GreedyBot(evaluation, GUESSES)
    if name == "seer":
        return hurried(paced(seer(evaluation, game, players, craft.careful)), share)
    budget = Budget(0, slips=SLIPS) if name == "beginner" else craft.budgets[name]
    careful: Bot = FollowingBot(evaluation)
    if budget.iterations > 0:
        careful = hurried(searcher(evaluation, budget), share)
    slips = budget.slips_among(players)
    return SlippingBot(evaluation, careful, slips) if slips else careful


def searcher(evaluation: Evaluation, budget: Budget) -> SearchBot:
    """Thinks as a budget says, without errors."""
    return paced(SearchBot(evaluation, budget.iterations, budget.rollout, budget.curiosity))


def paced(thinker: SearchBot) -> SearchBot:
    """With fewer iterations where they take longer."""
    if not COMPILED:
        thinker.iterations = max(FEWEST, thinker.iterations // INTERPRETED_SHARE)
        thinker.patience //= INTERPRETED_SHARE
    return thinker


def hurried(thinker: SearchBot, share: float) -> Bot:
    """With so much of its usual iterations."""
    if share < 1:
        thinker.iterations = int(float(thinker.iterations) * share)
        thinker.patience = int(float(thinker.patience) * share)
        if thinker.iterations < FEWEST_IN_A_HURRY:
            return GreedyBot(thinker.evaluation, GUESSES)
    return thinker


def choose(position: Position, seat: int, level: str, seed: str, share: float = 1.0) -> list[str]:
    """What a bot answers in a position in which `seat` is asked, in words.

    Several answers in a row where nothing is revealed in between (a layout). The same position
    and seed give the same answers, and what the seat cannot know does not matter: so take a new
    seed for each decision, and never one that says something about the position.
    """
    game = positions.at_its_rules(find_game(str(position.get("game"))), position)
    state = positions.load(game, position)
    thinker = bot(level, game.spec.slug, state.players, share)
    answers = thinker.walk(Knowledge(state, seat), seeded(seed))
    return [game.vocabulary.text(action) for action in answers]


def work_out(position: Position, seat: int, seed: str) -> list[str]:
    """The walk a seat is asked for (a layout, a distribution), in words; empty where none is.

    Knows what the seat knows, like `choose`.
    """
    game = positions.at_its_rules(find_game(str(position.get("game"))), position)
    craft = CRAFTS.get(game.spec.slug)
    if craft is None:
        return []
    known = Knowledge(positions.load(game, position), seat)
    steps = craft.evaluation(craft.prices).plan(known.guess(seeded(seed)), seat)
    return [game.vocabulary.text(action) for action in steps]
