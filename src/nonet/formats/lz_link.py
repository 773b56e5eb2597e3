"""Links that carry a puzzle as LZ-string in base 64."""

from nonet.errors import FormatError
from nonet.formats.format import quoted

MAX_LENGTH = 20_000
"""Longer links are refused: packed text may unpack to the square of its length."""


def unpack(packed: str) -> str:
    """The text in a link; the packed part may still be percent-encoded."""
    if len(packed) > MAX_LENGTH:
        raise FormatError(
            f"the link has {len(packed)} characters; right would be {MAX_LENGTH} at most"
        )
    # These two need 80 ms to import, and few texts are links.
    from urllib.parse import unquote  # noqa: PLC0415

    from lzstring import LZString  # noqa: PLC0415

    packed = unquote(packed).strip().replace(" ", "+").replace("\\", "/").replace("-", "+")
    try:
        text = LZString.decompressFromBase64(packed)
    except Exception as error:  # the package checks nothing and fails in many ways
        raise _broken(packed) from error
    if not text:
        raise _broken(packed)
    return str(text)


def pack(text: str) -> str:
    """The text as it goes into a link."""
    from lzstring import LZString  # noqa: PLC0415

    return str(LZString.compressToBase64(text))


def _broken(packed: str) -> FormatError:
    return FormatError(
        f"the link is cut off or damaged: nothing can be unpacked from {quoted(packed)}"
    )
