"""PDF files of ours: the puzzles are a file attached to the document.

Nobody needs to know all of PDF to find it: streams stand in a file one after the other, each with
its dictionary before it, whatever program has saved it last.
"""

import re
import zlib
from collections.abc import Iterator

from nonet.formats.pictures import carried

_KIND = "PDF"
_ATTACHED = re.compile(rb"/EmbeddedFile\b(?:(?!stream).){0,400}stream\r?\n", re.DOTALL)
_MOST = 20
"""So many attached files are looked at."""

_HEAD = 80
"""Bytes that tell whether one of them is ours."""


def unpack(data: bytes) -> str:
    """The text of the attached file."""
    for start in _attached(data):
        rest = data[start : start + carried.LONGEST]
        if carried.is_carried(_head(rest)):
            return carried.text_of(_KIND, carried.unpacked(_KIND, rest))
        if carried.is_carried(rest):
            return carried.text_of(_KIND, rest.partition(b"endstream")[0].rstrip())
    raise carried.empty(_KIND)


def _attached(data: bytes) -> Iterator[int]:
    """Where the attached files begin."""
    for number, match in enumerate(_ATTACHED.finditer(data)):
        if number == _MOST:
            return
        yield match.end()


def _head(packed: bytes) -> bytes:
    """The beginning of a file that zlib has packed; nothing if it has not."""
    try:
        return zlib.decompressobj().decompress(packed, _HEAD)
    except zlib.error:
        return b""


FORMAT = carried.format_of(_KIND, "PDF file written by Nonet", b"%PDF-", unpack)
