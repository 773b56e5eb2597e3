"""Cells that only a rule decides: as long as they are not given, the rule is needed."""

from collections.abc import Collection, Iterable

from nonet import engine
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.rule import Rule
from nonet.core.status import Status
from nonet.engine import Control


def find_open(
    puzzle: Puzzle, rules: Iterable[Rule], solution: Grid, control: Control
) -> frozenset[int]:
    """Cells that leave every one of these rules needed if all others were given."""
    found: frozenset[int] = frozenset()
    for rule in rules:
        found |= _open_without(puzzle, rule, solution, found, control)
        if control.seconds_left == 0:
            break
    return found


def _open_without(
    puzzle: Puzzle, rule: Rule, solution: Grid, known: Collection[int], control: Control
) -> frozenset[int]:
    """As few cells as leave several solutions without the rule; from those that are known first."""
    layout = puzzle.layout.with_rules([one for one in puzzle.layout.rules if one != rule])
    givens = bytearray(puzzle.givens)
    other: Grid | None = None  # a second solution, where one is known

    def is_open(cells: Collection[int]) -> bool:
        nonlocal other
        if other and all(other[cell] == solution[cell] for cell in cells):
            return True
        more = bytearray(givens)
        for cell in cells:
            more[cell] = solution[cell]
        found = engine.solve(Puzzle(layout, bytes(more)), control)
        if found.status is not Status.MULTIPLE:
            return False
        other = found.solution if found.solution != solution else None
        return True

    if not is_open(()):
        return frozenset()
    empty = [cell for cell, digit in enumerate(givens) if not digit]
    left = sorted(empty, key=lambda cell: cell in known)
    size = len(left)
    while left and control.seconds_left > 0:
        size = min(size, len(left))
        if is_open(left[:size]):
            for cell in left[:size]:
                givens[cell] = solution[cell]
            left = left[size:]
        elif size == 1:
            left = left[1:]
            size = 4  # most of what is left can be given
        else:
            size //= 2
    return frozenset(cell for cell, digit in enumerate(givens) if not digit)
