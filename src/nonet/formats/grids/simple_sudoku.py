"""The file .ss of Simple Sudoku: the framed givens, then entries (I) and eliminations (E).

I405      cell 40 holds 5; cells count from 00
E78009    cell 78 is not 9
"""

import re

from nonet.core.masks import digits_in
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.core.symbols import write_line
from nonet.errors import FormatError
from nonet.formats.format import Format, single
from nonet.formats.grids import grid
from nonet.formats.limits import check_classic, check_player
from nonet.formats.sheets import sheet_of

_RECORD = re.compile(r"(I)([0-9]{2})([1-9])|(E)([0-9]{2})00([1-9])")
_FULL = (1 << 9) - 1


def read(text: str) -> Sheet:
    """The position of a file."""
    head, records = _split(text)
    puzzle = _read_givens(head)
    entries, allowed = bytearray(81), [_FULL] * 81
    for number, record in records:
        kind, cell, digit = _read_record(record, number)
        if kind == "I":
            entries[cell] = digit
        else:
            allowed[cell] &= ~(1 << (digit - 1))
    return sheet_of(CLASSIC, puzzle.givens, entries=bytes(entries), allowed=allowed)


def sniff(text: str) -> bool:
    """Whether records follow a grid."""
    head, records = _split(text)
    return bool(records) and grid.sniff(head) and bool(_RECORD.fullmatch(records[0][1]))


def write(sheet: Sheet) -> str:
    """The whole position."""
    check_classic(sheet.puzzle.layout, "ss")
    check_player(sheet, "ss", entries=True, allowed=True)
    line = write_line(sheet.puzzle.givens)
    rows = [line[at : at + 9] for at in range(0, 81, 9)]
    framed = [f"|{row[:3]}|{row[3:6]}|{row[6:]}|" for row in rows]
    lines = ["*-----------*"]
    for at in (0, 3, 6):
        lines += [*framed[at : at + 3], "|---+---+---|" if at < 6 else "*-----------*"]
    lines.append("")
    lines += [f"I{cell:02}{digit}" for cell, digit in enumerate(sheet.entries) if digit]
    lines += [
        f"E{cell:02}00{digit}"
        for cell, mask in enumerate(sheet.puzzle.allowed)
        for digit in digits_in(_FULL & ~mask)
    ]
    return "\n".join(lines) + "\n"


def _split(text: str) -> tuple[str, list[grid.Line]]:
    lines = text.splitlines()
    first = next((n for n, line in enumerate(lines) if line.strip()[:1] in ("I", "E")), len(lines))
    records = [(n, line.strip()) for n, line in enumerate(lines[first:], first + 1) if line.strip()]
    return "\n".join(lines[:first]), records


def _read_givens(head: str) -> Puzzle:
    puzzle = grid.read(head).puzzle
    if puzzle.layout != CLASSIC:
        raise FormatError("error.not_9x9", size=puzzle.layout.size)
    return puzzle


def _read_record(record: str, number: int) -> tuple[str, int, int]:
    match = _RECORD.fullmatch(record)
    kind, cell, digit = filter(None, match.groups()) if match else ("", "99", "0")
    if int(cell) > 80:
        raise FormatError("error.record", number, got=record)
    return kind, int(cell), int(digit)


FORMAT = Format("ss", "Simple Sudoku position", sniff, single(read), write, extensions=(".ss",))
