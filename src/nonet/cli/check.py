"""`nonet check`: what is right and wrong with a puzzle."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import click

from nonet import api
from nonet.cli import board
from nonet.cli.answer import puzzle_of
from nonet.cli.options import (
    EXITS,
    Effort,
    Input,
    Output,
    effort_options,
    input_options,
    output_options,
)
from nonet.cli.run import Run
from nonet.cli.source import Source
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.formats.boards import name_of

MOST = 11
"""Solutions are counted this far: more make no difference to the class."""

PATIENCE = 2.0
"""Seconds that the search for needless givens may take."""

EPILOG = f"""\b
Examples:
  nonet check puzzle.sdk
  nonet check --unique --json collection.sdm

\b
The class is that of the earlier desktop program: unsolvable (no solution), easy (1), medium
(2 to 10) or hard (more than 10). A puzzle is minimal when no given can be left out.

{EXITS}"""


@dataclass(frozen=True)
class Report:
    """Everything that `check` finds out about a puzzle; None where it was not found out."""

    board: str
    cells: int
    givens: int
    conflicts: list[str]
    solutions: int | None
    kind: str | None
    minimal: bool | None
    needless: list[str] | None


@click.command(epilog=EPILOG)
@click.option("--unique", is_flag=True, help="More than one solution counts as failure.")
@effort_options
@output_options
@input_options
def command(given: Input, output: Output, effort: Effort, *, unique: bool) -> int:
    """Tell what is right and wrong with puzzles: conflicts, solutions, givens that could go."""
    run = Run(effort.deadline)
    source = Source(given.puzzles, given.format, given.board)
    with run.output(output.path) as out:
        reports = run.through(
            source,
            lambda puzzles: [examine(api.as_puzzle(puzzle), run.control) for puzzle in puzzles],
        )
        for number, (item, report) in enumerate(reports, 1):
            run.failed |= report.solutions == 0 or (unique and report.solutions != 1)
            if output.as_json:
                print(json.dumps({"number": number, **asdict(report)}), file=out)
                continue
            if number > 1:
                print(file=out)
            if output.is_pretty(out):
                puzzle = puzzle_of(item)
                print(board.show(puzzle, puzzle.givens, out), file=out)
            print(describe(report), file=out)
    return run.code


def examine(puzzle: Puzzle, control: Control) -> Report:
    """Finds out everything about the puzzle, as far as time allows."""
    found = api.count(puzzle, MOST, control=control)
    needless = _find_needless(puzzle) if found == 1 and not found.stopped else None
    return Report(
        board=_board_of(puzzle.layout),
        cells=puzzle.layout.cell_count,
        givens=puzzle.given_count,
        conflicts=api.conflicts(puzzle),
        solutions=None if found.stopped else int(found),
        kind=None if found.stopped else kind_of(found),
        minimal=None if needless is None else not needless,
        needless=needless,
    )


def _board_of(layout: Layout) -> str:
    name = name_of(layout) or "a board without a name"
    return f"{name} with {len(layout.cages)} cages" if layout.cages else name


def kind_of(solutions: int) -> str:
    """The class of a puzzle by its number of solutions.

    >>> [kind_of(number) for number in (0, 1, 2, 10, 11)]
    ['unsolvable', 'easy', 'medium', 'medium', 'hard']
    """
    if solutions <= 1:
        return ("unsolvable", "easy")[solutions]
    return "medium" if solutions <= 10 else "hard"


def _find_needless(puzzle: Puzzle) -> list[str] | None:
    """The givens that could be left out, each for itself; None when that takes too long."""
    control = Control(PATIENCE)
    needless = []
    for cell, digit in enumerate(puzzle.givens):
        if digit:
            needed = api.has_solution_without(puzzle, cell, digit, control=control)
            if needed is None:
                return None
            if not needed:
                needless.append(puzzle.layout.cell_name(cell))
    return needless


def describe(report: Report) -> str:
    """The report as lines of text."""
    return "\n".join(f"{title:<11}{text}" for title, text in _lines(report))


def _lines(report: Report) -> Sequence[tuple[str, str]]:
    lines = [
        ("board", report.board),
        ("givens", f"{report.givens} of {report.cells} cells"),
        *(("conflict", sentence) for sentence in report.conflicts),
        ("solutions", _solutions(report.solutions)),
    ]
    if report.kind:
        lines.append(("class", report.kind))
    if report.needless is not None:
        lines.append(("minimal", _minimal(report.needless)))
    return lines


def _solutions(number: int | None) -> str:
    if number is None:
        return "not counted: stopped"
    return "more than 10" if number == MOST else f"{number}"


def _minimal(needless: list[str]) -> str:
    if not needless:
        return "yes: every given is needed"
    return f"no: each of these could be left out: {', '.join(needless)}"
