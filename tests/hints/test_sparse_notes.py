"""Sparse notes: only where a digit can go in a box. Nothing is missing from them."""

from dataclasses import replace

import pytest
from logic_puzzles import dug
from shell import EASY, LOOSE, SOLVED

from nonet import Puzzle, Sheet, hint, read
from nonet.core.masks import digits_in, mask_of
from nonet.hints import Kind
from nonet.logic import Position

RIGHT = read(SOLVED).givens


def sparse_notes(puzzle: Puzzle, most: int = 2) -> list[int]:
    """Each digit that has two places in a box is noted there."""
    possible = Position.of(puzzle).candidates
    notes = [0] * puzzle.layout.cell_count
    for box in puzzle.layout.houses:
        if box.kind in ("box", "region"):
            for digit in range(1, puzzle.layout.size + 1):
                places = [cell for cell in box.cells if possible[cell] >> (digit - 1) & 1]
                for cell in places if 1 < len(places) <= most else ():
                    if not puzzle.givens[cell]:
                        notes[cell] |= mask_of([digit])
    return notes


def swept(sheet: Sheet) -> Sheet:
    """The sheet without notes of digits that stand in sight, as players keep it."""
    possible = Position.of(sheet.puzzle, sheet.entries).candidates
    pairs = zip(sheet.notes, possible, strict=True)
    return replace(sheet, notes=tuple(note & left for note, left in pairs))


def full_notes(puzzle: Puzzle) -> list[int]:
    return list(Position.of(puzzle).candidates)


def is_short(notes: list[int], solution: bytes) -> bool:
    """Whether notes leave out the right digit of some cell that has any."""
    pairs = zip(notes, solution, strict=True)
    return any(mask and digit not in digits_in(mask) for mask, digit in pairs)


@pytest.mark.parametrize("board", ["6x6", "9x9", "9x9+diagonals", "jigsaw"])
def test_they_lead_to_the_end_without_a_word_about_notes(board: str) -> None:
    puzzle, solution = dug(board, 1)
    notes = sparse_notes(puzzle)
    assert is_short(notes, solution)
    sheet = Sheet(puzzle, notes=tuple(notes))
    for _ in range(300):
        found = hint(sheet)
        if found.kind is Kind.SOLVED:
            return
        assert found.kind in (Kind.STEP, Kind.TRIAL), found.everything
        assert found.applied() != sheet
        sheet = swept(found.applied())
    raise AssertionError("no end")


def test_one_pair_says_nothing_about_the_rest_of_its_cells() -> None:
    notes = sparse_notes(read(EASY))
    noted = next(
        cell for cell in range(81) if notes[cell] and RIGHT[cell] not in digits_in(notes[cell])
    )
    found = hint(EASY, notes=notes)
    assert found.kind is Kind.STEP
    assert RIGHT[noted] in digits_in(found.position.candidates[noted])


def test_what_they_say_about_other_cells_of_the_box_is_believed() -> None:
    """4 in r1c3 and r2c2: so not in r2c3, which the rules alone would allow."""
    notes = [0] * 81
    notes[2] = notes[10] = mask_of([4])
    before, after = hint(EASY).position.candidates, hint(EASY, notes=notes).position.candidates
    assert (4 in digits_in(before[11]), 4 in digits_in(after[11])) == (True, False)
    assert after[10] == before[10]


def test_the_right_place_of_a_digit_is_missing() -> None:
    """The 4 of box 1 is in r1c3; if it were only in r2c2 or r2c3, it could not be there."""
    notes = sparse_notes(read(EASY))
    for cell in (0, 1, 2, 9, 10, 11, 18, 19, 20):
        notes[cell] &= ~mask_of([4])
    for cell in (10, 11):
        notes[cell] |= mask_of([4])
    found = hint(EASY, notes=notes)
    assert (found.kind, found.cells, found.digit) == (Kind.NOTES, (2,), 4)
    assert found.everything.startswith("The 4 is missing from the notes in r1c3")
    assert hint(found.applied()).kind is Kind.STEP


@pytest.mark.parametrize("noted", [range(81), range(0, 81, 2), range(2, 3)])
def test_a_slip_in_full_notes_is_still_found(noted: range) -> None:
    notes = [mask if cell in noted else 0 for cell, mask in enumerate(full_notes(read(EASY)))]
    notes[2] &= ~mask_of([4])
    found = hint(EASY, notes=notes)
    assert (found.kind, found.cells, found.digit) == (Kind.NOTES, (2,), 4)


def test_the_only_place_of_a_digit_is_missing_from_full_notes() -> None:
    notes = full_notes(read(EASY))
    only = next(
        cell
        for box in read(EASY).layout.houses
        if box.kind == "box"
        for cell in box.cells
        if notes[cell] and sum(RIGHT[cell] in digits_in(notes[other]) for other in box.cells) == 1
    )
    notes[only] &= ~mask_of([RIGHT[only]])
    found = hint(EASY, notes=notes)
    assert (found.kind, found.cells, found.digit) == (Kind.NOTES, (only,), RIGHT[only])


def test_where_there_are_several_solutions() -> None:
    notes = sparse_notes(read(LOOSE))
    found = hint(LOOSE, notes=notes)
    assert found.kind is Kind.STEP
