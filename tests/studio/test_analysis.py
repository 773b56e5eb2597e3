"""Every answer of the studio on small boards, compared with an oracle that knows no shortcuts."""

from threading import Timer
from time import monotonic

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruled_boards import ruled_puzzles, slow_solutions

from nonet import studio
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.shapes import named
from nonet.core.status import Status
from nonet.engine import Control
from nonet.rules import Negative, PairSum, Thermometer
from nonet.studio.needless import without
from nonet.studio.parts import Part, parts_of, with_only
from nonet.studio.solutions import cover

KNOWN = {0: Status.NONE, 1: Status.UNIQUE}


@given(ruled_puzzles())
@settings(max_examples=60, deadline=None)
def test_an_analysis_tells_the_truth(puzzle: Puzzle) -> None:
    grids = slow_solutions(puzzle)
    found = studio.analyse(puzzle)
    assert found.solutions is not None
    assert found.solutions.number == len(grids)
    assert found.solutions.status is KNOWN.get(len(grids), Status.MULTIPLE)
    assert found.candidates is not None
    assert found.candidates.final
    for cell, mask in enumerate(found.candidates.masks):
        assert mask == sum(1 << digit - 1 for digit in {grid[cell] for grid in grids})
    assert (found.clash is None) == bool(grids)
    assert (found.needless is None) == (len(grids) != 1)
    assert (found.suggestions is None) == (len(grids) < 2)


@given(ruled_puzzles(most_givens=7, most_rules=5))
@settings(max_examples=100, deadline=None)
def test_a_clash_is_minimal(puzzle: Puzzle) -> None:
    clash = studio.find_clash(puzzle)
    assert (clash is None) == bool(slow_solutions(puzzle))
    if clash is None:
        return
    assert clash.minimal
    assert not slow_solutions(with_only(puzzle, clash.parts))
    for part in clash.parts:
        rest = [other for other in clash.parts if other != part]
        assert slow_solutions(with_only(puzzle, rest))


@given(ruled_puzzles(most_givens=8), st.integers(0, 287))
@settings(max_examples=60, deadline=None)
def test_what_is_needless_is_needless(puzzle: Puzzle, number: int) -> None:
    grids = slow_solutions(puzzle)
    if not grids:
        return
    grid = grids[number % len(grids)]
    kept = (cell % 3 or puzzle.givens[cell] for cell in range(16))
    givens = bytes(digit if keep else 0 for keep, digit in zip(kept, grid, strict=True))
    puzzle = Puzzle(puzzle.layout, givens)
    if len(slow_solutions(puzzle)) != 1:
        return
    found = studio.find_needless(puzzle)
    assert found.whole
    truly = [part for part in parts_of(puzzle) if len(slow_solutions(without(puzzle, part))) == 1]
    assert list(found.parts) == truly


@given(ruled_puzzles(most_givens=5))
@settings(max_examples=40, deadline=None)
def test_suggestions_leave_one_solution(puzzle: Puzzle) -> None:
    grids = slow_solutions(puzzle)
    if len(grids) < 2:
        return
    found = studio.suggest(puzzle)
    assert found.suggestions
    counts = [one.count for one in found.suggestions]
    assert counts == sorted(counts)
    for one in found.suggestions:
        left = [grid for grid in grids if all(grid[cell] == digit for cell, digit in one.givens)]
        left = [grid for grid in left if all(_holds(puzzle, rule, grid) for rule in one.rules)]
        assert len(left) == 1


def _holds(puzzle: Puzzle, rule: Rule, grid: bytes) -> bool:
    return all(part.holds(grid) for part in rule.compile(puzzle.layout))


def test_a_clash_of_the_houses_alone() -> None:
    """Three cells that see each other on a board of two digits, and nothing is given."""
    board = Layout(2, [(0, 0), (0, 1), (1, 0), (1, 1)], [[0, 1], [1, 2], [0, 2], [2, 3]])
    clash = studio.find_clash(Puzzle(board, bytes(4)))
    assert clash is not None
    assert clash.parts == tuple(Part("house", number) for number in (0, 1, 2))


def test_a_mark_that_is_left_out_forbids_nothing() -> None:
    """With all X and V given, an edge without one says something."""
    rules = [PairSum((0, 1), 5), Negative("xv")]
    puzzle = Puzzle(named("9x9").with_rules(rules), {0: 1, 1: 3})
    clash = studio.find_clash(puzzle)
    assert clash is not None
    assert {part.kind for part in clash.parts} == {"rule", "given"}
    assert Part("rule", 0) in clash.parts


def test_givens_alone_clash_at_once() -> None:
    samurai = named("samurai")
    puzzle = Puzzle(samurai, {0: 5, 3: 5})
    begin = monotonic()
    clash = studio.find_clash(puzzle)
    assert clash is not None
    assert [part.number for part in clash.parts] == [0, 3]
    assert monotonic() - begin < 20


def test_idle_rules() -> None:
    full = "1234341221434321"
    board = named("4x4").with_rules([Thermometer((0, 1)), Thermometer((14, 13))])
    # nothing is open on the first thermometer, and the second decides what is left
    puzzle = Puzzle(board, full)
    way = studio.find_way(puzzle)
    assert studio.find_idle_rules(puzzle, way).rules == (0, 1)
    open_ = Puzzle(board, bytes(16))
    way = studio.find_way(open_, unique=False)
    assert studio.find_idle_rules(open_, way).rules == ()


def test_the_way_and_its_curve() -> None:
    line = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
    puzzle = Puzzle(named("9x9"), line)
    way = studio.find_way(puzzle, Control(20))
    assert len(way.curve) == len(way.steps)
    assert way.hardest is not None
    assert way.curve[way.hardest] == max(way.curve)
    if not way.solved:
        assert any(mask & (mask - 1) for mask in way.candidates)


@pytest.mark.alone
def test_nothing_outlives_its_deadline() -> None:
    puzzle = Puzzle(named("25x25"), bytes(625))
    begin = monotonic()
    found = studio.analyse(puzzle, Control(2.0))
    assert monotonic() - begin < 8
    assert found.solutions is not None
    assert found.solutions.number is None


@pytest.mark.alone
def test_a_cancel_ends_it() -> None:
    control = Control(60)
    Timer(0.5, control.cancel).start()
    begin = monotonic()
    studio.analyse(Puzzle(named("16x16"), bytes(256)), control)
    assert monotonic() - begin < 8


@pytest.mark.alone
def test_first_answers_come_within_a_frame_or_six() -> None:
    """True candidates of an ordinary board with rules: a tenth of a second, and room for noise."""
    rules = [Thermometer((0, 1, 11, 12)), Thermometer((80, 79, 70, 61, 52))]
    puzzle = Puzzle(named("9x9").with_rules(rules), bytes(81))
    cover(puzzle, Control())
    begin = monotonic()
    found = cover(puzzle, Control())
    assert not any(found.undecided)
    assert monotonic() - begin < 0.5
