"""Grids as programs have them: rows of digits or symbols, lists of lists, arrays of NumPy."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeGuard

from nonet.core.symbols import digit_of


class Array(Protocol):
    """What NumPy and others call an array."""

    def tolist(self) -> Any:
        """The same as lists."""


Rows = Sequence[Sequence[int | str | None]] | Array
"""Row by row; 0, None or a blank where a cell is empty. A row may be a text, too."""


def plain(found: Any) -> Any:
    """An array as lists; anything else as it is."""
    if isinstance(found, (str, bytes)) or not hasattr(found, "tolist"):
        return found
    try:
        return found.tolist()
    except (TypeError, ValueError):  # a class, say, or a buffer of its own making
        return found


def are_rows(found: Any) -> TypeGuard[Sequence[Sequence[int | str | None]]]:
    """Whether these are rows, be they of the right length or not."""
    return (
        isinstance(found, Sequence)
        and not isinstance(found, (str, bytes, bytearray))
        and any(_is_row(row) for row in found)
        and all(_is_row(row) for row in found)
    )


def _is_row(row: Any) -> bool:
    """A text of one character is a symbol."""
    return isinstance(row, Sequence) and not (isinstance(row, str) and len(row) < 2)


def digits_in(rows: Sequence[Sequence[int | str | None]], size: int) -> list[Any]:
    """All cells one after the other, as digits; what is none stays as it is."""
    return [_digit(item, size) for row in rows for item in row]


def _digit(item: Any, size: int) -> Any:
    if item is None:
        return 0
    if isinstance(item, str):
        return digit_of(item, size)
    return int(item) if isinstance(item, float) and item.is_integer() else item
