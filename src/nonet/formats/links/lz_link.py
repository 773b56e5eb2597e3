"""Links that carry a puzzle as LZ-string in base 64."""

from nonet.catalogue import Message
from nonet.errors import FormatError
from nonet.formats.links import lz_string

MAX_LENGTH = 200_000
MAX_UNPACKED = 4_000_000
"""Packed text may unpack to the square of its length: what gets longer than this is refused."""


def unpack(packed: str) -> str:
    """The text in a link; the packed part may still be percent-encoded."""
    if len(packed) > MAX_LENGTH:
        raise FormatError("error.link_length", length=len(packed), most=MAX_LENGTH)
    from urllib.parse import unquote  # noqa: PLC0415  (slow to import, and few texts are links)

    packed = unquote(packed).strip().replace(" ", "+").replace("\\", "/").replace("-", "+")
    try:
        text = lz_string.decompress(packed, MAX_UNPACKED)
    except lz_string.DamagedError as error:
        raise _broken(packed) from error
    if not text:
        raise _broken(packed)
    return text


def pack(text: str) -> str:
    """The text as it goes into a link."""
    return lz_string.compress(text)


def _broken(packed: str) -> FormatError:
    return FormatError("error.link_damaged", reason=Message("broken.packed", got=packed))
