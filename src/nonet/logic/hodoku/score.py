"""The way through a puzzle in another program's order, and what it counts.

HoDoKu takes its techniques in an order of its own, which has little to do with our ladder, and adds
up points for each use. Its last resorts, templates and trial and error, are left out: where they
would be needed, there is no score.
"""

from collections import Counter

from nonet._native import Control
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.logic.hodoku.choice import Choice, choose
from nonet.logic.hodoku.points import POINTS
from nonet.logic.hodoku.singles import Board
from nonet.logic.position import Position


def hodoku_score(puzzle: Puzzle, control: Control | None = None) -> int | None:
    """The score of a classic puzzle with one solution.

    None where its techniques do not lead to the end, and for other boards, which HoDoKu does not
    know.
    """
    uses = walk(puzzle, control or Control())
    if uses is None:
        return None
    return sum(POINTS[name] * count for name, count in uses.items())


def walk(puzzle: Puzzle, control: Control) -> Counter[str] | None:
    """How often each technique is used; None where there is no way to the end."""
    if puzzle.layout != CLASSIC or puzzle.allowed:
        return None
    board = Board(puzzle.givens)
    uses: Counter[str] = Counter()
    while True:
        uses.update(board.place_singles())
        if board.is_full:
            return uses
        choice = choose(_position(puzzle, board), control)
        if choice is None:
            return None
        uses[choice.technique] += 1
        _take(board, choice)


def _position(puzzle: Puzzle, board: Board) -> Position:
    pairs = zip(board.digits, puzzle.givens, strict=True)
    entries = bytes(0 if given else digit for digit, given in pairs)
    return Position(puzzle, entries, tuple(board.masks), unique=True)


def _take(board: Board, choice: Choice) -> None:
    board.rule_out_all(choice.eliminations)
    for cell, digit in choice.placements:
        board.place(cell, digit)
