"""The whole way: one hint after the other, until the puzzle is solved or nothing follows."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet import logic
from nonet.core.sheet import Sheet
from nonet.hints.deadend import find_dead_end
from nonet.hints.hint import Hint
from nonet.hints.kind import Kind
from nonet.hints.mistakes import find_clash, find_mistake
from nonet.hints.notes import find_wrong_notes
from nonet.hints.question import Question
from nonet.hints.steps import changed_cells, find_end, give_up
from nonet.logic import Position


@dataclass(frozen=True, slots=True)
class Way:
    """What to do, in order, and how it ends: `SOLVED`, `OPEN`, `CLASH`, `UNSOLVABLE`, `STOPPED`."""

    hints: tuple[Hint, ...]
    end: Hint

    @property
    def solved(self) -> bool:
        """Whether the way leads to the solution."""
        return self.end.kind is Kind.SOLVED

    def __iter__(self) -> Iterator[Hint]:
        return iter(self.hints)

    def __len__(self) -> int:
        return len(self.hints)


def walk(question: Question) -> Way:
    """The way from the player's own position; mistakes are mended first."""
    hints: list[Hint] = []
    question = _repaired(question, hints)
    end = find_clash(question) or find_end(question)
    while end is None:
        question = _walked(question, hints)
        last = find_end(question) or give_up(question)
        if last.kind is Kind.TRIAL:
            hints.append(last)
            question = question.about(last.applied())
        else:
            end = last
    return Way(tuple(hints), end)


def _repaired(question: Question, hints: list[Hint]) -> Question:
    """The question without mistakes; the hints about them are added."""
    while hint := find_mistake(question) or find_wrong_notes(question):
        mended = hint.applied()
        if mended == question.sheet:  # nothing to take away: the givens themselves clash
            break
        hints.append(hint)
        question = question.about(mended)
    return question


def _walked(question: Question, hints: list[Hint]) -> Question:
    """The question after all the steps that the techniques find; their hints are added."""
    way = logic.walk(question.position, control=question.control)
    position = question.position
    for step in way.steps:
        if not question.solution and find_dead_end(position):
            break
        here = question.about(_sheet_of(position))
        hints.append(here.answer(Kind.STEP, changed_cells(step), step=step))
        position = position.after(step)
    return question.about(_sheet_of(position))


def _sheet_of(position: Position) -> Sheet:
    """The position as a player would have written it: every candidate is a note."""
    return Sheet(position.puzzle, position.entries, position.candidates)
