"""The stored puzzles with 17 givens are what they should be."""

from pathlib import Path

from nonet._native import classic_canonical
from nonet.core.puzzle import Puzzle, as_grid
from nonet.core.shapes import CLASSIC
from nonet.engine import Status, count_lines, general
from nonet.make import Recipe, generate, mine, seventeen
from nonet.make.equivalence import canonical

FIRST = ".................1..2..3.4......523..1...6.7.8............8.4.....91......5...9.."
"""What seed 0 leads to, in canonical form."""


def test_there_are_at_least_500_essentially_different_ones() -> None:
    assert len({classic_canonical(grid)[0] for grid in seventeen.stored()}) >= 500


def test_each_has_17_givens_and_one_solution() -> None:
    stored = seventeen.stored()
    assert {81 - grid.count(0) for grid in stored} == {17}
    assert set(count_lines(stored)) == {1}
    for grid in stored[::50]:
        assert general.solve(Puzzle(CLASSIC, grid)).status is Status.UNIQUE


def test_packing_loses_nothing() -> None:
    stored = seventeen.stored()
    assert seventeen.unpack(seventeen.pack(stored)) == stored


def test_a_seed_chooses_one_in_some_form() -> None:
    card = generate(Recipe(givens=17), seed=1)
    assert card == generate(Recipe(givens=17), seed=1) != generate(Recipe(givens=17), seed=2)
    assert card is not None
    assert canonical(card.puzzle).givens in seventeen.stored()


def test_the_mine_finds_the_relatives_of_the_first_seed_again() -> None:
    """The search for the puzzle of the seed itself would take seconds."""
    start = as_grid(CLASSIC, FIRST)
    found = mine.find_relatives(start)
    assert len(found) > 10
    assert set(found) <= set(seventeen.stored())


def test_the_log_of_the_mine_is_taken_up_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    one, two, three = map(str, (Puzzle(CLASSIC, grid) for grid in seventeen.stored()[:3]))
    log.write_text(f"0 {one} {two}\n1\n2 {three} {one}\n")
    assert mine.read_log(log) == (3, seventeen.stored()[:3])
    assert list(mine.mine(log, seconds=0)) == []
