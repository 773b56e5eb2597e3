"""Every example of the collection of technique cases, against the technique that it names."""

import pytest
from technique_cases import CASES, Case, holds

EXPECTED_FAILURES: dict[str, str] = {}
"""Cases that do not hold, with the reason. The table is exact: one that holds fails the test."""

pytestmark = pytest.mark.skipif(not CASES, reason="the collection of technique cases is absent")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    assert holds(case) == (case.name not in EXPECTED_FAILURES)
