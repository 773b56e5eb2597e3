"""Mistakes on the board: entries that contradict another digit or the solution."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from nonet import logic
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.verify import Conflict, find_conflicts
from nonet.engine import Status
from nonet.hints.culprits import has_no_solution, shrink
from nonet.hints.deadend import PLAIN, follow
from nonet.hints.hint import Hint
from nonet.hints.kind import Kind
from nonet.hints.question import Question
from nonet.hints.reason import DeadEnd, Reason
from nonet.logic import Candidate, Position, Step

MOST_TRIED = 8
"""So many wrong entries are looked at for one whose fault can be shown."""


def find_mistake(question: Question) -> Hint | None:
    """A hint about an entry that is wrong; None where none is, as far as one can know."""
    if question.solution:
        wrong = find_wrong_entries(question.sheet.entries, question.solution)
        return _about_one_of(question, wrong) if wrong else None
    return find_clash(question) or _find_impossible_entries(question)


def find_wrong_entries(entries: Grid, solution: Grid) -> list[int]:
    """The cells whose entry is not that of the solution."""
    pairs = zip(entries, solution, strict=True)
    return [cell for cell, (entry, right) in enumerate(pairs) if entry not in (0, right)]


def _about_one_of(question: Question, wrong: Sequence[int]) -> Hint:
    """A hint about the wrong entry whose fault is easiest to see."""
    shown = chain[tuple[int, Reason | None]](
        _by_conflict(question, wrong), _by_logic(question, wrong), [(wrong[0], None)]
    )
    cell, reason = next(shown)
    return question.answer(Kind.MISTAKE, (cell,), question.sheet.entries[cell], reason=reason)


def _by_conflict(question: Question, wrong: Sequence[int]) -> Iterator[tuple[int, Conflict]]:
    """Wrong cells with the conflict that they are in; first those where all else is right."""
    found = [
        (cell, conflict)
        for conflict in find_conflicts(question.puzzle, question.digits)
        for cell in conflict.cells
        if cell in wrong
    ]
    yield from sorted(found, key=lambda pair: len(set(pair[1].cells).intersection(wrong)))


def _by_logic(question: Question, wrong: Sequence[int]) -> Iterator[tuple[int, Reason]]:
    """The wrong cell that a step shows to be wrong, or else one that leads to a dead end."""
    sound = Position.of(question.puzzle, _right_entries(question))
    steps = logic.find_all(sound, PLAIN, question.sub_control())
    yield from _by_step(steps, wrong, question.sheet.entries)
    yield from _by_dead_end(question, sound, wrong)


def _right_entries(question: Question) -> Grid:
    """The entries that a reason may stand on: none, where the right ones are not known."""
    right = question.solution or bytes(len(question.digits))
    pairs = zip(question.sheet.entries, right, strict=True)
    return bytes(entry if entry == digit else 0 for entry, digit in pairs)


def _by_step(
    steps: Iterable[Step], wrong: Sequence[int], entries: Grid
) -> Iterator[tuple[int, Step]]:
    for step in steps:
        placed = dict(step.placements)
        for cell in wrong:
            wrong_one = Candidate(cell, entries[cell])
            if placed.get(cell, entries[cell]) != entries[cell]:
                yield cell, step
            elif wrong_one in step.eliminations:
                yield cell, replace(step, eliminations=(wrong_one,))  # the rest is no matter here


def _by_dead_end(
    question: Question, sound: Position, wrong: Sequence[int]
) -> Iterator[tuple[int, DeadEnd]]:
    control = question.sub_control()
    for cell in wrong[:MOST_TRIED]:
        entries = bytearray(sound.entries)
        entries[cell] = question.sheet.entries[cell]
        if reason := follow(Position.of(sound.puzzle, bytes(entries)), PLAIN, control):
            yield cell, reason


def find_clash(question: Question) -> Hint | None:
    """A hint about digits that break a rule now; where they are givens, about the puzzle itself."""
    for conflict in find_conflicts(question.puzzle, question.digits):
        has_entry = any(question.sheet.entries[cell] for cell in conflict.cells)
        kind = Kind.CLASH if has_entry else Kind.UNSOLVABLE
        return question.answer(kind, conflict.cells, reason=conflict)
    return None


def _find_impossible_entries(question: Question) -> Hint | None:
    """Entries that no solution has, where the puzzle has several."""
    entries, control = question.sheet.entries, question.sub_control()
    cells = [cell for cell, entry in enumerate(entries) if entry]

    def is_wrong(some: Sequence[int]) -> bool:
        return has_no_solution(with_entries(question.puzzle, some, entries), control)

    if question.status is not Status.MULTIPLE or not is_wrong(cells):
        return None
    culprits = shrink(cells, is_wrong)
    if len(culprits) > 1:
        return question.answer(Kind.CLASH, culprits)
    return _about_one_of(question, culprits)


def with_entries(puzzle: Puzzle, cells: Iterable[int], entries: Grid) -> Puzzle:
    """The puzzle with some of the entries given as well."""
    givens = bytearray(puzzle.givens)
    for cell in cells:
        givens[cell] = entries[cell]
    return Puzzle(puzzle.layout, bytes(givens), puzzle.allowed)
