"""The options that say how puzzles are printed, handed over as one setup."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from nonet.cli.language import system_language
from nonet.cli.options import Command
from nonet.paper import SOLUTIONS, Setup
from nonet.words import LANGUAGES

_OPTIONS: list[Callable[[Command], Command]] = [
    click.option(
        "--per-page", type=int, metavar="N",
        help="Puzzles per page, 1 to 16 (default: as many as are easy to write in).",
    ),
    click.option(
        "--paper", default="A4", metavar="NAME", show_default=True,
        help="A3, A4, A5, Letter, or millimetres like 170x240.",
    ),
    click.option("--landscape", is_flag=True, help="Turn the paper."),
    click.option("--margin", default=12.0, metavar="MM", show_default=True,
        help="The margin on all sides."),
    click.option("--cell", type=float, metavar="MM",
        help="The size of a cell (default: as big as fits)."),
    click.option("--large", is_flag=True, help="Large print: boards as big as the page allows."),
    click.option(
        "--solutions", default="none", type=click.Choice(SOLUTIONS), show_default=True,
        help="At the end, on the back of each page, upside down under each puzzle, or the whole "
        "way explained at the end.",
    ),
    click.option("--candidates", is_flag=True, help="Print the candidates of each cell."),
    click.option("--no-entries", is_flag=True, help="Leave out the entries of the player."),
    click.option("--no-captions", is_flag=True, help="Leave out number, level, rating and seed."),
    click.option("--form", is_flag=True, help="Add a box for name, date and time to each page."),
    click.option("--colour", is_flag=True, help="Print in colour instead of black and white."),
    click.option("--title", default="", metavar="TEXT", help="The title at the top of each page."),
    click.option(
        "--address", default="", metavar="URL",
        help="The address of a Nonet page; each puzzle gets a QR code that opens it there.",
    ),
    click.option(
        "--language", type=click.Choice(LANGUAGES),
        help="The language of the print (default: that of the system).",
    ),
]  # fmt: skip


def setup_options(command: Command) -> Command:
    """All options about printing."""

    @wraps(command)
    def wrapped(**options: Any) -> object:
        language = options.pop("language") or system_language()
        entries, captions = not options.pop("no_entries"), not options.pop("no_captions")
        names = (
            "per_page", "paper", "landscape", "margin", "cell", "large", "solutions", "candidates",
            "form", "colour", "title", "address",
        )  # fmt: skip
        chosen = {name: options.pop(name) for name in names}
        setup = Setup(language=language, entries=entries, captions=captions, **chosen)
        return command(setup=setup, **options)

    decorated: Command = wrapped
    for option in reversed(_OPTIONS):
        decorated = option(decorated)
    return decorated
