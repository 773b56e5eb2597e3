"""SumoCue's code for jigsaws and killers: `SumoCueV1`, D for diagonals, and one entry a cell.

`=n` opens a cage with the total n (0: no cage), `+n` joins the cage that cell n opened; J and a
number is the region. In a jigsaw without cages `=n` is a given.
"""

import re

from nonet.core import shapes
from nonet.core.layout import Cage, Layout
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats.format import Format, by_line, whole_number
from nonet.formats.sheets import sheet_of

_HEAD = "SumoCueV1"
_ENTRY = re.compile(r"([=+])([0-9]{1,3})(?:J([0-9]{1,2}))?")


def read_line(line: str) -> Sheet | None:
    """The puzzle of one code; None for a line that is empty or a comment."""
    content = "".join(line.partition("#")[0].split())
    if not content:
        return None
    if not content.startswith(_HEAD):
        raise FormatError("error.sumocue_head", start=_HEAD, got=content)
    entries = _read_entries(content)
    regions = {entry[3] for entry in entries}
    if None in regions and len(regions) > 1:
        raise FormatError("error.some_regions")
    return _sheet(entries, diagonals=content.startswith(_HEAD + "D"))


def sniff(text: str) -> bool:
    """Whether the text begins like a code."""
    return text.lstrip().startswith(_HEAD)


def _read_entries(content: str) -> list[re.Match[str]]:
    entries = []
    at = len(_HEAD) + content.startswith(_HEAD + "D")
    while at < len(content):
        match = _ENTRY.match(content, at)
        if not match:
            raise FormatError("error.sumocue_cell", column=at + 1, got=content[at : at + 12])
        entries.append(match)
        at = match.end()
    if len(entries) != 81:
        raise FormatError("error.cell_number", count=len(entries), expected=81)
    return entries


def _sheet(entries: list[re.Match[str]], *, diagonals: bool) -> Sheet:
    if entries[0][3] is None:
        layout = shapes.standard(9, diagonals=diagonals)
    else:
        layout = shapes.jigsaw([entry[3] for entry in entries], diagonals=diagonals)
    is_jigsaw = entries[0][3] is not None and all(entry[1] == "=" for entry in entries)
    if is_jigsaw and all(int(entry[2]) <= 9 for entry in entries):
        return sheet_of(layout, bytes(int(entry[2]) for entry in entries))
    return sheet_of(layout.with_cages(_read_cages(layout, entries)), bytes(81))


def _read_cages(layout: Layout, entries: list[re.Match[str]]) -> list[Cage]:
    cages: dict[int, list[int]] = {
        cell: [cell] for cell, entry in enumerate(entries) if entry[1] == "=" and int(entry[2])
    }
    for cell, entry in enumerate(entries):
        if entry[1] == "+":
            first = whole_number(entry[2], 80, layout.cell_name(cell))
            if first not in cages and entries[first][1] != "=":
                raise FormatError(
                    "error.sumocue_cage", cell=layout.cell_name(cell), first=layout.cell_name(first)
                )
            cages.get(first, []).append(cell)
    return [Cage(int(entries[first][2]), tuple(cells)) for first, cells in cages.items()]


_read_lines = by_line(read_line)


def _read_all(text: str) -> list[Sheet]:
    """One code over several lines, or one a line."""
    if text.count(_HEAD) > 1:
        return list(_read_lines(text.splitlines()))
    return list(_read_lines(["".join(text.splitlines())]))


FORMAT = Format("sumocue", "SumoCue code", sniff, _read_all, read_lines=_read_lines)
