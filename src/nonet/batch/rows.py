"""The rows of a shard: the puzzles that they hold, and what is wrong with those that hold none."""

import csv
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from nonet import formats
from nonet.batch.packed import Packed, pack
from nonet.batch.shard import Shard
from nonet.batch.task import Task
from nonet.catalogue import Message
from nonet.core import shapes
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.engine.classic import is_classic
from nonet.errors import FormatError, NonetError
from nonet.formats.boards import is_plain
from nonet.formats.encoding import check_line
from nonet.formats.lines.csv_table import PUZZLE_NAMES

Item = str | Puzzle
"""A clean line of 81 symbols, or the puzzle of any other board."""

NOT_A_PUZZLE = "not a puzzle"

_DOTS = str.maketrans("0*_-xX", "......")
_CLEAN = re.compile(r"([1-9.0*_xX-]{81})\s*(?:#.*)?")
_END = re.compile(r"[.:] ")
_SHOWN = 200
"""So many characters of a bad row are kept."""
_PLAIN = 10_000
"""A row with more characters is looked at more closely."""


class Rejected(NamedTuple):
    """A row that is left out: its line, what kind of fault it has, a sentence, and its text."""

    line: int
    fault: str
    reason: str
    text: str


@dataclass(slots=True)
class Rows:
    """Numbers of lines with their puzzles, in order, and the rows that were rejected."""

    lines: Sequence[int] = ()
    items: Sequence[Item] = ()
    rejected: list[Rejected] = field(default_factory=list)

    @property
    def texts(self) -> Sequence[str]:
        """The puzzles, each on one line."""
        return self.items if isinstance(self.items, Packed) else [*map(text_of, self.items)]

    def reject(self, line: int, fault: str, reason: str, text: str) -> None:
        """Takes note of a row that is left out."""
        self.rejected.append(Rejected(line, fault, reason, _shown(text)))

    def keep(self, faults: Sequence[str]) -> list[int]:
        """Leaves out the rows that have a fault, and tells which places are left.

        A fault is a sentence that begins with its kind: 'took too long: more than 5 seconds'.
        """
        kept = [place for place, fault in enumerate(faults) if not fault]
        if len(kept) < len(faults):
            for line, item, fault in zip(self.lines, self.items, faults, strict=True):
                if fault:
                    self.reject(line, _END.split(fault)[0], fault, text_of(item))
            self.lines = [self.lines[place] for place in kept]
            self.items = [self.items[place] for place in kept]
        return kept


def text_of(item: Item) -> str:
    """The puzzle as one line: its symbols where they say all, else as JSON with its board."""
    if isinstance(item, str):
        return item
    if is_plain(item.layout) and not item.allowed:
        return str(item)
    return formats.write(item, "json").rstrip("\n")


def _shown(text: str) -> str:
    """The beginning of a text, on one line."""
    return "".join(one if one.isprintable() else repr(one)[1:-1] for one in text[:_SHOWN])


def read_rows(task: Task, shard: Shard) -> Rows:
    """All rows of a shard; empty lines and comments are none."""
    packed = None if task.board else pack(_joined(task, shard), shard.count)
    if packed is None:
        return _read_one_by_one(task, shard)
    return Rows(range(shard.first, shard.first + shard.count), packed)


def _joined(task: Task, shard: Shard) -> bytes:
    """The puzzles as lines, where that can be had in bulk and all rows are what they should be."""
    if task.reads == "text":
        return shard.data
    if task.reads == "csv":
        return b"\n".join(_plain_cells(shard.data, task.column))
    if task.reads == "parquet":
        texts = json.loads(shard.data)
        return b"" if None in texts else "\n".join(texts).encode()
    return b""


def _plain_cells(data: bytes, column: int) -> Iterator[bytes]:
    """A column of a table in which nothing is quoted, long or strange; nothing of any other."""
    data = data.replace(b"\r\n", b"\n")
    if data.isascii() and not any(strange in data for strange in (b'"', b"\r", b"\0")):
        rows = data.removesuffix(b"\n").split(b"\n")
        if max(map(len, rows)) <= _PLAIN:
            for row in rows:
                yield b"".join(row.split(b",")[column : column + 1])


def _read_one_by_one(task: Task, shard: Shard) -> Rows:
    lines: list[int] = []
    items: list[Item] = []
    rows = Rows(lines, items)
    layout = shapes.named(task.board) if task.board else None
    for line, text, fault in _texts(task, shard):
        if fault:
            rows.reject(line, NOT_A_PUZZLE, _sentence(fault), text)
            continue
        try:
            item = _item(text, layout)
        except NonetError as error:
            rows.reject(line, NOT_A_PUZZLE, _sentence(error.reason), text)
        else:
            lines.append(line)
            items.append(item)
    return rows


def _sentence(reason: Message | str) -> str:
    return f"{NOT_A_PUZZLE}: {reason}"


def _item(text: str, layout: Layout | None) -> Item:
    if layout is None and (clean := _CLEAN.fullmatch(text)):
        return clean[1].translate(_DOTS)
    puzzle = Puzzle(layout, _symbols(text)) if layout else formats.read(text)
    is_line = not puzzle.allowed and is_classic(puzzle.layout)
    return str(puzzle) if is_line else puzzle


def _symbols(text: str) -> str:
    return "".join(text.partition("#")[0].split())


_Text = tuple[int, str, str]
"""The number of a line, the text of its puzzle or of the whole line, and what is wrong with it."""


def _texts(task: Task, shard: Shard) -> Iterator[_Text]:
    if task.reads == "parquet":
        for line, text in enumerate(json.loads(shard.data), shard.first):
            yield (line, "", "the cell is empty") if text is None else (line, text.strip(), "")
        return
    for line, text, fault in decoded(shard):
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        if fault or task.reads == "text":
            yield line, text.strip(), fault
        else:
            yield line, *_field(task, text)


def decoded(shard: Shard) -> Iterator[_Text]:
    """The lines of a shard as text, each with what is wrong with it."""
    lines = shard.data.removesuffix(b"\n").split(b"\n")
    for number, data in enumerate(lines, shard.first):
        try:
            text = data.decode("utf-8")
            yield number, check_line(text), "a character 0" * ("\0" in text)
        except UnicodeDecodeError:
            yield number, data.decode("utf-8", "replace"), "this is not text in UTF-8"
        except FormatError as error:
            yield number, text, str(error.reason)


def _field(task: Task, text: str) -> tuple[str, str]:
    """The puzzle of a row, or the row and what is wrong with it."""
    try:
        found = _cell(text, task.column) if task.reads == "csv" else _member(text)
    except (csv.Error, ValueError, RecursionError) as error:
        return text, f"the row cannot be read: {error}"
    return (found, "") if found else (text, "the row has no puzzle")


def _cell(text: str, column: int) -> str:
    [cells] = csv.reader([text])
    return cells[column].strip() if column < len(cells) else ""


def _member(text: str) -> str:
    """The puzzle of a JSON object: under one of the usual names, or the object is a puzzle."""
    tree = json.loads(text)
    if isinstance(tree, str):
        return tree.strip()
    if not isinstance(tree, dict):
        return ""
    if "format" in tree:
        return text.strip()
    found = next((tree[name] for name in PUZZLE_NAMES if isinstance(tree.get(name), str)), "")
    return found.strip()
