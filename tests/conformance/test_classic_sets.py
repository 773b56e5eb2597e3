"""Every puzzle of the public 9x9 sets, with all classic engines and the general one."""

from pathlib import Path

import pytest

from nonet._native import Control, classic_count_lines, classic_engines, classic_solve_lines
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.verify import is_solution
from nonet.engine import Status, classic, general

UNIQUE = [
    "extra_msolve_hardest_to_verify",
    "extra_norvig_top95",
    "own_naked_singles",
    "own_random_minimal",
    "puzzles1_unbiased_first1000",
    "puzzles2_17_clue",
    "puzzles3_magictour_top1465",
    "puzzles5_forum_hardest_1905_11+",
    "puzzles6_forum_hardest_1106",
]
OTHERS = ["extra_norvig_hardest11", "own_mutated_invalid", "puzzles7_serg_benchmark"]


def lines_of(data_folder: Path, name: str) -> list[str]:
    return (data_folder / "classic" / f"{name}.txt").read_text().split()


@pytest.mark.parametrize("name", [*UNIQUE, *OTHERS])
def test_solutions_are_right(data_folder: Path, name: str) -> None:
    lines = lines_of(data_folder, name)
    for line, result in zip(lines, classic.solve_lines(lines), strict=True):
        puzzle = Puzzle(CLASSIC, line)
        assert (result.solution is None) == (result.status is Status.NONE)
        assert result.solution is None or is_solution(puzzle, result.solution)


@pytest.mark.parametrize("name", UNIQUE)
def test_all_engines_find_the_same_solutions(data_folder: Path, name: str) -> None:
    lines = lines_of(data_folder, name)
    found = [classic_solve_lines(lines, 0, Control(), engine) for engine in classic_engines()]
    assert all(answer == found[0] for answer in found)


@pytest.mark.parametrize("name", UNIQUE)
def test_published_puzzles_are_unique(data_folder: Path, name: str) -> None:
    lines = lines_of(data_folder, name)
    for engine in classic_engines():
        assert classic_count_lines(lines, 2, 0, Control(), engine) == [1] * len(lines)


@pytest.mark.parametrize("name", OTHERS)
def test_counts_agree_with_the_general_engine(data_folder: Path, name: str) -> None:
    lines = lines_of(data_folder, name)[:200]
    expected = [general.count(Puzzle(CLASSIC, line), 50) for line in lines]
    for engine in classic_engines():
        assert classic_count_lines(lines, 50, 0, Control(), engine) == expected
