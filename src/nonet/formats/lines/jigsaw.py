"""The jigsaw: N*N givens, then N*N letters that say which region each cell belongs to.

Both parts may stand in one line, in two, or as 2N rows of N.
"""

import math
from collections.abc import Iterable

from nonet.core import shapes
from nonet.core.layout import Layout
from nonet.core.sheet import Sheet
from nonet.core.symbols import write_line
from nonet.errors import FormatError
from nonet.formats import boards
from nonet.formats.alphabet import digits_of, is_symbols
from nonet.formats.format import Format, by_line, content_lines, single
from nonet.formats.grids.grid import stripped
from nonet.formats.limits import check_player, refuse
from nonet.formats.sheets import sheet_of

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"


def read(text: str) -> Sheet:
    """The puzzle of a text of givens and regions."""
    symbols = _symbols_of(text)
    side = math.isqrt(len(symbols) // 2)
    if side * side * 2 != len(symbols) or not 2 <= side <= len(LETTERS):
        raise FormatError("error.jigsaw", count=len(symbols))
    givens, regions = symbols[: side * side], symbols[side * side :]
    return sheet_of(shapes.jigsaw(regions), digits_of(givens, side))


def read_line(line: str) -> Sheet | None:
    """The puzzle of one line; None for a line that is empty or a comment."""
    content = line.partition("#")[0]
    return read(content) if content.strip() else None


def sniff(text: str) -> bool:
    """Whether there are 2N*N characters, and the second half makes patches as regions do."""
    lines = content_lines(text)
    symbols = _symbols_of(lines[0]) if lines else ""
    if not _looks_like_jigsaw(symbols):
        symbols = _symbols_of(text)
    return _looks_like_jigsaw(symbols)


def write(sheet: Sheet) -> str:
    """Givens and regions in one line."""
    layout = sheet.puzzle.layout
    check_player(sheet, "jigsaw")
    regions = regions_of_jigsaw(layout)
    if regions is None or layout != shapes.jigsaw(regions):
        raise refuse("jigsaw", boards.unusual(layout))
    return write_line(sheet.puzzle.givens) + "".join(LETTERS[region] for region in regions)


def regions_of_jigsaw(layout: Layout) -> list[int] | None:
    """The region of each cell of a square board with regions, or None."""
    return None if boards.side_of(layout) is None else boards.regions_of(layout)


def _symbols_of(text: str) -> str:
    lines = (line.partition("#")[0] for line in text.splitlines())
    return "".join(stripped("".join(line.split())) for line in lines)


def _looks_like_jigsaw(symbols: str) -> bool:
    half = len(symbols) // 2
    side = math.isqrt(half)
    if len(symbols) % 2 or side * side != half or not 4 <= side <= len(LETTERS):
        return False
    regions = symbols[half:]
    if not is_symbols(symbols[:half]) or not regions.isalnum():
        return False
    return _neighbours(regions, side) > half // 2


def _neighbours(regions: str, side: int) -> int:
    """How many cells are of the same region as the cell to the left or above."""
    return sum(
        (cell % side > 0 and regions[cell - 1] == region)
        or (cell >= side and regions[cell - side] == region)
        for cell, region in enumerate(regions)
    )


read_lines = by_line(read_line)


def _read_all(text: str) -> Iterable[Sheet]:
    """One jigsaw a line, or one over several lines."""
    lines = content_lines(text)
    if lines and _looks_like_jigsaw(_symbols_of(lines[0])):
        return read_lines(text.splitlines())
    return single(read)(text)


FORMAT = Format(
    "jigsaw", "givens and region letters", sniff, _read_all, write, read_lines=read_lines
)
