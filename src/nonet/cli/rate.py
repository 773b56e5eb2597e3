"""`nonet rate`: how hard each puzzle is."""

import csv
import io
import json
from collections.abc import Callable
from functools import partial
from typing import TextIO

import click

from nonet import api
from nonet.api.verdict import explain_status
from nonet.cli import answer
from nonet.cli.language import language_option, printable
from nonet.cli.options import EXITS, Effort, Input, Output, puzzle_options
from nonet.cli.run import Run
from nonet.cli.source import Item, Source
from nonet.engine import Control, Status
from nonet.logic.hodoku import hodoku_score
from nonet.logic.rating import Rating
from nonet.words import Language, technique_name

COLUMNS = ["puzzle", "er", "ep", "ed", "level", "score"]

TITLES = "          ER    EP    ED  level      score  minutes  tedium  hardest"

EPILOG = f"""\b
Examples:
  nonet rate puzzle.sdk
  nonet rate --csv collection.sdm -o ratings.csv
  nonet rate --json --deadline 60 many.txt

\b
The figures:
  ER       the rating of the hardest step, such as 7.2 or 11.9
  EP       the hardest step up to the first digit that is placed
  ED       the first step
  level    beginner (ER up to 1.2), easy (1.5), medium (2.5), tricky (3.4), hard (4.4),
           expert (6.2), master (7.2), extreme (9.0), beyond
  score    the length of the solution: each step counts as much as its technique is hard
  minutes  an estimate of how long people take, from quick to slow
  tedium   how often there was little to find: a step counts 1/k where singles could fill
           k cells, and 1 where there was no single
  hardest  how many steps are as hard as the hardest, and their technique

Classic 9x9 puzzles are rated exactly as Sudoku Explainer 1.2.1 rates them; other boards the same
way by Nonet's own ladder, on the same scale and with the same levels. A puzzle with no solution or
several has no rating.

In a pipe each puzzle gives one line: ER/EP/ED, level, score and minutes. --hodoku adds the score of
classic puzzles by HoDoKu's own order and points, if its techniques solve the puzzle.

{EXITS}"""

WriteRating = Callable[[int, Item, Rating], str]
"""Makes the text of a rating from the number of the puzzle, the puzzle, and its rating."""


@click.command(epilog=EPILOG)
@click.option("--csv", "as_csv", is_flag=True, help="Write CSV with a header line.")
@click.option("--hodoku", is_flag=True, help="Add the score by HoDoKu's order and points.")
@language_option
@puzzle_options
def command(
    given: Input, output: Output, effort: Effort, *, language: Language, as_csv: bool, hodoku: bool
) -> int:
    """Rate puzzles by their hardest step and the length of the solution."""
    if as_csv and output.as_json:
        raise click.UsageError("--csv and --json exclude each other")
    if as_csv and hodoku:
        raise click.UsageError("--csv and --hodoku exclude each other")
    run = Run(effort.deadline)
    source = Source(given.puzzles, given.format, given.board)
    work = partial(api.rate_many, workers=effort.workers, control=run.control)
    with run.output(output.path) as out:
        head, write = _writer(output, as_csv, language, out)
        if head:
            print(head, file=out)
        for number, (item, rating) in enumerate(run.through(source, work), 1):
            run.failed |= rating.status in (Status.NONE, Status.MULTIPLE)
            line = write(number, item, rating)
            if hodoku and rating.status is Status.UNIQUE:
                line = _with_score(line, item, run.control)
            print(printable(line, out), file=out)
            if rating.status is Status.STOPPED:
                break
    return run.code


def _writer(
    output: Output, as_csv: bool, language: Language, out: TextIO
) -> tuple[str, WriteRating]:
    """The line above all ratings, if any, and how each is written."""
    if output.as_json:
        return "", _as_json
    if as_csv:
        return ",".join(COLUMNS), _as_csv
    return (TITLES, partial(_as_row, language)) if output.is_pretty(out) else ("", _as_line)


def _as_line(_: int, item: Item, rating: Rating) -> str:
    if rating.status is not Status.UNIQUE:
        return f"# {_explain(item, rating)}"
    return f"{rating} {rating.level} {rating.score} {rating.minutes}"


def _as_row(language: Language, number: int, item: Item, rating: Rating) -> str:
    if rating.status is not Status.UNIQUE:
        return f"{number:>6}  {_explain(item, rating)}"
    return (
        f"{number:>6}  {rating.er:>4}  {rating.ep:>4}  {rating.ed:>4}  {rating.level:<8}  "
        f"{rating.score:>6}  {_span(rating):>7}  {rating.tedium:>6}  {_hardest(language, rating)}"
    )


def _span(rating: Rating) -> str:
    return str(rating.minutes).removesuffix(" min")


def _hardest(language: Language, rating: Rating) -> str:
    if not rating.hardest_steps:
        return ""
    return f"{rating.hardest_steps} x {technique_name(language, rating.hardest_technique)}"


def _as_csv(_: int, item: Item, rating: Rating) -> str:
    puzzle = item if isinstance(item, str) else str(item.puzzle)
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow([puzzle, *_figures(rating)])
    return line.getvalue()


def _as_json(number: int, item: Item, rating: Rating) -> str:
    puzzle = item if isinstance(item, str) else answer.tree_of(item)
    head = {"number": number, "puzzle": puzzle, "status": rating.status.value}
    more = {
        "hardest_technique": rating.hardest_technique,
        "hardest_steps": rating.hardest_steps,
        "tedium": rating.tedium,
        "minutes": rating.minutes and rating.minutes._asdict(),
        "techniques": rating.techniques,
        "dialect": rating.dialect,
    }
    is_rated = rating.status is Status.UNIQUE
    return json.dumps(
        head | dict(zip(COLUMNS[1:], _figures(rating), strict=True)) | (more if is_rated else {})
    )


def _with_score(line: str, item: Item, control: Control) -> str:
    """The line with HoDoKu's score: one more figure, or key."""
    score = hodoku_score(answer.puzzle_of(item), control)
    if line.startswith("{"):
        return json.dumps(json.loads(line) | {"hodoku_score": score})
    return f"{line}, HoDoKu {'-' if score is None else score}"


def _figures(rating: Rating) -> list[object]:
    if rating.status is not Status.UNIQUE:
        return [None] * (len(COLUMNS) - 1)
    return [rating.er, rating.ep, rating.ed, rating.level, rating.score]


def _explain(item: Item, rating: Rating) -> str:
    return explain_status(answer.puzzle_of(item), rating.status)
