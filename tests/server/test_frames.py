"""Messages that come alone and whole are read as websockets reads them; all else is left to it."""

import pytest
from websockets.frames import Frame, Opcode

from ceiba.server.frames import framed, lone_text

SIZES = (0, 1, 125, 126, 127, 300, 65_535)


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_alone_is_read(size: int) -> None:
    assert lone_text(sent(b"x" * size)) == b"x" * size


@pytest.mark.parametrize("size", [*SIZES, 65_536, 200_000])
def test_a_message_is_framed_as_websockets_does(size: int) -> None:
    assert framed(b"x" * size) == sent(b"x" * size, mask=False)


OTHERS = {
    "nothing": b"",
    "one byte": b"\x81",
    "half a head": b"\x81\xfe",
    "half a message": sent(b"half")[:-1],
    "half a longer one": sent(b"x" * 300)[:-1],
    "two": sent(b"one") + sent(b"two"),
    "one and a half": sent(b"one") + b"\x81",
    "bytes": sent(b"bytes", Opcode.BINARY),
    "ping": sent(b"", Opcode.PING),
    "close": sent(b"", Opcode.CLOSE),
    "a first piece": sent(b"a piece", fin=False),
    "a last piece": sent(b"the next piece", Opcode.CONT),
    "not masked": sent(b"not masked", mask=False),
    "longer, not masked": sent(b"x" * 200, mask=False),
    "very long": sent(b"x" * 70_000),
    "a reserved bit": b"\xc1" + sent(b"reserved")[1:],
    "a short one, written long": b"\x81\xfe\x00\x05mask12345",
}


@pytest.mark.parametrize("what", OTHERS)
def test_anything_else_is_left_to_websockets(what: str) -> None:
    assert lone_text(OTHERS[what]) is None
