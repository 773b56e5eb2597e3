"""Which hint comes first, and what it says."""

from typing import cast

import pytest
from logic_puzzles import dug
from shell import EASY, LOOSE, SOLVED

from nonet import Control, Puzzle, Sheet, Status, hint, read, write
from nonet.core.masks import mask_of
from nonet.core.verify import NotAllowed, Repeat, WrongTotal
from nonet.errors import NonetError
from nonet.hints import Hint, Kind, NoDigit, NoPlace, Stage
from nonet.logic import Position, Step, find_all, walk

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
"""Beyond all techniques."""

TINY = "..3..4...1....2."
"""1234 3412 2143 4321"""


def cell(name: str) -> int:
    """The number of a cell on the ordinary board."""
    return (int(name[1]) - 1) * 9 + int(name[3]) - 1


def digits(**entries: int) -> dict[int, int]:
    """Digits by the names of their cells."""
    return {cell(name): digit for name, digit in entries.items()}


def noted(**notes: str) -> list[int]:
    """Notes of the ordinary board by the names of their cells."""
    masks = [0] * 81
    for name, symbols in notes.items():
        masks[cell(name)] = mask_of(map(int, symbols))
    return masks


def named(found: Hint) -> list[str]:
    """The names of the cells that a hint is about."""
    return [found.position.layout.cell_name(cell) for cell in found.cells]


class TestMistakes:
    def test_a_digit_that_stands_twice(self) -> None:
        found = hint(EASY, entries=digits(r1c3=5, r1c4=6), notes=noted(r9c1="1"))
        assert (found.kind, named(found), found.digit) == (Kind.MISTAKE, ["r1c3"], 5)
        assert isinstance(found.reason, Repeat)
        assert found.where == "There is a mistake in row 1."
        assert found.area == tuple(range(9))
        assert found.technique == "The 5 in r1c3 cannot be right."
        assert "in row 1 already, in r1c1" in found.everything

    def test_the_wrong_one_of_two_entries_is_named(self) -> None:
        found = hint(EASY, entries=digits(r1c3=4, r2c2=4))
        assert (named(found), found.digit) == (["r2c2"], 4)
        assert "in r1c3" in found.everything

    def test_a_step_that_says_otherwise(self) -> None:
        found = hint(EASY, entries=digits(r9c7=3))
        assert named(found) == ["r9c7"]
        assert isinstance(found.reason, Step)
        assert found.reason.placements == ((cell("r9c7"), 1),)
        assert found.everything.startswith(
            "The 3 in r9c7 cannot be right. Hidden Single in a Box: "
        )

    def test_a_step_that_removes_the_digit(self) -> None:
        found = hint(EASY, entries=digits(r9c3=2))
        assert isinstance(found.reason, Step)
        assert found.reason.eliminations == ((cell("r9c3"), 2),)
        assert found.everything.startswith("The 2 in r9c3 cannot be right. Pointing: ")

    def test_a_dead_end(self) -> None:
        found = hint(EASY, entries=digits(r1c3=2))
        assert isinstance(found.reason, NoDigit | NoPlace)
        assert found.reason.steps > 0
        assert f"After {found.reason.steps} steps" in found.everything

    def test_what_nothing_simple_shows(self) -> None:
        solution = read(HARD)
        found = hint(solution, entries=digits(r8c7=3))
        assert (found.kind, found.reason) == (Kind.MISTAKE, None)
        assert "with it, the puzzle has no solution" in found.everything

    def test_a_cage_that_cannot_add_up(self) -> None:
        layout = read(TINY).layout.with_cages([(4, [12])])
        puzzle = Puzzle(layout, TINY)
        found = hint(puzzle, entries={12: 3})
        assert isinstance(found.reason, WrongTotal)
        assert "cannot add up" in found.everything

    def test_a_digit_that_its_cell_does_not_allow(self) -> None:
        plain = read(TINY)
        puzzle = Puzzle(plain.layout, plain.givens, [0b0101] + [0b1111] * 15)
        found = hint(puzzle, entries={0: 2})
        assert isinstance(found.reason, NotAllowed)

    def test_mistakes_come_before_notes_and_steps(self) -> None:
        notes = noted(r9c1="1")
        assert hint(EASY, entries=digits(r1c3=1), notes=notes).kind is Kind.MISTAKE
        assert hint(EASY, notes=notes).kind is Kind.NOTES
        assert hint(EASY).kind is Kind.STEP


