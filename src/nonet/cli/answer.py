"""How the answer to one puzzle is written: as a line, as a board, as JSON, or in any format."""

import json
from collections.abc import Callable
from typing import TextIO

from nonet import api, formats
from nonet.api.arguments import as_puzzle
from nonet.api.verdict import explain_status
from nonet.cli import board
from nonet.cli.source import Item
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.core.symbols import write_line
from nonet.engine import Result, Status
from nonet.formats import nonet_json
from nonet.formats.boards import is_plain

WriteAnswer = Callable[[int, Item, Result], str]
"""Makes the text of an answer from the number of the puzzle, the puzzle, and its result."""


def puzzle_of(item: Item) -> Puzzle:
    """The puzzle of an item that was read."""
    return item.puzzle if isinstance(item, Sheet) else as_puzzle(item)


def sheet_of(item: Item) -> Sheet:
    """The game of an item that was read."""
    return item if isinstance(item, Sheet) else formats.read_sheet(item)


def as_line(_: int, item: Item, result: Result) -> str:
    """The solution as one line; whatever else there is to say follows a #."""
    if result.status is Status.UNIQUE and result.solution:
        return write_line(result.solution)
    solution = f"{write_line(result.solution)} " if result.solution else ""
    return f"{solution}# {explain_status(puzzle_of(item), result.status)}"


def tree_of(item: Item) -> object:
    """The puzzle as it stands in JSON: its symbols where they say all, else with its board."""
    puzzle = puzzle_of(item)
    if is_plain(puzzle.layout) and not puzzle.allowed:
        return str(puzzle)
    return nonet_json.tree_of(Sheet(puzzle))


def as_json(number: int, item: Item, result: Result) -> str:
    """An object with puzzle, status and solution; without one, with the conflicts."""
    puzzle = puzzle_of(item)
    answer: dict[str, object] = {
        "number": number,
        "puzzle": tree_of(item),
        "status": result.status.value,
        "solution": write_line(result.solution) if result.solution else None,
    }
    if result.status is Status.NONE:
        answer["conflicts"] = api.conflicts(puzzle)
    return json.dumps(answer)


def as_listed(number: int, _: Item, result: Result) -> str:
    """An object with one of the solutions of a puzzle."""
    solution = write_line(result.solution) if result.solution else None
    return json.dumps({"number": number, "solution": solution})


def as_board(stream: TextIO) -> WriteAnswer:
    """Draws boards for the stream."""

    def write(_: int, item: Item, result: Result) -> str:
        puzzle = puzzle_of(item)
        picture = board.show(puzzle, result.solution or puzzle.givens, stream)
        is_unique = result.status is Status.UNIQUE
        return picture if is_unique else f"{picture}\n{explain_status(puzzle, result.status)}"

    return write


def in_format(format: str) -> WriteAnswer:
    """Writes solved puzzles in a format; those without a solution as they are."""
    formats.find(format)

    def write(_: int, item: Item, result: Result) -> str:
        puzzle = puzzle_of(item)
        solved = Puzzle(puzzle.layout, result.solution or puzzle.givens, info=puzzle.info)
        return api.write(solved, format).removesuffix("\n")

    return write
