"""Where puzzles come from: the command line itself, files, standard input; read in batches.

A stream of plain 81-character lines, the common case for millions of puzzles, is passed on as it
is. Everything else goes through the readers of `nonet.formats`. Memory stays bounded either way.
"""

import os
import re
import sys
import time
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Protocol, cast

import click

from nonet import formats
from nonet.core import shapes
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.errors import FormatError, NonetError, PuzzleError

Item = str | Sheet
"""A plain line of the ordinary 9x9 board, known to be right, or anything else as a sheet."""

BLOCK = 1 << 18
LARGEST_WHOLE = 1 << 24
LINE_BYTES = 82
"""What a plain line takes up in a file."""

PACE = 0.2
"""Seconds that a batch should take, so that results and progress keep coming."""

_PLAIN = b"123456789.0*_-xX\r\n"
_FILE_NAME = re.compile(r"[^\n]{1,80}\.[A-Za-z][A-Za-z0-9]{0,7}")
_LINE = re.compile(r"[0-9.*_xX-]+")


class Stream(Protocol):
    """Bytes that can be read as they arrive."""

    def read1(self, size: int, /) -> bytes:
        """At most so many bytes, as soon as there are any; none at the end."""


class Source:
    """Everything that a command was given to read, and how to understand it."""

    def __init__(
        self, arguments: Iterable[str], format: str | None = None, board: str | None = None
    ) -> None:
        self.arguments = list(arguments) or ["-"]
        self.format = format
        self.layout = shapes.named(board) if board else None
        if format:
            formats.find(format)
        self.position = 0

    @property
    def total(self) -> int | None:
        """The bytes that there are to read, or None when that is not known."""
        paths = [Path(argument) for argument in self.arguments if is_path(argument)]
        if len(paths) < len(self.arguments) or not all(path.is_file() for path in paths):
            return None
        return sum(path.stat().st_size for path in paths)

    def batches(self) -> Iterator[list[Item]]:
        """All puzzles, in order."""
        for argument in self.arguments:
            yield from self._batches_of(argument)

    def items(self) -> Iterator[Item]:
        """All puzzles, one by one."""
        return chain.from_iterable(self.batches())

    def only(self) -> Item:
        """The one puzzle that there is."""
        items = list(islice(self.items(), 2))
        if len(items) != 1:
            raise PuzzleError("error.only_one")
        return items[0]

    def _batches_of(self, argument: str) -> Iterator[list[Item]]:
        if argument == "-":
            with _place("standard input"):
                yield from self._read(cast("Stream", sys.stdin.buffer), None)
        elif is_path(argument):
            with _place(argument), Path(argument).open("rb") as stream:
                yield from self._read(stream, argument)
        else:
            yield from _Pace().batches(self._parse(argument.splitlines(keepends=True), None))

    def _read(self, stream: Stream, name: str | None) -> Iterator[list[Item]]:
        blocks = self._blocks(stream)
        first = next(blocks, b"").removeprefix(b"\xef\xbb\xbf")
        if not first.strip():
            raise FormatError("error.nothing_to_read")
        blocks = chain([first], blocks)
        if formats.is_picture(first):
            lines = iter(formats.decode(_whole(blocks)).splitlines(keepends=True))
            yield from _Pace().batches(self._parse(lines, name))
            return
        if first.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
            blocks = iter([_whole(blocks)])
        if self.format is None and self.layout is None and _is_plain(first):
            yield from self._read_plain(blocks)
        else:
            lines = (line for block in blocks for line in _text(block).splitlines(keepends=True))
            yield from _Pace().batches(self._parse(lines, name))

    def _read_plain(self, blocks: Iterator[bytes]) -> Iterator[list[Item]]:
        """Blocks of 81-character lines as they are; only those with something else are parsed."""
        lines_before = 0
        pace = _Pace(BLOCK)
        for block in blocks:
            if _is_plain(block):
                yield from self._in_portions(block.decode("ascii").split(), pace)
            else:
                lines = _text(block).splitlines(keepends=True)
                yield list(self._parse(lines, None, lines_before))
            lines_before += block.count(b"\n")

    def _in_portions(self, lines: Sequence[Item], pace: "_Pace") -> Iterator[list[Item]]:
        """The lines of a block in batches; the position follows them."""
        end, left = self.position, len(lines)
        for batch in pace.batches(lines):
            left -= len(batch)
            self.position = end - left * LINE_BYTES
            yield batch

    def _parse(
        self, lines: Iterable[str], name: str | None, lines_before: int = 0
    ) -> Iterator[Item]:
        try:
            if self.layout:
                yield from self._on_layout(lines)
            else:
                format = "sdm" if lines_before else self.format
                for number, sheet in enumerate(formats.read_many(lines, format, name), 1):
                    _warn(sheet, number)
                    yield sheet
        except FormatError as error:
            if not lines_before or error.line is None:
                raise
            raise error.at(error.line + lines_before, error.column) from error

    def _on_layout(self, lines: Iterable[str]) -> Iterator[Sheet]:
        """One puzzle a line: the symbols of all cells of the board that the user named."""
        assert self.layout
        for number, line in enumerate(lines, 1):
            symbols = "".join(line.partition("#")[0].split())
            if symbols:
                try:
                    yield Sheet(Puzzle(self.layout, symbols))
                except NonetError as error:
                    raise error.at(number) from error

    def _blocks(self, stream: Stream) -> Iterator[bytes]:
        """The bytes of the stream as they arrive, cut at the ends of lines.

        A line that is too long for any puzzle is passed on unfinished; the readers refuse it.
        """
        rest = b""
        while block := stream.read1(BLOCK):
            self.position += len(block)
            end = block.rfind(b"\n") + 1
            if end or len(rest) > BLOCK:
                yield rest + block[:end]
                rest = b""
            rest += block[end:]
        if rest:
            yield rest


