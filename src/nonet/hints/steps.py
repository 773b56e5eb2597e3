"""The next step, and what to say where there is none."""

from nonet import logic
from nonet.core.verify import Conflict, find_conflicts, is_solution
from nonet.engine import Status
from nonet.hints.choice import choose_step
from nonet.hints.deadend import EVERYTHING, find_dead_end, follow
from nonet.hints.hint import Hint
from nonet.hints.kind import Kind
from nonet.hints.question import Question
from nonet.hints.reason import DeadEnd
from nonet.logic import Position, Step


def find_unsolvable(question: Question) -> Hint | None:
    """A hint that the puzzle has no solution, with the reason where logic shows one."""
    if question.status is not Status.NONE:
        return None
    reason = _find_fault(question)
    broken = question.position.is_broken
    step = None if broken else logic.next_step(question.position, control=question.sub_control())
    cells = reason.cells if reason else ()
    return question.answer(Kind.UNSOLVABLE, cells, step=step, reason=reason)


def _find_fault(question: Question) -> Conflict | DeadEnd | None:
    puzzle = question.puzzle
    for conflict in find_conflicts(puzzle, puzzle.givens):
        return conflict
    return follow(Position.of(puzzle), EVERYTHING, question.sub_control())


def find_end(question: Question) -> Hint | None:
    """A hint that the puzzle is solved, or that it cannot be solved from here."""
    if is_solution(question.puzzle, question.digits):
        return question.answer(Kind.SOLVED)
    if question.solution or not (reason := find_dead_end(question.position)):
        return None
    if question.status is Status.NONE or question.is_fresh:
        return question.answer(Kind.UNSOLVABLE, reason.cells, reason=reason)
    return question.answer(Kind.CLASH, _entries_around(question, reason.cells), reason=reason)


def _entries_around(question: Question, cells: tuple[int, ...]) -> tuple[int, ...]:
    """The player's entries that these cells see: one of them must be wrong."""
    peers = question.puzzle.layout.peers
    seen = {peer for cell in cells for peer in peers[cell]}
    return tuple(cell for cell in sorted(seen) if question.sheet.entries[cell])


def find_step(question: Question) -> Hint | None:
    """A hint with the easiest step; None where no technique finds one."""
    step = choose_step(question)
    return question.answer(Kind.STEP, changed_cells(step), step=step) if step else None


def changed_cells(step: Step) -> tuple[int, ...]:
    """The cells in which the step places or removes a digit."""
    changes = (*step.placements, *step.eliminations)
    return tuple(dict.fromkeys(candidate.cell for candidate in changes))


def give_up(question: Question) -> Hint:
    """What can be said where no step was found."""
    if question.status is Status.NONE:
        return question.answer(Kind.UNSOLVABLE)
    if question.control.seconds_left <= 0:
        return question.answer(Kind.STOPPED)
    position = question.position
    empty = [cell for cell, digit in enumerate(position.digits) if not digit]
    cell = min(empty, key=lambda cell: position.candidates[cell].bit_count())
    if question.solution:
        return question.answer(Kind.TRIAL, (cell,), question.solution[cell])
    return question.answer(Kind.OPEN, (cell,))
