"""The classic engine agrees with the others, keeps limits, stops when told, refuses bad lines."""

import time
from threading import Timer

import oracle
import pytest
from grids import PATTERN, grids, puzzles, scribbles
from hypothesis import given, settings
from hypothesis import strategies as st

from nonet._native import Control, End, classic_engines, classic_search
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, named, standard
from nonet.core.symbols import write_line
from nonet.core.verify import is_solution
from nonet.engine import Status, classic, general
from nonet.engine.result import NO_LIMIT, Result, Results
from nonet.errors import FormatError

STATUS = (Status.NONE, Status.UNIQUE, Status.MULTIPLE)
EMPTY = bytes(81)
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
MANY = "8.........59.......67.........5.6238.....8496......715...953167...871942...624583"
TWO_FIVES_IN = {
    "row": "5" + "." * 7 + "5" + "." * 72,
    "column": "5" + "." * 71 + "5" + "." * 8,
    "box": "5" + "." * 19 + "5" + "." * 60,
    "minirow": "55" + "." * 79,
    "minicolumn": "5" + "." * 8 + "5" + "." * 71,
    # Each pair alone leaves a band or stack without a way to place the digit; these do not.
    "two minirows of a stack": "55" + "." * 70 + "55" + "." * 7,
    "two rows and boxes at once": "5..5....." + ".5..5...." + "." * 63,
}

engines = pytest.mark.parametrize("engine", classic_engines())


def search(
    givens: str | bytes,
    limit: int,
    engine: str = "",
    *,
    allowed: tuple[int, ...] = (),
    nodes: int = NO_LIMIT,
    control: Control | None = None,
) -> tuple[int, int, End, bytes | None]:
    found = classic_search(givens, allowed, limit, nodes, control or Control(), engine)
    assert found is not None
    return found


def check_against_general(givens: bytes, engine: str, allowed: tuple[int, ...] = ()) -> None:
    puzzle = Puzzle(CLASSIC, givens, allowed)
    limit = 30
    count, _, end, first = search(givens, limit, engine, allowed=allowed)
    assert count == general.count(puzzle, limit)
    assert end == (End.LIMIT if count == limit else End.EXHAUSTED)
    assert (first is None) == (count == 0)
    assert first is None or is_solution(puzzle, first)


@engines
@given(puzzles())
def test_counts_like_the_general_engine(engine: str, givens: bytes) -> None:
    check_against_general(givens, engine)


@engines
@given(scribbles())
def test_contradictions_are_found_like_by_the_general_engine(engine: str, givens: bytes) -> None:
    check_against_general(givens, engine)


@engines
@given(puzzles(), st.lists(st.integers(0, 511), min_size=81, max_size=81), st.booleans())
def test_allowed_digits_count_like_in_the_general_engine(
    engine: str, givens: bytes, masks: list[int], narrow: bool
) -> None:
    solution = search(givens, 1, engine)[3] or EMPTY
    keep = 0 if narrow else 1
    allowed = tuple(mask | keep << (digit - 1) for mask, digit in zip(masks, solution, strict=True))
    check_against_general(givens, engine, allowed)


@engines
@given(puzzles(thinned=1))
@settings(max_examples=25)
def test_counts_like_the_oracle(engine: str, givens: bytes) -> None:
    expected = oracle.solutions(Puzzle(CLASSIC, givens), 5)
    count, _, _, first = search(givens, 5, engine)
    assert count == len(expected)
    assert count != 1 or first == expected[0]


@engines
@given(grids())
def test_a_full_grid_is_its_own_solution(engine: str, grid: bytes) -> None:
    assert search(grid, 2, engine) == (1, 0, End.EXHAUSTED, grid)


@engines
@given(grids(), st.integers(0, 80), st.integers(1, 8))
def test_a_wrong_digit_in_a_full_grid_leaves_no_solution(
    engine: str, grid: bytes, cell: int, step: int
) -> None:
    wrong = bytearray(grid)
    wrong[cell] = (grid[cell] - 1 + step) % 9 + 1
    assert search(bytes(wrong), 2, engine)[:3] == (0, 0, End.EXHAUSTED)


@engines
@pytest.mark.parametrize("line", TWO_FIVES_IN.values(), ids=TWO_FIVES_IN)
def test_two_equal_givens_in_a_house_leave_no_solution(engine: str, line: str) -> None:
    assert search(line, 2, engine)[:3] == (0, 0, End.EXHAUSTED)


