"""How a generated puzzle is written: as a line, a picture, a card, JSON, or in any format."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TextIO

import click

from nonet import api, formats
from nonet.api import cards
from nonet.cli import board
from nonet.cli.exits import Exit
from nonet.cli.options import Command, Output, output_options
from nonet.cli.run import Run
from nonet.make import Card, Progress

Write = Callable[[Card], str]

_PLAIN_BOARD = re.compile(r"\d+x\d+")


@dataclass(frozen=True)
class Form:
    """What the user wants to see of a puzzle, and where."""

    output: Output
    format: str | None
    card: bool

    @property
    def tells_all(self) -> bool:
        """Whether everything that is known is written, not the puzzle alone."""
        return self.card or self.output.as_json

    def writer(self, board: str, out: TextIO) -> Write:
        """Makes the text of a puzzle on this board for the stream."""
        if self.output.as_json:
            return lambda found: json.dumps(cards.as_tree(found))
        if self.card:
            return cards.describe
        if self.format is None and self.output.is_pretty(out):
            return lambda found: _picture(found, out)
        chosen = formats.find(self.format).name if self.format else None
        return lambda found: api.write(
            found.puzzle, chosen or _usual_format(board, found)
        ).removesuffix("\n")


def form_options(command: Command) -> Command:
    """--format, --card, --json, --pretty and -o."""

    @click.option("--format", metavar="FORMAT", help="Write this format; see 'nonet formats'.")
    @click.option(
        "--card", is_flag=True, help="Write a card with everything known about each puzzle."
    )
    @output_options
    @wraps(command)
    def wrapped(output: Output, format: str | None, card: bool, **rest: object) -> object:
        if sum([output.as_json, card, format is not None]) > 1:
            raise click.UsageError("--json, --card and --format exclude each other")
        return command(form=Form(output, format, card), **rest)

    return wrapped


def write_one(run: Run, form: Form, task: Callable[[], Card | None]) -> int:
    """Writes the puzzle that the task makes, or says that the time was too short."""
    card = run.finish(task)
    run.progress.hide()
    if card is None:
        run.warn(f"{run.end} before the puzzle was found")
        return Exit.INTERRUPTED if run.interrupted else Exit.DEADLINE
    with run.output(form.output.path) as out:
        print(form.writer(card.recipe.board, out)(card), file=out)
    return Exit.FINE


def watching(run: Run) -> Callable[[Progress], None]:
    """Keeps the progress line up to date."""

    def watch(progress: Progress) -> None:
        run.progress.words = f"{progress.tried:,} candidates tried"

    return watch


def _usual_format(board: str, card: Card) -> str:
    """A line where it says all, else our own JSON, which carries the board and its rules."""
    is_plain = _PLAIN_BOARD.fullmatch(board) and not card.puzzle.layout.rules
    return "line" if is_plain else "json"


def _picture(card: Card, out: TextIO) -> str:
    told = f"{card.level} ({card.rating.er})" if card.level else cards.solutions_of(card)
    words = f"{told}, {card.givens} givens, seed {card.seed}"
    return f"{board.show(card.puzzle, card.puzzle.givens, out)}\n{words}"
