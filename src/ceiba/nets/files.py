"""Networks as files: a line that says what it is, and the weights, packed.

ceiba net 2
{"game": "gold", "players": 2, …}
(zlib) 16-bit numbers, the smaller byte first: lows and highs, then the parts as in `Shape.sizes`
"""

import itertools
import struct
import zlib
from typing import Final, NamedTuple

import msgspec

from ceiba.core.errors import BadOptions
from ceiba.nets.net import Net, Shape

MAGIC: Final = b"ceiba net 2\n"


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
    """Half of all games it learned from ended closer than that, in hundredths of points."""
    recipe: dict[str, str | int | float] = {}


def pack(card: Card, shape: Shape, parts: list[list[int]]) -> bytes:
    numbers = [*shape.lows, *shape.highs, *itertools.chain(*parts)]
    weights = struct.pack(f"<{len(numbers)}h", *numbers)
    return MAGIC + msgspec.json.encode(card) + b"\n" + zlib.compress(weights, 9)


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
        numbers = [number for (number,) in struct.iter_unpack("<h", zlib.decompress(weights))]
    except (ValueError, struct.error, zlib.error) as problem:
        raise BadOptions(f"the network is damaged: {problem}") from problem
    lows = numbers[: card.width]
    highs = numbers[card.width : 2 * card.width]
    shape = Shape(lows, highs, card.first, card.second, card.answers)
    ends = list(itertools.accumulate(shape.sizes(), initial=2 * card.width))
    if len(lows) + len(highs) != 2 * card.width or ends[-1] != len(numbers):
        raise BadOptions("the network is damaged: it has not as many weights as it says")
    return Unpacked(card, shape, [numbers[a:b] for a, b in itertools.pairwise(ends)])
