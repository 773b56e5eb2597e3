"""Ratings equal those of the original program. `make soak` compares all of the nested ones."""

import public_sets
import pytest
from published_ratings import NESTED, differences, read_rows

ROWS = read_rows()

pytestmark = pytest.mark.skipif(not ROWS, reason=public_sets.report())


def test_without_nested_chains_all_are_exact() -> None:
    assert differences([row for row in ROWS if row.er < NESTED]) == []


def test_some_nested_chains_are_exact() -> None:
    assert differences([row for row in ROWS if row.er >= NESTED][:5]) == []
