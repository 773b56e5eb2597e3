"""`nonet book`: a whole book as PDF, by a recipe in TOML."""

from dataclasses import replace

import click

from nonet import api
from nonet.cli.exits import Exit
from nonet.cli.file_text import read_text
from nonet.cli.options import EXITS, Seconds, pdf_option
from nonet.cli.run import Run
from nonet.cli.sink import check_target
from nonet.errors import NonetError
from nonet.paper import BookRecipe
from nonet.words import LANGUAGES, Language

EXAMPLE = """\
# A book of Nonet; 'nonet book book.toml -o book.pdf' makes it. All lengths are in millimetres.
title = "Sudoku for Long Evenings"
subtitle = "From the first steps to puzzles that bite"
author = ""
language = "en"                  # cs, de or en
seed = 1                         # the whole book follows from it; puzzle n has the seed + n - 1
paper = "A5"                     # A3, A4, A5, Letter, or a size such as "170x240"
inner = 18                       # the margin at the spine
outer = 12                       # the other margins
duplex = true                    # printed on both sides: chapters begin on the right
bleed = 0                        # 3 for the printer: adds crop marks
rules = true                     # tell how to play
solutions = "end"                # none, end, or way (every step explained)
address = ""                     # of a page of Nonet: each puzzle gets a QR code
colour = false
large = false

[[chapters]]
count = 20
level = "easy"                   # anything that 'nonet generate' takes: board, rating, symmetry ...
symmetry = "rotate180"
per_page = 2
text = "Nothing here takes more than a sharp eye."

[[chapters]]
title = "Thinking twice"         # without a title: board and level
count = 20
level = "hard"                   # without lessons: what its puzzles need and none has taught yet

[[chapters]]
title = "Cages"
count = 10
board = "killer"
level = "medium"
lessons = ["cage_single_combination", "innie"]
"""

EPILOG = f"""\b
Examples:
  nonet book --example > book.toml
  nonet book book.toml -o book.pdf
  nonet book --seed 7 --language cs book.toml -o kniha.pdf

A book has a title page, contents, instructions, chapters with lessons and puzzles, and solutions,
with page numbers, binding margins, crop marks if there is a bleed, an outline and QR codes. The
same recipe gives the same file, byte for byte.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.argument("recipe", required=False, metavar="RECIPE.toml")
@pdf_option
@click.option(
    "--seed", type=click.IntRange(0), metavar="N", help="Use this seed instead of the recipe's."
)
@click.option(
    "--language", type=click.Choice(LANGUAGES), help="Use this language instead of the recipe's."
)
@click.option(
    "--deadline", type=Seconds(), metavar="SECONDS",
    help="Stop after this many seconds.",
)  # fmt: skip
@click.option("--example", is_flag=True, help="Write an example recipe.")
def command(
    recipe: str | None,
    *,
    output: str | None,
    seed: int | None,
    language: Language | None,
    deadline: float | None,
    example: bool,
) -> int:
    """Make a book of puzzles as PDF from a recipe in a TOML file."""
    if example:
        click.echo(EXAMPLE, nl=False)
        return Exit.FINE
    if recipe is None:
        raise click.UsageError("missing recipe; --example writes one to start from")
    book = _read(recipe)
    book = book if seed is None else replace(book, seed=seed)
    book = book if language is None else replace(book, language=language)
    check_target(output, "PDF")
    return _make(Run(deadline), book, output)


def _read(path: str) -> BookRecipe:
    text = read_text(path)
    try:
        return BookRecipe.read(text)
    except NonetError as error:
        raise NonetError("place.in", where=path, reason=error) from error


def _make(run: Run, book: BookRecipe, output: str | None) -> int:
    def watch(what: str, done: int, total: int) -> None:
        run.progress.count(done, total, what)

    data = run.finish(lambda: api.book_pdf(book, watch=watch, control=run.control))
    return run.write_whole(output, data)
