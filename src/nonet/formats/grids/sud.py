"""The text file .sud: the rows of the board as it stands, then sections for all the rest.

    53..7....          N rows of N symbols; # where there is no cell
    ...
    [sud] 1            the version; comes first when there are sections
    [type] 9x9
    [rules] rows columns boxes

A file of nothing but rows is a fresh puzzle. The sections are described in docs/formats.md.
"""

import re
from dataclasses import dataclass, field

from nonet.core.layout import Layout
from nonet.core.masks import digits_in, mask_of
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of
from nonet.errors import FormatError, NonetError
from nonet.formats import game_info
from nonet.formats.alphabet import digits_of
from nonet.formats.cells import cell_named
from nonet.formats.format import Format, raise_at, single
from nonet.formats.grids import grid, samurai, sud_board, sud_info
from nonet.formats.sheets import filled, sheet_of

VERSION = "1"
SECTIONS = (
    "sud", "type", "size", "rules", "regions", "houses", "cages", "marks", "givens", "notes",
    "allowed", "info", *game_info.KEYS,
)  # fmt: skip

_SECTION = re.compile(r"\[([A-Za-z]+)\][ \t]*(.*)")


@dataclass(slots=True)
class Section:
    """The lines of a section; `number` is the line of its name."""

    number: int
    lines: list[str] = field(default_factory=list)


def read(text: str) -> Sheet:
    """The puzzle or half-played game of a file."""
    if not _has_sections(text):
        return samurai.read(text) if samurai.sniff(text) else grid.read(text)
    rows, sections = _split(text)
    if sections["sud"].lines != [VERSION]:
        got = " ".join(sections["sud"].lines)
        raise FormatError("error.version", sections["sud"].number, expected=VERSION, got=got)
    layout = sud_board.read(rows, {name: part.lines for name, part in sections.items()})
    board = _read_grid(layout, rows, 1)
    givens = board
    if "givens" in sections:
        part = sections["givens"]
        givens = _read_grid(layout, part.lines, part.number + 1)
    return _sheet(layout, board, givens, sections)


def _sheet(layout: Layout, board: bytes, givens: bytes, sections: dict[str, Section]) -> Sheet:
    for cell, (shown, given) in enumerate(zip(board, givens, strict=True)):
        if given and given != shown:
            raise FormatError(
                "error.sud_differs",
                sections["givens"].number,
                cell=layout.cell_name(cell),
                given=symbol_of(given),
                shown=symbol_of(shown),
            )
    full = (1 << layout.size) - 1
    return sheet_of(
        layout,
        givens,
        entries=bytes(0 if given else shown for shown, given in zip(board, givens, strict=True)),
        notes=_read_masks(layout, sections.get("notes"), 0),
        allowed=_read_masks(layout, sections.get("allowed"), full),
        info=_read_info(layout, sections),
    )


def sniff(text: str) -> bool:
    """Whether there are sections of ours."""
    return bool(re.search(r"^\[sud\]", text, re.MULTILINE))


def write(sheet: Sheet) -> str:
    """The whole sheet."""
    puzzle = sheet.puzzle
    layout = puzzle.layout
    game_info.check(layout, puzzle.info)
    parts = sud_board.rows_of(layout, filled(sheet))
    parts += ["", f"[sud] {VERSION}", *sud_board.write(layout)]
    if any(sheet.entries):
        parts += ["[givens]", *sud_board.rows_of(layout, puzzle.givens)]
    parts += _write_masks("notes", layout, sheet.notes, 0)
    parts += _write_masks("allowed", layout, puzzle.allowed, (1 << layout.size) - 1)
    parts += sud_info.write(puzzle.info)
    return "\n".join(parts) + "\n"


def _has_sections(text: str) -> bool:
    return any(_SECTION.match(line) for line in text.splitlines())


def _split(text: str) -> tuple[list[str], dict[str, Section]]:
    rows: list[str] = []
    sections: dict[str, Section] = {}
    current = rows
    for number, line in enumerate(text.splitlines(), 1):
        match = _SECTION.match(line)
        if match:
            current = _begin(match[1], number, sections).lines
        content = match[2] if match else line
        if content.strip():
            current.append(content.rstrip())
    return rows, sections


def _begin(name: str, number: int, sections: dict[str, Section]) -> Section:
    if name not in SECTIONS:
        raise FormatError("error.no_section", number, choices=tuple(SECTIONS), got=name)
    if name in sections:
        raise FormatError("error.section_twice", number, name=name)
    if not sections and name != "sud":
        raise FormatError("error.first_section", number, version=VERSION, name=name)
    sections[name] = Section(number)
    return sections[name]


def _read_grid(layout: Layout, rows: list[str], first: int) -> bytes:
    symbols = "".join(map(sud_board.cells_in, rows))
    if len(symbols) != layout.cell_count:
        count, expected = len(symbols), layout.cell_count
        raise FormatError("error.cell_number", first, count=count, expected=expected)
    try:
        return digits_of(symbols, layout.size)
    except FormatError as error:
        row, column = layout.positions[(error.column or 1) - 1]
        raise error.at(first + row, column + 1) from error


def _read_masks(layout: Layout, section: Section | None, otherwise: int) -> list[int]:
    masks = [otherwise] * layout.cell_count
    for number, line in enumerate(section.lines if section else (), 1):
        assert section
        name, _, symbols = line.partition(" ")
        try:
            masks[cell_named(layout, name)] = mask_of(_digits(symbols.strip(), layout.size))
        except NonetError as error:
            raise_at(error, section.number + number)
    return masks


def _digits(symbols: str, size: int) -> bytes:
    digits = digits_of(symbols, size) if symbols != "." else b""
    if 0 in digits:
        raise FormatError("error.blank_digit", got=symbols)
    return digits


def _write_masks(name: str, layout: Layout, masks: tuple[int, ...], usual: int) -> list[str]:
    lines = [
        f"{layout.cell_name(cell)} {''.join(map(symbol_of, digits_in(mask))) or '.'}"
        for cell, mask in enumerate(masks)
        if mask != usual
    ]
    return [f"[{name}]", *lines] if lines else []


def _read_info(layout: Layout, sections: dict[str, Section]) -> dict[str, str]:
    info: dict[str, str] = {}
    if "info" in sections:
        info = sud_info.read(sections["info"].lines, sections["info"].number)
    for key in game_info.KEYS:
        if key in sections:
            glue = "\n" if key == "moves" else " "
            info[key] = glue.join(line.strip() for line in sections[key].lines)
            try:
                game_info.check(layout, info)
            except FormatError as error:
                raise_at(error, sections[key].number)
    return info


FORMAT = Format(
    "sud",
    "Nonet's text file, fresh or half played",
    sniff,
    single(read),
    write,
    extensions=(".sud",),
    rules=True,
)
