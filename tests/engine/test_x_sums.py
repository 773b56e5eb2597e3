"""What the engine sees in an X-sum without trying: the digits that it adds up are different."""

from nonet import engine
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.rules import XSum


def test_digits_that_would_have_to_repeat_are_seen_without_a_guess() -> None:
    layout = CLASSIC.with_rules([XSum(cells=tuple(range(9)), value=11)])
    puzzle = Puzzle(layout, {0: 4})  # 4, then three others that add up to 7: only 1, 2 and 4 do

    acts = [event.act for event in engine.trace(puzzle)]

    assert engine.Act.GUESS not in acts
    assert engine.count(puzzle, limit=1) == 0