def _warn(sheet: Sheet, number: int) -> None:
    """Says what a reader did not understand, and what it only guessed."""
    info = sheet.puzzle.info
    if what := info.get("ignored"):
        click.echo(f"nonet: puzzle {number}: not understood, and left out: {what}", err=True)
    if what := info.get("inferred"):
        click.echo(f"nonet: puzzle {number}: inferred from drawings and text: {what}", err=True)


def is_path(argument: str) -> bool:
    """Whether an argument names a file rather than being a puzzle."""
    try:
        if argument and Path(argument).exists():  # nothing would name the folder itself
            return True
    except (OSError, ValueError):
        return False
    has_folder = "/" in argument and "://" not in argument and len(argument.splitlines()) == 1
    has_extension = _FILE_NAME.fullmatch(argument) and not _LINE.fullmatch(argument)
    return has_folder or bool(has_extension)


@contextmanager
def _place(name: str) -> Iterator[None]:
    """Errors inside say which file they are about."""
    try:
        yield
    except NonetError as error:
        raise NonetError("place.in", where=name, reason=error) from error
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), name) from error


def _whole(blocks: Iterator[bytes]) -> bytes:
    """All blocks as one, for pictures, and for text whose lines do not end in a single byte."""
    whole = bytearray()
    for block in blocks:
        whole += block
        if len(whole) > LARGEST_WHOLE:
            raise FormatError("error.long_file", most=LARGEST_WHOLE)
    return bytes(whole)


def _is_plain(block: bytes) -> bool:
    return not block.translate(None, _PLAIN) and set(map(len, block.split())) == {81}


def _text(block: bytes) -> str:
    try:
        return formats.decode(block)
    except FormatError:
        raise FormatError("error.not_utf8") from None


class _Pace:
    """Groups items so that each batch takes about as long as `PACE`, whatever the puzzles are.

    The first batch is a single puzzle; later ones have one for each core at least.
    """

    def __init__(self, most: int = 4096) -> None:
        self.most = most
        self.size = 1

    def batches(self, items: Iterable[Item]) -> Iterator[list[Item]]:
        """All items, in order."""
        iterator = iter(items)
        started = time.monotonic()
        while batch := list(islice(iterator, self.size)):
            yield batch
            spent, started = time.monotonic() - started, time.monotonic()
            self.size = min(2 * self.size, self.most) if spent < PACE else self.size // 2
            self.size = max(self.size, os.cpu_count() or 1)
