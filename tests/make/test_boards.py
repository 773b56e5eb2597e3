"""Puzzles, jigsaws and killers on other boards, judged by clause learning and by the oracle."""

from itertools import islice

import pytest
from oracle import solutions

from nonet._native import End, Learning
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, named
from nonet.core.splitmix import SplitMix64
from nonet.core.symbols import write_line
from nonet.core.verify import is_solution
from nonet.engine import Act, Control, general
from nonet.engine.task import task_of
from nonet.errors import PuzzleError
from nonet.logic import SINGLES, Position, walk
from nonet.logic.rating import rate_unique
from nonet.make import boards, recutting
from nonet.make.boards import EASY, Wish
from nonet.make.latin import make_sparse
from nonet.make.symmetry import orbits_of
from nonet.make.unavoidable import find_sets

BOARDS = ["4x4", "6x6", "8x8", "9x9+diagonals", "9x9+windows", "9x9cross", "9x9rect", "twodoku"]
BIG_BOARDS = ["12x12", "16x16", "samurai"]


def count_by_learning(puzzle: Puzzle) -> int:
    """Up to two, by an engine that has no part in making puzzles."""
    learning = Learning(task_of(puzzle))
    return sum(learning.next(Control())[0] is End.LIMIT for _ in range(2))


def made(layout: Layout, seed: int, wish: Wish = boards.ANY) -> Puzzle:
    grid = boards.make(layout, seed, wish)
    assert grid is not None
    return Puzzle(layout, grid)


@pytest.mark.parametrize("board", BOARDS + BIG_BOARDS)
@pytest.mark.parametrize("guesses", [EASY, None])
def test_one_solution_on_every_board(board: str, guesses: int | None) -> None:
    assert count_by_learning(made(named(board), 1, Wish(guesses=guesses))) == 1


@pytest.mark.parametrize("board", ["4x4", "6x6"])
def test_the_oracle_agrees_that_no_given_can_go(board: str) -> None:
    puzzle = made(named(board), 2)
    assert len(solutions(puzzle, limit=2)) == 1
    for cell in [cell for cell, digit in enumerate(puzzle.givens) if digit]:
        fewer = puzzle.givens[:cell] + b"\0" + puzzle.givens[cell + 1 :]
        assert len(solutions(Puzzle(puzzle.layout, fewer), limit=2)) == 2


@pytest.mark.parametrize("board", BIG_BOARDS)
def test_easy_puzzles_need_no_guess(board: str) -> None:
    events = general.trace(made(named(board), 3, Wish(guesses=EASY)))
    acts = [event.act for event in islice(events, 5000)]
    assert acts
    assert Act.GUESS not in acts


@pytest.mark.parametrize(("board", "givens"), [("4x4", 5), ("16x16", 120), ("samurai", 130)])
def test_exactly_as_many_givens_as_asked_for(board: str, givens: int) -> None:
    assert made(named(board), 4, Wish(givens)).given_count == givens


@pytest.mark.parametrize("symmetry", ["rotate180", "rotate90", "left_right", "full"])
@pytest.mark.parametrize("board", ["6x6", "samurai"])
def test_symmetric_puzzles_are(board: str, symmetry: str) -> None:
    puzzle = made(named(board), 5, Wish(symmetry=symmetry, guesses=EASY))
    assert count_by_learning(puzzle) == 1
    for orbit in orbits_of(puzzle.layout, symmetry):
        assert len({puzzle.givens[cell] > 0 for cell in orbit}) == 1


def test_a_board_that_is_not_square_cannot_be_turned() -> None:
    strip = Layout(3, [(0, column) for column in range(3)], [[0, 1, 2]])
    assert orbits_of(strip, "left_right") == ((0, 2), (1,))
    with pytest.raises(PuzzleError, match="only square boards have the symmetry 'rotate90'"):
        orbits_of(strip, "rotate90")


def test_a_seed_means_the_same_for_ever() -> None:
    assert str(made(named("6x6"), 1)) == ".2..3....6....2.1.6.3.5.......4..1.."
    grid = boards.random_grid(named("6x6"), 1)
    assert grid is not None
    assert write_line(grid) == "126435354621542316613254261543435162"


def test_the_number_of_workers_makes_no_difference() -> None:
    layout = named("9x9+diagonals")
    alone = [boards.make(layout, seed) for seed in range(20, 26)]
    assert boards.make_many(layout, 20, 6, workers=1) == alone
    assert boards.make_many(layout, 20, 6, workers=2) == alone


@pytest.mark.parametrize("board", ["9x9cross", "9x9-boxes", "9x9+diagonals"])
def test_singles_are_not_enough_where_that_is_wished_for(board: str) -> None:
    layout = named(board)
    for grid in boards.make_many(layout, 3, 5, Wish(stuck=True)):
        puzzle = Puzzle(layout, grid or b"")
        assert not walk(Position.of(puzzle), SINGLES).solved
        assert count_by_learning(puzzle) == 1


