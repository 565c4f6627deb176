"""A network that learns: the reckoning of ceiba/nets/net.py with broken numbers, and back.

The first layer is dense here (a 1 for every digit's row), since matrices are what numpy is good at,
and PyTorch on a graphics card, where there is one: the same reckoning for both, in what both know.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

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
FAR = 30.0
"""Leanings beyond are not told apart."""

MOVING = ("parts", "pace", "force", "mean")
"""What a learner has of each part of a network."""
PARTS = 8


class Place(Protocol):
    """Where the numbers are while it learns."""

    def put(self, numbers: NDArray[Any]) -> Any: ...

    def fetched(self, numbers: Any) -> NDArray[Any]: ...


class Here:
    """On the processor, by numpy."""

    def put(self, numbers: NDArray[Any]) -> Any:
        return numbers

    def fetched(self, numbers: Any) -> NDArray[Any]:
        return np.asarray(numbers)


class OnACard:
    """On a graphics card, by PyTorch."""

    def __init__(self, torch: Any) -> None:
        self._torch: Final = torch
        torch.set_grad_enabled(False)

    def put(self, numbers: NDArray[Any]) -> Any:
        return self._torch.from_numpy(numbers).cuda()

    def fetched(self, numbers: Any) -> NDArray[Any]:
        return np.asarray(numbers.cpu())


def best_place() -> Place:
    try:
        import torch
    except ImportError:
        return Here()
    return OnACard(torch) if torch.cuda.is_available() else Here()


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

    @classmethod
    def new(cls, shape: Shape, seed: int, place: Place) -> Learner:
        luck = np.random.default_rng(seed)
        fans = (24, 0, shape.first, 0, 0, 0, 0, 0)  # the heads know nothing, and say so
        shapes = (
            (shape.count, shape.first), (shape.first,), (shape.first, shape.second),
            (shape.second,), (shape.second,), (1,), (shape.answers, shape.second), (shape.answers,),
        )  # fmt: skip
        parts = [
            place.put(luck.normal(0, (1 / fan) ** 0.5 if fan else 0, size).astype(np.float32))
            for fan, size in zip(fans, shapes)
        ]
        return cls(shape, place, parts)

    def digits(self, seen: Any) -> Any:
        """A row for each observation: 1 where a digit picks a row of the first layer."""
        put, shape = self.place.put, self.shape
        lows = put(np.array(shape.lows, dtype=np.int16))
        known = seen.clip(lows, put(np.array(shape.highs, dtype=np.int16))) - lows
        ones, more = known % BASE, known // BASE
        lines = put(np.arange(len(seen))[:, None] * shape.count + np.array(shape.rows))
        flat = put(np.zeros(len(seen) * shape.count, dtype=np.float32))
        flat[(lines + ones - 1)[ones > 0]] = 1
        flat[(lines + BASE - 2 + more)[more > 0]] = 1
        return flat.reshape(len(seen), -1)

    def values(self, seen: NDArray[np.int16]) -> Array:
        """What the mean weights say, a part at a time: digits take much room."""
        rows, bias1, onward, bias2, value, bias3 = self.mean[:6]
        found = []
        for at in range(0, len(seen), AT_ONCE):
            digits = self.digits(self.place.put(seen[at : at + AT_ONCE]))
            first = (digits @ rows + bias1).clip(0)
            found.append(self.place.fetched((first @ onward + bias2).clip(0) @ value + bias3))
        return np.concatenate(found)

    def step(self, seen: Any, answers: Any, ends: Any, rate: float, weight: float) -> None:
        """One step down the slope of the error of the value and of the surprise at the answers,
        which has a weight."""
        rows, bias1, onward, bias2, value, bias3, leanings, bias4 = self.parts
        digits = self.digits(seen)
        first = (digits @ rows + bias1).clip(0)
        second = (first @ onward + bias2).clip(0)
        back = (2 / len(ends)) * (second @ value + bias3 - ends)
        asked = answers >= 0
        given = answers[asked]
        chance = math.e ** (second[asked] @ leanings.T + bias4).clip(-FAR, FAR)
        chance /= chance.sum(axis=1, keepdims=True)
        chance[asked.cumsum(0)[asked] - 1, given] -= 1
        chance *= weight / len(ends)

        to_second = back[:, None] * value
        to_second[asked] += chance @ leanings
        to_second *= second > 0
        to_first = (to_second @ onward.T) * (first > 0)
        self._move(
            [
                digits.T @ to_first,
                to_first.sum(axis=0),
                first.T @ to_second,
                to_second.sum(axis=0),
                second.T @ back,
                back.sum(axis=0, keepdims=True),
                chance.T @ second[asked],
                chance.sum(axis=0),
            ],
            rate,
        )

    def _move(self, slopes: list[Any], rate: float) -> None:
        """Adam, and the mean of about the last thousandth part of what was learned so far."""
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
        """The mean weights in fixed point, for a file."""
        whole = [np.rint(self.place.fetched(part) * ONE) for part in self.mean]
        return [part.astype(int).ravel().tolist() for part in whole]
