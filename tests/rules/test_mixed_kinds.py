"""Rules of several kinds together: the engine finds all solutions, and files carry them all."""

import random

import pytest
from definitions import DEFINITIONS
from definitions.definition import SUDOKU
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_all_kinds import grids

from nonet import engine, formats
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.errors import LayoutError

ROUNDS = 60


def draw_mixture(data: st.DataObject) -> Layout:
    """The small sudoku board with rules of two to four kinds, those that can be there."""
    names = data.draw(st.lists(st.sampled_from(sorted(DEFINITIONS)), min_size=2, max_size=4))
    rules: list[Rule] = []
    for name in names:
        made = DEFINITIONS[name].make(data.draw, SUDOKU)
        try:
            SUDOKU.with_rules([*rules, *made])
        except LayoutError:
            continue
        rules += made
    return SUDOKU.with_rules(rules)


@settings(max_examples=ROUNDS, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_all_solutions_of_mixed_kinds(data: st.DataObject) -> None:
    layout = draw_mixture(data)
    right = {
        bytes(grid)
        for grid in grids(SUDOKU)
        if all(DEFINITIONS[rule.kind].holds(rule, layout, grid) for rule in layout.rules)
    }
    puzzle = Puzzle(layout, bytes(layout.cell_count))
    found = list(engine.solutions(puzzle))
    assert len(found) == len(set(found))
    assert set(found) == right, layout.rules
    assert engine.count(puzzle) == len(right)
    status = engine.solve(puzzle).status
    assert status is (
        engine.Status.NONE
        if not right
        else engine.Status.UNIQUE
        if len(right) == 1
        else engine.Status.MULTIPLE
    )


@settings(max_examples=ROUNDS, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_files_carry_mixed_kinds(data: st.DataObject) -> None:
    layout = draw_mixture(data)
    puzzle = Puzzle(layout, bytes(layout.cell_count))
    for name in ("json", "link", "sud", "sudokupad"):
        assert formats.read(formats.write(puzzle, name), name) == puzzle, name


@pytest.mark.parametrize("seed", range(12))
def test_givens_narrow_mixed_kinds_soundly(seed: int) -> None:
    """With any digits of a solution given, that solution is still found."""
    chance = random.Random(seed)
    full = bytes(chance.choice(grids(SUDOKU)))

    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def check(data: st.DataObject) -> None:
        layout = draw_mixture(data)
        holds = all(DEFINITIONS[rule.kind].holds(rule, layout, full) for rule in layout.rules)
        givens = bytes(digit if chance.random() < 0.4 else 0 for digit in full)
        assert (full in set(engine.solutions(Puzzle(layout, givens)))) == holds

    check()


def test_one_of_several_may_be_what_no_line_can_have() -> None:
    impossible, possible = ".HiddenSkyscraper~R1~4~", ".HiddenSkyscraper~R1~3~"
    either = f".Shape~4x4.Or.And{impossible}.End.And{possible}.End.End"
    counts = [
        engine.count(formats.read(text))
        for text in (either, f".Shape~4x4{possible}", f".Shape~4x4{impossible}")
    ]
    assert counts[0] == counts[1] > counts[2] == 0
