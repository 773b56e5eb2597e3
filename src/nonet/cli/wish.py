"""What the user of `nonet hint` wants: a hint, the right digit of a cell, or what fits there."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps

import click

from nonet import api
from nonet.api.arguments import as_cell
from nonet.cli.guide import Guide, tree_of
from nonet.cli.options import Command
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of
from nonet.engine import Control
from nonet.hints import STAGES, Hint, Kind, Stage

ANY = "any"


@dataclass(frozen=True)
class Answer:
    """A line of text, an object for JSON, and where they come from a hint, that hint."""

    line: str
    tree: dict[str, object]
    hint: Hint | None = None
    failed: bool = False


Answerer = Callable[[Sheet, Control], Answer]


@dataclass(frozen=True)
class Wish:
    """What is wanted of each game."""

    stage: Stage
    reveal: str | None
    seed: int
    candidates: str | None

    def answerer(self, guide: Guide) -> Answerer:
        """The function that answers for a game."""
        if self.reveal:
            return _digit_answerer(self.reveal, self.seed)
        return (
            _candidates_answerer(self.candidates)
            if self.candidates
            else _hint_answerer(guide, self.stage)
        )


def wish_options(command: Command) -> Command:
    """--stage, --reveal, --seed and --candidates."""

    @click.option(
        "--stage", type=click.Choice(STAGES), default="everything", show_default=True,
        help="How much to show: where to look, the technique as well, or the whole step.",
    )  # fmt: skip
    @click.option(
        "--reveal", metavar="CELL", help=f"Show only the right digit of a cell, or of '{ANY}'."
    )
    @click.option(
        "--seed", type=click.IntRange(min=0), default=0, metavar="N",
        help=f"The seed that picks the cell for '{ANY}'.",
    )  # fmt: skip
    @click.option("--candidates", metavar="CELL", help="Show only the digits that fit in a cell.")
    @wraps(command)
    def wrapped(
        stage: Stage, reveal: str | None, seed: int, candidates: str | None, **rest: object
    ) -> object:
        if reveal and candidates:
            raise click.UsageError("--reveal and --candidates exclude each other")
        return command(wish=Wish(stage, reveal, seed, candidates), **rest)

    return wrapped


def _hint_answerer(guide: Guide, stage: Stage) -> Answerer:
    """Finds what to look at next."""

    def answer(sheet: Sheet, control: Control) -> Answer:
        hint = api.hint(
            sheet, language=guide.language, short_cells=guide.short_cells, control=control
        )
        line = " ".join(filter(None, (hint.remark, hint.text(stage))))
        return Answer(line, tree_of(hint, stage), hint, failed=hint.kind is Kind.UNSOLVABLE)

    return answer


def _digit_answerer(name: str, seed: int) -> Answerer:
    """Finds the right digit of a cell, or of a random one."""

    def answer(sheet: Sheet, control: Control) -> Answer:
        layout = sheet.puzzle.layout
        cell = None if name == ANY else as_cell(layout, name)
        found = api.reveal(sheet, cell, seed=seed, control=control)
        if found is None:
            return Answer("# nothing to tell", {"cell": None, "digit": None}, failed=True)
        place, digit = layout.cell_name(found.cell), symbol_of(found.digit)
        return Answer(f"{place}={digit}", {"cell": place, "digit": digit})

    return answer


def _candidates_answerer(name: str) -> Answerer:
    """Finds the digits that break no rule in a cell."""

    def answer(sheet: Sheet, _: Control) -> Answer:
        layout = sheet.puzzle.layout
        cell = as_cell(layout, name)
        fitting = [symbol_of(digit) for digit in api.candidates(sheet, cell)]
        place = layout.cell_name(cell)
        return Answer(f"{place}: {' '.join(fitting)}", {"cell": place, "candidates": fitting})

    return answer
