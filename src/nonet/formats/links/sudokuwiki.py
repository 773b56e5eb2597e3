"""Links to sudokuwiki.org: 81 digits, or a whole position in two characters a cell (S9B).

In S9B each cell is a number in base 36: 1-9 a given, 10-18 an entry, and from 19 on 18 plus the
mask of the notes; 0 is an empty cell. An older kind has 162 characters in base 32 without S9B: the
mask of a cell times two, plus one for a given.
"""

import re

from nonet.catalogue import Message
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.core.symbols import write_line
from nonet.errors import FormatError
from nonet.formats.alphabet import digits_of
from nonet.formats.format import Format, by_line, content_lines
from nonet.formats.limits import check_classic, check_player, refuse
from nonet.formats.sheets import sheet_of

PREFIX = "https://www.sudokuwiki.org/sudoku.htm?bd="

_LINK = re.compile(r"(?:\S*[?&]bd=)?([0-9A-Za-z.]+)(?:&\S*)?")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def read_line(line: str) -> Sheet | None:
    """The position of one link; None for a line that is empty or a comment."""
    content = line.strip()
    if not content or content.startswith("#"):
        return None
    match = _LINK.fullmatch(content)
    board = match[1] if match else ""
    if board.startswith("S9B"):
        return _read_cells(_numbers(board[3:], 36), 36)
    if len(board) == 162:
        return _read_cells(_numbers(board, 32), 32)
    if len(board) != 81:
        raise FormatError("error.wiki_length", count=len(board), got=content)
    return sheet_of(CLASSIC, digits_of(board, 9))


def sniff(text: str) -> bool:
    """Whether it is a link, or S9B with what belongs to it."""
    lines = content_lines(text)
    first = lines[0] if lines else ""
    return "sudokuwiki.org" in first or "?bd=" in first or first.startswith("S9B")


def write(sheet: Sheet) -> str:
    """The link: 81 digits for a fresh puzzle, S9B for a position."""
    check_classic(sheet.puzzle.layout, "sudokuwiki")
    check_player(sheet, "sudokuwiki", entries=True, notes=True)
    givens = sheet.puzzle.givens
    if not any(sheet.entries) and not any(sheet.notes):
        return PREFIX + write_line(givens).replace(".", "0")
    entries = sheet.entries or bytes(81)
    notes = sheet.notes or (0,) * 81
    for cell, note in enumerate(notes):
        if note and (givens[cell] or entries[cell]):
            name = CLASSIC.cell_name(cell)
            raise refuse("sudokuwiki", Message("what.notes_under_digit", cell=name))
    numbers = [
        given or (entry and entry + 9) or (note and note + 18)
        for given, entry, note in zip(givens, entries, notes, strict=True)
    ]
    return PREFIX + "S9B" + "".join(_DIGITS[n // 36] + _DIGITS[n % 36] for n in numbers)


def _numbers(text: str, base: int) -> list[int]:
    if len(text) != 162:
        raise FormatError("error.wiki_cells", count=len(text))
    for column, char in enumerate(text.lower(), 1):
        if char not in _DIGITS[:base]:
            raise FormatError("error.wiki_figure", column=column, last=_DIGITS[base - 1], got=char)
    return [int(text[at : at + 2], base) for at in range(0, 162, 2)]


def _read_cells(numbers: list[int], base: int) -> Sheet:
    givens, entries, notes = bytearray(81), bytearray(81), [0] * 81
    for cell, number in enumerate(numbers):
        if number > (1023 if base == 32 else 511 + 18):
            raise FormatError("error.wiki_number", cell=CLASSIC.cell_name(cell), got=number)
        given, entry, note = _parts_of_old(number) if base == 32 else _parts(number)
        givens[cell], entries[cell], notes[cell] = given, entry, note
    return sheet_of(CLASSIC, bytes(givens), entries=bytes(entries), notes=notes)


def _parts(number: int) -> tuple[int, int, int]:
    if number <= 9:
        return number, 0, 0
    return (0, number - 9, 0) if number <= 18 else (0, 0, number - 18)


def _parts_of_old(number: int) -> tuple[int, int, int]:
    mask = number >> 1
    if mask.bit_count() == 1:
        return (mask.bit_length(), 0, 0) if number & 1 else (0, mask.bit_length(), 0)
    return 0, 0, mask


FORMAT = Format(
    "sudokuwiki", "sudokuwiki.org link", sniff, read_lines=by_line(read_line), write=write
)
