"""From bytes to text: UTF-8, or UTF-16 with a mark; everything else is refused.

Nothing is read without bounds: a text that is one puzzle has `MAX_TEXT` characters at most, a line
of a collection `MAX_LINE`. A collection may be as long as it likes.
"""

import codecs
import io
from collections.abc import Iterator
from typing import BinaryIO

from nonet.errors import FormatError

MAX_TEXT = 4_000_000
MAX_LINE = 200_000

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def decode(data: bytes) -> str:
    """The text of some bytes."""
    try:
        text = data.decode(_encoding_of(data[:4]))
    except UnicodeDecodeError as error:
        raise _not_text(error.start) from error
    if "\0" in text:
        raise _not_text(text.index("\0"))
    return text


def decode_lines(stream: BinaryIO) -> Iterator[str]:
    """The lines of a binary file, one after the other; only one of them is in memory."""
    buffered = io.BufferedReader(stream) if isinstance(stream, io.RawIOBase) else stream
    head = buffered.read(4)
    text = io.TextIOWrapper(io.BufferedReader(_Joined(head, buffered)), _encoding_of(head))
    number = 0
    while True:
        number += 1
        try:
            line = text.readline(MAX_LINE + 1)
        except UnicodeDecodeError as error:
            raise _not_text(None, number) from error
        if not line:
            return
        if "\0" in line:
            raise _not_text(None, number)
        check_line(line, number)
        yield line


def check_text(text: str) -> str:
    """Refuses a text that is too long for one puzzle."""
    if len(text) > MAX_TEXT:
        raise FormatError("error.text_too_long", length=len(text), most=MAX_TEXT)
    return text


def check_line(line: str, number: int | None = None) -> str:
    """Refuses a line that is too long."""
    if len(line) > MAX_LINE:
        raise FormatError("error.line_too_long", number, most=MAX_LINE)
    return line


class _Joined(io.RawIOBase):
    """A stream whose first bytes were read already."""

    def __init__(self, head: bytes, rest: BinaryIO) -> None:
        self._head = head
        self._rest = rest

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        data = self._head or self._rest.read(len(buffer))
        data, self._head = data[: len(buffer)], data[len(buffer) :]
        buffer[: len(data)] = data
        return len(data)


def _encoding_of(head: bytes) -> str:
    return "utf-16" if head.startswith(_UTF16) else "utf-8-sig"


def _not_text(at: int | None, line: int | None = None) -> FormatError:
    if at is None:
        return FormatError("error.not_utf8", line)
    return FormatError("error.not_utf8_at", line, byte=at + 1)
