"""Every public puzzle on other boards has the solution that was published."""

from pathlib import Path

import pytest
from published_variants import Variant, read_variants

from nonet.engine import Control, Status, solve_many

HARD = "sudoku_25_gecode"
QUICK = (1, 3, 5, 6, 8)  # of the hard ones: the rest takes a minute, and the benchmark has it


def test_every_variant_is_solved(data_folder: Path) -> None:
    paths = sorted((data_folder / "variants").glob("*.jsonl"))
    assert paths
    for path in paths:
        if path.stem != HARD:
            check(read_variants(path))


@pytest.mark.timeout(600)
def test_hard_25x25_boards_are_solved(data_folder: Path) -> None:
    variants = read_variants(data_folder / "variants" / f"{HARD}.jsonl")
    check([variants[number] for number in QUICK])


def check(variants: list[Variant]) -> None:
    results = solve_many([variant.puzzle for variant in variants], control=Control(500))
    for variant, result in zip(variants, results, strict=True):
        assert result.status is variant.status, variant.name
        if result.status is Status.UNIQUE:
            assert result.solution == variant.solution, variant.name
