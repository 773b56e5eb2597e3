"""Lines of 81 symbols, packed: a sequence of texts that is taken apart only where that is needed.

    | 81 symbols of the first line | 81 symbols of the second line | ...

Whoever can works on `data` as a whole, in a fraction of the time: the core reads it as it is, and
Arrow takes it for a column of texts.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, overload

from nonet.batch import extras
from nonet.core.shapes import CLASSIC
from nonet.core.symbols import BLANKS, EMPTY, SYMBOLS

CELLS = CLASSIC.cell_count

_DIGITS = SYMBOLS[: CLASSIC.size]
_BAD = "\0"
_CLEAN = "".join(
    symbol if symbol in _DIGITS else EMPTY if symbol in BLANKS else _BAD
    for symbol in map(chr, range(256))
).encode("ascii")
"""What becomes of a byte: a digit, an empty cell, or nothing that a puzzle has."""


class Packed(Sequence[str]):
    """The lines as texts, which `data` has one behind the other.

    >>> lines = Packed(b"." * 81 + b"1" * 81)
    >>> len(lines), lines[1] == "1" * 81, [line[0] for line in lines]
    (2, True, ['.', '1'])
    """

    __slots__ = ("data",)

    def __init__(self, data: bytes) -> None:
        self.data = data

    def __len__(self) -> int:
        return len(self.data) // CELLS

    def __iter__(self) -> Iterator[str]:
        text = self.data.decode("ascii")
        return (text[start : start + CELLS] for start in range(0, len(text), CELLS))

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        """One line, or some of them."""
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        start = range(len(self))[index] * CELLS
        return self.data[start : start + CELLS].decode("ascii")

    def as_array(self) -> Any:
        """The same for Arrow, without a look at any of them."""
        arrow = extras.arrow()
        buffers = [None, arrow.py_buffer(_offsets(len(self))), arrow.py_buffer(self.data)]
        return arrow.Array.from_buffers(arrow.string(), len(self), buffers)


@lru_cache(maxsize=2)
def _offsets(count: int) -> bytes:
    """Where lines begin and end, as Arrow wants it."""
    return array("i", range(0, (count + 1) * CELLS, CELLS)).tobytes()


def pack(data: bytes, count: int) -> Packed | None:
    """So many lines of a file, if they are ordinary 9x9 puzzles and nothing else.

    >>> pack(b"1" * 81 + b"\\n" + b"x" * 81, 2)[1] == "." * 81
    True
    >>> pack(b"1" * 81 + b" # easy", 1) is None
    True
    """
    end = b"\r\n" if data[CELLS : CELLS + 2] == b"\r\n" else b"\n"
    whole = data if data.endswith(b"\n") else data + end
    width = CELLS + len(end)
    if len(whole) != width * count or any(
        whole[CELLS + place :: width] != end[place : place + 1] * count for place in range(len(end))
    ):
        return None
    packed = whole.translate(_CLEAN, end)
    return None if len(packed) != CELLS * count or _BAD.encode() in packed else Packed(packed)


def whole(items: Sequence[Any]) -> Any:
    """The items in the form that is read most quickly."""
    return items.data if isinstance(items, Packed) else items
