"""The examples of the lessons: real, our own, and found again by the solver."""

from importlib import resources

import pytest

from nonet.engine import Status, solve
from nonet.lessons import Example, examples
from nonet.lessons.example import write_examples
from nonet.logic import LADDER, TECHNIQUES

every_example = pytest.mark.parametrize("example", examples().values(), ids=list(examples()))


def test_every_technique_has_an_example() -> None:
    assert list(examples()) == [technique.name for technique in LADDER]


def test_the_file_is_as_the_search_writes_it() -> None:
    text = (resources.files("nonet.lessons") / "examples.json").read_text("utf-8")
    assert write_examples(examples().values()) == text


@every_example
def test_the_solver_finds_the_step(example: Example) -> None:
    assert example.step.technique == example.technique
    assert Example.of(example.puzzle, example.position, example.step) == example


@every_example
def test_the_step_is_true(example: Example) -> None:
    result = solve(example.position.puzzle)
    assert result.status is Status.UNIQUE
    assert result.solution is not None
    for cell, digit in enumerate(example.position.entries):
        assert digit in (0, result.solution[cell])
    for cell, digit in example.step.placements:
        assert result.solution[cell] == digit
    for cell, digit in example.step.eliminations:
        assert result.solution[cell] != digit
        assert example.position.candidates[cell] >> (digit - 1) & 1


@every_example
def test_killers_and_jigsaws_have_boards_of_their_own(example: Example) -> None:
    layout = example.position.layout
    is_caged = example.technique.startswith(("cage", "innie", "outie"))
    assert bool(layout.cages) == is_caged
    kinds = {house.kind for house in layout.houses}
    assert ("region" in kinds) == (example.technique == "law_of_leftovers")


def test_nothing_is_left_without_a_technique() -> None:
    assert set(examples()) <= set(TECHNIQUES)
