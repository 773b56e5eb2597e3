"""Steps of rules: true on boards with rules of every kind, told in words, and found where known."""

from collections import Counter
from random import Random

import pytest
from ruled_puzzles import KINDS, ruled
from truth import check, half_played

from nonet import Control, engine, logic, rules, words
from nonet.catalogue import LANGUAGES, Language
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.shapes import CLASSIC
from nonet.logic import RULE_LADDER, SINGLES, Position, Role, Step

TECHNIQUES = [technique.name for technique in RULE_LADDER]
TALKATIVE = ["double_arrow", "global_modulo", "lockout", "row_index", "sandwich", "slingshot"]
"""Kinds whose puzzles need all techniques but one, which has a test of its own."""

SECONDS = 0.3
EMPTY = bytes(81)


def steps_of(puzzle: Puzzle, technique: str) -> list[Step]:
    return logic.find_all(Position.of(puzzle), [technique])


def gone(step: Step) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {}
    for cell, digit in step.eliminations:
        found.setdefault(cell, set()).add(digit)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_step_is_true(kind: str) -> None:
    puzzle, solution = ruled(kind, 0)
    way = logic.walk(Position.of(puzzle, unique=True), control=Control(SECONDS))
    for step in way.steps:
        check(step, solution)
    chance = Random(kind)
    position = half_played(puzzle, solution, chance)
    for technique in (*TECHNIQUES, "unique_rectangle_1", "discontinuous_nice_loop"):
        for step in logic.find_all(position, [technique], Control(SECONDS)):
            check(step, solution)


def test_every_technique_is_found_and_told() -> None:
    found: Counter[str] = Counter()
    for kind in TALKATIVE:
        puzzle, _ = ruled(kind, 0)
        for step in logic.walk(puzzle, (*SINGLES, *TECHNIQUES)).steps:
            if step.technique in TECHNIQUES:
                found[step.technique] += 1
                told = {words.explain(one, puzzle.layout, step) for one in LANGUAGES}
                assert len(told) == len(LANGUAGES)
                assert any(mark.role is Role.RULE for mark in step.marks)
    assert set(found) == set(TECHNIQUES) - {"rule_balance"}


def test_the_ends_of_a_thermometer() -> None:
    board = CLASSIC.with_rules([rules.Thermometer(cells=(0, 1, 11, 12))])
    (step,) = steps_of(Puzzle(board, EMPTY), "rule_limits")
    assert gone(step) == {0: {7, 8, 9}, 1: {1, 8, 9}, 11: {1, 2, 9}, 12: {1, 2, 3}}
    told = words.explain("en", board, step)
    assert "r1c1 is cell 1 of 4 from the bulb, so it is at least 1 and at most 6" in told


def test_dots_leave_no_place_in_a_house() -> None:
    board = CLASSIC.with_rules([rules.Ratio(cells=(0, 1)), rules.Ratio(cells=(1, 2))])
    removed = gone(steps_of(Puzzle(board, EMPTY), "rule_and_rule")[0])
    assert {1, 8} <= removed[1]  # 1-2 and 2-4, or 2-4 and 4-8


def test_what_an_arrow_and_a_cage_leave_over() -> None:
    board = CLASSIC.with_rules([rules.Arrow(circle=(8,), line=(0, 1, 2)), (35, range(3, 8))])
    found = steps_of(Puzzle(board, EMPTY), "rule_balance")
    assert found
    assert any(mark.role is Role.HOUSE for mark in found[0].marks)
    assert "So 2 · r1c9 = 45 \N{MINUS SIGN} 35 = 10." in words.explain("en", board, found[0])


def test_what_a_total_leaves_of_a_box() -> None:
    board = CLASSIC.with_rules([rules.Total((0, 1, 2), 22)])
    step = steps_of(Puzzle(board, EMPTY), "rule_balance")[0]
    told = words.explain("de", board, step)
    assert "und z1s9 bleiben also 45 \N{MINUS SIGN} 22 = 23." in told


