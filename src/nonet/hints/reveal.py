"""Simple help: the right digit of a cell, and the digits that the rules allow there."""

from nonet import engine
from nonet.core.puzzle import Grid
from nonet.core.sheet import Sheet
from nonet.core.splitmix import SplitMix64
from nonet.core.verify import find_conflicts
from nonet.engine import Control, Status
from nonet.errors import PuzzleError
from nonet.hints.mistakes import with_entries
from nonet.hints.question import completed
from nonet.logic import Candidate, Position


def reveal(sheet: Sheet, cell: int | None, seed: int, control: Control) -> Candidate | None:
    """The right digit of an empty cell, or of a random one.

    None where there is no empty cell, no solution, or none was found in time.
    """
    sheet = completed(sheet)
    chosen = _random_cell(sheet, seed) if cell is None else _empty_cell(sheet, cell)
    solution = None if chosen is None else _solution_of(sheet, control)
    return None if chosen is None or solution is None else Candidate(chosen, solution[chosen])


def fitting_digits(sheet: Sheet, cell: int) -> tuple[int, ...]:
    """The digits that break no rule in the cell as the board is now; none for a given."""
    sheet = completed(sheet)
    check_cell(sheet, cell)
    if sheet.puzzle.givens[cell]:
        return ()
    digits = range(1, sheet.puzzle.layout.size + 1)
    return tuple(digit for digit in digits if _fits(sheet, cell, digit))


def check_cell(sheet: Sheet, cell: int) -> None:
    """Refuses the number of a cell that the board does not have."""
    count = sheet.puzzle.layout.cell_count
    if not isinstance(cell, int) or not 0 <= cell < count:
        raise PuzzleError("error.no_cell", cell=cell, last=count - 1)


def _fits(sheet: Sheet, cell: int, digit: int) -> bool:
    grid = bytearray(_digits_of(sheet))
    grid[cell] = digit
    return all(cell not in one.cells for one in find_conflicts(sheet.puzzle, bytes(grid)))


def _digits_of(sheet: Sheet) -> Grid:
    return Position.of(sheet.puzzle, sheet.entries).digits


def _empty_cell(sheet: Sheet, cell: int) -> int:
    check_cell(sheet, cell)
    if _digits_of(sheet)[cell]:
        name = sheet.puzzle.layout.cell_name(cell)
        raise PuzzleError("error.filled", cell=name)
    return cell


def _random_cell(sheet: Sheet, seed: int) -> int | None:
    empty = [cell for cell, digit in enumerate(_digits_of(sheet)) if not digit]
    return empty[SplitMix64(seed).below(len(empty))] if empty else None


def _solution_of(sheet: Sheet, control: Control) -> Grid | None:
    """The only solution; where there are several, one that the entries allow, if any does."""
    result = engine.solve(sheet.puzzle, control)
    if result.status is not Status.MULTIPLE:
        return result.solution
    cells = [cell for cell, entry in enumerate(sheet.entries) if entry]
    entered = with_entries(sheet.puzzle, cells, sheet.entries)
    return engine.solve(entered, control).solution or result.solution
