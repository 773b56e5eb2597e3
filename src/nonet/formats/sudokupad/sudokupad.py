"""Links to SudokuPad: its own begin with scl, and those that carry f-puzzles with fpuz.

In scl, lines, dots and the like are drawings: rules are inferred from them and from the text. In
`info`, `inferred` says which, and `ignored` what was not understood. Our own links also carry the
puzzle as our JSON, so that nothing has to be inferred.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from nonet.catalogue import Message
from nonet.core.layout import Cage, House, Layout
from nonet.core.masks import mask_of
from nonet.core.rule import Rule
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats import nonet_json
from nonet.formats.format import Format, by_line, content_lines, quoted
from nonet.formats.json.fpuzzles import read_total
from nonet.formats.json_tree import take, take_list
from nonet.formats.links import fpuzzles_link
from nonet.formats.links.lz_link import pack, unpack
from nonet.formats.sheets import sheet_of
from nonet.formats.square import square
from nonet.formats.sudokupad import diagonals, sudokupad_write, zipped_json
from nonet.formats.sudokupad.drawings import DRAWN
from nonet.formats.sudokupad.inference import can_be, infer, is_kept
from nonet.rules.kinds.anti_king import AntiKing
from nonet.rules.kinds.anti_knight import AntiKnight
from nonet.rules.kinds.total import Total

PREFIX = "https://sudokupad.app/scl"
OWN = sudokupad_write.OWN
GLOBAL = {"antiknight": AntiKnight(), "antiking": AntiKing()}
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
        raise FormatError("error.link_short", got=content)
    return read_tree(_load(unpack(content[start.end() :])))


def read_tree(tree: dict[str, Any]) -> Sheet:
    """The sheet of a puzzle that is already taken out of its link."""
    if OWN in tree:
        return nonet_json.read(json.dumps(take(tree[OWN], dict, OWN)))
    rows = take_list(tree.get("cells"), list, "cells")
    size = len(rows)
    if any(len(row) != size for row in rows) or not 1 <= size <= 25:
        raise FormatError("error.rows", count=size)
    cells = [take(cell, dict, "cells") for row in rows for cell in row]
    cages, houses, remarks = _read_cages(tree, size)
    info = _read_info(tree) | remarks
    lines = diagonals.named(tree, size, info.get("rules", ""))
    solution = _solution(tree, remarks)
    plain = _read_layout(tree, size, (), houses)
    strange = [cage for cage in cages if not can_be(cage, plain, solution)]
    cages = [cage for cage in cages if cage not in strange]
    board = _read_layout(tree, size, lines, houses).with_rules([*_read_global(tree), *cages])
    broken = bool(lines) and not is_kept(board, solution)
    if broken:
        board = _read_layout(tree, size, (), houses).with_rules(board.rules)
    found = infer(tree, board, info.get("rules", ""), solution)
    found.ignored += ["diagonals in the text"] if broken else []
    found.ignored += ["cages that cannot be"] if strange else []
    layout = board.with_rules([*board.rules, *found.rules])
    parts = (_read_info(tree), remarks, found.info())
    ignored = [part["ignored"] for part in parts if "ignored" in part]
    givens, entries = bytearray(size * size), bytearray(size * size)
    for number, cell in enumerate(cells):
        digit = _digit(cell.get("value"), size, layout.cell_name(number))
        (entries if cell.get("given") is False else givens)[number] = digit
    return sheet_of(
        layout,
        bytes(givens),
        entries=bytes(entries),
        notes=[_notes(cell, size) for cell in cells],
        info=info | found.info() | ({"ignored": ", ".join(ignored)} if ignored else {}),
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

    tree = json.dumps(sudokupad_write.tree_of(sheet), ensure_ascii=False, separators=(",", ":"))
    return PREFIX + quote(pack(tree), safe="")


def _load(text: str) -> dict[str, Any]:
    try:
        tree = json.loads(text)
    except RecursionError as error:
        raise FormatError("error.broken_json", reason=Message("broken.depth")) from error
    except ValueError:
        tree = zipped_json.load(text)
    return take(tree, dict, "JSON")


def _read_layout(
    tree: dict[str, Any], size: int, diagonals: Iterable[str], houses: Iterable[House]
) -> Layout:
    regions: list[int | None] = [None] * (size * size)
    for number, region in enumerate(take_list(tree.get("regions"), list, "regions"), 1):
        for cell in _cells(region, size, "regions"):
            if regions[cell] is not None:
                raise FormatError(
                    "error.two_regions", cell=f"r{cell // size + 1}c{cell % size + 1}"
                )
            regions[cell] = number
    return square(size, regions, diagonals, houses)


def _read_global(tree: dict[str, Any]) -> Iterator[Rule]:
    for rule in take_list(tree.get("global"), str, "global"):
        if rule not in GLOBAL:
            raise FormatError("error.rule_not_supported", rule=rule, choices=tuple(GLOBAL))
        yield GLOBAL[rule]


def _read_cages(tree: dict[str, Any], size: int) -> tuple[list[Rule], list[House], dict[str, str]]:
    """Cages with a total, those without, and what is written in the place of a cage."""
    cages: list[Rule] = []
    houses: list[House] = []
    remarks: dict[str, str] = {}
    unknown: list[str] = []
    for part in take_list(tree.get("cages"), dict, "cages"):
        remark = _REMARK.fullmatch(str(part.get("value", "")))
        if remark or not part.get("cells"):
            remarks |= {remark[1]: remark[2].strip()} if remark else {}
            continue
        cage = _read_cage(part, size)
        if cage is None:
            unknown.append(f"cage {quoted(str(part['value']))}")
        elif isinstance(cage, House):
            houses.append(cage)
        else:
            cages.append(cage)
    if unknown:
        remarks["ignored"] = ", ".join(dict.fromkeys(unknown))
    return cages, houses, remarks


def _read_cage(part: dict[str, Any], size: int) -> Rule | House | None:
    """A cage, a sum whose digits may repeat, or an area without a total; None for other texts."""
    members = tuple(_cells(part.get("cells"), size, "cages"))
    place = f"r{members[0] // size + 1}c{members[0] % size + 1}"
    value = part.get("value", part.get("sum"))
    if isinstance(value, str) and not re.fullmatch(r"\s*[0-9]{0,3}\s*", value):
        return None
    total = read_total(value)
    if part.get("unique") is False:
        if total is None:
            raise FormatError("error.cage_repeats", cell=place)
        return Total(members, total)
    return (
        Cage(total, members) if total is not None else House("extra", f"cage at {place}", members)
    )


def _cells(tree: Any, size: int, where: str) -> list[int]:
    cells = []
    for place in take_list(tree, list, where):
        position = take_list(place, int, where)
        if len(position) != 2 or not all(0 <= number < size for number in position):
            wanted = Message("wanted.position", most=size - 1)
            raise FormatError("error.expected", where=where, wanted=wanted, got=position)
        cells.append(position[0] * size + position[1])
    return list(dict.fromkeys(cells))


def _digit(tree: Any, size: int, where: str) -> int:
    if tree is None or tree in ("", {}):
        return 0
    text = str(tree)
    if not re.fullmatch(r"[0-9]{1,2}", text) or int(text) > size:
        wanted = Message("wanted.from_to", least=1, most=size)
        raise FormatError("error.expected", where=where, wanted=wanted, got=text)
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
    ignored = ", ".join(key for key, part in tree.items() if key not in (*READ, *DRAWN) and part)
    return info | ({"ignored": ignored} if ignored else {})


def _solution(tree: dict[str, Any], remarks: dict[str, str]) -> str:
    return remarks.get("solution") or str((tree.get("metadata") or {}).get("solution", ""))


FORMAT = Format(
    "sudokupad", "SudokuPad link", sniff, read_lines=by_line(read_line), write=write, rules=True
)
