"""What killers of the lowest levels need: single cages, then the 45 rule."""

from collections.abc import Iterable

import pytest

import nonet
from nonet import logic
from nonet.core.puzzle import Puzzle

AREAS = ("innie", "outie")


def _leads_to_the_end(puzzle: Puzzle, techniques: Iterable[str]) -> bool:
    return logic.walk(puzzle, techniques).solved


def _killer(level: str, seed: int) -> Puzzle:
    card = nonet.generate(nonet.Recipe.read(f"board=killer level={level}"), seed)
    assert card is not None
    assert card.level == level
    return card.puzzle


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_beginners_need_no_innie(seed: int) -> None:
    puzzle = _killer("beginner", seed)
    names = logic.names(up_to="beginner")
    assert not {*AREAS} & {*names}
    assert _leads_to_the_end(puzzle, names)
    assert not _leads_to_the_end(puzzle, logic.SINGLES)


def test_easy_ones_need_the_45_rule() -> None:
    puzzles = [_killer("easy", seed) for seed in (1, 2, 3)]
    names = logic.names(up_to="easy")
    assert {*AREAS} <= {*names}
    assert all(_leads_to_the_end(puzzle, names) for puzzle in puzzles)
    without = [name for name in names if name not in AREAS]
    assert not all(_leads_to_the_end(puzzle, without) for puzzle in puzzles)
