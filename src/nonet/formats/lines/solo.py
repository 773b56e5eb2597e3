"""The game ID of Simon Tatham's Solo: parameters, a colon, and a description.

    3x3:b5a4_2b1...           runs of blanks as letters (b is two), _ between neighbouring numbers
    9j:<givens>,<regions>     a jigsaw; regions and cages are runs of neighbours without an edge
    3x3xk:<givens>,<cages>,<totals>    x: both diagonals, k: killer

`z` is 26 without an edge after it. The program itself once wrote 25 for it but always read 26; so
both ways are tried when reading.
"""

import re

from nonet.catalogue import Message
from nonet.core import shapes
from nonet.core.layout import Cage, House, Layout
from nonet.core.sheet import Sheet
from nonet.errors import FormatError, LayoutError
from nonet.formats import boards
from nonet.formats.format import Format, by_line, content_lines
from nonet.formats.limits import check_player, refuse
from nonet.formats.lines.solo_edges import read_blocks, write_blocks
from nonet.formats.sheets import sheet_of

_ID = re.compile(
    r"([0-9]{1,2})(?:x([0-9]{1,2})|(j))((?:x|k|j|[rm][0-9]d?|a|d[a-z])*):([0-9a-z_,]*)"
)
_LETTERS = " abcdefghijklmnopqrstuvwxyz"
_MAX_KILLER = 9


def read_line(line: str) -> Sheet | None:
    """The puzzle of one game ID; None for a line that is empty or a comment."""
    content = line.strip()
    if not content or content.startswith("#"):
        return None
    match = _ID.fullmatch(content)
    if not match:
        raise FormatError("error.no_game_id", got=content)
    return _read(match)


def sniff(text: str) -> bool:
    """Whether the first line looks like a game ID."""
    lines = content_lines(text)
    return bool(lines) and bool(_ID.fullmatch(lines[0]))


def write(sheet: Sheet) -> str:
    """The game ID."""
    layout = sheet.puzzle.layout
    check_player(sheet, "solo")
    size = boards.side_of(layout)
    if size is None:
        raise refuse("solo", boards.unusual(layout))
    params, parts = _write_board(layout, size)
    parts.insert(0, write_numbers(list(sheet.puzzle.givens)))
    if layout.cages:
        params += "k"
        parts += _write_cages(layout, size)
    return f"{params}:{','.join(parts)}"


def write_numbers(numbers: list[int]) -> str:
    """Numbers and runs of blanks."""
    text, run = "", 0
    for number in [*numbers, None]:
        if number == 0:
            run += 1
            continue
        while run > 0:
            text += _LETTERS[min(run, 26)]
            run -= min(run, 26)
        if number is not None:
            text += "_" * text[-1:].isdigit() + str(number)
    return text


def read_numbers(text: str, count: int, most: int, where: Message) -> list[int]:
    """Numbers and runs of blanks, as many as there are cells."""
    numbers: list[int] = []
    for part in re.findall(r"[0-9]{1,4}|[a-z]|_", text):
        if part.isdigit():
            if not 1 <= int(part) <= most:
                wanted = Message("wanted.from_to", least=1, most=most)
                raise FormatError("error.expected", where=where, wanted=wanted, got=int(part))
            numbers.append(int(part))
        elif part != "_":
            numbers += [0] * _LETTERS.index(part)
    if len(numbers) != count:
        raise FormatError("error.fill", where=where, count=len(numbers), expected=count)
    return numbers


def _read(match: re.Match[str]) -> Sheet:
    columns, rows, jigsaw, flags, description = match.groups()
    flags = re.sub(r"d[a-z]|[rm][0-9]d?", "", flags)
    size = int(columns) * int(rows or "1")
    if not 2 <= size <= 25:
        raise FormatError("error.solo_size", got=size)
    jigsaw = jigsaw or "j" in flags or rows == "1" or None
    parts = description.split(",")
    expected = 1 + bool(jigsaw) + 2 * ("k" in flags)
    if len(parts) != expected:
        raise FormatError("error.solo_parts", count=len(parts), expected=expected)
    givens = read_numbers(parts[0], size * size, size, Message("place.givens"))
    if jigsaw:
        regions = read_blocks(parts[1], size, regions=True)
        layout = shapes.jigsaw(regions, diagonals="x" in flags)
    else:
        layout = shapes.standard(size, (int(columns), int(rows)), diagonals="x" in flags)
    if "k" in flags:
        layout = _with_cages(layout, parts[-2], parts[-1], size)
    return sheet_of(layout, givens)


def _with_cages(layout: Layout, blocks: str, totals: str, size: int) -> Layout:
    sums = read_numbers(totals, size * size, 999, Message("place.totals"))
    members: dict[int, list[int]] = {}
    for cell, number in enumerate(read_blocks(blocks, size, regions=False)):
        members.setdefault(number, []).append(cell)
    cages, houses = [], list(layout.houses)
    for cells in members.values():
        found = [sums[cell] for cell in cells if sums[cell]]
        if len(found) > 1:
            raise FormatError(
                "error.cage_totals", cell=layout.cell_name(cells[0]), count=len(found)
            )
        if found:
            cages.append(Cage(found[0], tuple(cells)))
        elif len(cells) > 1:
            name = f"cage at {layout.cell_name(cells[0])}"
            houses.append(House("extra", name, tuple(cells)))
    return Layout(layout.size, layout.positions, houses, cages)


def _write_board(layout: Layout, size: int) -> tuple[str, list[str]]:
    plain = layout.without_cages
    regions = boards.regions_of(plain)
    for diagonals in (False, True):
        flag = "x" * diagonals
        for rows in range(2, size):
            if size % rows == 0 and size // rows > 1:
                box = (rows, size // rows)
                if plain == shapes.standard(size, box, diagonals=diagonals):
                    return f"{box[0]}x{box[1]}{flag}", []
        if regions and _is_jigsaw(plain, regions, diagonals=diagonals):
            return f"{size}j{flag}", [write_blocks(regions, size)]
    raise refuse("solo", boards.unusual(plain))


def _is_jigsaw(layout: Layout, regions: list[int], *, diagonals: bool) -> bool:
    try:
        return layout == shapes.jigsaw(regions, diagonals=diagonals)
    except LayoutError:
        return False


def _write_cages(layout: Layout, size: int) -> list[str]:
    if size > _MAX_KILLER:
        raise refuse("solo", Message("what.cages_on", size=size))
    numbers, totals = [-cell - 1 for cell in range(size * size)], [0] * (size * size)
    for number, cage in enumerate(layout.cages):
        for cell in cage.cells:
            if numbers[cell] >= 0:
                raise refuse("solo", Message("what.two_cages", cell=layout.cell_name(cell)))
            numbers[cell] = number
        totals[min(cage.cells)] = cage.total
    return [write_blocks(numbers, size), write_numbers(totals)]


FORMAT = Format(
    "solo", "Simon Tatham's Solo game ID", sniff, read_lines=by_line(read_line), write=write
)
