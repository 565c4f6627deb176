"""Information-set tree search: what a seat does best, thinking for all, knowing only its own.

Each iteration deals a new guess of what the seat cannot see and walks down one tree shared by all
guesses (a single-observer information-set tree): a node stands for all positions that are reached
by the same answers, whatever was dealt, so no plan can depend on what the seat does not know.
Options that are open in some guesses only are judged by how often they were open.

The seat it thinks for picks by upper confidence bounds and plays for its margin over the best of
the others. Each of its answers meets the same luck: the first try of one gets the same guess as
the first try of another, and so on, so that they are compared fairly. The others follow the
evaluation's suggestions, also where they answer at the same time: sealed answers are thought of
anew in each iteration, and nobody sees another's.

Where the tree ends everybody follows the evaluation's suggestions for a while; then it judges.
An evaluation that is trusted to judge early is also asked as soon as the first answer is carried
out, and what it says then counts besides: the more, the fewer tries there are for each answer.
"""

import math
from typing import Final

from mypy_extensions import i64

from ceiba.bots.bot import JudgingBot
from ceiba.bots.evaluation import Evaluation, margins, play_on
from ceiba.bots.knowledge import Knowledge
from ceiba.core.rng import Rng
from ceiba.core.state import State

YOUNG: Final = 8
"""Up to so many visits a node below the root follows the suggestions instead of trying all."""
FREE: Final = -1


