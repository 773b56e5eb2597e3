"""Pictures and documents that carry whatever they are told, with nothing else in them."""

import html
import zlib
from collections.abc import Callable

MAGIC = b"\x89PNG\r\n\x1a\n"
Wrap = Callable[[bytes], bytes]
_END = b"\0\0\0\0IEND\xaeB`\x82"


def png(carried: bytes) -> bytes:
    """A PNG file with the text as it is."""
    return MAGIC + _chunk(b"iTXt", b"Nonet\0\0\0\0\0" + carried) + _END


def packed_png(carried: bytes) -> bytes:
    """A PNG file with the text packed, as some programs save it."""
    return png_of(zlib.compress(carried))


def png_of(packed: bytes) -> bytes:
    """A PNG file with what was packed already."""
    return MAGIC + _chunk(b"iTXt", b"Nonet\0\1\0\0\0" + packed) + _END


def pdf(carried: bytes) -> bytes:
    """A PDF file with the text as an attached file."""
    return pdf_of(zlib.compress(carried))


def pdf_of(packed: bytes) -> bytes:
    """A PDF file with what was packed already."""
    start = b"%PDF-1.4\n1 0 obj\n<< /Filter /FlateDecode /Type /EmbeddedFile >>\nstream\n"
    return start + packed + b"\nendstream\nendobj\n"


def svg(carried: bytes) -> bytes:
    """An SVG file with the text in its metadata."""
    told = html.escape(carried.decode("utf-8", "replace"))
    return f"<svg><metadata>{told}</metadata></svg>".encode()


def _chunk(name: bytes, body: bytes) -> bytes:
    return len(body).to_bytes(4) + name + body + zlib.crc32(name + body).to_bytes(4)
