"""How rules stand in the strings of the Interactive Sudoku Solver: `.Name~argument~argument`.

Signs work on arguments whose cells are numbers (`int`) already; everything else is text. The format
itself reads and writes the names of cells.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from nonet.core.layout import Layout
from nonet.core.rule import Rule
from nonet.errors import FormatError
from nonet.rules.fpuzzles import number
from nonet.rules.places import NEXT_STEPS, line_from, outside_of

Argument = int | str
Arguments = Sequence[Argument]


@dataclass(frozen=True, slots=True)
class Sign:
    """A name with arguments. `write` returns None for a rule that does not belong under it."""

    name: str
    read: Callable[[list[Argument], Layout], Iterable[Rule]]
    write: Callable[[Any, Layout], Arguments | None]


def split(arguments: Arguments) -> tuple[list[str], tuple[int, ...]]:
    """The texts and the cells among the arguments."""
    cells = tuple(part for part in arguments if isinstance(part, int))
    return [part for part in arguments if isinstance(part, str)], cells


def only_cells(arguments: Arguments) -> tuple[int, ...]:
    """The arguments, all of which are cells."""
    texts, found = split(arguments)
    if any(texts):
        raise FormatError("rule.fault.argument", text=next(filter(None, texts)))
    return found


def flag(name: str, rule: Callable[[], Rule]) -> Sign:
    """A rule of the whole board."""
    return Sign(name, lambda _none, _board: [rule()], lambda _rule, _board: ())


def cells(name: str, rule: Callable[..., Rule]) -> Sign:
    """Cells, and nothing else."""
    return Sign(
        name,
        lambda arguments, _board: [rule(cells=only_cells(arguments))],
        lambda line, _board: line.cells,
    )


def valued(name: str, rule: Callable[..., Rule], usual: int, field: str = "value") -> Sign:
    """A number, which may be left out, then cells."""

    def read(arguments: list[Argument], _board: Layout) -> list[Rule]:
        has_number = isinstance(arguments[0], str) if arguments else False
        line = only_cells(arguments[has_number:])
        value = number(str(arguments[0]), usual) if has_number else usual
        return [rule(cells=line, **{field: value})]

    def write(rule: Any, _board: Layout) -> Arguments:
        return (str(getattr(rule, field)), *rule.cells)

    return Sign(name, read, write)


def edges(name: str, rule: Callable[..., Rule], fits: Callable[[Any], bool]) -> Sign:
    """Cells, of which each two that touch get a mark, the earlier one first."""

    def read(arguments: list[Argument], board: Layout) -> list[Rule]:
        line = only_cells(arguments)
        pairs = [(a, b) for at, a in enumerate(line) for b in line[at + 1 :]]
        touching = [pair for pair in pairs if _touch(board, *pair)]
        return [rule(cells=pair) for pair in touching] or [rule(cells=line)]

    return Sign(name, read, lambda mark, _board: mark.cells if fits(mark) else None)


def _touch(board: Layout, first: int, second: int) -> bool:
    (row, column), (other_row, other_column) = board.positions[first], board.positions[second]
    return (abs(row - other_row), abs(column - other_column)) in NEXT_STEPS


def both_ends(name: str, rule: Callable[..., Rule]) -> Sign:
    """Clues at the two ends of a row or column: `~C1~27~` is one on top of column 1."""

    def read(arguments: list[Argument], board: Layout) -> Iterable[Rule]:
        texts = [str(part) for part in arguments]
        for clue, is_back in zip(texts[1:3], (False, True), strict=False):
            if clue:
                line = line_from(board, outside_of(board, texts[0], is_back=is_back))
                yield rule(cells=line, value=number(clue))

    def write(clue: Any, board: Layout) -> Arguments | None:
        name, is_back = _line_name(board, clue.cells)
        return (name, "", str(clue.value)) if is_back else (name, str(clue.value), "")

    return Sign(name, read, write)


def one_end(name: str, rule: Callable[..., Rule]) -> Sign:
    """A clue of a whole row or column: `~8~C1`."""

    def read(arguments: list[Argument], board: Layout) -> Iterable[Rule]:
        texts = [str(part) for part in arguments]
        line = line_from(board, outside_of(board, texts[-1], is_back=False))
        yield rule(cells=line, value=number(texts[0]))

    def write(clue: Any, board: Layout) -> Arguments | None:
        return (str(clue.value), _line_name(board, clue.cells)[0])

    return Sign(name, read, write)


def _line_name(board: Layout, line: tuple[int, ...]) -> tuple[str, bool]:
    (row, column), (last_row, last_column) = board.positions[line[0]], board.positions[line[-1]]
    if row == last_row:
        return f"R{row + 1}", last_column < column
    return f"C{column + 1}", last_row < row
