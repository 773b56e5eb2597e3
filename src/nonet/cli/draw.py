"""`nonet draw`: a picture of a puzzle, or of the next step in it."""

from dataclasses import replace
from pathlib import Path

import click

from nonet import draw, logic
from nonet.cli.answer import sheet_of
from nonet.cli.options import EXITS, Input, file_option, input_options
from nonet.cli.sink import check_target, open_sink, write_file
from nonet.cli.source import Source
from nonet.core.sheet import Sheet
from nonet.draw import Palette, Scene
from nonet.errors import NonetError
from nonet.formats.pictures import carried
from nonet.logic import Position

KINDS = ("svg", "pdf", "png")

EPILOG = f"""\b
Examples:
  nonet draw puzzle.sdk -o puzzle.svg
  nonet draw --look print --cell 12 killer.json -o killer.pdf
  nonet draw --candidates --labels game.sud > game.svg
  nonet draw --step --dots 300 game.sud -o step.png

{EXITS}"""


@click.command(epilog=EPILOG)
@file_option(
    "Write to a file, which appears only when it is complete; its extension sets the kind."
)
@click.option("--svg", "kind", flag_value="svg", help="Write SVG (the default).")
@click.option("--pdf", "kind", flag_value="pdf", help="Write PDF.")
@click.option("--png", "kind", flag_value="png", help="Write PNG.")
@click.option(
    "--dots", default=150, type=click.IntRange(20, 1200), metavar="N", show_default=True,
    help="Dots per inch of a PNG.",
)  # fmt: skip
@click.option(
    "--look", default="light", type=click.Choice(list(draw.PALETTES)), show_default=True,
    help="Colours for the screen, or black and white.",
)  # fmt: skip
@click.option(
    "--cell", default=10.0, type=click.FloatRange(1, 100), metavar="MM", show_default=True,
    help="The size of a cell in millimetres.",
)  # fmt: skip
@click.option("--labels", is_flag=True, help="Number rows and columns.")
@click.option("--candidates", is_flag=True, help="Show the candidates of empty cells.")
@click.option("--step", is_flag=True, help="Show the easiest next step.")
@input_options
def command(
    given: Input,
    *,
    output: str | None,
    kind: str | None,
    dots: int,
    look: str,
    cell: float,
    labels: bool,
    candidates: bool,
    step: bool,
) -> int:
    """Draw a puzzle, with entries and notes, as a picture: SVG, PDF or PNG."""
    kind = kind or _kind_of(output)
    if kind != "svg":
        check_target(output, kind.upper())
    source = Source(given.puzzles, given.format, given.board)
    sheet = sheet_of(source.only())
    if step:
        scene = _step(sheet, cell)
    else:
        position = Position.of(sheet.puzzle, sheet.entries, sheet.notes) if candidates else sheet
        scene = draw.board(position, cell=cell, labels=labels)
    scene = replace(scene, puzzles=carried.write([sheet]))
    _write(scene, draw.palette_named(look), kind, dots, output)
    return 0


def _kind_of(output: str | None) -> str:
    ending = Path(output or "").suffix[1:].lower()
    return ending if ending in KINDS else "svg"


def _step(sheet: Sheet, cell: float) -> Scene:
    position = Position.of(sheet.puzzle, sheet.entries, sheet.notes)
    found = logic.next_step(position)
    if found is None:
        raise NonetError("error.no_step")
    return draw.step(position, found, cell=cell)


def _write(scene: Scene, palette: Palette, kind: str, dots: int, output: str | None) -> None:
    if kind == "svg":
        with open_sink(output) as out:
            out.write(draw.svg.write(scene, palette))
        return
    from nonet.draw import pdf, png  # noqa: PLC0415  (an extra, and they take long to import)

    is_png = kind == "png"
    write_file(output, png.write(scene, palette, dots) if is_png else pdf.write(scene, palette))
