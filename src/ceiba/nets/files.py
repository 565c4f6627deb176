"""Networks as files: a line that says what it is, and the weights, packed.

ceiba net 3
{"game": "gold", "players": 2, …}
(zlib) numbers of two bytes, all smaller bytes first, which packs better: lows and highs, then the
parts as in `Shape.sizes`, in steps of `GRAIN`
"""

import itertools
import struct
import zlib
from typing import Final, NamedTuple

import msgspec

from ceiba.core.errors import BadOptions
from ceiba.nets.net import Net, Shape

MAGIC: Final = b"ceiba net 3\n"
GRAIN: Final = 8
"""Weights are rounded to a 512th; finer ones make larger files and hardly other answers."""
MOST: Final = (1 << 15) // GRAIN - 1


class Card(msgspec.Struct, frozen=True):
    """What a network is for, how large it is, and where it comes from."""

    game: str
    players: int
    width: int
    """Numbers in an observation."""
    first: int
    second: int
    answers: int
    usual: int
    """Half of all games it learned from ended closer to `par`, in hundredths of points."""
    rivalry: int = 100
    """How much a point of the best opponent hurts, in hundredths of an own point."""
    par: int = 0
    """What half of these games came to."""
    recipe: dict[str, str | int | float] = {}


def pack(card: Card, shape: Shape, parts: list[list[int]]) -> bytes:
    weights = [min(round(weight / GRAIN), MOST) for weight in itertools.chain(*parts)]
    numbers = [*shape.lows, *shape.highs, *weights]
    both = struct.pack(f"<{len(numbers)}h", *numbers)
    return MAGIC + msgspec.json.encode(card) + b"\n" + zlib.compress(both[::2] + both[1::2], 9)


class Unpacked(NamedTuple):
    card: Card
    shape: Shape
    parts: list[list[int]]

    def net(self) -> Net:
        """Each call makes one of its own: a network remembers what it looked at last."""
        return Net(self.shape, self.parts)


def unpack(packed: bytes) -> Unpacked:
    if not packed.startswith(MAGIC):
        raise BadOptions("this is no network, or one of a version that is not known here")
    try:
        line, weights = packed[len(MAGIC) :].split(b"\n", 1)
        card = msgspec.json.decode(line, type=Card)
        numbers = _numbers(zlib.decompress(weights))
    except (ValueError, struct.error, zlib.error) as problem:
        raise BadOptions(f"the network is damaged: {problem}") from problem
    lows = numbers[: card.width]
    highs = numbers[card.width : 2 * card.width]
    shape = Shape(lows, highs, card.first, card.second, card.answers)
    ends = list(itertools.accumulate(shape.sizes(), initial=2 * card.width))
    if len(lows) + len(highs) != 2 * card.width or ends[-1] != len(numbers):
        raise BadOptions("the network is damaged: it has not as many weights as it says")
    parts = [[GRAIN * n for n in numbers[a:b]] for a, b in itertools.pairwise(ends)]
    return Unpacked(card, shape, parts)


def _numbers(packed: bytes) -> list[int]:
    """`struct.error` if they are not whole."""
    both = bytearray(len(packed))
    both[::2], both[1::2] = packed[: -(-len(packed) // 2)], packed[-(-len(packed) // 2) :]
    return [number for (number,) in struct.iter_unpack("<h", both)]
