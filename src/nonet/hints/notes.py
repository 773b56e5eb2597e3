"""Notes that leave out a digit that belongs there."""

from collections.abc import Sequence

from nonet.core.puzzle import Grid
from nonet.engine import Status
from nonet.hints.culprits import has_no_solution, shrink
from nonet.hints.deadend import find_dead_end
from nonet.hints.hint import Hint
from nonet.hints.kind import Kind
from nonet.hints.question import Question
from nonet.hints.reading import missing
from nonet.logic import Position


def find_wrong_notes(question: Question) -> Hint | None:
    """A hint about notes that exclude the right digit; None where none do, as far as is known."""
    noted = [cell for cell, mask in enumerate(question.notes) if mask and not question.digits[cell]]
    if not noted:
        return None
    if question.solution:
        return _without_right_digit(question, question.solution)
    return _without_any_digit(question) or _without_solution(question, noted)


def _without_right_digit(question: Question, solution: Grid) -> Hint | None:
    for cell, right in missing(question.digits, question.notes, solution):
        return question.answer(Kind.NOTES, (cell,), right)
    return None


def _without_any_digit(question: Question) -> Hint | None:
    """Notes that leave nothing for a cell or a digit, while the rules leave something."""
    found = find_dead_end(question.position)
    if not found or find_dead_end(Position.of(question.puzzle, question.sheet.entries)):
        return None
    cells = tuple(cell for cell in found.cells if question.sheet.notes[cell])
    return question.answer(Kind.NOTES, cells, reason=found) if cells else None


def _without_solution(question: Question, noted: Sequence[int]) -> Hint | None:
    """Notes that together exclude every solution, where the puzzle has several."""
    control = question.sub_control()

    def is_wrong(cells: Sequence[int]) -> bool:
        notes = [mask if cell in cells else 0 for cell, mask in enumerate(question.notes)]
        return has_no_solution(question.narrowed(notes), control)

    if question.status is not Status.MULTIPLE or not is_wrong(noted):
        return None
    return question.answer(Kind.NOTES, shrink(noted, is_wrong))
