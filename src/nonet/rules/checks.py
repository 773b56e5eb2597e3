"""What kinds of rules check about themselves; each check raises the fault of the rule."""

from collections.abc import Sequence, Sized
from itertools import pairwise

from nonet.core.layout import Layout
from nonet.core.rule import Rule


def check_count(rule: Rule, board: Layout, cells: Sequence[int], least: int, most: int) -> None:
    """So many cells, and none of them twice."""
    if not least <= len(cells) <= most:
        raise rule.fault(board, "count", count=len(cells), least=least, most=most)
    check_distinct(rule, board, cells)


def check_distinct(rule: Rule, board: Layout, cells: Sequence[int]) -> None:
    """No cell twice."""
    for at, cell in enumerate(cells):
        if cell in cells[:at]:
            raise rule.fault(board, "twice", cell=board.cell_name(cell))


def check_steps(rule: Rule, board: Layout, cells: Sequence[int], least: int) -> None:
    """A line of some cells that may cross itself, but never stays where it is."""
    if len(cells) < least or len(cells) > board.cell_count:
        raise rule.fault(board, "count", count=len(cells), least=least, most=board.cell_count)
    for first, second in pairwise(cells):
        if first == second:
            raise rule.fault(board, "twice", cell=board.cell_name(first))


def check_touching(rule: Rule, board: Layout, cells: Sequence[int]) -> None:
    """Two cells that share an edge."""
    if len(cells) != 2:
        raise rule.fault(board, "two", count=len(cells))
    (row, column), (other_row, other_column) = (board.positions[cell] for cell in cells)
    if abs(row - other_row) + abs(column - other_column) != 1:
        names = [board.cell_name(cell) for cell in cells]
        raise rule.fault(board, "apart", first=names[0], second=names[1])


def check_number(
    rule: Rule, board: Layout, number: int, least: int, most: int, name: str = "value"
) -> None:
    """A number between two bounds."""
    if not least <= number <= most:
        raise rule.fault(board, "number", name=name, number=number, least=least, most=most)


def check_length(
    rule: Rule, board: Layout, entries: Sized, least: int, most: int, name: str
) -> None:
    """A parameter with so many entries."""
    if not least <= len(entries) <= most:
        raise rule.fault(board, "length", name=name, count=len(entries), least=least, most=most)


def check_clue(
    rule: Rule, board: Layout, line: Sequence[int], clue: int, least: int, most: int
) -> None:
    """A clue between two bounds beside a whole row or column."""
    if len(line) != board.size or not _is_line(board, line):
        raise rule.fault(board, "line", size=board.size)
    check_number(rule, board, clue, least, most)


def _is_line(board: Layout, line: Sequence[int]) -> bool:
    houses = (house for house in board.houses if house.kind in ("row", "column"))
    return any(tuple(line) in (house.cells, house.cells[::-1]) for house in houses)
