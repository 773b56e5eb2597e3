"""The puzzles that a picture or a document carries, so that it can be opened again.

They are our JSON, one puzzle a line, with what can be seen: no solution, no moves. What was taken
out of a file has the kind of that file in its first line, so that it is text like any other.
"""

import json
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats import nonet_json
from nonet.formats.format import Format, by_line

LONGEST = 1 << 24
"""Bytes that a file may carry; packed, many more could be in a small one."""

_TOLD = ("title", "author", "rules", "ruleset", "comment")
_HEADER = "{kind} drawn by Nonet"


def write(sheets: Iterable[Sheet]) -> str:
    """What a picture or a document of these carries."""
    return "\n".join(map(_written, sheets))


def _written(sheet: Sheet) -> str:
    puzzle = sheet.puzzle
    info = {key: puzzle.info[key] for key in _TOLD if key in puzzle.info}
    return json.dumps(nonet_json.tree_of(replace(sheet, puzzle=replace(puzzle, info=info))))


def is_carried(text: str | bytes) -> bool:
    """Whether something begins like what we write."""
    head = text[:80] if isinstance(text, str) else text[:80].decode("latin-1")
    return head.startswith("{") and nonet_json.sniff(head)


def text_of(kind: str, data: bytes) -> str:
    """The text of a file of that kind that carries these bytes."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise damaged(kind) from error
    return f"{_HEADER.format(kind=kind)}\n{text}"


def unpacked(kind: str, data: bytes) -> bytes:
    """What zlib has packed at the beginning of some bytes."""
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(data, LONGEST)
    except zlib.error as error:
        raise damaged(kind) from error
    if not unpacking.eof:
        raise damaged(kind)
    return found


def empty(kind: str) -> FormatError:
    """The error of a file without a puzzle."""
    return FormatError("error.picture_empty", kind=kind)


def damaged(kind: str) -> FormatError:
    """The error of a file whose puzzle cannot be read any more."""
    return FormatError("error.picture_damaged", kind=kind)


def format_of(kind: str, title: str, magic: bytes, unpack: Callable[[bytes], str]) -> Format:
    """A format whose files are no text: they begin with `magic`."""
    header = _HEADER.format(kind=kind)

    def read_lines(lines: Iterable[str]) -> Iterator[Sheet]:
        rest = iter(lines)
        if next(rest, "").strip() != header:
            raise empty(kind)
        return by_line(nonet_json.read_line)(rest)

    return Format(
        kind.lower(),
        title,
        lambda text: text.partition("\n")[0].strip() == header,
        read_lines=read_lines,
        extensions=(f".{kind.lower()}",),
        magic=magic,
        unpack=unpack,
    )