class TestNotes:
    def test_the_right_digit_is_missing(self) -> None:
        found = hint(EASY, notes=noted(r1c3="12"))
        assert (found.kind, named(found), found.digit) == (Kind.NOTES, ["r1c3"], 4)
        assert found.where == "Check the notes in box 1."
        assert "4" not in found.technique.replace("r1c4", "")
        assert "4 is missing from the notes in r1c3" in found.everything

    def test_notes_under_a_digit_do_not_count(self) -> None:
        found = hint(EASY, entries=digits(r1c3=4), notes=noted(r1c1="1", r1c3="12"))
        assert found.kind is Kind.STEP

    def test_cells_without_notes_allow_everything(self) -> None:
        found = hint(EASY, notes=noted(r1c3="14"))
        assert found.position.candidates[cell("r1c4")] == mask_of([2, 6])
        assert found.position.candidates[cell("r1c3")] == mask_of([1, 4])

    def test_notes_that_leave_a_cell_empty(self) -> None:
        """Without a single solution nobody knows the right digit; still the cell is named."""
        found = hint("." * 81, entries=digits(r1c1=5), notes=noted(r1c2="5"))
        assert (found.kind, named(found)) == (Kind.NOTES, ["r1c2"])
        assert found.everything.startswith("No digit is possible any more in r1c2.")

    def test_notes_that_leave_a_digit_no_place(self) -> None:
        row = {f"r1c{column}": "12345678" for column in range(1, 10)}
        found = hint("." * 81, notes=noted(**row))
        assert found.kind is Kind.NOTES
        assert "no place left for 9 in row 1" in found.everything

    def test_notes_that_exclude_every_solution(self) -> None:
        notes = noted(r1c1="12", r1c2="12", r1c3="12", r9c9="345")
        found = hint("." * 81, notes=notes)
        assert (found.kind, named(found)) == (Kind.NOTES, ["r1c1", "r1c2", "r1c3"])


class TestSteps:
    def test_the_easiest_comes_first(self) -> None:
        found = hint(EASY)
        assert found.step
        assert found.step.technique == "hidden_single_in_box"
        assert named(found) == ["r1c6"]
        assert cell("r1c6") in found.area
        assert len(found.area) == 9

    def test_the_nearest_to_the_last_move_is_told(self) -> None:
        found = {name: named(hint(EASY, near=cell(name))) for name in ("r5c5", "r9c8", "r1c5")}
        assert found == {"r5c5": ["r5c3"], "r9c8": ["r9c7"], "r1c5": ["r1c6"]}

    def test_a_last_move_beside_the_board_is_refused(self) -> None:
        with pytest.raises(NonetError, match="81"):
            hint(EASY, near=81)

    def test_a_single_that_the_notes_show_comes_first_of_its_level(self) -> None:
        puzzle, _ = dug("9x9", 6)
        position = Position.of(puzzle, unique=True)
        for step in walk(position).steps:
            singles = find_all(position, ["naked_single"])
            if step.technique.startswith("direct") and singles:
                break
            position = position.after(step)
        else:
            pytest.fail("no such position")
        bare, full = (
            hint(puzzle, entries=position.entries, notes=notes)
            for notes in ((), position.candidates)
        )
        assert bare.step
        assert full.step
        assert bare.step.technique.startswith("direct")
        assert full.step.technique == "naked_single"

    def test_notes_of_the_player_are_believed(self) -> None:
        """Only with the note that r1c3 is 4 there is one place left in box 1."""
        found = hint(EASY, notes=noted(r1c3="4"))
        assert named(found) == ["r3c1"]
        assert find_all(Position.of(read(EASY)), ["hidden_single_in_box"])[0] != found.step

    def test_beyond_all_techniques_the_engine_helps(self) -> None:
        found = hint(HARD)
        assert found.kind is Kind.TRIAL
        assert found.applied().entries[found.cells[0]] == found.digit
        assert "Trial and error shows" in found.everything
        assert str(found.digit) not in found.where

    def test_a_solved_board(self) -> None:
        assert hint(SOLVED).kind is Kind.SOLVED
        assert hint(EASY, entries=read(SOLVED).givens).kind is Kind.SOLVED


