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
    """Searches first, then plays the most tried answers on with the same luck for each.

    It thinks several times from nothing: games in one tree go the ways that were found first, so
    their luck is the same luck, however many there are.
    """

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
        self.roots: list[Node] = []
        """Of the trees it has thought with; none where there was nothing to think about."""
        self.tallies: dict[int, Tally] = {}
        """Of the fair comparison, by answer."""
        self.tally: Tally | None = None
        """Of the answer that is tried."""

    def think(self, known: Knowledge, rounds: i64, rng: Rng) -> list[int]:
        """Only what is laid out in several steps goes without a thought: whoever asks wants to
        know why one resource rather than another."""
        steps = self.evaluation.plan(known.guess(rng), known.seat)
        if len(steps) < 2:
            for _ in range(rounds):
                steps = [self.choose(known, rng)]
        return steps

    def iterate(self, root: Node, first: i64, state: State, rng: Rng) -> None:
        if root not in self.roots:
            self.roots.append(root)
        super().iterate(root, first, state, rng)

    def outcome(self, state: State, rng: Rng) -> list[int]:
        gained = super().outcome(state, rng)
        if self.tally is not None:
            count(self.tally, self.game, self.evaluation, state, self.me)
        return gained

    def most_tried(self, few: i64) -> list[int]:
        """The answers it went back to most often."""
        tries: dict[int, int] = {}
        for root in self.roots:
            arms = root.arms[self.me]
            for action, visits in zip(arms.actions, arms.visits, strict=True):
                tries[action] = tries.get(action, 0) + visits
        return sorted(tries, key=lambda action: -tries[action])[:few]

    def pick(self, arms: Arms, options: list[int]) -> i64:
        """While it compares it tries nothing out: that would cost some answers more than others."""
        if self.tally is None:
            return super().pick(arms, options)
        best: i64 = arms.arm(options[0])
        for option in options:
            arm = arms.arm(option)
            if arms.visits[arm] > arms.visits[best]:
                best = arm
        return best

    def weigh(self, known: Knowledge, answers: list[int], tries: i64, rng: Rng) -> None:
        """Compares after it has thought about each of these answers equally long: what follows
        the one it likes best was tried out most, and would seem better for that alone."""
        for root in self.roots:
            arms = root.arms[self.me]
            for answer in answers:
                arms.arm(answer)
            most = max(arms.visits)
            for answer in answers:
                arm = arms.arm(answer)
                while arms.visits[arm] < most:
                    same = rng.clone()
                    self.iterate(root, arm, known.guess(same), same)
                    rng.next32()
        self.compare(known, answers, tries, rng)

    def compare(self, known: Knowledge, answers: list[int], tries: i64, rng: Rng) -> None:
        """So many games for each of these answers in each round, each with the same luck."""
        players = known.guess(rng).players
        for answer in answers:
            self.tallies[answer] = Tally(players)
        for root in self.roots:
            for _ in range(tries):
                for answer in answers:
                    self.tally = self.tallies[answer]
                    same = rng.clone()
                    arm = root.arms[self.me].arm(answer)
                    self.iterate(root, arm, known.guess(same), same)
                rng.next32()
        self.tally = None

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
