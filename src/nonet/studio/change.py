"""What the machine does to a puzzle for its setter: the result, and what may be in the way."""

from collections.abc import Callable
from dataclasses import dataclass

from nonet import engine
from nonet.catalogue import Message
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.rule import Rule
from nonet.core.status import Status
from nonet.engine import Control
from nonet.logic.rating import Rating


@dataclass(frozen=True, slots=True)
class Change:
    """New givens, or rules to add; or why there are none."""

    givens: Grid | None = None
    rules: tuple[Rule, ...] = ()
    why: Message | None = None
    """What is in the way, or what the result lacks."""
    rating: Rating | None = None
    """How hard it is, where that was asked for."""

    def applied_to(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle after the change."""
        layout = puzzle.layout
        if self.rules:
            layout = layout.with_rules([*layout.rules, *self.rules])
        return Puzzle(layout, self.givens or puzzle.givens, puzzle.allowed, puzzle.info)


def from_solution(
    puzzle: Puzzle, control: Control, change: Callable[[Grid, Status], Change]
) -> Change:
    """A change that starts from a solution; it is told whether that is the only one."""
    found = engine.solve(puzzle, control)
    if found.status is Status.NONE:
        return Change(why=Message("studio.change.no_solution"))
    if found.solution is None:
        return Change(why=Message("studio.change.late"))
    return change(found.solution, found.status)
