"""One solution by the fewest further givens."""

from nonet import engine
from nonet.catalogue import Message
from nonet.core.puzzle import Puzzle
from nonet.core.status import Status
from nonet.engine import Control
from nonet.make.additions import find_additions, puzzle_with
from nonet.studio.change import Change


def complete(puzzle: Puzzle, control: Control | None = None) -> Change:
    """The puzzle with the fewest further givens that leave one solution.

    >>> from nonet.core.shapes import named
    >>> found = complete(Puzzle(named("4x4"), "1...34......4..."))
    >>> len(found.givens) - found.givens.count(0)
    5
    """
    control = control or Control()
    status = engine.solve(puzzle, control).status
    if status is Status.NONE:
        return Change(why=Message("studio.change.no_solution"))
    if status is Status.UNIQUE:
        return Change(puzzle.givens)
    found = find_additions(puzzle, 1, control)
    if not found.lists:
        return Change(why=Message("studio.change.late"))
    return Change(puzzle_with(puzzle, found.lists[0]).givens)
