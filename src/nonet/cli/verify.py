"""`nonet verify`: whether the cards of generated puzzles are true."""

import sys
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

import click

from nonet import api, formats
from nonet.api import cards
from nonet.cli.options import EXITS, Effort, effort_options
from nonet.cli.run import Run
from nonet.errors import NonetError

EPILOG = f"""\b
Examples:
  nonet generate --level hard --card > card.txt && nonet verify card.txt
  nonet generate --board killer --count 100 --json | nonet verify -

Everything is computed again: the solution and its uniqueness, the rating, the techniques, whether
the puzzle is minimal, whether it fits the recipe, and whether recipe and seed produce it.

{EXITS}"""


MOST_LINES = 1000


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
    """The text of each card, read as it comes."""
    for file in files or ("-",):
        if file == "-":
            yield from _cards_in(formats.decode_lines(sys.stdin.buffer))
        else:
            with Path(file).open("rb") as stream:
                yield from _cards_in(formats.decode_lines(stream))


def _cards_in(lines: Iterable[str]) -> Iterator[str]:
    """Cards one by one: a line of JSON, or lines up to an empty one."""
    card: list[str] = []
    for line in lines:
        if line.strip() and not line.lstrip().startswith("{"):
            card.append(line)
            if len(card) > MOST_LINES:
                raise NonetError("error.card_lines", most=MOST_LINES)
            continue
        yield from filter(None, ("".join(card), line.strip()))
        card.clear()
    yield from filter(None, ["".join(card)])
