"""Puzzles take their givens in several forms and check them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonet.core import shapes
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import BLANKS, digit_of, symbol_of, symbols_of
from nonet.errors import PuzzleError

SMALL = shapes.standard(4)


@pytest.mark.parametrize(
    "givens",
    [
        "12..............",
        "12__--**00......",
        {0: 1, 1: 2},
        [1, 2, *[0] * 14],
        bytes([1, 2, *[0] * 14]),
    ],
)
def test_the_same_puzzle_in_every_form(givens: str | dict[int, int] | list[int] | bytes) -> None:
    puzzle = Puzzle(SMALL, givens)
    assert puzzle == Puzzle(SMALL, "12" + "." * 14)
    assert puzzle.given_count == 2
    assert str(puzzle) == "12.............."


def test_info_takes_no_part_in_comparisons() -> None:
    puzzle = Puzzle(SMALL, bytes(16), info={"title": "empty"})
    assert puzzle == Puzzle(SMALL, bytes(16))
    assert puzzle.with_info(author="me").info == {"title": "empty", "author": "me"}


def test_puzzles_can_be_keys() -> None:
    assert len({Puzzle(SMALL, bytes(16)), Puzzle(SMALL, "." * 16), Puzzle(SMALL, {3: 1})}) == 2


@pytest.mark.parametrize(
    ("givens", "message"),
    [
        ("1" * 15, "the board has 16 cells, got 15"),
        ("5" + "." * 15, "'5' is not a symbol on 4x4 boards; expected 1 to 4, or . for"),
        ({16: 1}, "there is no cell 16, expected 0 to 15"),
        ({0: 5}, "r1c1: expected 1 to 4, or 0 for an empty cell, got 5"),
        ([0] * 15 + [-1], "r4c4: expected 1 to 4, or 0 for an empty cell, got -1"),
        (bytes([9]) + bytes(15), "r1c1: expected 1 to 4, or 0 for an empty cell, got 9"),
        ([None] * 16, "r1c1: expected 1 to 4, or 0 for an empty cell, got None"),
    ],
)
def test_wrong_givens_are_named(givens: str, message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        Puzzle(SMALL, givens)


@pytest.mark.parametrize(
    ("allowed", "message"),
    [
        ([1] * 15, "the board has 16 cells, got 15"),
        ([16] * 16, "r1c1: expected a mask from 0 to 15, got 16"),
    ],
)
def test_wrong_masks_are_named(allowed: list[int], message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        Puzzle(SMALL, bytes(16), allowed)


@given(st.integers(1, 25).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size))))
def test_symbols_round_trip(size_and_digit: tuple[int, int]) -> None:
    size, digit = size_and_digit
    assert digit_of(symbol_of(digit), size) == digit
    assert digit_of(symbol_of(digit).lower(), size) == digit


def test_symbols_of_big_boards() -> None:
    assert symbols_of(16) == "123456789ABCDEFG"
    assert symbols_of(25)[-1] == "P"
    assert all(digit_of(blank, 25) == 0 for blank in BLANKS)


@pytest.mark.parametrize("symbol", ["A", "", "12", "é", "\N{ARABIC-INDIC DIGIT ONE}", " "])
def test_foreign_symbols_are_refused(symbol: str) -> None:
    with pytest.raises(PuzzleError, match="is not a symbol on 9x9 boards; expected 1 to 9"):
        digit_of(symbol, 9)
