"""The text of a file that is read as a whole: never more than it may have, whatever the file is."""

from pathlib import Path

from nonet import formats
from nonet.errors import NonetError

LONGEST = 1_000_000
"""Bytes: a device such as /dev/zero has no end."""


def read_text(path: str) -> str:
    """The text of a file; what is wrong with it is said with its name."""
    with Path(path).open("rb") as file:
        data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise NonetError("error.file_too_long", path=path, most=LONGEST)
    try:
        return formats.decode(data)
    except NonetError as error:
        raise NonetError("place.in", where=path, reason=error) from error
