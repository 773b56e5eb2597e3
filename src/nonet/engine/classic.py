"""Solve and count on the classic 9x9 board, one puzzle or many, at the greatest speed."""

from collections.abc import Iterable, Sequence

from nonet._native import (
    Control,
    End,
    classic_are_lines,
    classic_count_lines,
    classic_read_lines,
    classic_search,
    classic_solve,
    classic_solve_lines,
)
from nonet.core.layout import Layout
from nonet.core.puzzle import Grid
from nonet.core.shapes import CLASSIC
from nonet.core.status import STATUSES
from nonet.core.symbols import BLANKS, SYMBOLS
from nonet.engine.identity import by_identity
from nonet.engine.result import NO_LIMIT, Count, Result, Results
from nonet.errors import FormatError

Line = str | Grid
"""81 symbols or, as bytes, 81 symbols or digits."""

Lines = Iterable[Line] | bytes | bytearray | memoryview
"""Puzzles one by one, or all in one buffer: back to back, or each ended by a newline."""

_CELLS = CLASSIC.cell_count
_SYMBOLS: frozenset[Line] = frozenset(SYMBOLS[:9] + BLANKS).union(
    bytes([ord(symbol)]) for symbol in SYMBOLS[:9] + BLANKS
)
_DIGITS: frozenset[Line] = frozenset(bytes([digit]) for digit in range(10))


@by_identity
def is_classic(layout: Layout) -> bool:
    """Whether the board is the classic one, whatever its houses are called."""
    return (layout.size, layout.positions, layout.rules) == (9, CLASSIC.positions, ()) and (
        _groups(layout) == _CLASSIC_GROUPS
    )


def _groups(layout: Layout) -> set[frozenset[int]]:
    return {frozenset(house.cells) for house in layout.houses}


_CLASSIC_GROUPS = _groups(CLASSIC)


def solve(line: Line, control: Control | None = None, allowed: Sequence[int] = ()) -> Result:
    """Solves the puzzle and proves whether the solution is the only one."""
    found = classic_solve(line, allowed, control)
    if found is None:
        raise _bad_symbols(line)
    return Result(STATUSES[found[0]], found[1])


def count(
    line: Line,
    limit: int | None = None,
    control: Control | None = None,
    allowed: Sequence[int] = (),
) -> Count:
    """Counts solutions, at most up to `limit`."""
    most = NO_LIMIT if limit is None else min(limit, NO_LIMIT)
    found = classic_search(line, allowed, most, NO_LIMIT, control or Control())
    if found is None:
        raise _bad_symbols(line)
    return Count(found[0], stopped=found[2] == End.STOPPED)


def solve_lines(
    lines: Lines, workers: int | None = None, control: Control | None = None
) -> Results:
    """One result per line, in order; what was not reached before a stop is `Status.STOPPED`."""
    kept = _kept(lines)
    found = classic_solve_lines(kept, workers or 0, control or Control())
    if isinstance(found, int):
        raise _bad_line(kept, found)
    return Results(*found)


def count_lines(
    lines: Lines, limit: int = 2, workers: int | None = None, control: Control | None = None
) -> list[int | None]:
    """The number of solutions of each line up to `limit`; None where the count was stopped."""
    kept = _kept(lines)
    found = classic_count_lines(kept, min(limit, NO_LIMIT), workers or 0, control or Control())
    if isinstance(found, int):
        raise _bad_line(kept, found)
    return found


def are_lines(puzzles: Sequence[object]) -> bool:
    """Whether there are puzzles, and all of them are lines of text, as far as lengths tell."""
    return classic_are_lines(puzzles)


def read_lines(lines: Lines) -> bytes:
    """The digits of all lines, back to back."""
    kept = _kept(lines)
    found = classic_read_lines(kept)
    if isinstance(found, int):
        raise _bad_line(kept, found)
    return found


def _kept(lines: Lines) -> Sequence[Line] | bytes | bytearray | memoryview:
    """The same lines in a form that can be looked at twice."""
    if isinstance(lines, (bytes, bytearray, memoryview, list, tuple)):
        return lines
    return tuple(lines)


def _bad_line(lines: Sequence[Line] | bytes | bytearray | memoryview, number: int) -> FormatError:
    if isinstance(lines, (bytes, bytearray, memoryview)):
        line: Line = _line_of_buffer(bytes(lines), number)
    else:
        line = lines[number]
    return FormatError("place.puzzle", number=number + 1, reason=_bad_symbols(line))


def _line_of_buffer(buffer: bytes, number: int) -> bytes:
    if b"\n" in buffer:
        return buffer.split(b"\n")[number].removesuffix(b"\r")
    return buffer[number * _CELLS : (number + 1) * _CELLS]


def _bad_symbols(line: Line) -> FormatError:
    """What is wrong with a line that the core has refused."""
    if not isinstance(line, (str, bytes)):
        return FormatError("error.not_a_line", expected=_CELLS, got=line)
    if len(line) != _CELLS:
        return FormatError("error.line_length", text=line, count=len(line), expected=_CELLS)
    symbols = [line[cell : cell + 1] for cell in range(_CELLS)]
    strange = next(cell for cell in range(_CELLS) if symbols[cell] not in _SYMBOLS)
    if symbols[strange] in _DIGITS:
        return FormatError("error.mixed_symbols")
    cell = CLASSIC.cell_name(strange)
    return FormatError("error.symbol_of_cell", cell=cell, got=symbols[strange])