def test_the_search_for_what_singles_do_not_solve_ends() -> None:
    layout = named("4x4")
    grid = boards.make(layout, 1, Wish(stuck=True))
    assert walk(Position.of(Puzzle(layout, grid or b"")), SINGLES).solved


@pytest.mark.parametrize("size", [4, 5, 9, 12, 16])
def test_latin_squares_with_few_givens(size: int) -> None:
    layout = named(f"{size}x{size}-boxes")
    for seed in range(3):
        puzzle = make_sparse(layout, SplitMix64(seed))
        assert puzzle.given_count == size**2 // 4
        assert count_by_learning(puzzle) == 1


@pytest.mark.parametrize(("most", "sizes"), [(1.2, (1, 2)), (1.5, (2, 4)), (2.5, (2, 5))])
def test_cages_are_cut_anew_until_a_killer_is_easy(most: float, sizes: tuple[int, int]) -> None:
    found = boards.solved_killer(CLASSIC, 3, sizes)
    assert found is not None
    killer, solution = found
    assert rate_unique(killer).er > most
    eased = recutting.ease(killer, solution, most, sizes, SplitMix64(1), Control())
    assert eased is not None
    assert rate_unique(eased).er <= most
    assert count_by_learning(eased) == 1
    assert is_solution(eased, solution)
    assert {sizes[0] <= len(cage.cells) <= sizes[1] for cage in eased.layout.cages} == {True}


def test_killers_that_cannot_be_made_easy_are_given_up() -> None:
    found = boards.solved_killer(CLASSIC, 1, (4, 5))
    assert found is not None
    assert recutting.ease(*found, 1.5, (4, 5), SplitMix64(1), Control()) is None


def test_digits_can_change_places_in_unavoidable_sets() -> None:
    layout = named("9x9+diagonals")
    grid = boards.random_grid(layout, 5)
    assert grid is not None
    sets = list(find_sets(layout, grid))
    assert len(sets) > 36
    for cells in sets:
        one, other = sorted({grid[cell] for cell in cells})
        changed = bytearray(grid)
        for cell in cells:
            changed[cell] = one + other - grid[cell]
        assert is_solution(Puzzle(layout, bytes(layout.cell_count)), bytes(changed))


def test_a_stop_keeps_what_was_found() -> None:
    found = boards.make_many(named("16x16"), 1, 2000, workers=1, control=Control(0.5))
    assert found[0] is not None
    assert found[-1] is None


def test_grids_of_puzzles_with_cages_keep_their_totals() -> None:
    killer = boards.random_killer(named("6x6"), 1)
    assert killer is not None
    grid = boards.random_grid(killer.layout, 1)
    assert grid is not None
    assert is_solution(killer, grid)


@pytest.mark.parametrize("exchanges", [0, 10, 60])
def test_jigsaws_have_connected_regions_and_one_solution(exchanges: int) -> None:
    layout = boards.random_jigsaw(1, exchanges=exchanges)
    assert layout is not None
    regions = [set(house.cells) for house in layout.houses if house.kind == "region"]
    boxes = {frozenset(house.cells) for house in CLASSIC.houses if house.kind == "box"}
    assert (set(map(frozenset, regions)) == boxes) == (exchanges == 0)
    assert all(is_connected(layout, region) for region in regions)
    assert count_by_learning(made(layout, 1)) == 1


@pytest.mark.parametrize("size", [5, 6, 7])
def test_jigsaws_of_every_size(size: int) -> None:
    layout = boards.random_jigsaw(2, size, exchanges=30)
    assert layout is not None
    assert len(solutions(made(layout, 1), limit=2)) == 1


@pytest.mark.parametrize(
    ("board", "sizes"),
    [("6x6", (2, 3)), ("9x9", (2, 3)), ("9x9", (2, 4)), ("9x9+diagonals", (2, 5))],
)
def test_killers_have_connected_cages_and_one_solution(board: str, sizes: tuple[int, int]) -> None:
    killer = boards.random_killer(named(board), 3, sizes)
    assert killer is not None
    assert not any(killer.givens)
    cages = killer.layout.cages
    assert sorted(cell for cage in cages for cell in cage.cells) == list(range(len(killer.givens)))
    assert all(sizes[0] <= len(cage.cells) <= sizes[1] for cage in cages)
    assert all(is_connected(killer.layout, set(cage.cells)) for cage in cages)
    assert count_by_learning(killer) == 1


def test_a_killer_by_the_word_of_the_oracle() -> None:
    killer = boards.random_killer(named("4x4"), 1, (2, 3))
    assert killer is not None
    assert len(solutions(killer, limit=2)) == 1


def test_killers_can_be_stopped() -> None:
    assert boards.random_killer(named("16x16"), 1, (2, 9), Control(0.05)) is None


def is_connected(layout: Layout, cells: set[int]) -> bool:
    reached = [min(cells)]
    for cell in reached:
        row, column = layout.positions[cell]
        sides = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        reached += cells.intersection(layout.cell_at(*side) for side in sides).difference(reached)
    return set(reached) == cells
