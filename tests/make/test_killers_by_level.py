"""What killers of the lowest levels need: single cages, then the 45 rule."""

import pytest

import nonet
from nonet import logic
from nonet.core.puzzle import Puzzle

SINGLES = ("full_house", "hidden_single", "naked_single")
CAGES = ("cage_single_combination", "short_cage", "cage_combination")
AREAS = ("innie", "outie")


def _killer(level: str, seed: int) -> Puzzle:
    card = nonet.generate(nonet.Recipe.read(f"board=killer level={level}"), seed)
    assert card is not None
    assert card.level == level
    return card.puzzle


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_beginners_need_no_innie(seed: int) -> None:
    puzzle = _killer("beginner", seed)
    assert logic.walk(puzzle, [*SINGLES, *CAGES]).solved
    assert not logic.walk(puzzle, SINGLES).solved


def test_easy_ones_need_the_45_rule() -> None:
    puzzles = [_killer("easy", seed) for seed in (1, 2, 3)]
    assert all(logic.walk(puzzle, [*SINGLES, *CAGES, *AREAS]).solved for puzzle in puzzles)
    assert not all(logic.walk(puzzle, [*SINGLES, *CAGES]).solved for puzzle in puzzles)
