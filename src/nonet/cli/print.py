"""`nonet print`: sheets of puzzles as PDF, of new ones or of those that there are."""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import click

from nonet import api
from nonet.api.printing import as_pieces
from nonet.cli.answer import sheet_of
from nonet.cli.generate import cards_of, wish_options
from nonet.cli.options import EXITS, Effort, effort_options, pdf_option, seed_option
from nonet.cli.run import Run
from nonet.cli.setup import setup_options
from nonet.cli.sink import check_target
from nonet.cli.source import Source
from nonet.make import Card, Recipe
from nonet.paper import Piece, Setup, pieces_of
from nonet.paper.fit import check_fit

SEEDS = 1_000_000
"""Random seeds are below this, so that they are short on paper."""

EPILOG = f"""\b
Examples:
  nonet print --count 12 --per-page 4 --level hard --seed 1 -o sheet.pdf
  nonet print --count 2 --large --solutions under -o kitchen.pdf
  nonet print --mix "6 level=easy" --mix "2 board=killer level=medium" -o sunday.pdf
  nonet print --per-page 1 --form --title "Round 1" --solutions back puzzles.sdm -o round.pdf
  nonet print --candidates game.sud -o game.pdf
  nonet print --solutions way --language de puzzle.sdk -o explained.pdf
  zcat many.txt.gz | nonet print --per-page 16 --rate - -o many.pdf

The options of 'nonet generate' make new puzzles; puzzles passed as text, as files or on standard
input ('-') are printed as they are. The same options and the same --seed give the
same file, byte for byte.

{EXITS}"""


@dataclass(frozen=True)
class Mix:
    """So many puzzles by a recipe."""

    count: int
    recipe: Recipe

    @classmethod
    def read(cls, text: str) -> "Mix":
        """The mix of a text such as '6 level=easy'."""
        number, _, recipe = text.strip().partition(" ")
        if not (number.isascii() and number.isdigit() and int(number)):
            raise click.UsageError(
                f"--mix: expected a number and a recipe, like '6 level=easy', got {text!r}"
            )
        return cls(int(number), Recipe.read(recipe))


@click.command(epilog=EPILOG)
@click.argument("puzzles", nargs=-1, metavar="[PUZZLE|FILE|-]...")
@pdf_option
@click.option(
    "--count", type=click.IntRange(1), metavar="N", help="The number of new puzzles (default: 4)."
)
@seed_option
@click.option(
    "--mix", multiple=True, metavar="'N RECIPE'", help="N puzzles by a recipe; can be repeated."
)
@click.option(
    "--from", "format", metavar="FORMAT", help="Read this format instead of detecting it."
)
@click.option(
    "--rate", is_flag=True, help="Rate the puzzles that were read; hard ones take a while."
)
@setup_options
@wish_options
@effort_options
def command(
    puzzles: tuple[str, ...],
    recipe: Recipe,
    setup: Setup,
    effort: Effort,
    *,
    output: str | None,
    count: int | None,
    seed: int | None,
    mix: tuple[str, ...],
    format: str | None,
    rate: bool,
) -> int:
    """Print sheets of puzzles as PDF, 1 to 16 on a page, with or without solutions."""
    mixes = [Mix.read(text) for text in mix] or [Mix(count or 4, recipe)]
    if mix and (count or recipe != Recipe()):
        raise click.UsageError("--mix has its own numbers and recipes; use it alone")
    is_new = bool(mix or count or recipe != Recipe())
    if puzzles and is_new:
        raise click.UsageError("puzzles from a file cannot be combined with options for new ones")
    check_target(output, "PDF")
    run = Run(effort.deadline)
    if puzzles:
        pieces = _given(run, Source(puzzles, format), setup, effort, rate=rate)
    else:
        for each in mixes:
            check_fit(setup, each.recipe.layout, setup.inside)
        first = secrets.randbelow(SEEDS) if seed is None else seed
        pieces = list(pieces_of(_made(run, mixes, first, effort)))
    return _print(run, pieces, setup, output)


def _made(run: Run, mixes: Sequence[Mix], seed: int, effort: Effort) -> Iterator[Card]:
    """New puzzles; each has the seed that follows that of the one before."""
    for mix in mixes:
        yield from cards_of(run, mix.recipe, seed, mix.count, effort)
        seed += mix.count


def _given(run: Run, source: Source, setup: Setup, effort: Effort, *, rate: bool) -> list[Piece]:
    """Puzzles that were read, with ratings if they are wanted."""
    sheets = [sheet_of(item) for item in chain.from_iterable(source.batches())]
    wanted = setup.solutions not in ("none", "way")
    pieces = run.finish(lambda: as_pieces(sheets, solved=wanted, control=run.control))
    for piece in pieces:
        if wanted and not piece.solution and not run.stopped:
            run.warn(f"puzzle {piece.number} has no solution; it is printed without")
    if not rate:
        return pieces
    run.progress.words = f"rating {len(pieces):,} puzzles"
    found = [piece.puzzle for piece in pieces]
    ratings = run.finish(lambda: api.rate_many(found, effort.workers, control=run.control))
    return [piece.rated(rating) for piece, rating in zip(pieces, ratings, strict=True)]


def _print(run: Run, pieces: Sequence[Piece], setup: Setup, output: str | None) -> int:
    def watch(pages: int) -> None:
        run.progress.words = f"{pages:,} pages"

    if run.interrupted or not pieces:
        return run.write_whole(output, None)
    # what was made before the deadline is printed, and that takes little time
    control = None if run.stopped else run.control
    data = run.finish(lambda: api.print_pdf(pieces, setup, watch=watch, control=control))
    return run.write_whole(output, data)
