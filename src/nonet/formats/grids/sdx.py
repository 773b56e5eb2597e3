"""The file .sdx of SudoCue: nine rows of nine groups; u before a digit that the player entered."""

import re

from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats.format import Format, single
from nonet.formats.grids.candidates import Group, groups_of, read_group
from nonet.formats.sheets import sheet_of

_GROUP = re.compile(r"u?[1-9]+|0|\.")


def read(text: str) -> Sheet:
    """The position: a lone digit is given, more than one are notes."""
    groups = groups_of(text)
    if len(groups) != 81:
        raise FormatError("error.sdx_groups", count=len(groups))
    givens, entries, notes = bytearray(81), bytearray(81), [0] * 81
    for cell, group in enumerate(groups):
        if group.text.startswith("u"):
            entries[cell] = _entry(group)
        elif group.text not in ("0", "."):
            mask = read_group(group, 9)
            if mask.bit_count() == 1:
                givens[cell] = mask.bit_length()
            else:
                notes[cell] = mask
    return sheet_of(CLASSIC, bytes(givens), entries=bytes(entries), notes=notes)


def sniff(text: str) -> bool:
    """Whether there are 81 groups, some of them entered by a player."""
    groups = [group.text for group in groups_of(text)]
    return (
        len(groups) == 81
        and any(group.startswith("u") for group in groups)
        and all(_GROUP.fullmatch(group) for group in groups)
    )


def _entry(group: Group) -> int:
    if group.text[1:] not in tuple("123456789"):
        raise FormatError("error.sdx_entry", group.line, group.column, got=group.text)
    return int(group.text[1:])


FORMAT = Format("sdx", "SudoCue progress", sniff, single(read), extensions=(".sdx",))
