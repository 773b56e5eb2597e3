"""The file .sdk: nine rows, with remarks in lines that begin with # and a letter.

The rows may stand under [Puzzle], and those of the running game under [State].
"""

import re

from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.core.symbols import write_line
from nonet.errors import FormatError
from nonet.formats import boards
from nonet.formats.format import Format, single
from nonet.formats.grids.grid import Line, read_rows, rows_of
from nonet.formats.limits import check_plain, check_player
from nonet.formats.sheets import filled, sheet_of

INFO = {
    "A": "author", "D": "description", "C": "comment", "B": "date", "S": "source", "L": "level",
    "U": "url",
}  # fmt: skip

_REMARK = re.compile(r"#([A-Z])[ \t]*(.*)")
_SECTION = re.compile(r"\[(.*)\]")


def read(text: str) -> Sheet:
    """The puzzle of a file, with what was entered so far."""
    parts: dict[str, list[Line]] = {"Puzzle": []}
    info: dict[str, str] = {}
    current = parts["Puzzle"]
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        section, remark = _SECTION.fullmatch(line), _REMARK.match(line)
        if section:
            current = parts.setdefault(_known_section(section[1], number), [])
        elif remark:
            key = INFO.get(remark[1], "comment")
            info[key] = "\n".join(filter(None, [info.get(key, ""), remark[2]]))
        elif line and not line.startswith("#"):
            current.append((number, line))
    puzzle = _read_puzzle(parts["Puzzle"])
    layout = puzzle.layout
    entries = _read_state(layout, parts["State"], puzzle.givens) if "State" in parts else b""
    return sheet_of(layout, puzzle.givens, entries=entries, info=info)


def sniff(text: str) -> bool:
    """Whether there is a [Puzzle] section, or remarks above rows."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    rows = [line for line in lines if not line.startswith("#")]
    remarks = [line for line in lines if line.startswith("#")]
    return "[Puzzle]" in lines or (
        bool(remarks)
        and all(line[1:2] in INFO for line in remarks)
        and len(rows) > 1
        and rows_of(list(enumerate(rows))) is not None
    )


def write(sheet: Sheet) -> str:
    """Remarks, rows, and the state of the game when there are entries."""
    layout = sheet.puzzle.layout
    check_plain(layout, "sdk")
    check_player(sheet, "sdk", entries=True)
    lines = [
        f"#{letter}{part}"
        for letter, key in INFO.items()
        for part in sheet.puzzle.info.get(key, "").splitlines()
    ]
    lines += ["[Puzzle]", *_rows(sheet.puzzle.givens, layout.size)]
    if any(sheet.entries):
        lines += ["[State]", *_rows(filled(sheet), layout.size)]
    return "\n".join(lines) + "\n"


def _rows(grid: bytes, side: int) -> list[str]:
    return [write_line(grid[at : at + side]) for at in range(0, len(grid), side)]


def _known_section(name: str, number: int) -> str:
    if name not in ("Puzzle", "State"):
        raise FormatError("error.no_section", number, choices=("[Puzzle]", "[State]"), got=name)
    return name


def _read_puzzle(lines: list[Line]) -> Puzzle:
    rows = rows_of(lines)
    if rows is None:
        first = lines[0][0] if lines else None
        raise FormatError("error.rows", first, count=len(lines))
    return Puzzle(boards.plain(len(rows)), read_rows(rows))


def _read_state(layout: Layout, lines: list[Line], givens: bytes) -> bytes:
    state = _read_puzzle(lines)
    if state.layout != layout:
        raise FormatError("error.state_size", lines[0][0])
    return bytes(0 if given else digit for given, digit in zip(givens, state.givens, strict=True))


FORMAT = Format(
    "sdk", "SadMan and SudoCue puzzle", sniff, single(read), write, extensions=(".sdk",)
)
