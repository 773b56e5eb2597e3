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
class Told:
    """A line of text, an object for JSON, and where they come from a hint, that hint."""

    line: str
    tree: dict[str, object]
    hint: Hint | None = None
    failed: bool = False


Tell = Callable[[Sheet, Control], Told]


@dataclass(frozen=True)
class Wish:
    """What to tell about each game."""

    stage: Stage
    reveal: str | None
    seed: int
    candidates: str | None

    def tell(self, guide: Guide) -> Tell:
        """How to tell it."""
        if self.reveal:
            return _tell_digit(self.reveal, self.seed)
        return (
            _tell_candidates(self.candidates) if self.candidates else _tell_hint(guide, self.stage)
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


def _tell_hint(guide: Guide, stage: Stage) -> Tell:
    """Tells what to look at next."""

    def tell(sheet: Sheet, control: Control) -> Told:
        hint = api.hint(
            sheet, language=guide.language, short_cells=guide.short_cells, control=control
        )
        line = " ".join(filter(None, (hint.remark, hint.text(stage))))
        return Told(line, tree_of(hint, stage), hint, failed=hint.kind is Kind.UNSOLVABLE)

    return tell


def _tell_digit(name: str, seed: int) -> Tell:
    """Tells the right digit of a cell, or of a random one."""

    def tell(sheet: Sheet, control: Control) -> Told:
        layout = sheet.puzzle.layout
        cell = None if name == ANY else as_cell(layout, name)
        found = api.reveal(sheet, cell, seed=seed, control=control)
        if found is None:
            return Told("# nothing to tell", {"cell": None, "digit": None}, failed=True)
        place, digit = layout.cell_name(found.cell), symbol_of(found.digit)
        return Told(f"{place}={digit}", {"cell": place, "digit": digit})

    return tell


def _tell_candidates(name: str) -> Tell:
    """Tells the digits that break no rule in a cell."""

    def tell(sheet: Sheet, _: Control) -> Told:
        layout = sheet.puzzle.layout
        cell = as_cell(layout, name)
        fitting = [symbol_of(digit) for digit in api.candidates(sheet, cell)]
        place = layout.cell_name(cell)
        return Told(f"{place}: {' '.join(fitting)}", {"cell": place, "candidates": fitting})

    return tell
