"""How rules stand in the JSON of f-puzzles: an entry under a key, a flag, or a name in a list.

Forms work on entries whose cells are numbers already; the format itself reads and writes the names.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from nonet.core.figures import Position
from nonet.core.layout import Layout
from nonet.core.rule import Cells, Rule


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One entry of a list, whatever of it there is. `place` may be beside the board."""

    cells: Cells = ()
    lines: tuple[Cells, ...] = ()
    copy: Cells = ()
    place: Position | None = None
    value: str = ""
    digits: tuple[int, ...] = ()


Content = Entry | bool | str
"""An entry, a flag that is set, or a name in a list of names."""


@dataclass(frozen=True, slots=True)
class Form:
    """A key of f-puzzles. `write` returns None for a rule that does not belong under it."""

    key: str
    read: Callable[[Any, Layout], Iterable[Rule]]
    write: Callable[[Any, Layout], Content | None]


def flag(key: str, rule: Callable[[], Rule]) -> Form:
    """A rule of the whole board, which is on or off."""
    return Form(key, lambda _on, _board: [rule()], lambda _rule, _board: True)


def lines(key: str, rule: Callable[..., Rule]) -> Form:
    """Lines without a number, each a rule of its own."""
    return Form(
        key,
        lambda entry, _board: [rule(cells=line) for line in entry.lines],
        lambda line, _board: Entry(lines=(line.cells,)),
    )


def valued_lines(
    key: str, rule: Callable[..., Rule], usual: Callable[[Layout], int], name: str = "value"
) -> Form:
    """Lines with a number that may be left out."""

    def read(entry: Entry, board: Layout) -> list[Rule]:
        value = number(entry.value, usual(board))
        return [rule(cells=line, **{name: value}) for line in entry.lines]

    def write(line: Any, _board: Layout) -> Entry:
        return Entry(lines=(line.cells,), value=str(getattr(line, name)))

    return Form(key, read, write)


def edge(key: str, rule: Callable[..., Rule], usual: int) -> Form:
    """Marks between two cells, with a number that may be left out."""
    return Form(
        key,
        lambda entry, _board: [rule(cells=entry.cells, value=number(entry.value, usual))],
        lambda mark, _board: Entry(
            cells=mark.cells, value="" if mark.value == usual else str(mark.value)
        ),
    )


def cell(key: str, rule: Callable[..., Rule]) -> Form:
    """Marks in single cells."""

    def read(entry: Entry, board: Layout) -> list[Rule]:
        found = board.cell_at(*entry.place) if entry.place else None
        return [rule(cell=-1 if found is None else found)]

    def write(mark: Any, board: Layout) -> Entry:
        return Entry(place=board.positions[mark.cell])

    return Form(key, read, write)


def group(key: str, rule: Callable[..., Rule]) -> Form:
    """Sets of cells without a number."""
    return Form(
        key,
        lambda entry, _board: [rule(cells=entry.cells)],
        lambda mark, _board: Entry(cells=mark.cells),
    )


def number(text: str, usual: int = -1) -> int:
    """A whole number; the usual one where there is none, -1 where it is something else."""
    if not text.strip():
        return usual
    return int(text) if text.strip().isdecimal() and len(text.strip()) <= 4 else -1
