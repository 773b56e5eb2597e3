"""`nonet boards`: the boards that have a name."""

import click

from nonet.core import shapes

EPILOG = """\b
Add or leave out rules by name:
  9x9+diagonals          both diagonals hold different digits too
  9x9+windows            so do the four inner windows (windoku)
  9x9-boxes              rows and columns only
  6x6:3x2                boxes of 3 rows and 2 columns

\b
Examples:
  nonet boards
  nonet solve --board 9x9+diagonals+windows puzzle.txt
"""


@click.command(epilog=EPILOG)
def command() -> None:
    """List the boards that have a name, for --board."""
    for name in shapes.names():
        layout = shapes.named(name)
        click.echo(f"{name:<12}{layout.cell_count:>5} cells{layout.size:>4} digits")
