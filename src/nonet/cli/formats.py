"""`nonet formats`: what can be read and written."""

import click

from nonet import formats

EPILOG = """\b
Examples:
  nonet formats
  nonet convert --from jigsaw --to json puzzle.txt
"""


@click.command(epilog=EPILOG)
def command() -> None:
    """List the formats that can be read and written, for --from and --to."""
    width = max(len(" ".join(one.extensions)) for one in formats.FORMATS)
    for one in sorted(formats.FORMATS, key=lambda one: one.name):
        use = "read, write" if one.write else "read"
        click.echo(f"{one.name:<14} {use:<12} {' '.join(one.extensions):<{width}} {one.title}")
