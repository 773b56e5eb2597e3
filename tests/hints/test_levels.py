"""No explanation leaves the level of its puzzle: the small form of tests/soak/check_levels.py."""

from itertools import islice

import pytest
from told_levels import Tally, classics, everything, hard, others, rarities, rated

import nonet
from nonet.core.shapes import CLASSIC
from nonet.logic import TECHNIQUES
from nonet.logic.levels import LEVELS
from nonet.make import boards


@pytest.mark.parametrize(
    "puzzles",
    [classics(11, 40), rarities(0, 60), hard(11, 2), others(11, 3)],
    ids=["classic", "rare", "hard", "other boards"],
)
def test_every_step_is_within_the_level(puzzles: object) -> None:
    tally = Tally()
    for puzzle, level in rated(puzzles):  # type: ignore[arg-type]
        tally.look(puzzle, level)
    assert tally.asked
    assert not tally.faults


def test_hints_keep_to_the_level_from_any_point_of_the_game() -> None:
    """And every step that `explain` tells is one of the ladder, with its own level."""
    for puzzle, level in islice(everything(5, 2), 6):
        way = nonet.explain(puzzle, deadline=30)
        assert way.solved
        for hint in way:
            assert hint.step
            own = TECHNIQUES[hint.step.technique].level
            assert LEVELS.index(own) <= LEVELS.index(level), (level, hint.step.technique)


def test_a_killer_is_explained_within_its_level() -> None:
    killer = boards.random_killer(CLASSIC, 4, (1, 2))
    assert killer
    [(_, level)] = rated([killer])
    tally = Tally()
    tally.look(killer, level)
    assert not tally.faults
