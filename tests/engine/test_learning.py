"""Clause learning gives the same answers as the plain search, and stops when told."""

import threading
import time
from collections.abc import Iterator
from itertools import islice

import oracle
import pytest
from boards import puzzles
from grids import PATTERN
from hypothesis import given, settings

from nonet._native import End, Learning
from nonet.core import shapes
from nonet.core.layout import Cage
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.rule import Rule
from nonet.core.verify import is_solution
from nonet.engine import Control, Status, general, many
from nonet.engine.task import shape_of, task_of
from nonet.rules import kind_named
from nonet.rules.kinds.digits import Digits
from nonet.rules.kinds.either import Either
from nonet.rules.kinds.renban import Renban
from nonet.rules.kinds.sandwich import Sandwich
from nonet.rules.kinds.total import Total

SOLUTIONS = 20_000
CONFLICTS_BEFORE_TIDYING = 1000
EMPTY_9 = Puzzle(shapes.CLASSIC, bytes(81))
EMPTY_16 = Puzzle(shapes.named("16x16"), bytes(256))
TAXICAB_9 = Puzzle(shapes.CLASSIC.with_rules([kind_named("anti_taxicab").rule()]), bytes(81))
LINE = (0, 1, 2)
EXAMPLES: dict[str, Rule] = {
    "sandwich": Sandwich(cells=tuple(range(9)), value=7),
    "total": Total(cells=LINE, total=9),
    "renban": Renban(cells=LINE),
    "either": Either(((Digits(0, (1,)),), (Digits(16, (1,)),))),
}


def _with_rule(board: str, rule: Rule) -> Puzzle:
    layout = shapes.named(board).with_rules([rule])
    return Puzzle(layout, bytes(layout.cell_count))


def learned(puzzle: Puzzle) -> Iterator[Grid]:
    learning = Learning(task_of(puzzle))
    while (grid := learning.next(Control())[1]) is not None:
        yield grid


@settings(max_examples=300)
@given(puzzles())
def test_finds_the_solutions_of_the_oracle(puzzle: Puzzle) -> None:
    expected = oracle.solutions(puzzle, 40)
    found = list(islice(learned(puzzle), 40))
    assert len(set(found)) == len(found) == len(expected)
    assert all(is_solution(puzzle, grid) for grid in found)


def test_finds_all_of_many_solutions() -> None:
    found = list(learned(Puzzle(shapes.named("4x4"), bytes(16))))
    assert len(set(found)) == len(found) == 288


def test_nothing_is_lost_when_clauses_are_dropped() -> None:
    """More conflicts than there may be clauses: most of them are dropped, the rest is moved."""
    givens = bytes(digit if cell % 7 == 0 else 0 for cell, digit in enumerate(PATTERN))
    puzzle = Puzzle(shapes.named("9x9+diagonals"), givens)
    control = Control()
    learning = Learning(task_of(puzzle))
    found = {learning.next(control)[1] for _ in range(SOLUTIONS)}
    assert len(found) == SOLUTIONS
    assert all(grid and is_solution(puzzle, grid) for grid in found)
    assert control.nodes > CONFLICTS_BEFORE_TIDYING


def test_takes_over_when_the_budget_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(general, "BIG_BOARD_BUDGET", 3)
    monkeypatch.setattr(general, "MANY", 5)
    assert general.solve(EMPTY_16).status is Status.MULTIPLE
    assert general.count(EMPTY_16, 4) == 4
    assert general.count(EMPTY_16, 8) == 8  # too many for clause learning
    assert many.count_many([EMPTY_16] * 2, 3, 2) == [3, 3]
    found = list(islice(general.solutions(EMPTY_16), 4))
    assert len(set(found)) == 4
    assert all(is_solution(EMPTY_16, grid) for grid in found)


def test_takes_over_on_boards_with_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(general, "RULED_BUDGET", 3)
    monkeypatch.setattr(general, "MANY", 5)
    assert general.solve(TAXICAB_9).status is Status.MULTIPLE
    assert general.count(TAXICAB_9, 4) == 4
    assert general.count(TAXICAB_9, 8) == 8  # too many for clause learning
    assert many.count_many([TAXICAB_9] * 2, 3, 2) == [3, 3]
    found = list(islice(general.solutions(TAXICAB_9), 4))
    assert len(set(found)) == 4
    assert all(is_solution(TAXICAB_9, grid) for grid in found)


@pytest.mark.parametrize(
    ("board", "kind", "budget"),
    [
        ("9x9", "sandwich", "RULED_BUDGET"),
        ("9x9", "total", "SMALL_BOARD_BUDGET"),
        ("9x9", "renban", "SMALL_BOARD_BUDGET"),
        ("16x16", "total", "BIG_BOARD_BUDGET"),
    ],
)
def test_takes_over_where_it_is_quicker(board: str, kind: str, budget: str) -> None:
    puzzle = _with_rule(board, EXAMPLES[kind])
    assert general.budget_of(puzzle) == getattr(general, budget)
    assert shape_of(puzzle.layout).suits_learning == (budget != "SMALL_BOARD_BUDGET")


def test_one_of_several_is_left_to_the_plain_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(general, "BIG_BOARD_BUDGET", 3)
    monkeypatch.setattr(general, "Learning", None)
    assert general.solve(_with_rule("16x16", EXAMPLES["either"])).status is Status.MULTIPLE


@pytest.mark.parametrize("most", [2, 50, 1000], ids=["known before", "learned", "all learned"])
def test_a_solution_that_is_found_again_is_reported_once(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(general, "BIG_BOARD_BUDGET", 200)  # finds some of them
    monkeypatch.setattr(general, "MANY", most)
    control = Control()
    assert general.count(EMPTY_16, 100, control) == control.solutions == 100


@pytest.mark.alone
@pytest.mark.parametrize("puzzle", [EMPTY_9, TAXICAB_9], ids=["without rules", "with rules"])
def test_a_cancelled_search_ends_at_once(puzzle: Puzzle) -> None:
    control = Control()
    learning = Learning(task_of(puzzle))
    threading.Timer(0.05, control.cancel).start()
    begin = time.monotonic()
    while (answer := learning.next(control))[0] is End.LIMIT:
        pass
    assert answer == (End.STOPPED, None)
    assert time.monotonic() - begin < 1


def test_goes_on_after_a_stop() -> None:
    learning = Learning(task_of(EMPTY_9))
    assert learning.next(Control())[0] is End.LIMIT
    stopped = Control()
    stopped.cancel()
    assert learning.next(stopped) == (End.STOPPED, None)
    end, grid = learning.next(Control())
    assert end is End.LIMIT
    assert grid is not None
    assert is_solution(EMPTY_9, grid)


def test_cages_with_too_many_combinations_are_left_to_the_plain_search() -> None:
    board = shapes.named("25x25").with_cages([Cage(169, tuple(range(13)))])
    puzzle = Puzzle(board, bytes(625))
    assert not Learning(task_of(puzzle)).fits
    assert general.search_hard(puzzle, 1, Control(20))[:2] == (1, End.LIMIT)


def test_is_not_asked_when_many_solutions_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(general, "Learning", None)
    found = general.search_hard(EMPTY_16, 8, Control(), known=general.MANY)
    assert found[:2] == (8, End.LIMIT)
