"""A search that compares a few answers fairly and remembers what came of each, and from where."""

from typing import Any, Final

from mypy_extensions import i64

from ceiba.bots.evaluation import Evaluation, margins
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.search import Arms, Node, SearchBot
from ceiba.core.game import Game
from ceiba.core.rng import Rng
from ceiba.core.state import State

FEW_TRIES: Final = 4


class Tally:
    """What came of one answer, added up over the games in which it was tried."""

    def __init__(self, players: i64) -> None:
        self.margins: list[int] = []
        """Of the seat that answers, over the best of the others, game by game; in hundredths."""
        self.points: list[int] = [0] * players
        """By seat, in hundredths."""
        self.wins: list[int] = [0] * players
        """By seat; those who share the highest points all win."""
        self.sources: dict[str, float] = {}
        """The points of the seat that answers, by source."""

    @property
    def tries(self) -> int:
        return len(self.margins)

    @property
    def margin(self) -> int:
        return sum(self.margins)


class Adviser(SearchBot):
    """Searches first, then plays the most tried answers on with the same luck for each."""

    def __init__(
        self,
        game: Game[Any],
        evaluation: Evaluation,
        iterations: i64,
        rollout: i64,
        curiosity: float,
    ) -> None:
        super().__init__(evaluation, iterations, rollout, curiosity)
        self.game = game
        self.arms: Arms = Arms()
        """Of its own first answers; empty where there was nothing to think about."""
        self.tallies: dict[int, Tally] = {}
        """Of the fair comparison, by answer."""
        self.root: Node = Node(0)
        self.first: i64 = 0

    def decide(self, arms: Arms) -> i64:
        self.arms = arms
        return super().decide(arms)

    def iterate(self, root: Node, first: i64, state: State, rng: Rng) -> None:
        self.root = root
        self.first = first
        super().iterate(root, first, state, rng)

    def outcome(self, state: State, rng: Rng) -> list[int]:
        gained = super().outcome(state, rng)
        tally = self.tallies.get(self.arms.actions[self.first]) if self.tallies else None
        if tally is not None:
            count(tally, self.game, self.evaluation, state, self.me)
        return gained

    def most_tried(self, few: i64) -> list[int]:
        """The answers the search went back to most often."""
        arms = self.arms
        order = sorted(range(len(arms.actions)), key=lambda arm: -arms.visits[arm])
        return [arms.actions[arm] for arm in order[:few]]

    def compare(self, known: Knowledge, answers: list[int], tries: i64, rng: Rng) -> None:
        """After the search: so many games for each of these answers, each with the same luck."""
        players = known.guess(rng).players
        for answer in answers:
            self.tallies[answer] = Tally(players)
        for _ in range(tries):
            for answer in answers:
                same = rng.clone()
                self.iterate(self.root, self.arms.arm(answer), known.guess(same), same)
            rng.next32()

    def others(self, known: Knowledge, answers: list[int], few: i64, rng: Rng) -> list[int]:
        """The best of the answers the search left out, each tried a few times."""
        left = [option for option in known.options() if option not in answers]
        if len(left) == 0:
            return []
        self.compare(known, left, max(FEW_TRIES, self.iterations // len(left) // 2), rng)
        left.sort(key=lambda answer: -self.tallies[answer].margin)
        return left[:few]


def count(tally: Tally, game: Game[Any], evaluation: Evaluation, state: State, seat: i64) -> None:
    """One more game that was thought through to here."""
    values: list[int] = []
    for owner in range(state.players):
        values.append(evaluation.value(state, owner))
    highest: int = max(values)
    for owner in range(state.players):
        tally.points[owner] += values[owner]
        if values[owner] == highest:
            tally.wins[owner] += 1
    tally.margins.append(margins(evaluation, state)[seat])
    for source, points in game.outcome(state).scores[seat].sources.items():
        tally.sources[source] = tally.sources.get(source, 0.0) + points
