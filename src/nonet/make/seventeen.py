"""The puzzles with 17 givens that come with Nonet, found by the search of `nonet.make.mine`."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from nonet._native import classic_form
from nonet.core.puzzle import Grid
from nonet.core.splitmix import SplitMix64

SEVENTEEN = 17
FILE = "seventeens.bin"

_PLACES = 11
_DIGITS = 9
_RECORD = _PLACES + _DIGITS


def pack(puzzles: Iterable[Grid]) -> bytes:
    """20 bytes for each puzzle: a bit per cell (11 bytes), then four bits per given (9 bytes)."""
    return b"".join(map(_pack_one, puzzles))


def _pack_one(puzzle: Grid) -> bytes:
    places = sum(1 << cell for cell, digit in enumerate(puzzle) if digit)
    digits = sum(digit << 4 * n for n, digit in enumerate(filter(None, puzzle)))
    return places.to_bytes(_PLACES, "little") + digits.to_bytes(_DIGITS, "little")


def unpack(packed: bytes) -> list[Grid]:
    """The puzzles again, one digit per cell."""
    starts = range(0, len(packed), _RECORD)
    return [_unpack_one(packed[start : start + _RECORD]) for start in starts]


def _unpack_one(record: bytes) -> Grid:
    places = int.from_bytes(record[:_PLACES], "little")
    digits = int.from_bytes(record[_PLACES:], "little")
    puzzle = bytearray(81)
    for cell in range(81):
        if places >> cell & 1:
            puzzle[cell] = digits & 15
            digits >>= 4
    return bytes(puzzle)


@cache
def stored() -> list[Grid]:
    """All of them, in canonical form."""
    return unpack(files("nonet.make").joinpath(FILE).read_bytes())


def choose(seed: int) -> Grid:
    """One of them in a random form; all are equally likely."""
    random = SplitMix64(seed)
    grid = stored()[random.below(len(stored()))]
    return classic_form(grid, random.next())
