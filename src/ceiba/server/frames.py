"""Frames of a web socket (RFC 6455), as far as nearly all of them go: compiled."""

from typing import Final

from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
"""The first byte of a message of text in one frame."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Below it the length stands in the second byte; this itself says that it is in the next two."""
LONG: Final = 127
MASK_BYTES: Final = 4


def lone_text(data: bytes) -> bytes | None:
    """The message, where the data is one message of text and nothing else."""
    if len(data) < 2 + MASK_BYTES or data[0] != WHOLE_TEXT:
        return None
    size, payload = data[1] - MASKED, 2 + MASK_BYTES
    if size == SHORT:
        size, payload = data[2] << 8 | data[3], 4 + MASK_BYTES
        if size < SHORT:
            return None  # not as short as it should be
    elif not 0 <= size < SHORT:
        return None
    if len(data) != payload + size:
        return None
    return apply_mask(data[payload:], data[payload - MASK_BYTES : payload])


def framed(text: bytes) -> bytes:
    """A message of text from the server."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT, size >> 8, size & 0xFF)) + text
    return bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big") + text
