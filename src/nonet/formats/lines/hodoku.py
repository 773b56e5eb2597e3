"""The library line of HoDoKu: a position and what can be done there.

    :0000:1:..+5.....(81 cells):913 924:182::

The fields are technique, candidates, cells, candidates deleted before, eliminations, placements and
a remark. A + stands before digits that are not given. 913 is digit 9 in row 1, column 3.
"""

import re

from nonet.core.masks import digits_in
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of
from nonet.errors import FormatError
from nonet.formats.alphabet import digits_of
from nonet.formats.format import Format, by_line, content_lines
from nonet.formats.limits import check_classic, check_player
from nonet.formats.sheets import sheet_of

FIELDS = ("technique", "candidates", "eliminations", "placements", "remark")

_FULL = (1 << 9) - 1
_TRIPLE = re.compile(r"[1-9]{3}")


def read_line(line: str) -> Sheet | None:
    """The position of one line; None for a line that is empty or a comment."""
    content = line.strip()
    if not content or content.startswith("#"):
        return None
    fields = content.split(":")
    if fields[0] or len(fields) < 4:
        raise FormatError("error.library_line", got=content)
    technique, candidates, cells, deleted, eliminations, placements, *rest = [*fields[1:], *"   "]
    remarks = (technique, candidates, eliminations, placements, ":".join(rest))
    info = {name: field.strip(": ") for name, field in zip(FIELDS, remarks, strict=True)}
    givens, entries = _read_cells(cells)
    return sheet_of(
        CLASSIC,
        givens,
        entries=entries,
        allowed=_read_deleted(deleted),
        info={name: field for name, field in info.items() if field},
    )


def sniff(text: str) -> bool:
    """Whether the first line begins with a colon and holds 81 cells."""
    lines = content_lines(text)
    fields = lines[0].split(":") if lines else [""]
    return fields[0] == "" and len(fields) > 3 and len(fields[3].replace("+", "")) == 81


def write(sheet: Sheet) -> str:
    """The position as one line."""
    puzzle = sheet.puzzle
    check_classic(puzzle.layout, "hodoku")
    check_player(sheet, "hodoku", entries=True, allowed=True)
    entries = sheet.entries or bytes(81)
    cells = "".join(
        f"+{entry}" if entry else symbol_of(given)
        for given, entry in zip(puzzle.givens, entries, strict=True)
    )
    deleted = " ".join(
        f"{digit}{cell // 9 + 1}{cell % 9 + 1}"
        for cell, mask in enumerate(puzzle.allowed)
        for digit in digits_in(_FULL & ~mask)
    )
    info = {name: " ".join(puzzle.info.get(name, "").replace(":", " ").split()) for name in FIELDS}
    return (
        f":{info['technique'] or '0000'}:{info['candidates']}:{cells}:{deleted}:"
        f"{info['eliminations']}:{info['placements']}:{info['remark']}:"
    )


def _read_cells(cells: str) -> tuple[bytes, bytes]:
    bare = cells.replace("+", "")
    if len(bare) != 81:
        raise FormatError("error.cell_number", count=len(bare), expected=81)
    digits = digits_of(bare, 9)
    entered = [False] * 81
    cell = 0
    for char in cells:
        if char == "+" and cell < 81:
            entered[cell] = True
        cell += char != "+"
    pairs = list(zip(digits, entered, strict=True))
    givens = bytes(0 if mine else digit for digit, mine in pairs)
    return givens, bytes(digit if mine else 0 for digit, mine in pairs)


def _read_deleted(deleted: str) -> list[int]:
    allowed = [_FULL] * 81
    for triple in deleted.split():
        if not _TRIPLE.fullmatch(triple):
            raise FormatError("error.candidate_triple", got=triple)
        digit, row, column = map(int, triple)
        allowed[row * 9 + column - 10] &= ~(1 << (digit - 1))
    return allowed


FORMAT = Format(
    "hodoku",
    "HoDoKu library line",
    sniff,
    read_lines=by_line(read_line),
    write=write,
    extensions=(".hsol",),
)
