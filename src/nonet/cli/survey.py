"""`nonet survey`: how many solutions have each digit in each cell."""

import json
from collections.abc import Iterator, Sequence
from typing import TextIO

import click

from nonet import api, draw
from nonet.cli import blocks
from nonet.cli.answer import puzzle_of
from nonet.cli.board import has_colour, knows_frames
from nonet.cli.options import EXITS, Effort, Input, Output, puzzle_options
from nonet.cli.picture import ASCII
from nonet.cli.run import Run
from nonet.cli.sink import open_sink
from nonet.cli.source import Source
from nonet.core.masks import digits_in
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import symbol_of
from nonet.draw.heat import shade_of
from nonet.make.survey import LIMIT, Survey

COLOURS = ("blue", "cyan", "green", "yellow", "red")
"""From what few solutions have to what nearly all have."""

EPILOG = f"""\b
Examples:
  nonet survey puzzle.sdk
  nonet survey --svg heat.svg puzzle.sdk           draw it
  nonet survey --limit 1000000 --json puzzle.sdk   count further

The true candidates (those of at least one solution) are always complete; how many solutions have
each is counted up to --limit. On a terminal each cell shows its true candidates, from blue (in few
solutions) to red (in nearly all). 'nonet check' lists givens that could be dropped and digits to
add.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.option(
    "--limit", type=click.IntRange(min=1), default=LIMIT, show_default=True, metavar="N",
    help="Stop counting at N solutions.",
)  # fmt: skip
@click.option("--svg", metavar="FILE", help="Draw the counts into a file.")
@puzzle_options
def command(given: Input, output: Output, effort: Effort, *, limit: int, svg: str | None) -> int:
    """Count the solutions with each digit in each cell, for puzzles with several solutions."""
    run = Run(effort.deadline)
    source = Source(given.puzzles, given.format, given.board)
    with run.output(output.path) as out:
        for number, found in enumerate(_surveys(run, source, limit, only_one=bool(svg)), 1):
            run.failed |= found.exact and not found.solutions
            for text in _written(found, number, output, out):
                print(text, file=out)
            if svg and not run.interrupted:
                _draw(found, svg)
    return run.code


def _surveys(run: Run, source: Source, limit: int, *, only_one: bool) -> Iterator[Survey]:
    def work(puzzles: Sequence[str | Puzzle]) -> list[Survey]:
        return [api.survey(puzzle, limit, control=run.control) for puzzle in puzzles]

    if only_one:
        puzzle = puzzle_of(source.only())
        yield from run.finish(lambda: work([puzzle]))
        run.progress.hide()
    else:
        yield from (found for _, found in run.through(source, work))


def _written(found: Survey, number: int, output: Output, out: TextIO) -> Iterator[str]:
    if output.as_json:
        yield json.dumps({"number": number, **_tree(found)})
        return
    if number > 1:
        yield ""
    yield f"{_solutions(found)}, class {found.kind}"
    if any(found.undecided):
        yield "some candidates are undecided: stopped"
    if output.is_pretty(out):
        yield _picture(found, out)
    else:
        yield from _lines(found)


def _solutions(found: Survey) -> str:
    if found.exact:
        return f"{found.solutions} solution{'s' * (found.solutions != 1)}"
    return f"more than {found.solutions} solutions"


def _lines(found: Survey) -> Iterator[str]:
    """A line for each cell that is not the same in all solutions."""
    for cell, mask in enumerate(found.candidates):
        if mask & (mask - 1):
            shares = (f"{symbol_of(d)} in {found.counts[cell][d - 1]}" for d in digits_in(mask))
            yield f"{found.puzzle.layout.cell_name(cell)}: {', '.join(shares)}"


def _tree(found: Survey) -> dict[str, object]:
    names = list(map(found.puzzle.layout.cell_name, range(len(found.counts))))
    return {
        "solutions": found.solutions,
        "exact": found.exact,
        "kind": found.kind,
        "counts": dict(zip(names, map(_by_symbol, found.counts), strict=True)),
        "candidates": dict(zip(names, map(_symbols, found.candidates), strict=True)),
        "undecided": dict(zip(names, map(_symbols, found.undecided), strict=True)),
    }


def _by_symbol(counts: Sequence[int]) -> dict[str, int]:
    return {symbol_of(digit): count for digit, count in enumerate(counts, 1) if count}


def _symbols(mask: int) -> str:
    return "".join(map(symbol_of, digits_in(mask)))


def _picture(found: Survey, out: TextIO) -> str:
    coloured = has_colour(out)

    def paint(cell: int, digit: int, symbol: str) -> str:
        if not coloured:
            return symbol
        if found.puzzle.givens[cell]:
            return click.style(symbol, bold=True)
        share = found.counts[cell][digit - 1] / max(found.solutions, 1)
        return click.style(symbol, fg=COLOURS[shade_of(share)])

    text = blocks.draw(found.puzzle.layout, found.candidates, paint)
    return text if knows_frames(out) else text.translate(ASCII)


def _draw(found: Survey, path: str) -> None:
    with open_sink(path) as file:
        file.write(draw.svg.write(draw.heat(found.puzzle, found.counts)))
