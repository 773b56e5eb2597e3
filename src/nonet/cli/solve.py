"""`nonet solve`: one answer per puzzle, in order."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TextIO

import click

from nonet import api
from nonet.cli import answer
from nonet.cli.answer import WriteAnswer
from nonet.cli.options import EXITS, Effort, Input, Output, puzzle_options
from nonet.cli.run import Run
from nonet.cli.source import Item, Source
from nonet.cli.watch import narrate
from nonet.core.puzzle import Puzzle
from nonet.engine import Result, Status

EPILOG = f"""\b
Examples:
  nonet solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  nonet solve --unique --json puzzles.txt
  nonet solve --board 9x9+diagonals diagonal.txt -o solved.txt
  nonet solve --to json killer.json
  nonet solve --limit 3 puzzle.sdk        write up to three solutions of each puzzle
  nonet solve --trace puzzle.sdk          watch the search

In a pipe each puzzle gives one line: its solution, followed by a comment after '#' if there is
"more than one solution", "no solution" (with the reason), or it was "stopped".

{EXITS}"""


@click.command(epilog=EPILOG)
@click.option("--unique", is_flag=True, help="Fail if there is more than one solution.")
@click.option("--limit", type=click.IntRange(min=1), metavar="N", help="Write up to N solutions.")
@click.option("--trace", is_flag=True, help="Write the search, event by event.")
@click.option("--to", metavar="FORMAT", help="Write solved puzzles in this format.")
@puzzle_options
def command(
    given: Input,
    output: Output,
    effort: Effort,
    *,
    unique: bool,
    limit: int | None,
    trace: bool,
    to: str | None,
) -> int:
    """Solve puzzles and prove whether each solution is the only one.

    A puzzle is text in any format, a file of one or many puzzles, or '-' for standard input.
    """
    if trace and (limit or to or output.as_json):
        raise click.UsageError("--trace writes text; it excludes --limit, --to and --json")
    run = Run(effort.deadline)
    source = Source(given.puzzles, given.format, given.board)
    with run.output(output.path) as out:
        write = _writer(output, to, out)
        if trace:
            _trace(run, source, out)
        elif limit:
            _list(run, source, limit, answer.as_listed if output.as_json else write, out)
        else:
            work = partial(api.solve_many, workers=effort.workers, control=run.control)
            _solve(run, run.through(source, work), unique, write, out)
    return run.code


def _solve(
    run: Run, solved: Iterable[tuple[Item, Result]], unique: bool, write: WriteAnswer, out: TextIO
) -> None:
    """Writes one answer per puzzle."""
    for number, (item, result) in enumerate(solved, 1):
        several = result.status is Status.MULTIPLE
        run.failed |= result.status is Status.NONE or (unique and several)
        print(write(number, item, result), file=out)
        if result.status is Status.STOPPED:
            break


def _list(run: Run, source: Source, limit: int, write: WriteAnswer, out: TextIO) -> None:
    """Writes up to so many solutions of each puzzle."""
    for number, item in enumerate(source.items(), 1):
        for result in _solutions(run, answer.puzzle_of(item), limit):
            run.failed |= result.status is Status.NONE
            print(write(number, item, result), file=out)
        if run.stopped:
            break


def _solutions(run: Run, puzzle: Puzzle, limit: int) -> Iterator[Result]:
    """Each solution as a result of its own; at least one result, whatever happens."""
    search = api.solutions(puzzle, control=run.control)
    for number in range(limit):
        grid = run.finish(lambda: next(search, None))
        if grid is None:
            if run.stopped or number == 0:
                yield Result(Status.STOPPED if run.stopped else Status.NONE)
            return
        yield Result(Status.UNIQUE, grid)


def _trace(run: Run, source: Source, out: TextIO) -> None:
    """Writes what the search does on each puzzle."""
    for item in source.items():
        puzzle = answer.puzzle_of(item)
        found = False
        for line in narrate(puzzle.layout, api.trace(puzzle, control=run.control)):
            print(line, file=out)
            found |= line.endswith("solution")
        run.failed |= not found
        if run.stopped:
            break


def _writer(output: Output, to: str | None, out: TextIO) -> WriteAnswer:
    if output.as_json:
        return answer.as_json
    if to:
        return answer.in_format(to)
    return answer.as_board(out) if output.is_pretty(out) else answer.as_line
