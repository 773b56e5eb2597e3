"""`nonet hint`: what to look at next in a half-played game."""

import json
from typing import TextIO

import click

from nonet import draw
from nonet.cli.guide import Guide, guide_options, show
from nonet.cli.language import printable
from nonet.cli.options import EXITS, Input, Output, input_options, output_options
from nonet.cli.run import Run
from nonet.cli.sink import open_sink
from nonet.cli.source import Source
from nonet.cli.wish import Answer, Answerer, Wish, wish_options
from nonet.core.sheet import Sheet
from nonet.hints import Hint, Kind, Stage, picture

PATIENCE = 10.0
"""Seconds that the hint for one puzzle may take, unless the user says otherwise."""

EPILOG = f"""\b
Examples:
  nonet hint 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  nonet hint --stage where --language cs game.sud
  nonet hint --svg step.svg game.json        draw the step as well
  nonet hint --reveal r4c7 game.sud          the right digit of a cell
  nonet hint --reveal any --seed 5 game.sud  ... of a random empty cell
  nonet hint --candidates r4c7 game.sud      the digits that the rules allow in a cell

Half-played games keep entries and notes in many formats (see 'nonet formats'). A hint points to a
mistake on the board first, then to notes without the right digit, then to the easiest step that
follows from the player's own entries and notes. A cell without notes may hold any digit that the
rules allow.

On a terminal the board is drawn: '*' and yellow mark the pattern, '-' and red the cells that lose
candidates, and green what the step places.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.option("--svg", metavar="FILE", help="Draw the hint, up to its stage, into a file.")
@wish_options
@guide_options(PATIENCE)
@output_options
@input_options
def command(given: Input, output: Output, guide: Guide, wish: Wish, *, svg: str | None) -> int:
    """Suggest the next step in a puzzle or a half-played game.

    A game is text in any format, a file, or '-' for standard input.
    """
    if svg and (wish.reveal or wish.candidates):
        raise click.UsageError("--svg draws hints; it excludes --reveal and --candidates")
    run = Run(guide.deadline)
    source = Source(given.puzzles, given.format, given.board)
    items = [source.only()] if svg else source.items()
    answerer = wish.answerer(guide)
    with run.output(output.path) as out:
        for number, item in enumerate(items, 1):
            answer = _ask(run, guide, answerer, guide.sheet(item))
            print(_written(answer, number, wish.stage, output, out), file=out)
            if svg and answer.hint and not run.interrupted:
                _draw(answer.hint, wish.stage, svg)
            if run.stopped:
                break
    return run.code


def _ask(run: Run, guide: Guide, answerer: Answerer, sheet: Sheet) -> Answer:
    control = guide.control(run)
    answer = run.finish(lambda: answerer(sheet, control))
    run.progress.hide()
    run.failed |= answer.failed
    run.late |= control.seconds_left <= 0 and (answer.failed or _is_late(answer))
    return answer


def _is_late(answer: Answer) -> bool:
    return answer.hint is not None and answer.hint.kind is Kind.STOPPED


def _written(answer: Answer, number: int, stage: Stage, output: Output, out: TextIO) -> str:
    if output.as_json:
        return json.dumps({"number": number, **answer.tree}, ensure_ascii=False)
    if output.is_pretty(out) and answer.hint:
        return f"{show(answer.hint, stage, out)}\n{printable(answer.line, out)}"
    return printable(answer.line, out)


def _draw(hint: Hint, stage: Stage, path: str) -> None:
    with open_sink(path) as file:
        file.write(draw.svg.write(picture(hint, stage)))
