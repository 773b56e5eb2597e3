"""Cuts a stream into portions of so many lines, without a look at each of them.

Lines are only counted, which takes a tenth of the time that it takes to read one after the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

CHUNK = 1 << 20
"""So many bytes are read at a time. A line that is longer is surely no puzzle, whatever it says."""

ROOM = 1 << 25
"""A portion of so many bytes ends, however few lines it has."""


@dataclass(slots=True)
class Portion:
    """Neighbouring lines; `start` and `size` tell where they lie in the stream.

    It is not `whole` if the middle of a line that goes on and on was left out.
    """

    start: int
    count: int = 0
    size: int = 0
    pieces: list[bytes] = field(default_factory=list)
    whole: bool = True

    def add(self, piece: bytes, ends: int) -> None:
        """Takes what comes next, in which so many lines end."""
        self.count += ends
        self.size += len(piece)
        if ends or not self._is_endless():
            self.pieces.append(piece)
        else:
            self.whole = False

    def close(self) -> None:
        """Counts the last line of the stream, if it has no end."""
        self.count += not self.pieces[-1].endswith(b"\n")

    def _is_endless(self) -> bool:
        return bool(self.pieces) and b"\n" not in self.pieces[-1] and len(self.pieces[-1]) >= CHUNK


def cut(stream: BinaryIO, lines: int, start: int = 0) -> Iterator[Portion]:
    """Portions of so many lines each, from a place in the stream on.

    >>> from io import BytesIO
    >>> [portion.pieces for portion in cut(BytesIO(b"a\\nb\\nc"), 2)]
    [[b'a\\nb\\n'], [b'c']]
    """
    portion = Portion(start)
    while chunk := stream.read(CHUNK):
        while chunk:
            ends = chunk.count(b"\n")
            wanted = lines - portion.count
            if portion.size >= ROOM:
                wanted = min(wanted, max(ends, 1))
            if ends < wanted:
                portion.add(chunk, ends)
                break
            end = _end_of(chunk, wanted)
            portion.add(chunk[:end], wanted)
            chunk = chunk[end:]
            yield portion
            portion = Portion(portion.start + portion.size)
    if portion.size:
        portion.close()
        yield portion


def _end_of(chunk: bytes, number: int) -> int:
    """Where the line of this number ends, found by halves."""
    low, high = 0, len(chunk)
    while high - low > 1:
        middle = (low + high) // 2
        ends = chunk.count(b"\n", low, middle)
        if ends >= number:
            high = middle
        else:
            number -= ends
            low = middle
    return high
