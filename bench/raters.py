"""What a user could pick to rate puzzles: one small adapter each, as for solvers in `peers`."""

from collections.abc import Sequence

import nonet
from bench.measure import Job
from bench.peers import Peer, Puzzles, each, is_classic, module, rows_of


def ours(puzzles: Puzzles, batch: bool) -> Job:
    """Nonet, on one core: one batch call for 81-character lines, else a call for the puzzle."""
    if batch:
        lines = [str(puzzle) for puzzle in puzzles]
        return Job(lambda: nonet.rate_many(lines, workers=1))
    (puzzle,) = puzzles
    return Job(lambda: nonet.rate(puzzle))


def _pencilmark(puzzles: Puzzles) -> Job:
    return each(module("pencilmark").rate, [str(puzzle) for puzzle in puzzles])


def _sudokutools(puzzles: Puzzles) -> Job:
    boards, analyze = module("sudokutools.sudoku"), module("sudokutools.analyze")

    def rate(line: str) -> None:
        analyze.rate(boards.Sudoku.decode(line))

    return each(rate, [str(puzzle).replace(".", "0") for puzzle in puzzles])


def _dokusan(puzzles: Puzzles) -> Job:
    boards, stats = module("dokusan.boards"), module("dokusan.stats")

    def rate(rows: list[list[int]]) -> None:
        stats.rank(boards.Sudoku.from_list(rows, box_size=boards.BoxSize(3, 3)))

    return each(rate, [rows_of(puzzle) for puzzle in puzzles])


RATERS: Sequence[Peer] = (
    Peer("pencilmark", True, is_classic, _pencilmark),
    Peer("sudokutools", True, is_classic, _sudokutools),
    Peer("dokusan", True, is_classic, _dokusan),
)
"""Each by a scale of its own, which is easier to compute than that of Sudoku Explainer."""
