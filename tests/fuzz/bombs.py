"""Small inputs that would cost a lot: nesting, entities, packed gigabytes, endless lines."""

import gzip
import zlib
from collections.abc import Iterator

import pictures

from nonet.formats.links.lz_link import pack

DEEP = 200_000
LONG = 5_000_000
"""Characters of a line without an end."""

LAUGHS = """<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">
<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
<!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;">
<!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;"><!ENTITY g "&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;">
]><opensudoku><game data="&g;"/></opensudoku>"""
OUTSIDE = """<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>
<opensudoku><game data="&a;"/></opensudoku>"""
QUADRATIC = '<!DOCTYPE x [<!ENTITY a "{}">]><ksudoku>{}</ksudoku>'.format(
    "a" * 50_000, "&a;" * 50_000
)


def bombs() -> Iterator[bytes]:
    """All of them."""
    yield from (b"", b"\0", b"\n" * LONG, b"\xff" * 1000, b"\xff\xfe" + b"[\0" * DEEP)
    yield from (piece.encode() * DEEP for piece in ("[", "{", '{"a":', "[[],", "<a>", "(", "'"))
    yield from (text.encode() for text in (LAUGHS, OUTSIDE, QUADRATIC))
    yield from (char * LONG for char in (b"1", b".", b" ", b",", b'"', b"\t", b"9" * 10, b"x="))
    yield b'{"format":"nonet","version":1,"layout":' + b"[" * DEEP
    yield b'{"format":"nonet-game","version":' + b"9" * 100_000 + b"}"
    yield b"title = " + b"[" * DEEP
    yield b"a." * DEEP + b"b = 1"
    yield b"seed = 1" + b"0" * 100_000
    yield from _links()
    yield from _packed()
    yield from _pictures()


def _links() -> Iterator[bytes]:
    """What repeats itself packs best: its length is the square of what it was."""
    packed = pack("[" * 200_000)
    for address in ("https://www.f-puzzles.com/?load=", "https://sudokupad.app/scl", "?bd="):
        yield (address + packed).encode()
        yield (address + "A" * 19_900).encode()
        yield (address + "%" * 19_900).encode()


def _packed() -> Iterator[bytes]:
    """A gigabyte of zeros, of lines, and gzip within gzip, each of about a megabyte."""
    yield _gzip(b"\0" * (1 << 20), 1000)
    yield _gzip(b"." * 80 + b"\n", 100_000)
    yield gzip.compress(_gzip(b"\0" * (1 << 20), 100))
    yield gzip.compress(b"puzzle\n" + b"1" * LONG)


def _pictures() -> Iterator[bytes]:
    """Small pictures that carry a gigabyte, and what is searched in vain many times over."""
    head = b'{"format": "nonet", "version": 1, "board": "9x9", "givens": "'
    for piece in (head + b"1" * (1 << 20), head + b'"}\n' * (1 << 14)):
        packed = _zlib(piece, 1000)
        yield pictures.png_of(packed)
        yield pictures.pdf_of(packed)
    yield b"%PDF-1.4" + b"/EmbeddedFile stream\n" * DEEP
    yield b"%PDF-1.4" + b"/EmbeddedFile" * DEEP
    yield b"<svg>" + b"<metadata" * DEEP
    yield b"<svg>" + b"<metadata>" * DEEP
    yield pictures.MAGIC + b"\0\0\0\0iTXt\0\0\0\0" * DEEP
    yield pictures.MAGIC + b"\xff\xff\xff\xffiTXtNonet"


def _gzip(piece: bytes, times: int) -> bytes:
    return _zlib(piece, times, bits=31)


def _zlib(piece: bytes, times: int, bits: int = 15) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, bits)
    return b"".join([*(packer.compress(piece) for _ in range(times)), packer.flush()])
