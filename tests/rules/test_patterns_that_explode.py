"""Patterns whose automaton grows too big are refused within seconds."""

import pytest

from nonet.core import effort
from nonet.core.shapes import named
from nonet.errors import LayoutError
from nonet.rules import AntiTaxicab, Regex
from nonet.rules.machines import TooManyStatesError
from nonet.rules.patterns import machine_of_pattern

PATTERN = "((1|2)*(3|4)*)*" * 50 + "[1-9]*1[1-9]{25}"


@pytest.mark.timeout(30)
def test_sets_of_many_states_are_given_up() -> None:
    with pytest.raises(TooManyStatesError):
        machine_of_pattern(PATTERN, 9)


LITTLE = 100_000
"""Steps; the real limit is a hundred times as high, which would take a test seconds."""


def test_many_rules_of_the_whole_board_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "MOST_STEPS", LITTLE)
    assert named("9x9").with_rules([AntiTaxicab()] * 4).primitives
    with pytest.raises(LayoutError, match="the rules together are too complex"):
        named("9x9").with_rules([AntiTaxicab()] * 5)


def test_many_patterns_are_given_up_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "MOST_STEPS", LITTLE)
    patterns = [f"[1-9]*{first}[1-9]{{6}}{last}" for first in range(1, 7) for last in range(1, 6)]
    rules = [Regex(tuple(range(9)), pattern) for pattern in patterns]
    assert named("9x9").with_rules(rules[:1]).primitives
    with pytest.raises(LayoutError, match="the rules together are too complex"):
        named("9x9").with_rules(rules)


def test_the_dearest_rule_of_the_largest_board_is_well_below_the_limit() -> None:
    assert effort.PRIMITIVE * 165_100 * 5 < effort.MOST_STEPS
