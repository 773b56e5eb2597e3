"""What the families ask of a step: its marks by role."""

from collections.abc import Callable, Iterable, Iterator

from nonet.core.layout import Layout
from nonet.logic.step import Mark, Role, Step
from nonet.words.speaker import Speaker

Sentences = Callable[[Speaker, Step], Iterator[str]]


def mark_of(step: Step, role: Role) -> Mark:
    """The first mark of a role."""
    return next(mark for mark in step.marks if mark.role is role)


def marks_of(step: Step, role: Role) -> list[Mark]:
    """All marks of a role."""
    return [mark for mark in step.marks if mark.role is role]


def cells_of(step: Step, role: Role) -> tuple[int, ...]:
    """All cells of a role."""
    return tuple(cell for mark in marks_of(step, role) for cell in mark.cells)


def houses_of(step: Step, role: Role) -> tuple[int, ...]:
    """The numbers of all houses of a role."""
    return tuple(mark.house for mark in marks_of(step, role) if mark.house is not None)


def common_houses(layout: Layout, cells: Iterable[int]) -> tuple[int, ...]:
    """The numbers of the houses and cages that hold all the cells."""
    wanted = set(cells)
    return tuple(n for n, group in enumerate(layout.groups) if wanted <= set(group.cells))


def emptied_houses(layout: Layout, step: Step, cells: Iterable[int]) -> tuple[int, ...]:
    """Those of the common houses in which the step removes something."""
    gone = {cell for cell, _ in step.eliminations}
    houses = common_houses(layout, cells)
    return tuple(number for number in houses if gone & set(layout.groups[number].cells))


def digits_gone(step: Step) -> tuple[int, ...]:
    """The digits that the step removes."""
    return tuple(sorted({digit for _, digit in step.eliminations}))


def sees_both(speaker: Speaker, step: Step, count: int = 2) -> str:
    """That a cell which sees two cells (or more) cannot have the digit that the step removes."""
    key = "step.sees_both" if count == 2 else "step.sees_all"
    return speaker.say(key, digit=speaker.digits(digits_gone(step)))
