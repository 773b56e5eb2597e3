"""Boards of several grids, and boards with holes: rows with # or a space where there is no cell.

A samurai may also be five lines of 81 characters, one for each grid: top left, top right, centre,
bottom left, bottom right; likewise the other boards of several grids, in reading order.
"""

from functools import lru_cache

from nonet.core import shapes
from nonet.core.layout import Layout, Position
from nonet.core.sheet import Sheet
from nonet.core.symbols import EMPTY, symbol_of
from nonet.errors import FormatError
from nonet.formats import boards
from nonet.formats.alphabet import digits_of, is_symbols
from nonet.formats.format import Format, single
from nonet.formats.limits import check_player, refuse
from nonet.formats.sheets import sheet_of

HOLE = "#"
NAMES = shapes.NOT_SQUARE


def read(text: str) -> Sheet:
    """The puzzle of a text of rows, or of one line a grid."""
    lines = [line for line in text.splitlines() if line.strip()]
    if lines and all(len(line.strip()) == 81 for line in lines):
        return _read_grids([line.strip() for line in lines])
    return read_rows(lines)


def read_rows(lines: list[str]) -> Sheet:
    """The puzzle of one line a row."""
    positions = [
        (row, column)
        for row, line in enumerate(lines)
        for column, char in enumerate(line)
        if char not in " #"
    ]
    layout = board_at(tuple(positions))
    if layout is None:
        raise FormatError(
            "error.unnamed_rows",
            rows=len(lines),
            count=len(positions),
            choices=tuple(NAMES),
            hole=HOLE,
        )
    symbols = "".join(lines[row][column] for row, column in positions)
    try:
        return sheet_of(layout, digits_of(symbols, layout.size))
    except FormatError as error:
        row, column = positions[(error.column or 1) - 1]
        raise error.at(row + 1, column + 1) from error


@lru_cache(maxsize=64)
def board_at(positions: tuple[Position, ...]) -> Layout | None:
    """The named board with cells at just these positions."""
    for name in NAMES:
        layout = shapes.named(name)
        if layout.positions == positions:
            return layout
    return None


def rows_of(layout: Layout, cells: str) -> list[str]:
    """One line a row, # where there is no cell."""
    rows = [[HOLE] * layout.column_count for _ in range(layout.row_count)]
    for (row, column), symbol in zip(layout.positions, cells, strict=True):
        rows[row][column] = symbol
    return ["".join(row) for row in rows]


def sniff(text: str) -> bool:
    """Whether the holes are those of a named board, or the grids agree where they overlap."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 60 or max(map(len, lines), default=0) > 81:
        return False
    if len(lines) == 5 and all(len(line.strip()) == 81 for line in lines):
        grids = [line.strip() for line in lines]
        return all(map(is_symbols, grids)) and _agree(grids, "samurai") > 0
    positions = tuple(
        (row, column)
        for row, line in enumerate(lines)
        for column, char in enumerate(line)
        if char not in " #"
    )
    return board_at(positions) is not None


def write(sheet: Sheet) -> str:
    """The givens, one line a row."""
    layout = sheet.puzzle.layout
    check_player(sheet, "samurai")
    if layout.cages or boards.name_of(layout) not in NAMES:
        raise refuse("samurai", boards.unusual(layout))
    return "\n".join(rows_of(layout, "".join(map(symbol_of, sheet.puzzle.givens)))) + "\n"


def _read_grids(grids: list[str]) -> Sheet:
    names = [name for name, corners in shapes.GRIDS_OF_NAME.items() if len(corners) == len(grids)]
    names.sort(key=lambda name: name != "samurai")
    if not names:
        raise FormatError("error.no_grids", count=len(grids))
    name = next((name for name in names if _agree(grids, name) >= 0), names[0])
    return _merge(grids, name)


def _merge(grids: list[str], name: str) -> Sheet:
    layout = shapes.named(name)
    givens = bytearray(layout.cell_count)
    for number, ((top, left), grid) in enumerate(
        zip(shapes.GRIDS_OF_NAME[name], grids, strict=True), 1
    ):
        try:
            digits = digits_of(grid, 9)
        except FormatError as error:
            raise error.at(number, error.column) from error
        for index, digit in enumerate(digits):
            cell = layout.cell_at(top + index // 9, left + index % 9)
            assert cell is not None
            if digit and givens[cell] not in (0, digit):
                raise FormatError(
                    "error.two_digits",
                    number,
                    index + 1,
                    cell=layout.cell_name(cell),
                    board=name,
                    digit=digit,
                    other=givens[cell],
                )
            givens[cell] |= digit
    return sheet_of(layout, bytes(givens))


def _agree(grids: list[str], name: str) -> int:
    """How many givens the grids share where they overlap; -1 when they contradict each other."""
    seen: dict[Position, str] = {}
    shared = 0
    for (top, left), grid in zip(shapes.GRIDS_OF_NAME[name], grids, strict=True):
        for index, char in enumerate(grid):
            symbol = char if char in "123456789" else EMPTY
            position = (top + index // 9, left + index % 9)
            if seen.setdefault(position, symbol) != symbol:
                return -1
            shared += symbol != EMPTY
    return shared - sum(symbol != EMPTY for symbol in seen.values())


FORMAT = Format("samurai", "several grids, or a board with holes", sniff, single(read), write)
