"""`nonet check`: what is right and wrong with a puzzle."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import click

from nonet import api
from nonet.api.arguments import as_puzzle
from nonet.cli import board
from nonet.cli.answer import puzzle_of
from nonet.cli.options import EXITS, Effort, Input, Output, puzzle_options
from nonet.cli.run import Run
from nonet.cli.source import Source
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import symbol_of
from nonet.engine import Control
from nonet.formats.boards import name_of
from nonet.logic import Candidate
from nonet.make.additions import NOTHING
from nonet.make.survey import MOST_OF_MEDIUM, kind_of
from nonet.rules.telling import told_rules

MOST = MOST_OF_MEDIUM + 1
"""Solutions are counted this far: more make no difference to the class."""

PATIENCE = 2.0
"""Seconds that the search for needless or missing givens may take."""

SHOWN = 8
"""The number of ways to make a puzzle unique that are shown; JSON has more."""

EPILOG = f"""\b
Examples:
  nonet check puzzle.sdk
  nonet check --unique --json collection.sdm

\b
The class is that of the earlier desktop program: unsolvable (no solution), easy (1), medium (2 to
10) or hard (more than 10). A puzzle is minimal when no given can be left out. If there are
several solutions, the output lists the fewest digits to add so that one is left; 'nonet survey'
says more about them.

{EXITS}"""


@dataclass(frozen=True)
class Report:
    """Everything that `check` finds out about a puzzle; None where it was not found out."""

    board: str
    cells: int
    givens: int
    rules: list[str]
    """The rules beyond houses, each kind with what it says."""
    conflicts: list[str]
    solutions: int | None
    kind: str | None
    minimal: bool | None
    needless: list[str] | None
    additions: list[list[str]] | None
    """Lists of digits that leave one solution, such as r1c2=3; the shortest that were found."""
    shortest: bool | None
    """Whether it is proven that nothing shorter would do."""


@click.command(epilog=EPILOG)
@click.option("--unique", is_flag=True, help="Fail if there is more than one solution.")
@puzzle_options
def command(given: Input, output: Output, effort: Effort, *, unique: bool) -> int:
    """Check puzzles: conflicts, solutions, givens to add or drop."""
    run = Run(effort.deadline)
    source = Source(given.puzzles, given.format, given.board)
    with run.output(output.path) as out:
        reports = run.through(
            source,
            lambda puzzles: [examine(as_puzzle(puzzle), run.control) for puzzle in puzzles],
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
    number = None if found.stopped else int(found)
    patience = Control(PATIENCE, control)
    needless = _find_needless(puzzle, patience) if number == 1 else None
    additions = api.additions(puzzle, control=patience) if number and number > 1 else NOTHING
    return Report(
        board=name_of(puzzle.layout) or "a board without a name",
        cells=puzzle.layout.cell_count,
        givens=puzzle.given_count,
        rules=told_rules("en", puzzle.layout.rules),
        conflicts=api.conflicts(puzzle),
        solutions=number,
        kind=None if number is None else kind_of(number),
        minimal=None if needless is None else not needless,
        needless=needless,
        additions=[_names(puzzle.layout, one) for one in additions.lists] or None,
        shortest=additions.proven if additions.lists else None,
    )


def _find_needless(puzzle: Puzzle, control: Control) -> list[str] | None:
    needless = api.needless(puzzle, control=control)
    return None if needless is None else [puzzle.layout.cell_name(cell) for cell in needless]


def _names(layout: Layout, additions: Sequence[Candidate]) -> list[str]:
    return [f"{layout.cell_name(cell)}={symbol_of(digit)}" for cell, digit in additions]


def describe(report: Report) -> str:
    """The report as lines of text."""
    return "\n".join(f"{title:<11}{text}" for title, text in _lines(report))


def _lines(report: Report) -> Sequence[tuple[str, str]]:
    lines = [
        ("board", report.board),
        ("givens", f"{report.givens} of {report.cells} cells"),
        *(("rule", sentence) for sentence in report.rules),
        *(("conflict", sentence) for sentence in report.conflicts),
        ("solutions", _solutions(report.solutions)),
    ]
    if report.kind:
        lines.append(("class", report.kind))
    if report.needless is not None:
        lines.append(("minimal", _minimal(report.needless)))
    if report.additions:
        lines.append(("add", _additions(report.additions, proven=bool(report.shortest))))
    return lines


def _solutions(number: int | None) -> str:
    if number is None:
        return "not counted: stopped"
    return "more than 10" if number == MOST else f"{number}"


def _minimal(needless: list[str]) -> str:
    if not needless:
        return "yes: every given is needed"
    return f"no: each of these could be left out: {', '.join(needless)}"


def _additions(lists: list[list[str]], *, proven: bool) -> str:
    """How many digits it takes, and which."""
    number = len(lists[0])
    told = [" ".join(one) for one in lists[:SHOWN]]
    more = [f"or {len(lists) - SHOWN} other ways"] if len(lists) > SHOWN else []
    digits = "1 digit" if number == 1 else f"{number} digits"
    bound = "" if number == 1 else ", not fewer" if proven else ", perhaps fewer"
    return f"{digits}{bound}, so that one solution is left: {', '.join(told + more)}"
