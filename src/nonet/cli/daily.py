"""`nonet daily`: the puzzle of the day."""

import os
from datetime import date
from typing import get_args

import click

from nonet import api
from nonet.cli.card import Form, form_options, watching, write_one
from nonet.cli.options import EXITS, Effort, effort_options
from nonet.cli.run import Run
from nonet.logic.levels import Level

EPILOG = f"""\b
Examples:
  nonet daily
  nonet daily --level hard --pretty
  nonet daily --date 2026-12-24 --level easy --format sdk -o christmas.sdk
  nonet daily --board killer --card

Each weekday has its own kind: Monday is plain, then come thermometers, dots (kropki), arrows,
cages, whispers, and renban lines on Sunday. There are no such rules at the levels extreme and
beyond, or with --board. The puzzle depends only on the day, the level and the board: everyone gets
the same, for any day, without a server.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.option("--date", "day", metavar="YYYY-MM-DD", help="The date (default: today).")
@click.option(
    "--level", type=click.Choice(get_args(Level)), default="medium", show_default=True,
    metavar="LEVEL", help="The level, from beginner to beyond.",
)  # fmt: skip
@click.option(
    "--board", metavar="NAME",
    help="The board, without further rules: see 'nonet boards', with +jigsaw, +killer; or x.",
)  # fmt: skip
@effort_options
@form_options
def command(form: Form, effort: Effort, *, day: str | None, level: Level, board: str | None) -> int:
    """Generate the puzzle of the day, the same for everyone."""
    run = Run(effort.deadline)
    return write_one(
        run,
        form,
        lambda: api.daily(
            day or date.today(),
            level,
            board=board,
            workers=effort.workers or os.cpu_count() or 1,
            watch=watching(run),
            control=run.control,
        ),
    )