@engines
@pytest.mark.parametrize("limit", [0, 1, 2, 3, 1000])
def test_the_empty_board_stops_at_the_limit(engine: str, limit: int) -> None:
    count, _, end, first = search(EMPTY, limit, engine)
    assert (count, end) == (limit, End.LIMIT)
    assert limit == 0 or is_solution(Puzzle(CLASSIC, EMPTY), first or b"")


@engines
def test_counts_are_exact_where_the_number_is_known(engine: str) -> None:
    one_row_given = bytes(range(1, 10)) + bytes(72)
    two_bands = PATTERN[:54] + bytes(27)
    assert search(two_bands, 10**9, engine)[0] == general.count(Puzzle(CLASSIC, two_bands))
    assert search(one_row_given, 20_000, engine)[0] == 20_000
    assert search(MANY, 10**9, engine)[0] == general.count(Puzzle(CLASSIC, MANY))


@engines
def test_nodes_can_be_limited(engine: str) -> None:
    unlimited = search(HARD, 2, engine)
    assert unlimited[2] == End.EXHAUSTED
    for nodes in (0, 1, unlimited[1] - 1):
        assert search(HARD, 2, engine, nodes=nodes)[1:3] == (nodes, End.BUDGET)
    assert search(HARD, 2, engine, nodes=unlimited[1]) == unlimited


def test_all_engines_with_triads_take_the_same_way() -> None:
    found = {search(HARD, 2, engine) for engine in classic_engines() if engine != "plain"}
    assert len(found) <= 1


def seconds_to_cancel() -> float:
    """How long a count of the empty board goes on after another thread has cancelled it."""
    control = Control()
    cancelled_at: list[float] = []

    def cancel() -> None:
        cancelled_at.append(time.perf_counter())
        control.cancel()

    timer = Timer(0.1, cancel)
    timer.start()
    count = classic.count(EMPTY, None, control)
    late = time.perf_counter() - cancelled_at[0]
    timer.join()
    assert count.stopped
    assert control.nodes >= control.solutions >= count > 0
    return late


@pytest.mark.alone
def test_cancel_from_another_thread_stops_within_50_ms() -> None:
    # Three tries: on a busy machine a thread may have to wait for its turn.
    assert min(seconds_to_cancel() for _ in range(3)) < 0.05


@pytest.mark.alone
def test_a_deadline_stops() -> None:
    begin = time.perf_counter()
    count = classic.count(EMPTY, None, Control(0.1))
    assert count.stopped
    assert 0.1 <= time.perf_counter() - begin < 1


@pytest.mark.parametrize("workers", [1, 2])
def test_a_batch_stops_too(workers: int) -> None:
    lines = [EASY] + [EMPTY] * 200
    counts = classic.count_lines(lines, NO_LIMIT, workers, Control(0.05))
    assert counts == [1] + [None] * 200
    control = Control()
    control.cancel()
    assert classic.solve(EASY, control) == Result(Status.STOPPED)
    assert set(classic.solve_lines([EASY] * 3, workers, control)) == {Result(Status.STOPPED)}


def test_progress_is_reported() -> None:
    control = Control()
    nodes = search(HARD, 2, control=control)[1]
    assert (control.nodes, control.solutions) == (nodes, 1)
    classic.solve_lines([HARD, EASY, MANY], 2, control)
    assert control.solutions == 1 + 1 + 1 + 2


@given(puzzles())
def test_solve_and_count_say_the_same(givens: bytes) -> None:
    result = classic.solve(givens)
    assert result.status is STATUS[classic.count(givens, 2)]
    assert result == classic.solve(write_line(givens))
    assert result.solution is not None
    assert is_solution(Puzzle(CLASSIC, givens), result.solution)


@given(st.lists(puzzles() | scribbles(), min_size=1, max_size=8))
def test_a_batch_answers_like_single_calls(many: list[bytes]) -> None:
    lines = [write_line(givens) for givens in many]
    expected = [classic.solve(line) for line in lines]
    counts = [int(classic.count(line, 2)) for line in lines]
    text = "\n".join(lines).encode()
    for form in (lines, many, b"".join(many), "".join(lines).encode(), text, text + b"\n"):
        assert list(classic.solve_lines(form)) == expected
        assert classic.count_lines(form) == counts


def test_the_number_of_workers_does_not_matter() -> None:
    lines = [EASY, HARD, MANY, TWO_FIVES_IN["row"], "." * 81] * 100
    assert classic.solve_lines(lines, 1) == classic.solve_lines(lines, 2)
    assert classic.count_lines(lines, 9, 1) == classic.count_lines(lines, 9, 2)
    assert classic.count_lines(lines, 9)[:5] == [1, 1, 9, 0, 9]


