"""Answers that several seats give at once, unseen by each other: regret matching.

There is no single best answer where the others answer at the same time: who always bids 3 is
outbid by 4. So every seat keeps, for each of its answers, how much better it would have done with
it so far (its regret), and picks answers as often as they are regretted. On average over the
iterations nobody can gain much by doing anything else, and that average is what is played.

Each iteration deals a new guess, lets every seat pick, and then tries all other answers of every
seat on the very same guess: so luck in the deal does not blur the comparison.

Reference: Hart and Mas-Colell, "A simple adaptive procedure leading to correlated equilibrium";
with regrets cut off at zero and later iterations weighing more (regret matching plus).
"""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.evaluation import SAME_AS_NONE, Evaluation, margins, play_on
from ceiba.bots.knowledge import Knowledge
from ceiba.core.rng import Rng
from ceiba.core.state import State

LOOKS: Final = 4
"""Guesses that are looked at to see which answers are worth thinking about."""
FINE: Final = 1 << 24
"""Steps of a random number between 0 and 1."""


class Stance:
    """What one seat thinks of its answers."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.regrets: list[float] = []
        self.weights: list[float] = []
        """How much each answer was meant to be played, all iterations together."""
        self.open: list[bool] = []
        """Whether each is open in the guess at hand."""
        self.chances: list[float] = []
        """How likely each is picked now."""

    def learn(self, actions: list[int]) -> None:
        for action in actions:
            if action not in self.actions:
                self.actions.append(action)
                self.regrets.append(0.0)
                self.weights.append(0.0)
                self.open.append(True)
                self.chances.append(0.0)

    def prepare(self, options: list[int], weight: float) -> None:
        """Set the chances by the regrets, among the answers that are open now."""
        total: float = 0.0
        count: float = 0.0
        for i in range(len(self.actions)):
            self.open[i] = self.actions[i] in options
            if self.open[i]:
                total += self.regrets[i]
                count += 1.0
        for i in range(len(self.actions)):
            if not self.open[i]:
                self.chances[i] = 0.0
            else:
                self.chances[i] = self.regrets[i] / total if total > 0.0 else 1.0 / count
                self.weights[i] += weight * self.chances[i]

    def pick(self, rng: Rng) -> i64:
        """The index of an answer, drawn by the chances."""
        return drawn(self.chances, 1.0, rng)


def drawn(shares: list[float], total: float, rng: Rng) -> i64:
    """An index, each as likely as its share of the total."""
    left: float = total * float(rng.below(FINE)) / float(FINE)
    last: i64 = 0
    for i in range(len(shares)):
        if shares[i] > 0.0:
            last = i
            left -= shares[i]
            if left < 0.0:
                return i
    return last


class SealedRound:
    """One round of sealed answers, thought through for all seats that are asked."""

    def __init__(self, evaluation: Evaluation, known: Knowledge, rollout: i64, rng: Rng) -> None:
        self.evaluation = evaluation
        self.known = known
        self.rollout: i64 = rollout
        self.asked: list[int] = []
        self.stances: list[Stance] = []
        self.rounds: i64 = 0
        # what the answers tried on the guess at hand led to
        self.outcomes: list[int] = []
        self.results: list[list[int]] = []
        for _ in range(LOOKS):
            state = known.guess(rng)
            mask: i64 = state.deciders()
            if len(self.asked) == 0:
                for seat in range(state.players):
                    if (mask >> seat) & 1:
                        self.asked.append(seat)
                        self.stances.append(Stance())
            for i in range(len(self.asked)):
                self.stances[i].learn(evaluation.candidates(state, self.asked[i]))

    def think(self, rng: Rng) -> None:
        """One iteration."""
        guess = self.known.guess(rng)
        luck = rng.clone()
        rng.next32()
        self.rounds += 1
        self.outcomes.clear()
        self.results.clear()
        picked: list[int] = []
        for i in range(len(self.asked)):
            stance = self.stances[i]
            stance.prepare(guess.options(self.asked[i]), float(self.rounds))
            picked.append(stance.pick(rng))
        answers: list[int] = []
        for i in range(len(self.asked)):
            answers.append(self.stances[i].actions[picked[i]])
        for i in range(len(self.asked)):
            self.compare(i, picked[i], answers, guess, luck)

    def compare(self, i: i64, picked: i64, answers: list[int], guess: State, luck: Rng) -> None:
        """How much better every other answer of one seat would have been."""
        stance = self.stances[i]
        seat: i64 = self.asked[i]
        given: i64 = answers[i]
        reached: i64 = self.result(answers, guess, luck)[seat]
        for j in range(len(stance.actions)):
            if j == picked or not stance.open[j]:
                continue
            answers[i] = stance.actions[j]
            gain: i64 = self.result(answers, guess, luck)[seat] - reached
            stance.regrets[j] = max(0.0, stance.regrets[j] + float(gain))
        answers[i] = given

    def result(self, answers: list[int], guess: State, luck: Rng) -> list[int]:
        """The margins these answers lead to; those that lead to the same are tried once."""
        state = guess.clone()
        for i in range(len(self.asked)):
            state.apply(self.asked[i], answers[i], None)
        outcome = self.evaluation.outcome(state)
        if outcome != SAME_AS_NONE:
            for i in range(len(self.outcomes)):
                if self.outcomes[i] == outcome:
                    return self.results[i]
        play_on(self.evaluation, state, self.rollout, luck.clone())
        found = margins(self.evaluation, state)
        self.outcomes.append(outcome)
        self.results.append(found)
        return found

    def choice(self, rng: Rng) -> i64:
        """An answer for the seat that thinks, drawn from what it meant to play on average."""
        for i in range(len(self.asked)):
            if self.asked[i] == self.known.seat:
                stance = self.stances[i]
                total: float = 0.0
                most: float = 0.0
                for weight in stance.weights:
                    most = max(most, weight)
                kept: list[float] = []
                for weight in stance.weights:
                    share: float = weight if weight * 8.0 >= most else 0.0  # the rest is noise
                    kept.append(share)
                    total += share
                return stance.actions[drawn(kept, total, rng)]
        raise AssertionError("the seat that thinks is not asked")
