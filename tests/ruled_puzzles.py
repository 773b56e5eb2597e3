"""Puzzles with rules of every kind for the tests of the techniques: dug by the engine."""

from functools import cache
from random import Random

from nonet import Control, engine, rules
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.shapes import CLASSIC
from nonet.engine.general import is_unique_within

KINDS = [kind.name for kind in rules.all_kinds()]
OWN: dict[str, Rule] = {
    "palindrome": rules.Palindrome(cells=(1, 2, 12)),
    "slingshot": rules.Slingshot(cells=(1, 9, 10, 11, 12)),
}
"""Where no grid keeps the example."""

GUESSES = 50
"""What takes more to prove is left alone: it would take the techniques long, too."""


SECONDS = 0.3
"""After so many seconds other digits are tried to begin with."""


@cache
def ruled(kind: str, seed: int) -> tuple[Puzzle, bytes]:
    """A puzzle with one solution on a board with the example of a kind, and the solution."""
    chance = Random(f"{kind} {seed}")
    board = CLASSIC.with_rules([OWN.get(kind) or rules.kind_named(kind).example])
    solution = _filled(board, chance)
    givens = bytearray(solution)
    for cell in chance.sample(range(81), 81):
        givens[cell] = 0
        if not is_unique_within(Puzzle(board, bytes(givens)), GUESSES):
            givens[cell] = solution[cell]
    return Puzzle(board, bytes(givens)), solution


def _filled(board: Layout, chance: Random) -> bytes:
    for _ in range(30):
        givens = bytearray(81)
        for cell in chance.sample(range(81), 3):
            givens[cell] = chance.randint(1, 9)
        if solution := engine.solve(Puzzle(board, bytes(givens)), Control(SECONDS)).solution:
            return solution
    raise AssertionError("no grid keeps the rule")
