"""A control stops the work, and that of all its parts."""

import math

import pytest

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.engine import Control, count

EMPTY = Puzzle(CLASSIC, bytes(81))


def test_a_part_ends_with_the_whole() -> None:
    whole = Control()
    part = Control(None, whole)
    assert part.seconds_left == math.inf
    whole.cancel()
    assert part.cancelled
    assert part.seconds_left == 0
    assert count(EMPTY, control=part).stopped


def test_the_whole_goes_on_after_a_part() -> None:
    whole = Control(100)
    part = Control(0.01, whole)
    assert count(EMPTY, control=part).stopped
    assert part.seconds_left == 0
    part.cancel()
    assert not whole.cancelled
    assert whole.seconds_left > 50


@pytest.mark.parametrize(("seconds", "left"), [(1000, 10), (None, 10), (5, 5), (-1, 0)])
def test_a_part_never_has_more_time(seconds: float | None, left: float) -> None:
    whole = Control(10)
    assert Control(seconds, whole).seconds_left == pytest.approx(left, abs=1)


def test_what_a_part_finds_is_progress_of_the_whole() -> None:
    whole = Control()
    found = count(EMPTY, 1000, Control(None, whole))
    assert found == 1000
    assert whole.solutions == 1000


def test_a_part_keeps_the_whole_alive() -> None:
    part = Control(None, Control(0))
    assert part.seconds_left == 0