@pytest.mark.parametrize("blank", ".0*_-xX")
def test_every_blank_is_read(blank: str) -> None:
    assert classic.solve(EASY.replace(".", blank)) == classic.solve(EASY)


@pytest.mark.parametrize("wrap", [bytearray, memoryview, lambda text: text.replace(b"\n", b"\r\n")])
def test_other_buffers_and_line_ends_are_read(wrap: type[bytearray]) -> None:
    text = f"{EASY}\n{HARD}\n".encode()
    assert classic.solve_lines(wrap(text)) == classic.solve_lines([EASY, HARD])


def test_lines_may_come_from_an_iterator() -> None:
    assert classic.count_lines(line for line in (EASY, MANY)) == [1, 2]
    assert classic.count_lines([]) == classic.count_lines(b"") == []
    assert len(classic.solve_lines([])) == 0


BAD = {
    "short": ([EASY, EASY[1:]], "puzzle 2: '3..7....6..195....98....6.8...6...34....' has 80"),
    "long": ([EASY + "."], "puzzle 1: .*82 symbols"),
    "very long": (["." * 10**6], "puzzle 1: '........................................' has"),
    "letter": ([EASY, EASY, EASY.replace("7", "q", 1)], "puzzle 3: 'q' at r1c5 is not a symbol"),
    "not ascii": (["é" * 81], "puzzle 1: 'é' at r1c1"),
    "as long in utf-8": (["é" + "." * 79], "puzzle 1: .*80 symbols"),
    "surrogate": (["\ud800" * 27], "puzzle 1: .*27 symbols"),
    "raw digits as text": (["\x01" * 81], r"puzzle 1: '\\x01' at r1c1"),
    "no line at all": ([EASY, 5], "puzzle 2: expected text of 81 symbols, got 5"),
    "a letter in bytes": (EASY.encode() + b"q" * 81, "puzzle 2: b'q' at r1c1"),
    "a torn buffer": (EASY.encode() + b"12", "puzzle 2: b'12' has 2 symbols"),
    "a short line in a buffer": (f"{EASY}\n12\n{EASY}".encode(), "puzzle 2: b'12' has 2"),
    "an empty line in a buffer": (f"{EASY}\n\n{EASY}".encode(), "puzzle 2: b'' has 0"),
    "digits and symbols mixed": (b"\x00" * 80 + b"1", "puzzle 1: digits and symbols are mixed"),
    "a digit too many": (b"\x0b" * 81, r"puzzle 1: b'\\x0b' at r1c1"),
    "the first of two": (["q" * 81, "."], "puzzle 1: 'q'"),
}


@pytest.mark.parametrize(("lines", "message"), BAD.values(), ids=BAD)
def test_bad_lines_are_named(lines: list[str] | bytes, message: str) -> None:
    for call in (classic.solve_lines, classic.count_lines):
        with pytest.raises(FormatError, match=message):
            call(lines)


def test_a_single_bad_line_is_described() -> None:
    for call in (classic.solve, classic.count):
        with pytest.raises(FormatError, match=r"^'5' has 1 symbol, expected 81$"):
            call("5")


def test_items_of_a_buffer_are_bytes() -> None:
    with pytest.raises(TypeError, match="items of one byte"):
        classic.solve_lines(memoryview(bytes(81 * 4)).cast("I"))


def test_the_classic_board_is_known_by_its_houses() -> None:
    assert classic.is_classic(CLASSIC)
    assert classic.is_classic(standard(9))
    assert not classic.is_classic(named("9x9+diagonals"))
    assert not classic.is_classic(named("9x9-boxes"))
    assert not classic.is_classic(CLASSIC.with_cages([(3, [0, 1])]))


def test_results_are_a_sequence() -> None:
    results = classic.solve_lines([EASY, TWO_FIVES_IN["box"], MANY])
    assert [result.status for result in results] == [STATUS[1], STATUS[0], STATUS[2]]
    assert results[-2] == Result(Status.NONE)
    assert results[1:] == classic.solve_lines([TWO_FIVES_IN["box"], MANY])
    assert results[::-2] == classic.solve_lines([MANY, EASY])
    assert results != results[:2]
    assert results != list(results)
    assert repr(results) == "<Results: 1 none, 1 unique, 1 multiple>"
    assert repr(Results(b"", b"")) == "<Results: empty>"
    with pytest.raises(IndexError):
        results[3]
