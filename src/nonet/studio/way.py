"""The way that a person goes: how hard each step is, where it gets stuck, which rules it needs."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet import logic
from nonet.core.puzzle import Grid, Puzzle
from nonet.engine import Control
from nonet.logic import Position, Step
from nonet.logic.scale import BEYOND, SCALE
from nonet.logic.step import Mark, Role


@dataclass(frozen=True, slots=True)
class Way:
    """The steps in order, and the board at the end."""

    steps: tuple[Step, ...]
    solved: bool
    stopped: bool
    digits: Grid
    candidates: tuple[int, ...]
    """What is left in each cell at the end."""

    @property
    def curve(self) -> list[float]:
        """How hard each step is, as ratings measure it."""
        return [SCALE.get(step.technique, BEYOND) / 10 for step in self.steps]

    @property
    def hardest(self) -> int | None:
        """The number of the hardest step, of the first of them."""
        curve = self.curve
        return curve.index(max(curve)) if curve else None

    @property
    def steepest(self) -> int | None:
        """The number of the step that is the hardest compared with the one before it."""
        rises = [after - before for before, after in zip(self.curve, self.curve[1:], strict=False)]
        return 1 + rises.index(max(rises)) if rises and max(rises) > 0 else None


@dataclass(frozen=True, slots=True)
class IdleRules:
    """The numbers of rules that a way never uses; None where there was no time to find out."""

    rules: tuple[int, ...] | None


def find_way(puzzle: Puzzle, control: Control | None = None, *, unique: bool = True) -> Way:
    """The way from the givens, always by the easiest step, as far as techniques lead."""
    position = Position.of(puzzle, unique=unique)
    found = logic.walk(position, _rungs(unique=unique), control)
    gone = (candidate for step in found.steps for candidate in step.eliminations)
    entries = bytes(
        0 if given else digit for given, digit in zip(puzzle.givens, found.digits, strict=True)
    )
    end = Position.of(puzzle, entries, deleted=gone)
    return Way(found.steps, found.solved, found.stopped, found.digits, end.candidates)


def _rungs(*, unique: bool) -> list[str]:
    """The techniques in the order in which ratings try them, so that the hardest step counts."""
    presuming = set(logic.names(unique=True)) - set(logic.names(unique=False))
    return [name for name in SCALE if unique or name not in presuming]


def rules_in(puzzle: Puzzle, step: Step) -> tuple[int, ...]:
    """The numbers of the rules that a step looks at."""
    return tuple(sorted({number for mark in step.marks for number in _rules(puzzle, mark)}))


def _rules(puzzle: Puzzle, mark: Mark) -> Iterable[int]:
    layout = puzzle.layout
    if mark.role is Role.RULE and mark.rule is not None:
        yield mark.rule
    elif mark.house is not None:
        first = len(layout.houses) + len(layout.exclusions)
        if mark.house >= first:
            yield mark.house - first


def find_idle_rules(puzzle: Puzzle, way: Way, control: Control | None = None) -> IdleRules:
    """The rules without which the way would be the same, step by step."""
    used = {number for step in way.steps for number in rules_in(puzzle, step)}
    idle = []
    for number in range(len(puzzle.layout.rules)):
        if number in used:
            continue
        found = find_way(_without(puzzle, number), control)
        if found.stopped or (control and control.seconds_left == 0):
            return IdleRules(None)
        if _deeds(found) == _deeds(way):
            idle.append(number)
    return IdleRules(tuple(idle))


def _without(puzzle: Puzzle, number: int) -> Puzzle:
    kept = [other for other in range(len(puzzle.layout.rules)) if other != number]
    return Puzzle(puzzle.layout.with_only(kept), puzzle.givens, puzzle.allowed)


def _deeds(way: Way) -> list[tuple[object, ...]]:
    return [(step.technique, step.placements, step.eliminations) for step in way.steps]
