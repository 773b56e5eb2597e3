"""Every technique is explained, on real steps, in every language, with all that follows from it."""

import re
from functools import cache
from random import Random

import pytest
from logic_puzzles import BIG, KINDS, dug, killer, made
from sentences import check_sentences, named_cells
from technique_cases import CASES
from truth import half_played

from nonet import lessons, logic
from nonet._native import Control
from nonet.core.layout import Layout
from nonet.core.shapes import CLASSIC
from nonet.core.verify import NotAllowed, Repeat, WrongTotal
from nonet.lessons.exercise import exercise
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

LEVELS = ["beginner", "easy", "medium", "tricky", "hard", "expert", "master", "extreme", "beyond"]


@cache
def examples() -> dict[str, list[tuple[Layout, Step]]]:
    """Some steps of every technique: those of the collection, then any that come along."""
    found: dict[str, list[tuple[Layout, Step]]] = {technique.name: [] for technique in LADDER}
    for case in CASES:
        for name in case.techniques:
            if len(found[name]) < 4:
                collect(found, case.position, name)
    for example in lessons.examples().values():
        collect(found, example.position, example.technique)
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
        check_sentences(layout, step)


@pytest.mark.parametrize("kind", KINDS)
def test_every_step_of_a_way_is_explained(kind: str) -> None:
    for seed in range(1 if kind in BIG else 3):
        puzzle, solution = made(kind, seed)
        for position in (
            Position.of(puzzle, unique=True),
            half_played(puzzle, solution, Random(f"words {seed}")),
        ):
            for step in logic.walk(position, control=Control(0.5)).steps:
                check_sentences(puzzle.layout, step)


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


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", r"\(3 cells, 4 candidates: \d, \d, \d and \d\)"),
        ("cs", r"\(3 pole, 4 kandidáti: \d, \d, \d a \d\)"),
        ("de", r"\(3 Felder, 4 Kandidaten: \d, \d, \d und \d\)"),
    ],
)
def test_almost_locked_sets_are_counted_in_words(language: Language, told: str) -> None:
    found = (
        explain(language, position.layout, step)
        for seed in range(20)
        for made_one in [exercise("grouped_continuous_nice_loop", seed)]
        for position, step in [(made_one.position, made_one.steps[0])]
    )
    assert any(re.search(told, one) for one in found)
