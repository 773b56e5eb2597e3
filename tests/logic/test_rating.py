"""Ratings: known ones, the same for equivalent puzzles, none for puzzles that are not sound."""

import threading
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nonet
from nonet import Control, Puzzle, Rating, Status
from nonet.core.shapes import CLASSIC
from nonet.logic.rating import er_up_to

# Puzzles of our own, rated with the original program.
KNOWN = dict(
    line.split()
    for line in """
.......816..1....3....23...9.8.4.....67.9...5..23......8...1...1..7..952..32...6. 1.2/1.2/1.2
..5.961...8..5.3..12.....6...4.3....9......5...84.7........9.83...3....5.9...1.7. 1.5/1.2/1.2
.54.2...3.8...3..6.23....41.4.6...2....9..41...5.81.....2....8.4...5.7.........3. 1.7/1.2/1.2
....7...6......9.51......8.32..6.....5..1......1.32....6....4.87..5..1....8...23. 2.0/1.2/1.2
....7...43.......7..716..5.41.....3....9...815.6.....9..3......1..48.........6.2. 2.3/1.2/1.2
8.....2.....7..9..6.4.....8.....6879...4........953...23.6.9.5.76.3.............. 2.5/1.5/1.5
2....37...7..95..8.4..7....5...893.......2..1......8.5.23...16......6....1....28. 2.6/1.5/1.5
2......6.7...3.1.5.....5..2.2...8..6.....7.8.3...4..514..9....3..18.......3.1.... 2.8/1.2/1.2
714....9...59.7........1..56.2...3..9..2....6..3..59...8....67.3...5.4......76... 3.0/1.2/1.2
8..7...12.4.1...........98.47.2.38..........3.6...8.27.3...9........2....2.6.7.38 3.2/1.2/1.2
....6.284.6...9..5.2...........5......83.6....3.7.1......1...963.....47.7....8.3. 3.4/2.3/2.3
..2.73...4...........69.....4.91......6.5...2.957......53...2.81.......9.2...6.13 3.6/1.2/1.2
.816..7......8...............74..3..8.5..9.27.4....8.13........9...5...8....1.654 3.8/1.2/1.2
.6...9........84..5.9...3....2.....549...1.2...1....8..2.4.....9.......7.87.5...1 4.2/1.5/1.5
.6....1.2...8.7..61......9....45..2.9..3......7.98...5..52.........3...9.8....4.. 4.4/1.2/1.2
..862.3..3.247.6...9.8....2...5.7.....7...4...1.....9...1.58......2...........534 4.5/2.0/2.0
.....47.2...6.3.818.2......7...1..2...9...6..5.849........6.5..2..8.5..7..7...... 4.7/1.2/1.2
74...81.9..271..3.......6........89....4....35.1.3...4...3..75..8........1.5..... 5.6/1.2/1.2
7..14.........21......695...6..5..948.1....3.....34...68....7.912.7..3........... 5.7/1.2/1.2
3.67...8..........45.38...2....7..6..94..1..3....3..9...5...81..6..9..5...78..... 6.6/1.5/1.5
....5..695..4.3....6.9..1.........857....19...42........1......2..5....4.....87.. 6.7/1.2/1.2
..4..1....3.6.9.1.....3..7.....26.4.......781...8..2..52.9.........18..5..92.4... 6.9/1.2/1.2
.4.9.58..7.......3.......95..5..8..7..14...3...2...9.4....2..7.26...9....9.8..3.. 7.0/1.2/1.2
9.......8.81.6...976......51.............8..4.95124......7.62..3..4..5.......9.8. 7.2/1.5/1.5
8............5.6.87...9.......6.2.9..1.....674.7...2....13..94......4.2.5..9..7.. 7.7/1.2/1.2
7......4...6..4....2..9....9....1.5.....7.4...6.9..72.4..6....5..1.8..92.897..... 7.8/1.2/1.2
....4.1.2..9.28..4...76...........275...3.6..1.......5....8..3..7...49...68...... 8.4/1.5/1.5
......4.....1..8...7..8..53.1283......74...2..5...1...5.......993.7..2.4.4.....1. 8.6/1.2/1.2
.25.63...8....42....3..7..5..7.3.....6.....1....9..56...4.8....1.......25..7..4.. 9.0/1.2/1.2
""".strip().splitlines()
)
EMPTY = "." * 81
HARDEST = list(KNOWN)[-1]


@pytest.mark.parametrize(("line", "rating"), KNOWN.items())
def test_known_ratings(line: str, rating: str) -> None:
    assert str(nonet.rate(line)) == rating


def test_many_come_in_order() -> None:
    ratings = nonet.rate_many(list(KNOWN), workers=2)
    assert [str(rating) for rating in ratings] == list(KNOWN.values())
    assert nonet.rate_many([]) == []


