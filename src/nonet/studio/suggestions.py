"""What to add to a puzzle with several solutions, so that one is left: givens, or marks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from nonet import engine
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.rule import Rule
from nonet.core.status import Status
from nonet.engine import Control
from nonet.errors import LayoutError
from nonet.logic.step import Candidate
from nonet.make import additions
from nonet.rules import kind_named
from nonet.rules.places import NEXT_STEPS, pairs

MOST = 12
"""So many lists of givens are suggested at most."""

MOST_RULES = 12
"""So many lists of rules."""

FEW = 300
"""Up to so many solutions each mark is tried on all of them."""

LONGEST = 4
"""Nobody adds more marks than that at once."""

MARKS = ("difference", "ratio", "pair_sum", "inequality", "even", "odd")
"""The kinds of rules that are suggested; kinds that the puzzle has come first."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Givens and rules to add."""

    givens: tuple[Candidate, ...] = ()
    rules: tuple[Rule, ...] = ()

    @property
    def count(self) -> int:
        """How much is to be added."""
        return len(self.givens) + len(self.rules)


@dataclass(frozen=True, slots=True)
class Suggestions:
    """Ways to one solution, those with the fewest additions first."""

    suggestions: tuple[Suggestion, ...]
    proven: bool
    """Whether it is proven that fewer givens would not do."""


def suggest(puzzle: Puzzle, control: Control | None = None) -> Suggestions:
    """What to add to a puzzle with several solutions: givens, or marks of which a few are enough.

    >>> from nonet.core.shapes import named
    >>> found = suggest(Puzzle(named("4x4"), "1...34......4..."))
    >>> found.suggestions[0].givens, found.proven
    ((Candidate(cell=10, digit=1),), True)
    """
    control = control or Control()
    found = additions.find_additions(puzzle, MOST, Control(control.seconds_left / 2, control))
    givens = [Suggestion(givens=one) for one in found.lists]
    rules = [Suggestion(rules=one) for one in _rules(puzzle, control)]
    return Suggestions(tuple(sorted([*givens, *rules], key=lambda it: it.count)), found.proven)


def _rules(puzzle: Puzzle, control: Control) -> list[tuple[Rule, ...]]:
    """Lists of marks that leave one solution, the shortest first."""
    grids = list(islice(engine.solutions(puzzle, control), FEW + 1))
    if not 1 < len(grids) <= FEW or control.seconds_left == 0:
        return []
    marks = [(rule, kept) for rule in _marks(puzzle) if (kept := _keepers(puzzle, rule, grids))]
    lists: dict[tuple[Rule, ...], None] = {
        (rule,): None for rule, kept in marks if kept.bit_count() == 1
    }
    for target in range(min(len(grids), MOST_RULES)):
        if found := _chosen(marks, target, len(grids)):
            lists[found] = None
    proven = (one for one in sorted(lists, key=len) if _leaves_one(puzzle, one, control))
    return list(islice(proven, MOST_RULES))


def _marks(puzzle: Puzzle) -> Iterator[Rule]:
    layout = puzzle.layout
    present = {rule.kind for rule in layout.rules}
    edges = list(pairs(layout, NEXT_STEPS))
    for kind in sorted(MARKS, key=lambda name: name not in present):
        made = kind_named(kind).rule
        if kind == "inequality":
            for one, other in edges:
                yield made(greater=one, lesser=other)  # type: ignore[call-arg]
                yield made(greater=other, lesser=one)  # type: ignore[call-arg]
        elif kind == "pair_sum":
            yield from (made(cells=edge, total=total) for edge in edges for total in (5, 10))  # type: ignore[call-arg]
        elif kind in ("even", "odd"):
            open_cells = (cell for cell, digit in enumerate(puzzle.givens) if not digit)
            yield from (made(cell=cell) for cell in open_cells)  # type: ignore[call-arg]
        else:
            yield from (made(cells=edge) for edge in edges)  # type: ignore[call-arg]


def _keepers(puzzle: Puzzle, rule: Rule, grids: Sequence[Grid]) -> int:
    """Which of the solutions keep a rule, as bits; none where it cannot be on the board."""
    try:
        rule.check(puzzle.layout)
        parts = tuple(rule.compile(puzzle.layout))
    except LayoutError:
        return 0
    return sum(1 << at for at, grid in enumerate(grids) if all(part.holds(grid) for part in parts))


def _chosen(marks: Sequence[tuple[Rule, int]], target: int, count: int) -> tuple[Rule, ...]:
    """Marks of one solution, each ruling out as many others as can be; nothing if it takes many."""
    left, chosen = (1 << count) - 1, list[Rule]()
    fitting = [mark for mark in marks if mark[1] >> target & 1]
    while left.bit_count() > 1 and fitting and len(chosen) < LONGEST:
        rule, kept = min(fitting, key=lambda mark: (mark[1] & left).bit_count())
        if kept & left == left:
            return ()
        left &= kept
        chosen.append(rule)
    return tuple(chosen) if left.bit_count() == 1 else ()


def _leaves_one(puzzle: Puzzle, rules: tuple[Rule, ...], control: Control) -> bool:
    """Looks at it again with the whole board: other rules may mean something else then."""
    board = puzzle.layout.with_rules([*puzzle.layout.rules, *rules])
    found = engine.solve(Puzzle(board, puzzle.givens, puzzle.allowed), control)
    return found.status is Status.UNIQUE
