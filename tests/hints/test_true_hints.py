"""From any half-played game hints say nothing that is false."""

from dataclasses import replace
from itertools import product

import boards
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from logic_puzzles import dug, killer

from nonet import Sheet, Status, count, explain, hint, is_solution
from nonet.core.masks import mask_of
from nonet.hints import STAGES, Hint, Kind, overlay
from nonet.hints.reading import candidates_of_sparse, missing
from nonet.words import LANGUAGES

BOARDS = ["6x6", "9x9", "9x9+diagonals", "9x9cross", "jigsaw", "killer"]
PUZZLES = {
    (board, seed): killer(seed) if board == "killer" else dug(board, seed)
    for board, seed in product(BOARDS, range(2))
}


@st.composite
def games(draw: st.DrawFn) -> tuple[Sheet, bytes]:
    """A game with some right entries and some notes, all with the right digit, and the solution."""
    puzzle, solution = PUZZLES[draw(st.sampled_from(sorted(PUZZLES)))]
    count = len(solution)
    entered = draw(st.integers(0, 2**count - 1)) & draw(st.integers(0, 2**count - 1))
    noted = draw(st.integers(0, 2**count - 1))
    masks = draw(st.lists(st.integers(0, 2**9 - 1), min_size=count, max_size=count))
    entries = bytearray(count)
    notes = [0] * count
    for cell, digit in enumerate(solution):
        if entered >> cell & 1 and not puzzle.givens[cell]:
            entries[cell] = digit
        if noted >> cell & 1:
            notes[cell] = (masks[cell] | mask_of([digit])) & (1 << puzzle.layout.size) - 1
    return Sheet(puzzle, bytes(entries), tuple(notes)), solution


def assert_true(found: Hint, solution: bytes) -> None:
    """The hint is a step, or the end, that the solution agrees with."""
    assert found.kind in (Kind.STEP, Kind.TRIAL, Kind.SOLVED), found.everything
    if found.step:
        assert all(solution[cell] == digit for cell, digit in found.step.placements)
        assert all(solution[cell] != digit for cell, digit in found.step.eliminations)
    if found.kind is Kind.TRIAL:
        assert solution[found.cells[0]] == found.digit


@given(games())
def test_a_hint_never_contradicts_the_solution(game: tuple[Sheet, bytes]) -> None:
    sheet, solution = game
    found = hint(sheet)
    assert_true(found, solution)
    assert found.where
    assert found.technique
    assert found.everything


@given(games(), st.data())
def test_a_wrong_entry_is_named(game: tuple[Sheet, bytes], data: st.DataObject) -> None:
    sheet, solution = game
    empty = [cell for cell, digit in enumerate(sheet.puzzle.givens) if not digit]
    size = sheet.puzzle.layout.size
    wrong = data.draw(st.sets(st.sampled_from(empty), min_size=1, max_size=4))
    entries = bytearray(sheet.entries)
    for cell in wrong:
        others = [digit for digit in range(1, size + 1) if digit != solution[cell]]
        entries[cell] = data.draw(st.sampled_from(others))
    found = hint(Sheet(sheet.puzzle, bytes(entries), sheet.notes))
    assert found.kind is Kind.MISTAKE
    assert set(found.cells) <= wrong
    assert found.digit == entries[found.cells[0]]
    assert found.everything
    # the second stage names the cell only, so nothing else is drawn
    assert overlay(found, "technique", 64) == overlay(replace(found, reason=None), "technique", 64)


def are_right_if_sparse(sheet: Sheet, notes: list[int], solution: bytes) -> bool:
    """Whether nothing is wrong with the notes if they only say where in a box a digit can go."""
    pairs = zip(sheet.puzzle.givens, sheet.entries, strict=True)
    digits = bytes(given or entry for given, entry in pairs)
    candidates = candidates_of_sparse(sheet.puzzle.layout, digits, notes)
    return not missing(digits, candidates, solution)


@given(games(), st.data())
def test_notes_without_the_right_digit_are_named(
    game: tuple[Sheet, bytes], data: st.DataObject
) -> None:
    sheet, solution = game
    pairs = zip(sheet.puzzle.givens, sheet.entries, strict=True)
    empty = [cell for cell, digits in enumerate(pairs) if not any(digits)]
    assume(empty)
    cell = data.draw(st.sampled_from(empty))
    notes = list(sheet.notes)
    notes[cell] = mask_of([solution[cell] % sheet.puzzle.layout.size + 1])
    found = hint(Sheet(sheet.puzzle, sheet.entries, tuple(notes)))
    if found.kind is not Kind.NOTES and are_right_if_sparse(sheet, notes, solution):
        assert_true(found, solution)
        return
    assert (found.kind, found.cells, found.digit) == (Kind.NOTES, (cell,), solution[cell])
    assert found.applied().notes[cell] & mask_of([solution[cell]])


@st.composite
def scribbled(draw: st.DrawFn) -> Sheet:
    """A board that nobody would print, with any entries and notes on it."""
    puzzle = draw(boards.puzzles())
    layout = puzzle.layout
    count = layout.cell_count
    free = [cell for cell, given in enumerate(puzzle.givens) if not given]
    digits = st.integers(1, layout.size)
    entered = draw(st.dictionaries(st.sampled_from(free), digits)) if free else {}
    entries = bytes(entered.get(cell, 0) for cell in range(count))
    masks = st.lists(st.integers(0, 2**layout.size - 1), min_size=count, max_size=count)
    return Sheet(puzzle, entries, tuple(draw(st.one_of(st.just([]), masks))))


@given(scribbled(), st.sampled_from(LANGUAGES))
def test_every_scribble_gets_a_hint(sheet: Sheet, language: str) -> None:
    found = hint(sheet, language=language)
    assert all(found.text(stage) for stage in STAGES)
    solutions = count(sheet.puzzle, limit=2)
    assert found.status.value == ("none", "unique", "multiple")[solutions]
    assert (found.kind is Kind.UNSOLVABLE) == (solutions == 0)


@given(scribbled())
def test_every_scribble_has_a_way(sheet: Sheet) -> None:
    way = explain(sheet)
    end = way.end.position.digits
    assert all(found.applied() != found.sheet for found in way)
    assert way.solved == is_solution(sheet.puzzle, end)
    if way.end.status is Status.UNIQUE:
        assert way.solved
    elif way.end.status is Status.NONE:
        assert way.end.kind is Kind.UNSOLVABLE
    else:
        assert way.end.kind in (Kind.SOLVED, Kind.OPEN)


@pytest.mark.parametrize(("board", "seed"), sorted(PUZZLES))
def test_following_hints_leads_to_the_solution(board: str, seed: int) -> None:
    puzzle, solution = PUZZLES[board, seed]
    sheet = Sheet(puzzle)
    for _ in range(40 * len(solution)):
        found = hint(sheet)
        assert_true(found, solution)
        if found.kind is Kind.SOLVED:
            break
        sheet = found.applied()
    assert found.kind is Kind.SOLVED
    assert found.position.digits == solution
