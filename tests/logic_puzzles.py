"""Puzzles of many boards for the tests of the techniques: filled and dug by the engine."""

import random
from functools import cache

from nonet import Control
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, jigsaw, named
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

PATIENCE = 0.5
"""Seconds after which a digit is rather kept than taken away."""

SMALL = [
    *("4x4", "6x6", "6x6:3x2", "8x8", "9x9", "9x9+diagonals", "9x9+windows", "9x9cross"),
    *("9x9rect", "jigsaw", "killer", "even odd"),
]
BIG = ["10x10", "12x12", "16x16", "12x12+diagonals", "25x25", "samurai"]
KINDS = SMALL + BIG
"""Every kind of board that `made` makes puzzles on."""

_OTHERS = ("jigsaw", "killer", "even odd")
BOARDS = {name: named(name) for name in KINDS if name not in _OTHERS} | {"jigsaw": JIGSAW}


def made(kind: str, seed: int) -> tuple[Puzzle, bytes]:
    """A puzzle of a kind with one solution, and the solution."""
    if kind == "killer":
        return killer(seed)
    return even_odd(seed) if kind == "even odd" else dug(kind, seed)


def solution_of(board: str, seed: int) -> bytes:
    """A full board."""
    return _filled(BOARDS[board], random.Random(f"{board} {seed}"))


@cache
def dug(board: str, seed: int) -> tuple[Puzzle, bytes]:
    """A puzzle with one solution from which nothing more was taken, and the solution."""
    chance = random.Random(f"{board} {seed}")
    solution = _filled(BOARDS[board], chance)
    return _dig(BOARDS[board], solution, chance), solution


@cache
def even_odd(seed: int) -> tuple[Puzzle, bytes]:
    """A 9x9 puzzle that tells of some cells only whether their digit is even or odd."""
    chance = random.Random(f"even odd {seed}")
    solution = _filled(CLASSIC, chance)
    odd = 0b101010101
    told = [chance.random() < 0.4 for _ in solution]
    masks = [(odd if digit % 2 else odd << 1 & 511) if tell else 511
             for digit, tell in zip(solution, told, strict=True)]  # fmt: skip
    return _dig(CLASSIC, solution, chance, tuple(masks)), solution


@cache
def killer(seed: int) -> tuple[Puzzle, bytes]:
    """A 9x9 puzzle with cages all over it and as few givens as it can do with."""
    chance = random.Random(f"killer {seed}")
    solution = _filled(CLASSIC, chance)
    cages = [(sum(solution[cell] for cell in cells), cells) for cells in _cages(solution, chance)]
    return _dig(CLASSIC.with_cages(cages), solution, chance), solution


def _cages(solution: bytes, chance: random.Random) -> list[list[int]]:
    """Paths of neighbouring free cells, each with different digits."""
    free = set(range(81))
    cages = []
    while free:
        cage = [min(free)]
        free.remove(cage[0])
        for _ in range(chance.randint(1, 3)):
            row, column = divmod(cage[-1], 9)
            ways = [(row, column + 1), (row + 1, column), (row, column - 1)]
            steps = [r * 9 + c for r, c in ways if r < 9 and 0 <= c < 9]
            digits = {solution[cell] for cell in cage}
            steps = [cell for cell in steps if cell in free and solution[cell] not in digits]
            if steps:
                cage.append(chance.choice(steps))
                free.remove(cage[-1])
        cages.append(cage)
    return cages


def _dig(
    layout: Layout, solution: bytes, chance: random.Random, allowed: tuple[int, ...] = ()
) -> Puzzle:
    givens = bytearray(solution)
    order = chance.sample(range(layout.cell_count), layout.cell_count)
    spared = 0 if layout.cages or layout.size < 9 else layout.cell_count // 5
    if layout.size > 16:
        spared = layout.cell_count // 2  # with fewer givens, looking for second solutions is long
    for cell in order[spared:]:
        givens[cell] = 0
        count = general.count(Puzzle(layout, bytes(givens), allowed), 2, Control(PATIENCE))
        if count != 1 or count.stopped:
            givens[cell] = solution[cell]
    return Puzzle(layout, bytes(givens), allowed)


def _filled(layout: Layout, chance: random.Random) -> bytes:
    digits = chance.sample(range(1, layout.size + 1), layout.size)
    house = next(house for house in layout.houses if layout.is_complete(house))
    result = general.solve(Puzzle(layout, dict(zip(house.cells, digits, strict=True))))
    assert result.solution
    return result.solution
