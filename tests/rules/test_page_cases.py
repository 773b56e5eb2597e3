"""The cases for the page say what Python says."""

import json

import page_cases
import pytest

from nonet import rules
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.formats.alphabet import digits_of

CASES = json.loads(page_cases.FILE.read_text())


@pytest.mark.parametrize("case", CASES, ids=[case["kind"] for case in CASES])
def test_the_case_is_right(case: page_cases.Tree) -> None:
    example = rules.kind_named(case["kind"]).example
    puzzle = Puzzle(CLASSIC.with_rules([example]), bytes(81))
    for grid in case["grids"]:
        assert page_cases.expected(puzzle, bytes(digits_of(grid["digits"], 9))) == grid


def test_the_cases_know_every_primitive() -> None:
    parts = {
        part["kind"]
        for case in CASES
        for chapter in case["book"]["chapters"]
        for rule in chapter["rules"]
        for part in rule["parts"]
    }
    assert len(parts) == 9
