"""Tables with commas: a column of puzzles, perhaps one of solutions, and whatever else there is.

    quizzes,solutions
    0043002090050...,8643712593258...

The puzzle is in the column called puzzle, quizzes or the like, or else in the first that holds one.
All other columns are kept as information.
"""

import csv
from collections.abc import Iterable, Iterator

from nonet.core.sheet import Sheet
from nonet.errors import FormatError, NonetError
from nonet.formats.format import Format, content_lines, raise_at
from nonet.formats.lines import line

PUZZLE_NAMES = ("puzzle", "puzzles", "quiz", "quizzes", "givens", "grid", "sudoku", "board")
NAMES = {"solutions": "solution", "ratings": "rating", "difficulty": "rating"}


def read_lines(lines: Iterable[str]) -> Iterator[Sheet]:
    """The puzzles of a table, row by row."""
    header: list[str] | None = None
    for number, row_line in enumerate(lines, 1):
        cells = split_row(row_line, number)
        if not any(cells) or row_line.lstrip().startswith("#"):
            continue
        if header is None:
            header = header_of(cells)
            if not has_puzzle(cells):
                continue
        try:
            yield _read_row(cells, header)
        except NonetError as error:
            raise_at(error, number)


def sniff(text: str) -> bool:
    """Whether there are commas, and a puzzle in the first rows."""
    rows = [split_row(row) for row in content_lines(text)[:2] if "," in row]
    return any(len(row) > 1 and has_puzzle(row) for row in rows)


def write(sheet: Sheet) -> str:
    """Puzzle and solution (empty when it is not known)."""
    return f"{line.write(sheet, 'csv')},{sheet.puzzle.info.get('solution', '')}"


def split_row(row_line: str, number: int = 0) -> list[str]:
    """The cells of a row; `number` is that of the line, for errors."""
    try:
        rows = list(csv.reader([row_line.strip("\r\n\ufeff")], strict=False))
    except csv.Error as error:
        raise FormatError("error.broken_table", number or None, reason=str(error)) from error
    return [cell.strip() for cell in rows[0]] if rows else []


def header_of(cells: list[str]) -> list[str]:
    """The names of the columns, from the first row when it holds no puzzle."""
    if not has_puzzle(cells):
        header = [NAMES.get(cell.lower(), cell.lower()) for cell in cells]
        puzzle_column(header)
        return header
    names = [f"column {index}" for index in range(1, len(cells) + 1)]
    puzzles = [index for index, cell in enumerate(cells) if _is_puzzle(cell)]
    names[puzzles[0]] = "puzzle"
    if len(puzzles) > 1:
        names[puzzles[1]] = "solution"
    return names


def puzzle_column(header: list[str]) -> int:
    """Which column holds the puzzles."""
    for name in PUZZLE_NAMES:
        if name in header:
            return header.index(name)
    raise FormatError("error.table_column", name=PUZZLE_NAMES[0], header=",".join(header))


def has_puzzle(cells: list[str]) -> bool:
    """Whether a row holds a puzzle, so that it is not the names of the columns."""
    return any(map(_is_puzzle, cells))


def _read_row(cells: list[str], header: list[str]) -> Sheet:
    fields = dict(zip(header, cells, strict=False))
    name = next((name for name in PUZZLE_NAMES if name in fields), "")
    sheet = line.read_line(fields.get(name, ""))
    if sheet is None:
        raise FormatError("error.table_row", row=",".join(cells))
    info = {key: text for key, text in fields.items() if key != name and text}
    return Sheet(sheet.puzzle.with_info(**info)) if info else sheet


def _is_puzzle(cell: str) -> bool:
    return len(cell) >= 16 and line.looks_like_line(cell)


FORMAT = Format(
    "csv",
    "table with commas",
    sniff,
    read_lines=read_lines,
    write=write,
    extensions=(".csv",),
    header="puzzle,solution",
)
