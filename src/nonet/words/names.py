"""What cells, houses and digits are called, alone and in lists."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from nonet.catalogue import Language, Word, joined, text
from nonet.core.layout import Layout
from nonet.core.symbols import symbol_of

_MOST_LISTED = 2  # more cells of one line are drawn together: r4c789


def digit_names(language: Language, digits: Iterable[int], word: Word = "and") -> str:
    """Digits in a list, with the symbols of the board.

    >>> digit_names("en", [3, 5, 12])
    '3, 5 and C'
    """
    return joined(language, map(symbol_of, digits), word)


def cell_name(language: Language, layout: Layout, cell: int) -> str:
    """What people call a cell: r4c7, z4s7, ř4s7."""
    row, column = layout.positions[cell]
    return text(language, "cell.name", row=row + 1, column=column + 1)


def cell_names(
    language: Language,
    layout: Layout,
    cells: Iterable[int],
    word: Word = "and",
    *,
    short: bool = False,
) -> str:
    """Cells in a list. In `short`, three or more that share rows or columns are drawn together.

    >>> from nonet.core.shapes import CLASSIC
    >>> cell_names("en", CLASSIC, [3, 4, 5, 80])
    'r1c4, r1c5, r1c6 and r9c9'
    >>> cell_names("en", CLASSIC, [3, 4, 5, 80], short=True)
    'r1c456 and r9c9'
    """
    found = tuple(cells)
    # beyond 9 rows or columns a name like r12c3 would not tell whether it is one cell or two
    is_small = layout.row_count <= 9 and layout.column_count <= 9
    if short and is_small and word == "and" and len(found) > _MOST_LISTED:
        return joined(language, _short_names(language, layout, found))
    return joined(language, [cell_name(language, layout, cell) for cell in found], word)


def _short_names(language: Language, layout: Layout, cells: Sequence[int]) -> Iterable[str]:
    positions = [layout.positions[cell] for cell in cells]
    by_row = _drawn_together(positions)
    by_column = [
        (rows, columns) for columns, rows in _drawn_together([(c, r) for r, c in positions])
    ]
    shortest = min(by_row, by_column, key=len)
    return [text(language, "cell.name", row=rows, column=columns) for rows, columns in shortest]


def _drawn_together(positions: Iterable[tuple[int, int]]) -> list[tuple[str, str]]:
    """Positions by their first number; those with the same second numbers are drawn together."""
    ordered = sorted(set(positions))
    lines = {
        first: "".join(str(second + 1) for _, second in line)
        for first, line in groupby(ordered, key=lambda position: position[0])
    }
    firsts: dict[str, str] = {}
    for first, seconds in lines.items():
        firsts[seconds] = firsts.get(seconds, "") + str(first + 1)
    return [(first, seconds) for seconds, first in firsts.items()]
