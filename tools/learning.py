"""A network that learns: the reckoning of ceiba/nets/net.py with broken numbers, and back.

The first layer is dense here (a 1 for every digit's row), since matrices are what numpy is good at.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ceiba.nets.net import BASE, ONE, Shape

Array = NDArray[np.float32]
LIMIT = 32767 / ONE
"""The largest weight that a file holds."""
AT_ONCE = 1024
"""Observations that are looked at in one go."""
FORGET, FORGET_SQUARE, TINY = 0.9, 0.999, 1e-8
"""Of Adam, as usual."""


MOVING = ("parts", "pace", "force", "mean")
"""What a learner has of each part of a network."""
PARTS = 8


@dataclass
class Lessons:
    """Moments as arrays: what was seen, answered (-1: nothing) and by how much one won."""

    seen: NDArray[np.int16]
    answers: NDArray[np.int16]
    margins: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.margins)

    def ends(self, usual: int) -> Array:
        """How far ahead one ended; see `ceiba.bots.net.standing`."""
        return np.asarray(self.margins / (np.abs(self.margins) + usual), dtype=np.float32)

    def some(self, which: Any) -> Lessons:
        return Lessons(self.seen[which], self.answers[which], self.margins[which])

    @classmethod
    def joined(cls, several: list[Lessons]) -> Lessons:
        return cls(
            np.concatenate([each.seen for each in several]),
            np.concatenate([each.answers for each in several]),
            np.concatenate([each.margins for each in several]),
        )

    def save(self, file: Path) -> None:
        np.savez(file, seen=self.seen, answers=self.answers, margins=self.margins)

    @classmethod
    def load(cls, file: Path) -> Lessons:
        with np.load(file) as kept:
            return cls(kept["seen"], kept["answers"], kept["margins"])


@dataclass
class Learner:
    shape: Shape
    parts: list[Array]
    """The weights, in the order of `Shape.sizes`."""
    pace: list[Array] = field(default_factory=list)
    force: list[Array] = field(default_factory=list)
    mean: list[Array] = field(default_factory=list)
    """The weights over the last steps: calmer than those of the moment, and what is shipped."""
    steps: int = 0

    def __post_init__(self) -> None:
        if not self.pace:
            self.pace = [np.zeros_like(part) for part in self.parts]
            self.force = [np.zeros_like(part) for part in self.parts]
            self.mean = [part.copy() for part in self.parts]

    @classmethod
    def new(cls, shape: Shape, seed: int) -> Learner:
        luck = np.random.default_rng(seed)
        fans = (24, 0, shape.first, 0, 0, 0, 0, 0)  # the heads know nothing, and say so
        shapes = (
            (shape.count, shape.first), (shape.first,), (shape.first, shape.second),
            (shape.second,), (shape.second,), (1,), (shape.answers, shape.second), (shape.answers,),
        )  # fmt: skip
        parts = [
            luck.normal(0, (1 / fan) ** 0.5 if fan else 0, size).astype(np.float32)
            for fan, size in zip(fans, shapes)
        ]
        return cls(shape, parts)

    def digits(self, seen: NDArray[np.int16]) -> Array:
        """A row for each observation: 1 where a digit picks a row of the first layer."""
        lows = np.array(self.shape.lows, dtype=np.int32)
        first = np.array(self.shape.rows, dtype=np.int32)
        known = np.clip(seen, lows, np.array(self.shape.highs, dtype=np.int32)) - lows
        ones, more = known % BASE, known // BASE
        lines = np.arange(len(seen))[:, None] * self.shape.count + first
        flat = np.zeros(len(seen) * self.shape.count, dtype=np.float32)
        flat[(lines + ones - 1)[ones > 0]] = 1
        flat[(lines + BASE - 2 + more)[more > 0]] = 1
        return flat.reshape(len(seen), -1)

    def values(self, seen: NDArray[np.int16]) -> Array:
        """What the mean weights say, a part at a time: digits take much room."""
        rows, bias1, onward, bias2, value, bias3 = self.mean[:6]
        found = []
        for at in range(0, len(seen), AT_ONCE):
            first = np.maximum(self.digits(seen[at : at + AT_ONCE]) @ rows + bias1, 0)
            found.append(np.maximum(first @ onward + bias2, 0) @ value + bias3)
        return np.concatenate(found)

    def step(
        self, lessons: Lessons, usual: int, rate: float, weight_of_answers: float
    ) -> tuple[float, float]:
        """One step down the slope; the error of the value, and how surprising the answers were."""
        rows, bias1, onward, bias2, value, bias3, answers, bias4 = self.parts
        digits = self.digits(lessons.seen)
        first = np.maximum(digits @ rows + bias1, 0)
        second = np.maximum(first @ onward + bias2, 0)
        off = second @ value + bias3 - lessons.ends(usual)
        asked = np.flatnonzero(lessons.answers >= 0)
        given = lessons.answers[asked]
        leaning = second[asked] @ answers.T + bias4
        leaning -= leaning.max(axis=1, keepdims=True)
        chance = np.exp(leaning)
        chance /= chance.sum(axis=1, keepdims=True)
        of_each = np.arange(len(asked))
        surprise = -np.log(chance[of_each, given] + 1e-9).mean() if len(asked) else 0.0
        chance[of_each, given] -= 1
        chance *= weight_of_answers / len(lessons)

        back = (2 / len(lessons)) * off
        to_second = np.outer(back, value)
        to_second[asked] += chance @ answers
        to_second[second <= 0] = 0
        to_first = to_second @ onward.T
        to_first[first <= 0] = 0
        self._move(
            [
                digits.T @ to_first,
                to_first.sum(axis=0),
                first.T @ to_second,
                to_second.sum(axis=0),
                second.T @ back,
                back.sum(keepdims=True),
                chance.T @ second[asked],
                chance.sum(axis=0),
            ],
            rate,
        )
        return float((off * off).mean()), float(surprise)

    def _move(self, slopes: list[Array], rate: float) -> None:
        """Adam, and the mean of about the last thousandth part of what was learned so far."""
        self.steps += 1
        rate *= (1 - FORGET_SQUARE**self.steps) ** 0.5 / (1 - FORGET**self.steps)
        share = max(0.002, 1 / (1 + self.steps))
        for part, pace, force, mean, slope in zip(
            self.parts, self.pace, self.force, self.mean, slopes
        ):
            pace += (1 - FORGET) * (slope - pace)
            force += (1 - FORGET_SQUARE) * (slope * slope - force)
            part -= rate * pace / (np.sqrt(force) + TINY)
            np.clip(part, -LIMIT, LIMIT, out=part)
            mean += share * (part - mean)

    def save(self, file: Path) -> None:
        kept: dict[str, Any] = {
            "steps": self.steps,
            "lows": self.shape.lows,
            "highs": self.shape.highs,
        }
        for name in MOVING:
            for number, part in enumerate(getattr(self, name)):
                kept[f"{name}{number}"] = part
        np.savez(file, **kept)

    @classmethod
    def load(cls, file: Path) -> Learner:
        with np.load(file) as kept:
            lists = {name: [kept[f"{name}{number}"] for number in range(PARTS)] for name in MOVING}
            first, second = lists["parts"][2].shape
            answers = len(lists["parts"][7])
            shape = Shape(kept["lows"].tolist(), kept["highs"].tolist(), first, second, answers)
            return cls(shape, **lists, steps=int(kept["steps"]))

    def whole(self) -> list[list[int]]:
        """The mean weights in fixed point, for a file."""
        return [np.rint(part * ONE).astype(int).ravel().tolist() for part in self.mean]