class Arms:
    """What one seat has tried at one node, and how it went."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.visits: list[int] = []
        self.open: list[int] = []
        """How often each action was among the candidates."""
        self.totals: list[int] = []
        """Sum of the margins, in hundredths of points."""

    def arm(self, action: i64) -> i64:
        """The index of an action, new if need be."""
        for i in range(len(self.actions)):
            if self.actions[i] == action:
                return i
        self.actions.append(action)
        self.visits.append(0)
        self.open.append(0)
        self.totals.append(0)
        return len(self.actions) - 1

    def pick(self, options: list[int], curiosity: float) -> i64:
        """The index of the option with the highest upper confidence bound; untried ones first."""
        best: i64 = -1
        best_bound: float = 0.0
        for action in options:
            i = self.arm(action)
            self.open[i] += 1
            visits: i64 = self.visits[i]
            if best >= 0 and self.visits[best] == 0:
                continue
            if visits == 0:
                best = i
                continue
            mean: float = float(self.totals[i]) / float(visits)
            bound = mean + curiosity * math.sqrt(math.log(float(self.open[i])) / float(visits))
            if best < 0 or bound > best_bound:
                best = i
                best_bound = bound
        return best


class Node:
    """A point in the tree: what each seat has tried here, and what came of it."""

    def __init__(self, players: i64) -> None:
        self.visits: i64 = 0
        self.arms: list[Arms] = [Arms() for _ in range(players)]
        self.children: dict[int, Node] = {}


class SearchBot(JudgingBot):
    def __init__(
        self, evaluation: Evaluation, iterations: i64, rollout: i64, curiosity: float
    ) -> None:
        super().__init__(evaluation)
        self.iterations: i64 = iterations
        self.rollout: i64 = rollout
        """How many answers are given beyond the tree before the evaluation judges."""
        self.curiosity: float = curiosity
        """Weight of what is little known, in hundredths of points."""
        self.patience: i64 = 0
        """It decides once so many answers were given beyond the tree; 0: iterations alone count."""
        self.given: i64 = 0
        """Beyond the tree, so far."""
        self.tried: list[Arms] = []
        self.picked: list[int] = []
        self.seats: list[int] = []
        self.early: list[int] = []
        """The margins right after the first answer of a walk was carried out, once judged."""
        self.trust: i64 = evaluation.trust
        """How many games to the end an early judgement is worth."""
        self.early_share: i64 = 0
        """How much these count, in hundredths."""
        self.me: i64 = 0
        """The seat it thinks for; the others follow their suggestions."""

    def choose(self, known: Knowledge, rng: Rng) -> i64:
        options = known.options()
        if len(options) == 1:
            return options[0]
        self.me = known.seat
        first = known.guess(rng)
        root = Node(first.players)
        arms = root.arms[known.seat]
        candidates = self.evaluation.candidates(first, known.seat)
        self.early_share = self.share_of_early(len(candidates))
        luck: list[Rng] = []
        self.given = 0
        for _ in range(self.iterations):
            if 0 < self.patience <= self.given:
                break
            arm = arms.pick(candidates, self.curiosity)
            tries: i64 = arms.visits[arm]
            if tries == len(luck):
                luck.append(rng.clone())
                rng.next32()
            same = luck[tries].clone()
            self.iterate(root, arm, known.guess(same), same)
        return self.decide(arms)

    def share_of_early(self, candidates: i64) -> i64:
        """By how many tries each candidate can expect, and how many an early judgement is worth."""
        return 100 * self.trust // (self.trust + max(1, self.iterations // candidates))

    def decide(self, arms: Arms) -> i64:
        """The best of the answers that were tried often enough."""
        most: i64 = 0
        for visits in arms.visits:
            most = max(most, visits)
        best: i64 = -1
        best_mean: float = 0.0
        for i in range(len(arms.actions)):
            tries: i64 = arms.visits[i]
            if tries * 100 < most * self.evaluation.ripe:
                continue
            mean: float = float(arms.totals[i]) / float(tries)
            if best < 0 or mean > best_mean:
                best = i
                best_mean = mean
        return arms.actions[best]

    def iterate(self, root: Node, first: i64, state: State, rng: Rng) -> None:
        """One walk down the tree, beginning with the answer whose index is `first`."""
        self.tried = []
        self.picked = []
        self.seats = []
        self.early = []
        node = root
        arm: i64 = first
        while not state.over():
            key = self.step(node, arm, state, rng)
            arm = FREE
            early = self.early_share > 0 and len(self.early) == 0
            if early and (state.over() or self.evaluation.settled(state)):
                self.early = self.judged(state)
            if key < 0:
                continue
            if not self.evaluation.ahead:
                break
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node(state.players)
                break
            node = child
        gained = self.outcome(state, rng)
        for i in range(len(self.tried)):
            arms = self.tried[i]
            arm = self.picked[i]
            arms.visits[arm] += 1
            arms.totals[arm] += gained[self.seats[i]]

    def outcome(self, state: State, rng: Rng) -> list[int]:
        """The margins where a walk that leaves the tree here leads to, and the early ones."""
        if self.early_share > 0 and len(self.early) == 0:
            play_on(self.evaluation, state, 0, rng)
            self.early = self.judged(state)
        self.given += play_on(self.evaluation, state, self.rollout, rng)
        late = self.judged(state)
        if self.early_share == 0:
            return late
        share: i64 = self.early_share
        gained: list[int] = []
        for seat in range(state.players):
            gained.append((late[seat] * (100 - share) + self.early[seat] * share) // 100)
        return gained

    def judged(self, state: State) -> list[int]:
        """For each seat how far it is ahead where a walk ends, or right after its first answer."""
        return margins(self.evaluation, state)

    def reply(self, state: State, seat: i64, rng: Rng) -> i64:
        """What somebody answers whom the search does not try things out for."""
        return self.evaluation.suggest(state, seat, rng)

    def pick(self, arms: Arms, options: list[int]) -> i64:
        """The index of what the seat it thinks for tries below its first answer."""
        return arms.pick(options, self.curiosity)

    def step(self, node: Node, own: i64, state: State, rng: Rng) -> i64:
        """Everybody who is asked answers; a number for what was answered, -1 if it was planned.

        `own`: the index of the answer of the seat it thinks for, FREE to pick one, or to plan."""
        mask: i64 = state.deciders()
        asked: list[int] = []
        for seat in range(state.players):
            if (mask >> seat) & 1:
                asked.append(seat)
        if own == FREE:
            steps = self.evaluation.plan(state, asked[0])
            for step in steps:
                state.apply(asked[0], step, None)
            if len(steps) > 0:
                return -1
        follow = node.visits < YOUNG
        node.visits += 1
        answers: list[int] = []
        for seat in asked:
            arms = node.arms[seat]
            if own != FREE and seat == self.me:
                arm = own
            elif follow or seat != self.me:
                arm = arms.arm(self.reply(state, seat, rng))
                arms.open[arm] += 1
            else:
                arm = self.pick(arms, self.evaluation.candidates(state, seat))
            self.tried.append(arms)
            self.picked.append(arm)
            self.seats.append(seat)
            answers.append(arms.actions[arm])
        key: i64 = 0
        for i in range(len(asked)):
            state.apply(asked[i], answers[i], None)
            key = (key * 1021 + answers[i] + 1) % 1_000_000_007
        return key
