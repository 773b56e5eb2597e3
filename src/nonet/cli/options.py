"""The arguments and options that several commands share, each group handed over as one value."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from math import isnan
from typing import Any, TextIO

import click

Command = Callable[..., Any]

EXITS = """\b
Exit codes:
  0    fine
  1    no solution, or several where one was required
  2    bad input
  3    the deadline passed
  130  stopped by Ctrl+C
"""


class Seconds(click.FloatRange):
    """A span of time: more than nothing, and a number at all."""

    def __init__(self) -> None:
        super().__init__(min=0, min_open=True)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The seconds that a text tells."""
        seconds: float = super().convert(value, param, ctx)
        if isnan(seconds):
            self.fail(f"{value!r} is no number of seconds.", param, ctx)
        return seconds


@dataclass(frozen=True)
class Input:
    """What to read, and how to understand it."""

    puzzles: tuple[str, ...]
    format: str | None
    board: str | None


@dataclass(frozen=True)
class Output:
    """Where to write, and how."""

    path: str | None
    as_json: bool
    pretty: bool | None = None

    def is_pretty(self, stream: TextIO) -> bool:
        """Whether to draw boards: if asked to, else for a person who looks at a terminal."""
        return stream.isatty() if self.pretty is None else self.pretty


@dataclass(frozen=True)
class Effort:
    """How long, and with how many cores."""

    deadline: float | None
    workers: int | None


def file_option(words: str, name: str = "output") -> Callable[[Command], Command]:
    """-o, the file to write, whose path is handed over by that name."""
    return click.option("-o", "--output", name, metavar="FILE", help=words)


output_option = file_option("Write to a file, which appears only when it is complete.")
pdf_option = file_option("The PDF file, which appears only when it is complete.")


def input_options(command: Command) -> Command:
    """PUZZLE..., --from and --board."""

    @click.argument("puzzles", nargs=-1, metavar="[PUZZLE|FILE|-]...")
    @click.option(
        "--from", "--format", "format", metavar="FORMAT",
        help="Read this format (see 'nonet formats') instead of detecting it.",
    )  # fmt: skip
    @click.option(
        "--board", metavar="NAME",
        help="Each line holds all cells of this board (see 'nonet boards'), such as 9x9+diagonals.",
    )  # fmt: skip
    @wraps(command)
    def wrapped(
        puzzles: tuple[str, ...],
        format: str | None,
        board: str | None,
        **rest: object,
    ) -> object:
        if not puzzles and sys.stdin.isatty():
            raise click.UsageError("missing puzzle; expected a puzzle, a file, or '-'")
        if format and board:
            raise click.UsageError("--from and --board exclude each other")
        return command(given=Input(puzzles, format, board), **rest)

    return wrapped


def output_options(command: Command) -> Command:
    """--json, --pretty and -o."""

    @click.option("--json", "as_json", is_flag=True, help="Write one JSON object per puzzle.")
    @click.option(
        "--pretty/--plain", default=None,
        help="Draw boards and tables, or write plain lines; the default depends on the terminal.",
    )  # fmt: skip
    @output_option
    @wraps(command)
    def wrapped(output: str | None, as_json: bool, pretty: bool | None, **rest: object) -> object:
        return command(output=Output(output, as_json, pretty), **rest)

    return wrapped


seed_option = click.option(
    "--seed",
    type=click.IntRange(0),
    metavar="N",
    help="The seed: the same seed gives the same puzzles.",
)
count_option = click.option(
    "--count", type=click.IntRange(1), default=1, metavar="N", help="The number of puzzles."
)


def effort_options(command: Command) -> Command:
    """--deadline and --workers."""

    @click.option(
        "--deadline", type=Seconds(), metavar="SECONDS",
        help="Stop after this many seconds in total.",
    )  # fmt: skip
    @click.option(
        "--workers", type=click.IntRange(min=1), metavar="N", help="Use N cores (default: all)."
    )
    @wraps(command)
    def wrapped(deadline: float | None, workers: int | None, **rest: object) -> object:
        return command(effort=Effort(deadline, workers), **rest)

    return wrapped


def puzzle_options(command: Command) -> Command:
    """What every command has that works on puzzles: what to read, how to write, how long."""
    return effort_options(output_options(input_options(command)))
