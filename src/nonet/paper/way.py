"""The explained way: how each puzzle is solved, step by step, with pictures of what is not easy."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby

from nonet import hints
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of
from nonet.draw.scene import Item
from nonet.engine import Control
from nonet.hints import Hint, Kind
from nonet.logic import SINGLES
from nonet.paper.area import Area
from nonet.paper.flow import Part, Style, columns_of, paragraph, step_picture
from nonet.paper.names import board_name
from nonet.paper.piece import Piece
from nonet.words import Language, cell_name, technique_name, text

_HEADING = Style(4.0, 2.5, bold=True, tied=True)
_BODY = Style(2.75, 2.6)
_ABOVE_PICTURE = Style(2.75, 2.0, tied=True)
_END = Style(2.75, 7.0, italic=True)
_COLUMN = 82.0  # the width of a column, about; wide pages have more of them
_GAP = 8.0
_PICTURES = (4.7, 6.2)  # the sides of cells in pictures
PATIENCE = 20.0
"""Seconds that the way of one puzzle may take."""


def way_pages(
    pieces: Iterable[Piece],
    area: Area,
    language: Language,
    control: Control | None = None,
    above: Iterable[Part] = (),
) -> Iterator[tuple[Item, ...]]:
    """The ways of all pieces, one after the other, page by page, below what comes above them."""
    columns = area.columns(max(1, round(area.width / _COLUMN)), _GAP)
    width = columns[0].width
    parts = (
        part for piece in pieces for part in _way(piece, width, language, control or Control())
    )
    return columns_of(chain(above, parts), columns)


def _way(piece: Piece, width: float, language: Language, control: Control) -> Iterator[Part]:
    level = f" · {text(language, f'level.{piece.level}')}" if piece.level else ""
    title = f"{piece.number} · {board_name(piece.puzzle.layout, language)}{level}"
    yield from paragraph(title, width, _HEADING)
    # the player's notes are no part of it: to mend them would be told step by step
    begin = Sheet(piece.puzzle, piece.sheet.entries)
    way = hints.explain(begin, language, Control(PATIENCE, control))
    for is_easy, steps in groupby(way.hints, key=_is_easy):
        tell = _easy if is_easy else _hard
        yield from tell(steps, width)
    yield from paragraph(way.end.everything, width, _END)


def _is_easy(hint: Hint) -> bool:
    return hint.kind is Kind.STEP and hint.step is not None and hint.step.technique in SINGLES


def _easy(steps: Iterable[Hint], width: float) -> Iterator[Part]:
    """Singles in a row, without many words: the technique, and what goes where."""
    runs = groupby(steps, key=lambda hint: hint.step.technique if hint.step else "")
    yield from paragraph(" ".join(_run(name, list(run)) for name, run in runs), width, _BODY)


def _run(technique: str, run: Sequence[Hint]) -> str:
    placed = ", ".join(
        f"{cell_name(hint.language, hint.position.layout, cell)}\u00a0=\u00a0{symbol_of(digit)}"
        for hint in run
        if hint.step
        for cell, digit in hint.step.placements
    )
    return f"{technique_name(run[0].language, technique)}: {placed}."


def _hard(steps: Iterable[Hint], width: float) -> Iterator[Part]:
    """Other steps in full, each with its picture."""
    for hint in steps:
        yield from paragraph(hint.everything, width, _ABOVE_PICTURE if hint.step else _BODY)
        if hint.step:
            yield step_picture(hint.position, hint.step, width, _PICTURES)
