"""No step of any technique, on any board, removes a digit of the solution or places a wrong one."""

from random import Random

import pytest
from logic_puzzles import BIG, SMALL, made
from truth import check, check_position, check_way, half_played

from nonet import Control, logic

SECONDS = (
    0.02  # for one technique at one position, or one way; what was found until then is checked
)
MANY = 200
"""Puzzles of each kind: more than two thousand in all."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", SMALL)
def test_every_step_is_true(kind: str, seed: int) -> None:
    check_way(*made(kind, seed), SECONDS, stops=4)


@pytest.mark.parametrize("kind", BIG)
def test_every_step_is_true_on_big_boards(kind: str) -> None:
    check_way(*made(kind, 0), SECONDS / 4, stops=2)


@pytest.mark.parametrize("kind", SMALL)
def test_every_step_is_true_from_any_position_of_a_player(kind: str) -> None:
    chance = Random(kind)
    found = 0
    for seed in range(4):
        puzzle, solution = made(kind, seed)
        found += check_position(half_played(puzzle, solution, chance), solution, SECONDS)
    assert found


@pytest.mark.parametrize("kind", SMALL)
def test_the_ways_through_many_puzzles_are_true(kind: str) -> None:
    for seed in range(MANY):
        puzzle, solution = made(kind, seed)
        position = logic.Position.of(puzzle, unique=True)
        for step in logic.walk(position, control=Control(SECONDS)).steps:
            check(step, solution)


@pytest.mark.parametrize("kind", SMALL)
def test_ways_without_uniqueness_end_in_the_solution(kind: str) -> None:
    for seed in range(10):
        puzzle, solution = made(kind, seed)
        way = logic.walk(puzzle, control=Control(0.3))
        assert all(digit in (0, right) for digit, right in zip(way.digits, solution, strict=True))
        for step in way.steps:
            check(step, solution)
            assert not logic.TECHNIQUES[step.technique].unique
