"""Every technique is explained, on real steps, in every language, with all that follows from it."""

import re
from functools import cache
from itertools import product

import pytest
from logic_puzzles import BOARDS, dug, killer
from technique_cases import CASES

from nonet import logic
from nonet._native import Control
from nonet.core.layout import Layout
from nonet.core.shapes import CLASSIC
from nonet.core.symbols import symbol_of
from nonet.core.verify import NotAllowed, Repeat, WrongTotal
from nonet.logic import LADDER, Position, Step
from nonet.logic.scale import SCALE, SCORES
from nonet.words import (
    LANGUAGES,
    Language,
    explain,
    explain_conflict,
    technique_idea,
    technique_name,
    text,
)

CELL = re.compile(r"\b[rzř](\d+)[cs](\d+)")
LEVELS = ["beginner", "easy", "medium", "tricky", "hard", "expert", "master", "extreme", "beyond"]


def named_cells(layout: Layout, sentence: str) -> set[int]:
    """The cells that a text names; r4c789 is three of them on a small board."""
    is_big = layout.row_count > 9 or layout.column_count > 9
    cells = set()
    for rows, columns in CELL.findall(sentence):
        numbers = [[rows], [columns]] if is_big else [rows, columns]
        for row, column in product(*numbers):
            cell = layout.cell_at(int(row) - 1, int(column) - 1)
            assert cell is not None, sentence
            cells.add(cell)
    return cells


def check(layout: Layout, step: Step) -> None:
    for language in LANGUAGES:
        sentence = explain(language, layout, step)
        followed = (*step.placements, *step.eliminations)
        assert {cell for cell, _ in followed} <= named_cells(layout, sentence), sentence
        for _, digit in followed:
            assert re.search(rf"\b{symbol_of(digit)}\b", sentence), sentence
        assert not re.search(r"[{}]|  |\.\.|\bNone\b| [,;.]", sentence), sentence
        assert sentence[0].isupper(), sentence
        assert sentence[-1] == ".", sentence
        if language != "cs":  # where a dot may stand after a number
            assert not re.search(r"\. [a-zäöü]", sentence), sentence


@cache
def examples() -> dict[str, list[tuple[Layout, Step]]]:
    """Some steps of every technique: those of the collection, then any that come along."""
    found: dict[str, list[tuple[Layout, Step]]] = {technique.name: [] for technique in LADDER}
    for case in CASES:
        for name in case.techniques:
            if len(found[name]) < 4:
                collect(found, case.position, name)
    for position in [*some_positions(), *(case.position for case in CASES[90::7])]:
        for name, steps in found.items():
            if len(steps) < 2:
                collect(found, position, name)
    return found


def collect(
    found: dict[str, list[tuple[Layout, Step]]], position: Position, technique: str
) -> None:
    steps = logic.find_all(position, [technique], Control(0.5))
    found[technique] += [(position.layout, step) for step in steps[:2]]


def some_positions() -> list[Position]:
    killers = [Position.of(killer(seed)[0]) for seed in range(4)]
    return killers + [Position.of(dug("jigsaw", seed)[0]) for seed in range(2)]


@pytest.mark.parametrize("technique", [technique.name for technique in LADDER])
def test_every_technique_is_explained(technique: str) -> None:
    if not CASES:
        pytest.skip("the collection of technique cases is absent")
    assert examples()[technique]
    for layout, step in examples()[technique]:
        check(layout, step)


@pytest.mark.parametrize("board", [*BOARDS, "killer"])
def test_every_step_of_a_way_is_explained(board: str) -> None:
    for seed in range(1 if board in ("16x16", "samurai") else 4):
        puzzle, _ = killer(seed) if board == "killer" else dug(board, seed)
        for step in logic.walk(puzzle, control=Control(1)).steps:
            check(puzzle.layout, step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_techniques_have_names_and_ideas(language: Language) -> None:
    techniques = {*SCALE, *SCORES}
    names = {technique_name(language, technique) for technique in techniques}
    assert len(names) == len(techniques)
    for technique in techniques:
        assert re.fullmatch(r"[A-ZÁČŘŠŽÚ].*\.", technique_idea(language, technique)), technique


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names(language: Language) -> None:
    assert len({text(language, f"level.{level}") for level in LEVELS}) == len(LEVELS)


def test_the_words_of_a_step() -> None:
    step = Step("naked_single", (logic.Candidate(33, 5),), ())
    assert explain("cs", CLASSIC, step) == "V ř4s7 už je možná jen 5. Do ř4s7 tedy patří 5."
    assert explain("de", CLASSIC, step) == (
        "In z4s7 ist nur noch die 5 möglich. Also gehört in z4s7 die 5."
    )


def test_conflicts_name_their_cells() -> None:
    layout = CLASSIC.with_cages([(10, [0, 1])])
    for language in LANGUAGES:
        twice = explain_conflict(language, layout, Repeat(layout.houses[0], 5, (0, 1, 2)))
        assert named_cells(layout, twice) == {0, 1, 2}
        total = explain_conflict(language, layout, WrongTotal(layout.cages[0], (0, 1)))
        assert named_cells(layout, total) == {0, 1}
        assert "10" in total
        assert "ř4s7" in explain_conflict("cs", layout, NotAllowed(5, (33,)))
