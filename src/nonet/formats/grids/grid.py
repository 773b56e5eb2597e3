"""The grid as text: one row of the board a line, bare or with a frame around its boxes.

5 3 . | . 7 . | . . .
6 . . | 1 9 5 | . . .
. 9 8 | . . . | . 6 .
------+-------+------
...
"""

import re
from collections.abc import Callable, Sequence

from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of
from nonet.errors import FormatError
from nonet.formats import boards
from nonet.formats.alphabet import SIDE_OF_COUNT, digits_of, is_board, is_symbols
from nonet.formats.format import Format, single
from nonet.formats.limits import check_plain, check_player
from nonet.formats.lines.line import is_numbers, read_numbers, read_symbols

_SPACE = str.maketrans("", "", " \t|+,")
_RULE = re.compile(r"[-+|*=:. \t]*(?:[+*]|---|===)[-+|*=: \t]*")
_CROSSED_RULE = re.compile(r"[-=|+* \t]*[+*][-=|+* \t]*")

Line = tuple[int, str]
"""The number of a line, and the line."""


def read(text: str) -> Sheet:
    """The puzzle of a text of rows."""
    lines = numbered_lines(text)
    if not lines:
        raise FormatError("error.empty_text")
    tokens = " ".join(line for _, line in lines).replace("|", " ").replace(",", " ").split()
    if is_numbers(tokens):
        return Sheet(read_numbers(tokens))
    rows = rows_of(lines)
    if rows is None:
        return Sheet(_read_joined(lines))
    return Sheet(Puzzle(boards.plain(len(rows)), read_rows(rows)))


def numbered_lines(text: str) -> list[Line]:
    """The lines that hold something, with their numbers; comments are cut off."""
    lines = ((n, line.partition("#")[0]) for n, line in enumerate(text.splitlines(), 1))
    return [(number, line) for number, line in lines if line.strip()]


def rows_of(lines: Sequence[Line]) -> list[Line] | None:
    """N rows of N symbols, or None; rules are told from rows of dashes by which way fits."""
    for is_rule in (_never, _CROSSED_RULE.fullmatch, _RULE.fullmatch):
        rows = _kept(lines, is_rule)
        side = len(rows)
        if side * side in SIDE_OF_COUNT and all(len(stripped(row)) == side for _, row in rows):
            return rows
    return None


def read_rows(rows: Sequence[Line]) -> bytes:
    """The digits of N rows of N symbols."""
    side = len(rows)
    symbols = "".join(stripped(row) for _, row in rows)
    try:
        return digits_of(symbols, side)
    except FormatError as error:
        row, column = divmod((error.column or 1) - 1, side)
        number, line = rows[row]
        kept = [index for index, char in enumerate(line, 1) if stripped(char)]
        raise error.at(number, kept[column]) from error


def stripped(row: str) -> str:
    """The row without its frame."""
    return row.translate(_SPACE)


def sniff(text: str) -> bool:
    """Whether there are N rows of N symbols, or N*N symbols over several lines."""
    lines = numbered_lines(text)
    if len(lines) < 2:
        return False
    rows = rows_of(lines)
    if rows is None:
        joined = "".join(stripped(line) for _, line in _kept(lines, _RULE.fullmatch))
        tokens = " ".join(line for _, line in lines).split()
        return is_numbers(tokens) or is_board(joined)
    symbols = "".join(stripped(row) for _, row in rows)
    return is_board(symbols) and not _is_many_small_ones(symbols)


def write(sheet: Sheet) -> str:
    """The givens as a framed grid."""
    layout = sheet.puzzle.layout
    check_plain(layout, "grid")
    check_player(sheet, "grid")
    return framed([symbol_of(digit) for digit in sheet.puzzle.givens], layout.size)


def framed(cells: Sequence[str], size: int) -> str:
    """N*N cells, all of the same width, with lines between the boxes."""
    height, width = box_of(size)
    dashes = "-" * (width * (len(cells[0]) + 1))
    rule = "+".join([dashes] + [dashes + "-"] * (size // width - 2) + [dashes])
    lines = []
    for row in range(size):
        if row and row % height == 0:
            lines.append(rule)
        parts = [
            " ".join(cells[row * size + left : row * size + left + width])
            for left in range(0, size, width)
        ]
        lines.append(" | ".join(parts))
    return "\n".join(lines) + "\n"


def box_of(size: int) -> tuple[int, int]:
    """Rows and columns of the boxes of an ordinary board."""
    columns = [boards.plain(size).positions[cell] for cell in _first_box(size)]
    return 1 + columns[-1][0], 1 + columns[-1][1]


def _first_box(size: int) -> tuple[int, ...]:
    return next(house.cells for house in boards.plain(size).houses if house.kind == "box")


def _never(_line: str) -> bool:
    return False


def _kept(lines: Sequence[Line], is_rule: Callable[[str], object]) -> list[Line]:
    return [(number, line) for number, line in lines if not is_rule(line.strip())]


def _is_many_small_ones(symbols: str) -> bool:
    """Whether 16 rows of 16 are rather sixteen 4x4 puzzles."""
    return len(symbols) == 256 and not set(symbols) - set("1234.0*_-xX")


def _read_joined(lines: Sequence[Line]) -> Puzzle:
    """N*N symbols, broken into lines anyhow."""
    kept = _kept(lines, _RULE.fullmatch)
    for number, line in kept:
        for column, char in enumerate(line, 1):
            if stripped(char) and not is_symbols(char):
                raise FormatError("error.any_symbol", number, column, got=char)
    joined = "".join(stripped(line) for _, line in kept)
    if len(joined) not in SIDE_OF_COUNT:
        raise _uneven(kept, len(joined))
    return read_symbols(joined, joined)


def _uneven(rows: Sequence[Line], count: int) -> FormatError:
    """Says which row is not as long as the others."""
    lengths = [len(stripped(row)) for _, row in rows]
    usual = max(set(lengths), key=lengths.count) if lengths else 0
    for (number, row), length in zip(rows, lengths, strict=True):
        if length != usual and lengths.count(usual) > 1:
            return FormatError("error.row_cells", number, row=row, count=length, expected=usual)
    return FormatError("error.rows_and_cells", rows=len(rows), count=count)


FORMAT = Format(
    "grid", "rows of characters, bare or framed", sniff, single(read), write, extensions=(".txt",)
)
