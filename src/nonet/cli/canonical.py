"""`nonet canonical`: the least form of each puzzle."""

import click

from nonet import api
from nonet.cli.answer import puzzle_of
from nonet.cli.options import EXITS, Input, input_options, output_option
from nonet.cli.sink import open_sink
from nonet.cli.source import Source

EPILOG = f"""\b
Examples:
  nonet canonical puzzles.txt | sort -u
  nonet generate --count 1000 | nonet canonical - -o forms.txt

Two 9x9 puzzles have the same canonical form if one can be turned into the other by permuting bands,
stacks, rows, columns and digits, and by transposing the board.

{EXITS}"""


@click.command(epilog=EPILOG)
@output_option
@input_options
def command(given: Input, *, output: str | None) -> int:
    """Write the canonical form of 9x9 puzzles, one a line."""
    source = Source(given.puzzles, given.format, given.board)
    with open_sink(output) as out:
        for item in source.items():
            print(api.canonical(puzzle_of(item)), file=out)
    return 0
