"""Where cells lie on a board: neighbours, boxes, and the lines that begin beside the board."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from nonet.core.figures import Position
from nonet.core.layout import Layout

NEXT_STEPS = ((0, 1), (1, 0))
"""To the right and down: each pair of neighbours once."""

KNIGHT_STEPS = ((1, 2), (2, 1), (2, -1), (1, -2))
KING_STEPS = ((1, 1), (1, -1))


def pairs(board: Layout, steps: Iterable[Position]) -> Iterator[tuple[int, int]]:
    """Each two cells that are one of the steps apart."""
    for cell, (row, column) in enumerate(board.positions):
        for down, right in steps:
            other = board.cell_at(row + down, column + right)
            if other is not None:
                yield cell, other


def free_pairs(board: Layout, steps: Iterable[Position]) -> Iterator[tuple[int, int]]:
    """The same without those that share a house and so are different anyway."""
    together = _together(board)
    return (pair for pair in pairs(board, steps) if pair[1] not in together[pair[0]])


@lru_cache(maxsize=64)
def _together(board: Layout) -> tuple[frozenset[int], ...]:
    seen: list[set[int]] = [set() for _ in board.positions]
    for house in board.houses:
        for cell in house.cells:
            seen[cell].update(house.cells)
    return tuple(map(frozenset, seen))


def neighbours(board: Layout, cell: int) -> Iterator[int]:
    """The cells that share an edge with a cell."""
    row, column = board.positions[cell]
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        other = board.cell_at(row + down, column + right)
        if other is not None:
            yield other


def squares(board: Layout) -> Iterator[tuple[int, ...]]:
    """Each four cells that meet in a corner, in reading order."""
    for row, column in board.positions:
        places = ((row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1))
        four = tuple(cell for place in places if (cell := board.cell_at(*place)) is not None)
        if len(four) == len(places):
            yield four


@lru_cache(maxsize=64)
def boxes(board: Layout) -> dict[int, int]:
    """The number of the box or region of each cell that has one."""
    tiles = (house for house in board.houses if house.kind in ("box", "region"))
    return {cell: number for number, tile in enumerate(tiles) for cell in tile.cells}


def outside_of(board: Layout, name: str, *, is_back: bool) -> Position:
    """The place beside the board where a clue for a line stands: 'C1' is column 1.

    A name that is none leads to a place from which no line begins.
    """
    number = int(name[1:]) - 1 if name[1:].isdecimal() and len(name) <= 4 else -1
    if name[:1] == "R":
        return (number, board.column_count if is_back else -1)
    return (board.row_count if is_back else -1, number)


def line_from(board: Layout, place: Position | None) -> tuple[int, ...]:
    """The cells of the row or column that a place beside the board looks along; perhaps none."""
    row, column = place or (-1, -1)
    across = range(board.column_count)
    down = range(board.row_count)
    if column in (-1, board.column_count) and row in down:
        line = [board.cell_at(row, at) for at in across]
    elif row in (-1, board.row_count) and column in across:
        line = [board.cell_at(at, column) for at in down]
    else:
        return ()
    cells = tuple(cell for cell in line if cell is not None)
    return cells if -1 in (row, column) else cells[::-1]


def before(board: Layout, line: tuple[int, ...]) -> Position:
    """The place beside the board from which a line begins."""
    (row, column), (next_row, next_column) = board.positions[line[0]], board.positions[line[1]]
    return (2 * row - next_row, 2 * column - next_column)
