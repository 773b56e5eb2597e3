"""Puzzles as text: what other programs write, and what they read.

>>> puzzle = read("1..4.3...2.....1")
>>> puzzle.given_count
5
>>> print(write(puzzle, "grid"))
1 . | . 4
. 3 | . .
----+----
. 2 | . .
. . | . 1
<BLANKLINE>

A format is one module in one of the rooms here, and one line in `registry`. Reading finds the
format out from the text, then from the name of the file; the caller may also name it.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import chain, islice

from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats import alphabet, encoding
from nonet.formats.encoding import MAX_TEXT, check_line, check_text, decode_lines
from nonet.formats.format import Format
from nonet.formats.limits import check_rules
from nonet.formats.lines import line
from nonet.formats.registry import FORMATS
from nonet.formats.sheets import checked

__all__ = [
    "FORMATS",
    "Format",
    "decode",
    "decode_lines",
    "find",
    "is_picture",
    "names",
    "read",
    "read_many",
    "read_sheet",
    "sniff",
    "write",
    "write_many",
]

_BY_NAME = {format_.name: format_ for format_ in FORMATS}
_PACKED = [format_ for format_ in FORMATS if format_.magic]
_PHOTO = re.compile(
    rb"(?P<JPEG>\xff\xd8\xff)|(?P<GIF>GIF8)|(?P<WebP>RIFF.{4}WEBP)|(?P<HEIC>.{4}ftyp)", re.DOTALL
)
"""Pictures that carry nothing, by how they begin."""

_HEAD_LINES = 64
_HEAD_CHARACTERS = 50_000
"""How much of a text is looked at to find out its format; no grid has more."""


def decode(data: bytes) -> str:
    """The text of some bytes, or what a picture or a document carries."""
    for format_ in _PACKED:
        if format_.unpack and data.startswith(format_.magic):
            return format_.unpack(data)
    if photo := _PHOTO.match(data):
        raise FormatError("error.picture_empty", kind=photo.lastgroup)
    return encoding.decode(data)


def is_picture(head: bytes) -> bool:
    """Whether a file that begins like this is a picture or a document, not text."""
    ours = head.startswith(tuple(format_.magic for format_ in _PACKED))
    return ours or _PHOTO.match(head) is not None


def names(*, writable: bool = False) -> list[str]:
    """The names of all formats, or of those that can be written."""
    return [format_.name for format_ in FORMATS if format_.write or not writable]


def find(name: str) -> Format:
    """The format with a name, or with an extension such as '.sdk'."""
    format_ = None
    if isinstance(name, str):
        format_ = _BY_NAME.get(name.lower()) or _by_extension(name)
    if format_ is None:
        raise FormatError("error.no_format", name=name, choices=tuple(names()))
    return format_


def sniff(text: str, name: str | None = None) -> Format | None:
    """The format that a text is in, or else the one that the name of the file suggests."""
    head = text[:_HEAD_CHARACTERS]
    for format_ in FORMATS:
        if format_.sniff(head):
            return format_
    return _by_extension(name) if name else None


def read(
    text: str | bytes,
    format: str | None = None,
    name: str | None = None,
    symbols: str | None = None,
) -> Puzzle:
    """The first puzzle of a text.

    `format` is the name of the format, `name` that of the file; without them the text decides.
    `symbols` are the characters for the digits 1, 2, 3, ... where they are not the usual ones.
    """
    if format is None and symbols is None and type(text) is str:
        puzzle = line.read_classic(text)
        if puzzle is not None:
            return puzzle
    return read_sheet(text, format, name, symbols).puzzle


def read_sheet(
    text: str | bytes,
    format: str | None = None,
    name: str | None = None,
    symbols: str | None = None,
) -> Sheet:
    """The first puzzle of a text, with what a player has written on it."""
    text = check_text(_text_of(text))
    if not text.strip():
        raise FormatError("error.empty_text")
    if symbols is not None:
        text = alphabet.translated(text, symbols)
    format_ = find(format) if format else sniff(text, name) or _last_resort(text)
    for sheet in format_.read(text):
        return sheet
    raise FormatError("error.no_puzzle_in_text")


def read_many(
    lines: str | bytes | Iterable[str],
    format: str | None = None,
    name: str | None = None,
) -> Iterator[Sheet]:
    """All puzzles of a text or of the lines of a file, one after the other.

    Formats with one puzzle a line are read line by line, however many there are; all others are
    read as a whole.
    """
    if isinstance(lines, (str, bytes)):
        lines = _text_of(lines).splitlines()
    rest = iter(lines)
    head = list(islice(rest, _HEAD_LINES))
    for number, head_line in enumerate(head, 1):
        check_line(head_line, number)
    text = "\n".join(head_line.rstrip("\r\n") for head_line in head)
    format_ = find(format) if format else sniff(text, name) or _last_resort(text)
    if format_.read_lines and _is_one_a_line(format_, head):
        return format_.read_lines(_checked(chain(head, rest)))
    return iter(format_.read(_gather(chain(head, rest))))


def write(sheet: Sheet | Puzzle, format: str = "line") -> str:
    """The text of a puzzle or of a half-played game."""
    return "".join(write_many([sheet], format))


def write_many(
    sheets: Iterable[Sheet | Puzzle],
    format: str = "line",
) -> Iterator[str]:
    """The texts of many, with line ends; one after the other they are the text of a collection."""
    format_ = find(format)
    if format_.header:
        yield format_.header + "\n"
    for number, sheet in enumerate(sheets):
        if number and not format_.read_lines:
            many = tuple(one.name for one in FORMATS if one.read_lines and one.write)
            raise FormatError("error.format_of_one", name=format_.name, choices=many)
        yield _written(format_, sheet)


def _written(format_: Format, sheet: Sheet | Puzzle) -> str:
    if format_.write is None:
        choices = tuple(names(writable=True))
        raise FormatError("error.format_read_only", name=format_.name, choices=choices)
    sheet = Sheet(sheet) if isinstance(sheet, Puzzle) else checked(sheet)
    if not format_.rules:
        check_rules(sheet.puzzle.layout, format_.name)
    text = format_.write(sheet)
    return text if text.endswith("\n") else text + "\n"


def _text_of(text: str | bytes) -> str:
    if isinstance(text, (bytes, bytearray)):
        data = bytes(text if is_picture(text) else text[: 4 * MAX_TEXT + 8])
        return decode(data)
    if not isinstance(text, str):
        raise FormatError("error.not_text_or_bytes", got=text)
    return text.removeprefix("\ufeff")


def _by_extension(name: str) -> Format | None:
    suffix = "." + name.lower().rpartition(".")[2]
    return next((one for one in FORMATS if suffix in one.extensions), None)


def _last_resort(text: str) -> Format:
    """The format whose complaint is most likely to help."""
    if not text.strip():
        raise FormatError("error.empty_text")
    return _BY_NAME["grid" if "\n" in text.strip() else "line"]


def _is_one_a_line(format_: Format, head: list[str]) -> bool:
    """Whether the first line that says anything is a puzzle by itself."""
    content = [head_line for head_line in head if head_line.strip()]
    content = [head_line for head_line in content if not head_line.startswith("#")] or content
    if not content:
        return False
    return bool(format_.header) or format_.sniff(content[0]) or len(content) == 1


def _checked(lines: Iterable[str]) -> Iterator[str]:
    for number, text_line in enumerate(lines, 1):
        yield text_line if len(text_line) < 1000 else check_line(text_line, number)


def _gather(lines: Iterable[str]) -> str:
    """All lines as one text, refused as soon as it is too long."""
    kept: list[str] = []
    size = 0
    for text_line in lines:
        kept.append(text_line.rstrip("\r\n"))
        size += len(kept[-1]) + 1
        if size > MAX_TEXT:
            check_text(" " * size)
    return "\n".join(kept)
