"""Boards as text."""

import itertools
import unicodedata

import pytest

from nonet.cli.picture import ASCII, CORNERS, draw
from nonet.core import shapes

WEIGHTS = {"LIGHT": 1, "HEAVY": 2}
ARMS = {
    "UP": "u", "RIGHT": "r", "DOWN": "d", "LEFT": "l", "VERTICAL": "ud", "HORIZONTAL": "lr",
}  # fmt: skip


def arms_of(sign: str) -> str:
    """The strengths of the arms of a box-drawing sign (up, right, down, left), from its name."""
    words = unicodedata.name(sign).removeprefix("BOX DRAWINGS ").replace(" AND ", " ").split()
    if words[0] not in WEIGHTS:  # 'LEFT DOWN HEAVY AND RIGHT UP LIGHT': the weight comes last
        words.reverse()
    arms = dict.fromkeys("urdl", 0)
    weight = 0
    for word in words:
        weight = WEIGHTS.get(word, weight)
        arms.update(dict.fromkeys(ARMS.get(word, ""), weight))
    return "".join(map(str, arms.values()))


def test_every_corner_has_the_arms_of_its_place() -> None:
    expected = ["".join(arms) for arms in itertools.product("012", repeat=4)]
    assert ["0000", *map(arms_of, CORNERS[1:])] == expected


def test_a_4x4_board() -> None:
    board = draw(shapes.named("4x4"), bytes([1, 2, 3, 4, *[0] * 12]))
    assert board.splitlines() == [
        "┌─────┬─────┐",
        "│ 1 2 │ 3 4 │",
        "│ . . │ . . │",
        "├─────┼─────┤",
        "│ . . │ . . │",
        "│ . . │ . . │",
        "└─────┴─────┘",
    ]


def test_a_jigsaw_shows_every_wall() -> None:
    board = draw(shapes.jigsaw("1112132233243444"), bytes(16))
    assert board.splitlines() == [
        "┌───────────┬───┐",
        "│ .   .   . │ . │",
        "│   ┌───┬───┘   │",
        "│ . │ . │ .   . │",
        "├───┘   │   ┌───┤",
        "│ .   . │ . │ . │",
        "│   ┌───┴───┘   │",
        "│ . │ .   .   . │",
        "└───┴───────────┘",
    ]


def test_cages_have_light_walls_and_totals() -> None:
    layout = shapes.named("4x4").with_cages([(5, [0, 1]), (6, [2, 3, 7]), (10, [6, 10, 11, 15])])
    assert draw(layout, bytes([4, *[0] * 15])).splitlines()[:4] == [
        "┏━━━━━━━━━┳━━━━━━━━━━━┓",
        "┃5  4   . ┃6  .     . ┃",
        "┠─────────╂─────┐     ┃",
        "┃   .   . ┃10 . │   . ┃",
    ]


def test_a_cage_goes_through_the_wall_of_a_box() -> None:
    layout = shapes.named("4x4").with_cages([(5, [1, 2]), (6, [4, 8]), (3, [0, 3])])
    assert draw(layout, bytes(16)).splitlines()[:6] == [
        "┏━━━━┯━━━━┳━━━━┯━━━━┓",
        "┃3 . │5 . ┇  . │  . ┃",
        "┠────┼────╂────┴────┨",
        "┃6 . │  . ┃  .    . ┃",
        "┣┅┅┅┅┿━━━━╋━━━━━━━━━┫",
        "┃  . │  . ┃  .    . ┃",
    ]


@pytest.mark.parametrize("name", ["9x9cross", "9x9rect", "samurai", "16x16", "25x25", "sumo"])
def test_any_board_shows_every_cell_once(name: str) -> None:
    layout = shapes.named(name)
    board = draw(layout, bytes(layout.cell_count))
    assert board.count(".") == layout.cell_count
    assert all(line == line.rstrip() for line in board.splitlines())


def test_a_hole_stays_empty() -> None:
    lines = draw(shapes.named("9x9cross"), bytes(45)).splitlines()
    assert lines[0] == "        ┌───────┐"
    assert lines[4] == "┌───────┼───────┼───────┐"


def test_a_board_in_ascii() -> None:
    board = draw(shapes.named("4x4"), bytes(16)).translate(ASCII)
    assert board.isascii()
    assert board.splitlines()[0] == "+-----+-----+"


def test_paint_sees_every_cell() -> None:
    board = draw(shapes.named("4x4"), bytes(16), lambda cell, _: chr(ord("a") + cell))
    assert "".join(filter(str.isalpha, board)) == "abcdefghijklmnop"
