"""Work on boards with rules ends within 50 ms of a deadline, or of a cancel by another thread."""

import time
from collections.abc import Callable
from threading import Timer

import pytest

from nonet import Control, Puzzle, engine, rules
from nonet.core.shapes import CLASSIC
from nonet.logic.rating import rate_unique

SOON = 0.05
BEFORE = 0.1
TRIES = 3
"""On a busy machine a thread may have to wait for its turn."""

CIRCLES = (2, 13, 14, 20, 25, 30, 36, 37, 51, 58, 60, 63, 71, 73, 78)
BOARDS = {
    "circles": [rules.CountingCircles(cells=CIRCLES)],
    "relations everywhere": [rules.AntiTaxicab(), rules.AntiKnight()],
    "sums": [rules.Arrow(circle=(n,), line=(n + 1, n + 2, n + 3)) for n in (0, 27, 54)],
    "automata": [rules.Sandwich(cells=tuple(range(n, n + 9)), value=20) for n in range(0, 81, 9)],
    "learning": [rules.NonConsecutive(), rules.Regex(cells=tuple(range(9)), pattern=".*15.*")],
}
WORK: dict[str, Callable[[Puzzle, Control], object]] = {
    "count": lambda puzzle, control: engine.count(puzzle, None, control),
    "list": lambda puzzle, control: list(engine.solutions(puzzle, control)),
    "trace": lambda puzzle, control: sum(1 for _ in engine.trace(puzzle, control)),
    "rate": rate_unique,
}


def lateness(work: str, puzzle: Puzzle, *, by_cancel: bool) -> float:
    """How long after the time the work goes on; nothing where it ended before."""
    control = Control() if by_cancel else Control(BEFORE)
    end = time.perf_counter() + BEFORE
    timer = Timer(BEFORE, control.cancel)
    if by_cancel:
        timer.start()
    WORK[work](puzzle, control)
    late = time.perf_counter() - end
    timer.cancel()
    return late


@pytest.mark.alone
@pytest.mark.parametrize("by_cancel", [False, True], ids=["deadline", "cancel"])
@pytest.mark.parametrize("work", WORK)
@pytest.mark.parametrize("board", BOARDS)
def test_work_with_rules_stops_in_time(board: str, work: str, by_cancel: bool) -> None:
    puzzle = Puzzle(CLASSIC.with_rules(BOARDS[board]), bytes(81))
    engine.solve(puzzle, Control(SOON))  # the board is compiled before
    assert min(lateness(work, puzzle, by_cancel=by_cancel) for _ in range(TRIES)) < SOON


def test_most_of_that_work_would_not_have_ended_by_itself() -> None:
    for rules_of in BOARDS.values():
        puzzle = Puzzle(CLASSIC.with_rules(rules_of), bytes(81))
        assert engine.count(puzzle, None, Control(BEFORE)).stopped
