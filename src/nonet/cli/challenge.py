"""`nonet challenge`: the puzzles of a player who goes from challenge to challenge."""

import os

import click

from nonet import api
from nonet.cli.card import Form, form_options, watching, write_one
from nonet.cli.options import EXITS, Effort, effort_options
from nonet.cli.run import Run

EPILOG = f"""\b
Examples:
  nonet challenge 1
  nonet challenge 40 --player 7 --pretty
  nonet challenge 64 --card

Challenge N has N empty cells, from 1 to 81. Each player number has its own 81 puzzles, which never
change. Up to 64 there is exactly one solution, and no step is harder than the level hard. 17
givens are the fewest with a unique solution, so from 65 on there are several: any way to fill the
board without breaking a rule is right. Challenge 81 is the empty board.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.argument("number", type=int, metavar="N")
@click.option(
    "--player", type=click.IntRange(0), default=0, metavar="N", show_default=True,
    help="The number of the player.",
)  # fmt: skip
@effort_options
@form_options
def command(form: Form, effort: Effort, *, number: int, player: int) -> int:
    """Generate challenge N of 81, which has N empty cells."""
    run = Run(effort.deadline)
    return write_one(
        run,
        form,
        lambda: api.challenge(
            number,
            player,
            workers=effort.workers or os.cpu_count() or 1,
            watch=watching(run),
            control=run.control,
        ),
    )
