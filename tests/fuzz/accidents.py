"""Golden bytes after accidents: those of texts, and those that happen to bytes only."""

import re
from random import Random

from mutation import ACCIDENTS

_BAD_BYTES = (
    b"\0", b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xfe\xff", b"\xff\xfe",
    b"\xef\xbb\xbf", b"\r", b"\x1a", b"\x7f", b"\xe2\x80\xa8",
)  # fmt: skip
"""NULs, what is no UTF-8, marks of other encodings, ends of lines."""
_NEW = re.compile("[^\0-\xff]+")
"""Characters that an accident has brought: those are UTF-8, old bytes stay as they were."""
_SHARE_OF_TEXT = 0.7
_LONGEST = 5_000_000
_LONG = 20_000
"""What is longer is not damaged further: some accidents make it a thousand times as long."""


def damaged(data: bytes, other: bytes, random: Random) -> bytes:
    """The bytes after one to four accidents; `other` is what they may be mixed up with."""
    for _ in range(random.choice([1, 1, 1, 2, 3, 4])):
        if len(data) > _LONG:
            break
        if random.random() < _SHARE_OF_TEXT:
            data = _damage_text(data, random)
        else:
            data = random.choice(_BYTE_ACCIDENTS)(data, other, random)
    return data[:_LONGEST]


def _damage_text(data: bytes, random: Random) -> bytes:
    """Latin 1 has a character for each byte, so that whatever is no text survives."""
    text = ACCIDENTS[random.randrange(len(ACCIDENTS))](data.decode("latin-1"), random)
    return _NEW.sub(lambda new: new[0].encode().decode("latin-1"), text).encode("latin-1")


def _flip(data: bytes, _: bytes, random: Random) -> bytes:
    if not data:
        return data
    at = random.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << random.randrange(8)]) + data[at + 1 :]


def _spoil(data: bytes, _: bytes, random: Random) -> bytes:
    at = random.randint(0, len(data))
    return data[:at] + random.choice(_BAD_BYTES) + data[at + random.randint(0, 2) :]


def _scramble(data: bytes, _: bytes, random: Random) -> bytes:
    at = random.randint(0, len(data))
    return data[:at] + random.randbytes(random.randint(1, 8)) + data[at + 8 :]


def _splice(data: bytes, other: bytes, random: Random) -> bytes:
    return data[: random.randint(0, len(data))] + other[random.randint(0, len(other)) :]


def _repeat(data: bytes, _: bytes, random: Random) -> bytes:
    at = random.randint(0, len(data))
    piece = data[at : at + random.choice([1, 2, 10, 100])]
    return data[:at] + piece * random.choice([2, 10, 300]) + data[at:]


_BYTE_ACCIDENTS = (_flip, _flip, _spoil, _scramble, _splice, _repeat)
