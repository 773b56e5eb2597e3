"""Links to SudokuPad: its own begin with scl, and those that carry f-puzzles with fpuz.

Ours carry f-puzzles, which knows more rules. In scl, lines, arrows and the like are drawings; their
names are kept in `info` under `ignored`.
"""

import json
import re
from typing import Any

from nonet.core.layout import Cage, House, Layout
from nonet.core.masks import mask_of
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats import fpuzzles, fpuzzles_link, zipped_json
from nonet.formats.format import Format, by_line, content_lines, quoted
from nonet.formats.fpuzzles import read_total
from nonet.formats.json_tree import take, take_list
from nonet.formats.lz_link import pack, unpack
from nonet.formats.sheets import sheet_of
from nonet.formats.square import KING, KNIGHT, piece_houses, square

PREFIX = "https://sudokupad.app/fpuz"
PIECES = {"antiknight": (KNIGHT, "knight"), "antiking": (KING, "king")}
READ = ("cells", "regions", "cages", "metadata", "global", "id", "cellSize", "cs", "settings")

_START = re.compile(r"(?:^|[/=?])(?:scl|ctc)(?=[A-Za-z0-9+/=%\\ -]{20,}$)")
_FPUZ = re.compile(r"[/=]fpuz(?:zles)?(?!\.)")
_REMARK = re.compile(r"(title|author|rules|solution)\s*:\s*(.*)", re.DOTALL)


def read_line(line: str) -> Sheet | None:
    """The puzzle of one link; None for a line that is empty or a comment."""
    content = line.strip()
    if not content or content.startswith("#"):
        return None
    if _FPUZ.search(content):
        return fpuzzles_link.read_line(content)
    start = _START.search(content)
    if not start:
        raise FormatError(
            f"{quoted(content)} does not carry its puzzle; right would be a link with scl "
            "and the packed puzzle (short links need the network)"
        )
    return read_tree(_load(unpack(content[start.end() :])))


def read_tree(tree: dict[str, Any]) -> Sheet:
    """The sheet of a puzzle that is already taken out of its link."""
    rows = take_list(tree.get("cells"), list, "cells")
    size = len(rows)
    if any(len(row) != size for row in rows) or not 1 <= size <= 25:
        raise FormatError(f"{size} rows of cells are no square board; right would be 9 rows of 9")
    cells = [take(cell, dict, "a cell") for row in rows for cell in row]
    layout, remarks = _read_layout(tree, size)
    givens, entries = bytearray(size * size), bytearray(size * size)
    for number, cell in enumerate(cells):
        digit = _digit(cell.get("value"), size, layout.cell_name(number))
        (entries if cell.get("given") is False else givens)[number] = digit
    return sheet_of(
        layout,
        bytes(givens),
        entries=bytes(entries),
        notes=[_notes(cell, size) for cell in cells],
        info=_read_info(tree) | remarks,
    )


def sniff(text: str) -> bool:
    """Whether it is a link of SudokuPad."""
    lines = content_lines(text)
    first = lines[0] if lines else ""
    if "sudokupad" in first or "crackingthecryptic" in first:
        return "fpuz" not in first
    return first.startswith(("scl", "ctc")) and bool(_START.match(first))


def write(sheet: Sheet) -> str:
    """The link; packed text may hold slashes and plus signs, which mean something in addresses."""
    from urllib.parse import quote  # noqa: PLC0415  (it takes long to import)

    return PREFIX + quote(pack(fpuzzles.write(sheet)), safe="")


def _load(text: str) -> dict[str, Any]:
    try:
        tree = json.loads(text)
    except RecursionError as error:
        raise FormatError("the puzzle is nested too deep") from error
    except ValueError:
        tree = zipped_json.load(text)
    return take(tree, dict, "the packed puzzle")


def _read_layout(tree: dict[str, Any], size: int) -> tuple[Layout, dict[str, str]]:
    regions: list[int | None] = [None] * (size * size)
    for number, region in enumerate(take_list(tree.get("regions"), list, "regions"), 1):
        for cell in _cells(region, size, "regions"):
            if regions[cell] is not None:
                raise FormatError(f"r{cell // size + 1}c{cell % size + 1} is in two regions")
            regions[cell] = number
    houses: list[House] = []
    for rule in take_list(tree.get("global"), str, "global"):
        if rule not in PIECES:
            raise FormatError(
                f"the rule {quoted(rule)} is not supported; supported are {', '.join(PIECES)}"
            )
        houses += piece_houses(size, *PIECES[rule])
    cages: list[Cage] = []
    remarks: dict[str, str] = {}
    for part in take_list(tree.get("cages"), dict, "cages"):
        remark = _REMARK.fullmatch(str(part.get("value", "")))
        if remark or not part.get("cells"):
            remarks |= {remark[1]: remark[2].strip()} if remark else {}
            continue
        cage = _read_cage(part, size)
        if isinstance(cage, Cage):
            cages.append(cage)
        else:
            houses.append(cage)
    return square(size, regions, (), houses).with_cages(cages), remarks


def _read_cage(part: dict[str, Any], size: int) -> Cage | House:
    members = tuple(_cells(part.get("cells"), size, "cages"))
    place = f"r{members[0] // size + 1}c{members[0] % size + 1}"
    if part.get("unique") is False:
        raise FormatError(f"the cage at {place} may repeat digits, which is not supported")
    total = read_total(part.get("value", part.get("sum")))
    return (
        Cage(total, members) if total is not None else House("extra", f"cage at {place}", members)
    )


def _cells(tree: Any, size: int, where: str) -> list[int]:
    cells = []
    for place in take_list(tree, list, where):
        position = take_list(place, int, where)
        if len(position) != 2 or not all(0 <= number < size for number in position):
            raise FormatError(
                f"{where} has the cell {quoted(str(position))}; right would be row and column "
                f"from 0 to {size - 1}"
            )
        cells.append(position[0] * size + position[1])
    return list(dict.fromkeys(cells))


def _digit(tree: Any, size: int, where: str) -> int:
    if tree is None or tree in ("", {}):
        return 0
    text = str(tree)
    if not re.fullmatch(r"[0-9]{1,2}", text) or int(text) > size:
        raise FormatError(f"{where} holds {quoted(text)}; right would be 1-{size}")
    return int(text)


def _notes(cell: dict[str, Any], size: int) -> int:
    marks = [
        mark
        for key in ("pencilMarks", "centremarks", "cornermarks")
        for mark in take(cell.get(key) or [], list, key)
    ]
    digits = [_digit(mark, size, "a note") for mark in marks]
    return mask_of(digit for digit in digits if digit)


def _read_info(tree: dict[str, Any]) -> dict[str, str]:
    metadata = take(tree.get("metadata") or {}, dict, "metadata")
    info = {
        key: metadata[key]
        for key in ("title", "author", "rules")
        if isinstance(metadata.get(key), str)
    }
    ignored = ", ".join(key for key, part in tree.items() if key not in READ and part)
    return info | ({"ignored": ignored} if ignored else {})


_read_lines = by_line(read_line)

FORMAT = Format(
    name="sudokupad",
    title="SudokuPad link",
    sniff=sniff,
    read=lambda text: _read_lines(text.splitlines()),
    read_lines=_read_lines,
    write=write,
)
