"""Recipes are checked once, and their text says everything."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, reject
from hypothesis import strategies as some

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, named
from nonet.engine import count_many
from nonet.errors import NonetError
from nonet.logic.levels import LEVELS
from nonet.logic.rating import rate_unique_many
from nonet.make import boards
from nonet.make.ceiling import CROSSED, hardest_of_board
from nonet.make.demand import ORDER
from nonet.make.recipe import Recipe
from nonet.make.scales import SCALES, Aim, aim_of
from nonet.make.symmetry import SYMMETRIES, possible_numbers
from nonet.make.twins import count_owed, twins_of


def spans(least: int, most: int) -> some.SearchStrategy[tuple[int, int]]:
    return some.tuples(some.integers(least, most), some.integers(least, most)).map(
        lambda pair: (min(pair), max(pair))
    )


@some.composite
def recipes(draw: some.DrawFn) -> Recipe:
    board = draw(some.sampled_from(["9x9", "x", "9x9+jigsaw", "6x6", "9x9+diagonals+killer"]))
    wishes: dict[str, Any] = {
        "board": board,
        "wildness": draw(some.integers(0, 1000)) if "jigsaw" in board else 60,
        "cages": draw(spans(1, 6)) if "killer" in board else None,
        "symmetry": draw(some.sampled_from(["none", "rotate180", "full"])),
        "minimal": draw(some.booleans()),
    }
    tenths = spans(0, 120).map(lambda span: (span[0] / 10, span[1] / 10))
    one = draw(some.sampled_from(["level", "rating", "givens", "allows", "needs"]))
    wishes[one] = draw(
        {
            "level": some.sampled_from(LEVELS),
            "rating": tenths,
            "givens": spans(28, 36),
            "allows": some.lists(some.sampled_from(ORDER), max_size=3),
            "needs": some.sampled_from(ORDER),
        }[one]
    )
    try:
        return Recipe(**wishes)
    except NonetError:  # a symmetry that has no such number of givens, for example
        reject()


@given(recipes())
def test_the_text_of_a_recipe_says_everything(recipe: Recipe) -> None:
    assert Recipe.read(str(recipe)) == recipe


@pytest.mark.parametrize(
    "text",
    [
        "board=9x9",
        "board=9x9 level=hard symmetry=rotate180",
        "board=9x9+diagonals+jigsaw wildness=200",
        "board=6x6+killer cages=2-3 givens=4",
        "board=9x9 rating=3.0-4.2 minimal=yes",
        "board=9x9 allows=hidden_single,naked_single needs=naked_single",
        "board=9x9 removed=60-81",
        "board=16x16 scale=p0-medium",
    ],
)
def test_texts_that_are_read_and_written(text: str) -> None:
    assert str(Recipe.read(text)) == text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("givens=16", "no 9x9 puzzle with 16 givens has one solution; expected 17 to 81"),
        ("givens=16-20", "no 9x9 puzzle with 16 givens has one solution"),
        ("givens=82", "givens: expected 0 to 81, got 82"),
        ("givens=30-20", "givens: expected the smaller number first, 20-30"),
        ("givens=many", "givens: expected a number or a range, like 24 or 24-27, got"),
        ("board=4x4 givens=2", "no 4x4 puzzle with 2 givens has one solution; expected 3 to 16"),
        ("board=4x4 level=easy", "no 4x4 puzzle is harder than ER 1.2; the hardest level is"),
        ("board=4x4 rating=1.5-2.0", "no 4x4 puzzle is harder than ER 1.2"),
        ("board=nonsense", "unknown board 'nonsense'; expected a name like 9x9, 6x6:3x2"),
        ("board=samurai+jigsaw", "'samurai+jigsaw' cannot be made as a jigsaw; expected a name"),
        ("board=6x6 pattern=XX", "expected a pattern of 36 characters, X for a given and . for an"),
        ("board=4x4 pattern=XX..............", "no 4x4 puzzle with 2 givens has one solution"),
        ("board=4x4 symmetry=full pattern=XXXXXXXX........", "a pattern already sets the symmetry"),
        ("level=hardest", "unknown level 'hardest'; expected beginner, easy, medium"),
        ("level=hard rating=3.0-4.2", "level and rating exclude each other"),
        ("givens=30 removed=30", "givens and removed exclude each other"),
        ("rating=13.0", "rating: expected 0.0 to 12.0, got 13.0"),
        ("rating=high", "rating: expected a rating or a range, like 4.2 or 3.0-4.2, got"),
        ("needs=x-wing", "unknown technique 'x-wing'; expected a name like x_wing ('nonet"),
        ("allows=luck", "unknown technique 'luck'; expected a name like x_wing ('nonet"),
        ("scale=p9", "unknown scale 'p9'; expected p0-easy, p0-medium, p0-hard"),
        (
            "board=16x16 scale=p1-easy",
            "the scale 'p1-easy' is not defined on the board 16x16; 9x9 works",
        ),
        (
            "board=killer scale=p0-easy",
            "a killer has no scales and no number of removed cells; set the",
        ),
        (
            "board=killer cages=2-4 level=beginner",
            "a killer rated below 1.4 needs cages of one cell or givens to",
        ),
        (
            "scale=p0-hard level=easy",
            "scale=p0-hard means several solutions, which rules out level",
        ),
        ("removed=70 minimal=yes", "removed=70 means several solutions, which rules out minimal"),
        ("symmetry=round", "unknown symmetry 'round'; expected none, rotate180, rotate90"),
        (
            "symmetry=rotate90 givens=26",
            "no 9x9 puzzle with the symmetry rotate90 has 26 givens; the",
        ),
        ("board=9x9cross givens=20", "no 9x9cross puzzle with 20 givens has one solution"),
        (
            "board=9x9cross pattern=" + "X" * 36 + "." * 9,
            "r7c4, r8c4 and r9c4 have no givens and could be swapped; all",
        ),
        ("rating=1.1", "no step has the rating 1.1; the nearest is 1.0 or 1.2"),
        ("rating=6.3-6.4", "no step has the rating 6.3-6.4; the nearest is 6.2 or 6.5"),
        ("board=x rating=10.1-12.0", "no step has the rating 10.1-12.0; the nearest is 10.0"),
        (
            "needs=x_wing level=easy",
            "needs=x_wing means a rating of 3.2 or more, which rules out level=easy; "
            "try level=tricky",
        ),
        (
            "needs=pointing level=extreme",
            "needs=pointing means a rating of 2.6 or less, which rules out",
        ),
        ("needs=jellyfish level=hard", "a rating of 4.5 or more"),
        ("board=x needs=jellyfish level=hard", "a rating of 5.2 or more"),
        ("allows=naked_single rating=3.0-4.0", "allows=naked_single means a rating of 2.3 or less"),
        ("needs=x_wing allows=pointing", "'x_wing' is needed but not allowed; expected"),
        ("needs=full_house", "every puzzle needs 'full_house'; name another technique"),
        ("needs=innie", "'innie' needs cages, but the board 9x9 has none; expected a"),
        ("wildness=5", "the board 9x9 has no jigsaw regions; expected 9x9+jigsaw"),
        (
            "needs=alternating_inference_chain",
            "no puzzle needs 'alternating_inference_chain': the easier",
        ),
        (
            "teaches=grouped_alternating_inference_chain",
            "no puzzle needs 'grouped_alternating_inference_chain': the",
        ),
        ("cages=2-3", "the board 9x9 has no cages; expected 9x9+killer"),
        ("minimal=maybe", "minimal: expected yes or no, got 'maybe'"),
        ("wildness=1001", "wildness: expected 0 to 1000, got 1001"),
        ("cages=0", "cages: expected 1 to 9, got 0"),
        ("colour=red", "'colour=red' is not part of a recipe; expected NAME=VALUE with"),
        ("hard", "'hard' is not part of a recipe; expected NAME=VALUE with board"),
        ("level=hard level=easy", "'level' appears twice in the recipe 'level=hard level=easy'"),
        (
            "pattern=" + "X" * 63 + "." * 18,
            "rows 8 and 9 have no givens and could be swapped; all but one",
        ),
        ("pattern=" + "X" * 16 + "." * 65, "no 9x9 puzzle with 16 givens"),
    ],
)
def test_what_cannot_be_is_refused_at_once(text: str, complaint: str) -> None:
    with pytest.raises(NonetError) as error:
        Recipe.read(text)
    assert complaint in str(error.value)


def test_single_numbers_are_spans() -> None:
    assert Recipe(givens=24, rating=3.0) == Recipe(givens=(24, 24), rating=(3.0, 3.0))


def test_short_names_of_boards() -> None:
    assert Recipe(board="killer").board == "9x9+killer"
    assert Recipe(board="x").layout == named("9x9+diagonals")


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_the_numbers_of_givens_that_a_symmetry_allows(symmetry: str) -> None:
    numbers = possible_numbers(CLASSIC, symmetry, (0, 81))
    assert numbers[0] == 0
    assert numbers[-1] == 81
    assert (26 in numbers) == (symmetry not in ("rotate90", "full"))


@pytest.mark.parametrize(
    ("scale", "aim"),
    [
        ("p0-easy", Aim((28, 32), by_singles=True)),
        ("p0-medium", Aim((24, 27), (2, 10))),
        ("p0-hard", Aim((20, 23), (11, 999))),
        ("p1-easy", Aim((81 - 32, 81 - 23))),
        ("p1-medium", Aim((81 - 44, 81 - 35))),
        ("p1-hard", Aim((81 - 58, 81 - 48))),
        ("p3-1", Aim((61, 70))),
        ("p3-2", Aim((51, 60))),
        ("p3-3", Aim((41, 50))),
        ("p3-4", Aim((31, 40))),
        ("p3-5", Aim((21, 30))),
        ("p4-easy", Aim((81 - 48, 81 - 41))),
        ("p4-medium", Aim((81 - 56, 81 - 49))),
        ("p4-hard", Aim((81 - 64, 81 - 57))),
    ],
)
def test_the_scales_keep_their_numbers(scale: str, aim: Aim) -> None:
    assert aim_of(scale, CLASSIC, "9x9") == aim


def test_every_scale_is_tested() -> None:
    assert len(SCALES) == 14


def test_bigger_boards_have_a_greater_share_of_givens() -> None:
    # 175 further cells are ten times 17: 10 percentage points more
    assert aim_of("p0-easy", named("16x16"), "16x16").givens == (114, 127)


@pytest.mark.parametrize("grid", ["1234341221434321", "1234341223414123"])
def test_no_4x4_puzzle_is_harder_than_a_recipe_may_ask_for(grid: str) -> None:
    """All others are forms of these two, or have more givens than they need."""
    layout = named("4x4")
    puzzles = [
        Puzzle(layout, {cell: int(grid[cell]) for cell in cells})
        for count in range(4, 7)
        for cells in combinations(range(16), count)
    ]
    counts = count_many(puzzles, 2)
    unique = [puzzle for puzzle, found in zip(puzzles, counts, strict=True) if found == 1]
    assert len(unique) > 1000
    assert max(rating.er for rating in rate_unique_many(unique)) == hardest_of_board(layout)


_Array = tuple[tuple[int, int, int], ...]
"""Row, column and digit of each cell that is not empty."""


def proper_arrays(size: int) -> Iterator[_Array]:
    """All ways to write digits into a small square, none twice in a line, up to their names."""

    def filled(number: int, cells: _Array, used: int) -> Iterator[_Array]:
        if number == size * size:
            yield cells
            return
        row, column = divmod(number, size)
        yield from filled(number + 1, cells, used)
        seen = {digit for r, c, digit in cells if r == row or c == column}
        for digit in set(range(used + 1)) - seen:
            more = (*cells, (row, column, digit))
            yield from filled(number + 1, more, max(used, digit + 1))

    yield from filled(0, (), 0)


def count_rearranged(cells: _Array) -> int:
    """In how many ways the cells can be filled with the same digits in each row and column."""
    rows, columns = defaultdict(set), defaultdict(set)
    for row, column, digit in cells:
        rows[row].add(digit)
        columns[column].add(digit)

    def count(left: _Array) -> int:
        if not left:
            return 1
        (row, column, _), *others = left
        found = 0
        for digit in rows[row] & columns[column]:
            rows[row].remove(digit)
            columns[column].remove(digit)
            found += count(tuple(others))
            rows[row].add(digit)
            columns[column].add(digit)
        return found

    return count(cells)


def has_hidden_single(cells: _Array) -> bool:
    """Whether some digit has a single place in its row."""
    in_column = {(column, digit) for _, column, digit in cells}
    places = Counter(
        (row, digit)
        for row, _, digit in cells
        for other, column, _ in cells
        if other == row and (column, digit) in in_column
    )
    return 1 in places.values()


def test_where_few_boxes_cross_few_lines_there_is_always_a_hidden_single() -> None:
    """Rows are boxes here, columns are lines, and cells those where they cross, if one is empty."""
    open_ones = [
        cells for cells in proper_arrays(CROSSED) if cells and not has_hidden_single(cells)
    ]
    assert len(open_ones) > 10
    assert all(count_rearranged(cells) > 1 for cells in open_ones)


@pytest.mark.parametrize("board", ["9x9-rows", "9x9-columns", "6x6-rows", "9x9-rows-columns"])
def test_boards_that_are_always_easy(board: str) -> None:
    layout = named(board)
    puzzles = [Puzzle(layout, grid) for grid in boards.make_many(layout, 1, 40) if grid]
    assert max(one.er for one in rate_unique_many(puzzles)) == hardest_of_board(layout)
    with pytest.raises(NonetError, match=f"no {board} puzzle is harder than ER 1"):
        Recipe(board=board, level="easy")
    with pytest.raises(NonetError, match=f"no {board} puzzle is harder than ER 1"):
        Recipe(board=board, needs="x_wing")


@pytest.mark.parametrize(
    "text",
    [
        "needs=x_wing level=tricky",
        "needs=hidden_single_in_box level=beginner",
        "needs=jellyfish level=expert",
        "needs=skyscraper level=extreme",
        "board=x needs=jellyfish rating=5.2",
        "allows=hidden_single,naked_single level=medium",
        "board=9x9cross givens=24",
        "board=9x9cross removed=30",
        "board=killer rating=1.4",
        "board=killer level=beginner",
        "board=killer cages=1-3 level=beginner",
        "board=killer cages=2-4 givens=20 level=beginner",
        "board=6x6+killer cages=2-3 level=beginner",
        "rating=0.0-12.0",
        "level=beyond",
    ],
)
def test_what_may_be_is_not_refused(text: str) -> None:
    recipe = Recipe.read(text)
    assert Recipe.read(str(recipe)) == recipe


@pytest.mark.parametrize(
    ("board", "owed"), [("9x9", 0), ("9x9rect", 0), ("9x9cross", 24), ("9x9-rows", 54)]
)
def test_cells_that_could_change_places_must_be_given(board: str, owed: int) -> None:
    layout = named(board)
    assert count_owed(layout) == owed
    for first, *others in twins_of(layout):
        for other in others:
            assert {first, *layout.peers[first]} == {other, *layout.peers[other]}
