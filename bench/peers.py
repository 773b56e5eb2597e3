"""What a user could pick instead of Nonet: one small adapter each.

An adapter turns puzzles into what its peer wants (not timed) and returns the job (timed). Peers are
imported when they are asked for; one that is not installed is reported, not an error.
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import nonet
from bench.measure import Job
from nonet.core import shapes

Puzzles = Sequence[nonet.Puzzle]


class NotInstalledError(Exception):
    """The peer is not on this machine."""


@dataclass(frozen=True)
class Peer:
    """A rival: what it is called, whether it proves uniqueness, which puzzles it can solve."""

    name: str
    proves: bool
    accepts: Callable[[nonet.Puzzle], bool]
    prepare: Callable[[Puzzles], Job]


OUR_SECONDS = 60.0
"""When to give up on a big board; on small ones even the deadline would be seen in the figures."""


def ours(puzzles: Puzzles, batch: bool) -> Job:
    """Nonet, on one core: one batch call for 81-character lines, else a call for the puzzle."""
    if batch:
        lines = [str(puzzle) for puzzle in puzzles]
        return Job(lambda: nonet.count_many(lines, limit=2, workers=1))
    (puzzle,) = puzzles
    deadline = OUR_SECONDS if puzzle.layout.size > 9 else None
    return Job(lambda: nonet.solve(puzzle, deadline=deadline))


def is_classic(puzzle: nonet.Puzzle) -> bool:
    """Whether this is the ordinary 9x9 board."""
    return puzzle.layout == shapes.CLASSIC


def module(name: str) -> Any:
    """A module of a peer."""
    try:
        return import_module(name)
    except ImportError as error:
        raise NotInstalledError(name) from error


def program(name: str) -> str:
    """Where a program of a peer is."""
    path = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/games")
    if path is None:
        raise NotInstalledError(name)
    return path


def rows_of(puzzle: nonet.Puzzle) -> list[list[int]]:
    """The givens as rows of digits."""
    size = puzzle.layout.size
    return [list(puzzle.givens[start : start + size]) for start in range(0, size * size, size)]


def each(
    solve: Callable[[Any], object], inputs: Sequence[Any], refusal: type[Exception] | None = None
) -> Job:
    """One call after the other; `refusal` is what the peer raises to say "no solution"."""

    def run() -> None:
        for one in inputs:
            with suppress(refusal) if refusal else nullcontext():
                solve(one)

    return Job(run)


def _py_sudoku(puzzles: Puzzles) -> Job:
    library = module("sudoku")

    def solve(rows: list[list[int]]) -> None:
        library.Sudoku(3, 3, board=rows).has_multiple_solutions()

    return each(solve, [rows_of(puzzle) for puzzle in puzzles])


def _sudokutools(puzzles: Puzzles) -> Job:
    boards, solving = module("sudokutools.sudoku"), module("sudokutools.solve")

    def solve(line: str) -> None:
        solutions = solving.bruteforce(boards.Sudoku.decode(line))
        next(solutions, None)
        next(solutions, None)

    return each(solve, [str(puzzle).replace(".", "0") for puzzle in puzzles])


def _dokusan(puzzles: Puzzles) -> Job:
    boards, solvers = module("dokusan.boards"), module("dokusan.solvers")
    refusal = module("dokusan.exceptions").DokusanError

    def solve(rows: list[list[int]]) -> None:
        solvers.backtrack(boards.Sudoku.from_list(rows, box_size=boards.BoxSize(3, 3)))

    return each(solve, [rows_of(puzzle) for puzzle in puzzles], refusal)


def _lib_sudoku(puzzles: Puzzles) -> Job:
    library = module("lib_sudoku")
    return each(library.solve, [bytearray(puzzle.givens) for puzzle in puzzles], ValueError)


def _exact_cover(puzzles: Puzzles) -> Job:
    numpy, cover = module("numpy"), module("exact_cover")

    def solve(puzzle: nonet.Puzzle) -> None:
        cover.get_all_solutions(numpy.array(_choices(puzzle), dtype=bool), max_count=2)

    return each(solve, puzzles, module("exact_cover.error").NoSolution)


def _choices(puzzle: nonet.Puzzle) -> list[list[bool]]:
    """A row per digit that a cell may take; a column per cell and per digit of a house."""
    layout = puzzle.layout
    size, cells, houses = layout.size, layout.cell_count, layout.houses
    rows = []
    for cell, given in enumerate(puzzle.givens):
        for digit in (given,) if given else range(1, size + 1):
            row = [False] * (cells + len(houses) * size)
            row[cell] = True
            for number, house in enumerate(houses):
                if cell in house.cells:
                    row[cells + number * size + digit - 1] = True
            rows.append(row)
    return rows


CP_SAT_SECONDS = 5.0
"""After which it gives up, on the solution and again on the proof; that counts as its time."""


Cells = list[Any]
"""The variables of a model of CP-SAT."""


def cp_sat(model_of: Callable[[Any, Any, nonet.Puzzle], Cells]) -> Callable[[Puzzles], Job]:
    """CP-SAT with models that are built like that, solved, then with the solution forbidden."""

    def solve(library: Any, puzzle: nonet.Puzzle) -> None:
        model = library.CpModel()
        cells = model_of(library, model, puzzle)
        solver = library.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = CP_SAT_SECONDS
        if solver.solve(model) in (library.OPTIMAL, library.FEASIBLE):
            model.add_forbidden_assignments(cells, [[solver.value(cell) for cell in cells]])
            solver.solve(model)

    def job(puzzles: Puzzles) -> Job:
        library = module("ortools.sat.python.cp_model")
        return each(lambda puzzle: solve(library, puzzle), puzzles)

    return job


def _plain_model(_library: Any, model: Any, puzzle: nonet.Puzzle) -> Cells:
    """The model that its manual teaches."""
    layout = puzzle.layout
    cells = [
        model.new_int_var(given or 1, given or layout.size, f"c{cell}")
        for cell, given in enumerate(puzzle.givens)
    ]
    for group in layout.groups:
        model.add_all_different([cells[cell] for cell in group.cells])
    for cage in layout.cages:
        model.add(sum(cells[cell] for cell in cage.cells) == cage.total)
    return cells


def _qqwing(puzzles: Puzzles) -> Job:
    command = [program("qqwing"), "--solve", "--count-solutions", "--csv"]
    lines = "".join(f"{puzzle}\n" for puzzle in puzzles)

    def run(text: str) -> None:
        subprocess.run(command, input=text, capture_output=True, text=True, check=True)

    return Job(lambda: run(lines), baseline=lambda: run(""))


SGT_TIMES = 200
"""Its program solves one puzzle that often; loading it as often is taken off."""


def _sgt_solo(puzzles: Puzzles) -> Job:
    command = [program("sgt-solo"), "--generate", str(SGT_TIMES)]
    games = [nonet.write(puzzle, "solo").strip() for puzzle in puzzles]

    def run(*options: str) -> None:
        for game in games:
            subprocess.run([*command, *options, game], capture_output=True, check=True)

    return Job(lambda: run("--test-solve"), baseline=run, times=SGT_TIMES)


def _is_for_sgt(puzzle: nonet.Puzzle) -> bool:
    try:
        nonet.write(puzzle, "solo")
    except nonet.FormatError:
        return False
    return puzzle.layout.size <= 16  # it gives up on bigger ones, or takes minutes


PEERS: Sequence[Peer] = (
    Peer("QQWing", True, is_classic, _qqwing),
    Peer("lib-sudoku", False, is_classic, _lib_sudoku),
    Peer("exact-cover", True, is_classic, _exact_cover),
    Peer("OR-tools CP-SAT", True, lambda _: True, cp_sat(_plain_model)),
    Peer("sudokutools", True, is_classic, _sudokutools),
    Peer("dokusan", False, is_classic, _dokusan),
    Peer("py-sudoku", True, is_classic, _py_sudoku),
    Peer("sgt-solo", True, _is_for_sgt, _sgt_solo),
)
