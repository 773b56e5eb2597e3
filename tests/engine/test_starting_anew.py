"""A search with rules that starts anew after many guesses still finds every solution once."""

import random

from nonet import engine, rules
from nonet._native import Solutions
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.verify import is_solution
from nonet.engine.task import task_of

PATIENCE = 1000
"""Guesses before it starts anew."""

MIRACLE = (rules.AntiKing(), rules.AntiKnight(), rules.NonConsecutive())
GRIDS = 72
"""So many grids are known to keep all three."""


def _all(puzzle: Puzzle) -> tuple[list[bytes], list[int]]:
    """All solutions, and how many guesses there had been when each was found."""
    running = Solutions(task_of(puzzle))
    found, guesses = [], []
    while (grid := running.next(1 << 60, engine.Control())[1]) is not None:
        found.append(grid)
        guesses.append(running.nodes)
    return found, guesses


def _with_sums(grids: list[bytes], seed: int) -> tuple[Puzzle, set[bytes]]:
    """Sums far apart that few of the grids keep, and those that do."""
    chance = random.Random(seed)
    right, sums = set(grids), []
    for _ in range(3):
        cells = tuple(sorted(chance.sample(range(81), 30)))
        witness = chance.choice(sorted(right))
        total = sum(witness[cell] for cell in cells)
        right = {grid for grid in right if sum(grid[cell] for cell in cells) == total}
        sums.append(rules.Total(cells, total))
    return Puzzle(CLASSIC.with_rules([*MIRACLE, *sums]), bytes(81)), right


def test_every_solution_is_found_once() -> None:
    grids, _ = _all(Puzzle(CLASSIC.with_rules(MIRACLE), bytes(81)))
    assert len(set(grids)) == len(grids) == GRIDS
    late = 0
    for seed in range(6):
        puzzle, right = _with_sums(grids, seed)
        found, guesses = _all(puzzle)
        assert len(found) == len(right)
        assert set(found) == right
        assert engine.count(puzzle) == len(right)
        late += guesses[0] > PATIENCE
    assert late, "none of them had to start anew"


def test_the_trace_takes_everything_back() -> None:
    grids, _ = _all(Puzzle(CLASSIC.with_rules(MIRACLE), bytes(81)))
    puzzle, right = _with_sums(grids, 1)
    board: dict[int, int] = {}
    solutions = set()
    for event in engine.trace(puzzle):
        if event.act in (engine.Act.GUESS, engine.Act.PLACE):
            board[event.cell] = event.digit
        elif event.act is engine.Act.REMOVE:
            del board[event.cell]
        elif event.act is engine.Act.SOLUTION:
            solutions.add(bytes(board[cell] for cell in range(81)))
    assert solutions == right
    assert all(is_solution(puzzle, grid) for grid in solutions)
