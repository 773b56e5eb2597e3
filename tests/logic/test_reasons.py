"""Singles come with what excludes the others, boxes come first, and what follows is counted."""

import re

import pytest
from shell import EASY

from nonet import draw, logic, read
from nonet.core.puzzle import Puzzle
from nonet.lessons.example import examples
from nonet.logic import Position, Role, Step
from nonet.logic.trail import net_placements
from nonet.words import explain

NET = "forcing_net_contradiction"


def blockers(step: Step) -> list[tuple[int, int]]:
    marks = [mark for mark in step.marks if mark.role is Role.BLOCKER]
    return [(cell, digit) for mark in marks for cell in mark.cells for digit in mark.digits]


def test_a_naked_single_shows_what_excludes_each_digit() -> None:
    position = Position.of(read(EASY))
    for step in logic.walk(position).steps:
        if step.technique == "naked_single":
            ((cell, wanted),) = step.placements
            found = blockers(step)
            assert sorted([wanted, *(digit for _, digit in found)]) == list(range(1, 10))
            assert all(position.digits[one] == digit for one, digit in found)
            assert all(one in position.layout.peers[cell] for one, _ in found)
        position = position.after(step)


def test_the_words_name_the_houses_and_what_was_ruled_out_before() -> None:
    puzzle = read(EASY)
    step, *_ = logic.find_all(puzzle, ["naked_single"])
    assert explain("en", puzzle.layout, step) == (
        "Only 5 is still possible in r5c5. Column 5 has 1, 2, 6, 7, 8 and 9; row 5 has 3 and 4. "
        "So r5c5 is 5."
    )
    empty = Position.of(Puzzle(puzzle.layout, {0: 1}), notes=[0, 2] + [0] * 79)
    (single,) = logic.find_all(empty, ["naked_single"])
    assert "3, 4, 5, 6, 7, 8 and 9 were ruled out before." in explain("en", puzzle.layout, single)


def test_boxes_come_before_rows_and_columns() -> None:
    seen = 0
    for name in ("x_wing", "swordfish", "xy_wing", "w_wing", "xy_chain"):
        position = Position.of(examples()[name].position.puzzle)
        layout = position.layout
        for step in logic.walk(position).steps:
            if step.technique.startswith("hidden_single"):
                (house,) = (mark.house for mark in step.marks if mark.role is Role.HOUSE)
                in_boxes = logic.find_all(position, ["hidden_single_in_box"])
                is_box = layout.houses[house or 0].kind == "box"
                assert is_box == bool(in_boxes) == (step.technique == "hidden_single_in_box")
                seen += is_box
            position = position.after(step)
    assert seen > 20


@pytest.mark.parametrize("name", ["xy_chain", "forcing_chain_verity", "kraken_fish_1", NET])
def test_each_link_has_a_line_and_a_place_in_the_picture(name: str) -> None:
    example = examples()[name]
    position, step = example.position, example.step
    count = len(step.links) or len(net_placements(step))
    told = explain("en", position.layout, step)
    assert re.findall(r"^(\d+)\. ", told, re.MULTILINE) == [str(n + 1) for n in range(count)]
    drawn = draw.svg.write(draw.step(position, step))
    assert re.findall(r'data-line="(\d+)"', drawn) == [str(n + 1) for n in range(count)]
