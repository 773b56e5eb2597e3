"""`nonet draw`: a picture of a puzzle."""

import click

from nonet import draw
from nonet.cli.answer import sheet_of
from nonet.cli.options import EXITS, Input, input_options
from nonet.cli.sink import open_sink
from nonet.cli.source import Source
from nonet.logic import Position

EPILOG = f"""\b
Examples:
  nonet draw puzzle.sdk -o puzzle.svg
  nonet draw --look print --cell 12 killer.json -o killer.svg
  nonet draw --candidates --labels game.sud > game.svg

{EXITS}"""


@click.command(epilog=EPILOG)
@click.option(
    "-o", "--output", metavar="FILE",
    help="Write to a file, which appears only when it is complete.",
)  # fmt: skip
@click.option(
    "--look", default="light", type=click.Choice(list(draw.PALETTES)), show_default=True,
    help="Colours for the screen, or black and white.",
)  # fmt: skip
@click.option(
    "--cell", default=10.0, type=click.FloatRange(1, 100), metavar="MM", show_default=True,
    help="The side of a cell in millimetres.",
)  # fmt: skip
@click.option("--labels", is_flag=True, help="Number rows and columns.")
@click.option("--candidates", is_flag=True, help="Show what is still possible in empty cells.")
@input_options
def command(
    given: Input, *, output: str | None, look: str, cell: float, labels: bool, candidates: bool
) -> int:
    """Draw a puzzle, with entries and notes, as an SVG picture."""
    source = Source(given.puzzles, given.format, given.board)
    sheet = sheet_of(source.only("a picture shows"))
    position = Position.of(sheet.puzzle, sheet.entries, sheet.notes) if candidates else sheet
    scene = draw.board(position, cell=cell, labels=labels)
    with open_sink(output) as out:
        out.write(draw.svg.write(scene, draw.palette_named(look)))
    return 0
