"""The tools for setters say what an independent solver says, on boards of every kind."""

import threading
import time
from collections import Counter
from itertools import combinations

import grids
import pytest
from boards import puzzles
from hypothesis import given, settings
from oracle import solutions

import nonet
from nonet.core.masks import digits_in
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, named
from nonet.engine import Control, general
from nonet.make.additions import KNOWN, find_additions, puzzle_with
from nonet.make.survey import survey

MANY = 300


def all_solutions(puzzle: Puzzle) -> list[bytes] | None:
    """All of them, unless there are many."""
    found = solutions(puzzle, MANY)
    return found if len(found) < MANY else None


def counted(puzzle: Puzzle, found: list[bytes]) -> list[list[int]]:
    columns = [Counter(grid[cell] for grid in found) for cell in range(puzzle.layout.cell_count)]
    return [[column[digit] for digit in range(1, puzzle.layout.size + 1)] for column in columns]


@given(puzzles())
def test_surveys_agree_with_all_solutions(puzzle: Puzzle) -> None:
    found = all_solutions(puzzle)
    if found is None:
        return
    seen = survey(puzzle)
    assert (seen.solutions, seen.exact) == (len(found), True)
    assert [list(row) for row in seen.counts] == counted(puzzle, found)
    assert not any(seen.undecided)


@given(puzzles())
def test_true_candidates_do_not_depend_on_the_limit(puzzle: Puzzle) -> None:
    found = all_solutions(puzzle)
    if found is None:
        return
    seen = survey(puzzle, limit=1)
    wanted = [{grid[cell] for grid in found} for cell in range(puzzle.layout.cell_count)]
    assert [set(digits_in(mask)) for mask in seen.candidates] == wanted
    assert seen.exact == (len(found) <= 1)


@given(grids.puzzles(thinned=1))
@settings(max_examples=30)
def test_surveys_of_classic_puzzles(givens: bytes) -> None:
    puzzle = Puzzle(CLASSIC, givens)
    found = all_solutions(puzzle)
    if found is not None:
        assert [list(row) for row in survey(puzzle).counts] == counted(puzzle, found)


def is_enough(found: list[bytes], additions: tuple[tuple[int, int], ...]) -> bool:
    left = [grid for grid in found if all(grid[cell] == digit for cell, digit in additions)]
    return len(left) == 1


def shortest(puzzle: Puzzle, found: list[bytes]) -> tuple[int, set[tuple[tuple[int, int], ...]]]:
    """By trying everything: how many digits it takes, and all lists of that length."""
    places = sorted({(cell, digit) for grid in found for cell, digit in enumerate(grid)})
    for length in range(puzzle.layout.cell_count + 1):
        lists = {each for each in combinations(places, length) if is_enough(found, each)}
        if lists:
            return length, lists
    raise AssertionError("all cells of a solution leave that solution")


@given(puzzles())
@settings(max_examples=60)
def test_additions_are_the_shortest_there_are(puzzle: Puzzle) -> None:
    found = solutions(puzzle, 13)
    if len(found) > 12:
        return
    additions = find_additions(puzzle, most=10**6)
    assert additions.proven
    if not found:
        assert additions.lists == ()
    elif len(found) == 1:
        assert additions.lists == ((),)
    else:
        _, lists = shortest(puzzle, found)
        assert set(additions.lists) == lists


def test_no_more_lists_than_asked_for() -> None:
    empty = Puzzle(named("4x4"), bytes(16))
    every = find_additions(empty, most=10**6)
    assert {len(each) for each in every.lists} == {4}
    few = find_additions(empty, most=7)
    assert len(few.lists) == 7
    assert set(few.lists) < set(every.lists)


@pytest.mark.parametrize("board", ["9x9", "6x6", "9x9+diagonals", "9x9cross", "samurai"])
def test_additions_to_a_board_with_more_solutions_than_can_be_looked_at(board: str) -> None:
    layout = named(board)
    start = general.solve(Puzzle(layout, bytes(layout.cell_count))).solution
    assert start is not None
    keep = layout.cell_count // (6 if board != "samurai" else 3)
    givens = bytes(d if n % (layout.cell_count // keep) == 0 else 0 for n, d in enumerate(start))
    puzzle = Puzzle(layout, givens)
    assert general.count(puzzle, KNOWN + 1) > KNOWN
    [additions] = find_additions(puzzle).lists
    assert general.count(puzzle_with(puzzle, additions), 2) == 1
    for addition in additions:
        fewer = [other for other in additions if other != addition]
        assert general.count(puzzle_with(puzzle, fewer), 2) == 2


@given(puzzles())
def test_needless_givens_change_no_solution(puzzle: Puzzle) -> None:
    found = solutions(puzzle, 60)
    needless = nonet.needless(puzzle)
    assert needless is not None
    for cell, digit in enumerate(puzzle.givens):
        if digit and len(found) < 60:
            givens = bytearray(puzzle.givens)
            givens[cell] = 0
            without = solutions(Puzzle(puzzle.layout, bytes(givens), puzzle.allowed), 60)
            assert (cell in needless) == (set(without) == set(found))


@pytest.mark.parametrize(
    "recipe", ["board=killer", "board=jigsaw givens=30", "board=16x16 level=easy", "board=samurai"]
)
def test_every_board(recipe: str) -> None:
    card = nonet.generate(recipe, seed=1)
    assert card is not None
    seen = nonet.survey(card.puzzle)
    assert (seen.solutions, seen.exact, seen.kind) == (1, True, "easy")
    assert [digits_in(mask) for mask in seen.candidates] == [[digit] for digit in card.solution]
    assert nonet.additions(card.puzzle).lists == ((),)


def test_cages_that_were_forgotten() -> None:
    card = nonet.generate("board=6x6+killer cages=2-3", seed=2)
    assert card is not None
    cages = [(cage.total, cage.cells) for cage in card.puzzle.layout.cages[6:]]
    puzzle = Puzzle(card.puzzle.layout.without_cages.with_cages(cages), bytes(36))
    found = solutions(puzzle, 2)
    assert len(found) == 2
    additions = nonet.additions(puzzle)
    assert len(solutions(puzzle_with(puzzle, additions.lists[0]), 2)) == 1


@pytest.mark.alone
def test_what_a_deadline_leaves_undecided() -> None:
    puzzle = Puzzle(named("25x25"), bytes(625))
    seen = nonet.survey(puzzle, deadline=0.3)
    assert not seen.exact
    assert any(seen.undecided)
    assert all(not a & b for a, b in zip(seen.candidates, seen.undecided, strict=True))
    assert nonet.additions(puzzle, deadline=0.2).lists == ()
    assert nonet.needless("." * 80 + "1", deadline=1e-9) is None


@pytest.mark.parametrize("tool", [nonet.survey, nonet.additions])
@pytest.mark.alone
def test_a_cancel_is_heard_at_once(tool) -> None:  # type: ignore[no-untyped-def]
    control = Control()
    threading.Timer(0.2, control.cancel).start()
    started = time.perf_counter()
    tool(Puzzle(named("25x25"), bytes(625)), control=control)
    assert time.perf_counter() - started < 0.2 + 0.05 + 0.5  # a busy machine may be late


def test_bad_wishes_get_one_sentence() -> None:
    with pytest.raises(nonet.NonetError, match="limit: expected 1 or more, got 0"):
        nonet.survey("." * 81, limit=0)
    with pytest.raises(nonet.NonetError, match="most: expected 1 or more, got 0"):
        nonet.additions("." * 81, most=0)
