"""No step of any technique, on any board, removes a digit of the solution or places a wrong one."""

import pytest
from logic_puzzles import dug, killer

from nonet import logic
from nonet._native import Control
from nonet.logic import LADDER, Position, Step

SMALL = ["6x6", "9x9", "9x9+diagonals", "9x9+windows", "9x9cross", "jigsaw", "killer"]
BIG = ["12x12", "16x16", "samurai"]
SECONDS = 0.03  # for one technique at one position; what it found until then is checked


def check(step: Step, solution: bytes) -> None:
    assert step.placements or step.eliminations, step
    assert all(solution[cell] == digit for cell, digit in step.placements), step
    assert all(solution[cell] != digit for cell, digit in step.eliminations), step


def check_everywhere(board: str, seed: int, positions: int) -> None:
    """Checks all steps of all techniques at some positions where singles are used up."""
    puzzle, solution = killer(seed) if board == "killer" else dug(board, seed)
    position = Position.of(puzzle)
    for _ in range(positions):
        while step := logic.next_step(position, logic.SINGLES):
            position = position.after(step)
        for technique in LADDER:
            for step in logic.find_all(position, [technique.name], Control(SECONDS)):
                check(step, solution)
        if not (step := logic.next_step(position, control=Control(1))):
            return
        check(step, solution)
        position = position.after(step)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("board", SMALL)
def test_every_step_is_true(board: str, seed: int) -> None:
    check_everywhere(board, seed, 6)


@pytest.mark.parametrize("board", BIG)
def test_every_step_is_true_on_big_boards(board: str) -> None:
    check_everywhere(board, 0, 3)


@pytest.mark.parametrize("board", SMALL)
def test_ways_without_uniqueness_end_in_the_solution(board: str) -> None:
    for seed in range(10):
        puzzle, solution = killer(seed) if board == "killer" else dug(board, seed)
        way = logic.walk(puzzle, logic.names(unique=False), Control(0.5))
        assert all(digit in (0, right) for digit, right in zip(way.digits, solution, strict=True))
        for step in way.steps:
            check(step, solution)
            assert not logic.TECHNIQUES[step.technique].unique
