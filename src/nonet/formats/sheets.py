"""Sheets as readers make them: nothing empty is kept, and what is given is not entered as well."""

from collections.abc import Iterable, Mapping, Sequence

from nonet.core.layout import Layout
from nonet.core.masks import mask_of
from nonet.core.puzzle import NOTHING, Grid, Puzzle
from nonet.core.sheet import Sheet
from nonet.errors import FormatError


def sheet_of(
    layout: Layout,
    givens: Sequence[int],
    *,
    entries: Sequence[int] = (),
    notes: Iterable[int] = (),
    allowed: Iterable[int] = (),
    info: Mapping[str, str] = NOTHING,
) -> Sheet:
    """A checked sheet; masks that allow everything and empty notes are left out."""
    masks = tuple(allowed)
    full = (1 << layout.size) - 1
    puzzle = Puzzle(layout, givens, masks if any(mask != full for mask in masks) else (), info)
    return Sheet(puzzle, _entries(puzzle, entries), _notes(puzzle, notes))


def checked(sheet: Sheet) -> Sheet:
    """The sheet, made sure that a player could have written it; writers rely on that."""
    if not sheet.entries and not sheet.notes:
        return sheet
    puzzle = sheet.puzzle
    notes = _notes(puzzle, sheet.notes) if sheet.notes else ()
    return Sheet(puzzle, _entries(puzzle, sheet.entries), notes)


def filled(sheet: Sheet) -> Grid:
    """Givens and entries in one grid."""
    if not sheet.entries:
        return sheet.puzzle.givens
    pairs = zip(sheet.puzzle.givens, sheet.entries, strict=True)
    return bytes(given or entry for given, entry in pairs)


def candidates_of(sheet: Sheet) -> list[int]:
    """What may still go into each empty cell by the rules of its peers; 0 for filled cells."""
    layout, grid = sheet.puzzle.layout, filled(sheet)
    allowed = sheet.puzzle.narrowed or ((1 << layout.size) - 1,) * layout.cell_count
    masks = []
    for cell, peers in enumerate(layout.peers):
        seen = {grid[peer] for peer in peers} - {0}
        masks.append(0 if grid[cell] else allowed[cell] & ~mask_of(seen))
    return masks


def _entries(puzzle: Puzzle, entries: Sequence[int]) -> Grid:
    if not any(entries):
        return b""
    grid = Puzzle(puzzle.layout, entries).givens
    for cell, (given, entry) in enumerate(zip(puzzle.givens, grid, strict=True)):
        if given and entry:
            name = puzzle.layout.cell_name(cell)
            raise FormatError("error.given_and_entered", cell=name, given=given, entry=entry)
    return grid


def _notes(puzzle: Puzzle, notes: Iterable[int]) -> tuple[int, ...]:
    masks = tuple(notes)
    return Puzzle(puzzle.layout, puzzle.givens, masks).allowed if any(masks) else ()