class TestStrangePuzzles:
    def test_no_solution_and_the_givens_clash(self) -> None:
        found = hint("55" + EASY[2:])
        assert (found.kind, found.status) == (Kind.UNSOLVABLE, Status.NONE)
        assert named(found) == ["r1c1", "r1c2"]
        assert found.everything.startswith("This puzzle has no solution. In row 1, 5 stands")

    def test_no_solution_but_logic_shows_it(self) -> None:
        found = hint(EASY[:2] + "1" + EASY[3:])
        assert found.kind is Kind.UNSOLVABLE
        assert isinstance(found.reason, NoDigit | NoPlace)

    def test_several_solutions_and_still_a_step(self) -> None:
        found = hint(LOOSE)
        assert (found.kind, found.status) == (Kind.STEP, Status.MULTIPLE)
        assert found.remark
        assert hint(EASY).remark is None

    def test_several_solutions_and_nothing_to_find(self) -> None:
        found = hint("." * 81)
        assert (found.kind, found.status) == (Kind.OPEN, Status.MULTIPLE)

    def test_entries_that_no_solution_has(self) -> None:
        found = hint(LOOSE, entries=digits(r1c1=3, r1c3=7))
        assert (found.kind, named(found)) == (Kind.MISTAKE, ["r1c3"])

    def test_entries_that_exclude_each_other(self) -> None:
        """r1c2 cannot be 1, 2 or 3, and no 4 is left for it; each entry alone would be fine."""
        entries = {0: 1, 2: 2, 13: 3, 4: 4}
        found = hint("." * 16, entries=entries)
        assert (found.kind, found.reason) == (Kind.CLASH, None)
        assert set(found.cells) <= set(entries)
        assert "cannot all be right" in found.everything

    def test_a_clash_names_both_cells(self) -> None:
        found = hint("." * 81, entries=digits(r1c1=3, r2c3=3))
        assert (found.kind, named(found)) == (Kind.CLASH, ["r1c1", "r2c3"])
        assert found.everything == "In box 1, 3 stands more than once: in r1c1 and r2c3."

    def test_a_dead_end_where_the_solution_is_not_known(self) -> None:
        """Without time to solve it, the puzzle is to blame only where nothing was written on it."""
        control = Control()
        control.cancel()
        stuck = "12345678........9" + "." * 64
        found = hint(stuck, control=control)
        assert (found.kind, found.status) == (Kind.UNSOLVABLE, Status.STOPPED)
        assert "No digit is possible any more in r1c9" in found.everything
        found = hint("12345678" + "." * 73, entries={16: 9}, control=control)
        assert (found.kind, named(found)) == (Kind.CLASH, ["r2c8"])
        assert "one of the entries or notes must be wrong" in found.everything

    @pytest.mark.parametrize("language", ["cs", "de", "en"])
    def test_uniqueness_is_not_taken_for_granted(self, language: str) -> None:
        assert hint(LOOSE, language=language).status is Status.MULTIPLE


def test_a_stage_that_is_none() -> None:
    with pytest.raises(
        NonetError, match="unknown stage 'all'; expected where, technique or everything"
    ):
        hint(EASY).text(cast("Stage", "all"))


def test_a_half_played_game_brings_its_entries() -> None:
    text = write(Sheet(read(TINY), bytes([3] + [0] * 15)), "json")
    assert hint(text).kind is Kind.MISTAKE
    assert hint(Sheet(read(TINY), bytes([3] + [0] * 15))).kind is Kind.MISTAKE
    assert hint(text, entries="1...............").kind is Kind.STEP
