"""`nonet explain`: the whole way to the solution, step by step."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import click

from nonet import api, draw
from nonet.cli import board
from nonet.cli.guide import Guide, guide_options, tree_of
from nonet.cli.language import printable
from nonet.cli.options import EXITS, Input, Output, input_options, output_options
from nonet.cli.run import Run
from nonet.cli.sink import open_sink
from nonet.cli.source import Source
from nonet.core.sheet import Sheet
from nonet.core.symbols import write_line
from nonet.engine import Control
from nonet.hints import Hint, Kind, Way, picture

PATIENCE = 60.0
"""Seconds that the way of one puzzle may take, unless the user says otherwise."""

EPILOG = f"""\b
Examples:
  nonet explain 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  nonet explain --language cs game.sud
  nonet explain --svg steps/ puzzle.sdk    draw every step: steps/001.svg, 002.svg, ...
  nonet explain --json puzzle.sdk

The explanation starts from the game as it is; mistakes and wrong notes are corrected first. Where
no technique helps, a digit is found by trial and error. The exit code is 1 if the puzzle has no
solution or several.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.option("--svg", metavar="FOLDER", help="Draw every step into a file of the folder.")
@guide_options(PATIENCE)
@output_options
@input_options
def command(given: Input, output: Output, guide: Guide, *, svg: str | None) -> int:
    """Explain a solution step by step, as a person would find it."""
    run = Run(guide.deadline)
    source = Source(given.puzzles, given.format, given.board)
    items = [source.only()] if svg else source.items()
    with run.output(output.path) as out:
        for number, item in enumerate(items, 1):
            way = _walk(run, guide, guide.sheet(item))
            for text in _written(way, number, output, out):
                print(text, file=out)
            if svg and not run.interrupted:
                _draw(way, Path(svg))
            if run.stopped:
                break
    return run.code


def _walk(run: Run, guide: Guide, sheet: Sheet) -> Way:
    control = guide.control(run)
    way = run.finish(lambda: _explain(guide, sheet, control))
    run.progress.hide()
    run.late |= way.end.kind is Kind.STOPPED
    run.failed |= not way.solved
    return way


def _explain(guide: Guide, sheet: Sheet, control: Control) -> Way:
    return api.explain(
        sheet, language=guide.language, short_cells=guide.short_cells, control=control
    )


def _written(way: Way, number: int, output: Output, out: TextIO) -> Iterator[str]:
    if output.as_json:
        yield json.dumps({"number": number, **_tree(way)}, ensure_ascii=False)
        return
    if number > 1:
        yield ""
    yield from (printable(line, out) for line in _lines(way))
    if output.is_pretty(out):
        end = way.end.position
        yield board.show(end.puzzle, end.digits, out)


def _lines(way: Way) -> Iterator[str]:
    if way.end.remark:
        yield way.end.remark
    for number, hint in enumerate(way, 1):
        yield f"{number}. {hint.everything}".replace("\n", "\n   ")
    yield way.end.everything


def _tree(way: Way) -> dict[str, object]:
    return {
        "solved": way.solved,
        "digits": write_line(way.end.position.digits),
        "steps": [tree_of(hint, "everything") for hint in way],
        "end": tree_of(way.end, "everything"),
    }


def _draw(way: Way, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    width = max(3, len(str(len(way))))
    for number, hint in enumerate(way, 1):
        with open_sink(str(folder / f"{number:0{width}}.svg")) as file:
            file.write(_svg(hint))


def _svg(hint: Hint) -> str:
    return draw.svg.write(picture(hint))