def test_lines_puzzles_and_a_buffer_are_the_same() -> None:
    lines = list(KNOWN)[:12]
    ratings = nonet.rate_many(lines)
    puzzles = [Puzzle(CLASSIC, line) for line in lines]
    assert nonet.rate_many(puzzles) == ratings
    assert nonet.rate_many("".join(lines).encode()) == ratings
    assert nonet.rate_many(b"".join(puzzle.givens for puzzle in puzzles)) == ratings
    assert nonet.rate_many("\n".join(lines).encode()) == ratings


def test_a_solved_puzzle_needs_no_step() -> None:
    rows = [(i * 3 + i // 3 + j) % 9 + 1 for i in range(9) for j in range(9)]
    rating = nonet.rate(Puzzle(CLASSIC, bytes(rows)))
    assert rating == Rating(Status.UNIQUE)
    assert (rating.level, rating.score) == ("beginner", 0)


@pytest.mark.parametrize(
    ("line", "status"),
    [
        (EMPTY, Status.MULTIPLE),
        ("5" + EMPTY[1:], Status.MULTIPLE),
        ("55" + EMPTY[2:], Status.NONE),
        (next(iter(KNOWN)).replace("1", "."), Status.MULTIPLE),
        ("12345678" + "........9" + EMPTY[17:], Status.NONE),  # r1c9 has no candidate
    ],
)
def test_without_a_single_solution_there_is_no_rating(line: str, status: Status) -> None:
    rating = nonet.rate(line)
    assert rating == Rating(status)
    assert str(rating) == f"({status.value})"
    assert rating.level is None


def test_the_way_is_counted() -> None:
    rating = nonet.rate(HARDEST)
    assert rating.level == "extreme"
    assert rating.hardest_technique == "dynamic_forcing_chain"
    assert rating.techniques["dynamic_forcing_chain"] >= rating.hardest_steps >= 1
    assert rating.score > 700 * rating.hardest_steps
    assert rating.dialect == "Sudoku Explainer 1.2.1"


@pytest.mark.parametrize("line", KNOWN)
def test_singles_alone_make_one_step_for_each_cell(line: str) -> None:
    rating = nonet.rate(line)
    steps = sum(rating.techniques.values())
    assert 1 <= rating.hardest_steps <= steps
    assert rating.techniques[rating.hardest_technique] >= 1
    assert 0 < rating.tedium <= steps
    if rating.er <= 2.3:  # nothing but placements
        assert steps == line.count(".")


def test_a_deadline_that_has_passed_stops_everything() -> None:
    ratings = nonet.rate_many(list(KNOWN), deadline=0)
    assert set(ratings) == {Rating(Status.STOPPED)}


@pytest.mark.alone
def test_cancel_stops_within_a_moment() -> None:
    control = Control()
    timer = threading.Timer(0.1, control.cancel)
    timer.start()
    begin = time.monotonic()
    ratings = nonet.rate_many([HARDEST] * 1000, control=control)
    assert time.monotonic() - begin < 2
    timer.join()
    assert ratings[-1].status is Status.STOPPED
    assert {rating.status for rating in ratings} <= {Status.STOPPED, Status.UNIQUE}


@st.composite
def equivalent(draw: st.DrawFn, line: str) -> str:
    """The same puzzle with digits renamed, bands, stacks and their lines shuffled, or turned."""
    digits = draw(st.permutations(range(1, 10)))
    rows, columns = draw(lines()), draw(lines())
    grid = ["." if s == "." else str(digits[int(s) - 1]) for s in line]
    spots = [rows[i // 9] * 9 + columns[i % 9] for i in range(81)]
    if draw(st.booleans()):
        spots = [spots[i % 9 * 9 + i // 9] for i in range(81)]
    return "".join(grid[spot] for spot in spots)


@st.composite
def lines(draw: st.DrawFn) -> list[int]:
    bands = draw(st.permutations(range(3)))
    return [band * 3 + line for band in bands for line in draw(st.permutations(range(3)))]


# The original itself rates about one puzzle in 250 differently when it is shuffled: always the same
# examples, so that the test does not come upon one of those some day.
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data())
def test_equivalent_puzzles_have_the_same_rating(data: st.DataObject) -> None:
    line, rating = data.draw(st.sampled_from(list(KNOWN.items())))
    other = data.draw(equivalent(line))
    assert str(nonet.rate(other)).split("/")[0] == rating.split("/")[0]


@pytest.mark.parametrize("most", [1.2, 2.5, 4.4, 4.5, 6.2, 7.2, 20.0])
def test_a_rating_that_is_given_up_where_it_gets_too_hard(most: float) -> None:
    for line, known in KNOWN.items():
        er = float(known.split("/")[0])
        expected = er if er <= most else round(most + 0.1, 1)
        assert er_up_to(Puzzle(CLASSIC, line).givens, most) == expected
