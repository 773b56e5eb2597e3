"""`nonet batch`: puzzles by the million, on all cores or on a cluster."""

from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any

import click

from nonet import batch, draw
from nonet.batch.cluster import SCHEME
from nonet.batch.plan import TRIES, Target, plan_file, plan_generate
from nonet.batch.report import plot
from nonet.batch.rows import NOT_A_PUZZLE
from nonet.cli.exits import Exit
from nonet.cli.generate import wish_options
from nonet.cli.options import Command, Seconds, seed_option
from nonet.cli.progress import Progress
from nonet.cli.sink import open_sink
from nonet.errors import NonetError
from nonet.make import Recipe
from nonet.words import LANGUAGES

EPILOG = """\b
Examples:
  nonet batch generate --level hard --count 1000000 --seed 5 -o hard.parquet
  nonet batch solve puzzles.txt.gz -o solved.csv.zst
  nonet batch rate puzzles.csv -o rated.parquet --plot levels.svg
  nonet batch explain --language de puzzles.sdm -o ways.jsonl
  nonet batch dedupe all.parquet -o different.parquet
  nonet batch rate puzzles.txt -o rated.parquet --on dask://10.0.0.5:8786

\b
The extension sets the kind of a file: .parquet, .csv, .jsonl, text for anything else; .gz or .zst
at the end means compressed. Parquet and .zst need 'nonet[batch]', a cluster 'nonet[cluster]'.
\b
The output depends only on the input and the seed, not on the number of workers. After Ctrl+C or
a crash, run the same command again to resume it; until it ends, its work is in OUTPUT.work. Rows
that are not a puzzle, or have no solution or several, are listed in OUTPUT.rejected.csv.
\b
Exit codes:
  0    everything went through
  1    some rows were rejected: no solution, several, or nothing that fits the recipe
  2    some rows were rejected: not a puzzle; or a wrong option
  130  stopped by Ctrl+C
"""


@dataclass(frozen=True)
class Place:
    """Where the work is done, where its output goes, and where the picture of the levels."""

    target: Target
    pool: batch.Pool
    picture: str | None


def place_options(command: Command) -> Command:
    """-o, --on, --workers, --shard and --overwrite; and --plot, for verbs that have it."""

    @click.option(
        "-o", "--output", required=True, metavar="FILE", type=click.Path(path_type=Path),
        help="Write to a file, which appears only when it is complete.",
    )  # fmt: skip
    @click.option(
        "--on", default="local", show_default=True, metavar="WHERE",
        help=f"Work on this machine, or on the Dask cluster at {SCHEME}HOST:PORT.",
    )  # fmt: skip
    @click.option(
        "--workers", type=click.IntRange(min=1), metavar="N", help="Use N cores (default: all)."
    )
    @click.option(
        "--shard", type=click.IntRange(min=1), metavar="N",
        help="Work in shards of N rows: small ones lose less when stopped, large ones are faster.",
    )  # fmt: skip
    @click.option(
        "--overwrite", is_flag=True, help="Replace an existing output, or the work of another job."
    )
    @wraps(command)
    def wrapped(
        output: Path,
        on: str,
        workers: int | None,
        shard: int | None,
        overwrite: bool,
        plot: str | None = None,
        **rest: object,
    ) -> object:
        target = Target(output, shard, overwrite)
        return command(place=Place(target, _pool(on, workers), plot), **rest)

    return wrapped


def _pool(on: str, workers: int | None) -> batch.Pool:
    if on == "local":
        return batch.LocalPool(workers)
    if not on.startswith(SCHEME):
        raise click.UsageError(f"--on: expected 'local' or '{SCHEME}HOST:PORT', got {on!r}")
    if workers:
        raise click.UsageError(
            "--workers works only with --on local; a cluster has its own workers"
        )
    return batch.ClusterPool(on)


plot_option = click.option(
    "--plot", metavar="FILE", help="Plot how many puzzles each level has, as SVG."
)

file_argument = click.argument("file", type=click.Path(path_type=Path))

board_option = click.option(
    "--board", metavar="NAME",
    help="Each row holds all cells of this board (see 'nonet boards'), such as 9x9+diagonals.",
)  # fmt: skip

language_option = click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", show_default=True,
    help="The language of the texts.",
)  # fmt: skip

patience_option = click.option(
    "--patience", type=Seconds(), metavar="SECONDS",
    help="Reject puzzles that take longer; which ones do depends on the machine.",
)  # fmt: skip


@click.group(epilog=EPILOG)
def command() -> None:
    """Process millions of puzzles, on all cores or on a cluster."""


@command.command()
@wish_options
@click.option(
    "--count", type=click.IntRange(1), required=True, metavar="N", help="The number of puzzles."
)
@seed_option
@click.option(
    "--tries", type=click.IntRange(1), default=TRIES, show_default=True, metavar="N",
    help="Give up on a seed after N candidates that do not fit.",
)  # fmt: skip
@plot_option
@place_options
def generate(recipe: Recipe, count: int, seed: int | None, tries: int, place: Place) -> int:
    """Generate new puzzles, with solution, rating and canonical form."""
    return _run(plan_generate(recipe, count, seed, place.target, tries), place)


@command.command()
@file_argument
@board_option
@patience_option
@place_options
def solve(file: Path, place: Place, **how: Any) -> int:
    """Solve the puzzles of a file."""
    return _run(plan_file("solve", file, place.target, **how), place)


@command.command()
@file_argument
@board_option
@patience_option
@plot_option
@place_options
def rate(file: Path, place: Place, **how: Any) -> int:
    """Rate the puzzles of a file."""
    return _run(plan_file("rate", file, place.target, **how), place)


@command.command()
@file_argument
@board_option
@patience_option
@language_option
@place_options
def explain(file: Path, place: Place, **how: Any) -> int:
    """Explain the solutions of the puzzles of a file, step by step."""
    return _run(plan_file("explain", file, place.target, **how), place)


@command.command()
@file_argument
@board_option
@place_options
def dedupe(file: Path, place: Place, **how: Any) -> int:
    """Drop puzzles that are equal to an earlier one up to symmetry.

    Rows are copied unchanged. Only classic 9x9 puzzles are compared up to symmetry; others must be
    identical.
    """
    return _run(plan_file("dedupe", file, place.target, **how), place)


def _run(job: batch.Job, place: Place) -> int:
    progress = Progress()
    try:
        report = job.run(place.pool, lambda found: _show(progress, found))
    except KeyboardInterrupt:
        progress.hide()
        click.echo(f"nonet: stopped; {_outlook(job)}", err=True)
        return Exit.INTERRUPTED
    except OSError as error:  # such as a full disk
        reason = (error.strerror or str(error)).lower()
        path = str(error.filename or job.output)
        raise NonetError(
            "error.batch_broken", path=path, reason=reason, outlook=_outlook(job)
        ) from error
    finally:
        progress.hide()
    if place.picture:
        with open_sink(place.picture) as file:
            file.write(draw.svg.write(plot(report.tally.levels)))
    click.echo(str(report))
    rejected = report.tally.rejected
    return Exit.BAD_INPUT if NOT_A_PUZZLE in rejected else Exit.NO if rejected else Exit.FINE


def _outlook(job: batch.Job) -> str:
    """What is left of a job that was stopped."""
    if job.folder.exists():
        return f"the same command goes on, from {job.folder}"
    return "nothing was done"


def _show(progress: Progress, found: batch.Progress) -> None:
    progress.total = found.total
    progress.begun = found.earlier
    progress.advance(found.done, found.rows - progress.puzzles)
