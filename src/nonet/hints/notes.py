"""Notes that leave out a digit that belongs there."""

from collections.abc import Sequence

from nonet.core.puzzle import Puzzle
from nonet.engine import Status
from nonet.hints.culprits import has_no_solution, shrink
from nonet.hints.deadend import find_dead_end
from nonet.hints.hint import Hint
from nonet.hints.kind import Kind
from nonet.hints.mistakes import with_entries
from nonet.hints.question import Question
from nonet.logic import Position


def find_wrong_notes(question: Question) -> Hint | None:
    """A hint about notes that exclude the right digit; None where none do, as far as is known."""
    notes = question.sheet.notes
    noted = [cell for cell, digit in enumerate(question.digits) if notes[cell] and not digit]
    if not noted:
        return None
    if question.solution:
        return _without_right_digit(question, noted)
    return _without_any_digit(question) or _without_solution(question, noted)


def _without_right_digit(question: Question, noted: Sequence[int]) -> Hint | None:
    assert question.solution
    for cell in noted:
        right = question.solution[cell]
        if not question.sheet.notes[cell] >> (right - 1) & 1:
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
    puzzle, notes = question.puzzle, question.sheet.notes
    entered = with_entries(puzzle, range(len(notes)), question.digits)
    everything = (1 << puzzle.layout.size) - 1
    allowed = puzzle.allowed or (everything,) * len(notes)
    control = question.part()

    def is_wrong(cells: Sequence[int]) -> bool:
        masks = list(allowed)
        for cell in cells:
            masks[cell] &= notes[cell]
        return has_no_solution(Puzzle(puzzle.layout, entered.givens, masks), control)

    if question.status is not Status.MULTIPLE or not is_wrong(noted):
        return None
    return question.answer(Kind.NOTES, shrink(noted, is_wrong))
