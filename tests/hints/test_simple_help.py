"""The right digit of a cell, the digits that fit, and what is refused."""

import math

import pytest
from shell import CLASH, EASY, LOOSE, SOLVED

import nonet
from nonet import NonetError, Puzzle, PuzzleError, Sheet, candidates, explain, hint, read, reveal
from nonet.core.symbols import digit_of


class TestReveal:
    def test_a_cell_that_is_pointed_at(self) -> None:
        assert reveal(EASY, 2) == (2, digit_of(SOLVED[2], 9))

    def test_a_random_cell_by_its_seed(self) -> None:
        found = {reveal(EASY, seed=seed) for seed in range(60)}
        assert len(found) > 20
        assert reveal(EASY, seed=5) == reveal(EASY, seed=5)
        for told in found:
            assert told
            assert EASY[told.cell] == "."
            assert str(told.digit) == SOLVED[told.cell]

    def test_entries_are_not_filled_again(self) -> None:
        full = read(SOLVED).givens[:80] + b"\0"
        assert reveal(EASY[:80] + ".", entries=full) == (80, 9)

    def test_wrong_entries_do_not_spoil_it(self) -> None:
        assert reveal(EASY, 2, entries={3: 1}) == (2, 4)

    def test_of_several_solutions_one_that_the_entries_allow(self) -> None:
        assert reveal("." * 16, 0, entries={1: 1, 2: 2, 3: 3}) == (0, 4)

    def test_nothing_to_tell(self) -> None:
        assert reveal(SOLVED) is None
        assert reveal(CLASH) is None
        assert reveal("." * 625, deadline=0) is None

    @pytest.mark.parametrize("cell", [-1, 81, 0])
    def test_no_such_empty_cell(self, cell: int) -> None:
        with pytest.raises(
            PuzzleError, match=r"is already filled; expected an empty cell|there is no cell"
        ):
            reveal(EASY, cell)


class TestCandidates:
    def test_what_the_rules_allow(self) -> None:
        assert candidates(EASY, 2) == (1, 2, 4)
        assert candidates(EASY, 2, entries={3: 1, 5: 4}) == (2,)

    def test_an_entry_does_not_forbid_itself(self) -> None:
        assert candidates(EASY, 2, entries={2: 7}) == (1, 2, 4)

    def test_a_given_has_none(self) -> None:
        assert candidates(EASY, 0) == ()

    def test_totals_count(self) -> None:
        layout = read("." * 16).layout.with_cages([(3, [0, 1])])
        assert candidates(Puzzle(layout, "." * 16), 0) == (1, 2)

    def test_what_a_cell_allows_counts(self) -> None:
        puzzle = read("." * 16)
        narrow = Puzzle(puzzle.layout, puzzle.givens, [0b0110] + [0b1111] * 15)
        assert candidates(narrow, 0) == (2, 3)


class TestRubbish:
    def test_entries_that_contradict_givens(self) -> None:
        with pytest.raises(PuzzleError, match="r1c1 is given as 5 and entered as 4"):
            hint(EASY, entries={0: 4})

    def test_entries_that_repeat_givens_are_fine(self) -> None:
        assert hint(EASY, entries=EASY) == hint(EASY)

    @pytest.mark.parametrize("entries", [b"1", "12", {81: 1}, {0: 10}, [0] * 80, "5" * 80 + "?"])
    def test_entries_that_do_not_fit(self, entries: object) -> None:
        with pytest.raises(NonetError):
            hint(EASY, entries=entries)  # type: ignore[arg-type]

    @pytest.mark.parametrize("notes", [[1], [512] * 81, [-1] * 81, ["12"] * 81])
    def test_notes_that_do_not_fit(self, notes: list[int]) -> None:
        with pytest.raises(PuzzleError):
            hint(EASY, notes=notes)

    @pytest.mark.parametrize("language", ["", "fr", "EN", "en_US"])
    def test_a_language_that_we_do_not_speak(self, language: str) -> None:
        with pytest.raises(NonetError, match="'; expected cs, de or en"):
            hint(EASY, language=language)

    @pytest.mark.parametrize("text", ["", "hello", "1" * 80, "[]", "{}"])
    def test_text_that_is_no_puzzle(self, text: str) -> None:
        for work in (hint, explain):
            with pytest.raises(NonetError):
                work(text)

    def test_deadline_and_control(self) -> None:
        with pytest.raises(NonetError, match="not both"):
            hint(EASY, deadline=1, control=nonet.Control())

    @pytest.mark.parametrize("deadline", [0, -1, math.inf])
    def test_strange_deadlines(self, deadline: float) -> None:
        assert hint(EASY, deadline=deadline).everything

    def test_a_sheet_that_nobody_checked(self) -> None:
        puzzle = read(LOOSE)
        with pytest.raises(PuzzleError):
            hint(Sheet(puzzle, b"\1" * 80))
        with pytest.raises(PuzzleError):
            hint(Sheet(puzzle, b"", (1, 2)))

    def test_every_board_there_can_be(self) -> None:
        """No houses, one cell, one digit: nothing to find, nothing to fall over."""
        lone = nonet.Layout(1, [(0, 0)], [])
        assert hint(Puzzle(lone, "."), language="cs").everything
        free = nonet.Layout(3, [(0, 0), (5, 5)], [], [(3, [0, 1])])
        for work in (hint, explain):
            assert work(Puzzle(free, "..")) is not None
        assert hint(Puzzle(free, ".."), entries={0: 3}).where
