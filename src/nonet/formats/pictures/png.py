"""PNG pictures of ours: the puzzle is in a chunk of text (iTXt), which other programs skip."""

import zlib
from collections.abc import Iterator
from typing import NamedTuple

from nonet.formats.pictures import carried

KEYWORD = "Nonet"
"""What the chunk is called."""

_KIND = "PNG"
_MAGIC = b"\x89PNG\r\n\x1a\n"
_START = KEYWORD.encode() + b"\0"


class _Chunk(NamedTuple):
    """A part of the file: length, name and body, and then a check sum of the last two."""

    name: bytes
    body: bytes
    is_whole: bool


def unpack(data: bytes) -> str:
    """The text that the picture carries."""
    for chunk in _chunks(data):
        if chunk.name == b"iTXt" and chunk.body.startswith(_START):
            if not chunk.is_whole:
                raise carried.damaged(_KIND)
            return carried.text_of(_KIND, _text(chunk.body[len(_START) :]))
    raise carried.empty(_KIND)


def _chunks(data: bytes) -> Iterator[_Chunk]:
    at = len(_MAGIC)
    while at + 8 <= len(data):
        end = at + 8 + int.from_bytes(data[at : at + 4])
        name, body = data[at + 4 : at + 8], data[at + 8 : end]
        told = int.from_bytes(data[end : end + 4])
        yield _Chunk(name, body, name == b"iTXt" and zlib.crc32(name + body) == told)
        at = end + 4


def _text(body: bytes) -> bytes:
    """The text after the flag of packing, its method, the language, and the keyword in that."""
    text = body[2:].partition(b"\0")[2].partition(b"\0")[2]
    return carried.unpacked(_KIND, text) if body[:1] == b"\1" else text


FORMAT = carried.format_of(_KIND, "PNG picture drawn by Nonet", _MAGIC, unpack)
