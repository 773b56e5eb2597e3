"""A puzzle: a board, what is printed on it, and what is known about it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import and_
from types import MappingProxyType
from typing import cast

from nonet.catalogue import Message
from nonet.core import rows
from nonet.core.layout import Layout
from nonet.core.symbols import digit_of, write_line
from nonet.core.text import check_text
from nonet.errors import PuzzleError

Grid = bytes
"""One byte per cell, 0 where it is empty."""

Givens = str | Mapping[int, int] | Sequence[int] | rows.Rows
"""How givens may be written: a line of symbols, {cell: digit}, one digit per cell, or rows."""

NOTHING: Mapping[str, str] = MappingProxyType({})

_DIGITS = bytes(range(256))


@dataclass(frozen=True, slots=True, init=False)
class Puzzle:
    """A board with its givens.

    `allowed` narrows single cells to some digits (even and odd cells, say): one bit mask per cell,
    bit 0 for digit 1; empty when every digit is allowed everywhere. `info` holds title, author and
    the like and takes no part in comparisons.
    """

    layout: Layout
    givens: Grid
    allowed: tuple[int, ...]
    info: Mapping[str, str] = field(compare=False)

    def __init__(
        self,
        layout: Layout,
        givens: Givens,
        allowed: Iterable[int] = (),
        info: Mapping[str, str] = NOTHING,
    ) -> None:
        if not isinstance(layout, Layout):
            raise PuzzleError("error.not_a_layout", got=layout)
        object.__setattr__(self, "layout", layout)
        object.__setattr__(self, "givens", as_grid(layout, givens))
        object.__setattr__(self, "allowed", _checked_masks(layout, allowed))
        object.__setattr__(self, "info", _checked_info(info) if info else NOTHING)

    def with_info(self, **info: str) -> "Puzzle":
        """The same puzzle that knows more about itself."""
        return replace(self, info={**self.info, **info})

    @property
    def narrowed(self) -> tuple[int, ...]:
        """`allowed`, and what the rules of the board leave of it."""
        rules = self.layout.allowed
        if not rules or not self.allowed:
            return rules or self.allowed
        return tuple(map(and_, self.allowed, rules))

    @property
    def given_count(self) -> int:
        """How many cells are given."""
        return len(self.givens) - self.givens.count(0)

    def __str__(self) -> str:
        return write_line(self.givens)


def as_grid(layout: Layout, digits: Givens) -> Grid:
    """Checks and packs digits, one for each cell of the board."""
    if type(digits) is bytes and len(digits) == layout.cell_count:
        # Deleting the right digits and seeing what is left beats max() by ten to one.
        if digits.translate(None, _DIGITS[: layout.size + 1]):
            _check_digits(layout, digits)
        return digits
    spread = _spread(layout, digits)
    if len(spread) != layout.cell_count:
        raise PuzzleError("error.cell_count", count=layout.cell_count, got=len(spread))
    _check_digits(layout, spread)
    return bytes(spread)


def _spread(layout: Layout, digits: Givens) -> Sequence[int]:
    """One digit after the other, however they were written."""
    if isinstance(digits, str):
        return [digit_of(symbol, layout.size) for symbol in digits]
    if isinstance(digits, Mapping):
        return _placed(layout, digits)
    digits = rows.plain(digits)
    if rows.are_rows(digits):
        return rows.digits_in(digits, layout.size)
    if not isinstance(digits, Sequence):
        raise PuzzleError("error.not_givens", got=digits)
    return cast("Sequence[int]", digits)


def _placed(layout: Layout, digits: Mapping[int, int]) -> list[int]:
    spread = [0] * layout.cell_count
    for cell, digit in digits.items():
        if not isinstance(cell, int) or not 0 <= cell < layout.cell_count:
            raise PuzzleError("error.no_cell", cell=cell, last=layout.cell_count - 1)
        spread[cell] = digit
    return spread


def _check_digits(layout: Layout, digits: Sequence[int]) -> None:
    for cell, digit in enumerate(digits):
        if not isinstance(digit, int) or not 0 <= digit <= layout.size:
            name = layout.cell_name(cell)
            raise PuzzleError("error.digit_of_cell", cell=name, size=layout.size, got=digit)


def _checked_info(info: Mapping[str, str]) -> Mapping[str, str]:
    if not isinstance(info, Mapping):
        wanted = Message("wanted.object")
        raise PuzzleError("error.expected", where="info", wanted=wanted, got=info)
    for text in (*info, *info.values()):
        if not isinstance(text, str):
            wanted = Message("wanted.text")
            raise PuzzleError("error.expected", where="info", wanted=wanted, got=text)
        check_text(text)
    return MappingProxyType(dict(info))


def _checked_masks(layout: Layout, allowed: Iterable[int]) -> tuple[int, ...]:
    if allowed == ():
        return ()
    try:
        masks = tuple(allowed)
    except TypeError as error:
        raise PuzzleError("error.not_masks", got=allowed) from error
    if masks and len(masks) != layout.cell_count:
        raise PuzzleError("error.cell_count", count=layout.cell_count, got=len(masks))
    for cell, mask in enumerate(masks):
        if not isinstance(mask, int) or not 0 <= mask < 1 << layout.size:
            name, most = layout.cell_name(cell), (1 << layout.size) - 1
            raise PuzzleError("error.mask_of_cell", cell=name, most=most, got=mask)
    return masks
