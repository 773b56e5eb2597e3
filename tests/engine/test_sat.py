"""Clause learning gives the same answers as the plain search, and stops when told."""

import os
import subprocess
import sys
import threading
import time
from itertools import islice

import oracle
import pytest
from boards import puzzles
from hypothesis import given, settings

from nonet._native import End
from nonet.core import shapes
from nonet.core.puzzle import Puzzle
from nonet.core.verify import is_solution
from nonet.engine import Control, Status, general, many, sat, sat_worker

EMPTY_16 = Puzzle(shapes.named("16x16"), bytes(256))


@given(puzzles())
def test_the_clauses_have_the_solutions_of_the_oracle(puzzle: Puzzle) -> None:
    expected = oracle.solutions(puzzle, 40)
    problem = sat.problem_of(puzzle)
    found = list(islice(sat_worker.solutions(sat_worker.Formula(problem)), 40)) if problem else []
    assert len(set(found)) == len(found) == len(expected)
    assert all(is_solution(puzzle, grid) for grid in found)


@settings(max_examples=5, deadline=None)
@given(puzzles())
def test_the_process_answers_like_the_oracle(puzzle: Puzzle) -> None:
    expected = oracle.solutions(puzzle, 10)
    assert len(list(islice(sat.solutions(puzzle, Control()), 10))) == len(expected)


@pytest.mark.parametrize("total", range(1, 46))
def test_combinations_add_up(total: int) -> None:
    for count in range(1, 10):
        sets = list(sat_worker.combinations_of(total, count, 9))
        assert all(sum(digits) == total and len(set(digits)) == count for digits in sets)
        assert len(set(sets)) == len(sets)
    everything = [s for c in range(1, 10) for s in sat_worker.combinations_of(total, c, 9)]
    assert len(everything) == sum(total_of(mask) == total for mask in range(512))


def total_of(mask: int) -> int:
    return sum(digit for digit in range(1, 10) if mask >> (digit - 1) & 1)


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


def test_a_cancelled_process_is_gone_at_once() -> None:
    control = Control()
    grids = sat.solutions(EMPTY_16, control)
    timer = threading.Timer(0.05, control.cancel)
    begin = time.monotonic()
    timer.start()
    with pytest.raises(sat.StoppedError):
        list(grids)
    timer.join()
    assert time.monotonic() - begin < 1


def test_works_when_standard_input_is_closed() -> None:
    program = (
        "import os; os.close(0)\n"
        "from nonet.core import shapes\n"
        "from nonet.core.puzzle import Puzzle\n"
        "from nonet.engine import Control, sat\n"
        "puzzle = Puzzle(shapes.named('4x4'), bytes(16))\n"
        "print(sum(1 for _ in sat.solutions(puzzle, Control())))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout == "288\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no sessions")
def test_ctrl_c_at_a_terminal_is_not_for_the_worker() -> None:
    with sat._started_worker() as worker:
        assert os.getsid(worker.pid) != os.getsid(0)


def test_is_not_asked_when_many_solutions_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sat, "solutions", None)
    found = general.search_hard(EMPTY_16, 8, Control(), known=general.MANY)
    assert found[:2] == (8, End.LIMIT)
