"""The candidate grid: for every cell the digits that are still possible, framed or bare.

    15   3   14  | 2  ...

A lone digit counts as placed only where no peer still has it. Also read: 729 characters, nine for
each cell, with a dot for every digit that is not possible. The digits that are missing are ruled
out for good (`Puzzle.allowed`), and the candidates are the player's notes.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from nonet.core.masks import digits_in, mask_of
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of
from nonet.errors import FormatError
from nonet.formats import boards
from nonet.formats.alphabet import SIDE_OF_COUNT, digits_of
from nonet.formats.format import Format, single
from nonet.formats.grids.grid import framed
from nonet.formats.limits import check_plain
from nonet.formats.lines.line import is_blank, is_numbers
from nonet.formats.sheets import candidates_of, filled, sheet_of

_RULE = re.compile(r"[-+|*=.:' \t]*")
_GROUP = re.compile(r"[^\s|]+")
_LONG = 9 * 81


class Group(NamedTuple):
    """The candidates of a cell and where they stand."""

    text: str
    line: int
    column: int


def read(text: str) -> Sheet:
    """The position of a candidate grid."""
    symbols = "".join(text.split())
    if len(symbols) == _LONG and not set(symbols) - set("123456789.0"):
        return _sheet([_read_long(symbols[at : at + 9]) for at in range(0, _LONG, 9)], 9)
    groups = groups_of(text)
    side = SIDE_OF_COUNT.get(len(groups))
    if side is None:
        raise FormatError("error.candidate_groups", count=len(groups))
    return _sheet([read_group(group, side) for group in groups], side)


def groups_of(text: str) -> list[Group]:
    """The groups of a text, rules and frames left out."""
    return [
        Group(match[0], number, match.start() + 1)
        for number, line in enumerate(text.splitlines(), 1)
        if not _is_rule(line)
        for match in _GROUP.finditer(line.partition("#")[0])
    ]


def read_group(group: Group, size: int) -> int:
    """The mask of the candidates of a cell; a blank means that nothing is known."""
    if is_blank(group.text):
        return (1 << size) - 1
    try:
        digits = digits_of(group.text, size)
    except FormatError as error:
        column = group.column + (error.column or 1) - 1
        raise error.at(group.line, column) from error
    if 0 in digits or len(set(digits)) != len(digits):
        raise FormatError("error.candidate_group", group.line, group.column, got=group.text)
    return mask_of(digits)


def sniff(text: str) -> bool:
    """Whether there are N*N groups of digits, and some have more than one."""
    symbols = "".join(text.split())
    if len(symbols) == _LONG and not set(symbols) - set("123456789.0"):
        return True
    groups = [group.text for group in groups_of(text)]
    return (
        len(groups) in SIDE_OF_COUNT
        and not is_numbers(groups)
        and any(len(group) > 1 for group in groups)
        and all(group.isalnum() or is_blank(group) for group in groups)
        and max(map(len, groups)) <= SIDE_OF_COUNT[len(groups)]
    )


def write(sheet: Sheet) -> str:
    """The position as a framed grid; givens and entries alike count as placed."""
    layout = sheet.puzzle.layout
    check_plain(layout, "candidates")
    masks = [
        mask_of([digit]) if digit else note or mask
        for digit, mask, note in zip(
            filled(sheet),
            candidates_of(sheet),
            sheet.notes or (0,) * layout.cell_count,
            strict=True,
        )
    ]
    cells = ["".join(map(symbol_of, digits_in(mask))) for mask in masks]
    if "" in cells:
        cell = layout.cell_name(cells.index(""))
        raise FormatError("error.no_candidates_left", cell=cell)
    width = max(map(len, cells))
    return framed([cell.ljust(width) for cell in cells], layout.size)


def _sheet(masks: Sequence[int], size: int) -> Sheet:
    layout = boards.plain(size)
    givens = bytearray(layout.cell_count)
    for cell, mask in enumerate(masks):
        if mask.bit_count() == 1 and not any(mask & masks[peer] for peer in layout.peers[cell]):
            givens[cell] = mask.bit_length()
    full = (1 << size) - 1
    return sheet_of(
        layout,
        bytes(givens),
        allowed=[full if given else mask for given, mask in zip(givens, masks, strict=True)],
        notes=[0 if given else mask for given, mask in zip(givens, masks, strict=True)],
    )


def _read_long(nine: str) -> int:
    return mask_of(int(char) for char in nine if char not in ".0")


def _is_rule(line: str) -> bool:
    return bool(_RULE.fullmatch(line)) and bool(set(line) & set("-+=*"))


FORMAT = Format("candidates", "a grid of candidates", sniff, single(read), write)
