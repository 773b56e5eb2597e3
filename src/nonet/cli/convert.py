"""`nonet convert`: puzzles in another format."""

from collections.abc import Iterator

import click

from nonet import formats
from nonet.cli.options import EXITS, Input, input_options
from nonet.cli.sink import open_sink
from nonet.cli.source import Source
from nonet.core.sheet import Sheet

EPILOG = f"""\b
Examples:
  nonet convert --to grid 1.....3..4.....2
  nonet convert --to sdm library.txt -o library.sdm
  nonet convert --from jigsaw --to json puzzle.txt

If a format cannot hold a puzzle, the command fails and says why; no rule is dropped silently.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.option("--to", required=True, metavar="FORMAT", help="Write this format.")
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    help="Write to a file, which appears only when it is complete.",
)
@input_options
def command(given: Input, *, to: str, output: str | None) -> int:
    """Convert puzzles, with entries and notes, to another format."""
    source = Source(given.puzzles, given.format, given.board)
    with open_sink(output) as out:
        for text in formats.write_many(_sheets(source), to):
            out.write(text)
    return 0


def _sheets(source: Source) -> Iterator[Sheet]:
    for batch in source.batches():
        for item in batch:
            yield formats.read_sheet(item) if isinstance(item, str) else item
