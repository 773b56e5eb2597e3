"""The killer code "PS": `3x3:[d]:k:` and 81 fields, each the total times 256 plus the cage number.

A field below 256 has no total; such cells are in no cage. The d stands for both diagonals.
"""

import re

from nonet.catalogue import Message
from nonet.core.layout import Cage, Layout
from nonet.core.shapes import named
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats import boards
from nonet.formats.format import Format, by_line, whole_number
from nonet.formats.limits import check_player, refuse
from nonet.formats.sheets import sheet_of

BOARDS = {"": "9x9", "d": "9x9+diagonals"}

_HEAD = re.compile(r"3x3:(d?):k:")


def read_line(line: str) -> Sheet | None:
    """The puzzle of one code; None for a line that is empty or a comment."""
    content = "".join(line.partition("#")[0].split())
    if not content:
        return None
    head = _HEAD.match(content)
    if not head:
        raise FormatError("error.killer_head", got=content)
    fields = content[head.end() :].removesuffix(":").split(":")
    if len(fields) != 81:
        raise FormatError("error.fields_after", start="k:", count=len(fields), expected=81)
    layout = named(BOARDS[head[1]])
    return sheet_of(layout.with_cages(_read_cages(fields)), bytes(81))


def sniff(text: str) -> bool:
    """Whether the text begins like a code."""
    return bool(_HEAD.match("".join(text[:200].split())))


def write(sheet: Sheet) -> str:
    """The code of a killer without givens."""
    puzzle = sheet.puzzle
    check_player(sheet, "killer")
    if any(puzzle.givens):
        raise refuse("killer", Message("what.givens"))
    diagonal = next(
        (d for d, name in BOARDS.items() if boards.name_of(puzzle.layout) == name), None
    )
    if diagonal is None:
        raise refuse("killer", boards.unusual(puzzle.layout.without_cages))
    return f"3x3:{diagonal}:k:" + "".join(f"{field}:" for field in _fields(puzzle.layout))


def _fields(layout: Layout) -> list[int]:
    fields = [0] * layout.cell_count
    for cage in layout.cages:
        for cell in cage.cells:
            if fields[cell]:
                raise refuse("killer", Message("what.two_cages", cell=layout.cell_name(cell)))
            fields[cell] = cage.total * 256 + min(cage.cells)
    spare = iter(set(range(256)) - {field % 256 for field in fields if field})
    return [field or next(spare) for field in fields]


def _read_cages(fields: list[str]) -> list[Cage]:
    cages: dict[int, list[int]] = {}
    for cell, field in enumerate(fields):
        number = whole_number(field, 99 * 256, Message("place.field", number=cell + 1))
        if number >= 256:
            cages.setdefault(number, []).append(cell)
    return [Cage(number // 256, tuple(cells)) for number, cells in cages.items()]


_read_lines = by_line(read_line)


def _read_all(text: str) -> list[Sheet]:
    """One code over several lines, or one a line."""
    if text.count("3x3:") > 1:
        return list(_read_lines(text.splitlines()))
    return list(_read_lines([" ".join(text.splitlines())]))


FORMAT = Format("killer", 'killer code "PS"', sniff, _read_all, write, read_lines=_read_lines)
