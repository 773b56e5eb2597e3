"""`nonet verify`: whether the cards of generated puzzles are true."""

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click

from nonet import api
from nonet.api import cards
from nonet.cli.options import EXITS, Effort, effort_options
from nonet.cli.run import Run
from nonet.errors import NonetError

EPILOG = f"""\b
Examples:
  nonet generate --level hard --card > card.txt && nonet verify card.txt
  nonet generate --board killer --count 100 --json | nonet verify -

Everything is found out anew: the solution and how many there are, the rating, the techniques,
whether it is minimal, that it is what the recipe asks for, and that recipe and seed give it.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.argument("files", nargs=-1, metavar="[FILE|-]...")
@effort_options
def command(files: tuple[str, ...], effort: Effort) -> int:
    """Check cards, or their JSON, that 'nonet generate' has written."""
    run = Run(effort.deadline)
    for number, text in enumerate(_texts(files), 1):
        card = cards.read(text)
        try:
            faults = run.finish(partial(api.verify, card, control=run.control))
        except NonetError:
            if run.stopped:
                break
            raise
        run.failed |= bool(faults)
        click.echo(f"card {number}: {'; '.join(faults) or 'everything is true'}")
    return run.code


def _texts(files: tuple[str, ...]) -> Iterator[str]:
    """The text of each card: a line of JSON, or lines up to an empty one."""
    for file in files or ("-",):
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
        parts = text.splitlines() if text.lstrip().startswith("{") else text.split("\n\n")
        yield from (part for part in parts if part.strip())
