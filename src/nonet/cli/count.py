"""`nonet count`: how many solutions each puzzle has."""

import json
from collections.abc import Callable, Sequence

import click

from nonet import api
from nonet.cli.options import EXITS, Effort, Input, Output, puzzle_options
from nonet.cli.run import Run
from nonet.cli.source import Source
from nonet.core.puzzle import Puzzle
from nonet.engine import Count

MANY = 1000
"""Puzzles with fewer solutions are counted side by side, the others one by one."""

EPILOG = f"""\b
Examples:
  nonet count puzzle.sdk
  nonet count --limit 2 --unique many.txt      prove a collection unique
  nonet count --deadline 10 ................  count for ten seconds

A number with a plus sign, such as 1000+, is a lower bound: the limit was reached, or the count was
stopped.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.option("--unique", is_flag=True, help="Fail if there is more than one solution.")
@click.option("--limit", type=click.IntRange(min=1), metavar="N", help="Stop counting at N.")
@puzzle_options
def command(
    given: Input, output: Output, effort: Effort, *, unique: bool, limit: int | None
) -> int:
    """Count the solutions of puzzles, exactly unless there is a limit."""
    run = Run(effort.deadline)
    source = Source(given.puzzles, given.format, given.board)
    with run.output(output.path) as out:
        counted = run.through(source, _counter(limit, effort.workers, run))
        for number, (_, found) in enumerate(counted, 1):
            exact = not found.stopped and (limit is None or found < limit)
            run.failed |= (found == 0 and exact) or (unique and found > 1)
            print(
                _as_json(number, found, exact) if output.as_json else _as_text(found, exact),
                file=out,
            )
            if found.stopped:
                break
    return run.code


def _counter(
    limit: int | None, workers: int | None, run: Run
) -> Callable[[Sequence[str | Puzzle]], list[Count]]:
    first_limit = MANY if limit is None else limit

    def exactly(puzzle: str | Puzzle, found: int | None) -> Count:
        if found is None or (limit is None and found == MANY):
            return api.count(puzzle, limit, control=run.control)
        return Count(found)

    def work(puzzles: Sequence[str | Puzzle]) -> list[Count]:
        if len(puzzles) == 1:
            return [api.count(puzzles[0], limit, control=run.control)]
        counts = api.count_many(puzzles, first_limit, workers, control=run.control)
        return list(map(exactly, puzzles, counts))

    return work


def _as_text(found: Count, exact: bool) -> str:
    return str(int(found)) if exact else f"{int(found)}+"


def _as_json(number: int, found: Count, exact: bool) -> str:
    answer = {"number": number, "count": int(found), "exact": exact, "stopped": found.stopped}
    return json.dumps(answer)
