"""Steps with rules of certain kinds have the names that people know."""

import pytest

from nonet import rules
from nonet.catalogue import LANGUAGES, text
from nonet.core.layout import Cage
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.shapes import CLASSIC
from nonet.logic import next_step
from nonet.logic.step import Candidate, Mark, Role, Step
from nonet.words import explain, step_idea, step_name, technique_name
from nonet.words.varieties import variety

ROW = tuple(range(9))
ALONE: dict[str, tuple[Rule, str]] = {
    "thermometer": (rules.Thermometer((0, 1, 2)), "Thermometer Ends"),
    "arrow": (rules.Arrow((0,), (1, 2)), "Arrow Bounds"),
    "whisper": (rules.Whisper((0, 1, 2)), "Whisper Polarity"),
    "renban": (rules.Renban((0, 1, 2)), "Renban Window"),
    "sandwich": (rules.Sandwich(ROW, 10), "Sandwich Ends"),
    "between": (rules.Between((0, 1, 2)), "Between Bounds"),
    "white dot": (rules.Difference((0, 1)), "Partners at a Dot"),
    "black dot": (rules.Ratio((0, 1)), "Partners at a Dot"),
    "pair_sum": (rules.PairSum((0, 1), 10), "Partners at X and V"),
    "palindrome": (rules.Palindrome((0, 1, 2)), "Palindrome Mirror"),
    "quadruple": (rules.Quadruple((0, 1, 9, 10), (4,)), "Digits of a Quadruple"),
    "region_sum": (rules.RegionSum((2, 3)), "Equal Parts of a Line"),
    "little_killer": (rules.LittleKiller((2, 10, 18), 22), "Little Killer Bounds"),
    "skyscraper": (rules.Skyscraper(ROW, 3), "Skyscraper View"),
    "x_sum": (rules.XSum(ROW, 10), "X-Sum Start"),
}


def step_with(technique: str, *numbers: int) -> Step:
    marks = tuple(Mark(Role.RULE, (0,), (), rule=number) for number in numbers)
    return Step(technique, (), (Candidate(0, 1),), marks, ())


@pytest.mark.parametrize("kind", ALONE)
@pytest.mark.parametrize(
    "technique", ["rule_limits", "rule_candidates", "rule_combinations", "rule_forced_digit"]
)
def test_one_rule_alone(kind: str, technique: str) -> None:
    rule, name = ALONE[kind]
    layout = CLASSIC.with_rules([rule])
    step = step_with(technique, 0)
    assert step_name("en", layout, step) == name
    for language in LANGUAGES:
        assert step_name(language, layout, step) != technique_name(language, technique)
        assert step_idea(language, layout, step).endswith(".")


def test_rules_together() -> None:
    dots = CLASSIC.with_rules([rules.Difference((0, 1)), rules.Ratio((1, 2)), rules.Odd(3)])
    assert step_name("en", dots, step_with("rule_and_rule", 0, 1)) == "Dot Chain"
    assert step_name("en", dots, step_with("rule_and_rule", 0, 2)) == "Two Rules Together"
    sums = CLASSIC.with_rules([Cage(5, (0, 1)), Cage(7, (2, 3)), rules.Arrow((4,), (5, 6))])
    assert step_name("en", sums, step_with("rule_balance", 0, 1)) == "45 Rule with Sums"
    assert step_name("en", sums, step_with("rule_balance", 0, 2)) == "45 Rule with Arrows"


def test_other_steps_keep_their_names() -> None:
    layout = CLASSIC.with_rules([rules.Zipper((0, 1, 2))])
    assert variety(layout, step_with("rule_candidates", 0)) is None
    assert step_name("de", layout, step_with("rule_candidates", 0)) == text(
        "de", "technique.rule_candidates.name"
    )
    assert variety(layout, step_with("naked_single")) is None


def test_hints_use_the_name() -> None:
    puzzle = Puzzle(CLASSIC.with_rules([rules.Thermometer(ROW[:8])]), bytes(81))
    step = next_step(puzzle)
    assert step is not None
    assert step_name("en", puzzle.layout, step) == "Thermometer Ends"
    assert "Thermometer" in explain("en", puzzle.layout, step)
