"""The stock: positions for every technique, true, and different each time."""

import pytest

import nonet
from nonet.core.masks import digits_in, mask_of
from nonet.engine import Status, solve
from nonet.lessons.exercise import LEVELS
from nonet.lessons.pattern import pattern_cells
from nonet.lessons.stock import read_position, stock
from nonet.lessons.variation import random_variation
from nonet.logic import LADDER, Step

FEW = {
    "franken_x_wing": 1,
    "finned_franken_x_wing": 1,
    "siamese_franken_x_wing": 1,
}
"""Techniques with fewer positions than the others."""


def agrees(step: Step, solution: bytes) -> bool:
    right = all(solution[cell] == digit for cell, digit in step.placements)
    return right and all(solution[cell] != digit for cell, digit in step.eliminations)


def test_every_technique_has_its_positions() -> None:
    for technique in LADDER:
        lines = stock()[technique.name]
        assert len(set(lines)) >= FEW.get(technique.name, 10), technique.name
        puzzles = [line.split(" ")[0] for line in lines]
        assert len(set(puzzles)) == len(puzzles), technique.name


@pytest.mark.parametrize("technique", [one.name for one in LADDER])
def test_what_is_found_is_true(technique: str) -> None:
    for seed in (0, 1):
        made = nonet.exercise(technique, seed)
        result = solve(made.position.puzzle)
        assert result.status is Status.UNIQUE
        assert made.solution == result.solution
        assert made.steps
        for step in made.steps:
            assert step.technique == technique
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


@pytest.mark.parametrize("technique", ["x_wing", "innie", "law_of_leftovers"])
def test_variations_are_equivalent(technique: str) -> None:
    position = read_position(stock()[technique][0])
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
        assert [moved[cell] for cell in range(81)] == list(varied.candidates)
        forms.add((varied.puzzle, varied.candidates))
    assert len(forms) > 5


def test_an_unknown_technique_is_refused() -> None:
    with pytest.raises(nonet.NonetError, match="unknown technique 'luck'"):
        nonet.exercise("luck", 1)