def test_groups_of_one_rule_are_balanced_together() -> None:
    puzzle, _ = ruled("equal_sums", 0)
    told = words.explain("en", puzzle.layout, steps_of(puzzle, "rule_balance")[0])
    assert "So 3 · r2c1 + 3 · r2c2 + r1c3 + r2c3 + r3c3 = 45." in told


@pytest.mark.parametrize(
    ("rule", "label"),
    [
        (rules.LittleKiller((2, 10, 18), 22), "Little killer 22 (r1c3, r2c2 and r3c1)"),
        (rules.Sandwich(tuple(range(9)), 17), "Sandwich 17 (r1c123456789)"),
        (rules.Quadruple((0, 1, 9, 10), (4, 5)), "Quadruple 4 5 (r1c1, r1c2, r2c1 and r2c2)"),
    ],
)
def test_a_rule_is_named_with_its_clue(rule: Rule, label: str) -> None:
    board = CLASSIC.with_rules([rule])
    givens = {0: 4, 1: 6, 3: 9} if rule.kind != "little_killer" else {2: 4}
    puzzle = Puzzle(board, givens)
    step = next(found for name in TECHNIQUES for found in steps_of(puzzle, name))
    assert label in words.explain("en", board, step)


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (rules.AntiKnight(), {"en": "r3c4 has 7 (anti-knight)", "cs": "v ř3s4 je 7 (antijezdec)",
                              "de": "in z3s4 steht die 7 (Anti-Springer)"}),
        (rules.AllDifferent((40, 0, 80)), {"en": "r1c1 has 7 (all different)"}),
        (rules.Even(40), {"en": "Even cell: A cell with a grey square holds an even digit."}),
        (rules.Odd(40), {"de": "Ungerades Feld: Ein Feld mit grauem Kreis enthält"}),
        (rules.Digits(40, (1, 7)), {"en": "Digits of a cell: The cell takes only the digits"}),
    ],
)  # fmt: skip
def test_a_naked_single_says_which_rule_excludes(rule: Rule, told: dict[Language, str]) -> None:
    """Not that it is in extra house 47, nor that it was ruled out before."""
    around = {36: 1, 37: 2, 4: 3, 13: 4, 50: 5, 44: 6}
    given = {"anti_knight": {21: 7, 23: 8}, "different": {0: 7, 80: 8}, "odd": {30: 7}}.get(
        rule.kind, {}
    )
    board = CLASSIC.with_rules([rule])
    puzzle = Puzzle(board, around | given)
    for language, text in told.items():
        step = steps_of(puzzle, "naked_single")[0]
        assert text in words.explain(language, board, step)


def test_a_digit_that_a_mark_must_have() -> None:
    board = CLASSIC.with_rules([rules.Quadruple(cells=(0, 1, 9, 10), digits=(5,))])
    (step,) = steps_of(Puzzle(board, EMPTY), "rule_forced_digit")
    assert set(gone(step)) == {2, 11, 18, 19, 20}


def test_uniqueness_keeps_away_from_rules() -> None:
    corners = (0, 3, 9, 12)
    givens = bytearray(81)
    puzzle = Puzzle(CLASSIC, bytes(givens))
    deleted = [(cell, digit) for cell in corners[:3] for digit in range(3, 10)]
    plain = Position.of(puzzle, deleted=deleted, unique=True)
    assert logic.find_all(plain, ["unique_rectangle_1"])
    ruled_board = CLASSIC.with_rules([rules.Thermometer(cells=(12, 13))])
    position = Position.of(Puzzle(ruled_board, bytes(givens)), deleted=deleted, unique=True)
    assert not logic.find_all(position, ["unique_rectangle_1"])


def test_plain_boards_have_no_such_steps() -> None:
    puzzle = Puzzle(CLASSIC, EMPTY)
    assert not any(steps_of(puzzle, technique) for technique in TECHNIQUES)
    assert engine.solve(puzzle).solution
