"""On every public puzzle of other boards, steps are true and levels are what publishers say."""

from pathlib import Path
from random import Random

import pytest
from published_variants import Variant, read_variants
from truth import check, check_position, half_played

from nonet import Control, Status, logic
from nonet.logic import Position
from nonet.logic.levels import LEVELS
from nonet.logic.rating import rate_unique

# What Solo, the program that made these, calls trivial (t), basic (b) and intermediate (i).
HARDEST_LEVEL = {
    "2x2dt": "beginner",
    "3x3dt": "beginner",
    "5x5dt": "beginner",
    "2x3db": "easy",
    "6jdb": "easy",
    "9jxdb": "easy",
    "2x4db": "medium",
    "2x5db": "medium",
    "3x2db": "medium",
    "3x3db": "medium",
    "3x3xdb": "medium",
    "3x4db": "medium",
    "4x4db": "medium",
    "9jdb": "medium",
    "3x3di": "tricky",
    "3x3da": "tricky",
    "3x3kdb": "tricky",
    "9jkdb": "tricky",
}


def unique_variants(path: Path) -> list[Variant]:
    return [variant for variant in read_variants(path) if variant.status is Status.UNIQUE]


def test_the_ways_of_all_variants_are_true(data_folder: Path) -> None:
    for path in sorted((data_folder / "variants").glob("*.jsonl")):
        for variant in unique_variants(path):
            position = Position.of(variant.puzzle, unique=True)
            for step in logic.walk(position, control=Control(0.1)).steps:
                check(step, variant.solution)


def test_steps_from_the_middle_of_a_game_are_true(data_folder: Path) -> None:
    for path in sorted((data_folder / "variants").glob("*.jsonl")):
        variant = unique_variants(path)[0]
        position = half_played(variant.puzzle, variant.solution, Random(path.stem))
        check_position(position, variant.solution, 0.001)


@pytest.mark.parametrize(("name", "hardest"), HARDEST_LEVEL.items())
def test_levels_are_no_harder_than_their_publisher_says(
    name: str, hardest: str, data_folder: Path
) -> None:
    most = LEVELS.index(hardest)
    for variant in unique_variants(data_folder / "variants" / f"sgt_{name}.jsonl"):
        level = rate_unique(variant.puzzle).level
        assert level
        assert LEVELS.index(level) <= most, variant.name
