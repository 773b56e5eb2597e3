"""The stock: positions for every skill, true, and different each time."""

import pytest

import nonet
from nonet.core.masks import digits_in, mask_of
from nonet.engine import Status, solve
from nonet.lessons.exercise import LEVELS
from nonet.lessons.pattern import pattern_cells
from nonet.lessons.skills import skills
from nonet.lessons.stock import read_position, stock
from nonet.lessons.variation import random_variation
from nonet.logic import Step

FEW = {
    "franken_x_wing": 1,
    "finned_franken_x_wing": 1,
    "siamese_franken_x_wing": 1,
}
"""Techniques with fewer positions than the others."""


def agrees(step: Step, solution: bytes) -> bool:
    right = all(solution[cell] == digit for cell, digit in step.placements)
    return right and all(solution[cell] != digit for cell, digit in step.eliminations)


def test_every_skill_has_its_positions() -> None:
    for name in skills():
        lines = stock()[name]
        assert len(set(lines)) >= FEW.get(name, 10), name
        puzzles = [line.split(" ")[0] for line in lines]
        assert len(set(puzzles)) == len(puzzles), name


@pytest.mark.parametrize("name", skills())
def test_what_is_found_is_true(name: str) -> None:
    for seed in (0, 1):
        made = nonet.exercise(name, seed)
        result = solve(made.position.puzzle)
        assert result.status is Status.UNIQUE
        assert made.solution == result.solution
        assert made.steps
        for step in made.steps:
            assert skills()[name].fits(made.position.layout, step)
            assert agrees(step, made.solution)
            assert pattern_cells(step)


def test_seeds_give_different_exercises_and_the_same_again() -> None:
    made = [nonet.exercise("swordfish", seed) for seed in range(40)]
    assert len({one.position.candidates for one in made}) == 40
    assert nonet.exercise("swordfish", 7) == made[7]
    assert {one.level for one in made} == set(range(1, LEVELS + 1))


def test_levels_are_kept_to() -> None:
    assert nonet.exercise("x_wing", 3, level=LEVELS).level == LEVELS
    for level in (0, LEVELS + 1):
        with pytest.raises(nonet.NonetError, match="level"):
            nonet.exercise("x_wing", 3, level=level)


@pytest.mark.parametrize(
    "name",
    ["x_wing", "innie", "law_of_leftovers", "diagonal_locked", "shared_single", "thermometer_ends"],
)
def test_variations_are_equivalent(name: str) -> None:
    position = read_position(stock()[name][0])
    before = solve(position.puzzle).solution
    assert before
    forms = set()
    for seed in range(12):
        variation = random_variation(position.layout, seed)
        varied = variation.of(position)
        after = solve(varied.puzzle)
        assert after.status is Status.UNIQUE
        for cell, digit in enumerate(before):
            assert after.solution
            assert after.solution[variation.cells[cell]] == variation.digits[digit]
        moved = {
            variation.cells[cell]: mask_of(variation.digits[digit] for digit in digits_in(mask))
            for cell, mask in enumerate(position.candidates)
        }
        assert [moved[cell] for cell in sorted(moved)] == list(varied.candidates)
        forms.add((varied.puzzle, varied.candidates))
    assert len(forms) > 5


def test_skills_of_boards_use_what_is_special_there() -> None:
    for seed in range(6):
        made = nonet.exercise("diagonal_single", seed)
        for step in made.steps:
            (placed,) = step.placements
            row, column = made.position.layout.positions[placed.cell]
            assert row in (column, 8 - column)
        shared = nonet.exercise("shared_locked", seed)
        assert shared.position.layout.cell_count > 81
        assert all(step.technique == "pointing" for step in shared.steps)


def test_an_unknown_technique_is_refused() -> None:
    with pytest.raises(nonet.NonetError, match="unknown technique 'luck'"):
        nonet.exercise("luck", 1)
