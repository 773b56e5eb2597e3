"""What `nonet hint` and `nonet explain` share: options, marked boards, JSON."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import TextIO

import click

from nonet.cli import board
from nonet.cli.answer import sheet_of
from nonet.cli.board import Look
from nonet.cli.language import language_option
from nonet.cli.options import Command, Seconds
from nonet.cli.run import Run
from nonet.cli.source import Item
from nonet.core.layout import Layout
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of
from nonet.engine import Control
from nonet.hints import STAGES, Hint, Kind, Stage
from nonet.logic import Candidate, Step
from nonet.words import Language

_PATTERN = Look("yellow", "*")
_REMOVED = Look("red", "-")
_PLACED = Look("green")
_WRONG = Look("red")


@dataclass(frozen=True)
class Guide:
    """Whom to help, and how long to think about it."""

    language: Language
    deadline: float | None
    patience: float
    with_notes: bool
    short_cells: bool

    def control(self, run: Run) -> Control:
        """A control for one puzzle."""
        return Control(self.patience if self.deadline is None else None, run.control)

    def sheet(self, item: Item) -> Sheet:
        """The game of an item that was read, with or without its notes."""
        sheet = sheet_of(item)
        return sheet if self.with_notes else Sheet(sheet.puzzle, sheet.entries)


def guide_options(patience: float) -> Callable[[Command], Command]:
    """The options of both commands; `patience` is the time for each puzzle in seconds."""

    def decorate(command: Command) -> Command:
        @language_option
        @click.option(
            "--deadline", type=Seconds(), metavar="SECONDS",
            help=f"Stop after this many seconds in total (default: {patience:g} for each puzzle).",
        )  # fmt: skip
        @click.option("--short-cells", is_flag=True, help="Write r4c789 for r4c7, r4c8 and r4c9.")
        @click.option("--no-notes", is_flag=True, help="Ignore the notes of the game.")
        @wraps(command)
        def wrapped(
            language: Language,
            deadline: float | None,
            no_notes: bool,
            short_cells: bool,
            **rest: object,
        ) -> object:
            guide = Guide(language, deadline, patience, not no_notes, short_cells)
            return command(guide=guide, **rest)

        return wrapped

    return decorate


def show(hint: Hint, stage: Stage, stream: TextIO) -> str:
    """The board with what the stage tells marked on it."""
    grid = bytearray(hint.position.digits)
    if stage == "everything" and hint.kind is Kind.STEP and hint.step:
        for cell, digit in hint.step.placements:
            grid[cell] = digit
    return board.show(hint.position.puzzle, bytes(grid), stream, _looks(hint, stage))


def _looks(hint: Hint, stage: Stage) -> Mapping[int, Look]:
    if stage == "where" or (hint.kind is Kind.STEP and stage == "technique"):
        return dict.fromkeys(hint.area, Look("yellow"))
    if hint.kind is not Kind.STEP or not hint.step:
        return dict.fromkeys(hint.cells, _WRONG)
    cells = (cell for mark in hint.step.marks if mark.house is None for cell in mark.cells)
    looks = dict.fromkeys(cells, _PATTERN)
    looks |= {candidate.cell: _REMOVED for candidate in hint.step.eliminations}
    return looks | {candidate.cell: _PLACED for candidate in hint.step.placements}


def tree_of(hint: Hint, stage: Stage) -> dict[str, object]:
    """The hint for JSON, up to a stage."""
    layout = hint.position.layout
    told = STAGES[: STAGES.index(stage) + 1]
    tree: dict[str, object] = {"kind": hint.kind.value, "solutions": hint.status.value}
    tree |= {stage: hint.text(stage) for stage in told}
    if hint.remark:
        tree["remark"] = hint.remark
    if stage == "where":
        return tree | {"area": [layout.cell_name(cell) for cell in hint.area]}
    if hint.step and hint.kind is Kind.STEP:
        effects = _effects(layout, hint.step) if stage == "everything" else {}
        return tree | {"step": {"technique": hint.step.technique, **effects}}
    if hint.digit:
        tree["digit"] = symbol_of(hint.digit)
    return tree | {"cells": [layout.cell_name(cell) for cell in hint.cells]}


def _effects(layout: Layout, step: Step) -> dict[str, object]:
    def named(candidates: tuple[Candidate, ...], sign: str) -> list[str]:
        return [f"{layout.cell_name(cell)}{sign}{symbol_of(digit)}" for cell, digit in candidates]

    return {
        "placements": named(step.placements, "="),
        "eliminations": named(step.eliminations, "<>"),
    }
