"""A network that learns: the reckoning of ceiba/nets/net.py with broken numbers, and back.

The first layer is dense here (a 1 for every digit's row), since matrices are what numpy is good at,
and PyTorch on a graphics card, where there is one: the same reckoning for both, in what both know.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ceiba.nets.files import Unpacked
from ceiba.nets.net import BASE, ONE, Shape

Array = NDArray[np.float32]
LIMIT = 32767 / ONE
"""The largest weight that a file holds."""
FORGET, FORGET_SQUARE, TINY = 0.9, 0.999, 1e-8
"""Of Adam, as usual."""
NEVER = 1e6
"""By so much less one leans to what is not allowed."""
FAR = 10.0
"""A chance that changed by more than a factor of e to that is not told apart."""
FAR_ENOUGH = 0.2
"""How much more or less likely an answer becomes before nothing more is learned from it, so that no
round of games leads too far (PPO)."""
WEIGHT_OF_VALUE = 0.5
HEEDED = 6.0
"""How much more one leans to what is suggested, at first: a factor of 400."""

MOVING = ("parts", "pace", "force", "mean")
"""What a learner has of each part of a network."""
PARTS = 9


class Place(Protocol):
    """Where the numbers are while it learns; `lib` is what reckons there."""

    lib: Any

    def put(self, numbers: NDArray[Any]) -> Any: ...

    def fetched(self, numbers: Any) -> NDArray[Any]: ...

    def floats(self, numbers: Any) -> Any: ...


class Here:
    """On the processor, by numpy."""

    lib: Any = np

    def put(self, numbers: NDArray[Any]) -> Any:
        return numbers

    def fetched(self, numbers: Any) -> NDArray[Any]:
        return np.asarray(numbers)

    def floats(self, numbers: Any) -> Any:
        return numbers.astype(np.float32)


class OnACard:
    """On a graphics card, by PyTorch."""

    def __init__(self, torch: Any, name: str = "cuda") -> None:
        self.lib: Any = torch
        self._name: Final = name
        torch.set_grad_enabled(False)
        torch.set_float32_matmul_precision("high")

    def put(self, numbers: NDArray[Any]) -> Any:
        return self.lib.from_numpy(numbers).to(self._name)

    def fetched(self, numbers: Any) -> NDArray[Any]:
        return np.asarray(numbers.cpu())

    def floats(self, numbers: Any) -> Any:
        return numbers.float()


def best_place() -> Place:
    try:
        import torch
    except ImportError:
        return Here()
    return OnACard(torch) if torch.cuda.is_available() else Here()


class Asked(NamedTuple):
    """Questions, a row each."""

    seen: Any
    masks: Any
    """1 for what can be answered."""
    suggested: Any

    def some(self, rows: Any) -> Asked:
        return Asked(self.seen[rows], self.masks[rows], self.suggested[rows])


@dataclass
class Lesson:
    """Questions to learn from, a row each, where the learner is."""

    asked: Asked
    answers: Any
    ends: Any
    """How far ahead the seat ended, or was thought to be later on."""
    gains: Any
    """How much better than expected the answer turned out."""
    before: Any
    """How likely it was when it was given, as a logarithm."""

    def __len__(self) -> int:
        return len(self.answers)

    def some(self, rows: Any) -> Lesson:
        return Lesson(
            self.asked.some(rows), self.answers[rows], self.ends[rows], self.gains[rows],
            self.before[rows],
        )  # fmt: skip


@dataclass
class Learner:
    shape: Shape
    place: Place
    parts: list[Any]
    """The weights, in the order of `Shape.sizes`."""
    pace: list[Any] = field(default_factory=list)
    force: list[Any] = field(default_factory=list)
    mean: list[Any] = field(default_factory=list)
    """The weights over the last steps: calmer than those of the moment, and what is shipped."""
    steps: int = 0

    def __post_init__(self) -> None:
        if not self.pace:
            self.pace = [part * 0 for part in self.parts]
            self.force = [part * 0 for part in self.parts]
            self.mean = [part + 0 for part in self.parts]
        shape, put = self.shape, self.place.put
        self._lows = put(np.array(shape.lows, dtype=np.int16))
        self._highs = put(np.array(shape.highs, dtype=np.int16))
        columns, digits = rows_of(shape)
        self._columns, self._digits = put(columns), put(digits)
        self._every = put(np.arange(shape.answers))

    @classmethod
    def new(cls, shape: Shape, place: Place) -> Learner:
        return cls(shape, place, [place.put(part) for part in at_first(shape)])

    @classmethod
    def after(cls, made: Unpacked, first: int, place: Place) -> Learner:
        """One that goes on from a file, and has more cells in its first layer if that had fewer: at
        first nobody hears them."""
        old = made.shape
        shape = Shape(old.lows, old.highs, max(first, old.first), old.second, old.answers)
        sizes = zip(made.parts, shapes_of(old), strict=True)
        parts = [np.array(part, np.float32).reshape(size) / ONE for part, size in sizes]
        more = shape.first - old.first
        known = np.any(parts[0], axis=1, keepdims=True)
        parts[0] = np.hstack((parts[0], at_first(shape)[0][:, old.first :] * known))
        parts[1] = np.pad(parts[1], (0, more))
        parts[2] = np.pad(parts[2], ((0, more), (0, 0)))
        return cls(shape, place, [place.put(part.astype(np.float32)) for part in parts])

    def digits(self, seen: Any) -> Any:
        """A row for each observation: 1 where a digit picks a row of the first layer."""
        known = seen.clip(self._lows, self._highs) - self._lows
        both = self.place.lib.concatenate((known % BASE, known // BASE), 1)
        return self.place.floats(both[:, self._columns] == self._digits)

    def thoughts(self, asked: Asked) -> tuple[Any, Any]:
        """What the weights of the moment say: the value, and how likely each answer is."""
        return self._looked(self.parts, asked)

    def calmer_thoughts(self, asked: Asked) -> tuple[Any, Any]:
        """What the mean weights say, which are what is shipped."""
        return self._looked(self.mean, asked)

    def _looked(self, parts: list[Any], asked: Asked) -> tuple[Any, Any]:
        _, _, second = self._layers(parts, asked.seen)
        named = self._named(asked.suggested)
        return second @ parts[4] + parts[5], self._chances(parts, second, named, asked.masks)

    def _layers(self, parts: list[Any], seen: Any) -> tuple[Any, Any, Any]:
        """The digits, and what the hidden layers make of them."""
        rows, bias1, onward, bias2 = parts[:4]
        digits = self.digits(seen)
        first = (digits @ rows + bias1).clip(0)
        return digits, first, (first @ onward + bias2).clip(0)

    def _named(self, suggested: Any) -> Any:
        """A row for each question: 1 where the answer is what is suggested."""
        return self.place.floats(suggested[:, None] == self._every[None])

    def _chances(self, parts: list[Any], second: Any, named: Any, masks: Any) -> Any:
        leanings, bias4, heeding = parts[6:]
        leaning = second @ leanings.T + bias4 + named * heeding
        allowed = leaning + (self.place.floats(masks) - 1) * NEVER
        weights = self.place.lib.exp(allowed - self.place.lib.amax(allowed, 1)[:, None])
        return weights / weights.sum(1)[:, None]

    def step(self, lesson: Lesson, rate: float, curiosity: float) -> None:
        """One step down the slope: towards values that foresee the ends, and towards answers that
        turned out better than expected, but not so far that only few are tried any more."""
        lib, size = self.place.lib, len(lesson)
        _, _, onward, _, value, bias3, leanings, _, _ = self.parts
        digits, first, second = self._layers(self.parts, lesson.asked.seen)
        back = (2 * WEIGHT_OF_VALUE / size) * (second @ value + bias3 - lesson.ends)

        named = self._named(lesson.asked.suggested)
        chance = self._chances(self.parts, second, named, lesson.asked.masks)
        logs = lib.log(chance.clip(1e-12))
        lines = self.place.put(np.arange(size))
        ratio = lib.exp((logs[lines, lesson.answers] - lesson.before).clip(-FAR, FAR))
        better = lesson.gains > 0
        too_far = ((ratio > 1 + FAR_ENOUGH) & better) | ((ratio < 1 - FAR_ENOUGH) & ~better)
        push = lesson.gains * ratio * self.place.floats(~too_far)
        uncertainty = -(chance * logs).sum(1)
        slope = chance * push[:, None]
        slope[lines, lesson.answers] -= push
        slope += curiosity * chance * (logs + uncertainty[:, None])
        slope /= size

        to_second = (back[:, None] * value + slope @ leanings) * (second > 0)
        to_first = (to_second @ onward.T) * (first > 0)
        self._move(
            [
                digits.T @ to_first,
                to_first.sum(0),
                first.T @ to_second,
                to_second.sum(0),
                second.T @ back,
                back.sum(0)[None],
                slope.T @ second,
                slope.sum(0),
                (slope * named).sum(0),
            ],
            rate,
        )

    def _move(self, slopes: list[Any], rate: float) -> None:
        """Adam, and the mean of about the last five hundred steps."""
        self.steps += 1
        rate *= (1 - FORGET_SQUARE**self.steps) ** 0.5 / (1 - FORGET**self.steps)
        share = max(0.002, 1 / (1 + self.steps))
        for part, pace, force, mean, slope in zip(
            self.parts, self.pace, self.force, self.mean, slopes
        ):
            pace += (1 - FORGET) * (slope - pace)
            force += (1 - FORGET_SQUARE) * (slope * slope - force)
            part -= rate * pace / (force**0.5 + TINY)
            part[...] = part.clip(-LIMIT, LIMIT)
            mean += share * (part - mean)

    def save(self, file: Path) -> None:
        kept: dict[str, Any] = {
            "steps": self.steps,
            "lows": self.shape.lows,
            "highs": self.shape.highs,
        }
        for name in MOVING:
            for number, part in enumerate(getattr(self, name)):
                kept[f"{name}{number}"] = self.place.fetched(part)
        np.savez(file, **kept)

    @classmethod
    def load(cls, file: Path, place: Place) -> Learner:
        with np.load(file) as kept:
            lists = {name: [kept[f"{name}{number}"] for number in range(PARTS)] for name in MOVING}
            first, second = lists["parts"][2].shape
            answers = len(lists["parts"][7])
            shape = Shape(kept["lows"].tolist(), kept["highs"].tolist(), first, second, answers)
            put = {name: [place.put(part) for part in parts] for name, parts in lists.items()}
            return cls(shape, place, **put, steps=int(kept["steps"]))

    def whole(self) -> list[list[int]]:
        """The mean weights in fixed point, for a file. What never came up says nothing."""
        parts = [self.place.fetched(part) for part in self.mean]
        as_drawn = np.isclose(parts[0], at_first(self.shape)[0], rtol=0, atol=1 / ONE).all(1)
        parts[0] = np.where(as_drawn[:, None], 0, parts[0])
        return [np.rint(part * ONE).astype(int).ravel().tolist() for part in parts]


def shapes_of(shape: Shape) -> tuple[tuple[int, ...], ...]:
    """Of the parts of a network."""
    return (
        (shape.count, shape.first), (shape.first,), (shape.first, shape.second), (shape.second,),
        (shape.second,), (1,), (shape.answers, shape.second), (shape.answers,), (shape.answers,),
    )  # fmt: skip


def at_first(shape: Shape) -> list[Array]:
    """The weights before anything was learned: the heads know nothing, and say so."""
    luck = np.random.default_rng(0)
    fans = (24, 0, shape.first, 0, 0, 0, 0, 0, 0)
    parts = [
        luck.normal(0, (1 / fan) ** 0.5 if fan else 0, size).astype(np.float32)
        for fan, size in zip(fans, shapes_of(shape), strict=True)
    ]
    parts[8] += HEEDED
    return parts


def rows_of(shape: Shape) -> tuple[NDArray[np.int64], NDArray[np.int16]]:
    """For each row of the first layer which digit of which number picks it: the column of the digit
    (those of all numbers, then the higher ones), and what it must be."""
    columns, digits = [], []
    for number, (low, high) in enumerate(zip(shape.lows, shape.highs)):
        span = high - low
        ones, more = min(span, BASE - 1), span // BASE
        columns += [number] * ones + [len(shape.lows) + number] * more
        digits += [*range(1, ones + 1), *range(1, more + 1)]
    return np.array(columns), np.array(digits, dtype=np.int16)
