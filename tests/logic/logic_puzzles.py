"""Puzzles of many boards for the tests of the techniques: filled and dug by the engine."""

import random
from functools import cache

from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import jigsaw, named
from nonet.engine import general

JIGSAW = jigsaw(
    [
        ord(region)
        for region in "AAAABBCCC"
        "AAABBBCCC"
        "AABBBBFCC"
        "DDDEEFFFC"
        "DDDEEEEFF"
        "DDDEEEFFF"
        "GGHHHHIII"
        "GGGHHHIII"
        "GGGGHHIII"
    ]
)

NAMES = ["6x6", "9x9", "9x9+diagonals", "9x9+windows", "9x9cross", "12x12", "16x16", "samurai"]
BOARDS = {name: named(name) for name in NAMES} | {"jigsaw": JIGSAW}


@cache
def dug(board: str, seed: int) -> tuple[Puzzle, bytes]:
    """A puzzle with one solution from which nothing more was taken, and the solution."""
    layout = BOARDS[board]
    chance = random.Random(f"{board} {seed}")
    solution = _filled(layout, chance)
    givens = bytearray(solution)
    order = chance.sample(range(layout.cell_count), layout.cell_count)
    for cell in order[: layout.cell_count * 4 // 5]:
        givens[cell] = 0
        if general.count(Puzzle(layout, bytes(givens)), 2) != 1:
            givens[cell] = solution[cell]
    return Puzzle(layout, bytes(givens)), solution


def _filled(layout: Layout, chance: random.Random) -> bytes:
    digits = chance.sample(range(1, layout.size + 1), layout.size)
    house = next(house for house in layout.houses if layout.is_complete(house))
    result = general.solve(Puzzle(layout, dict(zip(house.cells, digits, strict=True))))
    assert result.solution
    return result.solution
